"""Seats that change hands while a game runs: offered, taken, left, handed to the autopilot.

Whoever sits down has a full clock and the whole of what the seat has; who had a seat at the table
before goes on with what was left to them.  A seat may be given away by
its player; where the autopilot plays it, or its player has left the server, by the host too; and
any by those who manage the server.  When the last who has a seat leaves it, the game is over,
without scores.  Each change is committed whole, with its line in the server's trail, its posts,
and the clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.clock import stamp
from bot.errors import (
    AlreadyJoined,
    NoOpenSeat,
    NoSeat,
    NotAPlayer,
    NotOnAutopilot,
    NotWanted,
    NotYourSeat,
    OnAutopilot,
    SeatNotOpen,
    SeveralOpenSeats,
    StaleTable,
)
from bot.storage.rows import Seat
from bot.storage.writing import Transaction
from bot.tables import announce, contents
from bot.tables.announce import Announcement
from bot.tables.clocks import clockwork
from bot.tables.clocks.timekeeping import Timekeeping
from bot.tables.lobbies import Also
from bot.tables.table import Table


def may_give(
    table: Table, seat: int, user: int, *, manager: bool = False, gone: bool = False
) -> bool:
    """Whether ``user`` may give ``seat`` away; ``gone``: its player has left the server."""
    if manager or table.user_at(seat) == user:
        return True
    return user == table.game.host and (gone or table.plays_itself(seat))


def open_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that anybody may take."""
    return tuple(s.seat for s in table.seats if s.offered)


def heir(host: int, seats: Sequence[Seat], now: int, newcomer: int | None = None) -> int:
    """Return who is host at a table with ``seats``: the same, else who is in for longest.

    ``newcomer``: who has just sat down, and is the last of those who are there ``now``.  Who is
    away comes after them.
    """

    def place(seat: Seat) -> tuple[bool, bool, int, int]:
        away = seat.away_until is not None and seat.away_until > now
        since = seat.former[-1].until if seat.former else -1
        return away, seat.user == newcomer, since, seat.joined

    held = sorted((s for s in seats if s.user), key=place)
    users = [s.user for s in held if s.user is not None]
    return host if host in users or not users else users[0]


