"""Taking a combo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from engine.actions import Action, Pick
from engine.market import refusals
from engine.me import Me
from engine.specs import CHOOSE, FORM, PICK
from engine.state import Army
from engine.table import Game

from .step import Step, acting, check, enter


class PickStep(Step):
    """Choose a combo of the column (step 2, B-14, B-64)."""

    spec = PICK

    def actions(self, game: Game) -> Iterator[Action]:
        """Every combo that can be paid for."""
        for offer in game.box.market.offers(game.state, game.state.turn.player):
            if not any(refusals(game, offer.place)):
                yield Pick(offer.place)

    def settled(self, game: Game) -> bool:
        """Never: a player without an active race must pick (B-65)."""
        return False

    def pick(self, game: Game, action: Pick) -> None:
        """Pay, and take the combo with the coins on it."""
        check(refusals(game, action.place))
        state, turn = game.state, game.state.turn
        taken = game.box.market.take(game, action.place)
        army = Army(state.next_army, turn.player, taken.race, taken.power, turn.round)
        state.next_army += 1
        state.armies.append(army)
        game.armies_changed()
        turn.begun, turn.army = True, army.id
        enter(game, FORM)

    plays: ClassVar = {Pick: pick}


class FormStep(Step):
    """What a combo does before its tokens are counted; then it gets them (B-64)."""

    spec = FORM
    moment = "on_picked"

    def speakers(self, game: Game) -> Sequence[Me]:
        """The effects of the combo."""
        return game.voices_of(acting(game), self.moment)

    def leave(self, game: Game) -> None:
        """Take the tokens in hand, and close the gap in the offer."""
        army = acting(game)
        power = army.power or ""
        got = game.from_tray(army, game.box.combo_tokens(army.race, power))
        game.emit("picked", army.player, -1, got, "", army.race, power, army.id)
        game.box.market.refill(game)
        for me in game.voices_of(army, "on_formed"):
            me.effect.on_formed(me)
        game.state.turn.army = None
        enter(game, CHOOSE)
