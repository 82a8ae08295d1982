"""The last attempt, with the die (B-08, B-18, B-29)."""

import pytest

from engine.actions import Abandon, Conquer, Done
from tests.dsl import Table, table


def last(hand: int, *die: int, defenders: int = 2) -> Table:
    """Region 2 costs 2 + ``defenders``; region 3 costs 2."""
    faces = " ".join(map(str, die))
    return table(f"""
        turn A{", die " + faces if die else ""}
        A: orcs, hand {hand}
        B: elves
        1 farmland edge - 2 3 : orcs
        2 hill - 1      : elves*{defenders}
        3 swamp - 1 4
        4 farmland edge : elves
    """)


@pytest.mark.parametrize(("hand", "offered"), [(1, [2, 3]), (2, [2]), (3, [2]), (4, [])])
def test_B_08_a_region_one_to_three_tokens_short_may_be_tried(
    hand: int, offered: list[int]
) -> None:
    assert last(hand).die_targets() == offered


def test_B_08_four_tokens_short_is_too_far() -> None:
    t = last(1, defenders=3)
    t.refuses(Conquer(2, roll=True), "die_too_weak")
    assert last(2, defenders=3).die_targets() == [2]


def test_B_08_a_token_in_hand_is_needed() -> None:
    t = last(0)
    assert t.die_targets() == []
    t.refuses(Conquer(3, roll=True), "no_tokens")


@pytest.mark.parametrize(("face", "won"), [(0, False), (1, False), (2, True), (3, True)])
def test_B_08_tokens_and_die_together_must_reach_the_price(face: int, won: bool) -> None:
    t = last(2, face).roll(2)
    assert [(e.region, e.amount) for e in t.happened("rolled")] == [(2, face)]
    assert [(e.region, e.amount) for e in t.happened("conquered")] == ([(2, 2)] if won else [])
    assert [e.region for e in t.happened("failed")] == ([] if won else [2])
    assert t.state.regions[2].army == t.army("orcs" if won else "elves").id


def test_B_08_after_a_failed_roll_the_tokens_go_on_an_own_region_and_conquests_end() -> None:
    t = table("""
        turn A, die 0
        A: orcs, hand 2
        B: elves
        1 farmland edge - 2 3 4 : orcs
        2 hill - 1              : elves*2
        3 swamp - 1             : orcs
        4 farmland edge         : elves
    """)
    t.roll(2)
    assert (t.step, t.army("orcs").hand) == ("redeploy", 2)
    t.refuses(Conquer(4), "wrong_step")
    t.put((3, 2)).done()
    assert t[3] == "orcs*3"


def test_B_08_without_a_region_the_tokens_of_a_failed_roll_stay_in_hand() -> None:
    t = table("""
        turn A, die 0
        A: orcs, hand 2
        B: elves
        1 farmland edge : elves*2
        2 hill          : elves
    """)
    t.roll(1)
    assert (t.player, t.army("orcs").hand) == ("B", 2)
    assert t.coins("A") == 5


def test_B_08_a_good_roll_ends_the_conquests_too() -> None:
    t = last(2, 3).roll(2)
    assert t.step == "redeploy"
    t.refuses(Conquer(3), "wrong_step")
    t.refuses(Abandon(1), "wrong_step")


def test_B_08_what_the_die_takes_from_a_declined_race_is_held_and_scored_at_once() -> None:
    t = table("""
        turn A, die 3
        A: orcs, hand 1
        B: (trolls)
        B: elves
        1 farmland edge : orcs
        2 hill          : (trolls)
        3 swamp         : (trolls)
        4 hill edge     : elves
    """)
    t.roll(2)
    assert (t[2], t.player) == ("orcs*1", "B")
    assert t.earned("A") == {"regions": 2, "orcs": 1}
    t.settled()


def test_B_29_the_die_may_be_used_though_something_cheaper_could_be_taken_outright() -> None:
    t = last(2, 2)
    assert (t.targets(), t.die_targets()) == ({3: 2}, [2])
    t.roll(2)
    assert [(e.region, e.amount) for e in t.happened("conquered")] == [(2, 2)]


def test_B_29_never_on_a_region_that_can_be_paid_outright() -> None:
    t = last(2)
    t.refuses(Conquer(3, roll=True), "die_not_needed")
    last(4).refuses(Conquer(2, roll=True), "die_not_needed")
    last(3).refuses(Conquer(2), "too_few_tokens")


def test_B_18_unused_tokens_may_be_redeployed_without_rolling() -> None:
    t = last(2).conquer(3)
    t.done()
    assert t.step == "redeploy"
    assert t.army("orcs").hand == 1


def test_B_18_nobody_has_to_conquer() -> None:
    t = last(6)
    assert Done() in t.legal()
    t.done()
    assert (t.player, t[1]) == ("B", "orcs*7")
    t.settled()
