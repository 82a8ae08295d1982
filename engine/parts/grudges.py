"""Parts about what others do to a race, and what it does about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.hooks import Attack, Cost, Effect, Toll
from engine.me import Me, Source
from engine.state import Conquest

from .where import Where, anywhere


@dataclass(frozen=True, slots=True)
class Untouched(Effect):
    """On others' turns nothing but tokens and the final die works against my regions (U-22)."""

    def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
        """Whatever it is."""
        return attack.loser is me.army and attack.army.player != me.army.player


@dataclass(frozen=True, slots=True)
class Dues(Effect):
    """Whoever conquers a matching region of mine pays me, and cannot without the coins (C-04)."""

    coins: int
    where: Where = anywhere
    late: bool = True
    """They are paid once it has succeeded (U-12), else when it is declared (W-29)."""

    def tolls(self, me: Me, attack: Attack) -> Iterable[Toll]:
        """They are due for each conquest; a player's own races pay nothing (C-05)."""
        mine = attack.loser is me.army and attack.aim == "conquest"
        if mine and attack.army.player != me.army.player and self.where(me, attack.region):
            return (Toll(self.coins, me.label, me.army.player, late=self.late),)
        return ()


@dataclass(frozen=True, slots=True)
class Martyrs(Effect):
    """A coin from the bank for each region of mine that an opponent conquers (U-13, C-10)."""

    def on_lost(self, me: Me, conquest: Conquest) -> None:
        """At once."""
        if me.game.army(conquest.by).player != me.army.player:
            me.game.pay(me.army.player, 1, me.label, me.army.race)


@dataclass(frozen=True, slots=True)
class Vengeance(Effect):
    """Who attacks a race of mine gets a marker; on my next turn his regions cost less (U-39)."""

    marker: str

    def on_attack(self, me: Me, conquest: Conquest, won: bool) -> None:
        """A failed attempt is an attack as well."""
        attacker = me.game.army(conquest.by).player
        if conquest.loser_player == me.army.player != attacker:
            me.remember(str(attacker), 1)
            me.note(region=conquest.region, seat=attacker)

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """Active and declined regions alike."""
        armies = [a for a in me.game.state.armies if me.recall(str(a.player))]
        theirs = [region.id for army in armies for region in me.game.regions_of(army)]
        return (Cost(-1, me.label, theirs),)

    def on_scored(self, me: Me) -> None:
        """The markers come back."""
        for seat in range(len(me.game.state.coins)):
            me.forget(str(seat))

    def lying(self, me: Me) -> Iterable[tuple[int, str, int]]:
        """Before whom they lie."""
        for seat in range(len(me.game.state.coins)):
            if me.recall(str(seat)):
                yield seat, self.marker, 1
