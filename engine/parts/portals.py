"""The part that exchanges what stands in two regions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, During, Effect, Me, Refusal
from engine.model import ends, pair
from engine.pricing import hindered, hindrances, opened

from .where import Where, matching


@dataclass(frozen=True, slots=True)
class Exchanges(Effect):
    """So often a turn all that stands in two matching regions changes places (W-47).

    The use names one of them, the answer to a question the other.
    """

    where: Where
    uses: int

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per matching region that can be exchanged with another."""
        free = self._free(me) if self._slot(me) else []
        return [Use(me.way, region) for region in free if self._has_partner(me, region, free)]

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It was used too often, the region may not be touched, or there is none to go with it."""
        if use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        if not self._slot(me):
            yield Refusal("used_this_turn", use.target)
        touched = self._touched(me, use.target)
        reasons = [refusal for attack in touched for refusal in hindrances(me.game, attack)]
        yield from reasons
        if not (reasons or self._has_partner(me, use.target, self._free(me))):
            yield Refusal("nothing_to_swap", use.target)

    def during(self, me: Me) -> Collection[During]:
        """At any time before the redeployment."""
        return ("ready", "conquer", "closed")

    def perform(self, me: Me, use: Use) -> None:
        """Ask for the other region."""
        me.spend(self._slot(me))
        partners = self._partners(me, use.target, self._free(me))
        me.ask("with", [pair(use.target, other) for other in partners], "pair", at_least=1)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where I come beside the most regions that are not mine; of equal ones the first."""
        held, specs = {region.id for region in me.regions()}, me.game.box.regions

        def beside(option: int) -> int:
            goes = dict((ends(option), ends(option)[::-1]))
            then = {goes.get(region, region) for region in held}
            return len(set[int]().union(*(specs[region].borders for region in then)) - then)

        return [max(options, key=beside)]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Pay what is due for touching them, and exchange."""
        one, other = ends(chosen[0])
        for attack in self._touched(me, one, other):
            me.game.collect_due(attack)
        me.game.swap(one, other)
        me.note(region=one, amount=other)

    def _slot(self, me: Me) -> str:
        """Return the first use of the turn that is left; empty: none is."""
        return next((slot for slot in map(str, range(1, self.uses + 1)) if not me.used(slot)), "")

    def _touched(self, me: Me, *regions: int) -> list[Attack]:
        """Return what is done by it to regions that others hold."""
        game, mine = me.game, me.army.player
        holders = [(region, game.state.regions[region].army) for region in regions]
        return [
            game.attack(me.army, region, me.way, "touch")
            for region, army in holders
            if army is not None and game.army(army).player != mine
        ]

    def _free(self, me: Me) -> list[int]:
        """Return the matching regions that may be touched, each by itself."""
        return [
            region
            for region in matching(me, self.where)
            if not any(hindered(me.game, attack) for attack in self._touched(me, region))
        ]

    def _partners(self, me: Me, one: int, free: Sequence[int]) -> Iterator[int]:
        """Yield those of the regions that are ``free`` that ``one`` of them may go with."""
        if one in free:
            yield from (other for other in free if other != one and self._legal(me, one, other))

    def _has_partner(self, me: Me, one: int, free: Sequence[int]) -> bool:
        return next(self._partners(me, one, free), None) is not None

    def _legal(self, me: Me, one: int, other: int) -> bool:
        """Whether both, which may be touched, may be so together and change places."""
        game = me.game
        if not (game.stands(one) or game.stands(other)):
            return False
        touched = self._touched(me, one, other)
        if len(touched) > 1 and _due(me, touched) > game.state.coins[me.army.player]:
            return False
        return _may_stand(me, one, other) and _may_stand(me, other, one)


def _due(me: Me, touched: Sequence[Attack]) -> int:
    """Return the coins due for all of it together: what is due once a turn is due once."""
    once, due = set[tuple[str, str]](), 0
    for attack in touched:
        for who, toll in me.game.tolls(attack):
            if (key := (who.key, toll.once)) not in once:
                due += toll.coins
            if toll.once:
                once.add(key)
    return due


def _may_stand(me: Me, region: int, to: int) -> bool:
    """Whether whoever holds ``region``, if anybody, may hold the region ``to``."""
    holder = me.game.state.regions[region].army
    return holder is None or opened(me.game, me.game.army(holder), me.game.box.regions[to])
