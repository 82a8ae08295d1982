"""Orcs: a coin for each region that they take from a race of the Alliance (W-61, W-81)."""

import pytest

from tests.traits.warcraft import wow

ORCS, DWARVES = "warcraft.orcs", "warcraft.dwarves"


def turn(army: str = f"{ORCS}, hand 9", two: str = "", three: str = "", **more):
    """A turn of A's, who holds region 1."""
    return wow(
        f"""
        turn A{more.pop("die", "")}
        A: {army}
        B: {more.pop("b", DWARVES)}
        1 fields anchor : {army.split()[0].rstrip(",")}
        2 hill - 1      : {two}
        3 swamp - 1     : {three}
        4 forest - 1    : {more.pop("four", "")}
        """,
        **more,
    )


@pytest.mark.case("positive")
def test_W_61_each_region_of_the_alliance_pays_a_coin_at_once() -> None:
    t = turn(two=DWARVES, three=f"{DWARVES}*2").conquer(2)
    assert t.earned("A") == {ORCS: 1}
    assert t.conquer(3).earned("A") == {ORCS: 1}
    assert t.coins("A") == 5 + 2


@pytest.mark.case("negative")
@pytest.mark.parametrize("race", ["tauren", "naga"])
def test_W_61_the_horde_and_the_neutral_pay_nothing(race: str) -> None:
    t = turn(two=f"{race}*2", b=race).conquer(2)
    assert t.earned("A") == {}


@pytest.mark.case("negative")
def test_W_61_murlocs_and_empty_regions_pay_nothing() -> None:
    t = turn(two="tribe", four=DWARVES).conquer(2)
    assert t.earned("A") == {}
    assert t.conquer(3).earned("A") == {}


@pytest.mark.case("negative")
def test_W_61_a_race_of_the_horde_that_has_no_such_power_gets_no_coin_for_it() -> None:
    t = turn("warcraft.trolls, hand 9", two=DWARVES).conquer(2)
    assert t.earned("A") == {}


@pytest.mark.case("boundary")
def test_W_61_a_final_attempt_pays_only_if_it_succeeds() -> None:
    for face, earned in ((0, None), (1, 1)):
        t = turn(f"{ORCS}, hand 2", two=DWARVES, die=f", die {face}").roll(2)
        assert t.earned("A").get(ORCS) == earned


@pytest.mark.case("boundary")
@pytest.mark.case("decline")
def test_W_81_a_declined_race_of_the_alliance_pays_too_ones_own_included() -> None:
    t = turn(two=f"{DWARVES}*2", b=f"({DWARVES})").conquer(2)
    assert t.earned("A") == {ORCS: 1}
    t = turn(two=DWARVES, b=f"naga \n A: ({DWARVES})").conquer(2)
    assert t.earned("A") == {ORCS: 1}


@pytest.mark.case("decline")
def test_W_61_declined_orcs_earn_nothing_for_what_the_next_race_takes() -> None:
    t = turn("kobolds, hand 9", two=DWARVES, three=ORCS, b=f"{DWARVES} \n A: ({ORCS})").conquer(2)
    assert t.earned("A") == {}


@pytest.mark.case("combined", "battle_master", "enraged")
def test_W_61_it_is_paid_besides_what_a_badge_pays() -> None:
    t = turn(f"{ORCS} battle_master, hand 9", two=f"{DWARVES}*2").conquer(2)
    assert t.earned("A") == {"battle_master": 1, ORCS: 1}
    t = turn(f"{ORCS} enraged, hand 9", two=f"{DWARVES}*2").conquer(2)
    assert t.earned("A") == {"enraged": 2, ORCS: 1}
