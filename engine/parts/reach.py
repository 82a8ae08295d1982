"""Parts that say what conquests cost and where they may happen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.hooks import Attack, Effect, Me, Mod
from engine.model import RegionSpec

from .where import Where, anywhere


@dataclass(frozen=True, slots=True)
class Discount(Effect):
    """My conquests of matching regions cost ``amount`` tokens less."""

    where: Where = anywhere
    amount: int = 1

    def cost(self, me: Me, attack: Attack) -> Iterable[Mod]:
        """The discount, where it applies."""
        if self.where(me, attack.region):
            yield Mod(-self.amount, me.label)


@dataclass(frozen=True, slots=True)
class Linked(Effect):
    """All matching regions count as adjacent to one another for my conquests."""

    where: Where

    def links(self, me: Me, region: RegionSpec) -> Iterable[int]:
        """The other matching regions."""
        if not self.where(me, region):
            return ()
        return [r.id for r in me.game.box.regions.values() if self.where(me, r)]


@dataclass(frozen=True, slots=True)
class Flight(Effect):
    """I conquer any region, adjacent or not, closed terrain excepted (B-44)."""

    def reaches(self, me: Me) -> Iterable[int]:
        """All open regions."""
        return [r.id for r in me.game.box.regions.values() if not me.game.box.closed(r)]


@dataclass(frozen=True, slots=True)
class EnterAnywhere(Effect):
    """I may enter the map in any region (B-33)."""

    def entry(self, me: Me) -> Iterable[int]:
        """All regions; closed ones stay closed."""
        return me.game.box.regions


@dataclass(frozen=True, slots=True)
class Sails(Effect):
    """I may conquer and hold regions of these terrains although they are closed (B-46)."""

    terrains: tuple[str, ...]

    def opens(self, me: Me, region: RegionSpec) -> bool:
        """Whether the region is one of them."""
        return not region.kinds.isdisjoint(self.terrains)
