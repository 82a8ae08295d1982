"""Parts about going in decline."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.decline import decline
from engine.hooks import Effect, Me


@dataclass(frozen=True, slots=True)
class Haunts(Effect):
    """In decline I am not my player's one declined race (B-47)."""

    def takes_slot(self, me: Me) -> bool:
        """Never."""
        return False


@dataclass(frozen=True, slots=True)
class Retires(Effect):
    """I may go in decline at the end of my turn, after scoring (B-48)."""

    def on_scored(self, me: Me) -> None:
        """Ask; by default not."""
        me.ask("decline", [1], "yes")

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Go in decline, if so chosen; nothing is scored again."""
        if chosen:
            decline(me.game, me.army)
