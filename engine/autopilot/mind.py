"""What is thought about in each step of a turn."""

from __future__ import annotations

from engine.actions import Action, Done, GoInDecline, Pick, Redeploy, Withdraw
from engine.box import Box
from engine.model import State
from engine.table import Game
from engine.turn import options

from .answers import best_answer
from .conquests import Effort, Value, best_conquests
from .outlook import Outlook
from .placing import posting
from .steps import Thinking, step
from .worth import worth

FULL = Effort(wide=4, tries=9)
"""For the conquests of the turn."""
BRIEF = Effort(wide=1, tries=7)
"""For the first turn of a combo that might be picked."""


def next_action(box: Box, known: State, seat: int) -> Thinking[Action]:
    """Return the next action of ``seat`` on the table as it knows it."""
    game = Game(box, known)
    yield
    if known.questions:
        return (yield from best_answer(game, lambda after: worth(after, seat, Outlook(after, seat))))
    turn = known.turn
    if turn.step == "pick":
        return (yield from pick(game, seat))
    if turn.step == "conquer":
        return (yield from conquer(game, seat))
    assert turn.army is not None
    army = game.army(turn.army)
    outlook = Outlook(game, seat)
    if turn.step == "redeploy":
        return Redeploy(posting(game, army, army.hand, outlook))
    return Withdraw(posting(game, army, army.driven, outlook))


def valued(game: Game, seat: int) -> Value:
    """Return how ``seat`` weighs tables of its turn that come after this one."""
    outlook = Outlook(game, seat)
    return lambda after: worth(after, seat, outlook)


def pick(game: Game, seat: int) -> Thinking[Action]:
    """Return the combo whose first turn leads to the best table."""
    value = valued(game, seat)
    yield
    best, highest = Pick(0), float("-inf")
    for action in options(game):
        assert isinstance(action, Pick)
        after = step(game, action)
        yield
        reached = value(after)
        if after.state.turn.step == "conquer" and after.state.turn.player == seat and not after.state.questions:
            plan = yield from best_conquests(after, value, BRIEF)
            reached = max(reached, plan.value)
        if reached > highest:
            best, highest = action, reached
    return best


def conquer(game: Game, seat: int) -> Thinking[Action]:
    """Return the next conquest of the best plan, the end of conquests, or the decline."""
    value = valued(game, seat)
    yield
    plan = yield from best_conquests(game, value, FULL)
    if GoInDecline() in options(game) and value(step(game, GoInDecline())) > plan.value:
        return GoInDecline()
    return plan.first
