"""Ogres beside others; what they do alone is a row of `families.py` (UE-11)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge    : ogres
    2 mine         : {two}
    3 {rest}
    4 mine edge    : {two}
"""


@pytest.mark.case("combined", "underground.gnomes", "stone")
def test_U_22_gnomes_cost_ogres_the_full_price_and_mountains_one_less() -> None:
    gnomes = "underground.gnomes"
    board = BOARD.format(two=gnomes, rest="black_mountain - 1 4 :")
    t = under(f"turn A \n A: ogres stone, hand 5 \n B: {gnomes} \n {board}")
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.price(3) == {"base": 2, "black_mountain": 1, "ogres": -1}
    t.conquer(3).end_turn()
    assert t.earned("A") == {"regions": 2, "stone": 1}


@pytest.mark.case("combined", "kraken")
def test_C_01_a_river_costs_ogres_one_token_as_well() -> None:
    board = BOARD.format(two="kraken", rest="river - 1 4 :")
    t = under(f"turn A \n A: ogres, hand 1 \n B: kraken \n {board}")
    assert t.price(3) == {"base": 1, "ogres": -1, "minimum": 1}
