"""What bombs, forced moves and exchanges do to everything else of Warcraft that they may meet.

One table for all three: the numbers on the boards, not their terrain, say what borders what.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import Conquer, RuleError, Use
from engine.actions import Abandon, Place, PlayOn
from engine.state import pair
from engine.table import Game
from tests.dsl import Table
from tests.traits.warcraft import wow

AEGIS, HAMMER = "aegis_of_aggramar", "doomhammer"
LIVE = {"gone": {"bomb": 6, "dud": 6}}
"""All bombs that are left are live."""
BLAST, STOPPED = 1, 2
"""What is told of a bomb that is shown."""


def land(*held: str, two: str = "hill magic", three: str = "swamp magic") -> str:
    """Region 1 borders 2, 3 and 4; region 5, which has 4 for its only neighbor, lies behind it."""
    one, *rest = [*held, *[""] * (6 - len(held))]
    return f"""
        1 hill anchor magic - 2 3 4 : {one}
        2 {two} - 1                 : {rest[0]}
        3 {three} - 1               : {rest[1]}
        4 forest magic - 1 5        : {rest[2]}
        5 fields anchor - 4         : {rest[3]}
        6 mountain - 5              : {rest[4]}
    """


def at_turn_of(a: str, b: str, *held: str, finds: Mapping[str, int] | None = None, **more) -> Table:
    """A's turn; both armies as in a table, and what lies in regions 1 to 6."""
    kinds = {name: more.pop(name) for name in ("two", "three") if name in more}
    return wow(
        f"turn A{more.pop('die', '')} \n {a} \n {b} \n {land(*held, **kinds)}", finds, **more
    )


def goes_off(b: str, *held: str, coins: int = 5, finds=None, **more) -> Table:
    """The Goblins' turn begins, with bombs that are all live; they hold region 1."""
    a = f"A: goblins, coins {coins}"
    t = at_turn_of(a, b, "goblins", *held, finds=finds, **(LIVE | more))
    return t.play(PlayOn())


def told(t: Table) -> list[tuple[int, int]]:
    """Region and fate of each bomb that has just been shown."""
    return [(e.region, e.amount) for e in t.happened("note") if e.thing == "goblins"]


def supply(t: Table, marker: str) -> int:
    return Game(t.box, t.state).supply(marker)


# ------------------------------------------------------------------------------ bombs: W-44


@pytest.mark.parametrize(("coins", "options"), [(1, [3, 4]), (2, [2, 3, 4])])
def test_W_44_W_52_who_can_pay_for_the_aegis_may_lay_a_bomb_there(
    coins: int, options: list[int]
) -> None:
    a, b = f"A: goblins, coins {coins}", "B: kobolds, coins 0"
    held = ("goblins", "kobolds", "kobolds", "kobolds")
    t = at_turn_of(a, b, *held, finds={AEGIS: 2}).play(PlayOn()).done()
    assert (t.question(), t.options()) == ("goblins.lay", options)
    t.answer(*options)
    assert [r for r in range(1, 7) if "bomb" in t[r]] == options
    assert t.earned("B") == ({AEGIS: 2} if coins == 2 else {})


def test_W_44_W_52_a_blast_pays_the_aegis_and_two_bombs_are_no_cheaper_without_the_coins() -> None:
    held = ("kobolds*2 bomb", "kobolds", "", "kobolds")
    t = goes_off("B: kobolds, coins 0", *held, coins=2, finds={AEGIS: 2})
    assert (told(t), t[2]) == ([(2, BLAST)], "")
    assert (t.coins("A"), t.coins("B")) == (0, 2)
    assert [find.region for find in t.state.finds] == [2], "it waits where nobody is"
    t = goes_off("B: kobolds, coins 0", *held, coins=1, finds={AEGIS: 2})
    assert (told(t), t[2]) == ([(2, STOPPED)], "kobolds*2")
    assert (t.coins("A"), t.state.gone) == (1, {"bomb": 7, "dud": 6})


