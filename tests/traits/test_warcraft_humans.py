"""Humans: objectives on others' regions, for who takes them and for themselves (W-17, W-60)."""

import pytest

from engine import Answer
from engine.questions import suggested
from tests.mechanisms import game
from tests.traits.warcraft import wow

HUMANS = "warcraft.humans"


def turn(a: str = HUMANS, b: str = "kobolds", *, player: str = "A", **at: str):
    """A turn of A's or B's; region 1 is the Humans', 2 is B's."""
    lies = {"two": b.split()[0].strip("(),"), "three": "", "four": "", "five": "", "six": ""} | at
    return wow(f"""
        turn {player}{lies.pop("die", "")}
        A: {a}
        B: {b}
        1 fields anchor - 2 3 4 : {HUMANS}
        2 hill anchor - 3 4 5   : {lies["two"]}
        3 swamp                 : {lies["three"]}
        4 forest                : {lies["four"]}
        5 mountain              : {lies["five"]}
        6 lake                  : {lies["six"]}
    """)


@pytest.mark.case("positive")
def test_W_17_W_18_two_may_be_laid_on_any_regions_that_no_race_of_the_alliance_holds() -> None:
    t = turn(five="tribe").done()
    assert t.question() == f"{HUMANS}.objective"
    assert t.options() == [2, 3, 4, 5, 6]
    t.answer(2, 5)
    assert (t[2], t[5], t.player) == ("kobolds*1 objective", "tribe mountain objective", "B")


@pytest.mark.case("positive")
def test_W_60_another_who_takes_one_gets_two_and_they_get_two_and_the_piece() -> None:
    t = turn(b="kobolds, hand 5", player="B", three="objective").conquer(3)
    assert (t.earned("B"), t.earned("A")) == ({HUMANS: 2}, {HUMANS: 2})
    assert t[3] == "kobolds*2"
    assert game(t).supply("objective") == 2


@pytest.mark.case("positive")
def test_W_60_taking_one_themselves_they_get_two() -> None:
    t = turn(f"{HUMANS}, hand 5", three="objective").conquer(3)
    assert (t.earned(), t[3]) == ({HUMANS: 2}, f"{HUMANS}*2")


@pytest.mark.case("negative")
def test_W_60_the_horde_gets_nothing_and_leaves_the_piece() -> None:
    t = turn(b="tauren, hand 5", player="B", two="tauren*2", three="objective").conquer(3)
    assert t.earned() == {}
    assert t[3] == "tauren*2 objective"


@pytest.mark.case("negative")
def test_W_60_an_attempt_that_fails_pays_nobody() -> None:
    t = turn(b="kobolds, hand 1", player="B", three="tribe objective", die=", die 0")
    t.roll(3)
    assert HUMANS not in t.earned()
    assert "objective" in t[3]


@pytest.mark.case("negative")
def test_W_18_no_region_of_the_alliance_will_do_their_own_and_declined_ones_included() -> None:
    t = turn(b="(night_elves) \n B: kobolds", two="night_elves", five="kobolds").done()
    assert t.options() == [3, 4, 5, 6]


@pytest.mark.case("boundary")
def test_W_17_none_need_be_laid_and_no_two_in_one_region() -> None:
    t = turn().done()
    t.refuses(Answer((3, 3)), "same_option_twice")
    t.refuses(Answer((2, 3, 4)), "too_many")
    t.answer()
    assert game(t).supply("objective") == 2
    t.settled()


@pytest.mark.case("boundary")
def test_W_17_those_that_lie_already_are_fetched_back_or_stay() -> None:
    t = turn(three="objective", four="objective").done().answer(4, 5)
    assert (t[3], t[4], t[5]) == ("", "objective", "mountain objective")
    t = turn(three="objective", four="objective").done().answer()
    assert (t[3], t[4]) == ("", "")


