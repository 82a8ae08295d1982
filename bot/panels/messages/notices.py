"""Notices about games that nobody plays: the question, the putting aside, a lost channel."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from bot.panels import verbs
from bot.panels.messages.posts import MARKS, Draft
from bot.panels.panel import Key
from bot.storage.store import Post
from bot.tables.table import Table
from bot.tables.upkeep.care import ANSWER, IDLE
from bot.texts.i18n import Words
from bot.texts.plain import escaped
from bot.texts.wording import Wording, edition_of

KINDS: Final = ("idle", "archived")
"""Posts that are drafted here."""
_DAY: Final = 24 * 3600


def draft(post: Post, table: Table, wording: Wording) -> Draft:
    """Return the message for ``post``, one of :data:`KINDS`."""
    draw = _idle if post.kind == "idle" else _archived
    return draw(post, table, wording)


def _idle(post: Post, table: Table, wording: Wording) -> Draft:
    words = wording.words
    names = wording.listed([wording.people[seat] for seat in table.deciders])
    stood = "paused" if table.game.paused is not None else "rests" if table.rests else ""
    asks = stood or ("alone" if len(table.holders) == 1 else "")
    text = words(
        f"idle-line-{asks}" if asks else "idle-line",
        days=IDLE // _DAY,
        until=f"<t:{int(post.params['until'])}:R>",
        names=names or words("somebody"),
        count=len(table.deciders) or 1,
    )
    keys = [
        Key(words("button-still"), *MARKS["idle"], style=ButtonStyle.primary),
        verbs.ASIDE.named(words),
    ]
    if stood == "rests":
        keys.insert(0, verbs.BACK.named(words, style=ButtonStyle.success))
    elif stood == "paused":
        keys.insert(0, verbs.RESUME.named(words, style=ButtonStyle.success))
    return Draft(text, keys)


def idle_over(wording: Wording, *, aside: bool, stood: str = "", ended: bool = False) -> str:
    """Return what the question says when it is answered, or nobody did.

    ``stood``: why the game stands still, where it is more than for want of a clock; ``ended``:
    the game is over.
    """
    key = f"idle-still-{stood}" if stood else "idle-goes-on"
    key = "idle-ended" if ended else key
    return wording.words("idle-aside" if aside else key, days=IDLE // _DAY)


def _archived(post: Post, table: Table, wording: Wording) -> Draft:
    words, by = wording.words, post.params.get("by")
    if post.params.get("found"):
        text = words("archived-found")
    elif by is None:
        text = words("archived-line", days=(IDLE + ANSWER) // _DAY)
    else:
        text = words("archived-by", player=wording.people[int(by)])
    if stood := post.params.get("stood"):
        text = words.row([text, words(f"archived-{stood}")], "sentence-between")
    return Draft(text, [Key(words("button-bring-back"), *MARKS["archived"])])


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
