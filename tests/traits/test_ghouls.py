"""Ghouls: all tokens stay in decline, and the race goes on conquering first (B-31)."""

import pytest

from engine import tokens_on_board
from engine.actions import Abandon, Conquer, Done, GoInDecline, Place, Use, Withdraw
from tests.dsl import table

# ------------------------------------------------------------------ declining


@pytest.mark.case("positive")
def test_B_31_declining_ghouls_keep_all_their_tokens() -> None:
    t = table("""
        turn A
        A: ghouls
        1 farmland edge : ghouls*4
        2 farmland      : ghouls*2
    """)
    assert t.army("ghouls").hand == 4
    t.declines()
    assert (t[1], t[2]) == ("(ghouls)*4", "(ghouls)*2")
    assert t.army("ghouls").hand == 0
    assert t.state.tray["ghouls"] == 10 - 6
    assert t.earned("A") == {"regions": 2}
    assert t.player == "B"
    t.settled()


@pytest.mark.case("positive")
def test_B_31_ghouls_in_hand_when_the_race_declines_stay_in_hand() -> None:
    t = table("""
        turn A
        A: ghouls, hand 2
        1 farmland edge : ghouls*3
        2 farmland      :
    """)
    assert t.army("ghouls").hand == 4
    t.declines()
    assert t[1] == "(ghouls)*3"
    assert t.army("ghouls").hand == 2
    assert t.state.tray["ghouls"] == 10 - 5
    t.settled()


@pytest.mark.case("positive")
def test_B_31_declined_ghouls_act_after_a_new_combo_is_picked_and_before_the_new_race() -> None:
    t = table(
        """
        turn A
        A: (ghouls)
        1 farmland edge : (ghouls)*3
        2 farmland      :
        3 hill edge     :
        """,
        column=[("ratmen", "hill")],
    )
    assert t.step == "pick"
    t.pick(0)
    assert (t.step, t.decider) == ("conquer", "A")
    assert t.state.turn.army == t.army("ghouls").id
    assert (t.army("ghouls").hand, t.army("ratmen").hand) == (2, 12)
    assert t.targets() == {2: 2}
    t.conquer(2)
    assert t[2] == "(ghouls)*2"
    t.done().put((1, 1)).done()
    assert (t[1], t[2]) == ("(ghouls)*2", "(ghouls)*1")
    assert t.step == "conquer"
    assert t.state.turn.army == t.army("ratmen").id
    assert t.targets() == {1: 4, 3: 2}


@pytest.mark.case("positive")
def test_B_31_ghouls_have_a_final_die_of_their_own() -> None:
    t = table("""
        turn A, die 1 2
        A: (ghouls)
        A: orcs, hand 1
        1 farmland edge : (ghouls)*2
        2 farmland      :
        3 hill          : orcs
        4 swamp         :
    """)
    assert t.die_targets() == [2]
    t.roll(2)
    assert [e.race for e in t.happened("rolled")] == ["ghouls"]
    assert t[2] == "(ghouls)*1"
    assert t.step == "conquer"
    assert t.state.turn.army == t.army("orcs").id
    assert t.die_targets() == [2, 4]
    t.roll(4)
    assert t[4] == "orcs*1"
    assert [e.race for e in t.happened("rolled")] == [""]
    assert t.earned("A") == {"regions": 4}
    t.settled()


@pytest.mark.case("positive")
def test_B_31_a_failed_die_of_the_ghouls_leaves_their_tokens_for_redeployment() -> None:
    t = table("""
        turn A, die 0
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*2
        2 farmland      : (ghouls)
        3 farmland      :
        4 hill          : orcs
    """)
    t.roll(3)
    assert (t.step, t.army("ghouls").hand) == ("redeploy", 1)
    t.refuses(Conquer(3), "wrong_step")
    t.put((2, 1)).done()
    assert (t[1], t[2], t[3]) == ("(ghouls)*1", "(ghouls)*2", "")
    assert t.step == "conquer"
    assert t.state.turn.army == t.army("orcs").id


