"""The part that buys tokens (Forsaken)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.hooks import Effect
from engine.me import Me

TURNS: Final = 3
"""A token is worth its coin if so many turns, or more, are still to come."""


@dataclass(frozen=True, slots=True)
class Buys(Effect):
    """After my conquests a new token for each that I killed of others, for coins (W-14, W-55)."""

    price: int

    def on_redeploy(self, me: Me) -> None:
        """Ask how many; even of who has no coin, for nobody else shall learn of that (W-54)."""
        game = me.game
        if most := min(self._killed(me), game.state.tray[me.army.race]):
            paid = min(most, game.state.coins[me.army.player] // self.price)
            me.ask("buy", [1] if paid else [], "yes", up_to=paid, repeats=True, always=True)

    def _killed(self, me: Me) -> int:
        """Return the tokens and natives that left the board by what I did this turn (W-55)."""
        turn = me.game.state.turn
        return sum(
            line.killed + line.natives
            for line in (*turn.journal, *turn.forced)
            if line.by == me.army.id != line.loser
        )

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """All, while there are turns in which they pay for themselves."""
        left = me.game.box.rounds - me.game.state.turn.round
        return list(options) * up_to if left >= TURNS else []

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Pay for them; they come in hand."""
        if chosen:
            me.game.pay(me.army.player, -self.price * len(chosen), me.label)
            me.game.from_tray(me.army, len(chosen), me.label)
