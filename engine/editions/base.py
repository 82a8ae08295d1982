"""The base game: which tiles, numbers and boards make its box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from engine.box import Box
from engine.loading import (
    DATA,
    BoardError,
    BoardSource,
    Tiles,
    load_board,
    load_edition,
    load_tiles,
    make_box,
)
from engine.setup import Choice, Choices, Setup, SetupError
from engine.traits.base import POWERS, RACES

VERSION: int = 1
"""Version of the rules."""
_FOLDER = DATA / "base"


def choices() -> Choices:
    """Return what can be chosen: the number of players."""
    return Choices(players=(2, 3, 4, 5))


def setup(choice: Choice, seed: str) -> Setup:
    """Return what ``choice`` comes to; nothing is drawn, there is one board for each number."""
    return Setup.of(choice, (f"base-{choice.players}p",))


@cache
def tiles() -> Tiles:
    """Return the races and powers."""
    return load_tiles(_FOLDER, RACES, POWERS)


def box(
    setup: Setup, tiles: Tiles, versions: Mapping[str, int], board: BoardSource | None = None
) -> Box:
    """Return the box for ``setup``, on its printed board or on one of the user's.

    :raises SetupError: there is no such board.
    :raises BoardError: the board has faults, or is for another edition or number of players.
    """
    edition = load_edition(_FOLDER)
    if board is None and setup.boards != (f"base-{setup.players}p",):
        raise SetupError(f"{setup.players} play base on another board than {setup.boards}")
    printed = _FOLDER / "boards" / f"{setup.players}p.json"
    name, plan = load_board(printed if board is None else board, edition)
    if plan.edition != "base":
        raise BoardError(name, [f"is for the edition {plan.edition!r}, not for 'base'"])
    if plan.players not in (None, setup.players):
        raise BoardError(name, [f"is for {plan.players} players, not for {setup.players}"])
    if board is not None:
        setup = replace(setup, boards=(name.removesuffix(".json"),))
    return make_box(setup, [plan], edition, tiles, versions)
