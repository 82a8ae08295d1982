"""Dwarves beside others; what they do alone is a row of `families.py`."""

import pytest

from tests.dsl import table


@pytest.mark.case("decline")
def test_B_36_a_declined_mine_conquered_by_its_owners_new_race_pays_no_more() -> None:
    t = table("""
        turn A
        A: (dwarves)
        A: orcs, hand 3
        1 hill mine edge : (dwarves)
        2 swamp mine     : (dwarves)
    """)
    assert t.price(1) == {"base": 2, "defenders": 1}
    t.conquer(1).end_turn()
    assert t.earned("A") == {"regions": 2, "dwarves": 1, "orcs": 1}
    assert t.state.tray["dwarves"] == 8 - 1
    t.settled()


@pytest.mark.case("combined", "merchant")
def test_B_49_merchant_dwarves_earn_both_while_active_and_only_mines_in_decline() -> None:
    board = """
        1 hill mine edge : dwarves
        2 farmland       : dwarves
    """
    t = table(f"turn A \n A: dwarves merchant {board}").end_turn()
    assert t.earned("A") == {"regions": 2, "merchant": 2, "dwarves": 1}
    t.settled()
    t = table(f"turn A \n A: dwarves merchant {board}").declines()
    assert t.earned("A") == {"regions": 2, "dwarves": 1}
    t.settled()


@pytest.mark.case("combined", "spirit")
def test_B_47_spirit_dwarves_are_not_removed_by_the_next_decline_and_go_on_mining() -> None:
    t = table("""
        turn A
        A: (dwarves) spirit
        A: orcs
        1 hill mine edge : (dwarves)
        2 farmland       : orcs*2
    """).declines()
    assert t.races() == ["(dwarves)", "(orcs)"]
    assert t.earned("A") == {"regions": 2, "dwarves": 1}
    t.settled()


@pytest.mark.case("combined", "orcs")
def test_B_66_mines_of_dwarves_removed_by_the_next_decline_are_not_scored() -> None:
    t = table("""
        turn A
        A: (dwarves)
        A: orcs
        1 hill mine edge : (dwarves)
        2 farmland       : orcs*2
    """).declines()
    assert t.races() == ["(orcs)"]
    assert t[1] == ""
    assert t.state.tray["dwarves"] == 8
    assert t.earned("A") == {"regions": 1}
    t.settled()
