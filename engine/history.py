"""A game as its log tells it: who said what, the table now, and the way back.

The log is the game; undo, audit and replay are the same lines.

A player may take back his own steps of a turn, also after he has ended it, until
somebody else acts and as far as nothing hidden has been revealed since (a roll, a
drawn tile).  What was played for others because of his steps (automatic lines in
another's turn: withdrawals by standing order) is no act of theirs and goes back
with them.  Whatever else is to be undone takes a :class:`Rewind`, which the table
agrees on or somebody in charge of it orders: that leads to any earlier table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from . import apply, deciders
from .actions import Action, Line, Rewind, TakeBack, unasked
from .box import Box
from .events import Event
from .hooks import Refusal, RuleError
from .state import State


class _Stand(NamedTuple):
    """A table, and with which one its turn began."""

    state: State
    began: int
    """Line with which the turn began."""
    first: State
    """The table as it was then."""


class _Step(NamedTuple):
    """What can be taken back: a line of ``seat``, and how it stood after line ``seq`` before it."""

    seq: int
    seat: int
    stood: _Stand


class History:
    """A game from a known table on."""

    def __init__(self, box: Box, state: State, seq: int = 0, keep: Iterable[int] = ()) -> None:
        """Begin at ``state``, the table after line ``seq`` of the log, with which a turn began.

        Steps before that cannot be taken back.  ``keep``: lines whose tables are kept, so that
        a :class:`Rewind` can lead to them.
        """
        self.box = box
        self.seq = seq
        """Number of the last line."""
        self.whole = seq == 0
        """All that can be taken back now is known, not only what was done since the beginning."""
        self._now = _Stand(state, seq, state)
        self._steps: list[_Step] = []
        """What can be taken back: steps of one seat in one turn, and nobody else's after them."""
        self._revealed: int | None = None
        """Seat whose last step revealed something, while nobody else has acted since."""
        self._keep = frozenset(keep)
        self._kept: dict[int, _Stand] = {}
        self._note()

    @property
    def state(self) -> State:
        """The table now; never changed in place."""
        return self._now.state

    @property
    def turn_began(self) -> int:
        """Number of the line with which the turn being played began."""
        return self._now.began

    @property
    def turn_state(self) -> State:
        """The table as it was then."""
        return self._now.first

    def play(self, seat: int, action: Action, *, automatic: bool = False) -> list[Event]:
        """Let ``seat`` play ``action``, as the next line of the log.

        ``automatic``: nobody said it; it was played on the seat's behalf.

        :raises RuleError: it is not for that seat to decide, or the rules refuse it;
            nothing has changed then.
        """
        check_speaker(self.state, seat, action)
        before = self._now
        state, events = apply(self.box, before.state, action)
        if not automatic:
            self._add(_Step(self.seq, seat, before))
        elif seat == before.state.turn.player:
            self._bar(None)
        if state.draws != before.state.draws:
            self._bar(None if automatic else seat)
        self.seq += 1
        if _turn_of(state) == _turn_of(before.state):
            self._now = before._replace(state=state)
        else:
            self._now = _Stand(state, self.seq, state)
        self._note()
        return events

    @property
    def goes_back(self) -> int | None:
        """The seat that has steps to take back."""
        return self._steps[-1].seat if self._steps and not self._over else None

    @property
    def goes_back_in(self) -> int | None:
        """The seat whose turn goes on once :attr:`goes_back` has taken back a step."""
        return None if self.goes_back is None else self._steps[-1].stood.state.turn.player

    def way_back(self, seat: int) -> list[int]:
        """Return the lines that ``seat`` may go back to, the nearest first."""
        return [step.seq for step in reversed(self._steps)] if self.goes_back == seat else []

    def revealed_by(self, seat: int) -> bool:
        """Whether the last step of ``seat`` that is left revealed something, and so stays."""
        return self._revealed == seat and self.goes_back is None

    def take_back(self, seat: int, to: int | None = None) -> TakeBack:
        """Undo the last step of ``seat``, or all after line ``to``; return the new line.

        :raises RuleError: ``nothing_to_take_back``: the seat has done nothing since the
            turn began, something was revealed, or somebody else has acted.
        """
        way = self.way_back(seat)
        if not way or (to is not None and to not in way):
            raise RuleError(Refusal("nothing_to_take_back"))
        line = TakeBack(way[0] if to is None else to)
        while self._steps[-1].seq > line.to:
            self._steps.pop()
        self._now = self._steps.pop().stood
        self.seq += 1
        self._note()
        return line

    def rewind(self, line: Rewind) -> None:
        """Let the table stand again as ``line`` says; nobody goes back further by himself.

        :raises RuleError: ``game_over``, for then the seed is known; or ``no_such_moment``:
            there was no such line, or its table was not kept.
        """
        if self._over:
            raise RuleError(Refusal("game_over"))
        stood = self._kept.get(line.to)
        if stood is None or line.to >= self.seq:
            raise RuleError(Refusal("no_such_moment", params={"to": line.to}))
        self._now = stood
        self._bar(None)
        self.seq += 1
        self._note()

    def replay(self, seat: int, line: Line, *, automatic: bool = False) -> list[Event]:
        """Play a line that the log holds.

        :raises RuleError: the line could not have been accepted.
        """
        if isinstance(line, TakeBack):
            self.take_back(seat, line.to)
            return []
        if isinstance(line, Rewind):
            self.rewind(line)
            return []
        return self.play(seat, line, automatic=automatic)

    @property
    def _over(self) -> bool:
        return self.state.turn.at.over

    def _add(self, step: _Step) -> None:
        last = self._steps[-1] if self._steps else None
        if last and (last.seat, last.stood.began) != (step.seat, step.stood.began):
            self._steps.clear()
        if step.seat != self._revealed:
            self._revealed = None
        self._steps.append(step)
        self.whole = True

    def _bar(self, revealed: int | None) -> None:
        """Let nothing before now be taken back."""
        self._steps.clear()
        self._revealed = revealed
        self.whole = True

    def _note(self) -> None:
        if self.seq in self._keep:
            self._kept[self.seq] = self._now


def gone_back_to(lines: Iterable[Line]) -> frozenset[int]:
    """Return the lines whose tables a history must keep for ``lines`` to be played."""
    return frozenset(line.to for line in lines if isinstance(line, Rewind))


def check_speaker(state: State, seat: int, action: Action) -> None:
    """Check that ``action`` is for ``seat`` to say.

    :raises RuleError: ``game_over``, ``not_your_decision`` or, of another's withdrawal,
        ``not_your_withdrawal``.
    """
    if not unasked(action):
        check_decider(state, seat)
    elif not deciders(state):
        raise RuleError(Refusal("game_over"))
    elif any(a.id == action.army and a.player != seat for a in state.armies):
        raise RuleError(Refusal("not_your_withdrawal"))


def check_decider(state: State, seat: int) -> None:
    """Check that ``seat`` has something to decide.

    :raises RuleError: ``game_over`` or ``not_your_decision``.
    """
    waiting = deciders(state)
    if not waiting:
        raise RuleError(Refusal("game_over"))
    if seat not in waiting:
        raise RuleError(Refusal("not_your_decision", params={"seat": waiting[0]}))


def _turn_of(state: State) -> tuple[int, int]:
    return state.turn.round, state.turn.player
