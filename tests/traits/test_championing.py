"""Championing: the Champion takes a region alone (W-48, W-72, W-73)."""

import pytest

from engine import Conquer, Place, Use, ranking
from engine.table import Game
from tests.traits.warcraft import wow

C = "championing"
LAND = """
    1 hill - 2 3       : {one}
    2 hill - 1 3 4     : {two}
    3 swamp - 1 2      : {three}
    4 forest - 2 5     : {four}
    5 hill anchor - 4  : blood_elves
"""


def turn(
    one: str = "kobolds",
    two: str = "",
    three: str = "",
    four: str = "",
    army: str = "kobolds championing",
    rival: str = "blood_elves",
    **more,
):
    """A's turn; the Champion's race is A's."""
    land = LAND.format(one=one, two=two, three=three, four=four)
    return wow(f"turn A \n A: {army} \n B: {rival} \n {land}", **more)


def lost(two: str, coins: int = 3, one: str = "kobolds", badge: str = "", **more):
    """B's turn, who has 9 in hand beside the Champion's region 2."""
    land = LAND.format(one=one, two=two, three="", four="blood_elves", **more)
    return wow(
        f"turn B \n A: kobolds championing, coins {coins} \n B: blood_elves {badge}, hand 8"
        f"\n {land}"
    )


def supply(t) -> int:
    return Game(t.box, t.state).supply("champion")


@pytest.mark.case("positive")
def test_W_48_he_takes_a_bordering_region_alone_whatever_defends_it() -> None:
    t = turn(two="blood_elves*6 fort")
    assert t.army("kobolds").hand == 0
    t.use(C, 2)
    assert t[2] == "kobolds*0 champion"
    assert (t.army("blood_elves").driven, t.happened("lost")[0].amount) == (5, 1)
    assert t.state.turn.journal[-1].means == C
    t.end_turn()
    assert t.earned("A") == {"regions": 2}
    t.settled()


@pytest.mark.case("positive")
def test_W_36_W_48_he_defends_as_one_token() -> None:
    t = lost("kobolds*0 champion")
    assert t.price(2) == {"base": 2, "champion": 1}
    assert lost("kobolds*2 champion").price(2) == {"base": 2, "defenders": 2, "champion": 1}


@pytest.mark.case("positive")
def test_W_48_captured_he_costs_his_owner_a_coin_and_no_token_and_stands_elsewhere() -> None:
    t = lost("kobolds*3 champion", one="kobolds")
    t.conquer(2)
    assert t.earned("A") == {"championing": -1}
    assert t.earned("B") == {"championing": 1}
    assert (t.army("kobolds").driven, t.happened("lost"), supply(t)) == (3, [], 1)
    t.end_turn()
    assert t[1] == "kobolds*1 champion", "three came in hand again as A's turn began"
    t.settled()


@pytest.mark.case("boundary")
def test_W_48_he_comes_back_if_other_regions_were_lost_with_his_and_on_the_last_turn_too() -> None:
    land = """
        1 hill - 2        : kobolds
        2 hill            : kobolds*0 champion
        3 swamp           : blood_elves
        4 forest - 1 3    : kobolds
        5 hill anchor     : kobolds
        6 forest anchor   : {}
    """
    three = "turn B \n A: kobolds championing \n B: blood_elves, hand 9 \n C: naga"
    t = wow(f"{three} \n {land.format('naga')}").conquer(4, 2).done()
    t.put((3, t.army("blood_elves").hand)).done()
    assert (t.decider, t.question(), t.options()) == ("A", "championing.home", [1, 5])
    two = "turn B, round 10 \n A: kobolds championing \n B: blood_elves, hand 8"
    t = wow(f"{two} \n {land.format('blood_elves')}").conquer(4, 2).done()
    t.put((3, t.army("blood_elves").hand)).done()
    assert (t.step, "champion" in t[1] + t[5]) == ("over", True)


@pytest.mark.case("negative")
def test_W_48_where_he_does_not_stand_a_token_dies_as_anywhere() -> None:
    t = lost("kobolds*3", one="kobolds champion").conquer(2)
    assert (t.army("kobolds").driven, t.state.turn.journal[0].killed) == (2, 1)
    assert t.earned() == {}


