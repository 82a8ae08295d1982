"""Shiny Orb: one lone token a turn (UE-40, U-36, U-63)."""

import pytest

from engine.actions import Use
from tests.traits.underground import under

BOARD = """
    1 mine edge : {0}
    2 {terrain} : {1}
    3 mine      : {2}
    4 mine edge : {2}
"""


def turn(army: str = "lizardmen", two: str = "liches", b: str = "liches", at: int = 1, **more):
    terrain, one = more.pop("terrain", "mine"), more.pop("one", army.split()[0].strip(","))
    board = BOARD.format(one, two, b.split()[0], terrain=terrain)
    return under(f"turn A \n A: {army} \n B: {b} \n {board}", finds={"shiny_orb": at}, **more)


@pytest.mark.case("positive")
def test_UE_40_a_lone_token_is_replaced_from_the_tray_and_the_orb_goes_along() -> None:
    t = turn().use("shiny_orb", 2)
    assert t[2] == "lizardmen*1"
    assert (t.state.tray["lizardmen"], t.state.tray["liches"]) == (12 - 2, 10 - 2)
    assert t.state.finds[0].region == 2
    t.end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_UE_40_not_two_tokens_and_not_for_who_does_not_hold_it() -> None:
    turn(two="liches*2").refuses(Use("shiny_orb", 2), "not_alone")
    assert turn(at=3).legal(Use) == []


@pytest.mark.case("boundary")
def test_U_36_once_a_turn_whoever_the_opponent_is() -> None:
    t = turn().use("shiny_orb", 2)
    t.refuses(Use("shiny_orb", 3), "used_this_turn")


@pytest.mark.case("boundary")
def test_U_36_with_an_empty_tray_the_token_comes_from_the_hand() -> None:
    t = turn("lizardmen, hand 11").use("shiny_orb", 2)
    assert t[2] == "lizardmen*1"
    assert t.army("lizardmen").hand == 10


@pytest.mark.case("decline")
def test_U_46_not_for_a_declined_race() -> None:
    t = turn("(lizardmen) \n A: ogres", "ogres", one="(lizardmen)")
    assert t.legal(Use) == []


@pytest.mark.case("combined", "immortal", "underground.gnomes")
def test_U_37_an_immortal_is_lost_and_a_gnome_is_safe() -> None:
    t = turn(b="liches immortal").use("shiny_orb", 2)
    assert (t.army("liches").driven, t.state.tray["liches"]) == (0, 10 - 2)
    t = turn(two="underground.gnomes", b="underground.gnomes")
    t.refuses(Use("shiny_orb", 2), "stopped")


@pytest.mark.case("combined", "magic", "great_brass_pipe")
def test_U_63_the_bags_copy_may_make_the_first_conquest_where_one_may_enter() -> None:
    for hand in (1, 0):
        t = under(
            f"""
            turn A
            A: lizardmen magic, hand {hand}
            B: liches
            1 mine edge : liches
            2 mine      : liches
            3 mine      : liches
            """,
            finds={"shiny_orb": 3, "great_brass_pipe": 3},
        )
        if hand:
            t.refuses(Use("magic.shiny_orb", 2), "not_adjacent")
            t.use("magic.shiny_orb", 1)
            assert t[1] == "lizardmen*1 bag"
        else:
            t.refuses(Use("magic.shiny_orb", 1), "not_adjacent")
