"""Seafaring: seas and lakes as empty regions (B-10, B-19, B-22, B-46)."""

import pytest

from engine import Conquer, Use, plain_box
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_46_seafaring_conquers_seas_and_lakes_as_empty_regions():
    t = table("""
        turn A
        A: ratmen seafaring, hand 5
        B: elves
        1 hill edge   : ratmen
        2 lake        :
        3 sea - 1     :
        4 hill edge - 3 : elves
    """)
    assert t.price(2) == {"base": 2}
    assert t.price(3) == {"base": 2}
    t.conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("positive")
def test_B_10_B_46_an_edge_sea_may_be_the_first_conquest():
    t = table("""
        turn A
        A: ratmen seafaring, hand 5
        B: elves
        1 sea edge    :
        2 hill        :
        3 forest      : elves
    """)
    assert t.targets() == {1: 2, 2: 2}
    t.conquer(1)
    assert t[1] == "ratmen*2"
    t.conquer(2)
    assert t[2] == "ratmen*2"


@pytest.mark.case("positive")
def test_B_27_B_46_from_water_every_shore_is_adjacent():
    t = table("""
        turn A
        A: ratmen seafaring, hand 9
        B: elves
        1 lake               : ratmen
        2 hill edge - 1      :
        3 swamp - 1          : tribe
        4 hill edge - 1      : elves
        5 forest edge - 4    :
    """)
    assert t.targets() == {2: 2, 3: 3, 4: 3}


@pytest.mark.case("negative")
def test_B_22_nobody_else_conquers_water():
    t = table("""
        turn A
        A: ratmen, hand 5
        B: elves seafaring
        1 hill edge : ratmen
        2 lake      :
        3 hill edge : elves
    """)
    t.refuses(Conquer(2), "closed")
    t.refuses(Conquer(2, roll=True), "closed")


@pytest.mark.case("negative")
def test_B_46_water_held_is_safe_from_all_others():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: elves seafaring
        1 hill edge : ratmen
        2 lake      : elves
        3 hill edge : elves
    """)
    t.refuses(Conquer(2), "closed")
    assert t.targets() == {}


@pytest.mark.case("boundary")
def test_B_10_B_46_a_lake_may_not_be_the_first_conquest_nor_is_its_shore_an_entry():
    t = table("""
        turn A
        A: ratmen seafaring, hand 5
        B: elves
        1 hill edge : elves
        2 lake      :
        3 hill      :
    """)
    assert t.targets() == {1: 3}
    t.refuses(Conquer(2), "not_an_entry")
    t.refuses(Conquer(3), "not_an_entry")


@pytest.mark.case("boundary")
def test_B_10_the_shore_of_an_edge_sea_is_an_entry_even_while_the_sea_is_occupied():
    t = table("""
        turn A
        A: ratmen, hand 5
        B: elves seafaring
        1 sea edge  : elves*3
        2 hill      :
        3 forest    : elves
    """)
    assert t.targets() == {2: 2}
    t.conquer(2)
    assert t[2] == "ratmen*2"


@pytest.mark.case("boundary")
def test_B_46_water_costs_two_tokens_one_is_too_little():
    t = table("""
        turn A, die 1
        A: ratmen seafaring, hand 1
        B: elves
        1 hill edge : ratmen
        2 lake      :
        3 hill edge : elves*3
    """)
    t.refuses(Conquer(2), "too_few_tokens")
    assert t.die_targets() == [2]
    t.roll(2)
    assert t[2] == "ratmen*1"
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_B_28_B_46_water_given_up_may_be_entered_again_only_by_an_edge_sea():
    t = table("""
        turn A
        A: ratmen seafaring, hand 5
        B: elves
        1 sea edge  : ratmen
        2 hill      : elves
        3 lake      : ratmen
    """)
    t.abandon(1, 3)
    assert t.targets() == {1: 2, 2: 3}
    t.refuses(Conquer(3), "not_an_entry")


@pytest.mark.case("decline")
def test_B_19_B_46_water_is_kept_and_scored_in_decline_and_stays_safe():
    t = table(
        """
        turn A
        A: ratmen seafaring
        B: elves, hand 9
        1 sea edge  : ratmen*3
        2 hill edge : ratmen
        3 lake      : ratmen*2
        4 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.earned("A") == {"regions": 3}
    assert (t[1], t[3]) == ("(ratmen)*1", "(ratmen)*1")
    assert t.army("ratmen").power == "seafaring"
    assert t.state.discards == []
    t.settled()
    t.refuses(Conquer(3), "closed")
    t.end_turn().pick(0).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("decline")
