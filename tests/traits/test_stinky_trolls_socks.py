"""Stinky Troll's Socks: one region as if empty (UE-41, U-46, U-60, U-67)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

S = "stinky_trolls_socks"
BOARD = """
    1 mine edge : {0}
    2 {terrain} : {1}
    3 mine      : {2}
    4 mine edge : ogres
"""


def turn(army: str, two: str, three: str, b: str, *, terrain: str = "mine", at: int = 1, **more):
    board = BOARD.format(army.split()[0].strip(","), two, three, terrain=terrain)
    text = f"turn A \n A: {army} \n B: {b} \n C: ogres \n {board}"
    return under(text, finds={S: at}, **more)


@pytest.mark.case("positive")
def test_U_46_the_defender_loses_nothing_and_redeploys_all() -> None:
    t = turn("lizardmen, hand 2", "liches*4", "liches", "liches").play(Conquer(2, by=S))
    assert t[2] == "lizardmen*2"
    assert (t.army("liches").driven, t.state.tray["liches"]) == (4, 10 - 5)
    assert t.state.finds[0].region == 2
    t.end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_U_60_mountains_count_against_them() -> None:
    args = ("liches*4", "liches", "liches")
    t = turn("lizardmen, hand 2", *args, terrain="black_mountain")
    t.refuses(Conquer(2, by=S), "too_few_tokens")
    t = turn("lizardmen, hand 3", *args, terrain="black_mountain").play(Conquer(2, by=S))
    assert t.region(2).tokens == 3


@pytest.mark.case("negative")
def test_UE_41_not_for_who_does_not_hold_them() -> None:
    t = turn("lizardmen, hand 2", "liches*4", "liches", "liches", at=3)
    assert Conquer(2, by=S) not in t.legal(Conquer)


@pytest.mark.case("boundary")
def test_U_67_declined_tokens_withdraw_or_without_another_region_are_lost() -> None:
    b = "(liches) \n B: kraken"
    t = turn("lizardmen, hand 2", "(liches)", "(liches)", b).play(Conquer(2, by=S)).end_turn()
    assert t[3] == "(liches)*2"
    t = turn("lizardmen, hand 2", "(liches)", "kraken", b).play(Conquer(2, by=S))
    assert "(liches)" not in t.races()


@pytest.mark.case("boundary")
def test_UE_41_monsters_do_not_count_either() -> None:
    t = turn("lizardmen, hand 2", "tribe*2", "liches", "liches").play(Conquer(2, by=S))
    assert t[2] == "lizardmen*2"


@pytest.mark.case("decline")
def test_U_46_not_for_a_declined_race() -> None:
    t = turn("(lizardmen) \n A: kraken, hand 9", "kraken", "liches", "liches")
    assert not [a for a in t.legal(Conquer) if a.by]


@pytest.mark.case("combined", "martyr", "underground.gnomes")
def test_U_22_gnomes_are_safe_from_them_and_martyrs_are_paid() -> None:
    gnomes = "underground.gnomes"
    t = turn("lizardmen, hand 9", f"{gnomes}*2", gnomes, gnomes)
    t.refuses(Conquer(2, by=S), "stopped")
    t = turn("lizardmen, hand 2", "liches*4", "liches", "liches martyr, coins 5")
    t.play(Conquer(2, by=S))
    assert t.coins("B") == 6
