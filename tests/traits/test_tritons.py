"""Tritons: one token less on the coast (B-11)."""

import pytest

from engine.actions import Conquer
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_11_the_shore_of_a_sea_costs_one_less_the_first_conquest_included() -> None:
    t = table("""
        turn A
        A: tritons, hand 4
        1 sea edge  :
        2 farmland  :
        3 hill      :
    """)
    assert t.price(2) == {"base": 2, "tritons": -1}
    assert t.targets() == {2: 1}
    t.conquer(2)
    assert t[2] == "tritons*1"


@pytest.mark.case("positive")
def test_B_11_the_shore_of_a_lake_costs_one_less() -> None:
    t = table("""
        turn A
        A: tritons, hand 4
        1 farmland edge :
        2 hill          : tribe
        3 lake          :
    """)
    t.conquer(1)
    assert t.price(2) == {"base": 2, "defenders": 1, "tritons": -1}
    t.conquer(2)
    assert (t[1], t[2]) == ("tritons*2", "tritons*2")
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("positive")
def test_B_11_a_sea_within_the_board_makes_a_coast_too() -> None:
    t = table("""
        turn A
        A: tritons, hand 4
        1 farmland edge : tritons
        2 mountain      :
        3 sea           :
    """)
    assert t.price(2) == {"base": 2, "mountain": 1, "tritons": -1}


@pytest.mark.case("negative")
def test_B_11_inland_and_the_bare_board_edge_cost_as_usual() -> None:
    t = table("""
        turn A
        A: tritons, hand 4
        1 farmland edge :
        2 hill          :
        3 hill          :
        4 lake          :
    """)
    assert t.price(1) == {"base": 2}
    assert t.price(2) == {"base": 2}
    assert t.price(3) == {"base": 2, "tritons": -1}


@pytest.mark.case("negative")
def test_B_10_the_shore_of_a_lake_is_no_entry() -> None:
    t = table("""
        turn A
        A: tritons, hand 4
        1 farmland edge :
        2 hill          :
        3 lake          :
    """)
    assert t.targets() == {1: 2}
    t.refuses(Conquer(2), "not_an_entry")
    t.refuses(Conquer(3), "not_an_entry", "closed")


@pytest.mark.case("boundary")
def test_B_26_one_token_is_the_least_and_suffices_for_an_empty_shore() -> None:
    t = table("""
        turn A
        A: tritons, hand 1
        1 sea edge   :
        2 farmland   :
        3 hill - 1   : tribe
    """)
    assert t.targets() == {2: 1}
    assert t.die_targets() == [3]
    t.refuses(Conquer(2, roll=True), "die_not_needed")
    t.conquer(2)
    assert t[2] == "tritons*1"


@pytest.mark.case("boundary")
def test_B_11_two_waters_are_no_more_than_one() -> None:
    t = table("""
        turn A
        A: tritons, hand 3
        1 sea edge     :
        2 farmland     : tribe
        3 lake         :
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "tritons": -1}


@pytest.mark.case("decline")
def test_B_25_declining_tritons_leave_one_token_per_region() -> None:
    t = table("""
        turn A
        A: tritons
        1 sea edge : 
        2 farmland : tritons*5
        3 farmland : tritons
    """).declines()
    assert (t[2], t[3]) == ("(tritons)*1", "(tritons)*1")
    assert t.state.tray["tritons"] == 11 - 2
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "seafaring")
def test_B_11_water_itself_is_not_cheaper_even_when_seas_meet() -> None:
    t = table("""
        turn A
        A: tritons seafaring, hand 5
        1 sea edge     :
        2 sea edge - 1 :
        3 farmland - 1 :
    """)
    assert t.price(1) == {"base": 2}
    assert t.targets() == {1: 2, 2: 2, 3: 1}


@pytest.mark.case("combined", "commando")
def test_B_26_discounts_add_up_to_no_less_than_one_token() -> None:
    t = table("""
        turn A
        A: tritons commando, hand 2
        1 sea edge     :
        2 farmland     :
        3 hill - 1     : tribe*2
    """)
    assert t.price(2) == {"base": 2, "tritons": -1, "commando": -1, "minimum": 1}
    assert t.price(3) == {"base": 2, "defenders": 2, "tritons": -1, "commando": -1}
    assert t.targets() == {2: 1, 3: 2}


@pytest.mark.case("combined", "mounted", "underworld")
def test_B_50_other_discounts_add_up_with_the_coast() -> None:
    t = table("""
        turn A
        A: tritons mounted, hand 3
        1 sea edge        :
        2 hill            : tribe
        3 swamp cavern - 1 : tribe
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "tritons": -1, "mounted": -1}
    assert t.price(3) == {"base": 2, "defenders": 1, "tritons": -1}
    t = table("""
        turn A
        A: tritons underworld, hand 3
        1 sea edge         :
        2 hill             : tribe
        3 swamp cavern - 1 : tribe
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "tritons": -1}
    assert t.price(3) == {"base": 2, "defenders": 1, "tritons": -1, "underworld": -1}


@pytest.mark.case("combined", "berserk")
def test_B_40_the_die_comes_off_after_the_coast() -> None:
    t = table("""
        turn A, die 1
        A: tritons berserk, hand 2
        1 sea edge  :
        2 farmland  : tribe*2
    """)
    t.use("berserk")
    assert t.price(2) == {"base": 2, "defenders": 2, "tritons": -1, "die": -1}
    t.conquer(2)
    assert t[2] == "tritons*2"
