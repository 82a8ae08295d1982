"""Goblins: bombs that are laid unseen and shown a turn later (W-15, W-16, W-44, W-76)."""

import pytest

from engine import Answer, Conquer
from engine.actions import GoInDecline, PlayOn
from engine.table import Game
from tests.traits.warcraft import wow

LIVE, DUDS = {"gone": {"bomb": 6, "dud": 6}}, {"gone": {"bomb": 6}}
"""All bombs that are left are live, or duds."""
LAND = """
    1 hill - 2 3 4       : {one}
    2 hill - 1           : {two}
    3 swamp - 1          : {three}
    4 forest - 1 5       : {four}
    5 hill anchor - 4    : {five}
"""


def turn(
    two: str = "",
    three: str = "",
    four: str = "",
    five: str = "kobolds",
    army: str = "goblins",
    rival: str = "kobolds",
    one: str = "goblins",
    **more,
):
    """A's turn; the Goblins border 2, 3 and 4."""
    land = LAND.format(one=one, two=two, three=three, four=four, five=five)
    return wow(f"turn A \n A: {army} \n B: {rival} \n {land}", **more)


def supply(t) -> int:
    return Game(t.box, t.state).supply("bomb")


@pytest.mark.case("positive")
def test_W_16_at_the_end_of_its_turn_bombs_are_laid_under_bordering_rivals_if_wanted() -> None:
    t = turn("kobolds", "kobolds", "kobolds").play(PlayOn()).done()
    assert (t.question(), t.options()) == ("goblins.lay", [2, 3, 4])
    t.answer(2, 4)
    assert [t[r] for r in (2, 3, 4)] == ["kobolds*1 bomb", "kobolds*1", "kobolds*1 bomb"]
    assert supply(t) == 10
    t.settled()


@pytest.mark.case("positive")
def test_C_11_W_44_what_comes_next_is_offered_only_where_no_bomb_has_to_be_shown_first() -> None:
    assert turn("kobolds bomb").legal() == [GoInDecline(), PlayOn()]
    assert Conquer(2) in turn("kobolds", army="goblins, hand 9").legal()


@pytest.mark.case("positive")
def test_W_44_a_blast_conquers_the_region_and_leaves_it_empty() -> None:
    t = turn("kobolds*3 bomb fort", **LIVE).play(PlayOn())
    assert t[2] == ""
    (line,) = t.state.turn.journal
    assert (line.region, line.killed, t.army("kobolds").driven) == (2, 1, 2)
    assert t.state.gone == {"bomb": 7, "dud": 6}
    assert [(e.region, e.amount) for e in t.happened("note")] == [(2, 1)]
    assert [(e.region, e.amount) for e in t.happened("conquered")] == [(2, 0)]
    t.end_turn()
    assert t.earned("A") == {"regions": 1}
    assert t[5] == "kobolds*1", "who is to play takes the two in hand again"
    assert t.army("kobolds").hand == 2
    t.settled()


@pytest.mark.case("positive")
def test_W_44_a_dud_does_nothing_and_leaves_the_game() -> None:
    t = turn("kobolds*3 bomb", **DUDS).play(PlayOn())
    assert (t[2], t.state.turn.journal) == ("kobolds*3", [])
    assert t.state.gone == {"bomb": 7, "dud": 1}
    assert [(e.region, e.amount) for e in t.happened("note")] == [(2, 0)]


@pytest.mark.case("positive")
def test_W_44_one_that_lies_under_another_owner_or_a_race_that_has_declined_is_shown() -> None:
    t = wow(
        """
        turn A
        A: goblins
        B: (kobolds)
        C: blood_elves
        1 hill anchor - 2 3 4 : goblins
        2 hill - 1            : kobolds*3 bomb
        3 swamp - 1           : blood_elves bomb
        4 forest - 1          : kobolds
        """,
        **LIVE,
    ).play(PlayOn())
    assert (t[2], t[3]) == ("", "")
    assert [c.killed for c in t.state.turn.journal] == [3, 1], "a declined stack is lost"


@pytest.mark.case("negative")
def test_W_15_none_under_a_declined_race_nor_natives_nor_an_empty_region_nor_out_of_reach() -> None:
    t = turn("tribe", "blood_elves", "kobolds", rival="(blood_elves) \n B: kobolds").play(PlayOn())
    assert t.done().options() == [4]
    t.refuses(Answer((5,)), "not_an_option")
    t = turn("goblins", "blood_elves", army="(blood_elves) \n A: goblins").play(PlayOn()).done()
    assert t.player == "B", "neither under one's own declined race"


