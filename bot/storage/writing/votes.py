"""Writes votes on going back."""

from __future__ import annotations

from .log import Log


class Votes(Log):
    """Writing of votes and ballots."""

    async def open_vote(self, game: int, *, to: int, seq: int, seat: int) -> int:
        """Write that ``seat`` asks, at revision ``seq``, to go back to ``to``.

        Returns the vote's id.

        :raises sqlite3.IntegrityError: the game has an open vote.
        """
        cursor = await self._db.execute(
            "INSERT INTO votes (game_id, to_seq, seq, seat, created) VALUES (?, ?, ?, ?, ?)",
            (game, to, seq, seat, self.now),
        )
        assert cursor.lastrowid is not None  # an INSERT that did not raise has a rowid
        return cursor.lastrowid

    async def cast(self, vote: int, seat: int, *, agrees: bool) -> None:
        """Write what ``seat`` says to a vote, instead of what it said before."""
        await self._db.execute(
            "INSERT OR REPLACE INTO ballots (vote_id, seat, agrees) VALUES (?, ?, ?)",
            (vote, seat, int(agrees)),
        )

    async def drop_ballot(self, vote: int, seat: int) -> None:
        """Forget what ``seat``, which somebody new has now, said to a vote."""
        await self._db.execute("DELETE FROM ballots WHERE vote_id = ? AND seat = ?", (vote, seat))

    async def leave_vote(self, vote: int, until: int) -> None:
        """Note that who asked had the seat up to revision ``until``, unless that is noted."""
        await self._db.execute(
            "UPDATE votes SET until = ? WHERE id = ? AND until IS NULL", (until, vote)
        )

    async def close_vote(self, vote: int, status: str) -> None:
        """Close an open vote as ``agreed``, ``refused`` or ``expired``.

        :raises Conflict: it is not open.
        """
        await self._change(
            "UPDATE votes SET status = ? WHERE id = ? AND status = 'open'", status, vote
        )
