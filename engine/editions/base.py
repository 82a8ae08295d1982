"""The base game: which tiles, numbers and boards make its box."""

from __future__ import annotations

from engine.box import Box
from engine.loading import (
    DATA,
    BoardError,
    BoardSource,
    load_board,
    load_edition,
    load_powers,
    load_races,
    make_box,
)
from engine.traits.base import POWERS, RACES

VERSION: int = 1
"""Version of the rules."""
PLAYERS: tuple[int, ...] = (2, 3, 4, 5)
"""Numbers of players that a printed board exists for."""


def box(players: int, board: BoardSource | None = None) -> Box:
    """Return the box for ``players``, on their printed board or on one of the user's.

    :raises BoardError: the board has faults, or is for another edition or number of players.
    """
    folder = DATA / "base"
    edition = load_edition(folder)
    printed = folder / "boards" / f"{players}p.json"
    name, plan = load_board(printed if board is None else board, edition)
    if plan.edition != "base":
        raise BoardError(name, [f"is for the edition {plan.edition!r}, not for 'base'"])
    if plan.players != players:
        raise BoardError(name, [f"is for {plan.players} players, not for {players}"])
    return make_box(
        plan,
        f"base-{players}p" if board is None else name.removesuffix(".json"),
        edition,
        load_races(folder, RACES),
        load_powers(folder, POWERS),
        VERSION,
    )
