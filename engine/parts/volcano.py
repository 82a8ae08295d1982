"""The part by which a race comes out of a volcano."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.hooks import Attack, Effect, Refusal, Strike
from engine.me import Me
from engine.reaching import ways
from engine.refusing import barriers, unaffordable
from engine.worlds import Lack, World, of_symbol

from .groups import joined


@dataclass(frozen=True, slots=True)
class Volcano(Effect):
    """I come out of a volcano; what borders it, or my regions around it, is as if empty (U-24)."""

    marker: str
    symbol: str
    """Where it can be, as printed on the board."""

    def lacks(self, world: World) -> Lack | None:
        """Where it could be."""
        return of_symbol(world, self.symbol)

    def on_picked(self, me: Me) -> None:
        """Ask where it shall break out."""
        regions = me.game.box.regions.values()
        me.ask("where", [r.id for r in regions if self.symbol in r.symbols], at_least=1)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where the most defenders are beside it."""
        game = me.game

        def beside(place: int) -> int:
            regions = (game.state.regions[n] for n in game.box.regions[place].borders)
            return sum(here.tokens + here.natives for here in regions)

        return [max(options, key=beside)]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Put it there."""
        for region in chosen:
            me.game.lay(region, self.marker)

    def on_declined(self, me: Me) -> None:
        """It goes out."""
        me.game.lift_all(self.marker)

    def _beside(self, me: Me) -> set[int]:
        """Return what borders the volcano."""
        regions = me.game.box.regions
        return {n for r in me.game.where_lies(self.marker) for n in regions[r].borders}

    def entry(self, me: Me) -> Iterable[int]:
        """What borders it."""
        return self._beside(me)

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        """I enter nowhere else, unless nothing beside it can be attacked at all.

        A way that reaches any region may bring me in elsewhere (U-64); no other means does.
        """
        return () if attack.army is not me.army or me.regions() else self._elsewhere(me, attack)

    def _elsewhere(self, me: Me, attack: Attack) -> Iterator[Refusal]:
        beside, region = self._beside(me), attack.region.id
        if region in beside:
            return
        offers = ways(me.game, me.army).get(attack.means, ())
        if any(region in offer.way.reach for offer in offers):
            return
        if any(self._enterable(me, r) for r in beside):
            yield Refusal("enters_elsewhere", region)

    def _enterable(self, me: Me, region: int) -> bool:
        game = me.game
        attack = game.attack(me.army, region)
        if game.muted(attack, me.source) and not attack.region.entry:
            return False
        return not any((*barriers(game, attack), *unaffordable(game, attack)))

    def strikes(self, me: Me, means: str) -> Iterable[Strike]:
        """Defenders and what they put up; what the land itself is worth still counts (U-60)."""
        return (Strike(me.game.box.defenders, self._within(me)),)

    def _within(self, me: Me) -> set[int]:
        """Return what borders the volcano, or my regions that are joined to it by borders."""
        known: set[int] | None = me.game.memo.get(key := ("within", me.key))
        if known is None:
            mine = {r.id: r.borders for r in me.regions()}
            beside = self._beside(me)
            chain = joined(beside & mine.keys(), lambda n: mine[n] & mine.keys())
            known = me.game.memo[key] = beside.union(*(mine[n] for n in chain))
        return known
