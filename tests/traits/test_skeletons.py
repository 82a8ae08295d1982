"""Skeletons: a token for every two non-empty regions conquered this turn (B-04)."""

import pytest

from tests.dsl import Table, table


def _conquests(tribes: int, hand: int = 14) -> Table:
    """Skeletons that conquered five regions in a row, ``tribes`` of them not empty."""
    lies = ["tribe" if i < tribes else "" for i in range(5)]
    return table(f"""
        turn A
        A: skeletons, hand {hand}
        1 farmland edge : {lies[0]}
        2 farmland      : {lies[1]}
        3 farmland      : {lies[2]}
        4 farmland      : {lies[3]}
        5 farmland      : {lies[4]}
    """).conquer(1, 2, 3, 4, 5)


@pytest.mark.case("positive")
def test_B_04_two_non_empty_regions_give_one_token_before_redeploying() -> None:
    t = _conquests(2, hand=12)
    assert t.army("skeletons").hand == 0
    assert t.state.tray["skeletons"] == 20 - 12
    t.done()
    assert t.step == "redeploy"
    # Seven of the twelve may move, and the new one with them.
    assert t.army("skeletons").hand == 7 + 1
    assert t.state.tray["skeletons"] == 20 - 13
    assert [(e.race, e.amount, e.why) for e in t.happened("gained")] == [
        ("skeletons", 1, "skeletons")
    ]
    t.put((5, 8)).done()
    assert t[5] == "skeletons*9"
    assert t.earned("A") == {"regions": 5}
    t.settled()


@pytest.mark.case("positive")
def test_B_04_race_tokens_count_as_much_as_lost_tribes() -> None:
    t = table("""
        turn A
        A: skeletons, hand 6
        B: orcs
        1 farmland edge : tribe
        2 farmland      : orcs
        3 hill edge     : orcs
    """)
    t.conquer(1, 2).done()
    assert t.army("skeletons").hand == 4 + 1
    t.end_turn()
    t.settled()


@pytest.mark.case("positive")
def test_B_12_ones_own_declined_race_counts_as_non_empty() -> None:
    t = table("""
        turn A
        A: (orcs)
        A: skeletons, hand 6
        1 farmland edge : (orcs)
        2 farmland      : (orcs)
        3 hill          : (orcs)
    """)
    t.conquer(1, 2).done()
    assert t.army("skeletons").hand == 4 + 1
    t.end_turn()
    assert t.earned("A") == {"regions": 3}
    t.settled()


@pytest.mark.case("negative")
def test_B_12_bare_mountains_and_empty_land_give_nothing() -> None:
    t = table("""
        turn A
        A: skeletons, hand 8
        1 mountain edge :
        2 mountain      :
        3 farmland      :
    """)
    t.conquer(1, 2, 3).done()
    assert t.army("skeletons").hand == 5
    assert t.happened("gained") == []


@pytest.mark.case("negative")
def test_B_04_no_other_race_gains_tokens() -> None:
    t = table("""
        turn A
        A: orcs, hand 6
        1 farmland edge : tribe
        2 farmland      : tribe
        3 hill          :
    """)
    t.conquer(1, 2).done()
    assert t.army("orcs").hand == 4
    assert t.happened("gained") == []


@pytest.mark.case("negative")
def test_B_04_the_odd_one_is_not_carried_over() -> None:
    t = table("""
        turn A
        A: skeletons, hand 4
        B: orcs
        1 farmland edge : tribe
        2 farmland      : tribe
        3 hill          :
        4 hill edge     : orcs
    """)
    t.conquer(1).end_turn().end_turn()
    assert (t.player, t.army("skeletons").hand) == ("A", 3)
    t.conquer(2).end_turn()
    assert t.state.tray["skeletons"] == 20 - 4
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("tribes", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_B_04_halves_are_rounded_down(tribes: int, gained: int) -> None:
    t = _conquests(tribes, hand=15)
    t.done()
    assert t.army("skeletons").hand == 15 - 5 + gained
    assert t.state.tray["skeletons"] == 5 - gained


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("hand", "gained"), [(18, 2), (19, 1), (20, 0)])
def test_B_74_the_tray_is_the_limit(hand: int, gained: int) -> None:
    t = _conquests(4, hand=hand)
    t.done()
    assert t.army("skeletons").hand == hand - 5 + gained
    assert t.state.tray["skeletons"] == 20 - hand - gained


