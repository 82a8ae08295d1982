"""Pausing a game, letting it go on, and being away."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.clock import HOUR, stamp
from bot.errors import BadAbsence
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import does_by_number
from bot.panels import verbs
from bot.tables.clocks import clockwork
from bot.tables.clocks.clockwork import AWAY
from bot.tables.clocks.quiet import zone
from bot.tables.table import Table
from bot.texts import dates, moments
from bot.texts.i18n import FALLBACK, Words
from bot.texts.timewords import normal, own
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

OFFERED: Final = (
    ("tomorrow", 1),
    ("days", 2),
    ("days", 3),
    ("monday", 1),
    ("weeks", 1),
    ("weeks", 2),
)
"""Absences that are offered before anything is typed: ids of texts, and counts."""
WHOLE: Final = AWAY // (24 * HOUR)
"""Days for which one may be away in a game."""
NAMED: Final = 8
"""Games of which each is told by itself how much of that is left."""
LENGTHS: Final = ("days", "hours", "weeks")
"""What a number may mean to which no readable unit was typed."""

Choice = app_commands.Choice[str]
_NUMBER: Final = re.compile(r"[0-9]{1,3}")


async def pause(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Stop a game's clocks; raises as :meth:`bot.tables.clocks.timekeeping.Timekeeping.pause`."""
    table = await client.tables.pause(game, interaction.user.id)
    return await _for_all(client, interaction, table, "pause-done")


@does_by_number(verbs.RESUME)
async def resume(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Let them go on; raises as :meth:`bot.tables.clocks.timekeeping.Timekeeping.resume`."""
    table = await client.tables.resume(game, interaction.user.id)
    return await _for_all(client, interaction, table, "resume-done")


async def _for_all(client: ElbowRoom, interaction: Interaction, table: Table, key: str) -> Reply:
    """Return what everybody is told, silently, of what a player did."""
    wording = Wording.of(table, await client.public_words(table))
    seat = table.seat_of(interaction.user.id)
    own = interaction.user.display_name
    player = wording.name(own) if seat is None else wording.people[seat]
    return Reply(wording.words(key, player=player), public=True)


async def away(client: ElbowRoom, interaction: Interaction, typed: str) -> Reply:
    """Note until when whoever asks is away, or tell what is noted.

    :raises BadAbsence: what was typed is no time, or none that can be.
    :raises StorageFailed: the disk refused.
    """
    words, user = client.words_for(interaction), interaction.user.id
    person = await client.store.people.person(user)
    where = zone(person.timezone)
    now = stamp(client.clock)
    if not typed.strip():
        if person.away_until is None or person.away_until <= now:
            return Reply(words("away-not"))
        tables = await client.tables.games_of(user)
        return Reply("\n".join(absence(person.away_until, tables, user, words, now)))
    until = moments.until(typed, client.clock.now(), where, words.language)
    tables = await client.tables.away(user, until)
    if until is None:
        return Reply(words("away-back"))
    lines = absence(until, tables, user, words, now)
    if where is None:
        lines.append(words("away-utc"))
    return Reply("\n".join(lines))


def absence(until: int, tables: Sequence[Table], user: int, words: Words, now: int) -> list[str]:
    """Return lines that tell ``user``, who is away, what that does in their games."""
    lines = [words("away-now", until=f"<t:{until}:f>")]
    left = [
        (clockwork.away_left(table.seats[seat], table.clock, now), table.game.channel)
        for table in tables
        if table.options.clock and (seat := table.seat_of(user)) is not None
    ]
    stopped = sum(seconds > 0 for seconds, _ in left)
    if stopped or not tables:
        every = "yes" if stopped == len(tables) else "no"
        lines.append(words("away-stops", games=stopped, every=every, days=WHOLE))
    less = sorted(known for known in left if known[0] < AWAY)
    lines += [_left(seconds, f"<#{channel}>", words) for seconds, channel in less[:NAMED]]
    if len(less) > NAMED:
        lines.append(words("away-less", games=len(less) - NAMED, days=WHOLE))
    if unclocked := len(tables) - len(left):
        lines.append(words("away-unclocked", games=unclocked))
    return lines


def _left(seconds: int, game: str, words: Words) -> str:
    """Return the line that tells how long one may be away in a game."""
    if not seconds:
        return words("away-used-up", game=game, days=WHOLE)
    days, hours = divmod(-(-seconds // HOUR), 24)
    return words("away-left", game=game, days=days, hours=hours)


async def suggest(interaction: Interaction, current: str) -> list[Choice]:
    """Offer what ``current`` may mean, or usual absences."""
    client: ElbowRoom = interaction.client
    words, now = client.words_for(interaction), client.clock.now()
    person = await client.store.people.person(interaction.user.id)
    where = zone(person.timezone)
    offered = []
    for value, said, until in _meant(current[:60].strip(), now, where, words):
        if until is None:
            offered.append(Choice(name=words("away-choice-back"), value=value))
            continue
        seconds = max(0, until - stamp(client.clock))
        days, hours = divmod(seconds // HOUR, 24)
        name = words("away-choice", said=said, days=days, hours=hours)
        offered.append(Choice(name=name[:100], value=value))
    return offered


def _meant(
    typed: str, now: datetime, where: ZoneInfo | None, words: Words
) -> list[tuple[str, str, int | None]]:
    """Return what ``typed`` may mean: what is sent, what it is called, and until when it is.

    A number with what cannot be read, which may be a unit of any language, is taken for a length.
    """
    if not typed:
        back = own("back", words.language) or own("back", FALLBACK)
        return [*(_offer(*each, now, where, words) for each in OFFERED), (back[0], "", None)]
    if not typed.isdecimal() and (read := _read(typed, now, where, words)):
        (until,) = read
        other = None if until is None else moments.as_day(typed, now, where, words.language)
        found = [(typed, typed, until)]
        if other is not None and other != until:
            found.append((moments.written(other, where), dates.day(other, where, words), other))
        return found
    if number := _NUMBER.search(normal(typed)):
        offers = [_offer(length, int(number[0]), now, where, words) for length in LENGTHS]
        return [offer for offer in offers if _read(offer[0], now, where, words)]
    return []


def _offer(
    what: str, count: int, now: datetime, where: ZoneInfo | None, words: Words
) -> tuple[str, str, int]:
    """Return an absence in the reader's words, which are also what is sent if they can be read."""
    until, said = moments.after(what, count, now, where), words(f"away-said-{what}", count=count)
    value = said if _read(said, now, where, words) == (until,) else moments.written(until, where)
    return value, said, until


def _read(
    typed: str, now: datetime, where: ZoneInfo | None, words: Words
) -> tuple[int | None] | None:
    """Return the moment that ``typed`` says; ``None``: it cannot be read."""
    try:
        return (moments.until(typed, now, where, words.language),)
    except BadAbsence:
        return None
