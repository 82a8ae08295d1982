"""Showing one's coins to one's allies, or keeping them secret again (T-04)."""

from __future__ import annotations

from bot.errors import NoAllies, NotAPlayer
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table


class Showing(Lobbies):
    """The switch that every seat of a side has."""

    async def show_coins(self, game_id: int, user: int, shows: bool | None = None) -> Table:
        """Have ``user`` show their coins to their allies, or not; ``None``: the other way round.

        Nobody is told; an ally sees it where they look.

        :raises NotAPlayer: the user has no seat.
        :raises NoAllies: nobody else plays for their side.
        :raises NotStarted, GameEnded: it is a lobby, or called off.
        :raises NoGame: there is no such game.
        :raises StorageFailed: the disk refused; nothing has changed.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            table.playing()
            seat = table.seat_of(user)
            if seat is None:
                raise NotAPlayer
            if not table.sides.allies(seat):
                raise NoAllies
            wanted = not table.seats[seat].shows if shows is None else shows
            async with self._building_on(table) as writing:
                await writing.set_shows(game_id, seat, wanted)
            return await self._load(game_id)
