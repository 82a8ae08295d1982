"""Where the tokens of conquered regions go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.actions import Action, ByOrder, Place, Withdraw
from engine.hooks import Refusal, RuleError
from engine.orders import rearranging
from engine.orders.standing import spread
from engine.placing import against_placing, check_all, fewest
from engine.questions import play_answer, suggested
from engine.specs import WITHDRAW
from engine.state import Army, Question
from engine.table import Game

from .flow import is_last_turn, next_turn
from .redeploying import place
from .step import Step, acting, check


class WithdrawStep(Step):
    """Those whose tokens were driven out place them, clockwise (step 11, B-15, B-73)."""

    spec = WITHDRAW

    def enter(self, game: Game) -> None:
        """Line up the armies that lost a region; what had to move at once may be changed now."""
        turn = game.state.turn
        lost = {line.loser for line in (*turn.journal, *turn.forced)}
        victims = [a for a in game.state.armies if a.driven or (a.id in lost and game.survives(a))]
        turn.waiting = [a.id for a in game.clockwise(victims)]
        rearranging.remember_rehoused(game)
        self.call_next(game)

    def call_next(self, game: Game) -> None:
        """Let the next victim withdraw; at once where his choice changes nothing (B-61)."""
        turn = game.state.turn
        if not turn.waiting:
            turn.army = None
            return
        army = game.army(turn.waiting.pop(0))
        turn.army = army.id
        if not game.open_to(army, army.driven):
            self.strand(game, army)
            return
        for me in game.voices_of(army, "on_withdraw"):
            me.effect.on_withdraw(me)
        if no_choice(game, army):
            while (questions := game.state.questions) and not stays(game, questions[0]):
                play_answer(game, suggested(game, questions[0]))
            for region, tokens in spread(game, army, army.driven):
                self.put(game, army, region, tokens)

    def strand(self, game: Game, army: Army) -> None:
        """Driven-out tokens that have no region to go to wait in hand; declined ones are lost."""
        tokens, army.driven = army.driven, 0
        if not tokens:
            return
        if army.active or game.commands(army):
            army.hand += tokens
            game.emit("waits", army.player, amount=tokens, race=army.race)
        else:
            turn = game.state.turn
            left = [line.region for line in (*turn.journal, *turn.forced) if line.loser == army.id]
            game.bank(army, tokens)
            game.emit("lost", army.player, left[-1], tokens, race=army.race)

    def actions(self, game: Game) -> Iterator[Action]:
        """Every placement of driven-out tokens."""
        army = acting(game)
        for spec in game.quarters(army):
            for n in range(fewest(game, army, spec.id), army.driven + 1):
                yield place(spec.id, n)

    def settled(self, game: Game) -> bool:
        """All driven-out tokens are placed."""
        army = game.state.turn.army
        return army is None or not game.army(army).driven

    def leave(self, game: Game) -> None:
        """The next victim, or the next player."""
        if game.state.turn.army is None:
            next_turn(game)
        else:
            self.call_next(game)

    def put(self, game: Game, army: Army, region: int, tokens: int, why: str = "") -> None:
        """Put driven-out tokens in a region and tell."""
        army.driven -= tokens
        game.state.add_tokens(region, tokens)
        game.emit("withdrawn", army.player, region, tokens, why, army.race)

    def place(self, game: Game, action: Place) -> None:
        """Put driven-out tokens in a region the race still holds."""
        army = acting(game)
        check(against_placing(game, army, action.region, action.tokens, army.driven))
        self.put(game, army, action.region, action.tokens)

    def withdraw(self, game: Game, action: Withdraw, why: str = "") -> None:
        """Place all driven-out tokens as told."""
        army = acting(game)
        check_all(game, army, action.moves, army.driven)
        for region, tokens in action.moves:
            self.put(game, army, region, tokens, why)

    def by_order(self, game: Game, action: ByOrder) -> None:
        """Answer and place as a standing order says, so that it can still be rearranged."""
        army = acting(game)
        before = rearranging.pieces_of(game, army)
        for chosen in action.answers:
            play_answer(game, chosen)
        if game.state.questions:
            raise RuleError(Refusal("answer_first"))
        self.withdraw(game, Withdraw(action.moves), "order")
        rearranging.remember(game, army, action.moves, before)

    plays: ClassVar = {Place: place, Withdraw: withdraw, ByOrder: by_order}


def no_choice(game: Game, army: Army) -> bool:
    """Whether ``army`` has one region only, or where it withdraws to changes nothing (B-61).

    Nothing changes when the game ends with this turn, or when the victim moves
    next and all is readied at once; see ``stays``.
    """
    if is_last_turn(game) or len(game.quarters(army)) == 1:
        return True
    after = (game.state.turn.player + 1) % len(game.state.coins)
    return army.player == after and not rearranging.stands_on(game, army)


def stays(game: Game, question: Question) -> bool:
    """Whether it is about a piece that is not readied, but stands where it was put (W-48)."""
    trait = question.key.rpartition(".")[0]
    return not is_last_turn(game) and any(
        spec.holds and spec.by == trait for spec in game.box.markers.values()
    )
