"""Ethereals: an artifact from beside them, or a place beside them for two less (W-13, W-58)."""

import pytest

from engine import Conquer, Use
from engine.questions import suggested
from engine.table import Game
from tests.traits.warcraft import wow

SWORD, PORTAL = "frostmourne", "dark_portal"


def turn(a: str = "ethereals, hand 6", finds: dict[str, int] | None = None, **at: str):
    """A turn of A's, who holds region 1."""
    lies = {"one": "ethereals", "two": "", "three": "", "four": "", "b": "kobolds"} | at
    return wow(
        f"""
        turn A
        A: {a}
        B: {lies["b"]}
        1 fields anchor - 2 3  : {lies["one"]}
        2 hill - 4             : {lies["two"]}
        3 swamp - 4            : {lies["three"]}
        4 forest               : {lies["four"]}
        5 mountain anchor - 4  : {lies["b"].split()[-1].strip("()")}
        """,
        finds or {},
    )


def lies_in(t, find: str) -> int | None:
    return next(f.region for f in t.state.finds if f.id == find)


@pytest.mark.case("positive")
@pytest.mark.parametrize("there", ["", "tribe", "kobolds*3"])
def test_W_58_an_artifact_beside_them_comes_to_them_whoever_is_there(there: str) -> None:
    t = turn(finds={SWORD: 2}, two=there)
    assert t.legal(Use) == [Use("ethereals", 2)]
    t.use("ethereals", 2)
    assert lies_in(t, SWORD) == 1
    assert t.state.turn.journal == []


@pytest.mark.case("positive")
def test_W_58_it_can_be_used_at_once() -> None:
    t = turn("ethereals, hand 3", finds={SWORD: 2}, two="kobolds*3").use("ethereals", 2)
    t.play(Conquer(2, by=SWORD))
    assert (t[2], lies_in(t, SWORD)) == ("ethereals*3", 2)


@pytest.mark.case("positive")
def test_W_13_a_place_beside_them_costs_two_less() -> None:
    t = turn("ethereals, hand 3", finds={PORTAL: 2}, two="kobolds*3")
    t.refuses(Conquer(2), "too_few_tokens")
    assert t.price(2, "ethereals") == {"base": 2, "defenders": 3, "ethereals": -2}
    t.play(Conquer(2, by="ethereals"))
    assert t[2] == "ethereals*3"


@pytest.mark.case("positive")
def test_W_71_where_it_may_go_to_several_regions_they_choose_one_beside_it() -> None:
    t = turn(one="ethereals", three="ethereals", four="kobolds", finds={SWORD: 4}, two="ethereals")
    t.use("ethereals", 4)
    assert (t.question(), t.options()) == ("ethereals.where", [2, 3])
    t.answer(3)
    assert lies_in(t, SWORD) == 3


@pytest.mark.case("boundary")
def test_W_58_of_several_artifacts_in_a_region_one_is_chosen_and_comes_where_they_choose() -> None:
    finds = {SWORD: 4, "doomhammer": 4, PORTAL: 4}
    t = turn("ethereals, hand 6", finds, two="ethereals", three="ethereals").use("ethereals", 4)
    assert (t.question(), t.state.questions[0].things) == ("ethereals.what", ["doomhammer", SWORD])
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (0,)
    t.answer(1)
    assert (t.question(), t.options()) == ("ethereals.where", [2, 3])
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (3,)
    t.answer(2)
    assert [lies_in(t, find) for find in (SWORD, "doomhammer", PORTAL)] == [2, 4, 4]
    assert [(e.region, e.amount, e.why) for e in t.happened("note")] == [(4, 2, SWORD)]


@pytest.mark.case("boundary")
def test_W_71_by_default_it_goes_where_it_is_hardest_to_take() -> None:
    t = turn(finds={SWORD: 4}, one="ethereals", two="ethereals fort", three="ethereals")
    t.use("ethereals", 4)
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (2,)
    t = turn(finds={SWORD: 4}, one="ethereals fort", two="ethereals", three="ethereals")
    t.use("ethereals", 4)
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (3,)


@pytest.mark.case("negative")
def test_W_58_what_lies_farther_away_or_with_them_or_nowhere_cannot_be_taken() -> None:
    t = turn(finds={SWORD: 4})
    t.refuses(Use("ethereals", 4), "not_adjacent")
    t.refuses(Use("ethereals", 2), "no_artifact_there")
    turn(finds={SWORD: 1}).refuses(Use("ethereals", 1), "own_region")
    turn(finds={PORTAL: 2}).refuses(Use("ethereals", 2), "no_artifact_there")


@pytest.mark.case("negative")
def test_W_13_no_place_no_discount_and_none_far_away() -> None:
    t = turn(finds={PORTAL: 4, SWORD: 2}, four="tribe")
    t.refuses(Conquer(2, by="ethereals"), "not_offered")
    t.refuses(Conquer(4, by="ethereals"), "not_adjacent")


@pytest.mark.case("negative")
def test_W_13_sailing_makes_nothing_adjacent() -> None:
    t = turn(finds={PORTAL: 5})
    t.refuses(Conquer(5, by="ethereals"), "not_adjacent")


