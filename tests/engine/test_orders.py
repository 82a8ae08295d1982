"""Standing orders: which regions each chooses, and that what it says is always legal (B-60)."""

from random import Random

import pytest

from engine import ORDERS, Box, apply, deciders, default_action, legal, suggestion, withdrawal
from engine.actions import Answer, ByOrder, Done, Redeploy, Withdraw
from engine.codec import dump_line, load_line
from engine.orders.standing import answer, chosen, spread, within_reach
from engine.scoring import worth
from engine.state import State
from engine.table import Game
from tests.dsl import Table, table
from tests.property.positions import random_table
from tools.play import choose

REALM = """
    turn A
    A: {attacker}, hand 9
    B: {owner}
    C: ratmen
    1 farmland edge - 2 4       : {attacking}
    2 farmland      - 1 3 5     : {race}
    3 hill          - 2 6 7     : {race}*{middle}
    4 farmland edge - 1 5       : {race}
    5 farmland      - 2 4 6     : {race} fortress
    6 mountain edge - 3 5 7     : {race}*2
    7 lake          - 3 6
    8 hill edge                 : ratmen
"""


def realm(race: str = "humans", power: str = "", attacker: str = "orcs", middle: int = 3) -> Table:
    """C's ratmen at 8 border lake 7 only."""
    return table(
        REALM.format(
            race=race,
            owner=f"{race} {power}",
            attacker=attacker,
            attacking=attacker.split()[0],
            middle=middle,
        )
    )


def chooses(t: Table, order: str, race: str = "humans") -> list[int]:
    return chosen(Game(t.box, t.state), t.army(race), order)


def test_B_60_even_chooses_all_the_most_easily_taken_first() -> None:
    t = realm()
    assert chooses(t, "even") == [2, 4, 5, 3, 6]
    assert chooses(t, "ask") == chooses(t, "even")


def test_B_60_border_chooses_what_somebody_could_attack_next() -> None:
    t = realm()
    assert within_reach(Game(t.box, t.state), 1) >= {2, 4}
    assert chooses(t, "border") == [2, 4]


def test_B_60_border_knows_powers() -> None:
    assert chooses(realm(attacker="orcs flying"), "border") == [2, 4, 5, 3, 6]


def test_B_60_border_leaves_out_what_nobody_can_attack() -> None:
    t = table("""
        turn A
        A: orcs
        B: humans seafaring
        1 farmland edge - 2 3 : orcs
        2 hill          - 1   : humans hero
        3 sea edge      - 1   : humans
        4 hill edge     - 5 6 : humans
        5 swamp         - 4   : humans
        6 lake          - 1
    """)
    assert chooses(t, "border") == [3, 4, 5, 2]  # none: 2 is immune, 3 water; so all
    assert chooses(realm(attacker="orcs seafaring"), "border") == [2, 4]


def test_B_60_border_expects_a_player_without_a_race_at_the_edge() -> None:
    t = table("""
        turn A
        A: orcs
        B: humans
        C: (ratmen)
        1 farmland edge - 2 : orcs
        2 farmland - 1 3    : humans
        3 hill - 2 4        : humans
        4 swamp edge - 3    : humans
        5 hill edge         : ratmen
    """)
    assert chooses(t, "border") == [2, 4]


def test_B_60_border_without_any_is_even() -> None:
    t = table("""
        turn A
        A: orcs
        B: humans
        1 farmland edge - 2 : orcs
        2 sea - 1 3
        3 hill edge - 2 4   : humans
        4 swamp - 3         : humans
    """)
    assert chooses(t, "border") == chooses(t, "even") == [3, 4]


def test_B_60_declined_races_that_only_lie_there_attack_nobody_but_ghouls_do() -> None:
    drawn = """
        turn A
        A: orcs
        A: ({older})
        B: humans
        1 farmland edge - 2 : orcs
        2 farmland - 1 3    : humans
        3 hill - 2 4        : humans
        4 swamp edge - 3    : {older}
    """
    assert chooses(table(drawn.format(older="giants")), "border") == [2]
    assert chooses(table(drawn.format(older="ghouls")), "border") == [2, 3]


