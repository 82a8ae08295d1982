"""Flocking: two coins for a single group (UE-18, U-44, U-76)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge - 2 5 : {0}
    2 mudpool - 3     : {1}
    3 mine - 4        : {2}
    4 mudpool edge    : liches
    5 river - 3       :
"""


def turn(*held: int, army: str = "lizardmen flocking", finds=None):
    race = army.split()[0]
    there = [race if n in held else "" for n in (1, 2, 3)]
    return under(f"turn A \n A: {army} \n B: liches \n {BOARD.format(*there)}", finds=finds)


@pytest.mark.case("positive")
def test_UE_18_one_group_pays_two_coins() -> None:
    t = turn(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "flocking": 2}
    t.settled()


@pytest.mark.case("negative")
def test_UE_18_two_groups_pay_nothing() -> None:
    assert turn(1, 3).end_turn().earned("A") == {"regions": 2}


@pytest.mark.case("boundary")
def test_U_76_one_region_is_a_group_none_is_not() -> None:
    assert turn(2).end_turn().earned("A") == {"regions": 1, "flocking": 2}
    assert turn().end_turn().earned("A") == {}


@pytest.mark.case("decline")
def test_UE_18_nothing_in_decline() -> None:
    t = turn(1, 2, 3).declines()
    assert t.earned("A") == {"regions": 3}
    assert t.state.discards == ["flocking"]


@pytest.mark.case("combined", "lizardmen", "great_brass_pipe")
def test_U_44_the_pipe_joins_regions_crossing_rivers_does_not() -> None:
    assert turn(1, 3, army="lizardmen flocking").end_turn().earned("A") == {"regions": 2}
    t = turn(1, 3, finds={"great_brass_pipe": 1}).end_turn()
    assert t.earned("A") == {"regions": 2, "flocking": 2}
