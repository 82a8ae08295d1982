"""The table service: all that handlers need of games.

Moves and take-backs are here, each committed before it is acknowledged; all else is in the modules
that it is put together from.  It knows nothing of Discord beyond ids; its refusals are
:class:`bot.errors.TableError` and :class:`engine.RuleError`.

Posts that it writes to the outbox are of the kinds in :mod:`bot.tables.contents`; names of
``Message.purpose`` are the kinds of the new messages.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.clock import Clock, stamp
from bot.errors import (
    Conflict,
    GameEnded,
    NotAPlayer,
    NothingToTakeBack,
    NotYourTurn,
    PutAside,
    StaleTable,
)
from bot.storage.rows import LogLine
from bot.storage.store import Store
from bot.tables import announce, ledger
from bot.tables.announce import Announcement
from bot.tables.clocks.nudging import Nudging
from bot.tables.clocks.telling import Telling
from bot.tables.contents import Turn
from bot.tables.decisions import ballots, calls, withdrawals
from bot.tables.decisions.policy import decided_at_once, moved_by_order
from bot.tables.decisions.raids import calls_for
from bot.tables.decisions.withdrawals import Withdrawing
from bot.tables.ledger import Ledger
from bot.tables.lobbies import Also, new_seed
from bot.tables.opened import OpenGame, keep
from bot.tables.reposting import Reposting
from bot.tables.rewinding import Order, Rewinding, must_let
from bot.tables.seats import cards
from bot.tables.seats.seating import playing
from bot.tables.seats.showing import Showing
from bot.tables.table import REWIND, TAKE_BACK, Outcome, Table
from bot.tables.upkeep import care
from bot.tables.upkeep.care import Care
from bot.tables.upkeep.forgetting import Forgetting
from engine import Action, Event
from engine.actions import Line, TakeBack, unasked
from engine.codec import dump_line


@dataclass(frozen=True, slots=True)
class _Back:
    """That the table goes back, for what is written with it."""

    to: int
    """Revision that stands again."""
    undone: tuple[int, ...]
    """Where the turns began that are no more."""
    order: Order | None = None
    """Who let it be, where a player did not go back by himself."""


Choose = Callable[[OpenGame], Line]
"""Says what a player wants, once the table is known to be theirs to change."""


class Tables(Reposting, Rewinding, Forgetting, Care, Telling, Nudging, Withdrawing, Showing):
    """All games: lobbies, what time does to tables, and everything after the start."""

    def __init__(self, store: Store, clock: Clock, seed: Callable[[], str] = new_seed) -> None:
        super().__init__(store, clock, seed)
        self.timing.also(withdrawals.rule(store))
        self.timing.also(care.careful(store))

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

        def choose(game: OpenGame) -> Line:
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

        def choose(game: OpenGame) -> Line:
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

        def choose(game: OpenGame) -> Line:
            return TakeBack(_way_back(game, user)[-1])

        return await self._move(game_id, user, choose, revision, interaction_id)

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
        game: OpenGame,
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
        game: OpenGame,
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
                await keep(writing, game.id, book)
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


def _way_back(game: OpenGame, user: int) -> tuple[int, ...]:
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
