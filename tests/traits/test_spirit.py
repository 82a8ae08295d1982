"""Spirit: a declined race that is not its player's one declined race (B-47)."""

import pytest

from engine import tokens_on_board
from tests.dsl import table

FULL = [
    ("giants", "flying"),
    ("skeletons", "swamp"),
    ("halflings", "forest"),
    ("tritons", "stout"),
    ("wizards", "berserk"),
    ("amazons", "merchant"),
]
"""A full column, so that no new combo is opened."""


@pytest.mark.case("positive")
def test_B_47_when_spirit_declines_the_older_declined_race_stays():
    t = table(
        """
        turn A
        A: (orcs)
        A: ratmen spirit
        B: elves
        1 hill edge : orcs
        2 swamp     : ratmen*3
        3 hill      : ratmen
        4 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.races() == ["(orcs)", "(ratmen)", "elves"]
    assert (t[1], t[2], t[3]) == ("(orcs)*1", "(ratmen)*1", "(ratmen)*1")
    assert t.earned("A") == {"regions": 3}
    assert t.state.tray["ratmen"] == 13 - 2
    t.settled()


@pytest.mark.case("positive")
def test_B_47_a_newer_decline_does_not_remove_spirit():
    t = table(
        """
        turn A
        A: (ratmen) spirit
        A: orcs hill
        B: elves
        1 hill edge : ratmen
        2 swamp     : orcs
        3 hill      : orcs
        4 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.races() == ["(ratmen)", "(orcs)", "elves"]
    assert (t[1], t[2]) == ("(ratmen)*1", "(orcs)*1")
    assert t.army("ratmen").power == "spirit"
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("positive")
def test_B_47_one_player_earns_for_spirit_the_other_declined_race_and_the_active_one():
    t = table("""
        turn A
        A: (ratmen) spirit
        A: (orcs)
        A: humans
        B: elves
        1 hill edge : ratmen
        2 swamp     : orcs
        3 farmland  : humans
        4 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 1}
    assert tokens_on_board(t.box, t.state, 0) == 3
    t.settled()


@pytest.mark.case("negative")
def test_B_66_without_spirit_the_older_declined_race_leaves():
    t = table(
        """
        turn A
        A: (orcs)
        A: ratmen hill
        B: elves
        1 hill edge : orcs
        2 swamp     : ratmen
        3 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.races() == ["(ratmen)", "elves"]
    assert t[1] == ""
    assert t.state.banners.under == ["orcs"]
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_47_spirit_of_one_player_saves_no_race_of_another():
    t = table(
        """
        turn B
        A: (ratmen) spirit
        B: (orcs)
        B: elves hill
        1 hill edge : ratmen
        2 swamp     : orcs
        3 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.races() == ["(ratmen)", "(elves)"]
    t.settled()


@pytest.mark.case("boundary")
def test_B_47_B_66_of_three_declined_races_only_spirit_and_the_newest_stay():
    t = table(
        """
        turn A
        A: (orcs)
        A: (ratmen) spirit
        A: humans hill
        B: elves
        1 hill edge : orcs
        2 swamp     : ratmen
        3 farmland  : humans
        4 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.races() == ["(ratmen)", "(humans)", "elves"]
    assert (t[1], t[2], t[3]) == ("", "(ratmen)*1", "(humans)*1")
    assert t.earned("A") == {"regions": 2}
    assert t.state.discards == ["hill"]
    t.settled()


@pytest.mark.case("boundary")
def test_B_19_B_47_spirit_that_is_wiped_out_gives_back_banner_and_badge():
    t = table(
        """
        turn A
        A: elves, hand 5
        B: (ratmen) spirit
        B: orcs
        1 hill edge : elves
        2 swamp     : ratmen
        3 hill edge : orcs
    """,
        column=FULL,
    )
    t.conquer(2)
    assert t.races() == ["elves", "orcs"]
    assert t.state.discards == ["spirit"]
    assert t.state.banners.under == ["ratmen"]
    assert t.state.tray["ratmen"] == 13


@pytest.mark.case("boundary")
def test_B_47_B_67_spirit_that_declines_without_a_token_on_the_board_is_gone_at_once():
    t = table(
        """
        turn A
        A: (orcs)
        A: ratmen spirit, hand 3
        B: elves
        1 hill edge : orcs
        2 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.races() == ["(orcs)", "elves"]
    assert t.state.discards == ["spirit"]
    assert t.state.tray["ratmen"] == 13
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_47_declined_spirit_dies_like_any_other_declined_race():
    t = table("""
        turn A
        A: elves, hand 5
        B: (ratmen) spirit
        B: orcs
        1 hill edge : elves
        2 swamp     : ratmen
        3 hill      : ratmen
        4 hill edge : orcs
    """)
    assert t.price(2) == {"base": 2, "defenders": 1}
    t.conquer(2)
    assert [e.amount for e in t.happened("lost")] == [1]
    assert t.happened("driven") == []
    assert t.army("ratmen").driven == 0
    t.end_turn()
    assert t[3] == "(ratmen)*1"
    t.settled()


@pytest.mark.case("decline")
def test_B_47_active_spirit_declines_with_one_token_per_region_and_keeps_its_badge():
    t = table("""
        turn A
        A: ratmen spirit
        B: elves
        1 hill edge : ratmen*5
        2 swamp     : ratmen*2
        3 hill edge : elves
    """)
    t.declines()
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    assert t.army("ratmen").power == "spirit"
    assert t.state.discards == []
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_47_spirit_ghouls_are_not_removed_and_go_on_conquering_beside_two_more_races():
    t = table(
        """
        turn A
        A: (ghouls) spirit
        A: orcs hill
        B: elves
        1 hill edge : ghouls*4
        2 swamp     :
        3 forest    : orcs
        4 hill edge : elves
    """,
        column=[("ratmen", "flying")],
    )
    t.declines()
    assert t.races() == ["(ghouls)", "(orcs)", "elves"]
    t.end_turn().pick(0)
    assert t.state.turn.army == t.army("ghouls").id
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("combined", "dwarves")
def test_B_47_B_54_spirit_dwarves_earn_their_mines_beside_another_declined_race():
    t = table(
        """
        turn A
        A: (dwarves) spirit
        A: humans hill
        B: elves
        1 hill mine edge     : dwarves
        2 farmland mine      : humans
        3 hill edge          : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t.earned("A") == {"regions": 2, "dwarves": 1}
    t.settled()


@pytest.mark.case("combined", "trolls")
def test_B_02_B_47_lairs_of_declined_spirit_trolls_stay_through_another_decline():
    t = table(
        """
        turn A
        A: (trolls) spirit
        A: humans hill
        B: elves, hand 9
        1 hill edge : trolls lair
        2 swamp     : humans
        3 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t[1] == "(trolls)*1 lair"
    t.settled()


@pytest.mark.case("combined", "fortified")
def test_B_06_B_47_declining_spirit_leaves_the_fortresses_of_an_older_race_standing():
    t = table(
        """
        turn A
        A: (orcs) fortified
        A: ratmen spirit
        B: elves
        1 hill edge : orcs fortress
        2 swamp     : ratmen
        3 hill edge : elves
    """,
        column=FULL,
    )
    t.declines()
    assert t[1] == "(orcs)*1 fortress"
    assert t.state.discards == []
    t.settled()
