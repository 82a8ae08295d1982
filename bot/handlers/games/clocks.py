"""Pausing a game, letting it go on, and being away."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.clock import stamp
from bot.errors import BadAbsence
from bot.handlers.replies import Interaction, Reply
from bot.tables.clocks.clockwork import AWAY, HOUR
from bot.tables.clocks.quiet import zone
from bot.tables.table import Table
from bot.texts import moments
from bot.texts.i18n import Words
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
"""Absences that are offered before anything is typed: text and count."""
LENGTHS: Final = ("days", "hours", "weeks")
"""What a number may mean to which no readable unit was typed."""

Choice = app_commands.Choice[str]
_NUMBER: Final = re.compile(r"[0-9]{1,3}")


async def pause(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Stop a game's clocks; raises as :meth:`bot.tables.clocks.timekeeping.Timekeeping.pause`."""
    table = await client.tables.pause(game, interaction.user.id)
    return await _for_all(client, interaction, table, "pause-done")


async def resume(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Let them go on; raises as :meth:`bot.tables.clocks.timekeeping.Timekeeping.resume`."""
    table = await client.tables.resume(game, interaction.user.id)
    return await _for_all(client, interaction, table, "resume-done")


async def _for_all(client: ElbowRoom, interaction: Interaction, table: Table, key: str) -> Reply:
    """Return what everybody is told, silently, of what a player did."""
    wording = Wording.of(table, await client.public_words(table))
    seat = table.seat_of(interaction.user.id)
    player = wording.words("somebody") if seat is None else wording.people[seat]
    return Reply(wording.words(key, player=player), public=True)


async def away(client: ElbowRoom, interaction: Interaction, typed: str) -> Reply:
    """Note until when whoever asks is away, or tell what is noted.

    :raises BadAbsence: what was typed is no time, or none that can be.
    :raises StorageFailed: the disk refused.
    """
    words, user = client.words_for(interaction), interaction.user.id
    person = await client.store.people.person(user)
    where = zone(person.timezone)
    if not typed.strip():
        return Reply(_noted(person.away_until, words, stamp(client.clock)))
    now = client.clock.now()
    if not _readable(typed, now, where) and (own := _own(typed, words)):
        typed = _value(*own)
    until = moments.until(typed, now, where)
    tables = await client.tables.away(user, until)
    if until is None:
        return Reply(words("away-back"))
    lines = [
        words(
            "away-done",
            until=f"<t:{until}:f>",
            relative=f"<t:{until}:R>",
            games=len(tables),
            days=AWAY // (24 * HOUR),
        )
    ]
    if where is None:
        lines.append(words("away-utc"))
    return Reply("\n".join(lines))


def _noted(until: int | None, words: Words, now: int) -> str:
    if until is None or until <= now:
        return words("away-not")
    return words("away-now", until=f"<t:{until}:f>", relative=f"<t:{until}:R>")


async def suggest(interaction: Interaction, current: str) -> list[Choice]:
    """Offer what ``current`` may mean, or usual absences."""
    client: ElbowRoom = interaction.client
    words, now = client.words_for(interaction), client.clock.now()
    person = await client.store.people.person(interaction.user.id)
    where = zone(person.timezone)
    offered = []
    for value, said in _meant(current[:60].strip(), now, where, words):
        until = moments.until(value, now, where)
        if until is None:
            offered.append(Choice(name=words("away-choice-back"), value=moments.BACK[0]))
            continue
        seconds = max(0, until - stamp(client.clock))
        days, hours = divmod(seconds // HOUR, 24)
        name = words("away-choice", said=said, days=days, hours=hours)
        offered.append(Choice(name=name[:100], value=value))
    return offered


def _meant(
    typed: str, now: datetime, where: ZoneInfo | None, words: Words
) -> list[tuple[str, str]]:
    """Return what ``typed`` may mean, as it is read and as it is called in the reader's language.

    A number with what cannot be read, which may be a unit of any language, is taken for a length.
    """
    if not typed:
        offered = [*OFFERED, (moments.BACK[0], 0)]
    elif not typed.isdecimal() and _readable(typed, now, where):
        return [(typed, typed)]
    elif number := _NUMBER.search(typed):
        offered = [(length, int(number[0])) for length in LENGTHS]
    elif own := _own(typed, words):
        offered = [own]
    else:
        offered = []
    found = []
    for what, count in offered:
        value = _value(what, count)
        if _readable(value, now, where):
            found.append((value, _called(what, count, words) if count else ""))
    return found


def _own(typed: str, words: Words) -> tuple[str, int] | None:
    """Return the absence that the reader's language calls so, of those that are offered.

    The beginning of its name is enough, but not for hours, where it may be an hour of the day.
    """
    plain = _plain(typed)
    if not plain:
        return None
    if _plain(words("away-choice-back")).startswith(plain):
        return moments.BACK[0], 0
    number = _NUMBER.search(plain)
    counted = [(length, int(number[0])) for length in LENGTHS] if number else []
    for what, count in (*OFFERED, *counted):
        called = _plain(_called(what, count, words))
        if called == plain or (what != "hours" and called.startswith(plain)):
            return what, count
    return None


def _plain(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())


def _called(what: str, count: int, words: Words) -> str:
    return words(f"away-said-{what}", count=count)


def _value(what: str, count: int) -> str:
    """Return an absence as :func:`bot.texts.moments.until` reads it."""
    return f"{count} {what}" if what in LENGTHS else what


def _readable(typed: str, now: datetime, where: ZoneInfo | None) -> bool:
    try:
        moments.until(typed, now, where)
    except BadAbsence:
        return False
    return True
