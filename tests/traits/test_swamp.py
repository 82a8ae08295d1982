"""Swamp beside others; what it does alone is a row of `families.py`."""

import pytest

from tests.dsl import table


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
