"""Clocks that run out, pauses and absences: what time does to a table, each change committed whole.

A turn whose clock has run out is finished by the autopilot (:mod:`bot.tables.seats.pilot`).  After
:data:`MISSED` such turns in a row the autopilot keeps the seat, and whoever wants may take it;
the player may come back at any time.  Where nobody else has a seat nobody is kept waiting: then
nothing is played, and the game rests until its player is back.

Any player may pause a game and any may let it go on: both are seen by everybody, and who pauses
out of spite is answered with one tap.  While it is paused its players may still move, but no
clock runs and nothing is played by the autopilot.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.clock import stamp
from bot.errors import (
    AlreadyPaused,
    BadAbsence,
    GameBroken,
    GameEnded,
    GamePaused,
    GameRests,
    NotAPlayer,
    NotPaused,
    NotStarted,
    StaleTable,
    TableError,
)
from bot.storage.rows import Lapsed, Timer
from bot.storage.writing import Transaction
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.clocks import clockwork
from bot.tables.clocks.reach import REGAINED
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.decisions import ballots, withdrawals
from bot.tables.letters import ABSENT
from bot.tables.lobbies import Also, Lobbies
from bot.tables.seats import cards
from bot.tables.table import Table

MISSED: Final = 2
"""Turns missed in a row after which the autopilot keeps the seat."""


class Timekeeping(Lobbies):
    """What time does to tables."""

    def keep_time(self, sleeper: Sleeper) -> None:
        """Have the timers of clocks and absences handled here."""
        sleeper.on("turn", self._clock_over)
        sleeper.on("bank", self._clock_shown)
        sleeper.on("away", self._went_away)
        sleeper.on("away_over", self._away_over)
        sleeper.on(REGAINED, self._regained)

    async def pause(self, game_id: int, user: int) -> Table:
        """Stop a game's clock; for any of its players.

        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played.
        :raises AlreadyPaused: it is paused.
        """
        async with self._lock(game_id):
            table = await self._of_a_player(game_id, user)
            if table.game.paused is not None:
                raise AlreadyPaused(since=table.game.paused)
            return await self._paused(table, stamp(self._clock), user)

    async def resume(self, game_id: int, user: int) -> Table:
        """Let a paused game's clock go on; for any of its players.

        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played.
        :raises NotPaused: it is not paused.
        """
        async with self._lock(game_id):
            table = await self._of_a_player(game_id, user)
            if table.game.paused is None:
                raise NotPaused
            return await self._paused(table, None, user)

    async def _paused(self, table: Table, since: int | None, user: int) -> Table:
        """Let the clock stand since then, or with ``None`` go on, as ``user`` says."""
        game, noted = table.game, "unpaused" if since is None else "paused"
        after = replace(table, game=replace(table.game, paused=since))

        async def write(writing: Transaction) -> None:
            await writing.pause(game.id, since)
            await writing.note(game.guild, game.id, user, noted)

        return await self._alter(table, after, write, [announce.turn_now(table)])

    async def away(self, user: int, until: int | None) -> list[Table]:
        """Note that ``user`` is away until then, or with ``None`` is back; in all their games.

        Returns the unfinished games as they are then, those that cannot be read left out.

        :raises BadAbsence: ``until`` is not in the future.
        :raises StorageFailed: the disk refused.
        """
        now = stamp(self._clock)
        if until is not None and until <= now:
            raise BadAbsence(why="past")
        seats = {
            game.id: seat.seat
            for game in await self._store.games_of(user)
            for seat in await self._store.seats(game.id)
            if seat.user == user
        }
        async with self._store.transaction() as writing:
            await writing.set_person(user, away_until=until)
            # Should we die between two games, the rest follow in the next life.
            for game, seat in seats.items():
                await writing.set_timer(Timer(game, "away", now, seat, {"user": user}))
        tables = []
        for game in seats:
            with suppress(TableError):
                tables.append(await self._absent(game, user))
        return tables

    async def _went_away(self, timer: Timer) -> None:
        await self._absent(timer.game, int(timer.params["user"]))

    async def _absent(self, game_id: int, user: int) -> Table:
        """Apply to one game until when ``user`` is away."""
        async with self._lock(game_id):
            table = await self._load(game_id)
            seat = table.seat_of(user)
            if seat is None or not table.unfinished:
                return table
            until = (await self._store.people.person(user)).away_until
            seats = list(table.seats)
            seats[seat] = replace(seats[seat], away_until=until)
            after = replace(table, seats=tuple(seats))

            async def write(writing: Transaction) -> None:
                await writing.set_seats(game_id, after.seats)
                await writing.drop_timer(game_id, "away", seat)

            mine = table.clock is not None and table.clock.seat == seat
            posts = [announce.turn_now(table)] if mine and after != table else []
            return await self._alter(table, after, write, posts)

    async def _away_over(self, timer: Timer) -> None:
        async with self._lock(timer.game):
            table = await self._load(timer.game)
            if table.clock is not None and table.clock.runs == "away":
                await self._alter(table, table, _nothing, [announce.turn_now(table)])

    async def _clock_over(self, timer: Timer) -> None:
        async with self._lock(timer.game):
            table = await self._load(timer.game)
            clock = table.clock
            if clock is None or clock.lapsed:
                return
            seat = table.seats[clock.seat]
            if clockwork.is_over(clock, seat, stamp(self._clock)):
                if table.has_to_itself(clock.seat):
                    await self._rest(table, clock.seat)
                else:
                    await self._lapse(table, "clock")
            else:
                await self._alter(table, table, _nothing)

    async def _clock_shown(self, timer: Timer) -> None:
        """Have the turn post tell of the bank, now that the turn clock is over."""
        async with self._lock(timer.game):
            table = await self._load(timer.game)
            if table.clock is not None and table.clock.runs == "turn":
                await self._alter(table, table, _nothing, [announce.turn_now(table)])

    async def _regained(self, timer: Timer) -> None:
        """Have posts and reminders say what is so after an outage."""
        async with self._lock(timer.game):
            try:
                table = await self._load(timer.game)
            except GameBroken:
                return  # Told of elsewhere; its timers have their time back as they are.
            if not table.unfinished or table.game.archived is not None:
                return
            posts: list[Announcement] = []
            if table.game.status == "lobby":
                posts += announce.lobby_changed()
            elif not table.stands_still:
                posts += withdrawals.shown_anew(table)
            if vote := await self._store.votes.open_in(timer.game):
                posts.append(announce.vote_changed(vote.seq, vote.id))
            if posts or not table.stands_still:
                await self._alter(table, table, _nothing, posts, regained=True)

    async def skip(
        self,
        game_id: int,
        seat: int | None = None,
        *,
        provided: Callable[[Table], bool] | None = None,
        also: Also | None = None,
    ) -> Table:
        """Have the autopilot finish the running turn, for which nobody is blamed.

        ``seat``: only if it is still that seat's turn.  The autopilot begins at once, or in the
        bot's next life.  ``provided``: for the table as it stands then; ``also``: what is written
        with it.

        :raises NotStarted, GameEnded, GamePaused, GameRests: as :meth:`may_skip`.
        :raises StaleTable: the table is not as ``provided``.
        """
        async with self._lock(game_id):
            table = await self._to_skip(game_id)
            _, state = table.playing()
            if provided is not None and not provided(table):
                raise StaleTable(table.seq)
            if seat is not None and state.turn.player != seat:
                return table
            return await self._lapse(table, "skip", also)

    async def may_skip(self, game_id: int) -> Table:
        """Return the table if what it waits for can be left to the autopilot now.

        :raises NotStarted, GameEnded: it is not being played.
        :raises GamePaused: it is paused or put aside.
        :raises GameRests: nobody plays it at the moment.
        """
        async with self._lock(game_id):
            return await self._to_skip(game_id)

    async def _to_skip(self, game_id: int) -> Table:
        table = await self._running(game_id)
        if table.rests:
            raise GameRests
        if table.stopped:
            raise GamePaused
        return table

    async def _rest(self, table: Table, seat: int) -> Table:
        """Let a game rest whose only player's clock has run out."""
        held = table.seats[seat]
        now = replace(held, pilot="autopilot", missed=held.missed + 1)
        seats = tuple(now if s.seat == seat else s for s in table.seats)

        async def write(writing: Transaction) -> None:
            await writing.set_seats(table.game.id, seats)
            await self._seat_lost(writing, table, seat, "rested")

        after = replace(table, seats=seats)
        return await self._alter(table, after, write, [announce.turn_now(table)])

    async def _seat_lost(self, writing: Transaction, table: Table, seat: int, noted: str) -> None:
        """Note that the clock has taken ``seat``, and have its player written to."""
        game = table.game
        where = {"seat": seat + 1, "seq": table.seq}
        await writing.note(game.guild, game.id, None, noted, **where)
        about = {"began": table.turn_began}
        await writing.set_timer(Timer(game.id, ABSENT, writing.now, seat, about))

    async def _lapse(self, table: Table, why: Lapsed, also: Also | None = None) -> Table:
        """Leave the running turn to the autopilot."""
        _, state = table.playing()
        now, mover = stamp(self._clock), state.turn.player
        seats = list(table.seats)
        posts = [announce.turn_now(table)]
        if why == "clock":
            missed = seats[mover].missed + 1
            seats[mover] = replace(seats[mover], missed=missed)
            if missed >= MISSED:
                seats[mover] = replace(seats[mover], pilot="autopilot", offered=True)
        clock = table.clock or clockwork.fresh(mover, table.turn_began, table.options.clock, now)
        # Whether they know of it is of no matter any more.
        game = replace(table.game, untold=None)
        after = replace(table, game=game, seats=tuple(seats), clock=replace(clock, lapsed=why))

        lost = table.seats[mover].pilot == "player" and seats[mover].pilot == "autopilot"

        async def write(writing: Transaction) -> None:
            await writing.set_seats(table.game.id, after.seats)
            if also is not None:
                await also(writing)
            if lost:
                await self._seat_lost(writing, table, mover, "seat-missed")

        return await self._alter(table, after, write, posts)

    async def _alter(
        self,
        before: Table,
        after: Table,
        write: Callable[[Transaction], Awaitable[None]],
        posts: Sequence[Announcement] = (),
        *,
        regained: bool = False,
    ) -> Table:
        """Commit a change to a table that is no move, with its clock, timers and posts.

        ``regained``: as in :class:`bot.tables.clocks.timing.Change`.
        """
        async with self._building_on(before) as writing:
            await write(writing)
            table = await self.timing.write(writing, before, after, regained=regained)
            more = await withdrawals.posts(self._store, before, table)
            more += await ballots.posts(self._store, before, table)
            for post in (*posts, *cards.changed(before, table), *more):
                await post.write(table, writing)
        return await self._load(before.game.id)

    async def _running(self, game_id: int) -> Table:
        """Return a game that is being played; its lock is held.

        :raises NotStarted, GameEnded: it is not.
        """
        table = await self._load(game_id)
        if table.game.status == "lobby":
            raise NotStarted
        if table.game.status != "running":
            raise GameEnded(status=table.game.status)
        return table

    async def _of_a_player(self, game_id: int, user: int) -> Table:
        table = await self._running(game_id)
        if table.seat_of(user) is None:
            raise NotAPlayer
        return table


async def _nothing(writing: Transaction) -> None:
    """Write nothing but clock and timers."""
