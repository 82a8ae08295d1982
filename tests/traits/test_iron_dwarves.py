"""Iron Dwarves: hammers conquer like tokens (UE-05, U-30)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

BOARD = """
    1 mine edge       : iron_dwarves*{one}
    2 mine            : iron_dwarves
    3 mudpool         :
    4 mushroom_forest : {four}
"""


def after_a_round(one: int, four: str = "", badge: str = "", rounds: int = 1):
    board = BOARD.format(one=one, four=four or "lizardmen")
    other = four.partition("*")[0] or "lizardmen"
    t = under(f"turn A \n A: iron_dwarves {badge} \n B: {other} \n {board}")
    for _ in range(rounds):
        t.end_turn().end_turn()
    return t


@pytest.mark.case("positive")
def test_U_30_a_hammer_for_each_mine_conquers_like_a_token() -> None:
    t = after_a_round(4)
    assert (t.army("iron_dwarves").hand, t.army("iron_dwarves").extra) == (3, {"silver_hammer": 2})
    t.conquer(3, 4)  # for 2, and for 2 and a defender
    assert t.region(3).tokens + t.region(4).tokens == 3
    assert (t.army("iron_dwarves").hand, t.army("iron_dwarves").extra) == (0, {})


@pytest.mark.case("positive")
def test_U_30_hammers_come_back_in_hand_and_new_ones_with_them() -> None:
    t = after_a_round(2).conquer(3).end_turn()
    assert t[3] == "iron_dwarves*1"
    assert t.army("iron_dwarves").extra == {"silver_hammer": 4}
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
def test_U_30_hammers_do_not_defend() -> None:
    t = after_a_round(3).end_turn()
    assert t.player == "B"
    assert t.region(2).markers == t.region(1).markers == {}
    assert set(t.price(2)) == {"base", "defenders"}


@pytest.mark.case("negative")
def test_UE_05_no_hammer_without_a_mine() -> None:
    t = under("""
        turn A
        A: iron_dwarves
        B: lizardmen
        1 mudpool edge : iron_dwarves*3
        2 mine         : lizardmen
    """)
    t.end_turn()
    assert t.army("iron_dwarves").extra == {}


@pytest.mark.case("boundary")
def test_U_30_an_attack_needs_a_dwarf_in_hand() -> None:
    t = after_a_round(1)
    assert (t.army("iron_dwarves").hand, t.army("iron_dwarves").extra) == (0, {"silver_hammer": 2})
    t.refuses(Conquer(3), "no_tokens")


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("rounds", "hammers"), [(1, 2), (3, 6), (4, 7), (5, 7)])
def test_U_30_there_are_seven_hammers(rounds: int, hammers: int) -> None:
    t = after_a_round(1, rounds=rounds)
    assert t.army("iron_dwarves").extra == {"silver_hammer": hammers}


@pytest.mark.case("decline")
def test_U_30_hammers_are_lost_in_decline() -> None:
    t = after_a_round(2).declines()
    assert t.army("iron_dwarves").extra == {}
    assert (t[1], t[2]) == ("(iron_dwarves)*1", "(iron_dwarves)*1")
    t.settled()


@pytest.mark.case("combined", "underground.gnomes")
def test_U_22_hammers_do_not_work_against_gnomes() -> None:
    t = under("""
        turn A
        A: iron_dwarves
        B: underground.gnomes
        1 mine edge : iron_dwarves*3
        2 mine      : iron_dwarves
        3 mudpool   : underground.gnomes
        4 mudpool   : underground.gnomes
    """)
    t.end_turn().end_turn()
    assert (t.army("iron_dwarves").hand, t.army("iron_dwarves").extra) == (2, {"silver_hammer": 2})
    t.refuses(Conquer(3), "too_few_tokens")
    assert t.die_targets() == [3]


@pytest.mark.case("combined", "frightened", "underground.mining")
def test_U_30_hammers_are_no_race_tokens_for_frightened_and_mines_pay_besides() -> None:
    for badge, earned in (("frightened", {}), ("underground.mining", {"underground.mining": 2})):
        t = after_a_round(2, badge=badge)
        t.end_turn()
        assert t.army("iron_dwarves").extra == {"silver_hammer": 4}
        assert t.earned("A") == {"regions": 2, **earned}
        t.settled()
