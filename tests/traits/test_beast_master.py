"""Beast Master: beasts that serve as race tokens (W-43, W-75)."""

import pytest

from engine import Abandon, Answer, Conquer, Place, ranking
from engine.actions import PlayOn
from engine.table import Game
from tests.traits.warcraft import wow

LAND = """
    1 hill - 2 3      : {one}
    2 hill - 1 3 4    : {two}
    3 swamp - 1 2     : {three}
    4 forest - 2 5    : {four}
    5 fields anchor   : blood_elves
"""


def turn(
    one: str = "kobolds",
    two: str = "kobolds",
    three: str = "",
    four: str = "",
    army: str = "kobolds beast_master",
    rival: str = "blood_elves",
    **more,
):
    land = LAND.format(one=one, two=two, three=three, four=four)
    return wow(f"turn A \n A: {army} \n B: {rival} \n {land}", **more)


def lost(
    two: str,
    one: str = "kobolds",
    hand: int = 8,
    army: str = "kobolds beast_master",
    badge: str = "",
):
    """B's turn, who has tokens in hand beside the beasts' region 2."""
    land = LAND.format(one=one, two=two, three="", four="blood_elves")
    return wow(f"turn B \n A: {army} \n B: blood_elves {badge}, hand {hand} \n {land}")


def supply(t) -> int:
    return Game(t.box, t.state).supply("beast")


@pytest.mark.case("positive")
def test_W_43_at_the_start_of_a_turn_there_is_a_beast_in_hand_for_each_hill() -> None:
    t = turn()
    assert (t.step, t.army("kobolds").extra) == ("choose", {})
    t.play(PlayOn())
    assert (t.army("kobolds").hand, t.army("kobolds").extra) == (0, {"beast": 2})
    assert t.targets() == {3: 2, 4: 2}


@pytest.mark.case("positive")
def test_W_43_beasts_conquer_and_hold_alone_and_are_placed_anew_at_the_end() -> None:
    t = turn().play(PlayOn()).conquer(3)
    assert (t[3], t.army("kobolds").extra) == ("kobolds*0 beast*2", {})
    t.done()
    assert (t.question(), t.options()) == ("beast_master.anew", [1, 2, 3])
    t.answer(3, 1)
    assert [t[r] for r in (1, 2, 3)] == ["kobolds*1 beast", "kobolds*1", "kobolds*0 beast"]
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("positive")
def test_W_43_where_one_stood_it_dies_instead_of_a_token_and_the_others_come_home() -> None:
    t = lost("kobolds*2 beast*3").conquer(2)
    assert (t.army("kobolds").driven, t.happened("lost"), supply(t)) == (2, [], 5)
    assert t.state.turn.journal[-1].killed == 1
    t.done().put((4, t.army("blood_elves").hand)).done()
    assert (t.player, t.step) == ("A", "choose")
    assert t[1] == "kobolds*3 beast*2"
    t.settled()


@pytest.mark.case("positive")
def test_W_43_where_they_come_home_to_is_asked() -> None:
    t = wow("""
        turn B
        A: kobolds beast_master
        B: blood_elves, hand 8
        C: warcraft.orcs
        1 hill            : kobolds
        2 hill            : kobolds*0 beast*3
        3 swamp           : blood_elves
        4 forest - 1 5    : kobolds
        5 hill anchor     : warcraft.orcs
    """)
    t.conquer(2).done().put((3, t.army("blood_elves").hand)).done()
    assert (t.decider, t.question(), t.options()) == ("A", "beast_master.home", [1, 4])
    t.answer(4, 4)
    assert (t.player, t[4]) == ("C", "kobolds*1 beast*2")
    t.settled()


@pytest.mark.case("positive")
def test_W_43_they_all_come_back_first_and_what_they_alone_held_is_no_hill_any_more() -> None:
    t = turn(one="kobolds beast", two="kobolds*0 beast*3").play(PlayOn())
    assert (t[1], t[2], t.army("kobolds").extra) == ("kobolds*1", "", {"beast": 1})
    assert supply(t) == 4


@pytest.mark.case("negative")
def test_W_43_without_a_hill_there_is_none_and_nothing_is_asked() -> None:
    t = turn(one="", two="", three="kobolds*3").play(PlayOn())
    assert t.army("kobolds").extra == {}
    t.done()
    assert t.player == "B"
    t.settled()


@pytest.mark.case("negative")
def test_W_43_there_are_five_and_no_more() -> None:
    hills = "\n".join(f"{n} hill : kobolds" for n in range(1, 8))
    t = wow(f"""
        turn A
        A: kobolds beast_master
        B: blood_elves
        {hills}
        8 forest anchor : blood_elves
    """).play(PlayOn())
    assert t.army("kobolds").extra == {"beast": 5}


