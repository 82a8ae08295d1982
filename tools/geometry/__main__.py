"""Makes the map of one or more boards: ``python -m tools.geometry BOARD.json ...``.

Takes some minutes a board and is deterministic on one machine; commit
the result and let the test prove it, for another machine may round otherwise.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

from .board import Board
from .check import faults, shape_faults
from .foam import Foam, relax
from .graph import corners
from .level import Drawn, level
from .place import place, space_out
from .room import has_neck, inscribed
from .roughen import roughen
from .start import draw

MAPS = Path(__file__).parents[2] / "render" / "boards"
FOAMS, GOOD, ROUGHS = 8, 3, 4
"""Foams tried until so many are good, and ways to roughen each, of which the best is taken."""
HEIGHTS = (1.0, 0.7, 0.4)
"""How high the waves are that roughen it: lower where all ways take too much of some region."""


def _drawn(board: Board, foam: Foam, seed: int, height: float) -> Drawn:
    """Return a map still without places."""
    lines = roughen(foam, seed, height, board.coast)
    polygons = foam.polygons([np.array(line) for line in lines])
    whole = {r: [(int(x), int(y)) for x, y in p] for r, p in polygons.items()}
    drawn = {
        "size": list(board.outline.size),
        "regions": {str(r): {"polygon": whole[r]} for r in sorted(board.regions)},
        "rocks": [whole[cell] for cell in foam.ids if cell < 0],
        "borders": [
            {"a": b.left, "b": b.right, "line": line}
            for b, line in zip(foam.borders, lines, strict=True)
        ],
    }
    return level(drawn, board.land, board.outline.least)


def _outlines(drawn: Drawn) -> dict[int, list[tuple[int, int]]]:
    return {int(r): shape["polygon"] for r, shape in drawn["regions"].items()}


def _worth(board: Board, drawn: Drawn) -> tuple[float, list[str]]:
    """Return the radius of the tightest land region, and what is wrong with the shapes."""
    polygons = _outlines(drawn)
    index, radius = inscribed(polygons, board.outline.size)
    necks = [r for k, r in enumerate(polygons) if has_neck(index == k + 1)]
    tight = [r for r, outline in polygons.items() if not board.roomy(r, outline)]
    return min(radius[r] for r in board.land), [
        *shape_faults(board.regions, drawn, board.home, board.outline),
        *(f"region {r} has a thin neck" for r in necks),
        *(f"region {r} has no room for its pieces" for r in tight),
    ]


def make(path: Path) -> tuple[Drawn, list[str]]:
    """Return the best map of a board, and what is wrong with it."""
    board = Board(path)
    triples, swallowed, near = corners(board.regions, board.graph, board.home)
    rocks = [cell for cell, host in swallowed.items() if host is None]
    good: list[tuple[float, Drawn]] = []
    wrong: list[str] = []
    for k in range(0, FOAMS * ROUGHS, ROUGHS):
        foam = Foam(
            board.regions,
            board.home,
            rocks,
            near,
            draw(triples, swallowed, near, board.sheet),
            np.random.default_rng(board.seed + k),
            board.sheet,
        )
        relax(foam, board.grade)
        drawn, wrong = _best_rough(board, foam, board.seed + k)
        if not wrong:
            try:
                price = _furnish(board, drawn)
            except ValueError as tight:
                wrong = [str(tight)]
                continue
            good.append((price, drawn))
            if len(good) == GOOD or price <= board.outline.easy * len(board.regions):
                break
    if not good:
        return drawn, wrong
    _, drawn = min(good, key=lambda g: g[0])
    return drawn, _faults(board, drawn)


def _best_rough(board: Board, foam: Foam, seed: int) -> tuple[Drawn, list[str]]:
    """Return the best of some ways to roughen a foam, and what is wrong with it."""
    for height in HEIGHTS:
        tried = []
        for k in range(ROUGHS):
            drawn = _drawn(board, foam, seed + k, height)
            land, wrong = _worth(board, drawn)
            tried.append(((-len(wrong), land), drawn, wrong))
        _, drawn, wrong = max(tried, key=lambda t: t[0])
        if not wrong:
            break
    return drawn, wrong


def _faults(board: Board, drawn: Drawn) -> list[str]:
    return faults(board.regions, drawn, board.home, board.outline)


def _furnish(board: Board, drawn: Drawn) -> float:
    """Find the places of labels, tiles, markers and names, in place; return their cost."""
    wished = {r: board.wished(r) for r in board.regions}
    found, price = place(_outlines(drawn), board.labels, board.outline.size, wished)
    shapes = drawn["regions"]
    for region, places in found.items():
        shapes[str(region)] = {"polygon": shapes[str(region)]["polygon"]} | places
    return price


def anew(path: Path, known: Path) -> tuple[Drawn, list[str]]:
    """Return a known map with all places found anew, and what is wrong with it."""
    board, drawn = Board(path), json.loads(known.read_text("utf-8"))
    _furnish(board, drawn)
    return drawn, _faults(board, drawn)


def leveled(path: Path, known: Path) -> tuple[Drawn, list[str]]:
    """Return a known map whose land has its least area, with all places found anew.

    Also what is wrong with it.
    """
    board, drawn = Board(path), json.loads(known.read_text("utf-8"))
    drawn = level(drawn, board.land, board.outline.least)
    _furnish(board, drawn)
    return drawn, _faults(board, drawn)


def spaced(path: Path, known: Path) -> tuple[Drawn, list[str]]:
    """Return a known map with places anew only where markers would meet, and what is wrong with it.

    :raises ValueError: a region has no room for them.
    """
    board, drawn = Board(path), json.loads(known.read_text("utf-8"))
    shapes = drawn["regions"]
    there = {int(r): shape for r, shape in shapes.items() if int(r) not in board.bare}
    size = board.outline.size
    found = space_out(_outlines(drawn), board.labels, size, board.sizes, there)
    for region, places in found.items():
        shapes[str(region)] |= places
        print(f"   region {region}: {places['sizes']}")
    return drawn, _faults(board, drawn)


def main() -> int:
    """Make the maps of the boards named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.geometry", description=__doc__)
    parser.add_argument("boards", nargs="+", type=Path, help="board files of engine/data")
    parser.add_argument("--out", type=Path, default=MAPS, help="folder for the maps")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--places", action="store_true", help="keep the shapes, find places anew")
    how.add_argument("--spaced", action="store_true", help="only where markers would meet")
    how.add_argument("--level", action="store_true", help="give known land its least area")
    said = parser.parse_args()
    ways = ((said.places, anew), (said.spaced, spaced), (said.level, leveled))
    mend = next((way for chosen, way in ways if chosen), None)
    failed = 0
    for board in said.boards:
        began = time.perf_counter()
        path = said.out / f"{Board(board).id}.json"
        if mend:
            drawn, wrong = mend(board, path)
        else:
            drawn, wrong = make(board)
        print(f"{path.name}: {len(wrong)} faults, {time.perf_counter() - began:.0f} s")
        for fault in wrong:
            print("  ", fault)
        if wrong:
            failed = 1
        else:
            path.write_text(json.dumps(drawn, separators=(",", ":")) + "\n", "utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main())
