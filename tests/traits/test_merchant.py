"""Merchant: a coin more for each region of its race while that is active (B-49)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_49_merchant_pays_a_coin_more_for_each_region():
    t = table("""
        turn A
        A: ratmen merchant, coins 5
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 mountain  : ratmen
        4 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "merchant": 3}
    assert t.coins("A") == 11
    t.settled()


@pytest.mark.case("positive")
def test_B_49_merchant_pays_for_a_region_conquered_this_turn():
    t = table("""
        turn A
        A: ratmen merchant, hand 2
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "merchant": 2}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_merchant_pays_nothing_for_regions_of_the_declined_race_of_its_player():
    t = table("""
        turn A
        A: (orcs)
        A: ratmen merchant
        B: elves
        1 hill edge : orcs
        2 swamp     : orcs
        3 forest    : ratmen
        4 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "merchant": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_merchant_pays_nothing_with_no_region():
    t = table("""
        turn A
        A: ratmen merchant, hand 2, coins 5
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """)
    t.end_turn()
    assert t.earned("A") == {}
    assert t.coins("A") == 5
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_merchant_pays_one_coin_for_one_region_however_many_tokens_stand_there():
    t = table("""
        turn A
        A: ratmen merchant
        B: elves
        1 hill edge : ratmen*9
        2 swamp edge: elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 1, "merchant": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_merchant_pays_nothing_on_the_turn_of_its_decline_nor_later():
    t = table(
        """
        turn A
        A: ratmen merchant
        B: elves
        1 hill edge : ratmen*3
        2 swamp     : ratmen
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == ["merchant"]
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "dwarves")
def test_B_36_B_49_merchant_and_dwarves_both_pay_for_a_mine_and_only_the_mine_goes_on():
    t = table("""
        turn A
        A: dwarves merchant
        B: elves
        1 hill mine edge : dwarves
        2 swamp          : dwarves
        3 hill edge      : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "dwarves": 1, "merchant": 2}
    t.end_turn().declines()
    assert t.earned("A") == {"regions": 2, "dwarves": 1}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_49_merchant_beside_own_declined_ghouls_counts_its_own_regions_only():
    t = table("""
        turn A
        A: (ghouls)
        A: humans merchant
        B: elves
        1 hill edge     : ghouls*3
        2 swamp         :
        3 farmland      : humans
        4 hill edge     : elves
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 1, "merchant": 1}
    t.settled()
