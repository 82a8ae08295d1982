"""Intimidating: tokens of others are made to go (W-27, W-28, W-46)."""

import pytest

from engine import Use
from engine.questions import suggested
from engine.state import pair
from engine.table import Game
from tests.traits.warcraft import wow

POWER = "intimidating"
LAND = """
    1 hill anchor - 2 3 4 : {one}
    2 hill - 1            : {two}
    3 swamp - 1           : {three}
    4 forest - 1 5        : {four}
    5 hill - 4            : {five}
"""


def turn(
    two: str = "",
    three: str = "",
    four: str = "",
    five: str = "",
    rival: str = "blood_elves",
    army: str = "kobolds intimidating, hand 3",
    one: str = "",
    **more,
):
    """A's turn; A borders 2, 3 and 4."""
    one = one or army.split()[0]
    land = LAND.format(one=one, two=two, three=three, four=four, five=five)
    return wow(f"turn A \n A: {army} \n B: {rival} \n {land}", **more)


@pytest.mark.case("positive")
def test_W_46_a_token_goes_to_another_region_of_its_race_of_the_users_choice() -> None:
    t = turn("blood_elves*2", "blood_elves", "", "blood_elves").use(POWER, 2)
    assert (t.question(), t.decider) == ("intimidating.token", "A")
    assert t.options() == [pair(2, 3), pair(2, 5)]
    t.answer(pair(2, 5))
    assert [t[r] for r in (2, 3, 5)] == ["blood_elves*1", "blood_elves*1", "blood_elves*2"]
    (line,) = t.state.turn.forced
    assert (line.region, line.to, line.killed, line.tokens) == (2, 5, 0, 1)
    assert t.state.turn.journal == []


@pytest.mark.case("positive")
def test_W_46_without_another_region_it_is_discarded() -> None:
    t = turn("blood_elves*3").use(POWER, 2)
    assert (t[2], t.state.tray["blood_elves"]) == ("blood_elves*2", 8)
    assert t.state.turn.forced[-1].killed == 1


@pytest.mark.case("positive")
def test_W_46_murlocs_are_discarded() -> None:
    t = turn("tribe", five="blood_elves").use(POWER, 2)
    assert t[2] == ""
    t.conquer(2)
    assert t[2] == "kobolds*2"


@pytest.mark.case("positive")
def test_W_27_a_wall_or_fort_goes_first_and_takes_a_use() -> None:
    t = turn("night_elves*2 wisp_wall fort", rival="night_elves garrisoned")
    assert t.use(POWER, 2)[2] == "night_elves*2 fort"
    assert t.use(POWER, 2)[2] == "night_elves*2"
    assert t.use(POWER, 2)[2] == "night_elves*1"
    t.refuses(Use(POWER, 2), "used_this_turn")


@pytest.mark.case("positive")
def test_W_46_emptying_a_region_is_legal_and_its_fort_must_go_before() -> None:
    t = turn("(blood_elves) fort", rival="(blood_elves) garrisoned", five="blood_elves")
    t.use(POWER, 2).use(POWER, 2)
    assert (t[2], t[5]) == ("", "(blood_elves)*2")


@pytest.mark.case("negative")
def test_W_28_neither_an_empty_region_nor_ones_own_declined_race() -> None:
    t = wow("""
        turn A
        A: (tauren)
        A: kobolds intimidating, hand 3
        B: blood_elves
        1 hill anchor - 2 3 4 : kobolds
        2 hill - 1            : tauren*2
        3 swamp - 1           :
        4 forest - 1 5        : blood_elves
        5 hill - 4            : blood_elves
    """)
    t.refuses(Use(POWER, 2), "nobody_to_move")
    t.refuses(Use(POWER, 3), "nobody_to_move")
    t.refuses(Use(POWER, 1), "nobody_to_move")
    t.refuses(Use(POWER, 5), "not_next_to_you")
    t.refuses(Use(POWER, 9), "no_region_named")


@pytest.mark.case("negative")
def test_W_46_only_while_a_token_is_in_hand_to_conquer_with_and_never_after_the_die() -> None:
    t = turn("blood_elves*2", army="kobolds intimidating")
    t.refuses(Use(POWER, 2), "no_conquest_left")
    t = turn("blood_elves", "blood_elves*2", army="kobolds intimidating, hand 2", die=[0])
    t.roll(2)
    assert t.player == "B"


@pytest.mark.case("negative")
def test_W_46_a_region_held_by_the_champion_alone_is_no_target() -> None:
    t = turn("blood_elves*0 champion", rival="blood_elves championing")
    t.refuses(Use(POWER, 2), "nobody_to_move")


@pytest.mark.case("boundary")
def test_W_46_three_times_a_turn_and_three_again_on_the_next() -> None:
    t = turn("blood_elves*2", "blood_elves*2", five="blood_elves")
    t.use(POWER, 2).answer(pair(2, 5)).use(POWER, 3).answer(pair(3, 5)).use(POWER, 2).answer(
        pair(2, 5)
    )
    assert (t[2], t[5]) == ("", "blood_elves*4")
    t.refuses(Use(POWER, 3), "used_this_turn")
    t.end_turn().end_turn()
    assert t.player == "A"
    assert any(use.trait == POWER for use in t.legal(Use))


