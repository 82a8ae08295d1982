"""Writes clocks and timers, and when the bot could not be reached."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.storage.outages import Outage
from bot.storage.rows import Timer, TurnClock

from .votes import Votes


class Timers(Votes):
    """Writing of all that has to do with time."""

    async def keep_clock(self, game: int, clock: TurnClock) -> None:
        """Write the clock of a turn, instead of what was written before."""
        await self._db.execute(
            "INSERT OR REPLACE INTO clocks (game_id, began, seat, left, runs, since, lapsed) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                game, clock.began, clock.seat, clock.left, clock.runs, clock.since,
                clock.lapsed,
            ),
        )  # fmt: skip

    async def drop_clock(self, game: int, began: int) -> None:
        """Drop the clock of the turn that began at a revision, if it has one."""
        await self._db.execute("DELETE FROM clocks WHERE game_id = ? AND began = ?", (game, began))

    async def drop_clocks(self, game: int) -> None:
        """Drop the clocks of all turns of a game."""
        await self._db.execute("DELETE FROM clocks WHERE game_id = ?", (game,))

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer, instead of one of the same game, kind and seat."""
        self.timed = True
        await self._db.execute(
            "INSERT OR REPLACE INTO timers (game_id, kind, seat, due, params, since) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                timer.game, timer.kind, timer.seat, timer.due, json.dumps(dict(timer.params)),
                self.now if timer.for_people else None,
            ),
        )  # fmt: skip

    async def put_off(self, timers: Iterable[Timer]) -> None:
        """Write that timers are due when they say, for time is given back until now."""
        self.timed = True
        await self._db.write_rows(
            "UPDATE timers SET due = ?, since = ? WHERE id = ?",
            [(timer.due, self.now, timer.id) for timer in timers],
        )

    async def set_where_people_wait(self, kind: str, after: int, most: int) -> int | None:
        """Set a timer of ``kind``, due now, in games in which people have time until something.

        In ``most`` games with ids above ``after``; returns the last id, ``None`` if there are no
        more.
        """
        found = list(
            await self._db.execute_fetchall(
                "SELECT DISTINCT game_id FROM timers WHERE game_id > ? AND since IS NOT NULL "
                "ORDER BY game_id LIMIT ?",
                (after, most),
            )
        )
        self.timed = self.timed or bool(found)
        await self._db.write_rows(
            "INSERT OR REPLACE INTO timers (game_id, kind, due) VALUES (?, ?, ?)",
            [(game, kind, self.now) for (game,) in found],
        )
        return found[-1][0] if len(found) == most else None

    async def drop_timer(self, game: int, kind: str, seat: int | None = None) -> None:
        """Drop a game's timers of a kind (of one ``seat``), if there are any."""
        await self._db.execute(
            "DELETE FROM timers WHERE game_id = ?1 AND kind = ?2 AND (?3 IS NULL OR seat = ?3)",
            (game, kind, seat),
        )

    async def timer_done(self, timer: Timer) -> bool:
        """Drop a timer that was handled, unless it was set anew meanwhile.

        Returns whether it stood still.
        """
        cursor = await self._db.execute("DELETE FROM timers WHERE id = ?", (timer.id,))
        return cursor.rowcount > 0

    async def drop_timers(self, game: int) -> None:
        """Drop all timers of a game."""
        await self._db.execute("DELETE FROM timers WHERE game_id = ?", (game,))

    async def reached(self, at: int, life: str) -> None:
        """Note that players could reach the bot, the process ``life``."""
        await self._db.execute(
            "INSERT OR REPLACE INTO alive (one, reached, life) VALUES (1, ?, ?)", (at, life)
        )

    async def set_outages(self, outages: Iterable[Outage]) -> None:
        """Write these outages, instead of what was written before."""
        await self._db.execute("DELETE FROM outages")
        await self._db.write_rows(
            "INSERT INTO outages (began, ended) VALUES (?, ?)",
            [(outage.began, outage.ended) for outage in outages],
        )
