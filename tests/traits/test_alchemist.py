"""Alchemist: two coins a turn while its race is active (B-49)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_49_alchemist_pays_two_coins_at_the_end_of_its_turn():
    t = table("""
        turn A
        A: ratmen alchemist, coins 5
        B: elves
        1 hill edge : ratmen*2
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "alchemist": 2}
    assert t.coins("A") == 9
    t.settled()


@pytest.mark.case("positive")
def test_B_49_alchemist_pays_two_coins_again_every_turn():
    t = table("""
        turn A
        A: ratmen alchemist, coins 5
        B: elves
        1 hill edge : ratmen
        2 swamp edge: elves
    """)
    t.end_turn().end_turn().end_turn()
    assert t.earned("A") == {"regions": 1, "alchemist": 2}
    assert t.coins("A") == 11
    t.settled()


@pytest.mark.case("negative")
def test_B_49_alchemist_pays_nothing_at_the_end_of_the_turn_of_another():
    t = table("""
        turn B
        A: ratmen alchemist, coins 5
        B: elves, coins 5
        1 hill edge : ratmen
        2 swamp edge: elves
    """)
    t.end_turn()
    assert t.earned() == {"regions": 1}
    assert (t.coins("A"), t.coins("B")) == (5, 6)
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_alchemist_pays_with_no_region_at_all():
    t = table("""
        turn A
        A: ratmen alchemist, hand 3, coins 5
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """)
    t.end_turn()
    assert t.earned("A") == {"alchemist": 2}
    assert t.coins("A") == 7
    t.settled()


@pytest.mark.case("boundary")
def test_B_16_B_49_alchemist_pays_with_neither_region_nor_token():
    t = table("""
        turn A
        A: ratmen alchemist, coins 0
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """)
    t.end_turn()
    assert t.earned("A") == {"alchemist": 2}
    assert t.coins("A") == 2
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_alchemist_pays_two_coins_however_many_regions_there_are():
    t = table("""
        turn A
        A: ratmen alchemist
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 swamp     : ratmen
        4 forest    : ratmen
        5 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 4, "alchemist": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_49_alchemist_pays_nothing_on_the_turn_of_its_decline_nor_later():
    t = table(
        """
        turn A
        A: ratmen alchemist, coins 5
        B: elves
        1 hill edge : ratmen*2
        2 swamp     : ratmen
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 2}
    assert t.army("ratmen").power is None
    assert t.state.discards == ["alchemist"]
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 2}
    assert t.coins("A") == 9
    t.settled()


@pytest.mark.case("combined", "dwarves")
def test_B_03_B_49_alchemist_of_dwarves_ends_with_decline_but_the_mines_go_on():
    t = table("""
        turn A
        A: dwarves alchemist, coins 5
        B: elves
        1 hill mine edge : dwarves
        2 swamp mine     : dwarves
        3 hill edge      : elves
    """)
    active = t.box, t.state
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "dwarves": 2, "alchemist": 2}
    t.box, t.state = active
    t.declines()
    assert t.earned("A") == {"regions": 2, "dwarves": 2}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_49_alchemist_of_ghouls_pays_no_more_while_they_go_on_conquering_in_decline():
    t = table(
        """
        turn A
        A: ghouls alchemist, coins 5
        B: elves
        1 hill edge : ghouls*4
        2 swamp     :
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines().end_turn().pick(0)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()
