"""Bivouacking: five encampments, placed anew each turn, never lost (B-41, B-60, B-61)."""

import pytest

from engine import Answer, Conquer, Redeploy, Use, tokens_on_board
from tests.dsl import table

DRIVEN_OFF = """
    turn A
    A: ratmen, hand 6
    B: orcs
    C: humans bivouacking
    1 hill edge     : ratmen
    2 farmland      : humans*2 encampment*2
    3 farmland      : humans encampment*3
    4 farmland edge : humans
    5 swamp edge    : orcs
"""
"""In A's turn encampments of C's can be driven off."""


@pytest.mark.case("positive")
def test_B_41_bivouacking_places_five_encampments_any_number_per_region():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.done()
    assert t.question() == "bivouacking.anew"
    assert t.options() == [1, 2]
    t.answer(1, 1, 1, 1, 2)
    assert (t[1], t[2]) == ("ratmen*1 encampment*4", "ratmen*1 encampment")
    t.settled()
    assert t.player == "B"
    assert t.price(1) == {"base": 2, "defenders": 1, "encampment": 4}
    assert t.price(2) == {"base": 2, "defenders": 1, "encampment": 1}


@pytest.mark.case("positive")
def test_B_41_encampments_are_placed_one_by_one_as_well():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.done().answer(1).answer(2).answer(1).answer(2)
    assert t.legal() == [Answer((1,)), Answer((2,))]
    t.answer(2)
    assert (t[1], t[2]) == ("ratmen*1 encampment*2", "ratmen*1 encampment*3")
    t.settled()


@pytest.mark.case("positive")
def test_B_41_encampments_may_all_move_every_turn():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen encampment*5
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.done().answer(2, 2, 2, 2, 2)
    assert (t[1], t[2]) == ("ratmen*1", "ratmen*1 encampment*5")
    t.settled()


@pytest.mark.case("positive")
def test_B_41_encampments_stay_where_they_are_by_default():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen encampment*4
        2 swamp     : ratmen encampment
        3 hill edge : elves
    """)
    t.end_turn()
    assert (t[1], t[2]) == ("ratmen*1 encampment*4", "ratmen*1 encampment")
    t.settled()


@pytest.mark.case("positive")
def test_B_41_encampments_of_a_conquered_region_are_placed_again_with_the_withdrawal():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: elves
        C: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs*3 encampment*2
        3 hill      : orcs*2 encampment*3
        4 swamp     : orcs
        5 hill edge : elves
    """)
    t.conquer(2)
    assert t[2] == "ratmen*7"
    t.play(Redeploy(((1, 4), (2, 4))))
    assert t.decider == "C"
    assert t.question() == "bivouacking.home"
    assert t.options() == [3, 4]
    t.answer(4, 4)
    assert t.step == "withdraw"
    t.put((3, 2))
    assert (t[3], t[4]) == ("orcs*4 encampment*3", "orcs*1 encampment*2")
    t.settled()
    assert t.player == "B"


@pytest.mark.case("negative")
def test_B_41_all_five_encampments_are_placed_and_only_in_own_regions():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 hill edge : elves
    """)
    t.done()
    t.refuses(Answer(), "too_few")
    t.refuses(Answer((1, 1, 1, 2)), "too_few")
    t.refuses(Answer((1, 1, 1, 2, 2, 2)), "too_many")
    t.refuses(Answer((1, 1, 1, 1, 3)), "not_an_option")


@pytest.mark.case("negative")
def test_B_41_encampments_do_not_stand_with_the_declined_race_of_their_player():
    t = table("""
        turn A
        A: (trolls)
        A: ratmen bivouacking
        B: elves
        1 hill edge : trolls
        2 swamp     : ratmen
        3 hill      : ratmen
        4 hill edge : elves
    """)
    t.done()
    assert t.options() == [2, 3]


@pytest.mark.case("negative")
def test_B_20_B_41_encampments_are_no_tokens_in_a_tie_and_no_coins():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen*2 encampment*5
        2 hill edge : elves
    """)
    t.end_turn()
    assert t.earned("A") == {"regions": 1}
    assert tokens_on_board(t.box, t.state, 0) == 2
    t.settled()


@pytest.mark.case("boundary")
def test_B_41_with_one_region_all_five_stand_there_and_nothing_is_asked():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen
        2 hill edge : elves
    """)
    t.done()
    assert t.player == "B"
    assert t[1] == "ratmen*1 encampment*5"
    t.settled()


@pytest.mark.case("boundary")
def test_B_41_with_no_region_left_the_encampments_wait_for_the_next_redeployment():
    t = table("""
        turn A
        A: ratmen, hand 10
        B: orcs bivouacking
        1 hill edge : ratmen
        2 swamp edge: orcs*3 encampment*5
        3 hill edge :
    """)
    t.conquer(2).end_turn()
    assert t.army("orcs").hand == 2
    assert t.player == "B"
    t.settled()
    t.conquer(3).end_turn()
    assert t[3] == "orcs*2 encampment*5"
    t.settled()


@pytest.mark.case("boundary")
def test_B_41_a_bivouacking_race_without_a_region_is_asked_nothing():
    t = table("""
        turn A
        A: ratmen bivouacking, hand 1
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves*5
    """)
    t.done()
    assert t.player == "B"
    assert t.army("ratmen").hand == 1
    t.settled()


@pytest.mark.case("boundary")
def test_B_41_encampments_of_a_lone_token_come_back_although_nobody_was_driven_out():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: elves
        C: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs encampment*2
        3 hill      : orcs encampment*3
        4 swamp     : orcs
        5 hill edge : elves
    """)
    t.conquer(2)
    assert t.army("orcs").driven == 0
    t.end_turn()
    assert (t[3], t[4]) == ("orcs*1 encampment*4", "orcs*1 encampment")
    t.settled()


