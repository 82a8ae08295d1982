"""What is offered is exactly what is accepted, step by step; shorthands; all or nothing."""

import pytest

from engine import Refusal, RuleError, Target, apply, deciders, legal, targets
from engine.actions import (
    Abandon,
    Action,
    Answer,
    Conquer,
    Done,
    GoInDecline,
    Pick,
    Place,
    Redeploy,
    Use,
    Withdraw,
)
from engine.codec import dump_state
from tests.dsl import Table, table

EVERY_VERB = (
    Pick(0),
    GoInDecline(),
    Abandon(1),
    Conquer(1),
    Use("stout"),
    Place(1, 1),
    Done(),
    Redeploy(),
    Withdraw(),
)


def refused_as_wrong_step(t: Table) -> set[type]:
    """The verbs that the step does not know at all."""
    found = set()
    for action in EVERY_VERB:
        try:
            apply(t.box, t.state, action)
        except RuleError as error:
            if error.refusals == (Refusal("wrong_step", params={"step": t.step}),):
                found.add(type(action))
    return found


def picking() -> Table:
    return table(
        """
        turn A
        A:
        B: humans
        1 farmland edge
        2 hill edge : humans
        """,
        column=[("orcs", "merchant")],
    )


def conquering(power: str = "merchant", hand: int = 4) -> Table:
    return table(f"""
        turn A, die 1
        A: orcs {power}, hand {hand}
        B: humans
        C: trolls
        1 farmland edge : orcs*2
        2 hill          : humans*3
        3 swamp edge    : orcs
        4 forest
        5 forest        : humans
        6 forest        : humans
        7 forest edge   : trolls
    """)


def withdrawing() -> Table:
    t = table("""
        turn A
        A: orcs, hand 5
        B: elves
        C: humans
        1 farmland edge : orcs
        2 hill          : humans*3
        3 swamp edge    : humans
        4 forest        : humans
        5 forest        : elves
    """)
    t.conquer(2).play(Redeploy(((2, 4),)))
    assert (t.step, t.decider) == ("withdraw", "C")
    return t


def test_R_12_each_step_knows_its_verbs() -> None:
    others = {type(a) for a in EVERY_VERB}
    assert refused_as_wrong_step(picking()) == others - {Pick}
    assert refused_as_wrong_step(conquering()) == {Pick, Place, Withdraw}
    assert refused_as_wrong_step(conquering().done()) == others - {Place, Done, Redeploy}
    assert refused_as_wrong_step(withdrawing()) == others - {Place, Withdraw}


def test_R_02_a_turn_chooses_conquers_redeploys_scores_and_passes_on() -> None:
    t = picking()
    steps = [t.step]
    t.pick(0)
    steps.append(t.step)
    t.conquer(1, 2)
    t.done()
    steps.append(t.step)
    t.put((1, t.army("orcs").hand)).done()
    kinds = [e.kind for e in t.events]
    assert steps == ["pick", "conquer", "redeploy"]
    assert kinds.index("coins") < kinds.index("turn")
    assert (t.player, t.earned("A")) == ("B", {"regions": 2, "merchant": 2, "orcs": 1})


def test_R_12_an_open_question_comes_first() -> None:
    t = conquering("stout").play(Redeploy(((1, 5),)))
    assert (t.step, t.question()) == ("after_score", "stout.decline")
    assert t.legal() == [Answer(()), Answer((1,))]
    for action in EVERY_VERB:
        t.refuses(action, "answer_first")


def test_R_12_when_the_game_is_over_nothing_is_accepted() -> None:
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
    t.done()
    assert (t.step, deciders(t.state), t.legal()) == ("over", (), [])
    for action in EVERY_VERB:
        t.refuses(action, "game_over")
    t.refuses(Answer((1,)), "no_question")


def test_R_12_the_order_of_what_is_offered_is_fixed() -> None:
    t = conquering()
    assert t.legal() == [
        GoInDecline(),
        Conquer(2),
        Conquer(4),
        Abandon(1),
        Abandon(3),
        Done(),
    ]
    assert t.legal() == legal(t.box, t.state.clone())


