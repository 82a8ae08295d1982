"""Where posts go, and whom they may ring."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord

from bot.errors import CannotSend, TryLater
from bot.storage.rows import Post

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

Sendable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
_ARCHIVED: Final = 50083
_LOCKED: Final = (_ARCHIVED, 160005)
"""Discord's codes for a thread that is archived and cannot be opened, and one that is locked."""
NO_MESSAGES: Final = "no-messages"


async def place(client: ElbowRoom, post: Post) -> Sendable | discord.DMChannel:
    """Return where ``post`` goes; raises as :func:`channel` does."""
    if post.user is not None:
        return await client.create_dm(discord.Object(post.user))
    assert post.channel is not None  # it has the one or the other, says the schema
    return await channel(client, post.channel)


async def channel(client: ElbowRoom, number: int) -> Sendable:
    """Return a channel, its thread awake.

    :raises CannotSend: it takes no messages.
    :raises discord.NotFound: it is gone.
    """
    found = client.get_channel(number) or await client.fetch_channel(number)
    if not isinstance(found, Sendable):
        raise CannotSend(NO_MESSAGES)
    if isinstance(found, discord.Thread) and found.archived:
        await _wake(found)
    return found


async def _wake(thread: discord.Thread) -> None:
    """Open a thread that rests: it takes new messages, which wake it, but no edits.

    :raises CannotSend: it is locked.
    """
    if thread.locked:
        raise CannotSend("locked")
    with suppress(discord.Forbidden):
        await thread.edit(archived=False)


async def woken(client: ElbowRoom, fault: discord.HTTPException, number: int | None) -> bool:
    """Whether what Discord refused may work now, for a thread rested of which we had not heard.

    ``number``: of the channel, ``None`` in a direct message.

    :raises CannotSend: the thread is locked.
    """
    if fault.code != _ARCHIVED or number is None:
        return False
    found = await client.fetch_channel(number)
    if not isinstance(found, discord.Thread) or not found.archived:
        return False
    await _wake(found)
    return True


async def reachable(client: ElbowRoom, post: Post) -> None:
    """Check that the server is there: in an outage its channels look as if they were gone.

    :raises TryLater: it is not.
    """
    game = await client.store.game(post.game)
    server = client.get_guild(game.guild) if game else None
    if server is not None and server.unavailable:
        raise TryLater


def locked(fault: discord.HTTPException) -> bool:
    """Whether Discord refused because the thread is locked."""
    return fault.code in _LOCKED


def ringing(user: int | None) -> discord.AllowedMentions:
    """Return mentions limited to ``user``, or to nobody."""
    who = [discord.Object(user)] if user is not None else False
    return discord.AllowedMentions(everyone=False, roles=False, users=who, replied_user=False)