@pytest.mark.case("positive")
def test_W_48_where_he_comes_back_to_is_his_owners_choice() -> None:
    t = wow("""
        turn B
        A: kobolds championing
        B: blood_elves, hand 8
        C: warcraft.orcs
        1 hill            : kobolds
        2 hill            : kobolds*0 champion
        3 swamp           : blood_elves
        4 forest - 1 5    : kobolds
        5 hill anchor     : warcraft.orcs
    """)
    t.conquer(2).done().put((3, t.army("blood_elves").hand)).done()
    assert (t.decider, t.question(), t.options()) == ("A", "championing.home", [1, 4])
    t.answer(4)
    assert (t.player, t[4]) == ("C", "kobolds*1 champion")
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize("four", ["kobolds", ""])
def test_B_61_W_48_who_plays_next_is_asked_as_well_for_he_is_not_readied(four: str) -> None:
    t = wow(f"""
        turn B
        A: kobolds championing
        B: blood_elves, hand 8
        1 hill            : kobolds
        2 hill            : kobolds*3 champion
        3 swamp           : blood_elves
        4 forest - 1 5    : {four}
        5 hill anchor     : blood_elves
    """)
    t.conquer(2).done().put((3, t.army("blood_elves").hand)).done()
    if four:
        assert (t.decider, t.question(), t.options()) == ("A", "championing.home", [1, 4])
        t.answer(4)
    assert (t.player, t.army("kobolds").hand) == ("A", 3)
    assert t[4 if four else 1] == "kobolds*1 champion"
    t.settled()


@pytest.mark.case("positive")
def test_W_73_he_is_taken_up_and_a_region_that_he_held_alone_is_empty() -> None:
    t = turn(two="kobolds*0 champion", three="blood_elves*4").use(C, 3)
    assert (t[2], t[3]) == ("", "kobolds*0 champion")
    t = turn(one="kobolds*3", two="kobolds*3 champion", four="blood_elves*4").use(C, 4)
    assert (t[2], t[4]) == ("kobolds*1", "kobolds*0 champion")


@pytest.mark.case("negative")
def test_W_48_he_makes_no_first_conquest() -> None:
    t = turn(one="", army="kobolds championing, hand 9")
    assert t.legal(Use) == []
    t.refuses(Use(C, 5), "not_adjacent")
    assert Conquer(5) in t.legal()


@pytest.mark.case("negative")
def test_W_73_from_a_region_that_he_alone_holds_he_goes_nowhere() -> None:
    t = turn(one="", two="kobolds*0 champion", three="blood_elves")
    assert t.legal(Use) == []
    t.refuses(Use(C, 3), "not_adjacent")
    t.refuses(Use(C, 2), "own_region")
    assert turn(two="kobolds*0 champion", four="blood_elves").legal(Use) == [Use(C, 3)]


@pytest.mark.case("negative")
def test_W_48_he_takes_no_region_that_borders_none_of_the_race() -> None:
    t = turn(four="blood_elves")
    t.refuses(Use(C, 4), "not_adjacent")
    t.refuses(Use(C, 9), "no_region_named")
    t.refuses(Use(C, 1), "own_region")


@pytest.mark.case("boundary")
def test_W_48_once_a_turn() -> None:
    t = turn(two="blood_elves*3").use(C, 2)
    t.refuses(Use(C, 3), "used_this_turn")


@pytest.mark.case("boundary")
def test_W_72_he_may_act_last_but_not_after_the_final_die() -> None:
    t = turn(one="kobolds*3", two="blood_elves*3").conquer(3).use(C, 2)
    assert (t[2], t[3]) == ("kobolds*0 champion", "kobolds*2")
    t = turn(one="kobolds*2", two="blood_elves*3", three="blood_elves", die=[0])
    t.refuses(Use(C, 4), "not_adjacent")
    t.roll(3)
    assert t.player == "B", "nothing is left to do"
    assert t.region(2).army == t.army("blood_elves").id


@pytest.mark.case("boundary")
def test_W_48_who_is_broke_pays_nothing_and_has_him_back_all_the_same() -> None:
    t = lost("kobolds*0 champion", coins=0).conquer(2)
    assert (t.coins("A"), t.earned()) == (0, {})
    t.end_turn()
    assert t[1] == "kobolds*1 champion"
    t.settled()


@pytest.mark.case("boundary")
def test_W_48_with_no_region_left_he_waits_and_is_no_conqueror_until_there_is_one() -> None:
    t = lost("kobolds*2 champion", one="").conquer(2)
    assert t.army("kobolds").driven == 2
    t.end_turn()
    assert (t.player, supply(t), t.army("kobolds").hand) == ("A", 1, 2)
    assert t.legal(Use) == []


@pytest.mark.case("boundary")
def test_W_48_he_comes_back_only_when_he_was_captured() -> None:
    t = lost("kobolds").conquer(2).end_turn()
    assert (t[1], supply(t)) == ("kobolds*1", 1)


