"""How the regions of a race hang together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.specs import RegionSpec


def joined(start: Collection[int], near: Callable[[int], Collection[int]]) -> set[int]:
    """Return ``start`` and all that can be reached from it through ``near``."""
    seen, todo = set(start), list(start)
    while todo:
        new = set(near(todo.pop())) - seen
        seen |= new
        todo += new
    return seen


def groups(
    regions: Sequence[RegionSpec], near: Callable[[RegionSpec], Collection[int]]
) -> list[set[int]]:
    """Return the groups that ``regions`` fall into when those ``near`` one another are joined."""
    specs = {r.id: r for r in regions}
    beside = {r.id: set(near(r)) & specs.keys() for r in regions}
    for region, others in beside.items():
        for other in others:
            beside[other].add(region)
    left, found = set(specs), []
    while left:
        group = joined([min(left)], lambda region: beside[region])
        found.append(group)
        left -= group
    return found
