"""Every verb that a button can say, one entry each: its id, who may press it, and its words.

A move of the game says here too how it stands on a button and how it is read again, so that a new
one is an entry and nothing else.  What any other verb does is bound to its entry where that is
done, see :mod:`bot.handlers.touch`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, TypeVar

from discord import ButtonStyle

from bot.errors import OldButton
from bot.panels.panel import Key
from bot.panels.tapcode import number
from bot.texts.i18n import Words
from engine.actions import (
    Abandon,
    Action,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    PlayOn,
    Use,
)


class Who(Enum):
    """Who may press a button; `docs/who-may.md` says it verb by verb.

    No button's id gives anybody a right: what it does asks again, of the table as it is then.
    """

    ANYBODY = auto()
    ONESELF = auto()
    """Anybody, for it concerns only the one who presses."""
    DECIDER = auto()
    """Who must decide now."""
    MOVER = auto()
    """The player of a turn, of that one."""
    PLAYER = auto()
    DRIVEN_OUT = auto()
    """A player, of the own driven-out tokens."""
    NEWCOMER = auto()
    """Who has no seat yet."""
    ASKED = auto()
    """Who is asked to take a seat."""
    HOST = auto()
    """The host, or who manages the server."""
    MANAGER = auto()
    """Who manages the server."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button can say."""

    id: str
    """As it stands in ids of buttons: never changed, for old messages bear it."""
    who: Who
    words: str = ""
    """Key of the label that its buttons usually have; empty: each has one of its own."""
    style: ButtonStyle = ButtonStyle.secondary
    settles: bool = False
    """It answers a question, so that a refusal takes the question's place."""
    unread: bool = False
    """It works on a game whose record cannot be read, too."""

    def key(
        self,
        label: str,
        argument: str = "",
        style: ButtonStyle | None = None,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> Key:
        """Return a button that says this, under a label of its own."""
        return Key(label, self.id, argument, style or self.style, emoji, disabled)

    def named(
        self,
        words: Words,
        argument: str = "",
        style: ButtonStyle | None = None,
        emoji: str | None = None,
        disabled: bool = False,
        **params: str | int,
    ) -> Key:
        """Return a button that says this, under the usual label, filled with ``params``."""
        return self.key(words(self.words, **params), argument, style, emoji, disabled)


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Verb):
    """A verb that plays a move of the game."""

    says: Callable[[Action], str | None]
    """The argument of a button that plays a move, ``None`` where it is another verb's."""
    reads: Callable[[str], Action]
    """The move that an argument means; raises `OldButton` where it means none."""
    then: Callable[[str], str] = lambda _: "main"
    """The page that a panel shows once it is played."""


_A = TypeVar("_A", bound=Action)

OF_A_GAME: Final[dict[str, Verb]] = {}
"""The verbs of a game's buttons, by id."""
OF_NO_GAME: Final[dict[str, Verb]] = {}
"""The verbs of buttons that belong to no game, by id."""
MOVES: Final[dict[str, Move]] = {}
"""Of those of a game, the ones that play a move."""


def _of_a_game(
    name: str,
    who: Who,
    words: str = "",
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    settles: bool = False,
    unread: bool = False,
) -> Verb:
    assert name not in OF_A_GAME, name
    OF_A_GAME[name] = Verb(name, who, words, style, settles, unread)
    return OF_A_GAME[name]


def _of_no_game(
    name: str, who: Who, words: str = "", style: ButtonStyle = ButtonStyle.secondary
) -> Verb:
    assert name not in OF_NO_GAME, name
    OF_NO_GAME[name] = Verb(name, who, words, style)
    return OF_NO_GAME[name]


def _move(
    name: str,
    words: str,
    kind: type[_A],
    says: Callable[[_A], str | None],
    reads: Callable[[str], Action],
    then: Callable[[str], str] = lambda _: "main",
) -> Move:
    def told(action: Action) -> str | None:
        return says(action) if isinstance(action, kind) else None

    assert name not in OF_A_GAME, name
    move = Move(name, Who.DECIDER, words, says=told, reads=reads, then=then)
    OF_A_GAME[name] = MOVES[name] = move
    return move


