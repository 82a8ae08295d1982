"""How messages that stand are brought up to date, silently, by the kind of edit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord

from bot.errors import GameBroken, GameEnded
from bot.handlers.posting import drafts, places, turnposts, withdrawing
from bot.panels.messages import calls, notices, posts
from bot.panels.messages.posts import Draft
from bot.panels.panel import in_rows, rows
from bot.storage.store import Message, Post
from bot.tables.announce import TURN_NOW
from bot.tables.decisions import withdrawals
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


CALL: Final = "call"
"""Purpose that stands for nudges and fallbacks."""
Showing = Callable[["ElbowRoom", Post, Message], Awaitable[Shown | None]]
"""Says what a message is to show; ``None``: it may stay as it is."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A kind of edit."""

    purpose: str
    """Of the message that it changes."""
    shows: Showing
    anew: bool = False
    """A message that is gone is posted anew."""
    last: bool = False
    """The message is not to be known again; who asks once more posts another."""


async def make(client: ElbowRoom, post: Post) -> int | None:
    """Make the edit ``post`` and return its message, if that stands."""
    edit = _edit(post.kind)
    of = post.seq if edit.purpose == "vote" else post.params.get("of")
    if edit.purpose == CALL:
        known = await _called(client, post)
    else:
        known = await client.store.message(post.game, edit.purpose, of)
    if known is None:
        if of is not None and await _goes_on(client, post, of):
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
        shows_turn = edit.purpose == "turn"
        if edit.anew or (shows_turn and await _plays_on(client, post, known.seq)):
            await client.tables.repost(post.game, unasked=True)
        return None
    if edit.last:
        await client.store.forget_message(known.id)
    return known.id


def _edit(kind: str) -> Edit:
    if kind.startswith("seat_"):
        return Edit(kind.removesuffix("_edit"), _seat)
    return EDITS[kind]


async def _goes_on(client: ElbowRoom, post: Post, of: int) -> bool:
    """Whether an edit is about the turn being played, which had ended and is taken up again."""
    return post.kind == "turn_edit" and await _plays_on(client, post, of)


async def _plays_on(client: ElbowRoom, post: Post, of: int) -> bool:
    """Whether the turn that began at revision ``of`` is being played."""
    with suppress(GameBroken, GameEnded):
        now = await client.tables.load(post.game)
        return now.turn_began == of and now.game.status == "running" and not now.game.archived
    return False


def _drawn(table: Table, draft: Draft) -> Shown:
    return Shown(draft.content, rows(table, in_rows(draft.keys)) if draft.keys else None)


async def _lobby(client: ElbowRoom, post: Post, _: Message) -> Shown:
    table = await client.tables.load(post.game)
    wording = Wording.of(table, await client.public_words(table))
    return _drawn(table, await drafts.lobby(client, post, table, wording))


async def _turn(client: ElbowRoom, post: Post, known: Message) -> Shown | None:
    """The post of a turn that is over, or that goes on after all."""
    if await _goes_on(client, post, known.seq):
        return await _turn_now(client, post, known)
    with suppress(GameBroken, GameEnded):
        begun = await client.tables.at(post.game, known.seq)
        return Shown(await turnposts.over(client, begun))
    return Shown()  # Where the record cannot be read, the text stays and the buttons go.


async def _turn_now(client: ElbowRoom, post: Post, known: Message) -> Shown | None:
    """The post of the running turn as it stands; as before once that is over."""
    now = await client.tables.load(post.game)
    if now.turn_began != known.seq or not now.unfinished:
        return None
    table = await client.tables.at(post.game, known.seq)
    return _drawn(table, await turnposts.going_on(client, table, now))


async def _turn_moved(client: ElbowRoom, post: Post, known: Message) -> Shown | None:
    """The same with the board as it is after tokens were moved out of turn."""
    shown = await _turn_now(client, post, known)
    if shown is None:
        return None
    table = await client.tables.at(post.game, known.seq)
    wording = Wording.of(table, await client.public_words(table))
    moved = await client.tables.at(post.game, post.seq)
    file = await turnposts.picture(client, table, wording, moved)
    return shown._replace(attachments=[file]) if file else shown


async def _withdrawal(client: ElbowRoom, post: Post, _: Message) -> Shown | None:
    stands = await withdrawing.stands(client, post)
    return Shown(*stands) if stands else None


async def _called(client: ElbowRoom, post: Post) -> Message | None:
    """Return the message of a call, of which there may be several of one revision."""
    call = await client.store.post(int(post.params["of"]))
    if call is None or call.message is None or call.channel is None:
        return None
    return Message(call.message, call.game, call.kind, call.channel, call.seq)


async def _call(client: ElbowRoom, post: Post, _: Message) -> Shown | None:
    """A mention that called somebody to move, when the game waits for that no longer."""
    call = await client.store.post(int(post.params["of"]))
    if call is None:
        return None
    table = await client.tables.known(post.game)
    return Shown(calls.over(call, Wording.of(table, await client.public_words(table))))


async def _vote(client: ElbowRoom, post: Post, _: Message) -> Shown | None:
    table = await drafts.table_of(client, post)
    wording = Wording.of(table, await client.public_words(table))
    draft = await drafts.vote(client, post, table, wording)
    return _drawn(table, draft) if draft else None


async def _idle(client: ElbowRoom, post: Post, _: Message) -> Shown:
    """The question whether the game goes on, when it is answered."""
    table = await client.tables.known(post.game)
    wording = Wording.of(table, await client.public_words(table))
    stood = str(post.params.get("stood", ""))
    aside, ended = bool(post.params["aside"]), bool(post.params.get("ended"))
    return Shown(notices.idle_over(wording, aside=aside, stood=stood, ended=ended))


async def _archived(client: ElbowRoom, post: Post, _: Message) -> Shown:
    """The notice that a game is put aside, when it is no more."""
    table = await client.tables.known(post.game)
    wording = Wording.of(table, await client.public_words(table))
    return Shown(notices.archived_over(wording, post.params.get("seat")))


async def _seat(client: ElbowRoom, post: Post, known: Message) -> Shown:
    """The post about a seat as it is now."""
    table = replace(await client.tables.load(post.game), seq=known.seq)
    wording = Wording.of(table, await client.public_words(table))
    seat, was = int(post.params["seat"]), str(post.params.get("was", ""))
    closed, leads = bool(post.params.get("closed")), post.params.get("leads")
    return _drawn(table, posts.seat(table, wording, seat, was, closed=closed, leads=leads))


EDITS: Final = {
    "lobby_edit": Edit("lobby", _lobby, anew=True),
    "turn_edit": Edit("turn", _turn),
    TURN_NOW: Edit("turn", _turn_now),
    "turn_moved_edit": Edit("turn", _turn_moved),
    withdrawals.EDIT: Edit(withdrawals.KIND, _withdrawal, anew=True),
    "vote_edit": Edit("vote", _vote),
    "call_edit": Edit(CALL, _call, last=True),
    "idle_edit": Edit("idle", _idle, last=True),
    "archived_edit": Edit("archived", _archived, last=True),
}
