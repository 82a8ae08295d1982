"""Heroic: two regions that nobody can take (B-45, B-51)."""

import pytest

from engine import Answer, Conquer, Use
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_45_two_different_regions_get_a_hero_at_the_end_of_the_turn():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 forest    : ratmen
        4 hill edge : elves
    """)
    t.done()
    assert t.question() == "heroic.hero"
    assert t.options() == [1, 2, 3]
    t.answer(1, 3)
    assert (t[1], t[2], t[3]) == ("ratmen*1 hero", "ratmen*1", "ratmen*1 hero")
    assert t.earned("A") == {"regions": 3}
    t.settled()
    t.refuses(Conquer(3), "immune")


@pytest.mark.case("positive")
def test_B_45_heroes_move_every_turn_if_wanted():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen hero
        2 swamp     : ratmen hero
        3 forest    : ratmen
        4 hill      : ratmen
        5 hill edge : elves
    """)
    t.done().answer(3).answer(2)
    assert [t.region(r).markers for r in (1, 2, 3, 4)] == [{}, {"hero": 1}, {"hero": 1}, {}]
    t.settled()


@pytest.mark.case("positive")
def test_B_45_heroes_need_not_move_and_stay_by_default():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen*3
        2 swamp     : ratmen*3 hero
        3 forest    : ratmen
        4 hill      : ratmen*3 hero
        5 hill edge : elves
    """)
    t.end_turn()
    assert [t.region(r).markers for r in (1, 2, 3, 4)] == [{}, {"hero": 1}, {}, {"hero": 1}]
    t.settled()


@pytest.mark.case("negative")
def test_B_45_both_heroes_must_stand_in_different_own_regions():
    t = table("""
        turn A
        A: (trolls)
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 forest    : ratmen
        4 hill      : trolls
        5 hill edge : elves
    """)
    t.done()
    t.refuses(Answer(), "too_few")
    t.refuses(Answer((1, 1)), "same_option_twice")
    t.refuses(Answer((1, 4)), "not_an_option")
    t.refuses(Answer((1, 2, 3)), "too_many")


@pytest.mark.case("negative")
def test_B_45_a_region_without_a_hero_is_taken_as_any_other():
    t = table("""
        turn A
        A: elves, hand 9
        B: ratmen heroic
        1 hill edge : elves
        2 swamp     : ratmen
        3 forest    : ratmen hero
        4 hill edge : ratmen hero
    """)
    assert t.targets() == {2: 3}
    t.conquer(2)
    assert t.targets() == {}
    t.refuses(Conquer(3), "immune")


@pytest.mark.case("negative")
def test_B_51_the_final_die_does_not_move_a_hero():
    t = table("""
        turn A, die 3
        A: elves, hand 1
        B: ratmen heroic
        1 hill edge : elves
        2 swamp     : ratmen hero
        3 forest    : ratmen hero
    """)
    t.refuses(Conquer(2, roll=True), "immune")
    assert t.die_targets() == []


@pytest.mark.case("boundary")
def test_B_45_with_two_regions_both_get_a_hero_unasked():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.done()
    assert t.player == "B"
    assert (t[1], t[2]) == ("ratmen*1 hero", "ratmen*1 hero")
    t.settled()


@pytest.mark.case("boundary")
def test_B_45_B_60_after_one_hero_is_placed_where_it_stands_the_default_leaves_the_other():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen hero
        3 forest    : ratmen
        4 hill      : ratmen hero
        5 hill edge : elves
    """)
    t.done().answer(2).end_turn()
    assert [t.region(r).markers for r in (1, 2, 3, 4)] == [{}, {"hero": 1}, {}, {"hero": 1}]
    t.settled()


@pytest.mark.case("boundary")
def test_B_45_with_one_region_only_one_hero_stands():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen
        2 hill edge : elves
    """)
    t.done()
    assert t.player == "B"
    assert t[1] == "ratmen*1 hero"
    t.settled()


@pytest.mark.case("boundary")
def test_B_45_B_72_with_no_region_no_hero_stands():
    t = table("""
        turn A
        A: ratmen heroic, hand 1
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """)
    t.done()
    assert t.player == "B"
    assert (t[1], t[2]) == ("elves*1", "elves*1")
    t.settled()


@pytest.mark.case("boundary")
def test_B_56_the_hero_of_an_abandoned_region_goes_and_is_placed_again():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen hero
        2 swamp     : ratmen*2 hero
        3 forest    : ratmen
        4 hill edge : elves
    """)
    t.abandon(1)
    assert t[1] == ""
    t.end_turn()
    assert (t.region(2).markers, t.region(3).markers) == ({"hero": 1}, {"hero": 1})
    t.settled()


