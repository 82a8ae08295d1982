"""Scepter of Avarice: a region's coins twice (UE-39, U-46, U-47, U-73)."""

import pytest

from engine import default_action, suggestion
from engine.actions import Redeploy
from tests.traits.underground import under

SCEPTER = {"scepter_of_avarice": 1}


def laid(army: str, board: str, region: int = 2, finds: dict[str, int] | None = None):
    """The turn ends with the Scepter laid in a region."""
    t = under(f"turn A \n A: {army} \n B: liches \n {board}", finds=SCEPTER | (finds or {}))
    t.done()
    assert t.question() == "scepter_of_avarice.where"
    return t.answer(region)


@pytest.mark.case("positive")
def test_U_47_the_coin_of_its_region_is_paid_twice_and_it_stays_there() -> None:
    t = laid("lizardmen", "1 mine edge : lizardmen \n 2 mine : lizardmen \n 3 mudpool : liches")
    assert sum(t.earned("A").values()) == 3
    assert t.state.finds[0].region == 2
    t.settled()


@pytest.mark.case("positive")
@pytest.mark.case("combined", "shrooms", "frightened")
def test_U_47_what_the_region_earns_besides_is_paid_twice() -> None:
    board = "1 mine edge : shrooms \n 2 mushroom_forest : shrooms*3 \n 3 mudpool : liches"
    t = under(f"turn A \n A: shrooms frightened \n B: liches \n {board}", finds=SCEPTER)
    t.done().put((2, 2)).done().answer(2)
    assert sum(t.earned("A").values()) == 1 + 2 * 3


@pytest.mark.case("negative")
def test_UE_39_nobody_has_to_lay_it() -> None:
    board = "1 mine edge : lizardmen \n 2 mine : lizardmen \n 3 mudpool : liches"
    t = under(f"turn A \n A: lizardmen \n B: liches \n {board}", finds=SCEPTER).done().answer()
    assert sum(t.earned("A").values()) == 2
    assert t.state.finds[0].region == 1


@pytest.mark.case("negative")
@pytest.mark.case("combined", "flocking", "quarreling", "fisher", "thieving")
def test_U_47_coins_that_are_no_regions_are_paid_once() -> None:
    for badge, coins in (("flocking", 2), ("quarreling", 1), ("fisher", 1), ("thieving", 1)):
        board = "1 mine edge - 2 4 : lizardmen \n 2 mine - 1 3 4 : lizardmen \n 3 mudpool : liches"
        t = laid(f"lizardmen {badge}", f"{board} \n 4 river - 1 2 :")
        assert sum(t.earned("A").values()) == 3 + coins


@pytest.mark.case("boundary")
@pytest.mark.case("combined", "mine_of_the_lost_dwarf", "keep_on_the_motherland")
def test_U_47_it_doubles_the_keep_and_nothing_at_the_mine_of_the_lost_dwarf() -> None:
    board = "1 mine edge : lizardmen \n 2 mine : lizardmen \n 3 mudpool : liches"
    t = laid("lizardmen", board, finds={"keep_on_the_motherland": 2})
    assert sum(t.earned("A").values()) == 1 + 2 * 2
    t = laid("lizardmen", board, finds={"mine_of_the_lost_dwarf": 2})
    assert sum(t.earned("A").values()) == 2 + 2


@pytest.mark.case("decline")
def test_U_56_under_a_declined_race_it_does_nothing_and_stays() -> None:
    t = under(
        """
        turn A
        A: lizardmen
        B: liches
        1 mine edge : lizardmen
        2 mine      : lizardmen
        3 mudpool   : liches
        """,
        finds=SCEPTER,
    ).declines()
    assert t.earned("A") == {"regions": 2}
    assert t.state.finds[0].region == 1
    t.settled()


def suggested(board: str, army: str = "lizardmen", **finds: int) -> tuple[int, ...]:
    """Where the Scepter goes for a player who does not say."""
    t = under(f"turn A \n A: {army} \n B: liches \n {board}", finds=SCEPTER | finds)
    while not t.state.questions:
        t.play(default_action(t.box, t.state))
    assert t.question() == "scepter_of_avarice.where"
    return suggestion(t.box, t.state)


@pytest.mark.case("positive")
def test_UE_39_by_default_it_is_laid_where_it_earns_most() -> None:
    board = "1 mine edge : shrooms \n 2 mushroom_forest : shrooms \n 3 mudpool : liches"
    assert suggested(board, "shrooms") == (2,)
    assert suggested(board, "shrooms", keep_on_the_motherland=1, diamond_fields=1) == (1,)


@pytest.mark.case("boundary")
def test_U_47_by_default_it_is_laid_where_it_earns_anything_or_not_at_all() -> None:
    board = "1 mine edge : lizardmen \n 2 mine : {} \n 3 mudpool : liches"
    mine = {"mine_of_the_lost_dwarf": 1}
    assert suggested(board.format("lizardmen"), **mine) == (2,)
    assert suggested(board.format(""), **mine) == ()
    assert suggested(board.format("")) == (1,)


@pytest.mark.case("negative")
def test_U_47_the_mine_of_the_lost_dwarf_bars_no_other_region() -> None:
    board = "1 mine edge : lizardmen \n 2 mine : lizardmen \n 3 mudpool : liches"
    finds = {"mine_of_the_lost_dwarf": 1, "keep_on_the_motherland": 2}
    t = laid("lizardmen", board, finds=finds)
    assert sum(t.earned("A").values()) == 1 + 2 + 2 * 2
    t = laid("lizardmen", board, finds={"great_brass_pipe": 2})
    assert sum(t.earned("A").values()) == 3


@pytest.mark.case("combined", "shrooms")
def test_U_47_the_suggestion_is_where_it_earns_most_and_of_equal_regions_the_safest() -> None:
    board = """
        1 {one} edge : shrooms
        2 mine       : shrooms
        3 mine       : shrooms
        4 mine edge  : liches
    """
    for one, moves, best in (
        ("mushroom_forest", ((3, 4),), 1),
        ("mine", ((3, 4),), 3),
        ("mine", ((2, 4),), 2),
    ):
        t = under(
            f"turn A \n A: shrooms, hand 4 \n B: liches \n {board.format(one=one)}", finds=SCEPTER
        )
        t.play(Redeploy(moves))
        assert t.question() == "scepter_of_avarice.where"
        assert suggestion(t.box, t.state) == (best,)
