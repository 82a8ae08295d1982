"""Being told to stop: Ctrl-C, or SIGTERM from whatever runs the process."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

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
