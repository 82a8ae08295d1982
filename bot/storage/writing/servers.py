"""Writes what servers have set and their trail, and throws away what is old."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.storage.pruning import Pruned, Rest, prune
from bot.storage.servers import LISTS, SET

from .people import People


class Servers(People):
    """Writing about servers and the file as a whole."""

    async def set_server(self, guild: int, **columns: Any) -> None:
        """Write columns of a server, as :class:`bot.storage.servers.Server` names them."""
        await self._db.execute("INSERT OR IGNORE INTO servers (guild) VALUES (?)", (guild,))
        for column, value in columns.items():
            written = json.dumps(value) if column in LISTS and value is not None else value
            await self._db.execute(SET[column], (written, guild))

    async def note(
        self, guild: int, game: int | None, user: int | None, what: str, **params: Any
    ) -> None:
        """Add a line to a server's audit trail.

        ``user``: who did it, ``None`` for the bot itself.  ``what`` is told by the text
        ``audit-`` + ``what``, with ``params``; no user id in these, they would outlive a deletion.
        """
        await self._db.execute(
            "INSERT INTO audit (guild, game_id, user_id, what, params, at) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (guild, game, user, what, json.dumps(params), self.now),
        )

    async def prune(self, begin: Rest, lasting: Sequence[str]) -> Pruned:
        """Throw away some of what is old; see :func:`bot.storage.pruning.prune`."""
        return await self._db.run(prune, self.now, begin, lasting)
