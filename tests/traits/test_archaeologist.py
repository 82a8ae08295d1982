"""Archaeologist: a coin for each artifact and each place (Effects at a glance, W-64)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

A = "archaeologist"
BOARD = """
    1 fields anchor : {0}
    2 hill          : {0}
    3 swamp anchor  : naga
    4 sea           : naga
"""


def turn(army: str = "blood_elves archaeologist", finds=None, **more):
    there = finds if finds is not None else {"frostmourne": 1, "dark_portal": 2}
    board = BOARD.format(army.split()[0])
    return wow(f"turn A \n A: {army} \n B: naga \n {board}", there, **more)


@pytest.mark.case("positive")
def test_W_69_a_coin_for_each_artifact_and_each_place() -> None:
    t = turn().end_turn()
    assert t.earned("A") == {"regions": 2, A: 2, "dark_portal": 2}
    t.settled()


@pytest.mark.case("negative")
def test_W_69_none_for_what_lies_with_others_or_with_nobody() -> None:
    t = turn(finds={"frostmourne": 3, "dark_portal": 1}).abandon(1).end_turn()
    assert t.earned("A") == {"regions": 1}


@pytest.mark.case("boundary")
def test_W_69_two_in_one_region_are_two() -> None:
    t = turn(finds={"frostmourne": 1, "karazhan": 1}).end_turn()
    assert t.earned("A") == {"regions": 2, A: 2}


@pytest.mark.case("boundary")
def test_W_69_what_is_taken_this_turn_counts() -> None:
    t = turn("blood_elves archaeologist, hand 3", {"karazhan": 3}).conquer(3).end_turn()
    assert t.earned("A") == {"regions": 3, A: 1}


@pytest.mark.case("decline")
def test_W_66_a_declined_race_gets_nothing_for_them() -> None:
    t = turn().declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == [A]


@pytest.mark.case("combined", "frostmourne", "naga", "well_of_eternity")
def test_W_64_the_well_counts_for_naga_who_hold_its_water() -> None:
    t = wow(
        """
        turn A
        A: naga archaeologist, hand 2
        B: kobolds
        1 sea            : naga
        2 fields anchor  :
        3 swamp anchor   : kobolds
        4 hill           : kobolds
        """,
        {"well_of_eternity": 1, "frostmourne": 1},
    )
    t.play(Conquer(2, by="frostmourne")).end_turn()
    assert t.earned("A") == {"regions": 2, A: 2, "well_of_eternity": 2}