@pytest.mark.case("decline")
def test_B_45_B_54_heroes_leave_the_board_in_decline():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves, hand 9
        1 hill edge : ratmen hero
        2 swamp     : ratmen*2 hero
        3 hill edge : elves
    """)
    t.declines()
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    assert t.state.discards == ["heroic"]
    t.settled()
    assert t.targets() == {2: 3}


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_45_declined_ghouls_have_no_heroes():
    t = table(
        """
        turn A
        A: ghouls heroic
        B: elves
        1 hill edge : ghouls*3 hero
        2 swamp     : ghouls hero
        3 hill      : ghouls
        4 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines().end_turn().pick(0).end_turn()
    assert t.player == "B"
    assert [t.region(r).markers for r in (1, 2, 3)] == [{}, {}, {}]
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_51_own_declined_ghouls_cannot_conquer_a_region_with_a_hero():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen heroic
        B: elves
        1 hill edge : ghouls*8
        2 swamp - 1 : ratmen hero
        3 hill - 1  : ratmen
        4 hill - 1  : ratmen hero
        5 hill edge - 2 : elves
    """)
    assert t.targets() == {3: 3}
    t.refuses(Conquer(2), "immune")


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_51_sorcerers_do_not_convert_a_lone_token_beside_a_hero():
    t = table("""
        turn A
        A: sorcerers
        B: ratmen heroic
        1 hill edge     : sorcerers
        2 swamp - 1     : ratmen hero
        3 hill - 1      : ratmen
        4 hill edge - 1 : ratmen hero
    """)
    t.refuses(Use("sorcerers", 2), "immune")
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"


@pytest.mark.case("combined", "dragon_master", "flying")
def test_B_43_B_44_B_51_a_hero_withstands_dragon_and_flyers():
    t = table("""
        turn A
        A: orcs dragon_master, hand 2
        B: elves flying, hand 9
        C: ratmen heroic
        1 hill edge : orcs
        2 swamp     : ratmen hero
        3 forest    : ratmen hero
        4 hill edge : elves
    """)
    t.refuses(Use("dragon_master", 2), "immune")
    t.end_turn()
    assert t.player == "B"
    t.refuses(Conquer(2), "immune")
    t.settled()


@pytest.mark.case("combined", "amazons")
def test_B_30_B_45_heroes_are_placed_after_amazons_have_given_up_a_region():
    t = table("""
        turn A
        A: amazons heroic, aside 4
        B: elves
        1 hill edge : amazons hero
        2 swamp     : amazons hero
        3 hill      : tribe
        4 hill edge : elves
    """)
    t.conquer(3).done().answer(1)
    assert t.player == "B"
    assert (t[1], t[2], t[3]) == ("", "amazons*1 hero", "amazons*1 hero")
    t.settled()


@pytest.mark.case("boundary")
def test_B_45_by_default_a_lone_hero_stays_and_the_other_goes_elsewhere():
    t = table("""
        turn A
        A: ratmen heroic
        B: elves
        1 hill edge : ratmen
        2 mountain  : ratmen
        3 forest    : ratmen hero
        4 hill edge : elves
    """)
    t.end_turn()
    assert (t[1], t[2], t[3]) == ("ratmen*1 hero", "ratmen*1 mountain", "ratmen*1 hero")
    t.settled()


@pytest.mark.case("positive")
def test_B_45_by_default_heroes_go_where_they_keep_most_out_of_reach():
    t = table("""
        turn A, round 4
        A: humans heroic
        B: orcs
        1 farmland edge - 2 5 : humans hero
        2 farmland - 1 3 5    : humans
        3 hill - 2 4 5        : humans
        4 hill - 3            : humans hero
        5 hill edge - 1 2 3   : orcs*9
    """)
    t.end_turn()
    assert (t[1], t[2], t[3]) == ("humans*1 hero", "humans*1", "humans*1 hero")
    t.settled()


@pytest.mark.case("boundary")
def test_B_45_by_default_no_two_heroes_go_to_the_only_region_in_danger():
    t = table("""
        turn A, round 4
        A: humans heroic
        B: orcs
        1 mountain - 2         : humans
        2 mountain - 1 3       : humans
        3 farmland edge - 2 4  : humans
        4 hill edge - 3        : orcs*3
    """)
    t.end_turn()
    assert (t[1], t[2], t[3]) == ("humans*1 mountain hero", "humans*1 mountain", "humans*1 hero")
    t.settled()
