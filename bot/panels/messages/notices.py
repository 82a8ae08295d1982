"""Notices about games that nobody plays: the question, the putting aside, a lost channel."""

from __future__ import annotations

from discord import ButtonStyle

from bot.clock import DAY
from bot.panels import verbs
from bot.panels.messages import marks
from bot.panels.messages.draft import Draft
from bot.tables.contents import Archived, Idle, IdleEdit
from bot.tables.table import Table
from bot.tables.upkeep.care import ANSWER, IDLE
from bot.texts.boxes import edition_of
from bot.texts.i18n import Words
from bot.texts.plain import escaped
from bot.texts.wording import Wording


def idle(about: Idle, table: Table, wording: Wording) -> Draft:
    """Return the question whether the game goes on."""
    words = wording.words
    names = wording.together([wording.people[seat] for seat in table.deciders])
    stood = "paused" if table.game.paused is not None else "rests" if table.rests else ""
    asks = stood or ("alone" if len(table.holders) == 1 else "")
    text = words(
        f"idle-line-{asks}" if asks else "idle-line",
        days=IDLE // DAY,
        until=f"<t:{about.until}:R>",
        names=names or words("somebody"),
        count=len(table.deciders) or 1,
    )
    keys = [
        marks.key(words, Idle),
        verbs.ASIDE.named(words),
    ]
    if stood == "rests":
        keys.insert(0, verbs.BACK.named(words, style=ButtonStyle.success))
    elif stood == "paused":
        keys.insert(0, verbs.RESUME.named(words, style=ButtonStyle.success))
    return Draft(text, keys)


def idle_over(about: IdleEdit, wording: Wording) -> str:
    """Return what that question says when it is answered, or nobody did."""
    key = f"idle-still-{about.stood}" if about.stood else "idle-goes-on"
    key = "idle-ended" if about.ended else key
    return wording.words("idle-aside" if about.aside else key, days=IDLE // DAY)


def archived(about: Archived, wording: Wording) -> Draft:
    """Return the notice that the game is put aside."""
    words, by = wording.words, about.by
    if about.found:
        text = words("archived-found")
    elif by is None:
        text = words("archived-line", days=(IDLE + ANSWER) // DAY)
    else:
        text = words("archived-by", player=wording.people[by])
    if about.stood:
        text = words.row([text, words(f"archived-{about.stood}")], "sentence-between")
    return Draft(text, [marks.key(words, Archived)])


def archived_over(wording: Wording, by: int | None) -> str:
    """Return what the notice says when ``by`` has brought the game back; ``None``: it ended."""
    if by is None:
        return wording.words("archived-ended")
    return wording.words("archived-back", player=wording.people[by])


def lost(table: Table, words: Words, server: str | None) -> str:
    """Return the letter that a game's channel is gone.

    ``server``: its name, unescaped; ``None``: the bot is not in the server any more.
    """
    edition, number = edition_of(table.game, words), table.game.id
    if server is None:
        return words("lost-server-line", edition=edition, number=number)
    return words("lost-line", edition=edition, server=escaped(server), number=number)
