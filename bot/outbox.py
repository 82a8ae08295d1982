"""Sends what must appear in channels and direct messages, once, and in order.

A post is written as a row in the same transaction as the action that causes
it (:meth:`bot.store.Transaction.post`), and sent from here.  A task per
channel starts when there is something to send and ends when there is not.
What a post says is no business of this module: a :class:`Courier` renders and
sends it.
"""

from __future__ import annotations

from typing import Protocol

from .clock import Clock
from .store import Post, Store


class TryLater(Exception):
    """The courier could not send now (network, Discord's own error); the post stays.

    ``after``: seconds to wait at least, if Discord said so.
    """

    def __init__(self, after: float | None = None) -> None:
        super().__init__("try later")
        self.after = after


class CannotSend(Exception):
    """The courier will never be able to send this post (deleted channel, missing permission)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Courier(Protocol):
    """What the outbox needs of Discord."""

    async def send(self, post: Post) -> int | None:
        """Render ``post`` and send it, with ``post.nonce`` if it has one.

        Returns the id of the message made or edited, ``None`` if there was
        nothing to do.  A post without nonce edits and may be sent again.

        :raises TryLater: it may work later.
        :raises CannotSend: it never will.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """Look through the channel's last messages for ``post``, ours by game, kind and seq.

        Asked before a post with a nonce is repeated after two minutes.  Raises
        as :meth:`send` does.
        """
        ...

    async def failed(self, post: Post, why: str) -> None:
        """Learn that ``post`` is given up; ``why`` as in :class:`CannotSend`, or ``attempts``."""
        ...


class Outbox:
    """Sends posts, one at a time in each channel; channels do not wait for one another."""

    def __init__(self, store: Store, courier: Courier, clock: Clock) -> None: ...

    def kick(self) -> None:
        """Look for posts to send; call it after every commit that may have written some.

        :class:`bot.tables.Tables` does so; the bot calls it once when it is
        ready, which also takes up what an earlier life left behind.
        """

    async def drain(self) -> None:
        """Wait until nothing is left that can be sent now (for tests and a clean end)."""

    async def close(self) -> None:
        """Stop sending; what is left is sent in the next life."""
