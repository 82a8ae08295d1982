"""On what boards are drawn: most fill the map, some share an outline with others of their size."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from render.ground.geometry import ROOM

FILE = Path(__file__).with_name("outlines.toml")


class Outline(NamedTuple):
    """What all boards of a size have in common, and what each of them has to offer."""

    name: str = ""
    """Empty: the frame of the whole map."""
    size: tuple[int, int] = ROOM
    """Width and height in pixels."""
    seed: int = 0
    """What its bays are drawn from."""
    tile: int = 42
    """Least side of tiles in pixels."""
    mark: int = 32
    """Least diameter of markers in pixels."""
    clear: int = 4
    """Places for markers in every region that keep clear of one another."""
    named: bool = True
    """Every region has room for its name."""
    least: int = 0
    """Square pixels of every region of land."""
    easy: float = 20.0
    """Cost of a region's places up to which the first map found is taken."""
    digits: int = 1
    """Least digits of a region's number: those of several boards are numbered through."""


WHOLE = Outline()
"""A board that fills the map."""
ISLAND = Outline(tile=38, mark=30, clear=3, named=False, least=18_000, easy=60.0, digits=2)
"""One of several boards on the map (sizes and outlines differ)."""


def outline_of(board: str) -> Outline:
    """Return the outline of a board by its id (``warcraft-l1a``)."""
    for name, raw in tomllib.loads(FILE.read_text("utf-8")).items():
        if fnmatch(board, raw["boards"]):
            width, height = raw["size"]
            return ISLAND._replace(name=name, size=(width, height), seed=raw["seed"])
    return WHOLE
