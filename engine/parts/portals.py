"""The part that exchanges what stands in two regions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.actions import Use
from engine.hooks import Attack, During, Effect, Refusal
from engine.me import Me
from engine.refusing import hindered, hindrances, opened
from engine.specs import RegionSpec
from engine.state import Army, ends, pair

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
        sites = self._sites(me) if me.next_slot(self.uses) else []
        return [Use(me.way, site.region.id) for site in sites if any(_partners(me, site, sites))]

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It was used too often, the region may not be touched, or there is none to go with it."""
        if use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        if not me.next_slot(self.uses):
            yield Refusal("used_this_turn", use.target)
        touch = _touch(me, use.target)
        if _of_another(me, touch) and hindered(me.game, touch):
            yield from hindrances(me.game, touch)
        elif not any(self._with(me, use.target)):
            yield Refusal("nothing_to_swap", use.target)

    def during(self, me: Me) -> Collection[During]:
        """At any time before the redeployment."""
        return ("ready", "conquer", "closed")

    def perform(self, me: Me, use: Use) -> None:
        """Ask for the other region."""
        me.spend(me.next_slot(self.uses))
        partners = [pair(use.target, other.region.id) for other in self._with(me, use.target)]
        me.ask("with", partners, "pair", at_least=1)

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
        for touch in (_touch(me, one), _touch(me, other)):
            if _of_another(me, touch):
                me.game.collect_due(touch)
        me.game.swap(one, other)
        me.note(region=one, amount=other)

    def _sites(self, me: Me) -> list[_Site]:
        """Return the matching regions that may be touched."""
        touches = [_touch(me, region) for region in matching(me, self.where)]
        return [
            _Site(touch.region, touch.loser, me.game.stands(touch.region.id), touch)
            for touch in touches
            if not (_of_another(me, touch) and hindered(me.game, touch))
        ]

    def _with(self, me: Me, region: int) -> Iterator[_Site]:
        """Yield what ``region`` can be exchanged with."""
        sites = self._sites(me)
        for site in sites:
            if site.region.id == region:
                yield from _partners(me, site, sites)


class _Site(NamedTuple):
    """A region that may be touched, and all that counts when it is exchanged with another."""

    region: RegionSpec
    holder: Army | None
    stands: bool
    """Something stands there."""
    touch: Attack


def _touch(me: Me, region: int) -> Attack:
    """Return what an exchange does to ``region``."""
    return me.game.attack(me.army, region, me.way, "touch")


def _of_another(me: Me, touch: Attack) -> bool:
    """Whether another player holds the region; else nobody has a say in it."""
    return touch.loser is not None and touch.loser.player != me.army.player


def _partners(me: Me, one: _Site, sites: Sequence[_Site]) -> Iterator[_Site]:
    """Yield those of ``sites`` that ``one`` of them may go with."""
    return (other for other in sites if other is not one and _exchangeable(me, one, other))


def _exchangeable(me: Me, one: _Site, other: _Site) -> bool:
    """Whether both may be touched together and what stands there may change places."""
    if not (one.stands or other.stands):
        return False
    touched = [site.touch for site in (one, other) if _of_another(me, site.touch)]
    if len(touched) > 1 and _due(me, touched) > me.game.state.coins[me.army.player]:
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


def _may_stand(me: Me, site: _Site, to: _Site) -> bool:
    """Whether whoever holds ``site``, if anybody, may hold the region of ``to``."""
    return site.holder is None or opened(me.game, site.holder, to.region)
