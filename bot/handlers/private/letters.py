"""Sends reminders as direct messages, and finds out that one cannot be."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.clock import stamp
from bot.errors import StorageFailed
from bot.panels.messages import absent, letters
from bot.panels.messages.letters import Left, Where
from bot.storage.outbox import CannotSend
from bot.storage.store import Post
from bot.tables.clocks import clockwork
from bot.tables.clocks.reminders import SNOOZES, snoozed
from bot.tables.clocks.reminding import Awaited
from bot.tables.decisions import withdrawals
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)


class Letters:
    """Direct messages of one bot."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client

    async def send(self, post: Post) -> int | None:
        """Send the reminder ``post`` if it is still wanted; ``None`` if it is not.

        :raises CannotSend: the person takes no direct messages; the channel is told instead.
        :raises discord.HTTPException: Discord fails otherwise.
        """
        reminding = self._client.reminding
        awaited = await reminding.still_wanted(post)
        if awaited is None:
            return None
        table, person = awaited.table, awaited.person
        if not await self._client.is_member(table.game.guild, person.id):
            _log.info("game %s: %s has left and is not reminded", table.game.id, person.id)
            return None
        words = await self._client.letter_words(person, table.game.guild)
        where = await self._where(table)
        now = stamp(self._client.clock)
        first = person.timezone is None and await self._client.store.people.first_time(person.id)
        text = letters.reminder(table, words, where, left(awaited, now), first=first)
        hours = [h for h in SNOOZES if snoozed(awaited.wait, person, awaited.done, now, h)]
        begun = replace(table, seq=post.seq)
        assert post.nonce is not None
        try:
            channel = await self._client.create_dm(discord.Object(person.id))
            message = await channel.send(
                text,
                view=letters.reminder_view(begun, words, post.kind, hours),
                nonce=post.nonce,
                suppress_embeds=True,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.Forbidden as fault:
            await reminding.undelivered(post)
            raise CannotSend("closed") from fault
        try:
            await reminding.delivered(person)
        except StorageFailed as fault:
            # The letter has come, and must not come again for this.
            _log.warning("that letters reach %s was not noted: %s", person.id, fault)
        return message.id

    async def send_absent(self, post: Post) -> int | None:
        """Tell a person that the clock has taken their seat, if it is so still.

        :raises CannotSend: the person takes no direct messages.
        :raises discord.HTTPException: Discord fails otherwise.
        """
        wanted = await self._client.absent.still_wanted(post)
        if wanted is None:
            return None
        table, person = wanted
        if not await self._client.is_member(table.game.guild, person.id):
            return None
        words = await self._client.letter_words(person, table.game.guild)
        text = absent.text(table, int(post.params["seat"]), words, await self._where(table))
        assert post.nonce is not None
        try:
            channel = await self._client.create_dm(discord.Object(person.id))
            message = await channel.send(
                text,
                view=absent.view(replace(table, seq=post.seq), words),
                nonce=post.nonce,
                suppress_embeds=True,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.Forbidden as fault:
            raise CannotSend("closed") from fault
        return message.id

    async def _where(self, table: Table) -> Where:
        game = table.game
        server = self._client.get_guild(game.guild)
        channel = self._client.get_channel(game.channel)
        store = self._client.store
        if withdrawals.wait(table):
            known = await store.message(game.id, withdrawals.KIND)
        else:
            known = await store.message(game.id, "turn", table.turn_began)
        link = f"https://discord.com/channels/{game.guild}/{game.channel}"
        return Where(
            server=server.name if server else "?",
            channel=str(getattr(channel, "name", "?")),
            link=f"{link}/{known.id}" if known else link,
        )


def left(awaited: Awaited, now: int) -> Left:
    """Return how much time a person has who is waited for."""
    table, seat = awaited.table, awaited.wait.seat
    if table.clock is not None and table.clock.seat == seat and not withdrawals.wait(table):
        return Left(now, clockwork.deadline(table.clock, table.seats[seat], now))
    return Left(now, awaited.wait.ends)
