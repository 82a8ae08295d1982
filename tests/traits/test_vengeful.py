"""Vengeful: attackers' regions cost one less on the next turn (UE-35, U-04, U-39)."""

import pytest

from engine import view
from engine.view import PieceView
from tests.traits.underground import under

TABLE = """
    turn A{die}
    A: {race}, hand {hand}
    B: {avenger}
    C: mudmen
    1 mine edge          : {race}
    2 mine               : {victim}
    3 mine               : lizardmen
    4 black_mountain - 3 : mudmen
    5 mine edge - 1 3 4  : {race}
"""
AVENGER = "lizardmen vengeful, hand 5"


def table(
    race: str = "spiderines", *, hand: int = 3, avenger: str = "", victim: str = "lizardmen", **more
):
    die = more.pop("die", "")
    text = TABLE.format(race=race, hand=hand, avenger=avenger or AVENGER, victim=victim, die=die)
    return under(text, **more)


@pytest.mark.case("positive")
def test_U_04_all_regions_of_who_attacked_cost_one_less_for_one_turn() -> None:
    t = table().conquer(2).end_turn()
    assert t.player == "B"
    assert t.price(5)["vengeful"] == -1
    assert t.price(1)["vengeful"] == -1
    t.end_turn().end_turn().end_turn()
    assert t.player == "B"
    assert t.price(5) == {"base": 2, "defenders": t.region(5).tokens}


@pytest.mark.case("negative")
def test_U_04_others_regions_and_those_nobody_holds_cost_the_full_price() -> None:
    t = table().conquer(2).end_turn()
    assert t.price(4) == {"base": 2, "defenders": 1, "black_mountain": 1}


@pytest.mark.case("negative")
def test_UE_35_who_did_not_attack_is_not_punished() -> None:
    t = table().end_turn()
    assert t.player == "B"
    assert "vengeful" not in t.price(5)


@pytest.mark.case("boundary")
def test_U_39_an_attempt_that_fails_is_an_attack() -> None:
    t = table(die=", die 0", hand=2).roll(2)
    assert t[2] == "lizardmen*1"
    t.end_turn()
    assert t.player == "B"
    assert t.price(5)["vengeful"] == -1


@pytest.mark.case("boundary")
def test_U_39_an_attack_on_the_players_declined_race_counts() -> None:
    t = table(avenger=f"(kraken) \n B: {AVENGER}", victim="(kraken)").conquer(2).end_turn()
    assert t.price(5)["vengeful"] == -1


@pytest.mark.case("decline")
def test_UE_35_a_race_that_declines_avenges_nothing() -> None:
    t = table(column=[("ogres", "mystic")]).conquer(2).end_turn().declines()
    assert t.state.discards == ["vengeful"]
    t.end_turn().end_turn().pick(0)
    assert t.player == "B"
    assert t.price(1) == {"base": 2, "defenders": t.region(1).tokens, "ogres": -1}


@pytest.mark.case("combined", "underground.gnomes")
def test_U_22_gnomes_who_attacked_cost_the_full_price() -> None:
    t = table("underground.gnomes").conquer(2).end_turn()
    assert t.player == "B"
    assert "vengeful" not in t.price(5)


@pytest.mark.case("combined", "ogres", "wickedest_pentacle")
def test_U_68_the_balrog_attacks_nobody_and_ogres_are_punished_like_all() -> None:
    for attack in (True, False):
        t = under(
            """
            turn A
            A: ogres, hand 4
            B: lizardmen vengeful, hand 5
            1 mine edge       : ogres
            2 mine            : lizardmen*3
            3 mine            : lizardmen
            4 mine edge - 1 3 : ogres
            """,
            finds={"wickedest_pentacle": 1},
        )
        if attack:
            t.conquer(2)
        else:
            t.use("wickedest_pentacle", 2)
        t.end_turn()
        assert t.player == "B"
        assert ("vengeful" in t.price(4)) is attack


@pytest.mark.case("positive")
def test_U_39_its_marker_lies_before_who_has_attacked_until_the_next_turn_is_scored() -> None:
    t = table().conquer(2)
    assert [(e.thing, e.region, e.seat) for e in t.happened("note")] == [("vengeful", 2, 0)]
    marker = (PieceView(0, "vengeance", 1),)
    assert view(t.box, t.state).pieces == marker
    t.end_turn()
    assert view(t.box, t.state).pieces == marker
    t.end_turn()
    assert view(t.box, t.state).pieces == ()


@pytest.mark.case("negative")
def test_U_39_its_own_attacks_and_those_on_others_give_no_marker() -> None:
    t = table(avenger="lizardmen vengeful, hand 9").end_turn().conquer(5)
    assert view(t.box, t.state).pieces == ()
    t = table(victim="tribe*2", hand=9).conquer(2, 4)
    assert view(t.box, t.state).pieces == ()
