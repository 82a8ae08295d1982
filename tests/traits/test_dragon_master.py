"""Dragon Master: one region a turn for one token, guarded by the dragon (B-43, B-51)."""

import pytest

from engine import Conquer, GoInDecline, Use
from tests.dsl import table


def dragon(region: int) -> Use:
    return Use("dragon_master", region)


@pytest.mark.case("positive")
def test_B_43_the_dragon_takes_a_region_for_one_token_whatever_defends_it():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: orcs fortified
        1 hill edge : ratmen
        2 mountain  : orcs*6 fortress
        3 hill edge : orcs
    """)
    t.play(dragon(2))
    assert t[2] == "ratmen*1 mountain dragon"
    assert t.army("ratmen").hand == 0


@pytest.mark.case("positive")
def test_B_43_the_losses_are_as_usual():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: orcs
        1 hill edge : ratmen
        2 swamp     : orcs*4
        3 hill edge : orcs
    """)
    t.play(dragon(2))
    assert [(e.kind, e.amount) for e in t.events if e.kind in ("lost", "driven")] == [
        ("lost", 1),
        ("driven", 3),
    ]
    assert t.army("orcs").driven == 3
    t.end_turn()
    assert (t.region(3).tokens + t.army("orcs").hand, t.state.tray["orcs"]) == (4, 10 - 4)
    t.settled()


@pytest.mark.case("positive")
def test_B_43_the_dragon_makes_its_region_immune():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.play(dragon(2)).end_turn()
    assert t.player == "B"
    t.refuses(Conquer(2), "immune")
    assert t.targets() == {}
    t.settled()


@pytest.mark.case("positive")
def test_B_43_the_dragon_may_be_used_for_the_entry():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: elves
        1 hill edge : elves*5
        2 swamp     : elves
    """)
    t.refuses(dragon(2), "not_an_entry")
    t.play(dragon(1))
    assert t[1] == "ratmen*1 dragon"


@pytest.mark.case("positive")
def test_B_43_next_turn_the_dragon_moves_to_the_region_it_takes_then():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 1
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen dragon
        3 hill      :
        4 hill edge : elves*2
    """)
    t.play(dragon(3))
    assert (t[2], t[3]) == ("ratmen*1", "ratmen*1 dragon")
    moved = [(e.kind, e.region) for e in t.events if e.why == "dragon"]
    assert moved == [("taken_off", 2), ("placed", 3)]


@pytest.mark.case("positive")
def test_B_43_the_dragon_stays_where_it_is_until_it_is_used_again():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 2
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen dragon
        3 hill      :
        4 hill edge : elves
    """)
    t.conquer(3).end_turn().end_turn()
    assert t[2].endswith("dragon")
    assert "dragon" not in t[1] + t[3]
    t.settled()


@pytest.mark.case("negative")
def test_B_43_the_dragon_is_used_once_a_turn():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill      :
        4 hill edge : elves
    """)
    t.play(dragon(2))
    t.refuses(dragon(3), "used_this_turn")
    t.conquer(3)
    assert (t[2], t[3]) == ("ratmen*1 dragon", "ratmen*2")


@pytest.mark.case("negative")
def test_B_43_the_dragon_takes_no_water():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 3
        B: elves
        1 hill edge : ratmen
        2 lake      :
        3 hill edge : elves
    """)
    t.refuses(dragon(2), "closed")


@pytest.mark.case("negative")
def test_B_43_the_dragon_flies_no_further_than_its_race_goes():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 hill      :
        4 hill edge : elves
    """)
    t.refuses(dragon(4), "not_adjacent")
    t.refuses(dragon(1), "own_region")


@pytest.mark.case("negative")
def test_B_43_the_dragon_takes_no_region_that_is_not_on_the_board():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 3
        B: elves
        1 hill edge : ratmen
        2 hill edge : elves
    """)
    t.refuses(dragon(99), "no_region_named")
    t.refuses(Use("dragon_master"), "no_region_named")


@pytest.mark.case("negative")
def test_B_68_after_the_dragon_decline_is_no_longer_open():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 3
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    assert GoInDecline() in t.legal()
    t.play(dragon(2))
    t.refuses(GoInDecline(), "cannot_decline_begun")


@pytest.mark.case("boundary")
def test_B_13_B_43_the_dragon_needs_one_token_in_hand():
    t = table("""
        turn A
        A: ratmen dragon_master
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill edge : elves
    """)
    t.refuses(dragon(2), "no_tokens")


@pytest.mark.case("boundary")
def test_B_43_not_after_a_final_attempt():
    t = table("""
        turn A, die 0
        A: ratmen dragon_master, hand 1
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen
        3 hill      :
        4 hill edge : elves
    """)
    t.roll(3)
    assert t.step == "redeploy"
    t.refuses(dragon(3), "wrong_step")


@pytest.mark.case("boundary")
def test_B_43_B_56_the_dragon_of_an_abandoned_region_goes_and_may_be_used_again():
    t = table("""
        turn A
        A: ratmen dragon_master
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen*2 dragon
        3 hill edge : elves*4
    """)
    t.abandon(2)
    assert t[2] == ""
    t.play(dragon(2))
    assert t[2] == "ratmen*1 dragon"
    assert t.army("ratmen").hand == 1


@pytest.mark.case("boundary")
def test_B_43_the_dragon_is_ready_again_on_the_next_turn():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 2
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill      :
        4 hill edge : elves
    """)
    t.play(dragon(2)).end_turn().end_turn()
    t.play(dragon(3))
    assert t[3] == "ratmen*1 dragon"
    assert "dragon" not in t[2]
    t.settled()


