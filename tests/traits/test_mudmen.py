"""Mudmen: a token for each Mudpool (UE-09, U-32)."""

import pytest

from tests.traits.underground import under


def after(board: str, army: str = "mudmen", *, tray: int, b: str = "liches", conquer: int = 0):
    t = under(f"turn A \n A: {army} \n B: {b} \n {board}")
    if conquer:
        t.conquer(conquer)
    t.end_turn()
    assert t.state.tray["mudmen"] == tray
    t.settled()
    return t


@pytest.mark.case("positive")
def test_U_32_a_token_comes_for_each_mudpool_held_when_the_conquests_end() -> None:
    board = "1 mudpool edge : mudmen \n 2 mudpool : \n 3 mine : liches"
    after(board, "mudmen, hand 2", tray=12 - 3 - 2, conquer=2)


@pytest.mark.case("negative")
def test_UE_09_none_comes_for_other_terrain_or_others_mudpools() -> None:
    after("1 mine edge : mudmen \n 2 mudpool : \n 3 mudpool : liches", tray=12 - 1)


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("there", "left"), [(10, 1), (11, 0), (12, 0)])
def test_U_32_the_tray_holds_twelve(there: int, left: int) -> None:
    after(f"1 mudpool edge : mudmen*{there} \n 2 mine : liches", tray=left)


@pytest.mark.case("decline")
def test_UE_09_none_comes_in_decline() -> None:
    board = "1 mudpool edge : mudmen*2 \n 2 mine : liches"
    t = under(f"turn A \n A: mudmen \n B: liches \n {board}").declines()
    assert t.state.tray["mudmen"] == 12 - 1
    board = "1 mudpool edge : (mudmen) \n 2 mine : liches \n 3 mine edge : kraken"
    t = under(f"turn A \n A: (mudmen) \n A: kraken \n B: liches \n {board}")
    assert t.end_turn().state.tray["mudmen"] == 12 - 1


@pytest.mark.case("combined", "muddy", "frightened")
def test_U_32_badges_pay_for_the_same_mudpool_and_for_the_new_token() -> None:
    board = "1 mudpool edge : mudmen*2 \n 2 mine : liches"
    assert after(board, "mudmen muddy", tray=12 - 3).earned("A") == {"regions": 1, "muddy": 1}
    frightened = after(board, "mudmen frightened", tray=12 - 3)
    assert frightened.earned("A") == {"regions": 1, "frightened": 1}
