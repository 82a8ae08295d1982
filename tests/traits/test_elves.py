"""Elves: nothing is lost while they are active (B-05)."""

import pytest

from engine import tokens_on_board
from engine.actions import Place, Withdraw
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_05_elves_lose_nothing_and_redeploy_at_the_end_of_the_attackers_turn() -> None:
    t = table("""
        turn A
        A: orcs, hand 5
        B: amazons
        C: elves
        1 farmland edge : elves*3
        2 farmland      : elves
        3 farmland      : elves
        4 hill edge     : amazons
    """)
    t.conquer(1)
    assert t[1] == "orcs*5"
    assert t.army("elves").driven == 3
    assert t.happened("lost") == []
    assert t.state.tray["elves"] == 11 - 5
    t.done()
    assert (t.player, t.decider, t.step) == ("A", "C", "withdraw")
    t.play(Withdraw(((2, 1), (3, 2))))
    assert (t[2], t[3]) == ("elves*2", "elves*3")
    assert t.player == "B"
    t.settled()


@pytest.mark.case("positive")
def test_B_73_driven_elves_of_several_regions_add_up() -> None:
    t = table("""
        turn A
        A: orcs, hand 7
        B: elves
        1 farmland edge : elves*2
        2 farmland      : elves
        3 farmland      : elves
    """)
    t.conquer(1)
    assert t.price(2) == {"base": 2, "defenders": 1}
    t.conquer(2)
    assert t.army("elves").driven == 3
    assert t[3] == "elves*1"
    t.end_turn()
    assert t[3] == "elves*1"  # readied at once: B plays next
    assert t.army("elves").hand == 3
    t.settled()


@pytest.mark.case("negative")
def test_B_05_other_races_lose_one_token() -> None:
    t = table("""
        turn A
        A: elves, hand 5
        B: orcs
        1 farmland edge : orcs*3
        2 farmland      : orcs
    """)
    t.conquer(1)
    assert t.army("orcs").driven == 2
    assert t.state.tray["orcs"] == 10 - 3
    assert [(e.race, e.amount) for e in t.happened("lost")] == [("orcs", 1)]


@pytest.mark.case("negative")
def test_B_05_elves_cannot_withdraw_into_the_lost_region_nor_more_than_were_driven_out() -> None:
    t = table("""
        turn A
        A: orcs, hand 4
        B: amazons
        C: elves
        1 farmland edge : elves*2
        2 farmland      : elves
        3 farmland      : elves
    """)
    t.conquer(1).done()
    t.refuses(Place(1, 1), "not_yours")
    t.refuses(Place(2, 3), "not_that_many")
    t.refuses(Withdraw(((2, 1),)), "tokens_left")


@pytest.mark.case("boundary")
def test_B_05_a_lone_elf_survives() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: elves
        1 farmland edge : elves
        2 farmland      : elves
    """)
    t.conquer(1)
    assert t.army("elves").driven == 1
    assert t.state.tray["elves"] == 11 - 2
    t.end_turn()
    assert t[2] == "elves*1"
    assert t.army("elves").hand == 1
    t.settled()


@pytest.mark.case("boundary")
def test_B_16_elves_without_a_region_wait_in_hand_and_re_enter_next_turn() -> None:
    t = table("""
        turn A
        A: orcs, hand 4
        B: elves
        1 farmland edge : elves*2
        2 farmland      :
        3 hill edge     :
    """)
    t.conquer(1).done()
    assert (t.player, t.step) == ("B", "conquer")
    assert t.army("elves").hand == 2
    assert [(e.race, e.amount) for e in t.happened("waits")] == [("elves", 2)]
    assert t.targets() == {3: 2}
    assert t.die_targets() == []
    t.conquer(3).done()
    assert t[3] == "elves*2"
    t.settled()


@pytest.mark.case("boundary")
def test_B_61_with_one_region_left_the_elves_return_there_unasked() -> None:
    t = table("""
        turn A
        A: orcs, hand 4
        B: amazons
        C: elves
        1 farmland edge : elves*2
        2 farmland      : elves
        3 hill edge     : amazons
    """)
    t.conquer(1).done()
    assert t[2] == "elves*3"
    assert [(e.region, e.amount) for e in t.happened("withdrawn")] == [(2, 2)]
    assert t.player == "B"
    t.settled()


@pytest.mark.case("boundary")
def test_B_20_elves_driven_out_in_the_last_turn_come_back_unasked_and_count() -> None:
    t = table(
        """
        turn B, round 3
        A: elves
        B: orcs, hand 4
        1 farmland edge : elves*2
        2 farmland      : elves
        3 farmland      : elves
        """,
        rounds=3,
    )
    t.conquer(1).done()
    assert t.step == "over"
    assert tokens_on_board(t.box, t.state, 0) == 4
    t.settled()


@pytest.mark.case("decline")
def test_B_05_a_declined_elf_dies_like_any_other() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: (elves)
        1 farmland edge : (elves)
        2 farmland      : (elves)
    """)
    t.conquer(1)
    assert t.army("elves").driven == 0
    assert t.state.tray["elves"] == 11 - 1
    assert [(e.race, e.amount) for e in t.happened("lost")] == [("elves", 1)]
    t.end_turn()
    assert t[2] == "(elves)*1"
    t.settled()