def test_B_19_B_66_the_badge_is_discarded_when_the_declined_seafarers_are_removed():
    t = table(
        """
        turn A
        A: (ratmen) seafaring
        A: orcs hill
        B: elves
        1 sea edge  : ratmen
        2 hill edge : orcs
        3 hill edge : elves
    """,
        column=[
            ("giants", "flying"),
            ("humans", "swamp"),
            ("trolls", "forest"),
            ("dwarves", "stout"),
            ("wizards", "berserk"),
            ("amazons", "merchant"),
        ],
    )
    t.declines()
    assert t[1] == ""
    assert t.races() == ["(orcs)", "elves"]
    assert t.state.discards == ["seafaring", "hill"]
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_46_declined_ghouls_keep_their_water_but_take_no_more():
    t = table(
        """
        turn A
        A: ghouls seafaring
        B: elves
        1 sea edge  : ghouls*4
        2 hill      :
        3 lake      :
        4 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t.army("ghouls").power == "seafaring"
    t.end_turn().pick(0)
    assert t.targets() == {2: 2}
    t.conquer(2).refuses(Conquer(3), "closed")
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_52_seafaring_opens_no_water_to_declined_ghouls_of_its_owner():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen seafaring
        B: elves
        1 farmland edge : (ghouls)*4
        2 lake          :
        3 hill          : ratmen*3
        4 swamp edge    : elves
    """)
    assert t.state.turn.army == t.army("ghouls").id
    assert t.targets() == {}
    t.refuses(Conquer(2), "closed")
    t.done()
    assert t.state.turn.army == t.army("ratmen").id
    assert t.targets() == {2: 2}
    t.conquer(2)
    assert t[2] == "ratmen*2"


@pytest.mark.case("combined", "tritons")
def test_B_11_tritons_get_no_discount_on_water_itself():
    t = table("""
        turn A
        A: tritons seafaring, hand 9
        B: elves
        1 sea edge  :
        2 hill      : tritons
        3 lake      :
        4 hill edge : elves
    """)
    assert t.price(1) == {"base": 2}
    assert t.price(3) == {"base": 2}
    assert t.price(4) == {"base": 2, "defenders": 1, "tritons": -1}


@pytest.mark.case("combined", "halflings")
def test_B_33_B_46_seafaring_halflings_enter_on_a_lake_and_leave_a_hole_there():
    t = table("""
        turn A
        A: halflings seafaring, hand 5
        B: elves
        1 hill edge : elves
        2 swamp     :
        3 lake      :
        4 swamp     :
    """)
    t.conquer(3)
    assert t[3] == "halflings*2 hole"
    t.conquer(2)
    assert t[2] == "halflings*2 hole"


@pytest.mark.case("combined", "giants")
def test_B_32_B_46_giants_pay_one_less_for_water_below_their_mountain():
    t = table("""
        turn A
        A: giants seafaring, hand 5
        B: elves
        1 mountain edge : giants
        2 lake          :
        3 hill edge     : elves
    """)
    assert t.price(2) == {"base": 2, "giants": -1}


@pytest.mark.case("combined", "flying", "dragon_master")
def test_B_43_B_44_B_46_neither_wings_nor_a_dragon_reach_seafarers_on_the_water():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 9
        B: orcs flying, hand 9
        C: elves seafaring
        1 hill edge : ratmen
        2 lake      : elves
        3 hill edge : orcs
    """)
    t.refuses(Use("dragon_master", 2), "closed")
    t.end_turn()
    assert t.player == "B"
    t.refuses(Conquer(2), "closed")
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_46_sorcerers_convert_nobody_on_the_water():
    t = table("""
        turn A
        A: sorcerers
        B: elves seafaring
        1 hill edge : sorcerers
        2 lake      : elves
        3 hill edge : elves
    """)
    t.refuses(Use("sorcerers", 2), "closed")


@pytest.mark.case("boundary")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_B_10_B_46_on_every_printed_board_the_seas_are_entries_and_the_lake_is_none(players):
    regions = plain_box("base", players).regions.values()
    assert {(r.terrain, r.entry) for r in regions if r.terrain in ("sea", "lake")} == {
        ("sea", True),
        ("lake", False),
    }
