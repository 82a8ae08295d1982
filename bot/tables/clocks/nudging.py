"""Players ask whoever keeps them waiting to move: a mention, at most one in six hours a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.clock import HOUR, stamp
from bot.errors import (
    GameEnded,
    NobodyToNudge,
    NotAPlayer,
    NotStarted,
    NudgedLately,
    TableError,
    TooSoonToNudge,
)
from bot.tables.announce import Announcement
from bot.tables.clocks import clockwork
from bot.tables.contents import Nudge
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table

EVERY: Final = 6 * HOUR
"""Seconds between two nudges in a game, whoever sends them."""
SHARE: Final = 12
"""Of the turn clock, one part of so many must be gone before anybody is nudged."""
UNHURRIED: Final = 2 * HOUR
"""Seconds that must be gone where there is no clock."""


class Nudging(Lobbies):
    """Nudges."""

    async def nudge(self, game_id: int, user: int) -> int:
        """Have whoever the game waits for mentioned once, for ``user``; return their seat.

        :raises NotStarted, GameEnded: it is not being played.
        :raises NotAPlayer: the user has no seat.
        :raises NobodyToNudge: it waits for the user, for the autopilot or for nobody.
        :raises NudgedLately: somebody nudged less than six hours ago.
        :raises TooSoonToNudge: the game has waited for a moment only.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            now = stamp(self._clock)
            seat = await self._nudged(table, user, now)
            after = replace(table, game=replace(table.game, nudged=now))
            by = table.seat_of(user)
            assert by is not None  # who has no seat has been refused
            post = Announcement(Nudge(seat=seat, by=by, mark=f"nudge.{now}"), table.seq)
            async with self._building_on(table) as writing:
                await writing.nudged(game_id, now)
                await self.timing.write(writing, table, after)
                await post.write(after, writing)
            return seat

    async def may_nudge(self, table: Table, user: int) -> bool:
        """Whether a nudge by ``user`` would be let through now, and so is worth offering."""
        try:
            await self._nudged(table, user, stamp(self._clock))
        except TableError:
            return False
        return True

    async def _nudged(self, table: Table, user: int, now: int) -> int:
        """Return the seat that ``user`` may nudge now; raises as :meth:`nudge`."""
        seat = to_nudge(table, user, now)
        last = table.game.nudged
        if last is not None and now < last + EVERY:
            raise NudgedLately(until=last + EVERY)
        moved = await self._store.when(table.game.id, table.seq) or 0
        patient = patience_ends(table, self._store.outages.carried(moved), now)
        if now < patient:
            raise TooSoonToNudge(until=patient)
        return seat


def to_nudge(table: Table, user: int, now: int) -> int:
    """Return the seat that ``user`` may nudge; raises as :meth:`Nudging.nudge`."""
    if table.game.status == "lobby":
        raise NotStarted
    if table.game.status != "running":
        raise GameEnded(status=table.game.status)
    mine = table.seat_of(user)
    if mine is None:
        raise NotAPlayer
    if mine in table.deciders:
        raise NobodyToNudge(why="you")
    if table.stopped and not table.rests:
        raise NobodyToNudge(why="paused")
    awaited = table.people_deciding
    if table.untold:
        raise NobodyToNudge(why="untold")
    if not awaited or (table.clock is not None and table.clock.lapsed):
        raise NobodyToNudge(why="autopilot")
    until = table.away_until(awaited[0], now)
    if until is not None:
        raise NobodyToNudge(why="away", seat=awaited[0], until=until)
    return awaited[0]


def patience_ends(table: Table, moved: int, now: int) -> int:
    """Return when the game has waited long enough for a nudge.

    It waits since somebody last ``moved`` (Unix seconds), and no longer than the clock has run
    of whoever is to move: that begins anew for a player who takes over a seat, and stands while
    the game is paused.
    """
    hours = table.options.clock
    least = hours * HOUR // SHARE if hours else UNHURRIED
    ends = moved + least
    if table.clock is not None and table.clock.runs == "turn":
        clock, _ = clockwork.carried(table.clock, table.seats[table.clock.seat], now)
        gone = hours * HOUR - clock.left
        ends = max(ends, now + least - gone)
    return ends
