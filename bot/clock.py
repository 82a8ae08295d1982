"""Time as the bot sees it, injected everywhere so that tests and the local table can move it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Final, Protocol

HOUR: Final = 3600
DAY: Final = 24 * HOUR
"""In seconds."""


class Clock(Protocol):
    """Tells the time and waits."""

    @property
    def steady(self) -> bool:
        """Whether it makes no jumps: nobody sets it, and no machine that it is of falls asleep."""
        ...

    def now(self) -> datetime:
        """Return the present moment, aware, in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` (at least 0)."""
        ...


class SystemClock:
    """The machine's own time."""

    steady = False

    def now(self) -> datetime:
        """Return the present moment, aware, in UTC."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Wait ``seconds`` in the event loop."""
        await asyncio.sleep(seconds)


def stamp(clock: Clock) -> int:
    """Return the present moment as whole Unix seconds, the form in which times are stored."""
    return int(clock.now().timestamp())
