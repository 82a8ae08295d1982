"""How fair a board is: games in which the autopilot has every seat."""

from __future__ import annotations

import gc
import hashlib
import json
import statistics
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from engine import Box, apply, deciders, new_game, ranking
from engine.autopilot import decide
from tools.rivals import Player

from .table import box_of

MORE_COINS, MORE_WINS = 1.5, 0.04
"""How much further apart seats may be than on the printed board: mean coins, share of wins."""
Place = Path | tuple[str, int]
"""A board file, or the printed board of an edition for so many players."""
Result = tuple[list[int], dict[int, float]]
"""Everybody's coins at the end of a game, and the part of the win that each winner has."""


class Kept:
    """Games that have been played, in a file with a line for each: none is played twice.

    A game is known by its board's contents, so a board that has changed is played again.  Start a
    new file when the rules or the autopilot have changed.
    """

    def __init__(self, file: Path) -> None:
        """Read ``file``, if there is one.

        :raises OSError: it cannot be read.
        :raises ValueError: it holds something else.
        """
        self._file = file
        self._known: dict[tuple[str, int, int], Result] = {}
        try:
            lines = file.read_text("utf-8").splitlines() if file.exists() else []
            for game in map(json.loads, lines):
                won = {int(seat): part for seat, part in game["won"].items()}
                self._known[game["on"], game["seed"], game["game"]] = (game["coins"], won)
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{file.name} does not hold games") from error

    def get(self, place: Place, seed: int, number: int) -> Result | None:
        """Return what came of a game on a board, or ``None`` if it has not been played."""
        return self._known.get((_mark(place), seed, number))

    def add(self, place: Place, seed: int, number: int, result: Result) -> None:
        """Keep what came of a game.

        :raises OSError: the file cannot be written.
        """
        on, (coins, won) = _mark(place), result
        game = {"on": on, "seed": seed, "game": number, "coins": coins, "won": won}
        self._known[on, seed, number] = result
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")


def _mark(place: Place) -> str:
    """Return what a board is known by: its name, and of a file its contents too."""
    if not isinstance(place, Path):
        return f"{place[0]}-{place[1]}p"
    return f"{place.stem} {hashlib.sha256(place.read_bytes()).hexdigest()[:12]}"


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

    @classmethod
    def of(cls, raw: Mapping[str, Any]) -> Fairness:
        """Return the figures that :meth:`as_dict` has written."""
        coins, wins = tuple(raw["coins"]), tuple(raw["wins"])
        return cls(raw["games"], raw["seed"], coins, wins)

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return asdict(self)


def played(
    place: Place,
    games: int,
    seed: int,
    jobs: int = 1,
    player: Player = decide,
    kept: Kept | None = None,
) -> Fairness:
    """Play so many games on a board, ``jobs`` at a time; the same come out however many that is.

    ``player`` has every seat.  Games that are ``kept`` are not played again.

    :raises BoardError: the board has faults.
    """
    known = {n: kept and kept.get(place, seed, n) for n in range(games)}
    results = {n: result for n, result in known.items() if result}
    to_play = [n for n in range(games) if n not in results]
    for n, result in zip(to_play, _results(place, seed, player, to_play, jobs), strict=True):
        results[n] = result
        if kept:
            kept.add(place, seed, n, result)
    found = [results[n] for n in range(games)]
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
    kept: Kept | None = None,
) -> list[tuple[float, Path, Fairness]]:
    """Return drafts, the fairest first, with how unfair each is beside the printed board.

    ``tell`` hears of every board as soon as it has been played.
    """
    known = played(printed, games, seed, jobs, kept=kept)
    tell(printed, known)
    found = []
    for board in boards:
        mine = played(board, games, seed, jobs, kept=kept)
        tell(board, mine)
        found.append((mine.unfair(known), mine.apart, board, mine))
    found.sort(key=lambda f: f[:2])
    return [(unfair, board, mine) for unfair, _, board, mine in found]


def _results(
    place: Place, seed: int, player: Player, games: list[int], jobs: int
) -> Iterator[Result]:
    """Play these games, ``jobs`` at a time, and yield what comes of each in turn."""
    one = partial(_play, place, seed, player)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(one, games)
    else:
        yield from map(one, games)


def _play(place: Place, seed: int, player: Player, number: int) -> Result:
    """Play one game."""
    gc.freeze()  # as a process does that has started up: what is there stays
    box: Box = box_of(place)
    state = new_game(box, f"fair {seed} {number}")
    while seats := deciders(state):
        state, _ = apply(box, state, player(box, state, seats[0]))
    first = [seat for rank in ranking(box, state) if rank.place == 1 for seat in rank.seats]
    return state.coins, {seat: 1 / len(first) for seat in first}
