"""The part by which a race rolls before an attack that it has named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, Effect, Me, Refusal
from engine.pricing import links, reach, refusals, required

from .where import Where


@dataclass(frozen=True, slots=True)
class RollsFor(Effect):
    """I may name a region that matches, or is adjacent to such a one of mine, and roll (U-29).

    The roll lowers its price; if I can pay then, I must, else it was the final attempt.
    """

    where: Where

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per region in reach."""
        if me.army.hand:
            yield from (Use(me.way, n) for n in reach(me.game, me.army) if self._suits(me, n))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It is no such region, or cannot be conquered even with the best roll (U-61)."""
        game = me.game
        if use.target not in game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        attack = self._attack(me, use)
        if not self._suits(me, use.target):
            yield Refusal("no_roll_there", use.target)
        if game.state.turn.die is not None:  # no second die on one attempt
            yield Refusal("die_waits", use.target)
        yield from refusals(game, attack)
        need, force = required(game, attack), game.force(me.army)
        if need > force + max(game.box.die):
            yield Refusal("die_too_weak", use.target, {"price": need, "hand": force})

    def perform(self, me: Me, use: Use) -> None:
        """Roll, and conquer or fail."""
        game, turn, attack = me.game, me.game.state.turn, self._attack(me, use)
        game.declare(attack)
        rolled = game.roll(me.army.player, use.target)
        need = max(game.least(me.army), required(game, attack) - rolled)
        if need <= game.force(me.army):
            game.take(attack, need)
        else:
            turn.closed = True
            game.fail(attack)

    def _attack(self, me: Me, use: Use) -> Attack:
        return me.game.attack(me.army, use.target, me.way)

    def _suits(self, me: Me, region: int) -> bool:
        game = me.game
        spec = game.box.regions[region]
        return self.where(me, spec) or any(
            self.where(me, own) and region in links(game, me.army, own) for own in me.regions()
        )
