"""Shield: armors for Mushroom Forests (UE-29, U-43)."""

import pytest

from engine import Conquer, suggestion
from tests.traits.underground import under

BOARD = """
    1 mushroom_forest edge : {one}
    2 mushroom_forest      : {two}
    3 mine                 : {three}
    4 mine edge            : {four}
"""


def board(one: str = "", two: str = "", three: str = "", four: str = "spiderines") -> str:
    return BOARD.format(one=one, two=two, three=three, four=four)


def shields(one: str, two: str = "", three: str = "", **more):
    there = board(one, two, three)
    return under(f"turn A \n A: lizardmen shield \n B: spiderines, hand 7 \n {there}", **more)


@pytest.mark.case("positive")
def test_U_43_an_armor_for_each_mushroom_forest_goes_anywhere_and_defends() -> None:
    t = shields("lizardmen", "lizardmen", "lizardmen").done()
    assert (t.question(), t.options()) == ("shield.where", [1, 2, 3])
    t.answer(3, 3)
    assert t[3] == "lizardmen*1 mushroom_armor*2"
    assert t.player == "B"
    assert t.price(3) == {"base": 2, "defenders": 1, "mushroom_armor": 2}
    t.settled()


@pytest.mark.case("positive")
def test_U_43_forests_are_counted_when_the_conquests_end() -> None:
    text = "turn A \n A: lizardmen shield, hand 2 \n B: spiderines"
    t = under(f"{text} \n {board('lizardmen')}").conquer(2).end_turn()
    armors = [t.region(r).markers.get("mushroom_armor", 0) for r in (1, 2)]
    assert sum(armors) == 2


@pytest.mark.case("positive")
@pytest.mark.parametrize(
    ("attackers", "lying", "where"), [(5, 0, (3, 3)), (9, 3, (3, 3)), (9, 0, (2, 3))]
)
def test_U_43_by_default_armors_go_where_most_is_at_stake_beside_those_that_lie(
    attackers: int, lying: int, where: tuple[int, int]
) -> None:
    armors = f"mushroom_armor*{lying}" if lying else ""
    t = under(f"""
        turn A, round 4
        A: lizardmen shield
        B: spiderines
        1 mushroom_forest - 2   : lizardmen
        2 mushroom_forest - 1 3 : lizardmen
        3 mudpool edge - 2 4    : lizardmen {armors}
        4 mine edge - 3         : spiderines*{attackers}
    """)
    t.done()
    assert suggestion(t.box, t.state) == where


@pytest.mark.case("negative")
def test_UE_29_no_armor_without_a_mushroom_forest() -> None:
    t = shields("", "", "lizardmen").end_turn()
    assert t[3] == "lizardmen*1"


@pytest.mark.case("negative")
def test_U_43_armors_that_lie_are_not_moved() -> None:
    t = shields("lizardmen mushroom_armor*3", "lizardmen").done().answer(2, 2)
    assert t[1] == "lizardmen*1 mushroom_armor*3"
    assert t[2] == "lizardmen*1 mushroom_armor*2"


@pytest.mark.case("boundary")
def test_U_43_there_are_eight_armors() -> None:
    t = shields("lizardmen mushroom_armor*7", "lizardmen").done().answer(2)
    assert t[2] == "lizardmen*1 mushroom_armor"
    t.end_turn().end_turn()
    assert sum(t.region(r).markers.get("mushroom_armor", 0) for r in (1, 2)) == 8


@pytest.mark.case("boundary")
def test_U_43_armors_leave_a_region_that_is_conquered_or_abandoned() -> None:
    text = "turn {} \n A: lizardmen shield \n B: spiderines, hand 7 \n {}"
    there = board("lizardmen", "lizardmen", "lizardmen mushroom_armor*2")
    t = under(text.format("A", there)).abandon(3)
    assert t[3] == ""
    t = under(text.format("B", there))
    assert t.price(3) == {"base": 2, "defenders": 1, "mushroom_armor": 2}
    t.conquer(3)
    assert t[3] == "spiderines*5"


@pytest.mark.case("decline")
def test_U_43_armors_remain_in_decline_and_no_more_come() -> None:
    t = shields("lizardmen mushroom_armor*2", "lizardmen").declines()
    assert (t[1], t[2]) == ("(lizardmen)*1 mushroom_armor*2", "(lizardmen)*1")
    assert (t.army("lizardmen").power, t.state.discards) == ("shield", [])
    assert t.player == "B"
    t.settled()


@pytest.mark.case("combined", "stinky_trolls_socks", "ogres")
def test_U_60_armors_do_not_count_with_the_socks_and_add_up_with_ogres() -> None:
    there = board("lizardmen", "lizardmen", "lizardmen mushroom_armor*2", "ogres")
    t = under(
        f"turn B \n A: lizardmen shield \n B: ogres, hand 4 \n {there}",
        finds={"stinky_trolls_socks": 4},
    )
    assert t.price(3) == {"base": 2, "defenders": 1, "mushroom_armor": 2, "ogres": -1}
    t.play(Conquer(3, by="stinky_trolls_socks"))
    assert t[3] == "ogres*1"


@pytest.mark.case("combined", "vampire")
def test_U_63_an_armor_does_not_save_a_lone_token_from_a_vampire() -> None:
    there = board("lizardmen", "lizardmen", "lizardmen mushroom_armor*2")
    t = under(f"turn B \n A: lizardmen shield \n B: spiderines vampire, hand 1 \n {there}")
    t.use("vampire", 3)
    assert t[3] == "spiderines*1"
