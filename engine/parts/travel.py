"""Parts about traveling from island to island."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from engine.hooks import Cost, Effect, Strike
from engine.me import Me
from engine.reaching import adjacent, ways


@dataclass(frozen=True, slots=True)
class Travels(Effect):
    """Entries are always in reach, for a token more unless something makes them adjacent (W-41).

    So it is for a first conquest, too.
    """

    def reaches(self, me: Me) -> Iterable[int]:
        """All entries, of all boards."""
        return entries(me)

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """One more, unless a border, a power, or the way it is done by leads there anyway."""
        game, army = me.game, me.army
        far: frozenset[int] | None = game.memo.get(key := ("far", army.id))
        if far is None:
            far = game.memo[key] = self._far(me)
        offers = ways(game, army).get(means, ()) if means else ()
        where = far.difference(*[offer.way.reach for offer in offers])
        return (Cost(1, me.label, where),) if where else ()

    def _far(self, me: Me) -> frozenset[int]:
        """Return the entries neither adjacent nor reached by a power (W-19)."""
        game, army = me.game, me.army
        near: list[Iterable[int]] = [adjacent(game, army)]
        near += [o.effect.reaches(o) for o in game.voices_of(army, "reaches") if o.key != me.key]
        near += [other.effect.entry(other) for other in game.voices_of(army, "entry")]
        return frozenset(entries(me)).difference(*near)


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

    def strikes(self, me: Me, means: str) -> Iterable[Strike]:
        """That line."""
        return (Strike((self.line,)),)
