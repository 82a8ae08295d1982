"""The table service: lobbies, moves and take-backs, each committed before it is acknowledged.

It is all that handlers need of games.  It knows nothing of Discord beyond ids;
its refusals are :class:`bot.errors.TableError` and :class:`engine.RuleError`.

Posts that it writes to the outbox are of the kinds in :mod:`bot.tables.contents`; names of
``Message.purpose`` are the kinds of the new messages.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from bot.clock import Clock, stamp
from bot.errors import (
    Conflict,
    GameBroken,
    GameEnded,
    NoGame,
    NotAPlayer,
    NothingToTakeBack,
    NotStarted,
    NotYourTurn,
    PutAside,
    StaleTable,
    StorageFailed,
)
from bot.storage.rows import Game, LogLine, Timer
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables import announce, ledger, reposting
from bot.tables.announce import Announcement
from bot.tables.clocks.nudging import Nudging
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.telling import Telling
from bot.tables.clocks.timing import kept
from bot.tables.contents import Content, Lobby, Turn, TurnEdit
from bot.tables.decisions import ballots, calls, withdrawals
from bot.tables.decisions.policy import decided_at_once, moved_by_order
from bot.tables.decisions.raids import calls_for, follows
from bot.tables.decisions.withdrawals import Withdrawing
from bot.tables.ledger import Ledger, Loaded
from bot.tables.lobbies import Also, new_seed
from bot.tables.reposting import REPOST, WITHIN
from bot.tables.rewinding import Order, Rewinding, must_let
from bot.tables.seats import cards
from bot.tables.seats.piloted import Share, shares
from bot.tables.seats.seating import playing
from bot.tables.seats.showing import Showing
from bot.tables.table import REWIND, TAKE_BACK, LogEntry, Options, Outcome, Table
from bot.tables.upkeep import care
from bot.tables.upkeep.care import Care
from bot.tables.upkeep.forgetting import Forgetting
from engine import Action, Event, View, view
from engine.actions import Line, TakeBack, unasked
from engine.codec import dump_line, dump_state
from engine.export import Export, LoggedLine, versions_told

__all__ = ["LogEntry", "Options", "Outcome", "Table", "Tables"]

REMEMBERED = 128
"""Started games kept in memory."""


@dataclass(slots=True)
class _Open:
    """A started game in memory."""

    table: Table
    ledger: Ledger


@dataclass(frozen=True, slots=True)
class _Back:
    """That the table goes back, for what is written with it."""

    to: int
    """Revision that stands again."""
    undone: tuple[int, ...]
    """Where the turns began that are no more."""
    order: Order | None = None
    """Who let it be, where a player did not go back by himself."""


Choose = Callable[[_Open], Line]
"""Says what a player wants, once the table is known to be theirs to change."""


class Tables(Rewinding, Forgetting, Care, Telling, Nudging, Withdrawing, Showing):
    """All games: lobbies, what time does to tables, and everything after the start."""

    def __init__(self, store: Store, clock: Clock, seed: Callable[[], str] = new_seed) -> None:
        super().__init__(store, clock, seed)
        self.timing.also(withdrawals.rule(store))
        self.timing.also(care.careful(store))
        self._open_games: OrderedDict[int, _Open] = OrderedDict()

    async def load(self, game_id: int) -> Table:
        """Return the table as it stands; quick from memory once it has started.

        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        if known := self._open_games.get(game_id):
            return known.table
        return await super().load(game_id)

    async def in_channel(self, channel: int) -> Table:
        """Return the channel's unfinished game, else its latest.

        :raises NoGame: there never was one.
        :raises GameBroken: its record cannot be read.
        """
        return await self.load((await self.game_in(channel)).id)

    async def game_in(self, channel: int) -> Game:
        """Return the row of the channel's unfinished game, else of its latest; it may be broken.

        :raises NoGame: there never was one.
        """
        game = await self._store.game_in(channel)
        if game is None:
            raise NoGame(channel=channel)
        return game

    async def at(self, game_id: int, seq: int) -> Table:
        """Return the table as it stood at revision ``seq``.

        :raises NoGame: no such game, or it has not come to ``seq``.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: its record cannot be read.
        """
        now = await self._started(game_id)
        if seq == now.seq:
            return now
        if not 0 <= seq < now.seq:
            raise NoGame(game=game_id, seq=seq)
        loaded = await ledger.load(self._store, now.game, now.seats, until=seq)
        game = replace(now.game, status="running", ended=None)
        return loaded.ledger.table(game, now.seats)

    async def log(self, game_id: int, after: int = 0, until: int | None = None) -> list[LogEntry]:
        """Return what happened in the lines ``after < seq <= until``, undone ones included.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: its record cannot be read.
        """
        now = await self._started(game_id)
        loaded = await ledger.load(self._store, now.game, now.seats, until=until, after=after)
        return [entry for entry in loaded.entries if entry.seq > after]

    async def news(self, game_id: int, after: int, until: int) -> tuple[list[LogEntry], int]:
        """Return what :meth:`log` does, and whose turn it was where that begins.

        Where other rules played the game it begins later than asked for, if it has to.
        """
        now = await self._started(game_id)
        loaded = await ledger.load(
            self._store, now.game, now.seats, until=until, after=after, partly=True
        )
        return [entry for entry in loaded.entries if entry.seq > after], loaded.mover

    async def turns(self, game_id: int) -> list[View]:
        """Return a finished game at its start and after each turn, everybody's coins open.

        Empty while it is not over, for then coins may be secret.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: its record cannot be read.
        """
        now = await self._started(game_id)
        if not now.over:
            return []
        box, _ = now.playing()
        states = await ledger.turns(self._store, now.game, now.seats)
        return [view(box, state, None, open_scores=True) for state in states]

    async def piloted(self, game_id: int) -> tuple[Share, ...]:
        """Return what the autopilot has played of each seat; raises as :meth:`log`."""
        table = await self._started(game_id)
        return shares(await self.log(game_id), len(table.seats))

    async def last_turn(self, game_id: int, seat: int, until: int | None = None) -> int:
        """Return the seq of the latest line up to ``until`` that the seat's player sent, or 0.

        What came after is what the player has not seen happen.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        """
        now = await self._started(game_id)
        return await self._store.last_line(game_id, seat, now.seq if until is None else until)

    async def undone_by(self, game_id: int, seq: int) -> LogLine | None:
        """Return the line that has taken back what came with revision ``seq``, if one has."""
        return await self._store.undone_by(game_id, seq) if seq else None

    async def games_of(self, user: int) -> list[Table]:
        """Return the unfinished games of ``user`` that can be read, oldest first."""
        return await self._readable(await self._store.games_of(user))

    async def _readable(self, games: Sequence[Game]) -> list[Table]:
        found = []
        for game in games:
            with suppress(GameBroken):
                found.append(await self.load(game.id))
        return found

    async def act(
        self,
        game_id: int,
        user: int,
        action: Action,
        *,
        revision: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Play ``action`` for ``user`` and whatever policies then decide at once.

        What was withdrawn by order is rearranged out of turn too.

        ``revision`` is the ``seq`` of the table that the user saw.  The outcome is on the disk
        when this returns.

        :raises RuleError: the rules forbid it.
        :raises NotYourTurn: somebody else decides.
        :raises StaleTable: the table is not at ``revision`` any more.
        :raises NoGame, NotStarted, GameEnded, NotAPlayer: there is nothing to play for ``user``.
        :raises StorageFailed: the disk refused; nothing has changed.
        :raises GameBroken: its record cannot be read.
        """

        def choose(game: _Open) -> Line:
            decides = game.table.seat_of(user) in game.table.deciders
            if not decides and not unasked(action):
                raise NotYourTurn(game.table.waiting_for)
            return action

        return await self._move(game_id, user, choose, revision, interaction_id)

    async def take_back(
        self,
        game_id: int,
        user: int,
        *,
        revision: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Take back the user's last step, be it the end of their turn; raises as :meth:`act`.

        :raises NothingToTakeBack: also after a roll or a drawn tile, or somebody else's step.
        """

        def choose(game: _Open) -> Line:
            return TakeBack(_way_back(game, user)[0])

        return await self._move(game_id, user, choose, revision, interaction_id)

    async def restart_turn(
        self,
        game_id: int,
        user: int,
        *,
        revision: int | None = None,
        interaction_id: int | None = None,
    ) -> Outcome:
        """Take back all steps of the user's turn, as far as nothing was revealed; as take_back."""

        def choose(game: _Open) -> Line:
            return TakeBack(_way_back(game, user)[-1])

        return await self._move(game_id, user, choose, revision, interaction_id)

    async def earlier(self, game_id: int, interaction_id: int) -> Outcome | None:
        """Return what an interaction did that was delivered before, if it did anything here.

        :raises NoGame: there is no such game.
        :raises GameBroken: its record cannot be read.
        """
        async with self._lock(game_id):
            with suppress(StaleTable):
                return await self._earlier(await self._load(game_id), interaction_id)
            return None

    async def _move(
        self,
        game_id: int,
        user: int,
        choose: Choose,
        revision: int | None,
        interaction_id: int | None,
    ) -> Outcome:
        async with self._lock(game_id):
            game = await self._opened(game_id)
            if earlier := await self._earlier(game.table, interaction_id):
                return earlier
            seat = _may_move(game.table, user)
            line = choose(game)
            if revision is not None and revision != game.table.seq:
                raise StaleTable(game.table.seq)
            return await self._say(game, seat, line, user, interaction_id)

    async def act_for(
        self,
        game_id: int,
        seat: int,
        action: Action,
        *,
        revision: int | None = None,
        provided: Callable[[Table], bool] | None = None,
        also: Also | None = None,
    ) -> Outcome:
        """Play ``action`` on behalf of ``seat``, as :meth:`act` does; the line has no actor.

        Who calls says whether it may: this checks only that it is for ``seat`` to decide, and
        what is ``provided`` for the table as it stands then.  ``also``: what is written with it.

        :raises RuleError: the rules forbid it, or it is not for ``seat`` to decide.
        :raises StaleTable: the table is not at ``revision`` any more, or not as ``provided``.
        :raises NoGame, NotStarted, GameEnded: there is nothing to play.
        :raises StorageFailed: the disk refused; nothing has changed.
        :raises GameBroken: its record cannot be read.
        """
        async with self._lock(game_id):
            game = await self._opened(game_id)
            if game.table.game.status != "running":
                raise GameEnded(status=game.table.game.status)
            if revision is not None and revision != game.table.seq:
                raise StaleTable(game.table.seq)
            if provided is not None and not provided(game.table):
                raise StaleTable(game.table.seq)
            return await self._say(game, seat, action, None, None, also)

    async def _say(
        self,
        game: _Open,
        seat: int,
        line: Line,
        user: int | None,
        interaction: int | None,
        also: Also | None = None,
    ) -> Outcome:
        """Add a line and what policies then decide, and commit both; the lock is held."""
        before = game.table
        events = game.ledger.say(seat, line, automatic=user is None)
        said = [self._line(game.ledger, seat, line, user, interaction)]
        now = game.ledger.table(before.game, before.seats)
        if user is not None and (then := calls_for(now, line)):
            events += game.ledger.say(seat, then)
            said.append(self._line(game.ledger, seat, then, user, None))
        back = None
        if isinstance(line, TakeBack):
            crossed = game.ledger.turn_began < before.turn_began
            back = _Back(line.to, (before.turn_began,) if crossed else ())
        return await self._settle(game, said, events, back, also)

    async def _settle(
        self,
        game: _Open,
        said: list[LogLine],
        events: tuple[Event, ...],
        back: _Back | None = None,
        also: Also | None = None,
    ) -> Outcome:
        """Commit what was ``said`` and what policies then decide; the lock is held."""
        before, game_id = game.table, game.table.game.id
        try:
            more = self._policies(before, game.ledger, said)
            game.table = await self._commit(before, game.ledger, said, back, also)
        except Conflict:
            self._forget(game_id)
            current = await self._load(game_id)
            raise StaleTable(current.seq) from None
        except BaseException:
            self._forget(game_id)
            raise
        finally:
            # Also when we were cancelled: it may have been written all the same.
            self._posted()
        return Outcome(before, game.table, events + more)

    def _policies(self, before: Table, book: Ledger, said: list[LogLine]) -> tuple[Event, ...]:
        """Play what is decided at once, adding the lines to ``said``."""
        events: tuple[Event, ...] = ()
        while decided := decided_at_once(book.table(before.game, before.seats)):
            seat, action = decided
            events += book.say(seat, action, automatic=True)
            said.append(self._line(book, seat, action, None, None))
        for seat, action in moved_by_order(before, book.table(before.game, before.seats)):
            events += book.say(seat, action, automatic=True)
            said.append(self._line(book, seat, action, None, None))
        return events

    async def _commit(
        self,
        before: Table,
        book: Ledger,
        said: list[LogLine],
        back: _Back | None,
        also: Also | None = None,
    ) -> Table:
        """Write lines, posts and, at the end of a turn, a snapshot; return the table now."""
        game = before.game
        over = book.state.turn.at.over
        if over:
            game = replace(game, status="over", ended=said[-1].at)
        anew = back is not None and back.order is not None
        table = book.table(game, before.seats)
        if anew:
            table = _with_its_player(table)
        posts = await self._announcements(before, table, back)
        async with self._store.transaction() as writing:
            await writing.append(game.id, said)
            if back:
                await writing.drop_snapshots_after(game.id, back.to)
            if table.turn_began != before.turn_began:
                await _keep(writing, game.id, book)
            if over:
                await writing.end_game(game.id, "over")
            if anew:
                await writing.set_seats(game.id, table.seats)
                await writing.drop_reminded(game.id, began=table.turn_began)
            acted = None if said[0].actor is None or said[0].kind == REWIND else said[0].seat
            table = await self.timing.write(writing, before, table, acted=acted, anew=anew)
            votes = await ballots.posts(self._store, before, table) if table.unfinished else []
            for post in (*posts, *_settled(before, table), *votes):
                await post.write(table, writing)
                turn = post.content
                if isinstance(turn, Turn):
                    for waiting in turn.waiting:
                        await writing.carry_reminders(game.id, turn.seat, waiting, post.seq)
            await calls.close(writing, table, await calls.over(self._store, before, table))
            if back and back.order and back.order.write:
                await back.order.write(writing)
            if also is not None:
                await also(writing)
        return table

    async def _announcements(
        self, before: Table, table: Table, back: _Back | None
    ) -> list[Announcement]:
        posts: list[Announcement] = []
        if back:
            posts += back.order.posts if back.order else ()
            posts += announce.turn_taken_back(before, back.undone)
        taken_back = "" if back is None else REWIND if back.order else TAKE_BACK
        posts += await withdrawals.posts(self._store, before, table, back=taken_back)
        if table.over:
            asked = [*await self._moot(table), *await self._left_open(table)]
            return [*posts, *announce.game_over(before, table), *asked]
        if table.turn_began == before.turn_began:
            return [*posts, *await self._turn_as_it_is(table)] if back and back.order else posts
        if not back:
            posts.append(announce.turn_ended(before))
        if not table.turn_is_posted:
            return posts
        if back and not back.order and table.turn_began <= back.to:
            return [*posts, announce.turn_goes_on(table)]
        anew = back is not None and table.turn_began <= back.to
        return [*posts, await self._turn_post(table, silent=anew, after=before.turn_began)]

    async def _turn_post(
        self, table: Table, *, silent: bool = False, after: int | None = None
    ) -> Announcement:
        """Return the turn post, silent at least where the autopilot plays the turn.

        ``after``: where the turn before it began, for a turn that has just begun.
        """
        _, state = table.playing()
        turn, alone = state.turn, table.plays_itself(state.turn.player)
        waiting: list[int] = []
        if after is not None:
            waiting = await self._store.waiting_posts(
                table.game.id,
                TurnEdit.name,
                turn.player,
                turn.round,
                after=after,
                until=table.turn_began,
            )
        return announce.turn_began(
            table, await self._since(table), silent=silent or alone, waiting=waiting
        )

    async def _go_back(self, table: Table, order: Order) -> Outcome:
        game, to = table.game, order.line.to
        now = await self._opened(game.id)
        then = await ledger.load(self._store, game, table.seats, until=to)
        line = LogLine(
            seq=table.seq + 1,
            seat=order.seat,
            actor=order.user,
            kind=order.line.kind,
            body=dump_line(order.line),
            draws=then.ledger.state.draws,
            at=stamp(self._clock),
            interaction=order.interaction,
        )
        # As it will be read from the log, so that it can be.
        undone = (await ledger.load(self._store, game, table.seats, after=to)).begun_after(to)
        loaded = await ledger.load(self._store, game, table.seats, after=to, more=[line])
        now.ledger = loaded.ledger
        return await self._settle(now, [line], (), _Back(to, undone, order))

    async def _said_before(self, table: Table, interaction: int | None) -> Outcome | None:
        return await self._earlier(table, interaction)

    async def _since(self, table: Table) -> int:
        """Return the revision after which the recap for the turn's player begins."""
        _, state = table.playing()
        seat, game_id = state.turn.player, table.game.id
        return await self._store.last_line(game_id, seat, table.turn_began)

    def _line(
        self, book: Ledger, seat: int, line: Line, user: int | None, interaction: int | None
    ) -> LogLine:
        return LogLine(
            seq=book.seq,
            seat=seat,
            actor=user,
            kind=line.kind,
            body=dump_line(line),
            draws=book.state.draws,
            at=stamp(self._clock),
            interaction=interaction,
        )

    async def _earlier(self, now: Table, interaction_id: int | None) -> Outcome | None:
        """Return what an interaction that was delivered before has done."""
        if interaction_id is None:
            return None
        found = await self._store.line_of(interaction_id)
        if found is None:
            return None
        game_id, seq = found
        if game_id != now.game.id:
            raise StaleTable(now.seq)
        loaded = await ledger.load(self._store, now.game, now.seats, until=seq - 1)
        before = loaded.ledger.table(replace(now.game, status="running", ended=None), now.seats)
        lines = await ledger.load(self._store, now.game, now.seats, after=seq - 1)
        first, *rest = (entry for entry in lines.entries if entry.seq >= seq)
        events = first.events
        for entry in rest:
            if not entry.policy and not follows(first, entry):
                break
            events += entry.events
        return Outcome(before, now, events, repeated=True)

    def look_after_posts(self, sleeper: Sleeper) -> None:
        """Have the timers of deleted posts handled here."""
        sleeper.on(REPOST, self._again)

    async def _again(self, timer: Timer) -> None:
        await self.repost(timer.game, unasked=True)

    async def repost(self, game_id: int, *, unasked: bool = False) -> bool:
        """Post lobby, turn, result or the question to a victim anew, silently, if it is gone.

        So it is after it was deleted.  Nothing is written while it stands (see
        ``Store.forget_message``) or waits in the outbox, nor for a game that was cancelled; what
        was refused is tried again.

        ``unasked``: nobody has tapped or typed, so it comes as often and as soon as
        :mod:`bot.tables.reposting` says.  Returns whether it has come, or comes by itself.

        :raises NoGame: there is no such game.
        """
        if self.outbox is not None:
            await self.outbox.release(game_id)
        if not await self._lost_posts(await self.load(game_id)):
            return True
        async with self._lock(game_id):
            table, now = await self._load(game_id), stamp(self._clock)
            lost, due = await self._lost_posts(table), now
            if lost and unasked:
                came = await self._store.came_again(game_id, now - WITHIN)
                when = reposting.due(came, now)
                if when is None:
                    return False
                due = when
                lost = [replace(post, content=replace(post.content, again=True)) for post in lost]
            async with self._store.transaction() as writing:
                if due > now:
                    await writing.set_timer(Timer(game_id, REPOST, due))
                    return True
                for post in lost:
                    await post.write(table, writing)
        self._posted()
        return True

    async def _lost_posts(self, table: Table) -> list[Announcement]:
        """Return the posts that should stand and neither do nor wait in the outbox."""
        lost = []
        shown = announce.shown(table)
        if shown and not await self._store.stands(table.game.id, shown[0].name, shown[1]):
            lost.append(await self._present(table, shown[0]))
        question = await withdrawals.question_lost(self._store, table)
        return [*lost, question] if question else lost

    async def _present(self, table: Table, kind: type[Content]) -> Announcement:
        """Return the post of a ``kind`` that shows a game as it stands, without a mention."""
        if kind is Turn:
            return await self._turn_post(table, silent=True)
        return announce.lobby() if kind is Lobby else announce.result(table, silent=True)

    async def export(self, game_id: int, names: Sequence[str] = ()) -> dict[str, Any]:
        """Return the whole game as JSON-safe data; the seed only when it is over.

        ``names``: what the players are called, for computers have ids as names here; empty: as
        they are kept.  ``python -m tools replay`` reads it.  While the game runs, the log of
        actions is in it but nothing that is secret.

        :raises NoGame: there is no such game.
        :raises NotStarted: it is a lobby.
        :raises GameBroken: a line of it cannot be read.
        """
        table = await self._started(game_id)
        lines = await self._store.log(game_id, until=table.seq)
        game = table.game
        assert game.commitment is not None  # a started game has one, says the schema
        box, _ = table.playing()
        document = Export(
            **versions_told(box),
            names=tuple(names) or tuple(seat.name for seat in table.seats),
            joined=tuple(seat.joined for seat in table.seats),
            commitment=game.commitment,
            seed=game.seed if game.status == "over" else None,
            lines=tuple(
                LoggedLine(
                    seat=line.seat,
                    says=ledger.said(game, line),
                    at=datetime.fromtimestamp(line.at, UTC).isoformat(),
                    automatic=line.actor is None,
                )
                for line in lines
            ),
        )
        return document.sealed().model_dump(mode="json")

    async def _load(self, game_id: int) -> Table:
        if known := self._open_games.get(game_id):
            return known.table
        table = await super()._load(game_id)
        if table.game.seed is None or table.game.emptied:
            return table
        try:
            return (await self._open(table)).table
        except GameBroken:
            # Of a game called off nothing is left to be read.
            if table.game.status == "cancelled":
                return table
            raise

    async def _open(self, table: Table) -> _Open:
        """Bring a started game into memory; its lock is held."""
        loaded = await ledger.load(self._store, table.game, table.seats)
        now = loaded.ledger.table(table.game, table.seats)
        if now.game.status == "running":
            clock = await self._store.clock(now.game.id, now.turn_began)
            now = kept(now, clock, self._store.outages)
        game = _Open(now, loaded.ledger)
        if loaded.bad:
            await self._mend(table.game.id, loaded)
        self._open_games[table.game.id] = game
        while len(self._open_games) > REMEMBERED:
            self._open_games.popitem(last=False)
        return game

    async def _mend(self, game_id: int, loaded: Loaded) -> None:
        """Put a good snapshot in the place of bad ones, if the disk allows."""
        with suppress(StorageFailed, Conflict):
            async with self._store.transaction() as writing:
                await writing.drop_snapshots(game_id, *loaded.bad)
                await _keep(writing, game_id, loaded.ledger)

    def _forget(self, game_id: int) -> None:
        self._open_games.pop(game_id, None)

    def reread(self) -> None:
        """Have all games read anew, for time has been given back."""
        self._open_games.clear()

    async def _started(self, game_id: int) -> Table:
        table = await self.load(game_id)
        table.playing()
        return table

    async def _opened(self, game_id: int) -> _Open:
        """Return a started game from memory or the disk; its lock is held.

        :raises NotStarted: it is a lobby.
        """
        table = await self._load(game_id)
        if game_id not in self._open_games:
            raise GameEnded(status=table.game.status) if table.game.ended else NotStarted
        self._open_games.move_to_end(game_id)
        return self._open_games[game_id]


def _may_move(table: Table, user: int) -> int:
    """Return the user's seat.

    :raises GameEnded: it is over or cancelled.
    :raises NotAPlayer: the user has no seat.
    :raises PutAside: it is to be brought back first.
    """
    if table.game.status != "running":
        raise GameEnded(status=table.game.status)
    seat = table.seat_of(user)
    if seat is None:
        raise NotAPlayer
    if table.game.archived is not None:
        raise PutAside
    return seat


def _way_back(game: _Open, user: int) -> tuple[int, ...]:
    """Return the revisions that ``user`` may go back to, at least one, the nearest first.

    :raises NothingToTakeBack: there is none.
    """
    table = game.table
    _, state = table.playing()
    if table.undo_to(user) is not None:
        return table.way_back
    seat = table.seat_of(user)
    assert seat is not None  # who has none may not move
    further = must_let(table, seat)
    if game.ledger.revealed_by(seat):
        raise NothingToTakeBack("revealed", further=further)
    if (other := table.goes_back) is not None:
        ends = table.way_back[0] < table.turn_began
        mine = seat == state.turn.player
        raise NothingToTakeBack("other", further=further, seat=other, end=ends, mine=mine)
    why = "none" if seat == state.turn.player else "turn"
    raise NothingToTakeBack(why, further=further, seat=state.turn.player)


def _with_its_player(table: Table) -> Table:
    """Return a table that has gone back by vote or by order with whose turn it is in the seat.

    No turn that was missed counts against them, for this one is played once more.  Where they have
    handed the seat over themselves, the autopilot has it still.
    """
    _, state = table.playing()
    seat = table.seats[state.turn.player]
    back = replace(playing(seat) if seat.lost else seat, missed=0)
    return replace(table, seats=tuple(back if s.seat == back.seat else s for s in table.seats))


def _settled(before: Table, table: Table) -> list[Announcement]:
    """Return the posts for seats that players have taken back by moving, or at the end."""
    posts = cards.changed(before, table)
    if posts and table.game.status == "running" and table.turn_began == before.turn_began:
        posts.append(announce.turn_now(table))
    return posts


async def _keep(writing: Transaction, game_id: int, book: Ledger) -> None:
    """Keep the table with which the turn began, so that its steps can still be taken back."""
    state = dump_state(book.turn_state)
    await writing.keep_snapshot(game_id, book.turn_began, book.box.version, state)
