"""How long the table service takes to acknowledge a tap, the file's own sync included.

Run it by ``python -m tools.bench_store``; it prints one JSON object.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from bot.clock import SystemClock
from bot.store import Store
from bot.tables import Options, Table, Tables
from engine import legal


def measure(taps: int = 2000, players: int = 5, seed: int = 1) -> dict[str, float]:
    """Play ``taps`` random moves through the service and return milliseconds.

    ``tap_*`` are of :meth:`bot.tables.Tables.act`, from call to acknowledgement; ``sync_p50`` is
    the disk's own time to sync one written page, ``load_p50`` that of a game after a restart.
    """
    with tempfile.TemporaryDirectory() as folder:
        tap, load = asyncio.run(_play(Path(folder) / "games.sqlite", taps, players, seed))
        sync = [_sync(Path(folder) / "page") for _ in range(100)]
    return {
        "taps": len(tap),
        "tap_p50_ms": _percentile(tap, 50),
        "tap_p99_ms": _percentile(tap, 99),
        "tap_max_ms": _percentile(tap, 100),
        "load_p50_ms": _percentile(load, 50),
        "load_max_ms": _percentile(load, 100),
        "sync_p50_ms": _percentile(sync, 50),
    }


async def _play(path: Path, taps: int, players: int, seed: int) -> tuple[list[float], list[float]]:
    chance, clock = random.Random(seed), SystemClock()
    store = await Store.open(str(path), clock)
    tables = Tables(store, clock)
    tap: list[float] = []
    load: list[float] = []
    table = await _game(tables, players)
    for n in range(taps):
        if table.over:
            table = await _game(tables, players)
        box, state = table.playing()
        options = [a for a in legal(box, state) if a.kind not in ("done", "decline")]
        action = chance.choice(options if options and chance.random() < 0.8 else legal(box, state))
        user = table.waiting_for[0]
        began = time.perf_counter()
        outcome = await tables.act(
            table.game.id, user, action, revision=table.seq, interaction_id=n + 1
        )
        tap.append(time.perf_counter() - began)
        table = outcome.table
        if n % 50 == 49:
            reborn = Tables(store, clock)
            began = time.perf_counter()
            await reborn.load(table.game.id)
            load.append(time.perf_counter() - began)
    await store.close()
    return tap, load


async def _game(tables: Tables, players: int) -> Table:
    table = await tables.open_lobby(
        guild=1, channel=1, host=1, name="1", options=Options(seats=players)
    )
    for user in range(2, players + 1):
        table = await tables.join(table.game.id, user, str(user))
    return table


def _sync(path: Path) -> float:
    with path.open("ab") as file:
        file.write(bytes(4096))
        file.flush()
        began = time.perf_counter()
        os.fsync(file.fileno())
        return time.perf_counter() - began


def _percentile(seconds: list[float], percent: int) -> float:
    """Return milliseconds below which ``percent`` of the measurements lie."""
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 2)


if __name__ == "__main__":
    json.dump(measure(), sys.stdout)
    print()
