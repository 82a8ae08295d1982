"""Royal: the Queen makes a region immune, and stays in decline (UE-28, U-21, U-58)."""

import pytest

from engine import Conquer
from engine.actions import Use
from tests.traits.underground import under

BOARD = """
    1 mine edge : {one}
    2 mine      : {two}
    3 mine edge : {three}
"""


def board(one: str, two: str, three: str = "spiderines") -> str:
    return BOARD.format(one=one, two=two, three=three)


@pytest.mark.case("positive")
def test_UE_28_the_queen_is_placed_at_the_end_of_the_turn_and_bars_others() -> None:
    there = board("lizardmen", "lizardmen")
    t = under(f"turn A \n A: lizardmen royal \n B: spiderines, hand 5 \n {there}")
    t.done()
    assert (t.question(), t.options()) == ("royal.queen", [1, 2])
    t.answer(2)
    assert t.player == "B"
    t.refuses(Conquer(2), "immune")
    t.settled()


@pytest.mark.case("positive")
def test_UE_28_she_moves_every_turn() -> None:
    there = board("lizardmen", "lizardmen queen")
    t = under(f"turn A \n A: lizardmen royal \n B: spiderines \n {there}").done().answer(1)
    assert t.region(1).markers == {"queen": 1}
    assert t.region(2).markers == {}


@pytest.mark.case("negative")
def test_UE_28_other_regions_are_not_immune() -> None:
    there = board("lizardmen queen", "lizardmen")
    t = under(f"turn B \n A: lizardmen royal \n B: spiderines, hand 3 \n {there}")
    assert t.targets() == {2: 3}
    t.conquer(2)


@pytest.mark.case("boundary")
def test_UE_28_without_a_region_there_is_no_queen() -> None:
    t = under(f"turn A \n A: lizardmen royal, hand 1 \n B: spiderines \n {board('', 'spiderines')}")
    t.end_turn()
    assert t.player == "B"
    assert not any(r.markers for r in t.state.regions.values())


@pytest.mark.case("boundary")
def test_U_58_her_owner_may_conquer_their_own_declined_region_under_her() -> None:
    there = board("(lizardmen) queen", "mudmen")
    t = under(f"turn A \n A: (lizardmen) royal \n A: mudmen, hand 3 \n B: spiderines \n {there}")
    t.conquer(1)
    assert t.region(1).army == t.army("mudmen").id
    assert t.region(1).markers == {}  # B-56: she goes with the race that put her there


@pytest.mark.case("decline")
def test_UE_28_she_stays_where_she_is_in_decline_and_still_bars_others() -> None:
    there = board("lizardmen", "lizardmen queen")
    t = under(f"turn A \n A: lizardmen royal \n B: spiderines, hand 5 \n {there}").declines()
    assert t[2] == "(lizardmen)*1 queen"
    assert t.player == "B"
    t.refuses(Conquer(2), "immune")
    t.settled()


@pytest.mark.case("combined", "vampire", "shiny_orb")
def test_U_21_a_lone_token_under_her_is_not_replaced() -> None:
    for badge, relic in (("vampire", ""), ("", "shiny_orb")):
        there = board("lizardmen", "lizardmen queen")
        t = under(
            f"turn B \n A: lizardmen royal \n B: spiderines {badge}, hand 1 \n {there}",
            finds={relic: 3} if relic else {},
        )
        t.refuses(Use(badge or relic, 2), "immune")


@pytest.mark.case("combined", "wickedest_pentacle", "flames")
def test_U_21_neither_the_balrog_nor_flames_enter() -> None:
    there = board("lizardmen", "lizardmen queen")
    t = under(
        f"turn B \n A: lizardmen royal \n B: spiderines \n {there}",
        finds={"wickedest_pentacle": 3},
    )
    t.refuses(Use("wickedest_pentacle", 2), "cannot_go_there")
    there = board("lizardmen", "lizardmen queen", "flames") + "4 chasm volcano - 2 : volcano"
    t = under(f"turn B \n A: lizardmen royal \n B: flames, hand 5 \n {there}")
    t.refuses(Conquer(2), "immune")


@pytest.mark.case("decline")
def test_UE_28_her_badge_stays_with_her_until_the_race_leaves() -> None:
    t = under(
        """
        turn A
        A: lizardmen royal
        B: spiderines
        1 mine edge : lizardmen queen
        2 mine      : spiderines
        """,
        column=[("ogres", "mystic")],
    ).declines()
    assert (t.army("lizardmen").power, t.state.discards) == ("royal", [])
    t.end_turn().pick(0).end_turn().end_turn().declines()
    assert "royal" in t.state.discards
    assert t.region(1).markers == {}
