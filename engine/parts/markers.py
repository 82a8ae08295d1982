"""Parts that put pieces on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.defaults import guarded_by, weakest
from engine.hooks import Effect, Me
from engine.model import Conquest


@dataclass(frozen=True, slots=True)
class LeaveBehind(Effect):
    """A piece goes into the regions I conquer, into the first ``limit`` ever if that is set."""

    marker: str
    limit: int | None = None

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """Lay it, if the supply has one (B-74)."""
        if self.limit is None:
            me.game.lay(conquest.region, self.marker)
        elif (laid := me.recall(self.marker)) < self.limit:
            me.remember(self.marker, laid + 1)
            me.game.lay(conquest.region, self.marker)


@dataclass(frozen=True, slots=True)
class Build(Effect):
    """Once a turn a piece may be built in a region of mine that has none (B-06, B-55)."""

    marker: str

    def on_turn_end(self, me: Me) -> None:
        """Ask where, while the supply lasts."""
        markers = {r.id: me.game.state.regions[r.id].markers for r in me.regions()}
        free = [r for r, here in markers.items() if self.marker not in here]
        if me.game.supply(self.marker):
            best = guarded_by(me.game, me.army, self.marker, 1, free, anew=False)
            order = [r for r in weakest(me.game, me.regions()) if r in free]
            me.ask(self.marker, free, default=(best + order)[:1])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Build it."""
        for region in chosen:
            me.game.lay(region, self.marker)


@dataclass(frozen=True, slots=True)
class Guard(Effect):
    """My pieces stand in different regions of mine, chosen anew each turn (B-45)."""

    marker: str
    pieces: int

    def on_turn_end(self, me: Me) -> None:
        """Ask where they shall stand; by default where most is at stake, else they stay."""
        held = [r.id for r in me.regions()]
        n = min(self.pieces, len(held))
        best, regions = guarded_by(me.game, me.army, self.marker, n), me.game.state.regions
        order = sorted(
            (r for r in weakest(me.game, me.regions()) if r not in best),
            key=lambda r: self.marker not in regions[r].markers,
        )
        me.ask(self.marker, held, at_least=n, up_to=n, default=(best + order)[:n])

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Move those that do not stand there already."""
        stand = {r.id for r in me.regions() if self.marker in me.game.state.regions[r.id].markers}
        for region in sorted(stand - set(chosen)):
            me.game.lift(region, self.marker)
        for region in chosen:
            if region not in stand:
                me.game.lay(region, self.marker)


@dataclass(frozen=True, slots=True)
class Camp(Effect):
    """All my pieces are placed anew each turn, any number per region; none is ever lost (B-41)."""

    marker: str

    def on_turn_end(self, me: Me) -> None:
        """Ask where all shall stand; by default where most is at stake, else they stay."""
        stand = [
            r.id
            for r in me.regions()
            for _ in range(me.game.state.regions[r.id].markers.get(self.marker, 0))
        ]
        spare = me.game.supply(self.marker)
        best = guarded_by(me.game, me.army, self.marker, len(stand) + spare, apart=False)
        self._ask(me, "anew", best or stand + self._evenly(me, spare))

    def on_withdraw(self, me: Me) -> None:
        """Ask where those of a lost region shall stand."""
        self._ask(me, "home", self._evenly(me, me.game.supply(self.marker)))

    def _evenly(self, me: Me, pieces: int) -> list[int]:
        order = weakest(me.game, me.regions())
        return [order[i % len(order)] for i in range(pieces)] if order else []

    def _ask(self, me: Me, name: str, default: list[int]) -> None:
        n = len(default)
        if n:
            me.ask(
                name,
                [r.id for r in me.regions()],
                at_least=n,
                up_to=n,
                repeats=True,
                default=default,
            )

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Place them."""
        if name == "anew":
            for own in me.regions():
                me.game.lift(own.id, self.marker)
        for region in chosen:
            me.game.lay(region, self.marker)
