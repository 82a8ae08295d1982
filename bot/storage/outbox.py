"""Sends what must appear in channels and direct messages, once, and in order.

A post is written as a row in the same transaction as the action that causes
it (:meth:`bot.storage.writing.Transaction.post`), and sent from here.  A task per
channel starts when there is something to send and ends when there is not.
What a post says is no business of this module: a :class:`Courier` renders and
sends it.

A row is marked before its message leaves.  If it is not known whether the
message arrived (we were killed, or the connection broke), it is sent again
with the same nonce, for which Discord returns the message it has; after two
minutes, when Discord may have forgotten the nonce, the channel is searched
first.

A post that is refused for a cause that may pass (a permission, a locked thread) is held: it is
tried again in growing intervals (:data:`HELD`), and when :meth:`Outbox.release` is called, for
something has changed.  Before anything new is sent of a game, what is held of it is tried, so that
the order is kept.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.clock import HOUR, Clock, stamp
from bot.errors import CannotSend, Conflict, StorageFailed, TryLater
from bot.storage.rows import Post, Timer
from bot.storage.store import Store

NONCE_LASTS = 120
"""Seconds for which a repeated nonce is trusted; Discord says "a few minutes"."""
LONGEST_PAUSE = 300
"""Seconds between two attempts, at most."""
MOST_FAULTS = 5
"""Attempts at a post that fails for a reason nobody foresaw."""
HELD = "held"
"""Timer of a game whose held posts are tried again."""
FIRST_HELD = 120
"""Seconds before a post that was refused is tried again; doubled each time."""
LONGEST_HELD = 4 * HOUR
"""Seconds between two attempts at a post that was refused, at most."""
MOST_HELD = 100
"""Attempts at a post that is refused, over some two weeks: so long does a game wait that nobody
plays."""

log = logging.getLogger(__name__)

Target = tuple[int | None, int | None]
"""A channel, or a user."""


class Courier(Protocol):
    """What the outbox needs of Discord."""

    async def send(self, post: Post) -> int | None:
        """Render ``post`` and send it, with ``post.nonce`` if it has one.

        Returns the id of the message made or edited, ``None`` if there was
        nothing to do.  A post without nonce edits and may be sent again.

        :raises TryLater: it may work later.
        :raises CannotSend: it will not before somebody has done something about it.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """Look through the channel's last messages for ``post``, ours by game, kind and seq.

        Asked before a post with a nonce is repeated after two minutes.  Raises
        as :meth:`send` does.
        """
        ...

    async def arrived(self, post: Post) -> None:
        """Learn that ``post`` stands in Discord, before that is noted; maybe more than once.

        :raises StorageFailed: the disk refused, so it is told again.
        """
        ...

    def passing(self, post: Post) -> bool:
        """Whether nothing is to be kept of ``post`` once it has been made."""
        ...

    async def late(self, post: Post) -> None:
        """Learn that ``post`` has been waiting for minutes; maybe more than once."""
        ...

    async def failed(self, post: Post, why: str) -> bool:
        """Learn that ``post`` is refused, before that is noted; maybe more than once.

        ``why`` as in :class:`CannotSend`, or ``fault``.  Returns whether that may pass, so that the
        post is to be held and tried again, instead of given up.

        :raises StorageFailed: the disk refused, so it is tried again.
        """
        ...


