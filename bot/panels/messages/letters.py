"""What is sent to one person: the reminder, what stands in for it in the channel, the nudge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal
from zoneinfo import ZoneInfo

import discord

from bot.clock import HOUR
from bot.panels import freekeys, verbs
from bot.panels.messages import marks
from bot.panels.messages.draft import Draft
from bot.panels.messages.turns import to_do
from bot.panels.panel import button, rows
from bot.storage.rows import Post
from bot.tables.clocks.clockwork import AWAY
from bot.tables.clocks.reminders import MOST
from bot.tables.contents import Absent, Fallback, Letter, Lost, Nudge, Reminder, Untold
from bot.tables.decisions import withdrawals
from bot.tables.table import Table
from bot.texts import dates
from bot.texts.boxes import edition_of
from bot.texts.i18n import Words
from bot.texts.plain import escaped
from bot.texts.wording import Wording

AWAY_DAYS: Final = (1, 3, 7, 14)
"""Days of absence that buttons offer."""
How = Literal[
    "played",
    "lapsed-clock",
    "lapsed-skip",
    "piloted",
    "gone-back",
    "decided",
    "placed",
    "off",
    "done",
]
"""What has become of a turn (the first five), of a decision in another's turn (the next three), or
of what is not known any more."""
_BETWEEN: Final = "sentence-between"


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
    """The time that is left for a decision; in Unix seconds and seconds."""

    deadline: int | None
    """When the clock ends, or the reserve if that runs already; ``None``: never."""
    reserve: int = 0
    """What follows then."""
    on_reserve: bool = False
    """The clock is over, and it is the reserve that ends."""
    then_rests: bool = False
    """Nobody else has a seat, so nothing is played then and the game rests."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Whom a letter is for."""

    words: Words
    zone: ZoneInfo | None = None
    """Where they live, if they have said so."""
    nth: int = 1
    """Which of this turn's reminders it is."""
    first: bool = False
    """They have never had one before."""
    away: int | None = None
    """Until when they are away (Unix seconds), though for longer than they may be at the table."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What came of a turn or of a decision of which somebody was reminded."""

    how: How = "done"
    round: int = 0


_UNKNOWN: Final = Ended()


def of_game(key: str, table: Table, words: Words, where: Where, **more: Any) -> str:
    """Return the text ``key``, which names the game for one who reads it from afar."""
    return words(
        key,
        edition=edition_of(table.game, words),
        server=escaped(where.server),
        channel=escaped(where.channel),
        **more,
    )


def reminder(table: Table, reader: Reader, where: Where, left: Left) -> str:
    """Return the text of a reminder, which tells once until when there is time.

    Its first sentence is what a phone shows, which has no timestamps: it tells it to those whose
    time zone is known, the second to the others.
    """
    words = reader.words
    key = "reminder-decision" if withdrawals.wait(table) else "reminder-turn"
    time = _on_the_wall(table, left, reader)
    rest = [*([] if time else _until(left, words)), *_then(left, words)]
    lines = [
        of_game(key if time else f"{key}-now", table, words, where, time=time),
        words.row([*rest, words("reminder-where", link=where.link)], _BETWEEN),
    ]
    if reader.away is not None:
        days = AWAY // (24 * HOUR)
        lines.append(words("reminder-used-up", until=f"<t:{reader.away}:f>", days=days))
    if reader.nth >= MOST:
        lines.append(words("reminder-last"))
    if reader.first:
        lines.append(words("reminder-first"))
    return "\n".join(lines)


def reminder_view(
    table: Table, words: Words, about: Reminder, snoozes: Sequence[tuple[int, str]] = ()
) -> discord.ui.View:
    """Return the buttons of a reminder, by one of which it is known again.

    ``snoozes``: the hours for which it can be put off, and where it then comes at another time,
    what the clock shows then.  The revision in their ids is that of ``table``: of its turn's
    beginning.
    """
    view = discord.ui.View(timeout=None)
    later = [
        verbs.SNOOZE.key(
            words("key-snooze-at", hour=hour) if hour else words("key-snooze", hours=hours),
            str(hours),
        )
        for hours, hour in snoozes
    ]
    play = verbs.PLAY.key(_open(table, words))
    game = [[play, *later], [verbs.HUSH.named(words, marks.of_reminder(about))]]
    for row, keys in enumerate(game):
        for key in keys:
            made = button(table, key)
            made.row = row
            view.add_item(made)
    free = (verbs.AWAY.named(words), verbs.REMIND.key(words("key-no-reminders"), "off"))
    for key in free:
        made = freekeys.button(key)
        made.row = 1
        view.add_item(made)
    # Buttons are answered by their ids, so nothing is kept waiting.
    view.stop()
    return view


