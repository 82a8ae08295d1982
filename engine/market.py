"""Where combos are taken: what is on offer, for how much, and how the offer is filled again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from . import rng
from .hooks import Refusal
from .state import Combo, State

if TYPE_CHECKING:
    from .table import Game
    from .view import Rows


class Offer(NamedTuple):
    """A combo that can be taken."""

    place: int
    """How it is called by :class:`engine.actions.Pick`."""
    race: str
    power: str
    price: int
    """Coins to pay."""
    coins: int
    """Coins that lie on it, and are got with it."""
    seats: tuple[int, ...] | None = None
    """Who may take it; ``None``: everybody."""

    def open_to(self, seat: int) -> bool:
        """Whether ``seat`` may take it, if it can pay."""
        return self.seats is None or seat in self.seats


class Market(Protocol):
    """How combos are offered and paid for.

    Nobody else looks at how it lays its tiles in :class:`engine.state.State`.
    """

    @property
    def slots(self) -> int:
        """Combos on offer, as long as there are tiles."""

    @property
    def step(self) -> int:
        """Coins that each combo costs more than the one before it."""

    def open(self, game: Game) -> None:
        """Fill the offer at the start of a game."""

    def offers(self, state: State, seat: int | None = None) -> Sequence[Offer]:
        """Return what is on offer, in the order in which it is shown, whoever can pay for it.

        ``seat``: only what this seat may take.
        """

    def rows(self, state: State) -> Rows | None:
        """Return how badges and banners lie apart; ``None``: each combo lies by itself."""

    def banners_in_sight(self, state: State) -> Sequence[str]:
        """Return the races whose banners lie open, each once, on offer or not."""

    def badges_in_sight(self, state: State) -> Sequence[str]:
        """Return the powers whose badges lie open, each once, on offer or not."""

    def take(self, game: Game, place: int) -> Offer:
        """Let the turn's player pay and take it; the gap stays until :meth:`refill`."""

    def refill(self, game: Game) -> None:
        """Close the gap, if there is a tile for it."""

    def swap(self, game: Game, theirs: str, mine: str) -> None:
        """Lay the badge ``mine`` where ``theirs``, one in sight, lies; coins stay there (U-33)."""

    def give_back(self, game: Game, race: str) -> None:
        """Take the banner of a race that has left the board."""


def refusals(game: Game, place: int) -> Iterator[Refusal]:
    """Yield why the turn's player may not take what is on offer at ``place``."""
    offers, player = game.box.market.offers(game.state), game.state.turn.player
    offer = next((offer for offer in offers if offer.place == place), None)
    if offer is None:
        yield Refusal("no_such_combo", params={"places": len(offers)})
        return
    if not offer.open_to(player):
        yield Refusal("combo_of_others")
    if offer.price > (coins := game.state.coins[player]):
        yield Refusal("too_poor", params={"price": offer.price, "coins": coins})


@dataclass(frozen=True, slots=True)
class Column:
    """One column of combos, the first of them free, and coins that stay on those passed over.

    Source: B-14, B-19, B-64.
    """

    slots: int
    """Combos on offer."""
    step: int
    """Coins to lay on each combo above the one taken."""

    def open(self, game: Game) -> None:
        """Fill it from the stacks."""
        while game.state.banners and len(game.state.column) < self.slots:
            self.refill(game)

    def offers(self, state: State, seat: int | None = None) -> Sequence[Offer]:
        """Return the combos from the free one on; everybody may take any of them."""
        return tuple(
            Offer(place, combo.race, combo.power, place * self.step, combo.coins)
            for place, combo in enumerate(state.column)
        )

    def rows(self, state: State) -> Rows | None:
        """Each combo lies by itself."""
        return None

    def banners_in_sight(self, state: State) -> Sequence[str]:
        """Return the races of the combos."""
        return [combo.race for combo in state.column]

    def badges_in_sight(self, state: State) -> Sequence[str]:
        """Return the powers of the combos."""
        return [combo.power for combo in state.column]

    def take(self, game: Game, place: int) -> Offer:
        """Lay coins on those above, and take the combo with the coins that lie on it."""
        taken, player = self.offers(game.state)[place], game.state.turn.player
        for above in game.state.column[:place]:
            above.coins += self.step
        if taken.price:
            game.pay(player, -taken.price, "column")
        game.state.column.pop(place)
        if taken.coins:
            game.pay(player, taken.coins, "column")
        return taken

    def refill(self, game: Game) -> None:
        """Fill the last slot from the stacks, if there is a banner."""
        if game.state.banners:
            self._lay(game, rng.draw(game.state, game.state.banners))

    def swap(self, game: Game, theirs: str, mine: str) -> None:
        """Change the badge of a combo; its coins stay with it."""
        next(combo for combo in game.state.column if combo.power == theirs).power = mine

    def give_back(self, game: Game, race: str) -> None:
        """Put a banner in the lowest empty slot, else under the stack."""
        if len(game.state.column) < self.slots:
            self._lay(game, race)
        else:
            game.state.banners.under.append(race)

    def _lay(self, game: Game, race: str) -> None:
        """Open a combo of ``race`` and the next badge in the lowest slot."""
        state, power = game.state, game.draw_badge()
        state.column.append(Combo(race, power))
        game.emit(
            "offered", state.turn.player, amount=len(state.column) - 1, race=race, power=power
        )
