"""The log is the game: who may say what, and the way back."""

import pytest

from engine import RuleError, default_action, new_game, plain_box, withdrawal
from engine.actions import (
    Abandon,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    Rewind,
    TakeBack,
    Withdraw,
)
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


def spread(game: History, seat: int) -> None:
    """Let ``seat`` end the step as is done for players who do not say."""
    game.play(seat, default_action(game.box, game.state))


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
    with refused("game_over"):
        game.play(0, Withdraw((), t.army("orcs").id))


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
    box = plain_box("base", 2)
    game = History(box, new_game(box, "s"))
    game.play(0, Pick(0))
    assert game.way_back(0) == []


def round_of_three() -> History:
    """A's turn; C loses what A takes and has two regions to withdraw to."""
    t = table("""
        turn A, die 0
        A: orcs, hand 6
        B: humans
        C: dwarves
        1 farmland edge : orcs
        2 hill          : dwarves*2
        3 swamp
        4 forest edge   : humans*2
        5 hill          : dwarves
        6 farmland      : dwarves
    """)
    return History(t.box, t.state, seq=7)


def test_the_end_of_a_turn_is_taken_back_while_the_next_player_has_not_acted() -> None:
    game = history()
    game.play(0, Conquer(2))
    conquered = dump_state(game.state)
    game.play(0, Done())
    spread(game, 0)
    assert (game.state.turn.player, game.turn_began) == (1, game.seq)
    assert (game.goes_back, game.way_back(0), game.way_back(1)) == (0, [9, 8, 7], [])
    with refused("nothing_to_take_back"):
        game.take_back(1)
    assert game.take_back(0, 8) == TakeBack(8)
    assert dump_state(game.state) == conquered
    assert (game.seq, game.turn_began) == (11, 7)
    assert game.way_back(0) == [7]


def test_a_decline_is_taken_back_and_said_again() -> None:
    game = history()
    start = dump_state(game.state)
    game.play(0, GoInDecline())
    declined = dump_state(game.state)
    assert game.take_back(0) == TakeBack(7)
    assert dump_state(game.state) == start
    game.play(0, GoInDecline())
    assert dump_state(game.state) == declined
    assert (game.turn_began, game.way_back(0)) == (10, [9])


def test_a_turn_stays_ended_once_the_next_player_has_acted() -> None:
    game = history()
    game.play(0, GoInDecline())
    game.play(1, Abandon(4))
    assert game.way_back(0) == []
    assert game.way_back(1) == [8]
    assert game.take_back(1) == TakeBack(8)
    with refused("nothing_to_take_back"):
        game.take_back(0)


def test_a_turn_stays_ended_once_the_autopilot_has_acted() -> None:
    game = history()
    game.play(0, GoInDecline())
    game.play(1, Abandon(4), automatic=True)
    assert (game.goes_back, game.way_back(0), game.way_back(1)) == (None, [], [])


def test_what_the_autopilot_did_for_a_player_stays() -> None:
    game = history()
    game.play(0, Conquer(2))
    game.play(0, Conquer(3), automatic=True)
    assert game.way_back(0) == []
    game.play(0, Done())
    assert game.way_back(0) == [9]


def test_a_withdrawal_by_standing_order_goes_back_with_the_turn() -> None:
    game = round_of_three()
    start = dump_state(game.state)
    game.play(0, Conquer(2))
    game.play(0, Done())
    spread(game, 0)
    assert game.state.turn.step == "withdraw"
    game.play(2, Withdraw(((5, 1),)), automatic=True)
    assert game.state.turn.player == 1
    assert game.way_back(0) == [9, 8, 7]
    assert game.take_back(0, 7) == TakeBack(7)
    assert dump_state(game.state) == start


def test_a_log_accepts_a_take_back_only_over_what_it_says_nobody_said() -> None:
    game, log = round_of_three(), []
    for seat, action in ((0, Conquer(2)), (0, Done()), (0, None), (2, Withdraw(((5, 1),)))):
        action = action or default_action(game.box, game.state)
        game.play(seat, action, automatic=seat == 2)
        log.append((seat, action, seat == 2))
    log.append((0, game.take_back(0), False))
    again, forged = round_of_three(), round_of_three()
    for seat, line, automatic in log:
        again.replay(seat, line, automatic=automatic)
    assert dump_state(again.state) == dump_state(game.state)
    for seat, line, _ in log[:-1]:
        forged.replay(seat, line)
    with refused("nothing_to_take_back"):
        forged.replay(0, TakeBack(log[-1][1].to))


def test_a_withdrawal_of_the_victims_own_is_an_act() -> None:
    game = round_of_three()
    game.play(0, Conquer(2))
    game.play(0, Done())
    spread(game, 0)
    withdrawing = dump_state(game.state)
    game.play(2, Withdraw(((5, 1),)))
    assert game.way_back(0) == []
    assert game.way_back(2) == [10]
    game.take_back(2)
    assert dump_state(game.state) == withdrawing
    with refused("nothing_to_take_back"):
        game.take_back(0)


def test_moving_what_was_withdrawn_by_order_is_an_act() -> None:
    game = round_of_three()
    game.play(0, Conquer(2))
    game.play(0, Done())
    spread(game, 0)
    game.play(2, withdrawal(game.box, game.state), automatic=True)
    assert (game.state.turn.player, game.goes_back, game.goes_back_in) == (1, 0, 0)
    (placed,) = game.state.withdrawals
    placed_there = dump_state(game.state)
    ((region, tokens),) = placed.tokens.items()
    game.play(2, Withdraw(((11 - region, tokens),), placed.army))
    assert (game.goes_back, game.goes_back_in, game.way_back(0)) == (2, 1, [])
    game.take_back(2)
    assert dump_state(game.state) == placed_there
    with refused("nothing_to_take_back"):
        game.take_back(0)


