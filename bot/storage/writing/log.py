"""Writes what was done in games."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.pruning import SNAPSHOTS, SURPLUS
from bot.storage.rows import LogLine, digest

from .games import Games


class Log(Games):
    """Writing of the log and of the snapshots that save reading it."""

    async def append(self, game: int, lines: Sequence[LogLine]) -> None:
        """Append lines to the log of a running game.

        :raises sqlite3.IntegrityError: a line of that seq or interaction is there already.
        :raises Conflict: the game does not run any more.
        """
        self.games.add(game)
        await self._change(
            "UPDATE games SET status = status WHERE id = ? AND status = 'running'", game
        )
        await self._db.write_rows(
            "INSERT INTO actions (game_id, seq, seat, actor, kind, body, draws, at, interaction) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (game, x.seq, x.seat, x.actor, x.kind, x.body, x.draws, x.at, x.interaction)
                for x in lines
            ],
        )

    async def keep_snapshot(self, game: int, seq: int, engine: str, state: str) -> None:
        """Keep a snapshot, instead of one of the same seq and of those that it makes superfluous.

        See :data:`bot.storage.pruning.SNAPSHOTS`.
        """
        await self._db.execute(
            "INSERT OR REPLACE INTO snapshots (game_id, seq, engine, state, digest) "
            "VALUES (?, ?, ?, ?, ?)",
            (game, seq, engine, state, digest(state)),
        )
        await self._db.execute(SURPLUS, {"game": game, "kept": SNAPSHOTS - 1})

    async def drop_snapshots(self, game: int, *seqs: int) -> None:
        """Throw snapshots away."""
        await self._db.write_rows(
            "DELETE FROM snapshots WHERE game_id = ? AND seq = ?", [(game, seq) for seq in seqs]
        )

    async def drop_snapshots_after(self, game: int, seq: int) -> None:
        """Throw away the snapshots of tables after ``seq``, which have been taken back."""
        await self._db.execute("DELETE FROM snapshots WHERE game_id = ? AND seq > ?", (game, seq))
