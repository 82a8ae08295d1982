"""Fortified: a fortress a turn, six in all (B-06, B-19, B-55, B-56, B-74)."""

import pytest

from engine import Answer, Conquer, Use
from tests.dsl import table

FULL = [
    ("giants", "flying"),
    ("humans", "swamp"),
    ("elves", "forest"),
    ("dwarves", "stout"),
    ("wizards", "berserk"),
    ("amazons", "merchant"),
]
"""A full column, so that no new combo is opened."""


@pytest.mark.case("positive")
def test_B_55_a_fortress_goes_on_a_region_held_at_redeployment_and_pays_at_once():
    t = table("""
        turn A
        A: ratmen fortified, hand 2, coins 5
        B: orcs
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : orcs
    """)
    t.conquer(2).done().put((1, 1)).done()
    assert t.question() == "fortified.fortress"
    assert t.options() == [1, 2]
    t.answer(2)
    assert t[2] == "ratmen*1 fortress"
    assert t.earned("A") == {"regions": 2, "fortified": 1}
    assert t.coins("A") == 8
    t.settled()


@pytest.mark.case("positive")
def test_B_55_every_own_region_with_a_fortress_pays_a_coin():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen fortress
        2 swamp     : ratmen fortress
        3 hill      : ratmen
        4 hill edge : orcs
    """)
    t.done()
    assert t.options() == [3]
    t.answer(3)
    assert t.earned("A") == {"regions": 3, "fortified": 3}
    t.settled()


@pytest.mark.case("positive")
def test_B_26_a_fortress_costs_an_attacker_one_token_more():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: orcs fortified
        1 hill edge : ratmen
        2 mountain  : orcs*2 fortress
        3 hill edge : orcs
    """)
    assert t.price(2) == {"base": 2, "defenders": 2, "fortress": 1, "mountain": 1}
    t.conquer(2)
    assert t[2] == "ratmen*6 mountain"


@pytest.mark.case("negative")
def test_B_55_a_fortress_is_optional():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen
        2 swamp     : ratmen fortress
        3 hill edge : orcs
    """)
    t.done()
    assert t.legal() == [Answer(), Answer((1,))]
    t.answer()
    assert (t[1], t[2]) == ("ratmen*1", "ratmen*1 fortress")
    assert t.earned("A") == {"regions": 2, "fortified": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_06_one_fortress_a_turn_and_one_in_a_region():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen
        2 swamp     : ratmen fortress
        3 hill      : ratmen
        4 hill edge : orcs
    """)
    t.done()
    t.refuses(Answer((2,)), "not_an_option")
    t.refuses(Answer((1, 3)), "too_many")
    t.answer(1)
    assert (t[1], t[2], t[3]) == ("ratmen*1 fortress", "ratmen*1 fortress", "ratmen*1")
    t.settled()


@pytest.mark.case("negative")
def test_B_06_no_fortress_on_regions_of_the_declined_race_nor_of_others():
    t = table("""
        turn A
        A: (trolls)
        A: ratmen fortified
        B: orcs
        1 hill edge : trolls
        2 swamp     : ratmen
        3 hill edge : orcs
    """)
    t.done()
    assert t.options() == [2]


@pytest.mark.case("negative")
def test_B_55_with_a_fortress_in_every_region_nothing_is_asked():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen fortress
        2 hill edge : orcs
    """)
    t.done()
    assert t.player == "B"
    assert t.earned("A") == {"regions": 1, "fortified": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_06_the_sixth_fortress_can_be_built():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen fortress
        2 swamp     : ratmen fortress
        3 swamp     : ratmen fortress
        4 swamp     : ratmen fortress
        5 swamp     : ratmen fortress
        6 swamp     : ratmen
        7 swamp     : ratmen
        8 hill edge : orcs
    """)
    t.done().answer(6)
    assert t[6] == "ratmen*1 fortress"
    assert t.earned("A") == {"regions": 7, "fortified": 6}
    t.settled()


