"""Shapes of the regions of each board, as ``tools/geometry`` computed them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from render.theme import Box

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
    """Center of its number and symbols."""
    token: Point
    """Center of its token tile."""
    marks: tuple[Point, ...]
    """Centers of its markers, the nearest to the tile first."""
    tile: int
    """Side of its token tile."""
    mark: int
    """Diameter of its markers."""
    name: tuple[int, int, int] | None
    """Strip kept free for its name: left and right end, and the middle's height; or there is no
    room for one."""
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
    lies: Arrangement | None = None
    """How several boards lie beside each other."""

    @property
    def name(self) -> str:
        """The ids of the boards in one word."""
        return "+".join(self.boards)

    def moved(self, x: int, y: int, scale: float = 1.0) -> Map:
        """Return the same map ``scale`` times as large, then moved right and down."""
        return replace(
            self,
            regions={r: _moved(shape, x, y, scale) for r, shape in self.regions.items()},
            borders=tuple(
                Border(b.a, b.b, _moved_points(b.line, x, y, scale)) for b in self.borders
            ),
        )


def _points(raw: list[list[int]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in raw)


def _box(raw: Sequence[Sequence[int]]) -> Box:
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
            (name[0], name[1], name[2]) if (name := shape.get("name")) else None,
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
def map_of(boards: tuple[str, ...]) -> Map:
    """Return the map of all ``boards`` on a table: of several an arrangement, water between them.

    If none is fixed for boards of these sizes, they lie where there is most air.

    :raises LookupError: one of them has no map, or they don't fit.
    """
    maps = [load_map(board) for board in boards]
    if len(maps) == 1:
        return maps[0]
    sizes = tuple(one.size for one in maps)
    lies = arrangements().get(sizes) or Arrangement(tuple(arranged(sizes)))
    regions: dict[int, Shape] = {}
    borders: list[Border] = []
    printed: dict[int, tuple[str, int]] = {}
    for one, (x, y) in zip(maps, lies.places, strict=True):
        first, there = len(regions), _lying(one.name, x, y, lies.scale)
        regions |= {first + r: shape for r, shape in there.regions.items()}
        printed |= {first + r: place for r, place in one.printed.items()}
        for border in there.borders:
            beside = border.b and first + border.b
            borders.append(Border(first + border.a, beside, border.line))
    return Map(boards, ROOM, regions, tuple(borders), printed, lies)


@lru_cache(maxsize=48)
def _lying(board: str, x: int, y: int, scale: float) -> Map:
    """Return the map of a board where it lies in some arrangement; many have it there."""
    return load_map(board).moved(x, y, scale)


class Arrangement(NamedTuple):
    """How boards lie on the map together."""

    places: tuple[Point, ...]
    """The left upper corner of each, in their order."""
    scale: float = 1.0
    """How many times as large as their maps they are drawn."""


def arrangements() -> Mapping[tuple[tuple[int, int], ...], Arrangement]:
    """Return the arrangements that are fixed, by the sizes of the boards in their order.

    So all boards of one outline share them.  They are in ``arrangements.toml`` beside the maps.
    """
    found = {}
    for folder in FOLDERS:
        file = folder.joinpath("arrangements.toml")
        for raw in tomllib.loads(file.read_text("utf-8"))["fixed"] if file.is_file() else ():
            sizes, places = _points(raw["sizes"]), _points(raw["places"])
            found[sizes] = Arrangement(places, raw.get("scale", 1.0))
    return found


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


def _moved_points(points: tuple[Point, ...], x: int, y: int, scale: float) -> tuple[Point, ...]:
    return tuple((round(a * scale) + x, round(b * scale) + y) for a, b in points)


def _moved(shape: Shape, x: int, y: int, scale: float) -> Shape:
    polygon = _moved_points(shape.polygon, x, y, scale)
    label, token = _moved_points((shape.label, shape.token), x, y, scale)
    name = None
    if shape.name:
        start, end, middle = shape.name
        left, right = _moved_points(((start, middle), (end, middle)), x, y, scale)
        name = left[0], right[0], left[1]
    return Shape(
        polygon,
        label,
        token,
        _moved_points(shape.marks, x, y, scale),
        round(shape.tile * scale),
        round(shape.mark * scale),
        name,
        _box(polygon),
    )
