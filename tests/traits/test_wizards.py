"""Wizards beside others; what they do alone is a row of `families.py`."""

import pytest

from tests.dsl import table


@pytest.mark.case("combined", "spirit")
def test_B_47_a_spirit_does_not_keep_the_magic_working() -> None:
    t = table("""
        turn A
        A: wizards spirit
        A: (orcs)
        1 farmland magic edge : wizards*2
        2 hill magic          : (orcs)
    """).declines()
    assert t.races() == ["(wizards)", "(orcs)"]
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "dwarves")
def test_B_36_wizards_and_declined_dwarves_are_each_paid_in_their_own_regions() -> None:
    t = table("""
        turn A
        A: (dwarves)
        A: wizards
        1 farmland magic mine edge : (dwarves)
        2 hill magic mine          : wizards
    """).end_turn()
    assert t.earned("A") == {"regions": 2, "dwarves": 1, "wizards": 1}
    t.settled()
