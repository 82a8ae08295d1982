"""Players to measure the autopilot against: one without a plan, one that takes what it can get."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine import Action, Box, State, default_action, legal
from engine.actions import Done, GoInDecline, Pick
from engine.autopilot import decide
from engine.autopilot.answers import best_answer
from engine.autopilot.conquests import Effort, Plan, best_conquests
from engine.autopilot.seen import as_seen
from engine.autopilot.steps import T, Thinking, step
from engine.autopilot.worth import earnings
from engine.table import Game
from engine.turn import options

from .play import choose

Player = Callable[[Box, State, int], Action]
"""Box, table and seat to an action."""
LOOK = Effort(wide=8, tries=12, looks=4000, hope=0.3)
"""The greedy player looks over more sequences than the autopilot does."""


def autopilot(box: Box, state: State, seat: int) -> Action:
    """Play as the autopilot does."""
    return decide(box, state, seat)


def random_player(seed: str) -> Player:
    """Return a player that picks among all that is legal, ending a step now and then."""
    rng = Random(seed)
    return lambda box, state, seat: choose(rng, legal(box, state))


def greedy(box: Box, state: State, seat: int) -> Action:
    """Play for the most coins of this turn, whatever comes later.

    It looks over sequences of conquests with the rules' own scoring, the final
    die taken as the mean of its faces, and picks the combo that brings most at
    once.  It declines only when no conquest brings a coin.
    """
    game = Game(box, as_seen(box, state, seat))

    def coins(after: Game) -> float:
        return after.state.coins[seat] + earnings(after, seat).now

    if game.state.questions:
        return _run(best_answer(game, coins))
    if game.state.turn.step == "pick":
        return max(
            (a for a in options(game) if isinstance(a, Pick)),
            key=lambda a: (_first_turn(step(game, a), coins), -a.place),
        )
    if game.state.turn.step != "conquer":
        return default_action(box, state)
    plan = _run(best_conquests(game, coins, LOOK))
    last = game.state.turn.round == box.rounds
    if isinstance(plan.first, Done):
        if not last and GoInDecline() in options(game):
            return GoInDecline()
        return default_action(box, state)
    return plan.first


def _first_turn(game: Game, coins: Callable[[Game], float]) -> float:
    if game.state.turn.step != "conquer" or game.state.questions:
        return coins(game)
    plan: Plan = _run(best_conquests(game, coins, LOOK))
    return plan.value


def _run(thinking: Thinking[T]) -> T:
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            value: T = done.value
            return value
