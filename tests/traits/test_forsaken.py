"""Forsaken: after conquering they buy a token for each of others that left the board (W-14)."""

import pytest

from engine import Answer, view
from engine.questions import suggested
from tests.mechanisms import game
from tests.traits.warcraft import wow


def turn(a: str = "forsaken, hand 9, coins 5", b: str = "kobolds", *, die: str = "", **at: str):
    """A turn of A's, who holds region 1."""
    lies = {"two": "kobolds*2", "three": "tribe", "four": "", "five": ""} | at
    return wow(f"""
        turn A{die}
        A: {a}
        B: {b}
        1 fields anchor - 2 3 4 : forsaken
        2 hill                  : {lies["two"]}
        3 swamp                 : {lies["three"]}
        4 mountain              : {lies["four"]}
        5 forest anchor - 4     : {lies["five"] or b.split()[0].strip("(),")}
    """)


@pytest.mark.case("positive")
def test_W_14_a_token_of_a_race_and_a_murloc_let_them_buy_two() -> None:
    t = turn().conquer(2, 3).done()
    question = t.state.questions[0]
    assert (question.key, question.up_to, question.options) == ("forsaken.buy", 2, [1])
    tray = t.state.tray["forsaken"]
    t.answer(1, 1)
    assert t.earned("A") == {"forsaken": -2}
    assert (t.army("forsaken").hand, t.state.tray["forsaken"]) == (2 + 5 + 2, tray - 2)
    assert t.step == "redeploy"


@pytest.mark.case("positive")
def test_W_55_they_may_buy_fewer_or_none() -> None:
    t = turn().conquer(2, 3).done().answer(1)
    assert t.question() == "forsaken.buy"
    t.answer()
    assert t.coins("A") == 4
    t = turn().conquer(2, 3).done().answer()
    assert t.coins("A") == 5


@pytest.mark.case("negative")
def test_W_14_empty_regions_and_failed_attempts_let_them_buy_nothing() -> None:
    t = turn().conquer(4).done()
    assert (t.step, t.state.questions) == ("redeploy", [])
    t = turn("forsaken, hand 3, coins 5", die=", die 0").roll(2)
    assert t.happened("failed")
    assert t.state.questions == []


@pytest.mark.case("negative")
def test_W_14_nobody_else_buys_tokens() -> None:
    t = wow("""
        turn A
        A: kobolds, hand 9
        B: forsaken
        1 fields anchor : kobolds
        2 hill          : forsaken*2
        3 swamp         : forsaken
    """)
    t.conquer(2).done()
    assert t.state.questions == []


@pytest.mark.case("boundary")
def test_W_55_a_declined_stack_counts_token_by_token_ones_own_included() -> None:
    t = turn(b="(kobolds)", two="kobolds*3", three="").conquer(2).done()
    assert t.state.questions[0].up_to == 3
    t = turn("(tauren) \n A: forsaken, hand 9", two="tauren*2", three="").conquer(2).done()
    assert t.state.questions[0].up_to == 2


@pytest.mark.case("boundary")
def test_W_55_a_beast_that_dies_counts_as_a_token() -> None:
    t = turn(two="kobolds*0 beast*2", three="").conquer(2).done()
    assert t.state.questions[0].up_to == 1


@pytest.mark.case("boundary")
def test_W_55_what_they_force_off_without_a_conquest_counts_too() -> None:
    t = turn()
    game(t).remove(t.army("forsaken"), 2, 1, "forsaken")
    game(t).remove(t.army("forsaken"), 3, 1, "forsaken")
    assert t.done().state.questions[0].up_to == 2


@pytest.mark.case("boundary")
def test_W_55_no_more_than_their_coins_and_nobody_else_sees_how_many_those_are() -> None:
    t = turn("forsaken, hand 9, coins 1").conquer(2, 3).done()
    assert t.state.questions[0].up_to == 1
    poor, rich = (
        turn(f"forsaken, hand 9, coins {n}").conquer(2, 3).done() for n in (0, 5)
    )  # fmt: skip
    assert (poor.question(), poor.options()) == ("forsaken.buy", [])
    assert view(poor.box, poor.state, 1) == view(rich.box, rich.state, 1)
    poor.refuses(Answer((1,)), "too_many")
    assert poor.answer().step == "redeploy"


