"""Sailing: nothing more for an entry region that is not adjacent (W-41)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

S = "sailing"
BOARD = """
    1 fields anchor  : {0}
    2 hill           :
    3 forest anchor  : kobolds
    --- second
    4 swamp anchor   : {1}
    5 mountain       :
    6 sea            :
"""


def turn(army: str = f"blood_elves {S}, hand 9", second: str = "", held: str | None = None, **more):
    board = BOARD.format(army.split()[0].rstrip(",") if held is None else held, second)
    return wow(f"turn A \n A: {army} \n B: kobolds \n {board}", **more)


@pytest.mark.case("positive")
def test_W_41_entries_of_all_boards_cost_no_more_for_the_way() -> None:
    t = turn()
    assert t.price(4) == {"base": 2, "travel": 1, S: -1}
    assert t.price(3) == {"base": 2, "defenders": 1, "travel": 1, S: -1}
    t.conquer(4)
    assert (t[4], t.army("blood_elves").hand) == ("blood_elves*2", 7)


@pytest.mark.case("negative")
def test_W_41_it_takes_nothing_off_where_no_more_is_due_and_leads_nowhere_else() -> None:
    t = turn()
    assert t.price(2) == {"base": 2}
    t.refuses(Conquer(5), "not_adjacent")
    t.refuses(Conquer(6), "closed", "not_adjacent")


@pytest.mark.case("negative")
def test_W_41_others_pay_one_more_as_ever() -> None:
    t = turn("blood_elves, hand 9")
    assert t.price(4) == {"base": 2, "travel": 1}


@pytest.mark.case("boundary")
def test_W_41_a_first_conquest_costs_no_more_either() -> None:
    t = turn(f"blood_elves {S}, hand 2", held="")
    assert t.price(1) == {"base": 2, "travel": 1, S: -1}
    t.conquer(1)
    assert t[1] == "blood_elves*2"
    turn("blood_elves, hand 2", held="").refuses(Conquer(1), "too_few_tokens")


@pytest.mark.case("boundary")
def test_W_41_the_final_die_counts_from_the_lower_price() -> None:
    t = turn(f"blood_elves {S}, hand 1")
    assert 4 in t.die_targets()
    assert t.price(4) == {"base": 2, "travel": 1, S: -1}


@pytest.mark.case("decline")
def test_W_41_the_badge_goes_and_the_next_race_pays() -> None:
    t = turn(column=[("naga", "farmer")]).declines()
    assert t.state.discards == [S]
    t.end_turn().pick(0)
    assert t.price(4) == {"base": 2, "travel": 1}


@pytest.mark.case("combined", "meeting_stone", "blacksmith", "naga")
def test_W_41_what_is_not_due_is_taken_off_once() -> None:
    t = turn(f"blood_elves {S}, hand 9", finds={"meeting_stone": 1})
    assert sum(t.price(4).values()) == 2
    t = turn("blood_elves blacksmith, hand 9", finds={"meeting_stone": 1})
    assert t.price(4) == {"base": 2, "travel": 1, "blacksmith": -1, "meeting_stone": -1}
    t = turn(f"naga {S}, hand 9", held="")
    assert t.price(6) == {"base": 2}, "no entry is printed in water"
    assert t.price(4) == {"base": 2, "travel": 1, S: -1}
