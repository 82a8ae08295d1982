"""The part that forces tokens of others to move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.actions import Use
from engine.hooks import Aim, Attack, Effect, Refusal
from engine.me import Me
from engine.refusing import hindered, hindrances, unready
from engine.state import Army, ends, pair


@dataclass(frozen=True, slots=True)
class Shoves(Effect):
    """So often a turn a token next to me goes to another region of its race, else off (W-46).

    What is ``built`` there goes first, and takes a use (W-27).
    """

    uses: int
    built: tuple[str, ...]

    def offers(self, me: Me) -> Iterable[Use]:
        """A use per region of others across the borders of mine."""
        if not me.next_slot(self.uses):
            return ()
        return me.unobjected(Use(me.way, region) for region in sorted(self._beside(me)))

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        """It was used too often, no conquest could follow, or nobody there can be made to go."""
        if use.target not in me.game.box.regions:
            yield Refusal("no_region_named", params={"number": use.target})
            return
        attack = self._attack(me, use.target, "removal")
        if not me.next_slot(self.uses):
            yield Refusal("used_this_turn", use.target)
        if any(unready(me.game, attack)):
            yield Refusal("no_conquest_left", use.target)
        if attack.loser is me.army:
            yield Refusal("nobody_to_move", use.target)
        elif use.target not in self._beside(me):
            yield Refusal("not_next_to_you", use.target)
        elif not self._movable(me, attack):
            yield Refusal("nobody_to_move", use.target)
        elif hindered(me.game, attack):
            yield from hindrances(me.game, attack)

    def perform(self, me: Me, use: Use) -> None:
        """Take off what is built there; else a native, a token, or a piece that is like one."""
        game, here = me.game, me.game.state.regions[use.target]
        me.spend(me.next_slot(self.uses))
        game.collect_due(attack := self._attack(me, use.target, "removal"))
        if wall := self._wall(me, use.target):
            game.lift(use.target, wall)
        elif attack.loser is None:
            game.remove(me.army, use.target, 1, me.way)
        elif here.tokens and (piece := self._piece(me, use.target)):
            me.remember("region", use.target)
            me.ask("what", things=[attack.loser.race, piece], at_least=1)
        else:
            self._force(me, use.target, attack.loser, self._piece(me, use.target))

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """A token; and to where I am not, or where they stand strongest already."""
        if name == "what":
            return options[:1]
        near, specs = self._beside(me), me.game.box.regions
        order = me.game.weakest([specs[ends(option)[1]] for option in options])
        far = {
            option: (ends(option)[1] not in near, order.index(ends(option)[1]))
            for option in options
        }
        return [max(options, key=far.__getitem__)]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Ask where it goes, once it is known what does; then it goes."""
        game = me.game
        if name == "what":
            region = me.recall("region")
            me.forget("region")
            loser = self._attack(me, region, "removal").loser
            assert loser is not None
            self._force(me, region, loser, self._piece(me, region) if chosen[0] else "")
            return
        start, end = ends(chosen[0])
        game.collect_due(self._attack(me, end, "touch"))
        game.shove(
            me.army, start, end, 1, me.way, self._piece(me, start) if name == "piece" else ""
        )

    def _force(self, me: Me, region: int, loser: Army, piece: str) -> None:
        """Ask where a token, or a ``piece``, of ``region`` goes; off, if there is nowhere."""
        game = me.game
        there = [
            pair(region, spec.id)
            for spec in game.regions_of(loser)
            if spec.id != region
            and (piece or game.takes(loser, spec.id, 1))
            and not hindered(game, self._attack(me, spec.id, "touch"))
        ]
        if there:
            me.ask("piece" if piece else "token", there, "pair", at_least=1)
        else:
            game.remove(me.army, region, 1, me.way, piece)

    def _attack(self, me: Me, region: int, aim: Aim) -> Attack:
        return me.game.attack(me.army, region, me.way, aim)

    def _beside(self, me: Me) -> frozenset[int]:
        """Return what is across a border of mine; whatever else counts as adjacent does not."""
        memo = me.game.memo
        known: frozenset[int] | None = memo.get(key := ("beside", me.army.id))
        if known is None:
            held = me.regions()
            near = frozenset[int]().union(*(r.borders for r in held))
            known = memo[key] = near.difference(r.id for r in held)
        return known

    def _movable(self, me: Me, attack: Attack) -> bool:
        """Whether there is anything to take off or to move that is not my own player's (W-28)."""
        here, region = me.game.state.regions[attack.region.id], attack.region.id
        if attack.loser is None:
            return here.natives > 0
        if attack.loser.player == me.army.player:
            return False
        return bool(here.tokens or self._wall(me, region) or self._piece(me, region))

    def _wall(self, me: Me, region: int) -> str:
        """Return what is built in ``region`` and goes first; empty: nothing."""
        markers = me.game.state.regions[region].markers
        return next((marker for marker in self.built if marker in markers), "")

    def _piece(self, me: Me, region: int) -> str:
        """Return the piece in ``region`` that is a race token for any purpose; empty: none."""
        specs = me.game.box.markers
        return next((m for m in me.game.state.regions[region].markers if specs[m].ranks), "")
