"""Parts of things that are carried: found once, moved by their use, lost with their region."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.hooks import EVERYTHING, Attack, Claim, Cost, Effect, Strike, Toll, Way
from engine.me import Me
from engine.orders.guarding import stakes
from engine.scoring import income_of
from engine.state import Conquest
from engine.worlds import Lack, World, of_finds

from .income import payers


def carry(me: Me, region: int) -> None:
    """Bring what is used to the region of its use; if it is lent, the bag it is lent by."""
    if me.find is not None:
        me.game.bring(me.find, region)
        return
    for lender in me.game.voices_of(me.army, "lends"):
        if isinstance(lender.effect, Bag) and me.key == f"{lender.key}.{me.label}":
            lender.effect.put(lender, region)


@dataclass(frozen=True, slots=True)
class Carried(Effect):
    """It goes along with a conquest made with it."""

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """Where it was used."""
        if me.does(conquest.means):
            carry(me, conquest.region)


@dataclass(frozen=True, slots=True)
class Conquers(Carried):
    """A way to conquer, once a turn, that takes the thing along if it succeeds (U-46, U-62)."""

    anywhere: bool = False
    """Any region is in reach."""
    wet: bool = False
    """Then so is what only a power opens, for whoever has that power (W-31)."""

    def way(self, me: Me) -> Way | None:
        """The way."""
        box = me.game.box
        return Way((box.regions if self.wet else box.open) if self.anywhere else ())


@dataclass(frozen=True, slots=True)
class Cheaper(Effect):
    """What is done with it costs so many tokens less."""

    amount: int

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """Less, if it does it."""
        return (Cost(-self.amount, me.label),) if me.does(means) else ()


@dataclass(frozen=True, slots=True)
class Dooms(Carried):
    """Once a turn a region for the fewest tokens, and coins to whoever had me before (W-53)."""

    coins: int
    flag: str
    """The rule that says whether whoever holds the region gets them instead (W-30)."""

    def way(self, me: Me) -> Way | None:
        """The way."""
        return Way()

    def strikes(self, me: Me, means: str) -> Iterable[Strike]:
        """Nothing else counts in the price."""
        return (Strike((EVERYTHING,)),) if me.does(means) else ()

    def fees(self, me: Me, attack: Attack) -> Iterable[Toll]:
        """Where there is nobody to get them, the bank does."""
        if me.does(attack.means):
            return (Toll(self.coins, me.label, self._payee(me, attack)),)
        return ()

    def _payee(self, me: Me, attack: Attack) -> int:
        if me.game.box.setup.reading(self.flag) == "region":
            return attack.loser.player if attack.loser else -1
        return me.find.before if me.find else -1


@dataclass(frozen=True, slots=True)
class AsIfEmpty(Effect):
    """Of what is done with it defenders and what they put up do not count; all get away (U-67)."""

    def strikes(self, me: Me, means: str) -> Iterable[Strike]:
        """As for a race that comes out of a volcano: what the land is worth still counts."""
        return (Strike(me.game.box.defenders),) if me.does(means) else ()

    def harmless(self, me: Me, conquest: Conquest) -> bool:
        """Nobody dies."""
        return conquest.by == me.army.id and me.does(conquest.means)


@dataclass(frozen=True, slots=True)
class Laid(Effect):
    """Before scoring it may be laid in a region of mine."""

    must: bool = field(default=False, kw_only=True)
    """It is laid each turn; it may stay where it lies (W-69)."""

    def worth(self, me: Me, region: int) -> int:
        """Coins that it would earn there, at most."""
        raise NotImplementedError

    def on_turn_end(self, me: Me) -> None:
        """Ask where."""
        taken = self._laid_by_others(me)
        regions = [r.id for r in me.regions() if r.id not in taken]
        me.ask("where", regions, at_least=1 if self.must else 0)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where it earns most, if anything; of equal regions the one that is hardest to take.

        If it must be laid, there even where it earns nothing.
        """
        safest = [r for r in reversed(me.game.weakest(me.regions())) if r in options]
        worth = {region: self.worth(me, region) for region in safest}
        best = max(worth, key=worth.__getitem__, default=None)
        return [best] if best is not None and (self.must or worth[best]) else []

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Lay it there."""
        for region in chosen:
            me.spend()
            me.remember("region", region)
            if me.find is None or me.find.region != region:
                carry(me, region)

    def laid(self, me: Me) -> int | None:
        """Return where it was laid this turn."""
        return me.recall("region") if me.used() else None

    def _laid_by_others(self, me: Me) -> set[int]:
        """Return where the same thing works already this turn, it or a copy of it (U-08, U-45)."""
        others = me.game.voices_of(me.army, "on_turn_end")
        return {
            other.recall("region")
            for other in others
            if other.label == me.label and other.key != me.key and other.used()
        }


@dataclass(frozen=True, slots=True)
class Wards(Laid):
    """Whoever does anything to my region pays me, once a turn, and cannot without (W-52)."""

    coins: int

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake; of equal regions where it lies."""
        at_stake = stakes(me.game, me.army)
        return [max(options, key=lambda region: (at_stake[region], region == me.place))]

    def tolls(self, me: Me, attack: Attack) -> Iterable[Toll]:
        """For conquests, removals and whatever else is done there; its owner pays nothing."""
        if attack.region.id == me.place and attack.army.player != me.army.player:
            return (Toll(self.coins, me.label, me.army.player, once="paid"),)
        return ()


