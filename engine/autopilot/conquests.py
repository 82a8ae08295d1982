"""Looking ahead over the conquests of a turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from engine.actions import Abandon, Action, Conquer, Done, GoInDecline, Redeploy
from engine.table import Game
from engine.turn import options

from .steps import Thinking, rolled, step, stop

ENDS = (Done, Redeploy, GoInDecline)
"""What is no step on the way to further conquests."""
UNKNOWN = 99.0
"""What an action that was not tried yet may bring: it goes first."""

Value = Callable[[Game], float]
"""What a table is worth to whoever plans."""


class Plan(NamedTuple):
    """The best that was found."""

    value: float
    """Of the table at its end."""
    first: Action
    """What to do now for it."""


class Effort(NamedTuple):
    """How much is looked at."""

    wide: int
    """Tables kept after each conquest."""
    tries: int
    """Conquests tried from each of them, the likeliest first."""
    looks: int
    """Tables weighed at the most, in all."""
    hope: float = 1.0
    """What a token in hand counts when tables are compared before the last conquest."""


class _Line(NamedTuple):
    """A table on the way, and how it was reached."""

    promise: float
    value: float
    game: Game
    first: Action


def best_conquests(game: Game, value: Value, effort: Effort) -> Thinking[Plan]:
    """Return the best way found to go on in ``conquer``, stopping at once included.

    ``value`` is asked about tables in the middle of the conquests and at the end
    of them.
    """
    search = _Search(game, value, effort)
    return (yield from search.run())


class _Search:
    def __init__(self, game: Game, value: Value, effort: Effort) -> None:
        self.value, self.effort = value, effort
        self.player, self.army = game.state.turn.player, game.state.turn.army
        self.root = game
        self.known: dict[Action, float] = {}
        """What an action brought when it was first tried."""
        self.seen: set[Hashable] = set()
        self.best = Plan(float("-inf"), Done())
        self.looks = effort.looks

    def run(self) -> Thinking[Plan]:
        root = self.root
        value = self.value(root)
        yield
        self.best = Plan(self.value(stop(root)), Done())
        yield
        lines = [_Line(value, value, root, Done())]
        while lines and self.looks > 0:
            found: list[_Line] = []
            for line in lines:
                if self.looks > 0:
                    found += yield from self.expand(line)
            found.sort(key=lambda line: -line.promise)
            lines = found[: self.effort.wide]
        return self.best

    def expand(self, line: _Line) -> Thinking[list[_Line]]:
        """Try what may be done next; return the tables from which to go on."""
        open_now = options(line.game)
        yield
        moves = [a for a in open_now if not isinstance(a, ENDS) and not _is_last_try(a)]
        if line.game is not self.root:
            moves = [a for a in moves if not isinstance(a, Abandon)]
            moves.sort(key=lambda a: -self.known.get(a, UNKNOWN))
            del moves[self.effort.tries :]
        found = []
        for action in moves:
            after = step(line.game, action, middle(line.game))
            if rolled(after):
                found += yield from self.roll_first(line, action)
            elif (new := self.look(line, action, after)) is not None:
                found.append(new)
            yield
        yield from self.last_try(line, [a for a in open_now if _is_last_try(a)])
        return found

    def look(self, line: _Line, action: Action, after: Game) -> _Line | None:
        """Weigh the table after an action; ``None`` if it has been weighed before."""
        first = action if line.game is self.root else line.first
        key = _key(after)
        if key in self.seen:
            return None
        self.seen.add(key)
        self.looks -= 1
        turn = after.state.turn
        value = self.value(after)
        hand = after.army(self.army).hand if turn.step == "conquer" and self.army is not None else 0
        promise = value + self.effort.hope * hand
        self.known.setdefault(action, promise - line.promise)
        if not self.goes_on(after):
            if value > self.best.value:
                self.best = Plan(value, first)
            return None
        if value > self.best.value - 1.5:
            end = self.value(stop(after))
            if end > self.best.value:
                self.best = Plan(end, first)
        return _Line(promise, value, after, first)

    def goes_on(self, after: Game) -> bool:
        """Whether the same army may conquer further."""
        turn = after.state.turn
        return (
            turn.step == "conquer"
            and turn.army == self.army
            and turn.player == self.player
            and not after.state.questions
        )

    def roll_first(self, line: _Line, action: Action) -> Thinking[list[_Line]]:
        """Weigh an action that rolls the die: face by face, the best conquest after each."""
        first = action if line.game is self.root else line.first
        die = line.game.box.die
        expected = 0.0
        found = []
        for face in sorted(set(die)):
            after = step(line.game, action, face)
            yield
            value = self.value(after)
            if self.goes_on(after):
                if face == middle(line.game):
                    hand = after.army(self.army).hand if self.army is not None else 0
                    found.append(_Line(value + self.effort.hope * hand, value, after, first))
                moves = [a for a in options(after) if isinstance(a, Conquer) and not a.roll]
                moves.sort(key=lambda a: -self.known.get(a, UNKNOWN))
                for move in moves[: self.effort.tries]:
                    value = max(value, self.value(step(after, move)))
                    self.looks -= 1
                    yield
            expected += value * die.count(face) / len(die)
        if expected > self.best.value:
            self.best = Plan(expected, first)
        return found

    def last_try(self, line: _Line, final: list[Action]) -> Thinking[None]:
        """Weigh the final attempts with the die."""
        die = line.game.box.die
        for action in final[: self.effort.tries]:
            expected = 0.0
            won = lost = None
            for face in sorted(set(die)):
                after = step(line.game, action, face)
                success = len(after.state.turn.journal) > len(line.game.state.turn.journal)
                if success:
                    won = self.value(after) if won is None else won
                elif lost is None:
                    lost = self.value(after)
                outcome = won if success else lost
                assert outcome is not None
                expected += outcome * die.count(face) / len(die)
                yield
            first = action if line.game is self.root else line.first
            if expected > self.best.value:
                self.best = Plan(expected, first)


def middle(game: Game) -> int:
    """Return the face nearest to the mean of the die, in tokens."""
    die = game.box.die
    mean = sum(die) / len(die)
    return min(sorted(set(die)), key=lambda face: abs(face - mean))


def _is_last_try(action: Action) -> bool:
    return isinstance(action, Conquer) and action.roll


def _key(game: Game) -> Hashable:
    turn = game.state.turn
    held = tuple(sorted(line.region for line in turn.journal))
    hands = tuple((a.id, a.hand) for a in game.state.armies if a.player == turn.player)
    return turn.step, held, hands, tuple(turn.used), turn.die
