"""Worgen: coins in human form, cheaper conquests in worgen form (W-23, W-54)."""

import pytest

from engine import Answer, Conquer, PlayOn, view
from tests.traits.warcraft import wow


def turn(a: str = "worgen, hand 3, coins 5", **more):
    """A turn of A's that is played on, region 1 being theirs."""
    at = {"two": "", "three": "", "b": "kobolds"} | {
        k: more.pop(k) for k in ("two", "three", "b") if k in more
    }
    t = wow(
        f"""
        turn A
        A: {a}
        B: {at["b"]}
        1 fields anchor - 2 3 4 : worgen
        2 hill                  : {at["two"]}
        3 swamp                 : {at["three"]}
        4 mountain              : kobolds
        """,
        **more,
    )
    return t.play(PlayOn())


@pytest.mark.case("positive")
def test_W_23_in_human_form_they_get_two_coins_and_pay_the_full_price() -> None:
    t = turn()
    assert (t.question(), t.options()) == ("worgen.shape", [1])
    t.answer()
    assert t.earned("A") == {"worgen": 2}
    assert t.price(2) == {"base": 2}


@pytest.mark.case("positive")
def test_W_23_in_worgen_form_they_pay_a_coin_and_all_conquests_cost_one_less() -> None:
    t = turn(two="tribe").answer(1)
    assert t.earned("A") == {"worgen": -1}
    assert t.price(2) == {"base": 2, "defenders": 1, "worgen": -1}
    t.conquer(2)
    assert t.price(3) == {"base": 2, "worgen": -1}
    t.conquer(3)
    assert (t[2], t[3]) == ("worgen*2", "worgen*1")


@pytest.mark.case("positive")
def test_W_23_the_turn_of_the_pick_is_no_exception() -> None:
    t = wow(
        """
        turn A
        A: , coins 1
        B: kobolds
        1 fields anchor :
        2 hill          : kobolds
        """,
        column=[("worgen", "ranger")],
    ).pick(0)
    assert t.question() == "worgen.shape"
    t.answer(1)
    assert t.coins("A") == 0
    assert t.price(1)["worgen"] == -1


@pytest.mark.case("negative")
def test_W_54_the_next_turn_they_choose_anew() -> None:
    t = turn().answer(1).end_turn().end_turn()
    assert t.player == "A"
    t.play(PlayOn())
    assert t.question() == "worgen.shape"
    t.answer()
    assert t.price(2) == {"base": 2}


@pytest.mark.case("negative")
def test_W_23_nobody_else_is_asked() -> None:
    t = turn().answer().end_turn()
    assert (t.player, t.step, t.state.questions) == ("B", "conquer", [])


@pytest.mark.case("boundary")
def test_W_54_without_a_coin_it_is_the_human_form() -> None:
    t = turn("worgen, hand 3, coins 0")
    assert (t.question(), t.options()) == ("worgen.shape", [])
    t.refuses(Answer((1,)), "too_many")
    t.answer()
    assert t.coins("A") == 2
    assert t.price(2) == {"base": 2}


@pytest.mark.case("boundary")
def test_W_54_whether_they_have_a_coin_is_seen_by_nobody_else() -> None:
    poor, rich = (turn(f"worgen, hand 3, coins {coins}") for coins in (0, 5))
    assert view(poor.box, poor.state, 1) == view(rich.box, rich.state, 1)
    assert view(poor.box, poor.state, 0) != view(rich.box, rich.state, 0)


@pytest.mark.case("boundary")
def test_W_54_one_token_is_the_least() -> None:
    t = turn("worgen blacksmith, hand 1, coins 1").answer(1)
    assert t.price(2) == {"base": 2, "worgen": -1, "blacksmith": -1, "minimum": 1}
    t.conquer(2)
    t.refuses(Conquer(3), "no_tokens")


@pytest.mark.case("decline")
def test_W_23_who_declines_chooses_no_form() -> None:
    t = wow("""
        turn A
        A: worgen
        B: kobolds
        1 fields anchor : worgen*2
        2 hill          : kobolds
    """).declines()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("decline")
def test_W_23_a_declined_race_helps_the_next_one_to_nothing() -> None:
    t = wow("""
        turn A
        A: (worgen)
        A: kobolds, hand 2
        1 fields anchor : kobolds
        2 hill          :
        3 swamp         : worgen
    """)
    assert t.state.questions == []
    assert t.price(2) == {"base": 2}


@pytest.mark.case("combined", "blacksmith", "frostmourne")
def test_W_54_other_discounts_add_up() -> None:
    t = turn("worgen blacksmith, hand 3, coins 5", two="tribe*2", finds={"frostmourne": 1})
    t.answer(1)
    assert t.price(2, "frostmourne") == {
        "base": 2, "defenders": 2, "worgen": -1, "blacksmith": -1, "frostmourne": -2, "minimum": 1,
    }  # fmt: skip


@pytest.mark.case("combined", "marshdweller")
def test_W_54_the_coin_for_the_form_may_be_missing_for_a_toll() -> None:
    t = turn("worgen, hand 5, coins 1", b="kobolds marshdweller", three="kobolds").answer(1)
    t.refuses(Conquer(3), "toll")
    t = turn("worgen, hand 5, coins 1", b="kobolds marshdweller", three="kobolds").answer()
    assert t.conquer(3).coins("A") == 2


@pytest.mark.case("combined", "doomhammer")
def test_W_53_the_hammer_takes_a_region_with_one_token_in_either_form() -> None:
    t = turn("worgen, hand 1, coins 3", two="tribe*3", finds={"doomhammer": 1}).answer(1)
    assert t.price(2, "doomhammer")["worgen"] == -1
    t.play(Conquer(2, by="doomhammer"))
    assert (t[2], t.coins("A")) == ("worgen*1", 0)
    t = turn("worgen, hand 1, coins 2", two="tribe*3", finds={"doomhammer": 1}).answer(1)
    t.refuses(Conquer(2, by="doomhammer"), "toll")
