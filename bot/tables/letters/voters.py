"""Letters to those who must answer a vote on going back.

They wait for the end of an absence too, and in a game that is put aside until it is brought back.
Whoever asks, withdraws and asks again reaches no phone more often than a nudge would
(:data:`bot.tables.rewinding.APART`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.clock import Clock
from bot.storage.people import Person
from bot.storage.rows import Timer
from bot.storage.store import Store
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import Change
from bot.tables.contents import VoteLetter
from bot.tables.decisions.withdrawals import NEVER
from bot.tables.letters import LETTER
from bot.tables.letters.base import Letters
from bot.tables.lobbies import Lobbies
from bot.tables.rewinding import pending
from bot.tables.table import Table


class Voters(Letters):
    """Has them written; they are about the vote of that number."""

    kind, about = LETTER, "vote"

    def __init__(self, tables: Lobbies, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        super().__init__(tables, store, clock, sleeper)
        tables.timing.also(self._brought_back)
        tables.timing.also(self._asked_now)

    async def _wanted(self, table: Table, seat: int, about: int) -> Person | None:
        """Return who must answer, unless they have, are gone, or want no letters."""
        vote = await self._store.votes.vote(about)
        if vote is None or vote.status != "open" or table.game.status != "running":
            return None
        user = table.user_at(seat)
        if user is None or seat not in pending(table, vote.agreed):
            return None
        person = await self._store.people.person(user)
        return person if person.reminders else None

    def _letter(self, table: Table, seat: int, about: int) -> Announcement:
        user = table.user_at(seat)
        assert user is not None  # they are wanted
        return announce.vote_letter(table.seq, about, seat, user)

    def _when(self, table: Table, person: Person, now: int) -> int:
        if table.game.archived is not None:
            return NEVER
        return super()._when(table, person, max(now, person.away_until or now))

    async def _brought_back(self, change: Change) -> Iterable[Timer]:
        """Have the letters of a game due that was put aside and is not any more."""
        before, game = change.before, change.after.game
        if before is None or before.game.archived is None or game.archived is not None:
            return []
        timers = await self._store.timers(game.id)
        return [replace(t, due=change.now) for t in timers if (t.kind, t.due) == (LETTER, NEVER)]

    async def _asked_now(self, change: Change) -> Iterable[Timer]:
        """Have letters written to those who take a seat over, or back, while a vote is open."""
        before, after = change.before, change.after
        if before is None or before.game.status != "running":
            return []
        game, asked = after.game.id, {(seat, before.user_at(seat)) for seat in before.voters}
        new = {seat: user for seat in after.voters if (user := after.user_at(seat))}
        new = {seat: user for seat, user in new.items() if (seat, user) not in asked}
        vote = await self._store.votes.open_in(game) if new else None
        if vote is None:
            return []
        told = await self._told(before, vote.id)
        about = {self.about: vote.id}
        return [
            Timer(game, LETTER, change.now, seat, about)
            for seat, user in new.items()
            if (seat, user) not in told
        ]

    async def _told(self, table: Table, vote: int) -> set[tuple[int, int | None]]:
        """Return the seats whose letters about a vote stand open, or wait; each with its reader."""
        letters = await self._store.open_letters(table.game.id)
        found = [(VoteLetter.from_post(x), x.user) for x in letters if x.kind == LETTER]
        timers = await self._store.timers(table.game.id)
        return {
            *((letter.seat, user) for letter, user in found if letter.vote == vote),
            *((t.seat, table.user_at(t.seat)) for t in timers if t.kind == LETTER),
        }
