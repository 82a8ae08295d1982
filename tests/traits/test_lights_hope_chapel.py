"""Light's Hope Chapel: its race loses no token when it is attacked (W-32, W-65, W-75)."""

import pytest

from engine.table import Game
from tests.traits.warcraft import wow

L = "lights_hope_chapel"
BOARD = """
    1 fields anchor - 2 3 : blood_elves
    2 hill - 1 4          : {0}
    3 swamp - 1 4         : {0}
    4 forest anchor - 2 3 : {1}*2
"""


def turn(held: str = "naga*3", b: str = "naga", at: int = 4, a: str = "blood_elves", **more):
    board = BOARD.format(held, held.partition("*")[0]).replace("blood_elves", a.split()[0])
    return wow(f"turn A \n A: {a}, hand 9 \n B: {b} \n {board}", {L: at}, **more)


def saved(t, race: str = "naga") -> tuple[int, int]:
    """Tokens that wait for the withdrawals, and those that died."""
    return t.army(race).driven, sum(line.killed for line in t.state.turn.journal)


@pytest.mark.case("positive")
def test_W_32_none_of_its_race_die_in_any_of_their_regions() -> None:
    t = turn().conquer(2)
    assert saved(t) == (3, 0)
    assert t.state.tray["naga"] == 11 - 3 - 3 - 2
    assert not t.happened("lost")


@pytest.mark.case("positive")
def test_W_65_the_attack_that_takes_it_is_covered_and_the_next_one_is_not() -> None:
    t = turn(at=2).conquer(2)
    assert saved(t) == (3, 0)
    t.conquer(4)
    assert saved(t) == (3 + 1, 1)


@pytest.mark.case("negative")
def test_W_32_others_lose_theirs() -> None:
    t = turn(at=1).conquer(2)
    assert saved(t) == (2, 1)


@pytest.mark.case("negative")
def test_W_32_what_a_power_forces_off_a_region_dies() -> None:
    t = turn()
    game = Game(t.box, t.state)
    game.remove(t.army("blood_elves"), 2, 1, "blood_elves")
    assert (t[2], t.army("naga").driven, t.state.tray["naga"]) == ("naga*2", 0, 11 - 7)


@pytest.mark.case("boundary")
def test_W_32_an_explosion_kills_nobody_either() -> None:
    t = turn()
    game = Game(t.box, t.state)
    game.take(game.attack(t.army("blood_elves"), 2), 0, leaves_empty=True)
    assert (t[2], saved(t)) == ("", (3, 0))


@pytest.mark.case("boundary")
def test_W_32_a_lone_token_gets_away() -> None:
    t = turn("naga").conquer(2, 3)
    assert saved(t) == (2, 0)


@pytest.mark.case("decline")
def test_W_65_it_does_nothing_for_a_declined_race() -> None:
    t = turn("(naga)*3", "(naga)").conquer(2)
    assert saved(t) == (0, 3)
    t = turn("(naga)*2", "(naga) \n B: kobolds").conquer(2)
    assert saved(t) == (0, 2)


@pytest.mark.case("combined", "tauren", "enraged", "battle_master")
def test_W_75_beasts_are_saved_and_conquerors_are_paid_all_the_same() -> None:
    t = turn("naga beast").conquer(2)
    assert saved(t) == (1, 0)
    t = turn("tauren*2", "tauren").conquer(2)
    assert saved(t, "tauren") == (2, 0)
    for power, coins in (("enraged", 3), ("battle_master", 1)):
        t = turn(a=f"blood_elves {power}").conquer(2)
        assert t.earned("A") == {power: coins}
