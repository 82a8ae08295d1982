"""Makes the map of one or more boards: ``python -m tools.geometry BOARD.json ...``.

Takes some minutes a board and is deterministic on one machine; commit
the result and let the test prove it, for another machine may round otherwise.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from render.layout import label_size

from .check import Home, faults, shape_faults
from .foam import Foam, Grade, Outline, relax
from .graph import Regions, corners, load
from .place import BARE, SIZES, Sizes, grade, masked, place, space_out
from .plane import HEIGHT, WIDTH
from .room import has_neck, inscribed
from .roughen import roughen
from .start import draw

MAPS = Path(__file__).parents[2] / "render" / "boards"
FOAMS, GOOD, ROUGHS = 8, 3, 4
"""Foams tried until so many are good, and ways to roughen each, of which the best is taken."""
EASY = 20.0
"""Cost of a region's places up to which a foam is taken at once."""


def _drawn(foam: Foam, seed: int, regions: Regions) -> dict[str, Any]:
    """Return a map as it is stored, still without places."""
    lines = roughen(foam, seed)
    polygons = foam.polygons([np.array(line) for line in lines])
    whole = {r: [(int(x), int(y)) for x, y in p] for r, p in polygons.items()}
    return {
        "size": [WIDTH, HEIGHT],
        "regions": {str(r): {"polygon": whole[r]} for r in sorted(regions)},
        "rocks": [whole[cell] for cell in foam.ids if cell < 0],
        "borders": [
            {"a": b.left, "b": b.right, "line": line}
            for b, line in zip(foam.borders, lines, strict=True)
        ],
    }


def _outlines(drawn: dict[str, Any]) -> dict[int, list[tuple[int, int]]]:
    return {int(r): shape["polygon"] for r, shape in drawn["regions"].items()}


def _grader(regions: Regions, players: int, home: Home) -> Grade:
    """Return what tells how large the pieces are for which a region has room."""
    symbols, bare, sizes = _symbols(regions), _bare(regions, home), _sizes(players)

    def graded(region: int, outline: Outline) -> int:
        mask, _ = masked(outline, (WIDTH, HEIGHT))
        wished = BARE if region in bare else sizes
        return grade(mask, label_size(region, symbols[region]), wished)

    return graded


def _worth(
    drawn: dict[str, Any], regions: Regions, graded: Grade, home: Home
) -> tuple[float, list[str]]:
    """Return the radius of the tightest land region, and what is wrong with the shapes."""
    polygons = _outlines(drawn)
    index, radius = inscribed(polygons)
    necks = [r for k, r in enumerate(polygons) if has_neck(index == k + 1)]
    land = min(radius[r] for r in regions if home.look(regions[r]).room == 1.0)
    tight = [r for r, outline in polygons.items() if not graded(r, outline)]
    return land, [
        *shape_faults(regions, drawn, home),
        *(f"region {r} has a thin neck" for r in necks),
        *(f"region {r} has no room for its pieces" for r in tight),
    ]


def make(board: Path) -> tuple[dict[str, Any], list[str]]:
    """Return the best map of a board, and what is wrong with it."""
    regions, graph, home = load(board)
    raw = json.loads(board.read_text("utf-8"))
    name = f"{raw['edition']}{raw['players']}"
    seed = int(hashlib.sha256(name.encode()).hexdigest()[:8], 16)
    triples, swallowed, near = corners(regions, graph, home)
    rocks = [cell for cell, host in swallowed.items() if host is None]
    graded = _grader(regions, raw["players"], home)
    good: list[tuple[float, dict[str, Any]]] = []
    wrong: list[str] = []
    for k in range(0, FOAMS * ROUGHS, ROUGHS):
        foam = Foam(
            regions,
            home,
            rocks,
            near,
            draw(triples, swallowed, near),
            np.random.default_rng(seed + k),
        )
        relax(foam, graded)
        drawn, wrong = _best_rough(foam, seed + k, regions, graded, home)
        if not wrong:
            try:
                price = _furnish(drawn, regions, raw["players"], home)
            except ValueError as tight:
                wrong = [str(tight)]
                continue
            good.append((price, drawn))
            if len(good) == GOOD or price <= EASY * len(regions):
                break
    if not good:
        return drawn, wrong
    _, drawn = min(good, key=lambda g: g[0])
    return drawn, faults(regions, drawn, home)


def _best_rough(
    foam: Foam, seed: int, regions: Regions, graded: Grade, home: Home
) -> tuple[dict[str, Any], list[str]]:
    """Return the best of some ways to roughen a foam, and what is wrong with it."""
    tried = []
    for k in range(ROUGHS):
        drawn = _drawn(foam, seed + k, regions)
        land, wrong = _worth(drawn, regions, graded, home)
        tried.append(((-len(wrong), land), drawn, wrong))
    _, drawn, wrong = max(tried, key=lambda t: t[0])
    return drawn, wrong


def _sizes(players: int) -> Sizes:
    return SIZES[min(SIZES, key=lambda n: (abs(n - players), n))]


def _symbols(regions: Regions) -> dict[int, int]:
    return {r: len(region["symbols"]) for r, region in regions.items()}


def _bare(regions: Regions, home: Home) -> set[int]:
    """Return the regions that nobody can hold."""
    return {r for r, region in regions.items() if home.look(region).deep}


def _furnish(drawn: dict[str, Any], regions: Regions, players: int, home: Home) -> float:
    """Find the places of labels, tiles, markers and names, in place; return their cost."""
    found, price = place(
        _outlines(drawn), _symbols(regions), (WIDTH, HEIGHT), _sizes(players), _bare(regions, home)
    )
    for region, places in found.items():
        drawn["regions"][str(region)] |= places
    return price


def anew(board: Path, known: Path) -> tuple[dict[str, Any], list[str]]:
    """Return a known map with all places found anew, and what is wrong with it."""
    regions, _, home = load(board)
    drawn = json.loads(known.read_text("utf-8"))
    _furnish(drawn, regions, json.loads(board.read_text("utf-8"))["players"], home)
    return drawn, faults(regions, drawn, home)


def spaced(board: Path, known: Path) -> tuple[dict[str, Any], list[str]]:
    """Return a known map with places anew only where markers would meet, and what is wrong with it.

    :raises ValueError: a region has no room for them.
    """
    regions, _, home = load(board)
    drawn = json.loads(known.read_text("utf-8"))
    sizes = _sizes(json.loads(board.read_text("utf-8"))["players"])
    shapes, bare = drawn["regions"], _bare(regions, home)
    there = {int(r): shape for r, shape in shapes.items() if int(r) not in bare}
    found = space_out(_outlines(drawn), _symbols(regions), (WIDTH, HEIGHT), sizes, there)
    for region, places in found.items():
        shapes[str(region)] |= places
        print(f"   region {region}: {places['sizes']}")
    return drawn, faults(regions, drawn, home)


def main() -> int:
    """Make the maps of the boards named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.geometry", description=__doc__)
    parser.add_argument("boards", nargs="+", type=Path, help="board files of engine/data")
    parser.add_argument("--out", type=Path, default=MAPS, help="folder for the maps")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--places", action="store_true", help="keep the shapes, find places anew")
    how.add_argument("--spaced", action="store_true", help="only where markers would meet")
    said = parser.parse_args()
    failed = 0
    for board in said.boards:
        began = time.perf_counter()
        raw = json.loads(board.read_text("utf-8"))
        path = said.out / f"{raw['edition']}-{raw['players']}p.json"
        if said.places or said.spaced:
            drawn, wrong = (anew if said.places else spaced)(board, path)
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
