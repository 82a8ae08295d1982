"""Pillaging: a coin for each non-empty region conquered this turn (B-34, B-52)."""

import pytest

from engine import Redeploy
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_34_pillaging_pays_a_coin_for_each_non_empty_region_conquered():
    t = table("""
        turn A
        A: ratmen pillaging, hand 7, coins 5
        B: elves
        1 hill edge : ratmen
        2 swamp     : tribe
        3 swamp     : elves*2
        4 hill edge : elves
    """)
    t.conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "pillaging": 2}
    assert t.coins("A") == 10
    t.settled()


@pytest.mark.case("negative")
def test_B_12_B_34_pillaging_pays_nothing_for_empty_regions_even_with_a_mountain():
    t = table("""
        turn A
        A: ratmen pillaging, hand 7
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 mountain  :
        4 hill edge : elves
    """)
    t.conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_08_B_34_pillaging_pays_nothing_for_a_final_attempt_that_failed():
    t = table("""
        turn A, die 1
        A: ratmen pillaging, hand 1
        B: elves
        1 hill edge : ratmen
        2 swamp     : tribe
        3 hill edge : elves
    """)
    t.roll(2)
    assert t[2] == "tribe"
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_08_B_34_pillaging_pays_for_a_final_attempt_that_just_succeeded():
    t = table("""
        turn A, die 2
        A: ratmen pillaging, hand 1
        B: elves
        1 hill edge : ratmen
        2 swamp     : tribe
        3 hill edge : elves
    """)
    t.roll(2)
    assert t[2] == "ratmen*1"
    assert t.earned("A") == {"regions": 2, "pillaging": 1}
    assert t.player == "B"
    t.settled()


@pytest.mark.case("boundary")
def test_B_34_pillaging_pays_only_for_conquests_of_this_turn():
    t = table("""
        turn A
        A: ratmen pillaging, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     : tribe
        3 hill edge : elves
    """)
    t.conquer(2).end_turn().end_turn().end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_B_34_pillaging_pays_for_own_declined_region():
    t = table("""
        turn A
        A: (orcs)
        A: ratmen pillaging, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     : orcs
        3 hill edge : elves
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "pillaging": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_34_pillaging_pays_nothing_in_decline():
    t = table("""
        turn A
        A: ratmen pillaging
        B: elves
        1 hill edge : ratmen
        2 swamp edge: elves
    """)
    t.declines()
    assert t.earned("A") == {"regions": 1}
    assert t.state.discards == ["pillaging"]
    t.settled()


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_34_pillaging_of_ghouls_pays_nothing_once_they_are_declined():
    t = table(
        """
        turn A
        A: ghouls pillaging
        B: elves
        1 hill edge : ghouls*5
        2 swamp     : tribe
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines().end_turn().pick(0)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_52_pillaging_does_not_count_what_own_declined_ghouls_conquer():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen pillaging, hand 3
        B: elves
        1 hill edge : ghouls*5
        2 swamp     : tribe
        3 swamp     : tribe
        4 hill      : ratmen
        5 hill edge : elves
    """)
    t.conquer(2).play(Redeploy(((1, 1), (2, 2)))).conquer(3).end_turn()
    assert t.earned("A") == {"regions": 4, "pillaging": 1}
    t.settled()


@pytest.mark.case("combined", "orcs")
def test_B_34_pillaging_and_orcs_add_up():
    t = table("""
        turn A
        A: orcs pillaging, hand 6
        B: elves
        1 hill edge : orcs
        2 swamp     : tribe
        3 swamp     : elves
        4 hill edge : elves
    """)
    t.conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "orcs": 2, "pillaging": 2}
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_34_pillaging_pays_for_a_conversion_of_sorcerers():
    t = table("""
        turn A
        A: sorcerers pillaging
        B: elves
        1 hill edge : sorcerers
        2 swamp     : elves
        3 hill edge : elves
    """)
    t.use("sorcerers", 2).end_turn()
    assert t.earned("A") == {"regions": 2, "pillaging": 1}
    t.settled()


@pytest.mark.case("combined", "amazons")
def test_B_34_pillaging_pays_for_a_region_that_amazons_give_up_again():
    t = table("""
        turn A
        A: amazons pillaging, aside 4
        B: elves
        1 hill edge : amazons
        2 swamp     : tribe
        3 hill edge : elves
    """)
    t.conquer(2).done()
    assert t.question() == "amazons.short"
    t.answer(2)
    assert t[2] == ""
    assert t.earned("A") == {"regions": 1, "pillaging": 1}
    t.settled()
