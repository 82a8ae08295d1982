"""What is sent to one person: the reminder, what stands in for it in the channel, the nudge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ButtonStyle

from bot.panels import freekeys
from bot.panels.messages import posts
from bot.panels.messages.posts import Draft, to_do
from bot.panels.panel import Key, button
from bot.storage.store import Post
from bot.tables.clocks.reminders import SNOOZES
from bot.tables.decisions import withdrawals
from bot.tables.table import Table
from bot.texts.i18n import Words, key_of
from bot.texts.plain import escaped
from bot.texts.wording import Wording

AWAY_DAYS: Final = (1, 3, 7, 14)
"""Days of absence that buttons offer."""
_HOUR: Final = 3600


@dataclass(frozen=True, slots=True)
class Where:
    """Where a game is played, as its player must be told from afar."""

    server: str
    channel: str
    """Name without the sign before it."""
    link: str
    """Address of the turn post, or of the channel."""


@dataclass(frozen=True, slots=True)
class Left:
    """The time that is left for a decision."""

    now: int
    deadline: int | None
    """Unix seconds; ``None``: as long as it takes."""


def reminder(table: Table, words: Words, where: Where, left: Left, *, first: bool) -> str:
    """Return the text of a reminder; ``first``: the reader has had none before."""
    key = "reminder-decision" if withdrawals.wait(table) else "reminder-turn"
    lines = [
        words(
            key,
            edition=words(key_of("edition", table.game.edition)),
            server=escaped(where.server),
            channel=escaped(where.channel),
            time=_time(left, words),
        )
    ]
    if left.deadline is None:
        lines.append(words("reminder-where", link=where.link))
    else:
        deadline = f"<t:{left.deadline}:R>"
        lines.append(words("reminder-until", deadline=deadline, link=where.link))
    if first:
        lines.append(words("reminder-first"))
    return "\n".join(lines)


def reminder_view(
    table: Table, words: Words, kind: str, snoozes: Sequence[int] = SNOOZES
) -> discord.ui.View:
    """Return the buttons of a reminder of that kind; ``snoozes``: hours it can be put off for.

    The revision in their ids is that of ``table``: of its turn's beginning.
    """
    view = discord.ui.View(timeout=None)
    hours = [Key(words("key-snooze", hours=h), "snooze", str(h)) for h in snoozes]
    play = Key(_open(table, words), "play", style=ButtonStyle.primary)
    game = [[play, *hours], [Key(words("key-hush"), "hush", kind)]]
    for row, keys in enumerate(game):
        for key in keys:
            made = button(table, key)
            made.row = row
            view.add_item(made)
    free = (Key(words("key-away"), "away"), Key(words("key-no-reminders"), "remind", "off"))
    for key in free:
        made = freekeys.button(key)
        made.row = 1
        view.add_item(made)
    # Buttons are answered by their ids, so nothing is kept waiting.
    view.stop()
    return view


def fallback(table: Table, wording: Wording, seat: int, left: Left) -> Draft:
    """Return the mention in the channel that takes the place of a reminder."""
    key = "fallback-decision" if withdrawals.wait(table) else "fallback-line"
    user = table.user_at(seat)
    content = wording.words(key, mention=f"<@{user}>", time=_time(left, wording.words))
    label = _open(table, wording.words)
    keys = [Key(label, "play", "fallback", ButtonStyle.primary)]
    return Draft(content, keys, audible=user)


def mark(post: Post) -> tuple[str, str]:
    """Return verb and argument of the button by which a reminder is known again."""
    return "hush", post.kind


def nudge(table: Table, wording: Wording, seat: int, by: str, post: Post) -> Draft:
    """Return the mention for which the player ``by`` (an escaped name) has asked."""
    user, view = table.user_at(seat), table.view()
    content = wording.words(
        "nudge-line",
        mention=f"<@{user}>",
        player=by,
        round=view.round,
        what=to_do(table, wording),
    )
    verb, argument = posts.mark(post) or ("play", "")
    keys = [Key(_open(table, wording.words), verb, argument, ButtonStyle.primary)]
    return Draft(content, keys, audible=user)


def _open(table: Table, words: Words) -> str:
    """Return what the button says that opens the panel of whoever is waited for."""
    return words("button-decide" if withdrawals.wait(table) else "button-play")


def _time(left: Left, words: Words) -> str:
    """Return how much time is left, in words, for a phone shows no timestamps."""
    if left.deadline is None:
        return words("reminder-unhurried")
    seconds = max(60, left.deadline - left.now)
    if seconds >= 1.5 * _HOUR:
        return words("reminder-hours", hours=round(seconds / _HOUR))
    return words("reminder-minutes", minutes=seconds // 60)
