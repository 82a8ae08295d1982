"""Defensive: watch towers on fields that the race surrounds (W-24 to W-26, W-49)."""

import pytest

from engine import Answer, Conquer
from tests.traits.warcraft import wow

LAND = """
    1 fields - 2 3 4 : warcraft.orcs{tower}
    2 hill - 1            : {two}
    3 swamp - 1      : {three}
    4 forest - 1          : {four}
    5 hill anchor - 2 3     : blood_elves*2
"""
AT_ONCE = {"flags": {"defensive": "at_once"}}


def turn(two: str, three: str, four: str = "", armies: str = "", tower: str = "", **more):
    armies = armies or "A: warcraft.orcs defensive \n B: blood_elves"
    who = more.pop("who", "A")
    there = LAND.format(two=two, three=three, four=four, tower=tower)
    return wow(f"turn {who} \n {armies} \n {there}", **more)


def rivals(tower: str = " watch_tower", hand: int = 8, **more):
    """B's turn: the orcs hold 2 and 3 around their tower."""
    armies = f"A: warcraft.orcs defensive \n B: blood_elves, hand {hand}"
    return turn("warcraft.orcs", "warcraft.orcs", "", armies, tower, who="B", **more)


@pytest.mark.case("positive")
def test_W_25_fields_of_which_it_holds_most_neighbors_get_a_tower() -> None:
    t = turn("warcraft.orcs", "blood_elves", "warcraft.orcs").done()
    assert t[1] == "warcraft.orcs*1 watch_tower"
    assert t.player == "B"
    t.settled()


@pytest.mark.case("positive")
def test_W_49_a_region_with_a_tower_cannot_be_attacked() -> None:
    t = rivals()
    t.refuses(Conquer(1), "immune", "not_adjacent")
    t.conquer(3)
    t.refuses(Conquer(1), "immune")
    t.refuses(Conquer(1, roll=True), "immune")


@pytest.mark.case("positive")
def test_W_24_each_such_region_gets_one() -> None:
    t = wow("""
        turn A
        A: warcraft.orcs defensive
        B: blood_elves
        1 fields : warcraft.orcs
        2 fields      : warcraft.orcs
        3 fields      : warcraft.orcs
        4 hill        : warcraft.orcs
        5 hill anchor   : blood_elves
    """).end_turn()
    assert [t.region(r).markers for r in (1, 2, 3, 4)] == [{"watch_tower": 1}] * 3 + [{}]
    t.settled()


@pytest.mark.case("negative")
def test_W_25_as_many_as_another_race_is_not_more() -> None:
    t = turn("warcraft.orcs", "blood_elves", "").end_turn()
    assert t[1] == "warcraft.orcs*1"


@pytest.mark.case("negative")
def test_W_25_without_a_neighbor_of_its_own_there_is_no_tower() -> None:
    assert turn("", "", "").end_turn()[1] == "warcraft.orcs*1"


@pytest.mark.case("boundary")
def test_W_25_one_neighbor_is_enough_where_no_other_race_has_one() -> None:
    assert turn("", "warcraft.orcs", "").done()[1] == "warcraft.orcs*1 watch_tower"


@pytest.mark.case("boundary")
def test_W_25_two_of_others_outweigh_one_only_if_they_are_of_one_race() -> None:
    races = "A: warcraft.orcs defensive \n B: (kobolds) \n B: blood_elves"
    t = turn("warcraft.orcs", "kobolds", "kobolds", races).end_turn()
    assert t[1] == "warcraft.orcs*1"
    land = """
        1 fields - 2 3 4 6 : warcraft.orcs
        2 hill - 1              : warcraft.orcs
        3 swamp - 1        : kobolds
        4 forest - 1            : {four}
        5 hill anchor - 2         : blood_elves
        6 hill - 1              : warcraft.orcs
    """
    t = wow(f"turn A \n {races} \n {land.format(four='blood_elves')}").end_turn()
    assert t[1] == "warcraft.orcs*1 watch_tower", "two against one and one"
    t = wow(f"turn A \n {races} \n {land.format(four='kobolds')}").end_turn()
    assert t[1] == "warcraft.orcs*1", "two against two"
    t = wow(f"""
        turn A
        {races}
        1 fields - 2 3 4 5 6 7 : warcraft.orcs
        2 hill - 1             : warcraft.orcs
        3 hill - 1             : warcraft.orcs
        4 swamp - 1            : kobolds
        5 swamp - 1            : kobolds
        6 swamp - 1            : kobolds
        7 hill anchor - 1      : blood_elves
    """).end_turn()
    assert t[1] == "warcraft.orcs*1", "two against three, be it more than another's one"


@pytest.mark.case("boundary")
def test_W_25_murlocs_and_ones_own_declined_race_count_as_races() -> None:
    t = turn("warcraft.orcs", "tribe", "").end_turn()
    assert t[1] == "warcraft.orcs*1"
    own = "A: (kobolds) \n A: warcraft.orcs defensive \n B: blood_elves"
    t = turn("warcraft.orcs", "kobolds", "", own).end_turn()
    assert t[1] == "warcraft.orcs*1"


