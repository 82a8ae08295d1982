"""Trolls: regions that are not empty cost one token less (W-67, W-74)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow

TROLLS = "warcraft.trolls"


def turn(army: str = f"{TROLLS}, hand 6", two: str = "", three: str = "", **more):
    """A turn of A's, who holds region 1; 3 is a mountain."""
    return wow(
        f"""
        turn A
        A: {army}
        B: {more.pop("b", "naga")}
        1 fields anchor : {army.split()[0].rstrip(",")}
        2 hill - 1      : {two}
        3 mountain - 1  : {three}
        4 swamp - 1     : {more.pop("four", "")}
        """,
        **more,
    )


@pytest.mark.case("positive")
def test_W_67_where_murlocs_or_race_tokens_are_it_costs_one_less() -> None:
    t = turn(two="tribe", three="naga*2")
    assert t.price(2) == {"base": 2, "defenders": 1, TROLLS: -1}
    assert t.price(3) == {"base": 2, "mountain": 1, "defenders": 2, TROLLS: -1}
    t.conquer(2, 3)
    assert (t[2], t[3]) == (f"{TROLLS}*2", f"{TROLLS}*4 mountain")


@pytest.mark.case("negative")
def test_W_67_an_empty_region_costs_the_full_price_even_with_a_mountain() -> None:
    t = turn()
    assert t.price(2) == {"base": 2}
    assert t.price(3) == {"base": 2, "mountain": 1}


@pytest.mark.case("negative")
def test_W_67_nobody_else_pays_less() -> None:
    t = turn("kobolds, hand 6", two="tribe", three=f"{TROLLS}*2", b=TROLLS)
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.price(3) == {"base": 2, "mountain": 1, "defenders": 2}


@pytest.mark.case("boundary")
@pytest.mark.parametrize("piece", ["beast", "champion"])
def test_W_74_a_region_that_a_piece_alone_holds_is_not_empty(piece: str) -> None:
    t = turn(two=f"naga*0 {piece}")
    assert t.price(2) == {"base": 2, piece: 1, TROLLS: -1}


@pytest.mark.case("boundary")
def test_W_67_a_lone_murloc_costs_no_more_than_nobody() -> None:
    t = turn(f"{TROLLS}, hand 2", two="tribe")
    t.refuses(Conquer(3), "too_few_tokens")
    t.conquer(2)
    assert t[2] == f"{TROLLS}*2"


@pytest.mark.case("decline")
def test_W_67_a_declined_race_is_no_empty_region_and_a_declined_race_of_trolls_helps_nobody() -> (
    None
):
    t = turn(two="naga*3", b="(naga)")
    assert t.price(2) == {"base": 2, "defenders": 3, TROLLS: -1}
    t = turn("kobolds, hand 6", two=TROLLS, three="tribe", b=f"naga \n A: ({TROLLS})")
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.price(3) == {"base": 2, "mountain": 1, "defenders": 1}


@pytest.mark.case("combined", "blacksmith", "battle_master")
def test_W_67_what_is_not_empty_is_cheaper_and_pays_battle_masters() -> None:
    t = turn(f"{TROLLS} blacksmith, hand 6", two="tribe")
    assert t.price(2) == {"base": 2, "defenders": 1, TROLLS: -1, "blacksmith": -1}
    t = turn(f"{TROLLS} battle_master, hand 6", two="tribe").conquer(2)
    assert t.earned("A") == {"battle_master": 1}
    assert t[2] == f"{TROLLS}*2"


@pytest.mark.case("combined", "frostmourne")
def test_W_67_with_frostmourne_one_token_is_still_the_least() -> None:
    t = turn(f"{TROLLS}, hand 1", two="tribe", finds={"frostmourne": 1})
    assert t.price(2, "frostmourne") == {
        "base": 2, "defenders": 1, TROLLS: -1, "frostmourne": -2, "minimum": 1,
    }  # fmt: skip
    t.play(Conquer(2, by="frostmourne"))
    assert t[2] == f"{TROLLS}*1"
