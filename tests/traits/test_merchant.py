"""Merchant beside others; what it does alone is a row of `families.py`."""

import pytest

from tests.dsl import table


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
