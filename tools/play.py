"""The random player that simulations, pictures and benchmarks share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
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
    *_, last = islice(random_positions(box, seed), turns + 1)
    return last


def random_positions(box: Box, seed: int) -> Iterator[State]:
    """Yield the table of random play at its start, after each turn, and at the end of the game.

    It is one table that is played on: look at it before you take the next.
    """
    rng = Random(seed)
    game = Game(box, new_game(box, position_seed(seed)))
    turn = None
    while actions := options(game):
        before, turn = turn, (game.state.turn.round, game.state.turn.player)
        if turn != before:
            yield game.state
        play(game, choose(rng, actions))
        game.events.clear()
    yield game.state
