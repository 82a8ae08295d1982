"""``make bench``: the figures this project promises, measured, as one JSON object.

CPU time of one core for the engine, wall time for what a player waits for.
Every figure is a median unless its name says otherwise; milliseconds end in
``_ms``.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterator

from engine import Box, State, apply, legal, plain_box

from .bench_burst import burst
from .bench_picture import picture
from .bench_rules import rules
from .bench_store import storage
from .bench_table import start
from .bench_typing import typing
from .play import random_position
from .simulate import simulate


def timed(work: Callable[[], object], repeat: int) -> list[float]:
    """Return the milliseconds of CPU time that each of ``repeat`` runs took."""
    taken = []
    for _ in range(repeat):
        clock = time.process_time()
        work()
        taken.append((time.process_time() - clock) * 1000)
    return taken


def busiest(players: int, seeds: range) -> tuple[Box, State]:
    """Return the position of random play with the most actions open in a conquest."""
    box = plain_box("base", players)
    found = [
        random_position(box, seed, turns)
        for seed in seeds
        for turns in range(2 * players, box.rounds * players, 3)
    ]
    conquests = [s for s in found if s.turn.at.conquers]
    return box, max(conquests, key=lambda s: len(legal(box, s)))


def engine() -> Iterator[tuple[str, float]]:
    """Measure the rules."""
    clock = time.process_time()
    report = simulate("base", 4, 200, 1, check=False)
    whole = time.process_time() - clock
    yield "games_per_second", report.games_per_second
    yield "actions_per_second", report.actions_per_second
    # As others count: with whoever chooses, and setting up.
    yield "games_per_second_with_players", report.games / whole
    yield "actions_per_second_with_players", report.actions / whole
    box, state = busiest(5, range(12))
    actions = legal(box, state)
    yield "legal_options", len(actions)
    yield "legal_ms", statistics.median(timed(lambda: legal(box, state), 300))
    conquest = actions[len(actions) // 2]
    yield "apply_ms", statistics.median(timed(lambda: apply(box, state, conquest), 300))


PARTS = (engine, storage, burst, picture, rules, typing, start)


def bench() -> int:
    """Print the figures; return 0."""
    figures = {key: round(value, 4) for part in PARTS for key, value in part()}
    print(json.dumps(figures, indent=2))
    return 0
