"""Battle Master: a coin for each region conquered that was not empty (W-67, W-81)."""

import pytest

from engine import Conquer
from tests.traits.warcraft import wow


def turn(army: str = "kobolds battle_master, hand 9", two: str = "", three: str = "", **more):
    """A turn of A's, who holds region 1; 3 is a mountain."""
    return wow(
        f"""
        turn A{more.pop("die", "")}
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
def test_W_67_murlocs_and_race_tokens_pay_a_coin_at_once() -> None:
    t = turn(two="tribe", three="naga*2").conquer(2)
    assert t.earned("A") == {"battle_master": 1}
    t.conquer(3)
    assert t.earned("A") == {"battle_master": 1}
    assert t.coins("A") == 5 + 2


@pytest.mark.case("negative")
def test_W_67_an_empty_region_pays_nothing_even_with_a_mountain() -> None:
    t = turn().conquer(2)
    assert t.earned("A") == {}
    assert t.conquer(3).earned("A") == {}


@pytest.mark.case("negative")
def test_W_67_a_final_attempt_that_fails_pays_nothing() -> None:
    t = turn("kobolds battle_master, hand 2", two="tribe", die=", die 0").roll(2)
    assert t.happened("failed")
    assert "battle_master" not in t.earned("A")


@pytest.mark.case("boundary")
@pytest.mark.parametrize("piece", ["beast", "champion"])
def test_W_74_a_region_that_a_piece_alone_holds_pays(piece: str) -> None:
    t = turn(two=f"naga*0 {piece}").conquer(2)
    assert t.earned("A")["battle_master"] == 1


@pytest.mark.case("boundary")
def test_W_67_however_many_defend_a_region_pays_one_coin_also_by_the_final_die() -> None:
    t = turn("kobolds battle_master, hand 4", two="naga*3", die=", die 1").roll(2)
    assert t.earned("A")["battle_master"] == 1


@pytest.mark.case("boundary")
def test_W_81_ones_own_declined_region_pays_as_anybodys() -> None:
    t = turn(two="warcraft.trolls", b="naga \n A: (warcraft.trolls)").conquer(2)
    assert t.earned("A") == {"battle_master": 1}


@pytest.mark.case("decline")
def test_W_67_the_badge_goes_with_the_decline() -> None:
    t = turn("kobolds battle_master", two="tribe", column=[("tauren", "ranger")]).declines()
    assert t.state.discards == ["battle_master"]
    assert t.earned("A") == {"regions": 1}
    t.end_turn().pick(0)
    assert t.army("tauren").power == "ranger"
    t.settled()


@pytest.mark.case("combined", "warcraft.orcs", "night_elves")
def test_W_61_orcs_are_paid_besides_for_what_they_take_from_the_alliance() -> None:
    orcs = "warcraft.orcs"
    t = turn(f"{orcs} battle_master, hand 9", two="night_elves", b="night_elves").conquer(2)
    assert t.earned("A") == {"battle_master": 1, orcs: 1}


@pytest.mark.case("combined", "frostmourne")
def test_W_67_what_is_taken_with_frostmourne_pays_too() -> None:
    t = turn("kobolds battle_master, hand 1", two="tribe", finds={"frostmourne": 1})
    t.play(Conquer(2, by="frostmourne"))
    assert t.earned("A") == {"battle_master": 1}
