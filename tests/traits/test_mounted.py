"""Mounted: one token less on hills and farmland, at least one (B-50)."""

import pytest

from engine import Conquer
from tests.dsl import table


@pytest.mark.case("positive")
@pytest.mark.parametrize("terrain", ["hill", "farmland"])
def test_B_50_mounted_pays_one_less_on_hills_and_farmland(terrain):
    t = table(f"""
        turn A
        A: ratmen mounted, hand 5
        B: elves
        1 swamp edge    : ratmen
        2 {terrain} - 1 :
        3 {terrain} - 1 : tribe
        4 swamp edge - 3: elves
    """)
    assert t.price(2) == {"base": 2, "mounted": -1}
    assert t.price(3) == {"base": 2, "defenders": 1, "mounted": -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == ("ratmen*1", "ratmen*2")
    assert t.army("ratmen").hand == 2


@pytest.mark.case("positive")
def test_B_50_mounted_pays_one_less_for_the_entry():
    t = table("""
        turn A
        A: ratmen mounted, hand 1
        B: elves
        1 hill edge : 
        2 swamp edge: elves
    """)
    t.conquer(1)
    assert t[1] == "ratmen*1"


@pytest.mark.case("negative")
@pytest.mark.parametrize("terrain", ["forest", "swamp"])
def test_B_50_mounted_pays_the_full_price_elsewhere(terrain):
    t = table(f"""
        turn A
        A: ratmen mounted, hand 5
        B: elves
        1 hill edge    : ratmen
        2 {terrain}    :
        3 hill edge    : elves
    """)
    assert t.price(2) == {"base": 2}


@pytest.mark.case("negative")
def test_B_50_a_mountain_is_no_hill():
    t = table("""
        turn A
        A: ratmen mounted, hand 5
        B: elves
        1 hill edge : ratmen
        2 mountain  :
        3 hill edge : elves
    """)
    assert t.price(2) == {"base": 2, "mountain": 1}


@pytest.mark.case("negative")
def test_B_50_the_region_mounted_troops_come_from_does_not_matter():
    t = table("""
        turn A
        A: ratmen mounted, hand 5
        B: elves
        1 farmland edge : ratmen
        2 swamp - 1     :
        3 hill edge - 2 : elves
    """)
    assert t.price(2) == {"base": 2}
    assert t.price(3) == {"base": 2, "defenders": 1, "mounted": -1}


@pytest.mark.case("boundary")
def test_B_08_B_50_mounted_brings_a_hill_within_three_of_the_final_die_but_no_swamp():
    t = table(
        """
        turn A, die 3
        A: ratmen mounted, hand 1
        B: elves
        1 hill edge     : ratmen
        2 hill - 1      : elves*3
        3 swamp - 1     : elves*3
        4 hill edge - 1 : elves*4
        5 hill edge - 3 : elves
    """,
    )
    assert t.die_targets() == [2]
    t.refuses(Conquer(3, roll=True), "die_too_weak")
    t.refuses(Conquer(4, roll=True), "die_too_weak")
    t.roll(2)
    assert t[2] == "ratmen*1"


@pytest.mark.case("combined", "giants")
def test_B_26_B_32_mounted_and_giants_add_up_but_one_token_is_always_needed():
    t = table("""
        turn A
        A: giants mounted, hand 5
        B: elves
        1 mountain edge : giants
        2 hill - 1      :
        3 farmland - 1  : tribe
        4 swamp - 1     :
        5 hill edge - 3 : elves
    """)
    assert t.price(2) == {"base": 2, "giants": -1, "mounted": -1, "minimum": 1}
    assert t.price(3) == {"base": 2, "defenders": 1, "giants": -1, "mounted": -1}
    assert t.price(4) == {"base": 2, "giants": -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == ("giants*1", "giants*1")
    assert t.army("giants").hand == 3


@pytest.mark.case("combined", "tritons")
def test_B_11_B_26_mounted_and_tritons_add_up_on_a_coastal_hill():
    t = table("""
        turn A
        A: tritons mounted, hand 5
        B: elves
        1 lake            :
        2 swamp edge - 1  : tritons
        3 hill - 1 2      :
        4 hill - 2        :
        5 swamp - 1 2     :
        6 hill edge - 4   : elves
    """)
    assert t.price(3) == {"base": 2, "tritons": -1, "mounted": -1, "minimum": 1}
    assert t.price(4) == {"base": 2, "mounted": -1}
    assert t.price(5) == {"base": 2, "tritons": -1}
