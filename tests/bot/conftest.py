"""The real bot on a stage, with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import simcord

from bot.app import App, assemble
from bot.settings import Settings
from tests.bot.harness import Stage, staged
from tools.table.clock import WorldClock


@pytest.fixture(scope="session")
def painted(tmp_path_factory) -> Path:
    """Return a folder for painted boards, so that each is painted once for all tests."""
    return tmp_path_factory.mktemp("boards")


@pytest.fixture
def settings(tmp_path, painted) -> Settings:
    """Return the settings of a bot on a fresh database."""
    return Settings(
        _env_file=None,
        database=tmp_path / "games.sqlite3",
        cache_dir=painted,
        # Players of tests tap faster than people.
        taps_per_second=0,
    )


@pytest.fixture
async def stage(settings) -> AsyncIterator[Stage]:
    """Open a stage with Ann, Ben, Cy and the real bot; `stage.bot` is its `bot.app.App`."""

    async def start(env: simcord.Env) -> App:
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start) as opened:
        yield opened
