"""Kraken: Rivers are kept, pay and stay in decline (UE-06, U-26, U-27)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mudpool edge : {one}
    2 river        : {two}
    3 mudpool      : {three}
    4 river edge   :
"""


def board(one: str = "", two: str = "", three: str = "") -> str:
    return BOARD.format(one=one, two=two, three=three)


@pytest.mark.case("positive")
def test_UE_06_kraken_stay_in_a_river_and_are_paid_for_it() -> None:
    t = under(f"turn A \n A: kraken, hand 2 \n B: lizardmen \n {board('kraken', '', 'lizardmen')}")
    assert t.price(2) == {"base": 1}
    t.conquer(2).end_turn()
    assert t.region(2).army == t.army("kraken").id
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("negative")
def test_U_26_others_leave_a_river_when_they_redeploy() -> None:
    t = under(
        f"turn A \n A: spiderines, hand 2 \n B: lizardmen \n {board('spiderines', '', 'lizardmen')}"
    )
    t.conquer(2)
    assert t[2] == "spiderines*1"
    t.end_turn()
    assert (t[2], t[1]) == ("", "spiderines*3")
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_U_26_who_holds_only_a_river_takes_the_tokens_back_in_hand() -> None:
    t = under(f"turn A \n A: spiderines, hand 1 \n B: lizardmen \n {board('lizardmen')}")
    assert t.targets() == {4: 1}
    t.conquer(4).end_turn()
    assert t[4] == ""
    assert t.army("spiderines").hand == 1
    assert t.earned("A") == {}


@pytest.mark.case("boundary")
def test_U_26_a_river_with_kraken_costs_one_and_their_tokens() -> None:
    there = board("spiderines", "kraken*2", "kraken")
    t = under(f"turn A \n A: spiderines, hand 3 \n B: kraken \n {there}")
    assert t.price(2) == {"base": 1, "defenders": 2}
    t.conquer(2).end_turn()
    assert t[2] == ""
    assert t[3] == "kraken*1"  # one lost; the other is in hand, readied
    assert t.army("kraken").hand == 1


@pytest.mark.case("decline")
def test_U_27_they_stay_in_rivers_in_decline_and_are_paid() -> None:
    t = under(f"turn A \n A: kraken \n B: lizardmen \n {board('kraken', 'kraken*3', 'lizardmen')}")
    t.declines()
    assert (t[1], t[2]) == ("(kraken)*1", "(kraken)*1")
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_U_26_others_that_decline_leave_no_token_in_a_river() -> None:
    t = under(f"turn A \n A: spiderines \n B: lizardmen \n {board('spiderines', '', 'lizardmen')}")
    t.declines()
    assert (t[1], t[2]) == ("(spiderines)*1", "")


@pytest.mark.case("combined", "tomb")
def test_U_27_kraken_in_a_tomb_keep_stacks_in_rivers() -> None:
    there = board("kraken", "kraken*3", "lizardmen")
    t = under(f"turn A \n A: kraken tomb \n B: lizardmen \n {there}")
    t.declines().put((2, 2)).done()
    assert (t[1], t[2]) == ("(kraken)*1", "(kraken)*3")
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "frightened")
def test_U_27_three_kraken_in_a_river_are_paid_by_frightened() -> None:
    t = under(
        f"turn A \n A: kraken frightened \n B: lizardmen \n {board('', 'kraken*3', 'lizardmen')}"
    )
    t.end_turn()
    assert t.earned("A") == {"regions": 1, "frightened": 1}
    t.settled()


@pytest.mark.case("combined", "scepter_of_avarice")
def test_U_27_the_scepter_works_in_a_river() -> None:
    t = under(
        f"turn A \n A: kraken \n B: lizardmen \n {board('', 'kraken*2', 'lizardmen')}",
        finds={"scepter_of_avarice": 2},
    )
    t.done()
    assert t.question() == "scepter_of_avarice.where"
    t.answer(2)
    assert sum(t.earned("A").values()) == 2


@pytest.mark.case("combined", "stinky_trolls_socks")
def test_U_27_a_relic_that_others_used_in_a_river_stays_there() -> None:
    there = board("spiderines", "kraken*4", "kraken")
    t = under(
        f"turn A \n A: spiderines, hand 2 \n B: kraken \n {there}",
        finds={"stinky_trolls_socks": 1},
    )
    t.play(Conquer(2, by="stinky_trolls_socks")).end_turn()
    assert t[2] == ""
    assert t.state.finds[0].region == 2
