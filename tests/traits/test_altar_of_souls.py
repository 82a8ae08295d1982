"""Altar of Souls: three coins for a declined token (UE-43, U-10, U-51)."""

import pytest

from engine import suggestion
from tests.traits.underground import under

BOARD = "1 mine edge : {0} \n 2 mine : {1} \n 3 mudpool edge : {2}"


def turn(army: str, one: str, two: str, three: str = "liches", at: int = 1):
    board = BOARD.format(one, two, three)
    return under(f"turn A \n A: {army} \n B: liches \n {board}", finds={"altar_of_souls": at})


def asked(t):
    """The turn is over but for the Altar's question."""
    while not t.state.questions:
        t.done()
    assert t.question() == "altar_of_souls.token"
    return t


BOTH = "(lizardmen), coins 5 \n A: ogres"


@pytest.mark.case("positive")
def test_U_10_after_scoring_a_declined_token_goes_for_three_coins() -> None:
    t = asked(turn(BOTH, "ogres", "(lizardmen)"))
    assert t.coins("A") == 5 + 2  # the token has scored
    assert t.options() == [2]
    t.answer(2)
    assert t.coins("A") == 5 + 2 + 3
    assert t[2] == ""
    t.settled()


@pytest.mark.case("negative")
def test_UE_43_nobody_has_to() -> None:
    t = asked(turn(BOTH, "ogres", "(lizardmen)")).answer()
    assert t[2] == "(lizardmen)*1"
    assert t.coins("A") == 7


@pytest.mark.case("negative")
def test_UE_43_active_tokens_stay_and_others_are_not_asked() -> None:
    t = turn("lizardmen, coins 5", "lizardmen", "lizardmen").end_turn()
    assert (t[1], t[2], t.coins("A")) == ("lizardmen*1", "lizardmen*1", 7)
    t = turn(BOTH, "ogres", "(lizardmen)", at=3).end_turn()
    assert (t[2], t.coins("A")) == ("(lizardmen)*1", 7)


@pytest.mark.case("boundary")
def test_U_51_it_may_end_the_race() -> None:
    t = asked(turn(BOTH, "ogres", "(lizardmen)")).answer(2)
    assert t.races() == ["ogres", "liches"]
    assert t.state.tray["lizardmen"] == 12


@pytest.mark.case("decline")
def test_U_51_it_works_for_a_declined_race() -> None:
    t = turn("lizardmen, coins 5", "lizardmen", "lizardmen").declines()
    assert t.question() == "altar_of_souls.token"
    t.answer(2)
    assert t.coins("A") == 5 + 2 + 3
    assert (t[1], t[2]) == ("(lizardmen)*1", "")


@pytest.mark.case("combined", "tomb", "wise")
def test_U_51_a_token_of_a_stack_leaves_the_rest_and_badges_have_been_paid() -> None:
    t = asked(turn("(lizardmen) tomb, coins 5 \n A: ogres", "ogres", "(lizardmen)*3")).answer(2)
    assert (t[2], t.coins("A")) == ("(lizardmen)*2", 10)
    t = asked(turn("(lizardmen) wise, coins 5 \n A: ogres", "ogres", "(lizardmen)")).answer(2)
    assert t.coins("A") == 5 + 2 + 2 + 3
    assert t.state.discards == ["wise"]


@pytest.mark.case("boundary")
def test_UE_43_by_default_a_token_that_holds_no_region_goes_and_late_in_the_game_any() -> None:
    for round_, one, other, suggested in (
        (2, 1, 1, ()),
        (2, 1, 2, (3,)),
        (2, 2, 2, (2,)),
        (7, 1, 1, ()),
        (8, 1, 1, (2,)),
        (8, 1, 2, (3,)),
    ):
        t = under(
            f"""
            turn A, round {round_}
            A: (lizardmen) tomb
            A: ogres
            B: liches
            1 mine edge : ogres
            2 mine      : (lizardmen)*{one}
            3 mine      : (lizardmen)*{other}
            4 mudpool   : liches
            """,
            finds={"altar_of_souls": 1},
        )
        assert suggestion(t.box, asked(t).state) == suggested


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "mine_of_the_lost_dwarf", "wise")
def test_UE_43_by_default_the_region_that_earns_least_goes() -> None:
    """Where it would earn less to the end of the game, and not that of the Altar itself."""
    for round_, power, find, region in (
        (8, "", "mine_of_the_lost_dwarf", 2),
        (9, "wise", "mine_of_the_lost_dwarf", 2),
        (9, "", "altar_of_souls", 2),
    ):
        t = under(
            f"""
            turn A, round {round_}
            A: (lizardmen) {power}
            A: ogres
            B: liches
            1 mine edge : ogres
            2 mine      : (lizardmen)
            3 mine      : (lizardmen)
            4 mudpool   : liches
            """,
            finds={"altar_of_souls": 1} | {find: region},
        )
        assert suggestion(t.box, asked(t).state) == (3,)


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "wise")
def test_UE_43_by_default_the_last_region_of_a_race_that_earns_more_stays() -> None:
    for power, suggested in (("wise", ()), ("", (2,))):
        there = BOARD.format("ogres", "(lizardmen)", "liches")
        t = under(
            f"turn A, round 9 \n A: (lizardmen) {power} \n A: ogres \n B: liches \n {there}",
            finds={"altar_of_souls": 1},
        )
        assert suggestion(t.box, asked(t).state) == suggested
