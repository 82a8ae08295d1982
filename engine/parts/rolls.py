"""The part by which a race rolls before an attack that it has named."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, Effect, Refusal
from engine.me import Me
from engine.pricing import required
from engine.reaching import links, reach
from engine.refusing import refusals

from .where import Where, matching


@dataclass(frozen=True, slots=True)
class RollsFor(Effect):
    """I may name a region that matches, or is adjacent to such a one of mine, and roll (U-29).

    The roll lowers its price; if I can pay then, I must, else it was the final attempt.
    """

    where: Where

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per region in reach that another holds, or nobody."""
        if not me.army.hand:
            return ()
        suitable, regions = self._suitable(me), me.game.state.regions
        near = [n for n in reach(me.game, me.army) if n in suitable]
        return me.unobjected(Use(me.way, n) for n in near if regions[n].army != me.army.id)

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It is no such region, or cannot be conquered even with the best roll (U-61)."""
        game = me.game
        if use.target not in game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        attack = self._attack(me, use)
        if use.target not in self._suitable(me):
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
        rolled = game.roll(me.army, use.target)
        need = max(game.least(me.army), required(game, attack) - rolled)
        if need <= game.force(me.army):
            game.take(attack, need)
        else:
            turn.closed = True
            game.fail(attack)

    def _attack(self, me: Me, use: Use) -> Attack:
        return me.game.attack(me.army, use.target, me.way)

    def _suitable(self, me: Me) -> set[int]:
        """Return the regions that match, and what is adjacent to those of mine that do."""
        known: set[int] | None = me.game.memo.get(key := ("suitable", me.key))
        if known is None:
            mine = [own for own in me.regions() if self.where(me, own)]
            near = (links(me.game, me.army, own) for own in mine)
            known = me.game.memo[key] = set(matching(me, self.where)).union(*near)
        return known
