"""Islands in gray boxes: how much of the map an arrangement takes, and what has room on it.

``python -m tools.geometry.boxes warcraft-l1a warcraft-s1a --out boxes.png`` measures boards in
the order in which they are numbered, and draws outlines, labels, names, tiles and markers as boxes.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from engine.loading import DATA
from render.ground.geometry import Map, Point, map_of
from render.looks import terrain
from render.looks.look import TerrainLook
from render.map.layout import NAME, OVERHANG, box_around, label_size

from .check import area

SEA, LAND, WATER, LINE, BOX, TILE = "#9a9a9a", "#dedede", "#bcbcbc", "#303030", "#f8f8f8", "#6e6e6e"


class Measures(NamedTuple):
    """What an arrangement of boards measures, in pixels of the map."""

    cover: float
    """Share of the map that islands take."""
    channel: float
    """Least distance of two islands."""
    rim: int
    """Least distance of an island from the frame."""
    land: dict[str, tuple[float, float]]
    """Square pixels of a region of land by board: the least, and on average."""
    tile: int
    """Side of the smallest tile."""
    mark: int
    """Diameter of the smallest markers."""
    named: float
    """Share of the regions that have room for their names."""


def measured(boards: Sequence[str]) -> Measures:
    """Return what boards measure that lie on the map together.

    :raises LookupError: one of them has no map, or they don't fit.
    """
    map_ = map_of(tuple(boards))
    of = {region: board for region, (board, _) in map_.printed.items()}
    held = {region: area(shape.polygon) for region, shape in map_.regions.items()}
    coasts: dict[str, list[Point]] = {board: [] for board in boards}
    for border in map_.borders:
        if not border.b:
            coasts[of[border.a]] += border.line
    land: dict[str, list[float]] = {board: [] for board in boards}
    for region, look in _looks(map_).items():
        if not look.water:
            land[of[region]].append(held[region])
    apart = (
        math.dist(a, b)
        for one, other in combinations(coasts.values(), 2)
        for a, b in product(one, other)
    )
    rim = min(min(x, y, map_.size[0] - x, map_.size[1] - y) for x, y in chain(*coasts.values()))
    shapes = map_.regions.values()
    return Measures(
        sum(held.values()) / math.prod(map_.size),
        min(apart, default=math.inf),
        rim,
        {board: (min(areas), sum(areas) / len(areas)) for board, areas in land.items()},
        min(shape.tile for shape in shapes),
        min(shape.mark for shape in shapes),
        sum(shape.name is not None for shape in shapes) / len(shapes),
    )


def boxes(boards: Sequence[str]) -> Image.Image:
    """Return the map of boards with everything that must have room on it as a box."""
    map_ = map_of(tuple(boards))
    picture = Image.new("RGB", map_.size, SEA)
    pen = ImageDraw.Draw(picture)
    looks = _looks(map_)
    for region, shape in map_.regions.items():
        pen.polygon(shape.polygon, WATER if looks[region].water else LAND, LINE)
        symbols = len(_printed(*map_.printed[region])["symbols"])
        side = shape.tile + OVERHANG
        pen.rectangle(box_around(*shape.token, side, side), BOX)
        pen.rectangle(box_around(*shape.token, shape.tile, shape.tile), TILE)
        for at in shape.marks:
            pen.ellipse(box_around(*at, shape.mark, shape.mark), BOX, LINE)
        pen.rectangle(box_around(*shape.label, *label_size(region, symbols)), BOX, LINE)
        pen.text(shape.label, str(region), LINE, anchor="mm", font_size=24)
        if shape.name:
            start, end, y = shape.name
            pen.rectangle((start, y - NAME // 2, end, y + NAME // 2), BOX)
    return picture


def _looks(map_: Map) -> dict[int, TerrainLook]:
    """Return how the terrain of every region looks."""
    return {
        region: terrain(_printed(board, number)["terrain"], board.partition("-")[0])
        for region, (board, number) in map_.printed.items()
    }


def _printed(board: str, number: int) -> dict[str, Any]:
    """Return a region of a board as its file has it."""
    return _regions(board)[number]


@cache
def _regions(board: str) -> dict[int, dict[str, Any]]:
    edition, _, name = board.partition("-")
    file = DATA / edition / "boards" / f"{name}.json"
    return {region["id"]: region for region in json.loads(file.read_text("utf-8"))["regions"]}


def main() -> int:
    """Measure the boards named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.geometry.boxes", description=__doc__)
    parser.add_argument("boards", nargs="+", help="ids of boards")
    parser.add_argument("--out", type=Path, help="where the picture goes")
    said = parser.parse_args()
    try:
        found = measured(said.boards)
    except (LookupError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    for name, figure in found._asdict().items():
        print(f"{name:8} {figure}")
    if said.out:
        boxes(said.boards).save(said.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
