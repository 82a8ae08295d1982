"""A running game in memory, and how it comes back from its log.

A game is loaded from its newest good snapshot and the lines after it.  What a
snapshot says is trusted only if it is unchanged since it was written, by this
version of the rules; otherwise an older one serves, at last the deal itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pydantic import ValidationError

from bot.errors import GameBroken
from bot.storage.rows import Game, LogLine, Seat, Snapshot
from bot.storage.store import Store
from bot.tables import known
from bot.tables.table import REWIND, GoneBack, LogEntry, Table
from engine import Box, Event, RuleError, State, new_game
from engine.actions import Line, Rewind, TakeBack
from engine.codec import load_line, load_state
from engine.history import History

AT_ONCE: Final = 40
"""Lines that are played before others go between: some milliseconds."""


class Ledger:
    """The table now, and the steps that can be taken back."""

    def __init__(self, box: Box, state: State, seq: int, keep: Iterable[int] = ()) -> None:
        """Begin at ``state``, the table after line ``seq``, with which a turn began.

        ``keep``: revisions that a line to come goes back to by agreement.
        """
        self._history = History(box, state, seq, keep)

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

    @property
    def turn_began(self) -> int:
        """Revision with which the turn being played began."""
        return self._history.turn_began

    @property
    def turn_state(self) -> State:
        """The table as it was then."""
        return self._history.turn_state

    @property
    def whole(self) -> bool:
        """Whether all that can be taken back is known."""
        return self._history.whole

    def say(self, seat: int, line: Line, *, automatic: bool = False) -> tuple[Event, ...]:
        """Add a line, played on the seat's behalf if ``automatic``, and return what happened.

        :raises RuleError: the line is refused; nothing has changed.
        """
        return tuple(self._history.replay(seat, line, automatic=automatic))

    def revealed_by(self, seat: int) -> bool:
        """Whether the last step of ``seat`` revealed something and so stays."""
        return self._history.revealed_by(seat)

    def table(self, game: Game, seats: tuple[Seat, ...]) -> Table:
        """Return the table as a value."""
        back = self._history.goes_back
        way = () if back is None else tuple(self._history.way_back(back))
        return Table(
            game,
            seats,
            self.seq,
            self.state,
            self.box,
            self.turn_began,
            way,
            back,
            self._history.goes_back_in,
        )


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game come back from its log."""

    ledger: Ledger
    entries: list[LogEntry]
    """The lines played to get there from the table begun with."""
    mover: int
    """Whose turn it was where the lines asked for begin."""
    bad: tuple[int, ...] = ()
    """Snapshots, by seq, that are to be thrown away."""

    def begun_after(self, seq: int) -> tuple[int, ...]:
        """Return the revisions after ``seq`` with which turns began that have not been undone."""
        return tuple(
            entry.seq
            for entry in self.entries
            if entry.seq > seq
            and not entry.undone
            and any(event.kind == "turn" for event in entry.events)
        )


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
    more: Sequence[LogLine] = (),
    *,
    partly: bool = False,
) -> Loaded:
    """Load a started game as it stood at ``until`` (now), from a table not later than ``after``.

    ``more``: lines to be played after those of the log.  ``partly``: where nothing else is left,
    begin later than ``after``.  Whoever may take steps back when the
    log ends can do so with what is loaded, also where another turn has begun since.

    Between versions of the rules that differ, the log may not replay from the deal; then the
    game goes on from the newest snapshot that an earlier version left.

    :raises GameUnknown: it was begun, or gone on with, by another version.
    :raises GameBroken: its log cannot be played from anywhere.
    """
    lines = [*await store.log(game.id, 0, until), *more]
    box = known.box(game, len(seats))
    last = lines[-1].seq if lines else 0
    bad: list[int] = []
    older: list[Snapshot] = []
    nearest: Loaded | None = None
    first = last if after is None else after
    async for snapshot in _snapshots(store, game.id, first):
        known.check_version(game, snapshot.engine)
        state = _decoded(snapshot, game, box) if snapshot.engine == box.version else None
        if state is None:
            bad.append(snapshot.seq)
            older.append(snapshot)
        elif found := await _try(box, state, snapshot.seq, lines, first):
            if found.ledger.whole:
                return replace(found, bad=tuple(bad))
            nearest = nearest or found
    assert game.seed is not None  # a started game has one, says the schema
    try:
        found = await _replay(box, new_game(box, game.seed), 0, lines, first)
        return replace(found, bad=tuple(bad))
    except _Unplayable as error:
        if nearest:
            return replace(nearest, bad=tuple(bad))
        later = [s async for s in _snapshots(store, game.id, last) if partly and s.seq > first]
        for snapshot in [*older, *reversed(later)]:
            state = _decoded(snapshot, game, box)
            if state and (rest := await _try(box, state, snapshot.seq, lines, first)):
                return rest
        raise GameBroken(game=game.id, seq=error.seq) from error


