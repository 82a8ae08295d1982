"""Cultists: the Great Ancient guards its region and helps around it (UE-01, U-34, U-65)."""

import pytest

from engine import Conquer
from engine.actions import PlayOn, Use
from engine.hooks import Refusal, RuleError
from tests.traits.underground import under

BOARD = """
    1 mudpool edge - 2 : {one}
    2 mine - 3 4       : {two}
    3 mudpool - 5      : {three}
    4 river - 5        :
    5 mudpool edge     : {five}
"""


def board(one: str = "", two: str = "", three: str = "", five: str = "lizardmen") -> str:
    return BOARD.format(one=one, two=two, three=three, five=five)


@pytest.mark.case("positive")
def test_U_34_it_comes_with_the_first_region_and_makes_what_is_beside_it_cheaper() -> None:
    t = under(f"turn A \n A: cultists, hand 5 \n B: lizardmen \n {board()}")
    t.conquer(1)
    assert t[1] == "cultists*2 great_ancient"
    assert t.price(2) == {"base": 2, "cultists": -1}
    t.conquer(2)
    assert t.price(3) == {"base": 2}
    t.conquer(3)
    assert (t[2], t[3]) == ("cultists*1", "cultists*2")


@pytest.mark.case("positive")
def test_U_34_its_region_is_immune() -> None:
    there = board("", "lizardmen", "cultists great_ancient", "cultists")
    t = under(f"turn A \n A: lizardmen, hand 9 \n B: cultists \n {there}")
    t.refuses(Conquer(3), "immune")


@pytest.mark.case("positive")
def test_U_34_on_later_turns_it_moves_before_the_first_conquest() -> None:
    t = under(f"turn A \n A: cultists, hand 5 \n B: lizardmen \n {board()}")
    t.conquer(1, 2)
    assert t.legal(Use) == []
    t.end_turn().end_turn()
    t.use("cultists", 2)
    assert t.region(1).markers == {}
    assert t.region(2).markers == {"great_ancient": 1}
    t.refuses(Use("cultists", 1), "used_this_turn")


@pytest.mark.case("negative")
def test_UE_01_it_makes_nothing_cheaper_for_others() -> None:
    there = board("cultists great_ancient", "cultists", "lizardmen", "lizardmen")
    t = under(f"turn A \n A: lizardmen, hand 5 \n B: cultists \n {there}")
    assert t.price(2) == {"base": 2, "defenders": 1}


@pytest.mark.case("boundary")
def test_UE_01_a_river_beside_it_still_costs_one() -> None:
    there = board("", "cultists great_ancient")
    t = under(f"turn A \n A: cultists, hand 1 \n B: lizardmen \n {there}")
    assert t.price(4) == {"base": 1, "cultists": -1, "minimum": 1}
    t.conquer(4)
    assert t[4] == "cultists*1"


@pytest.mark.case("boundary")
def test_U_34_from_a_river_it_is_taken_back_and_may_be_placed_next_turn() -> None:
    t = under("""
        turn A
        A: cultists, hand 5
        B: lizardmen
        1 river edge    :
        2 mudpool       :
        3 mudpool       :
        4 mine edge     : lizardmen
    """)
    t.conquer(1, 2)
    assert t[1] == "cultists*1 great_ancient"
    t.end_turn()
    assert t[1] == ""
    t.end_turn()
    t.use("cultists", 2)
    assert t.region(2).markers == {"great_ancient": 1}


@pytest.mark.case("boundary")
def test_U_34_it_comes_again_when_they_enter_the_board_again() -> None:
    t = under(f"""
        turn A
        A: cultists, hand 4
        B: lizardmen
        {board()}
    """)
    t.conquer(1).end_turn().end_turn().abandon(1)
    assert t[1] == ""
    t.conquer(1)
    assert t.region(1).markers == {"great_ancient": 1}


@pytest.mark.case("decline")
def test_U_34_it_leaves_when_they_decline() -> None:
    there = board("cultists*2 great_ancient", "cultists")
    t = under(f"turn A \n A: cultists \n B: lizardmen \n {there}")
    t.declines()
    assert (t[1], t[2]) == ("(cultists)*1", "(cultists)*1")
    t.settled()


