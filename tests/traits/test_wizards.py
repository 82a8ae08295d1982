"""Wizards: a coin more per magic region while active (B-36)."""

import pytest

from tests.dsl import table

BOARD = """
    1 farmland magic edge :
    2 hill edge           :
    3 swamp magic edge    :
"""


@pytest.mark.case("positive")
def test_B_36_wizards_earn_one_more_per_magic_region() -> None:
    t = table(f"turn A \n A: wizards, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "wizards": 2}
    assert t.coins("A") == 5 + 5
    t.settled()


@pytest.mark.case("positive")
def test_B_36_magic_held_pays_every_turn() -> None:
    t = table("""
        turn A
        A: wizards
        B: orcs
        1 forest magic edge : wizards*2
        2 hill edge         : orcs*2
    """)
    t.end_turn().end_turn().end_turn()
    assert t.earned("A") == {"regions": 1, "wizards": 1}
    assert t.coins("A") == 5 + 2 + 2
    t.settled()


@pytest.mark.case("negative")
def test_B_36_magic_pays_no_other_race() -> None:
    t = table(f"turn A \n A: ratmen, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_36_mines_and_caverns_are_no_magic() -> None:
    t = table("""
        turn A
        A: wizards
        1 farmland mine edge : wizards
        2 hill cavern        : wizards
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("negative")
def test_B_36_magic_of_the_owners_other_race_pays_nothing_extra() -> None:
    t = table("""
        turn A
        A: (orcs)
        A: wizards
        1 farmland magic edge : (orcs)
        2 hill                : wizards
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(
    ("conquests", "earned"),
    [
        ((), {}),
        ((2,), {"regions": 1}),
        ((1,), {"regions": 1, "wizards": 1}),
        ((2, 3), {"regions": 2, "wizards": 1}),
        ((1, 2, 3), {"regions": 3, "wizards": 2}),
    ],
)
def test_B_36_as_many_coins_as_magic_regions(
    conquests: tuple[int, ...], earned: dict[str, int]
) -> None:
    t = table(f"turn A \n A: wizards, hand 6 {BOARD}").conquer(*conquests).end_turn()
    assert t.earned("A") == earned
    t.settled()


@pytest.mark.case("boundary")
def test_B_36_a_region_with_mine_and_magic_is_magic_once() -> None:
    t = table("""
        turn A
        A: wizards
        1 farmland magic mine edge : wizards
        2 hill                     :
    """).end_turn()
    assert t.earned("A") == {"regions": 1, "wizards": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_magic_pays_nothing_extra_from_the_turn_of_the_decline_on() -> None:
    t = table("""
        turn A
        A: wizards
        1 farmland magic edge : wizards*2
        2 hill magic          : wizards
    """).declines()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_54_magic_of_declined_wizards_pays_nothing_extra_beside_a_new_race() -> None:
    t = table("""
        turn A
        A: (wizards)
        A: ratmen
        1 farmland magic edge : (wizards)
        2 hill magic          : ratmen
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "swamp", "alchemist")
def test_B_49_race_and_badge_are_paid_side_by_side() -> None:
    t = table(f"turn A \n A: wizards swamp, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "wizards": 2, "swamp": 1}
    t.settled()
    t = table(f"turn A \n A: wizards alchemist, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "wizards": 2, "alchemist": 2}
    t.settled()


@pytest.mark.case("combined", "spirit")
def test_B_47_a_spirit_does_not_keep_the_magic_working() -> None:
    t = table("""
        turn A
        A: wizards spirit
        A: (orcs)
        1 farmland magic edge : wizards*2
        2 hill magic          : (orcs)
    """).declines()
    assert t.races() == ["(wizards)", "(orcs)"]
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "dwarves")
def test_B_36_wizards_and_declined_dwarves_are_each_paid_in_their_own_regions() -> None:
    t = table("""
        turn A
        A: (dwarves)
        A: wizards
        1 farmland magic mine edge : (dwarves)
        2 hill magic mine          : wizards
    """).end_turn()
    assert t.earned("A") == {"regions": 2, "dwarves": 1, "wizards": 1}
    t.settled()
