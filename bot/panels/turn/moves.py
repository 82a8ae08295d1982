"""Moves as the arguments of buttons and of typed options, and back to actions of the engine."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from bot.errors import OldButton
from bot.panels.tapcode import number
from bot.panels.turn.openings import default_of
from bot.tables.table import Table
from engine import Refusal, RuleError
from engine.actions import (
    Abandon,
    Action,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    Use,
)

FINISH: Final = "finish"
"""The verb for whatever is done for a player who does not say: end the step with the default."""

SURE: Final = "sure"
"""Argument of a button that does at once what another asks about first, or a part of it."""


class UnreadableError(ValueError):
    """Text that does not say a move.  ``key`` names the text for the player."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key)
        self.key = key
        self.text = text


def said(action: Action) -> tuple[str, str]:
    """Return the verb and argument of a button that plays ``action``.

    :raises TypeError: it is a shorthand, for which there is only :data:`FINISH`.
    """
    match action:
        case Pick(place=place):
            return "pick", str(place)
        case Conquer(region=region, roll=roll):
            return ("roll" if roll else "conquer"), str(region)
        case Abandon(region=region):
            return "abandon", str(region)
        case Use(trait=trait, target=target):
            return "use", f"{trait}@{target}"
        case Place(region=region, tokens=tokens):
            return "place", f"{region}.{tokens}"
        case Answer(chosen=chosen):
            return "answer", ".".join(map(str, chosen))
        case GoInDecline():
            return "decline", ""
        case Done():
            return "done", ""
    raise TypeError(action.kind)


_VERBS: Final[dict[str, Callable[[str], Action]]] = {
    "pick": lambda a: Pick(number(a)),
    "conquer": lambda a: Conquer(number(a)),
    "roll": lambda a: Conquer(number(a), roll=True),
    "abandon": lambda a: Abandon(number(a)),
    "use": lambda a: _use(a),
    "place": lambda a: _place(a),
    "answer": lambda a: Answer(tuple(map(number, filter(None, a.split("."))))),
    "decline": lambda _: GoInDecline(),
    "done": lambda _: Done(),
}

VERBS: Final = (*_VERBS, FINISH)
"""The verbs of buttons that play a move."""


def meant(table: Table, verb: str, argument: str) -> Action:
    """Return the action that a button's verb and argument mean.

    :raises OldButton: they mean none.
    :raises RuleError: there is no default where a combo must be picked.
    """
    if verb == FINISH:
        action = default_of(table)
        if action is None:
            # Only a combo is picked by nobody but the player.
            raise RuleError(Refusal("wrong_step", params={"step": "pick"}))
        return action
    return _VERBS[verb](argument)


def _use(argument: str) -> Use:
    trait, _, target = argument.partition("@")
    return Use(trait, -1 if target == "-1" else number(target))


def _place(argument: str) -> Place:
    said = [number(part) for part in argument.split(".")]
    if len(said) < 2:
        raise OldButton
    return Place(said[0], said[1])  # What follows says which page to show then.


MOST_MOVES: Final = 300
"""Characters of a list of placements: of more than are looked at, none is left out unsaid."""
_MOVE: Final = re.compile(r"(\d{1,4})\s*[:=x×]\s*(\d{1,3})")


def moves_in(text: str) -> tuple[tuple[int, int], ...]:
    """Return the placements that ``text`` names, ``9:2 12:3``; none where it is blank.

    :raises UnreadableError: something else is in it, or nothing but signs.
    """
    if len(text) > MOST_MOVES:
        raise UnreadableError("error-bad-moves", text)
    plain = unicodedata.normalize("NFKC", text).strip()
    found = _MOVE.findall(plain)
    if _MOVE.sub("", plain).strip(" ,;.、・") or (plain and not found):
        raise UnreadableError("error-bad-moves", text)
    return tuple((int(region), int(tokens)) for region, tokens in found)
