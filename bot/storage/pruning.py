"""What is thrown away in time, so that the file grows with the games and with nothing else.

It goes in batches, each a transaction of its own, so that nobody's move waits for long.  How far
a game is stands in ``games.to_prune``, so nothing is looked at twice and no list is kept:

====  ============================================================================
null  nothing is left to throw away
0     ended: after :data:`DAY` all its snapshots but the last go (of a game that was called off
      the last too); begun by an earlier version, which kept all snapshots: at once all but the
      newest :data:`SNAPSHOTS`
1     after :data:`POSTS` what was said about it goes: posts, messages but those with the result,
      reminders, votes; the log, if it was called off; the whole game, if it never began
====  ============================================================================

The log of a game that was played to the end is kept for good: it is the game.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

import aiosqlite

DAY: Final = 24 * 3600
POSTS: Final = 30 * DAY
"""Seconds for which posts, votes, logs of games called off and lobbies that never began are kept
after a game's end."""
SNAPSHOTS: Final = 2
"""Snapshots of a running game that are kept: that of the turn being played, and the one before,
for whoever has ended a turn may take that back.  Everything else is played again from the log."""
TRAIL: Final = 365 * DAY
"""Seconds for which servers' trails are kept."""
BATCH: Final = 0.006
"""Seconds after which a batch takes in no game more; what it has is written then."""
MOST: Final = 100
"""Games of a batch at most, and lines of the trail."""

SURPLUS: Final = (
    "DELETE FROM snapshots WHERE game_id = ?1 AND seq < (SELECT kept.seq FROM snapshots AS kept "
    "WHERE kept.game_id = ?1 ORDER BY kept.seq DESC LIMIT 1 OFFSET ?2)"
)
"""Deletes the snapshots of a game but the newest of them, one more than the second parameter."""

_STARTED_LONG_AGO: Final = (
    "SELECT id, 'running', 1, 0 FROM games WHERE to_prune = 0 AND ended IS NULL AND id > ?1 "
    "ORDER BY id LIMIT ?2"
)
_ENDED: Final = (
    "SELECT id, status, started IS NOT NULL, ended FROM games WHERE to_prune = ?1 "
    "AND (ended, id) > (?2, ?3) AND ended < ?4 ORDER BY ended, id LIMIT ?5"
)
_UNSENT: Final = (
    "SELECT EXISTS (SELECT 1 FROM outbox WHERE game_id = ? AND state NOT IN ('sent', 'failed'))"
)
_TRAIL: Final = (
    "DELETE FROM audit WHERE id IN (SELECT id FROM "
    "(SELECT id, at FROM audit ORDER BY id LIMIT ?1) WHERE at < ?2)"
)
_OF_SNAPSHOTS: Final = "DELETE FROM snapshots WHERE game_id = ?"
_SAID: Final = (
    "DELETE FROM outbox WHERE game_id = ?",
    "DELETE FROM reminders WHERE game_id = ?",
    "DELETE FROM ballots WHERE vote_id IN (SELECT id FROM votes WHERE game_id = ?)",
    "DELETE FROM votes WHERE game_id = ?",
    # A result that stands is not posted once more.
    "DELETE FROM messages WHERE game_id = ? AND purpose NOT IN ('result', 'recap')",
)
_CALLED_OFF: Final = (
    "DELETE FROM actions WHERE game_id = ?",
    "DELETE FROM messages WHERE game_id = ?",
)
_NEVER_BEGAN: Final = (
    "DELETE FROM messages WHERE game_id = ?",
    "DELETE FROM seats WHERE game_id = ?",
    "DELETE FROM games WHERE id = ?",
)
_PLAYED_AGAIN: Final = "SELECT EXISTS (SELECT 1 FROM games WHERE again = ?)"
_LOOKED_AT: Final = "UPDATE games SET to_prune = ? WHERE id = ?"


@dataclass(frozen=True, slots=True)
class Rest:
    """Where the next batch begins."""

    step: int = 0
    """0: games of earlier versions, 1: those that have just ended, 2: those that ended long ago,
    3: trails."""
    ended: int = 0
    id: int = 0
    """Of the last game that was looked at."""


@dataclass(frozen=True, slots=True)
class Pruned:
    """What a batch did."""

    rows: int
    """Thrown away."""
    rest: Rest | None
    """``None``: there is nothing left."""


async def prune(db: aiosqlite.Connection, now: int, begin: Rest) -> Pruned:
    """Throw away some of what is old at ``now``, in the transaction that is open."""
    if begin.step == len(_STEPS):
        cursor = await db.execute(_TRAIL, (MOST, now - TRAIL))
        return Pruned(cursor.rowcount, begin if cursor.rowcount == MOST else None)
    games = await _found(db, now, begin)
    until, rows, last = time.monotonic() + BATCH, 0, begin
    for game, status, began, ended in games:
        rows += await _STEPS[begin.step](db, game, status, bool(began))
        last = Rest(begin.step, ended, game)
        if time.monotonic() > until:
            return Pruned(rows, last)
    return Pruned(rows, last if len(games) == MOST else Rest(begin.step + 1))


async def _found(
    db: aiosqlite.Connection, now: int, begin: Rest
) -> list[tuple[int, str, int, int]]:
    """Return the games to look at: id, status, whether it began, and when it ended."""
    if begin.step == 0:
        found = await db.execute_fetchall(_STARTED_LONG_AGO, (begin.id, MOST))
    else:
        before = now - (DAY if begin.step == 1 else POSTS)
        given = (begin.step - 1, begin.ended, begin.id, before, MOST)
        found = await db.execute_fetchall(_ENDED, given)
    return [(row[0], row[1], row[2], row[3]) for row in found]


async def _thin_out(db: aiosqlite.Connection, game: int, status: str, began: bool) -> int:
    """Throw away the snapshots that nobody needs."""
    kept = {"running": SNAPSHOTS, "over": 1, "cancelled": 0}[status]
    if not began:
        rows = 0
    elif kept:
        rows = (await db.execute(SURPLUS, (game, kept - 1))).rowcount
    else:
        rows = (await db.execute(_OF_SNAPSHOTS, (game,))).rowcount
    await db.execute(_LOOKED_AT, (1, game))
    return rows


async def _silence(db: aiosqlite.Connection, game: int, status: str, began: bool) -> int:
    """Throw away what was said about a game, unless some of it is still to be sent."""
    ((waits,),) = await db.execute_fetchall(_UNSENT, (game,))
    if waits:
        return 0
    ((again,),) = await db.execute_fetchall(_PLAYED_AGAIN, (game,))
    removals: tuple[str, ...] = _SAID
    if status == "cancelled":
        removals += _CALLED_OFF if began or again else _NEVER_BEGAN
    rows = 0
    for sql in removals:
        rows += (await db.execute(sql, (game,))).rowcount
    await db.execute(_LOOKED_AT, (None, game))
    return rows


_STEPS: Final = (_thin_out, _thin_out, _silence)
