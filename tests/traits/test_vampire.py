"""Vampire: a lone active token of each opponent becomes one's own (UE-33, U-03, U-36, U-63)."""

import pytest

from engine.actions import Use
from tests.traits.underground import under

BOARD = """
    1 mine edge : {one}
    2 {terrain} : {two}
    3 mine      : {three}
    4 mine edge : {four}
"""


def vampires(
    one: str = "spiderines",
    two: str = "lizardmen",
    three: str = "lizardmen",
    four: str = "",
    **more,
):
    hand, b = more.pop("hand", 1), more.pop("b", "lizardmen")
    terrain, first = more.pop("terrain", "mine"), more.pop("turn", "turn A")
    there = BOARD.format(one=one, two=two, three=three, four=four or "lizardmen", terrain=terrain)
    return under(f"{first} \n A: spiderines vampire, hand {hand} \n B: {b} \n {there}", **more)


@pytest.mark.case("positive")
def test_U_36_the_token_goes_to_its_tray_and_one_from_the_tray_takes_its_place() -> None:
    t = vampires(hand=0)
    t.use("vampire", 2)
    assert t[2] == "spiderines*1"
    assert t.army("spiderines").hand == 0
    assert t.state.tray["lizardmen"] == 12 - 2
    assert t.state.tray["spiderines"] == 12 - 2
    t.end_turn()
    t.settled()


@pytest.mark.case("positive")
def test_U_03_mountain_keep_and_armor_do_not_save_it() -> None:
    t = vampires(two="lizardmen mushroom_armor*2 keep_walls", terrain="black_mountain")
    t.use("vampire", 2)
    assert t.region(2).army == t.army("spiderines").id


@pytest.mark.case("negative")
def test_U_36_stacks_declined_tokens_and_monsters_are_safe() -> None:
    t = vampires(two="lizardmen*2")
    t.refuses(Use("vampire", 2), "not_alone")
    t = vampires(two="tribe")
    t.refuses(Use("vampire", 2), "no_opponent_there")
    t = vampires(two="(kraken)", b="(kraken) \n B: lizardmen")
    t.refuses(Use("vampire", 2), "no_opponent_there")


@pytest.mark.case("negative")
def test_U_36_it_reaches_no_farther_than_any_conquest() -> None:
    vampires().refuses(Use("vampire", 3), "not_adjacent")


@pytest.mark.case("boundary")
def test_U_36_once_a_turn_for_each_opponent() -> None:
    t = under("""
        turn A
        A: spiderines vampire
        B: lizardmen
        C: mudmen
        1 mine edge : spiderines
        2 mine      : lizardmen
        3 mine      : lizardmen
        4 mine - 2  : mudmen
    """)
    t.use("vampire", 2)
    t.refuses(Use("vampire", 3), "used_on_opponent")
    t.use("vampire", 4)
    assert t[4] == "spiderines*1"
    t.end_turn()
    t.settled()


@pytest.mark.case("boundary")
def test_U_36_with_an_empty_tray_the_token_comes_from_the_hand() -> None:
    t = vampires(one="spiderines*10", hand=2)
    assert t.state.tray["spiderines"] == 0
    t.use("vampire", 2)
    assert t.army("spiderines").hand == 11 - 1


@pytest.mark.case("boundary")
def test_U_63_it_may_be_the_first_conquest_where_one_may_enter() -> None:
    t = vampires(one="lizardmen")
    t.refuses(Use("vampire", 2), "not_adjacent")
    t.use("vampire", 1)
    assert t[1] == "spiderines*1"


@pytest.mark.case("boundary")
def test_U_36_not_after_the_final_die() -> None:
    t = vampires(two="lizardmen*2", four="spiderines", turn="turn A, die 0")
    t.roll(2)
    assert Use("vampire", 3) not in t.legal(Use)


@pytest.mark.case("decline")
def test_UE_33_a_declined_race_replaces_nobody() -> None:
    t = under("""
        turn A
        A: (spiderines)
        A: mudmen
        B: lizardmen
        1 mine edge : (spiderines)
        2 mine      : lizardmen
        3 mine      : lizardmen
        4 mine edge : mudmen
    """)
    assert t.legal(Use) == []
    t = vampires().declines()
    assert t.state.discards == ["vampire"]


@pytest.mark.case("combined", "immortal")
def test_U_37_a_replaced_immortal_is_lost() -> None:
    t = vampires(b="lizardmen immortal").use("vampire", 2)
    assert t.army("lizardmen").driven == 0
    assert t.state.tray["lizardmen"] == 12 - 2


@pytest.mark.case("combined", "underground.gnomes")
def test_U_03_a_gnome_is_not_replaced() -> None:
    gnomes = "underground.gnomes"
    t = vampires(two=gnomes, three=gnomes, four=gnomes, b=gnomes)
    t.refuses(Use("vampire", 2), "stopped")


@pytest.mark.case("combined", "shiny_orb")
def test_U_36_the_orb_replaces_another_token_of_the_same_opponent() -> None:
    t = vampires(finds={"shiny_orb": 1}).use("vampire", 2).use("shiny_orb", 3)
    assert (t[2], t[3]) == ("spiderines*1", "spiderines*1")
    assert t.state.finds[0].region == 3
