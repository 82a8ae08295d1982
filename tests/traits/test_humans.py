"""Humans beside others; what they do alone is a row of `families.py`."""

import pytest

from tests.dsl import table


@pytest.mark.case("combined", "mounted")
def test_B_50_mounted_humans_take_farmland_for_less_and_earn_as_much() -> None:
    t = table("""
        turn A
        A: humans mounted, hand 2
        1 farmland edge :
        2 farmland      :
    """)
    assert t.price(1) == {"base": 2, "mounted": -1}
    t.conquer(1, 2).end_turn()
    assert t.earned("A") == {"regions": 2, "humans": 2}
    t.settled()


@pytest.mark.case("combined", "stout")
def test_B_48_stout_humans_score_farmland_and_then_decline() -> None:
    t = table("""
        turn A
        A: humans stout
        1 farmland edge : humans
        2 hill          : humans
    """).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert t.races() == ["(humans)"]
    assert t.coins("A") == 5 + 3
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_70_farmland_lost_to_the_own_ghouls_pays_only_as_a_region() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: humans
        1 hill edge     : (ghouls)*4
        2 farmland      : humans
        3 farmland      : humans
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 1}
    t.settled()
