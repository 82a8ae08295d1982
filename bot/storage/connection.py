"""A connection to the SQLite file, whose statements run in a thread of its own; and its settings.

SQLite brings the log of writes (``-wal``) into the file with whichever commit makes it long, and
whoever wrote that waits for the disk twice.  Here no commit does; :func:`bring_in` does it between
two transactions.  It is for the connection that writes: until SQLite 3.51.3 a file could be damaged
if one connection brought the log in while another wrote (https://sqlite.org/wal.html#walresetbug).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import aiosqlite

from bot.storage import migrate

LOG: Final = 1 << 19
"""Bytes that the log of writes may have before it is brought in, and that it keeps then."""

T = TypeVar("T")

Read = Callable[..., Awaitable[list[Any]]]
"""Runs a query with its parameters on the reading connection and returns the rows."""


class Connection(aiosqlite.Connection):
    """A connection that can do a piece of work with many statements in one go."""

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do ``work`` in this connection's thread and return what it returns, or raise that.

        It is given SQLite's connection and ``args``.  Between its statements nothing waits for the
        loop, however busy that is; so what it writes is not held up in the midst.
        """
        result: T = await self._execute(work, self._conn, *args)  # type: ignore[no-untyped-call]
        return result

    async def write_rows(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Do ``sql``, which returns nothing, with each of ``rows``.

        Its cursor stays in the thread.  A cursor keeps the file open, also after :meth:`close`, for
        as long as anything refers to it, and a task that was cancelled may do so for long.
        """
        await self.run(_write_rows, sql, rows)


def _write_rows(db: sqlite3.Connection, sql: str, rows: Iterable[Sequence[object]]) -> None:
    db.executemany(sql, rows).close()


async def connect(path: str, busy_ms: int, *, cached_statements: int = 128) -> Connection:
    """Open a connection without implicit transactions.

    ``busy_ms``: milliseconds to wait for another process that holds the file.
    """
    db = Connection(partial(_open, path, busy_ms, cached_statements), iter_chunk_size=64)
    await db
    return db


def _open(path: str, busy_ms: int, cached_statements: int) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, cached_statements=cached_statements)
    db.execute(f"PRAGMA busy_timeout = {busy_ms:d}")
    db.execute(f"PRAGMA synchronous = {migrate.SYNCHRONOUS}")
    db.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten, for some of it is about people.
    db.execute("PRAGMA secure_delete = ON")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute(f"PRAGMA journal_size_limit = {LOG:d}")
    return db


def bring_in(db: sqlite3.Connection) -> None:
    """Bring the log of writes into the file, in no transaction; it is begun again if all is in.

    What others are still reading, or another process brings in, stays.
    """
    db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def empty(db: sqlite3.Connection) -> bool:
    """Bring in the log of writes and empty it, while nobody writes; return whether it is empty.

    It is not if another process is reading it, for which nobody waits.
    """
    ((patience,),) = db.execute("PRAGMA busy_timeout")
    db.execute("PRAGMA busy_timeout = 0")
    try:
        ((busy, *_),) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience:d}")
    return not busy
