"""Orcs: a coin for each non-empty region conquered this turn (B-34)."""

import pytest

from tests.dsl import table


@pytest.mark.case("positive")
def test_B_34_orcs_earn_one_per_non_empty_region_conquered() -> None:
    t = table("""
        turn A
        A: orcs, hand 9
        B: humans
        1 farmland edge : tribe
        2 hill          : humans*2
        3 swamp         :
    """)
    t.conquer(1, 2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "orcs": 2}
    assert t.coins("A") == 5 + 5
    t.settled()


@pytest.mark.case("positive")
def test_B_34_a_region_taken_by_the_final_die_pays_too() -> None:
    t = table("""
        turn A, die 2
        A: orcs, hand 1
        1 farmland edge : orcs
        2 hill          : tribe
    """)
    t.roll(2)
    assert t[2] == "orcs*1"
    assert t.earned("A") == {"regions": 2, "orcs": 1}
    t.settled()


@pytest.mark.case("positive")
def test_B_34_ones_own_declined_region_counts_as_non_empty() -> None:
    t = table("""
        turn A
        A: (humans)
        A: orcs, hand 3
        1 farmland edge : (humans)
        2 hill          : (humans)
    """)
    t.conquer(1).end_turn()
    assert t.earned("A") == {"regions": 2, "orcs": 1}
    assert t.state.tray["humans"] == 10 - 1
    t.settled()


@pytest.mark.case("negative")
def test_B_12_a_bare_mountain_is_empty() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        1 mountain edge :
        2 hill          :
    """)
    t.conquer(1).end_turn()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_34_a_failed_die_pays_nothing() -> None:
    t = table("""
        turn A, die 1
        A: orcs, hand 1
        1 farmland edge : orcs
        2 hill          : tribe
    """)
    t.roll(2)
    assert t[2] == "tribe"
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_34_other_races_earn_nothing_by_conquering() -> None:
    t = table("""
        turn A
        A: ratmen, hand 3
        1 farmland edge : tribe
        2 hill          :
    """)
    t.conquer(1).end_turn()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("negative")
def test_B_34_regions_conquered_in_an_earlier_turn_pay_no_more() -> None:
    t = table("""
        turn A
        A: orcs, hand 3
        B: humans
        1 farmland edge : tribe
        2 hill edge     : humans
    """)
    t.conquer(1).end_turn()
    assert t.earned("A") == {"regions": 1, "orcs": 1}
    t.end_turn().end_turn()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("tribes", "paid"), [(0, {}), (1, {"orcs": 1}), (2, {"orcs": 2})])
def test_B_34_none_one_and_two(tribes: int, paid: dict[str, int]) -> None:
    lies = ["tribe" if i < tribes else "" for i in range(2)]
    t = table(f"""
        turn A
        A: orcs, hand 6
        1 farmland edge : {lies[0]}
        2 hill          : {lies[1]}
    """)
    t.conquer(1, 2).end_turn()
    assert t.earned("A") == {"regions": 2} | paid
    t.settled()


@pytest.mark.case("boundary")
def test_B_71_the_last_own_declined_token_taken_pays_and_returns_its_banner() -> None:
    t = table(
        """
        turn A
        A: (humans)
        A: orcs, hand 3
        1 farmland edge : (humans)
        2 hill          :
        """,
        column=[],
        banners=["elves"],
        badges=["hill"],
    )
    t.conquer(1)
    assert t.races() == ["orcs"]
    assert [c.race for c in t.state.column] == ["humans"]
    assert t.state.tray["humans"] == 10
    t.end_turn()
    assert t.earned("A") == {"regions": 1, "orcs": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_34_many_defenders_are_one_region() -> None:
    t = table("""
        turn A
        A: orcs, hand 7
        B: humans
        1 farmland edge : humans*5
        2 hill          : humans
    """)
    t.conquer(1).end_turn()
    assert t.earned("A") == {"regions": 1, "orcs": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_B_28_a_region_abandoned_this_turn_is_empty() -> None:
    t = table("""
        turn A
        A: orcs
        1 farmland edge : orcs*2
        2 hill          : orcs
    """)
    t.abandon(1).conquer(1).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_03_declining_orcs_earn_regions_only() -> None:
    t = table("""
        turn A
        A: orcs
        1 farmland edge : orcs*3
        2 hill          : orcs
    """).declines()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("decline")
def test_B_54_conquests_of_a_new_race_do_not_pay_declined_orcs() -> None:
    t = table("""
        turn A
        A: (orcs)
        A: ratmen, hand 3
        1 farmland edge : (orcs)
        2 hill edge     : tribe
    """)
    t.conquer(2).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("combined", "pillaging")
def test_B_34_orcs_and_pillaging_add_up() -> None:
    t = table("""
        turn A
        A: orcs pillaging, hand 6
        1 farmland edge : tribe
        2 hill          : tribe
    """)
    t.conquer(1, 2).end_turn()
    assert t.earned("A") == {"regions": 2, "orcs": 2, "pillaging": 2}
    assert t.coins("A") == 5 + 6
    t.settled()


@pytest.mark.case("combined", "stout")
def test_B_48_stout_orcs_are_paid_before_they_decline() -> None:
    t = table("""
        turn A
        A: orcs stout, hand 3
        1 farmland edge : tribe
        2 hill          :
    """)
    t.conquer(1).done()
    assert t.question() == "stout.decline"
    t.answer(1)
    assert t[1] == "(orcs)*1"
    assert t.coins("A") == 5 + 2
    t.settled()


@pytest.mark.case("combined", "dragon_master")
def test_B_34_the_dragons_conquest_pays_too() -> None:
    t = table("""
        turn A
        A: orcs dragon_master, hand 1
        B: humans
        1 farmland edge : humans*5
        2 hill          : humans
    """)
    t.use("dragon_master", 1).end_turn()
    assert t.earned("A") == {"regions": 1, "orcs": 1}
    t.settled()


@pytest.mark.case("combined", "berserk")
def test_B_34_rolled_conquests_pay_each() -> None:
    t = table("""
        turn A, die 3 3 0
        A: orcs berserk, hand 2
        1 farmland edge : tribe
        2 hill          : tribe
    """)
    t.use("berserk").conquer(1)
    assert t[1] == "orcs*1"
    t.use("berserk").conquer(2)
    assert t[2] == "orcs*1"
    t.end_turn()
    assert t.earned("A") == {"regions": 2, "orcs": 2}
    t.settled()
