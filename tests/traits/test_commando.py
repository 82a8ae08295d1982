"""Commando: one token less on every region, at least one (B-07, B-26)."""

import pytest

from engine import Conquer
from tests.dsl import table


@pytest.mark.case("positive")
def test_B_07_commando_pays_one_less_for_every_region_empty_or_not():
    t = table("""
        turn A
        A: ratmen commando, hand 9
        B: elves
        1 hill edge      : ratmen
        2 swamp - 1      :
        3 mountain - 1   : tribe
        4 farmland - 1   : elves*2 fortress
        5 hill edge - 4  : elves
    """)
    assert t.price(2) == {"base": 2, "commando": -1}
    assert t.price(3) == {"base": 2, "defenders": 1, "mountain": 1, "commando": -1}
    assert t.price(4) == {"base": 2, "defenders": 2, "fortress": 1, "commando": -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == ("ratmen*1", "ratmen*3 mountain")
    assert t.army("ratmen").hand == 5


@pytest.mark.case("positive")
def test_B_07_commando_pays_one_less_for_the_first_conquest_too():
    t = table("""
        turn A
        A: ratmen commando, hand 1
        B: elves
        1 hill edge : elves
        2 swamp edge:
    """)
    assert t.price(2) == {"base": 2, "commando": -1}
    t.conquer(2)
    assert t[2] == "ratmen*1"


@pytest.mark.case("negative")
def test_B_52_commando_makes_nothing_cheaper_for_own_declined_ghouls():
    t = table("""
        turn A
        A: (ghouls)
        A: ratmen commando
        B: elves
        1 hill edge : ghouls*3
        2 swamp     :
        3 forest    : ratmen
        4 hill edge : elves
    """)
    assert t.price(2) == {"base": 2}
    t.done()
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_B_07_B_08_commando_brings_a_region_within_three_of_the_final_die_but_not_within_four():
    t = table("""
        turn A, die 3
        A: ratmen commando, hand 1
        B: elves
        1 hill edge     : ratmen
        2 mountain - 1  : elves*2
        3 mountain - 1  : elves*3
        4 hill edge - 3 : elves
    """)
    assert t.die_targets() == [2]
    t.refuses(Conquer(2), "too_few_tokens")
    t.refuses(Conquer(3, roll=True), "die_too_weak")
    t.roll(2)
    assert t[2] == "ratmen*1 mountain"


@pytest.mark.case("combined", "giants")
def test_B_26_B_32_commando_and_giants_add_up_but_one_token_is_always_needed():
    t = table("""
        turn A
        A: giants commando, hand 4
        B: elves
        1 mountain edge : giants
        2 swamp - 1     :
        3 swamp - 1     : tribe
        4 hill edge - 3 : elves
    """)
    assert t.price(2) == {"base": 2, "giants": -1, "commando": -1, "minimum": 1}
    assert t.price(3) == {"base": 2, "defenders": 1, "giants": -1, "commando": -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == ("giants*1", "giants*1")
    assert t.army("giants").hand == 2


@pytest.mark.case("combined", "tritons")
def test_B_11_B_26_commando_and_tritons_add_up_on_the_coast():
    t = table("""
        turn A
        A: tritons commando, hand 4
        B: elves
        1 sea edge      :
        2 hill          : tritons
        3 swamp - 1 2   : tribe
        4 hill edge - 2 :
        5 hill edge - 3 : elves
    """)
    assert t.price(3) == {"base": 2, "defenders": 1, "tritons": -1, "commando": -1}
    assert t.price(4) == {"base": 2, "commando": -1}
    t.conquer(3, 4)
    assert (t[3], t[4]) == ("tritons*1", "tritons*1")
    assert t.army("tritons").hand == 2
