"""Warcraft: which tiles, numbers, islands and rules make its box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.box import Box
from engine.loading import DATA, Boards, Tiles, box_of_files, find_specs, load_tiles
from engine.rng import circle, lot
from engine.setup import Choice, Choices, Setup
from engine.traits.warcraft import ORDER, PLACES, POWERS, RACES, RELICS, RULES

from . import azeroth

VERSION: int = 1
"""Version of the rules."""
_FOLDER = DATA / "warcraft"
_FINDS = find_specs(RELICS, PLACES)
_ISLANDS: Final[Mapping[int, str]] = {2: "ls", 3: "lms", 4: "lmms", 5: "llmss"}
"""Sizes of the islands by number of players, in the order in which they are numbered (W-01)."""


def choices() -> Choices:
    """Return what can be chosen: players, sides, and how two rules are read (W-26, W-30)."""
    flags = {"defensive": ("turn_end", "at_once"), "doomhammer": ("holder", "region")}
    return Choices(players=tuple(_ISLANDS), variants=(azeroth.ID,), flags=flags)


def setup(choice: Choice, seed: str) -> Setup:
    """Return what ``choice`` comes to: boards and their faces are drawn from ``seed`` (W-05)."""
    sizes = _ISLANDS[choice.players]
    boards = []
    for size in dict.fromkeys(sizes):
        first = lot(seed, f"{size} board", 2)
        for n in range(sizes.count(size)):
            board = f"{size}{1 + (first + n) % 2}"
            boards.append(f"warcraft-{board}{'ab'[lot(seed, f'{board} face', 2)]}")
    return Setup.of(choice, tuple(boards))


def seating(setup: Setup, seed: str) -> tuple[int, ...]:
    """Return who sits where: in a circle from the one drawn by lot, or as sides do (T-03)."""
    return (azeroth.seating if setup.variant else circle)(setup, seed)


@cache
def tiles() -> Tiles:
    """Return the races, powers, artifacts and places, and the rules that come with them."""
    return load_tiles(_FOLDER, RACES, POWERS)._replace(finds=_FINDS, rules=RULES, order=ORDER)


def box(
    setup: Setup, tiles: Tiles, versions: Mapping[str, int], boards: Boards | None = None
) -> Box:
    """Return the box for ``setup``, on the islands that were drawn or on boards of the user's.

    :raises SetupError: there are no such boards.
    :raises BoardError: a board has faults, or is for another edition.
    """
    found = box_of_files(setup, _FOLDER, tiles, versions, boards)
    return azeroth.played_for_sides(found) if setup.variant else found
