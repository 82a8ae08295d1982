"""Berserk: the die before each conquest instead of at the end (B-40)."""

import pytest

from engine import Abandon, Conquer, Done, GoInDecline, Redeploy, Use
from tests.dsl import table

ROLL = Use("berserk")


@pytest.mark.case("positive")
def test_B_40_berserk_rolls_first_and_the_cost_drops_by_the_roll():
    t = table("""
        turn A, die 1
        A: ratmen berserk, hand 5
        B: elves
        1 hill edge : ratmen
        2 swamp     : tribe
        3 hill edge : elves
    """)
    t.use("berserk")
    assert [e.amount for e in t.happened("rolled")] == [1]
    assert t.price(2) == {"base": 2, "defenders": 1, "die": -1}
    t.conquer(2)
    assert t[2] == "ratmen*2"
    assert t.army("ratmen").hand == 3


@pytest.mark.case("positive")
def test_B_40_berserk_rolls_before_the_first_conquest_too():
    t = table("""
        turn A, die 3
        A: ratmen berserk, hand 5
        B: elves
        1 mountain edge :
        2 hill edge     : elves
    """)
    t.refuses(Conquer(1), "roll_first")
    t.use("berserk").conquer(1)
    assert t[1] == "ratmen*1 mountain"
    assert t.army("ratmen").hand == 4


@pytest.mark.case("positive")
def test_B_40_berserk_rolls_anew_before_each_conquest():
    t = table("""
        turn A, die 1 0
        A: ratmen berserk, hand 5
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 swamp     :
        4 hill edge : elves
    """)
    t.use("berserk").conquer(2)
    assert t.state.turn.die is None
    t.refuses(Conquer(3), "roll_first")
    t.use("berserk").conquer(3)
    assert (t[2], t[3]) == ("ratmen*1", "ratmen*2")
    assert t.army("ratmen").hand == 2


@pytest.mark.case("positive")
def test_B_40_berserk_chooses_any_target_that_die_and_hand_can_pay():
    t = table("""
        turn A, die 2
        A: ratmen berserk, hand 2
        B: elves
        1 hill edge     : ratmen
        2 swamp - 1     :
        3 mountain - 1  : tribe
        4 mountain - 1 2: elves*2
    """)
    t.use("berserk")
    assert t.targets() == {2: 1, 3: 2}
    t.refuses(Conquer(4), "too_few_tokens")


@pytest.mark.case("negative")
def test_B_40_berserk_has_no_final_die_with_or_without_a_roll_waiting():
    t = table("""
        turn A, die 1
        A: ratmen berserk, hand 1
        B: elves
        1 hill edge    : ratmen
        2 swamp - 1    :
        3 mountain - 1 :
        4 hill edge - 2: elves
    """)
    t.refuses(Conquer(2, roll=True), "roll_first")
    assert t.die_targets() == []
    t.use("berserk")
    t.refuses(Conquer(3, roll=True), "die_waits")
    assert t.die_targets() == []


