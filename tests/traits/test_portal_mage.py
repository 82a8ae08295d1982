"""Portal Mage: what stands in two Magic regions changes places (W-47)."""

import pytest

from engine import Conquer, Use, asked
from engine.state import pair
from engine.table import Game
from tests.traits.warcraft import wow

POWER = "portal_mage"
LAND = """
    1 hill anchor magic : {one}
    2 hill              : {two}
    3 mountain magic    : {three}
    4 forest            : {four}
    5 swamp magic       : {five}
    6 hill              : blood_elves
"""


def turn(
    one: str = "kobolds",
    two: str = "kobolds",
    three: str = "",
    four: str = "",
    five: str = "",
    army: str = "kobolds portal_mage",
    rival: str = "blood_elves",
    **more,
):
    """A's turn; regions 1, 3 and 5 are Magic."""
    land = LAND.format(one=one, two=two, three=three, four=four, five=five)
    return wow(f"turn A \n A: {army} \n B: {rival} \n {land}", **more)


def swap(t, one: int, other: int):
    """Exchange two regions, between which nobody need choose where there are but two."""
    t.use(POWER, one)
    return t.answer(pair(one, other)) if t.state.questions else t


@pytest.mark.case("positive")
def test_W_47_all_that_stands_there_changes_places_and_mountains_stay() -> None:
    t = turn(three="blood_elves*4 fort").use(POWER, 1)
    assert (t.question(), t.options()) == ("portal_mage.with", [pair(1, 3), pair(1, 5)])
    t.answer(pair(1, 3))
    assert (t[1], t[3]) == ("blood_elves*4 fort", "kobolds*1 mountain")
    assert (t.state.turn.journal, t.state.turn.forced, t.earned()) == ([], [], {})
    assert [(e.region, e.amount) for e in t.happened("note")] == [(1, 3)]


@pytest.mark.case("positive")
def test_W_47_twice_a_turn_whoever_holds_the_regions() -> None:
    t = turn(three="blood_elves*2", five="tribe")
    swap(swap(t, 3, 5), 1, 5)
    assert (t[1], t[3], t[5]) == ("blood_elves*2", "tribe mountain", "kobolds*1")
    t.refuses(Use(POWER, 1), "used_this_turn")
    t.end_turn().end_turn()
    assert any(use.trait == POWER for use in t.legal(Use))


@pytest.mark.case("positive")
def test_W_47_what_borders_the_new_place_may_be_attacked_from_then_on() -> None:
    t = turn(two="", army="kobolds portal_mage, hand 4")
    assert 6 not in t.targets()
    swap(t, 1, 5)
    assert (t[5], t.targets()[6]) == ("kobolds*1", 3)


@pytest.mark.case("positive")
def test_W_47_after_the_final_die_there_may_still_be_a_swap() -> None:
    t = turn(four="blood_elves", three="kobolds*2", die=[0]).roll(4)
    assert t.step == "conquer"
    swap(t, 1, 5)
    assert t[5] == "kobolds*1"
    t.done().end_turn()
    t.settled()


@pytest.mark.case("positive")
def test_W_47_murlocs_that_were_moved_live_and_are_driven_out_as_anywhere() -> None:
    t = turn(one="", two="kobolds", three="tribe", army="kobolds portal_mage, hand 4")
    swap(t, 3, 1)
    assert (t[1], t[3]) == ("tribe", "mountain")
    t.conquer(1)
    assert [(e.why, e.amount) for e in t.happened("natives")] == [("murloc", 1)]


@pytest.mark.case("negative")
def test_W_47_only_magic_regions_and_not_two_empty_ones() -> None:
    t = turn(one="")
    t.refuses(Use(POWER, 2), "nothing_to_swap")
    t.refuses(Use(POWER, 1), "nothing_to_swap")
    t.refuses(Use(POWER, 9), "no_region_named")


@pytest.mark.case("negative")
def test_W_47_not_once_tokens_are_redeployed() -> None:
    t = turn(one="kobolds*3").done()
    assert t.step == "redeploy"
    t.refuses(Use(POWER, 1), "wrong_step")


@pytest.mark.case("negative")
def test_W_47_places_stay_and_artifacts_go_along() -> None:
    t = turn(finds={"karazhan": 1, "frostmourne": 1}, two="kobolds", three="blood_elves")
    swap(t, 1, 3)
    assert {f.id: f.region for f in t.state.finds} == {"karazhan": 1, "frostmourne": 3}


@pytest.mark.case("boundary")
def test_W_06_W_47_tokens_that_come_to_what_lies_face_down_turn_it_up_and_it_stays() -> None:
    t = turn(three="blood_elves", five="face_down", hidden=["karazhan"])
    swap(t, 3, 5)
    assert t[5] == "blood_elves*1"
    assert [(f.id, f.region) for f in t.state.finds] == [("karazhan", 5)]
    assert [e.player for e in t.happened("found")] == [1]


@pytest.mark.case("boundary")
def test_W_49_a_tower_bars_others_and_moves_with_its_own_owner() -> None:
    t = turn(three="blood_elves watch_tower", rival="blood_elves defensive")
    t.refuses(Use(POWER, 3), "immune")
    assert swap(t, 1, 5)[5] == "kobolds*1"


