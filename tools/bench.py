"""``make bench``: the figures this project promises, measured, as one JSON object.

CPU time of one core for the engine, wall time for what a player waits for.
Every figure is a median unless its name says otherwise; milliseconds end in
``_ms``.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine import Box, Choice, State, apply, drawn, legal, load_box

from .bench_burst import burst
from .bench_picture import picture
from .bench_rules import rules
from .bench_store import storage
from .bench_table import start
from .bench_typing import typing
from .play import random_position
from .simulate import simulate

USUAL: Final = 4
"""Players in the games whose number a second is told."""


def timed(work: Callable[[], object], repeat: int) -> list[float]:
    """Return the milliseconds of CPU time that each of ``repeat`` runs took."""
    taken = []
    for _ in range(repeat):
        clock = time.process_time()
        work()
        taken.append((time.process_time() - clock) * 1000)
    return taken


def busiest(box: Box, seeds: range) -> State:
    """Return the position of random play with the most actions open in a conquest."""
    found = [
        random_position(box, seed, turns)
        for seed in seeds
        for turns in range(2 * box.players, box.rounds * box.players, 3)
    ]
    conquests = [s for s in found if s.turn.at.conquers]
    return max(conquests, key=lambda s: len(legal(box, s)))


def engine(choices: Sequence[Choice]) -> Iterator[tuple[str, float]]:
    """Measure the rules: games of four, or of the most that are asked for, and the most actions."""
    largest = max(choices, key=lambda c: c.players)
    usual = next((c for c in choices if c.players == USUAL), largest)
    clock = time.process_time()
    report = simulate(usual, 200, 1, check=False)
    whole = time.process_time() - clock
    yield "games_per_second", report.games_per_second
    yield "actions_per_second", report.actions_per_second
    # As others count: with whoever chooses, and setting up.
    yield "games_per_second_with_players", report.games / whole
    yield "actions_per_second_with_players", report.actions / whole
    box = load_box(drawn(largest, ""))
    state = busiest(box, range(12))
    actions = legal(box, state)
    yield "legal_options", len(actions)
    yield "legal_ms", statistics.median(timed(lambda: legal(box, state), 300))
    conquest = actions[len(actions) // 2]
    yield "apply_ms", statistics.median(timed(lambda: apply(box, state, conquest), 300))


OF_TABLES = (engine, picture)
"""What is measured of the tables that are chosen."""
PARTS = (storage, burst, rules, typing, start)
"""What is measured of the bot, whatever it plays."""


def bench(choices: Sequence[Choice]) -> int:
    """Print the figures; return 0.

    :raises SetupError: no table can be set up so.
    """
    measured = [*(part(choices) for part in OF_TABLES), *(part() for part in PARTS)]
    figures = {key: round(value, 4) for part in measured for key, value in part}
    print(json.dumps(figures, indent=2))
    return 0