def closed(
    table: Table, letter: Post, words: Words, where: Where, at: int, ended: Ended = _UNKNOWN
) -> str:
    """Return what a letter says when what it is about is over; ``at``: since when, Unix seconds.

    ``ended``: what came of that, for a reminder.
    """
    about = Letter.from_post(letter)
    if table.game.status != "running":
        key = "letter-ended"
    elif table.user_at(about.seat) != letter.user:
        key = "letter-no-seat"
    elif isinstance(about, Absent | Lost):
        key = "letter-back" if isinstance(about, Absent) else "letter-brought-back"
    else:
        key = f"letter-{ended.how}"
    return of_game(key, table, words, where, moment=f"<t:{at}:f>", round=ended.round)


def lost_view(table: Table, words: Words) -> discord.ui.View:
    """Return the button of the letter that a game's channel is gone."""
    return rows(table, [[marks.key(words, Lost)]])


def untold(table: Table, words: Words, where: Where, left: Left) -> str:
    """Return the letter to a person for whom a game waits, and whom its channel could not tell."""
    key = "untold-decision" if withdrawals.wait(table) else "untold-turn"
    time = [*_until(left, words), *_then(left, words)]
    first = of_game(key, table, words, where, round=table.view().round)
    return "\n".join([first, words.row([words("untold-how"), *time], _BETWEEN)])


def untold_view(table: Table, words: Words) -> discord.ui.View:
    """Return the button of that letter, by which it is known again."""
    return rows(table, [[marks.key(words, Untold, _open(table, words))]])


def fallback(table: Table, wording: Wording, seat: int, left: Left) -> Draft:
    """Return the mention in the channel that takes the place of a reminder."""
    key = "fallback-decision" if withdrawals.wait(table) else "fallback-line"
    user = table.user_at(seat)
    words = wording.words
    time = [*_until(left, words), *_then(left, words)]
    time = time or [words(f"fallback-{_unhurried(table)}")]
    content = words(key, mention=f"<@{user}>", time=words.row(time, _BETWEEN))
    label = _open(table, wording.words)
    keys = [marks.key(words, Fallback, label)]
    return Draft(content, keys, audible=user)


def nudge(table: Table, wording: Wording, about: Nudge) -> Draft:
    """Return the mention for which a player has asked."""
    user, view = table.user_at(about.seat), table.view()
    content = wording.words(
        "nudge-line",
        mention=f"<@{user}>",
        player=wording.people[about.by],
        round=view.round,
        what=to_do(table, wording.plain),
    )
    keys = [verbs.PLAY.key(_open(table, wording.words), about.mark)]
    return Draft(content, keys, audible=user)


def _open(table: Table, words: Words) -> str:
    """Return what the button says that opens the panel of whoever is waited for."""
    return words("button-decide" if withdrawals.wait(table) else "button-play")


def _unhurried(table: Table) -> str:
    """Return the end of a text's id: whether anybody else holds a seat and waits."""
    return "unhurried" if len(table.holders) > 1 else "unhurried-alone"


def _on_the_wall(table: Table, left: Left, reader: Reader) -> str:
    """Return until when there is time, in words; empty where no wall is known to tell it by."""
    if left.deadline is None:
        return reader.words(f"reminder-{_unhurried(table)}")
    if reader.zone is None:
        return ""
    key = "reminder-by-reserve" if left.on_reserve else "reminder-by"
    return reader.words(key, moment=dates.moment(left.deadline, reader.zone, reader.words))


def _until(left: Left, words: Words) -> list[str]:
    """Return a sentence that tells until when there is time, in Discord's own format; or none."""
    if left.deadline is None:
        return []
    key = "reminder-until-reserve" if left.on_reserve else "reminder-until"
    return [words(key, moment=f"<t:{left.deadline}:f>")]


def _then(left: Left, words: Words) -> list[str]:
    """Return a sentence that tells what comes then, or none."""
    if left.on_reserve:
        return [words("reminder-then-rests" if left.then_rests else "reminder-then-autopilot")]
    if left.deadline is None or left.reserve <= 0:
        return []
    return [words("reminder-then-reserve", reserve=dates.length(left.reserve, words))]
