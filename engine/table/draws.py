"""What comes by chance: the die, badges, and finds that lie hidden until one is drawn."""

from __future__ import annotations

from collections.abc import Collection

from engine import rng
from engine.made_up import is_made_up
from engine.me import Me, Source
from engine.state import Army, Find
from engine.things import Family

from .pieces import Pieces


class Draws(Pieces):
    """A table at which things are drawn."""

    __slots__ = ()

    def roll(self, army: Army, region: int = -1) -> int:
        """Roll the reinforcement die for ``army``, with ``region`` named as the target."""
        self.state.withdrawals.clear()
        face = rng.roll(self.state, self.box.die)
        self.emit("rolled", army.player, region, face, race="" if army.active else army.race)
        return face

    def chance(self, n: int) -> int:
        """Return a fair number in ``range(n)``: what an effect leaves to chance, and what it shows.

        It is drawn now, so nobody takes the step back, and no state knew of it before.
        """
        self.state.withdrawals.clear()
        number = rng.below(self.state, n)
        self._shown()
        return number

    def _shown(self) -> None:
        """From here on a table that is made up doesn't tell what happens: it was not foreseen."""
        self.guessed = is_made_up(self.state)

    def discover(self, army: Army, region: int, family: Family | None = None) -> Find | None:
        """Show what lies hidden in ``region``, found by ``army``; ``None``: nothing is left.

        It is drawn only now (B-63), and works from now on.  ``family``: it must be of this one.
        """
        hidden, finds = self.state.hidden, self.box.finds
        among = None
        if family:
            among = {f for f in (*hidden.unseen, *hidden.under) if finds[f].family == family}
        if not (hidden if among is None else among):
            return None
        find = Find(rng.draw(self.state, hidden, among), region)
        self._shown()
        self.state.finds.append(find)
        self._finds_moved([find])
        self.emit("found", army.player, region, why=find.id)
        self._found(army, find)
        return find

    def _found(self, army: Army, find: Find) -> None:
        """Tell ``find`` that ``army`` has found it, whether or not it speaks for it yet (U-48)."""
        trait = self.box.finds[find.id].trait
        source = Source.found(trait, army, find)
        for effect in trait.voices.get("on_found", ()):
            effect.on_found(Me(self._game, army, trait, effect, source))

    def bring(self, find: Find, region: int | None) -> None:
        """Bring ``find`` to ``region``; ``None``: it lies nowhere any more."""
        if find.region is not None:
            self._part_with(find)
            self.emit("taken_off", self.keeper(find.region), find.region, 1, find.id)
        find.region = region
        self._finds_moved([find])
        if region is not None:
            self.emit("placed", self.keeper(region), region, why=find.id)

    def lay_badge(self, find: Find, but: Collection[str] = ()) -> None:
        """Draw a badge, none of ``but``, for ``find``; it lies there for the rest of the game."""
        find.badge = self.draw_badge(but)
        self._shown()
        self.armies_changed()
        region = -1 if find.region is None else find.region
        self.emit("lent", self.state.turn.player, region, why=find.id, power=find.badge)

    def draw_badge(self, but: Collection[str] = ()) -> str:
        """Draw the next badge of the stack, none of ``but`` (U-71).

        If there is none, the discarded ones are shuffled into the stack (B-19).

        :raises IndexError: there is none at all.
        """
        state, stack = self.state, self.state.badges
        if not any(badge not in but for badge in (*stack.unseen, *stack.under)):
            stack.unseen, state.discards = sorted((*stack.unseen, *state.discards)), []
        among = {badge for badge in (*stack.unseen, *stack.under) if badge not in but}
        return rng.draw(state, stack, among if but else None)

    def swap_badge(self, army: Army, power: str) -> None:
        """Exchange the badge of ``army`` for that of ``power``, which lies in sight (U-33)."""
        assert army.power is not None
        self.box.market.swap(self._game, power, army.power)
        army.power = power
        self.armies_changed()
        self.emit("swapped", army.player, race=army.race, power=power)
