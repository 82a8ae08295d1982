"""Looks for a layout that meets its plan: small changes, fewer and fewer of them for the worse."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random

from .cells import OUTSIDE
from .layout import Drawn, changed, drawn, first
from .measures import Figures, Shape, shaped
from .plan import SHEET, Plan
from .roles import CHASM, LAND, WATER

HOT, COLD = 1.2, 0.03
"""How much worse a change may make a layout, at the beginning and at the end."""
FAR, NEAR = 0.03, 0.008
"""How far things are moved at the beginning and at the end, in sides of the board."""
WEIGHTS = {
    "loose": 2.0,
    "mean_degree": 25.0,
    "least_degree": 1.5,
    "most_degree": 1.5,
    "mean_degree_wet": 25.0,
    "least_degree_wet": 1.5,
    "most_degree_wet": 1.5,
    "chain": 3.0,
    "chain_ends": 2.0,
    "chain_apart": 25.0,
}
OTHERS = 2.0
"""What one of each costs that a layout is out of bounds, and one of any other measure."""
MIDDLE = 0.3
"""What it costs to be at either end of what a bound allows, rather than in the middle."""
TORN, LINK, CLOSE = 4.0, 2.5, 2.5
"""What it costs if a region is in pieces, if a link of the chain is missing or one too many, and
if chasms or seas touch each other."""
SEEN, SHORT = 0.04, 0.5
"""Borders shorter than this part of the whole map's height cost up to so much each."""
TIGHT = 0.35
"""How much a board costs whose regions of land lie unevenly."""


def search(plan: Plan, rng: Random, steps: int) -> Drawn:
    """Return the best layout found in so many steps.

    :raises PlanError: there is not even a first one.
    """
    now = drawn(first(plan, rng))
    price = cost(plan, now)
    best, least = now, price
    for step in range(steps):
        done = step / steps
        heat, far = HOT * (COLD / HOT) ** done, FAR * (NEAR / FAR) ** done
        layout = changed(plan, now.layout, rng, far)
        new = drawn(layout, now if layout.roles == now.layout.roles else None)
        worse = (new_price := cost(plan, new)) - price
        if worse <= 0 or rng.random() < math.exp(-worse / heat):
            now, price = new, new_price
            if price < least:
                best, least = now, price
    return best


def cost(plan: Plan, found: Drawn) -> float:
    """Return how far a layout is from its plan: below 1 as a rule if it meets all bounds."""
    shape = found.shape()
    figures = shaped(shape)
    broken = sum(_broken(plan, found, shape, figures))
    return broken + sum(_extreme(plan, figures)) + sum(_ugly(plan, found))


def _broken(plan: Plan, found: Drawn, shape: Shape, figures: Figures) -> Iterator[float]:
    """Yield what a draft must not have."""
    for name, (least, most) in plan.bounds.items():
        if name in figures:
            off = max(least - figures[name], figures[name] - most, 0.0)
            yield off * WEIGHTS.get(name, OTHERS)
    yield TORN * found.contacts.torn
    chain = [r + 1 for r in found.layout.chain]
    follow = {frozenset(pair) for pair in pairwise(chain)}
    linked = {frozenset((a, b)) for a in chain for b in shape.beside[a] if b in chain}
    yield LINK * len(follow ^ linked)
    yield LINK * len(set(chain) & shape.edge ^ {*chain[:1], *chain[-1:]})
    for what in (CHASM, WATER):
        apart = shape.all_of(what)
        yield CLOSE * sum(len(shape.beside[r] & set(apart)) for r in apart) / 2
    yield from _symbols(plan, shape.beside, shape.all_of(CHASM))
    seas = [plan.edge.get(t) for t in plan.terrains_of(WATER)]
    outer = len(shape.edge & set(shape.all_of(WATER)))
    yield float(max(seas.count(True) - outer, outer - len(seas) + seas.count(False), 0))


def _symbols(
    plan: Plan, beside: Mapping[int, frozenset[int]], closed: list[int]
) -> Iterator[float]:
    """Yield how many chasms are missing that a symbol could be printed on."""
    for symbol, printed in plan.symbols.items():
        least = plan.bounds.get(f"{symbol}_least", (0, 99))[0]
        most = plan.bounds.get(f"{symbol}_most", (0, 99))[1]
        fit = sum(least <= len(beside[r]) <= most for r in closed)
        if set(printed.on) <= set(plan.terrains_of(CHASM)):
            yield 1.0 * max(0, printed.regions - fit)


def _extreme(plan: Plan, figures: Figures) -> Iterator[float]:
    """Yield how near a mean or a count is to what a bound just allows."""
    for name in ("mean_degree", "mean_degree_wet", "at_stream", "at_closed", "at_edge"):
        least, most = plan.bounds.get(name, (0, math.inf))
        if math.isfinite(most) and least < most:
            off = abs(figures[name] - (least + most) / 2) / (most - least) * 2
            yield MIDDLE * min(off, 1.0) ** 2


def _ugly(plan: Plan, found: Drawn) -> Iterator[float]:
    """Yield what makes a map hard to draw: short borders, land that lies close together."""
    seen = SEEN * (SHEET[1] / plan.outline[1])
    for length in found.contacts.lengths.values():
        if length < seen:
            yield SHORT * (1 - length / seen)
    n = len(found.layout.middles)
    fair = math.sqrt(plan.wide / n)
    lengths = found.contacts.lengths
    around: dict[int, float] = {}
    for (a, b), length in lengths.items():
        for r in (a, b):
            if r != OUTSIDE and found.layout.roles[r] == LAND:
                around[r] = around.get(r, 0.0) + length
    for whole in around.values():
        yield TIGHT * max(0.0, 2.4 - whole / fair) ** 2
