"""Lobbies that nobody starts and games that nobody plays: closed, asked about, put aside.

A lobby is closed after three days.  A game whose clock does not run (it has none, is paused, or
rests for want of players; not one that several have left, which the autopilot plays in time) and in
which nothing has happened for a week is asked about, once; without an answer for another week it is
put aside: it no longer occupies its channel, nothing in it happens by itself, and any of its
players can bring it back.  It is never deleted.  Whatever changes the game is an answer.

========================  =======================================================
timer                     due when
========================  =======================================================
``lobby``                 a lobby has been open for :data:`LOBBY`
``idle``                  nothing has happened for :data:`IDLE` where no clock runs
``archive``               the question has not been answered for :data:`ANSWER`
``answered``              at once: the question is to lose its buttons
``lost``                  a player is to learn that the channel is gone
                          (:mod:`bot.tables.letters.lost`)
========================  =======================================================
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.clock import DAY, HOUR, stamp
from bot.errors import (
    ChannelBusy,
    GameBroken,
    NotAskedAbout,
    NotPutAside,
    TooManyOfOne,
    TooManyToday,
)
from bot.storage.rows import Game, Timer
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timekeeping import Timekeeping
from bot.tables.clocks.timing import Change, Gone, Rule
from bot.tables.contents import Archived
from bot.tables.letters import LOST
from bot.tables.rewinding import TIMER as VOTE
from bot.tables.seats.seating import playing
from bot.tables.table import Table

LOBBY: Final = 72 * HOUR
"""Seconds for which a lobby is open."""
IDLE: Final = 7 * DAY
"""Seconds without anything happening after which a game is asked about."""
ANSWER: Final = 7 * DAY
"""Seconds without an answer after which it is put aside."""


def careful(store: Store) -> Rule:
    """Return the rule by which lobbies and idle games are looked after."""

    async def rule(change: Change) -> Iterable[Timer | Gone]:
        game = change.after.game
        if change.regained:
            return []
        if game.status == "lobby":
            return [Timer(game.id, "lobby", lobby_closes(store, game), for_people=True)]
        if not may_idle(change.after):
            return [Gone("lobby"), Gone("idle"), *await _taken_back(store, change)]
        idle = Timer(game.id, "idle", change.now + IDLE, for_people=True)
        return [Gone("lobby"), idle, *await _taken_back(store, change)]

    return rule


def lobby_closes(store: Store, game: Game) -> int:
    """Return when a lobby closes that nobody has started, Unix seconds."""
    return store.outages.put_off(game.created + LOBBY, game.created)


async def _taken_back(store: Store, change: Change) -> list[Timer | Gone]:
    """Return what takes the question back, if one was asked."""
    game = change.after.game.id
    if await asked_about(store, game):
        return [Gone("archive"), Timer(game, "answered", change.now)]
    return []


async def asked_about(store: Store, game: int) -> bool:
    """Whether a question about a game waits for an answer."""
    return any(timer.kind == "archive" for timer in await store.timers(game))


def may_idle(table: Table) -> bool:
    """Whether nothing in a running game goes on by itself."""
    game = table.game
    if game.status != "running" or game.archived is not None:
        return False
    goes_on = bool(table.options.clock) or table.left_alone
    return game.paused is not None or table.rests or table.untold or not goes_on


class Care(Timekeeping, ABC):
    """Looks after lobbies and idle games."""

    def take_care(self, sleeper: Sleeper) -> None:
        """Have the timers of lobbies and idle games handled here."""
        sleeper.on("lobby", self._expire)
        sleeper.on("idle", self._ask)
        sleeper.on("archive", self._unanswered)
        sleeper.on("answered", self._answered)

    async def _expire(self, timer: Timer) -> None:
        async with self._lock(timer.game):
            table = await self._load_or_outline(timer.game)
            if table.game.status == "lobby":
                await self._end(table, announce.lobby_expired(), noted="expired")

    async def _ask(self, timer: Timer) -> None:
        async with self._lock(timer.game):
            table = await self._load_or_outline(timer.game)
            now = stamp(self._clock)
            if not await self._stands(timer, now):
                return
            async with self._store.transaction() as writing:
                await writing.drop_timer(timer.game, "idle")
                due, about = now + ANSWER, timer.params
                await writing.set_timer(
                    Timer(timer.game, "archive", due, params=about, for_people=True)
                )
                await announce.idle(table, now + ANSWER).write(table, writing)
        self._posted()

    async def _unanswered(self, timer: Timer) -> None:
        async with self._lock(timer.game):
            table = await self._load_or_outline(timer.game)
            if await self._stands(timer, stamp(self._clock)):
                await self._archive(table, None)

    async def _stands(self, timer: Timer, now: int) -> bool:
        """Whether a timer was not set anew since it was found due."""
        timers = await self._store.timers(timer.game)
        return any(t.kind == timer.kind and t.due <= now for t in timers)

    async def _answered(self, timer: Timer) -> None:
        async with self._lock(timer.game):
            table = await self._load_or_outline(timer.game)
            async with self._store.transaction() as writing:
                await writing.drop_timer(timer.game, "answered")
                aside = table.game.archived is not None
                await announce.idle_over(table, aside=aside).write(table, writing)
        self._posted()

    async def still_playing(self, game_id: int, user: int) -> Table:
        """Answer that a game goes on; for any of its players.

        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played.
        :raises NotAskedAbout: nobody has asked.
        """
        async with self._lock(game_id):
            table = await self._asked(game_id, user)

            async def nothing(writing: Transaction) -> None:
                """Only the timers change."""

            return await self._alter(table, table, nothing)

    async def put_aside(self, game_id: int, user: int) -> Table:
        """Put a game aside that was asked about; for any of its players.

        Raises as :meth:`still_playing`.
        """
        async with self._lock(game_id):
            table = await self._asked(game_id, user)
            return await self._archive(table, table.seat_of(user))

    async def bring_back(
        self, game_id: int, user: int, channel: int, *, parent: int | None = None
    ) -> Table:
        """Let a game that was put aside go on in ``channel``; for any of its players.

        It goes on in earnest: a pause is over, and who brings it back plays again.

        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played.
        :raises NotPutAside: it is not put aside.
        :raises ChannelBusy: the channel has another unfinished game.
        :raises NotHere, TooManyGames: the server allows no game more there.
        :raises TooManyOfOne, TooManyToday: its host may have no game more; ``host``: where that is
            somebody else than ``user``.
        """
        async with self._lock(game_id):
            before = await self._of_a_player(game_id, user)
            game = before.game
            if game.archived is None:
                raise NotPutAside
            if (busy := await self._store.occupying(channel)) is not None:
                raise ChannelBusy(game=busy.id)
            try:
                await self.must_be_free(game.guild, channel, game.host, parent=parent)
            except (TooManyOfOne, TooManyToday) as full:
                if user != game.host:
                    full.params["host"] = game.host
                raise
            seats = tuple(playing(s) if s.user == user else s for s in before.seats)
            now = replace(game, archived=None, paused=None, channel=channel)
            after = replace(before, game=now, seats=seats)

            async def write(writing: Transaction) -> None:
                await writing.archive(game_id, None)
                await writing.pause(game_id, None)
                await writing.move_game(game_id, channel)
                await writing.set_seats(game_id, seats)
                seat = before.seat_of(user)
                assert seat is not None  # _of_a_player has checked it
                await writing.note(game.guild, game_id, user, "resumed", seat=seat + 1)
                await self._vote_ends(game_id, writing)

            posts = [announce.brought_back(before, before.seat_of(user))]
            posts += [await self._turn_post(after, silent=True)] if after.turn_is_posted else []
            return await self._alter(before, after, write, posts)

    async def _end(self, table: Table, posts: Sequence[Announcement], **how: Any) -> Table:
        return await super()._end(table, [*posts, *await self._left_open(table)], **how)

    async def _left_open(self, table: Table) -> list[Announcement]:
        """Return the edits of what still asks whether a game goes on that ends now."""
        kinds = {timer.kind for timer in await self._store.timers(table.game.id)}
        found = [announce.idle_ended(table)] if kinds & {"archive", "answered"} else []
        aside = table.game.archived is not None
        return [*found, *([announce.brought_back(table, None)] if aside else [])]

    @abstractmethod
    async def _turn_post(self, table: Table, *, silent: bool = False) -> Announcement:
        """Return the post of the running turn."""

    async def _asked(self, game_id: int, user: int) -> Table:
        table = await self._of_a_player(game_id, user)
        if not await asked_about(self._store, game_id):
            raise NotAskedAbout
        return table

    async def lose_place(self, game_id: int) -> None:
        """Put a game aside whose channel or server is gone, and write to its players.

        A lobby is called off.  Nothing is done twice.
        """
        async with self._lock(game_id):
            table = await self._load_or_outline(game_id)
            if not table.game.occupies:
                return
            if table.game.status == "lobby":
                await self._end(table, [], noted="channel-lost")
            else:
                await self._archive(table, None, lost=True)

    async def find_place(self, game_id: int) -> None:
        """Say in the channel of a game put aside that it is, where nothing says so yet.

        So it is where the channel could not be reached when that happened.
        """
        async with self._lock(game_id):
            table = await self._load_or_outline(game_id)
            told = await self._store.stands(game_id, Archived.name, table.seq)
            if table.game.archived is None or told:
                return
            async with self._store.transaction() as writing:
                await announce.found(table).write(table, writing)
        self._posted()

    async def look_after_broken(self, game_id: int) -> None:
        """Have a running game whose record cannot be read put aside in time; nothing else happens.

        Its other timers would only fail again and again.  A lobby expires as any other.
        """
        async with self._lock(game_id):
            try:
                await self._load(game_id)
            except GameBroken:
                if (await self.outline(game_id)).game.status == "lobby":
                    return
                kinds = {timer.kind for timer in await self._store.timers(game_id)}
                if kinds & {"idle", "archive"}:
                    return
                async with self._store.transaction() as writing:
                    await writing.drop_timers(game_id)
                    due, about = writing.now + IDLE, {"broken": True}
                    await writing.set_timer(
                        Timer(game_id, "idle", due, params=about, for_people=True)
                    )

    async def look_after_mended(self, game_id: int) -> None:
        """Have a game go on that can be read again, after :meth:`look_after_broken`.

        Nobody could move meanwhile, so whoever it waits for has all their time once more.

        :raises NoGame, GameBroken: there is nothing to go on with.
        :raises StorageFailed: the disk refused.
        """
        async with self._lock(game_id):
            table = await self._load(game_id)
            timers = await self._store.timers(game_id)
            if not table.unfinished or not any(timer.params.get("broken") for timer in timers):
                return
            # All timers are set as for a turn that begins, and nothing is charged.  Where it stands
            # still for one who has not been told it is the same turn, and they still have not.
            before = replace(table, clock=None, turn_began=table.turn_began if table.untold else -1)
            async with self._building_on(table) as writing:
                await self.timing.write(writing, before, table, anew=True)
                await self._vote_ends(game_id, writing)
                await announce.turn_now(table).write(table, writing)
        self._posted()

    async def _vote_ends(self, game_id: int, writing: Transaction) -> None:
        """Have an open vote end in time, though the timers of its game were dropped."""
        vote = await self._store.votes.open_in(game_id)
        if vote is not None:
            due, about = max(vote.ends, writing.now), {"vote": vote.id}
            await writing.set_timer(Timer(game_id, VOTE, due, params=about, for_people=True))

    async def _archive(self, table: Table, by: int | None, *, lost: bool = False) -> Table:
        """Put a running game aside; ``by``: the seat that asked for it.  Its lock is held.

        ``lost``: its channel is gone, so its players are told by direct messages.
        """
        game, now = table.game, stamp(self._clock)
        after = replace(table, game=replace(game, archived=now))
        asked = await asked_about(self._store, game.id)
        async with self._building_on(table) as writing:
            await writing.archive(game.id, now)
            if table.state is None:
                # Nobody could move, so nothing is charged when it is brought back.
                await writing.drop_timers(game.id)
                await writing.drop_clocks(game.id)
            else:
                await self.timing.write(writing, table, after)
            user = None if by is None else table.user_at(by)
            await writing.note(game.guild, game.id, user, "channel-lost" if lost else "archived")
            if lost:
                for seat in table.holders:
                    about = {"seat": seat}
                    await writing.set_timer(Timer(game.id, LOST, writing.now, seat, about))
            else:
                if asked:
                    await writing.drop_timer(game.id, "answered")
                    await announce.idle_over(table, aside=True).write(table, writing)
                await announce.turn_ended(table).write(table, writing)
                await announce.archived(table, by).write(table, writing)
        return await self._load_or_outline(game.id)
