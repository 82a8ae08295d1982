"""The part by which whoever was left alone has to pay before attacking (Pandaren)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.hooks import Attack, Effect, Toll
from engine.me import Me


@dataclass(frozen=True, slots=True)
class Harmony(Effect):
    """Who was not attacked gets a token, and pays me before attacking my race (W-20, W-21)."""

    marker: str
    coins: int

    def on_muster(self, me: Me) -> None:
        """All tokens come back."""
        for seat in self._holders(me):
            me.forget(str(seat))

    def on_turn_end(self, me: Me) -> None:
        """Each other player gets one whose active race was left alone, or who has none."""
        attacked = self._attacked(me)
        for seat in range(len(me.game.state.coins)):
            if seat != me.army.player and seat not in attacked:
                me.remember(str(seat), 1)
                me.note(seat=seat)

    def _attacked(self, me: Me) -> set[int]:
        """Return whose active race I attacked: an attempt counts, and so does force (W-20)."""
        turn = me.game.state.turn
        lines = (*turn.journal, *turn.failed, *turn.forced)
        return {
            line.loser_player
            for line in lines
            if line.by == me.army.id and line.loser_active and line.loser_player is not None
        }

    def tolls(self, me: Me, attack: Attack) -> Iterable[Toll]:
        """A holder pays once a turn, before a conquest or before forcing tokens off (W-45)."""
        if attack.loser is me.army and attack.aim != "touch" and me.recall(str(attack.army.player)):
            return (Toll(self.coins, me.label, me.army.player, once="paid"),)
        return ()

    def lying(self, me: Me) -> Iterable[tuple[int, str, int]]:
        """One before each holder."""
        for seat in self._holders(me):
            yield seat, self.marker, 1

    def _holders(self, me: Me) -> list[int]:
        return [seat for seat in range(len(me.game.state.coins)) if me.recall(str(seat))]
