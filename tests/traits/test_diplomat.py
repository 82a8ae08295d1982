"""Diplomat: peace with an opponent left alone this turn (B-01, B-42, B-52, B-53)."""

import pytest

from engine import Answer, Conquer, Use, suggestion, view
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_01_B_42_the_opponent_named_cannot_attack_the_active_race():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        C: orcs
        1 hill edge : ratmen
        2 swamp     : elves
        3 hill edge : orcs
    """)
    t.done()
    assert t.question() == "diplomat.ally"
    assert t.options() == [1, 2]
    t.answer(1)
    assert [e.seat for e in t.happened("note")] == [1]
    assert t.player == "B"
    t.settled()
    t.refuses(Conquer(1), "at_peace")
    assert t.targets() == {3: 3}


@pytest.mark.case("positive")
def test_B_42_the_player_in_the_first_seat_can_be_named_like_any_other():
    t = table("""
        turn B
        A: elves, hand 9
        B: ratmen diplomat
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    t.done().answer(0)
    assert view(t.box, t.state).army(1).spares == (0,)
    t.refuses(Conquer(1), "at_peace")


@pytest.mark.case("positive")
def test_B_42_peace_blocks_the_final_die():
    t = table("""
        turn A, die 3
        A: ratmen diplomat
        B: elves, hand 1
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    t.done().answer(1)
    t.refuses(Conquer(1, roll=True), "at_peace")
    assert t.die_targets() == []


@pytest.mark.case("positive")
def test_B_42_another_opponent_may_be_named_every_turn():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        C: orcs, hand 9
        1 hill edge     : ratmen
        2 swamp - 1     : elves
        3 hill edge - 1 : orcs
    """)
    t.done().answer(1)
    t.end_turn()
    assert t.player == "C"
    assert t.targets() == {1: 3}
    t.end_turn()
    t.done().answer(2)
    assert t.player == "B"
    assert t.targets() == {1: 3}
    t.end_turn()
    t.refuses(Conquer(1), "at_peace")
    t.settled()


@pytest.mark.case("positive")
def test_B_42_an_opponent_without_an_active_race_may_be_named_and_is_bound_with_his_new_one():
    t = table(
        """
        turn A
        A: ratmen diplomat
        B: (elves)
        1 hill edge : ratmen
        2 swamp edge: elves
    """,
        column=[("orcs", "flying")],
    )
    t.done()
    assert t.options() == [1]
    t.answer(1).pick(0)
    t.refuses(Conquer(1), "at_peace")
    assert t.targets() == {2: 3}
    t.settled()


@pytest.mark.case("positive")
def test_B_42_with_two_players_the_only_opponent_may_be_named_on_the_turn_of_the_pick_too():
    t = table(
        """
        turn A
        A:
        B: elves, hand 9
        1 hill edge : 
        2 swamp edge: elves
    """,
        column=[("ratmen", "diplomat")],
    )
    t.pick(0).conquer(1).done()
    assert t.options() == [1]
    t.answer(1)
    t.refuses(Conquer(1), "at_peace")
    t.settled()