class Seating(Timekeeping, ABC):
    """What becomes of seats after the start."""

    @abstractmethod
    async def _turn_post(
        self, table: Table, *, silent: bool = False, after: int | None = None
    ) -> Announcement:
        """Return the post of the turn being played."""

    async def offer(
        self, game_id: int, user: int, seat: int | None = None, *, manager: bool = False,
        gone: bool = False,
    ) -> Table:  # fmt: skip
        """Offer a seat (one's own) to anybody, or withdraw the offer; its player plays on.

        ``gone``: the player of ``seat`` has left the server.

        :raises NotAPlayer: no seat is named and the user has none.
        :raises NoSeat: there is no such seat.
        :raises NotYourSeat: it is for somebody else to give away.
        :raises NotStarted, GameEnded: it is not being played.
        """
        async with self._lock(game_id):
            table = await self._running(game_id)
            place = self._mine_to_give(table, user, seat, manager=manager, gone=gone)
            held = table.seats[place]
            now = replace(held, offered=not held.offered)
            what = "seat-offered" if now.offered else "seat-kept"
            return await self._reseat(table, now, user, what)

    async def ask(
        self, game_id: int, user: int, whom: int, seat: int | None = None, *,
        manager: bool = False, gone: bool = False,
    ) -> Table:  # fmt: skip
        """Ask ``whom`` to take over a seat (one's own), instead of who was asked before.

        :raises AlreadyJoined: ``whom`` plays already.
        :raises NotAPlayer, NoSeat, NotYourSeat, NotStarted, GameEnded: as :meth:`offer`.
        """
        async with self._lock(game_id):
            table = await self._running(game_id)
            place = self._mine_to_give(table, user, seat, manager=manager, gone=gone)
            if table.seat_of(whom) is not None:
                raise AlreadyJoined
            held = table.seats[place]
            if held.asked == whom:
                return table
            return await self._reseat(table, replace(held, asked=whom), user, "seat-asked")

    async def accept(self, game_id: int, user: int, name: str, seat: int) -> Table:
        """Take over a seat to which the user has been asked.

        :raises AlreadyJoined: the user plays already.
        :raises NotWanted: the user is not asked, or not any more.
        :raises NoSeat, NotStarted, GameEnded: there is nothing to take over.
        """
        async with self._lock(game_id):
            table = await self._running(game_id)
            held = _asked(table, user, seat)
            if table.seat_of(user) is not None:
                raise AlreadyJoined
            return await self._reseat(table, _held_by(held, user, name), user, "seat-taken")

    async def refuse(self, game_id: int, user: int, seat: int) -> Table:
        """Say no to taking over a seat; raises as :meth:`accept`, but for AlreadyJoined."""
        async with self._lock(game_id):
            table = await self._running(game_id)
            held = _asked(table, user, seat)
            return await self._reseat(table, replace(held, asked=None), user, "seat-refused")

    async def take(self, game_id: int, user: int, name: str, seat: int | None = None) -> Table:
        """Take an open seat, or the only one.

        :raises AlreadyJoined: the user plays already.
        :raises NoOpenSeat: no seat is open.
        :raises SeveralOpenSeats: several are, and none is named.
        :raises SeatNotOpen: the one that is named is not.
        :raises NoSeat, NotStarted, GameEnded: there is nothing to take.
        """
        async with self._lock(game_id):
            table = await self._running(game_id)
            if table.seat_of(user) is not None:
                raise AlreadyJoined
            place = _open(table, seat)
            held = table.seats[place]
            return await self._reseat(table, _held_by(held, user, name), user, "seat-taken")

    async def may_take(self, game_id: int, user: int, seat: int) -> Table:
        """Return the table if ``user`` may take ``seat`` now; raises as :meth:`take`."""
        async with self._lock(game_id):
            table = await self._running(game_id)
            if table.seat_of(user) is not None:
                raise AlreadyJoined
            _open(table, seat)
            return table

    async def resign(
        self, game_id: int, user: int, *, provided: Callable[[Table], bool] | None = None
    ) -> Table:
        """Leave a running game: the autopilot plays the seat until somebody takes it.

        Who is the last to leave ends the game, without scores.  ``provided``: for the table as it
        stands then.

        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played.
        :raises StaleTable: the table is not as ``provided``.
        """
        async with self._lock(game_id):
            table = await self._of_a_player(game_id, user)
            if provided is not None and not provided(table):
                raise StaleTable(table.seq)
            place = table.seat_of(user)
            assert place is not None  # _of_a_player has checked it
            return await self._reseat(table, _vacant(table.seats[place]), user, "seat-left")

    async def vacate(
        self, game_id: int, seat: int, *, by: int | None = None, forgotten: bool = False
    ) -> Table:
        """Empty ``seat``, whoever had it; whoever calls says whether that may be.

        ``forgotten``: no post names them any more, those of this change included.

        :raises NoSeat, NotStarted, GameEnded: there is no such seat to empty.
        """
        async with self._lock(game_id):
            table = await self._running(game_id)
            held = _seat(table, seat)
            user = held.user
            if user is None:
                return table
            if not forgotten:
                return await self._reseat(table, _vacant(held), by, "seat-left")
            held = replace(held, name="")
            seats = tuple(held if s.seat == seat else s for s in table.seats)
            nameless = replace(table, seats=seats)

            async def forget(writing: Transaction) -> None:
                await writing.forget_in(user, game_id, contents.NAMES)

            return await self._reseat(nameless, _vacant(held), by, "seat-left", forget)

    async def hand_over(self, game_id: int, user: int, on: bool) -> Table:
        """Let the autopilot play one's seat, or with ``on`` false play it oneself again.

        :raises OnAutopilot, NotOnAutopilot: it is so already.
        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played.
        """
        async with self._lock(game_id):
            table = await self._of_a_player(game_id, user)
            place = table.seat_of(user)
            assert place is not None  # _of_a_player has checked it
            held = table.seats[place]
            if on and held.pilot == "autopilot":
                raise OnAutopilot
            if on:
                now = replace(held, pilot="autopilot", missed=0)
                return await self._reseat(table, now, user, "seat-autopilot")
            if held.pilot == "player":
                raise NotOnAutopilot
            return await self._reseat(table, playing(held), user, "seat-back")

    async def come_back(self, game_id: int, user: int) -> Table:
        """Take one's seat back from the autopilot; raises as :meth:`hand_over`."""
        return await self.hand_over(game_id, user, False)

    def _mine_to_give(
        self, table: Table, user: int, seat: int | None, *, manager: bool, gone: bool
    ) -> int:
        place = table.seat_of(user) if seat is None else _seat(table, seat).seat
        if place is None:
            raise NotAPlayer
        if not may_give(table, place, user, manager=manager, gone=gone):
            raise NotYourSeat
        return place

    async def _reseat(
        self, table: Table, seat: Seat, by: int | None, what: str, also: Also | None = None
    ) -> Table:
        """Commit a change of one seat, noted as ``what`` in the trail.

        ``also``: what is written with it.
        """
        was = table.seats[seat.seat]
        newcomer = seat.user if seat.user != was.user else None
        if newcomer is not None:
            seat = replace(seat, habit=(await self._store.people.person(newcomer)).orders)
        seats = tuple(seat if s.seat == seat.seat else s for s in table.seats)
        if not any(s.user for s in seats):
            return await self._deserted(table, seat.seat, by, also)
        host = heir(table.game.host, seats, stamp(self._clock), newcomer)
        game = replace(table.game, host=host)
        after = replace(table, game=game, seats=seats)
        posts = await self._turn_shown(table, after)
        moves = seat.user != was.user
        vote = await self._store.votes.open_in(game.id) if moves else None

        async def write(writing: Transaction) -> None:
            if moves:
                left = clockwork.left_to(was, table.clock, writing.now)
                await writing.note_former(game.id, left, table.seq)
            await writing.change_seats(game.id, seats, game.host)
            if newcomer is not None and not seat.returned_to(was):
                await writing.drop_reminded(game.id, seat.seat)
            if vote is not None and vote.seat == seat.seat:
                await writing.leave_vote(vote.id, table.seq)
            if vote is not None and newcomer is not None:
                # Whoever sits down has agreed to nothing.
                await writing.drop_ballot(vote.id, seat.seat)
            own = by is not None and by == was.user
            where = {"seat": seat.seat + 1, "seq": table.seq, "own": own}
            await writing.note(game.guild, game.id, by, what, **where)
            if also is not None:
                await also(writing)

        return await self._alter(table, after, write, posts)

    async def _deserted(self, table: Table, seat: int, by: int | None, also: Also | None) -> Table:
        """End a game whose last player leaves ``seat``; there are no scores."""
        posts = announce.game_deserted(table, seat)
        return await self._end(table, posts, noted="deserted", by=by, also=also)

    async def _turn_shown(self, before: Table, after: Table) -> list[Announcement]:
        """Return what shows who plays the running turn now; nobody's phone rings for it."""
        _, state = after.playing()
        was, now = before.seats[state.turn.player], after.seats[state.turn.player]
        if (was.user, was.pilot) == (now.user, now.pilot):
            return []
        return await self._turn_as_it_is(after)

    async def _turn_as_it_is(self, table: Table) -> list[Announcement]:
        """Return the edit of the running turn's post, or a silent one where it has none yet."""
        if await self._store.stands(table.game.id, contents.Turn.name, table.turn_began):
            return [announce.turn_now(table)]
        return [await self._turn_post(table, silent=True)] if table.turn_is_posted else []


