"""Parts about a place that lies in water, and about the race that surrounds it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.hooks import Effect, Mod
from engine.me import Me

from .fortifying import outnumbers
from .places import region_of


@dataclass(frozen=True, slots=True)
class Wells(Effect):
    """I lie in water of the board that I was found on; where there is none I am no good (W-33)."""

    def on_found(self, me: Me) -> None:
        """Go there; whoever found me chooses, or finds another place instead."""
        game, found = me.game, region_of(me)
        board, terrains = game.box.regions[found].board, game.box.terrains
        regions = (r for r in game.box.regions.values() if r.board == board)
        if waters := [r.id for r in regions if terrains[r.terrain].water]:
            me.ask("water", waters, at_least=1)
        else:
            me.note(region=found)
            self._go(me, None)
            game.discover(me.army, found, "place")

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most regions around are the finder's, or could be."""
        held = {r.id for r in me.regions()}
        around = {water: me.game.box.regions[water].borders for water in options}
        return [max(options, key=lambda water: (len(around[water] & held), len(around[water])))]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """I stay there."""
        for region in chosen:
            self._go(me, region)

    def _go(self, me: Me, region: int | None) -> None:
        if me.find:
            me.game.bring(me.find, region)


@dataclass(frozen=True, slots=True)
class Surrounds(Effect):
    """Coins for more regions around a find than any other race has, natives being one (W-64)."""

    find: str
    coins: int

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins."""
        where = next((f.region for f in me.game.state.finds if f.id == self.find), None)
        if where is not None and outnumbers(me, me.game.box.regions[where]):
            yield Mod(self.coins, self.find)
