"""Where regions lie and which of them are Rivers, chasms, seas: a draft before it has terrains."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random

from .cells import OUTSIDE, Cell, Contacts, Site, cells, contacts, middle_of
from .measures import Shape
from .plan import Plan, PlanError, Point
from .roles import CHASM, LAND, RIVER, WATER

ALONG = (0.3, 0.6, 0.9)
"""Where points of a River lie between its middle and its end."""
ARM = (0.5, 1.0)
"""Where points of a chasm lie between its middle and its end."""
TRIES = 10_000
"""Courses of the Rivers that are tried before there is none."""
ROUNDED = 0.001
"""How much nearer to a known middle one stays than is allowed, so that it may be rounded."""


@dataclass(frozen=True)
class Layout:
    """A draft in the making; regions are numbered from 0, places are from 0 to 1 both ways."""

    middles: tuple[Point, ...]
    roles: tuple[str, ...]
    chain: tuple[int, ...]
    """The Rivers in their order."""
    bends: tuple[Point, ...]
    """Where the chain begins, where one River goes over into the next, and where it ends."""
    arms: tuple[tuple[int, Point, Point], ...]
    """Both ends of every chasm, after its number."""
    wide: float
    """The board's width by its height."""

    def sites(self) -> list[Site]:
        """Return the points of all regions, region by region."""
        arms = {r: (one, other) for r, one, other in self.arms}
        found: list[Site] = []
        for r, middle in enumerate(self.middles):
            points = [middle]
            if self.roles[r] == CHASM:
                points += [_between(middle, end, t) for end in arms[r] for t in ARM]
            elif self.roles[r] == RIVER:
                k = self.chain.index(r)
                ends = self.bends[k : k + 2]
                points += [_between(middle, end, t) for end in ends for t in ALONG]
            found += [Site(x * self.wide, y, r) for x, y in points]
        return found


@dataclass(frozen=True)
class Drawn:
    """A layout with its cells."""

    layout: Layout
    sites: list[Site]
    cells: list[Cell]
    contacts: Contacts

    def shape(self) -> Shape:
        """Return what the measures look at, regions numbered from 1."""
        n = len(self.layout.middles)
        beside: dict[int, set[int]] = {r: set() for r in range(1, n + 1)}
        edge = set()
        for a, b in self.contacts.lengths:
            if a == OUTSIDE:
                edge.add(b + 1)
            else:
                beside[a + 1].add(b + 1)
                beside[b + 1].add(a + 1)
        return Shape(
            {r + 1: role for r, role in enumerate(self.layout.roles)},
            {r: frozenset(others) for r, others in beside.items()},
            frozenset(edge),
            {r + 1: middle for r, middle in enumerate(self.layout.middles)},
        )

    def middles(self) -> dict[int, Point]:
        """Return the middles of all regions as they have come out, numbered from 1."""
        wide, regions = self.layout.wide, range(len(self.layout.middles))
        found = [middle_of(r, self.sites, wide) for r in regions]
        return {r: (x / wide, y) for r, (x, y) in enumerate(found, 1)}


def drawn(layout: Layout, before: Drawn | None = None) -> Drawn:
    """Return a layout with its cells; those of ``before`` are kept where nothing has moved."""
    sites = layout.sites()
    old = (before.cells, before.sites) if before else ()
    found = cells(sites, layout.wide, *old)
    return Drawn(layout, sites, found, contacts(sites, found))


def first(plan: Plan, rng: Random) -> Layout:
    """Return a layout with as many regions of each role as wanted, most of them badly placed."""
    middles = plan.centers or _spread(plan.size, plan.wide, rng)
    rivers = len(plan.terrains_of(RIVER))
    chain, bends = _course(middles, rivers, rng) if rivers else ((), ())
    rest = [r for r in range(plan.size) if r not in chain]
    rng.shuffle(rest)
    closed = _far(rest, middles, len(plan.terrains_of(CHASM)), list(chain))
    wet = _wet(plan, [r for r in rest if r not in closed], middles, rng)
    roles = [LAND] * plan.size
    for some, what in ((chain, RIVER), (closed, CHASM), (wet, WATER)):
        for r in some:
            roles[r] = what
    arms = tuple((r, *_arms(middles[r], rng)) for r in sorted(closed))
    return Layout(tuple(middles), tuple(roles), chain, bends, arms, plan.wide)