@pytest.mark.case("positive")
def test_B_31_declined_ghouls_may_abandon_while_readying() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)
        2 farmland      : (ghouls)*2
        3 swamp         :
        4 hill          : orcs
    """)
    assert t.legal(Abandon) == [Abandon(1), Abandon(2)]
    t.abandon(1)
    assert (t[1], t.army("ghouls").hand) == ("", 2)
    t.conquer(3)
    t.refuses(Abandon(2), "cannot_abandon_now")
    assert (t[2], t[3]) == ("(ghouls)*1", "(ghouls)*2")


@pytest.mark.case("positive")
def test_B_31_ghouls_that_abandoned_everything_re_enter_by_the_edge() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : orcs
        2 farmland      : (ghouls)*2
        3 swamp         : (ghouls)
        4 hill edge     :
    """)
    t.abandon(2, 3)
    assert t.army("ghouls").hand == 3
    assert t.targets() == {1: 3, 4: 2}
    t.refuses(Conquer(2), "not_an_entry")
    t.conquer(4)
    assert t[4] == "(ghouls)*2"
    assert t.die_targets() == [3]


@pytest.mark.case("positive")
def test_B_31_driven_out_ghouls_lose_one_and_the_owner_withdraws_the_rest() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: amazons
        C: (ghouls)
        1 farmland edge : (ghouls)*3
        2 farmland      : (ghouls)
        3 farmland      : (ghouls)
    """)
    t.conquer(1)
    assert t[1] == "orcs*5"
    assert t.army("ghouls").driven == 2
    assert t.state.tray["ghouls"] == 10 - 4
    t.done()
    assert (t.decider, t.step) == ("C", "withdraw")
    t.play(Withdraw(((2, 1), (3, 1))))
    assert (t[2], t[3]) == ("(ghouls)*2", "(ghouls)*2")
    assert t.player == "B"
    t.settled()


@pytest.mark.case("positive")
def test_B_31_driven_out_ghouls_without_a_region_wait_in_hand_and_re_enter() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: (ghouls)
        B: elves
        1 farmland edge : (ghouls)*3
        2 farmland      : elves
        3 hill edge     :
    """)
    t.conquer(1).done()
    assert t.races() == ["orcs", "(ghouls)", "elves"]
    assert (t.army("ghouls").hand, t.army("ghouls").driven) == (2, 0)
    assert (t.player, t.step) == ("B", "conquer")
    assert t.state.turn.army == t.army("ghouls").id
    assert t.targets() == {3: 2}
    t.conquer(3)
    assert t[3] == "(ghouls)*2"


@pytest.mark.case("positive")
def test_B_31_ghouls_may_attack_the_active_race_of_their_owner() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*6
        2 farmland      : orcs*3
        3 farmland      : orcs
        4 farmland      : orcs
    """)
    assert t.price(2) == {"base": 2, "defenders": 3}
    t.conquer(2)
    assert t[2] == "(ghouls)*5"
    assert t.army("orcs").driven == 2
    assert t.state.tray["orcs"] == 10 - 4
    t.done().put((1, 4)).done()
    assert t.army("orcs").hand == 0  # B-70: the two driven out are no help this turn
    t.refuses(Conquer(2), "no_tokens")
    t.done()
    assert (t.step, t.decider, t.player) == ("withdraw", "A", "A")
    t.play(Withdraw(((4, 2),)))
    assert (t[3], t[4]) == ("orcs*1", "orcs*3")
    assert t.player == "B"
    t.settled()


@pytest.mark.case("positive")
def test_B_70_the_active_race_may_attack_own_declined_ghouls_who_withdraw_at_the_end() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen, hand 5
        1 farmland edge : ratmen
        2 farmland      : (ghouls)*3
        3 farmland      : (ghouls)
        4 farmland      : (ghouls)
    """)
    t.done().put((2, 2)).done()
    assert t.state.turn.army == t.army("ratmen").id
    assert t.price(2) == {"base": 2, "defenders": 3}
    t.conquer(2)
    assert t.army("ghouls").driven == 2
    assert t.state.tray["ghouls"] == 10 - 4
    t.done().put((2, 4)).done()
    assert (t.step, t.decider) == ("withdraw", "A")
    t.play(Withdraw(((3, 2),)))
    assert (t[2], t[3], t[4]) == ("ratmen*5", "(ghouls)*3", "(ghouls)*1")
    t.settled()