@pytest.mark.case("negative")
def test_B_42_peace_does_not_bind_the_others():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        C: orcs
        1 hill edge : ratmen
        2 swamp     : elves
        3 hill edge : orcs
    """)
    t.done().answer(2)
    assert t.player == "B"
    t.conquer(1)
    assert t[1] == "elves*3"
    t.settled()


@pytest.mark.case("negative")
def test_B_42_nobody_need_be_named():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    t.done()
    assert t.legal() == [Answer(), Answer((1,))]
    t.answer()
    assert [e.seat for e in t.happened("note")] == [-1]
    assert t.targets() == {1: 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_42_peace_ends_when_the_next_turn_of_the_diplomat_begins():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    t.done().answer(1).end_turn()
    assert t.player == "A"
    t.done().answer()
    assert t.targets() == {1: 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_42_peace_does_not_bind_the_diplomat_himself():
    t = table("""
        turn A
        A: ratmen diplomat, hand 5
        B: elves
        C: orcs
        1 hill edge : ratmen
        2 swamp     : elves
        3 hill      : elves
        4 hill edge : orcs
    """)
    t.end_turn()
    assert [e.seat for e in t.happened("note")] == [1]
    t.end_turn().end_turn()
    t.settled()
    assert t.targets() == {2: 3}
    t.conquer(2)
    assert t[2] == "ratmen*3"


@pytest.mark.case("negative")
def test_B_42_the_declined_race_of_the_diplomat_is_not_protected():
    t = table("""
        turn A
        A: (trolls)
        A: ratmen diplomat
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : elves
        3 hill edge : trolls
    """)
    t.done().answer(1)
    assert t.targets() == {3: 3}
    t.conquer(3)
    assert t[3] == "elves*3"


@pytest.mark.case("negative")
def test_B_53_an_opponent_whose_active_race_lost_a_region_cannot_be_named():
    t = table("""
        turn A
        A: ratmen diplomat, hand 3
        B: elves
        C: orcs
        1 hill edge : ratmen
        2 swamp     : elves
        3 hill      : elves
        4 hill edge : orcs
    """)
    t.conquer(2).done()
    t.put((1, 2)).done()
    assert t.options() == [2]
    t.refuses(Answer((1,)), "not_an_option")


@pytest.mark.case("negative")
def test_B_53_a_final_die_that_named_an_active_race_and_failed_was_an_attack():
    t = table("""
        turn A, die 0
        A: ratmen diplomat, hand 2
        B: elves
        C: orcs
        1 hill edge     : ratmen
        2 swamp - 1     : elves
        3 hill edge - 1 : orcs
    """)
    t.roll(2)
    assert t[2] == "elves*1"
    assert t.options() == [2]


@pytest.mark.case("boundary")
def test_B_53_an_attack_on_declined_tokens_is_none_whether_it_succeeds_or_fails():
    t = table("""
        turn A, die 0
        A: ratmen diplomat, hand 5
        B: (elves)
        B: orcs
        1 hill edge     : ratmen
        2 swamp - 1     : elves
        3 hill - 1      : elves
        4 hill edge - 1 : orcs
    """)
    t.conquer(2).roll(3)
    assert t[3] == "(elves)*1"
    t.put((1, 4)).done()
    assert t.question() == "diplomat.ally"
    assert t.options() == [1]


@pytest.mark.case("boundary")
def test_B_42_when_every_opponent_was_attacked_nobody_can_be_named():
    t = table("""
        turn A
        A: ratmen diplomat, hand 6
        B: elves
        C: orcs
        1 hill edge     : ratmen
        2 swamp - 1     : elves
        3 hill edge - 1 : orcs
        4 hill - 2 3    : elves
    """)
    t.conquer(2, 3).end_turn()
    assert t.happened("note") == []
    assert t.player == "B"
    t.settled()


@pytest.mark.case("boundary")
def test_B_42_B_72_a_diplomat_without_a_region_may_name_an_opponent():
    t = table("""
        turn A
        A: ratmen diplomat, hand 1
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """)
    t.done()
    assert t.question() == "diplomat.ally"
    t.answer(1)
    t.settled()


@pytest.mark.case("decline")
def test_B_42_a_declined_diplomat_names_nobody_and_is_protected_from_nobody():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    t.done().answer(1).end_turn()
    t.declines()
    assert t.happened("note") == []
    assert t.state.discards == ["diplomat"]
    assert t.player == "B"
    t.settled()
    assert t.targets() == {1: 3}


@pytest.mark.case("combined", "ghouls")
def test_B_42_declined_ghouls_of_the_opponent_named_may_still_attack():
    t = table("""
        turn A
        A: ratmen diplomat
        B: (ghouls)
        B: orcs, hand 9
        1 hill edge     : ratmen
        2 swamp - 1     : ghouls*5
        3 hill edge - 1 : orcs
        4 hill - 1 3    : ratmen
    """)
    t.done().answer(1)
    assert t.army("ghouls").id == t.state.turn.army
    assert t.targets() == {1: 3}
    t.conquer(1)
    assert t[1] == "(ghouls)*3"
    t.done().put((1, 2), (2, 1)).done()
    assert t.army("orcs").id == t.state.turn.army
    t.refuses(Conquer(4), "at_peace")
    assert t.targets() == {1: 5}


@pytest.mark.case("combined", "ghouls")
def test_B_52_attacks_by_own_declined_ghouls_do_not_keep_a_diplomat_from_naming_their_victim():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen diplomat
        B: elves
        1 hill edge : ratmen
        2 swamp     : ghouls*4
        3 hill      : elves
        4 hill edge : elves
    """)
    t.conquer(3).done().put((3, 2)).done()
    assert t.state.turn.army == t.army("ratmen").id
    t.done()
    assert t.options() == [1]
    t.answer(1)
    assert t[3] == "(ghouls)*3"
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_52_a_failed_final_die_of_own_declined_ghouls_does_not_either():
    t = table("""
        turn A, die 0
        A: (ghouls)
        A: ratmen diplomat
        B: elves
        1 hill edge : ratmen
        2 swamp     : ghouls*2
        3 hill edge : elves
    """)
    t.roll(3)
    assert t[3] == "elves*1"
    assert t.state.turn.army == t.army("ratmen").id
    t.done()
    assert t.options() == [1]


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_42_declined_ghouls_that_had_the_badge_make_no_peace():
    t = table(
        """
        turn A
        A: ghouls diplomat
        B: elves
        1 hill edge : ghouls*3
        2 swamp     : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines().end_turn().pick(0).end_turn()
    assert t.happened("note") == []
    assert t.player == "B"
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_53_a_conversion_is_an_attack():
    t = table("""
        turn A
        A: sorcerers diplomat
        B: elves
        C: orcs
        1 hill edge : sorcerers
        2 swamp     : elves
        3 hill edge : orcs
    """)
    t.use("sorcerers", 2).done()
    assert t.question() == "diplomat.ally"
    assert t.options() == [2]


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_42_peace_blocks_a_conversion():
    t = table("""
        turn A
        A: ratmen diplomat
        B: sorcerers
        1 hill edge : ratmen
        2 swamp     : sorcerers
    """)
    t.done().answer(1)
    t.refuses(Use("sorcerers", 1), "at_peace")


@pytest.mark.case("combined", "dragon_master")
def test_B_42_B_43_peace_blocks_the_dragon():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves dragon_master, hand 3
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    t.done().answer(1)
    t.refuses(Use("dragon_master", 1), "at_peace")


@pytest.mark.case("combined", "flying", "elves")
def test_B_05_B_42_B_44_peace_blocks_flyers_and_conquering_an_elf_is_an_attack():
    t = table("""
        turn A
        A: ratmen diplomat, hand 3
        B: orcs flying, hand 4
        C: elves
        1 hill edge : ratmen
        2 swamp     : elves
        3 hill      : elves
        4 hill edge : orcs
    """)
    t.conquer(2).done()
    t.put((1, 2)).done()
    assert t.options() == [1]
    t.answer(1)
    assert t.decider == "B"
    t.refuses(Conquer(1), "at_peace")
    t.refuses(Conquer(2), "at_peace")
    assert t.targets() == {3: 4}
    t.settled()


@pytest.mark.case("positive")
def test_B_42_by_default_the_most_dangerous_opponent_is_named():
    t = table("""
        turn A, round 4
        A: humans diplomat
        B: orcs
        C: trolls
        1 hill edge - 2 4  : humans
        2 hill - 1 3       : humans
        3 hill edge - 2 5  : humans
        4 hill edge - 1    : orcs
        5 hill edge - 3    : trolls*6
    """)
    t.done()
    assert suggestion(t.box, t.state) == (2,)
    t.end_turn()
    t.settled()
    t.end_turn().refuses(Conquer(3), "at_peace")


@pytest.mark.case("positive")
def test_B_42_everybody_sees_who_is_at_peace_until_the_diplomats_next_turn():
    t = table("""
        turn A
        A: ratmen diplomat
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : elves
    """)
    assert spared(t) == {"ratmen": (), "elves": ()}
    t.done().answer(1)
    assert spared(t) == {"ratmen": (1,), "elves": ()}
    t.end_turn()
    assert t.player == "A"
    assert spared(t) == {"ratmen": (), "elves": ()}


def spared(t):
    return {army.race: army.spares for army in view(t.box, t.state).armies}
