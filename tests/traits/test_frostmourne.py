"""Frostmourne: one region for two less, and it goes along (W-69)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

F = "frostmourne"
BOARD = """
    1 fields anchor    : {0}
    2 hill - 1         : naga*2
    3 sea - 1          :
    4 mountain - 1 2   : naga
    5 swamp - 2        :
"""


def armed(army: str = "blood_elves", *, hand: int = 2, at: int = 1, die: str = "", **more):
    text = f"turn A{die} \n A: {army}, hand {hand} \n B: naga \n {BOARD.format(army.split()[0])}"
    return wow(text, {F: at}, **more)


@pytest.mark.case("positive")
def test_W_69_a_region_costs_two_less_with_it_and_it_goes_along() -> None:
    t = armed()
    t.refuses(Conquer(2), "too_few_tokens")
    t.play(Conquer(2, by=F))
    assert t[2] == "blood_elves*2"
    assert t.state.finds[0].region == 2


@pytest.mark.case("negative")
def test_W_69_it_works_once_a_turn() -> None:
    t = armed(hand=9).play(Conquer(2, by=F))
    t.refuses(Conquer(4, by=F), "used_this_turn")
    t.conquer(4)
    assert t[4] == "blood_elves*4 mountain", "two, the mountain, and a defender"


@pytest.mark.case("negative")
def test_W_69_who_does_not_hold_its_region_cannot_use_it() -> None:
    t = armed(at=2)
    t.refuses(Conquer(4, by=F), "not_offered")
    assert t.targets() == {}


@pytest.mark.case("negative")
def test_W_31_it_brings_nothing_nearer() -> None:
    armed(hand=9).refuses(Conquer(5, by=F), "not_adjacent")


@pytest.mark.case("boundary")
def test_C_01_a_region_never_costs_less_than_one_token() -> None:
    t = wow(
        "turn A \n A: blood_elves, hand 1 \n B: naga \n 1 fields anchor : blood_elves \n 2 hill :",
        {F: 1},
    )
    t.play(Conquer(2, by=F))
    assert (t[2], t.army("blood_elves").hand) == ("blood_elves*1", 0)


@pytest.mark.case("boundary")
def test_W_69_next_turn_whoever_has_taken_it_may_use_it_at_once() -> None:
    t = wow(
        """
        turn A
        A: blood_elves, hand 5
        B: naga
        1 fields anchor : blood_elves
        2 hill - 1      : naga
        3 swamp - 2     : naga
        """,
        {F: 2},
    )
    t.conquer(2)
    assert t.army("blood_elves").hand == 2
    t.play(Conquer(3, by=F))
    assert (t[3], t.state.finds[0].region) == ("blood_elves*1", 3)


@pytest.mark.case("boundary")
def test_W_69_a_final_attempt_that_fails_leaves_it_where_it_was_and_used() -> None:
    t = armed(hand=1, die=", die 0").play(Conquer(2, roll=True, by=F))
    assert t.region(2).army == t.army("naga").id
    assert t.state.finds[0].region == 1


@pytest.mark.case("decline")
def test_W_69_a_declined_race_does_not_use_it_and_it_waits_there() -> None:
    t = wow(
        """
        turn A
        A: (blood_elves)
        A: kobolds, hand 9
        B: naga
        1 fields anchor : (blood_elves)
        2 hill anchor   : kobolds
        3 swamp         : naga
        """,
        {F: 1},
    )
    assert not [a for a in t.legal(Conquer) if a.by]
    t.conquer(1).play(Conquer(3, by=F))
    assert t[3] == "kobolds*1"


@pytest.mark.case("combined", "blacksmith", "warcraft.trolls", "tauren")
def test_C_01_it_adds_up_with_what_else_makes_conquests_cheaper() -> None:
    t = armed("blood_elves blacksmith", hand=9).play(Conquer(4, by=F))
    assert t[4] == "blood_elves*1 mountain"
    t = armed("warcraft.trolls", hand=9).play(Conquer(2, by=F))
    assert t[2] == "warcraft.trolls*1"
    t = wow(
        """
        turn A
        A: tauren, hand 9
        B: naga
        1 fields anchor : tauren*2
        2 hill          :
        3 swamp         : naga
        """,
        {F: 1},
    ).play(Conquer(2, by=F))
    assert t[2] == "tauren*2", "W-42: no region of theirs costs less than two"
