"""Hill: a coin for each hill region of its race while that is active (B-49)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_49_hill_pays_a_coin_for_each_hill_region():
    t = table("""
        turn A
        A: ratmen hill, coins 5
        B: elves
        1 hill edge : ratmen
        2 hill      : ratmen
        3 forest     : ratmen
        4 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "hill": 2}
    assert t.coins("A") == 10
    t.settled()


@pytest.mark.case("positive")
def test_B_49_hill_pays_for_a_region_conquered_this_turn():
    t = table("""
        turn A
        A: ratmen hill, hand 2
        B: elves
        1 swamp edge : ratmen
        2 hill      :
        3 hill edge : elves
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "hill": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_hill_pays_for_no_other_terrain():
    t = table("""
        turn A
        A: ratmen hill
        B: elves
        1 forest edge          : ratmen
        2 swamp mine          : ratmen
        3 mountain           : ratmen
        4 farmland magic     : ratmen
        5 hill edge - 4       : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 4}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_hill_pays_nothing_for_regions_of_the_declined_race_of_its_player():
    t = table("""
        turn A
        A: (orcs)
        A: ratmen hill
        B: elves
        1 hill edge : orcs
        2 hill      : ratmen
        3 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "hill": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_hill_pays_nothing_for_a_hill_that_was_abandoned():
    t = table("""
        turn A
        A: ratmen hill
        B: elves
        1 hill edge : ratmen
        2 forest     : ratmen
        3 hill edge : elves
    """)
    t.abandon(1).end_turn()
    assert t[1] == ""
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_hill_pays_one_coin_for_one_hill_however_many_tokens_stand_there():
    t = table("""
        turn A
        A: ratmen hill
        B: elves
        1 hill edge : ratmen*6
        2 hill edge : elves
    """)
    t.end_turn()
    assert t[1] == "ratmen*6"
    assert t.earned("A") == {"regions": 1, "hill": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_hill_pays_nothing_on_the_turn_of_its_decline_nor_later():
    t = table(
        """
        turn A
        A: ratmen hill, coins 5
        B: elves
        1 hill edge : ratmen
        2 hill      : ratmen
        3 forest edge: elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == ["hill"]
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


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
