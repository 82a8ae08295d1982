"""What is thrown away in time, so that the file grows with the games and with nothing else.

Logs of games are kept for good: they are the games.
"""

from __future__ import annotations

from typing import Final

import aiosqlite

DAY: Final = 24 * 3600
POSTS: Final = 30 * DAY
"""Seconds for which posts, votes and lobbies that never began are kept after a game's end."""
SNAPSHOTS: Final = 1 * DAY
"""Seconds after a game's end for which more than its last snapshot is kept."""
TRAIL: Final = 365 * DAY
"""Seconds for which servers' trails are kept."""

_ENDED: Final = "(SELECT id FROM games WHERE ended < :posts)"
_NEVER_BEGAN: Final = (
    "(SELECT id FROM games AS lobby WHERE status = 'cancelled' AND started IS NULL "
    "AND ended < :posts AND NOT EXISTS (SELECT 1 FROM games WHERE again = lobby.id))"
)
_PRUNE: Final = (
    f"DELETE FROM outbox WHERE state IN ('sent', 'failed') AND game_id IN {_ENDED}",  # noqa: S608
    f"DELETE FROM reminders WHERE game_id IN {_ENDED}",  # noqa: S608
    f"DELETE FROM ballots WHERE vote_id IN (SELECT id FROM votes WHERE game_id IN {_ENDED})",  # noqa: S608
    f"DELETE FROM votes WHERE game_id IN {_ENDED}",  # noqa: S608
    "DELETE FROM snapshots WHERE game_id IN (SELECT id FROM games WHERE ended < :snapshots) "
    "AND seq < (SELECT max(seq) FROM snapshots AS kept WHERE kept.game_id = snapshots.game_id)",
    f"DELETE FROM seats WHERE game_id IN {_NEVER_BEGAN}",  # noqa: S608
    f"DELETE FROM messages WHERE game_id IN {_NEVER_BEGAN}",  # noqa: S608
    f"DELETE FROM outbox WHERE game_id IN {_NEVER_BEGAN}",  # noqa: S608
    f"DELETE FROM games WHERE id IN {_NEVER_BEGAN}",  # noqa: S608
    "DELETE FROM audit WHERE at < :trail",
)


async def prune(db: aiosqlite.Connection, now: int) -> int:
    """Throw away what is old at ``now``, in the transaction that is open; return how many rows."""
    limits = {"posts": now - POSTS, "snapshots": now - SNAPSHOTS, "trail": now - TRAIL}
    gone = 0
    for sql in _PRUNE:
        used = {name: moment for name, moment in limits.items() if f":{name}" in sql}
        gone += (await db.execute(sql, used)).rowcount
    return gone
