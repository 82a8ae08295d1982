"""Once a day what is old is thrown away (:mod:`bot.storage.pruning`)."""

from __future__ import annotations

import logging
from typing import Final

from bot.storage.store import Store, Timer
from bot.tables.clocks.sleeper import Sleeper

KIND: Final = "prune"
"""Kind of its timer, which belongs to no game."""
EVERY: Final = 24 * 3600
"""Seconds between two times."""

log = logging.getLogger(__name__)


class Housekeeping:
    """Throws away what is old."""

    def __init__(self, store: Store, sleeper: Sleeper) -> None:
        self._store = store
        sleeper.on(KIND, self._prune)

    async def begin(self) -> None:
        """Have it done from now on, unless it is.

        :raises StorageFailed: the disk refused.
        """
        if not any(timer.kind == KIND for timer in await self._store.timers(0)):
            async with self._store.transaction() as writing:
                await writing.set_timer(Timer(0, KIND, writing.now + EVERY))

    async def _prune(self, timer: Timer) -> None:
        async with self._store.transaction() as writing:
            gone = await writing.prune()
            await writing.set_timer(Timer(0, KIND, writing.now + EVERY))
        log.info("%d old rows are thrown away", gone)