@pytest.mark.case("combined", "underground.gnomes")
def test_U_22_it_makes_no_region_of_gnomes_cheaper() -> None:
    there = board("cultists great_ancient", "underground.gnomes", five="underground.gnomes")
    t = under(f"turn A \n A: cultists, hand 3 \n B: underground.gnomes \n {there}")
    assert t.price(2) == {"base": 2, "defenders": 1}


@pytest.mark.case("combined", "great_brass_pipe")
def test_UE_01_what_the_pipe_makes_adjacent_is_cheaper_too() -> None:
    t = under(
        f"turn A \n A: cultists, hand 3 \n B: lizardmen \n {board('cultists great_ancient')}",
        finds={"great_brass_pipe": 1},
    )
    assert t.price(3) == {"base": 2, "cultists": -1}
    assert t.price(5) == {"base": 2, "defenders": 1, "cultists": -1}
    t.conquer(3)
    assert t[3] == "cultists*1"


@pytest.mark.case("combined", "sword_of_the_killer_rabbit")
def test_C_01_discounts_add_up() -> None:
    there = board("cultists great_ancient", "lizardmen*2")
    t = under(
        f"turn A \n A: cultists, hand 1 \n B: lizardmen \n {there}",
        finds={"sword_of_the_killer_rabbit": 1},
    )
    t.refuses(Conquer(2), "too_few_tokens")
    t.play(Conquer(2, by="sword_of_the_killer_rabbit"))
    assert t[2] == "cultists*1"


def placed(*, since: int = 0, came: bool = True, hand: int = 5):
    """A turn with two regions, in the first of which the Great Ancient lies if it has come."""
    there = board("cultists great_ancient" if came else "cultists", "cultists")
    t = under(f"turn A, round 3 \n A: cultists, hand {hand} \n B: lizardmen \n {there}")
    t.army("cultists").since = since
    if came:
        t.army("cultists").memory["cultists.came"] = 1
    return t


@pytest.mark.case("negative")
def test_U_34_it_moves_to_another_region_of_theirs_and_to_no_other() -> None:
    t = placed()
    assert t.legal(Use) == [Use("cultists", 2)]
    t.refuses(Use("cultists", 1), "there_already")
    t.refuses(Use("cultists", 3), "not_yours")
    t.refuses(Use("cultists", 5), "not_yours")
    with pytest.raises(RuleError) as caught:
        t.use("cultists")
    assert caught.value.refusals == (Refusal("no_region_named", params={"number": -1}),)


@pytest.mark.case("boundary")
def test_U_34_not_on_their_first_turn() -> None:
    t = placed(since=3)
    assert t.legal(Use) == []
    t.refuses(Use("cultists", 2), "not_yet")
    placed(since=2).use("cultists", 2)


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "reborn")
def test_U_65_until_it_has_come_it_does_not_move_and_it_comes_with_a_conquest() -> None:
    """They may hold regions by Reborn before."""
    t = placed(came=False)
    t.refuses(Use("cultists", 2), "not_yet")
    t.conquer(3)
    assert t.region(3).markers == {"great_ancient": 1}
    t = under(
        """
        turn A
        A: (kraken) reborn
        A: cultists, hand 5
        B: lizardmen
        1 mine edge : (kraken)
        2 mine      : (kraken)
        3 mine      :
        4 mine      : lizardmen
        """
    )
    t.play(PlayOn()).answer(1).answer(2)
    t.conquer(3)
    assert t.region(3).markers == {"great_ancient": 1}


@pytest.mark.case("negative")
def test_U_34_back_from_a_river_it_comes_with_no_later_conquest_by_itself() -> None:
    t = under(
        """
        turn A
        A: cultists, hand 9
        B: lizardmen
        1 river edge    :
        2 mudpool       :
        3 mudpool       :
        4 mine edge     : lizardmen
        """
    )
    t.conquer(1, 2).end_turn().end_turn().conquer(3)
    assert not any("great_ancient" in here.markers for here in t.state.regions.values())
