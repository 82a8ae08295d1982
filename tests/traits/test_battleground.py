"""Battleground: the faction bonus counts twice, and Neutrals may take a side (W-34, W-62)."""

import pytest

from engine.actions import PlayOn
from engine.questions import suggested
from engine.table import Game
from tests.traits.warcraft import wow

G = "battleground"
BOARD = """
    1 fields anchor - 2 3 4 5 : {0}
    2 hill - 1                : {1}
    3 swamp - 1               : {1}
    4 forest - 1              : {1}
    5 hill anchor - 1         : {2}
"""
ALLIANCE, HORDE = "warcraft.dwarves", "warcraft.trolls"


def turn(army: str = "blood_elves, hand 9", b: str = ALLIANCE, c: str = HORDE, at: int = 1, **more):
    board = BOARD.format(army.split()[0].rstrip(","), b, c)
    text = f"turn A \n A: {army} \n B: {b} \n C: {c} \n {board}"
    return wow(text, {G: at}, **more)


def bonus(t) -> dict[str, int]:
    """What the faction bonus of A's turn comes to."""
    return {why: n for why, n in t.end_turn().earned("A").items() if why in ("feud", G)}


@pytest.mark.case("positive")
def test_W_34_a_second_region_of_the_same_race_is_a_second_coin() -> None:
    assert bonus(turn().conquer(2, 3)) == {"feud": 1, G: 1}


@pytest.mark.case("positive")
def test_W_62_a_neutral_race_may_side_with_one_faction_as_its_turn_starts() -> None:
    for number, side, gets in ((1, "horde", {"feud": 1, G: 1}), (0, "alliance", {})):
        t = turn("naga, hand 9").play(PlayOn())
        question = t.state.questions[0]
        assert (question.key, question.things) == (f"{G}.side", ["alliance", "horde"])
        t.answer(number)
        assert Game(t.box, t.state).faction(t.army("naga")) == side
        assert [(e.thing, e.why) for e in t.happened("note")] == [(G, side)]
        assert bonus(t.conquer(2, 3)) == gets


@pytest.mark.case("positive")
def test_W_62_a_side_taken_on_capture_counts_for_all_conquests_of_the_turn() -> None:
    t = turn("naga, hand 10", at=3).conquer(2, 3)
    assert t.question() == f"{G}.side"
    assert bonus(t.answer(1)) == {"feud": 1, G: 1}


@pytest.mark.case("negative")
def test_W_34_whoever_does_not_hold_it_gets_one_coin_a_race() -> None:
    assert bonus(turn(at=5).conquer(2, 3)) == {"feud": 1}


@pytest.mark.case("negative")
def test_W_61_neither_for_ones_own_faction_nor_for_neutrals() -> None:
    assert bonus(turn("blood_elves, hand 9", b="kobolds").conquer(2, 3)) == {}
    assert bonus(turn("blood_elves, hand 9", b="warcraft.orcs").conquer(2, 3)) == {}


@pytest.mark.case("negative")
def test_W_62_who_belongs_to_a_faction_is_not_asked_and_nobody_need_take_a_side() -> None:
    t = turn().conquer(2)
    assert not t.state.questions
    t = turn("naga, hand 9").play(PlayOn()).answer()
    assert bonus(t.conquer(2, 3)) == {}


@pytest.mark.case("boundary")
def test_W_34_three_regions_of_one_race_are_two_coins_and_one_is_one() -> None:
    assert bonus(turn("blood_elves, hand 9").conquer(2)) == {"feud": 1}
    t = turn("blood_elves blacksmith, hand 9").conquer(2, 3, 4)
    assert bonus(t) == {"feud": 1, G: 1}


@pytest.mark.case("boundary")
def test_W_62_the_side_is_gone_with_the_turn_and_is_asked_for_anew() -> None:
    t = turn("naga").play(PlayOn()).answer(0).end_turn()
    assert Game(t.box, t.state).faction(t.army("naga")) == "neutral"
    t.end_turn().end_turn().play(PlayOn())
    assert t.question() == f"{G}.side"


@pytest.mark.case("boundary")
def test_W_62_it_is_asked_once_a_turn() -> None:
    t = turn("naga, hand 9").play(PlayOn()).answer()
    game = Game(t.box, t.state)
    for me in game.voices("on_moved"):
        me.effect.on_moved(me, 1)
    assert not t.state.questions


@pytest.mark.case("boundary")
def test_W_62_tokens_that_come_to_it_by_an_exchange_may_take_a_side_in_their_own_turn() -> None:
    t = turn("naga, hand 9", at=5)
    Game(t.box, t.state).swap(1, 5)
    assert (t[5], t.question()) == ("naga*1", f"{G}.side")
    t = turn("blood_elves", c="naga", at=1)
    Game(t.box, t.state).swap(1, 5)
    assert (t[1], t.state.questions) == ("naga*1", [])
    assert Game(t.box, t.state).faction(t.army("naga")) == "neutral"


@pytest.mark.case("boundary")
def test_W_62_by_itself_it_sides_against_the_faction_with_more_races_in_reach() -> None:
    for b, against in ((ALLIANCE, 1), ("blood_elves", 0)):
        t = turn("naga, hand 9", b=b, c="kobolds").play(PlayOn())
        assert suggested(Game(t.box, t.state), t.state.questions[0]) == (against,)


@pytest.mark.case("boundary")
def test_W_62_by_itself_it_looks_at_races_and_not_at_what_was_empty() -> None:
    t = turn("naga, hand 9", at=2, c="kobolds")
    t.conquer(2)
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (1,)
    board = BOARD.format("naga", "", HORDE)
    t = wow(f"turn A \n A: naga, hand 9 \n B: {HORDE} \n {board}", {G: 3}).conquer(2, 3)
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (0,)


@pytest.mark.case("decline")
def test_W_65_a_declined_race_that_turns_it_up_in_its_players_turn_takes_no_side() -> None:
    t = wow(
        f"""
        turn A
        A: (naga)
        A: blood_elves, hand 9
        B: {ALLIANCE}
        1 fields anchor magic - 2 : (naga)
        2 hill magic - 1 3        : face_down
        3 swamp - 2               : blood_elves
        4 forest - 3              : {ALLIANCE}
        """,
        hidden=[G],
    )
    Game(t.box, t.state).swap(1, 2)
    assert (t[2], [f.id for f in t.state.finds], t.state.questions) == ("(naga)*1", [G], [])


@pytest.mark.case("decline")
def test_W_65_a_declined_race_on_it_neither_takes_a_side_nor_counts_twice() -> None:
    t = wow(
        f"""
        turn A
        A: (naga)
        A: blood_elves, hand 9
        B: {ALLIANCE}
        1 fields anchor - 2 : (naga)
        2 hill - 1 3        : blood_elves
        3 swamp - 2 4       : {ALLIANCE}
        4 forest - 3        : {ALLIANCE}
        5 fields anchor     : {ALLIANCE}
        """,
        {G: 1},
    )
    assert not t.state.questions
    assert bonus(t.conquer(3, 4)) == {"feud": 1}


@pytest.mark.case("combined", "warcraft.orcs", "battle_master", "kobolds")
def test_W_61_orcs_and_battle_masters_are_paid_besides() -> None:
    t = turn("warcraft.orcs, hand 9").conquer(2)
    assert t.earned("A") == {"warcraft.orcs": 1}
    assert bonus(t.conquer(3)) == {"feud": 1, G: 1}
    t = turn("kobolds battle_master, hand 9").play(PlayOn()).answer(1).conquer(2)
    assert t.earned("A") == {"battle_master": 1}
    assert bonus(t) == {"feud": 1}
