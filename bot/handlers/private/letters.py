"""Sends letters as direct messages, and finds out that one cannot be."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord

from bot.clock import HOUR, stamp
from bot.errors import CannotSend, StorageFailed
from bot.panels.messages import absent, letters, notices, rewinds
from bot.panels.messages.draft import Draft
from bot.panels.messages.letters import Ended, How, Left, Reader, Where
from bot.panels.panel import rows
from bot.storage.rows import Post
from bot.tables.clocks import clockwork, timing
from bot.tables.clocks.quiet import zone
from bot.tables.clocks.reminders import SNOOZES, snoozed
from bot.tables.clocks.reminding import Awaited
from bot.tables.clocks.timing import LEFT_ALONE
from bot.tables.contents import (
    Absent,
    Content,
    LetterEdit,
    OfWait,
    Reminder,
    Turn,
    Untold,
    Vote,
    VoteLetter,
    Withdraw,
)
from bot.tables.decisions import withdrawals
from bot.tables.letters.base import Wanted
from bot.tables.seats.piloted import ends_turn, of_turn, plays_in
from bot.tables.table import LogEntry, Table
from bot.texts import dates
from bot.texts.i18n import Words
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
_About = tuple[type[Content], int | None]
TRIES: Final = 8
"""Attempts to edit a letter, over two minutes; it is no loss if that cannot be."""


async def reminder(client: ElbowRoom, post: Post) -> int | None:
    """Remind a person of their turn, or have the channel do it if that cannot be."""
    reminding = client.reminding
    awaited = await reminding.still_wanted(post)
    if awaited is None:
        return None
    table, person = awaited.table, awaited.person
    if not await client.is_member(table.game.guild, person.id):
        _log.info("game %s: %s has left and is not reminded", table.game.id, person.id)
        return None
    words = await client.letter_words(person, table.game.guild)
    where = await _where(client, table)
    now = stamp(client.clock)
    first = person.timezone is None and await client.store.people.first_time(person.id)
    about = Reminder.from_post(post)
    nth = awaited.done.sent if about.nth is None else about.nth
    reader = Reader(words, zone(person.timezone), nth, first, too_long_away(awaited, now))
    text = letters.reminder(table, reader, where, left(awaited, now))
    begun = replace(table, seq=post.seq)
    view = letters.reminder_view(begun, words, about, snoozes(awaited, now))
    try:
        message = await _sent(client, post, text, view)
    except CannotSend:
        await reminding.undelivered(post)
        raise
    try:
        await reminding.delivered(person)
    except StorageFailed as fault:
        # The letter has come, and must not come again for this.
        _log.warning("could not note that direct messages reach %s: %s", person.id, fault)
    return message


async def absence(client: ElbowRoom, post: Post) -> int | None:
    """Tell a person that the clock has taken their seat, if it is so still."""
    wanted = await client.absent.still_wanted(post)
    if wanted is None or not await _is_member(client, wanted):
        return None
    table, person = wanted
    words = await client.letter_words(person, table.game.guild)
    timers = await client.store.timers(table.game.id)
    plays = [timer.due for timer in timers if timer.kind == "autopilot"]
    until = min(plays, default=stamp(client.clock) + LEFT_ALONE)
    seat, where = Absent.from_post(post).seat, await _where(client, table)
    draft = absent.letter(table, seat, words, where, until)
    message = await _sent(client, post, draft.content, _buttons(table, post, draft))
    await _delete_of_absence(client, post, seat)
    return message


async def vote(client: ElbowRoom, post: Post) -> int | None:
    """Tell a person that a vote waits for their answer, if it does still."""
    wanted = await client.voters.still_wanted(post)
    asked = await client.store.votes.vote(VoteLetter.from_post(post).vote)
    if wanted is None or asked is None or not await _is_member(client, wanted):
        return None
    table, person = wanted
    wording = Wording.of(table, await client.letter_words(person, table.game.guild), person.id)
    moment, gone = await client.desk.going_back(table, asked.to, wording)
    where = await _where(client, table, (Vote, asked.seq))
    draft = rewinds.letter(table, wording, asked, moment, gone, where)
    return await _sent(client, post, draft.content, _buttons(table, post, draft))


async def lost(client: ElbowRoom, post: Post) -> int | None:
    """Write to a player whose game's channel is gone."""
    wanted = await client.lost.still_wanted(post)
    if wanted is None or not await _is_member(client, wanted):
        return None
    table, person = wanted
    server = client.get_guild(table.game.guild)
    words = await client.letter_words(person, table.game.guild)
    text = notices.lost(table, words, server.name if server else None)
    view = letters.lost_view(replace(table, seq=post.seq), words)
    return await _sent(client, post, text, view)


