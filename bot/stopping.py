"""Being told to stop: Ctrl-C, or SIGTERM from whatever runs the process."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def when_told_to_stop(act: Callable[[], object]) -> None:
    """Call ``act`` in the running loop at the first SIGINT or SIGTERM; later ones do nothing.

    Not by the loop's own handlers: these end with the loop, and a second Ctrl-C of somebody
    impatient would then kill the process while it closes its database.  Set explicitly, also
    because a shell that starts a job in the background lets it ignore SIGINT.
    """
    loop = asyncio.get_running_loop()

    def stop(*_: object) -> None:
        for signum in _SIGNALS:
            signal.signal(signum, signal.SIG_IGN)
        with suppress(RuntimeError):  # The loop has ended by itself.
            loop.call_soon_threadsafe(act)

    for signum in _SIGNALS:
        signal.signal(signum, stop)


async def until(told: asyncio.Event, running: asyncio.Future[None]) -> None:
    """Wait until ``running`` has ended: by itself, or cancelled once ``told`` is set.

    It is cancelled until it has ended: in Python 3.11 `asyncio.wait_for` may swallow it once.
    Raises what ``running`` has raised, unless that is its being cancelled.
    """
    telling = asyncio.ensure_future(told.wait())
    either: set[asyncio.Future[Any]] = {running, telling}
    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    telling.cancel()
    while not running.done():
        running.cancel()
        await asyncio.wait({running}, timeout=1)
    if not running.cancelled():
        running.result()
