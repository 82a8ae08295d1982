"""Immortal: tokens are never lost to a conquest (UE-20, U-37)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mine edge : {0}
    2 mine      : {1}
    3 mine      : {2}
    4 mine edge : liches
"""


def attack(
    army: str = "ogres, hand 6", b: str = "lizardmen immortal", two: str = "lizardmen*3", **more
):
    there = BOARD.format(army.split()[0].strip(","), two, more.pop("three", two.split("*")[0]))
    return under(f"turn A \n A: {army} \n B: {b} \n C: liches \n {there}", **more)


@pytest.mark.case("positive")
def test_U_37_all_tokens_withdraw() -> None:
    t = attack().conquer(2)
    assert (t.army("lizardmen").driven, t.state.tray["lizardmen"]) == (3, 12 - 4)
    t.end_turn()
    assert t.region(3).tokens + t.army("lizardmen").hand == 4
    t.settled()


@pytest.mark.case("negative")
def test_UE_20_they_conquer_and_are_conquered_at_the_usual_price() -> None:
    assert attack("drow, hand 6").price(2) == {"base": 2, "defenders": 3}


@pytest.mark.case("boundary")
def test_C_06_a_lone_token_survives_and_enters_the_board_again() -> None:
    t = attack(two="lizardmen", three="liches").conquer(2)
    assert t.army("lizardmen").driven == 1
    t.end_turn()
    assert t.player == "B"
    assert t.army("lizardmen").hand == 1
    assert 4 in t.die_targets()


@pytest.mark.case("decline")
def test_UE_20_declined_tokens_die_like_others() -> None:
    t = under("""
        turn B
        A: ogres, hand 4
        B: lizardmen immortal
        1 mine edge : ogres
        2 mine      : lizardmen
        3 mine edge : lizardmen
    """).declines()
    assert t.state.discards == ["immortal"]
    t.conquer(2)
    assert t.state.tray["lizardmen"] == 12 - 1


@pytest.mark.case("combined", "vampire", "shiny_orb")
def test_U_37_a_replaced_token_is_lost() -> None:
    for badge, relic in (("vampire", ""), ("", "shiny_orb")):
        army = f"ogres {badge}, hand 1"
        t = attack(army, two="lizardmen", finds={relic: 1} if relic else {})
        t.use(badge or relic, 2)
        assert (t.army("lizardmen").driven, t.state.tray["lizardmen"]) == (0, 12 - 1)


@pytest.mark.case("combined", "wickedest_pentacle", "stinky_trolls_socks")
def test_U_37_neither_the_balrog_nor_the_socks_kill_one() -> None:
    t = attack(finds={"wickedest_pentacle": 1}).use("wickedest_pentacle", 2)
    assert (t.army("lizardmen").driven, t.state.tray["lizardmen"]) == (3, 12 - 4)
    t = attack(finds={"stinky_trolls_socks": 1}).play(Conquer(2, by="stinky_trolls_socks"))
    assert (t.army("lizardmen").driven, t.state.tray["lizardmen"]) == (3, 12 - 4)
