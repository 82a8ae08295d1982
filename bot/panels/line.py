"""A line in which those stand first who move, and nobody stands for ever."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

PASSED: Final = 3
"""Times that those who move are let in before somebody else who waits."""


class Line:
    """Lets a few in at a time: who moves before the others, each of them in the order of coming.

    After every :data:`PASSED` of the first, one of the others is let in, if any wait.
    """

    def __init__(self, places: int) -> None:
        """``places``: how many are in at a time."""
        self._free = places
        self._movers: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._passed = 0
        """Movers let in since one of the others, while others waited."""

    @asynccontextmanager
    async def place(self, *, mover: bool) -> AsyncIterator[None]:
        """Wait for a place, and have it while the block lasts."""
        await self._wait(self._movers if mover else self._others)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, line: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        line.append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._leave()  # It was our turn, and somebody else may have it.
            raise

    def _leave(self) -> None:
        while (line := self._following()) is not None:
            called = line.popleft()
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1

    def _following(self) -> deque[asyncio.Future[None]] | None:
        """Return the line from which the next one is let in; ``None``: nobody waits."""
        if self._movers and (not self._others or self._passed < PASSED):
            self._passed += bool(self._others)
            return self._movers
        self._passed = 0
        return self._others or None
