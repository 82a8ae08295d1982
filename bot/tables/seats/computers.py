"""Computer opponents: seats that nobody holds and the autopilot plays from the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.storage.rows import Seat

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


def opponents(game: int, joined: int, places: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats of computers that follow those who have ``joined``, one at each place.

    Their names differ, and differ from one game to the next.  A computer shows its coins to whom it
    plays with (T-04).
    """
    return tuple(
        Seat(
            joined + n,
            None,
            NAMES[(game * len(places) + n) % len(NAMES)],
            place,
            pilot="autopilot",
            computer=True,
            shows=True,
        )
        for n, place in enumerate(places)
    )
