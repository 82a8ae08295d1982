"""Lizardmen: Rivers are no obstacle (UE-08, U-28)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mine edge - 2      : {one}
    2 river - 1 3        : {two}
    3 river - 2 4        : {three}
    4 mine - 3 5         : {four}
    5 mine - 4 6         : {five}
    6 river edge - 5 7   :
    7 mine - 6           :
"""


def turn(army: str, b: str = "liches", **at: str):
    where = {"one": "", "two": "", "three": "", "four": "", "five": b.split()[0]} | at
    return under(f"turn A \n A: {army} \n B: {b} \n {BOARD.format(**where)}")


@pytest.mark.case("positive")
def test_U_28_they_reach_what_a_chain_of_rivers_leads_to() -> None:
    t = turn("lizardmen, hand 3", one="lizardmen")
    assert t.targets() == {2: 1, 3: 1, 4: 2}
    t.conquer(4).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("positive")
def test_U_28_they_enter_the_board_across_a_river_end() -> None:
    t = turn("lizardmen, hand 3")
    assert t.targets() == {1: 2, 6: 1, 5: 3, 7: 2}


@pytest.mark.case("negative")
def test_UE_08_others_go_from_river_to_river() -> None:
    assert turn("spiderines, hand 3", one="spiderines").targets() == {2: 1}


@pytest.mark.case("boundary")
def test_U_28_a_river_with_kraken_is_crossed_too_and_costs_them_as_usual() -> None:
    t = turn("lizardmen, hand 3", "kraken", one="lizardmen", three="kraken*2")
    assert t.price(3) == {"base": 1, "defenders": 2}
    assert t.targets() == {2: 1, 3: 3, 4: 2}


@pytest.mark.case("decline")
def test_UE_08_the_next_race_does_not_cross() -> None:
    t = turn("(lizardmen) \n A: spiderines, hand 3", one="spiderines", four="(lizardmen)")
    assert t.targets() == {2: 1}


@pytest.mark.case("combined", "underground.gnomes")
def test_U_28_not_to_a_region_of_gnomes() -> None:
    gnomes = "underground.gnomes"
    t = turn("lizardmen, hand 5", gnomes, one="lizardmen", four=gnomes)
    t.refuses(Conquer(4), "not_adjacent")


@pytest.mark.case("combined", "kraken", "royal")
def test_U_21_an_immune_river_is_not_crossed() -> None:
    t = turn("lizardmen, hand 3", "kraken royal", one="lizardmen", three="kraken queen")
    assert t.targets() == {2: 1}
    t.refuses(Conquer(4), "not_adjacent")


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "royal", "kraken")
def test_U_58_an_immune_river_of_their_own_player_does_not_bar_their_way() -> None:
    for player, reached in (("A", True), ("B", False)):
        other = "B" if player == "A" else "A"
        t = under(f"""
            turn A
            {player}: (kraken) royal
            {other}: (ogres)
            A: lizardmen, hand 4
            B: spiderines
            1 mine edge  : lizardmen
            2 river      : (kraken) queen
            3 mine       :
            4 mine       : spiderines
            5 mine       : (ogres)
        """)
        assert (3 in t.targets()) is reached
