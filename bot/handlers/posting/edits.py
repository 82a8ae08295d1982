"""How messages that stand are brought up to date, silently."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.errors import GameBroken, GameEnded
from bot.handlers.posting import drafts, places, turnposts, withdrawing
from bot.panels.messages import calls, notices, seatcards
from bot.panels.messages.draft import Draft
from bot.panels.panel import in_rows, rows
from bot.storage.rows import Message, Post
from bot.tables.contents import (
    ArchivedEdit,
    CallEdit,
    Content,
    IdleEdit,
    OfTurn,
    SeatCard,
    SeatEdit,
    Turn,
    TurnEdit,
    Vote,
)
from bot.tables.table import Table
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


class Shown(NamedTuple):
    """What a message shows from now on."""

    content: str = discord.utils.MISSING
    """Missing: as before."""
    view: discord.ui.View | None = None
    attachments: Any = discord.utils.MISSING
    """Missing: as before."""


Showing = Callable[["ElbowRoom", Post, Message], Awaitable[Shown | None]]
"""Says what a message is to show; ``None``: it may stay as it is."""
Finding = Callable[["ElbowRoom", Post], Awaitable[Message | None]]
"""Returns the message that an edit changes, if it stands."""


@dataclass(frozen=True, slots=True)
class Edit:
    """How a kind of edit is made."""

    shows: Showing
    finds: Finding
    of_turn: bool = False
    """It changes the message of a turn."""
    anew: bool = False
    """A message that is gone is posted anew."""
    last: bool = False
    """The message is not to be known again; who asks once more posts another."""


def latest(kind: type[Content]) -> Finding:
    """Return how to find the latest message of a kind."""

    async def find(client: ElbowRoom, post: Post) -> Message | None:
        return await client.store.message(post.game, kind.name)

    return find


async def of_seat(client: ElbowRoom, post: Post) -> Message | None:
    """Return the latest message about a seat."""
    about = SeatEdit.from_post(post)
    return await client.store.message(post.game, SeatCard(seat=about.seat).kind)


async def of_vote(client: ElbowRoom, post: Post) -> Message | None:
    """Return the message of a vote, which has the revision of its edits."""
    return await client.store.message(post.game, Vote.name, post.seq)


async def of_turn(client: ElbowRoom, post: Post) -> Message | None:
    """Return the message of a turn."""
    return await client.store.message(post.game, Turn.name, _turn_of(post))


async def of_call(client: ElbowRoom, post: Post) -> Message | None:
    """Return the message of a call, of which there may be several of one revision."""
    call = await client.store.post(CallEdit.from_post(post).of)
    if call is None or call.message is None or call.channel is None:
        return None
    return Message(call.message, call.game, call.kind, call.channel, call.seq)


def _turn_of(post: Post) -> int | None:
    """Return where the turn began that an edit is about, ``None`` if it is about none."""
    about = Content.from_post(post)
    return about.of if isinstance(about, OfTurn | TurnEdit) else None


async def make(client: ElbowRoom, post: Post, edit: Edit) -> int | None:
    """Make the edit ``post`` and return its message, if that stands."""
    known = await edit.finds(client, post)
    if known is None:
        if await _goes_on(client, post, _turn_of(post)):
            await client.tables.repost(post.game)
        return None
    channel = await places.channel(client, known.channel)
    try:
        shown = await edit.shows(client, post, known)
        if shown is not None:
            await channel.get_partial_message(known.id).edit(
                **shown._asdict(), allowed_mentions=places.ringing(None)
            )
    except discord.NotFound:
        await client.store.forget_message(known.id)
        if edit.anew or (edit.of_turn and await _plays_on(client, post, known.seq)):
            await client.tables.repost(post.game, unasked=True)
        return None
    if edit.last:
        await client.store.forget_message(known.id)
    return known.id


async def _goes_on(client: ElbowRoom, post: Post, of: int | None) -> bool:
    """Whether an edit is about the turn being played, which had ended and is taken up again."""
    ended = TurnEdit.known(post) is not None
    return ended and of is not None and await _plays_on(client, post, of)


async def _plays_on(client: ElbowRoom, post: Post, of: int) -> bool:
    """Whether the turn that began at revision ``of`` is being played."""
    with suppress(GameBroken, GameEnded):
        now = await client.tables.load(post.game)
        return now.turn_began == of and now.game.status == "running" and not now.game.archived
    return False


def _drawn(table: Table, draft: Draft) -> Shown:
    return Shown(draft.content, rows(table, in_rows(draft.keys)) if draft.keys else None)


async def lobby(client: ElbowRoom, post: Post, _: Message) -> Shown:
    """The lobby as it stands."""
    table = await client.tables.load(post.game)
    wording = Wording.of(table, await client.public_words(table))
    return _drawn(table, await drafts.lobby(client, post, table, wording))


async def turn(client: ElbowRoom, post: Post, known: Message) -> Shown | None:
    """The post of a turn that is over, or that goes on after all."""
    if await _goes_on(client, post, known.seq):
        return await turn_now(client, post, known)
    with suppress(GameBroken, GameEnded):
        begun = await client.tables.at(post.game, known.seq)
        return Shown(await turnposts.over(client, begun))
    return Shown()  # Where the record cannot be read, the text stays and the buttons go.


async def turn_now(client: ElbowRoom, post: Post, known: Message) -> Shown | None:
    """The post of the running turn as it stands; as before once that is over."""
    now = await client.tables.load(post.game)
    if now.turn_began != known.seq or not now.unfinished:
        return None
    table = await client.tables.at(post.game, known.seq)
    return _drawn(table, await turnposts.going_on(client, table, now))


async def turn_moved(client: ElbowRoom, post: Post, known: Message) -> Shown | None:
    """The same with the board as it is after tokens were moved out of turn."""
    shown = await turn_now(client, post, known)
    if shown is None:
        return None
    table = await client.tables.at(post.game, known.seq)
    wording = Wording.of(table, await client.public_words(table))
    moved = await client.tables.at(post.game, post.seq)
    file = await turnposts.picture(client, table, wording, moved)
    return shown._replace(attachments=[file]) if file else shown


async def withdrawal(client: ElbowRoom, post: Post, _: Message) -> Shown | None:
    """The question to a victim as it stands."""
    stands = await withdrawing.stands(client, post)
    return Shown(*stands) if stands else None


async def call(client: ElbowRoom, post: Post, _: Message) -> Shown | None:
    """A mention that called somebody to move, when the game waits for that no longer."""
    made = await client.store.post(CallEdit.from_post(post).of)
    if made is None:
        return None
    table = await client.tables.known(post.game)
    return Shown(calls.over(made, Wording.of(table, await client.public_words(table))))


async def vote(client: ElbowRoom, post: Post, _: Message) -> Shown | None:
    """The question whether to go back, or what came of it."""
    table = await drafts.of_moment(client, post)
    wording = Wording.of(table, await client.public_words(table))
    draft = await drafts.vote(client, post, table, wording)
    return _drawn(table, draft) if draft else None


async def idle(client: ElbowRoom, post: Post, _: Message) -> Shown:
    """The question whether the game goes on, when it is answered."""
    table = await client.tables.known(post.game)
    wording = Wording.of(table, await client.public_words(table))
    return Shown(notices.idle_over(IdleEdit.from_post(post), wording))


async def archived(client: ElbowRoom, post: Post, _: Message) -> Shown:
    """The notice that a game is put aside, when it is no more."""
    table = await client.tables.known(post.game)
    wording = Wording.of(table, await client.public_words(table))
    return Shown(notices.archived_over(wording, ArchivedEdit.from_post(post).seat))


async def seat(client: ElbowRoom, post: Post, known: Message) -> Shown:
    """The post about a seat as it is now."""
    table = replace(await client.tables.load(post.game), seq=known.seq)
    wording = Wording.of(table, await client.public_words(table))
    return _drawn(table, seatcards.seat(table, wording, SeatEdit.from_post(post)))
