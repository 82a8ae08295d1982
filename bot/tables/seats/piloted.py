"""How much of a game the autopilot has played, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.tables.table import LogEntry

OUT_OF_TURN: Final = ("withdraw", "by_order", "rearrange")
"""Kinds of lines that are decided for a player as the table has agreed, be there an autopilot
or not."""


@dataclass(frozen=True, slots=True)
class Share:
    """What the autopilot has played of a seat."""

    turns: int = 0
    """Turns in which it decided anything."""
    of: int = 0
    """Turns that the seat has had."""


def of_turn(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Return what was done, and stands, in the turn that ``entries`` begin with."""
    turn: list[LogEntry] = []
    for entry in entries:
        if entry.undone or entry.action is None:
            continue
        turn.append(entry)
        if ends_turn(entry):
            break
    return turn


def ends_turn(entry: LogEntry) -> bool:
    """Whether a turn is over with what ``entry`` did."""
    return any(event.kind in ("turn", "over") for event in entry.events)


def plays_in(entries: Iterable[LogEntry], seat: int) -> bool:
    """Whether the autopilot decides in a turn of ``seat``, the one ``entries`` begin with."""
    return any(
        entry.seat == seat and entry.policy and entry.kind not in OUT_OF_TURN
        for entry in of_turn(entries)
    )


def shares(entries: Iterable[LogEntry], seats: int) -> tuple[Share, ...]:
    """Return each seat's share; ``entries`` is the whole log of a game of so many ``seats``."""
    turns, played = [0] * seats, [0] * seats
    player, piloted = 0, False
    for entry in entries:
        if entry.undone or entry.action is None:
            continue
        own = entry.seat == player and entry.kind not in OUT_OF_TURN
        piloted = piloted or (own and entry.policy)
        for event in entry.events:
            if event.kind in ("turn", "over"):
                turns[player] += 1
                played[player] += piloted
                player, piloted = event.player, False
    return tuple(Share(p, n) for p, n in zip(played, turns, strict=True))
