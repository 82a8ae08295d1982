"""Whatever is kept in memory is bounded."""

import gc
import importlib
import pkgutil
from itertools import cycle
from types import FunctionType, ModuleType

import pytest
from PIL import Image

import render
from engine import Target
from render import Happened, parts
from render.ground import base
from render.map import owners
from render.pictures import picture
from render.styles import STYLES
from tests.render.tables import BOARDS, NAMES, table, words


def kept_functions():
    """Yield every function of the package that remembers its results."""
    for module in pkgutil.walk_packages(render.__path__, "render."):
        found = importlib.import_module(module.name)
        for owner in (found, *(v for v in vars(found).values() if isinstance(v, type))):
            for name, value in vars(owner).items():
                if hasattr(value, "cache_parameters"):
                    yield f"{module.name}.{name}", value


def test_every_function_that_remembers_has_a_limit():
    found = dict(kept_functions())
    assert {
        "render.pieces.tiles.tile",
        "render.writing.text.mask",
        "render.map.names._drawn",
    } <= set(found)
    limits = {name: function.cache_parameters()["maxsize"] for name, function in found.items()}
    assert {name: most for name, most in limits.items() if most is None or most > 1024} == {}


@pytest.fixture(scope="module")
def full(painted):
    """Draw a table on every board of every box, with all that may lie there and has happened.

    There are more boards than are kept of anything, so one table of each fills all caches.
    """
    for _, function in kept_functions():
        function.cache_clear()
    for store in (base._memory, base._faces, owners._tints, picture._frames._kept):
        store.clear()
    for (edition, players), style in zip(BOARDS, cycle(STYLES), strict=False):
        seen = table(players, 1, edition, held=1.0, crowd=0.4)
        told = [Happened(r.id, 0, r.owner) for r in seen.regions[:8]]
        shown = {"names": NAMES, "words": words, "style": style, "folder": painted}
        render.render(seen, happened=told, **shown)
        priced = {r.id: Target(2, roll=False) for r in seen.regions}
        render.render_panel(seen, targets=priced, **shown)


@pytest.mark.usefixtures("full")
def test_boards_frames_and_tinted_regions_stay_within_theirs():
    assert len(base._memory) == base.KEPT < len(BOARDS)
    assert len(base._faces) <= base.FACES
    assert len(owners._tints) == owners.TINTS
    assert len(picture._frames._kept) == parts.FRAMES
    assert all(isinstance(frame.picture, Image.Image) for frame in picture._frames._kept)


def pictures(kept):
    """Return the pictures that something holds, by their id, and the bytes that each takes."""
    found, known, ahead = {}, set(), [kept]
    while ahead:
        one = ahead.pop()
        if isinstance(one, Image.Image):
            wide, high = one.size
            found[id(one)] = wide * high * (1 if one.mode in ("1", "L") else 4)
        elif id(one) not in known:
            known.add(id(one))
            if isinstance(one, FunctionType):
                ahead += [cell.cell_contents for cell in one.__closure__ or ()]
            elif not isinstance(one, type | ModuleType):
                ahead += gc.get_referents(one)
    return found


@pytest.mark.usefixtures("full")
def test_all_that_is_kept_of_all_boxes_takes_at_most_150_megabytes():
    """What isn't full yet is counted as if it were, with more of what it has."""
    stores = [
        (base._memory, len(base._memory), base.KEPT),
        (base._faces, len(base._faces), base.FACES),
        (picture._frames._kept, len(picture._frames._kept), parts.FRAMES),
        (owners._tints, len(owners._tints), owners.TINTS),
    ]
    for _, function in kept_functions():
        info = function.cache_info()
        held = [one for one in gc.get_referents(function) if not callable(one)]
        stores.append((held, info.currsize, info.maxsize))
    known, total = set(), 0
    for kept, number, most in stores:
        own = {one: size for one, size in pictures(kept).items() if one not in known}
        known |= set(own)
        total += sum(own.values()) * most / max(1, number)
    assert len(known) > 1000
    assert 100e6 < total <= 150e6