def said(action: Action) -> tuple[str, str]:
    """Return the verb and argument of a button that plays ``action``.

    :raises TypeError: it is a shorthand, for which there is only :data:`FINISH`.
    """
    for move in MOVES.values():
        argument = move.says(action)
        if argument is not None:
            return move.id, argument
    raise TypeError(action.kind)


def _by(action: Conquer) -> str | None:
    return f"{action.region}.{action.by}" if action.by else None


def _way(argument: str) -> Conquer:
    region, _, by = argument.partition(".")
    if not by:
        raise OldButton
    return Conquer(number(region), by=by)


def _use(argument: str) -> Use:
    trait, _, said = argument.partition("@")
    target, *answers = said.split(".")
    picked = tuple(tuple(map(number, answer.split("-"))) for answer in answers)
    return Use(trait, -1 if target == "-1" else number(target), picked)


def _used(action: Use) -> str:
    # trait@region, then an answer after each dot, its picks between dashes.
    answers = ("-".join(map(str, chosen)) for chosen in action.answers)
    return ".".join([f"{action.trait}@{action.target}", *answers])


def _place(argument: str) -> Place:
    said = [number(part) for part in argument.split(".")]
    if len(said) < 2:
        raise OldButton
    return Place(said[0], said[1])  # What follows says which page to show then.


def _placing(argument: str) -> str:
    # region.tokens.page: the page goes on with as many tokens a tap, where it was.
    return ".".join(["main", *argument.split(".")[1:]])


PICK: Final = _move(
    "pick", "key-pick", Pick, lambda a: str(a.place), lambda said: Pick(number(said))
)
CONQUER: Final = _move(
    "conquer",
    "key-conquer",
    Conquer,
    lambda a: None if a.roll or a.by else str(a.region),
    lambda said: Conquer(number(said)),
)
ROLL: Final = _move(
    "roll",
    "key-roll",
    Conquer,
    lambda a: str(a.region) if a.roll and not a.by else None,
    lambda said: Conquer(number(said), roll=True),
)
WAY: Final = _move("way", "", Conquer, lambda a: None if a.roll else _by(a), _way)
WAY_ROLL: Final = _move(
    "way_roll",
    "",
    Conquer,
    lambda a: _by(a) if a.roll else None,
    lambda said: replace(_way(said), roll=True),
)
ABANDON: Final = _move(
    "abandon",
    "key-abandon-region",
    Abandon,
    lambda a: str(a.region),
    lambda said: Abandon(number(said)),
)
USE: Final = _move("use", "", Use, _used, _use)
PLACE: Final = _move(
    "place", "key-place", Place, lambda a: f"{a.region}.{a.tokens}", _place, _placing
)
ANSWER: Final = _move(
    "answer",
    "",
    Answer,
    lambda a: ".".join(map(str, a.chosen)),
    lambda said: Answer(tuple(map(number, filter(None, said.split("."))))),
)
PLAY_ON: Final = _move("play_on", "key-play-on", PlayOn, lambda _: "", lambda _: PlayOn())
DECLINE: Final = _move(
    "decline", "key-decline-now", GoInDecline, lambda _: "", lambda _: GoInDecline()
)
DONE: Final = _move("done", "key-redeploy", Done, lambda _: "", lambda _: Done())

SURE: Final = "sure"
"""Argument of a button that does at once what another asks about first, or a part of it."""
ASK: Final = "ask"
"""Said with :data:`FINISH`: the player wants to place the pieces of powers themselves."""
FINISH: Final = _of_a_game("finish", Who.DECIDER, style=ButtonStyle.success)
"""Whatever is done for a player who does not say: end the step with the default."""
UNDO: Final = _of_a_game("undo", Who.MOVER, "key-undo")
RESTART: Final = _of_a_game("restart", Who.MOVER, "key-restart")
SUGGESTED: Final = _of_a_game("suggested", Who.DRIVEN_OUT, "key-suggested")
REARRANGE: Final = _of_a_game("rearrange", Who.DRIVEN_OUT)

