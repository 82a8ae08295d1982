"""Spirit Healer: one token more in each redeployment (W-65, W-82)."""

import pytest

from tests.traits.warcraft import wow

S = "spirit_healer"
BOARD = """
    1 fields anchor : {0}*{1}
    2 hill          : {0}*{1}
    3 swamp anchor  : naga
"""


def turn(army: str = "blood_elves", at: int = 1, *, n: int = 1, **more):
    held = army.split()[0].rstrip(",")
    board = BOARD.format(held, n)
    return wow(f"turn A \n A: {army} \n B: naga \n {board}", {S: at}, **more)


@pytest.mark.case("positive")
def test_W_82_each_redeployment_brings_a_token_of_its_race() -> None:
    t = turn().done()
    assert (t.step, t.army("blood_elves").hand) == ("redeploy", 1)
    assert [(e.amount, e.why) for e in t.happened("gained")] == [(1, S)]
    t.put((2, 1)).done()
    assert t.state.tray["blood_elves"] == 10 - 3
    t.end_turn().done()
    assert t.state.tray["blood_elves"] == 10 - 4


@pytest.mark.case("negative")
def test_W_65_nobody_else_gets_one() -> None:
    t = turn(at=3).end_turn()
    assert t.state.tray["blood_elves"] == 10 - 2
    t.end_turn()
    assert t.state.tray["naga"] == 11 - 2


@pytest.mark.case("boundary")
def test_W_82_an_empty_tray_gives_none() -> None:
    t = turn("blood_elves, hand 8").done()
    assert (t.state.tray["blood_elves"], t.army("blood_elves").hand) == (0, 8)
    assert not t.happened("gained")


@pytest.mark.case("boundary")
def test_W_65_it_gives_one_on_the_turn_of_its_capture_and_none_once_it_is_left() -> None:
    t = turn("blood_elves, hand 3", at=3).conquer(3).done()
    assert t.army("blood_elves").hand == 2 + 1
    t = turn().abandon(1).done()
    assert t.state.tray["blood_elves"] == 10 - 2


@pytest.mark.case("decline")
def test_W_65_a_declined_race_gets_none() -> None:
    t = turn().declines()
    assert t.state.tray["blood_elves"] == 10 - 2
    t = wow(
        """
        turn A
        A: (naga)
        A: blood_elves
        B: kobolds
        1 fields anchor : (naga)
        2 hill anchor   : blood_elves
        3 swamp anchor  : kobolds
        """,
        {S: 1},
    ).end_turn()
    assert (t.state.tray["naga"], t.state.tray["blood_elves"]) == (11 - 1, 10 - 1)


@pytest.mark.case("combined", "tauren", "naga", "explorer")
def test_W_42_tauren_put_it_beside_others_and_naga_in_water_get_one_too() -> None:
    t = turn("tauren", n=2).done()
    assert t.army("tauren").hand == 1
    t.put((1, 1)).done()
    assert t[1] == "tauren*3"
    t = wow(
        """
        turn A
        A: naga explorer
        B: kobolds
        1 sea           : naga
        2 swamp anchor  : kobolds
        """,
        {S: 1},
    ).end_turn()
    assert t.earned("A") == {"regions": 1, "explorer": 1}
    assert t.state.tray["naga"] == 11 - 2
