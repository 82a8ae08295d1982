"""The editions by name; each builds a :class:`engine.Box`."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from engine.box import Box
from engine.loading import BoardSource

from . import base


class Edition(Protocol):
    """What an edition's module offers."""

    VERSION: int
    """Version of its rules, from 1.  A table or an export of another one is not read; the log is
    played again.  It rises when the same log would lead to another table in this edition, and then
    the others' stay as they are."""
    PLAYERS: tuple[int, ...]
    """Numbers of players that a printed board exists for."""

    def box(self, players: int, board: BoardSource | None = None) -> Box:
        """Return the box for ``players``, on the printed board or one of the user's."""


EDITIONS: dict[str, Edition] = {"base": base}
"""By name."""


def load_box(edition: str, players: int, board: BoardSource | None = None) -> Box:
    """Return the box of an edition for a number of players; the printed ones are kept.

    ``board`` is a file, or what such a file holds, to play on instead of the printed one.

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
