"""Wise: two coins a turn in decline (UE-36, U-42)."""

import pytest

from tests.traits.underground import under

BOARD = "1 mine edge : {0} \n 2 mine : {1} \n 3 mudpool edge : liches"


def turn(army: str, one: str, two: str = "", first: str = "A"):
    return under(f"turn {first} \n A: {army} \n B: liches, hand 5 \n {BOARD.format(one, two)}")


@pytest.mark.case("positive")
@pytest.mark.case("decline")
def test_U_42_two_coins_on_the_turn_of_its_decline_and_on_every_later_one() -> None:
    t = turn("lizardmen wise", "lizardmen").declines()
    assert t.earned("A") == {"regions": 1, "wise": 2}
    assert t.state.discards == []
    t = turn("(lizardmen) wise \n A: ogres", "(lizardmen)", "ogres").end_turn()
    assert t.earned("A") == {"regions": 2, "wise": 2}
    t.settled()


@pytest.mark.case("negative")
def test_UE_36_an_active_race_is_not_wise() -> None:
    assert turn("lizardmen wise", "lizardmen").end_turn().earned("A") == {"regions": 1}


@pytest.mark.case("boundary")
def test_U_42_without_a_region_left_it_pays_no_more() -> None:
    t = turn("(lizardmen) wise \n A: ogres", "ogres", "(lizardmen)", "B").conquer(2).end_turn()
    assert t.state.discards == ["wise"]
    t.end_turn()
    assert t.earned("A") == {"regions": 1}


@pytest.mark.case("combined", "liches", "drow")
def test_U_42_it_pays_beside_what_races_earn() -> None:
    t = turn("(kraken) wise \n A: drow", "(kraken)", "").end_turn()
    assert t.earned("A") == {"regions": 1, "wise": 2}
    text = "turn B \n A: (liches) wise, coins 5 \n A: drow \n B: ogres, hand 5, coins 5"
    there = "1 mine edge : (liches) \n 2 mine - 1 : (liches) \n 3 mine edge - 2 : ogres"
    t = under(f"{text} \n {there} \n 4 mudpool edge : drow").conquer(2).end_turn()
    assert (t.coins("A"), t.player) == (6, "A")
    t.end_turn()
    assert t.earned("A")["wise"] == 2
