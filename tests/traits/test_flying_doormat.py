"""Flying Doormat: any region (UE-37, U-46, U-62, U-64)."""

import pytest

from engine import Conquer
from tests.traits.underground import under

D = "flying_doormat"
BOARD = """
    1 mine edge - 2 : {0}
    2 mudpool - 3   :
    3 mine - 4      : {1}
    4 chasm - 5     :
    5 mine edge     : {1}
"""


def turn(army: str, one: str = "lizardmen", b: str = "liches", die: str = "", **more):
    board = BOARD.format(one, more.pop("there", b.split()[0]))
    text = f"turn A{die} \n A: {army} \n B: {b} \n {board}"
    return under(text, **({"finds": {D: 1}} | more))


@pytest.mark.case("positive")
def test_UE_37_it_takes_any_region_at_the_usual_price_and_goes_along() -> None:
    t = turn("lizardmen, hand 3")
    t.refuses(Conquer(5), "not_adjacent")
    t.play(Conquer(5, by=D))
    assert t[5] == "lizardmen*3"
    assert t.state.finds[0].region == 5


@pytest.mark.case("negative")
def test_UE_37_no_chasm_and_once_a_turn() -> None:
    t = turn("lizardmen, hand 9")
    t.refuses(Conquer(4, by=D), "closed", "not_adjacent")
    t.play(Conquer(3, by=D))
    assert Conquer(5, by=D) not in t.legal(Conquer)


@pytest.mark.case("boundary")
def test_U_46_it_stays_where_it_was_if_the_die_fails() -> None:
    t = turn("lizardmen, hand 2", die=", die 0").play(Conquer(5, roll=True, by=D))
    assert t.region(5).army == t.army("liches").id
    assert t.state.finds[0].region == 1


@pytest.mark.case("boundary")
def test_U_64_the_bags_copy_may_make_the_first_conquest() -> None:
    t = turn("lizardmen magic, hand 3", "", finds={D: 3})
    t.play(Conquer(2, by=f"magic.{D}"))
    assert t.region(2).tokens == 2


@pytest.mark.case("decline")
def test_U_46_a_declined_race_does_not_use_it() -> None:
    board = BOARD.format("(lizardmen)", "liches").replace(
        "2 mudpool - 3   :", "2 mudpool - 3 : ogres"
    )
    text = f"turn A \n A: (lizardmen) \n A: ogres, hand 9 \n B: liches \n {board}"
    assert not [a for a in under(text, finds={D: 1}).legal(Conquer) if a.by]


@pytest.mark.case("combined", "underground.gnomes", "mummies")
def test_U_22_not_to_gnomes_and_mummies_pay_one_more() -> None:
    turn("lizardmen, hand 5", b="underground.gnomes").refuses(
        Conquer(5, by=D), "stopped", "not_adjacent"
    )
    t = turn("mummies, hand 4", "mummies").play(Conquer(5, by=D))
    assert t[5] == "mummies*4"
