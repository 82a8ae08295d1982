"""New messages in a game's channel."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.handlers.posting import drafts, places, results, turnposts
from bot.handlers.posting.places import Sendable, ringing
from bot.panels.messages import recaps
from bot.panels.messages.posts import Draft
from bot.panels.panel import in_rows, rows
from bot.storage.store import Post
from bot.tables.table import Table
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


async def create(client: ElbowRoom, post: Post) -> int | None:
    """Send ``post`` as a new message and return it; ``None``: it is of no use any more."""
    table = await drafts.table_of(client, post)
    wording = Wording.of(table, await client.public_words(table))
    draft = await drafts.draft(client, post, table, wording)
    if draft is None:
        return None
    assert post.channel is not None
    assert post.nonce is not None
    channel = await places.channel(client, post.channel)
    if waiting := post.params.get("waiting"):
        if used := await _used_again(client, channel, post, table, wording, draft):
            return used
        if await client.store.was_sent(post.game, post.kind, waiting):
            draft = replace(draft, audible=None)
    file = await _picture(client, post, table, wording) if draft.picture else None
    message = await channel.send(
        draft.content,
        view=rows(table, in_rows(draft.keys)) if draft.keys else discord.utils.MISSING,
        file=file or discord.utils.MISSING,
        nonce=post.nonce,
        silent=draft.audible is None,
        allowed_mentions=ringing(draft.audible),
    )
    return message.id


async def _picture(
    client: ElbowRoom, post: Post, table: Table, wording: Wording
) -> discord.File | None:
    if post.kind == "result":
        return await results.picture(client, table, wording)
    return await turnposts.picture(client, table, wording)


async def _used_again(
    client: ElbowRoom,
    channel: Sendable,
    post: Post,
    table: Table,
    wording: Wording,
    draft: Draft,
) -> int | None:
    """Edit the message that was made for this turn before it was put off, if it stands."""
    for seq in post.params["waiting"]:
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
