"""Marshdweller: rivals pay a coin before they attack one of their swamps (W-29, W-51)."""

import pytest

from engine import Conquer, explain
from engine.refusing import against
from tests.mechanisms import game
from tests.traits.warcraft import wow


def attacked(b: str = "kobolds marshdweller", coins: int = 5, army: str = "naga, hand 9", **more):
    """A turn of A's; B holds two swamps and a hill."""
    race = b.split()[0].strip("()")
    return wow(
        f"""
        turn A{more.pop("die", "")}
        A: {army}, coins {coins}
        B: {b}, coins 5
        1 fields anchor - 2 3 4 5 : {army.split()[0].rstrip(",")}
        2 swamp                   : {race}
        3 swamp                   : {race}
        4 hill                    : {race}
        5 swamp                   : {more.pop("five", "")}
        """,
        **more,
    )


@pytest.mark.case("positive")
def test_W_29_each_swamp_attacked_costs_a_coin_that_its_holder_gets() -> None:
    t = attacked()
    price = explain(t.box, t.state, 2)
    assert price is not None
    assert [(toll.coins, toll.why, toll.payee, toll.late) for toll in price.tolls] == [
        (1, "marshdweller", 1, False)
    ]
    t.conquer(2)
    assert (t.coins("A"), t.coins("B")) == (4, 6)
    t.conquer(3)
    assert (t.coins("A"), t.coins("B")) == (3, 7)


@pytest.mark.case("positive")
def test_W_29_it_is_paid_at_the_declaration_even_if_the_die_fails() -> None:
    t = attacked(army="naga, hand 2", die=", die 0").roll(2)
    assert t.happened("failed")
    assert t.earned("B")["marshdweller"] == 1
    assert t.coins("B") == 6


@pytest.mark.case("negative")
def test_W_51_other_terrain_and_swamps_of_others_cost_nothing() -> None:
    t = attacked(five="tribe").conquer(4, 5)
    assert (t.coins("A"), t.coins("B")) == (5, 5)


@pytest.mark.case("negative")
def test_W_51_what_else_is_done_there_costs_nothing() -> None:
    t = attacked(coins=0)
    playing = game(t)
    for aim in ("removal", "touch"):
        attack = playing.attack(t.army("naga"), 2, "", aim)
        assert list(against(playing, attack)) == []


@pytest.mark.case("boundary")
def test_W_51_without_the_coin_nobody_can_attack() -> None:
    t = attacked(coins=0)
    t.refuses(Conquer(2), "toll")
    t.conquer(4)
    attacked(coins=1).conquer(2).refuses(Conquer(3), "toll")


@pytest.mark.case("decline")
def test_W_51_declined_they_are_paid_too() -> None:
    t = attacked("(kobolds) marshdweller").conquer(2)
    assert (t.coins("A"), t.coins("B")) == (4, 6)
    attacked("(kobolds) marshdweller", coins=0).refuses(Conquer(2), "toll")


@pytest.mark.case("decline")
def test_W_51_the_badge_stays_with_them_until_they_leave_the_board() -> None:
    t = wow("""
        turn A
        A: kobolds marshdweller
        B: naga
        1 swamp anchor : kobolds*2
        2 hill         : naga
    """).declines()
    assert (t.army("kobolds").power, t.state.discards) == ("marshdweller", [])
    t.settled()


@pytest.mark.case("boundary")
def test_C_05_one_pays_nothing_to_oneself() -> None:
    t = wow("""
        turn A
        A: (kobolds) marshdweller, coins 0
        A: naga, hand 3
        1 fields anchor : naga
        2 swamp         : kobolds
    """)
    assert t.conquer(2).coins("A") == 0


@pytest.mark.case("combined", "pandaren", "frostmourne")
def test_W_51_it_is_due_besides_harmony_and_with_every_means() -> None:
    t = wow(
        """
        turn A
        A: pandaren marshdweller
        B: kobolds, coins 3
        1 fields anchor - 2 3 : kobolds*9
        2 swamp               : pandaren
        3 swamp               : pandaren
        """,
        finds={"frostmourne": 1},
    ).end_turn()
    assert t.player == "B"
    t.play(Conquer(2, by="frostmourne"))
    assert t.earned("A") == {"pandaren": 2, "marshdweller": 1}
    assert t.coins("B") == 0
    t.refuses(Conquer(3), "toll")


@pytest.mark.case("combined", "draenei")
def test_W_51_it_is_due_even_if_nobody_dies() -> None:
    t = attacked("draenei marshdweller").conquer(2)
    assert (t.state.turn.journal[-1].killed, t.coins("B")) == (0, 6)
