"""What comes by chance: the die, badges, and finds that lie hidden until one is drawn."""

from __future__ import annotations

from engine import rng
from engine.model import Army, Find

from .pieces import Pieces


class Draws(Pieces):
    """A table at which things are drawn."""

    __slots__ = ()

    def roll(self, player: int, region: int = -1) -> int:
        """Roll the reinforcement die for ``player``, with ``region`` named as the target."""
        self.state.withdrawals.clear()
        face = rng.roll(self.state, self.box.die)
        self.emit("rolled", player, region, face)
        return face

    def discover(self, army: Army, region: int) -> Find | None:
        """Show what lies hidden in ``region``, which ``army`` holds; ``None``: nothing is left.

        It is drawn only now (B-63), and works from now on.
        """
        if not self.state.hidden:
            return None
        find = Find(rng.draw(self.state, self.state.hidden), region)
        self.state.finds.append(find)
        self._changed_hands()
        self.emit("placed", army.player, region, why=find.id)
        for me in self.voices_of(army, "on_found"):
            if me.key == find.key:
                me.effect.on_found(me)
        return find

    def bring(self, find: Find, region: int | None) -> None:
        """Bring ``find`` to ``region``; ``None``: it lies nowhere any more."""
        if find.region is not None:
            self._part_with(find)
            self.emit("taken_off", self.keeper(find.region), find.region, 1, find.id)
        find.region = region
        self._changed_hands()
        if region is not None:
            self.emit("placed", self.keeper(region), region, why=find.id)

    def lay_badge(self, find: Find) -> None:
        """Draw a badge for ``find``; it lies there for the rest of the game."""
        find.badge = self.draw_badge()
        self.armies_changed()

    def draw_badge(self) -> str:
        """Draw the next badge of the stack; if it is empty, of the discarded ones (B-19).

        :raises IndexError: there is none at all.
        """
        state = self.state
        if not state.badges:
            state.badges.unseen, state.discards = sorted(state.discards), []
        return rng.draw(state, state.badges)

    def swap_badge(self, army: Army, power: str) -> None:
        """Exchange the badge of ``army`` for that of ``power``, which lies in sight (U-33)."""
        assert army.power is not None
        self.box.market.swap(self._game, power, army.power)
        army.power = power
        self.armies_changed()
        self.emit("swapped", army.player, race=army.race, power=power)
