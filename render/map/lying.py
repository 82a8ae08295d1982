"""What lies in a region beside its tile: markers, and what was found there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.view import View

HOLDS, IMMUNE, FOUND, DEFENSE, OTHER = range(5)
"""How much it matters to see a kind of piece, the most first."""


class Kind(NamedTuple):
    """Pieces of one kind that lie in a region."""

    what: str
    """Id of the marker, or of what was found."""
    amount: int
    family: str = "marker"
    rank: int = OTHER
    """``HOLDS``, ``IMMUNE``, ``FOUND``, ``DEFENSE`` or ``OTHER``."""


def lying(view: View) -> dict[int, tuple[Kind, ...]]:
    """Return what lies in each region that has anything: markers as in the box, then finds.

    A power badge that lies with a find comes after it.
    """
    kinds: dict[int, list[Kind]] = {
        r.id: [Kind(m, n, "marker", _rank(view, m)) for m, n in r.markers] for r in view.regions
    }
    for find in view.finds:
        if find.region in kinds:
            kinds[find.region].append(Kind(find.id, 1, find.family, FOUND))
            if find.badge:
                kinds[find.region].append(Kind(find.badge, 1, "power", FOUND))
    return {region: tuple(there) for region, there in kinds.items() if there}


def _rank(view: View, marker: str) -> int:
    spec = view.markers.get(marker)
    if spec is None:
        return OTHER
    if spec.holds:
        return HOLDS
    return IMMUNE if spec.immune else DEFENSE if spec.defense else OTHER


def foremost(kinds: Sequence[Kind], most: int) -> tuple[tuple[Kind, ...], int]:
    """Return the ``most`` kinds that matter most, in their order, and how many are left."""
    if len(kinds) <= most:
        return tuple(kinds), 0
    matter = sorted(range(len(kinds)), key=lambda place: (kinds[place].rank, place))[:most]
    return tuple(kinds[place] for place in sorted(matter)), len(kinds) - most
