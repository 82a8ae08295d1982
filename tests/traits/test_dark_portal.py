"""Dark Portal: two coins for whoever holds it (W-65)."""

import pytest

from tests.traits.warcraft import wow

P = "dark_portal"
BOARD = """
    1 fields anchor : {0}
    2 hill          : {0}
    3 swamp anchor  : naga
"""


def turn(army: str = "blood_elves", at: int = 1, **more):
    held = army.split()[0].rstrip(",")
    return wow(f"turn A \n A: {army} \n B: naga \n {BOARD.format(held)}", {P: at}, **more)


@pytest.mark.case("positive")
def test_W_65_whoever_holds_its_region_gets_two_coins_a_turn() -> None:
    t = turn().end_turn()
    assert t.earned("A") == {"regions": 2, P: 2}
    t.end_turn().end_turn()
    assert t.earned("A") == {"regions": 2, P: 2}
    t.settled()


@pytest.mark.case("negative")
def test_W_65_nobody_else_gets_any() -> None:
    t = turn(at=3).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.end_turn()
    assert t.earned("B") == {"regions": 1, P: 2}


@pytest.mark.case("boundary")
def test_W_65_it_pays_on_the_turn_of_its_capture_and_does_not_move() -> None:
    t = turn("blood_elves, hand 3", at=3).conquer(3).end_turn()
    assert t.earned("A") == {"regions": 3, P: 2}
    assert t.state.finds[0].region == 3


@pytest.mark.case("boundary")
def test_W_65_it_pays_nobody_while_its_region_is_empty() -> None:
    t = turn().abandon(1).end_turn()
    assert t.earned("A") == {"regions": 1}
    assert t.state.finds[0].region == 1


@pytest.mark.case("decline")
def test_W_65_a_declined_race_gets_nothing_for_it() -> None:
    t = turn().declines()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "archaeologist", "warcraft.mining")
def test_W_65_it_pays_beside_badges_that_pay_for_its_region() -> None:
    t = turn("blood_elves archaeologist").end_turn()
    assert t.earned("A") == {"regions": 2, "archaeologist": 1, P: 2}
    t = wow(
        """
        turn A
        A: blood_elves warcraft.mining
        B: naga
        1 fields anchor cavern : blood_elves
        2 hill anchor          : naga
        """,
        {P: 1},
    ).end_turn()
    assert t.earned("A") == {"regions": 1, "warcraft.mining": 1, P: 2}
