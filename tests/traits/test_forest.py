"""Forest: a coin for each forest region of its race while that is active (B-49)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_49_forest_pays_a_coin_for_each_forest_region():
    t = table("""
        turn A
        A: ratmen forest, coins 5
        B: elves
        1 forest edge : ratmen
        2 forest      : ratmen
        3 hill     : ratmen
        4 forest edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "forest": 2}
    assert t.coins("A") == 10
    t.settled()


@pytest.mark.case("positive")
def test_B_49_forest_pays_for_a_region_conquered_this_turn():
    t = table("""
        turn A
        A: ratmen forest, hand 2
        B: elves
        1 swamp edge : ratmen
        2 forest      :
        3 forest edge : elves
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2, "forest": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_forest_pays_for_no_other_terrain():
    t = table("""
        turn A
        A: ratmen forest
        B: elves
        1 hill edge          : ratmen
        2 swamp mine          : ratmen
        3 mountain           : ratmen
        4 farmland magic     : ratmen
        5 forest edge - 4       : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 4}
    t.settled()


@pytest.mark.case("negative")
def test_B_49_forest_pays_nothing_for_regions_of_the_declined_race_of_its_player():
    t = table("""
        turn A
        A: (orcs)
        A: ratmen forest
        B: elves
        1 forest edge : orcs
        2 forest      : ratmen
        3 forest edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "forest": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_forest_pays_nothing_for_a_forest_that_was_abandoned():
    t = table("""
        turn A
        A: ratmen forest
        B: elves
        1 forest edge : ratmen
        2 hill     : ratmen
        3 forest edge : elves
    """)
    t.abandon(1).end_turn()
    assert t[1] == ""
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_49_forest_pays_one_coin_for_one_forest_however_many_tokens_stand_there():
    t = table("""
        turn A
        A: ratmen forest
        B: elves
        1 forest edge : ratmen*6
        2 forest edge : elves
    """)
    t.end_turn()
    assert t[1] == "ratmen*6"
    assert t.earned("A") == {"regions": 1, "forest": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_forest_pays_nothing_on_the_turn_of_its_decline_nor_later():
    t = table(
        """
        turn A
        A: ratmen forest, coins 5
        B: elves
        1 forest edge : ratmen
        2 forest      : ratmen
        3 hill edge: elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == ["forest"]
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "wizards")
def test_B_36_B_49_forest_and_wizards_both_pay_for_a_forest_with_magic():
    t = table("""
        turn A
        A: wizards forest
        B: elves
        1 forest magic edge : wizards
        2 swamp magic       : wizards
        3 forest            : wizards
        4 hill edge         : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "wizards": 2, "forest": 2}
    t.settled()


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
