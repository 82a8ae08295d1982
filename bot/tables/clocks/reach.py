"""Whether players can reach the bot, and what is done when they could not for a while.

The bot is reached while it is connected to Discord's gateway.  Once a minute that is written down;
time without such a line is nobody's, whether the process was dead, the network down, Discord out
of order or the machine asleep (:mod:`bot.storage.outages`).  Meanwhile no timer is handled.  After
an outage that people have noticed each game in which they have time until something is looked at
once, by a timer of kind :data:`REGAINED`, so that its posts and reminders say what is so now.

A clock of the machine that is put forward looks like an outage, and takes nobody's time either.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final

from bot.clock import DAY, Clock, stamp
from bot.errors import StorageFailed
from bot.storage.store import Store
from bot.tables.clocks.sleeper import Sleeper

BEAT: Final = 60
"""Seconds between two notes that players can reach the bot."""
RARE: Final = DAY
"""The same on a clock that makes no jumps, in a world in which days pass in seconds."""
MISSED: Final = 3
"""Notes that may be missing before nobody can tell whether the bot was there."""
GAMES: Final = 500
"""Games that are written to in one transaction, at most: a fraction of 50 ms."""
REGAINED: Final = "regained"
"""Kind of the timers by which games are looked at that were given time back."""

log = logging.getLogger(__name__)


class Reach:
    """Notes when players can reach the bot; holds up the timers while they cannot."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        sleeper: Sleeper,
        reread: Callable[[], None],
        *,
        beat: float | None = None,
    ) -> None:
        """``reread``: has all games read anew; ``beat``: instead of :data:`BEAT`, seconds."""
        self._store, self._clock, self._sleeper, self._reread = store, clock, sleeper, reread
        self._beat = beat if beat is not None else RARE if clock.steady else BEAT
        self._life = secrets.token_hex(8)
        self._up = self._closed = False
        self._changes = 0
        """Outages in this life."""
        self._noticed = 0
        """The last of them that people have noticed."""
        self._written = 0
        """The last of them of which the disk knows."""
        self._writing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._notes: set[asyncio.Task[None]] = set()
        sleeper.may = self.there

    def there(self) -> bool:
        """Whether players can reach the bot, and were given back the time before that."""
        reached = self._store.outages.reached
        fresh = reached is not None and stamp(self._clock) - reached <= MISSED * self._beat
        return self._up and fresh and self._written == self._changes

    def up(self) -> None:
        """Note that players can reach the bot from now on.

        From the moment this returns all that is read has its time back.
        """
        if self._closed:
            return
        if self._task is None:
            self._greet()
        self._look(MISSED * self._beat if self._up else 0)
        self._up = True
        if self._task is None:
            self._task = asyncio.create_task(self._watch())
        else:
            note = asyncio.create_task(self.beat())
            self._notes.add(note)
            note.add_done_callback(self._notes.discard)

    def down(self) -> None:
        """Note that nobody can reach the bot any more."""
        if self._up:
            self._look(MISSED * self._beat)
        self._up = False

    async def close(self) -> None:
        """Say goodbye, if players could reach the bot until now."""
        was_up, self._up, self._closed = self._up, False, True
        tasks = [*self._notes, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if was_up:
            self._look(MISSED * self._beat)
            try:
                await self._write("")
            except StorageFailed:
                log.exception("could not note that the bot was running until now")

    def _look(self, allowed: float) -> None:
        """See how long ago the bot was there last; more than ``allowed`` seconds are an outage."""
        outages, now = self._store.outages, stamp(self._clock)
        reached = now if outages.reached is None else outages.reached
        if now - reached > allowed:
            self._give_back(reached, now)
        elif reached - now > self._beat:
            log.warning("the machine's clock was set back by %d s", reached - now)
            outages.undo(now)
            self._changed(noticed=True)
        outages.reached = now

    def _give_back(self, began: int, ended: int) -> None:
        outage = self._store.outages.note(began, ended)
        if outage.long:
            log.warning(
                "nobody could reach the bot for %d s; the clocks give that time back",
                ended - outage.began,
            )
        self._changed(noticed=outage.long)

    def _changed(self, *, noticed: bool) -> None:
        self._changes += 1
        if noticed:
            self._noticed = self._changes
        self._reread()

    def _greet(self) -> None:
        """Warn of another process that writes to the same file, if there seems to be one."""
        outages = self._store.outages
        ago = stamp(self._clock) - (outages.reached or 0)
        if outages.life and ago <= MISSED * BEAT:
            log.warning(
                "another process used this database %d s ago and has not said goodbye; if it "
                "is still running, stop one of the two: they get in each other's way", ago
            )  # fmt: skip

    async def _watch(self) -> None:
        while True:
            await self.beat()
            await self._clock.sleep(self._beat)

    async def beat(self) -> None:
        """Write down that the bot is there, if it is, and what is due because it was not."""
        if not self._up:
            return
        self._look(MISSED * self._beat)
        try:
            await self._write(self._life)
        except StorageFailed:
            log.exception("could not note that the bot is running; trying again")
        self._sleeper.wake()

    async def _write(self, life: str) -> None:
        """Write the present state; a death in between leaves the state before.

        :raises StorageFailed: the disk refused.
        """
        async with self._writing:
            outages = self._store.outages
            assert outages.reached is not None  # somebody has looked
            # Of one moment: an outage that is noticed while this is written is written next time.
            known, reached, changes = outages.after(0), outages.reached, self._changes
            after: int | None = 0 if self._noticed > self._written else None
            while after is not None:
                async with self._store.transaction() as writing:
                    after = await writing.set_where_people_wait(REGAINED, after, GAMES)
            async with self._store.transaction() as writing:
                if changes > self._written:
                    await writing.set_outages(known)
                await writing.reached(reached, life)
            self._written = changes
