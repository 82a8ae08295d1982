"""What is done for a player who does not say: a legal choice for everything (B-60)."""

from __future__ import annotations

from .actions import Action, Answer, Done, Redeploy, Withdraw
from .model import State
from .orders import EVEN, answer, spread, weakest
from .table import Game

__all__ = ["default_action", "spread", "weakest"]


def default_action(game: Game, order: str = EVEN) -> Action:
    """Return what is done for the player who must decide in the open step or question.

    In ``conquer`` and ``redeploy`` it ends the step with the tokens placed as
    ``order`` says; in ``conquer`` it is :class:`Done` when a question has to be
    answered first.  A declined army that has done nothing stays as it stands,
    so that declining is still open to the active race.

    :raises LookupError: a combo must be picked, which nobody does for a player here,
        or the game is over.
    """
    state = game.state
    turn = state.turn
    if state.questions:
        question = state.questions[0]
        withdrawing = turn.step == "withdraw"
        return Answer(answer(game, question, order if withdrawing else EVEN))
    if turn.step == "withdraw":
        army = game.army(_acting(state))
        return Withdraw(spread(game, army, army.driven, order))
    if turn.step == "redeploy":
        return Redeploy(_placed(game, order))
    if turn.step == "conquer":
        return _end_of_conquests(game, order)
    raise LookupError(turn.step)


def _end_of_conquests(game: Game, order: str) -> Action:
    from engine.turn import play

    ahead = Game(game.box, game.state.clone())
    play(ahead, Done())
    turn = ahead.state.turn
    if turn.army != game.state.turn.army or turn.step != "redeploy":
        return Redeploy()
    if ahead.state.questions:
        return Done()
    return Redeploy(_placed(ahead, order))


def _placed(game: Game, order: str) -> tuple[tuple[int, int], ...]:
    """Return the placement of the hand; of a declined army that has done nothing, as it stood."""
    army, turn = game.army(_acting(game.state)), game.state.turn
    if turn.begun or army.active or sum(turn.readied.values()) != army.hand:
        return spread(game, army, army.hand, order)
    return tuple(sorted(turn.readied.items()))


def _acting(state: State) -> int:
    assert state.turn.army is not None
    return state.turn.army
