"""What is done for a player who does not say: a legal choice for everything.

Driven-out tokens are placed evenly unless a standing order says otherwise (B-60).  What is left
at the end of the own turn goes where a good player would put it.
"""

from __future__ import annotations

from dataclasses import replace

from .actions import Action, Answer, Done, PlayOn, Redeploy, Withdraw
from .model import State
from .orders import EVEN, GUARD, answer, spread
from .questions import play_answer, suggested
from .steps import play
from .table import Game


def default_action(game: Game, order: str | None = None) -> Action:
    """Return what is done for the player who must decide in the open step or question.

    In ``choose`` the turn is played on.  In ``conquer`` and ``redeploy`` it ends the step with
    the tokens placed as ``order`` says; in ``conquer`` it is :class:`Done` when a question has
    to be answered first.  A declined army that has done nothing stays as it stands,
    so that declining is still open to the active race.  ``None``: nothing is ordered, so
    driven-out tokens go by ``even`` and others by ``guard``.

    :raises LookupError: a combo must be picked, which nobody does for a player here,
        or the game is over.
    """
    state = game.state
    turn = state.turn
    if state.questions:
        question = state.questions[0]
        withdrawing = turn.at.places == "driven"
        return Answer(answer(game, question, order or EVEN if withdrawing else EVEN))
    if turn.at.places == "driven":
        army = game.army(_acting(state))
        return Withdraw(spread(game, army, army.driven, order or EVEN))
    if turn.at.places == "hand":
        return Redeploy(_placed(game, order or GUARD))
    if turn.at.chooses:
        return PlayOn()
    if turn.at.conquers:
        return _end_of_conquests(game, order or GUARD)
    raise LookupError(turn.step)


def with_pieces(game: Game, action: Action) -> Action:
    """Return ``action``, and if it ends the redeployment, where a good player's pieces then go.

    The questions of the step in which pieces are placed are answered as suggested, up to one that
    somebody has to think about.
    """
    if not isinstance(action, Redeploy):
        return action
    ahead, answers = game.ahead(), list[tuple[int, ...]]()
    play(ahead, action)
    while ahead.state.questions and ahead.state.turn.at.lays:
        question = ahead.state.questions[0]
        chosen = suggested(ahead, question)
        if len(chosen) < question.at_least:
            break
        answers.append(chosen)
        play(ahead, Answer(chosen))
    ahead.let_go()
    return replace(action, answers=tuple(answers))


def _end_of_conquests(game: Game, order: str) -> Action:
    ahead = game.ahead()
    play(ahead, Done())
    turn = ahead.state.turn
    if turn.army != game.state.turn.army or turn.at.places != "hand":
        return Redeploy()
    if ahead.state.questions:
        return Done()
    moves = _placed(ahead, order)
    ahead.let_go()
    return Redeploy(moves)


def _placed(game: Game, order: str) -> tuple[tuple[int, int], ...]:
    """Return the placement of the hand; of a declined army that has done nothing, as it stood."""
    army, turn = game.army(_acting(game.state)), game.state.turn
    if turn.begun or army.active or sum(turn.readied.values()) != army.hand:
        then = _pieces_placed(game) if order == GUARD else game
        moves = spread(then, then.army(army.id), army.hand, order)
        then.let_go()
        return moves
    return tuple(sorted(turn.readied.items()))


def _pieces_placed(game: Game) -> Game:
    """Return the table as it is once the powers of the turn's player have placed their pieces.

    Tokens in hand are still there, so that they can take account of the pieces.
    """
    ahead = game.ahead()
    for me in list(ahead.voices("on_turn_end")):
        if me.army.player == ahead.state.turn.player:
            me.effect.on_turn_end(me)
    while ahead.state.questions:
        play_answer(ahead, suggested(ahead, ahead.state.questions[0]))
    return ahead


def _acting(state: State) -> int:
    assert state.turn.army is not None
    return state.turn.army
