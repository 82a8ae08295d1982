"""Standing orders of players: for one game, or for all their games.

An order for one game goes before the person's own.  Nobody but the player is shown either; what
is placed by them is public like every move, and is told in the same words for everybody.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from bot.errors import BadOptions, NotAPlayer
from bot.storage.rows import Seat
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table
from engine import ASK, EVEN, GUARD, ORDERS

PLACING: Final = tuple(order for order in ORDERS if order != ASK)
"""Orders that say where tokens go."""
COMPUTERS: Final = "border"
"""What computers order, which nobody asks."""


@dataclass(frozen=True, slots=True)
class Orders:
    """What a player has ordered; ``None``: nothing."""

    withdraw: str | None = None
    """Where driven-out tokens go: one of :data:`engine.ORDERS`."""
    end_turn: str | None = None
    """Where *End turn* puts the tokens that are left: one of :data:`PLACING`."""

    @classmethod
    def read(cls, stored: str | None) -> Orders:
        """Return orders as they were written; what is unknown by now counts as not ordered."""
        try:
            known: Any = json.loads(stored or "{}")
        except ValueError:
            known = {}
        if not isinstance(known, dict):
            known = {}
        withdraw, end_turn = known.get("withdraw"), known.get("end_turn")
        return cls(
            withdraw if withdraw in ORDERS else None, end_turn if end_turn in PLACING else None
        )

    def written(self) -> str | None:
        """Return the orders as they are stored, ``None`` where there are none."""
        given = {name: order for name, order in asdict(self).items() if order is not None}
        return json.dumps(given, sort_keys=True) if given else None

    def changed(self, changes: dict[str, str | None]) -> Orders:
        """Return the orders with ``changes`` made.

        :raises BadOptions: there is no such order.
        """
        for name, order in changes.items():
            allowed = ORDERS if name == "withdraw" else PLACING
            if order is not None and order not in allowed:
                raise BadOptions(option=name, value=order)
        return Orders(**{**asdict(self), **changes})


def orders_of(seat: Seat) -> Orders:
    """Return what is ordered for ``seat``: for this game, else for all of the player's games."""
    if seat.user is None:
        return Orders(COMPUTERS, COMPUTERS) if seat.computer else Orders()
    here, everywhere = Orders.read(seat.orders), Orders.read(seat.habit)
    return Orders(here.withdraw or everywhere.withdraw, here.end_turn or everywhere.end_turn)


def withdraws(seat: Seat) -> str | None:
    """Return how the player at ``seat`` wants to withdraw unasked; ``None``: he has not said."""
    order = orders_of(seat).withdraw
    return None if order == ASK else order


def order_for(table: Table) -> str:
    """Return the order by which is placed what whoever must decide does not place himself.

    Unless he has ordered something, driven-out tokens go by ``even`` (B-60), others by ``guard``.
    """
    if not table.deciders or table.state is None:
        return EVEN
    seat = table.seats[table.deciders[0]]
    if table.state.turn.at.places == "driven":
        return withdraws(seat) or EVEN
    return orders_of(seat).end_turn or GUARD


class Ordering(Lobbies):
    """Giving standing orders."""

    async def orders(self, user: int, game_id: int | None = None) -> Orders:
        """Return what ``user`` has ordered for a game alone, or for all.

        :raises NotAPlayer: the user has no seat in it.
        :raises NoGame: there is no such game.
        """
        if game_id is None:
            return Orders.read((await self._store.people.person(user)).orders)
        return Orders.read(self._seat_of(await self.load(game_id), user).orders)

    async def order(
        self, user: int, changes: dict[str, str | None], game_id: int | None = None
    ) -> Orders:
        """Change the orders of ``user`` for one game, or for all, and return them.

        ``changes``: by field of :class:`Orders`; ``None`` takes an order back.

        :raises BadOptions: there is no such order.
        :raises NotAPlayer: the user has no seat in the game.
        :raises NoGame: there is no such game.
        :raises StorageFailed: the disk refused; nothing has changed.
        """
        if game_id is not None:
            return await self._order_here(user, changes, game_id)
        orders = (await self.orders(user)).changed(changes)
        async with self._store.transaction() as writing:
            await writing.set_person(user, orders=orders.written())
        for game in await self._store.games_of(user):
            async with self._lock(game.id):
                self._forget(game.id)
        return orders

    async def _order_here(self, user: int, changes: dict[str, str | None], game_id: int) -> Orders:
        async with self._lock(game_id):
            table = await self._load(game_id)
            seat = self._seat_of(table, user)
            orders = Orders.read(seat.orders).changed(changes)
            async with self._building_on(table) as writing:
                await writing.set_orders(game_id, seat.seat, orders.written())
        return orders

    @staticmethod
    def _seat_of(table: Table, user: int) -> Seat:
        seat = table.seat_of(user)
        if seat is None:
            raise NotAPlayer
        return table.seats[seat]
