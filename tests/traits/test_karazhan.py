"""Karazhan: a coin for each other region of its terrain (W-65)."""

import pytest

from tests.traits.warcraft import wow

K = "karazhan"
BOARD = """
    1 hill anchor   : {0}
    2 hill          : {0}
    3 fields        : {0}
    4 swamp anchor  : naga
    5 hill          : naga
"""


def turn(army: str = "blood_elves", at: int = 1, board: str = BOARD, **more):
    held = army.split()[0].rstrip(",")
    return wow(f"turn A \n A: {army} \n B: naga \n {board.format(held)}", {K: at}, **more)


@pytest.mark.case("positive")
def test_W_65_a_coin_for_each_other_region_of_its_terrain() -> None:
    t = turn("blood_elves, hand 6").conquer(4, 5).end_turn()
    assert t.earned("A") == {"regions": 5, K: 2}, "hills 2 and 5, not its own"
    t.settled()


@pytest.mark.case("negative")
def test_W_65_no_coin_for_other_terrain_nor_for_others_regions() -> None:
    t = turn(at=3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.end_turn()
    assert t.earned("B") == {"regions": 2}


@pytest.mark.case("boundary")
def test_W_65_its_own_region_alone_pays_nothing() -> None:
    t = turn().abandon(2).end_turn()
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("boundary")
def test_W_65_regions_of_the_race_on_other_islands_count() -> None:
    t = turn(board=BOARD + "\n --- other \n 6 hill anchor : {0} \n 7 forest :").end_turn()
    assert t.earned("A") == {"regions": 4, K: 2}


@pytest.mark.case("decline")
def test_W_65_neither_for_a_declined_race_nor_for_its_regions() -> None:
    t = turn().declines()
    assert t.earned("A") == {"regions": 3}
    t = wow(
        """
        turn A
        A: (kobolds)
        A: blood_elves
        B: naga
        1 hill anchor : blood_elves
        2 hill        : (kobolds)
        3 hill        : blood_elves
        4 sea         : naga
        """,
        {K: 1},
    ).end_turn()
    assert t.earned("A") == {"regions": 3, K: 1}


@pytest.mark.case("combined", "herbalist", "archaeologist", "naga")
def test_W_65_it_pays_beside_what_else_pays_for_such_regions() -> None:
    t = turn("blood_elves herbalist").end_turn()
    assert t.earned("A") == {"regions": 3, "herbalist": 2, K: 1}
    t = turn("blood_elves archaeologist").end_turn()
    assert t.earned("A") == {"regions": 3, "archaeologist": 1, K: 1}
    t = wow(
        """
        turn A
        A: naga
        B: kobolds
        1 sea           : naga
        2 lake          : naga
        3 sea           : naga
        4 swamp anchor  : kobolds
        """,
        {K: 1},
    ).end_turn()
    assert t.earned("A") == {"regions": 3, K: 1}, "a lake is no sea"
