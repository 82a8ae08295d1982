"""Explorer: a coin for each board on which a region is held (W-66)."""

import pytest

from tests.traits.warcraft import wow

E = "explorer"
ISLES = """
    1 fields anchor : {0}
    2 hill          : {0}
    --- second
    3 swamp anchor  : {1}
    4 forest        :
    --- third
    5 hill anchor   : {2}
    6 sea           : naga
"""


def turn(second: str = "", third: str = "", army: str = "blood_elves explorer", **more):
    board = ISLES.format(army.split()[0], second, third)
    return wow(f"turn A \n A: {army} \n B: naga \n {board}", **more)


@pytest.mark.case("positive")
def test_W_66_a_coin_for_each_board_on_which_it_holds_a_region() -> None:
    t = turn("blood_elves", "blood_elves").end_turn()
    assert t.earned("A") == {"regions": 4, E: 3}
    t.settled()


@pytest.mark.case("negative")
def test_W_66_several_regions_of_one_board_are_one_coin() -> None:
    t = turn().end_turn()
    assert t.earned("A") == {"regions": 2, E: 1}


@pytest.mark.case("boundary")
def test_W_66_a_board_counts_with_its_first_region_and_no_more_with_its_last() -> None:
    t = turn(army="blood_elves explorer, hand 3").conquer(3).end_turn()
    assert t.earned("A") == {"regions": 3, E: 2}
    t = turn("blood_elves").abandon(1, 2).end_turn()
    assert t.earned("A") == {"regions": 1, E: 1}


@pytest.mark.case("boundary")
def test_W_66_without_a_region_there_is_no_coin() -> None:
    t = turn().abandon(1, 2).done().end_turn()
    assert t.earned("A") == {}


@pytest.mark.case("decline")
def test_W_66_a_declined_race_gets_nothing_for_its_boards() -> None:
    t = turn("blood_elves").declines()
    assert t.earned("A") == {"regions": 3}
    t = wow(
        """
        turn A
        A: (kobolds)
        A: blood_elves explorer
        B: naga
        1 fields anchor : blood_elves
        2 sea           : naga
        --- second
        3 swamp anchor  : (kobolds)
        4 forest        :
        """
    ).end_turn()
    assert t.earned("A") == {"regions": 2, E: 1}


@pytest.mark.case("combined", "blood_elves", "naga", "dark_portal")
def test_W_66_it_pays_beside_what_else_pays_and_for_water_too() -> None:
    t = wow(
        """
        turn A
        A: blood_elves explorer
        B: naga
        1 fields anchor magic : blood_elves
        2 sea                 : naga
        --- second
        3 swamp anchor        : blood_elves
        4 forest              :
        """,
        {"dark_portal": 3},
    ).end_turn()
    assert t.earned("A") == {"regions": 2, "blood_elves": 1, E: 2, "dark_portal": 2}
    t = wow(
        """
        turn A
        A: naga explorer
        B: kobolds
        1 fields anchor : naga
        2 forest        :
        --- second
        3 sea           : naga
        4 swamp anchor  : kobolds
        """
    ).end_turn()
    assert t.earned("A") == {"regions": 2, E: 2}
