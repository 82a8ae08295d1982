"""New messages in a game's channel."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import discord

from bot.handlers.posting import places, turnposts
from bot.handlers.posting.drafts import Drafting, Tabling, now
from bot.handlers.posting.places import Sendable, ringing
from bot.panels.messages import recaps
from bot.panels.messages.draft import Draft
from bot.panels.panel import in_rows, rows
from bot.storage.rows import Post
from bot.tables.contents import Turn
from bot.tables.table import Table
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


Picturing = Callable[["ElbowRoom", Table, Wording], Awaitable[discord.File | None]]
"""Draws the picture of a post, given its table."""


@dataclass(frozen=True, slots=True)
class New:
    """How a kind of new message in a game's channel is made."""

    drafts: Drafting
    table: Tabling = now
    picture: Picturing = turnposts.picture
    """Where the draft wants one."""


async def create(client: ElbowRoom, post: Post, how: New) -> int | None:
    """Send ``post`` as a new message and return it; ``None``: it is of no use any more."""
    table = await how.table(client, post)
    wording = Wording.of(table, await client.public_words(table))
    draft = await how.drafts(client, post, table, wording)
    if draft is None:
        return None
    assert post.channel is not None
    assert post.nonce is not None
    channel = await places.channel(client, post.channel)
    turn = Turn.known(post)
    if turn is not None and turn.waiting:
        if used := await _used_again(client, channel, post, turn, table, wording, draft):
            return used
        if await client.store.was_sent(post.game, post.kind, turn.waiting):
            draft = replace(draft, audible=None)
    file = await how.picture(client, table, wording) if draft.picture else None
    message = await channel.send(
        draft.content,
        view=rows(table, in_rows(draft.keys)) if draft.keys else discord.utils.MISSING,
        file=file or discord.utils.MISSING,
        nonce=post.nonce,
        silent=draft.audible is None,
        allowed_mentions=ringing(draft.audible),
    )
    return message.id


async def _used_again(
    client: ElbowRoom,
    channel: Sendable,
    post: Post,
    turn: Turn,
    table: Table,
    wording: Wording,
    draft: Draft,
) -> int | None:
    """Edit the message that was made for this turn before it was put off, if it stands."""
    for seq in turn.waiting:
        known = await client.store.message(post.game, post.kind, seq)
        if known is None or known.channel != post.channel:
            continue
        file = await turnposts.picture(client, table, wording) if draft.picture else None
        try:
            await channel.get_partial_message(known.id).edit(
                content=draft.content,
                view=rows(table, in_rows(draft.keys)),
                attachments=[file] if file else [],
                allowed_mentions=ringing(None),
            )
        except discord.NotFound:
            await client.store.forget_message(known.id)
        else:
            return known.id
    return None


async def recap(client: ElbowRoom, post: Post) -> int | None:
    """Show how the game went; nobody is mentioned."""
    table = await client.tables.load(post.game)
    views = await client.tables.turns(post.game)
    if not views:
        return None
    wording = Wording.of(table, await client.public_words(table))
    pictures = await client.pictures.recap(views, wording)
    piloted = await client.tables.piloted(post.game)
    assert post.channel is not None
    assert post.nonce is not None
    channel = await places.channel(client, post.channel)
    message = await channel.send(
        view=recaps.message(table, wording, views, *pictures, piloted),
        files=[discord.File(io.BytesIO(p.data), p.name) for p in pictures],
        nonce=post.nonce,
        silent=True,
        allowed_mentions=ringing(None),
    )
    return message.id