def _spread(n: int, wide: float, rng: Random) -> tuple[Point, ...]:
    """Return so many middles all over the board, in reading order."""
    found: list[Point] = []
    for _ in range(n):
        tries = [(rng.uniform(0.04, 0.96), rng.uniform(0.04, 0.96)) for _ in range(12 * n)]
        found.append(max(tries, key=lambda p: min((_far_from(p, q) for q in found), default=0.0)))
    return tuple(reading(found, wide))


def reading(points: list[Point], wide: float) -> list[Point]:
    """Return points in reading order: row by row, a row being about as high as a region.

    ``wide``: the board's width by its height.
    """
    rows = max(1, round(math.sqrt(len(points) / wide)))
    down = sorted(points, key=lambda p: p[1])
    size = math.ceil(len(down) / rows)
    return [p for k in range(0, len(down), size) for p in sorted(down[k : k + size])]


def _course(
    middles: tuple[Point, ...], rivers: int, rng: Random
) -> tuple[tuple[int, ...], tuple[Point, ...]]:
    """Return a chain of Rivers across the board, and its bends.

    :raises PlanError: there are too many Rivers for so few regions.
    """
    for _ in range(TRIES):
        start, end = _on_frame(rng.random()), _on_frame(rng.random())
        if _far_from(start, end) < 0.85:
            continue
        wished = [_between(start, end, (k + 0.5) / rivers) for k in range(rivers)]
        near = [_near(w, middles, rng.randrange(3)) for w in wished]
        if len(set(near)) == rivers:
            inner = [_between(middles[a], middles[b], 0.5) for a, b in pairwise(near)]
            return tuple(near), (start, *inner, end)
    raise PlanError(f"no chain of {rivers} Rivers fits among {len(middles)} regions")


def _near(at: Point, middles: tuple[Point, ...], rank: int) -> int:
    """Return the region that is nearest, or second or third nearest."""
    return sorted(range(len(middles)), key=lambda r: _far_from(at, middles[r]))[rank]


