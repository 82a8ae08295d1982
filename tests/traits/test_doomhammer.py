"""Doomhammer: a region for one token, and two coins to whoever had it before (W-30, W-53)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

D = "doomhammer"
BOARD = """
    1 fields anchor    : {0}
    2 mountain - 1     : {1}
    3 swamp - 1        : kobolds
    --- second
    4 hill anchor      : {2}
    5 forest           :
"""


def turn(
    army: str = "blood_elves, hand 1",
    two: str = "naga*4 wisp_wall",
    four: str = "kobolds*2",
    *,
    before: int = -1,
    at: int = 1,
    **more,
):
    """A has the Doomhammer; ``before``: the seat of whoever had it."""
    board = BOARD.format(army.split()[0].rstrip(","), two, four)
    text = f"turn A \n A: {army} \n B: naga \n C: kobolds \n {board}"
    t = wow(text, {D: at}, **more)
    t.state.finds[0].before = before
    return t


def paid(t) -> list[tuple[int, int]]:
    return [(e.player, e.amount) for e in t.happened("coins") if e.why == D]


@pytest.mark.case("positive")
def test_W_53_one_token_takes_any_region_in_reach_and_its_owner_before_gets_two_coins() -> None:
    t = turn(before=2)
    t.play(Conquer(2, by=D))
    assert t[2] == "blood_elves*1 mountain"
    assert (paid(t), t.coins("A"), t.coins("C")) == ([(0, -2), (2, 2)], 3, 7)
    assert t.state.finds[0].region == 2


@pytest.mark.case("positive")
def test_W_41_on_another_island_too_without_one_more_for_the_way() -> None:
    t = turn(before=1).play(Conquer(4, by=D))
    assert t[4] == "blood_elves*1"
    assert t.coins("B") == 7


@pytest.mark.case("negative")
def test_W_53_what_is_conquered_without_it_costs_no_coins() -> None:
    t = turn("blood_elves, hand 9", before=2).conquer(3)
    assert (paid(t), t.coins("A")) == ([], 5)
    assert t.state.finds[0].region == 1


@pytest.mark.case("negative")
def test_W_53_the_bank_gets_the_coins_where_nobody_had_it_before() -> None:
    t = turn().play(Conquer(2, by=D))
    assert paid(t) == [(0, -2)]


@pytest.mark.case("negative")
def test_W_53_who_has_not_two_coins_cannot_use_it() -> None:
    turn("blood_elves, hand 1, coins 1").refuses(Conquer(2, by=D), "toll")
    t = turn("blood_elves, hand 1, coins 2").play(Conquer(2, by=D))
    assert t.coins("A") == 0


@pytest.mark.case("negative")
def test_W_53_what_is_out_of_reach_or_protected_stays_so() -> None:
    t = turn("blood_elves, hand 9", two="naga*4 watch_tower")
    t.refuses(Conquer(2, by=D), "immune")
    t.refuses(Conquer(5, by=D), "not_adjacent")


@pytest.mark.case("boundary")
def test_W_53_it_works_once_a_turn_and_not_without_a_token() -> None:
    t = turn("blood_elves, hand 2").play(Conquer(2, by=D))
    t.refuses(Conquer(3, by=D), "used_this_turn")
    turn("blood_elves, hand 0").refuses(Conquer(2, by=D), "no_tokens")


@pytest.mark.case("boundary")
def test_W_53_who_has_just_captured_it_may_use_it_and_pays_whom_it_was_taken_from() -> None:
    t = turn("blood_elves, hand 6", "naga", at=2)
    t.state.finds[0].holder = 1
    t.conquer(2).play(Conquer(3, by=D))
    assert (t.army("blood_elves").hand, paid(t)) == (6 - 4 - 1, [(0, -2), (1, 2)])


@pytest.mark.case("boundary")
def test_W_30_by_the_other_reading_whoever_holds_the_region_gets_them() -> None:
    region = {"flags": {D: "region"}}
    t = turn(before=2, **region).play(Conquer(2, by=D))
    assert paid(t) == [(0, -2), (1, 2)]
    t = turn(two="", before=2, **region).play(Conquer(2, by=D))
    assert paid(t) == [(0, -2)], "the bank: nobody holds it"
    holder = {"flags": {D: "holder"}}
    t = turn(before=2, **holder).play(Conquer(2, by=D))
    assert paid(t) == [(0, -2), (2, 2)]


@pytest.mark.case("decline")
def test_W_80_a_declined_race_that_has_it_does_not_use_it_but_had_it_before() -> None:
    t = wow(
        """
        turn A
        A: blood_elves, hand 7
        B: (naga)
        B: kobolds
        1 fields anchor : blood_elves
        2 hill - 1      : (naga)
        3 swamp - 1 2   : kobolds*3
        """,
        {D: 2},
    )
    t.state.finds[0].holder = 1
    t.conquer(2)
    assert t.state.finds[0].before == 1
    t.play(Conquer(3, by=D))
    assert paid(t) == [(0, -2), (1, 2)]


@pytest.mark.case("decline")
def test_W_80_it_waits_with_a_declined_race() -> None:
    t = wow(
        """
        turn A
        A: (naga)
        A: blood_elves, hand 7
        B: kobolds
        1 fields anchor : (naga)
        2 hill anchor   : blood_elves
        3 swamp         : kobolds
        """,
        {D: 1},
    )
    t.refuses(Conquer(3, by=D), "not_offered")


@pytest.mark.case("combined", "tauren", "naga", "warcraft.orcs")
def test_W_53_tauren_need_two_and_naga_take_water_with_it() -> None:
    t = turn("tauren, hand 2").play(Conquer(2, by=D))
    assert t[2] == "tauren*2 mountain"
    turn("tauren, hand 1").refuses(Conquer(2, by=D), "hand_too_small")
    t = wow(
        """
        turn A
        A: naga, hand 1
        B: warcraft.orcs
        1 fields anchor : naga
        2 sea           :
        3 hill anchor   : warcraft.orcs
        """,
        {D: 1},
    ).play(Conquer(2, by=D))
    assert t[2] == "naga*1"
