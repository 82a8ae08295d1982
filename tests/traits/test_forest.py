"""Forest beside others; what it does alone is a row of `families.py`."""

import pytest

from tests.dsl import table


@pytest.mark.case("combined", "amazons")
def test_B_30_B_49_forest_that_amazons_give_up_for_want_of_tokens_pays_nothing():
    t = table("""
        turn A
        A: amazons forest, aside 4
        B: elves
        1 hill edge : amazons
        2 forest    : tribe
        3 hill edge : elves
    """)
    t.conquer(2).done()
    assert t.question() == "amazons.short"
    t.answer(2)
    assert t[2] == ""
    assert t.earned("A") == {"regions": 1}
    t.settled()
