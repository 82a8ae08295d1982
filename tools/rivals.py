"""Players to measure the autopilot against: one without a plan, one that takes what it can get."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from engine import ORDERS, Action, Box, State, default_action, legal
from engine.actions import Done, GoInDecline, Pick
from engine.autopilot import decide
from engine.autopilot.answers import best_answer
from engine.autopilot.conquests import Effort, Plan, best_conquests
from engine.autopilot.steps import T, Thinking, step
from engine.autopilot.worth import earnings
from engine.seen import as_seen
from engine.steps import options
from engine.table import Game

from .play import choose

NAMES = ("autopilot", "greedy", "random")
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


def greedy(box: Box, state: State, seat: int, order: str | None = None) -> Action:
    """Play for the most coins of this turn, whatever comes later.

    It looks over sequences of conquests with the rules' own scoring, the final
    die taken as the mean of its faces, and picks the combo that brings most at
    once.  It declines only when no conquest brings a coin.  Its tokens are placed as the standing
    ``order`` says, or as they are for somebody who has given none.
    """
    game = Game(box, as_seen(box, state, seat))

    def coins(after: Game) -> float:
        return after.state.coins[seat] + earnings(after, seat).now

    if game.state.questions:
        return _run(best_answer(game, coins))
    if game.state.turn.at.picks:
        return max(
            (a for a in options(game) if isinstance(a, Pick)),
            key=lambda a: (_first_turn(step(game, a), coins), -a.place),
        )
    if not game.state.turn.at.conquers:
        return default_action(box, state, order)
    plan = _run(best_conquests(game, coins, LOOK))
    last = game.state.turn.round == box.rounds
    if isinstance(plan.first, Done):
        if not last and GoInDecline() in options(game):
            return GoInDecline()
        return default_action(box, state, order)
    return plan.first


def named(name: str, seed: str) -> Player:
    """Return the player called ``name``: one of :data:`NAMES`.

    ``greedy`` may be followed by a standing order, ``greedy:even``.  ``seed`` is for those that
    play at random.

    :raises ValueError: there is no such player.
    """
    kind, _, order = name.partition(":")
    if kind not in NAMES or (order and (kind != "greedy" or order not in ORDERS)):
        raise ValueError(f"no player {name!r}; there are: {', '.join(NAMES)}, greedy:ORDER")
    if kind == "greedy":
        return partial(greedy, order=order or None)
    return random_player(seed) if kind == "random" else autopilot


def _first_turn(game: Game, coins: Callable[[Game], float]) -> float:
    if not game.state.turn.at.conquers or game.state.questions:
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
