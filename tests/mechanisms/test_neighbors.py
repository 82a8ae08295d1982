"""Regions that are adjacent to whatever a race holds (U-25), and a die that waits (U-29)."""

from __future__ import annotations

from engine import Use
from engine.parts.conquest import DieFirst
from engine.parts.income import PerGroup, United
from engine.parts.reach import EntersAt, Flight, Linked, Neighbors
from engine.parts.rolls import RollsFor
from engine.parts.where import bordering, symbol, terrain
from engine.reaching import adjacent
from tests.dsl import Table

from . import game, table
from .test_ways import Guarded

LAND = """
    1 farmland edge    : {one}
    2 hill             :
    3 swamp - 2        : elves
    4 lake - 3 5       :
    5 forest           : {five}
    6 farmland - 5     : elves
    7 hill edge - 8    :
    8 swamp mine - 6   : {eight}
"""


def world(one: str = "", five: str = "", eight: str = "", *, hand: int = 9, **does) -> Table:
    land = LAND.format(one=one, five=five, eight=eight)
    text = f"turn A{does.pop('die', '')} \n A: orcs merchant, hand {hand} \n B: elves \n {land}"
    return table(text, **does)


BY_THE_LAKE = bordering("lake")


def test_01_every_matching_region_is_adjacent_to_every_region_held() -> None:
    assert set(world("orcs").targets()) == {2}
    t = world("orcs", races={"orcs": Neighbors(BY_THE_LAKE)})
    assert set(t.targets()) == {2, 3, 5}


def test_02_it_does_not_matter_whether_the_region_held_matches_itself() -> None:
    t = world(eight="orcs", races={"orcs": Neighbors(BY_THE_LAKE)})
    assert set(t.targets()) == {3, 5, 6, 7}
    t = world(five="orcs", races={"orcs": Neighbors(BY_THE_LAKE)})
    assert set(t.targets()) == {3, 6}
    t = world(eight="orcs", races={"orcs": Linked(BY_THE_LAKE)})
    assert set(t.targets()) == {6, 7}, "linked regions are adjacent to one another only"


def test_03_without_a_region_it_reaches_nothing_and_lets_nobody_enter() -> None:
    assert set(world(races={"orcs": Neighbors(BY_THE_LAKE)}).targets()) == {1, 7}
    assert set(world(races={"orcs": EntersAt(BY_THE_LAKE)}).targets()) == {1, 3, 5, 7}


def test_04_closed_terrain_stays_closed() -> None:
    t = world("orcs", races={"orcs": Neighbors(terrain("lake"))})
    assert set(t.targets()) == {2}


def test_05_adjacent_both_ways_two_regions_are_one_group_but_not_by_borders() -> None:
    for does in (United(2), PerGroup()):
        for two in ("one", "five"), ("five", "eight"):
            held = {**dict.fromkeys(two, "orcs"), "hand": 0}
            t = world(**held, races={"orcs": Neighbors(BY_THE_LAKE)}, powers={"merchant": does})
            assert t.end_turn().earned("A") == {"regions": 2, "merchant": 2}
    t = world(**held, races={"orcs": ()}, powers={"merchant": United(2)})
    assert t.end_turn().earned("A") == {"regions": 2}


def test_06_a_race_that_rolls_for_a_region_it_has_named_waits_for_another_die() -> None:
    """No second die on one attempt (U-29)."""
    does = {"races": {"orcs": RollsFor(symbol("mine"))}, "powers": {"merchant": DieFirst()}}
    t = world(eight="orcs", hand=2, die=", die 1", **does)
    assert Use("orcs", 7) in t.legal(Use)
    t.use("merchant")
    t.refuses(Use("orcs", 7), "die_waits")


def test_07_a_toll_due_before_an_attack_is_paid_before_the_roll_and_is_not_given_back() -> None:
    does = {"races": {"orcs": RollsFor(symbol("mine")), "elves": Guarded(2)}}
    t = world(eight="orcs", hand=2, die=", die 0", **does).use("orcs", 6)
    assert [e.region for e in t.happened("failed")] == [6]
    assert t.earned("B") == {"elves": 2}


def test_08_what_is_adjacent_is_so_by_borders_and_links_and_by_nothing_else() -> None:
    """Not by what a power reaches from anywhere, nor where a race may enter (W-41, W-13)."""
    far = {"powers": {"merchant": (Flight(), EntersAt(terrain("swamp")))}}
    near = {"races": {"orcs": Neighbors(BY_THE_LAKE)}}
    for more, found in ((far, {2, 4, 6}), (far | near, {2, 3, 4, 5, 6})):
        t = world("orcs", "orcs", hand=5, **more)
        assert adjacent(game(t), t.army("orcs")) == found
        t = world(hand=5, **more)
        assert adjacent(game(t), t.army("orcs")) == set(), "it holds nothing yet"


def test_09_what_is_adjacent_changes_with_what_is_held() -> None:
    t = world("orcs", hand=5)
    playing = game(t)
    assert adjacent(playing, t.army("orcs")) == {2}
    playing.take(playing.attack(t.army("orcs"), 2), 2)
    assert adjacent(playing, t.army("orcs")) == {1, 2, 3}
