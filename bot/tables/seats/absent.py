"""Writes to people whose seat the clock has taken: once, by direct message, never at night.

It is no reminder, for there is nothing left to be late for; but who wants no reminders, at all or
in this turn, is not written to either, and quiet hours are waited for.  The timer ``absent`` is
set with the change that takes the seat.  Whether the letter is still of use is asked when it is
due and once more when it is sent.
"""

from __future__ import annotations

from contextlib import suppress

from bot.clock import Clock, stamp
from bot.errors import TableError
from bot.storage.people import Person
from bot.storage.store import Post, Store, Timer
from bot.tables import announce
from bot.tables.clocks.quiet import Quiet
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timekeeping import ABSENT
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table


class Absent:
    """Has letters written to people whose seat the clock has taken."""

    def __init__(self, tables: Lobbies, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        """Register with ``sleeper``."""
        self._tables, self._store, self._clock = tables, store, clock
        sleeper.on(ABSENT, self._due)

    async def _due(self, timer: Timer) -> None:
        """Have the letter written, or wait until it may be.

        :raises StorageFailed: the disk refused.
        """
        table = await self._tables.load(timer.game)
        began = int(timer.params["began"])
        person = await self._wanted(table, timer.seat, timer.params.get("user"), began)
        now = stamp(self._clock)
        later = now if person is None else _after_quiet(person, now)
        async with self._store.transaction() as writing:
            await writing.drop_timer(timer.game, ABSENT, timer.seat)
            if later > now:
                await writing.set_timer(Timer(timer.game, ABSENT, later, timer.seat, timer.params))
            elif person is not None:
                await announce.absent(table.seats[timer.seat], began).write(table, writing)
        if self._tables.outbox is not None:
            self._tables.outbox.kick()

    async def still_wanted(self, post: Post) -> tuple[Table, Person] | None:
        """Return what a letter is about, or ``None`` if it is of no use any more.

        One that an outage has kept until quiet hours comes after them.

        :raises StorageFailed: the disk refused.
        """
        seat = int(post.params["seat"])
        timers = await self._store.timers(post.game)
        if any((timer.kind, timer.seat) == (ABSENT, seat) for timer in timers):
            return None  # Put off already: that one is written when the timer is due.
        with suppress(TableError):
            table = await self._tables.load(post.game)
            person = await self._wanted(table, seat, post.user, post.seq)
            now = stamp(self._clock)
            if person is None:
                return None
            later = _after_quiet(person, now)
            if later == now:
                return table, person
            async with self._store.transaction() as writing:
                about = {"user": person.id, "began": post.seq}
                await writing.set_timer(Timer(post.game, ABSENT, later, seat, about))
        return None

    async def _wanted(self, table: Table, seat: int, user: int | None, began: int) -> Person | None:
        """Return whom to write to, unless they are back, gone, or want no letters.

        ``began``: where the turn began that was the last to be missed.
        """
        held = table.seats[seat] if seat < len(table.seats) else None
        if held is None or user is None or table.game.status != "running":
            return None
        if (held.user, held.pilot) != (user, "autopilot") or not held.missed:
            return None
        person = await self._store.people.person(user)
        done = await self._store.people.reminded(table.game.id, seat, began)
        return person if person.reminders and not done.stopped else None


def _after_quiet(person: Person, now: int) -> int:
    hours = Quiet.of(person)
    return now if hours is None else hours.after(now)
