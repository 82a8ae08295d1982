"""``simulate``: random legal games to the end, with every check at every step."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random

from engine import Action, Box, Choice, RuleError, apply, drawn, legal, load_box, new_game
from engine.steps import options, play
from engine.table import Game

from .checks import leaks, violations
from .play import choose


@dataclass
class Report:
    """What came of the games; ``seconds`` is CPU time of play alone."""

    games: int = 0
    finished: int = 0
    actions: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    actions_per_second: float = 0.0
    exchanged: int = 0
    """Steps at which what is hidden was exchanged."""
    violations: list[str] = field(default_factory=list)
    mean_score: float = 0.0

    def count(self) -> None:
        """Work out how many games and actions a second that was."""
        self.seconds = round(self.seconds, 4)
        if self.seconds:
            self.games_per_second = round(self.games / self.seconds, 2)
            self.actions_per_second = round(self.actions / self.seconds, 1)

    def as_dict(self) -> dict[str, object]:
        """Return the report as plain data."""
        return asdict(self)


def simulate(
    choice: Choice, games: int, seed: int, *, check: bool = True, hidden: int = 0
) -> Report:
    """Play ``games`` random games; stop a game at its first violation.

    ``hidden``: at every so many steps, see that nothing told hangs on what is hidden; 0: never.

    :raises SetupError: no table can be set up so.
    """
    gc.freeze()  # as a process does that has started up: what is there stays
    report = Report(games=games)
    scores: list[int] = []
    for number in range(games):
        lot = f"{seed}:{number}"
        coins, found = play_out(
            load_box(drawn(choice, lot)), lot, report, check=check, hidden=hidden
        )
        report.violations += [f"game {number}: {fault}" for fault in found]
        if coins:
            report.finished += 1
            scores += coins
    report.count()
    if scores:
        report.mean_score = round(sum(scores) / len(scores), 2)
    return report


def beside(choice: Choice, other: Choice, games: int, seed: int) -> dict[str, float]:
    """Play as many games of each, in turn and without checks; tell how fast both were.

    ``ratio``: how many games of ``choice`` are played in the time of one of ``other``.  Whatever
    else the machine does meanwhile slows both.

    :raises SetupError: no table can be set up so.
    """
    gc.freeze()
    mine, others = Report(games=games), Report(games=games)
    for number in range(games):
        lot = f"{seed}:{number}"
        for each, report in ((choice, mine), (other, others)):
            play_out(load_box(drawn(each, lot)), lot, report, check=False)
    mine.count()
    others.count()
    return {
        "games": games,
        "actions_per_game": round(mine.actions / games, 1),
        "actions_per_game_beside": round(others.actions / games, 1),
        "games_per_second": mine.games_per_second,
        "games_per_second_beside": others.games_per_second,
        "ratio": round(others.seconds / mine.seconds, 3),
    }


def play_out(
    box: Box, seed: str, report: Report, *, check: bool, hidden: int = 0
) -> tuple[list[int], list[str]]:
    """Play a random game; return the coins at its end, none if it was stopped, and why it was."""
    rng, exchange = Random(seed), Random(seed)
    game = Game(box, new_game(box, seed))
    while True:
        clock = time.process_time()
        actions = options(game)
        report.seconds += time.process_time() - clock
        if not actions:
            over = game.state.turn.at.over
            game.let_go()
            return (game.state.coins, []) if over else ([], ["nothing to do, yet not over"])
        if check and (found := [*violations(box, game.state), *_disagreements(game, actions)]):
            return [], found
        if hidden and not report.actions % hidden:
            report.exchanged += 1
            if found := leaks(box, game.state, exchange):
                return [], found
        action = choose(rng, actions)
        game.events.clear()
        clock = time.process_time()
        play(game, action)
        report.seconds += time.process_time() - clock
        report.actions += 1


def _disagreements(game: Game, actions: list[Action]) -> Iterator[str]:
    """Yield where ``legal`` and ``apply`` do not agree, or the indexes are stale.

    ``actions``: what the game itself offers.
    """
    offered = legal(game.box, game.state)
    if offered != actions:
        yield "what follows from the state was not dropped when it changed"
    for action in offered:
        try:
            apply(game.box, game.state, action)
        except RuleError as error:
            yield f"{action} is offered and refused: {error}"
