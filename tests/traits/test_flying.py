"""Flying: any land region, adjacent or not (B-44)."""

import pytest

from engine import Conquer, Use
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_44_flying_conquers_any_land_region_adjacent_or_not():
    t = table("""
        turn A
        A: ratmen flying, hand 9
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 forest    :
        4 mountain  : tribe
        5 hill edge : elves
    """)
    assert t.targets() == {2: 2, 3: 2, 4: 4, 5: 3}
    t.conquer(4, 5)
    assert (t[4], t[5]) == ("ratmen*4 mountain", "ratmen*3")


@pytest.mark.case("positive")
def test_B_23_B_44_flying_enters_anywhere_and_goes_on_anywhere():
    t = table("""
        turn A
        A: ratmen flying, hand 5
        B: elves
        1 hill edge : elves
        2 swamp     :
        3 forest    :
        4 hill      :
    """)
    assert t.targets() == {1: 3, 2: 2, 3: 2, 4: 2}
    t.conquer(2, 4)
    assert (t[2], t[4]) == ("ratmen*2", "ratmen*2")


@pytest.mark.case("positive")
def test_B_08_B_44_the_final_die_flies_too():
    t = table("""
        turn A, die 3
        A: ratmen flying, hand 1
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 forest    : tribe*2
        4 hill edge : elves
    """)
    assert t.die_targets() == [2, 3, 4]
    t.roll(3)
    assert t[3] == "ratmen*1"


@pytest.mark.case("negative")
def test_B_44_flying_conquers_no_sea_and_no_lake():
    t = table("""
        turn A
        A: ratmen flying, hand 9
        B: elves
        1 hill edge : ratmen
        2 lake      :
        3 forest    :
        4 sea edge  :
        5 hill edge : elves
    """)
    assert t.targets() == {3: 2, 5: 3}
    t.refuses(Conquer(2), "closed")
    t.refuses(Conquer(4), "closed", "not_adjacent")


@pytest.mark.case("negative")
def test_B_10_B_44_flying_does_not_enter_on_the_sea():
    t = table("""
        turn A
        A: ratmen flying, hand 9
        B: elves
        1 sea edge  :
        2 forest    :
        3 hill edge : elves
    """)
    t.refuses(Conquer(1), "closed")


@pytest.mark.case("negative")
def test_B_44_only_the_race_with_the_badge_flies():
    t = table("""
        turn B
        A: ratmen flying
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     :
        3 forest    :
        4 hill edge : elves
    """)
    assert t.targets() == {3: 2}
    t.refuses(Conquer(2), "not_adjacent")


@pytest.mark.case("boundary")
def test_B_13_B_44_flying_needs_a_token_in_hand():
    t = table("""
        turn A
        A: ratmen flying
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 forest    :
        4 hill edge : elves
    """)
    t.refuses(Conquer(3), "no_tokens")


@pytest.mark.case("boundary")
def test_B_26_B_44_flying_pays_the_full_price_one_below_is_too_little():
    t = table("""
        turn A
        A: ratmen flying, hand 4
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 mountain  : elves*2
        4 hill edge : elves*2
    """)
    assert t.price(3) == {"base": 2, "defenders": 2, "mountain": 1}
    t.refuses(Conquer(3), "too_few_tokens")
    t.conquer(4)
    assert t[4] == "ratmen*4"


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_ghouls_that_flew_walk_in_decline():
    t = table(
        """
        turn A
        A: ghouls flying
        B: elves
        1 hill edge : ghouls*5
        2 swamp     :
        3 forest    :
        4 hill edge : elves
    """,
        column=[("orcs", "hill")],
    )
    assert t.targets() == {2: 2, 3: 2, 4: 3}
    t.declines()
    assert t.state.discards == ["flying"]
    t.settled()
    t.end_turn().pick(0)
    assert t.targets() == {2: 2}
    t.refuses(Conquer(3), "not_adjacent")


@pytest.mark.case("decline")
def test_B_27_own_declined_flyers_give_a_new_race_no_wings():
    t = table(
        """
        turn A
        A: ratmen flying
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """,
        column=[("orcs", "hill")],
    )
    t.declines().end_turn().pick(0)
    t.refuses(Conquer(2), "not_an_entry")
    assert t.targets() == {1: 3, 3: 3}
    t.settled()


@pytest.mark.case("combined", "giants")
def test_B_32_flying_makes_nothing_adjacent_for_giants():
    t = table("""
        turn A
        A: giants flying, hand 9
        B: elves
        1 mountain edge : giants
        2 swamp         :
        3 forest        :
        4 hill edge     : elves
    """)
    assert t.price(2) == {"base": 2, "giants": -1}
    assert t.price(3) == {"base": 2}


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_44_flying_sorcerers_convert_anywhere():
    t = table("""
        turn A
        A: sorcerers flying
        B: elves
        1 hill edge : sorcerers
        2 swamp     :
        3 forest    : elves
        4 hill edge : elves*2
    """)
    t.refuses(Use("sorcerers", 4), "not_alone")
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_44_flying_sorcerers_enter_by_a_conversion_if_they_have_a_token_in_hand():
    t = table("""
        turn A
        A: sorcerers flying, hand 1
        B: elves
        1 hill edge : elves*2
        2 swamp     : elves
    """)
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"
    assert t.army("sorcerers").hand == 1


@pytest.mark.case("combined", "sorcerers")
def test_B_35_flying_sorcerers_with_neither_region_nor_token_do_not_re_enter_by_a_conversion():
    t = table("""
        turn A
        A: sorcerers flying
        B: elves
        1 hill edge : elves*2
        2 swamp     : elves
    """)
    t.refuses(Use("sorcerers", 2), "not_adjacent")


@pytest.mark.case("combined", "tritons", "heroic")
def test_B_11_B_51_flying_tritons_pay_less_on_far_coasts_and_nothing_opens_a_region_with_a_hero():
    t = table("""
        turn A
        A: tritons flying, hand 9
        B: elves heroic
        1 hill edge : tritons
        2 swamp     :
        3 forest    : elves
        4 sea edge  :
        5 hill      : elves hero
    """)
    assert t.price(3) == {"base": 2, "defenders": 1, "tritons": -1}
    t.refuses(Conquer(5), "immune")
