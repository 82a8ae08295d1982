"""Garrisoned: a fort in each region (W-50)."""

import pytest

from engine import Answer, Conquer
from engine.table import Game
from tests.traits.warcraft import wow

LAND = """
    1 hill   : {one}
    2 swamp       : {two}
    3 forest      :
    4 hill anchor   : blood_elves
"""


def turn(one: str = "warcraft.orcs*2", two: str = "warcraft.orcs", army: str = "", **more):
    army = army or "warcraft.orcs garrisoned"
    land = LAND.format(one=one, two=two)
    return wow(f"turn A \n A: {army} \n B: blood_elves, hand 9 \n {land}", **more)


def scarce(forts: int):
    """So many forts lie with a declined race already; A holds three regions without one."""
    held = "\n".join(f"{n} hill : warcraft.orcs" for n in (1, 2, 3))
    old = "\n".join(f"{n} swamp : kobolds fort" for n in range(4, 4 + forts))
    return wow(
        f"""
        turn A
        A: warcraft.orcs garrisoned
        B: (kobolds)
        B: blood_elves
        {held}
        {old}
        {4 + forts} hill anchor : blood_elves
        """
    )


@pytest.mark.case("positive")
def test_W_50_at_the_end_of_its_turn_each_region_gets_a_fort_that_defends_as_one() -> None:
    t = turn().done().put((1, 1)).done()
    assert t.player == "B"
    assert (t[1], t[2]) == ("warcraft.orcs*2 fort", "warcraft.orcs*1 fort")
    assert t.price(2) == {"base": 2, "defenders": 1, "fort": 1}
    assert t.price(1)["fort"] == 1
    t.settled()


@pytest.mark.case("positive")
def test_W_50_a_region_that_has_one_gets_no_second() -> None:
    t = turn(one="warcraft.orcs*5 fort").conquer(3).end_turn()
    assert [t.region(r).markers for r in (1, 2, 3)] == [{"fort": 1}] * 3
    t.settled()


@pytest.mark.case("negative")
def test_W_50_forts_earn_nothing_and_go_with_the_region() -> None:
    t = turn().done().put((1, 1)).done()
    assert t.earned("A") == {"regions": 2}
    t.conquer(3, 2)
    assert t[2] == "blood_elves*4"


@pytest.mark.case("negative")
def test_W_50_the_final_die_is_needed_for_a_fort_as_for_a_token() -> None:
    t = wow("""
        turn A
        A: blood_elves, hand 3
        B: warcraft.orcs garrisoned
        1 hill anchor : blood_elves
        2 swamp     : warcraft.orcs*2 fort
    """)
    t.refuses(Conquer(2), "too_few_tokens")
    assert t.die_targets() == [2]


@pytest.mark.case("boundary")
def test_W_50_where_the_supply_is_short_its_owner_chooses() -> None:
    t = scarce(8).done()
    assert (t.question(), t.options()) == ("garrisoned.fort", [1, 2, 3])
    t.refuses(Answer((1,) * 2), "same_option_twice")
    t.refuses(Answer(()), "too_few")
    t.refuses(Answer((1, 2, 3)), "too_many")
    t.answer(1, 3)
    assert [t.region(r).markers for r in (1, 2, 3)] == [{"fort": 1}, {}, {"fort": 1}]
    t.settled()


@pytest.mark.case("boundary")
def test_W_50_just_enough_forts_go_down_unasked_and_with_none_left_nobody_is_asked() -> None:
    t = scarce(7).done()
    assert (t.player, [t.region(r).markers for r in (1, 2, 3)]) == ("B", [{"fort": 1}] * 3)
    t = scarce(10).done()
    assert (t.player, [t.region(r).markers for r in (1, 2, 3)]) == ("B", [{}] * 3)
    t.settled()


