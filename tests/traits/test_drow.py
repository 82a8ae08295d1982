"""Drow: a coin for each region without neighbors (UE-02, U-35)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge : drow
    2 mine      : {two}
    3 mudpool   : {three}
    4 mine edge : {four}
"""


def earned(two: str = "", three: str = "", four: str = "liches", *, army: str = "", **more):
    board = BOARD.format(two=two, three=three, four=four)
    text = f"turn A \n A: drow \n {army} \n B: liches {more.pop('b', '')} \n {board}"
    t = under(text, **more).end_turn()
    t.settled()
    return t.earned("A")


@pytest.mark.case("positive")
def test_UE_02_a_region_without_neighbors_pays_a_coin_more() -> None:
    assert earned() == {"regions": 1, "drow": 1}


@pytest.mark.case("negative")
def test_U_35_another_race_a_declined_one_or_monsters_across_a_border_spoil_it() -> None:
    assert earned("liches") == {"regions": 1}
    assert earned("tribe*2") == {"regions": 1}
    assert earned("(kraken)", army="A: (kraken)") == {"regions": 2}


@pytest.mark.case("boundary")
def test_UE_02_each_region_counts_for_itself() -> None:
    assert earned("drow", "drow") == {"regions": 3, "drow": 2}
    assert earned("drow", "liches") == {"regions": 2, "drow": 1}


@pytest.mark.case("boundary")
def test_U_35_a_river_spoils_it_only_if_somebody_is_there() -> None:
    for there, coins in (("", {"drow": 1}), ("kraken", {})):
        board = f"1 mine edge : drow \n 2 river : {there} \n 3 mine : kraken"
        t = under(f"turn A \n A: drow \n B: kraken \n {board}")
        assert t.end_turn().earned("A") == {"regions": 1, **coins}


@pytest.mark.case("decline")
def test_UE_02_nothing_more_in_decline() -> None:
    t = under("turn A \n A: drow \n B: liches \n 1 mine edge : drow \n 2 mine : \n 3 mine : liches")
    assert t.declines().earned("A") == {"regions": 1}


@pytest.mark.case("combined", "royal", "flocking")
def test_U_21_tokens_in_an_immune_region_are_neighbors_and_badges_pay_besides() -> None:
    assert earned("liches queen", b="royal") == {"regions": 1}
    board = "1 mine edge : drow \n 2 mine : \n 3 mine : liches"
    t = under(f"turn A \n A: drow flocking \n B: liches \n {board}")
    assert t.end_turn().earned("A") == {"regions": 1, "drow": 1, "flocking": 2}