@pytest.mark.case("boundary")
def test_W_47_W_52_the_aegis_region_of_another_costs_two() -> None:
    t = turn(
        three="blood_elves", finds={"aegis_of_aggramar": 3}, army="kobolds portal_mage, coins 2"
    )
    swap(t, 1, 3)
    assert (t.coins("A"), t.coins("B")) == (0, 7)
    t = turn(
        three="blood_elves", finds={"aegis_of_aggramar": 3}, army="kobolds portal_mage, coins 1"
    )
    t.refuses(Use(POWER, 3), "toll")
    assert t.use(POWER, 1)[5] == "kobolds*1", "the other one is the only choice"


@pytest.mark.case("boundary")
def test_W_47_an_own_declined_race_is_moved_too_and_bombs_and_walls_with_it() -> None:
    army = "(night_elves) \n A: kobolds portal_mage"
    t = turn(one="night_elves wisp_wall", army=army, three="blood_elves bomb")
    swap(t, 1, 3)
    assert (t[1], t[3]) == ("blood_elves*1 bomb", "(night_elves)*1 mountain wisp_wall")


@pytest.mark.case("boundary")
def test_W_47_by_default_one_comes_beside_the_most_regions_of_others() -> None:
    t = turn(three="blood_elves", five="blood_elves").use(POWER, 1).end_turn()
    assert t.region(5).army == t.army("kobolds").id, "beside 4 and 6, and 2 beside 1 and 3"
    t.settled()


@pytest.mark.case("boundary")
def test_W_47_the_other_region_may_be_named_with_the_first_or_is_the_only_one_there_is() -> None:
    t = turn(three="blood_elves").play(Use(POWER, 1, answers=((pair(1, 5),),)))
    assert (t[1], t[5]) == ("", "kobolds*1")
    t = turn(one="", three="tribe")
    assert asked(t.box, t.state, Use(POWER, 3)).settled == (), "1 or 5"
    (only,) = asked(t.box, t.state, Use(POWER, 1)).settled
    assert (only.key, only.options) == ("portal_mage.with", [pair(1, 3)])
    assert t.use(POWER, 1)[1] == "tribe"


@pytest.mark.case("combined", "aegis_of_aggramar")
def test_W_47_what_is_asked_once_the_last_exchange_has_ended_the_conquests_is_none_of_its_own() -> (
    None
):
    die = "turn A, die 3 \n A: kobolds portal_mage, hand 1 \n B: blood_elves"
    land = LAND.format(one="kobolds", two="kobolds", three="", four="blood_elves*3", five="")
    t = wow(f"{die} \n {land} \n 7 forest :", {"aegis_of_aggramar": 2})
    t.play(Conquer(3, roll=True)).use(POWER, 3)
    t.answer(pair(3, 1))
    (first, _), use = asked(t.box, t.state, Use(POWER, 1)), Use(POWER, 1, answers=((pair(1, 5),),))
    assert (first and first.key) == "portal_mage.with"
    assert asked(t.box, t.state, use) == (None, ())
    assert t.play(use).question() == "aegis_of_aggramar.where"


@pytest.mark.case("boundary")
def test_W_47_by_default_a_region_of_others_is_had_for_the_one_that_leads_least_far() -> None:
    t = turn(two="", three="kobolds", four="kobolds", five="blood_elves").use(POWER, 5).end_turn()
    assert (t[3], t[5]) == ("blood_elves*1 mountain", "kobolds*1"), "1 leads to 2, and 4 to 3"
    t.settled()


@pytest.mark.case("decline")
def test_W_47_a_declined_race_exchanges_nothing() -> None:
    t = turn(army="(kobolds) \n A: warcraft.orcs, hand 2", four="warcraft.orcs")
    assert not any(use.trait == POWER for use in t.legal(Use))
    assert turn().declines().state.discards == [POWER]


@pytest.mark.case("combined", "tauren", "championing")
def test_W_42_W_48_tauren_move_whole_and_a_champion_with_his_region() -> None:
    t = turn(one="tauren*2", two="tauren*2", army="tauren portal_mage", three="blood_elves")
    assert swap(t, 1, 3)[3] == "tauren*2 mountain"
    t = turn(three="blood_elves*0 champion", rival="blood_elves championing")
    assert swap(t, 1, 3)[1] == "blood_elves*0 champion"


@pytest.mark.case("combined", "pandaren", "marshdweller")
def test_W_45_W_47_it_is_no_attack_so_neither_harmony_nor_a_swamp_is_paid_for() -> None:
    t = turn(five="pandaren", rival="pandaren marshdweller \n C: blood_elves")
    swap(t, 1, 5)
    assert (t[1], t[5], t.coins("A")) == ("pandaren*1", "kobolds*1", 5)


@pytest.mark.case("combined", "naga", "beast_master")
def test_W_43_W_59_naga_and_beasts_move_but_water_is_no_magic_region() -> None:
    t = turn(three="naga*0 beast*2", rival="naga beast_master \n B: (blood_elves)")
    assert swap(t, 1, 3)[1] == "naga*0 beast*2"
    assert Game(t.box, t.state).supply("beast") == 3