@pytest.mark.case("boundary")
def test_W_42_W_73_beside_him_a_token_stays_when_the_troops_are_readied_and_none_later() -> None:
    t = turn(one="kobolds*2", two="kobolds*3 champion", three="blood_elves")
    assert (t[2], t.army("kobolds").hand) == ("kobolds*1 champion", 3)
    t.done()
    assert (t[2], t.army("kobolds").hand) == ("kobolds*0 champion", 4)
    t.put((1, 4)).done()
    assert (t[1], t[2]) == ("kobolds*5", "kobolds*0 champion")
    t.settled()


@pytest.mark.case("boundary")
def test_C_07_he_breaks_no_tie() -> None:
    t = turn(one="kobolds", two="kobolds*0 champion")
    t.state.turn.step, t.state.turn.army = "over", None
    assert [rank.tokens for rank in ranking(t.box, t.state)] == [1, 1]


@pytest.mark.case("decline")
def test_W_48_in_decline_he_leaves_and_with_him_what_he_alone_held() -> None:
    t = turn(one="kobolds*2 champion").declines()
    assert (t[1], supply(t), t.state.discards) == ("(kobolds)*1", 1, ["championing"])
    t = turn(two="kobolds*0 champion").declines()
    assert (t[1], t[2]) == ("(kobolds)*1", "")
    t.settled()


@pytest.mark.case("combined", "kobolds", "naga")
def test_W_59_W_73_caverns_border_for_the_champion_of_kobolds_and_water_for_that_of_naga() -> None:
    land = """
        1 hill             : {race}
        2 sea              :
        3 swamp cavern     : blood_elves*4
        4 hill anchor      : blood_elves
    """
    for race, taken, refused, why in (("kobolds", 3, 2, "closed"), ("naga", 2, 3, "not_adjacent")):
        t = wow(f"turn A \n A: {race} championing \n B: blood_elves \n {land.format(race=race)}")
        t.refuses(Use(C, refused), why)
        assert t.use(C, taken)[taken] == f"{race}*0 champion"


@pytest.mark.case("combined", "tauren", "blood_elves")
def test_W_42_W_48_tauren_need_no_token_beside_him_and_later_two_or_none() -> None:
    t = turn(one="tauren*3", two="blood_elves*4", army="tauren championing").use(C, 2)
    assert (t[1], t[2], t.army("tauren").hand) == ("tauren*2", "tauren*0 champion", 1)
    t.done()
    t.refuses(Place(2, 1), "too_few_there")
    t.put((1, 1)).done()
    assert (t[1], t[2]) == ("tauren*3", "tauren*0 champion")
    t = turn(one="tauren*4", two="blood_elves*4", army="tauren championing").use(C, 2).done()
    assert t.put((2, 2)).done()[2] == "tauren*2 champion"


@pytest.mark.case("combined", "defensive", "garrisoned")
def test_W_48_W_49_a_tower_stops_him_and_a_fort_does_not() -> None:
    t = turn(
        two="blood_elves*2 watch_tower", three="blood_elves fort", rival="blood_elves defensive"
    )
    t.refuses(Use(C, 2), "immune")
    t.use(C, 3)
    assert t[3] == "kobolds*0 champion"
    t = turn(three="(blood_elves) fort", rival="(blood_elves) garrisoned")
    assert t.use(C, 3)[3] == "kobolds*0 champion"


@pytest.mark.case("combined", "enraged", "battle_master")
def test_W_68_W_74_he_counts_as_a_token_for_who_takes_his_region() -> None:
    for power, two, coins in (
        ("enraged", "kobolds*0 champion", 0),
        ("enraged", "kobolds champion", 2),
        ("battle_master", "kobolds*0 champion", 1),
    ):
        t = lost(two, badge=power).conquer(2)
        assert t.earned("B").get(power, 0) == coins


@pytest.mark.case("boundary")
def test_W_48_by_default_he_comes_back_where_most_is_at_stake() -> None:
    t = (
        wow("""
        turn B, round 4
        A: kobolds championing
        B: blood_elves, hand 6
        C: warcraft.orcs
        1 hill - 2             : kobolds
        2 hill                 : kobolds*0 champion
        3 swamp                : blood_elves
        4 hill - 1             : kobolds
        5 forest - 4 6         : kobolds
        6 hill anchor - 5 7    : warcraft.orcs*5
        7 hill - 6             : warcraft.orcs
    """)
        .conquer(2)
        .end_turn()
    )
    assert (t.player, t[5]) == ("C", "kobolds*1 champion")
    t.settled()
