"""Shapes of the regions of each board, as ``tools/geometry`` computed them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from .theme import Box

Point = tuple[int, int]
ROOM = (1200, 1060)
"""Width and height of the map, in pixels; a board that lies there alone fills it."""
FOLDERS: list[Traversable] = [files("render").joinpath("boards")]
"""Where maps are looked for, one file for each board; a tool may have more."""


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

    def __hash__(self) -> int:
        """Hash its place alone: all its points would take longer than what is kept by shape."""
        return hash(self.box)


@dataclass(frozen=True, slots=True)
class Border:
    """One line between two regions, or between a region and the frame (``b`` = 0)."""

    a: int
    b: int
    line: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Map:
    """The shapes of all boards on a table; regions are numbered through."""

    boards: tuple[str, ...]
    size: tuple[int, int]
    regions: dict[int, Shape]
    borders: tuple[Border, ...]
    printed: dict[int, tuple[str, int]]
    """The board that each region is printed on, and its number there."""

    @property
    def name(self) -> str:
        """The ids of the boards in one word."""
        return "+".join(self.boards)


def _points(raw: list[list[int]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in raw)


def _box(raw: list[list[int]]) -> Box:
    xs, ys = [x for x, _ in raw], [y for _, y in raw]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def map_file(board: str) -> Traversable:
    """Return the file with the map of ``board`` (``base-3p``).

    :raises LookupError: there is no such map.
    """
    if board.replace("-", "").isalnum():
        for file in (folder.joinpath(f"{board}.json") for folder in FOLDERS):
            if file.is_file():
                return file
    raise LookupError(f"there is no map of the board {board!r}")


@lru_cache(maxsize=16)
def load_map(board: str) -> Map:
    """Return the map of ``board``.

    :raises LookupError: there is no such map.
    """
    raw = json.loads(map_file(board).read_text("utf-8"))
    regions = {
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
    }
    width, height = raw["size"]
    return Map(
        (board,),
        (width, height),
        regions,
        tuple(Border(b["a"], b["b"], _points(b["line"])) for b in raw["borders"]),
        {region: (board, region) for region in regions},
    )


@lru_cache(maxsize=16)
def chart_of(boards: tuple[str, ...]) -> Map:
    """Return the map of all ``boards`` on a table: of several an arrangement, water between them.

    :raises LookupError: one of them has no map, or they don't fit.
    """
    maps = [load_map(board) for board in boards]
    if len(maps) == 1:
        return maps[0]
    regions: dict[int, Shape] = {}
    borders: list[Border] = []
    printed: dict[int, tuple[str, int]] = {}
    for one, (x, y) in zip(maps, arranged([one.size for one in maps]), strict=True):
        first = len(regions)
        regions |= {first + r: _moved(shape, x, y) for r, shape in one.regions.items()}
        printed |= {first + r: place for r, place in one.printed.items()}
        for border in one.borders:
            line = tuple((a + x, b + y) for a, b in border.line)
            borders.append(Border(first + border.a, border.b and first + border.b, line))
    return Map(boards, ROOM, regions, tuple(borders), printed)


def arranged(sizes: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return where boards of these sizes lie on the map, in as many rows as leave them most air.

    They stand in their order, row by row, with the same air around all that are in a row.

    :raises LookupError: they don't fit.
    """
    best: tuple[int, list[tuple[int, int]]] | None = None
    for rows in _rows(sizes):
        heights = [max(height for _, height in row) for row in rows]
        down = (ROOM[1] - sum(heights)) // (len(rows) + 1)
        air, places, top = down, list[tuple[int, int]](), down
        for row, tall in zip(rows, heights, strict=True):
            across = (ROOM[0] - sum(width for width, _ in row)) // (len(row) + 1)
            air, left = min(air, across), across
            for width, height in row:
                places.append((left, top + (tall - height) // 2))
                left += width + across
            top += tall + down
        if air >= 0 and (best is None or air > best[0]):
            best = air, places
    if best is None:
        raise LookupError("these boards don't fit beside each other")
    return best[1]


def _rows(sizes: Sequence[tuple[int, int]]) -> Iterator[list[Sequence[tuple[int, int]]]]:
    """Yield every way to cut a row into rows, one row first."""
    yield [sizes]
    for first in range(1, len(sizes)):
        yield from ([sizes[:first], *rest] for rest in _rows(sizes[first:]))


def _moved(shape: Shape, x: int, y: int) -> Shape:
    def moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((a + x, b + y) for a, b in points)

    start, end, middle = shape.name
    left, top, right, bottom = shape.box
    return Shape(
        moved(shape.polygon),
        (shape.label[0] + x, shape.label[1] + y),
        (shape.token[0] + x, shape.token[1] + y),
        moved(shape.marks),
        shape.tile,
        shape.mark,
        (start + x, end + x, middle + y),
        (left + x, top + y, right + x, bottom + y),
    )
