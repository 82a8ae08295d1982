"""Time at the local table: the simulated Discord's, which may run ahead of the machine's."""

from __future__ import annotations

import asyncio
import math
from datetime import UTC, datetime
from pathlib import Path

import simcord

_A_MOMENT = 5.0
"""Seconds."""


class WorldClock:
    """The bot's clock in a simulated Discord: a `bot.clock.Clock`."""

    steady = True

    def __init__(self, env: simcord.Env) -> None:
        self._env = env

    def now(self) -> datetime:
        """Return the simulated moment, aware, in UTC."""
        return self._env.now()

    async def sleep(self, seconds: float) -> None:
        """Wait simulated `seconds`.

        A page's action is over when the bot has nothing left to do. While it waits for something
        to fall due it has nothing to do, however soon that is; simcord must be told so, or the
        page would stand still until then. What it does a moment later belongs to the action.
        """
        if seconds < _A_MOMENT:
            await asyncio.sleep(seconds)
        else:
            await self._env.external_wait(asyncio.sleep(seconds), reason="a later moment")


class Lead:
    """How far the table's time is ahead of the machine's, kept over restarts.

    Without it a table that jumped ahead would start in its own past: deadlines that were over
    would be open again.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self.seconds = max(0, int(path.read_text(encoding="ascii")))
        except (OSError, ValueError):
            self.seconds = 0

    def now(self) -> datetime:
        """Return the moment at which the table stands."""
        return datetime.fromtimestamp(datetime.now(UTC).timestamp() + self.seconds, UTC)

    def reach(self, moment: datetime) -> None:
        """Note that the table has come to `moment`, so that it never starts before it."""
        ahead = math.ceil((moment - datetime.now(UTC)).total_seconds())
        if ahead <= self.seconds:
            return
        self.seconds = ahead
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(f"{self.seconds}\n", encoding="ascii")
