"""Parts that say what conquests cost and where they may happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.hooks import Cost, Effect
from engine.me import Me
from engine.refusing import barred
from engine.specs import RegionSpec
from engine.worlds import Lack, World, of_terrain

from .groups import joined
from .lending import is_free
from .where import Where, anywhere, matching


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """My conquests of matching regions cost ``amount`` tokens less."""

    where: Where = anywhere
    amount: int = 1

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """The discount, where it applies."""
        where = None if self.where is anywhere else matching(me, self.where)
        return (Cost(-self.amount, me.label, where),)


@dataclass(frozen=True, slots=True)
class Linked(Effect):
    """All matching regions count as adjacent to one another for my conquests."""

    where: Where

    def links(self, me: Me, region: RegionSpec) -> Iterable[int]:
        """The other matching regions."""
        return matching(me, self.where) if self.where(me, region) else ()


@dataclass(frozen=True, slots=True)
class Neighbors(Effect):
    """All matching regions count as adjacent to every region of mine (U-25)."""

    where: Where

    def links(self, me: Me, region: RegionSpec) -> Iterable[int]:
        """The matching regions, wherever I am."""
        return matching(me, self.where)


@dataclass(frozen=True, slots=True)
class Flight(Effect):
    """I conquer any region, adjacent or not, closed terrain and all water excepted (B-44, U-75)."""

    def reaches(self, me: Me) -> Iterable[int]:
        """All open land."""
        return me.game.box.land


@dataclass(frozen=True, slots=True)
class EnterAnywhere(Effect):
    """I may enter the map in any region (B-33)."""

    def entry(self, me: Me) -> Iterable[int]:
        """All regions; closed ones stay closed."""
        return me.game.box.regions


@dataclass(frozen=True, slots=True)
class Sails(Effect):
    """I conquer and hold regions of these terrains, be they closed or left again (B-46, U-27).

    In decline I keep those that I hold, and take no more that are closed (B-31, U-75).
    """

    terrains: tuple[str, ...]

    def opens(self, me: Me, region: RegionSpec) -> bool:
        """Whether the region is one of them."""
        if region.kinds.isdisjoint(self.terrains):
            return False
        return me.army.active or me.game.state.regions[region.id].army == me.army.id

    def settles(self, me: Me, region: RegionSpec) -> bool:
        """Whether the region is one of them."""
        return not region.kinds.isdisjoint(self.terrains)

    def lacks(self, world: World) -> Lack | None:
        """Such water."""
        return of_terrain(world, self.terrains)


@dataclass(frozen=True, slots=True)
class PutsAshore(Effect):
    """Lent, I need not be used to stay in water that everybody else leaves again (U-50, U-75)."""

    terrains: tuple[str, ...]

    def on_redeploy(self, me: Me) -> None:
        """Ask which is left, before the hand is placed; by default none."""
        if is_free(me):
            water = [r.id for r in me.regions() if r.id in me.game.box.left]
            me.ask("leave", water, up_to=len(water))

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Its tokens come in hand."""
        for region in chosen:
            me.game.give_up(me.army, region)
            why = me.game.box.regions[region].terrain
            me.game.emit("given_up", me.army.player, region, why=why, race=me.army.race)

    def lacks(self, world: World) -> Lack | None:
        """Such water."""
        return of_terrain(world, self.terrains)


@dataclass(frozen=True, slots=True)
class EntersAt(Effect):
    """I may enter the map in any matching region (U-25)."""

    where: Where

    def entry(self, me: Me) -> Iterable[int]:
        """All of them."""
        return matching(me, self.where)


@dataclass(frozen=True, slots=True)
class Crosses(Effect):
    """I go across regions of this terrain without conquering them, to enter the map too (U-28).

    Those that are immune to me bar the way (U-21, U-58).
    """

    terrain: str

    def reaches(self, me: Me) -> Iterable[int]:
        """What such regions lead to, from mine or from the edge of the board."""
        regions, held = me.game.box.regions, me.regions()
        leads = {n for n in me.game.box.counting_as(self.terrain) if not self._bars(me, n)}
        if held:
            ways = leads.intersection(n for r in held for n in (*r.borders, r.id))
        else:
            ways = {n for n in leads if regions[n].entry}
        across = joined(ways, lambda n: regions[n].borders & leads)
        return across.union(*(regions[n].borders for n in across))

    def lacks(self, world: World) -> Lack | None:
        """Such terrain."""
        return of_terrain(world, (self.terrain,))

    def _bars(self, me: Me, region: int) -> bool:
        game = me.game
        return game.immune(region) and bool(barred(game, game.attack(me.army, region)))


@dataclass(frozen=True, slots=True)
class LinksOwnTerrain(Effect):
    """All regions of the terrain that I, a find, lie in are adjacent for my race (U-54)."""

    def links(self, me: Me, region: RegionSpec) -> Iterable[int]:
        """The others, from one of them."""
        here, box = me.place, me.game.box
        if here is None or region.terrain != box.regions[here].terrain:
            return ()
        return box.of_terrain(region.terrain)