@pytest.mark.case("negative")
def test_W_44_one_in_a_region_and_no_more() -> None:
    t = turn("kobolds", "kobolds").play(PlayOn()).done()
    t.refuses(Answer((2, 2)), "same_option_twice")


@pytest.mark.case("negative")
def test_W_44_a_bomb_makes_nothing_dearer_and_stays_where_a_region_changes_hands() -> None:
    t = wow("""
        turn B
        A: goblins
        B: kobolds, hand 5
        C: blood_elves
        1 hill anchor - 2   : goblins
        2 hill - 1          : blood_elves bomb
        3 swamp - 2         : kobolds
    """)
    assert t.price(2) == {"base": 2, "defenders": 1}
    t.conquer(2)
    assert t[2] == "kobolds*3 bomb"


@pytest.mark.case("boundary")
def test_W_44_one_whose_region_empties_is_back_unseen_at_once() -> None:
    t = wow("""
        turn B
        A: goblins
        B: kobolds
        1 hill anchor - 2   : goblins
        2 hill - 1          : kobolds*2 bomb
        3 swamp - 2         : kobolds
    """)
    t.abandon(2)
    assert (t[2], supply(t), t.state.gone) == ("", 12, {})


@pytest.mark.case("boundary")
def test_W_44_under_nobody_elses_race_it_is_taken_back_unseen() -> None:
    t = turn("goblins bomb").play(PlayOn())
    assert (t[2], supply(t), t.state.gone) == ("goblins*1", 12, {})
    assert t.happened("note") == []


@pytest.mark.case("boundary")
def test_W_44_no_more_are_laid_than_are_left() -> None:
    t = turn("kobolds", "kobolds", "kobolds", gone={"bomb": 11, "dud": 6}).play(PlayOn()).done()
    t.refuses(Answer((2, 3)), "too_many")
    t.answer(3)
    assert (t[3], supply(t)) == ("kobolds*1 bomb", 0)
    t = turn("kobolds", gone={"bomb": 12, "dud": 6}).play(PlayOn()).done()
    assert t.player == "B"


@pytest.mark.case("boundary")
def test_W_44_six_of_the_twelve_are_duds() -> None:
    for gone in ({}, {"bomb": 3, "dud": 1}, {"bomb": 11, "dud": 5}):
        for seed in range(40):
            t = turn("kobolds bomb", gone=gone, seed=str(seed)).play(PlayOn())
            duds = t.state.gone.get("dud", 0)
            assert t.state.gone["bomb"] == gone.get("bomb", 0) + 1
            assert duds - gone.get("dud", 0) == (t[2] != "")
            if gone.get("bomb") == 11:
                assert duds == 6, "the last one that is not yet shown is a dud"


@pytest.mark.case("boundary")
@pytest.mark.parametrize(("number", "live"), [(0, False), (5, False), (6, True), (11, True)])
def test_W_44_any_of_the_twelve_may_be_the_first_and_six_of_them_are_live(
    number: int, monkeypatch: pytest.MonkeyPatch, *, live: bool
) -> None:
    among = []
    monkeypatch.setattr(Game, "chance", lambda _, n: among.append(n) or number)
    t = turn("kobolds bomb").play(PlayOn())
    assert (set(among), t[2] == "") == ({12}, live)


@pytest.mark.case("boundary")
def test_W_16_by_default_all_are_laid_that_cost_nothing() -> None:
    t = turn("kobolds", "kobolds").play(PlayOn()).end_turn()
    assert (t[2], t[3]) == ("kobolds*1 bomb", "kobolds*1 bomb")
    t.settled()


@pytest.mark.case("combined", "aegis_of_aggramar", "pandaren")
def test_W_16_W_52_by_default_none_is_laid_where_the_aegis_is_to_be_paid() -> None:
    aegis = {"aegis_of_aggramar": 2}
    t = turn("pandaren", "pandaren", five="pandaren", rival="pandaren marshdweller", finds=aegis)
    t.army("pandaren").memory["pandaren.0"] = 1
    t.play(PlayOn()).end_turn()
    assert (t[2], t[3], t.coins("A")) == ("pandaren*1", "pandaren*1 bomb", 5 + 1)
    t.settled()


@pytest.mark.case("combined", "pandaren", "marshdweller")
def test_W_44_W_45_to_lay_one_is_no_attack_that_has_to_be_paid_for() -> None:
    army, rival = "goblins, coins 0", "pandaren marshdweller"
    t = turn("pandaren", "pandaren", five="pandaren", army=army, rival=rival)
    t.army("pandaren").memory["pandaren.0"] = 1
    t.play(PlayOn()).done()
    assert t.options() == [2, 3]
    t.answer(2, 3)
    assert (t[2], t[3], t.earned("B")) == ("pandaren*1 bomb", "pandaren*1 bomb", {})


