"""Kobolds: all Cavern regions are adjacent to theirs, and they may start in one (W-19)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

BOARD = """
    1 fields anchor    : {one}
    2 hill             :
    3 swamp            :
    4 forest cavern    : {four}
    5 swamp            :
    --- beyond
    6 mountain cavern  : {six}
    7 hill anchor      : {seven}
    8 lake             :
"""


def turn(army: str = "kobolds, hand 5", one: str = "kobolds", b: str = "naga", **at: str):
    board = BOARD.format(one=one, **{"four": "", "six": "", "seven": "naga"} | at)
    return wow(f"turn A \n A: {army} \n B: {b} \n {board}")


@pytest.mark.case("positive")
def test_W_19_every_cavern_counts_as_adjacent_on_other_islands_too() -> None:
    t = turn()
    assert t.price(4) == {"base": 2}
    assert t.price(6) == {"base": 2, "mountain": 1}
    t.conquer(6, 4)
    assert (t[6], t[4]) == ("kobolds*3 mountain", "kobolds*2")


@pytest.mark.case("positive")
def test_W_19_the_first_conquest_may_be_a_cavern_wherever_it_lies() -> None:
    t = turn(one="")
    assert t.price(6) == {"base": 2, "mountain": 1}
    assert t.conquer(6)[6] == "kobolds*3 mountain"


@pytest.mark.case("negative")
def test_W_19_other_regions_must_border_theirs() -> None:
    turn().refuses(Conquer(3), "not_adjacent")
    turn().refuses(Conquer(5), "not_adjacent")
    turn(one="").refuses(Conquer(3), "not_an_entry")


@pytest.mark.case("negative")
def test_W_19_nobody_else_goes_through_caverns() -> None:
    t = turn("warcraft.trolls, hand 5", one="warcraft.trolls", b="kobolds", seven="kobolds")
    t.refuses(Conquer(4), "not_adjacent")
    t.refuses(Conquer(6), "not_adjacent")


@pytest.mark.case("boundary")
def test_W_19_a_cavern_on_an_anchor_costs_no_more_than_any() -> None:
    t = wow("""
        turn A
        A: kobolds, hand 4
        1 hill cavern anchor   :
        2 swamp                :
        --- beyond
        3 forest cavern anchor :
        4 hill                 :
    """)
    assert t.price(1) == {"base": 2}
    t.conquer(1)
    assert t.price(3) == {"base": 2}
    assert t.conquer(3)[3] == "kobolds*2"


@pytest.mark.case("boundary")
def test_W_19_from_a_cavern_that_they_hold_they_go_on_to_what_borders_it() -> None:
    t = turn().conquer(4)
    assert t.price(3) == {"base": 2}
    t.conquer(3)
    assert t[3] == "kobolds*2"


@pytest.mark.case("decline")
def test_W_19_the_next_race_does_not_go_through_caverns() -> None:
    t = turn("(kobolds) \n A: warcraft.trolls, hand 5", four="warcraft.trolls")
    t.refuses(Conquer(6), "not_adjacent")
    assert t.price(3) == {"base": 2}


@pytest.mark.case("combined", "warcraft.mining", "blacksmith")
def test_W_19_caverns_far_away_pay_miners_and_cost_smiths_one_less() -> None:
    t = turn("kobolds warcraft.mining, hand 5").conquer(4, 6).end_turn()
    assert t.earned("A") == {"regions": 3, "warcraft.mining": 2}
    t.settled()
    t = turn("kobolds blacksmith, hand 5")
    assert t.price(6) == {"base": 2, "mountain": 1, "blacksmith": -1}


@pytest.mark.case("combined", "explorer")
def test_W_19_through_caverns_they_come_to_other_islands() -> None:
    t = turn("kobolds explorer, hand 5").conquer(6).end_turn()
    assert t.earned("A") == {"regions": 2, "explorer": 2}
    t.settled()


@pytest.mark.case("combined", "naga")
def test_W_19_W_59_water_stays_closed_to_them() -> None:
    t = turn(seven="").conquer(6)
    t = wow("""
        turn A
        A: kobolds, hand 5
        B: naga
        1 fields cavern anchor : kobolds
        2 lake                 : naga*2
    """)
    t.refuses(Conquer(2), "closed")
