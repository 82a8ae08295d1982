"""One step of thought: the engine's own rules, played on a copy."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TypeVar

from engine.actions import Action, Answer, Done
from engine.questions import suggested
from engine.steps import play
from engine.table import Game

Value = Callable[[Game], float]
"""What a table is worth to whoever plans."""
T = TypeVar("T")
Thinking = Generator[None, None, T]
"""Work that yields after each step of thought."""


def step(game: Game, action: Action, face: int | None = None) -> Game:
    """Return the table after ``action``; ``face`` is what the die shows, if it is rolled.

    :raises RuleError: the rules refuse the action.
    """
    after = game.ahead()
    after.state.faces = [] if face is None else [face]
    play(after, action)
    return after


def weigh(game: Game, value: Value) -> float:
    """Return the value of a table without open questions, and let go of it."""
    worth = value(answered(game))
    game.let_go()
    return worth


def rolled(after: Game) -> bool:
    """Whether the step that led to ``after``, which was given a face, has used it."""
    return not after.state.faces


def stop(game: Game) -> Game:
    """Return the table once the acting army makes no more conquests, its hand not yet placed."""
    return step(game, Done())


def answered(game: Game) -> Game:
    """Return the table itself, questions before a redeployment answered by their defaults.

    What a race cannot keep must be given up before it is worth looking at what it holds.
    """
    turn = game.state.turn
    while (
        game.state.questions
        and game.state.questions[0].player == turn.player
        and game.state.turn is turn
        and turn.at.places == "hand"
    ):
        play(game, Answer(suggested(game, game.state.questions[0])))
    return game
