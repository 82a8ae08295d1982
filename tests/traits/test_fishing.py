"""Fishing: a coin for each region next to a sea or a lake (W-66, W-78)."""

import pytest

from tests.traits.warcraft import wow


@pytest.mark.case("positive")
def test_W_66_regions_next_to_a_sea_or_a_lake_pay() -> None:
    t = wow("""
        turn A
        A: kobolds fishing
        1 fields anchor - 2 : kobolds
        2 sea - 1 3         :
        3 hill - 4          : kobolds
        4 swamp - 5         : kobolds
        5 forest - 6        : kobolds
        6 lake              :
    """).end_turn()
    assert t.earned("A") == {"regions": 4, "fishing": 3}
    t.settled()


@pytest.mark.case("negative")
def test_W_66_no_region_pays_that_has_no_water_beside_it_nor_one_beside_that_is_not_held() -> None:
    t = wow("""
        turn A
        A: kobolds fishing
        B: naga
        1 fields anchor : kobolds
        2 hill          : naga
        3 lake          :
    """).end_turn()
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("negative")
def test_W_66_the_edge_of_an_island_is_no_water() -> None:
    t = wow("""
        turn A
        A: kobolds fishing
        1 fields anchor edge : kobolds
        2 hill edge          : kobolds
        --- beyond
        3 sea anchor edge    :
        4 swamp anchor       :
    """).end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("boundary")
def test_W_66_a_region_between_two_waters_pays_once() -> None:
    t = wow("""
        turn A
        A: kobolds fishing
        1 fields anchor - 2 3 : kobolds*4
        2 sea                 :
        3 lake                :
    """).end_turn()
    assert t.earned("A") == {"regions": 1, "fishing": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_W_66_a_region_taken_this_turn_pays_and_one_abandoned_does_not() -> None:
    t = wow("""
        turn A
        A: kobolds fishing, hand 2
        1 fields anchor - 2 3 : kobolds
        2 lake                :
        3 hill - 2            :
        4 swamp - 2 3         : kobolds
    """).abandon(4).conquer(3).end_turn()  # fmt: skip
    assert t.earned("A") == {"regions": 2, "fishing": 2}
    t.settled()


@pytest.mark.case("decline")
def test_W_66_the_badge_goes_with_the_decline_and_pays_no_more() -> None:
    t = wow("""
        turn A
        A: kobolds fishing
        B: naga
        1 fields anchor : kobolds
        2 lake          :
        3 hill          : naga
    """).declines()
    assert t.earned("A") == {"regions": 1}
    assert t.state.discards == ["fishing"]
    t.settled()


@pytest.mark.case("combined", "naga")
def test_W_78_water_that_borders_other_water_counts_and_lone_water_does_not() -> None:
    t = wow("""
        turn A
        A: naga fishing
        1 fields anchor - 2 : naga
        2 sea - 3           : naga*2
        3 lake              : naga*2
        4 hill - 5          :
        5 lake              : naga*2
    """).end_turn()
    assert t.earned("A") == {"regions": 4, "fishing": 3}
    t.settled()


@pytest.mark.case("combined", "blood_elves")
def test_W_66_it_is_paid_beside_a_race_that_is_paid_too() -> None:
    t = wow("""
        turn A
        A: blood_elves fishing
        1 fields magic anchor : blood_elves
        2 lake                :
    """).end_turn()
    assert t.earned("A") == {"regions": 1, "blood_elves": 1, "fishing": 1}
    t.settled()
