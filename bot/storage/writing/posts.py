"""Writes what is to be sent, and what became of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.storage.rows import Post

from .timers import Timers


class Posts(Timers):
    """Writing of the outbox and of the messages that stand."""

    async def post(
        self,
        game: int,
        seq: int,
        kind: str,
        *,
        channel: int | None = None,
        user: int | None = None,
        params: Mapping[str, Any] | None = None,
        edits: bool = False,
    ) -> None:
        """Have something sent to a channel, or to a user directly.

        An edit that waits already, untried and the same but for its seq, is
        replaced: only the latest state of a message matters.  What is held of the game is tried
        before it.
        """
        if channel is not None:
            await self.release(game)
        body = json.dumps(params or {}, sort_keys=True)
        if edits:
            await self._db.execute(
                "DELETE FROM outbox WHERE state IN ('pending', 'sending') AND attempts = 0 "
                "AND game_id = ? AND kind = ? AND channel IS ? AND user_id IS ? AND params = ?",
                (game, kind, channel, user, body),
            )
        await self._db.execute(
            "INSERT INTO outbox (game_id, seq, kind, channel, user_id, params, nonce, created) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (game, seq, kind, channel, user, body, None if edits else self._nonce(), self.now),
        )

    async def sending(self, post: int, since: int) -> None:
        """Mark that an attempt to send begins; ``since`` as in :class:`bot.storage.rows.Post`."""
        await self._change(
            "UPDATE outbox SET state = 'sending', attempts = attempts + 1, sending_since = ? "
            "WHERE id = ? AND state IN ('pending', 'sending')",
            since,
            post,
        )

    async def sent(self, post: Post, message: int | None, *, kept: bool = True) -> None:
        """Mark a post as sent; if it is new in a channel, remember where it stands.

        ``kept``: something of it is, else nothing.  So it is with a third of all posts of a game.
        """
        if not kept:
            await self._db.execute("DELETE FROM outbox WHERE id = ?", (post.id,))
            return
        # A letter that nobody wanted any more has nothing to be closed.
        await self._db.execute(
            "UPDATE outbox SET state = 'sent', message_id = ?1, closed = max(closed, ?1 IS NULL) "
            "WHERE id = ?2",
            (message, post.id),
        )
        if message is not None and post.channel is not None and not post.edits:
            await self._db.execute(
                "INSERT OR REPLACE INTO messages (message_id, game_id, purpose, channel, seq) "
                "VALUES (?, ?, ?, ?, ?)",
                (message, post.game, post.kind, post.channel, post.seq),
            )

    async def close_letter(self, post: int) -> bool:
        """Note that what a letter or a call is about is over, and that it is edited to say so.

        Returns whether it was open; it may be gone with its reader.
        """
        cursor = await self._db.execute(
            "UPDATE outbox SET closed = 1 WHERE id = ? AND closed = 0", (post,)
        )
        return cursor.rowcount > 0

    async def hold(self, post: Post, why: str) -> None:
        """Mark a post as refused, to be tried again when it is released.

        It takes the place of an earlier one that is held: only the latest of a kind is of use, and
        of what edits a message the latest of the same edits.
        """
        # Whether it may have arrived is as it was before the attempt that was refused.
        await self._db.execute(
            "UPDATE outbox SET state = 'failed', error = ?, sending_since = ?, held = held + 1 "
            "WHERE id = ?",
            (why, post.sending_since, post.id),
        )
        await self._db.execute(
            "UPDATE outbox SET held = 0 WHERE state = 'failed' AND held > 0 AND game_id = ?1 "
            "AND channel = ?2 AND kind = ?3 AND id < ?4 "
            "AND (?5 OR params = (SELECT params FROM outbox WHERE id = ?4))",
            (post.game, post.channel, post.kind, post.id, not post.edits),
        )

    async def release(self, game: int) -> None:
        """Let what is held of a game be tried again."""
        await self._db.execute(
            "UPDATE outbox SET state = 'pending' "
            "WHERE game_id = ? AND state = 'failed' AND held > 0",
            (game,),
        )

    async def given_up(self, post: int, why: str) -> None:
        """Mark a post as one that will never be sent."""
        await self._db.execute(
            "UPDATE outbox SET state = 'failed', closed = 1, held = 0, error = ? WHERE id = ?",
            (why, post),
        )

    async def forget_message(self, message: int) -> None:
        """Forget a message that no longer stands."""
        await self._db.execute("DELETE FROM messages WHERE message_id = ?", (message,))
