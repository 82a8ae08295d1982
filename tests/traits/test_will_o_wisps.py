"""Will-o'-Wisps: a roll around Mystic Crystals (UE-15, U-29, U-61)."""

import pytest

from engine import view
from engine.actions import Use
from engine.hooks import Refusal, RuleError
from engine.view import PieceView
from tests.traits.underground import under

W = "will_o_wisps"
BOARD = """
    1 {one} edge     : will_o_wisps
    2 {two}          : {held}
    3 mine           : {far}
    4 mine - 1       : {held}
"""


def turn(
    die: int, one: str = "mystic_crystal", two: str = "mine", *, hand: int = 1, b: str = "liches"
):
    board = BOARD.format(one=one, two=two, held=b, far=b)
    return under(f"turn A, die {die} \n A: {W}, hand {hand} \n B: {b} \n {board}")


@pytest.mark.case("positive")
def test_U_29_the_roll_makes_the_named_region_cheaper_and_it_is_taken() -> None:
    t = turn(2).use(W, 2)
    assert t[2] == f"{W}*1"
    assert t.army(W).hand == 0
    t = turn(1, "mine", "mystic_crystal", hand=3).use(W, 2)
    assert t[2] == f"{W}*2"
    assert t.army(W).hand == 1


@pytest.mark.case("negative")
def test_U_29_away_from_mystic_crystals_there_is_no_roll() -> None:
    turn(3, "mine", "mine", hand=2).refuses(Use(W, 2), "no_roll_there")


@pytest.mark.case("boundary")
def test_U_29_what_cannot_be_paid_then_was_the_final_attempt() -> None:
    t = turn(0, hand=2).use(W, 2)
    assert t.region(2).army == t.army("liches").id
    assert t.targets() == {}
    assert t.legal(Use) == []


@pytest.mark.case("boundary")
def test_U_29_without_a_token_in_hand_there_is_no_roll() -> None:
    assert turn(3, hand=0).legal(Use) == []


@pytest.mark.case("boundary")
def test_U_61_at_most_three_tokens_may_be_missing() -> None:
    t = under(f"""
        turn A, die 3
        A: {W}, hand 1
        B: liches
        1 mystic_crystal edge : {W}
        2 mine                : liches*3
        3 mine - 1            : liches*2
    """)
    t.refuses(Use(W, 2), "die_too_weak")
    with pytest.raises(RuleError) as caught:
        t.use(W, 2)
    assert caught.value.refusals == (Refusal("die_too_weak", 2, {"price": 5, "hand": 1}),)
    t.use(W, 3)
    assert t[3] == f"{W}*1"


@pytest.mark.case("boundary")
def test_UE_15_at_least_one_token_goes_in() -> None:
    t = turn(3, hand=2).use(W, 2)
    assert t[2] == f"{W}*1"
    assert t.army(W).hand == 1


@pytest.mark.case("decline")
def test_UE_15_the_next_race_does_not_roll() -> None:
    t = under(f"""
        turn A
        A: ({W})
        A: spiderines, hand 2
        B: liches
        1 mystic_crystal edge : spiderines
        2 mystic_crystal      : ({W})
        3 mystic_crystal      : liches
    """)
    assert t.legal(Use) == []


@pytest.mark.case("combined", "underground.gnomes", "mystic")
def test_U_22_no_roll_against_gnomes_and_badges_pay_for_the_same_crystals() -> None:
    turn(3, b="underground.gnomes", hand=3).refuses(Use(W, 2), "stopped")
    board = f"1 mystic_crystal edge : {W} \n 2 mystic_crystal : \n 3 mine : liches"
    t = under(f"turn A, die 1 \n A: {W} mystic, hand 1 \n B: liches \n {board}")
    t.use(W, 2).end_turn()
    assert t.earned("A") == {"regions": 2, "mystic": 2}


@pytest.mark.case("negative")
def test_U_29_a_roll_names_a_region() -> None:
    t = turn(3, hand=2).refuses(Use(W), "no_region_named")
    for number in (-1, 99):
        with pytest.raises(RuleError) as caught:
            t.use(W, number)
        assert caught.value.refusals == (Refusal("no_region_named", params={"number": number}),)


@pytest.mark.case("boundary")
def test_U_29_one_crystal_of_theirs_beside_it_is_enough() -> None:
    t = under(f"""
        turn A, die 1
        A: {W}, hand 2
        B: liches
        1 mystic_crystal edge : {W}
        2 mine                : liches
        3 mine - 1            : {W}
        4 mine - 2 3          : liches
    """)
    t.refuses(Use(W, 4), "no_roll_there")
    t.use(W, 2)
    assert t[2] == f"{W}*2"


@pytest.mark.case("combined", "vengeful", "liches")
def test_U_39_a_roll_that_fails_is_an_attack_and_costs_no_lich_coin() -> None:
    t = under(f"""
        turn A, die 0
        A: {W}, hand 2, coins 5
        B: (liches), coins 5
        B: lizardmen vengeful
        1 mystic_crystal edge : {W}
        2 mine                : (liches)
        3 mine                : lizardmen
    """).use(W, 2)
    assert [e.region for e in t.happened("failed")] == [2]
    assert view(t.box, t.state).pieces == (PieceView(0, "vengeance", 1),)
    assert t.earned("A") == {"regions": 1}
    assert t.coins("B") == 5
