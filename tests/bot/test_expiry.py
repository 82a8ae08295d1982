"""Lobbies that nobody starts go away by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.store import Store
from bot.tables.expiry import Expiry
from bot.tables.service import Table, Tables

from .fakes import TestClock

HOUR = 3600


class Hours(TestClock):
    """A clock on which one sleep is over each time the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asleep: asyncio.Future[None] | None = None

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.asleep = asyncio.get_running_loop().create_future()
        await self.asleep

    async def pass_by(self, seconds: float) -> None:
        """Wait until somebody sleeps, then let ``seconds`` pass and wake them."""
        await self.wait()
        self.move(seconds)
        assert self.asleep is not None
        self.asleep.set_result(None)
        self.asleep = None
        await self.wait()

    async def wait(self) -> None:
        while self.asleep is None:
            await asyncio.sleep(0.001)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(tmp_path / "games.sqlite"), TestClock())
    yield store
    await store.close()


async def lobby(tables: Tables) -> Table:
    return await tables.open_lobby(guild=1, channel=10, host=101, name="Ann")


async def test_a_lobby_is_cancelled_when_its_time_is_over(store: Store) -> None:
    clock = Hours()
    tables = Tables(store, clock)
    game = (await lobby(tables)).game.id
    expiry = Expiry(tables, clock)
    expiry.start()
    expiry.start()
    await clock.pass_by(71 * HOUR)
    assert (await tables.load(game)).game.status == "lobby"
    await clock.pass_by(HOUR)
    assert (await tables.load(game)).game.status == "cancelled"
    assert clock.slept == [HOUR] * 3
    await expiry.close()


async def test_a_failing_disk_does_not_stop_the_looking(store: Store) -> None:
    clock = Hours()
    tables = Tables(store, clock)
    game = (await lobby(tables)).game.id
    expiry = Expiry(tables, clock)
    expiry.start()
    await clock.wait()
    await store._writer.execute("PRAGMA query_only = ON")
    await clock.pass_by(100 * HOUR)
    assert (await tables.load(game)).game.status == "lobby"
    await store._writer.execute("PRAGMA query_only = OFF")
    await clock.pass_by(HOUR)
    assert (await tables.load(game)).game.status == "cancelled"
    await expiry.close()