@pytest.mark.case("positive")
def test_B_17_the_active_race_may_abandon_after_its_owners_ghouls_have_conquered() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*3
        2 farmland      :
        3 hill          : orcs
        4 hill          : orcs
    """)
    t.conquer(2).done().put((1, 1)).done()
    assert t.legal(Abandon) == [Abandon(3), Abandon(4)]
    t.abandon(4)
    assert (t[4], t.army("orcs").hand) == ("", 1)
    t.end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


# ------------------------------------------------------------------ what they may not


@pytest.mark.case("negative")
def test_B_31_active_ghouls_are_an_ordinary_race() -> None:
    t = table("""
        turn A
        A: ghouls, hand 3
        B: orcs
        1 farmland edge : ghouls
        2 farmland      : orcs*2
    """)
    assert t.price(2) == {"base": 2, "defenders": 2}
    assert t.targets() == {}
    assert t.die_targets() == [2]


@pytest.mark.case("negative")
def test_B_31_active_ghouls_lose_one_when_driven_out() -> None:
    t = table("""
        turn A
        A: orcs, hand 4
        B: ghouls
        1 farmland edge : ghouls*2
        2 farmland      : ghouls
    """).conquer(1)
    assert t.army("ghouls").driven == 1
    assert t.state.tray["ghouls"] == 10 - 2


@pytest.mark.case("negative")
def test_B_31_no_other_declined_race_conquers() -> None:
    t = table("""
        turn A
        A: (skeletons)
        A: orcs, hand 2
        1 farmland edge : (skeletons)*3
        2 farmland      :
        3 hill          : orcs
    """)
    assert t.state.turn.army == t.army("orcs").id
    t.end_turn()
    assert t[1] == "(skeletons)*3"
    t.settled()


@pytest.mark.case("negative")
def test_B_31_ghouls_make_no_conquest_on_the_turn_of_their_decline() -> None:
    t = table("""
        turn A
        A: ghouls
        1 farmland edge : ghouls*4
        2 farmland      :
    """).declines()
    assert t.player == "B"
    assert t[2] == ""
    t.settled()


@pytest.mark.case("negative")
def test_B_31_spirit_ghouls_make_no_conquest_on_the_turn_of_a_later_races_decline() -> None:
    t = table("""
        turn A
        A: (ghouls) spirit
        A: orcs
        1 farmland edge : (ghouls)*4
        2 farmland      :
        3 hill          : orcs*2
    """).declines()
    assert (t[1], t[3]) == ("(ghouls)*4", "(orcs)*1")
    assert t.player == "B"
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("negative")
def test_B_68_once_the_ghouls_have_acted_the_active_race_may_not_decline() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*3
        2 farmland      :
        3 hill          : orcs
    """)
    assert t.legal(GoInDecline) == [GoInDecline()]
    t.conquer(2)
    t.refuses(GoInDecline(), "cannot_decline_begun")
    t.done().put((1, 1)).done()
    assert t.state.turn.army == t.army("orcs").id
    t.refuses(GoInDecline(), "cannot_decline_begun")


@pytest.mark.case("negative")
def test_B_27_ghouls_do_not_attack_from_regions_of_their_owners_active_race() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs, hand 4
        1 farmland edge : (ghouls)*5
        2 farmland      : orcs
        3 farmland      :
    """)
    assert t.targets() == {2: 3}
    t.refuses(Conquer(3), "not_adjacent")
    t.done()
    assert t.targets() == {3: 2}  # the Ghouls' five tokens are too many for four in hand


@pytest.mark.case("negative")
def test_B_17_tokens_never_pass_between_ghouls_and_the_active_race() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*3
        2 farmland      : (ghouls)
        3 hill          : orcs*3
        4 hill          : orcs
    """)
    t.done()
    assert t.step == "redeploy"
    t.refuses(Place(3, 1), "not_yours")
    t.put((2, 2)).done().done()
    assert t.step == "redeploy"
    t.refuses(Place(1, 1), "not_yours")
    t.put((4, 2)).done()
    assert (t[1], t[2], t[3], t[4]) == ("(ghouls)*1", "(ghouls)*3", "orcs*1", "orcs*3")
    t.settled()


