"""The part that chooses each turn what its race is (Worgen)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.hooks import Cost, Effect
from engine.me import Me


@dataclass(frozen=True, slots=True)
class Shifts(Effect):
    """As a turn begins, coins; or else coins are paid and conquests cost less (W-23, W-54)."""

    coins: int
    price: int
    less: int

    def on_muster(self, me: Me) -> None:
        """Ask whether to pay; even of who cannot, for nobody else shall learn of that."""
        pays = me.game.state.coins[me.army.player] >= self.price
        me.ask("shape", [1] if pays else [], "yes", always=True)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Pay, or be paid."""
        if chosen:
            me.spend("shape")
            me.game.pay(me.army.player, -self.price, me.label)
        else:
            me.game.pay(me.army.player, self.coins, me.label, me.army.race)

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """Less, for the rest of the turn."""
        return (Cost(-self.less, me.label),) if me.used("shape") else ()
