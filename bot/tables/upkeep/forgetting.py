"""Removing a person from all games, at once and for good; see :mod:`bot.storage.privacy`."""

from __future__ import annotations

import logging
from contextlib import suppress
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
    StorageFailed,
)
from bot.storage.rows import Game
from bot.tables import contents
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

        Who is asked to take a seat says no.  Nothing is posted that names them: from the first
        transaction on they have no name, and what posts of a game could say is removed with the
        change that writes them.  Others move in between.

        :raises StorageFailed: the disk refused; it goes on when asked again, or in the next life.
        """
        async with self._store.transaction() as writing:
            await writing.begin_forgetting(user)
        await self._forgotten(user)

    async def forget_the_rest(self) -> None:
        """Finish the removals that an earlier life, or a disk that refused, has left undone."""
        with suppress(StorageFailed):
            for user in await self._store.records.being_forgotten():
                await self._forgotten(user)

    async def _forgotten(self, user: int) -> None:
        """Remove ``user`` from the games noted for that, and then from all else."""
        games = await self._store.records.to_forget(user)
        for game_id in games:
            self._forget(game_id)
        await self._leave(user, set(games))
        for game_id in games:
            async with self._lock(game_id):
                async with self._store.transaction() as writing:
                    await writing.forget_in(user, game_id, contents.NAMES)
                self._forget(game_id)
        done = False
        while not done:
            async with self._store.transaction() as writing:
                done = await writing.finish_forgetting(user)
        await self._store.tidy()
        self._posted()

    async def _leave(self, user: int, games: set[int]) -> None:
        """Say no where ``user`` is asked, and rise from the tables, as far as that can be done."""
        for game_id, seat in await self._store.records.asked(user):
            if game_id in games:
                try:
                    await self.refuse(game_id, user, seat)
                except _PASSED as why:
                    log.info(
                        "game %d: could not refuse the seat its player was asked to take: %s",
                        game_id,
                        why,
                    )
        for game in await self._store.games_of(user):
            if game.id in games:
                try:
                    await self._rise(game, user)
                except _PASSED as why:
                    log.info("game %d: its player could not leave as usual: %s", game.id, why)

    async def _rise(self, game: Game, user: int) -> None:
        """Leave a lobby, or vacate the seat in a running game."""
        if game.status == "lobby":
            await self.leave(game.id, user)
            return
        for seat in await self._store.seats(game.id):
            if seat.user == user:
                await self.vacate(game.id, seat.seat, by=user, forgotten=True)