def test_W_45_W_76_harmony_is_paid_once_for_two_blasts_and_without_coins_both_are_duds() -> None:
    held = ("pandaren*2 bomb", "pandaren*2 bomb", "", "pandaren")
    for coins, fate in ((2, BLAST), (1, STOPPED)):
        t = at_turn_of(f"A: goblins, coins {coins}", "B: pandaren", "goblins", *held, **LIVE)
        t.army("pandaren").memory["pandaren.0"] = 1
        t.play(PlayOn())
        assert told(t) == [(2, fate), (3, fate)]
        assert t.coins("A") == (0 if fate == BLAST else 1)


def test_W_51_W_76_each_swamp_blown_up_costs_a_coin_as_far_as_there_are_coins() -> None:
    held = ("kobolds bomb", "kobolds bomb", "", "kobolds")
    t = goes_off("B: kobolds marshdweller", *held, coins=1, two="swamp magic")
    assert told(t) == [(2, BLAST), (3, STOPPED)]
    assert (t.coins("A"), t.coins("B")) == (0, 6)


@pytest.mark.parametrize("declines", [False, True])
def test_W_12_W_44_of_two_blasts_in_a_turn_draenei_are_saved_from_the_first(declines: bool) -> None:
    held = ("draenei*2 bomb", "draenei*2 bomb", "", "draenei")
    t = at_turn_of("A: goblins", "B: draenei", "goblins", *held, **LIVE)
    if declines:
        t.declines()
        assert t.army("draenei").hand == 3, "two of the first region, one of the second"
    else:
        t.play(PlayOn())
        assert [line.killed for line in t.state.turn.journal] == [0, 1]
        assert t.army("draenei").driven == 3


def test_W_42_W_44_of_two_tauren_a_blast_kills_one_and_the_other_goes_where_others_are() -> None:
    t = goes_off("B: tauren", "tauren*2 bomb", "", "", "tauren*2").end_turn()
    assert (t[2], t[5], t.army("tauren").hand) == ("", "tauren*2", 1), "taken up as B's turn begins"
    t = goes_off("B: tauren \n C: kobolds", "tauren*2 bomb", "", "kobolds").end_turn()
    assert (t.army("tauren").hand, t.army("tauren").driven) == (1, 0)
    t.settled()


def test_C_08_W_44_a_declined_stack_that_is_blown_up_is_lost_whole() -> None:
    for stack, race in (("(tauren)*2", "tauren"), ("(kobolds)*3", "kobolds")):
        t = goes_off(f"B: ({race}) \n B: naga", f"{stack} bomb", f"{stack}", "", "naga")
        assert (t[2], t[3], t.army(race).driven) == ("", stack, 0)
        assert t.state.turn.journal[0].killed == int(stack[-1])


def test_W_10_W_44_a_race_that_is_blown_off_the_board_gives_its_banner_back() -> None:
    t = goes_off("B: (kobolds) \n B: naga", "(kobolds)*2 bomb", "", "", "naga")
    assert t.races() == ["goblins", "naga"]
    assert t.happened("removed")[0].race == "kobolds"


def test_W_44_W_60_an_objective_stays_where_goblins_blow_up_its_region_and_pays_nobody() -> None:
    b = "B: naga \n C: warcraft.humans"
    t = goes_off(b, "naga*2 objective bomb", "", "", "warcraft.humans")
    assert (t[2], t.earned()) == ("objective", {})


def test_W_44_W_50_forts_and_walls_go_with_a_blast_and_mountains_stay() -> None:
    held = ("night_elves fort wisp_wall bomb", "night_elves bomb", "", "night_elves")
    t = goes_off("B: night_elves garrisoned", *held, three="mountain")
    assert (t[2], t[3]) == ("", "mountain")
    assert (supply(t, "fort"), supply(t, "wisp_wall")) == (10, 9)


def test_W_61_a_blast_brings_the_faction_bonus_and_on_the_battleground_a_second_one() -> None:
    held = ("draenei bomb", "draenei bomb", "", "draenei")
    for finds, coins in (({}, 1), ({"battleground": 1}, 2)):
        t = goes_off("B: draenei", *held, finds=finds).end_turn()
        earned = t.earned("A")
        assert earned.get("feud", 0) + earned.get("battleground", 0) == coins
        t = at_turn_of("A: goblins", "B: draenei", "goblins", *held, finds=finds, **LIVE)
        assert t.declines().earned("A") == {"regions": 1}