@pytest.mark.case("boundary")
def test_B_06_B_74_a_seventh_fortress_is_not_in_the_supply():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen fortress
        2 swamp     : ratmen fortress
        3 swamp     : ratmen fortress
        4 swamp     : ratmen fortress
        5 swamp     : ratmen fortress
        6 swamp     : ratmen fortress
        7 swamp     : ratmen
        8 hill edge : orcs
    """)
    t.done()
    assert t.player == "B"
    assert t[7] == "ratmen*1"
    assert t.earned("A") == {"regions": 7, "fortified": 6}
    t.settled()


@pytest.mark.case("boundary")
def test_B_55_B_56_a_fortress_lost_by_abandoning_returns_to_the_supply_and_may_be_built_again():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen fortress
        2 swamp     : ratmen fortress
        3 swamp     : ratmen fortress
        4 swamp     : ratmen fortress
        5 swamp     : ratmen fortress
        6 swamp     : ratmen fortress
        7 swamp     : ratmen
        8 hill edge : orcs
    """)
    t.abandon(1)
    assert t[1] == ""
    t.done().put((2, 1)).done()
    assert t.options() == [7]
    t.answer(7)
    assert t[7] == "ratmen*1 fortress"
    assert t.earned("A") == {"regions": 6, "fortified": 6}
    t.settled()


@pytest.mark.case("boundary")
def test_B_06_B_56_a_fortress_is_lost_when_its_region_is_conquered_and_may_be_built_again():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: orcs fortified
        1 hill edge : ratmen
        2 swamp     : orcs fortress
        3 hill edge : orcs
    """)
    t.conquer(2)
    assert t[2] == "ratmen*4"
    t.end_turn().done()
    assert t.options() == [3]
    t.answer(3)
    assert t[3] == "orcs*1 fortress"
    t.settled()


@pytest.mark.case("decline")
def test_B_06_B_19_in_decline_the_fortress_defends_but_pays_no_more_and_the_badge_stays():
    t = table(
        """
        turn A
        A: ratmen fortified
        B: orcs, hand 9
        1 hill edge : ratmen*3 fortress
        2 swamp     : ratmen
        3 hill edge : orcs
    """,
        column=[("dwarves", "flying")],
    )
    t.declines()
    assert t.player == "B"
    assert t.earned("A") == {"regions": 2}
    assert t[1] == "(ratmen)*1 fortress"
    assert t.army("ratmen").power == "fortified"
    assert t.state.discards == []
    t.settled()
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 2}
    assert (t[1], t[2]) == ("(ratmen)*1 fortress", "(ratmen)*1")
    assert t.player == "B"
    assert t.price(1) == {"base": 2, "defenders": 1, "fortress": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_06_B_66_a_newer_decline_takes_fortresses_and_badge_of_the_older_race_away():
    t = table(
        """
        turn A
        A: (ratmen) fortified
        A: skeletons hill
        B: orcs
        1 hill edge : ratmen fortress
        2 swamp     : ratmen fortress
        3 hill      : skeletons
        4 hill edge : orcs
    """,
        column=FULL,
    )
    t.declines()
    assert (t[1], t[2], t[3]) == ("", "", "(skeletons)*1")
    assert t.races() == ["(skeletons)", "orcs"]
    assert t.state.discards == ["fortified", "hill"]
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_19_the_badge_is_discarded_when_the_last_declined_token_is_wiped_out():
    t = table(
        """
        turn A
        A: skeletons, hand 9
        B: (ratmen) fortified
        B: orcs
        1 hill edge : skeletons
        2 swamp     : ratmen fortress
        3 hill edge : orcs
    """,
        column=FULL,
    )
    t.conquer(2)
    assert t[2] == "skeletons*4"
    assert t.races() == ["skeletons", "orcs"]
    assert t.state.discards == ["fortified"]
    assert t.state.banners.under == ["ratmen"]


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_declined_ghouls_build_no_fortress_but_keep_theirs_until_they_abandon_it():
    t = table(
        """
        turn A
        A: ghouls fortified
        B: orcs
        1 hill edge : ghouls*4 fortress
        2 swamp     : ghouls fortress
        3 hill      :
        4 hill edge : orcs
    """,
        column=[("dwarves", "flying")],
    )
    t.declines().end_turn().pick(0)
    t.abandon(1)
    assert (t[1], t[2]) == ("", "(ghouls)*1 fortress")
    t.conquer(3).end_turn()
    assert t.player == "B"
    assert t.region(2).markers == {"fortress": 1}
    assert t.region(3).markers == {}
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "trolls")
def test_B_26_B_36_lair_and_fortress_add_up():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: trolls fortified
        1 hill edge : ratmen
        2 swamp     : trolls lair fortress
        3 hill edge : trolls lair
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "lair": 1, "fortress": 1}
    t.conquer(2)
    assert t[2] == "ratmen*5"


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_56_a_fortress_does_not_protect_from_sorcerers_and_goes():
    t = table("""
        turn A
        A: sorcerers
        B: orcs fortified
        1 hill edge : sorcerers
        2 swamp     : orcs fortress
        3 hill edge : orcs
    """)
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"


@pytest.mark.case("combined", "dragon_master")
def test_B_43_B_56_a_fortress_does_not_protect_from_the_dragon_and_goes():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: orcs fortified
        1 hill edge : ratmen
        2 swamp     : orcs*3 fortress
        3 hill edge : orcs
    """)
    t.use("dragon_master", 2)
    assert t[2] == "ratmen*1 dragon"


