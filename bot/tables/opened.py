"""Started games in memory, read from the log when they are first asked for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import (
    Conflict,
    GameBroken,
    GameEnded,
    NotStarted,
    StorageFailed,
)
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables import ledger
from bot.tables.clocks.timing import kept
from bot.tables.ledger import Ledger, Loaded
from bot.tables.lobbies import Lobbies, new_seed
from bot.tables.table import Table
from engine.codec import dump_state

REMEMBERED = 128
"""Started games kept in memory."""


@dataclass(slots=True)
class OpenGame:
    """A started game in memory."""

    table: Table
    ledger: Ledger


class Opened(Lobbies):
    """All games, those that have started kept in memory."""

    def __init__(self, store: Store, clock: Clock, seed: Callable[[], str] = new_seed) -> None:
        super().__init__(store, clock, seed)
        self._open_games: OrderedDict[int, OpenGame] = OrderedDict()

    async def load(self, game_id: int) -> Table:
        """Return the table as it stands; quick from memory once it has started.

        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        if known := self._open_games.get(game_id):
            return known.table
        return await super().load(game_id)

    async def _load(self, game_id: int) -> Table:
        if known := self._open_games.get(game_id):
            return known.table
        table = await super()._load(game_id)
        if table.game.seed is None or table.game.emptied:
            return table
        try:
            return (await self._open(table)).table
        except GameBroken:
            # Of a game called off nothing is left to be read.
            if table.game.status == "cancelled":
                return table
            raise

    async def _open(self, table: Table) -> OpenGame:
        """Bring a started game into memory; its lock is held."""
        loaded = await ledger.load(self._store, table.game, table.seats)
        now = loaded.ledger.table(table.game, table.seats)
        if now.game.status == "running":
            clock = await self._store.clock(now.game.id, now.turn_began)
            timers = await self._store.timers(now.game.id) if now.left_alone else ()
            now = kept(now, clock, timers, self._store.outages)
        game = OpenGame(now, loaded.ledger)
        if loaded.bad:
            await self._mend(table.game.id, loaded)
        self._open_games[table.game.id] = game
        while len(self._open_games) > REMEMBERED:
            self._open_games.popitem(last=False)
        return game

    async def _mend(self, game_id: int, loaded: Loaded) -> None:
        """Put a good snapshot in the place of bad ones, if the disk allows."""
        with suppress(StorageFailed, Conflict):
            async with self._store.transaction() as writing:
                await writing.drop_snapshots(game_id, *loaded.bad)
                await keep(writing, game_id, loaded.ledger)

    def _forget(self, game_id: int) -> None:
        self._open_games.pop(game_id, None)

    def reread(self) -> None:
        """Have all games read anew, for time has been given back."""
        self._open_games.clear()

    async def _started(self, game_id: int) -> Table:
        table = await self.load(game_id)
        table.playing()
        return table

    async def _opened(self, game_id: int) -> OpenGame:
        """Return a started game from memory or the disk; its lock is held.

        :raises NotStarted: it is a lobby.
        """
        table = await self._load(game_id)
        if game_id not in self._open_games:
            raise GameEnded(status=table.game.status) if table.game.ended else NotStarted
        self._open_games.move_to_end(game_id)
        return self._open_games[game_id]


async def keep(writing: Transaction, game_id: int, book: Ledger) -> None:
    """Keep the table with which the turn began, so that its steps can still be taken back."""
    state = dump_state(book.turn_state)
    await writing.keep_snapshot(game_id, book.turn_began, book.box.version, state)
