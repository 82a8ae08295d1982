"""What is told of clocks, absences and pauses."""

from __future__ import annotations

from bot.tables.clocks import clockwork
from bot.tables.table import Table
from bot.texts import dates
from bot.texts.wording import Wording


def own(table: Table, wording: Wording, now: int) -> str:
    """Return the clause that tells whose turn it is of the time they have; empty: any time."""
    words = wording.words
    if table.game.paused is not None:
        return words("clock-own-paused")
    clock = table.clock
    if clock is None or clock.lapsed:
        return ""
    seat = table.seats[clock.seat]
    clock, seat = clockwork.carried(clock, seat, now)
    if clock.runs == "away":
        return words("clock-own-away", until=_until(clockwork.away_ends(clock, seat)))
    if clock.runs == "nothing":
        return words("clock-own-stands")
    key = "clock-own" if clock.left > 0 else "clock-own-reserve"
    return words(key, until=_until(clockwork.deadline(clock, seat, now)))


def told(table: Table, wording: Wording, now: int) -> list[str]:
    """Return lines that tell everybody of the running clock, pauses and absences."""
    words, lines = wording.words, []
    if table.game.status != "running":
        return []
    if table.game.paused is not None:
        lines.append(words("clock-paused", since=_until(table.game.paused)))
    elif table.rests:
        lines.append(words("status-rests"))
    if table.clock is not None:
        lines += _of_the_turn(table, wording, now)
    running = None if table.clock is None or table.clock.runs != "away" else table.clock.seat
    lines += [
        words("clock-is-away", player=wording.people[s.seat], until=_until(until))
        for s in table.seats
        if s.seat != running and (until := table.away_until(s.seat, now)) is not None
    ]
    return lines


def _of_the_turn(table: Table, wording: Wording, now: int) -> list[str]:
    words = wording.words
    assert table.clock is not None
    player = wording.people[table.clock.seat]
    if table.clock.lapsed:
        return [words(f"clock-lapsed-{table.clock.lapsed}", player=player)]
    clock, seat = clockwork.carried(table.clock, table.seats[table.clock.seat], now)
    if clock.runs == "away":
        ends = clockwork.away_ends(clock, seat)
        return [words("clock-away", player=player, until=_until(ends))]
    if clock.runs == "nothing":
        return [] if table.game.paused is not None else [words("clock-stands", player=player)]
    until = _until(clockwork.deadline(clock, seat, now))
    if clock.left <= 0:
        return [words("clock-reserve", player=player, until=until)]
    if seat.bank <= 0:
        return [words("clock-runs-last", player=player, until=until)]
    reserve = dates.length(seat.bank, words)
    return [words("clock-runs", player=player, until=until, reserve=reserve)]


def option(hours: int, wording: Wording) -> str:
    """Return what a game's turn clock is, for its settings."""
    reserve = clockwork.BANK // clockwork.HOUR
    return wording.words("settings-clock", hours=hours, reserve=reserve)


def _until(moment: int | None) -> str:
    return f"<t:{moment or 0}:R>"
