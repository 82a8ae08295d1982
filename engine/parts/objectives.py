"""The part that sets a prize on regions (Humans)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me
from engine.reaching import adjacent
from engine.state import Conquest


@dataclass(frozen=True, slots=True)
class Objectives(Effect):
    """Pieces lie on regions that no race of my faction holds; who takes one is paid (W-17, W-60).

    So am I.  Those of one faction get nothing for it, and leave the piece.
    """

    marker: str
    pieces: int
    coins: int
    but: str
    """The faction whose races get nothing."""

    def on_turn_end(self, me: Me) -> None:
        """Ask where all of them shall lie: where they lie already, or somewhere else."""
        there = self._open(me)
        me.ask(self.marker, there, up_to=min(self.pieces, len(there)))

    def _open(self, me: Me) -> list[int]:
        """Return the regions without a race of my faction, whoever may enter them (W-18, W-77)."""
        game, mine = me.game, me.game.box.races[me.army.race].faction
        held = game.state.regions.items()
        holders = {n: game.army(here.army).race for n, here in held if here.army is not None}
        races = game.box.races
        return [
            n for n in game.box.regions if n not in holders or races[holders[n]].faction != mine
        ]

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where I could soonest take them myself, else they stay."""
        game, box = me.game, me.game.box
        near = adjacent(game, me.army)
        mine = [n for n in options if n in near and not box.closed(box.regions[n])]
        lies = [n for n in game.where_lies(self.marker) if n in options and n not in mine]
        return (sorted(mine, key=lambda n: (game.defense(n), n)) + lies)[:up_to]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Fetch those that shall not stay, and lay the others."""
        lies = list(me.game.where_lies(self.marker))
        for region in lies:
            if region not in chosen:
                me.game.lift(region, self.marker)
        for region in chosen:
            if region not in lies:
                me.game.lay(region, self.marker)

    def on_attack(self, me: Me, conquest: Conquest, won: bool) -> None:
        """Whoever has taken such a region is paid, and I am; the piece comes back to me."""
        if not won or conquest.free or self.marker not in conquest.markers:
            return
        game, taker = me.game, me.game.army(conquest.by)
        if game.faction(taker) == self.but:
            return
        game.lift(conquest.region, self.marker)
        game.pay(taker.player, self.coins, me.label, taker.race)
        if taker.player != me.army.player:
            game.pay(me.army.player, self.coins, me.label, me.army.race)

    def on_declined(self, me: Me) -> None:
        """They come back for good."""
        me.game.lift_all(self.marker)
