"""Dwarves: a coin more per mine region, in decline too (B-36, B-54)."""

import pytest

from tests.dsl import table

MINES = """
    1 hill mine edge :
    2 farmland       :
    3 swamp mine     :
"""


@pytest.mark.case("positive")
def test_B_36_dwarves_earn_one_more_per_mine_region() -> None:
    t = table(f"turn A \n A: dwarves, hand 6 {MINES}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "dwarves": 2}
    assert t.coins("A") == 5 + 5
    t.settled()


@pytest.mark.case("positive")
def test_B_36_mines_pay_every_turn_that_they_are_held() -> None:
    t = table("""
        turn A
        A: dwarves
        B: orcs
        1 hill mine edge : dwarves*2
        2 farmland edge  : orcs*2
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 1, "dwarves": 1}
    t.end_turn().end_turn()
    assert t.earned("A") == {"regions": 1, "dwarves": 1}
    assert t.coins("A") == 5 + 2 + 2
    t.settled()


@pytest.mark.case("negative")
def test_B_36_other_races_earn_nothing_from_mines() -> None:
    t = table(f"turn A \n A: ratmen, hand 6 {MINES}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_36_mines_of_the_owners_other_race_do_not_count() -> None:
    t = table("""
        turn A
        A: dwarves
        A: (orcs)
        1 hill edge   : dwarves
        2 swamp mine  : (orcs)
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("negative")
def test_B_36_magic_and_caverns_are_no_mines() -> None:
    t = table("""
        turn A
        A: dwarves
        1 hill magic edge    : dwarves
        2 mountain cavern    : dwarves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(
    ("conquests", "earned"),
    [
        ((2,), {"regions": 1}),
        ((1,), {"regions": 1, "dwarves": 1}),
        ((1, 2, 3), {"regions": 3, "dwarves": 2}),
    ],
)
def test_B_36_no_mine_pays_nothing_one_one_and_two_two(
    conquests: tuple[int, ...], earned: dict[str, int]
) -> None:
    board = "1 hill mine edge : \n 2 farmland edge : \n 3 swamp mine :"
    t = table(f"turn A \n A: dwarves, hand 6 \n {board}").conquer(*conquests).end_turn()
    assert t.earned("A") == earned
    t.settled()


@pytest.mark.case("boundary")
def test_B_36_a_lost_mine_pays_no_more() -> None:
    t = table("""
        turn B
        A: dwarves
        B: orcs, hand 4
        1 hill mine edge  : dwarves*2
        2 swamp mine edge : dwarves
    """)
    t.conquer(1).end_turn()
    assert t.army("dwarves").hand == 1
    t.end_turn()
    assert t.earned("A") == {"regions": 1, "dwarves": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_mines_pay_on_the_turn_on_which_the_dwarves_decline() -> None:
    t = table("""
        turn A
        A: dwarves
        1 hill mine edge : dwarves*2
        2 farmland       : dwarves
    """).declines()
    assert (t[1], t[2]) == ("(dwarves)*1", "(dwarves)*1")
    assert t.earned("A") == {"regions": 2, "dwarves": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_54_mines_go_on_paying_beside_a_new_race() -> None:
    t = table("""
        turn A
        A: (dwarves)
        A: humans, hand 2
        1 hill mine edge : (dwarves)
        2 farmland edge  :
        3 swamp mine     : (dwarves)
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 3, "dwarves": 2, "humans": 1}
    t.settled()


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