@pytest.mark.case("boundary")
def test_B_74_skeletons_lost_can_be_gained_again() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: skeletons, hand 17
        1 farmland edge : skeletons
        2 farmland      : skeletons
        3 farmland      : skeletons
        4 farmland      : tribe
        5 farmland      : tribe
    """)
    assert t.state.tray["skeletons"] == 0
    t.conquer(1).end_turn()
    assert t.state.tray["skeletons"] == 1
    t.conquer(4, 5).done()
    assert t.state.tray["skeletons"] == 0


@pytest.mark.case("boundary")
def test_B_04_a_region_taken_by_the_final_die_counts() -> None:
    t = table("""
        turn A, die 3
        A: skeletons, hand 4
        1 farmland edge : tribe
        2 farmland      : tribe
        3 hill          :
    """)
    t.conquer(1).roll(2)
    assert t.step == "redeploy"
    # Three and one were used; two of them stay put, and one is new.
    assert t.army("skeletons").hand == 2 + 1
    t.end_turn()
    t.settled()


@pytest.mark.case("boundary")
def test_B_04_a_failed_final_die_counts_for_nothing() -> None:
    t = table("""
        turn A, die 0
        A: skeletons, hand 4
        1 farmland edge : tribe
        2 farmland      : tribe
    """)
    t.conquer(1).roll(2)
    assert t[1] == "skeletons*4"
    assert t.state.tray["skeletons"] == 20 - 4
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("decline")
def test_B_54_declined_skeletons_gain_nothing_by_a_new_races_conquests() -> None:
    t = table("""
        turn A
        A: (skeletons)
        A: orcs, hand 6
        1 farmland edge : (skeletons)
        2 farmland edge : tribe
        3 farmland      : tribe
    """)
    t.conquer(2, 3).end_turn()
    assert t[1] == "(skeletons)*1"
    assert t.state.tray["skeletons"] == 20 - 1
    t.settled()


@pytest.mark.case("decline")
def test_B_25_declining_skeletons_leave_one_token_per_region_and_gain_none() -> None:
    t = table("""
        turn A
        A: skeletons
        1 farmland edge : skeletons*9
        2 farmland      : skeletons
    """).declines()
    assert (t[1], t[2]) == ("(skeletons)*1", "(skeletons)*1")
    assert t.state.tray["skeletons"] == 20 - 2
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "ghouls")
def test_B_52_conquests_of_own_ghouls_raise_no_skeletons() -> None:
    t = table("""
        turn A
        A: (ghouls)
        A: skeletons, hand 3
        1 farmland edge : (ghouls)*4
        2 farmland      : tribe
        3 farmland      : tribe
        4 hill          : skeletons
    """)
    t.conquer(2).done().put((1, 2)).done()
    t.conquer(3).done()
    # One conquest of their own: two of the three may move, and no new one comes.
    assert t.army("skeletons").hand == 2
    assert t.state.tray["skeletons"] == 20 - 4
    t.end_turn()
    t.settled()


@pytest.mark.case("combined", "dragon_master", "pillaging")
def test_B_04_the_dragons_conquest_counts_and_pillaging_pays_for_the_same_regions() -> None:
    board = """
        1 farmland edge : tribe
        2 farmland      : tribe
        3 hill          :
    """
    t = table(f"turn A \n A: skeletons dragon_master, hand 4 {board}")
    t.use("dragon_master", 1).conquer(2).done()
    assert t.army("skeletons").hand == 2 + 1
    t = table(f"turn A \n A: skeletons pillaging, hand 6 {board}")
    t.conquer(1, 2).end_turn()
    assert t.earned("A") == {"regions": 2, "pillaging": 2}
    assert t.state.tray["skeletons"] == 20 - 7
    t.settled()


@pytest.mark.case("combined", "berserk")
def test_B_40_rolled_conquests_count() -> None:
    t = table("""
        turn A, die 3 3
        A: skeletons berserk, hand 2
        1 farmland edge : tribe
        2 farmland      : tribe
    """)
    t.use("berserk").conquer(1).use("berserk").conquer(2).done()
    assert t.step == "redeploy"
    assert t.army("skeletons").hand == 1
    t.put((2, 1)).done()
    assert (t[1], t[2]) == ("skeletons*1", "skeletons*2")
    t.settled()


@pytest.mark.case("combined", "stout")
def test_B_48_stout_skeletons_gain_before_they_decline() -> None:
    t = table("""
        turn A
        A: skeletons stout, hand 6
        1 farmland edge : tribe
        2 farmland      : tribe
    """)
    t.conquer(1, 2).done()
    assert t.state.tray["skeletons"] == 20 - 7
    t.put((1, 5)).done().answer(1)
    assert (t[1], t[2]) == ("(skeletons)*1", "(skeletons)*1")
    assert t.state.tray["skeletons"] == 20 - 2
    assert t.coins("A") == 5 + 2
    t.settled()
