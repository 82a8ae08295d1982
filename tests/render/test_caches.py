"""Whatever is kept in memory is bounded."""

import importlib
import pkgutil
from itertools import cycle

from PIL import Image

import render
from render import base, owners, picture
from render.styles import STYLES
from tests.render.tables import BOARDS, NAMES, table, words


def kept_functions():
    """Yield every function of the package that remembers its results."""
    for module in pkgutil.iter_modules(render.__path__, "render."):
        found = importlib.import_module(module.name)
        for owner in (found, *(v for v in vars(found).values() if isinstance(v, type))):
            for name, value in vars(owner).items():
                if hasattr(value, "cache_parameters"):
                    yield f"{module.name}.{name}", value


def test_every_function_that_remembers_has_a_limit():
    found = dict(kept_functions())
    assert {"render.pieces.tile", "render.text.mask", "render.names._drawn"} <= set(found)
    limits = {name: function.cache_parameters()["maxsize"] for name, function in found.items()}
    assert {name: most for name, most in limits.items() if most is None or most > 1024} == {}


def test_boards_frames_and_tinted_regions_stay_within_theirs(painted, monkeypatch):
    """There are more boards than are kept of any of them, so one table of each fills all three."""
    monkeypatch.setattr(owners, "TINTS", 40)
    for (edition, players), style in zip(BOARDS, cycle(STYLES), strict=False):
        seen = table(players, 1, edition, held=1.0)
        render.render(seen, names=NAMES, words=words, style=style, folder=painted)
    assert len(base._memory) == base.KEPT == 4 < len(BOARDS)
    assert len(owners._tints) == 40
    assert len(picture._frames._kept) == 4
    assert all(isinstance(frame.picture, Image.Image) for frame in picture._frames._kept)