def test_W_44_W_80_what_lies_in_a_region_that_was_blown_up_waits_and_its_owner_had_it() -> None:
    a, held = "A: goblins, hand 3", ("kobolds bomb", "kobolds", "", "kobolds")
    t = at_turn_of(a, "B: kobolds", "goblins", *held, finds={HAMMER: 2}, **LIVE)
    t.state.finds[0].holder = 1
    t.play(PlayOn())
    t.conquer(2).play(Conquer(3, by=HAMMER))
    assert (t[3], t.coins("A"), t.coins("B")) == ("goblins*1", 3, 7)


def test_W_33_W_44_a_place_keeps_lying_there_and_works_for_whoever_comes_next() -> None:
    a, held = "A: goblins, hand 2", ("kobolds bomb", "", "", "kobolds")
    t = at_turn_of(a, "B: kobolds", "goblins", *held, finds={"dark_portal": 2}, **LIVE)
    t.play(PlayOn())
    assert t.conquer(2).end_turn().earned("A")["dark_portal"] == 2


def test_W_44_W_47_a_bomb_goes_along_with_whoever_stands_on_it() -> None:
    held = ("kobolds*2 bomb", "", "", "kobolds")
    t = at_turn_of("A: naga portal_mage", "B: kobolds \n C: goblins", "goblins", *held[:2], "naga",
                   "kobolds", **LIVE)  # fmt: skip
    t.use("portal_mage", 2).answer(pair(2, 3))
    assert (t[2], t[3]) == ("", "kobolds*2 bomb")
    t.end_turn().end_turn().play(PlayOn())
    assert (t.player, told(t), t[3]) == ("C", [(3, BLAST)], "")


def test_W_44_W_46_the_last_token_that_is_forced_away_leaves_the_bomb_unseen() -> None:
    b = "B: kobolds \n C: goblins"
    t = at_turn_of("A: naga intimidating, hand 1", b, "naga", "kobolds bomb", "", "", "kobolds")
    assert t.use("intimidating", 2)[2] == ""
    assert (supply(t, "bomb"), t.state.gone) == (12, {})


# -------------------------------------------------------------------- forced moves: W-46

SHOVES = "intimidating"


def shover(b: str, *held: str, hand: int = 3, coins: int = 5, race: str = "naga", **more) -> Table:
    """A, who holds region 1, forces B's tokens to move."""
    a = f"A: {race} {SHOVES}, hand {hand}, coins {coins}"
    return at_turn_of(a, b, race, *held, **more)


def test_W_42_W_46_a_third_of_three_tauren_may_go_and_the_last_two_go_together() -> None:
    t = shover("B: tauren", "tauren*3", "", "", "tauren*2")
    assert (t.use(SHOVES, 2)[2], t[5]) == ("tauren*2", "tauren*3")
    assert (t.use(SHOVES, 2)[2], t[5]) == ("", "tauren*5")
    assert [line.killed for line in t.state.turn.forced] == [0, 0]


def test_W_42_W_46_in_their_only_region_one_tauren_dies_and_the_other_comes_in_hand() -> None:
    t = shover("B: tauren", "tauren*2").use(SHOVES, 2)
    army = t.army("tauren")
    assert (t[2], army.hand, army.driven, t.state.turn.forced[0].killed) == ("", 1, 0, 1)


def test_W_42_W_48_tauren_are_not_forced_where_the_champion_stands_alone() -> None:
    b = "B: tauren championing"
    t = shover(b, "tauren*3", "", "", "tauren*0 champion").use(SHOVES, 2)
    assert (t[2], t[5]) == ("tauren*2", "tauren*0 champion"), "one would be alone there"
    assert t.state.turn.forced[0].killed == 1
    t = shover(b, "tauren*2 champion", "", "", "tauren*2").use(SHOVES, 2)
    assert (t[2], t[5]) == ("tauren*0 champion", "tauren*4"), "the lone one follows, he stays"