@pytest.mark.case("boundary")
def test_W_58_once_a_turn_one_or_the_other() -> None:
    t = turn(finds={SWORD: 2, PORTAL: 3}).use("ethereals", 2)
    t.refuses(Conquer(3, by="ethereals"), "used_this_turn")
    t.refuses(Use("ethereals", 3), "no_artifact_there", "used_this_turn")
    t = turn(finds={SWORD: 2, PORTAL: 3}).play(Conquer(3, by="ethereals"))
    t.refuses(Use("ethereals", 2), "used_this_turn")
    t.end_turn().end_turn()
    assert t.player == "A"
    assert Use("ethereals", 2) in t.legal(Use)


@pytest.mark.case("boundary")
def test_W_49_nothing_is_taken_from_under_a_tower() -> None:
    turn(finds={SWORD: 2}, two="kobolds watch_tower").refuses(Use("ethereals", 2), "immune")


@pytest.mark.case("boundary")
def test_W_13_one_token_is_the_least() -> None:
    t = turn("ethereals, hand 1", finds={PORTAL: 2})
    assert t.price(2, "ethereals") == {"base": 2, "ethereals": -2, "minimum": 1}
    assert t.play(Conquer(2, by="ethereals"))[2] == "ethereals*1"


@pytest.mark.case("boundary")
def test_W_58_no_token_in_hand_is_needed_to_take_an_artifact() -> None:
    t = turn("ethereals", finds={SWORD: 2}).use("ethereals", 2)
    assert lies_in(t, SWORD) == 1


@pytest.mark.case("decline")
def test_W_58_declined_they_take_nothing() -> None:
    t = turn("(ethereals) \n A: tauren, hand 4", finds={SWORD: 2, PORTAL: 4}, three="tauren*2")
    assert t.legal(Use) == []
    t.refuses(Conquer(4, by="ethereals"), "not_offered")


@pytest.mark.case("combined", "frostmourne", "dark_portal")
def test_W_71_the_discount_may_go_with_an_artifact() -> None:
    t = turn("ethereals, hand 2", {"frostmourne": 1, "dark_portal": 2}, two="kobolds*4")
    both = "ethereals+frostmourne"
    assert t.price(2, both) == {
        "base": 2, "defenders": 4, "ethereals": -2, "frostmourne": -2,
    }  # fmt: skip
    t.play(Conquer(2, by=both))
    assert (t[2], lies_in(t, "frostmourne")) == ("ethereals*2", 2)


@pytest.mark.case("combined", "marshdweller", "pandaren")
def test_W_51_a_conquest_with_the_discount_is_paid_for_and_a_theft_is_not() -> None:
    t = turn("ethereals, hand 3, coins 0", finds={SWORD: 3, PORTAL: 3}, three="kobolds",
             b="kobolds marshdweller kobolds")  # fmt: skip
    t.refuses(Conquer(3, by="ethereals"), "toll")
    t.use("ethereals", 3)
    assert (t.coins("A"), lies_in(t, SWORD)) == (0, 1)
    t = wow(
        """
        turn A
        A: pandaren
        B: ethereals, coins 0
        1 fields anchor : ethereals
        2 hill          : pandaren
        """,
        {SWORD: 2},
    ).end_turn()
    t.refuses(Conquer(2), "no_tokens", "toll")
    assert lies_in(t.use("ethereals", 2), SWORD) == 1


@pytest.mark.case("combined", "ashes_of_alar", "dark_portal")
def test_W_71_with_the_ashes_a_place_anywhere_costs_two_less_and_without_travel() -> None:
    t = turn("ethereals, hand 2", {"ashes_of_alar": 1, "dark_portal": 5}, b="kobolds")
    both = "ethereals+ashes_of_alar"
    assert t.price(5, both) == {"base": 2, "mountain": 1, "defenders": 1, "ethereals": -2}
    t.play(Conquer(5, by=both))
    assert t[5] == "ethereals*2 mountain"


@pytest.mark.case("combined", "aegis_of_aggramar")
def test_W_52_the_aegis_is_paid_for_even_if_it_is_the_aegis_that_is_taken() -> None:
    aegis = "aegis_of_aggramar"
    t = turn("ethereals, coins 2", {aegis: 2}, two="kobolds").use("ethereals", 2)
    assert (t.coins("A"), t.coins("B"), lies_in(t, aegis)) == (0, 7, 1)
    t = turn("ethereals, coins 1", {aegis: 2}, two="kobolds")
    t.refuses(Use("ethereals", 2), "toll")


@pytest.mark.case("combined", "doomhammer")
def test_W_53_a_hammer_that_was_taken_is_paid_for_to_whom_it_was_taken_from() -> None:
    t = turn("ethereals, hand 1, coins 5", {"doomhammer": 2}, two="kobolds", three="tribe*3")
    t.state.finds[0].holder = 1
    t.use("ethereals", 2).play(Conquer(3, by="doomhammer"))
    assert (t[3], t.coins("A"), t.coins("B")) == ("ethereals*1", 3, 7)


@pytest.mark.case("combined", "well_of_eternity", "naga")
def test_W_58_a_place_on_water_is_no_target_and_an_artifact_there_can_be_taken() -> None:
    t = wow(
        """
        turn A
        A: ethereals, hand 3
        B: naga
        1 fields anchor : ethereals
        2 lake          : naga
        3 hill          : naga
        """,
        {"well_of_eternity": 2, SWORD: 2},
    )
    t.refuses(Conquer(2, by="ethereals"), "closed")
    assert lies_in(t.use("ethereals", 2), SWORD) == 1
