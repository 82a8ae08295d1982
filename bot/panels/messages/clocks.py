"""What is told of clocks, absences and pauses."""

from __future__ import annotations

from bot.clock import DAY, HOUR
from bot.storage.rows import Seat, TurnClock
from bot.tables.clocks import clockwork
from bot.tables.clocks.timing import LEFT_ALONE
from bot.tables.table import Table
from bot.texts import dates
from bot.texts.i18n import Words
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
        ends = _at(clockwork.away_ends(clock, seat))
        key = "clock-own-away-most" if _used_up(clock, seat) else "clock-own-away"
        return words(key, until=ends)
    if clock.runs == "nothing":
        return "" if _is_untold(table, clock) else words("clock-own-stands")
    key = "clock-own" if clock.left > 0 else "clock-own-reserve"
    return words(key, until=_until(clockwork.deadline(clock, seat, now)))


def told(table: Table, wording: Wording, now: int) -> list[str]:
    """Return lines that tell everybody of the running clock, pauses and absences."""
    words, lines = wording.words, []
    if table.game.status != "running":
        return []
    if table.game.paused is not None:
        lines.append(words("clock-paused", since=_until(table.game.paused)))
    elif table.awaits_return:
        lines.append(resting(table, words, words("status-rests")))
    elif table.untold:
        untold = [wording.people[seat] for seat in table.people_deciding]
        lines.append(words("clock-untold", player=wording.together(untold)))
    if table.clock is not None and not (table.clock.lapsed and table.awaits_return):
        lines += _of_the_turn(table, wording, now)
    running = None if table.clock is None or table.clock.runs != "away" else table.clock.seat
    lines += [
        _is_away(table, wording, seat, until, now)
        for seat in table.seats
        if seat.seat != running and (until := table.away_until(seat.seat, now)) is not None
    ]
    return lines


def resting(table: Table, words: Words, rests: str, gone: int | None = None) -> str:
    """Return ``rests``, that the game does, with how long where that has an end.

    ``gone``: a seat whose player has none any more by then.
    """
    if table.stopped or len([seat for seat in table.holders if seat != gone]) <= 1:
        return rests
    ends = words("seats-week", days=LEFT_ALONE // DAY)
    return words.row([rests, ends], "sentence-between")


def reserves(table: Table, wording: Wording, now: int) -> list[str]:
    """Return the line about the reserve that each player has left, where turns have a clock."""
    if not table.options.clock or not table.unfinished:
        return []
    words, clock = wording.words, table.clock
    left = [
        words(
            "status-reserve",
            player=wording.people[seat.seat],
            time=_length(clockwork.left_to(seat, clock, now).bank, words),
        )
        for seat in table.seats
        if not seat.computer
    ]
    return [words("status-reserves", reserves=words.row(left))] if left else []


def _length(seconds: int, words: Words) -> str:
    return dates.length(seconds, words) if seconds > 0 else words("status-reserve-none")


def _is_away(table: Table, wording: Wording, seat: Seat, until: int, now: int) -> str:
    """Return the line about a player who is away, whose clock may not stand for as long."""
    at = {"player": wording.people[seat.seat], "until": _at(until)}
    left = clockwork.away_left(seat, table.clock, now)
    if not table.options.clock or until - now <= left:
        return wording.words("clock-is-away", **at)
    return wording.words("clock-is-away-most", days=-(-left // DAY), **at)


def _of_the_turn(table: Table, wording: Wording, now: int) -> list[str]:
    words = wording.words
    assert table.clock is not None
    player = wording.people[table.clock.seat]
    if table.clock.lapsed:
        return [words(f"clock-lapsed-{table.clock.lapsed}", player=player)]
    clock, seat = clockwork.carried(table.clock, table.seats[table.clock.seat], now)
    if clock.runs == "away":
        stands = _at(clockwork.away_ends(clock, seat))
        key = "clock-away-most" if _used_up(clock, seat) else "clock-away"
        return [words(key, player=player, until=stands)]
    if clock.runs == "nothing":
        told = table.game.paused is not None or _is_untold(table, clock)
        return [] if told else [words("clock-stands", player=player)]
    ends = clockwork.deadline(clock, seat, now)
    at = {"player": player, "moment": _at(ends), "until": _until(ends)}
    if clock.left <= 0:
        return [words("clock-reserve", **at)]
    if seat.bank <= 0:
        return [words("clock-runs-last", **at)]
    return [words("clock-runs", reserve=dates.length(seat.bank, words), **at)]


def _is_untold(table: Table, clock: TurnClock) -> bool:
    """Whether a clock stands because whose it is has not been told."""
    return table.untold and clock.seat in table.deciders


def _used_up(clock: TurnClock, seat: Seat) -> bool:
    """Whether a clock goes on before its player is back, who may be away no longer then."""
    return seat.away_until is not None and clockwork.away_ends(clock, seat) < seat.away_until


def option(hours: int, wording: Wording) -> str:
    """Return what a game's turn clock is, for its settings."""
    reserve = clockwork.BANK // HOUR
    return wording.words("settings-clock", hours=hours, reserve=reserve)


def _until(moment: int | None) -> str:
    """Return a moment as it is told in what is kept up to date, or beside the date itself."""
    return f"<t:{moment or 0}:R>"


def _at(moment: int | None) -> str:
    """Return a moment as it stays true in what is read later."""
    return f"<t:{moment or 0}:f>"
