"""Cancels lobbies in which nobody pressed Start for days."""

from __future__ import annotations

import asyncio
import logging

from bot.clock import Clock
from bot.errors import TableError
from bot.tables.lobbies import Lobbies

EVERY = 3600
"""Seconds between two looks."""

log = logging.getLogger(__name__)


class Expiry:
    """Looks every hour for lobbies that have expired."""

    def __init__(self, lobbies: Lobbies, clock: Clock) -> None:
        self._lobbies = lobbies
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look, unless it has begun already."""
        if self._task is None:
            self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                for table in await self._lobbies.expire_lobbies():
                    log.info("game %d: its lobby has expired", table.game.id)
            except TableError:
                log.exception("expired lobbies could not be cancelled; trying again")
            await self._clock.sleep(EVERY)
