"""The part that raids regions far away (Gnomes)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, Cost, Effect, Refusal, Strike, Way
from engine.me import Me
from engine.pricing import missing, required
from engine.refusing import barriers, conquerable, hindered, unaffordable, unready


@dataclass(frozen=True, slots=True)
class Raids(Effect):
    """Once a turn I name any open region and roll; the next conquest may be it, for less (W-57).

    The final die may come on top.  Whoever conquers something else has given the raid up.
    ``waives``: the line of a price that is not due for it, before the roll either (W-41).
    """

    waives: str = ""

    def offers(self, me: Me) -> Iterable[Use]:
        """One use per region that is not mine and can be had with the best of both dice."""
        if me.used("raid"):
            return ()
        game, army, way = me.game, me.army, me.way
        others = [n for n in game.box.land if game.state.regions[n].army != army.id]
        there = conquerable(game, army, others, way)
        best = 2 * max(game.box.die)
        return [Use(way, n) for n, short in missing(game, army, there, way) if short <= best]

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """Used already, or the region cannot be conquered even with the best of both dice."""
        game = me.game
        if use.target not in game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        if me.used("raid"):
            yield Refusal("used_this_turn", use.target)
        attack = self._attack(me, use.target)
        if hindered(game, attack) or any(unready(game, attack)):
            yield from barriers(game, attack)
            yield from unready(game, attack)
            yield from unaffordable(game, attack)
        need, force = required(game, attack), game.force(me.army, attack)
        if need > force + 2 * max(game.box.die):
            yield Refusal("dice_too_weak", use.target, {"price": need, "hand": force})

    def perform(self, me: Me, use: Use) -> None:
        """Pay what is due, and roll."""
        me.spend("raid")
        me.game.declare(self._attack(me, use.target))
        me.remember("target", use.target)
        me.remember("pips", me.game.roll(me.army, use.target))
        me.remember("before", len(me.journal()))

    def way(self, me: Me) -> Way | None:
        """To the region named, until another is conquered."""
        if me.used("raid") and me.recall("before") == len(me.journal()):
            return Way((me.recall("target"),), only=True)
        return None

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """What was rolled."""
        pips = me.recall("pips") if me.does(means) and me.used("raid") else 0
        return (Cost(-pips, "die"),) if pips else ()

    def strikes(self, me: Me, means: str) -> Iterable[Strike]:
        """What is due for the way to far regions: the raid leads to any."""
        return (Strike((self.waives,)),) if me.does(means) else ()

    def _attack(self, me: Me, region: int) -> Attack:
        return me.game.attack(me.army, region, me.way)
