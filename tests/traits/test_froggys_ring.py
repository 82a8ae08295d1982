"""Froggy's Ring: a coin from each neighbor of a region (UE-38, U-55)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge : {0}
    2 mine      : {0}
    3 mine - 1 2 4 : {1}
    4 mine edge - 1 3 : {2}
"""


def turn(army: str = "lizardmen", three: str = "liches*3", four: str = "ogres", **more):
    b, at = more.pop("b", "liches, coins 5"), more.pop("at", 1)
    held = army.split()[0]
    text = f"turn A \n A: {army}, coins 5 \n B: {b} \n C: ogres, coins 5"
    return under(f"{text} \n {BOARD.format(held, three, four)}", finds={"froggys_ring": at}, **more)


def laid(region: int, **more):
    t = turn(**more).done()
    assert t.question() == "froggys_ring.where"
    return t.answer(region)


@pytest.mark.case("positive")
def test_U_55_each_neighbor_of_its_region_pays_a_coin_and_it_stays_there() -> None:
    t = laid(1, at=2)
    assert t.earned("A") == {"regions": 2, "froggys_ring": 2}
    assert [t.coins(p) for p in "ABC"] == [9, 4, 4]
    assert t.state.finds[0].region == 1
    t.settled()


@pytest.mark.case("negative")
def test_UE_38_only_neighbors_of_that_region_pay() -> None:
    t = laid(2)
    assert t.earned("A") == {"regions": 2, "froggys_ring": 1}
    assert t.coins("C") == 5


@pytest.mark.case("negative")
def test_U_55_nobody_pays_when_it_is_not_laid() -> None:
    t = turn().done().answer()
    assert (t.earned("A"), t.state.finds[0].region) == ({"regions": 2}, 1)


@pytest.mark.case("boundary")
def test_U_55_who_has_no_coin_pays_nothing() -> None:
    t = laid(1, b="liches, coins 0")
    assert t.earned("A") == {"regions": 2, "froggys_ring": 1}
    assert t.coins("B") == 0


@pytest.mark.case("decline")
def test_UE_38_neither_for_a_declined_race_nor_from_one() -> None:
    t = turn().declines()
    assert t.earned("A") == {"regions": 2}
    t = laid(2, three="(liches)", b="(liches), coins 5 \n B: kraken")
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("combined", "underground.gnomes", "royal")
def test_U_21_gnomes_pay_and_who_is_immune_does_not() -> None:
    t = laid(2, three="underground.gnomes", b="underground.gnomes, coins 5")
    assert t.earned("A") == {"regions": 2, "froggys_ring": 1}
    t = laid(2, three="liches queen", b="liches royal, coins 5")
    assert t.earned("A") == {"regions": 2}
