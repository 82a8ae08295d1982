"""What those who manage a server have chosen, and the trail of what was done beside playing."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.storage.connection import Read

SET: Final = {
    "channels": "UPDATE servers SET channels = ? WHERE guild = ?",
    "forbidden": "UPDATE servers SET forbidden = ? WHERE guild = ?",
    "most_games": "UPDATE servers SET most_games = ? WHERE guild = ?",
    "most_of_one": "UPDATE servers SET most_of_one = ? WHERE guild = ?",
    "locale": "UPDATE servers SET locale = ? WHERE guild = ?",
    "dashboard_channel": "UPDATE servers SET dashboard_channel = ? WHERE guild = ?",
    "dashboard_message": "UPDATE servers SET dashboard_message = ? WHERE guild = ?",
}
"""How each column of a server is written."""
LISTS: Final = ("channels", "forbidden")
"""Columns that are written as JSON."""
_SERVERS: Final = (
    "SELECT guild, channels, forbidden, most_games, most_of_one, locale, dashboard_channel, "
    "dashboard_message FROM servers "
)


@dataclass(frozen=True, slots=True)
class Server:
    """What was chosen for a server."""

    guild: int
    channels: tuple[int, ...] | None = None
    """Channels in which games may be opened, threads of theirs included; ``None``: everywhere."""
    forbidden: tuple[int, ...] | None = None
    """Channels in which none may be opened, nor in their threads."""
    most_games: int | None = None
    """Most unfinished games; ``None``: as many as we allow anywhere."""
    most_of_one: int | None = None
    """Most unfinished games opened by one person; ``None``: as many as we allow anywhere."""
    locale: str | None = None
    """Language of what everybody reads; ``None``: the server's own."""
    dashboard_channel: int | None = None
    dashboard_message: int | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the audit trail."""

    id: int
    guild: int
    game: int | None
    user: int | None
    """``None``: the bot itself; -1: somebody whose data were deleted."""
    what: str
    """What was done, the text's id in the Fluent files after ``audit-``."""
    params: Mapping[str, Any] = field(default_factory=dict)
    at: int = 0
    """Unix seconds."""
    seq: int = 0
    """Revision of the game's table then."""


class Servers:
    """Reads servers' rows."""

    def __init__(self, read: Read) -> None:
        self._read = read

    async def server(self, guild: int) -> Server:
        """Return what was chosen for a server, the defaults if nothing was."""
        found = await self._read(_SERVERS + "WHERE guild = ?", guild)
        return _to_server(found[0]) if found else Server(guild)

    async def with_dashboard(self) -> list[Server]:
        """Return the servers that have a dashboard."""
        found = await self._read(_SERVERS + "WHERE dashboard_channel IS NOT NULL ORDER BY guild")
        return [_to_server(row) for row in found]

    async def audit(
        self, guild: int, *, skip: int = 0, most: int = 1000, game: int | None = None
    ) -> list[Entry]:
        """Return at most ``most`` lines of the trail (of ``game``), the newest first."""
        found = await self._read(
            "SELECT id, guild, game_id, user_id, what, params, at, "
            # Lines of before it was noted have the revision of their time.
            "coalesce(json_extract(params, '$.seq'), (SELECT max(seq) FROM actions "
            "WHERE actions.game_id = audit.game_id AND actions.at <= audit.at), 0) FROM audit "
            "WHERE guild = ?1 AND (?2 IS NULL OR game_id = ?2) ORDER BY id DESC LIMIT ?3 OFFSET ?4",
            guild,
            game,
            most,
            skip,
        )
        return [_to_entry(row) for row in found]

    async def audited(self, guild: int) -> int:
        """Return how many lines the trail of a server has."""
        found: int = (await self._read("SELECT count(*) FROM audit WHERE guild = ?", guild))[0][0]
        return found


def _to_server(row: Sequence[Any]) -> Server:
    columns = list(row)
    for i in (1, 2):
        columns[i] = None if columns[i] is None else tuple(json.loads(columns[i]))
    return Server(*columns)


def _to_entry(row: Sequence[Any]) -> Entry:
    columns = list(row)
    columns[5] = json.loads(columns[5])
    return Entry(*columns)