@pytest.mark.case("boundary")
def test_B_41_B_73_a_lone_region_left_takes_all_encampments_and_tokens_unasked():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: elves
        C: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs*3 encampment*4
        3 hill      : orcs encampment
        4 hill edge : elves
    """)
    t.conquer(2).play(Redeploy(((1, 8),)))
    assert t.player == "B"
    assert t[3] == "orcs*3 encampment*5"
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(
    ("lost", "third", "fourth"),
    [(1, 4, 1), (2, 4, 1), (3, 3, 2), (4, 3, 2), (5, 3, 2)],
)
def test_B_60_B_61_a_victim_who_plays_next_is_not_asked_for_encampments(lost, third, fourth):
    kept = f"encampment*{5 - lost}" if lost < 5 else ""
    t = table(f"""
        turn A
        A: ratmen, hand 9
        B: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs encampment*{lost}
        3 hill      : orcs {kept}
        4 swamp     : orcs
    """)
    t.conquer(2).end_turn()
    assert t.player == "B"
    assert [t.region(r).markers.get("encampment", 0) for r in (3, 4)] == [third, fourth]
    t.settled()


@pytest.mark.case("boundary")
def test_B_60_returned_encampments_are_spread_evenly_from_the_region_most_easily_taken():
    t = table("""
        turn A
        A: ratmen, hand 12
        B: elves
        C: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs encampment*4
        3 mountain  : orcs
        4 swamp     : orcs*2
        5 hill      : orcs encampment
        6 hill edge : elves
    """)
    t.conquer(2).end_turn()
    # 3 costs 4, 4 costs 4, 5 costs 4: ties go by region; three get one, the odd one goes to 3
    assert [t.region(r).markers.get("encampment", 0) for r in (3, 4, 5)] == [2, 1, 2]
    t.settled()


@pytest.mark.case("boundary")
def test_B_61_a_victim_who_plays_next_with_declined_ghouls_of_his_own_is_asked():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: (ghouls)
        B: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs encampment*2
        3 hill      : orcs encampment*3
        4 swamp     : orcs
        5 hill edge : ghouls*3
    """)
    t.conquer(2).play(Redeploy(((1, 1), (2, 7))))
    assert t.decider == "B"
    assert t.question() == "bivouacking.home"
    t.answer(4, 4)
    assert t[4] == "orcs*1 encampment*2"
    assert t.player == "B"
    t.settled()


@pytest.mark.case("boundary")
def test_B_56_encampments_of_an_abandoned_region_come_back_and_are_placed_with_the_others():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves
        1 hill edge : ratmen encampment*5
        2 swamp     : ratmen*2
        3 hill      : ratmen
        4 hill edge : elves
    """)
    t.abandon(1)
    assert t[1] == ""
    t.play(Redeploy(((2, 2),))).answer(3, 3, 3, 3, 2)
    assert (t[2], t[3]) == ("ratmen*3 encampment", "ratmen*1 encampment*4")
    t.settled()


@pytest.mark.case("decline")
def test_B_41_B_54_encampments_leave_the_board_in_decline():
    t = table("""
        turn A
        A: ratmen bivouacking
        B: elves, hand 9
        1 hill edge : ratmen*3 encampment*4
        2 swamp     : ratmen encampment
        3 hill edge : elves
    """)
    t.declines()
    assert (t[1], t[2]) == ("(ratmen)*1", "(ratmen)*1")
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.state.discards == ["bivouacking"]
    t.settled()


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_41_ghouls_place_no_encampments_in_decline():
    t = table(
        """
        turn A
        A: ghouls bivouacking
        B: elves
        1 hill edge : ghouls*4 encampment*5
        2 swamp     : ghouls
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert (t[1], t[2]) == ("(ghouls)*4", "(ghouls)*1")
    t.end_turn().pick(0).end_turn()
    assert "encampment" not in t[1] + t[2]
    t.settled()


@pytest.mark.case("positive")
def test_B_41_what_comes_home_is_told_of_the_player_to_whom_it_comes():
    t = table(DRIVEN_OFF)
    t.conquer(2)
    (gone,) = t.happened("taken_off")
    assert (gone.player, gone.region, gone.why, gone.amount) == (2, 2, "encampment", 2)
    t.done().put((1, 5)).done().answer(4, 4)
    told = [(e.player, e.region, e.why) for e in t.happened("placed")]
    assert told == [(2, 4, "encampment")] * 2
    t.put((3, 1)).settled()


