"""What an army may do where it stands: stay, keep its tokens, conquer, get away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.hooks import Attack
from engine.specs import RegionSpec
from engine.state import Army

from .factions import Factions


class Holding(Factions):
    """A table whose effects say what holds a region."""

    __slots__ = ()

    def least(self, army: Army) -> int:
        """Return the fewest tokens that a region of ``army`` can hold, where it holds any."""
        if "garrison" not in self.box.hooks:
            return 1
        voices = self.voices_of(army, "garrison")
        return max(1, *[me.effect.garrison(me) for me in voices]) if voices else 1

    def quarters(self, army: Army) -> Sequence[RegionSpec]:
        """Return the regions of ``army`` in which its tokens may stay, in board order."""
        if not self.box.left:
            return self.regions_of(army)
        known: Sequence[RegionSpec] | None = self.memo.get(key := ("quarters", army.id))
        if known is None:
            known = self.regions_of(army)
            if leaves := self.to_leave(army):
                known = [spec for spec in known if spec not in leaves]
            self.memo[key] = known
        return known

    def to_leave(self, army: Army) -> Sequence[RegionSpec]:
        """Return the regions of ``army`` that it must leave again, in board order."""
        if not (left := self.box.left):
            return ()
        known: Sequence[RegionSpec] | None = self.memo.get(key := ("leaves", army.id))
        if known is None:
            held = self.regions_of(army)
            known = [spec for spec in held if spec.id in left and not self.habitable(army, spec)]
            self.memo[key] = known
        return known

    def habitable(self, army: Army, region: RegionSpec) -> bool:
        """Whether ``army`` need not leave ``region`` again (U-26, U-27)."""
        return region.id not in self.box.left or any(
            me.effect.settles(me, region) for me in self.voices_of(army, "settles")
        )

    def force(self, army: Army, attack: Attack | None = None) -> int:
        """Return what ``army`` can spend on a conquest: its tokens in hand and pieces like them.

        With an ``attack``: those that work in it.
        """
        return army.hand + sum(self.like_tokens(army, attack).values()) if army.extra else army.hand

    def like_tokens(self, army: Army, attack: Attack | None = None) -> Mapping[str, int]:
        """Return the pieces in hand of ``army`` that conquer like tokens; see ``force``."""
        if attack is None or not (army.extra and self.shields(attack)):
            return army.extra
        return {m: n for m, n in army.extra.items() if self._works(attack, m)}

    def _works(self, attack: Attack, marker: str) -> bool:
        """Whether something that speaks for the attacker, and is not muted, brings ``marker``."""
        trait = self.box.markers[marker].by
        mine = [s for s in self.sources() if s.army is attack.army and s.trait.id == trait]
        return not mine or any(not self.muted(attack, source) for source in mine)

    def held_without(self, region: int) -> bool:
        """Whether a piece holds ``region`` if no race token does."""
        here = self.state.regions[region]
        if not here.markers or not (pieces := self.box.holding.intersection(here.markers)):
            return False
        least = 1 if here.army is None else self.least(self._armies[here.army])
        return any(self.suffices(marker, least) for marker in pieces)

    def suffices(self, marker: str, least: int) -> bool:
        """Whether a piece of ``marker`` holds a region of a race that needs ``least`` tokens there.

        One that counts as one token is no more than that (W-42).
        """
        spec = self.box.markers[marker]
        return spec.holds and not (spec.as_one and least > 1)

    def takes(self, army: Army, region: int, n: int) -> bool:
        """Whether ``n`` more tokens can be put in ``region`` of ``army``, no others following."""
        return self.holds(army, region, n) and self.habitable(army, self.box.regions[region])

    def holds(self, army: Army, region: int, n: int) -> bool:
        """Whether ``n`` more tokens would be enough for ``army`` to hold ``region``."""
        return self.state.regions[region].tokens + n >= self.least(army)

    def open_to(self, army: Army, tokens: int) -> list[int]:
        """Return the regions of ``army`` to which ``tokens`` can go one by one, in board order.

        Where a region is held by a piece alone and needs several, one such region, to which all of
        them can go together; it is returned only if there is no other.
        """
        held = [spec.id for spec in self.quarters(army)]
        single = [region for region in held if self.takes(army, region, 1)]
        return single or [region for region in held if self.takes(army, region, tokens)][:1]

    def to_spare(self, army: Army, *, all_beside: bool = False) -> int:
        """Return the tokens of ``army`` on the board that need not stay where they are.

        ``all_beside``: all of those beside a piece that holds the region, as in a redeployment;
        else the fewest that hold one stay with it, too (W-42, W-73).
        """
        least, regions = self.least(army), self.state.regions
        leaves = self.to_leave(army) if self.box.left else ()
        alone = all_beside and bool(self.box.holding)
        return sum(
            tokens
            if spec in leaves or (alone and self.held_without(spec.id))
            else max(0, tokens - least)
            for spec in self.regions_of(army)
            if (tokens := regions[spec.id].tokens)
        )

    def commands(self, army: Army) -> bool:
        """Whether ``army`` may conquer: it is active, or an effect lets it (Ghouls, B-31)."""
        return army.active or any(
            me.effect.commands(me) for me in self.voices("commands") if me.army is army
        )

    def survives(self, army: Army) -> bool:
        """Whether tokens of ``army`` get away when they are driven out (B-31, U-40)."""
        return army.active or any(me.effect.survives(me) for me in self.voices_of(army, "survives"))
