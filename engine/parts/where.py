"""Conditions on a region, for the parts that work only somewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.hooks import Me
from engine.model import RegionSpec
from engine.pricing import links

Where = Callable[[Me, RegionSpec], bool]


def anywhere(me: Me, region: RegionSpec) -> bool:
    """Every region."""
    return True


def coastal(me: Me, region: RegionSpec) -> bool:
    """Land that borders a sea or a lake (B-11)."""
    return region.coastal


def terrain(*names: str) -> Where:
    """Regions that count as one of these terrains."""
    if len(names) == 1:  # as nearly always; half the work
        (name,) = names
        return lambda me, region: name in region.kinds
    return lambda me, region: not region.kinds.isdisjoint(names)


def symbol(name: str) -> Where:
    """Regions with this printed symbol."""
    return lambda me, region: name in region.symbols


def marked(marker: str) -> Where:
    """Regions in which this marker lies."""
    return lambda me, region: marker in me.game.state.regions[region.id].markers


def next_to_mine(where: Where) -> Where:
    """Regions adjacent, by border or link, to one of mine that matches ``where``."""
    return lambda me, region: any(
        where(me, own) and region.id in links(me.game, me.army, own) for own in me.regions()
    )


def bordering(kind: str) -> Where:
    """Regions that border a region of this terrain."""
    return lambda me, region: region.id in me.game.box.bordering(kind)


@dataclass(frozen=True, slots=True)
class Stacked:
    """Regions in which at least so many race tokens are."""

    at_least: int

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        """Whether they are."""
        return me.game.state.regions[region.id].tokens >= self.at_least


def has_find(family: str) -> Where:
    """Regions in which something of this family was found."""

    def where(me: Me, region: RegionSpec) -> bool:
        finds = me.game.box.finds
        return any(
            f.region == region.id and finds[f.id].family == family for f in me.game.state.finds
        )

    return where


def secluded(me: Me, region: RegionSpec) -> bool:
    """Regions across whose borders no other race and no natives live (U-35)."""
    beside = (me.game.state.regions[n] for n in region.borders)
    return all(here.army in (None, me.army.id) and not here.natives for here in beside)


def matching(me: Me, where: Where) -> list[int]:
    """Return the regions that match, in board order."""
    known: list[int] | None = me.game.memo.get(key := ("matching", me.key, where))
    if known is None:
        known = [r.id for r in me.game.box.regions.values() if where(me, r)]
        me.game.memo[key] = known
    return known
