"""``rate``: how often a player wins, the autopilot as a rule, and how long it thinks."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial

from engine import (
    Action,
    Box,
    Choice,
    State,
    apply,
    check_choice,
    deciders,
    drawn,
    load_box,
    new_game,
    ranking,
    sides_of,
)
from engine.autopilot import think
from engine.autopilot.thought import Thinking

from .rivals import Player, named


@dataclass
class Rating:
    """What came of the games.

    A game is won when the player's side stands alone in the first place; a shared
    one counts as ``shared``, never as won.  Where people play for sides, the player
    plays all seats of one.
    """

    player: str
    against: str
    players: int
    games: int
    seed: int
    """Game ``n`` has the seed ``rate SEED n``; the player is side ``n`` modulo sides.

    Where each plays alone, that is a seat.  Where several tables take turns, each is played from
    every side before the next has its turn.
    """
    won: int
    shared: int
    lost: int
    won_share: float
    mean_coins: float
    """Of the player: of the poorer of two allies."""
    mean_rival: float
    """Of one rival side."""
    turn_median_ms: float
    """CPU time of all its thinking in one turn of one of its seats."""
    turn_p95_ms: float
    turn_max_ms: float
    slice_max_ms: float
    """The longest stretch of CPU time between two pauses."""

    def as_dict(self) -> dict[str, object]:
        """Return the rating as plain data."""
        return asdict(self)


@dataclass
class _Played:
    place: str
    coins: int
    rivals: list[int]
    turns: list[float]
    slowest: float


def rate(
    choices: Sequence[Choice],
    against: str,
    games: int,
    seed: int,
    jobs: int,
    player: str = "autopilot",
) -> Rating:
    """Play ``games`` games of one side of ``player`` against rivals of one kind in all others.

    They are spread over ``choices``, all for as many players.  Player and rivals are named as
    :func:`tools.rivals.named` says.

    :raises SetupError: no table can be set up so.
    :raises ValueError: no such player or rival.
    """
    for choice in choices:
        check_choice(choice)
    (players,) = {choice.players for choice in choices}
    for name in (player, against):
        named(name, "")
    play = partial(_play, choices, player, against, seed)
    if jobs > 1:
        with ProcessPoolExecutor(jobs) as pool:
            played = list(pool.map(play, range(games)))
    else:
        played = [play(n) for n in range(games)]
    turns = [t * 1000 for p in played for t in p.turns]
    won = sum(p.place == "won" for p in played)
    return Rating(
        player,
        against,
        players,
        games,
        seed,
        won,
        sum(p.place == "shared" for p in played),
        sum(p.place == "lost" for p in played),
        round(won / games, 4),
        round(statistics.mean(p.coins for p in played), 2),
        round(statistics.mean(c for p in played for c in p.rivals), 2),
        round(statistics.median(turns), 1),
        round(statistics.quantiles(turns, n=20)[-1], 1),
        round(max(turns), 1),
        round(max(p.slowest for p in played) * 1000, 2),
    )


def _at_once(player: Player, box: Box, state: State, seat: int) -> Thinking[Action]:
    """Think without a pause, as those do who are not the autopilot."""
    yield from ()
    return player(box, state, seat)


def _play(choices: Sequence[Choice], player: str, against: str, seed: int, number: int) -> _Played:
    gc.freeze()  # as a process does that has started up: what is there stays
    dealt = f"rate {seed} {number}"
    sides = len({*sides_of(choices[0]).of})
    choice = choices[number // sides % len(choices)]
    box = load_box(drawn(choice, dealt))
    state = new_game(box, dealt)
    side = number % sides
    mine = box.sides.seats(side)
    rival = named(against, f"{seed} {number}")
    ponder = (
        partial(think, shown=range(box.players))
        if player == "autopilot"
        else partial(_at_once, named(player, f"{number} {seed}"))
    )
    spent: dict[tuple[int, int], float] = {}
    slowest = 0.0
    while seats := deciders(state):
        seat, turn = seats[0], state.turn
        if seat in mine:
            key = (turn.round, turn.player)
            began = time.process_time()
            thinking = ponder(box, state, seat)
            while True:
                clock = time.process_time()
                try:
                    next(thinking)
                except StopIteration as done:
                    action = done.value
                    break
                finally:
                    slowest = max(slowest, time.process_time() - clock)
            spent[key] = spent.get(key, 0.0) + time.process_time() - began
        else:
            action = rival(box, state, seat)
        state, _ = apply(box, state, action)
    ranks = ranking(box, state)
    first = [rank.side for rank in ranks if rank.place == 1]
    place = "lost" if side not in first else "won" if len(first) == 1 else "shared"
    return _Played(
        place,
        next(rank.coins for rank in ranks if rank.side == side),
        [rank.coins for rank in ranks if rank.side != side],
        [t for key, t in spent.items() if key[1] in mine],
        slowest,
    )
