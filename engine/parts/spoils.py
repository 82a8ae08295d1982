"""Parts that are paid at the moment of a conquest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me
from engine.state import Conquest

Prize = Callable[[Me, Conquest], int]
"""Coins that a conquest of mine is worth."""


@dataclass(frozen=True, slots=True)
class Spoils(Effect):
    """Coins from the bank for my conquests, at once."""

    prize: Prize

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """Pay what this one is worth; nobody gets coins for a ``free`` one (W-76)."""
        if not conquest.free and (coins := self.prize(me, conquest)):
            me.game.pay(me.army.player, coins, me.label, me.army.race)


def any_defended(me: Me, conquest: Conquest) -> int:
    """A coin for a region that was not empty (W-67, W-74)."""
    return not conquest.was_empty


def stack(least: int) -> Prize:
    """A coin for each defending token, or piece that stands in for one, if so many did (W-68)."""
    return lambda me, conquest: conquest.strength if conquest.strength >= least else 0


def of_faction(faction: str) -> Prize:
    """A coin for a region taken from a race that is printed with this faction (W-61, W-81)."""

    def prize(me: Me, conquest: Conquest) -> int:
        races = me.game.box.races
        return bool(conquest.race) and races[conquest.race].faction == faction

    return prize