@pytest.mark.case("decline")
def test_B_43_B_54_the_dragon_leaves_the_board_in_decline():
    t = table("""
        turn A
        A: ratmen dragon_master
        B: elves, hand 9
        1 hill edge : ratmen
        2 swamp     : ratmen*2 dragon
        3 hill edge : elves
    """)
    t.declines()
    assert t[2] == "(ratmen)*1"
    assert t.state.discards == ["dragon_master"]
    t.settled()
    assert t.targets() == {2: 3}


@pytest.mark.case("decline")
@pytest.mark.case("combined", "ghouls")
def test_B_31_B_43_declined_ghouls_have_no_dragon():
    t = table(
        """
        turn A
        A: ghouls dragon_master
        B: elves
        1 hill edge : ghouls*4 dragon
        2 swamp     :
        3 hill edge : elves
    """,
        column=[("orcs", "flying")],
    )
    t.declines()
    assert t[1] == "(ghouls)*4"
    t.end_turn().pick(0)
    t.refuses(dragon(2), "not_offered")
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_51_own_declined_ghouls_cannot_conquer_the_region_of_the_dragon():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen dragon_master
        B: elves
        1 hill edge : ghouls*9
        2 swamp     : ratmen dragon
        3 hill      : ratmen
        4 hill edge : elves
    """)
    t.refuses(Conquer(2), "immune")


@pytest.mark.case("combined", "halflings", "heroic")
def test_B_33_B_43_B_45_the_dragon_takes_neither_a_hole_nor_a_region_with_a_hero():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 3
        B: halflings heroic
        1 hill edge     : ratmen
        2 swamp - 1     : halflings hole
        3 hill - 1      : halflings hero
        4 hill edge - 1 : halflings
        5 hill - 4      : halflings hero
    """)
    t.refuses(dragon(2), "immune")
    t.refuses(dragon(3), "immune")
    t.play(dragon(4))
    assert t[4] == "ratmen*1 dragon"


@pytest.mark.case("combined", "sorcerers")
def test_B_35_B_51_sorcerers_do_not_convert_a_lone_token_beside_the_dragon():
    t = table("""
        turn A
        A: sorcerers
        B: ratmen dragon_master
        1 hill edge : sorcerers
        2 swamp     : ratmen dragon
        3 hill edge : ratmen
    """)
    t.refuses(Use("sorcerers", 2), "immune")


@pytest.mark.case("combined", "trolls", "skeletons")
def test_B_04_B_56_lairs_go_before_the_dragon_and_skeletons_count_what_it_conquers():
    t = table("""
        turn A
        A: skeletons dragon_master, hand 4
        B: trolls
        1 hill edge : skeletons
        2 swamp     : trolls*5 lair
        3 hill      : tribe
        4 hill edge : trolls lair
    """)
    t.play(dragon(2))
    assert t[2] == "skeletons*1 dragon"
    t.conquer(3).done()
    assert [e.amount for e in t.happened("gained")] == [1]


@pytest.mark.case("combined", "orcs")
def test_B_34_B_43_orcs_are_paid_for_what_the_dragon_conquers():
    t = table("""
        turn A
        A: orcs dragon_master, hand 1
        B: elves
        1 hill edge : orcs
        2 swamp     : elves*2
        3 hill edge : elves
    """)
    t.play(dragon(2)).end_turn()
    assert t.earned("A") == {"regions": 2, "orcs": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_08_B_43_the_dragon_is_no_final_attempt_and_leaves_the_die_open():
    t = table("""
        turn A, die 1
        A: ratmen dragon_master, hand 2
        B: elves
        1 hill edge : ratmen
        2 swamp     :
        3 hill      :
        4 hill edge : elves
    """)
    t.play(dragon(2))
    assert t.die_targets() == [3]
    t.roll(3)
    assert (t[2], t[3]) == ("ratmen*1 dragon", "ratmen*1")


@pytest.mark.case("negative")
def test_B_26_B_43_the_dragon_makes_no_other_conquest_cheaper():
    t = table("""
        turn A
        A: ratmen dragon_master, hand 4
        B: elves
        1 hill edge : ratmen
        2 swamp     : ratmen dragon
        3 hill      : tribe
        4 hill edge : elves
    """)
    assert t.price(3) == {"base": 2, "defenders": 1}
    t.conquer(3)
    assert (t[2], t[3]) == ("ratmen*1 dragon", "ratmen*3")


@pytest.mark.case("boundary")
def test_B_43_B_51_the_final_die_does_not_move_the_dragon():
    t = table("""
        turn A, die 3
        A: elves, hand 1
        B: ratmen dragon_master
        1 hill edge : elves
        2 swamp     : ratmen dragon
        3 hill edge : ratmen
    """)
    t.refuses(Conquer(2), "immune")
    t.refuses(Conquer(2, roll=True), "immune")
    assert t.die_targets() == []
    t.end_turn()
    assert t[2] == "ratmen*1 dragon"
    t.settled()
