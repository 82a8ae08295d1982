"""The post of a turn: while it is played, when it is over, and with what came before."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING, Literal

import discord

from bot.clock import stamp
from bot.panels.messages import rewinds, turns
from bot.panels.messages.draft import Draft
from bot.storage.rows import Post
from bot.tables import announce
from bot.tables.clocks import timing
from bot.tables.contents import Turn
from bot.tables.seats.piloted import plays_in
from bot.tables.table import LogEntry, Table
from bot.texts.wording import Wording
from render import alt_text, has_map

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)


async def begun(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the post of a turn that begins, unless the turn has been undone meanwhile."""
    if await client.tables.undone_by(post.game, post.seq):
        return None  # Should the turn come after all, it is told of then.
    about = Turn.from_post(post)
    seat = about.seat
    user = table.user_at(seat)
    gone = user is not None and not await client.is_member(table.game.guild, user)
    now = await client.tables.load(post.game)
    going_on = now.turn_began == post.seq and now.unfinished
    if post.held and announce.shown(now) != (Turn, post.seq):
        return None  # Another post shows the game by now.
    moment, untold = stamp(client.clock), now.untold
    if untold:
        now = timing.heard(now, moment)
    draft = turns.turn(
        table,
        wording,
        seat,
        *await _since(client, table, about.since),
        gone=gone,
        now=now if going_on else None,
        moment=moment,
        asked=await _asked(client, now, wording) if going_on else "",
    )
    # After an outage the player may have played this turn already, or has been told by a letter:
    # then nothing rings.
    knows = not going_on or (post.held and not untold)
    if about.silent or knows:
        return Draft(draft.content, draft.keys, draft.picture)
    return draft


async def going_on(client: ElbowRoom, table: Table, now: Table) -> Draft:
    """Return what the post of the running turn says; ``table``: at its beginning."""
    seat = table.view().player
    wording = Wording.of(table, await client.public_words(table))
    since = await client.tables.last_turn(table.game.id, seat, table.seq)
    return turns.turn(
        table,
        wording,
        seat,
        *await _since(client, table, since),
        now=now,
        moment=stamp(client.clock),
        asked=await _asked(client, now, wording),
    )


async def over(client: ElbowRoom, table: Table) -> str:
    """Return what the post of a turn says when it is over; ``table``: at its beginning."""
    tables, game, seat = client.tables, table.game.id, table.view().player
    wording = Wording.of(table, await client.public_words(table))
    if line := await tables.undone_by(game, table.seq):
        return turns.turn_undone(table, wording, seat, line)
    clock = await client.store.clock(game, table.seq)
    lapsed = clock.lapsed if clock else ""
    why = lapsed or _piloted(table, seat, await tables.log(game, after=table.seq))
    news = await _since(client, table, await tables.last_turn(game, seat, table.seq))
    return turns.turn_over(table, wording, seat, *news, lapsed=why)


async def picture(
    client: ElbowRoom, table: Table, wording: Wording, shows: Table | None = None
) -> discord.File | None:
    """Return the picture of ``table`` (or of what it ``shows``) and of what led to it."""
    view = (shows or table).view().standing()
    if not has_map(view):
        return None
    try:
        happened = await client.desk.happened(table)
        drawn = await client.pictures.board(table, view, wording, happened, mover=shows is None)
    except Exception:
        # The sentence is worth more than the picture: the turn must reach its player.
        _log.exception("game %s seq %s: no picture", table.game.id, table.seq)
        return None
    return discord.File(
        io.BytesIO(drawn.data),
        drawn.name,
        description=alt_text(view, wording.labels, wording.words, happened),
    )


async def _since(client: ElbowRoom, table: Table, since: int) -> tuple[list[LogEntry], int]:
    """Return the log of ``table`` after revision ``since``, and whose turn it was then."""
    return await client.tables.news(table.game.id, since, table.seq)


async def _asked(client: ElbowRoom, table: Table, wording: Wording) -> str:
    """Return the line about the open vote of a game, empty where there is none."""
    vote = await client.tables.vote_in(table.game.id)
    if vote is None:
        return ""
    moment, _ = await client.desk.going_back(table, vote.to, wording)
    return rewinds.asked(table, wording, vote, moment)


def _piloted(
    table: Table, seat: int, entries: list[LogEntry]
) -> Literal["", "handed", "autopilot"]:
    """Return why the autopilot played a turn of ``seat`` that ``entries`` begin with, if so."""
    if not plays_in(entries, seat):
        return ""
    held = table.seats[seat]
    return "autopilot" if held.user is None or held.missed else "handed"
