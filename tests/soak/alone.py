"""When nobody played a game, read from its log and its server's trail.

A wait is looked at without the time in which the game was left alone: that has no limit where one
person has it, and one of its own where several had.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.tables.clocks.timing import LEFT_ALONE, UNHURRIED

_GONE = ("seat-missed", "rested", "seat-autopilot", "seat-left")
_THERE = ("seat-back", "seat-taken", "resumed")
LOST = ("seat-missed", "rested")
"""What the trail says when a clock has taken a seat."""


@dataclass(frozen=True)
class Span:
    """A time in which nobody played; Unix seconds."""

    begin: int
    end: int
    rests: bool
    """One person at most held a seat."""


def spans(database: sqlite3.Connection, until: int) -> list[Span]:
    """Return when nobody played the only game of ``database``."""
    seats = database.execute(
        "SELECT seat, coalesce((SELECT computer FROM former WHERE former.seat = seats.seat "
        "ORDER BY until LIMIT 1), computer) FROM seats"
    )
    there = {seat for seat, computer in seats if not computer}
    holds = set(there)
    moves = database.execute("SELECT at, seat, '' FROM actions WHERE actor IS NOT NULL")
    marks = ", ".join(f"'{what}'" for what in (*_GONE, *_THERE))
    noted = database.execute(
        "SELECT at, json_extract(params, '$.seat') - 1, what FROM audit "
        f"WHERE what IN ({marks}) ORDER BY id"
    )
    found, since = list[Span](), None
    # What is noted comes before what is done in the same second.
    told = sorted([*noted, *moves], key=lambda row: (row[0], not row[2]))
    for at, seat, what in told:
        was = None if since is None else Span(since, at, len(holds) <= 1)
        if what in _GONE:
            there.discard(seat)
        else:
            there.add(seat)
            holds.add(seat)
        if what == "seat-left":
            holds.discard(seat)
        if was is not None:
            found.append(was)
        since = None if there else at
    return found if since is None else [*found, Span(since, until, len(holds) <= 1)]


def moments(database: sqlite3.Connection) -> list[int]:
    """Return when the only game of ``database`` began, when it had a line, and when a seat changed.

    Whoever sits down, or is back, has a full clock from then on.
    """
    marks = ", ".join(f"'{what}'" for what in _THERE)
    found = database.execute(
        "SELECT started FROM games UNION ALL SELECT at FROM actions "
        f"UNION ALL SELECT at FROM audit WHERE what IN ({marks}) ORDER BY 1"
    )
    return [at for (at,) in found]


def too_long(
    times: Sequence[int],
    alone: Sequence[Span],
    allowed: float,
    *,
    stopped: Sequence[tuple[int, int]] = (),
) -> Iterator[str]:
    """Yield what is wrong with the waits between ``times``, those of the log's lines.

    ``allowed``: seconds that players may take; ``stopped``: when somebody had stopped time, or the
    bot was down.
    """
    for begin, end in pairwise(times):
        stood = sum(max(0, min(end, last) - max(begin, first)) for first, last in stopped)
        for wait in played(begin, end, alone):
            if wait > allowed + stood:
                yield f"waited {wait} s of {allowed}, and {stood} s more"
        left = LEFT_ALONE + UNHURRIED + (LEFT_ALONE + stood if stood else 0)
        for span in alone:
            wait = min(end, span.end) - max(begin, span.begin)
            if not span.rests and wait > left:
                yield f"left alone for {wait} s"


def played(begin: int, end: int, alone: Sequence[Span]) -> list[int]:
    """Return how long players waited between two moments, without the time nobody was there."""
    pieces, now = [], begin
    for span in alone:
        if span.end <= now or span.begin >= end:
            continue
        if span.begin > now:
            pieces.append(span.begin - now)
        now = min(end, span.end)
    return [*pieces, end - now]