@pytest.mark.case("boundary")
def test_W_55_no_more_than_the_tray_has() -> None:
    for hand, up_to in ((18, 1), (19, 0)):
        t = turn(f"forsaken, hand {hand}, coins 5").conquer(2, 3).done()
        assert sum(q.up_to for q in t.state.questions) == up_to


@pytest.mark.case("decline")
def test_W_14_declined_they_buy_nothing_for_what_the_next_race_does() -> None:
    t = turn("(forsaken) \n A: tauren, hand 9", three="tauren*2", four="tribe").conquer(4).done()
    assert t.state.questions == []


@pytest.mark.case("combined", "draenei", "tauren")
def test_W_55_of_draenei_the_first_is_saved_and_of_tauren_one_dies() -> None:
    t = turn(b="draenei", two="draenei*2", three="").conquer(2).done()
    assert t.state.questions == []
    t = turn(b="tauren", two="tauren*2", three="", five="tauren*2").conquer(2).done()
    assert t.state.questions[0].up_to == 1


@pytest.mark.case("combined", "enraged")
def test_W_55_the_coins_of_the_conquest_are_there_to_pay_with() -> None:
    t = turn("forsaken enraged, hand 9, coins 0").conquer(2).done()
    assert (t.coins("A"), t.state.questions[0].up_to) == (2, 1)
    t.answer(1)
    assert t.coins("A") == 1


@pytest.mark.case("combined", "spirit_healer")
def test_W_82_bought_tokens_come_first_then_the_healers_as_far_as_the_tray_goes() -> None:
    for hand, bought, healed in ((17, 2, 0), (16, 2, 1), (17, 1, 1)):
        t = wow(
            f"""
            turn A
            A: forsaken, hand {hand}, coins 5
            B: kobolds
            1 fields anchor - 2 3 : forsaken
            2 hill                : kobolds*2
            3 swamp               : tribe
            4 forest anchor       : kobolds
            """,
            {"spirit_healer": 1},
        )
        t.conquer(2, 3).done().answer(*[1] * bought)
        if bought == 1:
            t.answer()
        assert t.state.tray["forsaken"] == 20 - 1 - hand - bought - healed


@pytest.mark.case("combined", "lights_hope_chapel")
def test_W_55_whom_the_chapel_saves_lets_them_buy_nothing() -> None:
    t = wow(
        """
        turn A
        A: forsaken, hand 9
        B: kobolds
        1 fields anchor : forsaken
        2 hill          : kobolds*2
        3 swamp         : kobolds
        """,
        {"lights_hope_chapel": 2},
    )
    assert t.conquer(2).done().state.questions == []


@pytest.mark.case("combined", "championing")
def test_W_55_a_captured_champion_counts_for_nothing() -> None:
    t = turn(b="kobolds championing", two="kobolds*0 champion", three="").conquer(2).done()
    assert t.state.questions == []


@pytest.mark.case("combined", "intimidating", "tauren")
def test_W_55_W_79_a_declined_token_that_is_lost_with_the_one_forced_off_counts_too() -> None:
    for two, three, most in (("(tauren)*2", "", 2), ("(tauren)*2", "(tauren)*2", 0)):
        t = turn("forsaken intimidating, hand 1", "(tauren) \n B: kobolds", two=two, three=three,
                 five="kobolds").use("intimidating", 2)  # fmt: skip
        assert t[2] == ""
        assert t[3] == ("(tauren)*4" if three else "")
        assert [t.done().state.questions[0].up_to] == [most] if most else not t.state.questions


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("now", "bought"), [(7, (1, 1)), (8, ())])
def test_W_55_by_default_all_are_bought_while_they_still_pay_for_themselves(
    now: int, bought: tuple[int, ...]
) -> None:
    t = turn(die=f", round {now}").conquer(2, 3).done()
    assert suggested(game(t), t.state.questions[0]) == bought
