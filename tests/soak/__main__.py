"""`python -m tests.soak`: the long trials, as JSON; 1 is returned if anything was found."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.tables import mixes
from engine import FIRST_EDITION
from tests.soak import below, games, killed

STUCK = 1800
"""Seconds after which a game is given up; it takes a few."""


async def _games(module: Any, count: int, seed: int, edition: str) -> Any:
    """Play ``count`` games of an edition by a module, each on a database of its own."""
    report = module.Report()
    for number in range(seed, seed + count):
        known = len(report.faults)
        with tempfile.TemporaryDirectory() as folder:
            try:
                await asyncio.wait_for(module.play(Path(folder), number, report, edition), STUCK)
            except Exception as fault:
                report.games += 1
                report.faults.append(f"{number}: {fault!r}")
        for fault in report.faults[known:]:
            _say(fault)
        if number % 10 == 9:
            _say(f"{module.__name__}: {report.games} games, {len(report.faults)} faults")
    return report


async def _kills(count: int, seed: int) -> killed.Report:
    """Kill the bot ``count`` times, twenty in each world."""
    total = killed.Report(0)
    while total.kills < count:
        with tempfile.TemporaryDirectory() as folder:
            one = await killed.trial(Path(folder), min(20, count - total.kills), seed + total.kills)
        for name, value in asdict(one).items():
            setattr(total, name, getattr(total, name) + value)
        _say(f"killed {total.kills} times, {len(total.faults)} faults")
    return total


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    """Run what was asked for and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="through the real handlers")
    parser.add_argument("--below", type=int, default=2000, help="below Discord")
    parser.add_argument("--kills", type=int, default=200, help="deaths of the bot's process")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument(
        "--edition", choices=mixes.offered(), default=FIRST_EDITION, help="not for deaths"
    )
    given = parser.parse_args()
    # That letters cannot be delivered is part of the trials.
    logging.basicConfig(level=logging.ERROR)
    found: dict[str, Any] = {}
    trials = {
        "handlers": (given.games, lambda n: _games(games, n, given.seed, given.edition)),
        "below": (given.below, lambda n: _games(below, n, given.seed, given.edition)),
        "kills": (given.kills, lambda n: _kills(n, given.seed)),
    }
    for name, (count, trial) in trials.items():
        if count:
            began = time.monotonic()
            report = vars(asyncio.run(trial(count)))
            found[name] = report | {"seconds": round(time.monotonic() - began, 1)}
    print(json.dumps(found, indent=1))
    return int(any(report["faults"] for report in found.values()))


if __name__ == "__main__":
    raise SystemExit(main())
