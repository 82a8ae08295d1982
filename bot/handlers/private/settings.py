"""How one wants to be reminded: at all, at what hours, and where one lives."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.handlers.replies import Interaction, Reply
from bot.panels.messages.hours import hours_in, shown
from bot.panels.refused import quoted
from bot.panels.turn.moves import UnreadableError
from bot.storage.people import Person
from bot.tables.clocks.quiet import zone
from bot.texts import zones
from bot.texts.i18n import Words

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

PRESETS: Final = ((22 * 60, 8 * 60), (22 * 60, 7 * 60), (23 * 60, 7 * 60), (21 * 60, 9 * 60))
"""Quiet hours that are offered before anything is typed."""

Choice = app_commands.Choice[str]


async def settings(
    client: ElbowRoom, interaction: Interaction, *, dm: bool | None, quiet: str, timezone: str
) -> Reply:
    """Show how whoever asks is reminded, after changing what is given.

    :raises UnreadableError: ``quiet`` are no hours.
    """
    words, user = client.words_for(interaction), interaction.user.id
    changes: dict[str, str | int | bool | None] = {} if dm is None else {"reminders": dm}
    person = await client.store.people.person(user)
    if timezone.strip():
        found = zones.meant(timezone, client.clock.now())
        if found is None:
            return Reply(_unknown_zone(client, words, timezone))
        changes["timezone"] = found
    if quiet.strip():
        hours = hours_in(quiet)
        if hours and zone(person.timezone) is None and "timezone" not in changes:
            begin, end = map(shown, hours)
            return Reply(words("remind-needs-zone", **{"from": begin, "until": end}))
        changes["quiet_from"], changes["quiet_until"] = hours or (None, None)
    lines = []
    if changes:
        person = await client.reminding.choose(user, **changes)
        lines = [words("remind-changed")]
    return Reply("\n".join([*lines, *described(person, words, client.clock.now())]))


def described(person: Person, words: Words, now: datetime) -> list[str]:
    """Return a person's settings, a line for each."""
    lines = [words("remind-on" if person.reminders else "remind-off")]
    where = zone(person.timezone)
    if where is None or person.timezone is None:
        lines.append(words("remind-no-zone"))
    else:
        local = now.astimezone(where)
        offset = zones.offset_of(person.timezone, now)
        lines.append(
            words(
                "remind-zone",
                zone=zones.called(person.timezone, words),
                offset=offset,
                now=f"{local:%H:%M}",
            )
        )
    begin, end = person.quiet_from, person.quiet_until
    if begin is None or end is None:
        lines.append(words("remind-no-quiet"))
    else:
        lines.append(words("remind-quiet", **{"from": shown(begin), "until": shown(end)}))
    if person.unreachable is not None:
        lines.append(words("remind-unheard"))
    return lines


def _unknown_zone(client: ElbowRoom, words: Words, typed: str) -> str:
    near = zones.matching(typed, client.clock.now(), most=3)
    if not near:
        return words("remind-bad-zone", text=quoted(typed))
    called = [zones.called(place.zone, words) for place in near]
    return words("remind-like-zone", text=quoted(typed), zones=words.row(called))


async def suggest_zones(interaction: Interaction, current: str) -> list[Choice]:
    """Offer the time zones that ``current`` may mean, each with the time it is there."""
    client: ElbowRoom = interaction.client
    words, now = client.words_for(interaction), client.clock.now()
    return [
        Choice(
            name=words(
                "zone-offered",
                zone=zones.called(place.zone, words, "" if place.own else place.city),
                now=f"{now.astimezone(ZoneInfo(place.zone)):%H:%M}",
            )[:100],
            value=place.zone,
        )
        for place in zones.matching(current[:60], now)
    ]


async def suggest_hours(interaction: Interaction, current: str) -> list[Choice]:
    """Offer quiet hours: those that ``current`` says, or usual ones."""
    words = interaction.client.words_for(interaction)
    offered: list[tuple[int, int] | None] = [*PRESETS, None]
    if current.strip():
        try:
            offered = [hours_in(current)]
        except UnreadableError:
            offered = [h for h in offered if h and shown(h[0]).startswith(current.strip()[:2])]
    return [_hours_choice(hours, words) for hours in offered]


def _hours_choice(hours: tuple[int, int] | None, words: Words) -> Choice:
    if hours is None:
        return Choice(name=words("quiet-off"), value=words("quiet-off"))
    begin, end = map(shown, hours)
    name = words("quiet-offered", **{"from": begin, "until": end})
    return Choice(name=name, value=f"{begin}-{end}")