@pytest.mark.case("combined", "amazons")
def test_B_30_B_56_a_fortress_goes_with_a_region_that_amazons_give_up_before_one_is_built():
    t = table("""
        turn A
        A: amazons fortified, aside 4
        B: orcs
        1 hill edge : amazons fortress
        2 swamp     : tribe
        3 hill edge : orcs
    """)
    t.conquer(2).done().answer(1)
    assert t.question() == "fortified.fortress"
    assert t.options() == [2]
    t.answer(2)
    assert (t[1], t[2]) == ("", "amazons*1 fortress")
    assert t.earned("A") == {"regions": 1, "fortified": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_56_a_conquest_of_ones_own_declined_region_removes_its_fortress_too():
    t = table("""
        turn A
        A: (ratmen) fortified
        A: skeletons hill, hand 9
        B: orcs
        1 hill edge : skeletons
        2 swamp     : ratmen fortress
        3 swamp     : ratmen
        4 hill edge : orcs
    """)
    t.conquer(2)
    assert t[2] == "skeletons*4"
    t.refuses(Conquer(2), "own_region")
    t.refuses(Use("fortified", 2), "not_offered")


@pytest.mark.case("boundary")
def test_B_55_by_default_a_fortress_goes_where_none_stands_yet():
    t = table("""
        turn A
        A: ratmen fortified
        B: orcs
        1 hill edge : ratmen fortress
        2 mountain  : ratmen
        3 hill edge : orcs
    """)
    t.end_turn()
    assert (t[1], t[2]) == ("ratmen*1 fortress", "ratmen*1 mountain fortress")
    assert t.earned("A") == {"regions": 2, "fortified": 2}
    t.settled()


@pytest.mark.case("positive")
def test_B_55_by_default_a_fortress_goes_where_most_is_at_stake():
    t = table("""
        turn A, round 4
        A: elves fortified
        B: orcs
        1 hill edge           : elves
        2 hill - 3            : elves
        3 hill - 2 4          : elves
        4 hill edge - 3       : orcs*9
    """)
    t.end_turn()
    assert (t[1], t[2], t[3]) == ("elves*1", "elves*1", "elves*1 fortress")
    t.settled()
