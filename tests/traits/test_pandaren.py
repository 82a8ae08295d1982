"""Pandaren: who was left alone has to pay before attacking them (W-20, W-21, W-45)."""

import pytest

from engine import Conquer, PlayOn, Use, view
from tests.traits.warcraft import wow

BOARD = """
    1 fields anchor - 2 3 4 : pandaren
    2 hill anchor - 4       : {two}
    3 swamp anchor - 4      : {three}
    4 forest                : pandaren
    5 mountain - 1 2        : {five}
"""


def turn(a: str = "pandaren", b: str = "kobolds", *, coins: int = 5, **at: str):
    """A turn of A's, who is Pandaren; B and C are their neighbors."""
    die = at.pop("die", "")
    lies = {"two": f"{b.split()[0].strip('()')}*7", "three": "naga*7", "five": ""} | at
    return wow(f"""
        turn A{die}
        A: {a}
        B: {b}, coins {coins}
        C: naga
        {BOARD.format(**lies)}
    """)


def harmony(t) -> set[str]:
    """Who has a token before him, as everybody sees it."""
    return {"ABC"[piece.seat] for piece in view(t.box, t.state, 1).pieces}


@pytest.mark.case("positive")
def test_W_20_who_is_left_alone_gets_a_token_and_pays_two_before_attacking() -> None:
    t = turn().end_turn()
    assert (t.player, harmony(t)) == ("B", {"B", "C"})
    assert {e.seat for e in t.happened("note")} == {1, 2}
    t.conquer(1)
    assert t.earned("B") == {"pandaren": -2}
    assert t.earned("A") == {"pandaren": 2}


@pytest.mark.case("positive")
def test_W_20_who_has_no_race_gets_one_too() -> None:
    t = wow(
        """
        turn A
        A: pandaren
        B:
        1 fields anchor : pandaren
        2 hill          :
        """,
        column=[("kobolds", "ranger")],
    ).end_turn()
    assert {piece.seat for piece in view(t.box, t.state, 0).pieces} == {1}
    t.pick(0).conquer(1)
    assert t.earned("A") == {"pandaren": 2}


@pytest.mark.case("negative")
def test_W_20_whose_active_race_they_attacked_gets_none() -> None:
    t = turn("pandaren, hand 8", five="kobolds*6", two="kobolds*3").conquer(2).end_turn()
    assert harmony(t) == {"C"}
    before = t.coins("B")
    t.conquer(1)
    assert t.coins("B") == before


@pytest.mark.case("negative")
def test_W_45_other_regions_of_others_cost_nothing() -> None:
    t = turn(five="tribe").end_turn().conquer(5)
    assert t.earned("B") == {}


@pytest.mark.case("boundary")
def test_W_21_once_paid_any_number_of_attacks_follow_in_that_turn() -> None:
    t = turn(coins=2).end_turn().conquer(1)
    assert t.coins("B") == 0
    t.conquer(4)
    assert t.coins("B") == 0
    t.end_turn()
    assert t.player == "C"


@pytest.mark.case("boundary")
def test_W_45_without_two_coins_nobody_who_has_a_token_can_attack() -> None:
    t = turn(coins=1).end_turn()
    t.refuses(Conquer(1), "toll")
    t.refuses(Conquer(4), "toll")


@pytest.mark.case("boundary")
def test_W_20_a_failed_attempt_is_an_attack() -> None:
    t = turn("pandaren, hand 6", die=", die 0").roll(2)
    assert t.happened("failed")
    t.end_turn()
    assert harmony(t) == {"C"}


@pytest.mark.case("boundary")
def test_W_21_what_was_paid_is_not_given_back_when_the_die_fails() -> None:
    t = turn(two="kobolds*2", die=", die 0").end_turn().roll(1)
    assert t.earned("A")["pandaren"] == 2


@pytest.mark.case("boundary")
def test_W_20_a_declined_race_may_be_attacked_without_that() -> None:
    t = turn("pandaren, hand 8", b="(tauren) \n B: kobolds", two="tauren*2", five="kobolds")
    t.conquer(2).end_turn()
    assert harmony(t) == {"B", "C"}


@pytest.mark.case("boundary")
def test_W_45_the_tokens_come_back_as_their_next_turn_begins() -> None:
    t = turn("pandaren, hand 7", two="kobolds*2").end_turn().end_turn().end_turn()
    assert (t.player, harmony(t)) == ("A", {"B", "C"})
    t.play(PlayOn())
    assert harmony(t) == set()
    t.conquer(2).end_turn()
    assert harmony(t) == {"C"}


@pytest.mark.case("decline")
def test_W_45_in_decline_no_token_is_left_and_nobody_pays() -> None:
    t = turn().end_turn().end_turn().end_turn()
    t.declines()
    assert harmony(t) == set()
    t.settled()
    assert t.player == "B"
    assert t.conquer(1).earned("A") == {}


@pytest.mark.case("combined", "warcraft.gnomes", "marshdweller")
def test_W_21_gnomes_pay_before_the_raid_and_no_second_time() -> None:
    gnomes = "warcraft.gnomes"
    t = turn("pandaren marshdweller", b=gnomes, two=f"{gnomes}*5", die=", die 3").end_turn()
    t.use(gnomes, 4)
    assert t.earned("A") == {"pandaren": 2}
    t.play(Conquer(4, by=gnomes)).conquer(1)
    assert t.coins("B") == 5 - 2


@pytest.mark.case("combined", "tauren")
def test_W_45_a_declined_race_of_the_same_player_is_not_protected() -> None:
    t = turn("(tauren) \n A: pandaren", five="tauren*2").end_turn().conquer(5)
    assert t.earned("A") == {}


@pytest.mark.case("combined", "championing")
def test_W_48_the_champion_pays_like_any_conquest() -> None:
    for coins, keys in ((1, ["toll"]), (2, [])):
        t = turn(b="kobolds championing", coins=coins).end_turn()
        if keys:
            t.refuses(Use("championing", 4), *keys)
        else:
            t.use("championing", 4)
            assert t.coins("B") == 0


@pytest.mark.case("combined", "aegis_of_aggramar")
def test_W_52_the_aegis_is_paid_besides() -> None:
    t = wow(
        """
        turn A
        A: pandaren
        B: kobolds, coins 4
        1 fields anchor - 2 : kobolds*5
        2 hill              : pandaren
        """,
        {"aegis_of_aggramar": 2},
    ).end_turn()
    assert t.player == "B"
    t.conquer(2)
    assert t.earned("A") == {"pandaren": 2, "aegis_of_aggramar": 2}
    assert t.coins("B") == 0


@pytest.mark.case("combined", "championing")
def test_W_20_whom_the_champion_attacked_gets_no_token() -> None:
    t = turn("pandaren championing", two="kobolds", five="kobolds").use("championing", 2)
    assert t[2] == "pandaren*0 champion"
    t.end_turn()
    assert harmony(t) == {"C"}


@pytest.mark.case("combined", "intimidating", "garrisoned")
@pytest.mark.parametrize(("uses", "holders"), [(1, {"B", "C"}), (2, {"C"})])
def test_W_20_W_27_whose_fort_alone_was_forced_off_gets_a_token_and_for_more_none(
    uses: int, holders: set[str]
) -> None:
    t = turn("pandaren intimidating, hand 2", b="kobolds garrisoned", two="kobolds*2 fort")
    for _ in range(uses):
        t.use("intimidating", 2)
    assert "fort" not in t[2]
    t.end_turn()
    assert harmony(t) == holders
    t.settled()
