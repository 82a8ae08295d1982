"""Sword of the Killer Rabbit: one region for two less (UE-42, U-46, U-62)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

SWORD = "sword_of_the_killer_rabbit"
BOARD = """
    1 mine edge : {one}
    2 mine      : {two}
    3 river     :
    4 mine - 2  : {four}
"""


def armed(army: str = "lizardmen", two: str = "liches*2", *, at: int = 1, **more):
    die, four = more.pop("die", ""), more.pop("four", "liches")
    b = more.pop("b", "liches")
    board = BOARD.format(one=army.split()[0].rstrip(","), two=two, four=four)
    return under(f"turn A{die} \n A: {army} \n B: {b} \n {board}", finds={SWORD: at}, **more)


@pytest.mark.case("positive")
def test_UE_42_two_tokens_less_and_it_goes_along() -> None:
    t = armed("lizardmen, hand 2")
    t.refuses(Conquer(2), "too_few_tokens")
    t.play(Conquer(2, by=SWORD))
    assert t[2] == "lizardmen*2"
    assert t.state.finds[0].region == 2


@pytest.mark.case("negative")
def test_U_46_once_a_turn() -> None:
    t = armed("lizardmen, hand 9").play(Conquer(2, by=SWORD))
    assert Conquer(4, by=SWORD) not in t.legal(Conquer)
    t.conquer(4)
    assert t[4] == "lizardmen*3"


@pytest.mark.case("negative")
def test_U_46_it_does_nothing_for_who_does_not_hold_its_region() -> None:
    t = armed("lizardmen, hand 2", at=2)
    assert Conquer(2, by=SWORD) not in t.legal(Conquer)
    assert t.targets() == {}


@pytest.mark.case("boundary")
def test_UE_42_at_least_one_token() -> None:
    t = armed("lizardmen, hand 2", "lizardmen")
    t.play(Conquer(3, by=SWORD))
    assert t[3] == "lizardmen*1"
    assert t.army("lizardmen").hand == 1


@pytest.mark.case("boundary")
def test_U_62_if_the_die_fails_it_stays_where_it_was() -> None:
    t = armed("lizardmen, hand 1", die=", die 0").play(Conquer(2, roll=True, by=SWORD))
    assert t.region(2).army == t.army("liches").id
    assert t.state.finds[0].region == 1


@pytest.mark.case("boundary")
def test_U_62_the_die_backs_it() -> None:
    t = armed("lizardmen, hand 1", die=", die 1").play(Conquer(2, roll=True, by=SWORD))
    assert t.region(2).army == t.army("lizardmen").id
    assert t.state.finds[0].region == 2


@pytest.mark.case("decline")
def test_U_46_a_declined_race_does_not_use_it() -> None:
    t = under(
        """
        turn A
        A: (lizardmen)
        A: spiderines, hand 2
        B: liches
        1 mine edge : (lizardmen)
        2 mine      : spiderines
        3 mine      : liches*2
        """,
        finds={SWORD: 1},
    )
    assert not [a for a in t.legal(Conquer) if a.by]


@pytest.mark.case("combined", "ogres", "mummies")
def test_C_01_it_adds_up_with_what_makes_conquests_cheaper_or_not() -> None:
    for race, price in (("ogres", 1), ("mummies", 3)):
        t = armed(f"{race}, hand 5").play(Conquer(2, by=SWORD))
        assert t[2] == f"{race}*{price}"


@pytest.mark.case("combined", "underground.gnomes")
def test_U_22_not_against_gnomes() -> None:
    gnomes = "underground.gnomes"
    t = armed("lizardmen, hand 5", f"{gnomes}*2", four=gnomes, b=gnomes)
    t.refuses(Conquer(2, by=SWORD), "stopped")
