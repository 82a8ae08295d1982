"""Going back further than a player may by himself: everybody agrees, or somebody in charge says so.

A player asks, and whoever has a seat must agree, but for those whose seat the clock has taken
(:attr:`bot.tables.table.Table.voters`); who asks does.  One who does not agree ends it, and so do
:data:`HOURS` without an answer from all.  Those who must answer are written to
(:mod:`bot.tables.letters.voters`).  There is one vote at a time in a game.  What it
would go back to was named when it was asked, however far the game has gone on meanwhile.  When the
game is over nothing goes back, for its seed is known then.

Where nobody is left to be asked, but somebody else still holds a seat or may sit down again, it
goes back to the beginning of what the autopilot has played since, and not behind a line that a
person said or anything revealed (:func:`first_alone`): nobody learns a die and takes it back.  Who
has the table to themselves goes back as far as they like.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from bot.clock import HOUR, stamp
from bot.errors import (
    GameEnded,
    NoMoment,
    NotAsked,
    NoVote,
    PutAside,
    SeedIsPublic,
    StaleTable,
    TooFarBack,
    VoteOpen,
)
from bot.storage.rows import Timer
from bot.storage.votes import OPEN_FOR, Status, Vote
from bot.storage.writing import Transaction
from bot.tables import announce, ledger
from bot.tables.announce import Announcement
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timekeeping import Timekeeping
from bot.tables.clocks.timing import Change, Gone
from bot.tables.letters import CLOSING, LETTER
from bot.tables.table import REWIND, LogEntry, Outcome, Table
from engine.actions import Rewind

HOURS: Final = OPEN_FOR // HOUR
"""A vote is open for so long."""
TIMER: Final = "vote"
"""Kind of the timer that ends a vote."""
APART: Final = 6 * HOUR
"""Seconds from the letters of one vote of a game to those of the next, at least."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What came of asking, or of an answer."""

    table: Table
    """As it stands now."""
    vote: Vote | None
    """As it stands now; ``None``: there was nobody else to ask."""
    back: Outcome | None = None
    """What going back did, where it has come to that now."""


@dataclass(frozen=True, slots=True)
class Order:
    """That a table goes back, and what is written with it."""

    line: Rewind
    seat: int
    """Of whoever asked; where an admin says so, of the turn's player."""
    user: int | None
    """Who asked for it, or ordered it."""
    interaction: int | None = None
    write: Callable[[Transaction], Awaitable[None]] | None = None
    posts: Sequence[Announcement] = ()


