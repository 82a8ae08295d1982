"""Wickedest Pentacle: the Balrog (UE-51, U-21, U-48, U-68)."""

import pytest

from engine import Conquer, suggestion
from engine.actions import Use
from tests.traits.underground import under

P = "wickedest_pentacle"
BOARD = """
    1 mine edge - 2 3   : {one}
    2 mine - 1 3 4      : {two}
    3 mudpool - 1 2 5   : {three}
    4 river - 2         :
    5 chasm - 3 6       :
    6 mine edge         : liches
"""


def turn(one: str = "lizardmen", two: str = "", three: str = "", army: str = "lizardmen", **more):
    text = f"turn A \n A: {army} \n B: liches \n {BOARD.format(one=one, two=two, three=three)}"
    return under(text, finds={P: 1} | more.pop("finds", {}), **more)


@pytest.mark.case("positive")
def test_U_48_he_kills_two_the_rest_withdraws_and_nobody_enters_his_region() -> None:
    t = turn(two="liches*4").use(P, 2)
    assert t[2] == "balrog"
    assert (t.army("liches").driven, t.state.tray["liches"]) == (2, 10 - 3)
    t.refuses(Conquer(2), "immune", "no_tokens")
    t.end_turn()
    assert t.army("liches").hand == 2  # withdrawn to region 6, and readied there
    t.settled()


@pytest.mark.case("positive")
def test_U_48_found_he_comes_at_once_and_does_not_move_again_this_turn() -> None:
    t = under(
        """
        turn A
        A: lizardmen, hand 4
        B: liches
        1 mine edge : lizardmen
        2 mine      : tribe*2
        3 mine      : liches
        4 mine edge : liches
        """,
        hidden=[P],
    ).conquer(2)
    assert (t.question(), t.options()) == ("wickedest_pentacle.to", [1, 3])
    t.answer(3)
    assert t[3] == "balrog"
    assert Use(P, 4) not in t.legal(Use)


@pytest.mark.case("negative")
def test_U_48_he_enters_no_chasm_and_goes_one_region_at_a_time() -> None:
    t = turn(three="balrog")
    t.refuses(Use(P, 5), "cannot_go_there")
    t.refuses(Use(P), "no_region_named")
    t.refuses(Use(P, 4), "cannot_go_there")
    t.use(P, 2)
    t.refuses(Use(P, 3), "used_this_turn")


@pytest.mark.case("boundary")
def test_U_48_he_enters_rivers_and_kills_one_where_there_is_but_one() -> None:
    t = turn(two="balrog").use(P, 4)
    assert (t[2], t[4]) == ("", "balrog")
    t = turn(two="liches").use(P, 2)
    assert t.army("liches").driven == 0
    assert t.state.tray["liches"] == 10 - 1


@pytest.mark.case("boundary")
def test_U_48_he_hits_his_own_controller_too() -> None:
    t = turn(two="lizardmen*3").use(P, 2)
    assert t[2] == "balrog"
    assert t.state.tray["lizardmen"] == 12 - 4 + 1  # two of the three were in hand


@pytest.mark.case("boundary")
def test_U_48_monsters_leave_and_what_they_guarded_waits_under_him() -> None:
    t = turn(two="tribe*2", hidden=["keep_on_the_motherland"]).use(P, 2)
    assert t.region(2).natives == 0
    assert [f.id for f in t.state.finds if f.region == 2] == ["keep_on_the_motherland"]
    t.end_turn()
    assert t.earned("A") == {"regions": 1}


@pytest.mark.case("decline")
def test_UE_51_a_declined_race_does_not_move_him() -> None:
    t = turn("(lizardmen)", "balrog", "spiderines", "(lizardmen) \n A: spiderines")
    assert t.legal(Use) == []


@pytest.mark.case("combined", "immortal", "royal")
def test_U_37_immortals_lose_nothing_to_him_and_the_queen_keeps_him_out() -> None:
    for badge, queen in (("immortal", ""), ("royal", " queen")):
        there = BOARD.format(one="lizardmen", two=f"liches*3{queen}", three="")
        t = under(f"turn A \n A: lizardmen \n B: liches {badge} \n {there}", finds={P: 1})
        if queen:
            t.refuses(Use(P, 2), "cannot_go_there")
        else:
            t.use(P, 2)
            assert (t.army("liches").driven, t.state.tray["liches"]) == (3, 10 - 4)


@pytest.mark.case("boundary")
def test_U_48_by_default_he_comes_where_he_kills_most_of_others() -> None:
    for one, three, place in (
        ("lizardmen", "liches", 3),
        ("liches*2", "liches", 1),
        ("liches*3", "lizardmen", 1),
        ("lizardmen*3", "", 3),
        ("", "liches", 3),
        ("liches*2", "liches*3", 1),
    ):
        t = under(
            f"""
            turn A
            A: lizardmen, hand 4
            B: liches
            1 mine edge     : {one}
            2 mine          : tribe*2
            3 mine          : {three}
            4 mine edge - 2 : lizardmen
            5 mine - 3      : liches
            """,
            hidden=[P],
        ).conquer(2)
        assert suggestion(t.box, t.state) == (place,)
