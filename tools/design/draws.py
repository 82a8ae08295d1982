"""Every table that an edition's boards can be drawn to, and the pieces that they need at most."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine import Choice, drawn, load_box

SEEDS = 4000
"""Draws that are looked at; a few hundred different ones are then all among them."""


@dataclass(frozen=True)
class Draws:
    """All that the boards for so many players can be drawn to."""

    players: int
    tables: frozenset[tuple[str, ...]]
    """The boards of each, in the order in which their regions are numbered."""
    regions: tuple[int, int]
    """Of the smallest and of the largest."""
    needed: dict[str, int]
    """How many of each piece and of each kind of natives lie there before the first turn where most
    of them do, by id."""
    box: dict[str, int | None]
    """How many of each there are; ``None``: as many as are needed."""


def draws(edition: str, players: int, seeds: int = SEEDS) -> Draws:
    """Return what so many seeds draw for so many players.

    :raises SetupError: it cannot be played with so many.
    :raises BoardError: a board has faults, or boards need more pieces together than there are.
    """
    choice = Choice((edition,), players)
    setups = {setup.boards: setup for setup in (drawn(choice, f"draw {n}") for n in range(seeds))}
    sizes, needed, limits = set(), Counter[str](), dict[str, int | None]()
    for setup in setups.values():
        box = load_box(setup)
        sizes.add(len(box.regions))
        lying = Counter[str]()
        for region in box.regions.values():
            lying.update(region.markers)
            lying.update({region.native: region.natives} if region.natives else {})
        needed |= lying
        limits |= {it: box.natives[it] if it in box.natives else box.markers[it].limit
                   for it in lying}  # fmt: skip
    return Draws(players, frozenset(setups), (min(sizes), max(sizes)), dict(needed), limits)
