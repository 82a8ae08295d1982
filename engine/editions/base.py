"""The base game: which tiles, numbers and boards make its box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.box import Box
from engine.loading import DATA, Boards, Tiles, load_tiles, one_board
from engine.rng import circle
from engine.setup import Choice, Choices, Setup
from engine.traits.base import POWERS, RACES

VERSION: int = 1
"""Version of the rules."""
_FOLDER = DATA / "base"

seating = circle


def choices() -> Choices:
    """Return what can be chosen: the number of players, and Underground's tiles besides."""
    return Choices(players=(2, 3, 4, 5), guests=("underground",))


def setup(choice: Choice, seed: str) -> Setup:
    """Return what ``choice`` comes to; nothing is drawn, there is one board for each number."""
    return Setup.of(choice, (f"base-{choice.players}p",))


@cache
def tiles() -> Tiles:
    """Return the races and powers."""
    return load_tiles(_FOLDER, RACES, POWERS)


def box(
    setup: Setup, tiles: Tiles, versions: Mapping[str, int], boards: Boards | None = None
) -> Box:
    """Return the box for ``setup``, on its printed board or on boards of the user's.

    :raises SetupError: there is no such board.
    :raises BoardError: the board has faults, or is for another edition or number of players.
    """
    return one_board(setup, _FOLDER, tiles, versions, boards)
