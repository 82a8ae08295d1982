"""What new posts in a channel say at the moment they are sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.clock import stamp
from bot.handlers.private.letters import left
from bot.panels.messages import letters, lobbies, notices, results, rewinds, seatcards
from bot.panels.messages.draft import Draft
from bot.storage.rows import Post
from bot.tables.contents import (
    Archived,
    Cancelled,
    Content,
    Idle,
    LobbyEdit,
    Nudge,
    SeatCard,
    Vote,
    VoteEdit,
    WentBack,
)
from bot.tables.table import Table
from bot.tables.upkeep.care import lobby_closes
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

Drafting = Callable[["ElbowRoom", Post, Table, Wording], Awaitable[Draft | None]]
"""Says what a post says, given its table; ``None``: it is of no use any more."""

Tabling = Callable[["ElbowRoom", Post], Awaitable[Table]]
"""Returns the table as a post shall show it; raises as :meth:`bot.tables.service.Tables.load`."""


async def now(client: ElbowRoom, post: Post) -> Table:
    """Return the table as it stands."""
    return await client.tables.load(post.game)


async def then(client: ElbowRoom, post: Post) -> Table:
    """Return the table as it stood at the revision of ``post``."""
    return await client.tables.at(post.game, post.seq)


async def of_moment(client: ElbowRoom, post: Post) -> Table:
    """Return it as it stands, but with the revision by which the post is known again."""
    return replace(await now(client, post), seq=post.seq)


async def of_any(client: ElbowRoom, post: Post) -> Table:
    """Return the same also of a game whose record cannot be read."""
    return replace(await client.tables.known(post.game), seq=post.seq)


async def lobby(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    """Return the post of a lobby as it stands."""
    expired = isinstance(about := Content.from_post(post), LobbyEdit) and about.expired
    called, closes = await _called(client, table, wording), lobby_closes(client.store, table.game)
    return lobbies.lobby(table, wording, closes, called, expired=expired)


async def vote(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the question whether to go back, or what came of it."""
    about = Content.from_post(post)
    assert isinstance(about, Vote | VoteEdit)
    asked = await client.store.votes.vote(about.vote)
    if asked is None:
        return None
    moment, gone = await client.desk.going_back(table, asked.to, wording)
    return rewinds.vote(table, wording, asked, moment, gone)


async def open_lobby(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the post of a lobby, unless it is none any more."""
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


async def went_back(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    """Return the message that the game has gone back."""
    about = WentBack.from_post(post)
    moment, _ = await client.desk.going_back(table, about.to, wording)
    return rewinds.went_back(wording, about.by, about.seat, moment)


async def seat(_: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the message about a seat, if there is anything to be done about it."""
    found = seatcards.seat(table, wording, SeatCard.from_post(post))
    return found if found.keys else None


async def result(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    """Return the final scores."""
    return results.result(table, wording, await client.tables.piloted(post.game))


async def idle(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the question whether a game goes on."""
    if await _was_held(client, post):
        return None
    return notices.idle(Idle.from_post(post), table, wording)


async def archived(client: ElbowRoom, post: Post, _: Table, wording: Wording) -> Draft | None:
    """Return the notice that a game is put aside."""
    if await _was_held(client, post):
        return None
    return notices.archived(Archived.from_post(post), wording)


async def _was_held(client: ElbowRoom, post: Post) -> bool:
    """Whether a game was put aside when ``post`` could not be sent, and is no more."""
    return post.held > 0 and (await client.tables.outline(post.game)).game.archived is None


async def cancelled(_: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft:
    """Return the message that a running game was cancelled."""
    about = Cancelled.from_post(post)
    name = "" if about.seat is None else wording.people[about.seat]
    return results.cancelled(table, wording, name, deserted=about.deserted)


async def fallback(client: ElbowRoom, post: Post, _: Table, wording: Wording) -> Draft | None:
    """Return the mention that stands in for a reminder, if it is still of use."""
    awaited = await client.reminding.still_wanted(post)
    if awaited is None:
        return None
    if not await client.is_member(awaited.table.game.guild, awaited.person.id):
        return None
    time = left(awaited, stamp(client.clock))
    return letters.fallback(awaited.table, wording, awaited.wait.seat, time)


async def nudge(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the mention that a player asked for, unless its reader has moved meanwhile."""
    about = Nudge.from_post(post)
    user = table.user_at(about.seat)
    if table.turn_began > post.seq or about.seat not in table.deciders or user is None:
        return None
    if not await client.is_member(table.game.guild, user):
        return None
    return letters.nudge(table, wording, about)
