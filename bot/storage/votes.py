"""Votes on going back to an earlier moment, and who has said what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from bot.clock import HOUR
from bot.storage.connection import Read
from bot.storage.outages import Outages

Status = Literal["open", "agreed", "refused", "expired"]
OPEN_FOR: Final = 48 * HOUR
"""Seconds for which a vote is open."""
_VOTES: Final = "SELECT id, game_id, to_seq, seq, seat, created, status, until FROM votes "


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote on letting a game go back."""

    id: int
    game: int
    to: int
    """Revision that is to stand again."""
    seq: int
    """Revision at which it was asked, that of its post."""
    seat: int
    """Whose player asked."""
    created: int
    """Unix seconds."""
    status: Status
    ballots: Mapping[int, bool] = field(default_factory=dict)
    """Whether a seat agrees, by those who have answered; who asked agrees."""
    ends: int = 0
    """When it ends without an answer from all, time given back included."""
    until: int | None = None
    """The last revision of the table at which who asked had the seat; ``None``: has it still."""

    def asked_by(self, seat: int) -> bool:
        """Whether whoever has ``seat`` now asked."""
        return seat == self.seat and self.until is None

    @property
    def agreed(self) -> tuple[int, ...]:
        """Seats that agree."""
        return tuple(sorted(seat for seat, agrees in self.ballots.items() if agrees))

    @property
    def withdrawn(self) -> bool:
        """Whoever asked does not want it any more."""
        mine = self.asked_by(self.seat)
        return mine and self.status == "refused" and self.ballots.get(self.seat) is False


class Votes:
    """Reads votes; writing is with :class:`bot.storage.writing.Transaction`."""

    def __init__(self, read: Read, outages: Outages) -> None:
        self._read, self._outages = read, outages

    async def vote(self, vote: int) -> Vote | None:
        """Return the vote with this id."""
        return await self._vote("WHERE id = ?", vote)

    async def open_in(self, game: int) -> Vote | None:
        """Return the open vote of a game."""
        return await self._vote("WHERE game_id = ? AND status = 'open'", game)

    async def last_in(self, game: int) -> Vote | None:
        """Return the vote of a game that was opened last."""
        return await self._vote("WHERE game_id = ? ORDER BY id DESC LIMIT 1", game)

    async def last_written(self, game: int, kind: str) -> int | None:
        """Return when a letter of ``kind`` about a vote of a game was last written."""
        found = await self._read(
            "SELECT max(created) FROM outbox WHERE game_id = ? AND kind = ?", game, kind
        )
        written: int | None = found[0][0]
        return written

    async def _vote(self, where: str, *params: object) -> Vote | None:
        found = await self._read(_VOTES + where, *params)
        if not found:
            return None
        ballots = await self._read(
            "SELECT seat, agrees FROM ballots WHERE vote_id = ?", found[0][0]
        )
        said = {seat: bool(agrees) for seat, agrees in ballots}
        vote = Vote(*found[0][:-1])
        ends = self._outages.put_off(vote.created + OPEN_FOR, vote.created)
        return replace(vote, ballots=said, ends=ends, until=found[0][-1])
