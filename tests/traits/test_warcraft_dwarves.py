"""Dwarves: mountains cost two tokens less (W-36)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

DWARVES = "warcraft.dwarves"


def turn(army: str = f"{DWARVES}, hand 5", two: str = "", three: str = "", **more):
    """A turn of A's, who holds region 1; 2 and 3 are mountains."""
    return wow(
        f"""
        turn A
        A: {army}
        B: naga
        1 fields anchor  : {army.split()[0].rstrip(",")}
        2 mountain - 1   : {two}
        3 mountain - 1   : {three}
        4 hill - 1       :
        """,
        **more,
    )


@pytest.mark.case("positive")
def test_W_36_a_mountain_costs_two_less_whoever_holds_it() -> None:
    t = turn(two="tribe", three="naga*2")
    assert t.price(2) == {"base": 2, "mountain": 1, "defenders": 1, DWARVES: -2}
    assert t.price(3) == {"base": 2, "mountain": 1, "defenders": 2, DWARVES: -2}
    t.conquer(2, 3)
    assert (t[2], t[3]) == (f"{DWARVES}*2 mountain", f"{DWARVES}*3 mountain")


@pytest.mark.case("negative")
def test_W_36_other_terrain_costs_them_the_full_price_and_others_pay_it_for_mountains() -> None:
    t = turn()
    assert t.price(4) == {"base": 2}
    t = turn("kobolds, hand 5")
    assert t.price(2) == {"base": 2, "mountain": 1}


@pytest.mark.case("boundary")
def test_W_36_an_empty_mountain_costs_one_token_and_no_less() -> None:
    t = turn(f"{DWARVES}, hand 1")
    assert t.price(2) == {"base": 2, "mountain": 1, DWARVES: -2}
    t.refuses(Conquer(2, roll=True), "die_not_needed")
    t.conquer(2)
    t.refuses(Conquer(3), "no_tokens")
    assert t[2] == f"{DWARVES}*1 mountain"


@pytest.mark.case("decline")
def test_W_36_the_next_race_has_no_discount() -> None:
    t = wow(f"""
        turn A
        A: ({DWARVES})
        A: kobolds, hand 3
        1 fields anchor : kobolds
        2 mountain      :
        3 mountain      : ({DWARVES})
    """)
    assert t.price(2) == {"base": 2, "mountain": 1}


@pytest.mark.case("combined", "frostmourne", "blacksmith")
def test_W_36_discounts_add_up_to_no_less_than_one_token() -> None:
    t = turn(f"{DWARVES} blacksmith, hand 5", two="naga*2", finds={"frostmourne": 1})
    assert t.price(2, "frostmourne") == {
        "base": 2, "mountain": 1, "defenders": 2, DWARVES: -2, "blacksmith": -1,
        "frostmourne": -2, "minimum": 1,
    }  # fmt: skip
    t.play(Conquer(2, by="frostmourne"))
    assert t[2] == f"{DWARVES}*1 mountain"


@pytest.mark.case("combined", "mountaineer")
def test_W_66_with_mountaineers_a_mountain_is_cheap_and_pays() -> None:
    t = turn(f"{DWARVES} mountaineer, hand 2").conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "mountaineer": 2}
    t.settled()
