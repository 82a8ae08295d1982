"""Swamp: a coin for each swamp region of its race while that is active (B-49)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_49_swamp_pays_a_coin_for_each_swamp_region():
    t = table("""
        turn A
        A: ratmen swamp, coins 5
        B: elves
        1 swamp edge : ratmen
        2 swamp      : ratmen
        3 hill     : ratmen
        4 swamp edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "swamp": 2}
    assert t.coins("A") == 10
    t.settled()


@pytest.mark.case("positive")
def test_B_49_swamp_pays_for_a_region_conquered_this_turn():
    t = table("""
        turn A
        A: ratmen swamp, hand 2
        B: elves
        1 forest edge : ratmen
        2 swamp      :
        3 swamp edge : elves
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "swamp": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_swamp_pays_for_no_other_terrain():
    t = table("""
        turn A
        A: ratmen swamp
        B: elves
        1 hill edge          : ratmen
        2 forest mine          : ratmen
        3 mountain           : ratmen
        4 farmland magic     : ratmen
        5 swamp edge - 4       : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 4}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_swamp_pays_nothing_for_regions_of_the_declined_race_of_its_player():
    t = table("""
        turn A
        A: (orcs)
        A: ratmen swamp
        B: elves
        1 swamp edge : orcs
        2 swamp      : ratmen
        3 swamp edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "swamp": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_swamp_pays_nothing_for_a_swamp_that_was_abandoned():
    t = table("""
        turn A
        A: ratmen swamp
        B: elves
        1 swamp edge : ratmen
        2 hill     : ratmen
        3 swamp edge : elves
    """)
    t.abandon(1).end_turn()
    assert t[1] == ""
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_swamp_pays_one_coin_for_one_swamp_however_many_tokens_stand_there():
    t = table("""
        turn A
        A: ratmen swamp
        B: elves
        1 swamp edge : ratmen*6
        2 swamp edge : elves
    """)
    t.end_turn()
    assert t[1] == "ratmen*6"
    assert t.earned("A") == {"regions": 1, "swamp": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_swamp_pays_nothing_on_the_turn_of_its_decline_nor_later():
    t = table(
        """
        turn A
        A: ratmen swamp, coins 5
        B: elves
        1 swamp edge : ratmen
        2 swamp      : ratmen
        3 hill edge: elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == ["swamp"]
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_49_swamp_taken_by_declined_ghouls_pays_only_its_region():
    t = table(
        """
        turn A
        A: ghouls swamp
        B: elves
        1 swamp edge : ghouls*4
        2 swamp      :
        3 hill edge  : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 1}
    t.end_turn().pick(0).conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "dwarves")
def test_B_36_B_49_swamp_and_dwarves_both_pay_for_a_swamp_with_a_mine():
    t = table("""
        turn A
        A: dwarves swamp
        B: elves
        1 swamp mine edge : dwarves
        2 swamp           : dwarves
        3 hill mine       : dwarves
        4 hill edge       : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "dwarves": 2, "swamp": 2}
    t.settled()
