"""The part of pieces that are laid unseen and shown later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me
from engine.refusing import against, barriers, unaffordable
from engine.specs import RegionSpec


@dataclass(frozen=True, slots=True)
class Bombs(Effect):
    """Pieces, some of them duds, are laid under opponents and shown as my next turn begins (W-44).

    ``blank``: the marker by which those duds are counted that have been shown.
    """

    marker: str
    blank: str

    def on_turn_end(self, me: Me) -> None:
        """Ask where they are laid (W-16)."""
        n = me.game.supply(self.marker)
        if n and (under := [r.id for r in self._near(me) if self._takes_one(me, r)]):
            me.ask("lay", under, up_to=min(n, len(under)))

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Wherever it costs nothing, but not under an ally."""
        game, allies = me.game, me.game.box.sides.allies(me.army.player)
        attacks = [game.attack(me.army, r, me.way, "touch") for r in options]
        rivals = [a for a in attacks if a.loser is None or a.loser.player not in allies]
        return [a.region.id for a in rivals if not game.tolls(a)][:up_to]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Pay what is due and lay them, as far as the coins go."""
        for region in chosen:
            attack = me.game.attack(me.army, region, me.way, "touch")
            if not any(unaffordable(me.game, attack)):
                me.game.collect_due(attack)
                me.game.lay(region, self.marker)

    def on_muster(self, me: Me) -> None:
        """Show them."""
        self._show(me, free=False)

    def on_decline(self, me: Me) -> None:
        """Show them a last time; nobody pays or gets coins (W-76)."""
        self._show(me, free=True)

    def _show(self, me: Me, *, free: bool) -> None:
        for region in me.game.where_lies(self.marker):
            holder = me.game.state.regions[region].army
            rival = holder is not None and me.game.army(holder).player != me.army.player
            live = rival and self._draw(me)
            me.game.lift(region, self.marker)
            if rival:
                me.game.scrap(self.marker)
                self._go_off(me, region, live=live, free=free)

    def _draw(self, me: Me) -> bool:
        """Return whether the next one that is shown is live: any of those not yet shown may be."""
        box, gone = me.game.box, me.game.state.gone
        unseen = (box.markers[self.marker].limit or 0) - gone.get(self.marker, 0)
        duds = (box.markers[self.blank].limit or 0) - gone.get(self.blank, 0)
        return me.game.chance(unseen) >= duds

    def _go_off(self, me: Me, region: int, *, live: bool, free: bool) -> None:
        """Conquer ``region`` if the bomb is live and nothing is in its way; nobody is there then.

        What must be paid is paid if it can be, else nothing happens (W-76).
        """
        game, attack = me.game, me.game.attack(me.army, region, me.way)
        due = () if free else unaffordable(game, attack)
        stopped = live and any((*barriers(game, attack), *due))
        me.note(region=region, amount=2 if stopped else int(live))
        if not live:
            game.scrap(self.blank)
        elif not stopped:
            game.take(attack, 0, leaves_empty=True, free=free)

    def _near(self, me: Me) -> Sequence[RegionSpec]:
        """Return what is across a border of mine, in board order."""
        beside = set[int]().union(*(r.borders for r in me.regions()))
        return [spec for spec in me.game.box.regions.values() if spec.id in beside]

    def _takes_one(self, me: Me, region: RegionSpec) -> bool:
        """Whether one may be laid there: under an opponent's active race, on open land (W-15)."""
        game, attack = me.game, me.game.attack(me.army, region.id, me.way, "touch")
        loser = attack.loser
        if loser is None or not loser.active or loser.player == me.army.player:
            return False
        if game.box.closed(region) or self.marker in game.state.regions[region.id].markers:
            return False
        return not any(against(game, attack))
