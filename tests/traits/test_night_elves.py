"""Night Elves: forests cost one less, and each that they conquer gets a Wisp Wall (W-50)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow


def turn(army: str = "night_elves, hand 7", two: str = "", three: str = "", four: str = "", **more):
    """A turn of A's, who holds region 1; 2 and 3 are forests."""
    return wow(
        f"""
        turn A{more.pop("die", "")}
        A: {army}
        B: {more.pop("b", "naga")}
        1 fields anchor : {army.split()[0].rstrip(",")}
        2 forest - 1    : {two}
        3 forest - 1    : {three}
        4 swamp - 1     : {four}
        """,
        **more,
    )


@pytest.mark.case("positive")
def test_W_50_a_forest_costs_one_less_and_gets_a_wall() -> None:
    t = turn(two="tribe", three="naga*2")
    assert t.price(2) == {"base": 2, "defenders": 1, "night_elves": -1}
    assert t.price(3) == {"base": 2, "defenders": 2, "night_elves": -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == ("night_elves*2 wisp_wall", "night_elves*3 wisp_wall")


@pytest.mark.case("positive")
def test_W_50_a_wall_makes_its_region_cost_others_one_more() -> None:
    t = turn("kobolds, hand 7", two="night_elves wisp_wall", b="night_elves")
    assert t.price(2) == {"base": 2, "defenders": 1, "wisp_wall": 1}


@pytest.mark.case("negative")
def test_W_50_other_regions_cost_the_full_price_and_get_none() -> None:
    t = turn()
    assert t.price(4) == {"base": 2}
    assert t.conquer(4)[4] == "night_elves*2"


@pytest.mark.case("negative")
def test_W_50_a_forest_that_is_only_held_gets_none() -> None:
    t = turn("night_elves", two="night_elves*3").end_turn()
    assert "wisp_wall" not in t[2]
    t.settled()


@pytest.mark.case("negative")
def test_W_50_nobody_else_pays_less_or_gets_walls() -> None:
    t = turn("kobolds, hand 7", three="night_elves", b="night_elves")
    assert t.price(2) == {"base": 2}
    assert t.conquer(2)[2] == "kobolds*2"


@pytest.mark.case("boundary")
def test_W_50_an_empty_forest_costs_one_token_and_a_failed_attempt_raises_no_wall() -> None:
    t = turn("night_elves, hand 1", two="naga*2", die=", die 0")
    assert t.price(3) == {"base": 2, "night_elves": -1}
    t.refuses(Conquer(3, roll=True), "die_not_needed")
    t.roll(2)
    assert t.region(2).army == t.army("naga").id
    assert "wisp_wall" not in t[2]


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("there", "raised"), [(7, "wisp_wall"), (8, "")])
def test_W_50_there_are_nine_walls(there: int, raised: str) -> None:
    lies = "\n".join(f"{n} forest - 1 : night_elves wisp_wall" for n in range(4, 4 + there))
    t = wow(f"""
        turn A
        A: night_elves, hand 1
        1 fields anchor : {"night_elves" if there < 8 else ""}
        2 forest - {"1" if there < 8 else "1 4"} :
        3 forest - {"1" if there < 8 else "1 4"} : wisp_wall
        {lies}
    """)
    assert t.conquer(2)[2] == f"night_elves*1 {raised}".strip()


@pytest.mark.case("boundary")
def test_W_50_a_wall_goes_when_its_region_is_conquered_or_abandoned() -> None:
    t = turn("kobolds, hand 7", two="night_elves wisp_wall", b="night_elves").conquer(2)
    assert t[2] == "kobolds*4"
    t = turn(two="night_elves wisp_wall").abandon(2)
    assert t[2] == ""


@pytest.mark.case("boundary")
def test_W_50_a_wall_stays_in_a_region_that_somebody_takes_back() -> None:
    t = turn(two="night_elves wisp_wall", three="naga").conquer(3)
    assert (t[2], t[3]) == ("night_elves*1 wisp_wall", "night_elves*2 wisp_wall")


@pytest.mark.case("decline")
def test_W_50_walls_stay_in_decline_until_their_region_is_conquered() -> None:
    t = turn("night_elves", two="night_elves*2 wisp_wall", four="naga*6").declines()
    assert t[2] == "(night_elves)*1 wisp_wall"
    t.settled()
    t = turn("kobolds, hand 7", two="night_elves wisp_wall", b="(night_elves)")
    assert t.price(2) == {"base": 2, "defenders": 1, "wisp_wall": 1}
    assert t.conquer(2)[2] == "kobolds*4"


@pytest.mark.case("decline")
def test_W_50_declined_they_help_the_next_race_to_no_discount_and_no_walls() -> None:
    t = turn("kobolds, hand 7", three="night_elves", b="naga \n A: (night_elves)")
    assert t.price(2) == {"base": 2}
    assert t.conquer(2)[2] == "kobolds*2"


@pytest.mark.case("combined", "blacksmith", "frostmourne")
def test_W_50_with_other_discounts_one_token_is_the_least() -> None:
    t = turn("night_elves blacksmith, hand 4", two="tribe", finds={"frostmourne": 1})
    assert t.price(3) == {"base": 2, "night_elves": -1, "blacksmith": -1, "minimum": 1}
    t.play(Conquer(2, by="frostmourne"))
    assert t[2] == "night_elves*1 wisp_wall"


@pytest.mark.case("combined", "ranger", "battle_master")
def test_W_50_forests_are_paid_by_rangers_and_by_battle_masters() -> None:
    t = turn("night_elves ranger, hand 7").conquer(2, 3).end_turn()
    assert t.earned("A") == {"regions": 3, "ranger": 2}
    t.settled()
    t = turn("night_elves battle_master, hand 7", two="tribe").conquer(2)
    assert (t.earned("A"), t[2]) == ({"battle_master": 1}, "night_elves*2 wisp_wall")
