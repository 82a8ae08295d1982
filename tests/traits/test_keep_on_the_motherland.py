"""Keep on the Motherland: a coin and a wall (UE-48, U-52)."""

import pytest

from tests.traits.underground import under

KEEP = "keep_on_the_motherland"
BOARD = "1 mine edge : {0} \n 2 mine : {1} \n 3 mudpool edge : liches"


def turn(army: str, one: str, two: str = "", first: str = "A"):
    board = BOARD.format(f"{one} keep_walls", two)
    return under(f"turn {first} \n A: {army} \n B: liches, hand 5 \n {board}", finds={KEEP: 1})


@pytest.mark.case("positive")
def test_UE_48_it_pays_a_coin_and_defends_its_region() -> None:
    t = turn("lizardmen", "lizardmen").end_turn()
    assert t.earned("A") == {"regions": 1, KEEP: 1}
    assert t.price(1) == {"base": 2, "defenders": 1, "keep_walls": 1}
    t.settled()


@pytest.mark.case("negative")
def test_UE_48_it_pays_nobody_else() -> None:
    assert turn("lizardmen", "", "lizardmen").end_turn().earned("A") == {"regions": 1}


@pytest.mark.case("boundary")
def test_UE_48_it_stays_when_it_is_conquered_and_pays_the_conqueror() -> None:
    board = BOARD.format("ogres", "ogres keep_walls")
    t = under(f"turn A \n A: liches, hand 4 \n B: ogres \n {board}", finds={KEEP: 2}).conquer(2)
    assert t[2] == "liches*4 keep_walls"
    t.end_turn()
    assert t.earned("A") == {"regions": 2, KEEP: 1}


@pytest.mark.case("boundary")
def test_U_11_found_it_works_at_once() -> None:
    board = "1 mine edge : lizardmen \n 2 mine : tribe*2 \n 3 mudpool edge : liches"
    text = f"turn A \n A: lizardmen, hand 4 \n B: liches \n {board}"
    t = under(text, hidden=[KEEP]).conquer(2)
    assert t[2] == "lizardmen*4 keep_walls"
    t.end_turn()
    assert t.earned("A") == {"regions": 2, KEEP: 1}


@pytest.mark.case("decline")
def test_U_52_it_pays_and_defends_in_decline() -> None:
    t = turn("lizardmen", "lizardmen").declines()
    assert t.earned("A") == {"regions": 1, KEEP: 1}
    assert t[1] == "(lizardmen)*1 keep_walls"
    t = turn("(lizardmen) \n A: ogres", "(lizardmen)", "ogres").end_turn()
    assert t.earned("A") == {"regions": 2, KEEP: 1}


@pytest.mark.case("combined", "ogres", "frightened")
def test_UE_48_walls_are_a_defense_that_ogres_pay_less_for_and_no_tokens() -> None:
    board = BOARD.format("lizardmen keep_walls", "ogres")
    t = under(
        f"turn A \n A: ogres, hand 3 \n B: lizardmen \n C: liches \n {board}", finds={KEEP: 1}
    )
    assert t.price(1) == {"base": 2, "defenders": 1, "keep_walls": 1, "ogres": -1}
    assert turn("drow frightened", "drow*2").end_turn().earned("A")[KEEP] == 1


@pytest.mark.case("combined", "scepter_of_avarice", "mine_of_the_lost_dwarf")
def test_U_47_the_scepter_doubles_its_coin_though_the_mine_is_next_to_it() -> None:
    t = under(
        """
        turn A
        A: lizardmen
        B: liches
        1 mine edge : lizardmen
        2 mine      : lizardmen
        3 mudpool   : liches
        """,
        finds={"keep_on_the_motherland": 1, "mine_of_the_lost_dwarf": 2, "scepter_of_avarice": 2},
    ).done()
    assert t.question() == "scepter_of_avarice.where"
    t.answer(1)
    assert sum(t.earned("A").values()) == 2 * (1 + 1) + (1 + 2)
