"""Heart of Azeroth: each opponent beside its region pays a coin (W-63, W-69)."""

import pytest

from engine import Done
from engine.questions import suggested
from engine.table import Game
from tests.traits.warcraft import wow

H = "heart_of_azeroth"
BOARD = """
    1 fields anchor - 2     : {0}
    2 hill - 1 3            : {1}
    3 swamp anchor - 2 4    : {0}
    4 forest - 3            : {2}
    5 hill - 3              : {2}
"""


def turn(army: str = "blood_elves, coins 5", two: str = "naga", four: str = "kobolds", **more):
    b, at = more.pop("b", "naga, coins 5"), more.pop("at", 1)
    board = BOARD.format(army.split()[0].rstrip(","), two, four)
    text = f"turn A \n A: {army} \n B: {b} \n C: kobolds, coins 5"
    return wow(f"{text} \n {board}", {H: at}, **more)


def laid(region: int, **more):
    t = turn(**more).done()
    assert t.question() == f"{H}.where"
    return t.answer(region)


@pytest.mark.case("positive")
def test_W_63_each_opponent_beside_its_region_pays_one_coin_once() -> None:
    t = laid(3)
    assert t.earned("A") == {"regions": 2, H: 2}, "kobolds beside it twice pay one"
    assert [t.coins(p) for p in "ABC"] == [9, 4, 4]
    assert t.state.finds[0].region == 3
    t.settled()


@pytest.mark.case("negative")
def test_W_63_who_is_not_beside_it_pays_nothing() -> None:
    t = laid(1)
    assert t.earned("A") == {"regions": 2, H: 1}
    assert (t.coins("B"), t.coins("C")) == (4, 5)


@pytest.mark.case("negative")
def test_W_69_it_must_be_laid_and_may_stay_where_it_lies() -> None:
    t = turn(at=3).done()
    assert (t.options(), t.state.questions[0].at_least) == ([1, 3], 1)
    assert Done() not in t.legal()
    t.answer(3)
    assert (t.state.finds[0].region, t.happened("placed")) == (3, [])


@pytest.mark.case("boundary")
def test_W_63_a_purse_pays_what_it_has() -> None:
    t = laid(3, b="naga, coins 0")
    assert t.earned("A") == {"regions": 2, H: 1}
    assert (t.coins("B"), t.coins("C")) == (0, 4)


@pytest.mark.case("boundary")
def test_W_69_in_the_only_region_it_is_laid_by_itself() -> None:
    t = turn().abandon(3).done()
    assert t.earned("A") == {"regions": 1, H: 1}


@pytest.mark.case("boundary")
def test_W_69_by_itself_it_goes_where_most_pay() -> None:
    t = turn().done()
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (3,)
    t = turn(two="", four="").done()
    (region,) = suggested(Game(t.box, t.state), t.state.questions[0])
    assert region in (1, 3), "nobody would pay: it is laid all the same"


@pytest.mark.case("boundary")
def test_W_69_next_turn_whoever_has_taken_it_lays_it() -> None:
    t = turn("blood_elves, hand 3, coins 5", at=2).conquer(2).done()
    while not t.state.questions:
        t.play(t.legal()[0])
    t.answer(2)
    assert t.state.finds[0].region == 2
    assert t.earned("A")["regions"] == 3
    assert H not in t.earned("A"), "nobody borders region 2 but its owner"


@pytest.mark.case("decline")
def test_W_63_neither_for_a_declined_race_nor_from_one() -> None:
    t = turn().declines()
    assert t.earned("A") == {"regions": 2}
    t = laid(3, two="(naga)", b="(naga), coins 5")
    assert t.earned("A") == {"regions": 2, H: 1}
    assert t.coins("B") == 5


@pytest.mark.case("boundary")
def test_W_49_who_stands_beside_it_on_a_tower_alone_pays_nothing() -> None:
    t = laid(1, two="naga watch_tower")
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("combined", "dark_portal", "archaeologist")
def test_W_63_it_pays_beside_what_else_lies_there() -> None:
    t = wow(
        "turn A \n A: blood_elves archaeologist, coins 5 \n B: naga, coins 5 \n C: kobolds, coins 5"
        + BOARD.format("blood_elves", "naga", "kobolds"),
        {H: 1, "dark_portal": 3},
    ).done()
    t.answer(3)
    assert t.earned("A") == {"regions": 2, "archaeologist": 2, "dark_portal": 2, H: 2}
