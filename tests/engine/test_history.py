"""The log is the game: who may say what, and the way back."""

import pytest

from engine import RuleError, load_box, new_game
from engine.actions import Conquer, Done, GoInDecline, Pick, Place, TakeBack
from engine.codec import dump_state
from engine.history import History
from tests.dsl import table


def history() -> History:
    t = table("""
        turn A, die 0
        A: orcs, hand 5
        B: humans
        1 farmland edge : orcs
        2 hill
        3 swamp
        4 forest edge   : humans*2
    """)
    return History(t.box, t.state, seq=7)


def refused(key: str):
    return pytest.raises(RuleError, match=f"^{key}$")


def test_only_who_must_decide_may_speak() -> None:
    game = history()
    before = game.state
    with refused("not_your_decision") as caught:
        game.play(1, Done())
    assert caught.value.refusals[0].params == {"seat": 0}
    assert (game.state, game.seq) == (before, 7)


def test_what_the_rules_refuse_is_no_line() -> None:
    game = history()
    before = game.state
    with refused("not_adjacent"):
        game.play(0, Conquer(4))
    assert (game.state is before, game.seq) == (True, 7)


def test_nobody_speaks_when_the_game_is_over() -> None:
    t = table(
        """
        turn B, round 1
        A: orcs
        B: humans
        1 farmland edge : orcs
        2 hill edge     : humans
        """,
        rounds=1,
    )
    game = History(t.box, t.state)
    game.play(1, Done())
    with refused("game_over"):
        game.play(1, Done())


def test_the_last_step_is_taken_back() -> None:
    game = history()
    start = dump_state(game.state)
    game.play(0, Conquer(2))
    assert (game.seq, game.way_back(0)) == (8, [7])
    assert game.take_back(0) == TakeBack(7)
    assert (dump_state(game.state), game.seq) == (start, 9)
    assert game.way_back(0) == []


def test_several_steps_are_taken_back_at_once() -> None:
    game = history()
    start = dump_state(game.state)
    game.play(0, Conquer(2))
    middle = dump_state(game.state)
    game.play(0, Conquer(3))
    assert game.way_back(0) == [8, 7]
    assert game.take_back(0, 8) == TakeBack(8)
    assert dump_state(game.state) == middle
    game.play(0, Conquer(3))
    assert game.take_back(0, 7) == TakeBack(7)
    assert dump_state(game.state) == start


def test_nothing_is_taken_back_before_anything_was_done_nor_to_elsewhere() -> None:
    game = history()
    with refused("nothing_to_take_back"):
        game.take_back(0)
    game.play(0, Conquer(2))
    with refused("nothing_to_take_back"):
        game.take_back(0, 3)
    with refused("nothing_to_take_back"):
        game.take_back(1)
    assert game.seq == 8


def test_a_roll_cannot_be_taken_back() -> None:
    game = history()
    game.play(0, Conquer(2))
    game.play(0, Conquer(3))
    game.play(0, Conquer(4, roll=True))  # one token in hand, price 4, die 0
    assert game.state.turn.step == "redeploy"
    assert game.way_back(0) == []


def test_what_was_done_since_a_roll_can() -> None:
    game = history()
    game.play(0, Conquer(2))
    game.play(0, Conquer(3))
    game.play(0, Conquer(4, roll=True))
    rolled = dump_state(game.state)
    game.play(0, Place(2, 1))
    assert game.way_back(0) == [10]
    game.take_back(0)
    assert dump_state(game.state) == rolled


def test_a_drawn_tile_cannot_be_taken_back() -> None:
    box = load_box("base", 2)
    game = History(box, new_game(box, "s"))
    game.play(0, Pick(0))
    assert game.way_back(0) == []


def test_a_turn_that_has_ended_cannot_be_taken_back() -> None:
    game = history()
    game.play(0, GoInDecline())
    assert game.state.turn.player == 1
    assert game.way_back(0) == []
    assert game.way_back(1) == []


def test_a_log_with_take_backs_replays() -> None:
    game, again = history(), history()
    log = []
    for action in (Conquer(2), Conquer(3)):
        game.play(0, action)
        log.append(action)
    log.append(game.take_back(0))
    game.play(0, Done())
    log.append(Done())
    for line in log:
        again.replay(0, line)
    assert dump_state(again.state) == dump_state(game.state)
    assert again.seq == game.seq == 11