class Outbox:
    """Sends posts, one at a time in each channel; channels do not wait for one another."""

    def __init__(self, store: Store, courier: Courier, clock: Clock) -> None:
        self._store = store
        self._courier = courier
        self._clock = clock
        self._senders: dict[Target, asyncio.Task[None]] = {}
        self._again: set[Target] = set()
        self._looks: set[asyncio.Task[None]] = set()
        self._arrived: dict[int, int | None] = {}
        """Messages by post, where the disk has not taken yet that they were sent."""
        self._closed = False

    def kick(self) -> None:
        """Look for posts to send; to be called after every commit that may have written some.

        :class:`bot.tables.service.Tables` does so; the bot calls it once when it is
        ready, which also takes up what an earlier life left behind.
        """
        if not self._closed:
            look = asyncio.create_task(self._look())
            self._looks.add(look)
            look.add_done_callback(self._looks.discard)

    async def release(self, game: int) -> None:
        """Try again what is held of a game.

        :raises StorageFailed: the disk refused.
        """
        if await self._store.holds(game):
            async with self._store.transaction() as writing:
                await writing.release(game)
            self.kick()

    async def drain(self) -> None:
        """Wait until all that is to be sent has been sent or given up."""
        while tasks := [*self._looks, *self._senders.values()]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop sending; what is left is sent in the next life."""
        self._closed = True
        tasks = [*self._looks, *self._senders.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self) -> None:
        """Start a sender for each target that has posts and no sender."""
        pause = 1
        while True:
            try:
                targets = await self._store.targets()
                break
            except StorageFailed:
                log.exception("could not read the outbox; trying again")
                await self._clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        for target in targets:
            self._again.add(target)
            if target not in self._senders:
                self._senders[target] = asyncio.create_task(self._send_all(target))

    async def _send_all(self, target: Target) -> None:
        """Send the posts of one target in order, then end."""
        pause, faults = 1.0, 0
        try:
            while True:
                try:
                    self._again.discard(target)
                    post = await self._store.next_post(*target)
                    if post is None:
                        # A post committed while we were reading has set it again.
                        if target in self._again:
                            continue
                        return
                    await self._deliver(post, last=faults + 1 >= MOST_FAULTS)
                    pause, faults = 1.0, 0
                except (TryLater, StorageFailed) as error:
                    after = error.after if isinstance(error, TryLater) else None
                    wait = max(pause, after or 0)
                    if wait >= LONGEST_PAUSE and isinstance(error, TryLater):
                        await self._late(target)
                    await self._clock.sleep(wait)
                    pause = min(2 * pause, LONGEST_PAUSE)
                except Exception:
                    log.exception("a post to %s failed; trying again", target)
                    faults += 1
                    await self._clock.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._senders[target]

    async def _late(self, target: Target) -> None:
        """Tell of what a channel has to wait for."""
        try:
            for post in await self._store.unsent(*target):
                if post.channel is not None:
                    await self._courier.late(post)
        except Exception:
            log.exception("could not tell anybody that posts to %s are late", target)

    async def _deliver(self, post: Post, *, last: bool) -> None:
        """Send ``post`` once; ``last``: give it up if it fails for an unforeseen reason."""
        try:
            if post.id not in self._arrived:
                self._arrived[post.id] = await self._send(post)
        except CannotSend as error:
            await self._refused(post, error.why)
        except (TryLater, StorageFailed):
            raise
        except Exception:
            if not last:
                raise
            log.exception("game %d, post %d (%s) cannot be sent", post.game, post.id, post.kind)
            await self._refused(post, "fault")
        else:
            if self._arrived[post.id] is not None:
                await self._courier.arrived(post)
            async with self._store.transaction() as writing:
                kept = not self._courier.passing(post)
                await writing.sent(post, self._arrived[post.id], kept=kept)
            del self._arrived[post.id]

    async def _send(self, post: Post) -> int | None:
        """Send ``post``, or find that it was sent; return its message."""
        now = stamp(self._clock)
        since = post.sending_since
        if since is not None and not post.edits and now - since >= NONCE_LASTS:
            message = await self._courier.find(post)
            if message is not None:
                return message
            since = None
        try:
            async with self._store.transaction() as writing:
                await writing.sending(post.id, now if since is None else since)
        except Conflict:
            return None  # an edit that a later one has replaced since it was read
        return await self._courier.send(post)

    async def _refused(self, post: Post, why: str) -> None:
        """Hold ``post`` if what stands in its way may pass, else give it up."""
        try:
            held = await self._courier.failed(post, why) and post.held < MOST_HELD
        except StorageFailed:
            raise
        except Exception:
            log.exception(
                "game %d, post %d (%s): could not tell anybody", post.game, post.id, post.kind
            )
            held = False
        async with self._store.transaction() as writing:
            if held:
                await writing.hold(post, why)
                again = writing.now + min(FIRST_HELD * 2**post.held, LONGEST_HELD)
                await writing.set_timer(Timer(post.game, HELD, again))
            else:
                await writing.given_up(post.id, why)
        done = "held" if held else "given up"
        log.warning("game %d, post %d (%s) is %s: %s", post.game, post.id, post.kind, done, why)
