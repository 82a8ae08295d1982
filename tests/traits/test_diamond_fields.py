"""Diamond Fields: a coin for each region of the same race and terrain (UE-45, U-52)."""

import pytest

from tests.traits.underground import under

D = "diamond_fields"
BOARD = """
    1 mine edge    : {0}
    2 mine         : {1}
    3 mudpool      : {2}
    4 mine         : {3}
    5 mine edge    : liches
"""


def turn(army: str, *held: str):
    board = BOARD.format(*held, *[""] * (4 - len(held)))
    return under(f"turn A \n A: {army} \n B: liches \n {board}", finds={D: 1})


L = "lizardmen"


@pytest.mark.case("positive")
def test_UE_45_its_region_and_each_other_of_its_terrain_pay_a_coin() -> None:
    t = turn(L, L, L, L, L).end_turn()
    assert t.earned("A") == {"regions": 4, D: 3}
    t.settled()


@pytest.mark.case("negative")
def test_UE_45_other_terrain_pays_nothing_and_who_does_not_hold_it_neither() -> None:
    assert turn(L, L, "", L).end_turn().earned("A") == {"regions": 2, D: 1}
    assert turn(L, "", L, L, L).end_turn().earned("A") == {"regions": 3}


@pytest.mark.case("boundary")
def test_UE_45_alone_it_pays_one_coin() -> None:
    assert turn(L, L).end_turn().earned("A") == {"regions": 1, D: 1}


@pytest.mark.case("decline")
def test_U_52_in_decline_for_the_declined_race_only() -> None:
    assert turn(L, L, L, L).declines().earned("A") == {"regions": 3, D: 2}
    t = turn("(lizardmen) \n A: ogres", "(lizardmen)", "(lizardmen)", "", "ogres").end_turn()
    assert t.earned("A") == {"regions": 3, D: 2}


@pytest.mark.case("combined", "underground.mining", "drow")
def test_UE_45_it_is_paid_beside_what_races_and_badges_earn() -> None:
    t = turn("lizardmen underground.mining", L, L).end_turn()
    assert t.earned("A") == {"regions": 2, D: 2, "underground.mining": 2}
    t = turn("drow", "drow", "drow").end_turn()
    assert t.earned("A") == {"regions": 2, D: 2, "drow": 2}
