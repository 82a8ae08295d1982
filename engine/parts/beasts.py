"""The part of pieces that serve as race tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me
from engine.orders.guarding import guarded_by
from engine.state import Conquest

from .markers import standing
from .where import Where


@dataclass(frozen=True, slots=True)
class Beasts(Effect):
    """Pieces conquer and hold regions like tokens of mine: one for each matching region (W-43)."""

    marker: str
    where: Where

    def on_muster(self, me: Me) -> None:
        """All come back, leaving regions that they alone hold; then as many as I may have."""
        me.game.lift_all(self.marker)
        me.game.equip(me.army, self.marker, sum(self.where(me, r) for r in me.regions()))
        if there := me.army.extra.get(self.marker):
            me.note(amount=there)

    def on_turn_end(self, me: Me) -> None:
        """Ask where all of them shall stand, those in hand too."""
        n = len(standing(me, self.marker)) + me.army.extra.get(self.marker, 0)
        if n:
            me.ask("anew", [r.id for r in me.regions()], at_least=n, up_to=n, repeats=True)

    def on_withdraw(self, me: Me) -> None:
        """Ask where those shall stand that live of a region lost this turn."""
        lines = [c for c in me.game.state.turn.journal if c.loser == me.army.id]
        if n := sum(map(self._living, lines)):
            held = [r.id for r in me.game.quarters(me.army)]
            me.ask("home", held, at_least=n, up_to=n, repeats=True)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """One in each region that nothing else holds, the others where most is at stake.

        Nothing being at stake, they stay where they are.
        """
        stand, regions = standing(me, self.marker), me.game.state.regions
        anew = name == "anew"
        alone = [r for r in dict.fromkeys(stand) if anew and not regions[r].tokens]
        n = up_to - len(alone)
        best = guarded_by(me.game, me.army, self.marker, n, options, anew=anew, apart=False)
        stay = list((Counter(stand) - Counter(alone)).elements()) if anew else []
        order = me.game.weakest(me.regions())
        rest = best or stay
        return alone + (rest + [order[i % len(order)] for i in range(n)])[:n]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Place them; where nothing is left of a race that they alone stood for, it leaves."""
        if name == "home":
            for region in chosen:
                me.game.lay(region, self.marker)
            return
        me.army.extra = {m: n for m, n in me.army.extra.items() if m != self.marker}
        stand, wanted = Counter(standing(me, self.marker)), Counter(chosen)
        for region in sorted(stand | wanted):
            if change := wanted[region] - stand[region]:
                me.game.shift(me.army, region, self.marker, change)
        for region in stand - wanted:
            me.game.uphold(region)

    def _living(self, conquest: Conquest) -> int:
        """Return how many of those that were in a lost region have not died for a token."""
        there = conquest.markers.get(self.marker, 0)
        return there - min(there, conquest.killed)
