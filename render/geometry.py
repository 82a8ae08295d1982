"""Shapes of the regions of each board, as ``tools/geometry`` computed them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from .theme import Box

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Shape:
    """One region on the map; all points in pixels of the map."""

    polygon: tuple[Point, ...]
    label: Point
    """Centre of its number and symbols."""
    token: Point
    """Centre of its token tile."""
    marks: tuple[Point, ...]
    """Centres of its markers, the nearest to the tile first."""
    tile: int
    """Side of its token tile."""
    mark: int
    """Diameter of its markers."""

    name: tuple[int, int, int]
    """Strip kept free for its name: left and right end, and the middle's height."""
    box: Box
    """The smallest box around it, right and bottom excluded."""


@dataclass(frozen=True, slots=True)
class Border:
    """One line between two regions, or between a region and the frame (``b`` = 0)."""

    a: int
    b: int
    line: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """The shapes of one board."""

    board: str
    size: tuple[int, int]
    regions: dict[int, Shape]
    borders: tuple[Border, ...]


def _points(raw: list[list[int]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in raw)


def _box(raw: list[list[int]]) -> Box:
    xs, ys = [x for x, _ in raw], [y for _, y in raw]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


@lru_cache(maxsize=16)
def load_map(board: str) -> Map:
    """Return the map of ``board`` (``base-3p``).

    :raises LookupError: there is no such map.
    """
    source = files("render").joinpath(f"boards/{board}.json")
    if not board.replace("-", "").isalnum() or not source.is_file():
        raise LookupError(f"there is no map of the board {board!r}")
    raw = json.loads(source.read_text("utf-8"))
    return Map(
        board,
        (raw["size"][0], raw["size"][1]),
        {
            int(region): Shape(
                _points(shape["polygon"]),
                (shape["label"][0], shape["label"][1]),
                (shape["token"][0], shape["token"][1]),
                _points(shape["marks"]),
                shape["sizes"][0],
                shape["sizes"][1],
                (shape["name"][0], shape["name"][1], shape["name"][2]),
                _box(shape["polygon"]),
            )
            for region, shape in raw["regions"].items()
        },
        tuple(Border(b["a"], b["b"], _points(b["line"])) for b in raw["borders"]),
    )
