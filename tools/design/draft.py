"""From a plan and a seed to a board."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from engine.loading import DATA, load_edition
from tools.geometry.check import Home, enters, washed

from . import settle
from .layout import reading
from .measures import Shape
from .plan import Plan, PlanError
from .roles import CHASM
from .search import search

Board = dict[str, Any]
"""What a board file holds."""
STEPS = 4000
"""Steps of the search for a layout, unless somebody says otherwise."""


def draft(plan: Plan, seed: int, steps: int = STEPS) -> Board:
    """Return the board that a seed leads to, on any machine the same.

    :func:`tools.design.measures.misses` tells whether it is what the plan wants.

    :raises PlanError: the plan wants more Rivers than its regions have room for, or has faces.
    """
    if plan.faces:
        raise PlanError("of a set each face is drafted by itself")
    rng = Random(f"{plan.name} {seed}")
    found = search(plan, rng, steps)
    shape = found.shape()
    if (
        plan.face
    ):  # Its outline rounds the corners, where a point may lie of which a region is made.
        shape = replace(shape, near=found.middles())
    if not plan.centers:
        shape = _renumbered(shape, plan.wide)
    terrain = settle.terrains(plan, shape, rng)
    natives, symbols, pieces = settle.things(plan, shape, terrain, rng)
    home = Home(plan.edition, load_edition(DATA / plan.edition).symbols.entry)
    bare = {
        r: {"terrain": t, "symbols": symbols.get(r, []), "board_edge": r in shape.edge}
        for r, t in terrain.items()
    }
    regions = []
    for r in sorted(shape.roles):
        beside = [bare[n] for n in sorted(shape.beside[r])]
        regions.append(
            {
                "id": r,
                "terrain": terrain[r],
                "symbols": symbols.get(r, []),
                **({"natives": natives[r]} if r in natives else {}),
                **({"markers": pieces[r]} if r in pieces else {}),
                "board_edge": r in shape.edge,
                "entry": enters(bare[r], r in shape.edge, beside, home),
                "coastal": washed(bare[r], beside, home),
                "neighbors": _open(shape, r),
                **({"chasms": closed} if (closed := _closed(shape, r)) else {}),
                "near": [round(c, 3) for c in shape.near[r]],
            }
        )
    serves = {"players": plan.players} if plan.players else {}
    return {"edition": plan.edition, **serves, "regions": regions}


def _renumbered(shape: Shape, wide: float) -> Shape:
    """Return the same shape with its regions numbered in reading order."""
    at = {near: r for r, near in shape.near.items()}
    new = {at[near]: k for k, near in enumerate(reading(list(shape.near.values()), wide), 1)}
    return Shape(
        {new[r]: role for r, role in shape.roles.items()},
        {new[r]: frozenset(new[n] for n in beside) for r, beside in shape.beside.items()},
        frozenset(new[r] for r in shape.edge),
        {new[r]: near for r, near in shape.near.items()},
    )


def _open(shape: Shape, r: int) -> list[int]:
    """Return the neighbors that a file lists as such: chasms are listed apart, and list none."""
    if shape.roles[r] == CHASM:
        return []
    return sorted(n for n in shape.beside[r] if shape.roles[n] != CHASM)


def _closed(shape: Shape, r: int) -> list[int]:
    return sorted(n for n in shape.beside[r] if shape.roles[n] == CHASM)


def as_text(board: Board) -> str:
    """Return a board as its file is written: a region a line."""
    said = {key: value for key, value in board.items() if key != "regions"}
    head = json.dumps(said)[1:-1]
    regions = ",\n".join(f"  {json.dumps(r)}" for r in board["regions"])
    return f'{{\n {head},\n "regions": [\n{regions}\n ]\n}}\n'