@pytest.mark.case("negative")
def test_W_43_a_beast_cannot_be_put_down_like_a_token_nor_elsewhere_than_in_own_regions() -> None:
    t = turn().play(PlayOn()).conquer(3).done()
    t.refuses(Place(1, 1), "answer_first")
    t.refuses(Answer((4, 4)), "not_an_option")
    t.refuses(Answer((1, 1, 1)), "too_many")


@pytest.mark.case("boundary")
def test_W_43_a_token_takes_the_field_beside_them_where_they_are_too_few() -> None:
    t = turn(one="kobolds*2", three="blood_elves").play(PlayOn())
    t.conquer(3)
    assert (t[3], t.army("kobolds").hand, t.army("kobolds").extra) == ("kobolds*1 beast*2", 0, {})
    t = turn(three="blood_elves*2", die=[2]).play(PlayOn())
    t.refuses(Conquer(3), "too_few_tokens")
    t.roll(3)
    assert t[3] == "kobolds*0 beast*2"


@pytest.mark.case("boundary")
def test_W_43_what_is_in_hand_at_the_end_is_placed_too() -> None:
    t = turn().play(PlayOn()).done()
    t.answer(2, 2)
    assert (t[1], t[2], t.army("kobolds").extra) == ("kobolds*1", "kobolds*1 beast*2", {})
    t.settled()


@pytest.mark.case("boundary")
def test_W_43_a_region_that_gets_neither_token_nor_beast_is_left() -> None:
    t = turn().play(PlayOn()).conquer(3).done().answer(1, 1)
    assert (t[1], t[3]) == ("kobolds*1 beast*2", "")
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_W_43_by_default_they_keep_what_they_alone_hold() -> None:
    t = turn().play(PlayOn()).conquer(3).end_turn()
    assert t[3].startswith("kobolds*0 beast")
    t.settled()
    t = turn(round=10, rounds=10).play(PlayOn()).conquer(3).end_turn()
    assert t[3] == "kobolds*0 beast*2", "nothing is at stake: they stay"


@pytest.mark.case("boundary")
def test_W_43_by_default_one_holds_its_region_the_others_stay_or_go_where_it_matters() -> None:
    board = """
        1 swamp - 2           : kobolds*0 beast
        2 hill - 1 3          : kobolds beast*2
        3 hill - 2            : kobolds beast
        4 forest anchor - 3   : blood_elves*{rivals}
        5 fields anchor - 4   : blood_elves
    """
    for rivals, last, now in ((1, 10, [1, 2, 2, 3]), (4, 2, [1, 3, 3, 3])):
        t = wow(
            f"turn A \n A: kobolds beast_master \n B: blood_elves \n{board.format(rivals=rivals)}",
            rounds=last,
            round=last if rivals == 1 else 1,
        )
        game = Game(t.box, t.state)
        (me,) = [me for me in game.voices("on_turn_end") if me.label == "beast_master"]
        assert sorted(me.effect.suggests(me, "anew", [1, 2, 3], 4)) == now


@pytest.mark.case("positive")
def test_W_43_how_many_beasts_there_are_is_told_and_nothing_where_there_is_none() -> None:
    for one, notes in (("kobolds", [1]), ("", [])):
        t = turn(one, two="", three="kobolds").play(PlayOn())
        assert [e.amount for e in t.happened("note")] == notes


@pytest.mark.case("combined", "draenei")
def test_W_12_W_43_a_region_without_beasts_brings_none_home_though_nobody_died_there() -> None:
    t = wow("""
        turn B
        A: draenei beast_master
        B: blood_elves, hand 8
        C: naga
        1 hill - 2         : draenei beast
        2 hill - 1 3       : draenei*2
        3 swamp - 2        : blood_elves
        4 forest - 1       : draenei
        5 fields anchor    : naga
    """)
    t.conquer(2).done()
    t.put((3, t.army("blood_elves").hand)).done()
    assert (t.decider, t.state.questions) == ("A", [])


@pytest.mark.case("positive")
def test_W_43_those_that_come_home_leave_the_others_where_they_stand() -> None:
    t = wow("""
        turn B
        A: kobolds beast_master
        B: blood_elves, hand 8
        C: naga
        1 hill - 2         : kobolds beast
        2 hill - 1 3       : kobolds beast*2
        3 swamp - 2        : blood_elves
        4 forest - 1       : kobolds
        5 fields anchor    : naga
    """)
    t.conquer(2).done()
    t.put((3, t.army("blood_elves").hand)).done()
    assert (t.decider, t.question(), t.options()) == ("A", "beast_master.home", [1, 4])
    t.answer(4).put((1, 1))
    assert (t[1], t[4], t.player) == ("kobolds*2 beast", "kobolds*1 beast", "C")


