"""Writes to those who must answer a vote on going back: once, by direct message, never at night.

It is no reminder, but who wants no reminders is not written to either, quiet hours are waited for,
and so is the end of an absence.  Whoever asks, withdraws and asks again reaches no phone more
often than a nudge would (:data:`bot.tables.rewinding.APART`).  The timers are set with the vote;
whether a letter is still of use is asked when it is due and once more when it is sent.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from bot.clock import Clock, stamp
from bot.errors import TableError
from bot.storage.people import Person
from bot.storage.store import Post, Store, Timer
from bot.storage.votes import Vote
from bot.tables import announce
from bot.tables.clocks.quiet import Quiet
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.lobbies import Lobbies
from bot.tables.rewinding import LETTER, pending
from bot.tables.table import Table


class Asked(NamedTuple):
    """Somebody who must answer, and what."""

    table: Table
    vote: Vote
    person: Person


class Voters:
    """Has letters written to those who must answer votes."""

    def __init__(self, tables: Lobbies, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        """Register with ``sleeper``."""
        self._tables, self._store, self._clock = tables, store, clock
        sleeper.on(LETTER, self._due)

    async def _due(self, timer: Timer) -> None:
        """Have the letter written, or wait until it may be.

        :raises StorageFailed: the disk refused.
        """
        table = await self._tables.load(timer.game)
        vote = int(timer.params["vote"])
        asked = await self._asked(table, vote, timer.seat)
        now = stamp(self._clock)
        later = now if asked is None else _when(asked.person, now)
        async with self._store.transaction() as writing:
            await writing.drop_timer(timer.game, LETTER, timer.seat)
            if later > now:
                await writing.set_timer(Timer(timer.game, LETTER, later, timer.seat, timer.params))
            elif asked is not None:
                post = announce.vote_letter(asked.vote.seq, vote, timer.seat, asked.person.id)
                await post.write(table, writing)
        if self._tables.outbox is not None:
            self._tables.outbox.kick()

    async def still_wanted(self, post: Post) -> Asked | None:
        """Return what a letter is about, or ``None`` if it is of no use any more.

        One that an outage has kept until quiet hours comes after them.

        :raises StorageFailed: the disk refused.
        """
        seat, vote = int(post.params["seat"]), int(post.params["vote"])
        timers = await self._store.timers(post.game)
        if any((timer.kind, timer.seat) == (LETTER, seat) for timer in timers):
            return None  # Put off already: that one is written when the timer is due.
        asked = None
        with suppress(TableError):
            table = await self._tables.load(post.game)
            asked = await self._asked(table, vote, seat)
        now = stamp(self._clock)
        if asked is None or asked.person.id != post.user:
            return None
        if (later := _when(asked.person, now)) == now:
            return asked
        async with self._store.transaction() as writing:
            await writing.set_timer(Timer(post.game, LETTER, later, seat, {"vote": vote}))
        return None

    async def _asked(self, table: Table, vote_id: int, seat: int) -> Asked | None:
        """Return whom to write to, unless they have answered, are gone, or want no letters."""
        vote = await self._store.votes.vote(vote_id)
        if vote is None or vote.status != "open" or table.game.archived is not None:
            return None
        user = table.user_at(seat)
        if (
            table.game.status != "running"
            or user is None
            or seat not in pending(table, vote.agreed)
        ):
            return None
        person = await self._store.people.person(user)
        return Asked(table, vote, person) if person.reminders else None


def _when(person: Person, now: int) -> int:
    """Return when ``person`` may be written to: when they are back, and not at night."""
    here = max(now, person.away_until or now)
    hours = Quiet.of(person)
    return here if hours is None else hours.after(here)
