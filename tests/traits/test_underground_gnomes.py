"""Gnomes: on others' turns only tokens, borders and the final die work (UE-04, U-22, U-23)."""

import pytest

from engine import Conquer
from engine.actions import Use
from tests.traits.underground import under

BOARD = """
    1 mudpool edge : {one}
    2 mudpool      : {two}
    3 mudpool      : {two}
"""
GNOMES = "underground.gnomes"


def board(one: str, two: str = GNOMES) -> str:
    return BOARD.format(one=one, two=two)


@pytest.mark.case("positive")
@pytest.mark.case("combined", "ogres", "cultists")
def test_U_22_no_power_makes_their_regions_cheaper() -> None:
    for race in ("ogres", "cultists"):
        there = board(race + (" great_ancient" if race == "cultists" else ""))
        t = under(f"turn A \n A: {race}, hand 3 \n B: {GNOMES} \n {there}")
        assert t.price(2) == {"base": 2, "defenders": 1}
        t.conquer(2).end_turn()
        t.settled()


@pytest.mark.case("positive")
@pytest.mark.case("combined", "vampire", "shiny_orb")
def test_U_03_a_lone_gnome_is_not_replaced() -> None:
    for badge, relic, way in (("vampire", "", "vampire"), ("", "shiny_orb", "shiny_orb")):
        text = f"turn A \n A: lizardmen {badge}, hand 1 \n B: {GNOMES} \n {board('lizardmen')}"
        t = under(text, finds={relic: 1} if relic else {})
        t.refuses(Use(way, 2), "stopped")


@pytest.mark.case("positive")
@pytest.mark.case("combined", "sword_of_the_killer_rabbit", "stinky_trolls_socks", "flying_doormat")
def test_U_22_no_relic_takes_their_regions() -> None:
    for relic in ("sword_of_the_killer_rabbit", "stinky_trolls_socks", "flying_doormat"):
        t = under(
            f"turn A \n A: lizardmen, hand 4 \n B: {GNOMES} \n {board('lizardmen')}",
            finds={relic: 1},
        )
        t.refuses(Conquer(2, by=relic), "stopped")
        t.conquer(2)
        assert t[2] == "lizardmen*3"


@pytest.mark.case("negative")
def test_UE_04_the_final_die_works() -> None:
    t = under(f"turn A, die 2 \n A: lizardmen, hand 1 \n B: {GNOMES} \n {board('lizardmen')}")
    assert t.die_targets() == [2]
    t.roll(2)
    assert t[2] == "lizardmen*1"


@pytest.mark.case("negative")
@pytest.mark.case("combined", "thieving")
def test_U_22_thieving_works_against_them() -> None:
    t = under(f"turn A \n A: lizardmen thieving \n B: {GNOMES}, coins 5 \n {board('lizardmen')}")
    t.end_turn()
    assert t.earned("A") == {"regions": 1, "thieving": 1}
    assert t.coins("B") == 4


@pytest.mark.case("boundary")
def test_U_23_gnomes_use_relics_on_their_own_turn() -> None:
    t = under(
        f"turn A \n A: {GNOMES}, hand 1 \n B: lizardmen \n {board(GNOMES, 'lizardmen')}",
        finds={"sword_of_the_killer_rabbit": 1},
    )
    t.play(Conquer(2, by="sword_of_the_killer_rabbit"))
    assert t[2] == f"{GNOMES}*1"
    assert t.state.finds[0].region == 2


@pytest.mark.case("boundary")
def test_U_22_the_balrog_does_not_enter() -> None:
    t = under(
        f"turn A \n A: lizardmen \n B: {GNOMES} \n {board('lizardmen')} \n 4 mine - 1 : balrog",
        finds={"wickedest_pentacle": 1},
    )
    t.refuses(Use("wickedest_pentacle", 2), "cannot_go_there")
    t.use("wickedest_pentacle", 1)
    assert t[1] == "balrog"


@pytest.mark.case("decline")
def test_U_22_gnomes_in_decline_are_like_everybody() -> None:
    t = under(
        f"""
        turn A
        A: ogres, hand 2
        B: ({GNOMES})
        B: lizardmen
        1 mudpool edge : ogres
        2 mudpool      : ({GNOMES})
        3 mudpool      : ({GNOMES})
        4 mudpool edge : lizardmen
        """,
        finds={"sword_of_the_killer_rabbit": 1},
    )
    assert t.price(2) == {"base": 2, "defenders": 1, "ogres": -1}
    t.play(Conquer(2, by="sword_of_the_killer_rabbit"))
    assert t[2] == "ogres*1"


@pytest.mark.case("negative")
def test_U_22_their_own_relics_are_not_stopped_by_themselves() -> None:
    sword = "sword_of_the_killer_rabbit"
    there = f"{board(GNOMES, GNOMES)} \n 4 mine : lizardmen"
    t = under(f"turn A \n A: {GNOMES}, hand 3 \n B: lizardmen \n {there}", finds={sword: 1})
    t.refuses(Conquer(2, by=sword), "own_region")
    t.play(Conquer(4, by=sword))
    assert t[4] == f"{GNOMES}*1"
