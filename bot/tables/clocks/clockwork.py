"""The turn clock as arithmetic: what is left of it, when it runs out, what it costs.

Each turn begins with a full clock.  Beyond it a bank is drawn on, which is one for the whole
game; what a turn took of it is charged when the turn ends.  While a player is away a bank of its
own runs down instead.  All times are whole Unix seconds; time that runs backwards (a clock that
was set) counts as none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.clock import HOUR
from bot.storage.outages import Outage
from bot.storage.rows import Seat, TurnClock

BANK: Final = 48 * HOUR
"""Seconds that each seat may use beyond its turn clocks, in a whole game."""
AWAY: Final = 14 * 24 * HOUR
"""Seconds of its own turns for which a seat's player may be away, in a whole game."""
GRACE: Final = 15 * 60
"""Seconds that a turn has at least to which somebody else has gone back after it had ended."""


def fresh(seat: int, began: int, hours: int, now: int) -> TurnClock:
    """Return the full clock of a turn, which does not run yet."""
    return TurnClock(seat, began, hours * HOUR, "nothing", now)


def carried(clock: TurnClock, seat: Seat, now: int) -> tuple[TurnClock, Seat]:
    """Return clock and seat as they are at ``now``, if they were left alone since.

    Being away ends by itself when its time or its bank is over; from then on the turn clock runs.
    """
    elapsed = max(0, now - clock.since)
    spent = 0
    if clock.runs == "nothing":
        elapsed = 0
    elif clock.runs == "away":
        spent = min(elapsed, away_ends(clock, seat) - clock.since)
        elapsed -= spent
    left = max(-seat.bank, clock.left - elapsed)
    runs = "turn" if clock.runs == "away" and now >= away_ends(clock, seat) else clock.runs
    return (
        replace(clock, left=left, runs=runs, since=now),
        replace(seat, away_bank=max(0, seat.away_bank - spent)),
    )


def given_back(clock: TurnClock, seat: Seat, outages: Iterable[Outage], hours: int) -> TurnClock:
    """Return ``clock`` as if it had not run while nobody could reach the bot.

    After an outage a turn has :attr:`~bot.storage.outages.Outage.grace` seconds at least, bank
    included, or half a turn clock of ``hours`` where that is shorter.  An absence ends when its
    player said; who is still away then has used up nothing meanwhile.
    """
    for outage in outages:
        if clock.runs == "nothing" or outage.ended <= clock.since:
            continue
        began = max(clock.since, outage.began)
        then, _ = carried(clock, seat, began)
        if then.runs == "away" and (seat.away_until or 0) > outage.ended:
            clock = replace(clock, since=outage.ended - (began - clock.since))
        else:
            least = min(outage.grace, hours * HOUR // 2)
            clock = replace(then, left=max(then.left, least - seat.bank), since=outage.ended)
    return clock


def away_ends(clock: TurnClock, seat: Seat) -> int:
    """Return when a clock that stands because its player is away runs again."""
    until = clock.since if seat.away_until is None else seat.away_until
    return max(clock.since, min(until, clock.since + seat.away_bank))


def away_until(seat: Seat, clock: TurnClock | None, now: int) -> int | None:
    """Return until when the player of ``seat`` is away at this table; ``None``: they are there.

    ``clock``: that of the turn being played.  Who has used up the time for which they may be away
    counts as there, whatever they have said.
    """
    if seat.away_until is None or seat.away_until <= now or not away_left(seat, clock, now):
        return None
    if clock is not None and clock.seat == seat.seat and clock.runs == "away":
        return away_ends(clock, seat)
    return seat.away_until


def away_left(seat: Seat, clock: TurnClock | None, now: int) -> int:
    """Return for how many seconds of their own turns the player of ``seat`` may be away yet."""
    if clock is None or clock.seat != seat.seat:
        return seat.away_bank
    return carried(clock, seat, now)[1].away_bank


def runs_out(clock: TurnClock, seat: Seat) -> int | None:
    """Return when nothing is left, bank included; ``None`` while the turn clock does not run."""
    return clock.since + clock.left + seat.bank if clock.runs == "turn" else None


def is_over(clock: TurnClock, seat: Seat, now: int) -> bool:
    """Whether a running clock has run out, bank included."""
    out = runs_out(*carried(clock, seat, now))
    return out is not None and out <= now


def deadline(clock: TurnClock, seat: Seat, now: int) -> int | None:
    """Return the time to show: when the turn clock ends, or the bank where that is drawn on.

    ``None`` while the turn clock does not run.
    """
    clock, seat = carried(clock, seat, now)
    if clock.runs != "turn":
        return None
    return clock.since + clock.left + (0 if clock.left > 0 else seat.bank)


def charged(clock: TurnClock, seat: Seat) -> tuple[TurnClock, Seat]:
    """Return a clock that has ended, and its seat with the bank that is left."""
    used = max(0, -clock.left)
    return (
        replace(clock, left=clock.left + used, runs="nothing"),
        replace(seat, bank=max(0, seat.bank - used)),
    )


def left_to(seat: Seat, clock: TurnClock | None, now: int) -> Seat:
    """Return ``seat`` with the banks that its player keeps who leaves it now.

    ``clock``: that of the turn being played.
    """
    if clock is None or clock.seat != seat.seat:
        return seat
    return charged(*carried(clock, seat, now))[1]


def taken_up(clock: TurnClock, now: int, *, spent: int = 0, least: int | None = None) -> TurnClock:
    """Return the clock of a turn that had ended and goes on with what was left.

    ``spent``: seconds that are taken off it; ``least``: seconds that it has at least.
    """
    left = clock.left - spent
    left = left if least is None else max(least, left)
    return replace(clock, left=left, runs="nothing", since=now, lapsed="")
