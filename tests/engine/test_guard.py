"""Where tokens and pieces go for somebody who has ordered nothing: where most is at stake."""

from random import Random

import pytest

from engine import apply, deciders, default_action, legal
from engine.actions import Answer, Redeploy
from engine.orders.guarding import Foresight, guarding, stakes
from engine.orders.outlook import rivals_before
from engine.orders.standing import GUARD, spread
from engine.table import Game
from tests.dsl import Table, table
from tests.property.positions import random_table
from tools.play import choose

FRONT = """
    turn A, round {number}
    A: {race}, hand {hand}
    B: orcs
    1 {first} edge  - 2 4   : {held}
    2 {second}      - 1 3 4 : {held} {marker}
    3 swamp         - 2     : {held}
    4 hill edge     - 1 2   : orcs*{orcs}
"""


def front(
    hand: int,
    *,
    race: str = "elves",
    first: str = "hill",
    second: str = "hill",
    marker: str = "",
    number: int = 4,
    orcs: int = 4,
) -> Table:
    """B's orcs at 4 border 1 and 2; 3 lies behind 2.  All but one of them attack."""
    return table(
        FRONT.format(
            race=race,
            hand=hand,
            held=race.split()[0],
            first=first,
            second=second,
            marker=marker,
            number=number,
            orcs=orcs,
        )
    )


def ends(t: Table) -> dict[int, int]:
    """End the turn by default, from the conquests as from the redeployment."""
    action = default_action(t.box, t.state)
    assert isinstance(action, Redeploy)
    t.done()
    assert default_action(t.box, t.state) == action
    t.play(action)
    return dict(action.moves)


@pytest.mark.parametrize("hand", range(1, 9))
def test_what_nobody_can_take_gets_none_beyond_its_one(hand):
    assert 2 not in ends(front(hand, race="halflings", marker="hole"))
    assert 2 not in ends(front(hand, race="elves seafaring", second="sea"))


def test_what_an_attacker_cannot_come_to_gets_less_than_what_he_borders():
    assert ends(front(2)) == {1: 1, 2: 1}
    assert ends(front(7)) == {1: 4, 2: 3}


def test_a_token_goes_where_it_makes_a_region_too_dear_and_not_where_the_next_is_as_cheap():
    # Four tokens pay for 1, or for 2 and a good try at 3 behind it.
    assert ends(front(1, orcs=5)) == {2: 1}
    assert ends(front(2, orcs=5)) == {1: 1, 2: 1}


def test_the_region_that_others_are_reached_through_gets_all_that_would_be_lost_elsewhere():
    # Seven tokens pay for two regions, 3 and the way to it; a token at 1 would not change that.
    assert ends(front(2, orcs=8)) == {2: 2}
    assert ends(front(4, orcs=8)) == {2: 4}


def test_the_dearer_region_gets_more():
    assert ends(front(1, race="humans", second="farmland")) == {2: 1}
    assert ends(front(3, race="humans", second="farmland")) == {1: 1, 2: 2}


def test_the_cheaper_to_take_gets_more():
    assert ends(front(1, first="mountain", orcs=5)) == {2: 1}
    assert ends(front(4, first="mountain", orcs=5)) == {1: 1, 2: 2, 3: 1}


def test_of_equal_regions_the_lower_number_gets_the_odd_token():
    assert ends(front(1)) == {1: 1}
    assert ends(front(3)) == {1: 2, 2: 1}


def test_without_a_token_in_hand_nothing_is_placed():
    assert ends(front(0)) == {}


def test_in_the_last_turn_tokens_are_spread_evenly():
    assert ends(front(4, number=10)) == {1: 2, 2: 1, 3: 1}


def test_where_nobody_has_tokens_to_attack_with_they_are_spread_evenly():
    t = table("""
        turn A, round 4
        A: humans, hand 4
        B: orcs
        1 hill edge - 2  : humans
        2 hill - 1 3     : humans
        3 hill - 2       : humans
        4 hill edge      : orcs
    """)
    assert ends(t) == {1: 2, 2: 1, 3: 1}


def test_where_all_is_immune_tokens_are_spread_evenly():
    t = table("""
        turn A, round 4
        A: halflings, hand 3
        B: orcs
        1 hill edge - 2 3  : halflings hole
        2 hill - 1 3       : halflings hole
        3 hill edge - 1 2  : orcs*8
    """)
    assert ends(t) == {1: 2, 2: 1}


def test_one_region_gets_all_of_itself():
    t = table("""
        turn A, round 4
        A: elves, hand 4
        B: orcs
        1 hill edge - 2  : elves
        2 hill edge - 1  : orcs*8
    """)
    assert default_action(t.box, t.state) == Redeploy()
    assert spread(Game(t.box, t.state), t.army("elves"), 4, GUARD) == ((1, 4),)


def test_who_is_bound_by_the_peace_to_come_is_no_danger():
    t = table("""
        turn A, round 4
        A: humans diplomat, hand 2
        B: orcs
        C: trolls
        1 hill edge - 2 4  : humans
        2 hill - 1 3       : humans
        3 hill edge - 2 5  : humans
        4 hill edge - 1    : orcs*9
        5 hill edge - 3    : trolls*6
    """)
    assert ends(t) == {3: 2}  # Not at 1, which only B borders.
    assert t.question() == "diplomat.ally"
    assert default_action(t.box, t.state) == Answer((1,))


LONE = """
    turn A, round 4
    A: humans, hand {hand}
    B: sorcerers
    1 farmland edge - 2 5   : humans
    2 hill          - 1 3 5 : humans
    3 hill          - 2 4   : humans
    4 hill edge     - 3     : humans
    5 hill edge     - 1 2   : sorcerers{more}
"""


