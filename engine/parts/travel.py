"""Parts about travelling from island to island."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
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
        if not attack.region.entry:
            return ()
        game, region = me.game, attack.region.id
        far: Mapping[int, tuple[Mod]] | None = game.memo.get(("far", me.army.id))
        due = (self._far(me) if far is None else far).get(region, ())
        if due and attack.means:
            offers = ways(game, me.army).get(attack.means, ())
            if any(region in offer.way.reach for offer in offers):
                return ()
        return due

    def _far(self, me: Me) -> Mapping[int, tuple[Mod]]:
        """Return what is due for entries neither adjacent nor reached by a power (W-19)."""
        game, army = me.game, me.army
        near = set(adjacent(game, army))
        for other in game.voices_of(army, "reaches"):
            if other.key != me.key:
                near.update(other.effect.reaches(other))
        for other in game.voices_of(army, "entry"):
            near.update(other.effect.entry(other))
        far = dict.fromkeys(set(entries(me)) - near, (Mod(1, me.label),))
        game.memo["far", army.id] = far
        return far


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
