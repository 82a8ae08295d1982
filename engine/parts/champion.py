"""The part of a piece that conquers alone and stands where it has conquered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Effect, Refusal
from engine.me import Me
from engine.orders.guarding import guarded_by
from engine.reaching import adjacent, links
from engine.refusing import hindered, hindrances
from engine.state import Conquest


@dataclass(frozen=True, slots=True)
class Champion(Effect):
    """Once a turn my piece takes an adjacent region alone, whatever defends it (W-48).

    Captured, it costs me ``ransom`` coins and no token, and comes back with the withdrawal.
    """

    marker: str
    ransom: int = 1

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per region next to those that I hold without it."""
        if me.used():
            return ()
        near = self._near(me) - {region.id for region in me.regions()}
        return me.unobjected(Use(me.way, region) for region in sorted(near))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It has conquered this turn, or the region may not be conquered from where it would go."""
        if use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        attack = me.game.attack(me.army, use.target, me.way)
        if me.used():
            yield Refusal("used_this_turn", use.target)
        if attack.loser is not me.army and use.target not in self._near(me):
            yield Refusal("not_adjacent", use.target)
        if hindered(me.game, attack):
            yield from hindrances(me.game, attack)

    def perform(self, me: Me, use: Use) -> None:
        """It leaves its old place, which is empty if nothing else holds it (W-73), and conquers."""
        me.spend()
        me.game.lift_all(self.marker)
        attack = me.game.attack(me.army, use.target, me.way)
        me.game.take(attack, 0, laying=self.marker)

    def losses(self, me: Me, conquest: Conquest) -> int:
        """No token where it is captured."""
        return -1 if self._captured(conquest) else 0

    def on_lost(self, me: Me, conquest: Conquest) -> None:
        """I pay its ransom, as far as I can, unless nobody gets coins for the conquest (W-76)."""
        if self._captured(conquest) and not conquest.free:
            taker = me.game.army(conquest.by)
            me.game.charge(me.army.player, taker.player, self.ransom, me.label, taker.race)

    def on_withdraw(self, me: Me) -> None:
        """Ask where it shall stand if it was captured this turn; with no region it waits."""
        lines = [c for c in me.game.state.turn.journal if c.loser == me.army.id]
        if me.game.supply(self.marker) and any(map(self._captured, lines)):
            me.ask("home", [r.id for r in me.game.quarters(me.army)], at_least=1)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake, else in the weakest region."""
        best = guarded_by(me.game, me.army, self.marker, up_to, options)
        return (best + [r for r in me.game.weakest(me.regions()) if r in options])[:up_to]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """It stands there."""
        for region in chosen:
            me.game.lay(region, self.marker)

    def _captured(self, conquest: Conquest) -> bool:
        return self.marker in conquest.markers and not conquest.part

    def _near(self, me: Me) -> Set[int]:
        """Return what is adjacent to the regions that are still mine once it is taken up."""
        game, regions = me.game, me.game.state.regions
        alone = [r for r in game.where_lies(self.marker) if not regions[r].tokens]
        if not alone:
            return adjacent(game, me.army)
        known: set[int] | None = game.memo.get(key := ("without", me.key, *alone))
        if known is None:
            held = [r for r in me.regions() if r.id not in alone]
            known = game.memo[key] = set().union(*(links(game, me.army, r) for r in held))
        return known
