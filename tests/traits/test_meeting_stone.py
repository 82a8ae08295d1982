"""Meeting Stone: its race pays nothing more for an entry that is not adjacent (W-41, W-65)."""

import pytest

from tests.traits.warcraft import wow

M = "meeting_stone"
BOARD = """
    1 fields anchor  : {0}
    2 hill           : {1}
    --- second
    3 swamp anchor   : {2}
    4 forest         :
"""


def turn(
    army: str = "blood_elves, hand 9", two: str = "", three: str = "kobolds", at: int = 1, **more
):
    board = BOARD.format(army.split()[0].rstrip(","), two, three)
    return wow(f"turn A \n A: {army} \n B: kobolds \n {board}", {M: at}, **more)


@pytest.mark.case("positive")
def test_W_41_its_race_pays_nothing_more_for_an_entry_far_away() -> None:
    t = turn()
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1, M: -1}
    t.conquer(3)
    assert t[3] == "blood_elves*3"


@pytest.mark.case("negative")
def test_W_41_others_pay_one_more() -> None:
    t = turn(at=3)
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1}


@pytest.mark.case("negative")
def test_W_41_a_race_that_enters_the_board_does_not_hold_it_yet() -> None:
    t = wow(
        """
        turn A
        A: blood_elves, hand 9
        B: kobolds
        1 fields anchor : 
        2 hill          : 
        --- second
        3 swamp anchor  : kobolds
        4 forest        :
        """,
        {M: 1},
    )
    assert t.price(1) == {"base": 2, "travel": 1}
    t.conquer(1)
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1, M: -1}, "from now on it does"


@pytest.mark.case("boundary")
def test_W_65_it_works_from_the_moment_of_its_capture_until_that_of_its_loss() -> None:
    t = turn(two="kobolds", at=2)
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1}
    t.conquer(2)
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1, M: -1}
    t = turn("blood_elves, hand 8", two="blood_elves", at=2).abandon(2)
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1}


@pytest.mark.case("decline")
def test_W_65_it_does_nothing_for_the_active_race_where_a_declined_one_holds_it() -> None:
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
        {M: 1},
    )
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1}


@pytest.mark.case("combined", "tauren", "frostmourne", "warcraft.trolls")
def test_W_42_it_adds_up_with_discounts_and_tauren_need_two_all_the_same() -> None:
    t = turn("tauren, hand 9", three="")
    assert t.price(3) == {"base": 2, "travel": 1, M: -1}
    t.conquer(3)
    assert t[3] == "tauren*2"
    t = turn("warcraft.trolls, hand 9")
    assert t.price(3) == {
        "base": 2, "defenders": 1, "travel": 1, "warcraft.trolls": -1, M: -1,
    }  # fmt: skip
    t = wow(
        "turn A \n A: blood_elves, hand 9 \n B: kobolds"
        + BOARD.format("blood_elves", "", "kobolds"),
        {M: 1, "frostmourne": 1},
    )
    assert t.price(3)["travel"] + t.price(3)[M] == 0
    assert min(t.targets().values()) == 2
