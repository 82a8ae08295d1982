"""How long a tap takes, the file's own sync included, the picture left out."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.app import App, assemble
from bot.clock import SystemClock
from bot.panels.panel import layout
from bot.panels.turn.pages import page
from bot.panels.turn.sight import Sight
from bot.settings import Settings
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from bot.texts.chronicle import sentences
from bot.texts.i18n import Words
from bot.texts.wording import Wording
from engine import legal

TAPS = 2000
PLAYERS = 5
GAMES = 16
"""Games that are played at once, a move in each by turns."""


def storage() -> Iterator[tuple[str, float]]:
    """Measure random moves of five-player games through the service, in wall time.

    Everything is asked that production asks in a move's transaction: clocks, reminders, letters,
    votes.  Only Discord is left out.  ``tap_*`` is from the tap to the panel that answers it: the
    move committed, what happened in words, the new panel laid out.  ``act_*`` is the commit alone,
    ``load_*`` a game after a restart, ``sync_ms`` the disk's own time to sync one page.
    """
    with tempfile.TemporaryDirectory() as folder:
        tap, act, load = asyncio.run(_play(Path(folder) / "games.sqlite"))
        sync = [_sync(Path(folder) / "page") for _ in range(100)]
    yield "tap_ms", _percentile(tap, 50)
    yield "tap_p99_ms", _percentile(tap, 99)
    yield "act_ms", _percentile(act, 50)
    yield "act_p99_ms", _percentile(act, 99)
    yield "load_ms", _percentile(load, 50)
    yield "load_p99_ms", _percentile(load, 99)
    yield "sync_ms", _percentile(sync, 50)


async def _play(path: Path) -> tuple[list[float], list[float], list[float]]:
    app = await _app(path)
    tables, words, chance = app.tables, Words(strict=True), random.Random(1)
    tap: list[float] = []
    act: list[float] = []
    load: list[float] = []
    games = [await _game(tables, channel) for channel in range(GAMES)]
    for n in range(TAPS):
        table = games[n % GAMES]
        if table.over:
            table = await _game(tables, n % GAMES)
        options = [a for a in legal(*table.playing()) if a.kind not in ("done", "decline")]
        all_of_them = legal(*table.playing())
        action = chance.choice(options if options and chance.random() < 0.8 else all_of_them)
        user = table.waiting_for[0]
        began = time.perf_counter()
        outcome = await tables.act(
            table.game.id, user, action, revision=table.seq, interaction_id=n + 1
        )
        acted = time.perf_counter()
        table = games[n % GAMES] = outcome.table
        wording = Wording.of(table, words)
        notice = tuple(sentences(outcome.events, wording))
        sight = Sight(table, user, wording, undo=True, restart=True, notice=notice)
        layout(table, page(sight), None)
        act.append(acted - began)
        tap.append(time.perf_counter() - began)
        if n % 50 == 49:
            tables._forget(table.game.id)
            began = time.perf_counter()
            await tables.load(table.game.id)
            load.append(time.perf_counter() - began)
    await app.close()
    return tap, act, load


async def _app(path: Path) -> App:
    """Return the bot as production puts it together, which sends nothing."""
    settings = Settings(_env_file=None, database=path, cache_dir=path.parent)
    app = await assemble(settings, SystemClock())
    app.tables.outbox = None
    return app


async def _game(tables: Tables, channel: int) -> Table:
    table = await tables.open_lobby(
        guild=1, channel=channel, host=1, name="1", options=Options(seats=PLAYERS)
    )
    for user in range(2, PLAYERS + 1):
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
    return 1000 * ordered[len(ordered) * percent // 100]
