"""Everything in a box that has a name of its own, in families.

Who looks something up, draws it or explains it goes through the families; no family is known to
anybody but here.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from .hooks import Trait

Family = Literal[
    "race", "power", "relic", "place", "marker", "terrain", "symbol", "native", "rule", "faction"
]
FAMILIES: Final[tuple[Family, ...]] = (
    "race", "power", "relic", "place", "marker", "terrain", "symbol", "native", "rule", "faction"
)  # fmt: skip
"""All families.  An id that two of them know means the earlier one, unless one is named."""

PIECES: Final[tuple[Family, ...]] = ("marker", "native")
"""Families of what lies in regions and makes them cost more."""

Things = Mapping[Family, Mapping[str, "Thing"]]
"""The things of a box by family and id, in the order of the box."""


class Thing(NamedTuple):
    """Something with a name."""

    id: str
    family: Family
    trait: Trait | None = None
    """What it does; ``None``: it does nothing by itself."""


def families(**members: Mapping[str, Trait | None]) -> Things:
    """Return the things of each family, given by id with what they do.

    :raises ValueError: two of them speak or are a reason for a price, and bear one id.
    """
    found: dict[Family, Mapping[str, Thing]] = {}
    reasons: dict[str, Family] = {}
    for family in FAMILIES:
        found[family] = {i: Thing(i, family, t) for i, t in members.get(family, {}).items()}
        for thing in found[family].values():
            if not thing.trait and family not in PIECES:
                continue
            if (other := reasons.setdefault(thing.id, family)) != family:
                raise ValueError(f"{thing.id} is a {other} and a {family}")
    return found


def printed_name(id: str) -> str:
    """Return the name that a thing bears in its box: ``gnomes`` of ``warcraft.gnomes``.

    Where two boxes print one name in a family, the id of the one that was added later begins
    with its edition and a dot, so that an id means one thing everywhere.
    """
    return id.rpartition(".")[2]


def find(things: Things, id: str, among: Sequence[Family] = FAMILIES) -> Thing | None:
    """Return what bears ``id`` in the first family of ``among`` that knows it."""
    return next((things[family][id] for family in among if id in things[family]), None)


def ending(known: Container[str], key: str) -> str:
    """Return the longest end of ``key`` that is an id: ``sword`` of ``magic.sword``; else all."""
    end = key
    while end and end not in known:
        end = end.partition(".")[2]
    return end or key


def traits(things: Things) -> dict[str, Trait]:
    """Return by id what everything does that does something."""
    return {i: t.trait for known in things.values() for i, t in known.items() if t.trait}