@pytest.mark.parametrize(
    ("action", "keys"),
    [
        (Conquer(99), ["no_region_named"]),
        (Conquer(0), ["no_region_named"]),
        (Conquer(-1), ["no_region_named"]),
        (Conquer(1), ["own_region"]),
        (Conquer(5), ["not_adjacent"]),
        (Conquer(99, roll=True), ["no_region_named"]),
        (Abandon(99), ["no_region_named"]),
        (Abandon(2), ["not_yours"]),
        (Use("merchant", 2), ["not_offered"]),
        (Use("nonsense"), ["not_offered"]),
        (Use("dragon_master", 99), ["no_region_named"]),
        (Answer((1,)), ["no_question"]),
        (Answer(()), ["no_question"]),
    ],
)
def test_R_12_illegal_targets_are_refused_by_name(action: Action, keys: list[str]) -> None:
    conquering(hand=4).refuses(action, *keys)


def test_R_12_every_reason_is_named_at_once() -> None:
    t = table("""
        turn A
        A: orcs
        B: humans heroic
        1 farmland edge : orcs
        2 hill          : humans
        3 lake
        4 hill edge     : humans hero
    """)
    t.refuses(Conquer(4), "immune", "no_tokens", "not_adjacent")
    t.refuses(Conquer(3), "closed", "no_tokens", "not_adjacent")
    t.refuses(Use("heroic", 2), "not_offered")


def test_R_12_refusals_name_region_and_numbers_for_the_text() -> None:
    t = conquering(hand=1)  # and one readied
    with pytest.raises(RuleError) as caught:
        apply(t.box, t.state, Conquer(2))
    (refusal,) = caught.value.refusals
    assert (refusal.key, refusal.region) == ("too_few_tokens", 2)
    assert refusal.params == {"price": 5, "hand": 2, "roll": 1}


def test_R_12_targets_are_the_conquests_offered() -> None:
    t = conquering(hand=2)
    assert targets(t.box, t.state) == {2: Target(5, roll=True, short=2), 4: Target(2)}
    assert targets(t.box, conquering("stout").play(Redeploy(((1, 5),))).state) == {}


# ---------------------------------------------------------------- shorthands


def test_R_13_redeploy_ends_conquests_places_the_hand_and_closes_the_step() -> None:
    t = conquering().play(Redeploy(((1, 2), (3, 3))))
    assert t.player == "B"
    assert (t[1], t[3]) == ("orcs*3", "orcs*4")


def test_R_13_redeploy_says_the_same_as_its_steps_one_by_one() -> None:
    short = conquering().play(Redeploy(((1, 2), (3, 3))))
    steps = conquering().done().put((1, 2), (3, 3)).done()
    assert dump_state(short.state) == dump_state(steps.state)


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        ((), "tokens_left"),
        (((1, 4),), "tokens_left"),
        (((1, 6),), "not_that_many"),
        (((1, 5), (3, 1)), "not_that_many"),
        (((1, 0), (3, 5)), "not_that_many"),
        (((1, -1), (3, 6)), "not_that_many"),
        (((2, 5),), "not_yours"),
        (((99, 5),), "no_region_named"),
    ],
)
@pytest.mark.parametrize("ended", [False, True])
def test_R_13_redeploy_is_all_or_nothing(
    moves: tuple[tuple[int, int], ...], key: str, ended: bool
) -> None:
    t = conquering()
    if ended:
        t.done()
    t.refuses(Redeploy(moves), key)


def one_region() -> Table:
    return table("""
        turn A
        A: orcs, hand 3
        B: humans
        1 farmland edge : orcs
        2 hill edge     : humans
    """)


def test_R_13_redeploy_without_moves_ends_a_turn_with_nothing_to_place() -> None:
    t = one_region()
    t.play(Redeploy())  # one region: placed without asking
    assert (t.player, t[1]) == ("B", "orcs*4")


@pytest.mark.parametrize("moves", [((1, 3),), ((1, 1), (1, 2))])
def test_R_13_redeploy_may_say_what_is_placed_without_asking(
    moves: tuple[tuple[int, int], ...],
) -> None:
    t = one_region().play(Redeploy(moves))
    assert (t.player, t[1]) == ("B", "orcs*4")


@pytest.mark.parametrize(
    "moves",
    [((1, 2),), ((1, 4),), ((2, 3),), ((1, 3), (2, 1)), ((99, 3),), ((1, 0),), ((1, 4), (1, -1))],
)
def test_R_13_and_nothing_else(moves: tuple[tuple[int, int], ...]) -> None:
    one_region().refuses(Redeploy(moves), "bad_moves")


def test_R_13_nor_anything_where_nothing_is_placed() -> None:
    t = table("""
        turn A
        A: orcs
        B: humans
        1 farmland edge : orcs
        2 hill edge     : humans
    """)
    t.refuses(Redeploy(((1, 1),)), "bad_moves")
    t.play(Redeploy())
    assert t.player == "B"