@pytest.mark.case("boundary")
def test_W_24_with_more_than_six_such_regions_its_owner_chooses() -> None:
    fields = "\n".join(f"{n} fields anchor : warcraft.orcs" for n in range(1, 9))
    t = wow(f"""
        turn A
        A: warcraft.orcs defensive
        B: blood_elves
        {fields}
        9 sea       :
        10 hill anchor : blood_elves
    """).done()
    assert (t.question(), t.options()) == ("defensive.watch_tower", list(range(1, 9)))
    t.refuses(Answer((1, 2, 3, 4, 5, 6, 7)), "too_many")
    t.answer(1, 2, 3, 4, 5, 8)
    assert t.region(8).markers == {"watch_tower": 1}
    assert t.region(6).markers == t.region(7).markers == {}
    t.settled()


@pytest.mark.case("positive")
def test_W_26_a_tower_stands_until_the_end_of_its_owners_turn_and_then_falls() -> None:
    t = rivals().conquer(3, 2).end_turn()
    assert (t.player, t[1]) == ("A", "warcraft.orcs*1 watch_tower")
    t.end_turn()
    assert t[1].startswith("warcraft.orcs")
    assert t.region(1).markers == {}


@pytest.mark.case("positive")
def test_W_26_it_stays_if_the_neighbors_are_won_back() -> None:
    t = rivals().conquer(3).end_turn()
    t.state.tray["warcraft.orcs"] -= 9
    t.army("warcraft.orcs").hand += 9
    t.conquer(3).end_turn()
    assert t.region(1).markers == {"watch_tower": 1}
    t.settled()


@pytest.mark.case("boundary")
def test_W_26_by_the_other_rule_it_falls_as_soon_as_it_is_outnumbered() -> None:
    t = rivals(**AT_ONCE).conquer(3)
    assert t.region(1).markers == {}, "one against one"
    t.conquer(1)
    assert t[1] == "blood_elves*3"
    t = turn("warcraft.orcs", "", "warcraft.orcs", tower=" watch_tower", **AT_ONCE).end_turn()
    t.state.tray["blood_elves"] -= 6
    t.army("blood_elves").hand += 6
    t.conquer(3)
    assert t.region(1).markers == {"watch_tower": 1}, "two against one"


@pytest.mark.case("decline")
def test_W_49_towers_go_in_decline() -> None:
    t = turn("warcraft.orcs*2", "", tower=" watch_tower").declines()
    assert (t[1], t.state.discards) == ("(warcraft.orcs)*1", ["defensive"])
    t.state.tray["blood_elves"] -= 6
    t.army("blood_elves").hand += 6
    assert t.conquer(3, 1)[1] == "blood_elves*3"


@pytest.mark.case("boundary")
def test_W_49_a_tower_goes_when_its_region_is_abandoned() -> None:
    t = turn("warcraft.orcs*2", "", tower=" watch_tower").abandon(1)
    assert t[1] == ""


@pytest.mark.case("combined", "naga", "blood_elves")
def test_W_25_W_59_water_that_naga_hold_is_a_neighbor_like_any() -> None:
    land = """
        1 fields : naga
        2 sea         : {water}
        3 hill - 1 : {three}
        4 hill anchor   : blood_elves
    """
    armies = "A: naga defensive \n B: blood_elves"
    for water, three, tower in (("naga", "", True), ("naga", "blood_elves", False)):
        t = wow(f"turn A \n {armies} \n {land.format(water=water, three=three)}").end_turn()
        assert ("watch_tower" in t.region(1).markers) is tower


@pytest.mark.case("combined", "garrisoned", "tauren")
def test_W_49_W_50_a_tower_beside_a_fort_keeps_tauren_away_all_the_same() -> None:
    t = wow("""
        turn A
        A: tauren, hand 12
        B: warcraft.orcs defensive
        C: (kobolds) garrisoned
        1 hill : tauren*2
        2 fields    : warcraft.orcs watch_tower
        3 hill      : kobolds fort
        4 hill anchor : warcraft.orcs
    """)
    t.refuses(Conquer(2), "immune")
    t.refuses(Conquer(3), "not_adjacent")


@pytest.mark.case("combined", "kobolds", "warcraft.orcs")
def test_W_19_W_25_caverns_that_kobolds_reach_are_no_neighbors_of_their_fields() -> None:
    t = wow("""
        turn A
        A: kobolds defensive
        B: warcraft.orcs
        1 fields       : kobolds
        2 hill              : warcraft.orcs
        3 hill         : kobolds
        4 hill cavern anchor - 3 : kobolds
    """).end_turn()
    assert t.region(1).markers == {}


@pytest.mark.case("boundary")
def test_W_24_by_default_the_last_towers_go_where_most_is_at_stake() -> None:
    fields = "\n".join(f"{n} fields : warcraft.orcs" for n in range(1, 8))
    t = wow(f"""
        turn A, round 4
        A: warcraft.orcs defensive
        B: blood_elves
        {fields}
        8 hill        : warcraft.orcs
        9 hill anchor : blood_elves*5
    """).end_turn()
    assert t.region(7).markers == {"watch_tower": 1}, "the one that lies nearest to a rival"
    t.settled()
