"""Battle for Azeroth: Warcraft played for sides, each with the races of its own faction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.box import Box, RaceSpec, TakenOut
from engine.faction_rows import Faction, FactionRows
from engine.rng import lot
from engine.setup import Setup
from engine.sides import Sides
from engine.worlds import Lack

ID: Final = "azeroth"
"""The variant, as it is chosen."""

_FACTIONS: Final = ("alliance", "horde", "neutral")
_SEATS: Final[Mapping[int, tuple[int, ...]]] = {
    2: (0, 1),
    3: (0, 1, 2),
    4: (0, 1, 0, 1),
    5: (0, 1, 2, 0, 1),
}
"""The faction of each seat, by number of players (T-02, T-03)."""
_ROWS: Final = 4
"""Three banners of a faction and the top of their stack; badges alike (T-05, T-06)."""
_STEP: Final = 1
"""Coins that each row costs more (T-07)."""


def sides(players: int) -> Sides:
    """Return who plays for whom; ties go to the side with the richest player (T-02, T-11)."""
    of = _SEATS[players]
    return Sides(of, tie="purse", names=_FACTIONS[: 1 + max(of)])


def seating(setup: Setup, seed: str) -> tuple[int, ...]:
    """Return who sits where: by seat, a place in the lobby, which has the same side.

    Sides are chosen and sit in turns (T-03), so the lot is among allies only: who of them is first.
    """
    table, places = sides(setup.players), list(range(setup.players))
    for side, name in enumerate(table.names):
        seats = table.seats(side)
        first = lot(seed, f"{name} first", len(seats))
        for n, seat in enumerate(seats):
            places[seat] = seats[(first + n) % len(seats)]
    return tuple(places)


def played_for_sides(box: Box) -> Box:
    """Return a box of Warcraft with its races in a column for each side (T-05 to T-09)."""
    table = sides(box.players)
    out = [race for race in box.races.values() if race.faction not in table.names]
    races = {race.id: race for race in box.races.values() if race not in out}
    factions = tuple(
        Faction(name, _of(races, name), table.seats(side)) for side, name in enumerate(table.names)
    )
    return replace(
        box,
        races=races,
        market=FactionRows(factions, _ROWS, _STEP),
        sides=table,
        taken_out=(
            *box.taken_out,
            *(TakenOut("race", race.id, Lack("faction", (race.faction,))) for race in out),
        ),
    )


def _of(races: Mapping[str, RaceSpec], faction: str) -> frozenset[str]:
    return frozenset(race.id for race in races.values() if race.faction == faction)
