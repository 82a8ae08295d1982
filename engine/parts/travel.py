"""Parts about travelling from island to island."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.hooks import Attack, Effect, Me, Mod
from engine.pricing import adjacent, ways


@dataclass(frozen=True, slots=True)
class Travels(Effect):
    """Entries are always in reach, for a token more unless something makes them adjacent (W-41).

    So it is for a first conquest, too.
    """

    def reaches(self, me: Me) -> Iterable[int]:
        """All entries, of all boards."""
        return entries(me)

    def cost(self, me: Me, attack: Attack) -> Iterable[Mod]:
        """One more, unless a border, a power, or the way it is done by leads there anyway."""
        region = attack.region
        if region.entry and region.id not in self._at_hand(me):
            offers = ways(me.game, me.army).get(attack.means, ()) if attack.means else ()
            if not any(region.id in offer.way.reach for offer in offers):
                yield Mod(1, me.label)

    def _at_hand(self, me: Me) -> Collection[int]:
        """Return what is adjacent, or what a power reaches, to enter the board too (W-19)."""
        known: Collection[int] | None = me.game.memo.get(key := ("at_hand", me.key))
        if known is None:
            game, army = me.game, me.army
            near = set(adjacent(game, army))
            for other in game.voices_of(army, "reaches"):
                if other.key != me.key:
                    near.update(other.effect.reaches(other))
            for other in game.voices_of(army, "entry"):
                near.update(other.effect.entry(other))
            known = game.memo[key] = near
        return known


def entries(me: Me) -> Collection[int]:
    """Return the regions that are printed as entries."""
    memo = me.game.box.memo
    known: Collection[int] | None = memo.get(key := ("entries",))
    if known is None:
        known = memo[key] = tuple(r.id for r in me.game.box.regions.values() if r.entry)
    return known


@dataclass(frozen=True, slots=True)
class Waives(Effect):
    """What a rule adds to a price is not due for me (W-41)."""

    line: str
    """As the line of the price is called."""

    def strikes(self, me: Me, attack: Attack) -> Collection[str]:
        """That line."""
        return (self.line,)
