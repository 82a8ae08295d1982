"""Fountain of Youth: a token a turn (UE-46, U-53)."""

import pytest

from engine.actions import PlayOn
from tests.traits.underground import under

FOUNTAIN = {"fountain_of_youth": 1}
BOARD = "1 mine edge : {one} \n 2 mine : {two} \n 3 mine edge : liches"


def turn(army: str, one: str = "lizardmen", two: str = "lizardmen", **more):
    text = f"turn A \n A: {army} \n B: liches \n {BOARD.format(one=one, two=two)}"
    return under(text, finds=FOUNTAIN, **more)


@pytest.mark.case("positive")
def test_U_53_a_token_comes_in_hand_as_the_turn_begins() -> None:
    t = turn("lizardmen").play(PlayOn())
    assert t.army("lizardmen").hand == 1
    assert t.state.tray["lizardmen"] == 12 - 3
    t.end_turn()
    t.settled()


@pytest.mark.case("negative")
def test_UE_46_others_get_none() -> None:
    t = turn("lizardmen", "", "lizardmen").end_turn()
    assert t.state.tray["lizardmen"] == 12 - 1
    assert t.state.tray["liches"] == 10 - 1


@pytest.mark.case("boundary")
def test_U_53_none_comes_from_an_empty_tray() -> None:
    t = turn("lizardmen", "lizardmen*6", "lizardmen*6").play(PlayOn())
    assert t.army("lizardmen").hand == 10


@pytest.mark.case("boundary")
def test_C_11_none_comes_on_a_turn_spent_declining() -> None:
    t = turn("lizardmen").declines()
    assert t.state.tray["lizardmen"] == 12 - 2


@pytest.mark.case("decline")
def test_UE_46_it_gives_a_declined_race_nothing() -> None:
    t = turn("(lizardmen) \n A: spiderines", "(lizardmen)", "spiderines").end_turn()
    assert t[1] == "(lizardmen)*1"
    assert (t.state.tray["lizardmen"], t.state.tray["spiderines"]) == (11, 11)


@pytest.mark.case("combined", "mudmen", "cultists")
def test_U_53_it_gives_every_race_one_of_its_own() -> None:
    for race, tray in (("mudmen", 12), ("cultists", 10)):
        t = turn(race, race, race).play(PlayOn())
        assert t.army(race).hand == 1
        assert t.state.tray[race] == tray - 3