@pytest.mark.case("boundary")
def test_W_43_alone_they_lose_one_too_and_without_a_region_the_others_wait() -> None:
    t = lost("kobolds*0 beast*2", one="").conquer(2)
    assert (t.state.turn.journal[-1].killed, t.army("kobolds").driven) == (1, 0)
    t.end_turn().play(PlayOn())
    assert (t.player, t.army("kobolds").extra, supply(t)) == ("A", {}, 5)
    t.settled()


@pytest.mark.case("boundary")
def test_W_43_tokens_need_not_stay_beside_them_at_the_redeployment() -> None:
    t = turn(one="kobolds*3").play(PlayOn()).conquer(3).done()
    assert (t[3], t.army("kobolds").hand) == ("kobolds*0 beast", 2)
    t.put((1, 2)).done().answer(1, 3)
    assert (t[1], t[2], t[3]) == ("kobolds*3 beast", "kobolds*1", "kobolds*0 beast")
    t = turn(one="kobolds*3").play(PlayOn()).conquer(3).done().put((3, 2)).done().answer(1, 1)
    assert (t[1], t[2], t[3]) == ("kobolds*1 beast*2", "kobolds*1", "kobolds*2")


@pytest.mark.case("boundary")
def test_C_07_W_35_beasts_break_a_tie() -> None:
    t = turn(one="kobolds beast*2")
    t.state.turn.step, t.state.turn.army = "over", None
    assert [rank.tokens for rank in ranking(t.box, t.state)] == [4, 1]


@pytest.mark.case("boundary")
def test_B_17_W_43_a_region_may_be_abandoned_before_the_first_conquest() -> None:
    t = turn().play(PlayOn())
    assert Abandon(1) in t.legal()
    t.abandon(1)
    assert t.army("kobolds").extra == {"beast": 2}, "they were counted before"


@pytest.mark.case("decline")
def test_W_43_in_decline_beasts_leave_and_what_they_alone_held() -> None:
    t = turn(one="kobolds*3 beast", two="kobolds*0 beast*3").declines()
    assert (t[1], t[2], supply(t)) == ("(kobolds)*1", "", 5)
    assert t.state.discards == ["beast_master"]
    t.settled()


@pytest.mark.case("combined", "tauren", "naga")
def test_W_42_W_59_beasts_replace_no_tauren_and_go_to_sea_with_naga() -> None:
    t = turn(one="tauren*2", two="tauren*2", army="tauren beast_master").play(PlayOn())
    t.refuses(Conquer(3), "no_tokens")
    land = """
        1 hill           : naga
        2 hill           : naga
        3 sea            :
        4 forest anchor  : blood_elves
    """
    t = wow(f"turn A \n A: naga beast_master \n B: blood_elves \n {land}").play(PlayOn())
    assert t.conquer(3)[3] == "naga*0 beast*2"


@pytest.mark.case("combined", "tauren", "blood_elves")
def test_W_42_W_43_two_tauren_stand_beside_their_beasts() -> None:
    t = turn(one="tauren*4", two="tauren*2", three="blood_elves", army="tauren beast_master")
    t.play(PlayOn()).conquer(3)
    assert (t[3], t.army("tauren").extra) == ("tauren*2 beast", {"beast": 1})
    t.end_turn()
    assert [t.region(r).tokens >= 2 for r in (1, 2, 3)] == [True] * 3
    t.settled()


@pytest.mark.case("combined", "enraged", "battle_master")
def test_W_68_W_74_beasts_count_as_tokens_for_who_takes_their_region() -> None:
    for power, two, coins in (
        ("enraged", "kobolds*0 beast*2", 2),
        ("enraged", "kobolds*0 beast", 0),
        ("battle_master", "kobolds*0 beast", 1),
    ):
        t = lost(two, badge=power).conquer(2)
        assert t.earned("B").get(power, 0) == coins


@pytest.mark.case("combined", "warcraft.trolls", "night_elves")
def test_W_67_W_74_trolls_pay_less_for_beasts_and_walls_stay_with_them() -> None:
    t = lost("kobolds*0 beast*2")
    assert t.price(2) == {"base": 2, "beast": 2}
    t = wow("""
        turn A
        A: warcraft.trolls, hand 6
        B: night_elves beast_master
        1 hill anchor  : warcraft.trolls
        2 forest       : night_elves*0 beast wisp_wall
        3 hill         : night_elves
    """)
    price = {"base": 2, "beast": 1, "wisp_wall": 1, "warcraft.trolls": -1}
    assert t.price(2) == price
