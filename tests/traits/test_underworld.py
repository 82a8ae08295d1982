"""Underworld: cavern regions cost one less and are adjacent to one another (B-50)."""

import pytest

from engine import Conquer, Use
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_50_underworld_pays_one_less_on_caverns():
    t = table("""
        turn A
        A: ratmen underworld, hand 5
        B: elves
        1 hill edge        : ratmen
        2 swamp cavern     : tribe
        3 hill edge        : elves
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "underworld": -1}
    t.conquer(2)
    assert t[2] == "ratmen*2"


@pytest.mark.case("positive")
def test_B_50_from_a_cavern_every_other_cavern_is_adjacent():
    t = table("""
        turn A
        A: ratmen underworld, hand 5
        B: elves
        1 hill cavern edge  : ratmen
        2 swamp             :
        3 forest            :
        4 mountain cavern   :
        5 hill cavern edge  : elves
    """)
    assert t.targets() == {2: 2, 4: 2, 5: 2}
    t.conquer(4)
    assert t[4] == "ratmen*2 mountain"
    assert t.targets() == {2: 2, 3: 2, 5: 2}


@pytest.mark.case("positive")
def test_B_27_B_50_a_cavern_taken_this_turn_opens_the_others():
    t = table("""
        turn A
        A: ratmen underworld, hand 5
        B: elves
        1 hill edge        : ratmen
        2 swamp cavern     :
        3 forest           :
        4 hill cavern      :
        5 hill edge        : elves
    """)
    t.refuses(Conquer(4), "not_adjacent")
    t.conquer(2).conquer(4)
    assert (t[2], t[4]) == ("ratmen*1", "ratmen*1")


@pytest.mark.case("negative")
def test_B_50_underworld_pays_the_full_price_without_a_cavern_and_reaches_nothing_from_there():
    t = table("""
        turn A
        A: ratmen underworld, hand 5
        B: elves
        1 hill edge        : ratmen
        2 swamp            :
        3 forest cavern    :
        4 hill edge        : elves
    """)
    assert t.price(2) == {"base": 2}
    t.refuses(Conquer(3), "not_adjacent")


@pytest.mark.case("negative")
def test_B_50_underworld_gives_no_entry_through_an_inner_cavern():
    t = table("""
        turn A
        A: ratmen underworld, hand 5
        B: elves
        1 hill cavern edge : elves
        2 swamp cavern     :
        3 forest           :
        4 swamp cavern edge:
    """)
    t.refuses(Conquer(2), "not_an_entry")
    assert t.targets() == {1: 2, 4: 1}
    t.conquer(4).conquer(2)
    assert (t[2], t[4]) == ("ratmen*1", "ratmen*1")


@pytest.mark.case("negative")
def test_B_50_caverns_are_not_adjacent_for_others():
    t = table("""
        turn B
        A: ratmen underworld
        B: elves, hand 5
        1 hill cavern edge : ratmen
        2 swamp            :
        3 forest           :
        4 hill cavern edge : elves
    """)
    t.refuses(Conquer(1), "not_adjacent")
    assert t.price(1) == {"base": 2, "defenders": 1}


@pytest.mark.case("boundary")
def test_B_27_B_50_caverns_of_the_declined_race_of_its_player_open_nothing():
    t = table("""
        turn A
        A: (orcs)
        A: ratmen underworld, hand 5
        B: elves
        1 hill cavern edge : orcs
        2 swamp            :
        3 forest           : ratmen
        4 hill             :
        5 swamp            :
        6 hill cavern edge : elves
    """)
    assert t.targets() == {2: 2, 4: 2}
    t.refuses(Conquer(6), "not_adjacent")


@pytest.mark.case("negative")
@pytest.mark.case("combined", "ghouls")
def test_B_52_underworld_lends_its_caverns_to_no_ghouls_of_its_owner_and_keeps_them_itself():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen underworld
        B: elves
        1 hill cavern edge   : (ghouls)*5
        2 swamp              :
        3 forest cavern      : ratmen*4
        4 hill               :
        5 swamp cavern edge  :
        6 hill cavern        : elves
    """)
    assert t.state.turn.army == t.army("ghouls").id
    assert t.targets() == {2: 2}
    assert t.die_targets() == []
    assert t.price(5) == {"base": 2}
    t.refuses(Conquer(3), "not_adjacent")
    t.refuses(Conquer(5), "not_adjacent")
    t.refuses(Conquer(6), "not_adjacent")
    t.done()
    assert t.state.turn.army == t.army("ratmen").id
    assert t.targets() == {2: 2, 4: 2, 5: 1, 6: 2}
    assert t.die_targets() == [1]
    t.conquer(6)
    assert t[6] == "ratmen*2"
    t.end_turn().settled()


