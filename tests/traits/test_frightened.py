"""Frightened: a coin for each region with three tokens (UE-19)."""

import pytest

from tests.traits.underground import under

BOARD = "1 mine edge : {0} \n 2 mine : {1} \n 3 mudpool : liches"


def turn(one: int, two: int, race: str = "lizardmen", finds=None):
    """The tokens are put as told; those that can move were in hand."""
    board = BOARD.format(f"{race}*{one}", f"{race}*{two}")
    t = under(f"turn A \n A: {race} frightened \n B: liches \n {board}", finds=finds).done()
    moves = [(r, n - 1) for r, n in ((1, one), (2, two)) if n > 1]
    return t.put(*moves).done() if moves else t


@pytest.mark.case("positive")
def test_UE_19_each_region_with_three_tokens_pays_a_coin() -> None:
    t = turn(3, 4)
    assert t.earned("A") == {"regions": 2, "frightened": 2}
    t.settled()


@pytest.mark.case("negative")
def test_UE_19_pieces_are_no_tokens() -> None:
    board = BOARD.format("lizardmen mushroom_armor*3", "lizardmen")
    t = under(f"turn A \n A: lizardmen frightened \n B: liches \n {board}").end_turn()
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("tokens", "coins"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_UE_19_two_are_too_few_and_six_are_no_more_than_three(tokens: int, coins: int) -> None:
    expected = {"regions": 2} | ({"frightened": coins} if coins else {})
    assert turn(tokens, 1).earned("A") == expected


@pytest.mark.case("decline")
def test_UE_19_nothing_in_decline() -> None:
    board = BOARD.format("lizardmen*4", "lizardmen")
    t = under(f"turn A \n A: lizardmen frightened \n B: liches \n {board}").declines()
    assert t.earned("A") == {"regions": 2}


@pytest.mark.case("combined", "drow", "keep_on_the_motherland")
def test_UE_19_it_is_paid_beside_races_and_places() -> None:
    assert turn(3, 1, "drow").earned("A") == {"regions": 2, "frightened": 1, "drow": 1}
    paid = turn(3, 1, finds={"keep_on_the_motherland": 1}).earned("A")
    assert paid == {"regions": 2, "frightened": 1, "keep_on_the_motherland": 1}