@pytest.mark.case("negative")
def test_B_51_own_ghouls_cannot_take_a_region_with_a_hero() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs heroic
        1 farmland edge : (ghouls)*9
        2 farmland      : orcs hero
        3 farmland      : orcs hero
    """)
    assert t.targets() == {}
    t.refuses(Conquer(2), "immune")


# ------------------------------------------------------------------ boundaries


@pytest.mark.case("boundary")
def test_B_31_a_lone_ghoul_in_each_region_has_nothing_to_conquer_with() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs, hand 2
        1 farmland edge : (ghouls)
        2 farmland      :
        3 hill          : orcs
    """)
    assert t.state.turn.army == t.army("ghouls").id
    t.refuses(Conquer(2), "no_tokens")
    t.refuses(Conquer(2, roll=True), "no_tokens")
    t.done()
    assert t.state.turn.army == t.army("orcs").id


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("tokens", "driven", "races"), [(1, 0, []), (2, 1, ["(ghouls)"])])
def test_B_19_the_banner_stays_only_while_a_ghoul_is_left(
    tokens: int, driven: int, races: list[str]
) -> None:
    t = table(
        f"""
        turn A
        A: ratmen, hand 4
        B: (ghouls)
        1 farmland edge : (ghouls)*{tokens}
        2 farmland      :
        """,
        column=[],
        badges=["hill"],
        banners=["elves"],
    ).conquer(1)
    assert t.races() == ["ratmen", *races]
    assert [c.race for c in t.state.column] == ([] if races else ["ghouls"])
    assert t.state.tray["ghouls"] == 10 - driven


@pytest.mark.case("boundary")
def test_B_31_ghouls_that_may_act_can_be_skipped() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*3
        2 farmland      :
        3 hill          : orcs
    """)
    assert Done() in t.legal()
    t.done()  # one region only: its tokens go back by themselves
    assert t[1] == "(ghouls)*3"
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_B_31_ghouls_wholly_in_hand_that_do_not_enter_stay_in_hand() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 2
        A: orcs
        1 farmland edge :
        2 farmland      : orcs
    """)
    assert t.targets() == {1: 2}
    t.done()
    assert t.state.turn.army == t.army("orcs").id
    t.end_turn()
    assert t.races() == ["(ghouls)", "orcs"]
    assert t.army("ghouls").hand == 2
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_16_a_player_without_active_tokens_still_acts_with_declined_ghouls() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*3
        2 farmland      :
    """)
    t.conquer(2).done().put((1, 1)).done()
    assert t.state.turn.army == t.army("orcs").id
    assert t.legal() == [Done()]
    t.done()
    assert t.earned("A") == {"regions": 2}
    assert t.races() == ["(ghouls)", "orcs"]
    t.settled()


@pytest.mark.case("boundary")
def test_B_61_next_players_driven_ghouls_are_asked_for_as_they_act_before_readying() -> None:
    board = """
        1 farmland edge : {0}*3
        2 farmland      : {0}
        3 farmland      : {0}
    """
    t = table("turn A \n A: orcs, hand 5 \n B: (ghouls)" + board.format("(ghouls)"))
    t.conquer(1).done()
    assert (t.decider, t.step) == ("B", "withdraw")
    t = table("turn A \n A: orcs, hand 5 \n B: ratmen" + board.format("ratmen"))
    t.conquer(1).done()
    assert (t.player, t.step) == ("B", "conquer")


@pytest.mark.case("boundary")
def test_B_61_active_ghouls_are_asked_for_too_as_in_decline_all_stay_where_they_stand() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: ghouls
        1 farmland edge : ghouls*3
        2 farmland      : ghouls
        3 farmland      : ghouls
    """)
    t.conquer(1).done()
    assert (t.decider, t.step) == ("B", "withdraw")
    t.play(Withdraw(((3, 2),)))
    t.declines()
    assert (t[2], t[3]) == ("(ghouls)*1", "(ghouls)*3")
    t.settled()


