"""Aegis of Aggramar: who does anything to its region pays two coins (W-52, W-69)."""

import pytest

from engine import Conquer
from engine.hooks import Aim
from engine.questions import suggested
from engine.refusing import against, unaffordable
from engine.table import Game
from tests.traits.warcraft import wow

A = "aegis_of_aggramar"
BOARD = """
    1 fields anchor - 2 3 : {0}
    2 hill - 1            : {1}
    3 swamp - 1 4         : {1}
    4 forest anchor - 3   : {1}
"""


def turn(army: str = "blood_elves, hand 9, coins 5", b: str = "naga, coins 5", at: int = 2, **more):
    board = BOARD.format(army.split()[0].rstrip(","), b.split()[0].rstrip(","))
    text = f"turn A \n A: {army} \n B: {b} \n C: kobolds"
    return wow(f"{text} \n {board}", {A: at}, **more)


def due(t, aim: Aim, region: int = 2) -> int:
    """What A would have to pay to do something to a region."""
    game = Game(t.box, t.state)
    attack = game.attack(game.army(t.state.armies[0].id), region, "", aim)
    return sum(toll.coins for _, toll in game.tolls(attack))


@pytest.mark.case("positive")
def test_W_52_who_attacks_its_region_pays_its_owner_two_coins() -> None:
    t = turn().conquer(2)
    assert (t.coins("A"), t.coins("B")) == (3, 7)
    assert [(e.player, e.amount, e.why) for e in t.happened("coins")] == [(0, -2, A), (1, 2, A)]


@pytest.mark.case("positive")
@pytest.mark.parametrize("aim", ["conquest", "removal", "touch"])
def test_W_52_so_does_who_moves_or_takes_what_is_there(aim: Aim) -> None:
    assert due(turn(), aim) == 2
    poor = turn("blood_elves, hand 9, coins 1")
    game = Game(poor.box, poor.state)
    attack = game.attack(poor.army("blood_elves"), 2, "", aim)
    refused = unaffordable(game, attack) if aim == "conquest" else against(game, attack)
    assert [r.key for r in refused] == ["toll"]


@pytest.mark.case("negative")
def test_W_52_other_regions_of_its_owner_are_free() -> None:
    t = turn().conquer(3)
    assert t.coins("A") == 5


@pytest.mark.case("negative")
def test_W_52_who_has_one_coin_cannot_attack_it() -> None:
    turn("blood_elves, hand 9, coins 1").refuses(Conquer(2), "toll")
    t = turn("blood_elves, hand 9, coins 2").conquer(2)
    assert t.coins("A") == 0


@pytest.mark.case("negative")
def test_C_05_its_owner_pays_nothing_for_what_he_does_there() -> None:
    t = turn(at=1)
    assert [due(t, aim, 1) for aim in ("conquest", "removal", "touch")] == [0, 0, 0]


@pytest.mark.case("boundary")
def test_W_52_who_has_paid_may_do_more_to_it_in_the_same_turn_for_nothing() -> None:
    t = turn("blood_elves, hand 9, coins 2")
    game = Game(t.box, t.state)
    game.collect_due(game.attack(t.army("blood_elves"), 2, "", "touch"))
    assert (t.coins("A"), t.coins("B")) == (0, 7)
    assert [due(t, aim) for aim in ("conquest", "removal", "touch")] == [0, 0, 0]
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (0, 7)


@pytest.mark.case("boundary")
def test_W_52_an_attempt_that_fails_was_paid_for() -> None:
    t = turn("blood_elves, hand 1, coins 2", die=[0]).roll(2)
    assert t.region(2).army == t.army("naga").id
    assert t.coins("B") == 7


@pytest.mark.case("boundary")
def test_W_69_at_each_turns_end_it_is_laid_somewhere_and_may_stay() -> None:
    t = turn(at=1).conquer(2).done()
    while not t.state.questions:
        t.play(t.legal()[0])
    assert (t.question(), t.options()) == (f"{A}.where", [1, 2])
    assert t.state.questions[0].at_least == 1
    t.answer(2)
    assert t.state.finds[0].region == 2
    t.end_turn()
    assert t.player == "C"


@pytest.mark.case("boundary")
def test_W_69_by_itself_it_goes_where_most_is_at_stake_else_it_stays() -> None:
    for turns, at, goes in (("", 1, 2), ("", 2, 2), (", round 10", 1, 1), (", round 10", 2, 2)):
        t = wow(
            f"""
            turn A{turns}
            A: blood_elves
            B: naga, hand 5
            1 fields anchor : blood_elves watch_tower
            2 hill anchor   : blood_elves
            3 swamp         : naga*3
            """,
            {A: at},
        ).done()
        assert suggested(Game(t.box, t.state), t.state.questions[0]) == (goes,)


@pytest.mark.case("decline")
def test_W_52_it_is_idle_while_the_race_on_it_is_declined() -> None:
    t = turn(b="(naga), coins 5")
    assert due(t, "conquest") == due(t, "touch") == 0
    assert t.conquer(2).coins("A") == 5


@pytest.mark.case("combined", "doomhammer", "ashes_of_alar", "frostmourne")
def test_W_52_it_adds_up_with_what_else_is_due_whatever_it_is_done_with() -> None:
    for by, left in (("doomhammer", 1), ("frostmourne", 3), ("ashes_of_alar", 3)):
        t = wow(
            "turn A \n A: blood_elves, hand 9, coins 5 \n B: naga, coins 5 \n C: kobolds"
            + BOARD.format("blood_elves", "naga"),
            {A: 2, by: 1},
        )
        t.play(Conquer(2, by=by))
        assert (t.coins("A"), t.coins("B")) == (left, 7)
    poor = wow(
        "turn A \n A: blood_elves, hand 9, coins 3 \n B: naga, coins 5 \n C: kobolds"
        + BOARD.format("blood_elves", "naga"),
        {A: 2, "doomhammer": 1},
    )
    poor.refuses(Conquer(2, by="doomhammer"), "toll")
