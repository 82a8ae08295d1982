"""Letters of one kind: each is written once, when it is due, if it is wanted, and never at night.

They are no reminders, but who wants no reminders is not written to either.  The timer is set with
the change that a letter tells of, and bears the kind of its post.  Whether the letter is still of
use is asked when it is due and once more when it is sent, for an outage may have kept it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar, NamedTuple

from bot.clock import Clock, stamp
from bot.errors import GameBroken, NoGame
from bot.storage.people import Person
from bot.storage.rows import Post, Timer
from bot.storage.store import Store
from bot.tables.announce import Announcement
from bot.tables.clocks.quiet import Quiet
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.contents import Letter
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table


class Wanted(NamedTuple):
    """A letter that is to be sent: about which table, and to whom."""

    table: Table
    person: Person


class Letters(ABC):
    """Has letters of one kind written."""

    kind: ClassVar[str]
    """Of their timers and their posts."""
    about: ClassVar[str]
    """Parameter of both: the number of what a letter is about."""
    outline: ClassVar[bool] = False
    """They are written also about a game whose record cannot be read."""

    def __init__(self, tables: Lobbies, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        """Register with ``sleeper``."""
        self._tables, self._store, self._clock = tables, store, clock
        sleeper.on(self.kind, self._due)

    @abstractmethod
    async def _wanted(self, table: Table, seat: int, about: int) -> Person | None:
        """Return who at ``seat`` is to be written to; ``None``: a letter is of no use."""

    @abstractmethod
    def _letter(self, table: Table, seat: int, about: int) -> Announcement:
        """Return the post to whoever has ``seat``."""

    def _when(self, table: Table, person: Person, now: int) -> int:
        """Return when ``person`` may be written to; ``now`` or later."""
        hours = Quiet.of(person)
        return now if hours is None else hours.after(now)

    async def _due(self, timer: Timer) -> None:
        """Have the letter written, or wait until it may be.

        :raises StorageFailed: the disk refused.
        """
        about = int(timer.params[self.about])
        async with self._tables.held(timer.game, outline=self.outline) as table:
            person = await self._wanted(table, timer.seat, about)
            now = stamp(self._clock)
            later = now if person is None else self._when(table, person, now)
            async with self._store.transaction() as writing:
                if not await writing.timer_done(timer):
                    return  # Set anew since it was found due, maybe for something else.
                if later > now:
                    await writing.set_timer(replace(timer, due=later))
                elif person is not None:
                    await self._letter(table, timer.seat, about).write(table, writing)
        if self._tables.outbox is not None:
            self._tables.outbox.kick()

    async def still_wanted(self, post: Post) -> Wanted | None:
        """Return what a letter is about that is to be sent, or ``None`` if it is of no use now.

        One that comes at the wrong time is put off.

        :raises StorageFailed: the disk refused.
        """
        with suppress(GameBroken, NoGame):
            async with self._tables.held(post.game, outline=self.outline) as table:
                return await self._still_wanted(post, table)
        return None

    async def _still_wanted(self, post: Post, table: Table) -> Wanted | None:
        """Do as :meth:`still_wanted`; the table is held."""
        letter = Letter.from_post(post)
        seat, about = letter.seat, int(getattr(letter, self.about))
        timers = await self._store.timers(post.game)
        if any((timer.kind, timer.seat) == (self.kind, seat) for timer in timers):
            return None  # Put off already: that one is written when the timer is due.
        person = await self._wanted(table, seat, about)
        if person is None or person.id != post.user:
            return None
        now = stamp(self._clock)
        later = self._when(table, person, now)
        if later == now:
            return Wanted(table, person)
        async with self._store.transaction() as writing:
            await writing.set_timer(Timer(post.game, self.kind, later, seat, {self.about: about}))
        return None
