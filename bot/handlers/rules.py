"""Looking up the rules, typed or tapped, in a game's channel, any other, or direct messages."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.handlers.games.looks import game_here, too_soon
from bot.handlers.replies import Interaction, Reply, on_own_panel
from bot.handlers.touch import Touch, does, does_anywhere
from bot.panels import rules, verbs
from bot.panels.panel import Key
from bot.panels.turn.pieces import DOES
from bot.rulebook import lookup
from bot.rulebook.entries import Entry, belongs, entries, played
from bot.tables.table import Table
from bot.texts.plain import escaped

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

CHOICES: Final = 25
"""Choices that Discord shows."""
GUESSES: Final = 5
"""Entries offered where it is not plain what was meant."""


async def look_up(
    client: ElbowRoom, interaction: Interaction, topic: str, *, share: bool = False
) -> Reply:
    """Return the entry that ``topic``, an id or anything typed, means; else what it may mean."""
    words = client.words_for(interaction)
    table = await game_here(client, interaction)
    if entry := entries().get(topic.strip()):
        return await _page(client, interaction, entry, table, share=share)
    near = rules.near(table, interaction.user.id)
    found = lookup.find(topic, words.language, GUESSES, played(table.choice) if table else (), near)
    meant = lookup.meant(found)
    if len(meant) == 1:
        return await _page(client, interaction, meant[0], table, share=share)
    guesses = meant or [hit.entry for hit in found]
    return Reply(view=rules.unsure(escaped(topic), guesses, words, table))


@does_anywhere(verbs.LOOK_UP)
async def tapped(client: ElbowRoom, interaction: Interaction, argument: str) -> Reply:
    """Return the entry that a button of no game leads to."""
    entry = entries().get(argument)
    if entry is None:
        return Reply(client.words_for(interaction)("rulepage-gone"))
    return await _page(client, interaction, entry, await game_here(client, interaction))


@does(verbs.RULE)
async def tapped_at_table(touch: Touch) -> Reply:
    """Return the entry that a panel's button leads to, with the way back to the panel."""
    client, interaction = touch.client, touch.interaction
    words = client.words_for(interaction)
    entry = entries().get(touch.tap.argument)
    if entry is None:
        return Reply(words("rulepage-gone"))
    back = verbs.PAGE.key(words("key-back"), DOES) if on_own_panel(interaction) else None
    return await _page(client, interaction, entry, touch.table, back=back)


async def topics(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer what ``current`` may mean; before anything is typed, what concerns the reader."""
    client: ElbowRoom = interaction.client
    words = client.words_for(interaction)
    table = await game_here(client, interaction)
    near = rules.near(table, interaction.user.id)
    if current.strip():
        here = played(table.choice) if table else ()
        hits = lookup.find(current, words.language, CHOICES, here, near)
        found = [hit.entry for hit in hits]
    else:
        known = entries()
        ids = dict.fromkeys((*near, *rules.BEGIN, *known))
        boxes = played(table.choice) if table else None
        found = [known[i] for i in ids if belongs(known[i], boxes)][:CHOICES]
    return [
        app_commands.Choice(name=rules.label(entry, words, table)[:100], value=entry.id)
        for entry in found
    ]


async def _page(
    client: ElbowRoom,
    interaction: Interaction,
    entry: Entry,
    table: Table | None,
    *,
    share: bool = False,
    back: Key | None = None,
) -> Reply:
    # What is shared is read by everybody in the channel.
    words = client.words_for(interaction)
    if share and (refused := too_soon(client, interaction)):
        return refused
    if share:
        words = await client.shared_words(interaction, table)
    picture = await asyncio.to_thread(rules.emblem, entry)
    view = rules.layout(entry, words, table, back)
    alt = words("rulepage-emblem", title=entry.title(words))
    return Reply(view=view, picture=picture, alt=alt, public=share)