class Rewinding(Timekeeping, ABC):
    """Votes on going back, and orders to."""

    @abstractmethod
    async def _go_back(self, table: Table, order: Order) -> Outcome:
        """Write ``order`` into the game's log; the lock is held."""

    def keep_votes(self, sleeper: Sleeper) -> None:
        """Have votes ended in time, and at once when all who play have agreed."""
        sleeper.on(TIMER, self._vote_over)
        self.timing.also(self._agreed_by_change)

    async def propose(
        self,
        game_id: int,
        user: int,
        to: int,
        *,
        interaction_id: int | None = None,
        gone: Sequence[int] = (),
    ) -> Asked:
        """Ask all who play to let the game go back to revision ``to``.

        Where nobody else plays it goes back at once.  ``gone``: seats whose players cannot answer,
        for they have left the server.

        :raises NotAPlayer: the user has no seat.
        :raises NotStarted, GameEnded: it is not being played; when it is over: SeedIsPublic.
        :raises PutAside: it is to be brought back first.
        :raises NoMoment: ``to`` is no earlier revision.
        :raises TooFarBack: there is nobody to ask, and it is too far for that.
        :raises VoteOpen: there is a vote already.
        """
        async with self._lock(game_id):
            table = await self._running_for(game_id, user)
            if earlier := await self._said_before(table, interaction_id):
                return Asked(earlier.table, None, earlier)
            seat = table.seat_of(user)
            assert seat is not None  # _running_for has checked it
            _must_be_earlier(table, to)
            if vote := await self._store.votes.open_in(game_id):
                if vote.asked_by(seat) and vote.to == to:
                    return Asked(table, vote)  # asked twice, or delivered twice
                raise VoteOpen(vote=vote.id)
            others = pending(table, (seat, *gone))
            if not others:
                if to < (earliest := await self._first_alone(table, seat)):
                    raise TooFarBack(earliest)
                order = Order(
                    Rewind(to, "vote"),
                    seat,
                    user,
                    interaction_id,
                    _noted(table, user, "lone-back"),
                    [announce.went_back(table, "vote", seat, to)],
                )
                back = await self._go_back(table, order)
                return Asked(back.table, None, back)
            last = await self._store.votes.last_written(game_id, LETTER)
            async with self._building_on(table) as writing:
                opened = await writing.open_vote(game_id, to=to, seq=table.seq, seat=seat)
                await writing.cast(opened, seat, agrees=True)
                due, about = writing.now + OPEN_FOR, {"vote": opened}
                await writing.set_timer(Timer(game_id, TIMER, due, params=about, for_people=True))
                write_at = max(writing.now, last + APART if last else 0)
                for other in others:
                    letter = Timer(game_id, LETTER, write_at, other, {"vote": opened})
                    await writing.set_timer(letter)
                await _noted(table, user, "asked-back")(writing)
                await announce.vote(table.seq, opened).write(table, writing)
                await announce.turn_now(table).write(table, writing)
            return Asked(await self._load(game_id), await self._store.votes.vote(opened))

    async def answer(
        self,
        game_id: int,
        user: int,
        *,
        agrees: bool,
        vote_id: int | None = None,
        revision: int | None = None,
        interaction_id: int | None = None,
        gone: Sequence[int] = (),
    ) -> Asked:
        """Say whether ``user`` agrees to the open vote; the last to agree lets the game go back.

        A vote that is closed is returned as it is.  ``revision``: the ``seq`` of the table that
        the user saw; nobody agrees to undo what has come after it.  ``gone``: as in
        :meth:`propose`.

        :raises StaleTable: the table is not at ``revision`` any more.
        :raises NotAPlayer: the user has no seat.
        :raises NotAsked: the autopilot plays it.
        :raises NoVote: nobody has asked (that).
        :raises NotStarted, GameEnded: it is not being played; when it is over: SeedIsPublic.
        :raises PutAside: it is to be brought back first.
        """
        async with self._lock(game_id):
            table, vote, seat = await self._vote_for(game_id, user, vote_id)
            votes = self._store.votes
            if vote.status != "open" or vote.ballots.get(seat) == agrees:
                return Asked(table, vote)
            if agrees and revision is not None and revision != table.seq:
                raise StaleTable(table.seq)
            if not agrees:
                return await self._closed(table, vote, "refused", user, {seat: False})
            if pending(table, [*vote.agreed, seat, *gone]):
                async with self._building_on(table) as writing:
                    await writing.cast(vote.id, seat, agrees=True)
                    await writing.drop_timer(game_id, LETTER, seat)
                    await announce.vote_changed(vote.seq, vote.id).write(table, writing)
                    await announce.turn_now(table).write(table, writing)
                return Asked(await self._load(game_id), await votes.vote(vote.id))
            return await self._agreed(table, vote, user, seat, interaction_id)

    async def asked(self, game_id: int, user: int, vote_id: int | None = None) -> Asked:
        """Return the vote that ``user`` is asked about, without an answer; raises as ``answer``."""
        async with self._lock(game_id):
            table, vote, _ = await self._vote_for(game_id, user, vote_id)
            return Asked(table, vote)

    async def _vote_for(
        self, game_id: int, user: int, vote_id: int | None
    ) -> tuple[Table, Vote, int]:
        """Return table, vote and the user's seat; raises as :meth:`answer`; the lock is held."""
        table = await self._running_for(game_id, user)
        votes = self._store.votes
        vote = await (votes.open_in(game_id) if vote_id is None else votes.vote(vote_id))
        if vote is None or vote.game != game_id:
            raise NoVote
        seat = table.seat_of(user)
        assert seat is not None  # _running_for has checked it
        if vote.status == "open" and seat not in table.voters and not vote.asked_by(seat):
            raise NotAsked
        return table, vote, seat

    async def may_go_back(self, game_id: int, to: int) -> Table:
        """Check that the game could go back to revision ``to``, and return it as it stands.

        :raises NoMoment: ``to`` is no earlier revision.
        :raises NotStarted, GameEnded: it is not being played; when it is over: SeedIsPublic.
        :raises PutAside: it is to be brought back first.
        """
        async with self._lock(game_id):
            table = await self._not_over(game_id)
            _must_be_earlier(table, to)
            return table

    async def earliest(self, table: Table, seat: int, gone: Sequence[int] = ()) -> int:
        """Return the first revision that who has ``seat`` may go back to, or may ask to.

        The present one where there is none.  ``gone``: as in :meth:`propose`.
        """
        return 0 if pending(table, (seat, *gone)) else await self._first_alone(table, seat)

    async def _first_alone(self, table: Table, seat: int) -> int:
        """Return the first revision that who has ``seat`` may go back to without asking."""
        if must_let(table, seat) == "alone":
            return 0
        entries = (await ledger.load(self._store, table.game, table.seats, after=0)).entries
        return first_alone(table, seat, entries)

    async def vote_in(self, game_id: int) -> Vote | None:
        """Return the open vote of a game."""
        return await self._store.votes.open_in(game_id)

    async def last_vote(self, game_id: int) -> Vote | None:
        """Return the vote of a game that was opened last, whatever came of it."""
        return await self._store.votes.last_in(game_id)

    async def rewind(
        self, game_id: int, to: int, by: int, *, interaction_id: int | None = None
    ) -> Outcome:
        """Let the game go back to revision ``to``, as user ``by`` says, who is in charge.

        Whether ``by`` is, is for the caller to say.

        :raises NoMoment: ``to`` is no earlier revision.
        :raises NotStarted, GameEnded: it is not being played; when it is over: SeedIsPublic.
        :raises PutAside: it is to be brought back first.
        :raises StorageFailed: the disk refused; nothing has changed.
        :raises GameBroken: its record cannot be read.
        """
        async with self._lock(game_id):
            table = await self._not_over(game_id)
            if earlier := await self._said_before(table, interaction_id):
                return earlier
            _must_be_earlier(table, to)
            _, state = table.playing()
            order = Order(
                Rewind(to, "admin"),
                state.turn.player,
                by,
                interaction_id,
                _noted(table, by, "went-back-admin"),
                [announce.went_back(table, "admin", state.turn.player, to)],
            )
            return await self._go_back(table, order)

    @abstractmethod
    async def _said_before(self, table: Table, interaction: int | None) -> Outcome | None:
        """Return what an interaction that was delivered before has done; the lock is held."""

    async def _agreed(
        self, table: Table, vote: Vote, user: int | None, seat: int, interaction: int | None
    ) -> Asked:
        async def write(writing: Transaction) -> None:
            await writing.cast(vote.id, seat, agrees=True)
            await _close(writing, vote, "agreed")
            await _noted(table, user, "went-back-vote")(writing)

        order = Order(
            Rewind(vote.to, "vote"),
            vote.seat,
            _asker(table, vote),
            interaction,
            write,
            [announce.vote_changed(vote.seq, vote.id), announce.turn_now(table)],
        )
        back = await self._go_back(table, order)
        return Asked(back.table, await self._store.votes.vote(vote.id), back)

    async def _closed(
        self,
        table: Table,
        vote: Vote,
        status: Status,
        user: int | None = None,
        ballots: dict[int, bool] | None = None,
    ) -> Asked:
        async with self._building_on(table) as writing:
            for seat, agrees in (ballots or {}).items():
                await writing.cast(vote.id, seat, agrees=agrees)
            await _close(writing, vote, status)
            mine = any(vote.asked_by(seat) for seat in ballots or {})
            withdrawn = status == "refused" and mine
            what = "withdrawn" if withdrawn else status
            await _noted(table, user, f"vote-{what}")(writing)
            await announce.vote_changed(vote.seq, vote.id).write(table, writing)
            await announce.turn_now(table).write(table, writing)
        return Asked(await self._load(table.game.id), await self._store.votes.vote(vote.id))

    async def _vote_over(self, timer: Timer) -> None:
        """End a vote whose time is over, or on which all who are asked agree now."""
        async with self._lock(timer.game):
            vote = await self._store.votes.vote(int(timer.params["vote"]))
            if vote is None or vote.status != "open":
                return
            table = await self._load(timer.game)
            if table.game.status != "running":
                return
            # What is put aside does not go back while nobody plays it.
            here = table.humans and table.game.archived is None
            if here and not pending(table, vote.agreed) and await self._may(table, vote):
                await self._agreed(table, vote, None, vote.seat, None)
            elif vote.ends > stamp(self._clock):
                # Who had gone is back already, and has time to answer as before.
                async with self._store.transaction() as writing:
                    about = {"vote": vote.id}
                    await writing.set_timer(
                        Timer(timer.game, TIMER, vote.ends, params=about, for_people=True)
                    )
            else:
                await self._closed(table, vote, "expired")

    async def _may(self, table: Table, vote: Vote) -> bool:
        """Whether somebody beside who asked agrees, or none is needed to go back so far."""
        left = vote.until is not None and table.user_at(vote.seat) is not None
        consented = any(left or seat != vote.seat for seat in vote.agreed)
        return consented or vote.to >= await self._first_alone(table, vote.seat)

    async def _agreed_by_change(self, change: Change) -> Iterable[Timer | Gone]:
        """Have a vote looked at that all agree on who are asked now.

        So it may be when the seats have changed, or when the game is taken up again.
        """
        before, after = change.before, change.after
        if before is None or not after.humans:
            return []
        back = before.game.archived is not None and after.game.archived is None
        if not back and (before.humans, before.voters) == (after.humans, after.voters):
            return []
        vote = await self._store.votes.open_in(after.game.id)
        if vote is None or pending(after, vote.agreed):
            return []
        return [Timer(after.game.id, TIMER, change.now, params={"vote": vote.id})]

    async def _end(self, table: Table, posts: Sequence[Announcement], **how: Any) -> Table:
        return await super()._end(table, [*posts, *await self._moot(table)], **how)

    async def _moot(self, table: Table) -> list[Announcement]:
        """Return the edit of an open vote's post, for a game that ends."""
        vote = await self._store.votes.open_in(table.game.id)
        return [announce.vote_changed(vote.seq, vote.id)] if vote else []

    async def _running_for(self, game_id: int, user: int) -> Table:
        table = await self._not_over(game_id)
        return await self._of_a_player(table.game.id, user)

    async def _not_over(self, game_id: int) -> Table:
        try:
            table = await self._running(game_id)
        except GameEnded as error:
            if error.params.get("status") == "over":
                raise SeedIsPublic(status="over") from None
            raise
        if table.game.archived is not None:
            raise PutAside
        return table


