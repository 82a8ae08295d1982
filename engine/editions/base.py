"""The base game: which tiles, numbers and boards make its box."""

from __future__ import annotations

from pathlib import Path

from ..box import Box
from ..loading import DATA, load_board, load_edition, load_powers, load_races, make_box
from ..traits.base import POWERS, RACES

PLAYERS = (2, 3, 4, 5)
"""Numbers of players that a printed board exists for."""


def box(players: int, board: Path | None = None) -> Box:
    """Return the box for ``players``, on their printed board or on the one in file ``board``.

    :raises BoardError: the file has faults, or is a board for another number of players.
    """
    folder = DATA / "base"
    edition = load_edition(folder)
    file = board or folder / "boards" / f"{players}p.json"
    return make_box(
        load_board(file, edition),
        f"base-{players}p" if board is None else file.stem,
        edition,
        load_races(folder, RACES),
        load_powers(folder, POWERS),
    )
