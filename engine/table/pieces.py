"""Pieces of the supply: markers in regions, and those in hand that conquer like tokens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.hooks import Attack
from engine.state import Army

from .coins import Coins


class Pieces(Coins):
    """A table with pieces on it."""

    __slots__ = ()

    def lay(self, region: int, marker: str) -> None:
        """Put a piece in ``region`` if the supply has one (B-74)."""
        if self.supply(marker) < 1:
            return
        markers = self.state.regions[region].markers
        self._mark(region, marker, {**markers, marker: markers.get(marker, 0) + 1})
        self.emit("placed", self.keeper(region), region, why=marker)

    def _lift(self, region: int, marker: str) -> None:
        markers = dict(self.state.regions[region].markers)
        if n := markers.pop(marker, 0):
            self._mark(region, marker, markers)
            self.emit("taken_off", self.keeper(region), region, n, marker)

    def scrap(self, marker: str, n: int = 1) -> None:
        """Take ``n`` pieces of ``marker`` that lie nowhere out of the game for good (W-44).

        :raises ValueError: there are not so many.
        """
        if not 0 <= n <= self.supply(marker):
            raise ValueError(f"no {n} of {marker} lie nowhere")
        if n:
            self.state.gone[marker] = self.state.gone.get(marker, 0) + n

    def shift(self, army: Army, region: int, marker: str, n: int) -> None:
        """Put ``n`` more pieces of ``marker`` in ``region``, or take ``-n`` away."""
        markers = dict(self.state.regions[region].markers)
        left = markers.pop(marker, 0) + n
        if left:
            markers[marker] = left
        self._mark(region, marker, markers)
        for _ in range(n):
            self.emit("placed", army.player, region, why=marker)
        if n < 0:
            self.emit("taken_off", army.player, region, -n, marker)

    def _mark(self, region: int, marker: str, markers: Mapping[str, int]) -> None:
        """Have ``markers`` lie in ``region``: what lay there, but for pieces of ``marker``."""
        regions = self.state.regions
        regions[region] = replace(regions[region], markers=markers)
        self._lies_now(region, marker)
        self.memo.clear()

    def equip(self, army: Army, marker: str, n: int) -> None:
        """Give ``army`` ``n`` pieces of ``marker`` to conquer with, as far as there are any.

        Those that it has in hand go back first.
        """
        army.extra = {m: there for m, there in army.extra.items() if m != marker}
        if got := min(n, self.supply(marker)):
            army.extra = {**army.extra, marker: got}

    def _sent(self, attack: Attack, n: int) -> dict[str, int]:
        """Return the pieces among ``n`` of the attacker's force that go into the region.

        They go first, so that race tokens stay in hand; but the fewest that hold a region go
        with them, where there are so many.
        """
        pieces: dict[str, int] = {}
        army = attack.army
        least = self.least(army)
        left = n - (min(n, least) if army.hand >= least else 0)
        for marker, there in self.like_tokens(army, attack).items():
            if sent := min(left, there):
                pieces[marker] = sent
                left -= sent
        return pieces

    def _send(self, army: Army, region: int, pieces: Mapping[str, int]) -> None:
        """Lay ``pieces`` that conquered ``region`` there, if they hold it; others are spent."""
        army.extra = {m: n for m, there in army.extra.items() if (n := there - pieces.get(m, 0))}
        for marker, n in pieces.items():
            if self.box.markers[marker].holds:
                self.shift(army, region, marker, n)
