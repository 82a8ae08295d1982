"""Crypt of the Tomb-raider: a Ghost that makes a region immune (UE-44, U-49, U-69)."""

import pytest

from engine import Conquer, suggestion
from engine.actions import Use
from tests.traits.underground import under

C = "crypt_of_the_tomb_raider"
BOARD = """
    1 mine edge - 2   : {0}
    2 mine - 3        : {1}
    3 mudpool - 4     : {2}
    4 mudpool edge    : {3}
"""


def turn(first: str, a: str, b: str, *there: str, finds=None):
    text = f"turn {first} \n A: {a} \n B: {b} \n {BOARD.format(*there)}"
    return under(text, finds={C: 1} | (finds or {}))


@pytest.mark.case("positive")
def test_U_49_the_ghost_goes_anywhere_but_home_and_bars_opponents() -> None:
    t = turn("A", "lizardmen", "liches, hand 5", "lizardmen", "lizardmen", "", "liches").done()
    assert (t.question(), t.options()) == ("crypt_of_the_tomb_raider.where", [2, 3, 4])
    t.answer(2)
    assert t.region(2).markers == {"ghost": 1}
    t.conquer(3)
    t.refuses(Conquer(2), "immune")


@pytest.mark.case("positive")
def test_U_49_an_empty_region_is_its_owners_alone() -> None:
    there = ("lizardmen", "lizardmen", "ghost", "liches")
    turn("B", "lizardmen", "liches, hand 5", *there).refuses(Conquer(3), "immune")
    t = turn("A", "lizardmen, hand 2", "liches", *there).conquer(3)
    assert t.region(3).army == t.army("lizardmen").id


@pytest.mark.case("negative")
def test_UE_44_nobody_has_to_move_it() -> None:
    t = turn("A", "lizardmen", "liches", "lizardmen", "lizardmen ghost", "", "liches").done()
    t.answer()
    assert t.region(2).markers == {"ghost": 1}


@pytest.mark.case("boundary")
def test_UE_44_who_conquers_the_crypt_takes_the_ghost_up() -> None:
    there = ("lizardmen", "liches", "lizardmen ghost", "liches")
    t = turn("B", "lizardmen", "liches, hand 5", *there).conquer(1)
    assert t.region(3).markers == {}


@pytest.mark.case("decline")
def test_UE_44_in_decline_it_stays_and_does_not_move() -> None:
    there = ("lizardmen", "lizardmen ghost", "liches", "liches")
    t = turn("A", "lizardmen", "liches, hand 5", *there).declines()
    assert t[2] == "(lizardmen)*1 ghost"
    assert t.player == "B"
    t.refuses(Conquer(2), "immune")
    t.settled()


@pytest.mark.case("combined", "vampire", "wickedest_pentacle")
def test_U_21_under_the_ghost_nobody_is_replaced_and_the_balrog_stays_out() -> None:
    there = ("lizardmen", "lizardmen ghost", "liches", "liches")
    t = turn("B", "lizardmen", "liches vampire, hand 2", *there)
    t.refuses(Use("vampire", 2), "immune")
    t = turn("B", "lizardmen", "liches", *there, finds={"wickedest_pentacle": 3})
    t.refuses(Use("wickedest_pentacle", 2), "cannot_go_there")


@pytest.mark.case("boundary")
def test_U_69_monsters_under_it_are_its_owners_alone() -> None:
    there = ("lizardmen", "lizardmen", "tribe*2 ghost", "liches")
    turn("B", "lizardmen", "liches, hand 9", *there).refuses(Conquer(3), "immune")
    t = turn("A", "lizardmen, hand 4", "liches", *there).conquer(3)
    assert t.region(3).tokens == 4


@pytest.mark.case("boundary")
def test_U_49_put_where_it_is_it_does_not_move() -> None:
    t = turn("A", "lizardmen", "liches", "lizardmen", "lizardmen ghost", "", "liches").done()
    t.answer(2)
    assert t.region(2).markers == {"ghost": 1}
    assert t.happened("placed") == t.happened("lifted") == []
    t = turn("A", "lizardmen", "liches", "lizardmen", "lizardmen ghost", "", "liches").done()
    t.answer(3)
    assert (t.region(2).markers, t.region(3).markers) == ({}, {"ghost": 1})


@pytest.mark.case("negative")
def test_UE_44_a_conquest_elsewhere_leaves_the_ghost_where_it_is() -> None:
    there = ("lizardmen", "ghost", "lizardmen", "liches")
    t = turn("A", "lizardmen, hand 3", "liches", *there).conquer(4)
    assert t.region(2).markers == {"ghost": 1}


@pytest.mark.case("negative")
def test_U_49_chasms_have_no_ghost() -> None:
    t = under(
        """
        turn A
        A: lizardmen
        B: liches
        1 mine edge : lizardmen
        2 chasm     :
        3 river - 1 :
        4 mine      : liches
        """,
        finds={C: 1},
    ).done()
    assert t.options() == [3, 4]


@pytest.mark.case("boundary")
def test_U_49_by_default_there_is_one_ghost_however_many_regions_are_in_danger() -> None:
    there = ("lizardmen", "lizardmen", "lizardmen", "liches*4")
    t = turn("A", "lizardmen", "liches, hand 6", *there).done()
    assert len(suggestion(t.box, t.state)) == 1
