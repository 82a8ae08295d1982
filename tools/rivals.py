"""Players to measure the autopilot against: one without a plan, one that takes what it can get."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from engine import ORDERS, Action, Answer, Box, State, default_action, legal
from engine.actions import Done, GoInDecline, Pick
from engine.autopilot import decide
from engine.autopilot.answers import best_answer
from engine.autopilot.conquests import Effort, Plan, best_conquests
from engine.autopilot.thought import T, Thinking, step
from engine.autopilot.worth import earned_now
from engine.made_up import as_seen
from engine.orders.standing import EVEN
from engine.questions import asker
from engine.steps import options
from engine.table import Game

from .play import choose

NAMES = ("autopilot", "greedy", "careless", "random")
Player = Callable[[Box, State, int], Action]
"""Box, table and seat to an action."""
LOOK = Effort(wide=8, tries=12, looks=4000, hope=0.3)
"""The greedy player looks over more sequences than the autopilot does."""


def autopilot(box: Box, state: State, seat: int) -> Action:
    """Play as the autopilot does; computers show one another their coins where they are allies."""
    return decide(box, state, seat, shown=range(box.players))


def random_player(seed: str) -> Player:
    """Return a player that picks among all that is legal, ending a step now and then."""
    rng = Random(seed)
    return lambda box, state, seat: choose(rng, legal(box, state))


def greedy(box: Box, state: State, seat: int, order: str | None = None) -> Action:
    """Play for the most coins of this turn, whatever comes later.

    It looks over sequences of conquests with the rules' own scoring and the odds of the die, and
    picks the combo that brings the most right away.  It declines only when no conquest brings a
    coin.  Its tokens are placed as the standing ``order`` says, or as they are for somebody who has
    given none.
    """
    game = Game(box, as_seen(box, state, seat))

    def coins(after: Game) -> float:
        return after.state.coins[seat] + earned_now(after, seat)

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


def careless(box: Box, state: State, seat: int) -> Action:
    """Play as the greedy player does, but end turns without a look at the others.

    Tokens are spread evenly; pieces stay where they stand, and new ones go where a region is taken
    most easily.  That is what *End turn* did until it learned to look ahead.
    """
    question = state.questions[0] if state.questions and state.turn.at.lays else None
    if question is None or question.about != "region":
        return greedy(box, state, seat, EVEN)
    game = Game(box, as_seen(box, state, seat))
    me, _ = asker(game, question)
    easiest = [r for r in game.weakest(me.regions()) if r in question.options]
    if not easiest:
        return default_action(box, state)
    marker, regions = getattr(me.effect, "marker", ""), state.regions
    stand = [r for r in question.options for _ in range(regions[r].markers.get(marker, 0))]
    new = (easiest * question.up_to) if question.repeats else [r for r in easiest if r not in stand]
    return Answer(tuple((stand + new)[: question.up_to]))


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
    if kind == "random":
        return random_player(seed)
    return careless if kind == "careless" else autopilot


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
