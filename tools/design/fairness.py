"""How fair a board is: games in which the autopilot has every seat."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from engine import Box, apply, deciders, new_game, ranking
from engine.autopilot import decide
from tools.rivals import Player

from .table import box_of

MORE_COINS, MORE_WINS = 1.5, 0.04
"""How much further apart seats may be than on the printed board: mean coins, share of wins."""
Place = Path | tuple[str, int]
"""A board file, or the printed board of an edition for so many players."""


@dataclass(frozen=True)
class Fairness:
    """What came of some games on one board; seat 0 plays first."""

    games: int
    seed: int
    """Game ``n`` has the seed ``fair SEED n``."""
    coins: tuple[float, ...]
    """Mean coins of each seat."""
    wins: tuple[float, ...]
    """Share of games that each seat has won; a shared first place is won in equal parts."""

    @property
    def apart(self) -> float:
        """How many coins the best seat has more than the worst, on the mean."""
        return max(self.coins) - min(self.coins)

    @property
    def best(self) -> float:
        """Share of wins of the seat that wins most."""
        return max(self.wins)

    def unfair(self, printed: Fairness) -> float:
        """Return by how much it misses what ``printed`` allows; 0: it is fair enough.

        1 is as much as a board may be worse than the printed one.
        """
        coins = self.apart - printed.apart - MORE_COINS
        wins = self.best - printed.best - MORE_WINS
        return max(0.0, coins / MORE_COINS) + max(0.0, wins / MORE_WINS)

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return asdict(self)


def played(place: Place, games: int, seed: int, jobs: int = 1, player: Player = decide) -> Fairness:
    """Play so many games on a board, ``jobs`` at a time; the same come out however many that is.

    ``player`` has every seat.

    :raises BoardError: the board has faults.
    """
    one = partial(_play, place, seed, player)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            found = list(pool.map(one, range(games)))
    else:
        found = [one(n) for n in range(games)]
    seats = range(len(found[0][0]))
    return Fairness(
        games,
        seed,
        tuple(round(statistics.mean(coins[s] for coins, _ in found), 2) for s in seats),
        tuple(round(statistics.mean(won.get(s, 0.0) for _, won in found), 4) for s in seats),
    )


def ranked(
    boards: list[Path],
    printed: Place,
    games: int,
    seed: int,
    jobs: int = 1,
    tell: Callable[[Place, Fairness], None] = lambda place, found: None,
) -> list[tuple[float, Path, Fairness]]:
    """Return drafts, the fairest first, with how unfair each is beside the printed board.

    ``tell`` hears of every board as soon as it has been played.
    """
    known = played(printed, games, seed, jobs)
    tell(printed, known)
    found = []
    for board in boards:
        mine = played(board, games, seed, jobs)
        tell(board, mine)
        found.append((mine.unfair(known), mine.apart, board, mine))
    found.sort(key=lambda f: f[:2])
    return [(unfair, board, mine) for unfair, _, board, mine in found]


def _play(
    place: Place, seed: int, player: Player, number: int
) -> tuple[list[int], Mapping[int, float]]:
    """Play one game; return everybody's coins, and the part of the win that each winner has."""
    gc.freeze()  # as a process does that has started up: what is there stays
    box: Box = box_of(place)
    state = new_game(box, f"fair {seed} {number}")
    while seats := deciders(state):
        state, _ = apply(box, state, player(box, state, seats[0]))
    first = [seat for rank in ranking(box, state) if rank.place == 1 for seat in rank.seats]
    return state.coins, {seat: 1 / len(first) for seat in first}