async def turns(store: Store, game: Game, seats: Sequence[Seat]) -> list[State]:
    """Return a finished game's table at the start and after each turn.

    It is played again in a thread.  Where an earlier version of the rules played it, the
    tables are those that it kept.

    :raises GameUnknown: as :func:`load`.
    :raises GameBroken: its log cannot be played from anywhere.
    """
    lines = await store.log(game.id)
    box = known.box(game, len(seats))
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
    book = Ledger(box, start, 0, _gone_back_to(lines))
    begun, back = [(0, start)], dict[int, int]()
    for line in lines:
        entry = _play(book, line)
        if entry.to is not None:
            back[entry.seq] = entry.to
        elif book.turn_began == book.seq:
            begun.append((book.seq, book.state))
    stand = {0, *standing(book.seq, back)}
    states = [state for seq, state in begun if seq in stand]
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


async def _try(
    box: Box, state: State, seq: int, lines: Sequence[LogLine], first: int
) -> Loaded | None:
    try:
        return await _replay(box, state, seq, lines, first)
    except _Unplayable:
        return None


async def _replay(box: Box, state: State, seq: int, lines: Sequence[LogLine], first: int) -> Loaded:
    """Play the lines after ``seq`` from ``state``, letting others go between.

    ``first``: the revision at which it is noted whose turn it is.

    :raises _Unplayable: see :func:`_play`.
    """
    ledger = Ledger(box, state, seq, _gone_back_to(lines))
    entries: list[LogEntry] = []
    mover = state.turn.player
    for line in lines:
        if line.seq > seq:
            entries.append(_play(ledger, line))
            if line.seq <= first:
                mover = ledger.state.turn.player
            if len(entries) % AT_ONCE == 0:
                await asyncio.sleep(0)
    return Loaded(ledger, marked(entries), mover)


def _play(ledger: Ledger, line: LogLine) -> LogEntry:
    """Play one line and return it with what it did.

    :raises _Unplayable: a line is missing, is no line, is refused, or drew other numbers.
    """
    if line.seq != ledger.seq + 1:
        raise _Unplayable(ledger.seq + 1)
    began, drawn = ledger.turn_began, ledger.state.draws
    try:
        says = load_line(line.body)
        events = ledger.say(line.seat, says, automatic=line.actor is None)
    except (ValidationError, RuleError) as error:
        raise _Unplayable(line.seq) from error
    if ledger.state.draws != line.draws:
        raise _Unplayable(line.seq)
    entry = LogEntry(
        seq=line.seq,
        seat=line.seat,
        kind=line.kind,
        action=None,
        to=None,
        events=events,
        at=line.at,
        policy=line.actor is None,
        undone=False,
    )
    if not isinstance(says, TakeBack | Rewind):
        return replace(entry, action=says, revealed=line.draws != drawn)
    turn = ledger.state.turn
    gone = GoneBack(
        by=says.by if isinstance(says, Rewind) else "player",
        reopens=ledger.turn_began != began,
        round=turn.round,
        player=turn.player,
    )
    return replace(entry, to=says.to, gone_back=gone)


def said(game: Game, line: LogLine) -> Line:
    """Return what a line of the log says.

    :raises GameBroken: it cannot be read.
    """
    try:
        return load_line(line.body)
    except ValidationError as error:
        raise GameBroken(game=game.id, seq=line.seq) from error


def _gone_back_to(lines: Sequence[LogLine]) -> set[int]:
    """Return the revisions to which ``lines`` go back by agreement.

    :raises _Unplayable: a line that does so cannot be read.
    """
    found = set()
    for line in lines:
        if line.kind == REWIND:
            try:
                says = load_line(line.body)
            except ValidationError as error:
                raise _Unplayable(line.seq) from error
            if isinstance(says, Rewind):
                found.add(says.to)
    return found


def standing(last: int, back: Mapping[int, int], first: int = 0) -> Iterator[int]:
    """Yield the lines that count when ``last`` is the last one, the latest first.

    ``back``: where each line that takes something back leads to; such lines are not among
    those that count.  Lines up to ``first`` are left out.
    """
    seq = last
    while seq > first:
        if seq in back:
            seq = back[seq]
        else:
            yield seq
            seq -= 1


def marked(entries: list[LogEntry]) -> list[LogEntry]:
    """Return ``entries``, without gaps, with those undone that later ones of them took back."""
    if not entries:
        return entries
    back = {e.seq: e.to for e in entries if e.to is not None}
    stand = set(standing(entries[-1].seq, back, entries[0].seq - 1))
    undone = [e.to is None and e.seq not in stand for e in entries]
    return [
        e if e.undone == u else replace(e, undone=u) for e, u in zip(entries, undone, strict=True)
    ]
