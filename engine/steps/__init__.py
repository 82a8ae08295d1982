"""The steps of a turn and their order, the same in every edition.

``pick``, or ``choose`` whether to play on; then for each army that acts (declined
ones first) ``conquer`` and ``redeploy``, then ``place``, or ``decline`` instead of
these; scoring, ``after_score``, ``regroup`` after a decline there, ``withdraw``, and the next
player.  A step offers actions, plays them, and is left as soon as nothing is left to decide in it.
Source: "The turn, step by step" of the base rulings, whose numbers stand at the
steps.
"""

from __future__ import annotations

from engine.actions import Action
from engine.questions import answers, play_answer
from engine.state import State
from engine.table import Game

from .conquering import ConquerStep
from .declining import ChooseStep, DeclineStep
from .ending import AfterScoreStep, OverStep, PlaceStep
from .flow import start_turn
from .picking import FormStep, PickStep
from .redeploying import RedeployStep, RegroupStep
from .step import STEPS, Step, play, play_alone, proceed, region_named
from .withdrawing import WithdrawStep

__all__ = [
    "STEPS",
    "Step",
    "deciders",
    "options",
    "play",
    "play_alone",
    "play_answer",
    "proceed",
    "region_named",
    "start_turn",
]

for kind in (
    PickStep, FormStep, ChooseStep, ConquerStep, RedeployStep, PlaceStep, DeclineStep,
    AfterScoreStep, RegroupStep, WithdrawStep, OverStep,
):  # fmt: skip
    STEPS[kind.spec.id] = kind()


def deciders(state: State) -> tuple[int, ...]:
    """Return the seats that have something to decide; none when the game is over."""
    turn = state.turn
    if turn.at.over:
        return ()
    if state.questions:
        return (state.questions[0].player,)
    if turn.at.places == "driven":
        return tuple(a.player for a in state.armies if a.id == turn.army)
    return (turn.player,)


def options(game: Game) -> list[Action]:
    """Return every elementary action open now, in a fixed order."""
    if game.state.questions:
        return list(answers(game.state.questions[0]))
    return list(STEPS[game.state.turn.step].actions(game))
