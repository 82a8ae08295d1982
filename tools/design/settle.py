"""Gives a layout its terrains, natives, symbols and pieces: each kind all over the board."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from engine.loading import DATA, load_edition

from .layout import inset
from .measures import Shape
from .plan import Plan, Point
from .roles import CHASM, LAND, RIVER, WATER

STEPS = 200
"""Exchanges of terrains that are tried, for every region of land."""
HOT, COLD = 1.0, 0.01
BESIDE = 4.0
"""What a pair of like terrains costs as neighbors; others cost less, the further apart."""
TRIES = 400
"""Ways to lay natives, symbols and pieces that are looked at."""
ALONE = 0.2
"""How much nearer to each other things may come for each that has its region to itself, where a
plan says how many there may be in one."""


def terrains(plan: Plan, shape: Shape, rng: Random) -> dict[int, str]:
    """Return the terrain of every region: like ones apart, seas outside and lakes inside."""
    found: dict[int, str] = {}
    for what in (RIVER, CHASM):
        found |= zip(shape.all_of(what), plan.terrains_of(what), strict=True)
    found |= _waters(plan, shape)
    land = shape.all_of(LAND)
    kinds = plan.terrains_of(LAND)
    rng.shuffle(kinds)
    mine = dict(zip(land, kinds, strict=True))
    price = {(a, b): _dislike(plan, shape, a, b) for a in land for b in land if a != b}
    steps = STEPS * len(land)

    def pays(r: int) -> float:
        return sum(price[r, s] for s in land if s != r and mine[s] == mine[r])

    for step in range(steps):
        a, b = rng.sample(land, 2)
        if mine[a] == mine[b]:
            continue
        before = pays(a) + pays(b)
        mine[a], mine[b] = mine[b], mine[a]
        worse = pays(a) + pays(b) - before
        if worse > 0 and rng.random() >= math.exp(-worse / (HOT * (COLD / HOT) ** (step / steps))):
            mine[a], mine[b] = mine[b], mine[a]
    return found | mine


def _dislike(plan: Plan, shape: Shape, a: int, b: int) -> float:
    if b in shape.beside[a]:
        return BESIDE
    return 0.03 / apart(plan, shape.near[a], shape.near[b]) ** 2


def apart(plan: Plan, a: Point, b: Point) -> float:
    """Return how far apart two places are as they are drawn, in heights of the board."""
    return math.hypot((a[0] - b[0]) * plan.wide, a[1] - b[1])


def _waters(plan: Plan, shape: Shape) -> dict[int, str]:
    """Return the terrains of seas and lakes: what belongs to the edge goes there first."""
    wet = sorted(shape.all_of(WATER), key=lambda r: (r not in shape.edge, inset(shape.near[r]), r))
    rank = {True: 0, None: 1, False: 2}
    kinds = sorted(plan.terrains_of(WATER), key=lambda t: rank[plan.edge.get(t)])
    return dict(zip(wet, kinds, strict=True))


class Things(NamedTuple):
    """What lies in regions, by their numbers."""

    natives: dict[int, dict[str, int]]
    """Tokens by kind."""
    symbols: dict[int, list[str]]
    pieces: dict[int, dict[str, int]]
    """Before the first turn, besides those of terrains: how many of each marker."""

    def in_region(self, r: int) -> int:
        """Return how many symbols, kinds of natives and pieces there are in a region."""
        return sum(len(some.get(r, ())) for some in self)


def things(plan: Plan, shape: Shape, terrain: Mapping[int, str], rng: Random) -> Things:
    """Return what lies where: as the bounds say, else all over the board.

    Symbols that may be printed in few homes of natives only come first, and natives keep off them.
    """
    found = Things({}, {}, {})
    first = [symbol for symbol, wanted in plan.symbols.items() if wanted.among]
    for symbol in first:
        _print(plan, shape, terrain, symbol, found, rng)
    for kind in plan.natives:
        _settle(plan, shape, terrain, kind, found, rng)
    for symbol in plan.symbols:
        if symbol not in first:
            _print(plan, shape, terrain, symbol, found, rng)
    for piece in plan.pieces:
        _lay(plan, shape, terrain, piece, found, rng)
    return found


def _settle(
    plan: Plan, shape: Shape, terrain: Mapping[int, str], kind: str, found: Things, rng: Random
) -> None:
    """Let natives live in regions of land."""
    wanted = plan.natives[kind]
    free = [
        r for r in shape.all_of(LAND) if r not in found.natives and terrain[r] not in wanted.not_on
    ]
    most = {
        what: plan.bounds.get(f"{kind}_{what}", (0, math.inf))[1]
        for what in ("pairs", "missing", "at_edge")
    }
    among = {symbol: p.among[kind] for symbol, p in plan.symbols.items() if kind in p.among}
    there = {terrain[r] for r in free}

    def price(home: list[int]) -> float:
        pairs = sum(b in shape.beside[a] for a, b in combinations(home, 2))
        missing = len(there - {terrain[r] for r in home})
        edge = len(shape.edge & set(home)) / len(home)
        off = max(0, pairs - most["pairs"]) + max(0, missing - most["missing"])
        for symbol, few in among.items():
            off += max(0, sum(symbol in found.symbols.get(r, ()) for r in home) - few)
        crowd = sum(0.01 / apart(plan, shape.near[a], shape.near[b]) ** 2
                    for a, b in combinations(home, 2))  # fmt: skip
        return 10 * off + 40 * max(0.0, edge - most["at_edge"]) + crowd

    best = rng.sample(free, wanted.regions)
    least = price(best)
    for _ in range(TRIES * len(best)):
        k = rng.randrange(len(best))
        if not (others := [r for r in free if r not in best]):
            break
        other = rng.choice(others)
        home = [*best[:k], other, *best[k + 1 :]]
        if (new := price(home)) < least:
            best, least = home, new
    found.natives.update((r, {kind: wanted.tokens}) for r in best)


def _print(
    plan: Plan, shape: Shape, terrain: Mapping[int, str], symbol: str, found: Things, rng: Random
) -> None:
    """Print a symbol where its bounds let it be."""
    wanted = plan.symbols[symbol]
    least = plan.bounds.get(f"{symbol}_least", (0, math.inf))[0]
    most = plan.bounds.get(f"{symbol}_most", (0, math.inf))[1]
    suits = {
        r: least <= len(shape.beside[r]) <= most and wanted.edge in (None, r in shape.edge)
        for r in terrain
        if terrain[r] in wanted.on
    }

    def fits(some: Sequence[int]) -> bool:
        return not wanted.apart or all(b not in shape.beside[a] for a, b in combinations(some, 2))

    for r in _lying(plan, shape, suits, wanted.regions, found, rng, fits):
        found.symbols.setdefault(r, []).append(symbol)


def _lay(
    plan: Plan, shape: Shape, terrain: Mapping[int, str], piece: str, found: Things, rng: Random
) -> None:
    """Lay a piece where it may lie before the first turn."""
    wanted = plan.pieces[piece]
    edition = load_edition(DATA / plan.edition)
    suits = {
        r: (not wanted.guarded or r in found.natives or bool(edition.terrains[terrain[r]].marker))
        and not set(found.symbols.get(r, ())) & set(wanted.off)
        for r in shape.all_of(LAND)
    }
    for r in _lying(plan, shape, suits, wanted.regions, found, rng):
        found.pieces.setdefault(r, {})[piece] = 1


def _lying(
    plan: Plan,
    shape: Shape,
    suits: Mapping[int, bool],
    n: int,
    found: Things,
    rng: Random,
    fits: Callable[[Sequence[int]], bool] = lambda some: True,
) -> list[int]:
    """Return ``n`` regions for one thing, as far apart as can be.

    ``suits``: the regions that there are for it, and which of them suit it; ``fits`` tells whether
    some suit it together.  If there are too few of these, others must do.
    """
    most = plan.bounds.get("crowd", (0, math.inf))[1]
    alone = ALONE if "crowd" in plan.bounds else 0.0
    full = {r: found.in_region(r) >= most for r in suits}
    good = [r for r in suits if suits[r] and not full[r]]
    places = sorted(suits, key=lambda r: (r not in good, full[r], r))[: max(len(good), n)]
    tries = [sorted(rng.sample(places, n)) for _ in range(TRIES)]

    def worth(some: Sequence[int]) -> float:
        return _closest(plan, shape, some) - alone * sum(found.in_region(r) for r in some)

    return max([some for some in tries if fits(some)] or tries, key=worth)


def _closest(plan: Plan, shape: Shape, some: Sequence[int]) -> float:
    far = (apart(plan, shape.near[a], shape.near[b]) for a, b in combinations(some, 2))
    return min(far, default=0)
