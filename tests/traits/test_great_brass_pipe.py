"""Great Brass Pipe: one terrain is all adjacent (UE-47, U-54)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mine edge : {0}
    2 mudpool   :
    3 mudpool   :
    4 mine      : {1}
    5 mine edge : {2}
"""


def turn(army: str, one: str, b: str = "liches", four: str = "", at: int = 1):
    board = BOARD.format(one, four, b)
    return under(f"turn A \n A: {army} \n B: {b} \n {board}", finds={"great_brass_pipe": at})


@pytest.mark.case("positive")
def test_U_54_all_regions_of_its_terrain_are_in_reach() -> None:
    t = turn("lizardmen, hand 3", "lizardmen")
    assert t.targets() == {2: 2, 4: 2, 5: 3}
    t.conquer(5).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("negative")
def test_UE_47_not_for_who_does_not_hold_it() -> None:
    t = turn("lizardmen, hand 3", "lizardmen", at=5)
    assert t.targets() == {2: 2}
    t.refuses(Conquer(4), "not_adjacent")


@pytest.mark.case("boundary")
def test_U_54_other_terrain_is_reached_by_borders_only() -> None:
    t = turn("lizardmen, hand 9", "lizardmen")
    t.refuses(Conquer(3), "not_adjacent")
    t.conquer(4)
    assert 3 in t.targets()


@pytest.mark.case("boundary")
def test_U_54_what_is_held_of_another_terrain_links_nothing() -> None:
    board = """
        1 mine edge       : lizardmen
        2 mudpool         : lizardmen
        3 mushroom_forest :
        4 mudpool         :
        5 mine            :
    """
    t = under(
        f"turn A \n A: lizardmen, hand 9 \n B: liches \n {board}", finds={"great_brass_pipe": 1}
    )
    assert {*t.targets()} == {3, 5}


@pytest.mark.case("decline")
def test_UE_47_not_for_a_declined_race_nor_for_the_next() -> None:
    t = turn("(lizardmen) \n A: ogres, hand 3", "(lizardmen)", four="ogres")
    assert t.targets() == {3: 1, 5: 2}


@pytest.mark.case("combined", "underground.gnomes", "ogres")
def test_U_54_not_against_gnomes_and_at_the_usual_price() -> None:
    gnomes = "underground.gnomes"
    turn("lizardmen, hand 5", "lizardmen", gnomes).refuses(Conquer(5), "not_adjacent")
    assert turn("ogres, hand 3", "ogres").targets() == {2: 1, 4: 1, 5: 2}
