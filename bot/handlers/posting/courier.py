"""Carries posts of the outbox to Discord, and says what came of it in the outbox's words."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.errors import CannotSend, GameBroken, StorageFailed, TableError, TryLater
from bot.handlers.posting import edits, kinds, messages, places
from bot.handlers.posting.edits import Edit
from bot.handlers.posting.messages import New
from bot.panels import tapcode
from bot.panels.messages import marks
from bot.storage.rows import Post
from bot.tables import contents
from bot.tables.contents import Content, UnknownPostError

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
_PASSING: Final = ("forbidden", "locked", "gone", places.NO_MESSAGES)
_LOOK_BACK = 50
"""Messages of a channel to look through for a post that may have arrived."""


class DiscordCourier:
    """What the outbox needs of Discord, see :class:`bot.storage.outbox.Courier`."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client

    async def send(self, post: Post) -> int | None:
        """Send ``post`` or make its edit.

        :raises TryLater: Discord, the network or the disk fails for the moment.
        :raises CannotSend: the channel is gone, or a permission is missing.
        """
        try:
            if post.channel is not None:
                await places.reachable(self._client, post)
            try:
                return await self._sent(post)
            except discord.HTTPException as fault:
                if not await places.woken(self._client, fault, post.channel):
                    raise
            return await self._sent(post)
        except discord.NotFound as fault:
            raise CannotSend("gone") from fault
        except discord.Forbidden as fault:
            raise CannotSend("locked" if places.locked(fault) else "forbidden") from fault
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after) from fault
        except discord.DiscordServerError as fault:
            raise TryLater from fault
        except discord.HTTPException as fault:
            passing = fault.status == 429 or fault.status >= 500
            if passing or self._client.emblems.blamed(fault):
                raise TryLater from fault
            if places.locked(fault):
                raise CannotSend("locked") from fault
            raise CannotSend(f"refused {fault.status} {fault.code}") from fault
        except (aiohttp.ClientError, OSError, TimeoutError) as fault:
            raise TryLater from fault
        except StorageFailed as fault:
            raise TryLater from fault
        except TableError as fault:
            raise CannotSend(fault.id) from fault
        except UnknownPostError as fault:
            raise CannotSend(f"unknown kind {post.kind}") from fault

    async def _sent(self, post: Post) -> int | None:
        how = kinds.how(post)
        if isinstance(how, New):
            return await messages.create(self._client, post, how)
        if isinstance(how, Edit):
            return await edits.make(self._client, post, how)
        return await how(self._client, post)

    async def find(self, post: Post) -> int | None:
        """Look for ``post`` among the last messages there; raises as :meth:`send` does."""
        content = Content.known(post)
        mark = marks.of(content) if content else None
        table = await self._client.tables.outline(post.game)
        if mark is None:
            return None
        verb, argument = mark
        tap = tapcode.Tap(post.game, post.seq, verb.id, argument)
        wanted = tapcode.encode(table.game, tap)
        try:
            if post.channel is not None:
                await places.reachable(self._client, post)
            channel = await places.place(self._client, post)
            async for message in channel.history(limit=_LOOK_BACK):
                if self._client.user and message.author.id == self._client.user.id:
                    ids = {getattr(c, "custom_id", None) for c in _leaves(message)}
                    if wanted in ids:
                        return message.id
        except discord.NotFound as fault:
            raise CannotSend("gone") from fault
        except discord.Forbidden as fault:
            raise CannotSend("forbidden") from fault
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            raise TryLater from fault
        return None

    async def arrived(self, post: Post) -> None:
        """Learn that ``post`` stands, so that whom it tells to move has been told."""
        with suppress(GameBroken):
            await self._client.tables.told_by(post)

    def passing(self, post: Post) -> bool:
        """Whether nothing is to be kept of ``post`` once it has been made."""
        return contents.passing(post)

    async def late(self, post: Post) -> None:
        """Learn that ``post`` has to wait, so that whom it tells to move has not been told yet."""
        with suppress(GameBroken):
            await self._client.tables.not_told(post, late=True)

    async def failed(self, post: Post, why: str) -> bool:
        """Learn that ``post`` is refused, and see that whoever can help knows.

        Of a missing permission or a locked thread the server's owner is told; if the channel is
        gone, the game is put aside and its players are.  Whoever was to learn from it that they are
        waited for is written to.  Returns whether the post is of use later.
        """
        if post.channel is None or not _may_pass(why):
            return False
        if why == "gone" and await self._client.is_gone(post.channel):
            await self._client.tables.lose_place(post.game)
            return False
        with suppress(GameBroken):
            await self._client.tables.not_told(post)
        if why in ("forbidden", "locked"):
            await self._client.owners.tell(post.channel)
        content = Content.known(post)
        return post.edits or (content is not None and content.shows)


def _may_pass(why: str) -> bool:
    """Whether a cause for which a post was refused is one that somebody can mend."""
    return why in (*_PASSING, "fault") or why.startswith("refused")


def _leaves(message: discord.Message) -> list[object]:
    return [
        child
        for row in message.components
        for child in (row.children if isinstance(row, discord.ActionRow) else [row])
    ]
