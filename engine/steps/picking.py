"""Taking a combo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.actions import Action, Pick
from engine.hooks import Refusal
from engine.model import CHOOSE, PICK, Army
from engine.table import Game

from .step import Step, check, enter


class PickStep(Step):
    """Choose a combo of the column (step 2, B-14, B-64)."""

    spec = PICK

    def actions(self, game: Game) -> Iterator[Action]:
        """Every combo that can be paid for."""
        for i in range(len(game.state.column)):
            if not any(self.refusals(game, i)):
                yield Pick(i)

    def settled(self, game: Game) -> bool:
        """Never: a player without an active race must pick (B-65)."""
        return False

    def refusals(self, game: Game, place: int) -> Iterator[Refusal]:
        """Yield why the combo at ``place`` may not be taken."""
        if not 0 <= place < len(game.state.column):
            yield Refusal("no_such_combo", params={"places": len(game.state.column)})
            return
        price, coins = place * game.box.step, game.state.coins[game.state.turn.player]
        if price > coins:
            yield Refusal("too_poor", params={"price": price, "coins": coins})

    def pick(self, game: Game, action: Pick) -> None:
        """Pay, take the combo with the coins on it, and its tokens in hand."""
        check(self.refusals(game, action.place))
        state, player = game.state, game.state.turn.player
        for above in state.column[: action.place]:
            above.coins += game.box.step
        if action.place:
            game.pay(player, -action.place * game.box.step, "column")
        combo = state.column.pop(action.place)
        if combo.coins:
            game.pay(player, combo.coins, "column")
        army = Army(state.next_army, player, combo.race, combo.power, state.turn.round)
        state.next_army += 1
        state.armies.append(army)
        game.armies_changed()
        got = game.from_tray(army, game.box.combo_tokens(combo.race, combo.power))
        game.emit("picked", player, -1, got, "", combo.race, combo.power, army.id)
        game.refill()
        for me in game.voices_of(army, "on_formed"):
            me.effect.on_formed(me)
        state.turn.begun = True
        enter(game, CHOOSE)

    plays: ClassVar = {Pick: pick}
