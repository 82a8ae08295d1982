"""Parts that put a piece in every region of a kind at the end of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me
from engine.orders.guarding import guarded_by
from engine.specs import RegionSpec
from engine.state import Conquest

from .where import Where, anywhere


@dataclass(frozen=True, slots=True)
class Fortifies(Effect):
    """At the end of my turn a piece goes into each matching region of mine without one (W-50)."""

    marker: str
    where: Where = anywhere

    def fits(self, me: Me, region: RegionSpec) -> bool:
        """Whether a piece belongs in ``region``, which is mine."""
        return self.where(me, region)

    def on_turn_end(self, me: Me) -> None:
        """Lay them; where the supply is short, ask where."""
        regions = me.game.state.regions
        bare = [r for r in me.regions() if self.marker not in regions[r.id].markers]
        wanted = [r.id for r in bare if self.fits(me, r)]
        if n := min(len(wanted), me.game.supply(self.marker)):
            me.ask(self.marker, wanted, at_least=n, up_to=n)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake, the rest where it is weakest."""
        best = guarded_by(me.game, me.army, self.marker, up_to, options, anew=False)
        weak = [r for r in me.game.weakest(me.regions()) if r in options and r not in best]
        return (best + weak)[:up_to]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Lay them."""
        for region in chosen:
            me.game.lay(region, self.marker)


@dataclass(frozen=True, slots=True)
class Towers(Fortifies):
    """The same where I hold more of the adjacent regions than any other race (W-24, W-25).

    ``flag``: the rule that says whether a piece is taken off again at the end of my turn only or
    at once (W-26).
    """

    flag: str = ""

    def fits(self, me: Me, region: RegionSpec) -> bool:
        """Whether I outnumber every other race around ``region``."""
        return self.where(me, region) and outnumbers(me, region)

    def on_turn_end(self, me: Me) -> None:
        """Take off those that no longer belong where they stand, and lay those that do."""
        self._take_off(me)
        Fortifies.on_turn_end(self, me)

    def on_attack(self, me: Me, conquest: Conquest, won: bool) -> None:
        """A region has changed hands."""
        self._look(me)

    def on_moved(self, me: Me, region: int) -> None:
        """A region may have changed hands."""
        self._look(me)

    def _look(self, me: Me) -> None:
        if me.game.box.setup.reading(self.flag) == "at_once":
            self._take_off(me)

    def _take_off(self, me: Me) -> None:
        specs = me.game.box.regions
        for region in me.game.where_lies(self.marker):
            if not self.fits(me, specs[region]):
                me.game.lift(region, self.marker)


def outnumbers(me: Me, region: RegionSpec) -> bool:
    """Whether I hold more of what borders ``region`` than any other race does, at least one.

    A player's declined race is another than his active one; natives are one race, wherever they
    came from (W-25, W-64).
    """
    held = Counter[int | str]()
    for n in region.borders:
        here = me.game.state.regions[n]
        if here.army is not None:
            held[here.army] += 1
        elif here.natives:
            held[me.game.box.native(me.game.box.regions[n])] += 1
    mine = held.pop(me.army.id, 0)
    return mine > max(held.values(), default=0)