@pytest.mark.case("boundary")
def test_W_50_by_default_the_last_forts_go_where_most_is_at_stake() -> None:
    old = "\n".join(f"{n} swamp : kobolds fort" for n in range(5, 14))
    t = wow(f"""
        turn A, round 4
        A: warcraft.orcs garrisoned
        B: (kobolds)
        B: blood_elves
        1 hill           : warcraft.orcs
        2 hill           : warcraft.orcs
        3 hill           : warcraft.orcs
        4 hill anchor    : blood_elves*4
        {old}
    """)
    t.end_turn()
    assert [t.region(r).markers for r in (1, 2, 3)] == [{}, {}, {"fort": 1}]
    t.settled()


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("now", "rivals"), [(10, 1), (4, 4)])
def test_W_50_by_default_the_others_go_where_it_is_weakest(now: int, rivals: int) -> None:
    old = "\n".join(f"{n} swamp : (naga) fort" for n in range(7, 14))
    t = wow(f"""
        turn A, round {now}
        A: warcraft.orcs garrisoned
        B: (naga)
        B: blood_elves
        1 hill - 3          : warcraft.orcs fort
        2 hill - 3          : warcraft.orcs
        3 mountain - 4      : warcraft.orcs
        4 mountain - 3      : warcraft.orcs
        5 hill anchor - 2   : blood_elves*{rivals}
        6 hill - 5          : blood_elves
        {old}
    """)
    game = Game(t.box, t.state)
    (me,) = [me for me in game.voices("on_turn_end") if me.label == "garrisoned"]
    assert me.effect.suggests(me, "fort", [2, 3, 4], 2) == [2, 3]


@pytest.mark.case("decline")
def test_W_50_in_decline_forts_stay_until_the_region_is_conquered() -> None:
    t = turn(one="warcraft.orcs*2 fort", two="warcraft.orcs fort").declines()
    assert (t[1], t[2]) == ("(warcraft.orcs)*1 fort", "(warcraft.orcs)*1 fort")
    assert t.army("warcraft.orcs").power == "garrisoned"
    assert t.price(2) == {"base": 2, "defenders": 1, "fort": 1}
    t.conquer(3, 2)
    assert t[2] == "blood_elves*4"
    t.settled()


@pytest.mark.case("decline")
def test_W_50_a_declined_race_builds_no_more_forts() -> None:
    t = turn(
        "warcraft.orcs fort", army="(warcraft.orcs) garrisoned \n A: kobolds, hand 2"
    ).end_turn()
    assert (t[1], t[2]) == ("(warcraft.orcs)*1 fort", "(warcraft.orcs)*1")


@pytest.mark.case("boundary")
def test_W_50_an_abandoned_region_loses_its_fort() -> None:
    t = turn(one="warcraft.orcs fort", two="warcraft.orcs*3 fort").abandon(1)
    assert t[1] == ""
    assert t.end_turn()[2] == "warcraft.orcs*4 fort"


@pytest.mark.case("combined", "night_elves", "kobolds")
def test_W_50_a_fort_stands_beside_a_wisp_wall_and_each_defends() -> None:
    t = wow("""
        turn A
        A: night_elves garrisoned, hand 4
        B: kobolds, hand 9
        1 hill   : night_elves
        2 forest      :
        3 hill anchor   : kobolds
    """)
    t.conquer(2).done().put((1, 2), (2, 1)).done()
    assert t[2] == "night_elves*2 wisp_wall fort"
    assert t.price(2) == {"base": 2, "defenders": 2, "wisp_wall": 1, "fort": 1}


@pytest.mark.case("combined", "naga", "blood_elves")
def test_W_50_W_59_naga_build_forts_on_water_and_keep_them_in_decline() -> None:
    t = wow("""
        turn A
        A: naga garrisoned
        B: blood_elves, hand 9
        1 hill   : naga
        2 sea         : naga
        3 hill anchor   : blood_elves
    """).done()
    assert (t[1], t[2]) == ("naga*1 fort", "naga*1 fort")
    t.end_turn().declines()
    assert t[2] == "(naga)*1 fort"
    t.settled()


@pytest.mark.case("combined", "tauren", "warcraft.orcs")
def test_W_42_W_50_a_tauren_region_with_two_tokens_and_a_fort_costs_five() -> None:
    t = wow("""
        turn A
        A: tauren garrisoned
        B: warcraft.orcs, hand 9
        1 hill   : tauren*2
        2 swamp       : tauren*2
        3 hill anchor   : warcraft.orcs
    """).end_turn()
    assert t.price(2) == {"base": 2, "defenders": 2, "fort": 1}
    t.conquer(2)
    assert (t[2], t.army("tauren").driven) == ("warcraft.orcs*5", 1)
