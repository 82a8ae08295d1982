"""The letter to one whose seat the clock has taken."""

from __future__ import annotations

from typing import Final

import discord
from discord import ButtonStyle

from bot.panels.messages.letters import Where
from bot.panels.panel import Key, button
from bot.tables.clocks.timekeeping import MISSED
from bot.tables.table import Table
from bot.texts.i18n import Words, key_of
from bot.texts.plain import escaped

MARK: Final = ("back", "")
"""Verb and argument of the button by which the letter is known again."""


def text(table: Table, seat: int, words: Words, where: Where, until: int) -> str:
    """Return what the player of ``seat`` is told: what has become of it, and how to come back.

    ``until``: Unix second at which the autopilot plays on where everybody has left.
    """
    key = "absent-missed"
    if table.left_alone:
        key = "absent-rests" if table.rests else "absent-week"
    lines = [
        words(
            key,
            edition=words(key_of("edition", table.game.edition)),
            server=escaped(where.server),
            channel=escaped(where.channel),
            missed=MISSED,
            until=f"<t:{until}:f>",
        ),
        words("absent-aside" if table.game.archived is not None else "absent-back"),
        words("reminder-where", link=where.link),
    ]
    if table.seats[seat].offered and not table.rests:
        lines.insert(1, words("absent-open"))
    return "\n".join(lines)


def view(table: Table, words: Words) -> discord.ui.View:
    """Return the buttons of the letter."""
    made = discord.ui.View(timeout=None)
    key = Key(words("button-back"), *MARK, style=ButtonStyle.primary)
    made.add_item(button(table, key))
    # Buttons are answered by their ids, so nothing is kept waiting.
    made.stop()
    return made
