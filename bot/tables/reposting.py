"""How often posts that somebody deletes come again by themselves.

Another bot may clean a channel up: then each new post would be deleted, for ever.  So they come at
once the first time, then after pauses that grow, and then only for somebody who taps or types.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

REPOST: Final = "repost"
"""Timer of a game whose deleted posts come again."""
PAUSES: Final = (0, 300, 600)
"""Seconds between a post that came again and the next, for each within :data:`WITHIN`."""
WITHIN: Final = 3600
"""Seconds in which posts of a game come again by themselves as often as there are pauses."""


def due(came: Sequence[int], now: int) -> int | None:
    """Return when a game's deleted posts come again by themselves; ``None``: not at all.

    ``came``: when they did in the last :data:`WITHIN` seconds, the earliest first; Unix seconds.
    """
    if len(came) >= len(PAUSES):
        return None
    return max(now, came[-1] + PAUSES[len(came)]) if came else now