def _far(some: list[int], middles: tuple[Point, ...], n: int, others: list[int]) -> list[int]:
    """Return ``n`` of some regions, each as far as can be from those before and the others."""
    found: list[int] = []
    for _ in range(n):
        left = [r for r in some[: max(n, len(some) // 2)] if r not in found]
        away = [middles[s] for s in (*others, *found)]
        off = {r: min((_far_from(middles[r], at) for at in away), default=0.0) for r in left}
        found.append(max(left, key=off.__getitem__))
    return found


def _wet(plan: Plan, some: list[int], middles: tuple[Point, ...], rng: Random) -> list[int]:
    """Return regions for seas and lakes: seas outside, lakes inside, as the plan says."""
    wet: list[int] = []
    for terrain in plan.terrains_of(WATER):
        outer = plan.edge.get(terrain)
        dry = [r for r in some if r not in wet]
        if outer is None:
            wet.append(rng.choice(dry))
        else:
            ranked = sorted(dry, key=lambda r: inset(middles[r]), reverse=not outer)
            wet.append(rng.choice(ranked[: max(3, len(ranked) // 5)]))
    return wet


def inset(at: Point) -> float:
    """Return how far a place is from the nearest side of the board."""
    return min(at[0], 1 - at[0], at[1], 1 - at[1])


def _arms(middle: Point, rng: Random) -> tuple[Point, Point]:
    turn, long = rng.uniform(0, math.pi), rng.uniform(0.04, 0.12)
    dx, dy = long * math.cos(turn), long * math.sin(turn)
    return _within((middle[0] + dx, middle[1] + dy)), _within((middle[0] - dx, middle[1] - dy))


def changed(plan: Plan, layout: Layout, rng: Random, far: float) -> Layout:
    """Return a layout that differs in one thing; ``far``: how far things move, as a rule."""
    kind = rng.random()
    if kind < 0.55:
        return _moved(plan, layout, rng.randrange(plan.size), rng, far)
    if layout.chain and kind < 0.7:
        return _bent(layout, rng, 2 * far)
    if layout.arms and kind < 0.85:
        k = rng.randrange(len(layout.arms))
        r, one, other = layout.arms[k]
        pair = (_stray(one, rng, 2 * far), other) if rng.random() < 0.5 else (
            one,
            _stray(other, rng, 2 * far),
        )  # fmt: skip
        return replace(layout, arms=(*layout.arms[:k], (r, *pair), *layout.arms[k + 1 :]))
    if kind < 0.93 or not (layout.chain or layout.arms or WATER in layout.roles):
        return _moved(plan, layout, rng.randrange(plan.size), rng, 3 * far)
    return _swapped(layout, rng)


def _moved(plan: Plan, layout: Layout, r: int, rng: Random, far: float) -> Layout:
    """Move a middle, no further than it may be from a known one."""
    at = _stray(layout.middles[r], rng, far)
    if plan.centers:
        home = plan.centers[r]
        off = _far_from(at, home)
        most = plan.bounds.get("drift", (0, math.inf))[1] - ROUNDED
        if off > most:
            at = _between(home, at, most / off)
    return replace(layout, middles=(*layout.middles[:r], at, *layout.middles[r + 1 :]))


def _bent(layout: Layout, rng: Random, far: float) -> Layout:
    """Move a bend of the chain; its first and last stay on the frame."""
    k = rng.randrange(len(layout.bends))
    if 0 < k < len(layout.bends) - 1:
        at = _stray(layout.bends[k], rng, far)
    else:
        at = _on_frame(_along(layout.bends[k]) + rng.gauss(0, far / 4))
    return replace(layout, bends=(*layout.bends[:k], at, *layout.bends[k + 1 :]))


def _swapped(layout: Layout, rng: Random) -> Layout:
    """Let a region of land and a River, chasm or sea near it change what they are."""
    special = rng.choice([r for r, role in enumerate(layout.roles) if role != LAND])
    land = sorted(
        (r for r, role in enumerate(layout.roles) if role == LAND),
        key=lambda r: _far_from(layout.middles[r], layout.middles[special]),
    )
    other = land[min(int(rng.expovariate(0.5)), len(land) - 1)]
    roles = list(layout.roles)
    roles[special], roles[other] = roles[other], roles[special]
    chain = tuple(other if r == special else r for r in layout.chain)
    arms = [a for a in layout.arms if a[0] != special]
    if len(arms) < len(layout.arms):
        arms.append((other, *_arms(layout.middles[other], rng)))
    return replace(layout, roles=tuple(roles), chain=chain, arms=tuple(sorted(arms)))


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def _far_from(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def _within(at: Point) -> Point:
    return min(max(at[0], 0.02), 0.98), min(max(at[1], 0.02), 0.98)


def _stray(at: Point, rng: Random, far: float) -> Point:
    return _within((at[0] + rng.gauss(0, far), at[1] + rng.gauss(0, far)))


def _on_frame(t: float) -> Point:
    """Return a place on the frame, ``t`` going round from 0 to 1."""
    side, at = divmod(t % 1 * 4, 1)
    return ((at, 0.0), (1.0, at), (1 - at, 1.0), (0.0, 1 - at))[int(side) % 4]


def _along(at: Point) -> float:
    """Return how far round the frame a place on it is, from 0 to 1."""
    x, y = at
    if y == 0.0:
        return x / 4
    if x == 1.0:
        return (1 + y) / 4
    return (3 - x) / 4 if y == 1.0 else (4 - y) / 4
