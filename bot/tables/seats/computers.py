"""Computer opponents: seats that nobody holds and the autopilot plays from the start."""

from __future__ import annotations

from typing import Final

from bot.storage.store import Seat

NAMES: Final = (
    "moss",
    "bramble",
    "thistle",
    "pebble",
    "clover",
    "nettle",
    "tansy",
    "burdock",
)
"""What computers are called, as ids of texts; at least as many as can sit at one table."""


def opponents(game: int, joined: int, count: int) -> tuple[Seat, ...]:
    """Return the seats of ``count`` computers that follow those who have ``joined``.

    Their names differ, and differ from one game to the next.
    """
    return tuple(
        Seat(
            joined + n,
            None,
            NAMES[(game * count + n) % len(NAMES)],
            joined + n,
            pilot="autopilot",
            computer=True,
        )
        for n in range(count)
    )