def test_W_12_W_46_the_first_draenei_forced_off_is_saved_and_the_next_is_not() -> None:
    t = shover("B: draenei", "draenei*2", hand=1)
    t.use(SHOVES, 2)
    assert (t[2], t.army("draenei").driven) == ("draenei*1", 1)
    t.use(SHOVES, 2)
    assert (t[2], t.army("draenei").driven) == ("", 1)
    assert [line.killed for line in t.state.turn.forced] == [0, 1]
    t = shover("B: draenei", "draenei*2", hand=5).use(SHOVES, 2).conquer(2)
    assert t.state.turn.journal[0].killed == 1, "it was saved by force before"


def test_W_12_W_46_a_move_that_kills_nobody_leaves_the_power_for_a_token_that_would_die() -> None:
    t = shover("B: draenei", "draenei*2", "", "", "draenei", hand=5).use(SHOVES, 2).conquer(2)
    assert t.state.turn.journal[0].killed == 0


def test_W_14_W_46_forsaken_buy_for_what_they_force_off_and_not_for_what_is_moved_or_saved() -> (
    None
):
    for b, two, most in (
        ("B: kobolds", "tribe", 1),
        ("B: (kobolds) \n B: night_elves", "(kobolds)*2", 2),
        ("B: draenei", "draenei*2", 1),
        ("B: kobolds", "kobolds*2 fort", 1),
    ):
        t = shover(b, two, race="forsaken", hand=1, coins=9)
        t.use(SHOVES, 2)
        if "tribe" not in two:
            t.use(SHOVES, 2)
        t.done()
        assert (t.question(), t.state.questions[0].up_to) == ("forsaken.buy", most)
    t = shover("B: kobolds", "kobolds*2", "", "", "kobolds", race="forsaken", hand=1)
    assert not t.use(SHOVES, 2).done().state.questions


def test_W_27_W_50_a_wall_and_a_fort_take_a_use_each_before_a_token_is_moved() -> None:
    t = shover(
        "B: (night_elves) \n B: kobolds", "(night_elves)*2 wisp_wall fort", "", "", "kobolds"
    )
    assert t.use(SHOVES, 2)[2] == "(night_elves)*2 fort"
    assert t.use(SHOVES, 2)[2] == "(night_elves)*2"
    assert t.use(SHOVES, 2)[2] == "(night_elves)*1"
    t.refuses(Use(SHOVES, 2), "used_this_turn")


def test_W_46_W_52_the_aegis_is_paid_once_for_forcing_and_taking() -> None:
    t = shover("B: kobolds, coins 0", "kobolds*3", "", "", "kobolds", coins=2, hand=4,
               finds={AEGIS: 2})  # fmt: skip
    t.use(SHOVES, 2).use(SHOVES, 2).conquer(2)
    assert (t.coins("A"), t.coins("B"), t[2]) == (0, 2, "naga*3")
    t = shover("B: kobolds", "kobolds*3", "", "", "kobolds", coins=1, finds={AEGIS: 2})
    t.refuses(Use(SHOVES, 2), "toll")


@pytest.mark.parametrize(("coins", "there"), [(2, "kobolds*2"), (1, "kobolds*1")])
def test_W_46_W_52_where_the_aegis_lies_nobody_comes_unless_two_coins_are_paid(
    coins: int, there: str
) -> None:
    t = shover("B: kobolds, coins 0", "kobolds*3", "", "", "kobolds", coins=coins,
               finds={AEGIS: 5}).use(SHOVES, 2)  # fmt: skip
    assert (t[2], t[5]) == ("kobolds*2", there)
    assert t.coins("B") == (2 if coins == 2 else 0)
    assert t.state.turn.forced[0].killed == (0 if coins == 2 else 1), "else it has nowhere to go"


