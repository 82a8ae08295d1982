"""The SQLite file: rows in, rows out, and transactions.  No rules, no Discord.

The log of actions is the game.  ``(game_id, seq)`` is its key and at the same
time the guard against two writers; snapshots are a cache of it.  Whatever
belongs together is written in one :class:`Transaction` and is durable when
:meth:`Store.transaction` has been left.  Reading sees only what is committed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Set
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bot.clock import Clock, stamp
from bot.errors import Conflict, StorageFailed
from bot.storage import copies
from bot.storage.connection import LOG, Connection, bring_in, connect, empty
from bot.storage.migrate import bring_up_to_date
from bot.storage.outages import Outage, Outages
from bot.storage.reading import Reading
from bot.storage.writing import Transaction

TRIES: Final = 5
"""How often, a second apart, the log of writes is to be emptied while another program reads it."""

log = logging.getLogger(__name__)


def new_nonce() -> str:
    """Return 24 random characters, for Discord to know a repeated message by."""
    return secrets.token_hex(12)


class Store(Reading):
    """The open database file: one connection to write, one to read, each with its thread."""

    def __init__(
        self,
        path: Path,
        writer: Connection,
        reader: Connection,
        clock: Clock,
        nonce: Callable[[], str],
        outages: Outages,
    ) -> None:
        super().__init__(reader, outages)
        self._path = path
        self._writer = writer
        self._clock = clock
        self._nonce = nonce
        self._writing = asyncio.Lock()
        self._bringing: asyncio.Task[None] | None = None
        """Brings the log of writes in."""
        self.on_timers: Callable[[], None] = lambda: None
        """Called after each commit that set timers."""
        self.on_games: Callable[[Set[int]], None] = lambda games: None
        """Called after each commit with the games that it has changed."""

    @classmethod
    async def open(
        cls,
        path: str,
        clock: Clock,
        *,
        nonce: Callable[[], str] = new_nonce,
        busy_ms: int = 5000,
    ) -> Store:
        """Open the file at ``path``, made and brought up to date if need be.

        ``busy_ms``: milliseconds to wait for another process that holds the
        file.  To be closed, or its threads keep the process alive.

        :raises DatabaseRefused: it is newer than this code, another program's,
            damaged, or cannot be opened or written.
        """
        await asyncio.to_thread(bring_up_to_date, path, busy_ms=busy_ms)
        # The writer's cursors end in the loop's thread, its statements run in its own: two cursors
        # that share a statement of Python's cache could disturb each other (CPython issue 118172).
        writer = await connect(path, busy_ms, cached_statements=0)
        reader = await connect(path, busy_ms)
        await reader.execute("PRAGMA query_only = ON")
        return cls(Path(path), writer, reader, clock, nonce, await _outages(reader))

    async def close(self) -> None:
        """Close the file when the transaction being written, if any, has ended."""
        async with self._writing:
            self._closed = True
            await self._reader.close()
            await self._writer.close()
        if self._bringing is not None:
            await self._bringing

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Write several things, all or nothing; durable when the block has been left.

        :raises StorageFailed: the disk refused, or another process held the file too long.
        :raises Conflict: another writer was first (a key was taken meanwhile).
        """
        async with self._writing:
            writing = Transaction(self._writer, stamp(self._clock), self._nonce)
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield writing
                await self._writer.execute("COMMIT")
                self._keep_log_short()
                if writing.games:
                    self.on_games(writing.games)
            except sqlite3.IntegrityError as error:
                await self._roll_back()
                raise Conflict(str(error)) from error
            except sqlite3.Error as error:
                await self._roll_back()
                raise StorageFailed(why=str(error)) from error
            except BaseException:
                await self._roll_back()
                raise
            finally:
                if writing.timed:
                    self.on_timers()

    def _keep_log_short(self) -> None:
        """Have the log of writes brought in if it is long, when those who wait have written."""
        if self._bringing is not None and not self._bringing.done():
            return
        with suppress(OSError):
            if copies.wal(self._path).stat().st_size > LOG:
                self._bringing = asyncio.create_task(self._bring_in())

    async def _bring_in(self) -> None:
        async with self._writing:
            if self._closed:
                return
            try:
                await self._writer.run(bring_in)
            except sqlite3.Error as error:
                log.warning(
                    "the log of writes keeps growing; could not bring it into the database: %s",
                    error,
                )

    async def tidy(self) -> None:
        """Bring the log of writes into the file, so that what was deleted is in neither.

        Nor in the copy that an update has left, which is thrown away.  If another program reads the
        log for longer than some seconds, it keeps what is in it for as long.

        :raises StorageFailed: the disk refused.
        """
        for _ in range(TRIES):
            if await self._emptied():
                break
            await self._clock.sleep(1)
        else:
            log.info(
                "could not empty the log of writes, because another program is reading the database"
            )
        await asyncio.to_thread(copies.drop, self._path)

    async def _emptied(self) -> bool:
        """Empty the log of writes, in the thread of those who read; return whether it is empty."""
        async with self._writing:
            try:
                return await self._reader.run(empty)
            except sqlite3.Error as error:
                raise StorageFailed(why=str(error)) from error

    async def drop_copies(self, before: int) -> None:
        """Throw away the copy that an update has left, if it did so ``before`` (Unix seconds)."""
        await asyncio.to_thread(copies.drop, self._path, before)

    async def _roll_back(self) -> None:
        """End the transaction, which SQLite itself may have ended already."""
        with suppress(sqlite3.Error):
            await self._writer.execute("ROLLBACK")

    async def forget_message(self, message: int) -> None:
        """Note that a message of ours was deleted in Discord."""
        async with self.transaction() as writing:
            await writing.forget_message(message)

    async def set_locale(self, user: int, locale: str) -> None:
        """Remember the language that ``user`` uses."""
        async with self.transaction() as writing:
            await writing.set_locale(user, locale)


async def _outages(db: Connection) -> Outages:
    known = await db.execute_fetchall("SELECT began, ended FROM outages")
    alive = list(await db.execute_fetchall("SELECT reached, life FROM alive"))
    return Outages((Outage(*row) for row in known), *(alive[0] if alive else ()))
