"""Stout: decline at the end of its own turn, after scoring (B-48, B-75)."""

import pytest

from engine import Answer, GoInDecline, Pick
from tests.dsl import table

FULL = [
    ("giants", "flying"),
    ("humans", "swamp"),
    ("halflings", "forest"),
    ("tritons", "hill"),
    ("wizards", "berserk"),
    ("amazons", "merchant"),
]
"""A full column, so that no new combo is opened."""


@pytest.mark.case("positive")
def test_B_48_stout_declines_after_scoring_and_nothing_is_scored_again():
    t = table("""
        turn A
        A: ratmen stout, hand 2, coins 5
        B: elves
        1 hill edge : ratmen*3
        2 swamp     :
        3 hill edge : elves
    """)
    t.conquer(2).done()
    t.put((1, t.army("ratmen").hand)).done()
    assert t.question() == "stout.decline"
    assert t.earned("A") == {"regions": 2}
    t.answer(1)
    assert t.earned("A") == {}
    assert t.coins("A") == 7
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    assert t.state.discards == ["stout"]
    assert t.state.tray["ratmen"] == 13 - 2
    assert t.player == "B"
    t.settled()


@pytest.mark.case("positive")
def test_B_48_after_a_stout_decline_the_player_picks_on_his_next_turn():
    t = table(
        """
        turn A
        A: ratmen stout, coins 5
        B: elves
        1 hill edge : ratmen
        2 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.done().answer(1).end_turn()
    assert t.player == "A"
    assert t.step == "pick"
    t.pick(0)
    assert t.races() == ["(ratmen)", "elves", "orcs"]
    t.end_turn()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("positive")
def test_B_48_stout_may_decline_on_the_turn_on_which_it_was_picked():
    t = table(
        """
        turn A
        A:, coins 5
        B: elves
        1 hill edge : 
        2 swamp     :
        3 hill edge : elves
    """,
        column=[("ratmen", "stout"), *FULL[:5]],
    )
    t.pick(0).conquer(1, 2)
    t.refuses(GoInDecline(), "cannot_decline_new")
    t.done()
    t.put((1, t.army("ratmen").hand)).done()
    assert t.question() == "stout.decline"
    assert t.earned("A") == {"regions": 2}
    t.answer(1)
    assert t.coins("A") == 7
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    t.settled()


@pytest.mark.case("positive")
def test_B_48_stout_may_decline_the_usual_way_as_well():
    t = table("""
        turn A
        A: ratmen stout, coins 5
        B: elves
        1 hill edge : ratmen*3
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.declines()
    assert t.earned("A") == {"regions": 2}
    assert t.coins("A") == 7
    assert t.player == "B"
    assert t.state.discards == ["stout"]
    t.settled()


@pytest.mark.case("negative")
def test_B_48_stout_need_not_decline_and_does_not_by_default():
    t = table("""
        turn A
        A: ratmen stout
        B: elves
        1 hill edge : ratmen*3
        2 hill edge : elves
    """)
    t.done()
    assert t.legal() == [Answer(), Answer((1,))]
    t.answer()
    assert t[1] == "ratmen*3"
    assert t.player == "B"
    t.settled()
    t.end_turn().end_turn()
    assert t[1] == "ratmen*3"
    assert t.army("ratmen").power == "stout"
    t.settled()


@pytest.mark.case("negative")
def test_B_48_B_68_stout_does_not_decline_in_the_middle_of_its_turn():
    t = table("""
        turn A
        A: ratmen stout, hand 4
        B: elves
        1 hill edge : ratmen*3
        2 swamp     :
        3 hill edge : elves
    """)
    t.conquer(2)
    t.refuses(GoInDecline(), "cannot_decline_begun")
    t.done()
    t.refuses(GoInDecline(), "wrong_step")


@pytest.mark.case("negative")
def test_B_68_no_other_race_declines_on_the_turn_on_which_it_was_picked():
    t = table(
        """
        turn A
        A:, coins 5
        B: elves stout
        1 hill edge : 
        2 hill edge : elves
    """,
        column=[("ratmen", "hill")],
    )
    t.pick(0).refuses(GoInDecline(), "cannot_decline_new")
    t.conquer(1).done()
    assert t.player == "B"
    t.settled()


@pytest.mark.case("boundary")
def test_B_48_B_66_a_stout_decline_removes_the_older_declined_race():
    t = table(
        """
        turn A
        A: (orcs), coins 5
        A: ratmen stout
        B: elves
        1 hill edge : orcs
        2 swamp     : ratmen
        3 hill edge : elves
    """,
        column=FULL,
    )
    t.done()
    assert t.earned("A") == {"regions": 2}
    t.answer(1)
    assert t.races() == ["(ratmen)", "elves"]
    assert t[1] == ""
    assert t.coins("A") == 7
    t.settled()


@pytest.mark.case("boundary")
def test_B_48_B_67_stout_without_a_region_that_declines_is_gone_at_once():
    t = table(
        """
        turn A
        A: ratmen stout, hand 3
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """,
        column=FULL,
    )
    t.done().answer(1)
    assert t.races() == ["elves"]
    assert t.state.banners.under == ["ratmen"]
    assert t.state.tray["ratmen"] == 13
    t.settled()


@pytest.mark.case("combined", "ghouls", "orcs")
def test_B_66_B_70_own_ghouls_driven_out_this_turn_go_to_the_tray_when_stout_declines():
    t = table("""
        turn A
        A: (ghouls)
        A: orcs stout, hand 5
        B: elves
        1 hill edge : orcs
        2 swamp     : (ghouls)*3
        3 farmland  : (ghouls)
        4 hill edge : elves
    """)
    t.done().put((2, 2)).done()  # the Ghouls stay where they are
    t.conquer(2)
    assert t.army("ghouls").driven == 2
    t.done().put((1, 4)).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert t.races() == ["(orcs)", "elves"]
    assert (t[1], t[2], t[3]) == ("(orcs)*1", "(orcs)*1", "")
    assert t.state.tray["ghouls"] == 10
    assert t.coins("A") == 5 + 3 + 1
    t.settled()


@pytest.mark.case("boundary")
def test_B_75_stout_may_decline_in_the_last_round_which_only_lowers_the_tie_break():
    t = table("""
        turn B, round 10
        A: elves, coins 6
        B: ratmen stout, coins 5
        1 hill edge : elves*2
        2 hill edge : ratmen*3
    """)
    declined = table("""
        turn B, round 10
        A: elves, coins 6
        B: ratmen stout, coins 5
        1 hill edge : elves*2
        2 hill edge : ratmen*3
    """)
    t.done().answer()
    declined.done().answer(1)
    assert t.step == declined.step == "over"
    assert (t.state.coins, declined.state.coins) == ([6, 6], [6, 6])
    assert t.ranking() == ((1,), (0,))
    assert declined.ranking() == ((0,), (1,))
    declined.settled()


@pytest.mark.case("boundary")
def test_B_15_B_48_victims_withdraw_after_the_stout_decline():
    t = table("""
        turn A
        A: ratmen stout, hand 9
        B: elves
        C: orcs
        1 hill edge : ratmen
        2 swamp     : orcs*3
        3 hill      : orcs
        4 forest    : orcs
        5 hill edge : elves
    """)
    t.conquer(2).done().put((1, t.army("ratmen").hand)).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert t.step == "withdraw"
    assert t.decider == "C"
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    t.put((4, 2))
    assert t[4] == "orcs*3"
    t.settled()


@pytest.mark.case("decline")
def test_B_48_in_decline_the_badge_is_gone_and_nothing_is_asked_again():
    t = table(
        """
        turn A
        A: ratmen stout
        B: elves
        1 hill edge : ratmen
        2 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.done().answer(1)
    assert t.army("ratmen").power is None
    t.end_turn()
    assert t.legal(Pick)[0] == Pick(0)
    t.pick(0).done()
    assert t.player == "B"
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_31_B_48_stout_ghouls_keep_all_their_tokens_and_conquer_next_turn():
    t = table(
        """
        turn A
        A: ghouls stout
        B: elves
        1 hill edge : ghouls*4
        2 swamp     :
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.done().answer(1)
    assert t[1] == "(ghouls)*4"
    t.end_turn().pick(0)
    assert t.state.turn.army == t.army("ghouls").id
    t.conquer(2)
    assert t[2] == "(ghouls)*2"
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_48_B_70_stout_tokens_driven_out_by_own_ghouls_go_to_the_tray_with_the_decline():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen stout
        B: elves
        1 hill edge : ghouls*9
        2 swamp     : ratmen*3
        3 hill      : ratmen
        4 hill edge : elves
    """)
    t.conquer(2)
    assert t.army("ratmen").driven == 2
    t.done().put((1, t.army("ghouls").hand)).done()
    t.done()
    assert t.question() == "stout.decline"
    t.answer(1)
    # the Ghouls were the one declined race: they leave with the newer decline
    assert t.races() == ["(ratmen)", "elves"]
    assert t[3] == "(ratmen)*1"
    assert t.state.tray["ratmen"] == 13 - 1
    t.settled()


@pytest.mark.case("combined", "amazons")
def test_B_30_B_48_the_four_set_aside_go_to_the_tray_with_a_stout_decline():
    t = table("""
        turn A
        A: amazons stout, aside 4
        B: elves
        1 hill edge : amazons*6
        2 hill edge : elves
    """)
    t.done()
    assert t.question() == "stout.decline"
    assert t.army("amazons").aside == 4
    t.answer(1)
    assert t[1] == "(amazons)*1"
    assert t.state.tray["amazons"] == 15 - 1
    t.settled()


@pytest.mark.case("combined", "dwarves", "humans")
def test_B_48_a_stout_decline_keeps_the_bonus_just_scored_and_pays_no_mine_twice():
    t = table("""
        turn A
        A: dwarves stout, coins 5
        B: humans
        1 hill mine edge     : dwarves
        2 farmland mine      : dwarves
        3 farmland edge      : humans
    """)
    t.done()
    assert t.earned("A") == {"regions": 2, "dwarves": 2}
    t.answer(1)
    assert t.earned("A") == {}
    assert t.coins("A") == 9
    t.settled()
