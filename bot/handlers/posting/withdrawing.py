"""The question to a victim whom the game waits for, as the courier sends and edits it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.clock import stamp
from bot.panels.messages import withdrawals as shown
from bot.panels.messages.draft import Draft
from bot.panels.panel import rows
from bot.storage.rows import Post
from bot.tables.clocks import timing
from bot.tables.contents import WithdrawEdit
from bot.tables.decisions import withdrawals
from bot.tables.seats.piloted import plays_in
from bot.tables.table import Table
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


async def draft(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> Draft | None:
    """Return the question as it is to be asked, ``None`` once it is answered."""
    now = await client.tables.load(post.game)
    if withdrawals.wait(now) != withdrawals.asked_by(post):
        return None
    told = timing.heard(now, stamp(client.clock)) if now.untold else now
    asked = await _asked(client, post, told, wording)
    user = table.user_at(withdrawals.asked_by(post).seat)
    here = user is not None and await client.is_member(table.game.guild, user)
    knows = post.held and not now.untold
    rings = here and not now.stopped and not knows and await withdrawals.rings(client.store, post)
    return Draft(asked.content, asked.keys, audible=user if rings else None)


async def stands(client: ElbowRoom, post: Post) -> tuple[str, discord.ui.View | None] | None:
    """Return text and buttons of the question as it stands; ``None`` where both may stay."""
    table = await client.tables.load(post.game)
    wording = Wording.of(table, await client.public_words(table))
    about = WithdrawEdit.from_post(post)
    if about.over:
        return shown.asked(table, wording, about.seat, about.over), None
    if withdrawals.wait(table) != withdrawals.asked_by(post):
        return None
    asked = await _asked(client, post, table, wording)
    return asked.content, rows(table, [asked.keys])


async def _asked(client: ElbowRoom, post: Post, table: Table, wording: Wording) -> shown.Ask:
    wait = withdrawals.wait(table)
    assert wait is not None  # who calls has looked
    timers = await client.store.timers(table.game.id)
    until, now = withdrawals.until(timers, wait), stamp(client.clock)
    whole = withdrawals.patience(table.options)
    if until is None and whole is not None and not table.stands_still:
        until = now + whole  # It begins when this is read.
    turn = await client.tables.log(table.game.id, after=table.turn_began)
    return shown.ask(
        table,
        wording,
        wait,
        until,
        now,
        rings=await withdrawals.rings(client.store, post),
        piloted=plays_in(turn, table.view().player),
    )