@pytest.mark.parametrize(("coins", "keys"), [(2, []), (1, ["toll"])])
def test_W_45_W_46_who_holds_a_harmony_token_pays_before_he_forces_anything(
    coins: int, keys: list[str]
) -> None:
    t = shover("B: pandaren", "pandaren*2", "", "", "pandaren", coins=coins)
    t.army("pandaren").memory["pandaren.0"] = 1
    if keys:
        t.refuses(Use(SHOVES, 2), *keys)
    else:
        assert t.use(SHOVES, 2).coins("A") == 0
        assert t.use(SHOVES, 2)[2] == ""


def test_W_06_W_46_murlocs_forced_off_leave_what_lies_face_down() -> None:
    t = shover("B: kobolds", "tribe face_down", hidden=["karazhan"]).use(SHOVES, 2)
    assert (t[2], t.state.finds) == ("face_down", [])
    assert t.conquer(2)[2] == "naga*2"
    assert [find.id for find in t.state.finds] == ["karazhan"]


def test_W_46_W_50_the_last_token_beside_a_fort_cannot_go_before_the_fort() -> None:
    t = shover("B: kobolds garrisoned", "kobolds fort", "", "", "kobolds").use(SHOVES, 2)
    assert t[2] == "kobolds*1"
    assert t.use(SHOVES, 2)[2] == ""


def test_C_08_W_46_a_stack_of_a_declined_race_is_moved_token_by_token_and_lost_whole() -> None:
    b = "B: (kobolds) \n B: night_elves"
    t = shover(b, "(kobolds)", "(kobolds)", "night_elves", hand=9).use(SHOVES, 2)
    assert (t[2], t[3]) == ("", "(kobolds)*2")
    assert t.conquer(3).state.turn.journal[0].killed == 2
    assert t.races() == ["naga", "night_elves"]


def test_W_46_a_stack_made_by_force_stays_whole_when_the_race_declines() -> None:
    b = "B: (kobolds) \n B: night_elves"
    t = shover(b, "(kobolds)", "(kobolds)", "night_elves").use(SHOVES, 2)
    t.end_turn().end_turn()
    assert t[3] == "(kobolds)*2"


# ----------------------------------------------------------------------- exchanges: W-47

SWAPS = "portal_mage"


def mage(b: str, *held: str, race: str = "naga", more: str = "", **also) -> Table:
    """A, who holds region 1, exchanges Magic regions: 1 to 4."""
    return at_turn_of(f"A: {race} {SWAPS}{more}", b, race, *held, **also)


def swap(t: Table, one: int, other: int) -> Table:
    t.use(SWAPS, one)
    return t.answer(pair(one, other)) if t.state.questions else t


def test_W_06_W_47_murlocs_that_come_to_what_lies_face_down_do_not_turn_it_up() -> None:
    t = swap(mage("B: kobolds", "face_down", "tribe", "", "kobolds", hidden=["karazhan"]), 2, 3)
    assert (t[2], t[3], t.state.finds) == ("tribe face_down", "", [])


def test_W_06_W_47_who_moves_to_what_lies_face_down_can_use_it_at_once() -> None:
    t = mage("B: kobolds", "tribe face_down", "", "kobolds*4", "kobolds", more=", hand 1",
             hidden=[HAMMER])  # fmt: skip
    swap(t, 1, 2)
    assert (t[1], t[2]) == ("tribe", "naga*1")
    t.play(Conquer(1, by=HAMMER))
    assert (t[1], t.coins("A")) == ("naga*1", 3)


def test_B_17_W_47_between_conquests_and_before_them_when_a_region_may_still_be_abandoned() -> None:
    there = ("", "naga", "tribe face_down", "kobolds")
    t = mage("B: kobolds", *there, more=", hand 9", two="hill", three="swamp")
    t.state.hidden.unseen += ["frostmourne", "karazhan"]
    draws = t.state.draws
    assert Abandon(3) in swap(t, 1, 4).legal()
    assert t.state.draws == draws + 1, "though something has been turned up by chance"
    held = ("tribe face_down", "", "naga", "kobolds")
    t = mage("B: kobolds", *held, more=", hand 9", hidden=["karazhan"]).conquer(3)
    assert swap(t, 3, 1)[1] == "naga*2"
    assert Abandon(4) not in t.legal()


