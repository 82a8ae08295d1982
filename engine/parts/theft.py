"""The part that is after artifacts and places (Ethereals)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Attack, Cost, Effect, Refusal, Way
from engine.me import Me
from engine.reaching import adjacent, links, ways
from engine.refusing import against
from engine.state import Find
from engine.worlds import Lack, World, of_finds


@dataclass(frozen=True, slots=True)
class Pilfers(Effect):
    """Once a turn I take an artifact from beside me, or a place beside me for less (W-13, W-58).

    Either uses up the other.
    """

    less: int

    def lacks(self, world: World) -> Lack | None:
        """Finds of any family."""
        return of_finds(world, "relic", "place")

    def offers(self, me: Me) -> Iterable[Use]:
        """One use per region that has an artifact and is beside one of mine."""
        if me.used("way"):
            return ()
        near = adjacent(me.game, me.army)
        there = {f.region for f in self._lying(me, "relic") if f.region is not None}
        return me.unobjected(Use(me.way, n) for n in sorted(there & near))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """Used already, nothing to take, not beside me, or who guards it does so against me."""
        game = me.game
        if use.target not in game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        if me.used("way"):
            yield Refusal("used_this_turn", use.target)
        attack = self._attack(me, use.target)
        if attack.loser is me.army:
            yield Refusal("own_region", use.target)
            return
        if not self._artifacts(me, use.target):
            yield Refusal("no_artifact_there", use.target)
        if use.target not in adjacent(game, me.army):
            yield Refusal("not_adjacent", use.target)
        yield from against(game, attack)

    def perform(self, me: Me, use: Use) -> None:
        """Pay what is due; ask which, if there are several, and where it goes (W-71)."""
        me.spend("way")
        me.game.collect_due(self._attack(me, use.target))
        me.remember("from", use.target)
        artifacts = [find.id for find in self._artifacts(me, use.target)]
        if len(artifacts) > 1:
            me.ask("what", things=artifacts, at_least=1)
        else:
            self._take(me, 0)

    def _take(self, me: Me, number: int) -> None:
        me.remember("what", number)
        homes = self._homes(me, me.recall("from"))
        me.ask("where", homes, at_least=1)

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """It comes there."""
        if name == "what":
            self._take(me, chosen[0])
            return
        start = me.recall("from")
        find = self._artifacts(me, start)[me.recall("what")]
        me.game.bring(find, chosen[0])
        me.note(region=start, amount=chosen[0], why=find.id)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """The first artifact; where it is hardest to take."""
        if name == "what":
            return options[:1]
        return [r for r in reversed(me.game.weakest(me.regions())) if r in options][:1]

    def _homes(self, me: Me, region: int) -> list[int]:
        """Return the regions of mine that ``region`` is beside, in board order."""
        game = me.game
        return [own.id for own in me.regions() if region in links(game, me.army, own)]

    def _artifacts(self, me: Me, region: int) -> list[Find]:
        return [find for find in self._lying(me, "relic") if find.region == region]

    def _lying(self, me: Me, family: str) -> list[Find]:
        finds = me.game.box.finds
        return sorted(
            (f for f in me.game.finds() if f.region is not None and finds[f.id].family == family),
            key=lambda find: find.id,
        )

    def _attack(self, me: Me, region: int) -> Attack:
        return me.game.attack(me.army, region, me.way, "touch")

    def way(self, me: Me) -> Way | None:
        """To regions with a place, and with an artifact besides if that is used, too (W-71)."""
        places = [f.region for f in self._lying(me, "place") if f.region is not None]
        return Way(places, beside=True, only=True) if places else None

    def cost(self, me: Me, means: str) -> Iterable[Cost]:
        """Less, if it is done so."""
        return (Cost(-self.less, me.label),) if me.does(means) else ()

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        """The region must be beside mine, or what goes with it makes it so; sailing doesn't."""
        if attack.army is not me.army or attack.aim != "conquest" or not me.does(attack.means):
            return
        region = attack.region.id
        others = [o for o in ways(me.game, me.army).get(attack.means, ()) if o.me.key != me.key]
        if region not in adjacent(me.game, me.army) and not any(
            region in other.way.reach for other in others
        ):
            yield Refusal("not_adjacent", region)
