"""Naga: they conquer, start on and hold seas and lakes, in decline too (W-59, W-70)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

BOARD = """
    1 fields anchor : {one}
    2 sea           : {two}
    3 hill          : {three}
    4 lake          : {four}
    5 swamp         : {five}
"""


def turn(army: str = "naga, hand 6", b: str = "kobolds", **more):
    lies = {"one": "", "two": "", "three": "", "four": "", "five": ""}
    lies |= {k: more.pop(k) for k in tuple(more) if k in lies}
    return wow(f"turn A \n A: {army} \n B: {b} \n {BOARD.format(**lies)}", **more)


@pytest.mark.case("positive")
def test_W_59_W_70_water_costs_two_is_held_and_pays_like_any_region() -> None:
    t = turn(one="naga", five="kobolds")
    assert t.price(2) == {"base": 2}
    t.conquer(2).end_turn()
    assert t.region(2).army == t.army("naga").id
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("positive")
def test_W_59_any_water_may_be_the_first_conquest() -> None:
    for water in (2, 4):
        t = turn(five="kobolds")
        assert t.price(water) == {"base": 2}
        assert t.conquer(water)[water] == "naga*2"


@pytest.mark.case("positive")
def test_W_59_from_water_they_reach_the_land_that_borders_it() -> None:
    t = turn(two="naga", five="kobolds")
    assert t.price(3) == {"base": 2}
    assert t.price(1) == {"base": 2}
    assert t.conquer(3)[3] == "naga*2"


@pytest.mark.case("negative")
def test_W_59_nobody_else_attacks_water_even_if_naga_are_there() -> None:
    t = turn("kobolds, hand 9", b="naga", one="kobolds", two="naga")
    t.refuses(Conquer(2), "closed")
    t = turn("kobolds, hand 9", b="naga", one="kobolds", five="naga")
    t.refuses(Conquer(2), "closed")


@pytest.mark.case("negative")
def test_W_59_inland_they_may_not_begin() -> None:
    turn(five="kobolds").refuses(Conquer(3), "not_an_entry")


@pytest.mark.case("boundary")
def test_W_59_water_that_borders_nothing_of_theirs_is_out_of_reach_once_they_are_there() -> None:
    t = turn(one="naga", five="kobolds")
    t.refuses(Conquer(4), "not_adjacent")
    t.conquer(2, 3)
    assert t.price(4) == {"base": 2}


@pytest.mark.case("boundary")
def test_W_07_the_final_die_takes_water_too() -> None:
    t = wow("""
        turn A, die 1
        A: naga, hand 1
        B: kobolds
        1 fields anchor : naga
        2 sea           :
        3 hill          : kobolds
    """).roll(2)
    assert t[2] == "naga*1"


@pytest.mark.case("decline")
def test_W_59_declined_they_stay_on_water_and_are_paid_for_it() -> None:
    t = turn("naga", one="naga*2", two="naga*2", five="kobolds").declines()
    assert (t[1], t[2]) == ("(naga)*1", "(naga)*1")
    assert t.earned("A") == {"regions": 2}
    t.settled()
    t = turn("(naga) \n A: tauren, hand 4", one="tauren*2", two="(naga)", b="kobolds").end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_W_59_nobody_takes_the_water_of_declined_naga_not_even_their_own_player() -> None:
    t = turn("kobolds, hand 9", b="(naga)", one="kobolds", two="naga")
    t.refuses(Conquer(2), "closed")
    t = turn("(naga) \n A: tauren, hand 9", one="tauren*2", two="naga")
    t.refuses(Conquer(2), "closed")


@pytest.mark.case("combined", "fishing", "explorer")
def test_W_78_water_beside_water_pays_fishers_and_a_board_held_by_water_alone_explorers() -> None:
    t = wow("""
        turn A
        A: naga fishing
        1 fields anchor - 2 : naga
        2 sea - 3           : naga*2
        3 sea               : naga*2
        4 hill - 1          :
    """).end_turn()
    assert t.earned("A") == {"regions": 3, "fishing": 3}
    t = wow("""
        turn A
        A: naga explorer
        1 fields anchor : naga
        2 hill          :
        --- beyond
        3 swamp anchor  :
        4 sea           : naga*2
    """).end_turn()
    assert t.earned("A") == {"regions": 2, "explorer": 2}


@pytest.mark.case("combined", "blacksmith", "frostmourne")
def test_W_70_water_is_cheaper_by_what_makes_any_region_cheaper() -> None:
    t = turn("naga blacksmith, hand 1", one="naga", five="kobolds", finds={"frostmourne": 1})
    assert t.price(2) == {"base": 2, "blacksmith": -1}
    assert t.price(2, "frostmourne") == {
        "base": 2, "blacksmith": -1, "frostmourne": -2, "minimum": 2,
    }  # fmt: skip
    t.play(Conquer(2, by="frostmourne"))
    assert (t[2], t.state.finds[0].region) == ("naga*1", 2)


@pytest.mark.case("combined", "battle_master")
def test_W_67_empty_water_pays_no_battle_master() -> None:
    assert turn("naga battle_master, hand 6", one="naga").conquer(2).earned("A") == {}
