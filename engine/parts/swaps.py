"""The part that exchanges a badge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me


@dataclass(frozen=True, slots=True)
class SwapsBadge(Effect):
    """When I am picked my badge may be exchanged for one on show; coins stay (U-33)."""

    def on_picked(self, me: Me) -> None:
        """Ask for which; by default for none."""
        me.ask("badge", things=me.game.box.market.badges_in_sight(me.game.state))

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Exchange it."""
        badges = me.game.box.market.badges_in_sight(me.game.state)
        for number in chosen:
            me.game.swap_badge(me.army, badges[number])