def test_W_33_W_47_what_a_rival_turns_up_by_an_exchange_is_settled_without_asking_him() -> None:
    t = mage("B: kobolds", "face_down", "kobolds", "", "kobolds", hidden=["well_of_eternity"],
             two="hill magic")  # fmt: skip
    swap(t, 2, 3)
    assert not t.state.questions
    assert [e.player for e in t.happened("found")] == [1]


def test_W_42_W_47_tauren_are_exchanged_whole_be_they_three_or_beside_the_champion() -> None:
    t = swap(mage("B: tauren championing", "tauren*3", "tauren*0 champion", "", "naga"), 2, 3)
    assert (t[2], t[3]) == ("tauren*0 champion", "tauren*3")


def test_W_47_W_48_the_champion_goes_along_and_captured_there_he_comes_back() -> None:
    t = mage(
        "B: kobolds championing, coins 3", "kobolds*0 champion", "", "kobolds", more=", hand 3"
    )
    swap(t, 2, 3)
    assert (t[2], t[3]) == ("", "kobolds*0 champion")
    t.conquer(3)
    assert t.earned("A") == {"championing": 1}
    t.end_turn()
    assert t[4] == "kobolds*1 champion"


def test_W_47_W_60_an_objective_goes_along_and_pays_where_it_lies_then() -> None:
    b = "B: kobolds \n C: warcraft.humans"
    t = mage(b, "kobolds objective", "", "", "warcraft.humans", more=", hand 4")
    swap(t, 2, 3)
    assert (t[2], t[3]) == ("", "kobolds*1 objective")
    t.conquer(3)
    assert [t.earned(player) for player in "AC"] == [{"warcraft.humans": 2}] * 2


def test_W_47_places_change_owners_by_an_exchange_and_artifacts_go_along() -> None:
    finds = {"dark_portal": 2, "heart_of_azeroth": 1}
    t = mage("B: kobolds", "kobolds", "", "kobolds", finds=finds)
    swap(t, 1, 2)
    assert {find.id: find.region for find in t.state.finds} == {
        "dark_portal": 2,
        "heart_of_azeroth": 2,
    }
    assert t.end_turn().earned("A")["dark_portal"] == 2


def test_W_47_W_49_W_52_nothing_is_exchanged_with_a_tower_or_an_aegis_that_cannot_be_paid() -> None:
    b, there = "B: kobolds defensive", ("kobolds watch_tower", "kobolds", "tribe", "kobolds")
    for coins in (1, 2):
        t = mage(b, *there, more=f", coins {coins}", finds={AEGIS: 3})
        t.use(SWAPS, 1)
        if coins == 1:
            assert (t[1], t[4]) == ("tribe", "naga*1"), "there is no other"
        else:
            assert t.options() == [pair(1, 3), pair(1, 4)]


def test_W_47_W_52_two_coins_are_enough_for_two_regions_of_others() -> None:
    b = "B: kobolds \n C: tauren"
    t = mage(b, "kobolds", "tauren*2", "", "tauren*2", more=", coins 2", finds={AEGIS: 2})
    assert swap(t, 2, 3)[3] == "kobolds*1"
    assert (t[2], t.coins("A"), t.coins("B")) == ("tauren*2", 0, 7)


@pytest.mark.parametrize(("coins", "keys"), [(2, []), (1, ["toll"])])
def test_W_47_W_52_the_aegis_of_another_moves_once_it_is_paid_and_may_then_be_attacked(
    coins: int, keys: list[str]
) -> None:
    t = mage("B: kobolds", "kobolds", "", "kobolds", more=f", hand 3, coins {coins}",
             finds={AEGIS: 2})  # fmt: skip
    if keys:
        t.refuses(Use(SWAPS, 2), *keys)
        return
    swap(t, 2, 3)
    assert (t.coins("A"), t[3], [f.region for f in t.state.finds]) == (0, "kobolds*1", [3])
    t.conquer(3)
    assert (t.coins("A"), t.coins("B")) == (0, 7), "once a turn, wherever it lies"


