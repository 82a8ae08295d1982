"""Ashes of Al'ar: any region of any board at its usual cost (W-31)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

A = "ashes_of_alar"
BOARD = """
    1 fields anchor  : {0}
    2 hill           :
    --- second
    3 swamp anchor   : kobolds
    4 mountain       : {1}
    5 sea            :
    6 forest         : kobolds
"""


def turn(army: str = "blood_elves, hand 9", four: str = "kobolds*2", *, die: str = "", **more):
    held = more.pop("held", army.split()[0].rstrip(","))
    board = BOARD.format(held, four)
    return wow(f"turn A{die} \n A: {army} \n B: kobolds \n {board}", **({"finds": {A: 1}} | more))


@pytest.mark.case("positive")
def test_W_31_any_region_of_any_board_at_its_usual_cost() -> None:
    t = turn("blood_elves, hand 5")
    t.refuses(Conquer(4), "not_adjacent")
    t.play(Conquer(4, by=A))
    assert t[4] == "blood_elves*5 mountain"
    assert t.state.finds[0].region == 4


@pytest.mark.case("positive")
def test_W_31_an_entry_costs_nothing_more_for_the_way() -> None:
    t = turn("blood_elves, hand 3")
    t.refuses(Conquer(3), "too_few_tokens")
    t.play(Conquer(3, by=A))
    assert t[3] == "blood_elves*3"


@pytest.mark.case("negative")
def test_W_31_no_water_and_once_a_turn() -> None:
    t = turn()
    t.refuses(Conquer(5, by=A), "closed")
    t.play(Conquer(6, by=A))
    t.refuses(Conquer(4, by=A), "used_this_turn")


@pytest.mark.case("negative")
def test_W_31_a_watch_tower_keeps_it_off() -> None:
    turn(four="kobolds*2 watch_tower").refuses(Conquer(4, by=A), "immune")


@pytest.mark.case("boundary")
def test_W_69_it_stays_where_it_was_if_the_die_fails() -> None:
    t = turn("blood_elves, hand 2", die=", die 0").play(Conquer(4, roll=True, by=A))
    assert t.region(4).army == t.army("kobolds").id
    assert t.state.finds[0].region == 1


@pytest.mark.case("boundary")
def test_W_31_from_where_it_went_neighbors_are_in_reach() -> None:
    t = turn()
    assert 6 not in t.targets()
    t.play(Conquer(4, by=A))
    assert 3 in t.targets()
    assert t.price(3) == {"base": 2, "defenders": 1}


@pytest.mark.case("decline")
def test_W_69_a_declined_race_does_not_use_it() -> None:
    t = wow(
        """
        turn A
        A: (naga)
        A: blood_elves, hand 9
        B: kobolds
        1 fields anchor : (naga)
        2 hill anchor   : blood_elves
        --- second
        3 swamp anchor  : kobolds
        4 forest        :
        """,
        {A: 1},
    )
    t.refuses(Conquer(4, by=A), "not_offered")


@pytest.mark.case("combined", "naga", "tauren", "blacksmith")
def test_W_31_naga_take_water_with_it_and_the_price_is_that_of_the_race() -> None:
    t = turn("naga, hand 2").play(Conquer(5, by=A))
    assert t[5] == "naga*2"
    assert t.state.finds[0].region == 5
    t = turn("blood_elves blacksmith, hand 4").play(Conquer(4, by=A))
    assert t[4] == "blood_elves*4 mountain"
    turn("tauren, hand 1").refuses(Conquer(6, by=A), "hand_too_small")
