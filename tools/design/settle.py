"""Gives a layout its terrains, natives and symbols: each kind all over the board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from random import Random

from .layout import WIDE, inset
from .measures import Shape
from .plan import Plan, Point
from .roles import CHASM, LAND, RIVER, WATER

STEPS = 200
"""Exchanges of terrains that are tried, for every region of land."""
HOT, COLD = 1.0, 0.01
BESIDE = 4.0
"""What a pair of like terrains costs as neighbours; others cost less, the further apart."""
TRIES = 400
"""Ways to lay natives and symbols that are looked at."""


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
    price = {(a, b): _dislike(shape, a, b) for a in land for b in land if a != b}
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


def _dislike(shape: Shape, a: int, b: int) -> float:
    if b in shape.beside[a]:
        return BESIDE
    return 0.03 / apart(shape.near[a], shape.near[b]) ** 2


def apart(a: Point, b: Point) -> float:
    """Return how far apart two places are as they are drawn, in heights of the board."""
    return math.hypot((a[0] - b[0]) * WIDE, a[1] - b[1])


def _waters(plan: Plan, shape: Shape) -> dict[int, str]:
    """Return the terrains of seas and lakes: what belongs to the edge goes there first."""
    wet = sorted(shape.all_of(WATER), key=lambda r: (r not in shape.edge, inset(shape.near[r]), r))
    rank = {True: 0, None: 1, False: 2}
    kinds = sorted(plan.terrains_of(WATER), key=lambda t: rank[plan.edge.get(t)])
    return dict(zip(wet, kinds, strict=True))


def natives(
    plan: Plan, shape: Shape, terrain: dict[int, str], rng: Random
) -> dict[int, dict[str, int]]:
    """Return who lives in which region of land: as the bounds say, else all over the board."""
    free, found = shape.all_of(LAND), dict[int, dict[str, int]]()
    for kind, wanted in plan.natives.items():
        if wanted.regions:
            home = _home(plan, shape, terrain, [r for r in free if r not in found], kind, rng)
            found |= {r: {kind: wanted.tokens} for r in home}
    return found


def _home(
    plan: Plan,
    shape: Shape,
    terrain: dict[int, str],
    free: Sequence[int],
    kind: str,
    rng: Random,
) -> list[int]:
    most = {
        what: plan.bounds.get(f"{kind}_{what}", (0, math.inf))[1]
        for what in ("pairs", "missing", "at_edge")
    }
    there = {terrain[r] for r in free}

    def price(home: list[int]) -> float:
        pairs = sum(b in shape.beside[a] for a, b in combinations(home, 2))
        missing = len(there - {terrain[r] for r in home})
        edge = len(shape.edge & set(home)) / len(home)
        off = max(0, pairs - most["pairs"]) + max(0, missing - most["missing"])
        crowd = sum(0.01 / apart(shape.near[a], shape.near[b]) ** 2
                    for a, b in combinations(home, 2))  # fmt: skip
        return 10 * off + 40 * max(0.0, edge - most["at_edge"]) + crowd

    best = rng.sample(free, plan.natives[kind].regions)
    least = price(best)
    for _ in range(TRIES * len(best)):
        k = rng.randrange(len(best))
        if not (others := [r for r in free if r not in best]):
            break
        other = rng.choice(others)
        home = [*best[:k], other, *best[k + 1 :]]
        if (new := price(home)) < least:
            best, least = home, new
    return sorted(best)


def symbols(plan: Plan, shape: Shape, terrain: dict[int, str], rng: Random) -> dict[int, list[str]]:
    """Return what is printed in which region, each symbol where its bounds let it be."""
    found: dict[int, list[str]] = {}
    for symbol, wanted in plan.symbols.items():
        least = plan.bounds.get(f"{symbol}_least", (0, math.inf))[0]
        most = plan.bounds.get(f"{symbol}_most", (0, math.inf))[1]
        fit = [r for r in terrain if terrain[r] in wanted.on]
        fit.sort(key=lambda r: (not least <= len(shape.beside[r]) <= most, r))
        good = sum(least <= len(shape.beside[r]) <= most for r in fit)
        fit = fit[: max(good, wanted.regions)]
        tries = [sorted(rng.sample(fit, wanted.regions)) for _ in range(TRIES)]
        for r in max(tries, key=lambda some: _closest(shape, some)):
            found.setdefault(r, []).append(symbol)
    return found


def _closest(shape: Shape, some: Sequence[int]) -> float:
    return min((apart(shape.near[a], shape.near[b]) for a, b in combinations(some, 2)), default=0)
