"""Parts that conquer in ways of their own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, Cost, Effect, Refusal
from engine.me import Me
from engine.pricing import required
from engine.reaching import adjacent, in_sight, reach, reach_of_powers
from engine.refusing import barriers, opened, refusals, unaffordable, unpayable
from engine.state import Army


@dataclass(frozen=True, slots=True)
class Beast(Effect):
    """Once a turn my beast takes a region in reach for the fewest tokens, and guards it (B-43)."""

    marker: str

    def offers(self, me: Me) -> Iterable[Use]:
        """One use per region in reach that might be conquered."""
        if not me.used() and me.army.hand:
            box, way = me.game.box, me.way
            for region in in_sight(me.game, me.army):
                if not box.terrains[box.regions[region].terrain].water:
                    yield from me.unobjected((Use(way, region),))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """Used already, or the region may not be conquered at all; water never may (B-22)."""
        if use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        if me.used():
            yield Refusal("used_this_turn", use.target)
        attack = me.game.attack(me.army, use.target, me.way)
        water = me.game.box.terrains[attack.region.terrain].water
        if water and opened(me.game, me.army, attack.region, attack):
            yield Refusal("not_on_water", use.target)
        yield from refusals(me.game, attack)

    def perform(self, me: Me, use: Use) -> None:
        """The beast leaves its old place and takes the new one."""
        me.spend()
        # A borrowed beast may stand in another's region (U-70).
        me.game.lift_all(self.marker)
        attack = me.game.attack(me.army, use.target, me.way)
        me.game.take(attack, me.game.least(me.army))
        me.game.lay(use.target, self.marker)


@dataclass(frozen=True, slots=True)
class Convert(Effect):
    """Once per opponent and turn a lone active token of his becomes one of mine (B-35)."""

    from_hand: bool = False
    """Where the tray has no token left, mine comes from the hand (U-36)."""
    enters: bool = False
    """It may be my first conquest, with a token in hand, where I may enter (U-63)."""
    once: bool = False
    """Once a turn, whoever the opponent is."""

    def offers(self, me: Me) -> Iterable[Use]:
        """One use per region in reach that a lone active token of an opponent's holds."""
        if self.once and me.used():
            return
        game, mine, way = me.game, me.army.player, me.way
        regions = game.state.regions
        for region in self._near(me):
            here = regions[region]
            if here.tokens == 1 and here.army is not None:
                there = game.army(here.army)
                if there.active and there.player != mine:
                    yield from me.unobjected((Use(way, region),))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """Every reason why the token in the region does not change sides."""
        game = me.game
        if use.target not in game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        attack = game.attack(me.army, use.target, me.way)
        loser = attack.loser
        if loser is None or not loser.active or loser.player == me.army.player:
            yield Refusal("no_opponent_there", use.target)
            return
        if me.used(self._slot(loser)):
            once, each = (
                Refusal("used_this_turn", use.target),
                Refusal("used_on_opponent", use.target),
            )
            yield once if self.once else each
        if not self._alone(me, use.target):
            yield Refusal("not_alone", use.target, self._beside(me, use.target))
        there = game.state.tray[me.army.race] + (me.army.hand if self.from_hand else 0)
        if there < game.least(me.army):
            yield Refusal("tray_empty", use.target)
        if game.state.turn.die is not None:
            yield Refusal("die_waits", use.target)
        if use.target not in self._near(me):
            yield Refusal("not_adjacent", use.target)
        yield from barriers(game, attack)
        yield from unaffordable(game, attack)

    def perform(self, me: Me, use: Use) -> None:
        """The victim's token goes to its tray, an Elf's too; the fewest of mine come from there."""
        attack = me.game.attack(me.army, use.target, me.way)
        assert attack.loser is not None
        me.spend(self._slot(attack.loser))
        least = me.game.least(me.army)
        me.game.from_tray(me.army, least)
        me.game.take(attack, least, losses=1)

    def _slot(self, loser: Army) -> str:
        return "" if self.once else str(loser.player)

    def _near(self, me: Me) -> set[int]:
        """What is adjacent to a region of mine, or in reach of a power; the latter also to enter.

        A race with neither board nor hand tokens may not re-enter so.
        """
        held = me.regions()
        if not held and not me.army.hand:
            return set()
        known: set[int] | None = me.game.memo.get(key := ("converts", me.key))
        if known is None:
            if self.enters:
                known = set(reach(me.game, me.army))
            else:
                known = reach_of_powers(me.game, me.army) | adjacent(me.game, me.army)
            me.game.memo[key] = known
        return known

    def _alone(self, me: Me, region: int) -> bool:
        return me.game.state.regions[region].tokens == me.game.strength(region) == 1

    def _beside(self, me: Me, region: int) -> dict[str, int | str]:
        """Return how many tokens are there, and the piece, if any, that stands in for another."""
        here, specs = me.game.state.regions[region], me.game.box.markers
        piece = next((marker for marker in here.markers if specs[marker].token), "")
        return {"tokens": here.tokens} | ({"piece": piece} if piece else {})


@dataclass(frozen=True, slots=True)
class DieFirst(Effect):
    """The die is rolled before each conquest, and lowers the cost of that one (B-40).

    Where that is suppressed the roll neither helps nor is needed, and the final die works (U-74).
    """

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """The roll that waits."""
        if die := me.game.state.turn.die:
            yield Cost(-die, "die")

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        """No ordinary conquest of mine without a roll."""
        if attack.army is not me.army or attack.means or me.game.state.turn.die is not None:
            return
        if not me.game.muted(attack, me.source):
            yield Refusal("roll_first", attack.region.id)

    def offers(self, me: Me) -> Iterable[Use]:
        """The roll."""
        return me.unobjected((Use(me.way),))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """A roll waits already, or there is no token to conquer with."""
        if use.target != -1:
            yield Refusal("no_target", use.target)
        if me.game.state.turn.die is not None:
            yield Refusal("die_waits")
        if not me.army.hand:
            yield Refusal("no_tokens")

    def perform(self, me: Me, use: Use) -> None:
        """Roll; when nothing can be paid with it, it was the final attempt."""
        game, turn = me.game, me.game.state.turn
        turn.die = game.roll(me.army)
        for region in reach(game, me.army):
            attack = game.attack(me.army, region)
            need = required(game, attack)
            if not any((*refusals(game, attack), *unpayable(game, attack, need, roll=False))):
                return
        turn.closed = True
