"""Thieving: a coin from each player with an active token beside a region held (UE-31, U-55)."""

import pytest

from tests.traits.underground import under

BOARD = """
    1 mine edge - 2 3 4 : {one}
    2 mine - 3          : {two}
    3 mine - 4          : {three}
    4 mine edge         : {four}
"""


def thieves(two: str, three: str, four: str, armies: str, badge: str = "thieving", **more):
    board = BOARD.format(one="lizardmen", two=two, three=three, four=four)
    t = under(f"turn A \n A: lizardmen {badge}, coins 5 \n {armies} \n {board}", **more)
    return t.end_turn()


@pytest.mark.case("positive")
def test_U_55_each_neighbor_pays_one_coin_however_many_tokens_border() -> None:
    both = "B: spiderines, coins 5 \n C: mudmen, coins 5"
    t = thieves("spiderines*3", "spiderines", "mudmen", both)
    assert t.earned("A") == {"regions": 1, "thieving": 2}
    assert [t.coins(p) for p in "ABC"] == [8, 4, 4]
    t.settled()


@pytest.mark.case("negative")
def test_U_55_declined_tokens_and_players_farther_away_pay_nothing() -> None:
    both = "B: (spiderines), coins 5 \n C: mudmen, coins 5"
    board = "1 mine edge : lizardmen \n 2 mine : (spiderines) \n 3 mine : mudmen"
    t = under(f"turn A \n A: lizardmen thieving, coins 5 \n {both} \n {board}").end_turn()
    assert t.earned("A") == {"regions": 1}
    assert [t.coins(p) for p in "ABC"] == [6, 5, 5]


@pytest.mark.case("boundary")
def test_U_55_who_has_no_coin_pays_nothing_and_owes_nothing() -> None:
    both = "B: spiderines, coins 0 \n C: mudmen, coins 1"
    t = thieves("spiderines*3", "spiderines", "mudmen", both)
    assert t.earned("A") == {"regions": 1, "thieving": 1}
    assert [t.coins(p) for p in "ABC"] == [7, 0, 0]


@pytest.mark.case("decline")
def test_UE_31_nobody_pays_a_race_in_decline() -> None:
    board = BOARD.format(one="lizardmen", two="spiderines", three="", four="")
    t = under(f"turn A \n A: lizardmen thieving \n B: spiderines, coins 5 \n {board}")
    t.declines()
    assert t.earned("A") == {"regions": 1}
    assert t.coins("B") == 5
    assert t.state.discards == ["thieving"]


@pytest.mark.case("combined", "royal", "underground.gnomes")
def test_U_21_tokens_in_an_immune_region_pay_nothing_gnomes_do() -> None:
    both = "B: spiderines royal, coins 5 \n C: underground.gnomes, coins 5"
    t = thieves("spiderines queen", "", "underground.gnomes", both)
    assert t.earned("A") == {"regions": 1, "thieving": 1}
    assert [t.coins(p) for p in "ABC"] == [7, 5, 4]


@pytest.mark.case("combined", "froggys_ring")
def test_U_55_thieving_and_the_ring_are_paid_each() -> None:
    board = BOARD.format(one="lizardmen", two="spiderines", three="", four="")
    t = under(
        f"turn A \n A: lizardmen thieving \n B: spiderines, coins 5 \n {board}",
        finds={"froggys_ring": 1},
    )
    t.done()
    assert t.question() == "froggys_ring.where"
    t.answer(1)
    assert t.earned("A") == {"regions": 1, "thieving": 1, "froggys_ring": 1}
    assert t.coins("B") == 3