PLAY: Final = _of_a_game("play", Who.ANYBODY, "button-play", ButtonStyle.primary)
PAGE: Final = _of_a_game("page", Who.ANYBODY)
STORY: Final = _of_a_game("story", Who.ANYBODY, "button-log")
EXPORT: Final = _of_a_game("export", Who.ANYBODY, "button-export")
RULE: Final = _of_a_game("rule", Who.ANYBODY)
"""Its argument, here and where it is of no game, is the id of an entry of the rules."""
VOTE: Final = _of_a_game("vote", Who.ANYBODY, "button-vote")

JOIN: Final = _of_a_game("join", Who.NEWCOMER, "button-join", ButtonStyle.success)
LEAVE: Final = _of_a_game("leave", Who.PLAYER, "button-leave")
BEGIN: Final = _of_a_game("begin", Who.PLAYER, "button-start", ButtonStyle.primary)
CANCEL: Final = _of_a_game("cancel", Who.HOST, style=ButtonStyle.danger, settles=True, unread=True)
REMATCH: Final = _of_a_game("rematch", Who.PLAYER, "button-rematch", ButtonStyle.primary)
SWAP: Final = "swap"
"""Its argument where nobody is to have the side again that they had."""
RESUME: Final = _of_a_game("resume", Who.PLAYER, "button-resume")
STILL: Final = _of_a_game("still", Who.PLAYER, "button-still", ButtonStyle.primary)
ASIDE: Final = _of_a_game("aside", Who.PLAYER, "button-aside")
REVIVE: Final = _of_a_game("revive", Who.PLAYER, "button-bring-back")

REWIND: Final = _of_a_game("rewind", Who.PLAYER, style=ButtonStyle.danger)
FURTHER: Final = _of_a_game("further", Who.PLAYER, "key-undo-further")
AGREE: Final = _of_a_game("agree", Who.PLAYER, "button-agree", ButtonStyle.success)
DISAGREE: Final = _of_a_game("disagree", Who.PLAYER, "button-disagree", ButtonStyle.danger)
ROLLBACK: Final = _of_a_game(
    "rollback", Who.MANAGER, "button-rollback", ButtonStyle.danger, settles=True
)

SKIP: Final = _of_a_game("skip", Who.MANAGER, "button-skip", ButtonStyle.danger, settles=True)
NUDGE: Final = _of_a_game("nudge", Who.PLAYER, "button-nudge")
SHOW: Final = _of_a_game("show", Who.PLAYER)
SNOOZE: Final = _of_a_game("snooze", Who.PLAYER, "key-snooze")
HUSH: Final = _of_a_game("hush", Who.PLAYER, "key-hush")
TAKE: Final = _of_a_game("take", Who.NEWCOMER, "button-take", ButtonStyle.success)
SIT: Final = _of_a_game("sit", Who.NEWCOMER, "button-accept", ButtonStyle.success, settles=True)
ACCEPT: Final = _of_a_game("accept", Who.ASKED, "button-accept", ButtonStyle.success)
REFUSE: Final = _of_a_game("refuse", Who.ASKED, "button-refuse")
RESIGN: Final = _of_a_game("resign", Who.PLAYER, "button-resign", ButtonStyle.danger, settles=True)
HANDOVER: Final = _of_a_game(
    "handover", Who.PLAYER, "button-hand-over", ButtonStyle.danger, settles=True
)
BACK: Final = _of_a_game("back", Who.PLAYER, "button-back", ButtonStyle.primary)

KEEP: Final = _of_no_game("keep", Who.ANYBODY)
"""Leaves everything as it is, where a question is asked before something grave."""
LOOK_UP: Final = _of_no_game("rule", Who.ANYBODY)
MINE: Final = _of_no_game("mine", Who.ONESELF)
REMIND: Final = _of_no_game("remind", Who.ONESELF)
AWAY: Final = _of_no_game("away", Who.ONESELF, "key-away")
FORGET: Final = _of_no_game("forget", Who.ONESELF, "button-forget", ButtonStyle.danger)
AUDIT: Final = _of_no_game("audit", Who.MANAGER)
