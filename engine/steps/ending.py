"""The end of a turn, and of the game: pieces placed, coins paid."""

from __future__ import annotations

from engine.actions import Action
from engine.hooks import Refusal, RuleError
from engine.scoring import score
from engine.specs import AFTER_SCORE, OVER, PLACE, REGROUP, WITHDRAW
from engine.table import Game

from .step import Step, enter


class PlaceStep(Step):
    """Powers place their pieces and make their choices (step 8); all are questions."""

    spec = PLACE
    moment = "on_turn_end"

    def enter(self, game: Game) -> None:
        """No army acts; the powers of the turn's player ask."""
        game.state.turn.army = None

    def leave(self, game: Game) -> None:
        """Score."""
        enter(game, AFTER_SCORE)


class AfterScoreStep(Step):
    """Score (step 9), then what may be done after it (step 10); a question."""

    spec = AFTER_SCORE
    moment = "on_scored"

    def enter(self, game: Game) -> None:
        """Pay the player; then his powers ask."""
        score(game)

    def broken_off(self, game: Game) -> bool:
        """A race that has gone in decline redeploys (U-71)."""
        return game.state.turn.army is not None

    def leave(self, game: Game) -> None:
        """Victims withdraw, unless a race redeploys first."""
        enter(game, REGROUP if self.broken_off(game) else WITHDRAW)


class OverStep(Step):
    """The last round is played: nothing more can be done."""

    spec = OVER

    def settled(self, game: Game) -> bool:
        """Never: the game stays over."""
        return False

    def play(self, game: Game, action: Action) -> None:
        """Refuse.

        :raises RuleError: ``game_over``, always.
        """
        raise RuleError(Refusal("game_over"))
