"""Parts that earn coins at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.hooks import Effect, Me, Mod

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
