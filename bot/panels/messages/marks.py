"""The buttons by which messages are known again, for one may have come though we heard nothing."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from bot.panels import verbs
from bot.panels.panel import Key
from bot.panels.verbs import Verb
from bot.tables import contents
from bot.tables.contents import Content, Reminder
from bot.texts.i18n import Words

Mark = tuple[Verb, str]
"""Verb and argument of a button."""
_MARKS: Final[dict[type[Content], Mark]] = {
    contents.Lobby: (verbs.LEAVE, ""),
    contents.Turn: (verbs.PLAY, ""),
    contents.Withdraw: (verbs.PAGE, "main"),
    contents.Result: (verbs.STORY, "result"),
    contents.Recap: (verbs.STORY, "recap"),
    contents.Cancelled: (verbs.STORY, "cancelled"),
    contents.WentBack: (verbs.STORY, "back"),
    contents.Idle: (verbs.STILL, ""),
    contents.Archived: (verbs.REVIVE, ""),
    contents.Fallback: (verbs.PLAY, "fallback"),
    contents.Absent: (verbs.BACK, ""),
    contents.Lost: (verbs.STORY, "lost"),
    contents.Untold: (verbs.PLAY, "untold"),
}


def of_kind(kind: type[Content]) -> Mark:
    """Return what the button says of a kind of which a revision has one message.

    :raises KeyError: it may have several, or none.
    """
    return _MARKS[kind]


def of(content: Content) -> Mark | None:
    """Return what the button says by which the message of a post is known again."""
    match content:
        case contents.SeatCard():
            return verbs.PLAY, content.kind
        case contents.Vote(vote=vote):
            return verbs.AGREE, str(vote)
        case contents.VoteLetter(vote=vote):
            return verbs.AGREE, str(vote)
        case contents.Nudge(mark=mark):
            return verbs.PLAY, mark
        case contents.Reminder():
            return verbs.HUSH, of_reminder(content)
    return _MARKS.get(type(content))


def of_reminder(about: Reminder) -> str:
    """Return the argument of the button by which a reminder is known again."""
    # Of one kind there may be several in a turn, where it is put off again.
    return about.which if about.nth is None else f"{about.which}.{about.nth}"


def key(
    words: Words,
    kind: type[Content],
    label: str = "",
    style: ButtonStyle | None = None,
) -> Key:
    """Return the button by which messages of a kind are known again; raises as :func:`of_kind`.

    ``label``: another than what its verb is usually called.
    """
    verb, argument = of_kind(kind)
    if label:
        return verb.key(label, argument, style)
    return verb.named(words, argument, style)
