"""Playing on or going in decline, and what follows from the latter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.actions import Action, GoInDecline, PlayOn
from engine.decline import decline, regroups
from engine.hooks import Refusal, RuleError
from engine.me import Me
from engine.questions import answers
from engine.specs import AFTER_SCORE, CHOOSE, DECLINE, REDEPLOY
from engine.table import Game

from .flow import begin_conquests
from .step import STEPS, Step, acting, check, enter, play, proceed


def against_decline(game: Game) -> Iterator[Refusal]:
    """Yield why the turn may not be spent on going in decline (B-68)."""
    turn = game.state.turn
    army = game.active(turn.player)
    if army and army.since == turn.round:
        yield Refusal("cannot_decline_new")
    elif turn.begun:
        yield Refusal("cannot_decline_begun")


def go_in_decline(step: Step, game: Game, action: GoInDecline) -> None:
    """Put the active race in decline, and the troops picked up back before that."""
    check(against_decline(game))
    turn = game.state.turn
    for region, tokens in turn.readied.items():
        game.put_down(acting(game), region, tokens)
    turn.readied.clear()
    turn.begun = True
    turn.army = None
    enter(game, DECLINE)


class ChooseStep(Step):
    """Play on or go in decline, where something happens at the start of a turn played on (C-11).

    Where nothing does, nothing need be said: going in decline stays open in ``conquer``.  Nor need
    it be said that the turn is played on: whoever does what comes then has said it with that.
    """

    spec = CHOOSE
    moment = "on_muster"

    def actions(self, game: Game) -> Iterator[Action]:
        """Decline, or play on, or what can be done then, unless that hangs on chance."""
        if not any(against_decline(game)):
            yield GoInDecline()
        yield PlayOn()
        ahead = game.ahead()
        play(ahead, PlayOn())
        if ahead.state.draws == game.state.draws:
            if ahead.state.questions:
                yield from answers(ahead.state.questions[0])
            else:
                yield from STEPS[ahead.state.turn.step].actions(ahead)
        ahead.let_go()

    def before(self, game: Game, action: Action) -> None:
        """Play on, unless the action says itself whether that is done.

        :raises RuleError: ``wrong_step``, it hangs on chance what can be done then.
        """
        if type(action) in self.plays:
            return
        draws = game.state.draws
        self.play_on(game, PlayOn())
        proceed(game)
        if game.state.draws != draws:
            raise RuleError(Refusal("wrong_step", params={"step": self.spec.id}))

    def speakers(self, game: Game) -> Sequence[Me]:
        """Nobody, until the turn is played on."""
        return super().speakers(game) if game.state.turn.begun else ()

    def settled(self, game: Game) -> bool:
        """It was said, or a combo taken, or there is nothing to wait for."""
        return game.state.turn.begun or not super().speakers(game)

    def leave(self, game: Game) -> None:
        """The troops are readied."""
        begin_conquests(game)

    def play_on(self, game: Game, action: PlayOn) -> None:
        """Play the turn; declining is no longer open."""
        game.state.turn.begun = True

    plays: ClassVar = {GoInDecline: go_in_decline, PlayOn: play_on}


class DeclineStep(Step):
    """The active race goes in decline; its powers may ask before the turn is scored (step 12)."""

    spec = DECLINE

    def enter(self, game: Game) -> None:
        """Turn the race's tokens."""
        army = game.active(game.state.turn.player)
        assert army is not None
        game.state.turn.army = army.id
        decline(game, army)

    def leave(self, game: Game) -> None:
        """Score, after a last redeployment if the race may make one (U-01)."""
        turn = game.state.turn
        if turn.army is not None and regroups(game, acting(game)):
            enter(game, REDEPLOY)
        else:
            turn.army = None
            enter(game, AFTER_SCORE)
