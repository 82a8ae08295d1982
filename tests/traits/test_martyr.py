"""Martyr: a coin from the bank for each region an opponent conquers (UE-22, U-13, C-09, C-10)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mine edge : spiderines
    2 mine      : {two}
    3 mine      : {three}
    4 mine edge : {three}
"""


def attack(two: str = "lizardmen", three: str = "lizardmen", badge: str = "", **more):
    text = f"turn A \n A: spiderines {badge}, hand 6, coins 5 \n B: lizardmen martyr, coins 5"
    return under(f"{text} \n {BOARD.format(two=two, three=three)}", **more)


@pytest.mark.case("positive")
def test_U_13_the_bank_pays_a_coin_for_each_region_lost_at_once() -> None:
    t = attack("lizardmen*2")
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (5, 6)
    assert t.earned() == {"martyr": 1}


@pytest.mark.case("positive")
def test_C_10_two_regions_pay_two_coins_at_once() -> None:
    t = attack()
    t.conquer(2)
    t.conquer(3)
    assert (t.coins("A"), t.coins("B")) == (5, 7)
    t.end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_UE_22_own_conquests_and_regions_given_up_pay_nothing() -> None:
    t = under("""
        turn A
        A: lizardmen martyr, hand 3, coins 5
        B: spiderines
        1 mine edge : lizardmen
        2 mine      : lizardmen
        3 mine      : spiderines
        4 mine edge : spiderines
    """)
    t.abandon(1).conquer(3)
    assert t.coins("A") == 5


@pytest.mark.case("negative")
@pytest.mark.case("combined", "wickedest_pentacle")
def test_C_10_a_region_lost_to_ones_own_balrog_pays_nothing() -> None:
    board = "1 mine edge : lizardmen \n 2 mine : lizardmen*3 \n 3 mine edge : liches"
    t = under(
        f"turn A \n A: lizardmen martyr, coins 5 \n B: liches \n {board}",
        finds={"wickedest_pentacle": 1},
    )
    t.use("wickedest_pentacle", 2)
    assert (t[2], t.coins("A")) == ("balrog", 5)


@pytest.mark.case("boundary")
def test_UE_22_an_attempt_that_fails_pays_nothing() -> None:
    t = under("""
        turn A, die 0
        A: spiderines, hand 2, coins 5
        B: lizardmen martyr, coins 5
        1 mine edge : spiderines
        2 mine      : lizardmen
        3 mine      : lizardmen
    """)
    t.roll(2)
    assert t[2] == "lizardmen*1"
    assert t.coins("B") == 5


@pytest.mark.case("decline")
def test_UE_22_nothing_is_paid_for_declined_regions() -> None:
    t = under("""
        turn B
        A: spiderines, hand 4
        B: lizardmen martyr, coins 5
        1 mine edge : spiderines
        2 mine      : lizardmen
        3 mine edge : lizardmen
    """)
    t.declines()
    assert t.state.discards == ["martyr"]
    assert (t.player, t.coins("B")) == ("A", 7)
    t.conquer(2)
    assert t.coins("B") == 7


@pytest.mark.case("combined", "vampire", "shiny_orb")
def test_C_09_a_token_that_is_replaced_pays_too() -> None:
    for badge, relic in (("vampire", ""), ("", "shiny_orb")):
        t = attack(badge=badge, finds={relic: 1} if relic else {})
        t.use(badge or relic, 2)
        assert t[2] == "spiderines*1"
        assert t.coins("B") == 6


@pytest.mark.case("combined", "wickedest_pentacle")
def test_U_68_the_balrog_conquers_nothing_and_pays_nothing() -> None:
    t = attack("lizardmen*3", finds={"wickedest_pentacle": 1})
    t.use("wickedest_pentacle", 2)
    assert t[2] == "balrog"
    assert t.coins("B") == 5
    assert t.state.tray["lizardmen"] == 12 - 5 + 2


@pytest.mark.case("combined", "stinky_trolls_socks")
def test_C_09_a_region_lost_without_a_token_pays_too() -> None:
    t = attack("lizardmen*4", finds={"stinky_trolls_socks": 1})
    t.play(Conquer(2, by="stinky_trolls_socks"))
    assert t.state.tray["lizardmen"] == 12 - 6
    assert t.coins("B") == 6