def test_B_60_richest_chooses_what_earns_most_whatever_earns_it() -> None:
    assert chooses(realm("humans"), "richest") == [2, 4, 5]  # farmland
    assert chooses(realm("dwarves", "hill"), "richest", "dwarves") == [3]
    assert chooses(realm("elves", "fortified"), "richest", "elves") == [5]
    assert chooses(realm("elves", "merchant"), "richest", "elves") == [2, 4, 5, 3, 6]
    t = realm("humans", "fortified")
    game = Game(t.box, t.state)
    assert [worth(game, t.army("humans"), r) for r in (2, 3, 5, 6)] == [2, 1, 3, 1]


def test_B_60_hold_chooses_one_that_earns_most_and_costs_most() -> None:
    assert chooses(realm("humans"), "hold") == [5]  # of the farmlands the one with the fortress
    assert chooses(realm("elves"), "hold", "elves") == [
        3
    ]  # 3 tokens; the mountain 2 and 1, and a higher number
    assert chooses(realm("elves", middle=2), "hold", "elves") == [6]


def test_B_60_hold_takes_the_lowest_number_where_all_is_equal() -> None:
    t = table("""
        turn A
        A: orcs
        B: elves
        1 farmland edge : orcs
        2 swamp         : elves
        3 hill          : elves
        4 hill edge     : elves
    """)
    assert chooses(t, "hold", "elves") == [2]


def test_B_60_hold_wastes_nothing_on_what_cannot_be_attacked() -> None:
    drawn = """
        turn A
        A: orcs
        B: humans heroic
        1 farmland edge : orcs
        2 farmland      : humans*4 hero
        3 hill edge     : humans {hero}
    """
    assert chooses(table(drawn.format(hero="")), "hold") == [3]
    assert chooses(table(drawn.format(hero="hero")), "hold") == [2]


@pytest.mark.parametrize("order", ORDERS)
def test_B_60_without_a_region_nothing_is_placed(order: str) -> None:
    t = table("""
        turn A
        A: orcs
        B: elves, hand 3
        1 hill edge : orcs
        2 hill
    """)
    game = Game(t.box, t.state)
    assert chosen(game, t.army("elves"), order) == []
    assert spread(game, t.army("elves"), 3, order) == ()


def test_B_60_tokens_are_spread_over_the_chosen_the_odd_ones_to_the_weakest() -> None:
    t = realm("humans")
    game, humans = Game(t.box, t.state), t.army("humans")
    assert spread(game, humans, 5, "richest") == ((2, 2), (4, 2), (5, 1))
    assert spread(game, humans, 1, "border") == ((2, 1),)
    assert spread(game, humans, 5, "hold") == ((5, 5),)
    assert spread(game, humans, 0, "even") == ()


def test_there_is_no_other_order() -> None:
    t = realm("humans")
    with pytest.raises(ValueError, match="nonsense"):
        spread(Game(t.box, t.state), t.army("humans"), 1, "nonsense")


def test_looking_for_an_order_changes_nothing() -> None:
    t = realm("humans", "fortified")
    before = t.state.clone()
    for order in ORDERS:
        chooses(t, order)
    assert t.state == before


# ----------------------------------------------------------------- whole withdrawals


def camped() -> Table:
    """B's camps come home from region 2, and two tokens with them; C plays between."""
    t = table("""
        turn A
        A: orcs, hand 9
        B: ratmen
        C: humans bivouacking
        1 farmland edge - 2     : orcs
        2 farmland      - 1 3   : humans*3 encampment*2
        3 farmland      - 2 4   : humans encampment
        4 hill          - 3 5   : humans encampment*2
        5 swamp         - 4     : humans
        6 lake          - 5
        7 hill edge     - 6     : ratmen
    """)
    return t.conquer(2).play(Redeploy(((1, 1), (2, 7))))


def test_B_60_encampments_come_home_as_the_order_says() -> None:
    t = camped()
    assert (t.step, t.decider, t.question()) == ("withdraw", "C", "bivouacking.home")
    # Camps and tokens go to 5, then to 3: 3 and 4 before, 4 and 5 after the camps (4 has 5).
    assert withdrawal(t.box, t.state) == ByOrder(((3, 1), (5, 1)), ((5, 3),))
    assert withdrawal(t.box, t.state, "border") == ByOrder(((3, 2),), ((3, 3),))
    assert withdrawal(t.box, t.state, "richest") == ByOrder(((3, 2),), ((3, 3),))
    assert withdrawal(t.box, t.state, "hold") == ByOrder(((3, 2),), ((3, 3),))