def test_nobody_goes_back_from_his_turn_into_the_one_before() -> None:
    """C withdraws in B's turn, and it is C's own turn next."""
    t = table("""
        turn B
        A: orcs
        B: humans, hand 6
        C: dwarves
        C: (ghouls)
        1 farmland edge : orcs
        2 hill edge     : dwarves
        3 swamp         : dwarves*2
        4 forest edge   : humans
        5 hill edge     : dwarves
        6 mountain edge : ghouls
    """)
    game = History(t.box, t.state, seq=3)
    game.play(1, Conquer(3))
    game.play(1, Done())
    spread(game, 1)
    assert game.state.turn.step == "withdraw"
    game.play(2, Withdraw(((2, 1),)))
    assert (game.state.turn.player, game.way_back(2)) == (2, [6])
    game.play(2, Done())
    assert game.way_back(2) == [7]


def test_an_end_that_reveals_something_stays() -> None:
    game = history()
    game.play(0, Conquer(2))
    game.play(0, Conquer(3))
    game.play(0, Conquer(4, roll=True))
    spread(game, 0)
    assert game.state.turn.player == 1
    assert game.way_back(0) == [10]
    game.take_back(0)
    assert game.way_back(0) == []
    assert game.revealed_by(0)


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
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
    game = History(t.box, t.state, keep=[0])
    game.play(1, Done())
    assert (game.goes_back, game.way_back(1)) == (None, [])
    with refused("nothing_to_take_back"):
        game.take_back(1)
    with refused("game_over"):
        game.rewind(Rewind(0, "vote"))


# ------------------------------------------------------------------ by agreement


def test_by_agreement_any_earlier_table_stands_again() -> None:
    game = History((h := history()).box, h.state, seq=7, keep=[8])
    game.play(0, Conquer(2))
    wanted = dump_state(game.state)
    game.play(0, Conquer(3))
    game.play(0, Conquer(4, roll=True))
    spread(game, 0)
    game.play(1, GoInDecline())
    assert (game.state.turn.player, game.seq) == (0, 12)
    game.rewind(Rewind(8, "vote"))
    assert dump_state(game.state) == wanted
    assert (game.seq, game.turn_began) == (13, 7)
    assert (game.goes_back, game.whole) == (None, True), "nobody goes further by himself"
    game.play(0, Conquer(3))
    assert game.way_back(0) == [13]


def test_what_is_revealed_again_is_the_same() -> None:
    box = plain_box("base", 2)
    game = History(box, new_game(box, "s"), keep=[0])
    game.play(0, Pick(2))
    picked = dump_state(game.state)
    drawn = game.state.draws
    game.rewind(Rewind(0, "admin"))
    assert game.state.draws < drawn
    game.play(0, Pick(2))
    assert dump_state(game.state) == picked


@pytest.mark.parametrize("seed", ["b", "s", "w"])
def test_what_was_found_stays_found_and_is_found_again_after_a_rewind(seed: str) -> None:
    """The Pentacle, the Crypt, Stonehedge with its badge; whichever region is conquered first."""
    t = table(
        """
        turn A
        A: lizardmen, hand 9
        B: spiderines
        1 mine edge    : lizardmen
        2 mine - 1 3 4 : tribe*2
        3 mine - 1 2 4 : tribe*2
        4 mine edge    : spiderines
        """,
        edition="underground",
        seed=seed,
    )
    game = History(t.box, t.state, keep=[0])
    game.play(0, Conquer(2))
    found = [(f.id, f.badge) for f in game.state.finds]
    conquered = dump_state(game.state)
    assert (len(found), game.way_back(0), game.revealed_by(0)) == (1, [], True)
    with refused("nothing_to_take_back"):
        game.take_back(0)
    for region in (2, 3):
        game.rewind(Rewind(0, "vote"))
        assert not game.state.finds
        game.play(0, Conquer(region))
        assert [(f.id, f.badge) for f in game.state.finds] == found
        assert (dump_state(game.state) == conquered) is (region == 2)


@pytest.mark.parametrize("to", [-1, 0, 8, 9])
def test_only_to_a_table_that_was_kept_and_is_earlier(to: int) -> None:
    game = History((h := history()).box, h.state, seq=7, keep=[7, 9])
    game.play(0, Conquer(2))
    with refused("no_such_moment"):
        game.rewind(Rewind(to, "vote"))
    assert game.seq == 8


def test_one_agreement_can_undo_another() -> None:
    game = History((h := history()).box, h.state, seq=7, keep=[7, 9])
    game.play(0, Conquer(2))
    game.play(0, Conquer(3))
    far = dump_state(game.state)
    game.rewind(Rewind(7, "vote"))
    game.rewind(Rewind(9, "vote"))
    assert (dump_state(game.state), game.seq) == (far, 11)


def test_a_history_knows_whether_there_may_be_more_to_take_back() -> None:
    game = history()
    assert not game.whole, "whose steps led here is not known"
    game.play(0, Conquer(2))
    assert game.whole
    box = plain_box("base", 2)
    assert History(box, new_game(box, "s")).whole


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
