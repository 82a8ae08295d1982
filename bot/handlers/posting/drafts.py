"""What a new post in a channel says at the moment it is sent, by its kind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.clock import stamp
from bot.handlers.posting import turnposts, withdrawing
from bot.handlers.private.letters import left
from bot.panels.messages import letters, notices, posts, rewinds
from bot.panels.messages.posts import Draft
from bot.storage.outbox import CannotSend
from bot.storage.store import Post
from bot.tables.decisions import withdrawals
from bot.tables.table import Table
from bot.tables.upkeep.care import lobby_closes
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

Drafting = Callable[["ElbowRoom", Post, Table, Wording], Awaitable[Draft | None]]
"""Says what a post says, given its table; ``None``: it is of no use any more."""

_OF_A_MOMENT = ("fallback", "nudge", "vote", "vote_edit", "went_back", withdrawals.KIND)
"""Kinds of posts that are known again by the revision for which they were written."""


async def table_of(client: ElbowRoom, post: Post) -> Table:
    """Return the table as ``post`` shall show it.

    :raises TableError: there is none, or its record cannot be read.
    """
    if post.kind == "turn":
        return await client.tables.at(post.game, post.seq)
    if post.kind in (*notices.KINDS, "cancelled"):
        return replace(await client.tables.known(post.game), seq=post.seq)
    table = await client.tables.load(post.game)
    asked_for = post.kind in _OF_A_MOMENT or post.kind.startswith("seat_")
    return replace(table, seq=post.seq) if asked_for else table


async def draft(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return what ``post`` says; ``None``: it is of no use any more.

    :raises CannotSend: there is no such kind of post.
    """
    drafting = DRAFTS.get("seat" if post.kind.startswith("seat_") else post.kind)
    if drafting is None:
        raise CannotSend(f"unknown kind {post.kind}")
    return await drafting(client, post, table, wording)


async def lobby(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    """Return the post of a lobby as it stands."""
    expired = bool(post.params.get("expired"))
    called, closes = await _called(client, table, wording), lobby_closes(client.store, table.game)
    return posts.lobby(table, wording, closes, called, expired=expired)


async def vote(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the question whether to go back, or what came of it."""
    asked = await client.store.votes.vote(int(post.params["vote"]))
    if asked is None:
        return None
    moment, gone = await client.desk.going_back(table, asked.to, wording)
    return rewinds.vote(table, wording, asked, moment, gone)


async def _lobby(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    return await lobby(client, post, table, wording) if table.game.status == "lobby" else None


async def _called(client: ElbowRoom, table: Table, wording: Wording) -> list[str]:
    """Return who is called upon to play again, and is not in yet."""
    if table.game.again is None:
        return []
    earlier = await client.tables.outline(table.game.again)
    people = Wording.of(earlier, wording.words).people
    return [
        people[seat.seat]
        for seat in earlier.seats
        if seat.user is not None and table.seat_of(seat.user) is None
    ]


async def _went_back(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    to, by, seat = int(post.params["to"]), str(post.params["by"]), int(post.params["seat"])
    moment, _ = await client.desk.going_back(table, to, wording)
    return rewinds.went_back(wording, by, seat, moment)


async def _seat(_: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    seat, was = int(post.params["seat"]), str(post.params.get("was", ""))
    found = posts.seat(table, wording, seat, was, leads=post.params.get("leads"))
    return found if found.keys else None


async def _result(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    return posts.result(table, wording, await client.tables.piloted(post.game))


async def _notice(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    if post.held and (await client.tables.outline(post.game)).game.archived is None:
        return None  # It was put aside, and is no more.
    return notices.draft(post, table, wording)


async def _cancelled(_: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    seat = post.params.get("seat")
    name = "" if seat is None else wording.people[int(seat)]
    return posts.cancelled(table, wording, name, deserted=bool(post.params.get("deserted")))


async def _fallback(client: ElbowRoom, post: Post, _: Table, wording: Wording) -> Draft | None:
    """Return the mention that stands in for a reminder, if it is still of use."""
    awaited = await client.reminding.still_wanted(post)
    if awaited is None:
        return None
    if not await client.is_member(awaited.table.game.guild, awaited.person.id):
        return None
    time = left(awaited, stamp(client.clock))
    return letters.fallback(awaited.table, wording, awaited.wait.seat, time)


async def _nudge(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the mention that a player asked for, unless its reader has moved meanwhile."""
    seat, by = int(post.params["seat"]), int(post.params["by"])
    user = table.user_at(seat)
    if table.turn_began > post.seq or seat not in table.deciders or user is None:
        return None
    if not await client.is_member(table.game.guild, user):
        return None
    return letters.nudge(table, wording, seat, wording.people[by], post)


DRAFTS: Final[dict[str, Drafting]] = {
    "lobby": _lobby,
    "turn": turnposts.begun,
    withdrawals.KIND: withdrawing.draft,
    "seat": _seat,
    "vote": vote,
    "went_back": _went_back,
    "fallback": _fallback,
    "nudge": _nudge,
    **dict.fromkeys(notices.KINDS, _notice),
    "cancelled": _cancelled,
    "result": _result,
}
