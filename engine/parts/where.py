"""Conditions on a region, for the parts that work only somewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from engine.me import Me
from engine.reaching import links
from engine.specs import RegionSpec
from engine.worlds import Conditional, Lack, World, of_finds, of_symbol, of_terrain

Where = Callable[[Me, RegionSpec], bool]


def anywhere(me: Me, region: RegionSpec) -> bool:
    """Every region."""
    return True


def coastal(me: Me, region: RegionSpec) -> bool:
    """Land that borders a sea or a lake (B-11)."""
    return region.coastal


class _Printed(Conditional):
    """A condition that hangs on nothing but the boards in use."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, eq=False)
class _Terrain(_Printed):
    names: frozenset[str]

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        return not region.kinds.isdisjoint(self.names)

    def lacks(self, world: World) -> Lack | None:
        return of_terrain(world, tuple(sorted(self.names)))


def terrain(*names: str) -> Where:
    """Regions that count as one of these terrains."""
    return _Terrain(frozenset(names))


@dataclass(frozen=True, slots=True, eq=False)
class _Symbol(_Printed):
    name: str

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        return self.name in region.symbols

    def lacks(self, world: World) -> Lack | None:
        return of_symbol(world, self.name)


def symbol(name: str) -> Where:
    """Regions with this symbol, by print or by their terrain."""
    return _Symbol(name)


def marked(marker: str) -> Where:
    """Regions in which this marker lies."""
    return lambda me, region: marker in me.game.state.regions[region.id].markers


@dataclass(frozen=True, slots=True, eq=False)
class _NextToMine(Conditional):
    where: Where

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        memo = me.game.memo
        near: set[int] | None = memo.get(key := ("next_to", me.army.id, self))
        if near is None:
            own = [spec for spec in me.regions() if self.where(me, spec)]
            near = set[int]().union(*[links(me.game, me.army, spec) for spec in own])
            memo[key] = near
        return region.id in near


def next_to_mine(where: Where) -> Where:
    """Regions adjacent, by border or link, to one of mine that matches ``where``."""
    return _NextToMine(where)


@dataclass(frozen=True, slots=True, eq=False)
class _Bordering(_Printed):
    kinds: tuple[str, ...]

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        return any(region.id in me.game.box.bordering(kind) for kind in self.kinds)

    def lacks(self, world: World) -> Lack | None:
        return of_terrain(world, self.kinds)


def bordering(*kinds: str) -> Where:
    """Regions that border a region of one of these terrains, be they such themselves (W-78)."""
    return _Bordering(kinds)


def occupied(me: Me, region: RegionSpec) -> bool:
    """Regions that hold a native, a token or a piece that stands in for one (W-67, W-74)."""
    return bool(me.game.state.regions[region.id].natives or me.game.strength(region.id))


@dataclass(frozen=True, slots=True)
class Stacked:
    """Regions in which at least so many race tokens are."""

    at_least: int

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        """Whether they are."""
        return me.game.state.regions[region.id].tokens >= self.at_least


@dataclass(frozen=True, slots=True, eq=False)
class _HasFind(Conditional):
    family: Literal["relic", "place"]

    def __call__(self, me: Me, region: RegionSpec) -> bool:
        game = me.game
        return any(game.box.finds[f.id].family == self.family for f in game.finds_in(region.id))

    def lacks(self, world: World) -> Lack | None:
        return of_finds(world, self.family)


def has_find(family: Literal["relic", "place"]) -> Where:
    """Regions in which something of this family was found."""
    return _HasFind(family)


def secluded(me: Me, region: RegionSpec) -> bool:
    """Regions across whose borders no other race and no natives live (U-35)."""
    beside = (me.game.state.regions[n] for n in region.borders)
    return all(here.army in (None, me.army.id) and not here.natives for here in beside)


def matching(me: Me, where: Where) -> list[int]:
    """Return the regions that match, in board order."""
    box = me.game.box
    memo, whose = (box.memo, "") if isinstance(where, _Printed) else (me.game.memo, me.key)
    known: list[int] | None = memo.get(key := ("matching", whose, where))
    if known is None:
        known = memo[key] = [r.id for r in box.regions.values() if where(me, r)]
    return known
