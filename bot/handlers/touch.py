"""Taps that are known to be ours, and what each verb of :mod:`bot.panels.verbs` does with one.

What a verb does is bound to it where it is written, by :func:`does` and its like.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from bot.handlers.replies import Interaction, Reply
from bot.panels.tapcode import Tap
from bot.panels.verbs import Verb
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom


@dataclass(frozen=True, slots=True)
class Touch:
    """A tap on a button that is known to be ours."""

    client: ElbowRoom
    interaction: Interaction
    table: Table
    tap: Tap


Deed = Callable[[Touch], Awaitable[Reply]]
"""Does what a game's button says."""
GameDeed = Callable[["ElbowRoom", Interaction, int], Awaitable[Reply]]
"""Does what a button or a command says that needs the game's number only."""
FreeDeed = Callable[["ElbowRoom", Interaction, str], Awaitable[Reply]]
"""Does what a button of no game says; the last is its argument."""

_D = TypeVar("_D", bound=Deed)
_G = TypeVar("_G", bound=GameDeed)
_F = TypeVar("_F", bound=FreeDeed)

_OF_A_GAME: Final[dict[str, Deed]] = {}
_OF_NO_GAME: Final[dict[str, FreeDeed]] = {}


def does(*verbs: Verb) -> Callable[[_D], _D]:
    """Bind what is decorated to ``verbs`` of a game's buttons."""

    def bind(deed: _D) -> _D:
        for verb in verbs:
            assert verb.id not in _OF_A_GAME, verb
            _OF_A_GAME[verb.id] = deed
        return deed

    return bind


def does_by_number(verb: Verb) -> Callable[[_G], _G]:
    """Bind what is decorated, which a command can call as well, to a verb of a game's buttons."""

    def bind(deed: _G) -> _G:
        does(verb)(lambda touch: deed(touch.client, touch.interaction, touch.tap.game))
        return deed

    return bind


def does_anywhere(verb: Verb) -> Callable[[_F], _F]:
    """Bind what is decorated to a verb of buttons that belong to no game."""

    def bind(deed: _F) -> _F:
        assert verb.id not in _OF_NO_GAME, verb
        _OF_NO_GAME[verb.id] = deed
        return deed

    return bind


def deed(verb: Verb) -> Deed:
    """Return what a verb of a game's buttons does.

    :raises KeyError: nothing is bound to it.
    """
    return _OF_A_GAME[verb.id]


def free_deed(verb: Verb) -> FreeDeed:
    """Return what a verb of no game does; raises as :func:`deed`."""
    return _OF_NO_GAME[verb.id]