async def untold(client: ElbowRoom, post: Post) -> int | None:
    """Tell a person that their game waits for them, if no post has told them since.

    :raises CannotSend: they take no direct messages.
    """
    wanted = await client.untold.still_wanted(post)
    if wanted is None or not await _is_member(client, wanted):
        return None
    table, person = wanted
    now = stamp(client.clock)
    words = await client.letter_words(person, table.game.guild)
    # Once they have read this their time runs.
    table = timing.heard(table, now)
    awaited = await client.reminding.of(table)
    time = left(awaited, now) if awaited else Left(None)
    text = letters.untold(table, words, await _where(client, table), time)
    view = letters.untold_view(replace(table, seq=post.seq), words)
    return await _sent(client, post, text, view)


async def closed(client: ElbowRoom, post: Post) -> int | None:
    """Have a letter say that what it is about is over; without buttons, and nobody is rung.

    Of several about one turn only the last is kept, and of those about turns that were missed
    one after the other only that about the last.

    :raises CannotSend: it has been tried often enough; other letters wait behind this one.
    """
    if post.attempts >= TRIES:
        raise CannotSend("late")
    edit = LetterEdit.from_post(post)
    letter = await client.store.post(edit.of)
    if letter is None or letter.message is None or letter.user is None:
        return None
    table = await client.tables.known(post.game)
    person = await client.store.people.person(letter.user)
    words = await client.letter_words(person, table.game.guild)
    ended = await _ended(client, letter, table)
    text = await _came_of(client, letter, table, words, edit.at, ended)
    if (about := _about_wait(letter)) is not None:
        others = await client.store.letters_to(post.game, letter.user)
        if any(other.id > letter.id and _same_turn(other, letter) for other in others):
            await _delete(client, letter)
            return letter.message
        if ended.how == "lapsed-clock":
            await _delete_of_absence(client, letter, about.seat)
    channel = await client.create_dm(discord.Object(person.id))
    await channel.get_partial_message(letter.message).edit(
        content=text, view=None, allowed_mentions=discord.AllowedMentions.none()
    )
    return letter.message


async def _delete_of_absence(client: ElbowRoom, last: Post, seat: int) -> None:
    """Delete the reminders before ``last`` of turns that its reader missed in a row.

    ``last`` says that the clock ran out, as they do.
    """
    assert last.user is not None
    letters = await client.store.letters_to(last.game, last.user)
    earlier = {
        about.began: letter
        for letter in letters
        if letter.id < last.id and (about := _about_wait(letter)) and about.seat == seat
    }
    for began in sorted(earlier, reverse=True):
        said = await client.tables.log(last.game, after=began)
        if any(entry.seat == seat and not entry.policy for entry in said):
            return
        await _delete(client, earlier[began])


async def _delete(client: ElbowRoom, letter: Post) -> None:
    """Delete a letter, unless that has been done."""
    assert letter.user is not None
    assert letter.message is not None
    channel = await client.create_dm(discord.Object(letter.user))
    with suppress(discord.NotFound):
        await channel.get_partial_message(letter.message).delete()


async def _came_of(
    client: ElbowRoom, letter: Post, table: Table, words: Words, at: int, ended: Ended
) -> str:
    """Return what a letter says when it is closed."""
    asked = None
    if (about := VoteLetter.known(letter)) is not None:
        asked = await client.store.votes.vote(about.vote)
    if asked is None or (asked.status == "open" and table.unfinished):
        return letters.closed(table, letter, words, await _where(client, table), at, ended)
    wording = Wording.of(table, words, letter.user)
    moment, _ = await client.desk.going_back(table, asked.to, wording)
    where = await _where(client, table, (Vote, asked.seq))
    return rewinds.letter_closed(wording, asked, moment, where)


async def _ended(client: ElbowRoom, letter: Post, table: Table) -> Ended:
    """Return what came of what ``letter`` is about, if it is a reminder and that is known."""
    if (about := _about_wait(letter)) is None:
        return Ended()
    if table.state is None or table.game.status != "running":
        return Ended()
    tables, game = client.tables, table.game.id
    seat, began = about.seat, about.began
    then = (await tables.at(game, began)).view()
    undone = await tables.undone_by(game, began)
    turn = [] if undone else of_turn(await tables.log(game, after=began))
    if then.player != seat:
        return Ended(_decided(turn, seat), then.round)
    if not turn or not ends_turn(turn[-1]):
        return Ended("gone-back", then.round)
    clock = await client.store.clock(game, began)
    if clock is not None and clock.lapsed:
        how: How = "lapsed-clock" if clock.lapsed == "clock" else "lapsed-skip"
        return Ended(how, then.round)
    return Ended("piloted" if plays_in(turn, seat) else "played", then.round)


