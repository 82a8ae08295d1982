"""What an army belongs to: the faction of its print, or the one it sides with for a turn."""

from __future__ import annotations

from engine.state import Army

from .voices import Voices


class Factions(Voices):
    """A table on which races belong to factions."""

    __slots__ = ()

    def faction(self, army: Army) -> str:
        """Return the faction of ``army``: the one it sides with for this turn, or its print's.

        Empty: it belongs to none.
        """
        return self.sides_with(army) or self.box.races[army.race].faction

    def sides_with(self, army: Army) -> str:
        """Return the faction with which ``army`` sides for this turn (W-62); empty: with none."""
        used = self.state.turn.used
        return next((f for f in self.box.factions if _siding(army, f) in used), "")

    def side_with(self, army: Army, faction: str) -> None:
        """Let ``army`` side with ``faction`` for this turn, and with no other (W-62).

        :raises ValueError: there is no such faction.
        """
        if faction not in self.box.factions:
            raise ValueError(f"no faction {faction!r}")
        for other in self.box.factions:
            self.state.turn.used.pop(_siding(army, other), None)
        self.state.turn.used[_siding(army, faction)] = 1
        self.said()


def _siding(army: Army, faction: str) -> str:
    """Return under which name it is noted that ``army`` sides with ``faction`` this turn."""
    return f"side.{army.id}.{faction}"
