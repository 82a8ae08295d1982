"""The random player that simulations, pictures and benchmarks share."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine import Action, Answer, Box, Done, GoInDecline, State, new_game
from engine.steps import options, play
from engine.table import Game

ENDING = 1 / 8
"""Chance of ending a step or declining while something else is open."""


def choose(rng: Random, actions: Sequence[Action]) -> Action:
    """Pick uniformly among ``actions``, but end a step or decline only with a small chance."""
    ends = [a for a in actions if isinstance(a, Done | GoInDecline) or a == Answer()]
    others = [a for a in actions if a not in ends]
    if ends and (not others or rng.random() < ENDING):
        return rng.choice(ends)
    return rng.choice(others)


def position_seed(seed: int) -> str:
    """Return the seed of the tables of :func:`random_position`."""
    return f"position {seed}"


def random_position(box: Box, seed: int, turns: int) -> State:
    """Return the table after ``turns`` turns of random play, or at the end of the game."""
    rng = Random(seed)
    game = Game(box, new_game(box, position_seed(seed)))
    played = 0
    while actions := options(game):
        turn = game.state.turn
        before = (turn.round, turn.player)
        if played >= turns:
            break
        play(game, choose(rng, actions))
        game.events.clear()
        turn = game.state.turn
        played += (turn.round, turn.player) != before
    return game.state
