"""Removing a person from all games, at once and for good."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from typing import Final

from bot.errors import (
    AlreadyStarted,
    GameBroken,
    GameEnded,
    NoGame,
    NoSeat,
    NotAPlayer,
    NotStarted,
    NotWanted,
)
from bot.storage.rows import Game
from bot.tables.seats.seating import Seating

log = logging.getLogger(__name__)

_PASSED: Final = (
    AlreadyStarted, GameBroken, GameEnded, NoGame, NoSeat, NotAPlayer, NotStarted, NotWanted,
)  # fmt: skip
"""Met where a game has changed meanwhile or cannot be read; the removal itself covers it."""


class Forgetting(Seating):
    """Forgets people."""

    async def forget_person(self, user: int) -> None:
        """Leave all lobbies, vacate all seats, and remove the id of ``user`` from what is stored.

        Who is asked to take a seat says no.  Nothing is posted that names them: what posts of a
        game could say is removed with the change that writes them.

        :raises StorageFailed: the disk refused; asked again, it goes on where it stopped.
        """
        for game_id, seat in await self._store.records.asked(user):
            try:
                await self.refuse(game_id, user, seat)
            except _PASSED as why:
                log.info("game %d: nobody could be told of a refusal: %s", game_id, why)
        for game in await self._store.games_of(user):
            try:
                await self._rise(game, user)
            except _PASSED as why:
                log.info("game %d: its player could not leave in the usual way: %s", game.id, why)
        games = await self._store.records.games(user)
        async with AsyncExitStack() as locked:
            for game_id in games:
                await locked.enter_async_context(self._lock(game_id))
            async with self._store.transaction() as writing:
                await writing.forget_person(user)
            for game_id in games:
                self._forget(game_id)
        await self._store.tidy()
        self._posted()

    async def _rise(self, game: Game, user: int) -> None:
        """Leave a lobby, or vacate the seat in a running game."""
        if game.status == "lobby":
            await self.leave(game.id, user)
            return
        for seat in await self._store.seats(game.id):
            if seat.user == user:
                await self.vacate(game.id, seat.seat, by=user, forgotten=True)
