"""The part about an idol that a race brings with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Cost, During, Effect, Refusal
from engine.me import Me
from engine.reaching import links
from engine.state import Conquest

from .markers import lies


@dataclass(frozen=True, slots=True)
class Idol(Effect):
    """It goes into the first region I conquer; what is adjacent to it costs one less (U-34).

    On later turns it may move before I do anything else, to any region of mine.
    """

    marker: str

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """It comes with my first region, and comes again when I enter the board again (U-65)."""
        if not me.recall("came") or len(me.regions()) == 1:
            me.remember("came", 1)
            me.game.lay(conquest.region, self.marker)

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """One less beside it, by any adjacency of mine."""
        if (here := lies(me, self.marker)) is None:
            return ()
        return (Cost(-1, me.label, links(me.game, me.army, me.game.box.regions[here])),)

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per region that it could move to."""
        return me.unobjected(Use(me.way, r.id) for r in me.regions())

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It moves once a turn, from the turn after its coming on."""
        if use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        if me.game.state.regions[use.target].army != me.army.id:
            yield Refusal("not_yours", use.target)
        elif lies(me, self.marker) == use.target:
            yield Refusal("there_already", use.target)
        if me.used():
            yield Refusal("used_this_turn", use.target)
        elif not me.recall("came") or me.army.since == me.game.state.turn.round:
            yield Refusal("not_yet", use.target)

    def during(self, me: Me) -> Collection[During]:
        """As the turn begins."""
        return {"ready"}

    def perform(self, me: Me, use: Use) -> None:
        """It moves."""
        me.spend()
        me.game.lift_all(self.marker)
        me.game.lay(use.target, self.marker)
