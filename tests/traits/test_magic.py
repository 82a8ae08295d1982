"""Magic: the Bag is any relic on the board (UE-21, U-08, U-45)."""

import pytest

from engine import Conquer
from engine.actions import PlayOn
from tests.traits.underground import under

SWORD, SOCKS = "sword_of_the_killer_rabbit", "stinky_trolls_socks"
BOARD = """
    1 mine edge : {0}
    2 mine      : {1}
    3 mine      : liches
    4 mine edge : liches
"""


def turn(army: str, finds, two: str = "liches*2", one: str = "lizardmen"):
    text = f"turn A \n A: {army} \n B: liches \n {BOARD.format(one, two)}"
    return under(text, finds=finds)


@pytest.mark.case("positive")
def test_U_45_it_does_what_a_relic_of_another_player_does() -> None:
    t = turn("lizardmen magic, hand 2", {SWORD: 4})
    t.play(Conquer(2, by=f"magic.{SWORD}"))
    assert t[2] == "lizardmen*2 bag"
    assert t.state.finds[0].region == 4


@pytest.mark.case("negative")
def test_UE_21_with_no_relic_on_the_board_it_does_nothing() -> None:
    t = turn("lizardmen magic, hand 2", {"great_brass_pipe": 4})
    assert not [a for a in t.legal(Conquer) if a.by]


@pytest.mark.case("boundary")
def test_U_45_one_relic_a_turn_another_the_next() -> None:
    t = turn("lizardmen magic, hand 9", {SWORD: 4, SOCKS: 4})
    t.play(Conquer(2, by=f"magic.{SWORD}"))
    assert not [a for a in t.legal(Conquer) if a.by]
    t.end_turn().end_turn()
    assert f"magic.{SOCKS}" in {a.by for a in t.legal(Conquer)}


@pytest.mark.case("boundary")
def test_U_45_it_comes_back_in_hand_when_its_region_is_lost() -> None:
    board = BOARD.format("lizardmen", "lizardmen bag")
    t = under(f"turn B \n A: lizardmen magic \n B: liches, hand 5 \n {board}", finds={SWORD: 1})
    t.conquer(2)
    assert t.region(2).markers == {}


@pytest.mark.case("decline")
def test_UE_21_it_leaves_in_decline() -> None:
    t = turn("lizardmen magic", {SWORD: 1}, "liches").declines()
    assert t.state.discards == ["magic"]
    assert not any("bag" in r.markers for r in t.state.regions.values())


@pytest.mark.case("combined", "sword_of_the_killer_rabbit", "stinky_trolls_socks")
def test_U_45_the_relic_itself_and_its_copy_both_work() -> None:
    t = turn("lizardmen magic, hand 4", {"sword_of_the_killer_rabbit": 1})
    t.play(Conquer(2, by=SWORD), Conquer(3, by=f"magic.{SWORD}"))
    assert (t.region(2).tokens, t.region(3).tokens) == (2, 1)
    t = turn("lizardmen magic, hand 2", {"stinky_trolls_socks": 4}, "liches*4")
    t.play(Conquer(2, by=f"magic.{SOCKS}"))
    assert t[2] == "lizardmen*2 bag"


TWO = "1 mine edge : lizardmen*2 \n 2 mine : lizardmen \n 3 mudpool : liches"


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "scepter_of_avarice", "froggys_ring")
def test_U_08_the_copy_is_not_laid_where_the_relic_itself_was_laid_this_turn() -> None:
    for relic, paid in (("scepter_of_avarice", 2), ("froggys_ring", 1)):
        text = f"turn A \n A: lizardmen magic \n B: liches, coins 5 \n {TWO}"
        t = under(text, finds={relic: 1})
        assert {"scepter_of_avarice", "froggys_ring"} >= {relic}
        t.done().put((1, 1)).done()
        assert (t.question(), t.options()) == (f"{relic}.where", [1, 2])
        t.answer(2)
        assert (t.question(), t.options()) == (f"{relic}.where", [1])
        assert t.state.finds[0].region in (1, 2)
        t.answer(1)
        assert t.earned("A") == {"regions": 2} | (
            {relic: paid} if relic != "froggys_ring" else {relic: 1}
        )


@pytest.mark.case("boundary")
def test_U_08_where_it_was_laid_last_turn_the_copy_may_be_laid() -> None:
    t = under(
        f"turn A \n A: lizardmen magic \n B: liches \n {TWO}", finds={"scepter_of_avarice": 1}
    )
    t.end_turn().end_turn()
    t.done().put((1, 1)).done()
    assert t.options() == [1, 2]
    t.answer()
    assert t.options() == [1, 2]


@pytest.mark.case("negative")
@pytest.mark.case("combined", "altar_of_souls", "fountain_of_youth")
def test_U_45_places_are_not_copied() -> None:
    places = {"altar_of_souls": 3, "fountain_of_youth": 4, "keep_on_the_motherland": 4}
    there = BOARD.format("lizardmen", "(ogres)")
    armies = "A: (ogres) \n A: lizardmen magic \n B: liches"
    t = under(f"turn A \n {armies} \n {there}", finds=places)
    assert PlayOn() not in t.legal()
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    assert t.state.tray["lizardmen"] == 12 - 1
    t = under(f"turn A \n {armies} \n {there}", finds={"altar_of_souls": 3})
    while t.player == "A":
        assert not t.state.questions
        t.done()


@pytest.mark.case("boundary")
def test_U_45_used_beside_the_relic_itself_it_does_not_turn_into_another() -> None:
    t = turn("lizardmen magic, hand 9", {SWORD: 1, SOCKS: 4})
    t.play(Conquer(2, by=SWORD), Conquer(3, by=f"magic.{SWORD}"))
    assert not [a for a in t.legal(Conquer) if a.by]


@pytest.mark.case("boundary")
def test_U_45_it_is_in_hand_as_the_next_turn_begins() -> None:
    t = turn("lizardmen magic, hand 2", {SWORD: 4}).play(Conquer(2, by=f"magic.{SWORD}"))
    t.end_turn()
    assert t.region(2).markers == {"bag": 1}
    t.end_turn()
    assert t.player == "A"
    assert t.region(2).markers == {}