@pytest.mark.case("boundary")
def test_B_61_a_victim_with_declined_ghouls_is_asked_for_the_active_race_too() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: (ghouls)
        B: ratmen
        1 farmland edge : ratmen*3
        2 farmland      : ratmen
        3 farmland      : ratmen
        4 farmland      : (ghouls)
    """)
    t.conquer(1).done()
    assert (t.decider, t.step) == ("B", "withdraw")
    t.play(Withdraw(((2, 2),)))
    assert (t.player, t[2]) == ("B", "ratmen*3")  # not readied before the Ghouls have acted
    assert t.state.turn.army == t.army("ghouls").id
    t.settled()


# ------------------------------------------------------------------ decline


@pytest.mark.case("decline")
def test_B_31_the_next_decline_removes_ghouls_where_they_stood() -> None:
    t = table(
        """
        turn A
        A: (ghouls)
        A: orcs
        1 farmland edge : (ghouls)*4
        2 farmland      : (ghouls)*2
        3 hill          : orcs*3
        """,
        column=[],
        badges=["hill"],
        banners=["elves"],
    )
    assert t.army("ghouls").hand == 4
    t.declines()
    assert t.races() == ["(orcs)"]
    assert (t[1], t[2], t[3]) == ("", "", "(orcs)*1")
    assert t.state.tray["ghouls"] == 10
    assert [c.race for c in t.state.column] == ["ghouls"]
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_66_ghouls_in_hand_are_removed_with_those_on_the_board() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 3
        A: orcs
        1 farmland edge : (ghouls)
        2 farmland      : orcs*2
    """).declines()
    assert t.races() == ["(orcs)"]
    assert t.state.tray["ghouls"] == 10
    t.settled()


@pytest.mark.case("decline")
def test_B_67_ghouls_declining_with_tokens_in_hand_only_are_not_gone() -> None:
    t = table("""
        turn A
        A: ghouls, hand 2
        1 farmland edge :
        2 farmland      :
    """).declines()
    assert t.races() == ["(ghouls)"]
    assert t.army("ghouls").hand == 2
    assert t.earned("A") == {}
    t.settled()


@pytest.mark.case("decline")
def test_B_67_ghouls_declining_without_any_token_are_gone() -> None:
    t = table("""
        turn A
        A: ghouls
        1 farmland edge :
        2 farmland      :
    """).declines()
    assert t.races() == []
    assert t.state.tray["ghouls"] == 10
    t.settled()


@pytest.mark.case("decline")
def test_B_68_declined_ghouls_alone_cannot_decline_again() -> None:
    t = table("""
        turn A
        A: (ghouls)
        1 farmland edge : (ghouls)*2
        2 farmland      :
    """)
    assert t.step == "pick"
    t.refuses(GoInDecline(), "wrong_step")


@pytest.mark.case("decline")
def test_B_25_a_decline_of_the_new_race_puts_readied_ghouls_back_first() -> None:
    t = table("""
        turn A
        A: (ghouls) spirit
        A: orcs
        1 farmland edge : (ghouls)*3
        2 farmland      : (ghouls)*2
        3 hill          : orcs*3
    """)
    assert t.army("ghouls").hand == 3
    t.declines()
    assert (t[1], t[2], t[3]) == ("(ghouls)*3", "(ghouls)*2", "(orcs)*1")
    assert t.army("ghouls").hand == 0
    t.settled()


