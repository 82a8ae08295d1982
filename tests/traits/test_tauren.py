"""Tauren: never fewer than two tokens in a region (W-22, W-42, W-79)."""

import pytest

from engine import Conquer, Place, PlayOn, Redeploy
from tests.mechanisms import game
from tests.traits.warcraft import wow

BOARD = """
    1 fields anchor - 2 3 4 : {one}
    2 hill - 3              : {two}
    3 swamp - 4             : {three}
    4 forest                : {four}
    5 mountain anchor - 4   : {five}
"""


def turn(army: str = "tauren, hand 4", b: str = "kobolds", **more):
    lies = {"one": "", "two": "", "three": "", "four": "", "five": ""}
    lies |= {k: more.pop(k) for k in tuple(more) if k in lies}
    die = more.pop("die", "")
    return wow(f"turn A{die} \n A: {army} \n B: {b} \n {BOARD.format(**lies)}", **more)


@pytest.mark.case("positive")
def test_W_42_readying_takes_all_but_two() -> None:
    t = turn("tauren", one="tauren*5", two="tauren*2", five="kobolds")
    assert (t[1], t[2], t.army("tauren").hand) == ("tauren*2", "tauren*2", 3)


@pytest.mark.case("positive")
def test_W_42_they_redeploy_so_that_two_stand_in_every_region() -> None:
    t = turn("tauren, hand 6", one="tauren*2", five="kobolds").conquer(2, 3).done()
    assert (t[1], t[2], t[3], t.army("tauren").hand) == ("tauren*2", "tauren*2", "tauren*2", 2)
    assert {a for a in t.legal(Place) if a.tokens == 1} == {Place(r, 1) for r in (1, 2, 3)}
    t.put((2, 1), (3, 1))
    t.done()
    assert (t[1], t[2], t[3]) == ("tauren*2", "tauren*3", "tauren*3")


@pytest.mark.case("positive")
def test_W_42_conquered_they_lose_one_and_the_other_goes_elsewhere() -> None:
    t = turn("kobolds, hand 4", b="tauren", five="kobolds", four="tauren*2", one="tauren*2")
    t.conquer(4)
    assert (t[4], t.army("tauren").driven, t.state.tray["tauren"]) == ("kobolds*4", 1, 16 - 3)
    t.end_turn()
    assert (t.player, t[1], t.army("tauren").hand) == ("B", "tauren*2", 1)
    t.settled()


@pytest.mark.case("negative")
def test_W_42_others_may_hold_a_region_with_one_token() -> None:
    t = turn("kobolds", one="kobolds*3", b="tauren", five="tauren*2")
    assert (t[1], t.army("kobolds").hand) == ("kobolds*1", 2)


@pytest.mark.case("boundary")
def test_W_42_a_final_attempt_needs_two_tokens_in_hand() -> None:
    t = turn("tauren, hand 1", one="tauren*2", two="kobolds", die=", die 3 3")
    t.refuses(Conquer(2, roll=True), "hand_too_small")
    t.refuses(Conquer(3), "hand_too_small")
    t = turn("tauren, hand 2", one="tauren*2", two="kobolds*3", die=", die 3").roll(2)
    assert t[2] == "tauren*2"


@pytest.mark.case("boundary")
def test_W_07_the_die_may_be_three_short_and_no_more() -> None:
    t = turn("tauren, hand 2", one="tauren*2", two="kobolds*4")
    t.refuses(Conquer(2, roll=True), "die_too_weak")


@pytest.mark.case("boundary")
def test_W_42_only_what_is_over_two_can_be_moved_in_a_redeployment() -> None:
    t = turn("tauren, hand 3", one="tauren*2", five="kobolds").conquer(2).done()
    assert (t[1], t[2], t.army("tauren").hand) == ("tauren*2", "tauren*2", 1)
    t.refuses(Redeploy(((1, 1), (2, 1))), "not_that_many")
    t.play(Redeploy(((2, 1),)))
    assert (t[1], t[2]) == ("tauren*2", "tauren*3")


@pytest.mark.case("boundary")
def test_W_42_a_lone_survivor_without_another_region_waits_in_hand() -> None:
    t = turn("kobolds, hand 4", b="tauren", five="kobolds", four="tauren*2").conquer(4).end_turn()
    assert (t.player, t.army("tauren").hand) == ("B", 1)
    t.refuses(Conquer(1), "hand_too_small")
    t.refuses(Conquer(1, roll=True), "hand_too_small")
    t.settled()


@pytest.mark.case("decline")
def test_W_42_two_stay_in_each_region_in_decline_and_two_defend() -> None:
    t = turn("tauren", one="tauren*4", two="tauren*2", five="kobolds").declines()
    assert (t[1], t[2]) == ("(tauren)*2", "(tauren)*2")
    assert t.state.tray["tauren"] == 16 - 4
    assert t.earned("A") == {"regions": 2}
    t.settled()
    t = turn("kobolds, hand 4", b="(tauren)", one="kobolds", two="tauren*2")
    assert t.price(2) == {"base": 2, "defenders": 2}
    assert t.conquer(2).happened("lost")[0].amount == 2


