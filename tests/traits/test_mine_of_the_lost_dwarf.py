"""Mine of the Lost Dwarf: two coins, never doubled (UE-49, U-52)."""

import pytest

from tests.traits.underground import under

MINE = "mine_of_the_lost_dwarf"
BOARD = "1 mudpool edge : {0} \n 2 mine : {1} \n 3 mudpool edge : liches"


def turn(army: str, one: str, two: str = "", finds=None):
    board = BOARD.format(one, two)
    return under(f"turn A \n A: {army} \n B: liches \n {board}", finds={MINE: 1} | (finds or {}))


@pytest.mark.case("positive")
def test_UE_49_it_pays_two_coins() -> None:
    t = turn("lizardmen", "lizardmen", "lizardmen").end_turn()
    assert t.earned("A") == {"regions": 2, MINE: 2}
    t.settled()


@pytest.mark.case("negative")
def test_UE_49_it_pays_nobody_else() -> None:
    assert turn("lizardmen", "", "lizardmen").end_turn().earned("A") == {"regions": 1}


@pytest.mark.case("boundary")
def test_UE_49_once_however_many_tokens_are_there() -> None:
    assert turn("lizardmen", "lizardmen*5").end_turn().earned("A") == {"regions": 1, MINE: 2}


@pytest.mark.case("decline")
def test_U_52_it_pays_in_decline() -> None:
    assert turn("lizardmen", "lizardmen").declines().earned("A") == {"regions": 1, MINE: 2}
    t = turn("(lizardmen) \n A: ogres", "(lizardmen)", "ogres").end_turn()
    assert t.earned("A") == {"regions": 2, MINE: 2}


@pytest.mark.case("combined", "scepter_of_avarice", "underground.mining")
def test_UE_49_the_scepter_doubles_nothing_there_and_it_is_no_mine_for_mining() -> None:
    t = turn("lizardmen", "lizardmen", "lizardmen", {"scepter_of_avarice": 2}).done().answer(1)
    assert sum(t.earned("A").values()) == 2 + 2
    t = turn("lizardmen underground.mining", "lizardmen").end_turn()
    assert t.earned("A") == {"regions": 1, MINE: 2}