@pytest.mark.case("boundary")
def test_W_46_a_declined_race_is_moved_within_that_race_and_removed_with_its_last_token() -> None:
    t = turn("blood_elves", five="warcraft.orcs", rival="(blood_elves) \n B: warcraft.orcs")
    t.use(POWER, 2)
    assert (t[2], t.races()) == ("", ["kobolds", "warcraft.orcs"])
    rival = "(blood_elves) \n B: warcraft.orcs"
    t = turn("blood_elves", five="blood_elves", three="warcraft.orcs", rival=rival).use(POWER, 2)
    assert (t[2], t[5]) == ("", "(blood_elves)*2")


@pytest.mark.case("boundary")
def test_W_46_with_one_other_region_nobody_is_asked() -> None:
    t = turn("blood_elves*2", five="blood_elves").use(POWER, 2)
    assert (t[2], t[5], t.state.questions) == ("blood_elves*1", "blood_elves*2", [])


@pytest.mark.case("boundary")
def test_W_46_the_default_is_a_region_out_of_reach() -> None:
    t = turn("blood_elves*2", "blood_elves*3", five="blood_elves").use(POWER, 2)
    t.end_turn()
    assert next(e.region for e in t.happened("deployed") if e.race == "blood_elves") == 5


@pytest.mark.case("decline")
def test_W_46_a_declined_race_intimidates_nobody() -> None:
    army = "(kobolds) \n A: warcraft.orcs, hand 3"
    t = turn("blood_elves*2", army=army, one="kobolds", five="warcraft.orcs")
    assert t.legal(Use) == []
    t = turn("blood_elves*2").declines()
    assert t.state.discards == [POWER]


@pytest.mark.case("combined", "beast_master", "enraged")
def test_W_43_W_46_a_beast_is_moved_or_a_token_whichever_is_chosen() -> None:
    two, five = "blood_elves beast*2", "blood_elves"
    t = turn(two, "blood_elves", "", five, rival="blood_elves beast_master").use(POWER, 2)
    assert (t.question(), t.state.questions[0].things) == (
        "intimidating.what",
        ["blood_elves", "beast"],
    )
    assert suggested(Game(t.box, t.state), t.state.questions[0]) == (0,), "a token by itself"
    t.answer(1)
    assert t.army("kobolds").memory == {}
    assert t.question() == "intimidating.piece"
    t.answer(pair(2, 5))
    assert (t[2], t[5]) == ("blood_elves*1 beast", "blood_elves*1 beast")
    t.use(POWER, 2).answer(0).answer(pair(2, 3))
    assert (t[2], t[3]) == ("blood_elves*0 beast", "blood_elves*2")
    t.use(POWER, 2).answer(pair(2, 3))
    assert (t[2], t[3]) == ("", "blood_elves*2 beast")
    t = turn("blood_elves*0 beast*2", rival="blood_elves beast_master").use(POWER, 2)
    assert (t[2], t.state.turn.forced[-1].killed) == ("blood_elves*0 beast", 1)
    assert "enraged" not in t.earned("A")


@pytest.mark.case("combined", "championing", "warcraft.trolls")
def test_W_46_W_48_the_champion_stays_and_the_tokens_beside_him_go() -> None:
    t = turn("warcraft.trolls*2 champion", rival="warcraft.trolls championing")
    t.use(POWER, 2).use(POWER, 2)
    assert t[2] == "warcraft.trolls*0 champion"
    t.refuses(Use(POWER, 2), "nobody_to_move")


@pytest.mark.case("combined", "defensive", "warcraft.orcs")
def test_W_46_W_49_a_tower_keeps_its_region_out_also_as_where_they_go() -> None:
    rival = "warcraft.orcs defensive"
    t = turn("warcraft.orcs*2 watch_tower", "warcraft.orcs*2", rival=rival)
    t.refuses(Use(POWER, 2), "immune")
    t.use(POWER, 3)
    assert (t[2], t[3]) == ("warcraft.orcs*2 watch_tower", "warcraft.orcs*1")
    assert t.state.turn.forced[-1].killed == 1


@pytest.mark.case("combined", "tauren", "garrisoned")
def test_W_42_W_46_of_two_tauren_one_is_moved_and_the_lone_one_follows_at_once() -> None:
    rival = "tauren garrisoned"
    t = turn("tauren*2", "tauren*2", five="tauren*3", rival=rival).use(POWER, 2).answer(pair(2, 5))
    assert (t[2], t[3], t[5]) == ("", "tauren*3", "tauren*4")
    t = turn("blood_elves*2", army="tauren intimidating, hand 1", one="tauren*2")
    t.refuses(Use(POWER, 2), "no_conquest_left")


@pytest.mark.case("combined", "kobolds", "naga")
def test_W_19_W_59_real_borders_count_and_naga_are_moved_off_their_water() -> None:
    t = wow("""
        turn A
        A: kobolds intimidating, hand 2
        B: naga
        1 hill anchor - 2  : kobolds
        2 sea - 1          : naga
        3 swamp cavern - 2 : naga
        4 hill - 3         : naga
    """)
    t.refuses(Use(POWER, 3), "not_next_to_you")
    t.use(POWER, 2).answer(pair(2, 4))
    assert (t[2], t[4]) == ("", "naga*2")
