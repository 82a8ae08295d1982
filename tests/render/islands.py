"""Two islands: boards in files of their own on one table, entered at anchors; for tests only.

Their maps are made of squares.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from engine import Box, Choice, Choices, Setup
from engine.editions import base
from engine.loading import DATA, Boards, Tiles, box_of_files
from render.ground.geometry import Border, Map, Shape

SIDE = 130
"""Pixels of a region's side."""
ISLANDS = {"isle-big": (4, 4), "isle-small": (3, 2)}
"""Columns and rows of regions."""
TERRAINS = ("forest", "hill", "swamp", "farmland", "mountain", "lake")
ROUNDS = 4


def _numbers(wide: int, high: int) -> dict[int, tuple[int, int]]:
    """Return column and row of each region."""
    return {1 + x + wide * y: (x, y) for y in range(high) for x in range(wide)}


def board(name: str) -> dict[str, Any]:
    """Return an island as a board file holds it."""
    cells = _numbers(*ISLANDS[name])
    rng = Random(name)
    terrain = {r: rng.choice(TERRAINS[:4]) for r in cells} | {1: "forest", 2: "lake", 4: "mountain"}
    near = {
        r: [s for s, (a, b) in cells.items() if abs(a - x) + abs(b - y) == 1]
        for r, (x, y) in cells.items()
    }
    return {
        "edition": "isle",
        "rounds": ROUNDS,
        "regions": [
            {
                "id": r,
                "terrain": terrain[r],
                "symbols": ["anchor"] if r == 1 else [],
                "natives": {"lost_tribe": 1} if r % 5 == 0 else {},
                "board_edge": False,
                "entry": r == 1,
                "coastal": terrain[r] != "lake" and any(terrain[n] == "lake" for n in near[r]),
                "neighbors": near[r],
                "near": [0.5, 0.5],
            }
            for r in cells
        ],
    }


def island_map(name: str) -> Map:
    """Return the map of an island."""
    wide, high = ISLANDS[name]
    cells = _numbers(wide, high)
    regions = {r: _shape(x * SIDE, y * SIDE) for r, (x, y) in cells.items()}
    at = {place: r for r, place in cells.items()}
    borders = []
    for (x, y), r in at.items():
        left, top = x * SIDE, y * SIDE
        right, low = left + SIDE, top + SIDE
        for beside, line in (
            ((x + 1, y), ((right, top), (right, low))),
            ((x, y + 1), ((left, low), (right, low))),
            ((x - 1, y), ((left, top), (left, low))),
            ((x, y - 1), ((left, top), (right, top))),
        ):
            if at.get(beside, 0) > r or beside not in at:
                borders.append(Border(r, at.get(beside, 0), line))
    size = (wide * SIDE + 1, high * SIDE + 1)
    return Map((name,), size, regions, tuple(borders), {r: (name, r) for r in regions})


def _shape(x: int, y: int) -> Shape:
    return Shape(
        ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE)),
        (x + 32, y + 22),
        (x + 35, y + 86),
        ((x + 100, y + 70), (x + 100, y + 104)),
        46,
        30,
        (x + 6, x + 124, y + 50),
        (x, y, x + SIDE + 1, y + SIDE + 1),
    )


def _setup(choice: Choice, seed: str) -> Setup:
    return Setup.of(choice, tuple(ISLANDS))


def _box(
    folder: Path,
    setup: Setup,
    tiles: Tiles,
    versions: Mapping[str, int],
    boards: Boards | None = None,
) -> Box:
    return box_of_files(setup, folder, tiles, versions, boards)


def made(tmp_path: Path) -> SimpleNamespace:
    """Return an edition whose table has both islands, for two, with the tiles of the base game."""
    folder = tmp_path / "isle"
    (folder / "boards").mkdir(parents=True)
    printed = (DATA / "base" / "edition.toml").read_text("utf-8")
    symbols = '"cavern", "anchor"]\nentry = "anchor"'
    (folder / "edition.toml").write_text(printed.replace('"cavern"]', symbols), "utf-8")
    for name in ISLANDS:
        file = folder / "boards" / f"{name.removeprefix('isle-')}.json"
        file.write_text(json.dumps(board(name)), "utf-8")
    return SimpleNamespace(
        VERSION=1,
        choices=lambda: Choices((2,)),
        setup=_setup,
        seating=base.seating,
        tiles=base.tiles,
        box=partial(_box, folder),
    )
