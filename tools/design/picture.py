"""A board as players see it, or would: drawn by the same code, on the map computed for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

from bot.texts.i18n import Words, key_of
from engine import Box, new_game, view
from render import render
from render.ground.geometry import FOLDERS, load_map, map_of
from tools.board import NAMES
from tools.play import position_seed, random_position

from .fairness import Place
from .table import box_of


def picture(place: Place, maps: Path | None = None, turns: int = 0, seed: int = 1) -> Image.Image:
    """Return the table on a board, after so many turns of random play.

    The map of a draft is the file of the same name in the folder ``maps``.  Its regions bear the
    names of their terrains, as they have none of their own yet.

    :raises BoardError: the board has faults.
    :raises LookupError: there is no map of it.
    :raises OSError: a file cannot be read.
    """
    box = box_of(place)
    state = random_position(box, seed, turns) if turns else new_game(box, position_seed(seed))
    with lying(maps):
        return render(view(box, state), names=NAMES[: box.players], words=_words(box))


def _words(box: Box) -> Callable[..., str]:
    """Return English words that call a region without a name by its terrain."""
    plain = Words(strict=True)
    terrain = {f"region-{r.board}-{r.number}": r.terrain for r in box.regions.values()}

    def words(key: str, **params: str | int) -> str:
        nameless = key in terrain and not plain.has(key)
        return plain(key_of("terrain", terrain[key]) if nameless else key, **params)

    return words


@contextmanager
def lying(maps: Path | None) -> Iterator[None]:
    """Have the maps of a folder among those that pictures are drawn on."""
    if maps is None:
        yield
        return
    FOLDERS.append(maps)
    try:
        yield
    finally:
        FOLDERS.remove(maps)
        for known in (load_map, map_of):
            known.cache_clear()
