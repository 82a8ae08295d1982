"""The letter to one whose seat the clock has taken."""

from __future__ import annotations

from bot.panels.messages import marks
from bot.panels.messages.draft import Draft
from bot.panels.messages.letters import Where, of_game
from bot.tables.clocks.timekeeping import MISSED
from bot.tables.contents import Absent
from bot.tables.table import Table
from bot.texts.i18n import Words


def letter(table: Table, seat: int, words: Words, where: Where, until: int) -> Draft:
    """Return the letter to the player of ``seat``: what has become of it, and how to come back.

    ``until``: Unix second at which the autopilot plays on where everybody has left.
    """
    key = "absent-missed"
    if table.left_alone:
        key = "absent-rests" if table.rests else "absent-week"
    lines = [
        of_game(key, table, words, where, missed=MISSED, until=f"<t:{until}:f>"),
        words("absent-aside" if table.game.archived is not None else "absent-back"),
        words("reminder-where", link=where.link),
    ]
    if table.seats[seat].offered and not table.rests:
        lines.insert(1, words("absent-open"))
    return Draft("\n".join(lines), [marks.key(words, Absent)])
