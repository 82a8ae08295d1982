"""Draenei: the first token they should lose in each rival's turn gets away (W-12, W-56)."""

import pytest

from tests.traits.warcraft import wow


def attacked(two: str = "draenei*2", three: str = "draenei*2", *, b: str = "draenei", **more):
    """A turn of A's, who attacks B; C comes after B."""
    army = more.pop("army", "kobolds, hand 10")
    t = wow(
        f"""
        turn A{more.pop("die", "")}
        A: {army}
        B: {b}
        C: naga, hand 9
        1 fields anchor - 2 3 4 5 : {army.split()[0].rstrip(",")}
        2 hill                    : {two}
        3 swamp                   : {three}
        4 forest                  : {more.pop("four", "draenei")}
        5 mountain anchor - 4     : naga
        """,
        **more,
    )
    t.tray = t.state.tray["draenei"]
    return t


def lost(t) -> int:
    """Draenei that went to the tray since."""
    return t.state.tray["draenei"] - t.tray


@pytest.mark.case("positive")
def test_W_12_the_first_token_gets_away_and_withdraws_with_the_others() -> None:
    t = attacked().conquer(2)
    assert (lost(t), t.army("draenei").driven, t.happened("lost")) == (0, 2, [])
    assert t.state.turn.journal[-1].killed == 0
    t.end_turn()
    assert (lost(t), t.army("draenei").driven) == (0, 0)
    t.settled()


@pytest.mark.case("negative")
def test_W_12_the_next_one_in_the_same_turn_is_lost() -> None:
    t = attacked().conquer(2, 3)
    assert [line.killed for line in t.state.turn.journal] == [0, 1]
    assert (lost(t), t.army("draenei").driven) == (1, 3)


@pytest.mark.case("negative")
def test_W_12_nobody_else_saves_a_token() -> None:
    t = attacked(army="draenei, hand 8", b="kobolds", two="kobolds*2", three="", four="kobolds")
    t.conquer(2)
    assert t.state.turn.journal[-1].killed == 1


@pytest.mark.case("boundary")
def test_W_12_one_is_saved_in_each_turn_of_another_player() -> None:
    t = attacked(four="draenei*2").conquer(2).end_turn()
    assert (lost(t), t.player) == (0, "B")
    t.end_turn()
    assert t.player == "C"
    before = t.state.tray["draenei"]
    t.conquer(4)
    assert t.state.turn.journal[-1].killed == 0
    assert t.state.tray["draenei"] == before


@pytest.mark.case("boundary")
def test_W_12_of_a_lone_token_nothing_is_lost_either() -> None:
    t = attacked("draenei", "draenei").conquer(2)
    assert (lost(t), t.army("draenei").driven) == (0, 1)
    t.conquer(3)
    assert (lost(t), t.army("draenei").driven) == (1, 1)


@pytest.mark.case("boundary")
def test_W_12_W_43_a_beast_is_not_saved_and_leaves_the_power_for_the_next_token() -> None:
    t = attacked("draenei*2 beast").conquer(2)
    assert (t.state.turn.journal[-1].killed, lost(t), t.army("draenei").driven) == (1, 0, 2)
    t.conquer(3)
    assert (t.state.turn.journal[-1].killed, lost(t)) == (0, 0)


@pytest.mark.case("boundary")
def test_W_08_an_attempt_that_fails_saves_nothing_and_uses_nothing_up() -> None:
    t = attacked(army="kobolds, hand 3", die=", die 0").roll(2)
    assert t.happened("failed")
    t.end_turn()
    assert lost(t) == 0


@pytest.mark.case("decline")
def test_W_56_in_decline_the_power_is_lost() -> None:
    t = attacked(b="(draenei)").conquer(2)
    assert (lost(t), t.army("draenei").driven) == (2, 0)


@pytest.mark.case("decline")
def test_W_56_a_declined_race_of_the_same_player_is_not_saved() -> None:
    t = attacked("kobolds*2", b="draenei \n B: (kobolds)", army="forsaken, hand 12")
    t.conquer(2)
    assert t.state.turn.journal[-1].killed == 2
    assert t.conquer(3).state.turn.journal[-1].killed == 0


@pytest.mark.case("combined", "forsaken")
def test_W_55_a_saved_token_lets_forsaken_buy_nothing() -> None:
    t = attacked(army="forsaken, hand 16").conquer(2).done()
    assert (t.step, t.state.questions) == ("redeploy", [])
    t = attacked(army="forsaken, hand 16").conquer(2, 3).done()
    assert (t.question(), t.state.questions[0].up_to) == ("forsaken.buy", 1)


@pytest.mark.case("combined", "enraged", "battle_master")
def test_W_68_who_attacks_them_is_paid_as_if_one_had_died() -> None:
    for badge, coins in (("enraged", 2), ("battle_master", 1)):
        t = attacked(army=f"kobolds {badge}, hand 10").conquer(2)
        assert t.earned("A") == {badge: coins}
        assert lost(t) == 0


@pytest.mark.case("combined", "championing")
def test_W_48_a_captured_champion_leaves_the_power_for_the_next_token() -> None:
    t = attacked("draenei champion", "draenei", b="draenei championing").conquer(2)
    assert (lost(t), t.army("draenei").driven) == (0, 1)
    t.conquer(3)
    assert [line.killed for line in t.state.turn.journal] == [0, 0]
    assert (lost(t), t.army("draenei").driven) == (0, 2)


@pytest.mark.case("combined", "lights_hope_chapel")
def test_W_32_what_the_chapel_saves_leaves_the_power_even_if_the_chapel_is_taken() -> None:
    t = attacked("draenei*2", "draenei*2", finds={"lights_hope_chapel": 2})
    t.conquer(2, 3)
    assert [(c.killed, c.saved) for c in t.state.turn.journal] == [(0, 0), (0, 1)]


@pytest.mark.case("combined", "beast_master")
def test_W_12_its_beasts_die_and_its_tokens_are_saved() -> None:
    t = attacked("draenei*0 beast", "draenei*2", b="draenei beast_master").conquer(2)
    assert (t.state.turn.journal[-1].killed, t.army("draenei").driven) == (1, 0)
    assert t.conquer(3).state.turn.journal[-1].killed == 0
