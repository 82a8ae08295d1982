"""What is done for a player who does not say: a legal choice for everything.

Driven-out tokens are placed evenly unless a standing order says otherwise (B-60).  What is left
at the end of the own turn goes where a good player would put it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .actions import Action, Answer, Done, PlayOn, Redeploy, Withdraw
from .orders.standing import EVEN, GUARD, answer, spread
from .questions import play_answer, suggested
from .state import State
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


def with_pieces(game: Game, action: Action, order: str | None = None) -> Action:
    """Return ``action``, and if it ends the redeployment, where a good player's pieces then go.

    The questions of the step in which pieces are placed are answered as suggested, up to one that
    somebody has to think about.  So are those that keep :class:`Done` from more than ending the
    conquests, if all can be declined: then it becomes a redeployment by ``order``.
    """
    if not isinstance(action, Redeploy | Done):
        return action
    ahead = game.ahead()
    play(ahead, action)
    answers = list(_answered(ahead))
    if isinstance(action, Done):
        if not answers or ahead.state.questions:
            ahead.let_go()
            return action
        action = Redeploy()
        if _redeploys(ahead, game):
            action = Redeploy(_placed(ahead, order or GUARD))
            play(ahead, action)
            answers += _answered(ahead)
    ahead.let_go()
    return replace(action, answers=tuple(answers))


def _answered(ahead: Game) -> Iterator[tuple[int, ...]]:
    """Answer what is asked at the end of a turn, up to what somebody has to think about.

    That is where pieces go, and before the hand is placed what can be declined.
    """
    while ahead.state.questions:
        question, at = ahead.state.questions[0], ahead.state.turn.at
        chosen = suggested(ahead, question)
        free = at.lays or (at.places == "hand" and not question.at_least)
        if not free or len(chosen) < question.at_least:
            break
        play(ahead, Answer(chosen))
        yield chosen


def _end_of_conquests(game: Game, order: str) -> Action:
    ahead = game.ahead()
    play(ahead, Done())
    if not _redeploys(ahead, game):
        return Redeploy()
    if ahead.state.questions:
        return Done()
    moves = _placed(ahead, order)
    ahead.let_go()
    return Redeploy(moves)


def _redeploys(ahead: Game, game: Game) -> bool:
    """Whether the army that acts in ``game`` has a hand to place in ``ahead``."""
    turn = ahead.state.turn
    return turn.army == game.state.turn.army and turn.at.places == "hand"


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