@pytest.mark.case("boundary")
def test_W_77_a_region_with_a_tower_will_do() -> None:
    t = turn(two="kobolds watch_tower").done()
    assert 2 in t.options()
    assert t.answer(2).answer()[2] == "kobolds*1 watch_tower objective"


@pytest.mark.case("boundary")
def test_W_60_a_neutral_race_that_sides_with_the_horde_counts_as_horde() -> None:
    t = turn(b="kobolds, hand 5", player="B", three="objective")
    game(t).side_with(t.army("kobolds"), "horde")
    assert t.conquer(3).earned() == {}
    assert t[3] == "kobolds*2 objective"


@pytest.mark.case("boundary")
def test_W_60_a_piece_stays_when_its_region_is_left() -> None:
    t = turn(b="kobolds", player="B", three="kobolds objective").abandon(3)
    assert t[3] == "objective"


@pytest.mark.case("decline")
def test_W_60_in_decline_all_come_back() -> None:
    t = turn(three="objective", two="kobolds objective").declines()
    assert (t[3], t[2]) == ("", "kobolds*1")
    t.settled()


@pytest.mark.case("combined", "naga", "warcraft.trolls")
def test_W_60_naga_take_one_from_water_and_trolls_leave_theirs() -> None:
    t = turn(b="naga, hand 5", player="B", two="naga", five="naga", six="objective").conquer(6)
    assert (t.earned("B"), t[6]) == ({HUMANS: 2}, "naga*2")
    trolls = "warcraft.trolls"
    t = turn(b=f"{trolls}, hand 5", player="B", three="tribe objective").conquer(3)
    assert (t.earned(), t[3]) == ({}, f"{trolls}*2 objective")


@pytest.mark.case("combined", "battle_master")
def test_W_60_it_is_paid_besides_what_a_badge_pays() -> None:
    t = turn(f"{HUMANS} battle_master, hand 5", three="tribe objective").conquer(3)
    assert t.earned("A") == {"battle_master": 1, HUMANS: 2}


@pytest.mark.case("combined", "battleground")
def test_W_62_who_sides_with_the_horde_on_the_battleground_leaves_the_piece() -> None:
    t = wow(
        f"""
        turn B
        A: {HUMANS}
        B: kobolds, hand 9
        1 fields anchor - 2 3 4 : {HUMANS}
        2 hill anchor - 3 4     : kobolds
        3 swamp                 :
        4 forest                : objective
        """,
        {"battleground": 3},
    ).conquer(3)
    sides = t.state.questions[0].things
    t.answer(sides.index("horde")).conquer(4)
    assert t[4] == "kobolds*2 objective"
    assert HUMANS not in t.earned()


@pytest.mark.case("combined", "championing")
def test_W_60_the_champion_of_a_neutral_race_takes_one_too() -> None:
    t = turn(b="kobolds championing", player="B", three="tribe objective").use("championing", 3)
    assert (t.earned("B"), t.earned("A")) == ({HUMANS: 2}, {HUMANS: 2})
    assert t[3] == "kobolds*0 champion"


@pytest.mark.case("boundary")
def test_W_17_by_default_they_lie_on_land_the_humans_can_soonest_take_else_where_they_are() -> None:
    for two, four, five, by_default in (
        ("kobolds*3", "kobolds", "", (4, 2)),
        ("kobolds objective", HUMANS, "objective", (2, 5)),
        (HUMANS, HUMANS, "kobolds objective", (5,)),
        ("kobolds*4", "kobolds objective", "", (4, 2)),
    ):
        t = wow(f"""
            turn A
            A: {HUMANS}
            B: kobolds
            1 fields anchor - 2 4 6 : {HUMANS}
            2 hill anchor - 1 5     : {two}
            3 swamp - 5             :
            4 forest - 1            : {four}
            5 mountain - 3          : {five}
            6 lake - 1              :
            7 hill - 5              : kobolds
        """).done()
        if t.step == "redeploy":
            t.done()
        question = t.state.questions[0]
        assert question.key == f"{HUMANS}.objective"
        assert suggested(game(t), question) == by_default
