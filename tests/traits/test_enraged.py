"""Enraged: a coin for each defending token of a region where there were two or more (W-68)."""

import pytest

from tests.traits.warcraft import wow


def turn(army: str = "kobolds enraged, hand 9", two: str = "", three: str = "", **more):
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
@pytest.mark.parametrize("stack", [2, 3, 4])
def test_W_68_a_stack_pays_a_coin_per_token_at_once(stack: int) -> None:
    t = turn(two=f"naga*{stack}").conquer(2)
    assert t.earned("A") == {"enraged": stack}
    assert t.coins("A") == 5 + stack


@pytest.mark.case("negative")
def test_W_68_murlocs_are_no_race_tokens_and_an_empty_region_pays_nothing() -> None:
    t = turn(two="tribe*2").conquer(2)
    assert t.earned("A") == {}
    assert t.conquer(3).earned("A") == {}


@pytest.mark.case("negative")
def test_W_68_a_final_attempt_that_fails_pays_nothing() -> None:
    t = turn("kobolds enraged, hand 3", two="naga*2", die=", die 0").roll(2)
    assert t.happened("failed")
    assert "enraged" not in t.earned("A")


@pytest.mark.case("boundary")
def test_W_68_a_lone_token_pays_nothing_whatever_guards_it() -> None:
    t = turn(three="naga fort wisp_wall").conquer(3)
    assert t.earned("A") == {}


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("lies", "coins"), [
    ("naga beast", 2), ("naga*0 beast*2", 2), ("naga champion", 2), ("naga*2 beast champion", 4),
    ("naga*0 beast", 0), ("naga*0 champion", 0),
])  # fmt: skip
def test_W_68_beasts_and_the_champion_count_as_tokens(lies: str, coins: int) -> None:
    t = turn(two=lies).conquer(2)
    assert t.earned("A").get("enraged", 0) == coins


@pytest.mark.case("boundary")
@pytest.mark.case("decline")
def test_W_68_W_81_a_declined_stack_pays_too_ones_own_included() -> None:
    t = turn(two="naga*3", b="(naga)").conquer(2)
    assert t.earned("A") == {"enraged": 3}
    t = turn(two="warcraft.trolls*2", b="naga \n A: (warcraft.trolls)").conquer(2)
    assert t.earned("A") == {"enraged": 2}


@pytest.mark.case("decline")
def test_W_68_the_badge_goes_with_the_decline() -> None:
    t = turn("kobolds enraged", two="naga*2").declines()
    assert t.state.discards == ["enraged"]
    assert t.earned("A") == {"regions": 1}
    t.settled()


@pytest.mark.case("combined", "tauren")
def test_W_68_tauren_always_stand_in_a_stack() -> None:
    t = turn(two="tauren*2", b="tauren", three="").conquer(2)
    assert t.earned("A") == {"enraged": 2}


@pytest.mark.case("combined", "warcraft.orcs", "night_elves")
def test_W_61_orcs_are_paid_besides_for_a_stack_of_the_alliance() -> None:
    orcs = "warcraft.orcs"
    t = turn(f"{orcs} enraged, hand 9", two="night_elves*2", b="night_elves").conquer(2)
    assert t.earned("A") == {"enraged": 2, orcs: 1}


@pytest.mark.case("combined", "warcraft.dwarves")
def test_W_68_it_pays_by_the_tokens_and_not_by_the_price() -> None:
    dwarves = "warcraft.dwarves"
    t = turn(f"{dwarves} enraged, hand 3", three="naga*2").conquer(3)
    assert t[3] == f"{dwarves}*3 mountain"
    assert t.earned("A") == {"enraged": 2}
