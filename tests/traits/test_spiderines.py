"""Spiderines: what borders any chasm is adjacent to what they hold (UE-14, U-25)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mudpool edge - 2 6 : {one}
    2 mine - 1           : {two}
    3 mudpool - 4 7      : {three}
    4 mudpool - 3 5      :
    5 mudpool edge - 4   : lizardmen
    6 chasm - 1 7        :
    7 chasm - 3          :
"""


def board(one: str = "", two: str = "", three: str = "") -> str:
    return BOARD.format(one=one, two=two, three=three)


@pytest.mark.case("positive")
def test_U_25_spiderines_go_from_one_chasm_to_another() -> None:
    t = under(f"turn A \n A: spiderines, hand 4 \n B: lizardmen \n {board('spiderines')}")
    assert t.targets() == {2: 2, 3: 2}
    t.conquer(3)
    assert t.targets() == {2: 2, 4: 2}
    t.conquer(4).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("positive")
def test_U_25_they_reach_every_chasm_from_any_region_they_hold() -> None:
    t = under(f"turn A \n A: spiderines, hand 4 \n B: lizardmen \n {board(two='spiderines')}")
    assert t.targets() == {1: 2, 3: 2}
    t.conquer(3).end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_U_25_they_conquer_no_chasm_and_reach_nothing_beyond() -> None:
    t = under(f"turn A \n A: spiderines, hand 9 \n B: lizardmen \n {board('spiderines')}")
    t.refuses(Conquer(6), "closed")
    t.refuses(Conquer(4), "not_adjacent")
    t.refuses(Conquer(5), "not_adjacent")


@pytest.mark.case("negative")
def test_UE_14_others_go_round_a_chasm() -> None:
    t = under(f"turn A \n A: mudmen, hand 5 \n B: lizardmen \n {board('mudmen')}")
    assert t.targets() == {2: 2}
    t.refuses(Conquer(3), "not_adjacent")


@pytest.mark.case("boundary")
def test_U_25_they_enter_at_the_edge_or_at_any_chasm() -> None:
    t = under(f"turn A \n A: spiderines, hand 3 \n B: lizardmen \n {board()}")
    assert t.targets() == {1: 2, 3: 2, 5: 3}
    t.refuses(Conquer(2), "not_an_entry")
    t.conquer(3)
    assert t[3] == "spiderines*2"
    t.end_turn()
    t.settled()


@pytest.mark.case("boundary")
def test_U_25_a_chasm_with_the_volcano_is_still_a_chasm() -> None:
    there = board("spiderines").replace("7 chasm - 3          :", "7 chasm volcano - 3 : volcano")
    t = under(f"turn A \n A: spiderines, hand 2 \n B: lizardmen \n {there}")
    assert t.targets() == {2: 2, 3: 2}


@pytest.mark.case("decline")
def test_U_25_the_next_race_does_not_go_from_chasm_to_chasm() -> None:
    t = under(f"""
        turn A
        A: (spiderines)
        A: mudmen, hand 5
        B: lizardmen
        {board("mudmen", "(spiderines)")}
    """)
    assert t.targets() == {2: 3}
    t.refuses(Conquer(3), "not_adjacent")


@pytest.mark.case("combined", "flocking", "quarreling")
def test_U_06_what_they_hold_around_chasms_is_one_group_for_flocking_not_for_quarreling() -> None:
    for badge, coins in (("flocking", 2), ("quarreling", 2)):
        held = board("spiderines", "spiderines", "spiderines")
        t = under(f"turn A \n A: spiderines {badge} \n B: lizardmen \n {held}").end_turn()
        assert t.earned("A") == {"regions": 3, badge: coins}
        t.settled()


@pytest.mark.case("combined", "flocking")
def test_U_06_only_around_chasms() -> None:
    t = under("""
        turn A
        A: spiderines flocking
        B: mudmen
        1 mudpool edge - 2 : spiderines
        2 mine - 1 3       : mudmen
        3 mudpool - 2      : spiderines
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "underground.gnomes")
def test_U_22_gnomes_are_reached_by_real_borders_only() -> None:
    t = under("""
        turn A
        A: spiderines, hand 5
        B: underground.gnomes
        1 mudpool edge - 2 5 : spiderines
        2 mine - 1           : underground.gnomes
        3 mudpool - 4 6      : underground.gnomes
        4 mudpool - 3        : underground.gnomes
        5 chasm - 1 6        :
        6 chasm - 3          :
    """)
    assert t.targets() == {2: 3}
    t.refuses(Conquer(3), "not_adjacent")
