"""A game as its log tells it: who said what, the table now, and the way back.

The log is the game; undo, audit and replay are the same lines.  A player may
take back his own steps of the turn being played, as far as nothing hidden has
been revealed since (a roll, a drawn tile) and nobody else has acted.
"""

from __future__ import annotations

from typing import NamedTuple

from . import apply, deciders
from .actions import Action, Line, Rearrange, TakeBack
from .box import Box
from .events import Event
from .hooks import Refusal, RuleError
from .model import State


class _Before(NamedTuple):
    """The table before a line of the turn being played."""

    seq: int
    seat: int
    state: State


class History:
    """A game from a known table on."""

    def __init__(self, box: Box, state: State, seq: int = 0) -> None:
        """Begin at ``state``, the table after line ``seq`` of the log.

        Steps before that cannot be taken back, so begin where a turn begins.
        """
        self.box = box
        self.state = state
        """The table now; never changed in place."""
        self.seq = seq
        """Number of the last line."""
        self._turn: list[_Before] = []

    def play(self, seat: int, action: Action) -> list[Event]:
        """Let ``seat`` play ``action``, as the next line of the log.

        :raises RuleError: it is not for that seat to decide, or the rules refuse it;
            nothing has changed then.
        """
        check_speaker(self.state, seat, action)
        before = self.state
        self.state, events = apply(self.box, before, action)
        if _turn_of(before) == _turn_of(self.state):
            self._turn.append(_Before(self.seq, seat, before))
        else:
            self._turn.clear()
        self.seq += 1
        return events

    def way_back(self, seat: int) -> list[int]:
        """Return the lines that ``seat`` may go back to, the nearest first."""
        found = []
        for before in reversed(self._turn):
            if before.seat != seat or before.state.draws != self.state.draws:
                break
            found.append(before.seq)
        return found

    def take_back(self, seat: int, to: int | None = None) -> TakeBack:
        """Undo the last step of ``seat``, or all after line ``to``; return the new line.

        :raises RuleError: ``nothing_to_take_back``: the seat has done nothing since the
            turn began, something was revealed, or somebody else has acted.
        """
        way = self.way_back(seat)
        if not way or (to is not None and to not in way):
            raise RuleError(Refusal("nothing_to_take_back"))
        line = TakeBack(way[0] if to is None else to)
        self._rewind(line.to)
        self.seq += 1
        return line

    def replay(self, seat: int, line: Line) -> list[Event]:
        """Play a line that the log holds.

        :raises RuleError: the line could not have been accepted.
        """
        if isinstance(line, TakeBack):
            self.take_back(seat, line.to)
            return []
        return self.play(seat, line)

    def _rewind(self, to: int) -> None:
        while self._turn[-1].seq > to:
            self._turn.pop()
        self.state = self._turn.pop().state


def check_speaker(state: State, seat: int, action: Action) -> None:
    """Check that ``action`` is for ``seat`` to say.

    :raises RuleError: ``game_over``, ``not_your_decision`` or, of another's withdrawal,
        ``not_your_withdrawal``.
    """
    if not isinstance(action, Rearrange):
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


def _turn_of(state: State) -> tuple[int, int, bool]:
    return state.turn.round, state.turn.player, state.turn.step == "over"