@pytest.mark.case("boundary")
def test_B_50_an_abandoned_cavern_opens_nothing_any_more():
    t = table("""
        turn A
        A: ratmen underworld, hand 5
        B: elves
        1 hill cavern edge : ratmen
        2 swamp            : ratmen
        3 forest           :
        4 hill             :
        5 hill cavern edge : elves
    """)
    assert t.targets() == {3: 2, 5: 2}
    t.abandon(1)
    assert t.targets() == {1: 1, 3: 2}


@pytest.mark.case("boundary")
def test_B_13_B_50_underworld_needs_at_least_one_token():
    t = table("""
        turn A
        A: ratmen underworld
        B: elves
        1 hill cavern edge : ratmen
        2 swamp            : elves*3
        3 hill cavern      :
    """)
    t.refuses(Conquer(3), "no_tokens")


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_underworld_ghouls_lose_caverns_and_discount_in_decline():
    t = table(
        """
        turn A
        A: ghouls underworld
        B: elves
        1 hill cavern edge : ghouls*4
        2 swamp cavern     :
        3 forest           :
        4 hill cavern edge : elves
    """,
        column=[("orcs", "flying")],
    )
    assert t.targets() == {2: 1, 4: 2}
    t.declines()
    assert t.state.discards == ["underworld"]
    t.settled()
    t.end_turn().pick(0)
    assert t.targets() == {2: 2}
    t.refuses(Conquer(4), "not_adjacent")


@pytest.mark.case("combined", "giants")
def test_B_32_giants_attack_from_a_mountain_cavern_through_the_underworld():
    t = table("""
        turn A
        A: giants underworld, hand 5
        B: elves
        1 mountain cavern edge : giants
        2 swamp                :
        3 forest               :
        4 hill cavern          : tribe
        5 hill cavern edge     :
        6 hill edge            : elves
    """)
    assert t.price(4) == {"base": 2, "defenders": 1, "giants": -1, "underworld": -1}
    assert t.price(5) == {"base": 2, "giants": -1, "underworld": -1, "minimum": 1}
    t.conquer(4)
    assert t[4] == "giants*1"


@pytest.mark.case("combined", "giants")
def test_B_32_a_mountain_without_a_cavern_gives_giants_nothing_through_the_underworld():
    t = table("""
        turn A
        A: giants underworld, hand 5
        B: elves
        1 mountain edge     : giants
        2 swamp cavern      : giants
        3 forest            :
        4 hill cavern       : tribe
        5 hill edge         : elves
    """)
    assert t.price(4) == {"base": 2, "defenders": 1, "underworld": -1}


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_50_sorcerers_convert_through_the_underworld():
    t = table("""
        turn A
        A: sorcerers underworld
        B: elves
        1 hill cavern edge  : sorcerers
        2 swamp             :
        3 hill cavern       : elves
        4 hill edge         : elves
    """)
    t.refuses(Use("sorcerers", 4), "not_adjacent")
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"


@pytest.mark.case("combined", "tritons")
def test_B_26_B_50_underworld_and_tritons_add_up_but_one_token_is_always_needed():
    t = table("""
        turn A
        A: tritons underworld, hand 5
        B: elves
        1 sea edge           :
        2 swamp              : tritons
        3 hill cavern - 1 2  :
        4 hill edge - 3      : elves
    """)
    assert t.price(3) == {"base": 2, "tritons": -1, "underworld": -1, "minimum": 1}