@pytest.mark.case("negative")
def test_B_40_berserk_rolls_only_once_for_a_conquest():
    t = table("""
        turn A, die 0
        A: ratmen berserk, hand 4
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.use("berserk").refuses(ROLL, "die_waits")


@pytest.mark.case("negative")
def test_B_13_B_40_berserk_cannot_roll_without_a_token_in_hand():
    t = table("""
        turn A, die 3
        A: ratmen berserk
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.refuses(ROLL, "no_tokens")


@pytest.mark.case("negative")
def test_B_40_berserk_rolls_for_nothing_in_particular():
    t = table("""
        turn A, die 3
        A: ratmen berserk, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.refuses(Use("berserk", 2), "no_target")


@pytest.mark.case("negative")
def test_B_17_B_68_after_its_roll_berserk_can_neither_abandon_nor_decline():
    t = table("""
        turn A, die 0
        A: ratmen berserk, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.use("berserk")
    t.refuses(Abandon(1), "cannot_abandon_now")
    t.refuses(GoInDecline(), "cannot_decline_begun")


@pytest.mark.case("boundary")
def test_B_40_a_roll_of_zero_lowers_nothing_and_must_still_be_conquered_with():
    t = table("""
        turn A, die 0
        A: ratmen berserk, hand 2
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.use("berserk")
    assert t.price(2) == {"base": 2}
    t.conquer(2)
    assert t[2] == "ratmen*2"
    assert t.state.turn.die is None


@pytest.mark.case("boundary")
def test_B_26_B_40_a_high_roll_still_costs_one_token():
    t = table("""
        turn A, die 3
        A: ratmen berserk, hand 1
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.use("berserk")
    assert t.price(2) == {"base": 2, "die": -3, "minimum": 2}
    t.conquer(2)
    assert t[2] == "ratmen*1"
    assert t.army("ratmen").hand == 0


@pytest.mark.case("boundary")
def test_B_40_a_roll_one_too_low_for_every_target_ends_the_conquests():
    t = table("""
        turn A, die 1
        A: ratmen berserk, hand 1
        B: elves
        1 hill edge    : ratmen
        2 swamp - 1    : ratmen
        3 mountain - 1 :
        4 hill edge - 3: elves
    """)
    t.use("berserk")
    assert t.step == "redeploy"
    assert t.state.turn.die is None
    t.refuses(ROLL, "wrong_step")
    t.refuses(Conquer(3), "wrong_step")
    t.put((1, 1)).done()
    assert t.earned("A") == {"regions": 2}
    assert t[1] == "ratmen*2"
    t.settled()


@pytest.mark.case("boundary")
def test_B_40_a_roll_just_high_enough_lets_the_conquests_go_on():
    t = table("""
        turn A, die 2
        A: ratmen berserk, hand 1
        B: elves
        1 hill edge    : ratmen
        2 swamp - 1    : ratmen
        3 mountain - 1 :
        4 hill edge - 3: elves
    """)
    t.use("berserk")
    assert t.step == "conquer"
    assert t.targets() == {3: 1}


@pytest.mark.case("boundary")
def test_B_40_a_roll_that_is_not_used_was_the_final_attempt():
    t = table("""
        turn A, die 2
        A: ratmen berserk, hand 5
        B: elves
        1 hill edge    : ratmen
        2 swamp - 1    : ratmen
        3 hill - 1     :
        4 hill edge - 3: elves
    """)
    t.use("berserk")
    assert Done() in t.legal()
    t.done()
    assert t.step == "redeploy"
    assert t.state.turn.die is None
    t.refuses(Conquer(3), "wrong_step")
    t.end_turn()
    assert t[3] == ""
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_B_40_B_72_berserk_that_rolls_too_low_for_every_entry_keeps_its_tokens_in_hand():
    t = table("""
        turn A, die 0
        A: ratmen berserk, hand 2
        B: elves
        1 hill edge : elves
        2 swamp edge: elves
    """)
    t.use("berserk")
    assert t.player == "B"
    assert t.army("ratmen").hand == 2
    t.settled()


@pytest.mark.case("decline")
def test_B_19_B_40_berserk_ends_with_decline():
    t = table("""
        turn A
        A: ratmen berserk
        B: elves
        1 hill edge : ratmen*3
        2 swamp edge: elves
    """)
    t.declines()
    assert t.army("ratmen").power is None
    assert t.state.discards == ["berserk"]
    t.settled()


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_40_ghouls_that_were_berserk_conquer_in_decline_the_usual_way():
    t = table(
        """
        turn A, die 2
        A: ghouls berserk
        B: elves
        1 hill edge    : ghouls*4
        2 swamp - 1    :
        3 mountain - 1 :
        4 hill edge - 3: elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines().end_turn().pick(0)
    t.refuses(ROLL, "not_offered")
    assert t.targets() == {2: 2, 3: 3}
    t.conquer(2)
    assert t.die_targets() == [3]
    t.roll(3)
    assert t[3] == "(ghouls)*1 mountain"
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_40_a_conversion_needs_no_roll_and_cannot_come_between_a_roll_and_its_conquest():
    t = table("""
        turn A, die 1
        A: sorcerers berserk, hand 3
        B: elves
        1 hill edge : sorcerers
        2 swamp     : elves
        3 hill      :
        4 swamp - 1 :
    """)
    t.use("berserk")
    t.refuses(Use("sorcerers", 2), "die_waits")
    t.conquer(4)
    assert t[4] == "sorcerers*1"
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"
    assert t.army("sorcerers").hand == 2
    assert t.state.turn.die is None
    t.refuses(Conquer(3), "roll_first")


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_40_no_conversion_after_a_roll_that_nothing_could_be_paid_with():
    t = table("""
        turn A, die 0
        A: sorcerers berserk, hand 1
        B: elves
        1 hill edge : sorcerers
        2 swamp - 1 : sorcerers
        3 hill - 1  : elves
        4 swamp - 3 : elves
    """)
    t.use("berserk")
    assert t.step == "redeploy"
    t.refuses(Use("sorcerers", 3), "wrong_step")


@pytest.mark.case("combined", "giants")
def test_B_26_B_32_discount_of_giants_then_the_die_then_at_least_one():
    t = table("""
        turn A, die 1
        A: giants berserk, hand 1
        B: elves
        1 mountain edge : giants
        2 swamp         :
        3 hill edge     : elves
    """)
    t.use("berserk")
    assert t.price(2) == {"base": 2, "giants": -1, "die": -1, "minimum": 1}
    t.conquer(2)
    assert t[2] == "giants*1"


@pytest.mark.case("combined", "tritons", "diplomat")
def test_B_40_B_42_a_berserk_roll_cannot_be_used_against_peace():
    t = table("""
        turn B, die 3
        A: tritons berserk, hand 1
        B: elves diplomat
        1 hill edge : tritons
        2 swamp     : elves*2
        3 hill edge : elves
    """)
    t.play(Redeploy(((2, 1),))).answer(0)
    assert t.player == "A"
    t.use("berserk")
    assert [e.amount for e in t.happened("rolled")] == [3]
    assert t.player == "B"
    assert t[1] == "tritons*2"
    t.settled()


@pytest.mark.case("negative")
def test_B_40_others_conquer_without_a_roll_beside_a_berserk_race():
    t = table("""
        turn A
        A: orcs, hand 3
        B: ratmen berserk
        1 hill edge : orcs
        2 swamp     : ratmen
        3 hill edge : ratmen
    """)
    t.refuses(ROLL, "not_offered")
    t.conquer(2)
    assert t[2] == "orcs*3"


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_40_own_declined_ghouls_beside_a_berserk_race_neither_roll_first_nor_share_its_die():
    t = table("""
        turn A, die 1 2
        A: (ghouls)
        A: ratmen berserk, hand 1
        B: elves
        1 hill edge : ghouls*2
        2 swamp     :
        3 forest    : ratmen
        4 hill      :
        5 hill edge : elves
    """)
    t.refuses(ROLL, "not_offered")
    assert t.die_targets() == [2]
    t.roll(2)
    assert t[2] == "(ghouls)*1"
    assert t.army("ratmen").id == t.state.turn.army
    t.use("berserk")
    assert t.state.turn.die == 2
    t.conquer(4)
    assert t[4] == "ratmen*1"
