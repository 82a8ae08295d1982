"""A running game in memory, and how it comes back from its log.

A game is loaded from its newest good snapshot and the lines after it.  What a
snapshot says is trusted only if it is unchanged since it was written, by this
version of the rules; otherwise an older one serves, at last the deal itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace

from pydantic import ValidationError

from bot.errors import GameBroken
from bot.storage.store import Game, LogLine, Seat, Snapshot, Store
from bot.tables.table import LogEntry, Table
from engine import Box, Event, RuleError, State, load_box, new_game
from engine.actions import Line, TakeBack
from engine.codec import ENGINE, load_line, load_state
from engine.history import History


class Ledger:
    """The table now, and the steps of the turn being played."""

    def __init__(self, box: Box, state: State, seq: int) -> None:
        """Begin at ``state``, the table after line ``seq``, with which a turn began."""
        self._history = History(box, state, seq)
        self.turn_began = seq
        """Revision with which the turn being played began."""
        self.turn_state = state
        """The table as it was then."""

    @property
    def box(self) -> Box:
        """What it is played with."""
        return self._history.box

    @property
    def state(self) -> State:
        """The table now."""
        return self._history.state

    @property
    def seq(self) -> int:
        """Number of the last line."""
        return self._history.seq

    def say(self, seat: int, line: Line) -> tuple[Event, ...]:
        """Add a line and return what happened.

        :raises RuleError: the line is refused; nothing has changed.
        """
        before = self.state.turn
        events = self._history.replay(seat, line)
        after = self.state.turn
        if (before.round, before.player) != (after.round, after.player):
            self.turn_began = self.seq
            self.turn_state = self.state
        return tuple(events)

    def way_back(self) -> tuple[int, ...]:
        """Return the revisions that the turn's player may go back to, the nearest first."""
        return tuple(self._history.way_back(self.state.turn.player))

    @property
    def revealed(self) -> bool:
        """Something hidden has been revealed since the turn began."""
        return self.state.draws != self.turn_state.draws

    def table(self, game: Game, seats: tuple[Seat, ...]) -> Table:
        """Return the table as a value."""
        return Table(game, seats, self.seq, self.state, self.box, self.turn_began, self.way_back())


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game come back from its log."""

    ledger: Ledger
    entries: list[LogEntry]
    """The lines played to get there from the table begun with."""
    bad: tuple[int, ...] = ()
    """Snapshots, by seq, that are to be thrown away."""


class _Unplayable(Exception):
    """The log does not go on from the table begun with; ``seq``: the first line that fails."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


async def load(
    store: Store,
    game: Game,
    seats: Sequence[Seat],
    until: int | None = None,
    after: int | None = None,
) -> Loaded:
    """Load a started game as it stood at ``until`` (now), from a table not later than ``after``.

    Between versions of the rules that differ, the log may not replay from the deal; then the
    game goes on from the newest snapshot that an earlier version left.

    :raises GameBroken: its log cannot be played from anywhere.
    """
    lines = await store.log(game.id, 0, until)
    box = load_box(game.edition, len(seats))
    last = lines[-1].seq if lines else 0
    bad: list[int] = []
    older: list[Snapshot] = []
    async for snapshot in _snapshots(store, game.id, last if after is None else after):
        state = _decoded(snapshot, game, box) if snapshot.engine == str(ENGINE) else None
        if state is None:
            bad.append(snapshot.seq)
            older.append(snapshot)
        elif found := _try(box, state, snapshot.seq, lines):
            return Loaded(*found, tuple(bad))
    assert game.seed is not None  # a started game has one, says the schema
    try:
        return Loaded(*_replay(box, new_game(box, game.seed), 0, lines), tuple(bad))
    except _Unplayable as error:
        for snapshot in older:
            state = _decoded(snapshot, game, box)
            if state and (found := _try(box, state, snapshot.seq, lines)):
                return Loaded(*found)
        raise GameBroken(game=game.id, seq=error.seq) from error


