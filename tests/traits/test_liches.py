"""Liches: in decline, whoever conquers a region of theirs pays their owner (UE-07, U-12, C-04)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mudpool edge : lizardmen
    2 mudpool      : (liches)
    3 mudpool      : (liches)
    4 mine edge    : mudmen
"""


@pytest.mark.case("positive")
def test_UE_07_whoever_conquers_a_declined_lich_region_pays_a_coin_to_its_owner() -> None:
    t = under(
        f"turn A \n A: lizardmen, hand 6, coins 5 \n B: (liches), coins 5 \n B: mudmen \n {BOARD}"
    )
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (4, 6)
    t.conquer(3)
    assert (t.coins("A"), t.coins("B")) == (3, 7)
    t.end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_U_12_active_liches_cost_no_coin() -> None:
    t = under("""
        turn A
        A: lizardmen, hand 6, coins 0
        B: liches, coins 5
        1 mudpool edge : lizardmen
        2 mudpool      : liches
        3 mudpool      : liches
    """)
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (0, 5)


@pytest.mark.case("negative")
def test_C_05_their_owner_pays_nothing_for_them() -> None:
    t = under("""
        turn A
        A: (liches), coins 0
        A: lizardmen, hand 3
        B: mudmen
        1 mudpool edge : lizardmen
        2 mudpool      : (liches)
        3 mudpool      : (liches)
        4 mine         : mudmen
    """)
    t.conquer(2)
    assert t[2] == "lizardmen*3"
    assert t.coins("A") == 0


@pytest.mark.case("boundary")
def test_C_04_with_the_last_coin_spent_the_next_region_is_closed() -> None:
    t = under(f"turn A \n A: lizardmen, hand 6, coins 1 \n B: (liches) \n B: mudmen \n {BOARD}")
    t.conquer(2)
    assert t.coins("A") == 0
    t.refuses(Conquer(3), "toll")


@pytest.mark.case("boundary")
def test_C_04_a_failed_attempt_costs_no_coin_but_the_coin_must_be_there() -> None:
    for coins in (1, 0):
        text = f"turn A, die 0 \n A: lizardmen, hand 2, coins {coins} \n B: (liches), coins 5"
        t = under(f"{text} \n B: mudmen \n {BOARD}")
        if coins:
            t.roll(2)
            assert t[2] == "(liches)*1"
            assert t.coins("B") == 5
        else:
            t.refuses(Conquer(2, roll=True), "toll")


@pytest.mark.case("decline")
def test_U_12_liches_that_decline_are_paid_from_then_on() -> None:
    t = under("""
        turn A
        A: liches, coins 5
        B: lizardmen, hand 3, coins 5
        1 mudpool      : liches*2
        2 mudpool edge : lizardmen
        3 mudpool      : lizardmen
    """)
    t.declines()
    assert (t.player, t.coins("A")) == ("B", 5 + 1)
    t.conquer(1)
    assert (t.coins("A"), t.coins("B")) == (7, 4)


@pytest.mark.case("combined", "tomb")
def test_U_12_liches_in_a_tomb_lose_one_token_and_are_paid() -> None:
    t = under("""
        turn A
        A: lizardmen, hand 5, coins 5
        B: (liches) tomb, coins 5
        B: mudmen
        1 mudpool edge : lizardmen
        2 mudpool      : (liches)*3
        3 mudpool      : (liches)
        4 mine edge    : mudmen
    """)
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (4, 6)
    t.end_turn()
    assert t[3] == "(liches)*3"
    t.settled()


@pytest.mark.case("combined", "sword_of_the_killer_rabbit")
def test_UE_07_a_relic_saves_tokens_and_no_coin() -> None:
    t = under(
        f"turn A \n A: lizardmen, hand 1, coins 5 \n B: (liches), coins 5 \n B: mudmen \n {BOARD}",
        finds={"sword_of_the_killer_rabbit": 1},
    )
    t.play(Conquer(2, by="sword_of_the_killer_rabbit"))
    assert t[2] == "lizardmen*1"
    assert (t.coins("A"), t.coins("B")) == (4, 6)


@pytest.mark.case("negative")
@pytest.mark.case("combined", "mudmen", "spiderines")
def test_UE_07_conquests_elsewhere_pay_them_nothing() -> None:
    t = under("""
        turn A
        A: spiderines, hand 6, coins 5
        B: (liches), coins 5
        B: mudmen
        1 mudpool edge : spiderines
        2 mine         : mudmen
        3 mine         : (liches)
        4 mine         : mudmen
    """).conquer(2)
    assert (t.coins("A"), t.coins("B")) == (5, 5)
