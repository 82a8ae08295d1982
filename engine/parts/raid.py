"""The part that raids regions far away (Gnomes)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, Effect, Me, Mod, Refusal, Way
from engine.pricing import barriers, hindered, required, unaffordable, unready


@dataclass(frozen=True, slots=True)
class Raids(Effect):
    """Once a turn I name any open region and roll; the next conquest may be it, for less (W-57).

    The final die may come on top.  Whoever conquers something else has given the raid up.
    ``waives``: the line of a price that is not due for it, before the roll either (W-41).
    """

    waives: str = ""

    def offers(self, me: Me) -> Iterable[Use]:
        """One use per region that is not mine."""
        if not me.used("raid") and me.game.force(me.army):
            regions, way = me.game.state.regions, me.way
            for n in me.game.box.land:
                if regions[n].army != me.army.id:
                    yield Use(way, n)

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
        best, need, force = max(game.box.die), required(game, attack), game.force(me.army, attack)
        if need > force + 2 * best:
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

    def cost(self, me: Me, attack: Attack) -> Iterable[Mod]:
        """What was rolled."""
        pips = me.recall("pips") if me.does(attack.means) and me.used("raid") else 0
        return (Mod(-pips, "die"),) if pips else ()

    def strikes(self, me: Me, attack: Attack) -> Collection[str]:
        """What is due for the way to far regions: the raid leads to any."""
        return (self.waives,) if me.does(attack.means) else ()

    def _attack(self, me: Me, region: int) -> Attack:
        return me.game.attack(me.army, region, me.way)
