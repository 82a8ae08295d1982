"""What is thrown away in time, so that the file grows with the games and with nothing else.

It goes in batches, each a transaction of its own, so that nobody's move waits for long.  How far
a game is stands in ``games.to_prune``, so nothing is looked at twice and no list is kept:

====  ============================================================================
null  nothing is left to throw away
0     ended: after a day all its snapshots but the last go (of a game that was called off
      the last too); begun by an earlier version, which kept all snapshots: at once all but the
      newest :data:`SNAPSHOTS`
1     after :data:`POSTS` what was said about it goes: posts, messages but those with the result,
      reminders, votes; the log, if it was called off; the whole game, if it never began
====  ============================================================================

The log of a game that was played to the end is kept for good: it is the game.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.clock import DAY

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
GAMES: Final = 100
"""Games of a batch at most."""
MOST: Final = 300
"""Rows that a batch throws away at most; of a larger game the rest goes with the next."""

_SURPLUS: Final = (
    "game_id = :game AND seq < (SELECT kept.seq FROM snapshots AS kept "
    "WHERE kept.game_id = :game ORDER BY kept.seq DESC LIMIT 1 OFFSET :kept)"
)
SURPLUS: Final = f"DELETE FROM snapshots WHERE {_SURPLUS}"  # noqa: S608 (our own words)
"""Deletes the snapshots of a game but the newest of them, one more than ``kept``."""

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


def _some(table: str, key: str, where: str = "game_id = :game") -> str:
    """Return a statement that deletes rows of a game, no more than ``most``."""
    return (
        f"DELETE FROM {table} WHERE ({key}) IN "  # noqa: S608 (our own words)
        f"(SELECT {key} FROM {table} WHERE {where} LIMIT :most)"
    )


_OF_SNAPSHOTS: Final = _some("snapshots", "game_id, seq")
_SOME_SURPLUS: Final = _some("snapshots", "game_id, seq", _SURPLUS)
_SAID: Final = (
    _some("outbox", "id"),
    _some("reminders", "game_id, seat, began"),
    _some("ballots", "vote_id, seat", "vote_id IN (SELECT id FROM votes WHERE game_id = :game)"),
    _some("votes", "id"),
    # A result that stands is not posted once more.
    _some(
        "messages",
        "message_id",
        "game_id = :game AND purpose NOT IN (SELECT value FROM json_each(:lasting))",
    ),
)
_CALLED_OFF: Final = (
    # From its end, so that what is left of it for a while can be read.
    _some("actions", "game_id, seq", "game_id = :game ORDER BY seq DESC"),
    _some("messages", "message_id"),
)
_NEVER_BEGAN: Final = (
    _some("messages", "message_id"),
    _some("seats", "game_id, seat"),
    _some("games", "id", "id = :game"),
)
_PLAYED_AGAIN: Final = "SELECT EXISTS (SELECT 1 FROM games WHERE again = ?)"
_LOOKED_AT: Final = "UPDATE games SET to_prune = ? WHERE id = ?"


_LONG_AGO: Final = 2
"""Step in which what was said goes."""


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
    """Thrown away, up to :data:`MOST`."""
    rest: Rest | None
    """``None``: there is nothing left."""


def prune(db: sqlite3.Connection, now: int, begin: Rest, lasting: Sequence[str]) -> Pruned:
    """Throw away some of what is old at ``now``, in the transaction that is open.

    ``lasting``: kinds of posts whose messages are known for as long as the log of their game.
    """
    if begin.step > _LONG_AGO:
        rows = db.execute(_TRAIL, (MOST, now - TRAIL)).rowcount
        return Pruned(rows, begin if rows == MOST else None)
    games = _found(db, now, begin)
    until, rows, last = time.monotonic() + BATCH, 0, begin
    for game, status, began, ended in games:
        if begin.step == _LONG_AGO:
            rows += _silence(db, game, status, bool(began), MOST - rows, lasting)
        else:
            rows += _thin_out(db, game, status, bool(began), MOST - rows)
        if rows == MOST:
            return Pruned(rows, last)
        last = Rest(begin.step, ended, game)
        if time.monotonic() > until:
            return Pruned(rows, last)
    return Pruned(rows, last if len(games) == GAMES else Rest(begin.step + 1))


def _found(db: sqlite3.Connection, now: int, begin: Rest) -> list[tuple[int, str, int, int]]:
    """Return the games to look at: id, status, whether it began, and when it ended."""
    if begin.step == 0:
        return db.execute(_STARTED_LONG_AGO, (begin.id, GAMES)).fetchall()
    before = now - (DAY if begin.step == 1 else POSTS)
    given = (begin.step - 1, begin.ended, begin.id, before, GAMES)
    return db.execute(_ENDED, given).fetchall()


def _thin_out(db: sqlite3.Connection, game: int, status: str, began: bool, most: int) -> int:
    """Throw away the snapshots that nobody needs, up to ``most``; then there may be others."""
    kept = {"running": SNAPSHOTS, "over": 1, "cancelled": 0}[status]
    rows = 0
    if began and kept:
        rows = db.execute(_SOME_SURPLUS, {"game": game, "most": most, "kept": kept - 1}).rowcount
    elif began:
        rows = db.execute(_OF_SNAPSHOTS, {"game": game, "most": most}).rowcount
    if rows < most:
        db.execute(_LOOKED_AT, (1, game))
    return rows


def _silence(
    db: sqlite3.Connection, game: int, status: str, began: bool, most: int, lasting: Sequence[str]
) -> int:
    """Throw away what was said about a game, unless some of it is still to be sent.

    Up to ``most`` rows; then there may be others.
    """
    ((waits,),) = db.execute(_UNSENT, (game,))
    if waits:
        return 0
    ((again,),) = db.execute(_PLAYED_AGAIN, (game,))
    removals: tuple[str, ...] = _SAID
    if status == "cancelled":
        removals += _CALLED_OFF if began or again else _NEVER_BEGAN
    rows = 0
    for sql in removals:
        given = {"game": game, "most": most - rows, "lasting": json.dumps(lasting)}
        rows += db.execute(sql, given).rowcount
        if rows == most:
            return rows
    db.execute(_LOOKED_AT, (None, game))
    return rows
