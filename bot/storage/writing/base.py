"""What all writing has in common: the connection, the time, and what has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.errors import Conflict
from bot.storage.connection import Connection


class Writing:
    """A transaction that is being written.  ``now``: Unix seconds, the time of everything."""

    def __init__(self, db: Connection, now: int, nonce: Callable[[], str]) -> None:
        self._db = db
        self.now = now
        self._nonce = nonce
        self.timed = False
        """Timers have been set."""
        self.games: set[int] = set()
        """Games in which something has changed that everybody may see."""

    async def _keep(
        self,
        table: str,
        key: Mapping[str, int],
        columns: Mapping[str, str | int | bool | None],
        known: Sequence[str],
    ) -> None:
        """Change some of the ``known`` columns of a row, which is made if there is none."""
        unknown = columns.keys() - set(known)
        if unknown or not columns:
            raise TypeError(f"no such columns of {table}: {sorted(unknown)}")
        names = ", ".join([*key, *columns])
        marks = ", ".join("?" for _ in [*key, *columns])
        values = ", ".join(f"{name} = excluded.{name}" for name in columns)
        await self._db.execute(
            f"INSERT INTO {table} ({names}) VALUES ({marks}) "  # noqa: S608 (names of ours only)
            f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {values}",
            (
                *key.values(),
                *(int(v) if isinstance(v, bool) else v for v in columns.values()),
            ),
        )

    async def _change(self, sql: str, *params: object) -> None:
        """Update exactly one row.

        :raises Conflict: there was none to update.
        """
        cursor = await self._db.execute(sql, params)
        if cursor.rowcount != 1:
            raise Conflict(sql)
