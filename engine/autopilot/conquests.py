"""Looking ahead over the conquests of a turn."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from engine import pricing
from engine.actions import Abandon, Action, Conquer, Done, GoInDecline, Redeploy, Use
from engine.steps import options
from engine.table import Game

from .thought import Thinking, Value, rolled, step, stop, weigh

ENDS = (Done, Redeploy, GoInDecline)
"""What is no step on the way to further conquests."""
UNTRIED = 99.0
"""What an action that was not tried yet may bring: it goes first."""
CLOSE = 1.5
"""A table worth that much less than the best may still be the better end of the conquests."""
LAST_TRIES = 3
"""Final attempts weighed at a table, the likeliest first."""


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
    """Tables weighed, in all; what has been begun is ended."""
    hope: float = 0.6
    """What a token in hand counts when tables are compared before the last conquest."""


class _Line(NamedTuple):
    """A table on the way, and how it was reached."""

    promise: float
    """What it is worth, and its tokens in hand besides."""
    value: float
    game: Game
    first: Action


def best_conquests(game: Game, value: Value, effort: Effort) -> Thinking[Plan]:
    """Return the best way found to go on in ``conquer``, stopping at once included.

    ``value`` is asked about tables in the middle of the conquests and at the end
    of them.
    """
    return (yield from _Search(game, value, effort).run())


class _Search:
    """A beam: after each conquest only the most promising tables are kept."""

    def __init__(self, game: Game, value: Value, effort: Effort) -> None:
        self.value, self.effort, self.root = value, effort, game
        self.acting = (game.state.turn.player, game.state.turn.army)
        self.brought: dict[Action, float] = {}
        """What an action brought when it was first tried."""
        self.seen: set[Hashable] = set()
        self.kept: list[_Line] = []
        """The best tables one action further."""
        self.best = Plan(float("-inf"), Done())
        self.looks = effort.looks

    def run(self) -> Thinking[Plan]:
        """Search to the end."""
        value = self.weigh(self.root)
        yield
        self.suggest(self.weigh(stop(self.root)), Done())
        yield
        lines = [_Line(value, value, self.root, Done())]
        while lines and self.looks > 0:
            for line in lines:
                if self.looks > 0:
                    yield from self.expand(line)
            lines, self.kept = self.kept, []
        return self.best

    def weigh(self, game: Game) -> float:
        """Return the value of a table."""
        self.looks -= 1
        return weigh(game, self.value)

    def suggest(self, value: float, first: Action) -> None:
        """Note a plan, if it is the best so far."""
        if value > self.best.value + 1e-9:
            self.best = Plan(value, first)

    def keep(self, line: _Line) -> None:
        """Keep a table to go on from, if it is among the most promising."""
        self.kept.append(line)
        self.kept.sort(key=lambda kept: -kept.promise)
        del self.kept[self.effort.wide :]

    def likeliest(self, actions: Iterable[Action]) -> list[Action]:
        """Return what is worth trying, what brought most where it was tried first."""
        order = sorted(actions, key=lambda a: -self.brought.get(a, UNTRIED))
        return order[: self.effort.tries]

    def expand(self, line: _Line) -> Thinking[None]:
        """Try what may be done next."""
        open_now = options(line.game)
        line.game.let_go()
        yield
        moves: list[Action] = [a for a in open_now if not (isinstance(a, ENDS) or _is_last_try(a))]
        if line.game is not self.root:
            moves = self.likeliest(a for a in moves if not isinstance(a, Abandon))
        rolling: list[Action] = []
        for action in moves:
            first = action if line.game is self.root else line.first
            after = step(line.game, action, middle(line.game))
            if rolled(after):
                rolling.append(action)
            elif (key := self.key(after)) not in self.seen:
                self.seen.add(key)
                self.look(line, action, after, first)
            yield
        # Each is weighed face by face: of raids that may go anywhere only the cheapest are.
        rolling.sort(key=lambda action: _defense(line.game, action))
        for action in rolling[: self.effort.tries]:
            yield from self.roll(line, action, action if line.game is self.root else line.first)
            yield
        if line.value > self.best.value - CLOSE - 1:
            yield from self.last_try(line, [a for a in open_now if _is_last_try(a)])

    def look(self, line: _Line, action: Action, after: Game, first: Action) -> None:
        """Weigh the table after an action, and what it would be if no conquest followed."""
        value = self.weigh(after)
        if not self.goes_on(after):
            self.suggest(value, first)
            return
        promise = value + self.effort.hope * self.hand(after)
        self.brought.setdefault(action, promise - line.promise)
        self.keep(_Line(promise, value, after, first))
        if value > self.best.value - CLOSE:
            self.suggest(self.weigh(stop(after)), first)

    def roll(self, line: _Line, action: Action, first: Action) -> Thinking[None]:
        """Weigh an action that rolls the die: face by face, the best conquest after each."""
        die = line.game.box.die
        expected = 0.0
        for face in sorted(set(die)):
            after = step(line.game, action, face)
            value = self.weigh(after)
            yield
            if self.goes_on(after):
                if face == middle(line.game):
                    promise = value + self.effort.hope * self.hand(after)
                    self.keep(_Line(promise, value, after, first))
                conquests = (a for a in options(after) if isinstance(a, Conquer) and not a.roll)
                for conquest in self.likeliest(conquests):
                    value = max(value, self.weigh(step(after, conquest)))
                    yield
                after.let_go()
            expected += value * die.count(face) / len(die)
        self.suggest(expected, first)

    def last_try(self, line: _Line, final: list[Action]) -> Thinking[None]:
        """Weigh the final attempts with the die, which end the conquests."""
        die = line.game.box.die
        final.sort(key=lambda a: -self.chance(line.game, a) * self.brought.get(a, 2.0))
        line.game.let_go()
        failed: float | None = None
        for action in final[:LAST_TRIES]:
            chance = self.chance(line.game, action)
            won = self.weigh(step(line.game, action, max(die)))
            yield
            if failed is None:
                failed = self.weigh(step(line.game, action, min(die)))
                yield
            first = action if line.game is self.root else line.first
            self.suggest(chance * won + (1 - chance) * failed, first)

    def chance(self, game: Game, action: Action) -> float:
        """Return how likely a final attempt is to succeed."""
        assert isinstance(action, Conquer)
        army = game.army(game.state.turn.army or 0)
        attack = game.attack(army, action.region, action.by)
        need = pricing.required(game, attack) - game.force(army, attack)
        die = game.box.die
        return sum(face >= need for face in die) / len(die)

    def goes_on(self, after: Game) -> bool:
        """Whether the same army may conquer further."""
        turn = after.state.turn
        here = (turn.player, turn.army)
        return turn.at.conquers and here == self.acting and not after.state.questions

    def hand(self, game: Game) -> int:
        """Return the tokens in hand of the acting army."""
        assert game.state.turn.army is not None
        return game.force(game.army(game.state.turn.army))

    def key(self, game: Game) -> Hashable:
        """Return what tells one table of this search from another, whatever the order."""
        state, player = game.state, self.acting[0]
        held = "".join(f"{r}:{here.army} " for r, here in state.regions.items())
        hands = [(a.id, game.force(a)) for a in state.armies if a.player == player]
        return f"{state.turn.step} {held} {hands} {list(state.turn.used)} {state.turn.die}"


def middle(game: Game) -> int:
    """Return the face nearest to the mean of the die, in tokens."""
    die = game.box.die
    mean = sum(die) / len(die)
    return min(sorted(set(die)), key=lambda face: abs(face - mean))


def _defense(game: Game, action: Action) -> int:
    """Return what the region that a power is used on costs anybody; 0: it is used on none."""
    if isinstance(action, Use) and action.target in game.box.regions:
        return game.defense(action.target)
    return 0


def _is_last_try(action: Action) -> bool:
    return isinstance(action, Conquer) and action.roll