@pytest.mark.parametrize(("rule", "stands"), [("turn_end", True), ("at_once", False)])
def test_W_26_W_47_an_exchange_of_its_neighbors_makes_a_tower_fall_when_the_rule_says(
    rule: str, *, stands: bool
) -> None:
    b, held = "B: kobolds defensive", ("", "", "kobolds", "kobolds watch_tower")
    t = swap(mage(b, *held, flags={"defensive": rule}), 1, 4)
    assert (t[1], t[4]) == ("kobolds*1", "naga*1")
    assert t[5] == ("kobolds*1 watch_tower" if stands else "kobolds*1")


def test_W_47_W_50_walls_and_forts_stand_on_any_land_they_are_moved_to() -> None:
    t = mage("B: night_elves garrisoned", "night_elves wisp_wall fort", "", "", "night_elves")
    swap(t, 2, 3)
    assert t.price(3) == {"base": 2, "defenders": 1, "wisp_wall": 1, "fort": 1}
    t.end_turn()
    assert (t.player, t[3]) == ("B", "night_elves*1 wisp_wall fort")


def test_W_41_W_47_what_borders_the_new_place_costs_no_travel() -> None:
    t = at_turn_of(f"A: kobolds {SWAPS}, hand 3", "B: naga", "kobolds", "", "", "", "naga")
    assert t.price(5) == {"base": 2, "defenders": 1, "travel": 1}
    assert swap(t, 1, 4).price(5) == {"base": 2, "defenders": 1}


def test_W_64_W_47_who_is_moved_to_the_water_of_the_well_counts_there() -> None:
    finds = {"karazhan": 2, "well_of_eternity": 6}
    board = """
        1 hill anchor magic      : kobolds
        2 hill magic - 3         :
        3 swamp - 2 4            : blood_elves
        4 fields anchor magic    :
        5 forest magic - 6       :
        6 lake - 5               :
    """
    t = wow(f"turn A \n A: kobolds {SWAPS} \n B: blood_elves \n {board}", finds)
    assert swap(t, 1, 5).end_turn().earned("A") == {"regions": 1, "well_of_eternity": 2}


# ----------------------------------------------------------------- the Champion: W-48, W-73


def test_W_48_W_50_the_champion_of_night_elves_raises_a_wall() -> None:
    t = at_turn_of("A: night_elves championing", "B: naga", "night_elves", "", "", "naga*3")
    assert t.use("championing", 4)[4] == "night_elves*0 champion wisp_wall"


def test_W_48_W_69_what_lies_where_he_stood_alone_waits_there() -> None:
    t = at_turn_of("A: kobolds championing, hand 2", "B: naga", "kobolds", "kobolds*0 champion",
                   "naga", "", "naga", finds={"frostmourne": 2})  # fmt: skip
    t.use("championing", 3)
    assert (t[2], t[3]) == ("", "kobolds*0 champion")
    t.refuses(Conquer(2, by="frostmourne"), "not_offered")
    t.conquer(2)
    assert Conquer(4, by="frostmourne") not in t.legal(), "two went, none is left"


def test_W_48_W_65_with_the_chapel_he_costs_his_coin_all_the_same() -> None:
    t = at_turn_of("A: naga, hand 9", "B: kobolds championing", "naga", "kobolds*2 champion", "",
                   "", "kobolds", finds={"lights_hope_chapel": 5})  # fmt: skip
    t.conquer(2)
    assert (t.earned("A"), t.army("kobolds").driven) == ({"championing": 1}, 2)


def test_W_48_W_73_a_region_that_he_holds_alone_may_be_abandoned_and_he_is_ready_again() -> None:
    t = at_turn_of("A: kobolds championing", "B: naga", "kobolds", "kobolds*0 champion", "naga")
    t.abandon(2)
    assert (t[2], supply(t, "champion")) == ("", 1)
    assert t.use("championing", 2)[2] == "kobolds*0 champion"


