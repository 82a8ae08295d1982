"""A question before something grave: a button that does it, and a quiet one that does not.

All such questions look like this one.  Only the one who is asked sees it, and whoever answers it
late is asked anew, or refused, by the handler of the button.
"""

from __future__ import annotations

import discord

from bot.panels import freekeys
from bot.panels.panel import text_item
from bot.panels.verbs import KEEP


def question(text: str, yes: discord.ui.Button[discord.ui.View], no: str) -> discord.ui.LayoutView:
    """Return ``text`` with the button ``yes`` that does it, and a quiet one that does not.

    ``no``: label of the quiet one, which says what stays ("Keep my seat").
    """
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(text_item(text))
    view.add_item(discord.ui.ActionRow(yes, freekeys.button(KEEP.key(no))))
    # Buttons are answered by their ids, so nothing is kept waiting.
    view.stop()
    return view
