"""Sends reminders as direct messages, and finds out that one cannot be."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.clock import stamp
from bot.errors import StorageFailed
from bot.panels.messages import absent, letters, rewinds
from bot.panels.messages.letters import Left, Reader, Where
from bot.panels.panel import rows
from bot.storage.outbox import CannotSend
from bot.storage.store import Post
from bot.tables.clocks import clockwork
from bot.tables.clocks.quiet import zone
from bot.tables.clocks.reminders import SNOOZES, snoozed
from bot.tables.clocks.reminding import Awaited
from bot.tables.clocks.timing import LEFT_ALONE
from bot.tables.decisions import withdrawals
from bot.tables.table import Table
from bot.texts import dates
from bot.texts.wording import Wording

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
        nth = int(post.params.get("nth", awaited.done.sent))
        reader = Reader(words, zone(person.timezone), nth, first)
        text = letters.reminder(table, reader, where, left(awaited, now))
        _, mark = letters.mark(post)
        begun = replace(table, seq=post.seq)
        assert post.nonce is not None
        try:
            channel = await self._client.create_dm(discord.Object(person.id))
            message = await channel.send(
                text,
                view=letters.reminder_view(begun, words, mark, snoozes(awaited, now)),
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
        timers = await self._client.store.timers(table.game.id)
        plays = [timer.due for timer in timers if timer.kind == "autopilot"]
        until = min(plays, default=stamp(self._client.clock) + LEFT_ALONE)
        seat, where = int(post.params["seat"]), await self._where(table)
        text = absent.text(table, seat, words, where, until)
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

    async def send_vote(self, post: Post) -> int | None:
        """Tell a person that a vote waits for their answer, if it does still.

        :raises CannotSend: the person takes no direct messages.
        :raises discord.HTTPException: Discord fails otherwise.
        """
        asked = await self._client.voters.still_wanted(post)
        if asked is None or not await self._client.is_member(
            asked.table.game.guild, asked.person.id
        ):
            return None
        table, vote, person = asked
        wording = Wording.of(table, await self._client.letter_words(person, table.game.guild))
        moment, gone = await self._client.desk.going_back(table, vote.to, wording)
        where = await self._where(table)
        if known := await self._client.store.message(table.game.id, "vote", vote.seq):
            place = f"{table.game.guild}/{known.channel}/{known.id}"
            where = replace(where, link=f"https://discord.com/channels/{place}")
        draft = rewinds.letter(table, wording, vote, moment, gone, where)
        assert post.nonce is not None
        try:
            channel = await self._client.create_dm(discord.Object(person.id))
            message = await channel.send(
                draft.content,
                view=rows(replace(table, seq=post.seq), [draft.keys]),
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


def snoozes(awaited: Awaited, now: int) -> list[tuple[int, str]]:
    """Return the hours for which a reminder can be put off.

    With each, what the clock shows when it comes, if quiet hours make that another time.
    """
    found: dict[int, tuple[int, str]] = {}
    for hours in SNOOZES:
        at = snoozed(awaited.wait, awaited.person, awaited.done, now, hours)
        if at is not None:
            moved = at != now + hours * clockwork.HOUR
            shown = dates.hour(at, zone(awaited.person.timezone)) if moved else ""
            found.setdefault(at, (hours, shown))
    return list(found.values())


def left(awaited: Awaited, now: int) -> Left:
    """Return how much time a person has who is waited for."""
    table, clock = awaited.table, awaited.table.clock
    if clock is None or clock.seat != awaited.wait.seat or withdrawals.wait(table):
        return Left(awaited.wait.ends)
    clock, seat = clockwork.carried(clock, table.seats[clock.seat], now)
    deadline = clockwork.deadline(clock, seat, now)
    if clock.left <= 0:
        return Left(deadline, on_reserve=True)
    return Left(deadline, reserve=seat.bank)
