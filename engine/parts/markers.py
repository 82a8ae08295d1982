"""Parts that put pieces on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.hooks import Effect
from engine.me import Me
from engine.orders.guarding import guarded_by
from engine.state import Conquest

from .lending import fewest, is_free, unmoved
from .where import Where, anywhere


@dataclass(frozen=True, slots=True)
class LeaveBehind(Effect):
    """A piece goes into the matching regions I conquer, only so many ever if ``limit`` is set."""

    marker: str
    limit: int | None = None
    where: Where = anywhere

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        """Lay it, if the supply has one (B-74) and the region is mine."""
        region = me.game.box.regions[conquest.region]
        if me.game.state.regions[region.id].army != me.army.id or not self.where(me, region):
            return
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
        if me.game.supply(self.marker):
            me.ask(self.marker, [r for r, here in markers.items() if self.marker not in here])

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake."""
        best = guarded_by(me.game, me.army, self.marker, 1, options, anew=False)
        return best or [r for r in me.game.weakest(me.regions()) if r in options][:1]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Build it."""
        for region in chosen:
            me.game.lay(region, self.marker)


@dataclass(frozen=True, slots=True)
class Guard(Effect):
    """My pieces stand in different regions of mine, chosen anew each turn (B-45).

    Lent, as many as are chosen; the others stay as they are (U-50, U-70).
    """

    marker: str
    pieces: int

    def on_turn_end(self, me: Me) -> None:
        """Ask where they shall stand."""
        held = [r.id for r in me.regions()]
        n = min(self.pieces, len(held))
        me.ask(self.marker, held, at_least=fewest(me, n), up_to=n)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake, else they stay."""
        best, regions = guarded_by(me.game, me.army, self.marker, up_to), me.game.state.regions
        order = sorted(
            (r for r in me.game.weakest(me.regions()) if r not in best),
            key=lambda r: self.marker not in regions[r].markers,
        )
        return (best + order)[:up_to]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Move those that do not stand there already, wherever they stood (U-70)."""
        regions = me.game.state.regions
        stand = {r for r, here in regions.items() if self.marker in here.markers}
        stay = unmoved(me, self.marker, stand, chosen)
        for region in sorted(stand.difference(chosen, stay)):
            me.game.lift(region, self.marker)
        for region in chosen:
            if region not in stand:
                me.game.lay(region, self.marker)


def lies(me: Me, marker: str) -> int | None:
    """Return the region in which the only piece of ``marker`` lies; ``None``: it lies in none."""
    return next(iter(me.game.where_lies(marker)), None)


def standing(me: Me, marker: str) -> list[int]:
    """Return the region of each piece of ``marker`` in regions of mine, in board order."""
    regions = me.game.state.regions
    return [r.id for r in me.regions() for _ in range(regions[r.id].markers.get(marker, 0))]


@dataclass(frozen=True, slots=True)
class Camp(Effect):
    """All my pieces are placed anew each turn, any number per region; none is ever lost (B-41).

    Lent, as many as are chosen; the others stay as they are (U-50, U-70).
    """

    marker: str

    def on_turn_end(self, me: Me) -> None:
        """Ask where all shall stand."""
        self._ask(me, "anew", len(standing(me, self.marker)) + me.game.supply(self.marker))

    def on_withdraw(self, me: Me) -> None:
        """Ask where those of a lost region shall stand; others may have been left out (U-50)."""
        n = me.game.supply(self.marker)
        if is_free(me):
            turn = me.game.state.turn
            lines = [c for c in (*turn.journal, *turn.forced) if c.loser == me.army.id]
            n = min(n, sum(c.markers.get(self.marker, 0) for c in lines))
        self._ask(me, "home", n)

    def _ask(self, me: Me, name: str, n: int) -> None:
        if n:
            held = [r.id for r in me.regions()]
            me.ask(name, held, at_least=fewest(me, n), up_to=n, repeats=True)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake, else they stay and others go in turn to the weakest regions."""
        stand: list[int] = []
        if name == "anew":
            if best := guarded_by(me.game, me.army, self.marker, up_to, apart=False):
                return best
            stand = standing(me, self.marker)
        order = me.game.weakest(me.regions())
        return stand + [order[i % len(order)] for i in range(up_to - len(stand))]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Place them."""
        if name == "anew":
            chosen = [*chosen, *unmoved(me, self.marker, standing(me, self.marker), chosen)]
            for own in me.regions():
                me.game.lift(own.id, self.marker)
        for region in chosen:
            me.game.lay(region, self.marker)


@dataclass(frozen=True, slots=True)
class Gathers(Effect):
    """A piece for each matching region held when conquests are over; placed, it stays (U-43).

    Lent, as many as are chosen are laid, and there are no others (U-50).
    """

    marker: str
    where: Where

    def on_redeploy(self, me: Me) -> None:
        """Count the regions before anything is moved."""
        held = sum(self.where(me, r) for r in me.regions())
        me.remember("gathered", min(held, me.game.supply(self.marker)))

    def on_turn_end(self, me: Me) -> None:
        """Ask where the new ones shall lie."""
        n = me.recall("gathered")
        held = [r.id for r in me.game.quarters(me.army)]
        if n:
            me.ask("where", held, at_least=fewest(me, n), up_to=n, repeats=True)

    def suggests(self, me: Me, name: str, options: Sequence[int], up_to: int) -> Sequence[int]:
        """Where most is at stake."""
        best = guarded_by(me.game, me.army, self.marker, up_to, options, anew=False, apart=False)
        order = me.game.weakest(me.game.quarters(me.army))
        return best + [order[i % len(order)] for i in range(up_to - len(best))]

    def on_answer(self, me: Me, name: str, chosen: Sequence[int]) -> None:
        """Lay them."""
        for region in chosen:
            me.game.lay(region, self.marker)