def test_no_lone_token_is_left_to_a_power_where_there_are_enough_for_all():
    assert ends(table(LONE.format(hand=2, more=""))) == {1: 1, 2: 1}
    assert ends(table(LONE.format(hand=3, more=""))) == {1: 2, 2: 1}
    assert ends(table(LONE.format(hand=4, more="*9"))) == {1: 1, 2: 1, 3: 1, 4: 1}


def test_where_some_must_stay_alone_the_dearest_are_guarded():
    assert ends(table(LONE.format(hand=2, more="*4"))) == {1: 1, 2: 1}


def test_heroes_shut_the_way_and_tokens_lie_where_somebody_still_comes():
    t = table("""
        turn A, round 4
        A: humans heroic, hand 3
        B: orcs
        1 farmland edge - 2 5 : humans
        2 farmland - 1 3 5    : humans
        3 hill - 2 4 5        : humans
        4 hill - 3            : humans hero*1
        5 hill edge - 1 2 3   : orcs*9
    """)
    assert ends(t) == {2: 3}  # Nobody comes to 4 any longer.
    assert default_action(t.box, t.state) == Answer((1, 3))


def test_of_regions_that_bring_a_rival_as_much_any_may_be_lost():
    t = front(2, orcs=4)  # Three tokens pay for 1 or for 2, not for both.
    t.done()
    game = Game(t.box, t.state)
    elves = game.army(t.army("elves").id)
    foresight = Foresight(game, elves, stakes(game, elves))
    assert foresight.look(()).lost == (1, 2)
    assert foresight.look((1,)).lost == (2,)
    assert foresight.look((1, 2)).cost < foresight.look((1,)).cost


def test_a_coin_of_one_of_several_rivals_counts_less_than_a_region():
    costs = []
    for others, beyond in (("", ""), ("C: trolls", "trolls")):
        t = table(f"""
            turn A, round 4
            A: elves
            B: orcs
            {others}
            1 hill edge     - 2   : elves
            2 hill edge     - 1 3 : orcs*4
            3 mountain edge - 2   : {beyond}
        """)
        game = Game(t.box, t.state)
        costs.append(Foresight(game, game.army(t.army("elves").id), {}).look(()).cost)
    assert costs == [5.0, 4.0]  # Two coins of the orcs, and a region that is worth three.


def test_what_lies_behind_a_region_that_nobody_can_take_gets_none():
    t = table("""
        turn A, round 4
        A: halflings, hand 3
        B: orcs
        1 hill edge - 2 4  : halflings
        2 hill - 1 3       : halflings hole
        3 farmland - 2     : halflings
        4 hill edge - 1    : orcs*9
    """)
    assert ends(t) == {1: 3}


def test_a_fortress_stands_where_it_turns_an_attacker_away():
    t = table("""
        turn A, round 4
        A: humans fortified, hand 0
        B: elves
        1 hill edge - 2 4      : humans
        2 farmland - 1 3 4     : humans
        3 mountain edge - 2    : humans
        4 hill edge - 1 2      : elves*4
    """)
    t.done()
    assert default_action(t.box, t.state) == Answer((2,))


def test_encampments_go_where_tokens_would():
    t = table("""
        turn A, round 4
        A: humans bivouacking, hand 0
        B: elves
        1 hill edge - 2 4      : humans
        2 farmland - 1 3 4     : humans
        3 mountain edge - 2    : humans
        4 hill edge - 1 2      : elves*6
    """)
    t.done()
    action = default_action(t.box, t.state)
    assert isinstance(action, Answer)
    assert 3 not in action.chosen
    assert action.chosen.count(2) > action.chosen.count(1) > 0


@pytest.mark.parametrize(
    ("turn", "number", "rivals"),
    [("A", 4, (1, 2)), ("B", 4, (1, 2)), ("C", 4, (2,)), ("A", 10, ()), ("B", 10, ())],
)
def test_only_who_moves_before_ones_next_turn_is_a_danger(turn, number, rivals):
    t = table(f"""
        turn {turn}, round {number}
        A: elves
        B: orcs
        C: trolls
        1 hill edge : elves
        2 hill edge : orcs
        3 hill edge : trolls
    """)
    assert rivals_before(Game(t.box, t.state), 0) == rivals


def test_shares_never_change_the_sum():
    rng = Random("shares")
    for _ in range(2000):
        at_stake = {r: rng.choice((0.0, rng.random() * 3)) for r in range(rng.randint(1, 14))}
        n = rng.randint(0, 20)
        regions = guarding(at_stake, n)
        assert len(regions) == (n if any(at_stake.values()) else 0)
        assert all(at_stake[r] for r in regions)


def test_on_whatever_table_all_is_placed_and_what_is_out_of_danger_gets_none():
    """An end is put to every redeployment, and to conquests at every third step."""
    placed = 0
    for seed in range(60):
        box, state = random_table(seed)
        rng = Random(seed)
        for n in range(40):
            if not deciders(state):
                break
            due = state.turn.step == "redeploy" or (state.turn.step == "conquer" and not n % 3)
            if due and not state.questions:
                action = default_action(box, state)
                apply(box, state, action)
            if state.turn.step == "redeploy" and not state.questions:
                game = Game(box, state)
                army = game.army(state.turn.army or 0)
                moves = dict(spread(game, army, army.hand, GUARD))
                assert sum(moves.values()) == army.hand
                at_stake = stakes(game, army)
                assert not any(at_stake.values()) or all(at_stake[r] for r in moves)
                placed += bool(moves)
            state, _ = apply(box, state, choose(rng, legal(box, state)))
    assert placed > 100
