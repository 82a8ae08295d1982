"""What one does about a reminder: later again, no more of them, or being away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.clock import HOUR, stamp
from bot.errors import OldButton
from bot.handlers.games import clocks
from bot.handlers.replies import Interaction, Reply
from bot.handlers.touch import Touch, does, does_anywhere
from bot.panels import freekeys, verbs
from bot.panels.messages.letters import AWAY_DAYS
from bot.panels.tapcode import number
from bot.tables.clocks.reminders import SNOOZES, places_left
from bot.tables.clocks.reminding import Awaited
from bot.texts.i18n import Words

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


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
