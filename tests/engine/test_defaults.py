"""What is done for somebody who does not say is legal, whatever the table (B-60)."""

from dataclasses import replace

import pytest

from engine import apply, deciders, default_action, suggestion, with_pieces
from engine.actions import Answer, Conquer, Done, Redeploy
from engine.orders.standing import spread
from engine.table import Game
from tests.dsl import Table, table
from tests.property.positions import random_table
from tests.traits.warcraft import wow


def test_B_60_ending_the_turn_spreads_the_hand_the_odd_ones_to_the_weakest() -> None:
    t = table("""
        turn A
        A: orcs, hand 2
        B: humans
        1 mountain edge : orcs
        2 hill          : orcs
        3 hill          : orcs fortress
        4 hill edge     : humans
    """)
    assert default_action(t.box, t.state) == Redeploy(((1, 1), (2, 1)))
    t.done()
    assert default_action(t.box, t.state) == Redeploy(((1, 1), (2, 1)))


def test_B_60_the_weakest_are_those_that_cost_least_immune_ones_last() -> None:
    t = table("""
        turn A
        A: orcs heroic
        B: humans
        1 hill edge : orcs hero
        2 mountain  : orcs
        3 hill      : orcs*3
        4 hill      : orcs encampment*2
        5 hill      : orcs
        6 hill edge : humans
    """)
    game = Game(t.box, t.state)
    assert game.weakest(game.regions_of(t.army("orcs"))) == [3, 5, 2, 4, 1]


def test_B_60_without_a_region_nothing_is_spread() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: humans
        1 hill edge : humans
        2 hill
    """)
    assert spread(Game(t.box, t.state), t.army("orcs"), 3) == ()
    assert default_action(t.box, t.state) == Redeploy()


def test_B_60_a_question_that_comes_first_is_answered_first() -> None:
    t = table("""
        turn A
        A: amazons, hand 1
        B: humans
        1 hill edge : amazons
        2 hill      : amazons
        3 mountain  : amazons
        4 hill      : amazons
        5 hill edge : humans
    """)
    assert default_action(t.box, t.state) == Done()
    t.done()
    assert t.question() == "amazons.short"
    assert default_action(t.box, t.state) == Answer((1, 2, 4))


@pytest.mark.parametrize("seed", range(150))
def test_defaults_end_every_turn_of_every_table(seed: int) -> None:
    box, state = random_table(seed)
    player, steps = state.turn.player, 0
    while state.turn.player == player and state.turn.step not in ("pick", "over"):
        state, _ = apply(box, state, default_action(box, state))
        steps += 1
        assert steps < 30
    assert state.turn.step in ("pick", "over") or deciders(state)


def heroes(held: str = "") -> Table:
    return table(f"""
        turn A
        A: orcs heroic, hand 3
        B: elves
        1 farmland edge : orcs
        2 hill          : orcs
        3 hill          : {held}
        4 hill edge     : elves
    """)


@pytest.mark.parametrize("closed", [False, True])
def test_B_60_pieces_go_where_they_are_suggested_with_the_end_of_the_turn(closed: bool) -> None:
    t = heroes("orcs")
    if closed:
        t.done()
    ending = with_pieces(t.box, t.state, default_action(t.box, t.state))
    assert isinstance(ending, Redeploy)
    step_by_step, _ = apply(t.box, t.state, replace(ending, answers=()))
    (placed,) = ending.answers
    assert placed == suggestion(t.box, step_by_step)
    t.play(ending)
    assert [r for r in (1, 2, 3) if "hero" in t.region(r).markers] == sorted(placed)
    assert t.player == "B"


def test_B_60_what_ends_no_redeployment_says_nothing_of_pieces() -> None:
    t = heroes()
    for action in (Done(), Conquer(3)):
        assert with_pieces(t.box, t.state, action) == action


def test_R_13_with_a_redeployment_in_which_nothing_is_placed_what_comes_then_is_answered() -> None:
    t = table("""
        turn A
        A: orcs heroic
        B: elves
        1 farmland edge : orcs
        2 hill          : orcs
        3 hill edge     : orcs
        4 hill edge     : elves
    """).play(Redeploy(answers=((1, 3),)))
    assert [t[r] for r in (1, 2, 3)] == ["orcs*1 hero", "orcs*1", "orcs*1 hero"]
    assert t.player == "B"


def buyers(coins: int = 5) -> Table:
    return wow(f"""
        turn A
        A: forsaken, hand 9, coins {coins}
        B: kobolds
        1 fields anchor - 2 3 : forsaken
        2 hill                : kobolds*2
        3 swamp               : tribe
        4 forest anchor       : kobolds
    """).conquer(2, 3)


@pytest.mark.parametrize(("coins", "bought"), [(5, 2), (1, 1), (0, 0)])
def test_W_55_what_is_bought_goes_with_the_end_of_the_turn(coins: int, bought: int) -> None:
    t = buyers(coins)
    ending = with_pieces(t.box, t.state, default_action(t.box, t.state))
    assert isinstance(ending, Redeploy)
    assert ending.answers == ((1,) * bought,)
    step_by_step = buyers(coins).done().answer(*ending.answers[0])
    step_by_step.play(default_action(t.box, step_by_step.state))
    t.play(ending)
    assert t.player == "B"
    assert t.state == step_by_step.state
    assert t.earned("A").get("forsaken", 0) == -bought


def test_W_55_what_is_asked_before_the_hand_is_placed_and_not_answered_is_asked_first() -> None:
    t = buyers()
    moves = ((1, 2), (2, 5))
    t.refuses(Redeploy(moves), "answer_first")
    t.refuses(Redeploy(moves, ((1,),)), "answer_first")
    t.play(Redeploy((*moves, (3, 1)), ((1,), ())))
    assert t.player == "B"


def test_B_30_what_cannot_be_declined_is_left_to_the_player() -> None:
    t = table("""
        turn A
        A: amazons, hand 0
        B: elves
        1 farmland edge : amazons*2
        2 hill          : amazons*2
        3 hill          : amazons
        4 hill edge     : elves
    """)
    assert with_pieces(t.box, t.state, Done()) == Done()
    assert t.done().question() == "amazons.short"
