"""A market of rows: in each lies one badge, which the columns of several factions share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from . import rng
from .market import Offer
from .state import Combo, State
from .view import Banners, Rows

if TYPE_CHECKING:
    from .table import Game


class Faction(NamedTuple):
    """Whose banners lie in one column."""

    id: str
    races: frozenset[str]
    seats: tuple[int, ...]
    """Who may take them."""


@dataclass(frozen=True, slots=True)
class FactionRows:
    """A column of banners for each faction, and one of badges beside them all (T-05 to T-09).

    The state holds row after row, and in each a combo for every faction: its badge is that of the
    row, and without a race it is a gap.
    """

    factions: tuple[Faction, ...]
    """From left to right."""
    height: int
    """Rows in sight, the last of them being what lies on top of the stacks."""
    step: int
    """Coins that a row costs more than the one above it; all goes to the bank."""

    @property
    def slots(self) -> int:
        """Combos on offer while no column has a gap."""
        return self.height * len(self.factions)

    def open(self, game: Game) -> None:
        """Fill all columns from the stacks (T-05, T-06)."""
        self._fill(game, [], [[] for _ in self.factions])

    def offers(self, state: State, seat: int | None = None) -> Sequence[Offer]:
        """Return every banner that has a badge in its row, row by row (T-07)."""
        width = len(self.factions)
        found = (
            Offer(
                place,
                combo.race,
                combo.power,
                place // width * self.step,
                0,
                self.factions[place % width].seats,
            )
            for place, combo in enumerate(state.column)
            if combo.race and combo.power
        )
        return tuple(offer for offer in found if seat is None or offer.open_to(seat))

    def rows(self, state: State) -> Rows:
        """Return badges and columns of banners."""
        badges = self._badges(state)
        return Rows(
            tuple(badges),
            tuple(row * self.step for row in range(len(badges))),
            tuple(
                Banners(
                    faction.id,
                    faction.seats,
                    tuple(self._banners(state, column)),
                    sum(race in faction.races for race in _tiles(state)),
                )
                for column, faction in enumerate(self.factions)
            ),
        )

    def banners_in_sight(self, state: State) -> Sequence[str]:
        """Return the races of all columns."""
        return [combo.race for combo in state.column if combo.race]

    def badges_in_sight(self, state: State) -> Sequence[str]:
        """Return the powers of the rows."""
        return [power for power in self._badges(state) if power]

    def take(self, game: Game, place: int) -> Offer:
        """Let the turn's player pay the bank, and take a banner and the badge of its row (T-07)."""
        state, width = game.state, len(self.factions)
        taken = next(offer for offer in self.offers(state) if offer.place == place)
        if taken.price:
            game.pay(state.turn.player, -taken.price, "column")
        state.column[place].race = ""
        row = place // width * width
        for combo in state.column[row : row + width]:
            combo.power = ""
        return taken

    def refill(self, game: Game) -> None:
        """Slide up what lies under gaps; what lies on the stacks comes in sight (T-08)."""
        columns = range(len(self.factions))
        banners = [[race for race in self._banners(game.state, c) if race] for c in columns]
        self._fill(game, self.badges_in_sight(game.state), banners)

    def swap(self, game: Game, theirs: str, mine: str) -> None:
        """Change the badge of a row."""
        for combo in game.state.column:
            if combo.power == theirs:
                combo.power = mine

    def give_back(self, game: Game, race: str) -> None:
        """Put a banner in the topmost gap of its column, else under the stack (T-09, W-83)."""
        state, width = game.state, len(self.factions)
        column = next(n for n, faction in enumerate(self.factions) if race in faction.races)
        banners = self._banners(state, column)
        if "" in banners:
            place = banners.index("") * width + column
            state.column[place].race = race
            game.emit("offered", state.turn.player, amount=place, race=race)
        else:
            state.banners.under.append(race)

    def _badges(self, state: State) -> list[str]:
        """Return the power of each row; empty where it has none."""
        return [combo.power for combo in state.column[:: len(self.factions)]]

    def _banners(self, state: State, column: int) -> list[str]:
        """Return the race in each row of a column; empty where there is none."""
        return [combo.race for combo in state.column[column :: len(self.factions)]]

    def _fill(self, game: Game, badges: Sequence[str], banners: Sequence[Sequence[str]]) -> None:
        """Lay these without gaps, and under them what comes next as far as there is any."""
        state, width = game.state, len(self.factions)
        powers = [*badges]
        while len(powers) < self.height and (state.badges or state.discards):
            powers.append(game.draw_badge())
            self._tell(game, (len(powers) - 1) * width, power=powers[-1])
        state.column = [Combo("", power) for power in self._to_height(powers) for _ in range(width)]
        for column, faction in enumerate(self.factions):
            races = [*banners[column]]
            while len(races) < self.height and any(r in faction.races for r in _tiles(state)):
                races.append(rng.draw(state, state.banners, faction.races))
                self._tell(game, (len(races) - 1) * width + column, race=races[-1])
            for row, race in enumerate(races):
                state.column[row * width + column].race = race

    def _to_height(self, tiles: Sequence[str]) -> list[str]:
        return [*tiles, *[""] * (self.height - len(tiles))]

    def _tell(self, game: Game, place: int, race: str = "", power: str = "") -> None:
        """Tell what has come in sight."""
        game.emit("offered", game.state.turn.player, amount=place, race=race, power=power)


def _tiles(state: State) -> list[str]:
    """Return the banners that lie in the stacks."""
    return [*state.banners.unseen, *state.banners.under]
