"""Underground: which tiles, numbers, boards and rules make its box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.box import Box
from engine.loading import DATA, Boards, Guards, Tiles, find_specs, load_tiles, one_board
from engine.parts.lending import OPTIONAL_LOANS
from engine.rng import circle
from engine.setup import Choice, Choices, Setup
from engine.traits.underground import MONSTER, ORDER, PLACES, POWERS, RACES, RELICS, RULES

VERSION: int = 1
"""Version of the rules."""
_FOLDER = DATA / "underground"
_FINDS = find_specs(RELICS, PLACES)
_GUARDS: Final = Guards(MONSTER, each=2, more=1)
"""On the surface Monsters live in one region more than there are players, two in each."""

seating = circle


def choices() -> Choices:
    """Return what can be chosen: the number of players, how Vanishing is read (U-41), guests.

    And that a game goes on without what was ruled of loans (U-50) if it began before.
    """
    return Choices(
        players=(2, 3, 4, 5),
        guests=("base",),
        flags={"vanishing": ("clears", "spares")},
        rulings=(OPTIONAL_LOANS,),
    )


def setup(choice: Choice, seed: str) -> Setup:
    """Return what ``choice`` comes to; nothing is drawn, there is one board for each number."""
    return Setup.of(choice, (f"underground-{choice.players}p",))


@cache
def tiles() -> Tiles:
    """Return the races, powers, relics and places, and the rules that come with them."""
    found = load_tiles(_FOLDER, RACES, POWERS)
    return found._replace(finds=_FINDS, rules=RULES, order=ORDER, guards=_GUARDS)


def box(
    setup: Setup, tiles: Tiles, versions: Mapping[str, int], boards: Boards | None = None
) -> Box:
    """Return the box for ``setup``, on its printed board or on boards of the user's.

    :raises SetupError: there is no such board.
    :raises BoardError: the board has faults, or is for another edition or number of players.
    """
    return one_board(setup, _FOLDER, tiles, versions, boards)
