"""Moves that buttons and typed options mean, as actions of the engine."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bot.panels.turn.openings import default_of, ending_of, played_on
from bot.panels.verbs import ASK, FINISH, MOVES
from bot.tables.table import Table
from engine import Refusal, RuleError
from engine.actions import Action


class UnreadableError(ValueError):
    """Text that does not say a move.  ``key`` names the text for the player."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key)
        self.key = key
        self.text = text


def meant(table: Table, verb: str, argument: str) -> Action:
    """Return the action that a button's verb and argument mean.

    What ends a step places the pieces of powers too, unless the player wants to be asked.

    :raises OldButton: they mean none.
    :raises RuleError: there is no default where a combo must be picked.
    """
    if verb == FINISH.id:
        table = played_on(table)
        action = default_of(table) if ASK in argument.split(".") else ending_of(table)
        if action is None:
            # Only a combo is picked by nobody but the player.
            raise RuleError(Refusal("wrong_step", params={"step": "pick"}))
        return action
    return MOVES[verb].reads(argument)


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
