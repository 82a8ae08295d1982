"""Quarreling: a coin for each group (UE-26)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge    : {0}
    2 mudpool      : {1}
    3 mine         : {2}
    4 mudpool      : {3}
    5 mine         : {4}
    6 mudpool edge : liches
"""


def turn(*held: int, army: str = "lizardmen quarreling", finds=None):
    race = army.split()[0]
    there = [race if n in held else "" for n in range(1, 6)]
    return under(f"turn A \n A: {army} \n B: liches \n {BOARD.format(*there)}", finds=finds)


@pytest.mark.case("positive")
def test_UE_26_each_group_pays_a_coin() -> None:
    t = turn(1, 3, 5).end_turn()
    assert t.earned("A") == {"regions": 3, "quarreling": 3}
    t.settled()


@pytest.mark.case("negative")
def test_UE_26_regions_that_border_are_one_group() -> None:
    assert turn(1, 2, 3, 5).end_turn().earned("A") == {"regions": 4, "quarreling": 2}


@pytest.mark.case("boundary")
def test_UE_26_one_group_pays_one_coin_none_pays_nothing() -> None:
    assert turn(1, 2).end_turn().earned("A") == {"regions": 2, "quarreling": 1}
    assert turn().end_turn().earned("A") == {}


@pytest.mark.case("decline")
def test_UE_26_nothing_in_decline() -> None:
    assert turn(1, 3, 5).declines().earned("A") == {"regions": 3}


@pytest.mark.case("combined", "great_brass_pipe", "drow")
def test_U_25_only_real_borders_join_groups_and_races_are_paid_besides() -> None:
    t = turn(1, 3, finds={"great_brass_pipe": 1}).end_turn()
    assert t.earned("A") == {"regions": 2, "quarreling": 2}
    t = turn(1, 3, army="drow quarreling").end_turn()
    assert t.earned("A") == {"regions": 2, "quarreling": 2, "drow": 2}
