"""The bot put together: the one place where store, tables, painter and client meet.

The real process (`bot.__main__`), the local table and the tests all start the bot from here; they
differ only in the clock and in what stands on the other side of the client.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.clock import Clock
from bot.errors import DatabaseRefused
from bot.handlers.client import ElbowRoom
from bot.panels.painter import BoardPainter
from bot.settings import Settings
from bot.storage.store import Store
from bot.tables.service import Tables


@dataclass(frozen=True, slots=True)
class App:
    """A bot with what it holds open. Its client is not connected yet."""

    client: ElbowRoom
    store: Store
    tables: Tables

    async def close(self) -> None:
        """Stop sending, leave Discord and close the database; may be called at any time."""
        try:
            await self.client.close()
        finally:
            await self.store.close()


async def assemble(settings: Settings, clock: Clock, *, strict_texts: bool = False) -> App:
    """Open the database of `settings` and build a bot on it.

    `strict_texts` makes a missing text an error instead of a line in the log.

    :raises DatabaseRefused: the database cannot be used.
    """
    try:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseRefused(
            f"The folder of the database {settings.database} cannot be made: {error.strerror}."
        ) from None
    store = await Store.open(str(settings.database), clock)
    tables = Tables(store, clock)
    client = ElbowRoom(
        store=store,
        tables=tables,
        clock=clock,
        painter=BoardPainter(settings.cache_dir),
        guild_ids=settings.guild_ids,
        taps_per_second=settings.taps_per_second,
        strict_texts=strict_texts,
    )
    return App(client, store, tables)