def test_B_60_step_by_step_the_order_says_the_same() -> None:
    t = camped()
    steps = table_of(t)
    while steps.step == "withdraw":
        steps.play(default_action(steps.box, steps.state, "hold"))
    t.play(withdrawal(t.box, t.state, "hold"))
    assert (t[3], t[5]) == (steps[3], steps[5]) == ("humans*3 encampment*3", "humans*1")


def table_of(t: Table) -> Table:
    copy = object.__new__(Table)
    copy.box, copy.state, copy.events = t.box, t.state, []
    return copy


def test_B_60_questions_that_are_not_about_regions_have_their_own_default() -> None:
    t = table("""
        turn A
        A: orcs heroic
        B: humans
        1 hill edge : orcs
        2 mountain  : orcs
        3 hill      : orcs
        4 hill edge : humans
    """)
    t.done()
    question = t.state.questions[0]
    assert not question.repeats
    assert answer(Game(t.box, t.state), question, "hold") == suggestion(t.box, t.state)


def test_nobody_withdraws_by_order_when_nobody_withdraws() -> None:
    t = realm()
    with pytest.raises(LookupError):
        withdrawal(t.box, t.state)
    t.refuses(ByOrder(), "wrong_step")


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (ByOrder(((3, 2),)), "answer_first"),
        (ByOrder(((3, 1),), ((3, 3),)), "tokens_left"),
        (ByOrder(((3, 3),), ((3, 3),)), "not_that_many"),
        (ByOrder(((2, 2),), ((3, 3),)), "not_yours"),
        (ByOrder(((3, 2),), ((3,),)), "answer_first"),
        (ByOrder(((3, 2),), ((2, 2),)), "not_an_option"),
        (ByOrder(((3, 2),), ((3, 3), (3,))), "no_question"),
    ],
)
def test_R_13_a_withdrawal_by_order_is_all_or_nothing(action: ByOrder, key: str) -> None:
    camped().refuses(action, key)


# ------------------------------------------------------- a default for every question


def decisions(seed: int) -> tuple[Box, list[State]]:
    """Play at random from a random table; return every table at which somebody decides."""
    box, state = random_table(seed)
    rng, found = Random(seed), []
    for _ in range(60):
        if not deciders(state):
            break
        found.append(state)
        state, _ = apply(box, state, choose(rng, legal(box, state)))
    return box, found


@pytest.mark.parametrize("seed", range(60))
def test_B_60_whatever_is_asked_every_order_has_a_legal_default(seed: int) -> None:
    """Of conquests with nothing asked, which follow each other, every third is looked at."""
    box, states = decisions(seed)
    for n, state in enumerate(states):
        if state.turn.step == "pick" and not state.questions:
            continue  # what is picked for somebody else is the autopilot's to say
        if state.turn.step == "conquer" and not state.questions and n % 3:
            continue
        for order in ORDERS:
            action = default_action(box, state, order)
            assert isinstance(action, Answer | Redeploy | Withdraw | Done)
            apply(box, state, action)
        if state.turn.step == "withdraw":
            for order in ORDERS:
                whole = withdrawal(box, state, order)
                assert load_line(dump_line(whole)) == whole
                after, _ = apply(box, state, whole)
                assert not [a for a in after.armies if a.id == state.turn.army and a.driven]


def test_these_tables_come_to_withdrawals_and_to_encampments() -> None:
    states = [state for seed in range(60) for state in decisions(seed)[1]]
    assert sum(s.turn.step == "withdraw" for s in states) >= 10
    assert any(s.questions and s.questions[0].key == "bivouacking.home" for s in states)


def test_end_turn_redeploys_as_the_order_says() -> None:
    t = table("""
        turn A
        A: dwarves, hand 2
        B: humans
        1 swamp edge - 2      : dwarves*2
        2 swamp mine - 1 3    : dwarves
        3 hill - 2 4          : dwarves fortress
        4 hill edge           : humans
    """)
    ends = {
        "even": Redeploy(((1, 1), (2, 1), (3, 1))),
        "guard": Redeploy(((1, 1), (2, 1), (3, 1))),  # B has no token to attack with.
        "border": Redeploy(((3, 3),)),
        "richest": Redeploy(((2, 3),)),
        "hold": Redeploy(((2, 3),)),
        "ask": Redeploy(((1, 1), (2, 1), (3, 1))),
    }
    assert {order: default_action(t.box, t.state, order) for order in ORDERS} == ends
    t.done()
    assert {order: default_action(t.box, t.state, order) for order in ORDERS} == ends