@pytest.mark.case("decline")
def test_B_25_declining_elves_leave_one_token_per_region() -> None:
    t = table("""
        turn A
        A: elves
        1 farmland edge : elves*4
        2 farmland      : elves*2
    """).declines()
    assert (t[1], t[2]) == ("(elves)*1", "(elves)*1")
    assert t.state.tray["elves"] == 11 - 2
    t.settled()


@pytest.mark.case("combined", "sorcerers")
def test_B_35_a_converted_elf_is_lost() -> None:
    t = table("""
        turn A
        A: sorcerers
        B: elves
        1 farmland edge : sorcerers
        2 farmland      : elves
        3 farmland      : elves
    """)
    t.use("sorcerers", 2)
    assert t[2] == "sorcerers*1"
    assert t.army("elves").driven == 0
    assert t.state.tray["elves"] == 11 - 1
    t.end_turn()
    assert t[3] == "elves*1"
    assert t.army("elves").hand == 0
    t.settled()


@pytest.mark.case("combined", "dragon_master")
def test_B_43_elves_lose_nothing_to_the_dragon() -> None:
    t = table("""
        turn A
        A: orcs dragon_master, hand 1
        B: elves
        1 farmland edge : elves*4
        2 farmland      : elves
    """)
    t.use("dragon_master", 1)
    assert t[1] == "orcs*1 dragon"
    assert t.army("elves").driven == 4
    assert t.state.tray["elves"] == 11 - 5
    t.end_turn()
    assert t.army("elves").hand == 4
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_70_elves_driven_out_by_their_owners_ghouls_survive_but_wait_for_the_turns_end() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: elves
        1 farmland edge : (ghouls)*5
        2 farmland      : elves*2
        3 farmland      : elves*2
        4 farmland      : elves
    """)
    t.conquer(2)
    assert t.army("elves").driven == 2
    assert t.state.tray["elves"] == 11 - 5
    t.done().put((2, 3)).done()
    assert t.army("elves").hand == 1  # of region 3; the two driven out are no help
    t.done().put((4, 1)).done()
    assert (t.decider, t.step) == ("A", "withdraw")
    t.play(Withdraw(((3, 2),)))
    assert (t[2], t[3], t[4]) == ("(ghouls)*4", "elves*3", "elves*2")
    assert t.player == "B"
    t.settled()


@pytest.mark.case("combined", "bivouacking")
def test_B_41_elves_and_their_encampments_both_come_home() -> None:
    t = table("""
        turn A
        A: orcs, hand 8
        B: amazons
        C: elves bivouacking
        1 farmland edge : elves*2 encampment*2
        2 farmland      : elves encampment*3
        3 farmland      : elves
    """)
    assert t.price(1) == {"base": 2, "defenders": 2, "encampment": 2}
    t.conquer(1)
    assert t[1] == "orcs*6"
    t.done()
    assert t.decider == "C"
    assert (t.question(), t.options()) == ("bivouacking.home", [2, 3])
    t.answer(3, 3)
    t.play(Withdraw(((3, 2),)))
    assert (t[2], t[3]) == ("elves*1 encampment*3", "elves*3 encampment*2")
    t.settled()
