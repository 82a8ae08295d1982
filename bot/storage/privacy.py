"""What is stored about one person, and its removal.

In games that are played or over the log must stay readable, so there the id is replaced by an
alias: a negative number, the same throughout one game and another in the next.  It tells lines of
a person from those of a policy, and nobody from the person.  Names are emptied; texts then speak
of a former player.

A removal goes game by game, each in a transaction of its own, so that nobody's move waits for
long.  What is still to be done stands in the table ``forgetting``; from the moment that it stands
there the person has no name in any seat (:data:`bot.storage.rows.SEATS`).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.storage.connection import Read

_PLAYED: Final = (
    # Whoever stands in a log has or had a seat there, but for those who only ordered a rewind.
    "SELECT game_id FROM seats WHERE user_id = ?1 "
    "UNION SELECT game_id FROM former WHERE user_id = ?1 "
    "UNION SELECT game_id FROM actions WHERE kind = 'rewind' AND actor = ?1 "
    # Who had left before former players were noted stands in the trail.
    "UNION SELECT game_id FROM audit WHERE user_id = ?1 AND game_id IS NOT NULL"
)
_GAMES: Final = (
    f"{_PLAYED} UNION SELECT id FROM games WHERE host = ?1 "  # noqa: S608 (our own words)
    "UNION SELECT game_id FROM seats WHERE asked = ?1"
)
_SETTINGS: Final = (
    "SELECT locale, reminders, timezone, quiet_from, quiet_until, away_until, orders, style, "
    "unreachable, taught FROM users WHERE user_id = ?"
)
_SEATS: Final = (
    "SELECT g.id, g.guild, g.channel, g.edition, g.status, g.host = ?1, s.seat, s.name, s.pilot, "
    "s.missed, s.bank, s.away_bank, s.away_until, s.orders, s.shows FROM seats s JOIN games g "
    "ON g.id = s.game_id WHERE s.user_id = ?1 ORDER BY g.id"
)
_LINES: Final = (
    "SELECT game_id, seq, seat, kind, body, at FROM actions WHERE actor = ?1 "  # noqa: S608
    f"AND game_id IN ({_PLAYED}) ORDER BY game_id, seq"
)
_FORMER: Final = (
    "SELECT game_id, seat, until, name, bank, away_bank FROM former WHERE user_id = ? "
    "ORDER BY game_id"
)
_AUDIT: Final = "SELECT guild, game_id, what, params, at FROM audit WHERE user_id = ? ORDER BY id"
_LETTERS: Final = (
    "SELECT game_id, seq, kind, state, created FROM outbox WHERE user_id = ? ORDER BY id"
)


class Records:
    """Reads all that is stored about a person."""

    def __init__(self, read: Read) -> None:
        self._read = read

    async def being_forgotten(self) -> list[int]:
        """Return the people whose removal was begun and is not done."""
        found = await self._read("SELECT user_id FROM forgetting WHERE game_id = 0 ORDER BY 1")
        return [row[0] for row in found]

    async def to_forget(self, user: int) -> list[int]:
        """Return the games from which ``user`` is still to be removed, oldest first."""
        found = await self._read(
            "SELECT game_id FROM forgetting WHERE user_id = ? AND game_id > 0 ORDER BY 1", user
        )
        return [row[0] for row in found]

    async def asked(self, user: int) -> list[tuple[int, int]]:
        """Return the seats that ``user`` is asked to take over, with their games."""
        found = await self._read("SELECT game_id, seat FROM seats WHERE asked = ?", user)
        return [(game, seat) for game, seat in found]

    async def of(self, user: int) -> dict[str, Any]:
        """Return everything that is stored with the id of ``user``, as JSON-safe data."""
        settings = await self._read(_SETTINGS, user)
        hosted = await self._read("SELECT id FROM games WHERE host = ? ORDER BY id", user)
        return {
            "user": user,
            "settings": _named(_SETTINGS, settings[0]) if settings else None,
            "games_opened": [row[0] for row in hosted],
            "seats_asked_to_take": [list(row) for row in await self.asked(user)],
            "seats_left": [_named(_FORMER, row) for row in await self._read(_FORMER, user)],
            "seats": [dict(zip(_SEAT, row, strict=True)) for row in await self._read(_SEATS, user)],
            "actions": [
                {**_named(_LINES, row), "body": json.loads(row[4])}
                for row in await self._read(_LINES, user)
            ],
            "audit": [
                {**_named(_AUDIT, row), "params": json.loads(row[3])}
                for row in await self._read(_AUDIT, user)
            ],
            "direct_messages": [_named(_LETTERS, row) for row in await self._read(_LETTERS, user)],
        }


_SEAT: Final = (
    "game", "guild", "channel", "edition", "status", "host", "seat", "name", "pilot", "missed",
    "bank", "away_bank", "away_until", "orders", "shows",
)  # fmt: skip


def _named(query: str, row: Iterable[Any]) -> dict[str, Any]:
    """Return a row by the names of its columns."""
    columns = query.removeprefix("SELECT ").split(" FROM ")[0].split(", ")
    return dict(zip(columns, row, strict=True))


def begin(db: sqlite3.Connection, user: int) -> None:
    """Begin to remove ``user``, in the transaction that is open: note where, and forget choices."""
    about = {"user": user}
    db.execute(_BEGIN, (user,))
    db.execute("INSERT OR IGNORE INTO forgetting (game_id, user_id) VALUES (0, :user)", about)
    db.execute("DELETE FROM users WHERE user_id = :user", about)


def forget_in(db: sqlite3.Connection, user: int, game: int, names: Sequence[str]) -> None:
    """Remove ``user`` from a game and all about it, in the transaction that is open.

    ``names``: parameters of posts that hold people's names.

    A seat that is still held becomes vacant; that of a game that is over keeps who played it (a
    player or the autopilot).
    """
    about = {"user": user, "game": game}
    # Before the log and the trail change, for they tell whose name an empty seat bears.
    db.execute(_EMPTY_NAMES, about)
    db.execute(_EMPTY_FORMER, about)
    db.execute(_EMPTY_SEATS, about)
    db.execute(_EMPTY_FORMER_SEATS, about)
    ((alias,),) = db.execute(_ALIAS, (game,))
    given = {**about, "alias": alias}
    db.execute("UPDATE actions SET actor = :alias WHERE game_id = :game AND actor = :user", given)
    db.execute("UPDATE games SET host = :alias WHERE id = :game AND host = :user", given)
    for sql in _TRACES:
        db.execute(sql, {**about, "text": str(user)})
    for name in names:
        db.execute(_NO_NAME, {**about, "path": f"$.{name}"})


def finish(db: sqlite3.Connection, user: int) -> bool:
    """Remove some of what stands in no game of ``user``, in the transaction that is open.

    Returns whether that was all; then the removal is done.
    """
    for sql in _ELSEWHERE:
        if db.execute(sql, (user, AT_ONCE)).rowcount == AT_ONCE:
            return False
    db.execute("DELETE FROM forgetting WHERE game_id = 0 AND user_id = ?", (user,))
    return True


_BEGIN: Final = (
    "INSERT OR IGNORE INTO forgetting (game_id, user_id) "  # noqa: S608 (our own words)
    f"SELECT game_id, ?1 FROM ({_GAMES}) "
)
_ALIAS: Final = (
    "SELECT min(0, host, coalesce((SELECT min(actor) FROM actions WHERE game_id = games.id), 0)) "
    "- 1 FROM games WHERE id = ?"
)
_EMPTY_NAMES: Final = (
    "UPDATE seats SET name = '' WHERE game_id = :game AND user_id IS NULL AND computer = 0 AND "
    ":user IN ("
    "(SELECT actor FROM actions WHERE game_id = :game AND seat = seats.seat "
    "AND actor IS NOT NULL AND kind <> 'rewind' ORDER BY seq DESC LIMIT 1), "
    "(SELECT user_id FROM audit WHERE game_id = :game AND what = 'seat-left' "
    "AND json_extract(params, '$.seat') = seats.seat + 1 ORDER BY id DESC LIMIT 1))"
)
_EMPTY_FORMER: Final = (
    # Of who had left before it was noted whose name it is.
    "UPDATE former SET name = '' WHERE game_id = :game AND user_id IS NULL AND computer = 0 AND "
    ":user IN ("
    "(SELECT actor FROM actions WHERE game_id = :game AND seat = former.seat AND seq <= until "
    "AND actor IS NOT NULL AND kind <> 'rewind' ORDER BY seq DESC LIMIT 1), "
    "(SELECT user_id FROM audit WHERE game_id = :game AND what = 'seat-left' "
    "AND json_extract(params, '$.seat') = former.seat + 1 ORDER BY id LIMIT 1))"
)
_EMPTY_SEATS: Final = (
    "UPDATE seats SET user_id = NULL, name = '', orders = NULL, away_until = NULL, "
    "pilot = iif((SELECT status FROM games WHERE id = game_id) = 'running', 'autopilot', pilot), "
    "offered = iif((SELECT status FROM games WHERE id = game_id) = 'running', 1, offered) "
    "WHERE game_id = :game AND user_id = :user"
)
_EMPTY_FORMER_SEATS: Final = (
    "UPDATE former SET user_id = NULL, name = '' WHERE game_id = :game AND user_id = :user"
)
_TRACES: Final = (
    "UPDATE seats SET asked = NULL WHERE game_id = :game AND asked = :user",
    "UPDATE audit SET params = replace(params, :text, '0') "
    "WHERE game_id = :game AND instr(params, :text)",
    "UPDATE audit SET user_id = -1 WHERE game_id = :game AND user_id = :user",
    "DELETE FROM outbox WHERE game_id = :game AND user_id = :user",
    "UPDATE outbox SET params = replace(params, :text, '0') "
    "WHERE game_id = :game AND instr(params, :text)",
    "UPDATE games SET options = replace(options, :text, '0') "
    "WHERE id = :game AND instr(options, :text)",
    "DELETE FROM timers WHERE game_id = :game AND instr(params, :text)",
    "DELETE FROM forgetting WHERE game_id = :game AND user_id = :user",
)
_NO_NAME: Final = (
    "UPDATE outbox SET params = json_remove(params, :path) "
    "WHERE game_id = :game AND json_type(params, :path) IS NOT NULL"
)
_ELSEWHERE: Final = (
    "UPDATE audit SET user_id = -1 WHERE id IN (SELECT id FROM audit WHERE user_id = ?1 LIMIT ?2)",
    "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE user_id = ?1 LIMIT ?2)",
)
AT_ONCE: Final = 200
"""Rows of what stands in no game that are removed at once."""
