"""Hill beside others; what it does alone is a row of `families.py`."""

import pytest

from tests.dsl import table


@pytest.mark.case("combined", "orcs")
def test_B_34_B_49_hill_and_orcs_both_pay_for_a_hill_taken_from_a_tribe():
    t = table("""
        turn A
        A: orcs hill, hand 5
        B: elves
        1 swamp edge : orcs
        2 hill       : tribe
        3 hill       :
        4 swamp edge : elves
    """)
    t.conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "orcs": 1, "hill": 2}
    t.settled()


@pytest.mark.case("combined", "giants")
def test_B_32_B_49_hill_does_not_pay_for_the_mountain_that_gives_giants_their_discount():
    t = table("""
        turn A
        A: giants hill, hand 1
        B: elves
        1 mountain edge : giants
        2 hill          :
        3 swamp edge    : elves
    """)
    assert t.price(2) == {"base": 2, "giants": -1}
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "hill": 1}
    t.settled()
