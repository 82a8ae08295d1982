"""A clock that tests move, and a Discord channel that the outbox sends to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.storage.rows import Post
from bot.tables import contents

START = datetime(2026, 11, 20, 12, tzinfo=UTC)


class TestClock:
    """Time that passes only by sleeping (which takes none) or by being moved."""

    __test__ = False

    def __init__(self) -> None:
        self.time = START
        self.slept: list[float] = []

    def now(self) -> datetime:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.move(seconds)
        await asyncio.sleep(0)

    def move(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class Channel:
    """Keeps what was sent; a repeated nonce makes no second message while it is remembered."""

    def __init__(self, clock: TestClock, *, nonce_lasts: float = 180) -> None:
        self.clock = clock
        self.nonce_lasts = nonce_lasts
        self.messages: dict[int, Post] = {}
        self.edits: list[Post] = []
        self.failures: list[tuple[Post, str]] = []
        self.arrivals: list[Post] = []
        self.delays: list[Post] = []
        self.passes = False
        """What is refused may be sent one day."""
        self.searches = 0
        self.before: Callable[[Post], None] = lambda post: None
        """Called when a message would arrive; may raise instead."""
        self.after: Callable[[Post], None] = lambda post: None
        """Called when it has arrived; may raise, so that the sender does not learn of it."""
        self._nonces: dict[str, tuple[int, datetime]] = {}

    async def send(self, post: Post) -> int | None:
        await asyncio.sleep(0)
        self.before(post)
        message = self._arrive(post)
        self.after(post)
        return message

    async def find(self, post: Post) -> int | None:
        self.searches += 1
        for message, other in self.messages.items():
            if (other.game, other.kind, other.seq) == (post.game, post.kind, post.seq):
                return message
        return None

    async def arrived(self, post: Post) -> None:
        self.arrivals.append(post)

    def passing(self, post: Post) -> bool:
        return contents.passing(post)

    async def late(self, post: Post) -> None:
        self.delays.append(post)

    async def failed(self, post: Post, why: str) -> bool:
        self.failures.append((post, why))
        return self.passes

    def texts(self, channel: int | None = None) -> list[str]:
        """What stands in the channel, by kind."""
        return [p.kind for p in self.messages.values() if channel in (None, p.channel)]

    def _arrive(self, post: Post) -> int:
        if post.nonce is None:
            self.edits.append(post)
            return 0
        now = self.clock.now()
        if known := self._nonces.get(post.nonce):
            message, when = known
            if (now - when).total_seconds() < self.nonce_lasts:
                return message
        message = 1000 + len(self.messages)
        self.messages[message] = post
        self._nonces[post.nonce] = (message, now)
        return message
