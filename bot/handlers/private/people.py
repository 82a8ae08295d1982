"""What people choose for themselves: reminders, quiet hours, how pictures look; and nudging."""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from discord import ButtonStyle, app_commands

from bot.clock import HOUR, stamp
from bot.errors import NobodyToNudge, OldButton, StorageFailed
from bot.handlers.games import clocks
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import Touch, does, does_anywhere, does_by_number
from bot.panels import freekeys, verbs
from bot.panels.messages.hours import hours_in, shown
from bot.panels.messages.letters import AWAY_DAYS
from bot.panels.refused import quoted
from bot.panels.tapcode import number
from bot.panels.turn.moves import UnreadableError
from bot.storage.people import Person
from bot.tables.clocks.nudging import to_nudge
from bot.tables.clocks.quiet import zone
from bot.tables.clocks.reminders import SNOOZES, places_left
from bot.tables.clocks.reminding import Awaited
from bot.texts import zones
from bot.texts.i18n import Words
from bot.texts.wording import Wording

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
REMEMBERED: Final = 4096
"""People whose language is kept in memory."""
PRESETS: Final = ((22 * 60, 8 * 60), (22 * 60, 7 * 60), (23 * 60, 7 * 60), (21 * 60, 9 * 60))
"""Quiet hours that are offered before anything is typed."""

Choice = app_commands.Choice[str]


@does(verbs.SNOOZE)
async def snooze(touch: Touch) -> Reply:
    """Remind the reader of a reminder again later."""
    words = touch.client.words_for(touch.interaction)
    awaited = await _about_reader(touch)
    if isinstance(awaited, Reply):
        return awaited
    hours = number(touch.tap.argument)
    if hours not in SNOOZES:
        raise OldButton
    at = await touch.client.reminding.snooze(awaited, hours)
    if at is not None:
        key = "snooze-done" if places_left(awaited.done) > 1 else "snooze-done-last"
        return Reply(words(key, moment=f"<t:{at}:f>"))
    ends, now = awaited.wait.ends, stamp(touch.client.clock)
    if not awaited.person.reminders:
        return _reminders_off(words)
    if awaited.done.stopped:
        return Reply(words("hush-done"))
    if not places_left(awaited.done):
        return Reply(words("snooze-used"))
    if ends is not None and now + hours * HOUR >= ends:
        return Reply(words("snooze-over", until=f"<t:{ends}:f>"))
    return Reply(words("snooze-quiet"))


@does(verbs.HUSH)
async def hush(touch: Touch) -> Reply:
    """Send the reader of a reminder no more of them this turn."""
    awaited = await _about_reader(touch)
    if isinstance(awaited, Reply):
        return awaited
    await touch.client.reminding.stop(awaited)
    return Reply(touch.client.words_for(touch.interaction)("hush-done"))


async def _about_reader(touch: Touch) -> Awaited | Reply:
    """Return that whoever tapped is still waited for, or what to say if not."""
    words, user = touch.client.words_for(touch.interaction), touch.interaction.user.id
    if touch.table.seat_of(user) is None:
        return Reply(words("reminder-not-yours"))
    awaited = await touch.client.reminding.awaited(touch.tap.game)
    if awaited is None or awaited.person.id != user or awaited.wait.began != touch.tap.revision:
        return Reply(words("reminder-stale"))
    return awaited


@does_anywhere(verbs.REMIND)
async def switch(client: ElbowRoom, interaction: Interaction, argument: str) -> Reply:
    """Turn reminders ``on`` or ``off`` for whoever tapped, in all games."""
    words = client.words_for(interaction)
    if argument not in ("on", "off"):
        raise OldButton
    wanted = argument == "on"
    await client.reminding.choose(interaction.user.id, reminders=wanted)
    return Reply(words("reminders-on-now")) if wanted else _reminders_off(words)


def _reminders_off(words: Words) -> Reply:
    key = verbs.REMIND.key(words("key-reminders"), "on", ButtonStyle.primary)
    return Reply(view=freekeys.layout(words("reminders-off-now"), [[key]]))


@does_anywhere(verbs.AWAY)
async def away(client: ElbowRoom, interaction: Interaction, argument: str) -> Reply:
    """Ask for how long whoever tapped is away, or with a number of days note that they are.

    :raises StorageFailed: the disk refused.
    """
    words = client.words_for(interaction)
    if argument and number(argument) in AWAY_DAYS:
        return await clocks.away(client, interaction, f"{argument} days")
    keys = [verbs.AWAY.key(words("key-away-days", days=n), str(n)) for n in AWAY_DAYS]
    return Reply(view=freekeys.layout(words("away-asks"), [keys]))


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


@does_by_number(verbs.NUDGE)
async def nudge(client: ElbowRoom, interaction: Interaction, game: int) -> Reply:
    """Have whoever the game waits for mentioned once.

    :raises TableError: as :meth:`bot.tables.clocks.nudging.Nudging.nudge`.
    """
    words, user = client.words_for(interaction), interaction.user.id
    table = await client.tables.load(game)
    wording = Wording.of(table, words)
    try:
        seat = to_nudge(table, user, stamp(client.clock))
        awaited = table.user_at(seat)
        if awaited is not None and not await client.is_member(table.game.guild, awaited):
            return Reply(words("nudge-gone", player=wording.people[seat]))
        seat = await client.tables.nudge(game, user)
    except NobodyToNudge as refused:
        return Reply(_nobody(refused, wording))
    return Reply(words("nudge-done", player=wording.people[seat]))


def _nobody(refused: NobodyToNudge, wording: Wording) -> str:
    seat = refused.params.get("seat")
    return wording.words(
        "error-nobody-to-nudge",
        why=refused.why,
        player=wording.people[seat] if isinstance(seat, int) else "",
        until=f"<t:{refused.params.get('until', 0)}:f>",
    )


class Acquaintances:
    """What is learned about people while they play: their language, and what they must be told."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._spoken: OrderedDict[int, str] = OrderedDict()

    async def met(self, interaction: Interaction) -> None:
        """Remember the language of a player, for direct messages."""
        user, language = interaction.user.id, interaction.locale.value
        if self._spoken.get(user) == language:
            return
        store = self._client.store
        try:
            if not await store.people.plays(user):
                return
            if await store.locale(user) != language:
                await store.set_locale(user, language)
        except StorageFailed:
            _log.warning("could not remember the language of %s", user, exc_info=True)
            return
        self._spoken[user] = language
        self._spoken.move_to_end(user)
        while len(self._spoken) > REMEMBERED:
            self._spoken.popitem(last=False)

    def forget(self, user: int) -> None:
        """Forget what is kept in memory of somebody whose data are deleted."""
        self._spoken.pop(user, None)

    async def person(self, user: int) -> Person:
        """Return a person's settings, the usual ones if the disk refuses."""
        try:
            return await self._client.store.people.person(user)
        except StorageFailed:
            _log.warning("could not read the settings of %s", user, exc_info=True)
            return Person(user)

    async def notes(self, person: Person, words: Words) -> list[str]:
        """Return what a player must be told who opens a panel, once."""
        if person.unreachable is None:
            return []
        try:
            async with self._client.store.transaction() as writing:
                await writing.set_person(person.id, unreachable=None)
        except StorageFailed:
            _log.warning(
                "could not note that %s was told, and will tell them again",
                person.id,
                exc_info=True,
            )
        return [words("unreachable-note")]