def test_W_48_W_51_W_52_he_pays_what_any_conquest_pays() -> None:
    t = at_turn_of("A: kobolds championing, coins 3", "B: naga marshdweller", "kobolds", "",
                   "naga*2", "", "naga", finds={AEGIS: 3})  # fmt: skip
    t.use("championing", 3)
    assert (t.coins("A"), t.coins("B"), t[3]) == (0, 8, "kobolds*0 champion")
    t = at_turn_of("A: kobolds championing, coins 2", "B: naga marshdweller", "kobolds", "",
                   "naga*2", "", "naga", finds={AEGIS: 3})  # fmt: skip
    t.refuses(Use("championing", 3), "toll")


# ----------------------------------------------------- the hammer, and tokens from the tray


def test_W_42_W_53_the_hammer_takes_a_stack_of_tauren_from_whom_it_was_taken() -> None:
    t = at_turn_of("A: kobolds, hand 8", "B: tauren", "kobolds", "tauren*5", "tauren*2", "", "",
                   finds={HAMMER: 2}, two="hill magic")  # fmt: skip
    t.state.finds[0].holder = 1
    t.conquer(2)
    assert t.army("tauren").driven == 4
    t.play(Conquer(3, by=HAMMER))
    assert (t[3], t.coins("A"), t.coins("B")) == ("kobolds*1", 3, 7)
    assert t.army("tauren").driven == 5
    t.end_turn()
    assert t.army("tauren").hand == 5, "no region is left to them"


def test_W_53_W_58_a_hammer_that_comes_back_is_paid_for_to_who_had_it_in_between() -> None:
    t = at_turn_of("A: ethereals, hand 1", "B: kobolds", "ethereals", "kobolds", "tribe*2", "",
                   "kobolds", finds={HAMMER: 2})  # fmt: skip
    hammer = t.state.finds[0]
    hammer.holder, hammer.before = 1, 0
    t.use("ethereals", 2).play(Conquer(3, by=HAMMER))
    assert (t[3], t.coins("A"), t.coins("B")) == ("ethereals*1", 3, 7)


@pytest.mark.parametrize(("tray", "bought", "given"), [(3, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_W_82_the_tray_goes_to_what_is_bought_and_then_to_the_healer(
    tray: int, bought: int, given: int
) -> None:
    t = at_turn_of(f"A: forsaken, hand {18 - tray}, coins 9", "B: kobolds", "forsaken*2",
                   "kobolds", "tribe", "", "kobolds", finds={"spirit_healer": 1})  # fmt: skip
    t.state.tray["forsaken"] = tray
    t.conquer(2, 3).done()
    assert t.state.questions[0].up_to == bought
    t.answer(*[1] * bought)
    gained = [(e.why, e.amount) for e in t.events if e.kind == "gained"]
    assert gained == [("forsaken", bought), *([("spirit_healer", 1)] if given else [])]
    assert t.state.tray["forsaken"] == tray - bought - given


def test_W_57_after_a_raid_that_failed_no_conquest_follows_and_what_is_left_is_redeployed() -> None:
    gnomes = "warcraft.gnomes"
    t = at_turn_of(f"A: {gnomes}, hand 1", "B: kobolds", gnomes, "kobolds*3", "", "", gnomes,
                   die=", die 1 1")  # fmt: skip
    t.use(gnomes, 2).play(Conquer(2, True, gnomes))
    assert (t.step, t[2], t.army(gnomes).hand) == ("redeploy", "kobolds*3", 1)
    assert Place(5, 1) in t.legal()


# ------------------------------------------------------------------------ what is said wrongly


@pytest.mark.parametrize(
    "army",
    [
        "kobolds championing",
        f"kobolds {SHOVES}",
        f"kobolds {SWAPS}",
        "ethereals",
        "warcraft.gnomes",
    ],
)
def test_R_12_a_use_that_names_no_region_is_refused_for_that_and_nothing_else(army: str) -> None:
    race, _, power = army.partition(" ")
    t = at_turn_of(f"A: {army}, hand 3", "B: naga", race, "naga*2", "tribe", "", "naga")
    assert t.legal(Use) or race == "ethereals"
    with pytest.raises(RuleError) as caught:
        t.use(power or race)
    assert [(r.key, r.params) for r in caught.value.refusals] == [
        ("no_region_named", {"number": -1})
    ]