def test_R_13_what_declined_ghouls_place_without_asking_may_be_said_too() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 2
        A: orcs, hand 1
        B: humans
        1 farmland edge : ghouls
        2 hill edge     : orcs
        3 swamp edge    : humans
    """)
    t.refuses(Redeploy(((1, 1),)), "bad_moves")
    t.play(Redeploy(((1, 2),)))
    assert (t.step, t.state.turn.army, t[1]) == ("conquer", t.army("orcs").id, "(ghouls)*3")


def test_R_13_redeploy_of_declined_ghouls_leads_to_the_active_race() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 2
        A: orcs, hand 1
        B: humans
        1 farmland edge : ghouls
        2 farmland      : ghouls
        3 hill edge     : orcs
        4 swamp edge    : humans
    """)
    t.play(Redeploy(((1, 2),)))
    assert (t.step, t.state.turn.army, t[1]) == ("conquer", t.army("orcs").id, "(ghouls)*3")
    assert t.player == "A"


def test_R_13_withdraw_places_all_driven_out_tokens() -> None:
    t = withdrawing()
    assert t.army("humans").driven == 2
    t.play(Withdraw(((3, 1), (4, 1))))
    assert (t[3], t[4], t.player) == ("humans*2", "humans*2", "B")


@pytest.mark.parametrize(
    ("moves", "key"),
    [
        ((), "tokens_left"),
        (((3, 1),), "tokens_left"),
        (((3, 3),), "not_that_many"),
        (((3, 3), (4, -1)), "not_that_many"),
        (((3, 2), (4, 0)), "not_that_many"),
        (((5, 2),), "not_yours"),
        (((99, 2),), "no_region_named"),
    ],
)
def test_R_13_withdraw_is_all_or_nothing(moves: tuple[tuple[int, int], ...], key: str) -> None:
    withdrawing().refuses(Withdraw(moves), key)


def camping() -> Table:
    t = table("""
        turn A
        A: orcs bivouacking
        B: humans
        1 farmland edge : orcs
        2 hill          : orcs
        3 swamp         : orcs
        4 swamp edge    : humans
    """)
    t.done()
    assert (t.step, t.question(), t.options()) == ("place", "bivouacking.anew", [1, 2, 3])
    return t


def test_R_13_a_whole_answer_says_the_same_as_its_picks_one_by_one() -> None:
    short = camping().answer(1, 1, 2, 3, 3)
    steps = camping().answer(1).answer(1).answer(2).answer(3).answer(3)
    assert dump_state(short.state) == dump_state(steps.state)
    assert short[1] == "orcs*1 encampment*2"
    assert short.player == "B"


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ((), "too_few"),
        ((1, 2), "too_few"),
        ((1, 1, 1, 1, 1, 1), "too_many"),
        ((1, 1, 1, 1, 4), "not_an_option"),
        ((99,), "not_an_option"),
    ],
)
def test_R_13_an_answer_is_all_or_nothing(chosen: tuple[int, ...], key: str) -> None:
    camping().refuses(Answer(chosen), key)


def test_R_13_the_same_option_twice_is_refused_where_picks_differ() -> None:
    t = table("""
        turn A
        A: orcs heroic
        B: humans
        1 farmland edge : orcs
        2 hill          : orcs
        3 swamp         : orcs
        4 swamp edge    : humans
    """)
    t.done()
    assert t.question() == "heroic.hero"
    t.refuses(Answer((2, 2)), "same_option_twice")
    t.answer(2)
    assert t.options() == [1, 3]
    t.refuses(Answer((2,)), "same_option_twice")
    t.refuses(Answer((1, 3)), "too_many")
    t.answer(3)
    assert (t[1], t[2], t[3]) == ("orcs*1", "orcs*1 hero", "orcs*1 hero")


def test_R_13_a_refused_action_leaves_the_table_untouched_even_half_played() -> None:
    t = conquering()
    before, identity = dump_state(t.state), t.state
    with pytest.raises(RuleError):
        apply(t.box, t.state, Redeploy(((1, 2), (3, 2))))
    assert t.state is identity
    assert dump_state(t.state) == before


def test_R_13_an_accepted_action_leaves_the_old_table_untouched() -> None:
    t = conquering()
    before, old = dump_state(t.state), t.state
    t.conquer(4)
    assert dump_state(old) == before
    assert dump_state(t.state) != before
