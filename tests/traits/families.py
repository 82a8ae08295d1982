"""Races and powers that differ in a terrain, a symbol or a name: a row here is all their cases.

The cases themselves are in :mod:`tests.traits.test_families`; what only one of them does has a case
in a file of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

import pytest

from engine import plain_box

TERRAINS = ("farmland", "forest", "hill", "mountain", "swamp")
SYMBOLS = ("cavern", "magic", "mine")


class Member:
    """A race or power that differs from others of its family in little."""

    trait: str
    """As the data files name it."""
    ruling: str
    edition: str

    @cached_property
    def is_race(self) -> bool:
        """Whether it is a race, else a power."""
        return self.trait in plain_box(self.edition, 2).races

    @property
    def race(self) -> str:
        """Return the race whose tokens stand on the board."""
        return self.trait if self.is_race else "ratmen"

    @property
    def combo(self) -> str:
        """Return race and power."""
        return self.race if self.is_race else f"{self.race} {self.trait}"


class Pays(Member):
    """A coin more for each region of a kind: of a terrain, with a symbol, or of any."""

    def __init__(
        self,
        trait: str,
        ruling: str,
        *,
        terrain: str = "",
        symbol: str = "",
        lasts: bool = False,
        edition: str = "base",
    ) -> None:
        """Name the race or power as the data files do; `lasts`: in decline too."""
        self.trait = trait
        self.ruling = ruling
        self.terrain = terrain
        self.symbol = symbol
        self.lasts = lasts
        self.edition = edition

    @property
    def kind(self) -> str:
        """Return a region that pays, as a table is drawn."""
        return f"{self.terrain or 'farmland'} {self.symbol}"

    @property
    def other(self) -> str:
        """Return one that does not, unless every region does."""
        return "hill" if self.terrain != "hill" else "swamp"

    @property
    def others(self) -> list[str]:
        """Return all terrains and symbols that do not pay, none if every region does."""
        if not self.terrain and not self.symbol:
            return []
        symbols = " ".join(s for s in SYMBOLS if s != self.symbol)
        return [f"{t} {symbols}" for t in TERRAINS if t != self.terrain]

    def earned(self, kind: int, other: int = 0) -> dict[str, int]:
        """Return what a turn brings with so many regions of its kind and of another."""
        paid = kind if self.terrain or self.symbol else kind + other
        found = {"regions": kind + other, self.trait: paid}
        return {why: coins for why, coins in found.items() if coins}


PER_REGION = (
    Pays("forest", "B_49", terrain="forest"),
    Pays("hill", "B_49", terrain="hill"),
    Pays("swamp", "B_49", terrain="swamp"),
    Pays("merchant", "B_49"),
    Pays("humans", "B_36", terrain="farmland"),
    Pays("wizards", "B_36", symbol="magic"),
    Pays("dwarves", "B_36", symbol="mine", lasts=True),
)


class Cheaper(Member):
    """A token less for some regions, or for all."""

    def __init__(
        self,
        trait: str,
        ruling: str,
        *,
        held: str = "swamp",
        kind: str = "hill",
        everywhere: bool = False,
        edition: str = "base",
    ) -> None:
        """Say from what region its race pays less, and for what kind if that matters."""
        self.trait = trait
        self.ruling = ruling
        self.held = held
        self.kind = kind
        self.everywhere = everywhere
        self.edition = edition

    def board(self, second: str, third: str, *, held_by: str = "") -> str:
        """Return a table where 2 and 3 cost less, from region 1 and on a lake, but 4 does not."""
        return f"""
            1 {self.held} edge : {held_by or self.race}
            2 {self.kind} - 1  : {second}
            3 {self.kind} - 1  : {third}
            4 swamp - 2        :
            5 lake - 2 3       :
            6 hill edge - 4    : elves
        """


CHEAPER = (
    Cheaper("commando", "B_07", everywhere=True),
    Cheaper("mounted", "B_50"),
    Cheaper("giants", "B_32", held="mountain"),
    Cheaper("tritons", "B_11"),
    Cheaper("underworld", "B_50", kind="swamp cavern"),
)


def each(
    rows: Iterable[Any], kind: str, *partners: str, ruling: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a test a case of each row; of the row's ruling, unless of another that holds for all."""
    params = [pytest.param(row, id=f"{ruling or row.ruling}_{row.trait}") for row in rows]

    def marked(test: Callable[..., None]) -> Callable[..., None]:
        return pytest.mark.case(kind, *partners)(pytest.mark.parametrize("f", params)(test))

    return marked


def names(test: Callable[..., object]) -> dict[str, str]:
    """Return the sentence that a test is for each race or power that has it as a case."""
    return {
        param.values[0].trait: f"test_{param.id}_{test.__name__.removeprefix('test_')}"
        for mark in getattr(test, "pytestmark", ())
        if mark.name == "parametrize" and mark.args[0] == "f"
        for param in mark.args[1]
    }