@pytest.mark.case("combined", "blacksmith", "frostmourne")
def test_W_42_no_discount_goes_below_two() -> None:
    t = turn("tauren blacksmith, hand 2", one="tauren*2", finds={"frostmourne": 1})
    assert t.price(3) == {"base": 2, "blacksmith": -1, "minimum": 1}
    assert t.price(3, "frostmourne") == {
        "base": 2, "blacksmith": -1, "frostmourne": -2, "minimum": 3,
    }  # fmt: skip
    t.play(Conquer(3, by="frostmourne"))
    assert t[3] == "tauren*2"


@pytest.mark.case("combined", "enraged", "battle_master")
def test_W_68_who_takes_a_region_of_theirs_is_paid_for_two_tokens() -> None:
    for badge, coins in (("enraged", 2), ("battle_master", 1)):
        t = turn(f"kobolds {badge}, hand 4", b="tauren", five="kobolds", four="tauren*2")
        assert t.conquer(4).earned("A") == {badge: coins}


@pytest.mark.case("combined", "beast_master")
def test_W_22_beasts_never_stand_in_for_one_of_the_two() -> None:
    t = turn("tauren beast_master, hand 1", one="tauren*2", two="tauren*2", five="kobolds")
    t.play(PlayOn())
    assert t.army("tauren").extra == {"beast": 1}
    t.refuses(Conquer(3), "hand_too_small")
    t = turn("tauren beast_master, hand 2", one="tauren*2", two="tauren*2", three="tribe")
    t.play(PlayOn()).conquer(3)
    assert t[3] == "tauren*2 beast"


@pytest.mark.case("combined", "beast_master")
def test_W_43_a_beast_dies_instead_of_a_token_and_both_tauren_get_away() -> None:
    t = turn("kobolds, hand 5", b="tauren beast_master", five="kobolds", four="tauren*2 beast")
    t.conquer(4)
    assert (t.army("tauren").driven, t.state.turn.journal[-1].killed) == (2, 1)


@pytest.mark.case("combined", "championing")
def test_W_42_the_champion_takes_a_region_alone_in_which_two_stay_or_none() -> None:
    t = turn("tauren championing, hand 2", one="tauren*2", five="kobolds")
    t.use("championing", 3)
    assert t[3] == "tauren*0 champion"
    t.done()
    t.refuses(Place(3, 1), "too_few_there")
    t.put((3, 2))
    assert (t[1], t[3]) == ("tauren*2", "tauren*2 champion")


@pytest.mark.case("combined", "lights_hope_chapel")
def test_W_32_with_the_chapel_none_of_them_dies() -> None:
    chapel = {"lights_hope_chapel": 1}
    t = turn("kobolds, hand 5", b="tauren", five="kobolds", four="tauren*2", one="tauren*2",
             finds=chapel)  # fmt: skip
    t.conquer(4)
    assert (t.army("tauren").driven, t.state.turn.journal[-1].killed) == (2, 0)


@pytest.mark.case("combined", "doomhammer", "ashes_of_alar")
def test_W_42_W_53_neither_hammer_nor_ashes_take_a_region_with_one() -> None:
    for artifact in ("doomhammer", "ashes_of_alar"):
        t = turn("tauren, hand 1", one="tauren*2", three="kobolds*4", finds={artifact: 1})
        t.refuses(Conquer(3, by=artifact), "hand_too_small")
    t = turn("tauren, hand 2", one="tauren*2", three="kobolds*4", finds={"doomhammer": 1})
    t.play(Conquer(3, by="doomhammer"))
    assert t[3] == "tauren*2"


@pytest.mark.case("combined", "spirit_healer", "garrisoned")
def test_W_42_a_token_more_goes_where_two_are_and_each_region_gets_one_fort() -> None:
    t = turn("tauren", one="tauren*2", two="tauren*2", five="kobolds", finds={"spirit_healer": 1})
    t.done()
    assert t.army("tauren").hand == 1
    t.put((2, 1))
    t.done()
    assert (t[1], t[2]) == ("tauren*2", "tauren*3")
    t = turn("tauren garrisoned", one="tauren*2", two="tauren*2", five="kobolds").end_turn()
    assert (t[1], t[2]) == ("tauren*2 fort", "tauren*2 fort")


@pytest.mark.case("combined", "draenei")
@pytest.mark.case("decline")
def test_W_79_a_lone_declined_token_without_another_region_is_lost() -> None:
    t = turn("draenei, hand 4", b="kobolds \n B: (tauren)", one="draenei", five="kobolds",
             two="tauren*2")  # fmt: skip
    playing = game(t)
    playing.remove(t.army("draenei"), 2, 1, "draenei")
    assert (t[2], t.races()) == ("", ["draenei", "kobolds"])
    t = turn("draenei, hand 4", b="kobolds \n B: (tauren)", one="draenei", five="kobolds",
             two="tauren*2", four="tauren*2")  # fmt: skip
    game(t).remove(t.army("draenei"), 2, 1, "draenei")
    assert (t[2], t[4]) == ("", "(tauren)*3")
