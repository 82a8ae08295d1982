"""Wealthy: seven coins once (B-49)."""

import pytest

from engine import Pick
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_49_wealthy_pays_seven_coins_at_the_end_of_the_turn_on_which_it_was_picked():
    t = table(
        """
        turn A
        A:, coins 5
        B: elves
        1 hill edge : elves
        2 swamp edge:
    """,
        column=[("ratmen", "wealthy")],
    )
    t.pick(0)
    assert t.army("ratmen").hand == 8 + 4
    assert t.coins("A") == 5
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 1, "wealthy": 7}
    assert t.coins("A") == 13
    t.settled()


@pytest.mark.case("negative")
def test_B_49_wealthy_pays_nothing_on_the_turn_after():
    t = table("""
        turn A, round 3
        A: ratmen wealthy, since 2, coins 5
        B: elves
        1 hill edge : ratmen
        2 swamp edge: elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 1}
    assert t.coins("A") == 6
    t.settled()


@pytest.mark.case("negative")
def test_B_49_wealthy_pays_no_second_time_after_its_turn_has_been_played():
    t = table(
        """
        turn A
        A:, coins 5
        B: elves
        1 hill edge : elves
        2 swamp edge:
    """,
        column=[("ratmen", "wealthy")],
    )
    t.pick(0).conquer(2).end_turn().end_turn().end_turn()
    assert t.earned("A") == {"regions": 1}
    assert t.coins("A") == 5 + 8 + 1
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_B_72_wealthy_pays_even_if_nothing_was_conquered():
    t = table(
        """
        turn A
        A:, coins 5
        B: elves
        1 hill edge : elves
        2 swamp edge:
    """,
        column=[("ratmen", "wealthy")],
    )
    t.pick(0).end_turn()
    assert t.earned("A") == {"wealthy": 7}
    assert t.coins("A") == 12
    t.settled()


@pytest.mark.case("boundary")
def test_B_14_B_49_wealthy_cannot_pay_for_its_own_place_in_the_column():
    t = table(
        """
        turn A
        A:, coins 0
        B: elves
        1 hill edge : elves
        2 swamp edge:
    """,
        column=[("ratmen", "hill"), ("orcs", "wealthy")],
    )
    t.refuses(Pick(1), "too_poor")
    assert t.legal(Pick) == [Pick(0)]


@pytest.mark.case("decline")
def test_B_03_wealthy_pays_nothing_in_decline_and_its_badge_is_discarded():
    t = table("""
        turn A, round 3
        A: ratmen wealthy, since 2, coins 5
        B: elves
        1 hill edge : ratmen
        2 swamp edge: elves
    """)
    t.declines()
    assert t.earned("A") == {"regions": 1}
    assert t.coins("A") == 6
    assert t.state.discards == ["wealthy"]
    t.settled()


@pytest.mark.case("combined", "amazons")
def test_B_30_B_49_wealthy_amazons_get_their_four_tokens_and_seven_coins():
    t = table(
        """
        turn A
        A:, coins 5
        B: elves
        1 hill edge : elves
        2 swamp edge:
    """,
        column=[("amazons", "wealthy")],
    )
    t.pick(0)
    assert t.army("amazons").hand == 6 + 4 + 4
    t.conquer(2).end_turn()
    assert t[2] == "amazons*10"
    assert t.earned("A") == {"regions": 1, "wealthy": 7}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_49_wealthy_pays_once_although_declined_ghouls_act_in_the_same_turn():
    t = table(
        """
        turn A
        A: (ghouls), coins 5
        B: elves
        1 hill edge : ghouls*3
        2 swamp     :
        3 hill edge : elves
    """,
        column=[("ratmen", "wealthy")],
    )
    t.pick(0).conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "wealthy": 7}
    assert t.coins("A") == 14
    t.settled()