def playing(seat: Seat) -> Seat:
    """Return ``seat`` as its player has it who plays it again."""
    if seat.pilot == "player":
        return seat
    return replace(seat, pilot="player", offered=False, asked=None, missed=0)


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise NoSeat(seat=seat)
    return table.seats[seat]


def _asked(table: Table, user: int, seat: int) -> Seat:
    held = _seat(table, seat)
    if held.asked != user:
        raise NotWanted
    return held


def _open(table: Table, seat: int | None) -> int:
    found = open_seats(table)
    if seat is None and len(found) > 1:
        raise SeveralOpenSeats
    if not found:
        raise NoOpenSeat
    if seat is None:
        return found[0]
    if _seat(table, seat).seat not in found:
        raise SeatNotOpen
    return seat


def _held_by(seat: Seat, user: int, name: str) -> Seat:
    """Return ``seat`` as somebody has it who has just sat down; banks are timing's."""
    return replace(
        seat,
        user=user,
        name=name,
        pilot="player",
        computer=False,
        offered=False,
        asked=None,
        missed=0,
        orders=None,
    )


def _vacant(seat: Seat) -> Seat:
    return replace(
        seat,
        user=None,
        pilot="autopilot",
        offered=True,
        asked=None,
        missed=0,
        away_until=None,
        orders=None,
    )
