"""The real bot on a stage, with a database of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, nullcontext
from datetime import datetime
from pathlib import Path
from shutil import copyfile

import pytest
import simcord

from bot.app import App, assemble
from bot.clock import Clock
from bot.settings import Settings
from bot.storage.migrate import bring_up_to_date
from bot.storage.store import Store
from tests.bot.emblems import drawn_once
from tests.bot.fakes import TestClock
from tests.bot.harness import Stage, staged
from tests.bot.inloop import THREADED, in_the_loop
from tests.bot.translated import translated_once
from tests.bot.unpainted import SEEN, Unpainted
from tools.table.clock import WorldClock


class PatientClock:
    """Time for the outbox: attempts are at least five minutes apart.

    Short waits are really waited for by the simulated Discord, long ones pass when a
    test lets time pass.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> datetime:
        """Return the simulated moment."""
        return self._clock.now()

    async def sleep(self, seconds: float) -> None:
        """Wait `seconds`, but five minutes at least."""
        await self._clock.sleep(max(seconds, 300))


@pytest.fixture(scope="session", autouse=True)
def what_is_the_same_for_all_bots_is_made_once():
    """Draw emblems and translate commands once in a process."""
    with drawn_once(), translated_once():
        yield


@pytest.fixture(autouse=True)
def what_nobody_looks_at_is_not_drawn(request, monkeypatch):
    """Leave pictures empty except in files whose tests look at them."""
    if request.path.stem not in SEEN:
        monkeypatch.setattr("bot.app.BoardPainter", Unpainted)


@pytest.fixture(autouse=True)
def where_no_thread_matters_there_is_none(request):
    """Do statements in the loop except in files whose tests need threads."""
    with nullcontext() if request.path.stem in THREADED else in_the_loop():
        yield


@pytest.fixture(scope="session")
def fresh(tmp_path_factory) -> Path:
    """Return a database without a game, for copying; test_migrations makes its own."""
    path = tmp_path_factory.mktemp("fresh") / "games.sqlite3"
    bring_up_to_date(str(path))
    return path


@pytest.fixture
def settings(tmp_path, painted, fresh) -> Settings:
    """Return the settings of a bot on a fresh database."""
    return Settings(
        _env_file=None,
        database=copyfile(fresh, tmp_path / "games.sqlite3"),
        cache_dir=painted,
        # Players of tests tap faster than people.
        taps_per_second=0,
    )


@pytest.fixture
def disk(settings) -> Iterator[sqlite3.Connection]:
    """Look at the bot's database past the bot, which is much quicker."""
    with closing(sqlite3.connect(settings.database)) as connection:
        yield connection


@pytest.fixture
def clock() -> TestClock:
    """Return a clock that stands until it is moved."""
    return TestClock()


@pytest.fixture
async def store(tmp_path, clock, fresh) -> AsyncIterator[Store]:
    """Open an empty database that waits 50 ms where it is locked."""
    path = copyfile(fresh, tmp_path / "games.sqlite")
    store = await Store.open(str(path), clock, busy_ms=50)
    yield store
    await store.close()


@pytest.fixture
async def stage(settings) -> AsyncIterator[Stage]:
    """Open a stage with Ann, Ben, Cy and the real bot; `stage.bot` is its `bot.app.App`."""

    async def start(env: simcord.Env) -> App:
        app = await assemble(settings, WorldClock(env), strict_texts=True)
        app.client.outbox._clock = PatientClock(app.client.outbox._clock)
        return app

    async with staged(start) as opened:
        yield opened
