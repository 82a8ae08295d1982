"""The editions by name; each builds a :class:`engine.Box`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ..box import Box
from . import base

EDITIONS = {"base": base}
"""Modules with ``PLAYERS`` and ``box``."""


def load_box(edition: str, players: int, board: Path | None = None) -> Box:
    """Return the box of an edition for a number of players; the printed ones are kept.

    :raises ValueError: there is no such edition, or no board for so many players.
    :raises BoardError: a data or board file has faults.
    """
    if edition not in EDITIONS:
        raise ValueError(f"no edition {edition!r}; there are: {', '.join(EDITIONS)}")
    if board is None and players not in EDITIONS[edition].PLAYERS:
        numbers = ", ".join(map(str, EDITIONS[edition].PLAYERS))
        raise ValueError(f"no {edition} board for {players} players; there are: {numbers}")
    return _printed(edition, players) if board is None else EDITIONS[edition].box(players, board)


@lru_cache(maxsize=16)
def _printed(edition: str, players: int) -> Box:
    return EDITIONS[edition].box(players)