@pytest.mark.case("boundary")
def test_W_44_a_region_blown_up_may_be_taken_and_a_step_that_showed_one_stays() -> None:
    t = turn("kobolds*3 bomb", army="goblins, hand 2", **LIVE)
    t.refuses(Conquer(2), "wrong_step")
    draws = t.state.draws
    assert t.play(PlayOn()).state.draws == draws + 1
    t.conquer(2)
    assert t[2] == "goblins*2"


@pytest.mark.case("decline")
def test_W_76_on_decline_all_are_shown_before_the_race_is_turned_and_no_coin_moves() -> None:
    t = turn("kobolds*3 bomb", "kobolds bomb", **LIVE)
    before = sum(t.state.coins)
    t.declines()
    assert (t[2], t[3]) == ("", "")
    assert t[1] == "(goblins)*1"
    assert sum(t.state.coins) == before + 1, "one region, held in decline"
    assert t.earned() == {"regions": 1}
    assert t.army("kobolds").hand == 2
    assert t.state.gone == {"bomb": 8, "dud": 6}
    t.settled()


@pytest.mark.case("decline")
def test_W_44_a_declined_race_lays_none_and_goblins_picked_again_have_what_is_left() -> None:
    t = turn("kobolds bomb", **DUDS).declines()
    assert (t[2], t.state.gone, supply(t)) == ("kobolds*1", {"bomb": 7, "dud": 1}, 5)
    t = turn("kobolds", army="(goblins) \n A: blood_elves", three="blood_elves").end_turn()
    assert "bomb" not in t[2]


@pytest.mark.case("combined", "battle_master", "enraged")
def test_W_44_a_blast_pays_like_a_conquest_and_not_on_decline() -> None:
    for power, coins in (("battle_master", 1), ("enraged", 3)):
        t = turn("kobolds*3 bomb", army=f"goblins {power}", **LIVE).play(PlayOn())
        assert t.earned("A") == {power: coins}
        t = turn("kobolds*3 bomb", army=f"goblins {power}", **LIVE).declines()
        assert t.earned("A") == {"regions": 1}


@pytest.mark.case("combined", "defensive", "naga")
def test_W_44_W_49_W_59_none_under_towers_nor_on_water_and_one_there_since_is_no_use() -> None:
    t = turn("kobolds watch_tower", "kobolds", rival="kobolds defensive").play(PlayOn()).done()
    assert t.options() == [3]
    t = turn("kobolds watch_tower bomb", rival="kobolds defensive", **LIVE).play(PlayOn())
    assert (t[2], t.state.gone) == ("kobolds*1 watch_tower", {"bomb": 7, "dud": 6})
    assert [(e.region, e.amount) for e in t.happened("note")] == [(2, 2)]
    land = """
        1 hill anchor - 2 3 : goblins
        2 sea - 1           : naga
        3 swamp - 1         : naga
    """
    t = wow(f"turn A \n A: goblins \n B: naga \n {land}").play(PlayOn()).done()
    assert t.options() == [3]


@pytest.mark.case("combined", "championing", "beast_master")
def test_W_43_W_48_W_76_a_blast_captures_the_champion_and_kills_a_beast() -> None:
    t = turn("kobolds*2 champion bomb", rival="kobolds championing, coins 3", **LIVE)
    t.play(PlayOn())
    assert (t.earned("A"), t.earned("B")) == ({"championing": 1}, {"championing": -1})
    assert t.army("kobolds").driven == 2
    t = turn("kobolds*2 champion bomb", rival="kobolds championing, coins 3", **LIVE)
    t.declines()
    assert (t.earned(), t[5]) == ({"regions": 1}, "kobolds*1 champion")
    t = turn("kobolds*0 beast*2 bomb", rival="kobolds beast_master", **LIVE).play(PlayOn())
    assert (t[2], t.state.turn.journal[0].killed) == ("", 1)
    t.end_turn()
    assert t[5] == "kobolds*1 beast"


@pytest.mark.case("combined", "tauren", "intimidating")
def test_W_42_W_44_a_bomb_under_tauren_that_are_made_to_leave_is_back_unseen() -> None:
    t = wow("""
        turn B
        A: goblins
        B: kobolds intimidating, hand 2
        C: tauren
        1 hill anchor - 2   : goblins
        2 hill - 1          : tauren*2 bomb
        3 swamp - 2         : kobolds
        4 hill - 3          : tauren*2
    """).use("intimidating", 2)
    assert (t[2], t[4], supply(t)) == ("", "tauren*4", 12)
