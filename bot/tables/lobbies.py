"""Games before they begin: opening, joining, leaving, settings, the start; and cancelling."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.clock import Clock, stamp
from bot.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadOptions,
    ChannelBusy,
    Conflict,
    GameBroken,
    GameEnded,
    LobbyFull,
    NoGame,
    NotJoined,
    NotTheHost,
    StaleTable,
    TooFewPlayers,
    TooLateToLeave,
)
from bot.storage.outbox import Outbox
from bot.storage.rows import Game, Seat
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables import announce, known, mixes, opening, places
from bot.tables.announce import Announcement
from bot.tables.clocks.timing import Timing
from bot.tables.decisions import calls
from bot.tables.seats import cards
from bot.tables.seats.computers import opponents
from bot.tables.table import Options, Table
from engine import FIRST_EDITION, commitment, drawn, new_game
from engine.codec import dump_state

LEAST_PLAYERS = 2
Also = Callable[[Transaction], Awaitable[None]]
"""Writes something in the transaction that carries a change."""


def new_seed() -> str:
    """Return a secret seed: 128 random bits in hexadecimal."""
    return secrets.token_hex(16)


class Lobbies:
    """All lobbies; one lock for each game."""

    outbox: Outbox | None = None
    """Told of every commit that wrote posts, once the bot has set it."""

    def __init__(self, store: Store, clock: Clock, seed: Callable[[], str] = new_seed) -> None:
        self._store = store
        self._clock = clock
        self._seed = seed
        self._opening = asyncio.Lock()
        self.timing = Timing(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open_lobby(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        name: str,
        edition: str = FIRST_EDITION,
        options: Options | None = None,
        interaction_id: int | None = None,
        parent: int | None = None,
        again: int | None = None,
    ) -> Table:
        """Open a game; the host has the first seat.  A repeated interaction returns its lobby.

        It begins at once when all other seats are computers', unless there are sides to choose
        from.  ``parent``: the channel that the
        thread ``channel`` belongs to; ``again``: the game that it is to play again.

        :raises NotHere, TooManyGames, TooManyOfOne, TooManyToday: as :meth:`must_be_free`.
        :raises ChannelBusy: the channel has an unfinished game.
        :raises BadOptions: unknown edition, or a number of seats that it has no board for.
        :raises StorageFailed: the disk refused.
        """
        options = options or Options()
        options.check(edition)
        # One at a time, so that two at once cannot exceed the limits together.
        async with self._opening:
            if earlier := await self._opened_by(interaction_id):
                return earlier
            await self.must_be_free(guild, channel, host, parent=parent)
            game_id = await self._write_lobby(
                guild, channel, host, name, edition, options, interaction_id, again
            )
        if options.people == 1 and not options.variant:
            return await self._begin_alone(game_id)
        self._posted()
        return await self.load(game_id)

    async def must_be_free(
        self, guild: int, channel: int, user: int, *, parent: int | None = None
    ) -> None:
        """Check that the server lets ``user`` open one more game in ``channel``.

        Raises as :func:`bot.tables.opening.must_be_free`.
        """
        places = {channel} if parent is None else {channel, parent}
        await opening.must_be_free(self._store, guild, places, user, stamp(self._clock))

    async def _write_lobby(
        self,
        guild: int,
        channel: int,
        host: int,
        name: str,
        edition: str,
        options: Options,
        interaction_id: int | None,
        again: int | None,
    ) -> int:
        """Write a new lobby and return its id.

        :raises ChannelBusy: the channel has an unfinished game.
        """
        rather = await self._side_again(again, host, options)
        try:
            async with self._store.transaction() as writing:
                game_id = await writing.open_game(
                    guild=guild,
                    channel=channel,
                    edition=edition,
                    options=options.written(),
                    host=host,
                    interaction=interaction_id,
                    again=again,
                )
                game = Game(
                    game_id, guild, channel, edition, options.written(), "lobby", host, writing.now
                )
                empty = Table(game, ())
                seats = (Seat(0, host, name, places.place_for(empty, rather=rather)),)
                await writing.set_seats(game_id, seats)
                await self.timing.write(writing, None, replace(empty, seats=seats))
                post = announce.lobby()
                await writing.post(game_id, post.seq, post.content.kind, channel=channel)
        except Conflict:
            if earlier := await self._opened_by(interaction_id):
                return earlier.game.id
            busy = await self._store.game_in(channel)
            raise ChannelBusy(game=busy.id if busy else None) from None
        return game_id

    async def _begin_alone(self, game_id: int) -> Table:
        """Begin a game that waits for nobody else, unless its host was quicker."""
        async with self._lock(game_id):
            lobby = await self._load(game_id)
            if lobby.game.status != "lobby":
                return lobby
            return await self._begin(lobby, lobby.seats)

    async def join(self, game_id: int, user: int, name: str, side: str = "") -> Table:
        """Take a seat; the game begins when that was the last one (``table.game.status``).

        ``side``: the one to play for, where there are sides; who is in already goes over to it.
        Where nobody says, it is that of the game played before, or where most places are left.

        :raises NoGame: there is no such game.
        :raises AlreadyJoined: the user is in, and plays for no other side than ``side``.
        :raises NoSuchSide: there is no such ``side``, or each plays alone.
        :raises SideFull: that has no place left.
        :raises AlreadyStarted: it is no lobby any more.
        :raises GameEnded: it is over or cancelled.
        :raises LobbyFull: there is no seat left.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            mine = table.seat_of(user)
            if table.unfinished and mine is not None:
                return await self._go_over(table, table.seats[mine], side)
            self._must_be_lobby(table)
            if table.full:
                raise LobbyFull(seats=table.options.seats)
            rather = await self._side_again(table.game.again, user, table.options)
            place = places.place_for(table, side, rather=rather)
            seats = (*table.seats, Seat(len(table.seats), user, name, place))
            if len(seats) == table.options.people:
                return await self._begin(table, seats)
            return await self._change(table, seats=seats)

    async def _go_over(self, table: Table, held: Seat, side: str) -> Table:
        """Have who has ``held`` a seat in a lobby play for ``side``; raises as :meth:`join`."""
        sides = table.sides
        if table.game.status != "lobby" or not side:
            raise AlreadyJoined
        if sides.names and sides.names[sides.of[held.joined]] == side:
            raise AlreadyJoined
        moved = replace(held, joined=places.place_for(table, side))
        return await self._change(
            table, seats=tuple(moved if seat == held else seat for seat in table.seats)
        )

    async def _side_again(self, again: int | None, user: int, options: Options) -> str:
        """Return the side that ``user`` has in a rematch of game ``again``; empty: any."""
        if again is None:
            return ""
        return places.side_again(await self.outline(again), user, swapped=options.swapped)

    async def leave(self, game_id: int, user: int) -> Table:
        """Leave a lobby; the earliest who stays is host, and with nobody left it is cancelled.

        :raises NoGame: there is no such game.
        :raises NotJoined: the user is not in.
        :raises TooLateToLeave: it has begun, and the user plays in it.
        :raises AlreadyStarted: it is no lobby any more.
        :raises GameEnded: it is over or cancelled.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            if table.game.status == "running" and table.seat_of(user) is not None:
                raise TooLateToLeave
            self._must_be_lobby(table)
            if table.seat_of(user) is None:
                raise NotJoined
            stay = [s for s in table.seats if s.user != user]
            seats = tuple(replace(s, seat=i) for i, s in enumerate(stay))
            if not seats:
                return await self._end(table, announce.lobby_changed())
            host = table.game.host if table.game.host != user else seats[0].user
            return await self._change(table, seats=seats, host=host)

    async def settings(
        self, game_id: int, user: int, changes: Mapping[str, Any], *, manager: bool = False
    ) -> Table:
        """Change fields of :class:`Options` in a lobby; for its host or a ``manager``.

        Of ``flags`` those that are named change.  ``edition`` may be among the changes too; house
        rules and a world that do not go with the new one are dropped.

        :raises NoGame: there is no such game.
        :raises NotTheHost: it is for somebody else to change them.
        :raises BadOptions: no such option or value, or fewer seats than players.
        :raises SideGone: of so many seats, none is left for somebody at the side they have joined.
        :raises AlreadyStarted: it is no lobby any more.
        :raises GameEnded: it is over or cancelled.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            self._must_be_lobby(table)
            self._must_be_host(table, user, manager=manager)
            edition = changes.get("edition", table.game.edition)
            changes = {k: v for k, v in changes.items() if k != "edition"}
            written = table.options.written()
            for option, value in changes.items():
                if option not in written:
                    raise BadOptions(option=option, value=value)
            flags = changes.get("flags", ())
            kept = table.options.of(edition)
            options = Options(**{**kept.written(), **changes, "flags": kept.flags}).reading(flags)
            options.check(edition, len(table.seats))
            sides = mixes.sides(options.choice(edition, options.seats))
            seats = places.kept(table.seats, table.sides, sides)
            return await self._change(table, seats=seats, options=options, edition=edition)

    async def start(self, game_id: int, user: int) -> Table:
        """Begin the game: draw the first player, deal, publish the commitment.

        Where people play for sides, computers have the places that nobody has taken.

        :raises NoGame: there is no such game.
        :raises NotJoined: only who is in may start it.
        :raises TooFewPlayers: fewer than two are in, computers included.
        :raises AlreadyStarted: it is no lobby any more.
        :raises GameEnded: it is over or cancelled.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            self._must_be_lobby(table)
            if table.seat_of(user) is None:
                raise NotJoined
            if len(table.seats) + len(places.for_computers(table)) < LEAST_PLAYERS:
                raise TooFewPlayers(players=len(table.seats), least=LEAST_PLAYERS)
            return await self._begin(table, table.seats)

    async def cancel(
        self, game_id: int, user: int, *, manager: bool = False, seen: Table | None = None
    ) -> Table:
        """Close a lobby, or end a running game without scores; for its host or a ``manager``.

        It works for a game whose record cannot be read, too.  ``seen``: the table that the user
        has seen; only if the game has neither begun nor gone on since.

        :raises NoGame: there is no such game.
        :raises NotTheHost: it is for somebody else to cancel it.
        :raises GameEnded: it is over or cancelled.
        :raises StaleTable: it is not as it was ``seen``.
        """
        async with self._lock(game_id):
            table = await self._load_or_outline(game_id)
            if not table.unfinished:
                raise GameEnded(status=table.game.status)
            self._must_be_host(table, user, manager=manager)
            if seen is not None and _moment(seen) != _moment(table):
                raise StaleTable(table.seq)
            if table.game.status == "lobby":
                return await self._end(table, announce.lobby_changed(), noted="closed", by=user)
            posts = announce.game_cancelled(table, user)
            return await self._end(table, posts, noted="ended", by=user)

    async def load(self, game_id: int) -> Table:
        """Return the table as it stands.

        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        async with self._lock(game_id):
            return await self._load(game_id)

    async def outline(self, game_id: int) -> Table:
        """Return the table without what its log says: game and seats, as of a lobby.

        It is all there is of a game whose record cannot be read.

        :raises NoGame: there is no such game.
        """
        game = await self._store.game(game_id)
        if game is None:
            raise NoGame(game=game_id)
        return Table(game, tuple(await self._store.seats(game_id)))

    async def known(self, game_id: int) -> Table:
        """Return the table as it stands, or its outline if its record cannot be read.

        :raises NoGame: there is no such game.
        """
        try:
            return await self.load(game_id)
        except GameBroken:
            return await self.outline(game_id)

    @asynccontextmanager
    async def held(self, game_id: int, *, outline: bool = False) -> AsyncIterator[Table]:
        """Hold the table as it stands: nobody changes it before the block is left.

        Nothing in the block may load it.  ``outline``: hold its outline if its record cannot be
        read.

        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        async with self._lock(game_id):
            read = self._load_or_outline if outline else self._load
            yield await read(game_id)

    async def _load(self, game_id: int) -> Table:
        """Return the table as it stands; its lock is held.

        Of a game called off nothing is left that would have to be known.
        """
        table = await self.outline(game_id)
        if table.game.status != "cancelled":
            known.check(table.game)
        return table

    async def _load_or_outline(self, game_id: int) -> Table:
        """Return the table, without what its log says if that cannot be read; its lock is held."""
        try:
            return await self._load(game_id)
        except GameBroken:
            return await self.outline(game_id)

    async def _begin(self, lobby: Table, people: Sequence[Seat]) -> Table:
        seed, full = self._seed(), replace(lobby, seats=tuple(people))
        computers = opponents(lobby.game.id, len(people), places.for_computers(full))
        joined = (*people, *computers)
        options = _agreed(lobby, joined)
        setup = drawn(options.choice(lobby.game.edition, len(joined)), seed)
        seats = places.seated(joined, setup, seed)
        game_id, written = lobby.game.id, replace(options, setup=setup).written()
        box = known.box(replace(lobby.game, options=written), len(seats))
        state = new_game(box, seed)
        async with self._building_on(lobby) as writing:
            await writing.change_lobby(game_id, lobby.game.edition, written, lobby.game.host)
            game = replace(lobby.game, status="running", started=writing.now, options=written)
            table = replace(lobby, game=game, seats=seats, state=state, box=box)
            await writing.set_seats(game_id, seats)
            await writing.start_game(game_id, seed, commitment(seed), box.version)
            await writing.keep_snapshot(game_id, 0, box.version, dump_state(state))
            await self.timing.write(writing, lobby, table)
            await _write(writing, table, announce.game_started(table))
        return await self._load(game_id)

    async def _change(
        self,
        table: Table,
        *,
        seats: tuple[Seat, ...] | None = None,
        host: int | None = None,
        options: Options | None = None,
        edition: str = "",
    ) -> Table:
        game_id = table.game.id
        written, edition = (options or table.options).written(), edition or table.game.edition
        host = host or table.game.host
        game = replace(table.game, options=written, host=host, edition=edition)
        async with self._building_on(table) as writing:
            await writing.change_lobby(game_id, edition, written, game.host)
            if seats is not None:
                await writing.set_seats(game_id, seats)
            changed = replace(table, game=game, seats=seats or table.seats)
            await self.timing.write(writing, table, changed)
            await _write(writing, table, announce.lobby_changed())
        return await self._load(game_id)

    async def _end(
        self,
        table: Table,
        posts: Sequence[Announcement],
        *,
        noted: str | None = None,
        by: int | None = None,
        also: Also | None = None,
    ) -> Table:
        """Call an unfinished game off; ``noted``: what the trail says, and who did it.

        ``also``: what is written with it.
        """
        async with self._building_on(table) as writing:
            await writing.end_game(table.game.id, "cancelled")
            ended = replace(table, game=replace(table.game, status="cancelled"))
            await self.timing.write(writing, table, ended)
            if noted is not None:
                await writing.note(table.game.guild, table.game.id, by, noted)
            await _write(writing, table, [*posts, *cards.changed(table, ended)])
            await calls.close(writing, table, await calls.over(self._store, table, ended))
            if also is not None:
                await also(writing)
        return await self._load(table.game.id)

    @asynccontextmanager
    async def _building_on(self, table: Table) -> AsyncIterator[Transaction]:
        """Write a change to ``table``, forgetting what is remembered of it.

        :raises StaleTable: another process has changed the game meanwhile.
        :raises StorageFailed: the disk refused.
        """
        self._forget(table.game.id)
        try:
            async with self._store.transaction() as writing:
                yield writing
        except Conflict:
            current = await self._load(table.game.id)
            raise StaleTable(current.seq) from None
        finally:
            self._posted()

    def _forget(self, game_id: int) -> None:
        """Drop what is kept in memory of a game; lobbies are not kept."""

    def _posted(self) -> None:
        if self.outbox is not None:
            self.outbox.kick()

    def _lock(self, game_id: int) -> asyncio.Lock:
        """Return the game's lock, which lives as long as somebody holds or awaits it."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    def _must_be_lobby(self, table: Table) -> None:
        if table.game.status == "running":
            raise AlreadyStarted
        if table.game.status != "lobby":
            raise GameEnded(status=table.game.status)

    def _must_be_host(self, table: Table, user: int, *, manager: bool) -> None:
        if not manager and user != table.game.host:
            raise NotTheHost(host=table.game.host)

    async def _opened_by(self, interaction_id: int | None) -> Table | None:
        if interaction_id is None:
            return None
        game = await self._store.game_opened_by(interaction_id)
        return None if game is None else await self.load(game.id)


def _moment(table: Table) -> tuple[str, int]:
    """Return what is another as soon as a game begins, or goes on."""
    return table.game.status, table.seq


def _agreed(lobby: Table, seats: Sequence[Seat]) -> Options:
    """Return the options of a game that begins: no clock is set unasked where nobody else waits."""
    alone = sum(seat.user is not None for seat in seats) == 1
    options = lobby.options
    return replace(options, clock=0) if alone and not options.clock_chosen else options


async def _write(writing: Transaction, table: Table, posts: Sequence[Announcement]) -> None:
    for post in posts:
        await post.write(table, writing)