async def turns(store: Store, game: Game, seats: Sequence[Seat]) -> list[State]:
    """Return a finished game's table at the start and after each turn.

    It is played again in a thread.  Where an earlier version of the rules played it, the
    tables are those that it kept.

    :raises GameBroken: its log cannot be played from anywhere.
    """
    lines = await store.log(game.id)
    box = load_box(game.edition, len(seats))
    assert game.seed is not None  # a started game has one, says the schema
    start = new_game(box, game.seed)
    try:
        return await asyncio.to_thread(_turns, box, start, lines)
    except _Unplayable:
        loaded = await load(store, game, seats)
        kept = [
            state
            async for snapshot in _snapshots(store, game.id, loaded.ledger.seq - 1)
            if snapshot.seq and (state := _decoded(snapshot, game, box))
        ]
        return [start, *reversed(kept), loaded.ledger.state]


def _turns(box: Box, start: State, lines: Sequence[LogLine]) -> list[State]:
    """Play ``lines`` and return the table before the first and after each turn.

    :raises _Unplayable: see :func:`_play`.
    """
    book = Ledger(box, start, 0)
    states = [start]
    for line in lines:
        _play(book, line)
        if book.turn_began == book.seq:
            states.append(book.state)
    if states[-1] is not book.state:
        states.append(book.state)
    return states


async def _snapshots(store: Store, game: int, until: int) -> AsyncIterator[Snapshot]:
    """Yield the snapshots not later than ``until``, newest first, each read when needed."""
    while snapshot := await store.snapshot(game, until):
        yield snapshot
        until = snapshot.seq - 1


def _decoded(snapshot: Snapshot, game: Game, box: Box) -> State | None:
    if not snapshot.sound:
        return None
    try:
        state = load_state(snapshot.state)
    except ValidationError:
        return None
    fits = state.seed == game.seed and state.regions.keys() == box.regions.keys()
    return state if fits else None


def _try(
    box: Box, state: State, seq: int, lines: Sequence[LogLine]
) -> tuple[Ledger, list[LogEntry]] | None:
    try:
        return _replay(box, state, seq, lines)
    except _Unplayable:
        return None


def _replay(
    box: Box, state: State, seq: int, lines: Sequence[LogLine]
) -> tuple[Ledger, list[LogEntry]]:
    """Play the lines after ``seq`` from ``state``.

    :raises _Unplayable: see :func:`_play`.
    """
    ledger = Ledger(box, state, seq)
    entries = [_play(ledger, line) for line in lines if line.seq > seq]
    return ledger, _undone_marked(entries)


def _play(ledger: Ledger, line: LogLine) -> LogEntry:
    """Play one line and return it with what it did.

    :raises _Unplayable: a line is missing, is no line, is refused, or drew other numbers.
    """
    if line.seq != ledger.seq + 1:
        raise _Unplayable(ledger.seq + 1)
    try:
        says = load_line(line.body)
        events = ledger.say(line.seat, says)
    except (ValidationError, RuleError) as error:
        raise _Unplayable(line.seq) from error
    if ledger.state.draws != line.draws:
        raise _Unplayable(line.seq)
    return _entry(line, says, events)


def _entry(line: LogLine, says: Line, events: tuple[Event, ...]) -> LogEntry:
    return LogEntry(
        seq=line.seq,
        seat=line.seat,
        kind=line.kind,
        action=None if isinstance(says, TakeBack) else says,
        to=says.to if isinstance(says, TakeBack) else None,
        events=events,
        at=line.at,
        policy=line.actor is None,
        undone=False,
    )


def _undone_marked(entries: list[LogEntry]) -> list[LogEntry]:
    """Mark what later take-backs have undone."""
    undone: set[int] = set()
    for entry in entries:
        if entry.to is not None:
            undone.update(range(entry.to + 1, entry.seq))
    return [replace(e, undone=True) if e.seq in undone else e for e in entries]
