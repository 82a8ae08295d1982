"""Parts that earn coins at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.hooks import Claim, Effect, Mod
from engine.me import Me
from engine.reaching import links
from engine.worlds import Lack, World, of_finds

from .groups import groups
from .where import Where, anywhere


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """Coins for each region of mine that matches."""

    where: Where = anywhere

    def income(self, me: Me) -> Iterable[Mod]:
        """One coin per region."""
        if mine := tuple(r.id for r in me.regions() if self.where(me, r)):
            yield Mod(len(mine), me.label, mine)


@dataclass(frozen=True, slots=True)
class Flat(Effect):
    """The same coins every turn, whatever I hold."""

    coins: int

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins."""
        yield Mod(self.coins, me.label)


@dataclass(frozen=True, slots=True)
class Dowry(Effect):
    """Coins once, on the turn on which I was picked (B-49)."""

    coins: int

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins, in that round only."""
        if me.army.since == me.game.state.turn.round:
            yield Mod(self.coins, me.label)


@dataclass(frozen=True, slots=True)
class Pillage(Effect):
    """A coin for each non-empty region I conquered this turn, kept or not (B-34)."""

    def income(self, me: Me) -> Iterable[Mod]:
        """One coin per such conquest."""
        if n := sum(not line.was_empty for line in me.journal()):
            yield Mod(n, me.label)


@dataclass(frozen=True, slots=True)
class PerFind(Effect):
    """A coin for each find in my regions; two in one region are two."""

    def income(self, me: Me) -> Iterable[Mod]:
        """One coin each, told by the regions they lie in."""
        found = tuple(r.id for r in me.regions() for _ in me.game.finds_in(r.id))
        if found:
            yield Mod(len(found), me.label, found)

    def lacks(self, world: World) -> Lack | None:
        """Finds of any family."""
        return of_finds(world, "relic", "place")


@dataclass(frozen=True, slots=True)
class PerBoard(Effect):
    """A coin for each board on which I hold a region."""

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins."""
        if boards := {r.board for r in me.regions()}:
            yield Mod(len(boards), me.label)


@dataclass(frozen=True, slots=True)
class PerPair(Effect):
    """A coin for every two regions of mine that match (U-44)."""

    where: Where

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins; which regions make a pair doesn't matter."""
        if pairs := sum(self.where(me, r) for r in me.regions()) // 2:
            yield Mod(pairs, me.label)


@dataclass(frozen=True, slots=True)
class PerGroup(Effect):
    """A coin for each group of my regions that no border joins to another (U-25)."""

    def income(self, me: Me) -> Iterable[Mod]:
        """The coins."""
        if n := len(groups(me.regions(), lambda region: region.borders)):
            yield Mod(n, me.label)


@dataclass(frozen=True, slots=True)
class United(Effect):
    """Coins if my regions are one group, by borders or what makes them adjacent (U-44, U-76)."""

    coins: int

    def income(self, me: Me) -> Iterable[Mod]:
        """All or nothing."""
        if len(groups(me.regions(), lambda region: links(me.game, me.army, region))) == 1:
            yield Mod(self.coins, me.label)


def payers(me: Me, regions: Iterable[int]) -> Iterable[int]:
    """Yield the seats of the others who have an active token across a border of ``regions``.

    Tokens in immune regions cannot be made to pay (U-21).
    """
    game, found = me.game, set()
    for n in set[int]().union(*[game.box.regions[region].borders for region in regions]):
        holder = game.state.regions[n].army
        if holder is None or game.immune(n):
            continue
        army = game.army(holder)
        if army.active and army.player != me.army.player:
            found.add(army.player)
    return sorted(found)


@dataclass(frozen=True, slots=True)
class Steals(Effect):
    """A coin from each other player whose active race borders a region of mine (U-55)."""

    def claims(self, me: Me) -> Iterable[Claim]:
        """One coin each, however many tokens border."""
        for seat in payers(me, [r.id for r in me.regions()]):
            yield Claim(1, seat, me.label)
