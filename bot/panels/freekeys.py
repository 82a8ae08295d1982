"""Buttons that belong to no game: what one says is in its id, and whoever taps it is asked anew.

Their ids name a verb and an argument and bear no check, for they give nobody a right: what they do
is either for the one who taps alone, or looks at the tapper's permissions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.panels.panel import MOST_LABEL, Key, text_item

TEMPLATE: Final = r"eb:(?P<verb>[a-z_]{1,12}):(?P<argument>[0-9A-Za-z_.@+-]{0,80})"
"""Regular expression of such a button's id, always under 100 characters."""


def button(key: Key) -> discord.ui.Button[discord.ui.View]:
    """Return the button for ``key``."""
    return discord.ui.Button(
        label=key.label[:MOST_LABEL],
        style=key.style,
        emoji=key.emoji,
        disabled=key.disabled,
        custom_id=f"eb:{key.verb}:{key.argument}",
    )


def layout(text: str, rows: Sequence[Sequence[Key]] = ()) -> discord.ui.LayoutView:
    """Return a message of ``text`` and rows of buttons."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(text_item(text))
    for row in rows:
        if row:
            view.add_item(discord.ui.ActionRow(*(button(key) for key in row)))
    # Buttons are answered by their ids, so nothing is kept waiting.
    view.stop()
    return view