@pytest.mark.case("decline")
def test_B_20_ghouls_in_hand_break_no_tie_and_score_no_coin() -> None:
    t = table("""
        turn A
        A: (ghouls), hand 4
        A: orcs
        1 farmland      : orcs
        2 farmland edge : orcs
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    assert tokens_on_board(t.box, t.state, 0) == 2
    t.settled()


@pytest.mark.case("decline")
def test_B_29_declined_ghouls_whose_entry_by_the_die_fails_stay_in_hand() -> None:
    t = table("""
        turn A, die 0
        A: (ghouls), hand 1
        A: orcs
        1 farmland edge :
        2 farmland      : orcs
    """)
    assert t.die_targets() == [1]
    t.roll(1)
    assert t[1] == ""
    assert t.army("ghouls").hand == 1
    assert t.state.turn.army == t.army("orcs").id
    t.end_turn()
    assert t.races() == ["(ghouls)", "orcs"]
    t.settled()


@pytest.mark.case("decline")
def test_B_73_regions_lost_by_declined_ghouls_add_up() -> None:
    t = table("""
        turn A
        A: ratmen, hand 9
        B: elves
        C: (ghouls)
        1 farmland edge : (ghouls)*3
        2 farmland      : (ghouls)*2
        3 farmland      : (ghouls)
        4 farmland      : (ghouls)
    """)
    t.conquer(1, 2)
    assert t.army("ghouls").driven == 2 + 1
    assert t.state.tray["ghouls"] == 10 - 5
    t.done().put((1, 7)).done()
    assert t.decider == "C"
    t.refuses(Place(1, 1), "not_yours")
    t.put((3, 1), (4, 2))
    assert (t[3], t[4]) == ("(ghouls)*2", "(ghouls)*3")
    t.settled()


# ------------------------------------------------------------------ combined


@pytest.mark.case("combined", "spirit")
def test_B_47_spirit_ghouls_outlive_the_next_decline_and_go_on_conquering() -> None:
    t = table("""
        turn A
        A: (ghouls) spirit
        A: orcs
        B: elves
        1 farmland edge : (ghouls)*3
        2 farmland      :
        3 hill          : orcs*2
        4 swamp edge    : elves
    """).declines()
    assert t.races() == ["(ghouls)", "(orcs)", "elves"]
    t.end_turn()
    assert (t.player, t.step) == ("A", "pick")
    t.pick(0)
    assert t.state.turn.army == t.army("ghouls").id
    assert t.targets() == {2: 2}


@pytest.mark.case("combined", "flying")
def test_B_31_declined_flying_ghouls_fly_no_more() -> None:
    board = """
        1 farmland edge : {}*3
        2 farmland      :
        3 hill          :
    """
    t = table("turn A \n A: ghouls flying" + board.format("ghouls"))
    assert t.targets() == {2: 2, 3: 2}
    t.declines()
    assert t.army("ghouls").power is None
    t = table("turn A \n A: (ghouls) \n A: orcs" + board.format("(ghouls)"))
    assert t.targets() == {2: 2}
    t.refuses(Conquer(3), "not_adjacent")


@pytest.mark.case("combined", "seafaring")
def test_B_31_declined_seafaring_ghouls_keep_their_water_but_take_no_new_one() -> None:
    t = table("""
        turn A
        A: (ghouls) seafaring
        A: orcs
        1 sea edge      : (ghouls)*3
        2 lake          :
        3 farmland - 1 2 :
        4 hill edge     : orcs
    """)
    assert t.targets() == {3: 2}
    t.refuses(Conquer(2), "closed")
    t.conquer(3).done()
    assert t.step == "redeploy"
    t.put((1, 1)).done()
    assert (t[1], t[3]) == ("(ghouls)*2", "(ghouls)*1")
    t.end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("combined", "fortified")
def test_B_06_declined_fortified_ghouls_build_nothing_and_earn_nothing_by_a_fortress() -> None:
    t = table("""
        turn A
        A: (ghouls) fortified
        A: orcs, hand 4
        1 farmland edge : (ghouls)*2 fortress
        2 farmland      : (ghouls)
        3 hill          : orcs
    """)
    t.done().put((2, 1)).done()
    t.end_turn()
    assert t.earned("A") == {"regions": 3}
    assert (t[1], t[2]) == ("(ghouls)*1 fortress", "(ghouls)*2")
    t.settled()


@pytest.mark.case("combined", "stout")
def test_B_48_stout_ghouls_decline_after_scoring_with_all_their_tokens() -> None:
    t = table("""
        turn A
        A: ghouls stout, hand 4
        1 farmland edge :
        2 farmland      :
    """)
    t.conquer(1, 2).done().put((2, 2)).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert (t[1], t[2]) == ("(ghouls)*1", "(ghouls)*3")
    assert t.coins("A") == 5 + 2
    t.settled()


@pytest.mark.case("combined", "diplomat")
def test_B_42_peace_does_not_bind_declined_ghouls() -> None:
    t = table("""
        turn A
        A: orcs diplomat
        B: (ghouls)
        B: humans, hand 5
        1 farmland edge : (ghouls)*4
        2 farmland      : orcs
        3 hill          : humans
    """)
    t.done().answer(1)
    assert t.state.turn.army == t.army("ghouls").id
    assert t.targets() == {2: 3}
    t.done()
    assert t.state.turn.army == t.army("humans").id
    t.refuses(Conquer(2), "at_peace")


@pytest.mark.case("combined", "diplomat")
def test_B_52_a_diplomats_own_ghouls_attack_without_spoiling_peace() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs diplomat
        B: humans
        1 farmland edge : (ghouls)*5
        2 farmland      : humans
        3 hill          : orcs
    """)
    t.conquer(2).end_turn()
    assert [(e.player, e.seat) for e in t.happened("note")] == [(0, 1)]
    t.settled()


