"""Fisher: a coin for two regions on the River (UE-17, U-07, U-44)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge - 5 : {0}
    2 mine - 1 5    : {1}
    3 mine - 2 6    : {2}
    4 mine - 3 6    : {3}
    5 river - 6     : {4}
    6 river edge - 5 :
    7 mine - 4 8    : {5}
    8 mine edge     : liches
"""


def earned(*held: int, badge: str = "fisher", river: str = "", race: str = "lizardmen"):
    there = [race if n in held else "" for n in (1, 2, 3, 4)]
    board = BOARD.format(*there, river, race if 7 in held else "")
    t = under(f"turn A \n A: {race} {badge} \n B: liches \n {board}").end_turn()
    t.settled()
    return t.earned("A")


@pytest.mark.case("positive")
def test_U_07_two_regions_on_different_parts_of_the_river_are_a_pair() -> None:
    assert earned(1, 3) == {"regions": 2, "fisher": 1}
    assert earned(1, 2, 3, 4) == {"regions": 4, "fisher": 2}


@pytest.mark.case("negative")
def test_UE_17_regions_away_from_the_river_do_not_count() -> None:
    assert earned(1, 7) == {"regions": 2}


@pytest.mark.case("boundary")
def test_U_44_half_a_pair_pays_nothing() -> None:
    assert earned(1) == {"regions": 1}
    assert earned(1, 2, 3) == {"regions": 3, "fisher": 1}


@pytest.mark.case("decline")
def test_UE_17_nothing_in_decline() -> None:
    board = BOARD.format("lizardmen", "lizardmen", "", "", "", "")
    t = under(f"turn A \n A: lizardmen fisher \n B: liches \n {board}").declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == ["fisher"]


@pytest.mark.case("combined", "kraken", "drow")
def test_UE_17_a_river_itself_is_no_region_on_it_and_races_are_paid_besides() -> None:
    assert earned(1, race="kraken", river="kraken") == {"regions": 2}
    assert earned(1, 2, race="drow") == {"regions": 2, "drow": 2, "fisher": 1}
