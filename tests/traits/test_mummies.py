"""Mummies: every conquest costs one more (UE-10, U-09, U-31)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mudpool edge    : mummies
    2 mudpool         :
    3 mushroom_forest : tribe*2
    4 black_mountain  : lizardmen
"""


@pytest.mark.case("positive")
def test_UE_10_mummies_pay_one_more_whoever_defends() -> None:
    t = under(f"turn A \n A: mummies, hand 14 \n B: lizardmen \n {BOARD}")
    assert t.targets() == {2: 3}
    t.conquer(2)
    assert t[2] == "mummies*3"
    assert t.price(3) == {"base": 2, "defenders": 2, "mummies": 1}
    t.conquer(3)
    assert t.price(4) == {"base": 2, "defenders": 1, "black_mountain": 1, "mummies": 1}
    t.conquer(4)
    assert t.army("mummies").hand == 14 - 3 - 5 - 5
    t.end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_UE_10_others_pay_no_more_against_mummies() -> None:
    t = under("""
        turn A
        A: lizardmen, hand 3
        B: mummies
        1 mudpool edge : lizardmen
        2 mudpool      : mummies
        3 mudpool      : mummies
    """)
    assert t.price(2) == {"base": 2, "defenders": 1}
    t.conquer(2).end_turn()
    t.settled()


@pytest.mark.case("boundary")
def test_C_03_mummies_one_short_need_the_die() -> None:
    t = under(f"turn A, die 1 \n A: mummies, hand 2 \n B: lizardmen \n {BOARD}")
    assert (t.targets(), t.die_targets()) == ({}, [2])
    t.refuses(Conquer(2), "too_few_tokens")
    t.roll(2)
    assert t[2] == "mummies*1"
    t.settled()


@pytest.mark.case("boundary")
def test_UE_10_a_river_costs_mummies_two() -> None:
    t = under("turn A \n A: mummies, hand 2 \n 1 mudpool edge : mummies \n 2 river : \n 3 mine :")
    assert t.price(2) == {"base": 1, "mummies": 1}
    t.conquer(2)
    assert t.army("mummies").hand == 0


@pytest.mark.case("decline")
def test_UE_10_the_next_race_pays_no_more() -> None:
    t = under("""
        turn A
        A: (mummies)
        A: lizardmen, hand 3
        1 mudpool      : (mummies)
        2 mudpool edge : lizardmen
        3 mudpool      :
    """)
    assert t.price(3) == {"base": 2}
    assert t.price(1) == {"base": 2, "defenders": 1}
    t.conquer(3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("combined", "underground.gnomes")
def test_U_09_mummies_pay_one_more_against_gnomes_too() -> None:
    t = under("""
        turn A
        A: mummies, hand 4
        B: underground.gnomes
        1 mudpool edge : mummies
        2 mudpool      : underground.gnomes
        3 mudpool      : underground.gnomes
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "mummies": 1}
    t.conquer(2).end_turn()
    t.settled()


@pytest.mark.case("combined", "vampire")
def test_U_31_replacing_a_token_has_no_price_and_costs_mummies_nothing_more() -> None:
    t = under("""
        turn A
        A: mummies vampire, hand 1
        B: lizardmen
        1 mudpool edge : mummies
        2 mudpool      : lizardmen
        3 mudpool      : lizardmen
    """)
    t.use("vampire", 2)
    assert t[2] == "mummies*1"
    assert t.army("mummies").hand == 1
    t.end_turn()
    t.settled()


@pytest.mark.case("combined", "sword_of_the_killer_rabbit", "stinky_trolls_socks")
def test_U_31_mummies_pay_one_more_with_a_relic_too() -> None:
    for relic, left in (("sword_of_the_killer_rabbit", 2), ("stinky_trolls_socks", 3)):
        t = under(
            """
            turn A
            A: mummies, hand 3
            B: lizardmen
            1 mudpool edge : mummies
            2 mudpool      : lizardmen
            3 mudpool      : lizardmen*2
            """,
            finds={relic: 1},
        )
        t.refuses(Conquer(2), "too_few_tokens")
        t.play(Conquer(2, by=relic))
        assert t[2] == f"mummies*{left}"  # 2 + 1 + 1 - 2, or 2 + 1
        t.end_turn()
        t.settled()
