"""Adventurous: a coin for each region with a place (UE-16)."""

import pytest

from tests.traits.underground import under

BOARD = "1 mine edge : {0} \n 2 mine : {1} \n 3 mudpool edge : liches"


def turn(finds, army: str = "lizardmen adventurous", one: str = "", two: str = ""):
    race = army.split()[0]
    board = BOARD.format(one or race, two or race)
    return under(f"turn A \n A: {army} \n B: liches \n {board}", finds=finds)


@pytest.mark.case("positive")
def test_UE_16_each_region_with_a_place_pays_a_coin() -> None:
    t = turn({"great_brass_pipe": 1, "fountain_of_youth": 2}).end_turn()
    assert t.earned("A") == {"regions": 2, "adventurous": 2}
    t.settled()


@pytest.mark.case("negative")
def test_UE_16_relics_and_others_places_pay_nothing() -> None:
    t = turn({"flying_doormat": 1, "fountain_of_youth": 3}).end_turn()
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("boundary")
def test_UE_16_two_places_in_a_region_pay_one_coin() -> None:
    t = turn({"great_brass_pipe": 1, "fountain_of_youth": 1}).end_turn()
    assert t.earned("A") == {"regions": 2, "adventurous": 1}


@pytest.mark.case("decline")
def test_UE_16_nothing_in_decline() -> None:
    t = turn({"great_brass_pipe": 1}).declines()
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("combined", "keep_on_the_motherland", "mine_of_the_lost_dwarf")
def test_UE_16_a_place_pays_its_own_coins_besides() -> None:
    t = turn({"keep_on_the_motherland": 1, "mine_of_the_lost_dwarf": 2}).end_turn()
    places = {"keep_on_the_motherland": 1, "mine_of_the_lost_dwarf": 2}
    assert t.earned("A") == {"regions": 2, "adventurous": 2, **places}