@dataclass(frozen=True, slots=True)
class Collects(Laid):
    """A coin from each other player whose active race borders its region (U-55)."""

    def worth(self, me: Me, region: int) -> int:
        """As many as would pay; what an ally pays is no gain for the side (T-04)."""
        rivals = me.game.box.sides.rivals(me.army.player)
        return sum(seat in rivals for seat in payers(me, [region]))

    def claims(self, me: Me) -> Iterable[Claim]:
        """One coin each."""
        if (region := self.laid(me)) is not None:
            for seat in payers(me, [region]):
                yield Claim(1, seat, me.label)


@dataclass(frozen=True, slots=True)
class Doubles(Laid):
    """All that its region earns is earned twice (U-47)."""

    except_at: str
    """The place in whose region it does nothing."""

    def worth(self, me: Me, region: int) -> int:
        """What the region earns."""
        if self._barred(me, region):
            return 0
        lines = income_of(me.game, me.army)
        return 1 + sum(line.regions.count(region) for line in lines)

    def scales(self, me: Me) -> Iterable[int]:
        """Where it lies, if it was laid there this turn."""
        region = self.laid(me)
        if region is not None and not self._barred(me, region):
            yield region

    def _barred(self, me: Me, region: int) -> bool:
        return any(find.id == self.except_at for find in me.game.finds_in(region))


@dataclass(frozen=True, slots=True)
class Bag(Effect):
    """It works each turn as one of the relics that lie on the board, whoever has them (U-45)."""

    marker: str

    def lacks(self, world: World) -> Lack | None:
        """Relics."""
        return of_finds(world, "relic")

    def lends(self, me: Me) -> Iterable[str]:
        """All of them, until one has been used; then that one."""
        finds = me.game.box.finds
        there = [
            f.id for f in me.game.finds() if f.region is not None and finds[f.id].family == "relic"
        ]
        mine = [use for use in me.game.state.turn.used if use.startswith(f"{me.key}.")]
        used = mine and [f for f in there if any(u.startswith(f"{me.key}.{f}.") for u in mine)]
        return used or there

    def put(self, me: Me, region: int) -> None:
        """It is in the region of its use until the troops are readied again."""
        me.game.lay(region, self.marker)

    def take_up(self, me: Me) -> None:
        """It is in hand."""
        me.game.lift_all(self.marker)

    def on_turn_start(self, me: Me) -> None:
        """It comes in hand again."""
        self.take_up(me)

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """Lent, it is in the hand of whoever has just conquered its lender (U-70)."""
        lenders = [find.key for find in me.game.finds_in(conquest.region)]
        if any(me.key == f"{lender}.{me.label}" for lender in lenders):
            self.take_up(me)
