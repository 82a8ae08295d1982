"""Blacksmith: every region costs one token less (W-36)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

BOARD = """
    1 fields anchor : {one}
    2 hill - 1      : {two}
    3 mountain - 1  : {three}
    4 swamp - 1     :
"""


def smiths(army: str = "kobolds blacksmith, hand 5", two: str = "", three: str = "", **more):
    """A turn of A's, who holds region 1."""
    one = more.pop("one", army.split()[0])
    board = BOARD.format(one=one, two=two, three=three)
    return wow(f"turn A{more.pop('die', '')} \n A: {army} \n B: naga \n {board}", **more)


@pytest.mark.case("positive")
def test_W_36_every_region_costs_a_token_less_whatever_stands_there() -> None:
    t = smiths(two="tribe", three="naga*2")
    assert t.price(2) == {"base": 2, "defenders": 1, "blacksmith": -1}
    assert t.price(3) == {"base": 2, "mountain": 1, "defenders": 2, "blacksmith": -1}
    assert t.price(4) == {"base": 2, "blacksmith": -1}
    t.conquer(4, 3)
    assert (t[4], t[3], t.army("kobolds").hand) == ("kobolds*1", "kobolds*4 mountain", 0)


@pytest.mark.case("negative")
def test_W_36_a_rival_of_theirs_pays_the_full_price() -> None:
    t = wow(f"""
        turn A
        A: naga, hand 3
        B: kobolds blacksmith
        {BOARD.format(one="naga", two="kobolds", three="")}
    """)
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.price(4) == {"base": 2}


@pytest.mark.case("boundary")
def test_W_36_one_token_is_the_least_and_needs_no_die() -> None:
    t = smiths("kobolds blacksmith, hand 1")
    t.refuses(Conquer(4, roll=True), "die_not_needed")
    t.conquer(4)
    assert t[4] == "kobolds*1"
    t.refuses(Conquer(2), "no_tokens")


@pytest.mark.case("boundary")
def test_W_07_the_final_die_may_be_three_short_of_the_lower_price() -> None:
    t = smiths("kobolds blacksmith, hand 1", two="naga*3", three="naga*3", die=", die 3")
    t.refuses(Conquer(3, roll=True), "die_too_weak")
    assert t.price(2) == {"base": 2, "defenders": 3, "blacksmith": -1}
    t.roll(2)
    assert t[2] == "kobolds*1"


@pytest.mark.case("decline")
def test_W_36_the_badge_is_discarded_and_the_next_race_pays_the_full_price() -> None:
    t = smiths("kobolds blacksmith", column=[("warcraft.dwarves", "ranger")])
    t.declines()
    assert t.state.discards == ["blacksmith"]
    t.end_turn().pick(0)
    assert "blacksmith" not in t.price(4)


@pytest.mark.case("combined", "warcraft.dwarves", "frostmourne")
def test_W_36_discounts_add_up_to_no_less_than_one_token() -> None:
    dwarves = "warcraft.dwarves"
    t = smiths(f"{dwarves} blacksmith, hand 5", two="tribe", finds={"frostmourne": 1})
    assert t.price(3) == {"base": 2, "mountain": 1, dwarves: -2, "blacksmith": -1, "minimum": 1}
    assert t.price(2, "frostmourne") == {
        "base": 2, "defenders": 1, "blacksmith": -1, "frostmourne": -2, "minimum": 1,
    }  # fmt: skip


@pytest.mark.case("combined", "tauren")
def test_W_42_for_tauren_no_region_costs_less_than_two() -> None:
    t = smiths("tauren blacksmith, hand 2", one="tauren*2", two="tribe")
    assert t.price(4) == {"base": 2, "blacksmith": -1, "minimum": 1}
    assert t.price(2) == {"base": 2, "defenders": 1, "blacksmith": -1}
    t.conquer(2)
    assert t[2] == "tauren*2"
