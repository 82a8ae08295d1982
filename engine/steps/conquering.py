"""Abandoning, conquering, powers, or going in decline instead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from engine import pricing, reaching, refusing
from engine.actions import Abandon, Action, Answer, Conquer, Done, GoInDecline, Redeploy, Use
from engine.hooks import Attack, Refusal, RuleError
from engine.questions import play_answer
from engine.specs import CONQUER, REDEPLOY
from engine.table import Game

from .declining import against_decline, go_in_decline
from .flow import next_army
from .redeploying import other_than_the_rest, says_the_rest
from .step import STEPS, Step, acting, check, enter, hear, play, proceed, region_named
from .using import perform, uses


class ConquerStep(Step):
    """Abandon, then conquer as often as wanted; or decline instead (steps 2 to 6)."""

    spec = CONQUER

    def enter(self, game: Game) -> None:
        """Ready the troops: tokens set aside and all that need not stay come in hand."""
        army, turn = acting(game), game.state.turn
        turn.moved = turn.closed = False
        turn.die = None
        army.hand += army.aside
        army.aside = 0
        turn.readied = game.pick_up(army)

    def actions(self, game: Game) -> Iterator[Action]:
        """Decline, conquests, powers, abandoning, done."""
        if game.state.turn.closed:
            yield from uses(game)
        else:
            yield from self._conquests(game)
        yield Done()

    def _conquests(self, game: Game) -> Iterator[Action]:
        army, turn = acting(game), game.state.turn
        if not any(against_decline(game)):
            yield GoInDecline()
        if game.force(army):
            for by in ("", *reaching.ways(game, army)):
                for region, roll in refusing.affordable(game, army, by):
                    yield Conquer(region, roll, by)
        yield from uses(game)
        if not turn.moved:
            for spec in game.regions_of(army):
                yield Abandon(spec.id)

    def settled(self, game: Game) -> bool:
        """After the final attempt only powers are left that may still be used then (step 6)."""
        turn = game.state.turn
        return turn.army is None or (turn.closed and next(uses(game), None) is None)

    def leave(self, game: Game) -> None:
        """Redeploy, unless the race has left the game."""
        if game.state.turn.army is None:
            next_army(game)
        else:
            enter(game, REDEPLOY)

    def abandon(self, game: Game, action: Abandon) -> None:
        """Give up a region before the first conquest (B-17)."""
        region_named(game, action.region)
        army, turn = acting(game), game.state.turn
        if turn.moved:
            raise RuleError(Refusal("cannot_abandon_now", action.region))
        if game.state.regions[action.region].army != army.id:
            raise RuleError(Refusal("not_yours", action.region))
        turn.begun = True
        tokens = game.give_up(army, action.region)
        game.emit("abandoned", army.player, action.region, tokens, race=army.race)

    def conquer(self, game: Game, action: Conquer) -> None:
        """Conquer a region with as many tokens as it costs, or try it with the final die."""
        region_named(game, action.region)
        army, turn = acting(game), game.state.turn
        if turn.closed:
            raise RuleError(Refusal("die_used", action.region))
        attack = game.attack(army, action.region, action.by)
        offers = reaching.ways(game, army).get(action.by, ())
        if action.by and not offers:
            key = "used_this_turn" if reaching.spent(game, army, action.by) else "not_offered"
            raise RuleError(Refusal(key, action.region))
        check(refusing.refusals(game, attack))
        need = pricing.required(game, attack)
        check(refusing.unpayable(game, attack, need, roll=action.roll))
        turn.begun = turn.moved = True
        if action.roll:
            self.final_attempt(game, attack, need)
        else:
            turn.die = None
            game.take(attack, need)
        reaching.spend(offers)

    def final_attempt(self, game: Game, attack: Attack, need: int) -> None:
        """Try a conquest that costs ``need`` tokens with the die (B-08)."""
        army = attack.army
        game.state.turn.closed = True
        game.declare(attack)
        force = game.force(army, attack)
        if force + game.roll(army, attack.region.id) < need:
            game.fail(attack)
        else:
            game.take(attack, force)

    def use(self, game: Game, action: Use) -> None:
        """Use an optional power."""
        perform(game, action)

    def done(self, game: Game, action: Done) -> None:
        """Make no more conquests; by itself that is doing nothing yet (B-68)."""
        game.forget_withdrawal(acting(game))
        game.state.turn.closed = True
        self.leave(game)

    def redeploy(self, game: Game, action: Redeploy) -> None:
        """Make no more conquests and redeploy as told; what is placed by itself may be told.

        What is asked before is answered first: what is bought comes in hand.
        """
        self.done(game, Done())
        step, answers = STEPS[game.state.turn.step], list(action.answers)
        hear(game, step)
        while game.state.questions and answers:
            play_answer(game, answers.pop(0))
            hear(game, step)
        if game.state.questions or not step.settled(game):
            play(game, replace(action, answers=tuple(answers)))
            return
        if action.moves and not says_the_rest(game, action.moves):
            raise RuleError(other_than_the_rest(game))
        proceed(game)
        for chosen in answers:
            play(game, Answer(chosen))

    plays: ClassVar = {
        GoInDecline: go_in_decline,
        Abandon: abandon,
        Conquer: conquer,
        Use: use,
        Done: done,
        Redeploy: redeploy,
    }
