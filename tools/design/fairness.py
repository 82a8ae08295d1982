"""How fair a board is: games in which the autopilot has every seat."""

from __future__ import annotations

import gc
import hashlib
import json
import statistics
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from engine import Box, State, apply, deciders, new_game, ranking
from engine.autopilot import decide
from engine.loading import DATA
from tools.rivals import Player

from .table import box_of

MORE_COINS, MORE_WINS = 1.5, 0.04
"""How much further apart seats may be than on the printed board: mean coins, share of wins."""
Place = Path | tuple[str, int]
"""A board file, or the boards of an edition for so many players: printed, or drawn game by game."""
Scored = dict[str, dict[str, float]]
"""How often each region of each board earned its coin, by the board's name and the region's number
there.  It is told of tables of several boards only, for the regions that people can enter."""


class Result(NamedTuple):
    """What came of a game."""

    coins: list[int]
    """Everybody's at the end."""
    won: dict[int, float]
    """The part of the win that each winner has."""
    scored: Scored


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
                result = Result(game["coins"], won, game.get("scored", {}))
                self._known[game["on"], game["seed"], game["game"]] = result
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{file.name} does not hold games") from error

    def get(self, place: Place, seed: int, number: int) -> Result | None:
        """Return what came of a game on a board, or ``None`` if it has not been played."""
        return self._known.get((_mark(place), seed, number))

    def add(self, place: Place, seed: int, number: int, result: Result) -> None:
        """Keep what came of a game.

        :raises OSError: the file cannot be written.
        """
        on = _mark(place)
        game = {"on": on, "seed": seed, "game": number, "coins": result.coins, "won": result.won}
        if result.scored:
            game["scored"] = result.scored
        self._known[on, seed, number] = result
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game) + "\n")


def name_of(place: Place) -> str:
    """Return what a board is called, or an edition's table for so many players."""
    return place.stem if isinstance(place, Path) else f"{place[0]}-{place[1]}p"


def _mark(place: Place) -> str:
    """Return what a board is known by: its name, and what is in its file or may be drawn too."""
    if isinstance(place, Path):
        files = [place]
    else:
        folder = DATA / place[0] / "boards"
        files = [] if (folder / f"{place[1]}p.json").exists() else sorted(folder.glob("*.json"))
    if not files:
        return name_of(place)
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in files))
    return f"{name_of(place)} {digest.hexdigest()[:12]}"


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
    scored: Scored = field(default_factory=dict)
    """How often a region earned its coin in a game on the mean, of the games on its board."""

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
        return cls(raw["games"], raw["seed"], coins, wins, raw.get("scored", {}))

    def as_dict(self) -> dict[str, object]:
        """Return the figures as plain data."""
        found = asdict(self)
        if not self.scored:
            del found["scored"]
        return found


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
    seats = range(len(found[0].coins))
    return Fairness(
        games,
        seed,
        tuple(round(statistics.mean(f.coins[s] for f in found), 2) for s in seats),
        tuple(round(statistics.mean(f.won.get(s, 0.0) for f in found), 4) for s in seats),
        _mean(f.scored for f in found),
    )


def _mean(games: Iterable[Scored]) -> Scored:
    """Return the mean of each region over the games that its board was in."""
    by_board: dict[str, list[dict[str, float]]] = {}
    for game in games:
        for board, times in game.items():
            by_board.setdefault(board, []).append(times)
    return {
        board: {r: round(statistics.mean(times[r] for times in of), 2) for r in of[0]}
        for board, of in sorted(by_board.items())
    }


def ranked(
    boards: Sequence[Place],
    printed: Place,
    games: int,
    seed: int,
    jobs: int = 1,
    tell: Callable[[Place, Fairness], None] = lambda place, found: None,
    kept: Kept | None = None,
) -> list[tuple[float, Place, Fairness]]:
    """Return boards, the fairest first, with how unfair each is beside the printed board.

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
    named = f"fair {seed} {number}"
    box: Box = box_of(place, named)
    state = new_game(box, named)
    scored = _none_scored(box)
    while seats := deciders(state):
        state, events = apply(box, state, player(box, state, seats[0]))
        for event in events:
            if scored and event.why == "regions":
                _count(box, state, (event.player, event.race), scored)
    first = [seat for rank in ranking(box, state) if rank.place == 1 for seat in rank.seats]
    return Result(state.coins, {seat: 1 / len(first) for seat in first}, scored)


def _none_scored(box: Box) -> Scored:
    """Return that no region has earned its coin yet; nothing if there is only one board."""
    if len(box.setup.boards) < 2:
        return {}
    found: Scored = {board: {} for board in box.setup.boards}
    for region in box.regions.values():
        if not box.terrains[region.terrain].closed:
            found[region.board][str(region.number)] = 0
    return found


def _count(box: Box, state: State, who: tuple[int, str], scored: Scored) -> None:
    """Count the regions of a player's race that have just earned their coins."""
    mine = {army.id for army in state.armies if (army.player, army.race) == who}
    for r, here in state.regions.items():
        region = box.regions[r]
        if here.army in mine and str(region.number) in scored[region.board]:
            scored[region.board][str(region.number)] += 1