async def _sent(client: ElbowRoom, post: Post, text: str, view: discord.ui.View) -> int:
    """Send a direct message for ``post`` and return it.

    :raises CannotSend: the person takes none.
    :raises discord.HTTPException: Discord fails otherwise.
    """
    assert post.user is not None
    assert post.nonce is not None
    try:
        channel = await client.create_dm(discord.Object(post.user))
        message = await channel.send(
            text,
            view=view,
            nonce=post.nonce,
            suppress_embeds=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.Forbidden as fault:
        raise CannotSend("closed") from fault
    return message.id


async def _is_member(client: ElbowRoom, wanted: Wanted) -> bool:
    return await client.is_member(wanted.table.game.guild, wanted.person.id)


async def _where(
    client: ElbowRoom, table: Table, about: tuple[type[Content], int | None] | None = None
) -> Where:
    """Return where ``table`` is played; ``about``: class and revision of the post to look at.

    Without, or if that is gone, the post that asks for a move; else the channel.
    """
    game = table.game
    server = client.get_guild(game.guild)
    channel = client.get_channel(game.channel)
    asks: _About = (Withdraw, None) if withdrawals.wait(table) else (Turn, table.turn_began)
    link = f"https://discord.com/channels/{game.guild}/{game.channel}"
    for kind, seq in filter(None, (about, asks)):
        if known := await client.store.message(game.id, kind.name, seq):
            link = f"https://discord.com/channels/{game.guild}/{known.channel}/{known.id}"
            break
    return Where(
        server=server.name if server else "?",
        channel=str(getattr(channel, "name", "?")),
        link=link,
    )


def _same_turn(one: Post, other: Post) -> bool:
    """Whether two letters to one person are about the same turn or decision."""
    first, second = OfWait.known(one), OfWait.known(other)
    if first is None or second is None:
        return False
    return (first.seat, first.began) == (second.seat, second.began)


def _about_wait(letter: Post) -> Reminder | Untold | None:
    """Return what a letter is about if that is a turn or decision that waits for its reader."""
    return Reminder.known(letter) or Untold.known(letter)


def _buttons(table: Table, post: Post, draft: Draft) -> discord.ui.View:
    return rows(replace(table, seq=post.seq), [draft.keys])


def snoozes(awaited: Awaited, now: int) -> list[tuple[int, str]]:
    """Return the hours for which a reminder can be put off.

    With each, what the clock shows when it comes, if quiet hours make that another time.
    """
    found: dict[int, tuple[int, str]] = {}
    for hours in SNOOZES:
        at = snoozed(awaited.wait, awaited.person, awaited.done, now, hours)
        if at is not None:
            moved = at != now + hours * HOUR
            shown = dates.hour(at, zone(awaited.person.timezone)) if moved else ""
            found.setdefault(at, (hours, shown))
    return list(found.values())


def _decided(turn: Sequence[LogEntry], seat: int) -> How:
    """Return what came of a decision of ``seat`` in the ``turn`` of another."""
    mine = [entry for entry in turn if entry.seat == seat]
    if not mine:
        return "off"
    return "placed" if mine[-1].policy else "decided"


def too_long_away(awaited: Awaited, now: int) -> int | None:
    """Return until when a person is away for whom a clock runs; ``None``: they are not."""
    until = awaited.table.seats[awaited.wait.seat].away_until
    return until if until is not None and until > now and not awaited.away else None


def left(awaited: Awaited, now: int) -> Left:
    """Return how much time a person has who is waited for."""
    table, clock = awaited.table, awaited.table.clock
    if clock is None or clock.seat != awaited.wait.seat or withdrawals.wait(table):
        return Left(awaited.wait.ends)
    clock, seat = clockwork.carried(clock, table.seats[clock.seat], now)
    deadline = clockwork.deadline(clock, seat, now)
    if clock.left <= 0:
        return Left(deadline, on_reserve=True, then_rests=table.has_to_itself(clock.seat))
    return Left(deadline, reserve=seat.bank)
