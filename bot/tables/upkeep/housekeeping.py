"""Once a day what is old is thrown away (:mod:`bot.storage.pruning`), a few games at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.clock import DAY, Clock, stamp
from bot.errors import StorageFailed
from bot.storage.pruning import Rest
from bot.storage.rows import Timer
from bot.storage.store import Store
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.contents import LASTING

KIND: Final = "prune"
"""Kind of its timer, which belongs to no game."""
EVERY: Final = DAY
"""Seconds between two times."""
PAUSE: Final = 0.05
"""Seconds between two batches, for those who want to move."""

COPY: Final = 14 * EVERY
"""Seconds for which the copy of the file is kept that an update has left."""

log = logging.getLogger(__name__)


class Housekeeping:
    """Throws away what is old."""

    def __init__(self, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        self._store = store
        self._clock = clock
        self._work: asyncio.Task[None] | None = None
        sleeper.on(KIND, self._begin_work)

    async def begin(self) -> None:
        """Have it done from now on, unless it is.

        :raises StorageFailed: the disk refused.
        """
        if not any(timer.kind == KIND for timer in await self._store.timers(0)):
            async with self._store.transaction() as writing:
                await writing.set_timer(Timer(0, KIND, writing.now + EVERY))

    async def close(self) -> None:
        """Stop; what is left goes in the next life, at the next time."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _begin_work(self, timer: Timer) -> None:
        # It takes its time, for which no other timer waits.
        async with self._store.transaction() as writing:
            await writing.set_timer(Timer(0, KIND, writing.now + EVERY))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._prune())

    async def _prune(self) -> None:
        await self._store.drop_copies(stamp(self._clock) - COPY)
        gone = 0
        rest: Rest | None = Rest()
        try:
            while rest is not None:
                async with self._store.transaction() as writing:
                    done = await writing.prune(rest, LASTING)
                gone, rest = gone + done.rows, done.rest
                if done.rows and rest is not None:
                    await self._clock.sleep(PAUSE)
        except StorageFailed:
            log.exception("could not delete old rows; trying again tomorrow")
        log.info("deleted %d old rows", gone)