@pytest.mark.case("combined", "orcs", "pillaging")
def test_B_52_conquests_of_own_ghouls_pay_no_orcs_and_no_pillage() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: orcs pillaging
        1 farmland edge : (ghouls)*4
        2 farmland      : tribe
        3 hill          : orcs
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_35_sorcerers_cannot_convert_a_declined_ghoul() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: (ghouls)
        1 farmland edge : sorcerers
        2 farmland      : (ghouls)
    """)
    t.refuses(Use("sorcerers", 2), "no_opponent_there")


@pytest.mark.case("combined", "dragon_master")
def test_B_43_ghouls_driven_out_by_a_dragon_withdraw() -> None:
    t = table("""
        turn A
        A: orcs dragon_master, hand 1
        B: (ghouls)
        1 farmland edge : (ghouls)*6
        2 farmland      : (ghouls)
    """)
    t.use("dragon_master", 1)
    assert t.army("ghouls").driven == 5
    assert t.state.tray["ghouls"] == 10 - 6
    t.end_turn()
    assert t[2] == "(ghouls)*6"
    t.settled()


@pytest.mark.case("combined", "trolls", "fortified")
def test_B_56_pieces_in_a_region_taken_from_the_own_race_go_too() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: trolls fortified
        1 farmland edge : (ghouls)*8
        2 mountain      : trolls*2 lair fortress
        3 hill          : trolls lair
    """)
    assert t.price(2) == {
        "base": 2,
        "defenders": 2,
        "mountain": 1,
        "lair": 1,
        "fortress": 1,
    }
    t.conquer(2)
    assert t[2] == "(ghouls)*7 mountain"
    assert sorted(e.why for e in t.happened("taken_off")) == ["fortress", "lair"]
    t.done().put((1, 6)).done().end_turn()
    assert (t[1], t[2]) == ("(ghouls)*7", "(ghouls)*1 mountain")
    t.settled()


@pytest.mark.case("combined", "halflings")
def test_B_51_own_ghouls_cannot_take_a_hole() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: halflings
        1 farmland edge : (ghouls)*8
        2 farmland      : halflings hole
    """)
    t.refuses(Conquer(2), "immune")


@pytest.mark.case("combined", "elves", "orcs")
def test_B_15_the_active_player_withdraws_first_then_the_others_clockwise() -> None:
    t = table("""
        turn B
        A: elves
        B: (ghouls)
        B: orcs, hand 7
        C: wizards
        D: humans
        1 farmland edge : (ghouls)*5
        2 farmland      : orcs*2
        3 farmland      : orcs
        4 farmland      :
        5 hill - 3      : humans*2
        6 hill          : humans
        7 hill          : humans
        8 swamp - 3     : elves
        9 swamp         : elves
        10 swamp        : elves
        11 swamp edge   : wizards
    """)
    t.conquer(2).done().put((1, 3)).done()
    t.conquer(5, 8)
    driven = {a.race: a.driven for a in t.state.armies}
    assert driven == {"elves": 1, "ghouls": 0, "orcs": 1, "wizards": 0, "humans": 1}
    t.done().put((5, 5)).done()
    assert (t.step, t.decider) == ("withdraw", "B")
    t.put((3, 1))
    assert t.decider == "D"
    t.put((7, 1))
    assert t.decider == "A"
    t.put((9, 1))
    assert (t[3], t[7], t[9]) == ("orcs*2", "humans*2", "elves*2")
    assert t.player == "C"
    t.settled()