def must_let(table: Table, seat: int) -> Literal["alone", "together", "limited"]:
    """Return who must let ``seat`` go back further than by a take-back.

    Nobody, for they are ``alone``; all ``together``; or nobody who is there now, so that it is
    ``limited`` to what :func:`first_alone` says.  Who has left the server counts as there.
    """
    if table.nobody_else(seat):
        return "alone"
    return "together" if pending(table, (seat,)) else "limited"


def first_alone(table: Table, seat: int, entries: Sequence[LogEntry]) -> int:
    """Return the first revision that who has ``seat`` may go back to while others may come back.

    That is the beginning of what the autopilot played since a person last said something, their
    own steps of the running turn excepted, and not before the last die or tile.  ``entries``: the
    log up to now.
    """
    to, user = table.seq, table.user_at(seat)
    for entry in reversed(entries):
        if entry.seq != to:
            continue  # Taken back since.
        then = table.seats[entry.seat].then(entry.seq)
        own = entry.seat == seat and (then is None or then.user == user)
        stays = not entry.policy and not (own and entry.seq > table.turn_began)
        if stays or entry.revealed or entry.kind == REWIND:
            break
        to = entry.seq - 1 if entry.to is None else entry.to
    return to


def pending(table: Table, agreed: Iterable[int]) -> tuple[int, ...]:
    """Return the seats whose players must agree and that are not among those ``agreed``."""
    told = set(agreed)
    return tuple(seat for seat in table.voters if seat not in told)


async def _close(writing: Transaction, vote: Vote, status: Status) -> None:
    """Close an open vote, with its timers and letters."""
    await writing.close_vote(vote.id, status)
    await writing.drop_timer(vote.game, TIMER)
    await writing.drop_timer(vote.game, LETTER)
    await writing.set_timer(Timer(vote.game, CLOSING, writing.now))


def _asker(table: Table, vote: Vote) -> int | None:
    """Return the user who asked, be it that somebody else has their seat now."""
    seat = table.seats[vote.seat]
    former = None if vote.until is None else seat.then(vote.until)
    return seat.user if former is None else former.user


def _must_be_earlier(table: Table, to: int) -> None:
    if not 0 <= to < table.seq:
        raise NoMoment(to=to, last=table.seq)


def _noted(table: Table, user: int | None, what: str) -> Callable[[Transaction], Awaitable[None]]:
    """Return what adds a line to the server's trail."""
    game = table.game

    async def write(writing: Transaction) -> None:
        await writing.note(game.guild, game.id, user, what)

    return write
