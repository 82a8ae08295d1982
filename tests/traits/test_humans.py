"""Humans: a coin more per farmland region while active (B-36)."""

import pytest

from tests.dsl import table

BOARD = """
    1 farmland edge :
    2 hill          :
    3 farmland edge :
"""


@pytest.mark.case("positive")
def test_B_36_humans_earn_one_more_per_farmland() -> None:
    t = table(f"turn A \n A: humans, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 2}
    assert t.coins("A") == 5 + 5
    t.settled()


@pytest.mark.case("positive")
def test_B_36_farmland_held_pays_every_turn() -> None:
    t = table("""
        turn A
        A: humans
        B: orcs
        1 farmland edge : humans*2
        2 hill edge     : orcs*2
    """)
    t.end_turn().end_turn().end_turn()
    assert t.earned("A") == {"regions": 1, "humans": 1}
    assert t.coins("A") == 5 + 2 + 2
    t.settled()


@pytest.mark.case("negative")
def test_B_36_farmland_pays_no_other_race() -> None:
    t = table(f"turn A \n A: ratmen, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
@pytest.mark.parametrize("terrain", ["forest", "hill", "swamp", "mountain"])
def test_B_36_no_other_terrain_pays_humans(terrain: str) -> None:
    t = table(f"""
        turn A
        A: humans
        1 {terrain} edge mine magic cavern : humans
        2 swamp                            :
    """).end_turn()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_36_farmland_of_the_owners_other_race_pays_nothing_extra() -> None:
    t = table("""
        turn A
        A: (orcs)
        A: humans
        1 farmland edge : (orcs)
        2 hill          : humans
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(
    ("conquests", "earned"),
    [
        ((), {}),
        ((2,), {"regions": 1}),
        ((1,), {"regions": 1, "humans": 1}),
        ((1, 2), {"regions": 2, "humans": 1}),
        ((1, 2, 3), {"regions": 3, "humans": 2}),
    ],
)
def test_B_36_as_many_coins_as_farmlands(
    conquests: tuple[int, ...], earned: dict[str, int]
) -> None:
    board = BOARD.replace("2 hill     ", "2 hill edge")
    t = table(f"turn A \n A: humans, hand 6 {board}").conquer(*conquests).end_turn()
    assert t.earned("A") == earned
    t.settled()


@pytest.mark.case("boundary")
def test_B_36_farmland_abandoned_pays_nothing() -> None:
    t = table("""
        turn A
        A: humans
        1 farmland edge : humans
        2 farmland      : humans
    """)
    t.abandon(1).end_turn()
    assert t.earned("A") == {"regions": 1, "humans": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_farmland_pays_nothing_extra_from_the_turn_of_the_decline_on() -> None:
    t = table("""
        turn A
        A: humans
        B: orcs
        1 farmland edge : humans*2
        2 farmland      : humans
        3 hill edge     : orcs
    """).declines()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_54_farmland_of_declined_humans_pays_nothing_extra_beside_a_new_race() -> None:
    t = table("""
        turn A
        A: (humans)
        A: ratmen
        1 farmland edge : (humans)
        2 farmland      : ratmen
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "hill", "merchant")
def test_B_49_race_and_badge_are_paid_side_by_side() -> None:
    t = table(f"turn A \n A: humans hill, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 2, "hill": 1}
    t.settled()
    t = table(f"turn A \n A: humans merchant, hand 6 {BOARD}").conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 2, "merchant": 3}
    t.settled()


@pytest.mark.case("combined", "mounted")
def test_B_50_mounted_humans_take_farmland_for_less_and_earn_as_much() -> None:
    t = table("""
        turn A
        A: humans mounted, hand 2
        1 farmland edge :
        2 farmland      :
    """)
    assert t.price(1) == {"base": 2, "mounted": -1}
    t.conquer(1, 2).end_turn()
    assert t.earned("A") == {"regions": 2, "humans": 2}
    t.settled()


@pytest.mark.case("combined", "stout")
def test_B_48_stout_humans_score_farmland_and_then_decline() -> None:
    t = table("""
        turn A
        A: humans stout
        1 farmland edge : humans
        2 hill          : humans
    """).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert t.races() == ["(humans)"]
    assert t.coins("A") == 5 + 3
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_70_farmland_lost_to_the_own_ghouls_pays_only_as_a_region() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: humans
        1 hill edge     : (ghouls)*4
        2 farmland      : humans
        3 farmland      : humans
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 3, "humans": 1}
    t.settled()
