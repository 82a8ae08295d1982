"""Races and powers that differ in a terrain, a symbol or a name: a row here is all their cases.

The cases themselves are in :mod:`tests.traits.test_families`; what only one of them does has a case
in a file of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from engine import plain_box
from tests.dsl import Table, table


@dataclass(frozen=True)
class World:
    """An edition's words for what a case needs: races that do nothing in it, and regions."""

    race: str
    """Has the power that a case is about."""
    rival: str
    raider: str
    settler: str
    badge: str
    """Of the combo that is picked after a decline."""
    terrains: tuple[str, ...]
    symbols: tuple[str, ...]
    closed: str
    """A terrain nobody can hold."""
    edge: str = "edge"
    """What is written of a region by which the map is entered."""


WORLDS = {
    "base": World(
        race="ratmen",
        rival="elves",
        raider="orcs",
        settler="skeletons",
        badge="flying",
        terrains=("farmland", "hill", "swamp", "forest", "mountain"),
        symbols=("cavern", "magic", "mine"),
        closed="lake",
    ),
    "underground": World(  # Liches are plain while active, the others away from rivers and chasms
        race="liches",
        rival="lizardmen",
        raider="kraken",
        settler="spiderines",
        badge="frightened",
        terrains=("mushroom_forest", "mudpool", "mine", "mystic_crystal", "black_mountain"),
        symbols=("volcano",),
        closed="chasm",
    ),
    "warcraft": World(  # none of them takes anything from a race of the Alliance in these cases
        race="warcraft.orcs",
        rival="warcraft.trolls",
        raider="kobolds",
        settler="naga",
        badge="blacksmith",
        terrains=("fields", "hill", "swamp", "forest", "mountain"),
        symbols=("cavern", "magic"),
        closed="lake",
        edge="anchor",
    ),
}


class Member:
    """A race or power that differs from others of its family in little."""

    trait: str
    """As the data files name it."""
    ruling: str
    edition: str

    @property
    def world(self) -> World:
        """Return the words of its edition."""
        return WORLDS[self.edition]

    @cached_property
    def is_race(self) -> bool:
        """Whether it is a race, else a power."""
        return self.trait in plain_box(self.edition, 2).races

    @property
    def race(self) -> str:
        """Return the race whose tokens stand on the board."""
        return self.trait if self.is_race else self.world.race

    @property
    def combo(self) -> str:
        """Return race and power."""
        return self.race if self.is_race else f"{self.race} {self.trait}"

    def table(self, text: str, **more: Any) -> Table:
        """Return the table that ``text`` draws in its edition; nothing is hidden there."""
        drawn = text.replace(" edge", f" {self.world.edge}")
        return table(drawn, edition=self.edition, hidden=[], **more)


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
        return f"{self.terrain or self.world.terrains[0]} {self.symbol}"

    @property
    def other(self) -> str:
        """Return one that does not, unless every region does."""
        return next(t for t in self.world.terrains[1:] if t != self.terrain)

    @property
    def others(self) -> list[str]:
        """Return all terrains and symbols that do not pay, none if every region does."""
        if not self.terrain and not self.symbol:
            return []
        symbols = " ".join(s for s in self.world.symbols if s != self.symbol)
        return [f"{t} {symbols}" for t in self.world.terrains if t != self.terrain]

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
    Pays("shrooms", "UE_13", terrain="mushroom_forest", edition="underground"),
    Pays("underground.mining", "UE_23", terrain="mine", edition="underground"),
    Pays("muddy", "UE_24", terrain="mudpool", lasts=True, edition="underground"),
    Pays("mystic", "UE_25", terrain="mystic_crystal", edition="underground"),
    Pays("stone", "UE_30", terrain="black_mountain", edition="underground"),
    Pays("blood_elves", "W_66", symbol="magic", edition="warcraft"),
    Pays("farmer", "W_66", terrain="fields", edition="warcraft"),
    Pays("herbalist", "W_66", terrain="hill", edition="warcraft"),
    Pays("mountaineer", "W_66", terrain="mountain", edition="warcraft"),
    Pays("ranger", "W_66", terrain="forest", edition="warcraft"),
    Pays("swamp_walker", "W_66", terrain="swamp", edition="warcraft"),
    Pays("warcraft.mining", "W_66", symbol="cavern", edition="warcraft"),
)


class Cheaper(Member):
    """A token less for some regions, or for all."""

    def __init__(
        self,
        trait: str,
        ruling: str,
        *,
        held: str = "",
        kind: str = "",
        everywhere: bool = False,
        edition: str = "base",
    ) -> None:
        """Say from what region its race pays less, and for what kind if that matters."""
        self.trait = trait
        self.ruling = ruling
        self.edition = edition
        self.held = held or self.world.terrains[2]
        self.kind = kind or self.world.terrains[1]
        self.everywhere = everywhere

    def board(self, second: str, third: str, *, held_by: str = "") -> str:
        """Return a table where 2 and 3 cost less, from region 1 and on a lake, but 4 does not."""
        return f"""
            1 {self.held} edge : {held_by or self.race}
            2 {self.kind} - 1  : {second}
            3 {self.kind} - 1  : {third}
            4 {self.world.terrains[2]} - 2        :
            5 {self.world.closed} - 2 3       :
            6 {self.world.terrains[1]} edge - 4    : {self.world.rival}
        """


CHEAPER = (
    Cheaper("commando", "B_07", everywhere=True),
    Cheaper("mounted", "B_50"),
    Cheaper("giants", "B_32", held="mountain"),
    Cheaper("tritons", "B_11"),
    Cheaper("underworld", "B_50", kind="swamp cavern"),
    Cheaper("ogres", "UE_11", everywhere=True, edition="underground"),
)


def in_a_name(trait: str) -> str:
    """Return the id as names of tests and of their files have it."""
    return trait.replace(".", "_")


def each(
    rows: Iterable[Any], kind: str, *partners: str, ruling: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a test a case of each row; of the row's ruling, unless of another that holds for all."""
    params = [
        pytest.param(row, id=f"{ruling or row.ruling}_{in_a_name(row.trait)}") for row in rows
    ]

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