@pytest.mark.case("combined", "ghouls")
def test_B_41_B_52_encampments_come_home_when_their_race_withdraws_not_when_own_ghouls_do():
    t = table("""
        turn A
        A: ratmen, hand 11
        B: (ghouls)
        B: humans bivouacking
        1 hill edge  - 2 5 : ratmen
        2 farmland   - 1 3 : (ghouls)*2
        3 farmland   - 2 4 : (ghouls)
        4 farmland   - 3   : (ghouls)
        5 swamp      - 1 6 : humans*2 encampment*2
        6 swamp      - 5 7 : humans encampment*3
        7 swamp edge - 6   : humans
    """)
    t.conquer(2, 5).done().put((1, 9)).done()
    assert (t.step, t.state.questions) == ("withdraw", [])
    assert t.state.turn.army == t.army("ghouls").id
    t.put((3, 1))
    assert (t.question(), t.options()) == ("bivouacking.home", [6, 7])
    assert t.state.turn.army == t.army("humans").id
    t.answer(7, 7).put((6, 1))
    assert (t[6], t[7]) == ("humans*2 encampment*3", "humans*1 encampment*2")
    assert (t.player, t.army("ghouls").hand, t[3]) == ("B", 1, "(ghouls)*1")  # readied
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_41_an_encampment_protects_a_lone_token_from_sorcerers():
    t = table("""
        turn A
        A: sorcerers
        B: orcs bivouacking
        1 hill edge  : sorcerers
        2 swamp - 1  : orcs encampment*5
        3 hill - 1   : orcs
    """)
    t.refuses(Use("sorcerers", 2), "not_alone")
    t.use("sorcerers", 3)
    assert t[3] == "sorcerers*1"


@pytest.mark.case("combined", "dragon_master")
def test_B_41_B_43_encampments_do_not_protect_from_the_dragon_and_come_back():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: elves
        C: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs encampment*5
        3 hill      : orcs
        4 swamp     : orcs
        5 hill edge : elves
    """)
    t.use("dragon_master", 2)
    assert t[2] == "ratmen*1 dragon"
    t.done()
    assert t.decider == "C"
    t.answer(3, 3, 3, 4, 4)
    assert (t[3], t[4]) == ("orcs*1 encampment*3", "orcs*1 encampment*2")
    t.settled()


@pytest.mark.case("combined", "amazons")
def test_B_30_B_41_no_encampment_stands_where_amazons_give_up_a_region():
    t = table("""
        turn A
        A: amazons bivouacking, aside 4
        B: elves
        1 hill edge : amazons encampment*2
        2 swamp     : amazons encampment*3
        3 hill      : tribe
        4 hill edge : elves
    """)
    t.conquer(3).done()
    assert t.question() == "amazons.short"
    t.answer(1)
    assert t.question() == "bivouacking.anew"
    assert t.options() == [2, 3]
    t.answer(2, 3, 3, 3, 3)
    assert (t[1], t[2], t[3]) == ("", "amazons*1 encampment", "amazons*1 encampment*4")
    t.settled()


@pytest.mark.case("combined", "elves")
def test_B_05_B_41_elves_lose_neither_token_nor_encampment():
    t = table("""
        turn A
        A: ratmen, hand 9
        B: orcs
        C: elves bivouacking
        1 hill edge : ratmen
        2 swamp     : elves*2 encampment*3
        3 hill      : elves encampment*2
        4 hill edge : orcs
    """)
    t.conquer(2).end_turn()
    assert t[3] == "elves*3 encampment*5"
    t.settled()


@pytest.mark.case("negative")
def test_B_41_encampments_make_a_conquest_dearer_for_everybody_but_not_impossible():
    t = table("""
        turn A
        A: ratmen, hand 8
        B: orcs bivouacking
        1 hill edge : ratmen
        2 swamp     : orcs encampment*5
        3 hill      : orcs
    """)
    assert t.price(2) == {"base": 2, "defenders": 1, "encampment": 5}
    t.refuses(Conquer(2, roll=True), "die_not_needed")
    t.conquer(2)
    assert t[2] == "ratmen*8"


@pytest.mark.case("positive")
def test_B_41_by_default_encampments_go_where_they_turn_attackers_away():
    t = table("""
        turn A, round 4
        A: elves bivouacking
        B: orcs
        1 mountain edge - 2 5 : elves
        2 hill - 1 3 5        : elves
        3 hill - 2 4          : elves encampment*4
        4 hill - 3            : elves
        5 hill edge - 1 2     : orcs*9
    """)
    t.end_turn()
    camps = [t.state.regions[r].markers.get("encampment", 0) for r in (1, 2, 3, 4)]
    assert camps == [0, 5, 0, 0]  # All that lies behind 2 is out of reach, and 1 is dear.
    t.settled()
