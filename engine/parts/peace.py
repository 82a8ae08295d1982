"""The part that makes peace."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.hooks import Attack, Effect, Refusal
from engine.me import Me
from engine.orders.outlook import threatening


@dataclass(frozen=True, slots=True)
class Peace(Effect):
    """At turn's end I name one opponent I left alone: he may not attack me (B-42)."""

    def on_turn_start(self, me: Me) -> None:
        """Peace ends with my next turn."""
        me.forget("ally")

    def on_turn_end(self, me: Me) -> None:
        """Ask whom to name among those whose active race was not attacked (B-53), clockwise."""
        turn = me.game.state.turn
        failed = [line for line in turn.failed if line.by == me.army.id]
        hit = {line.loser_player for line in me.journal() + failed if line.loser_active}
        seats = len(me.game.state.coins)
        clockwise = [(me.army.player + i) % seats for i in range(1, seats)]
        me.ask("ally", [seat for seat in clockwise if seat not in hit], "seat")

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Whoever is the greatest danger."""
        return [threatening(me.game, me.army, options)]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Remember who was named."""
        for seat in chosen:
            me.remember("ally", seat)
        me.note(seat=chosen[0] if chosen else -1)

    def spares(self, me: Me) -> Iterable[int]:
        """Who was named, until my next turn."""
        ally = me.recall("ally", -1)
        return () if ally < 0 else (ally,)

    def forbids(self, me: Me, attack: Attack) -> Iterable[Refusal]:
        """No attack on my race by the active race of the player named."""
        if attack.loser is me.army and attack.army.active and attack.army.player in self.spares(me):
            yield Refusal("at_peace", attack.region.id)
