"""An invented market: rows of one badge each, which the banners of two factions share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import rng
from engine.market import Offer
from engine.state import Combo, State
from engine.table import Game
from engine.view import Rows as Apart


@dataclass(frozen=True, slots=True)
class Rows:
    """Seat 0 takes banners of the first faction, seat 1 those of the second.

    A row costs a coin more than the one above it, and coins go to the bank.  The state holds row
    after row, each with a combo per faction; a combo without a race is a gap.
    """

    slots: int = 4
    step: int = 1

    def open(self, game: Game) -> None:
        """Fill nothing: the tables of tests say what lies there."""

    def offers(self, state: State, seat: int | None = None) -> Sequence[Offer]:
        found = [
            Offer(place, c.race, c.power, place // 2 * self.step, 0, (place % 2,))
            for place, c in enumerate(state.column)
            if c.race and c.power
        ]
        return [offer for offer in found if seat is None or offer.open_to(seat)]

    def rows(self, state: State) -> Apart | None:
        return None

    def banners_in_sight(self, state: State) -> Sequence[str]:
        return [combo.race for combo in state.column if combo.race]

    def badges_in_sight(self, state: State) -> Sequence[str]:
        return [combo.power for combo in state.column[::2] if combo.power]

    def take(self, game: Game, place: int) -> Offer:
        """Take the banner, and let those of its faction and all badges below slide up."""
        state = game.state
        taken = next(offer for offer in self.offers(state) if offer.place == place)
        if taken.price:
            game.pay(state.turn.player, -taken.price, "column")
        state.column[place].race = ""
        state.column[place].power = state.column[place ^ 1].power = ""
        return taken

    def refill(self, game: Game) -> None:
        """Close the gap in the one column of banners, and that in the badges."""
        state = game.state
        badges = [*self.badges_in_sight(state), rng.draw(state, state.badges)]
        columns = [[c.race for c in state.column[side::2] if c.race] for side in (0, 1)]
        state.column = [
            Combo(races[row] if row < len(races) else "", power)
            for row, power in enumerate(badges)
            for races in columns
        ]

    def swap(self, game: Game, theirs: str, mine: str) -> None:
        for combo in game.state.column:
            if combo.power == theirs:
                combo.power = mine

    def give_back(self, game: Game, race: str) -> None:
        game.state.banners.under.append(race)
