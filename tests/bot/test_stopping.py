"""Being told to stop ends what runs, however it takes being cancelled."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from bot.stopping import until


async def test_what_swallows_being_cancelled_is_cancelled_again():
    swallowed = 0

    async def deaf() -> None:
        nonlocal swallowed
        while True:
            if swallowed:
                await asyncio.Event().wait()
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
            swallowed += 1

    told = asyncio.Event()
    told.set()
    running = asyncio.ensure_future(deaf())
    await asyncio.sleep(0)
    await until(told, running)
    assert running.cancelled()
    assert swallowed == 1


async def test_what_ends_by_itself_is_not_waited_for_and_says_why():
    async def failing() -> None:
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        await until(asyncio.Event(), asyncio.ensure_future(failing()))
    await until(asyncio.Event(), asyncio.ensure_future(asyncio.sleep(0)))
