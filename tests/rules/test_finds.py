"""Relics and places in every state that they can be in, and in any two of them.

Found, used, moved, left behind, borrowed by the Bag, lent by Stonehedge, sat upon by the Balrog
(U-11, U-14, U-45, U-46, U-48, U-50, U-56): what one alone does is in the file of each.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from engine import Action, Conquer, default_action, plain_box
from engine.actions import PlayOn, Use
from tests.dsl import Table
from tests.traits.underground import under

BOX = plain_box("underground", 2)
PLACES = sorted(f for f, spec in BOX.finds.items() if spec.family == "place")
RELICS = sorted(f for f, spec in BOX.finds.items() if spec.family == "relic")
STRIKES = {
    "flying_doormat": Conquer,
    "shiny_orb": Use,
    "stinky_trolls_socks": Conquer,
    "sword_of_the_killer_rabbit": Conquer,
}
"""Relics that conquer, and what somebody says who uses them."""
LAID = sorted(set(RELICS) - set(STRIKES))
"""Those that are laid at the end of a turn."""

strikes = pytest.mark.parametrize("relic", STRIKES)
laid = pytest.mark.parametrize("relic", LAID)
relics = pytest.mark.parametrize("relic", RELICS)
places = pytest.mark.parametrize("place", PLACES)
finds = pytest.mark.parametrize("find", [*RELICS, *PLACES])


def strike(relic: str, region: int, way: str = "") -> Action:
    """What conquers ``region`` with a relic; ``way``: borrowed so."""
    by = f"{way}{relic}"
    return Use(by, region) if STRIKES[relic] is Use else Conquer(region, by=by)


def offered(t: Table, relic: str, way: str = "") -> set[int]:
    """Regions that may be conquered with a relic now."""
    by = f"{way}{relic}"
    return {a.region for a in t.legal(Conquer) if a.by == by} | {
        a.target for a in t.legal(Use) if a.trait == by
    }


def played_on(t: Table) -> Table:
    """The turn is played on, where declining it comes first (C-11)."""
    return t.play(PlayOn()) if PlayOn() in t.legal() else t


def until_asked(t: Table) -> Table:
    """Everything goes by the defaults until something is asked."""
    while not t.state.questions:
        t.play(default_action(t.box, t.state))
    return t


def won(t: Table) -> list[tuple[int, str, int]]:
    return [(e.player, e.why, e.seat) for e in t.events if e.kind == "won"]


def place_of(t: Table, find: str) -> int | None:
    return next(f.region for f in t.state.finds if f.id == find)


LAND = """
    1 mine edge - 2 5   : {one}
    2 mine - 3          : {two}
    3 mine - 4          : {three}
    4 mine edge         : {four}
    5 river edge - 1    : {five}
"""


def table(
    army: str = "shadow_mimes, hand 9",
    one: str = "shadow_mimes",
    two: str = "liches",
    three: str = "liches",
    four: str = "liches",
    five: str = "",
    *,
    turn: str = "A",
    b: str = "liches",
    **more,
) -> Table:
    land = LAND.format(one=one, two=two, three=three, four=four, five=five)
    return under(f"turn {turn} \n A: {army} \n B: {b} \n {land}", **more)


# -------------------------------------------------------------------- places, state by state

FAR = """
    1 mystic_crystal edge - 2 7 : {one}
    2 mudpool - 3               : {two}
    3 mine - 4                  : {three}
    4 mine edge                 : {four}
    5 mudpool - 4               : liches
    6 chasm - 2                 :
    7 mine - 8                  : {seven}
    8 mine                      :
"""
LENT = "muddy"
WORKS_DECLINED = {
    "altar_of_souls", "diamond_fields", "keep_on_the_motherland", "mine_of_the_lost_dwarf",
    "stonehedge",
}  # fmt: skip


def at(
    place: str,
    one: str = "shadow_mimes*2",
    two: str = "shadow_mimes",
    three: str = "(ogres)",
    four: str = "liches*6",
    seven: str = "",
) -> Table:
    """A turn of A with a place in region 2, or with none."""
    land = FAR.format(one=one, two=two, three=three, four=four, seven=seven)
    text = f"turn A \n A: (ogres) \n A: shadow_mimes, hand 2, coins 5 \n B: liches \n {land}"
    return under(text, finds={place: 2} if place else {}, lent=LENT)


def seen(t: Table) -> list[object]:
    """All that a turn of A shows of what works for them: offers, prices, questions, coins."""
    played_on(t)
    found: list[object] = [t.army("shadow_mimes").hand, t.targets(), t.legal(Use)]
    while t.player == "A":
        if t.state.questions:
            found.append((t.question(), t.options()))
        t.play(default_action(t.box, t.state))
        found.append(t.earned("A"))
    return found


@places
def test_U_11_a_place_works_for_the_active_race_in_its_region(place: str) -> None:
    assert seen(at(place)) != seen(at(""))


@places
def test_U_52_in_decline_only_some_places_work(place: str) -> None:
    there = {"two": "(ogres)", "three": ""}
    assert (seen(at(place, **there)) != seen(at("", **there))) is (place in WORKS_DECLINED)


@places
def test_U_14_a_place_that_somebody_else_holds_or_nobody_does_nothing(place: str) -> None:
    for two in ("liches", ""):
        assert seen(at(place, two=two)) == seen(at("", two=two))


@places
def test_U_48_a_place_that_the_balrog_sits_upon_does_nothing(place: str) -> None:
    assert seen(at(place, two="balrog")) == seen(at("", two="balrog"))


@places
def test_U_14_a_place_never_moves(place: str) -> None:
    t = played_on(at(place)).conquer(7).end_turn().end_turn()
    assert place_of(t, place) == 2
    t.declines().end_turn()
    assert place_of(t, place) == 2


@finds
def test_U_56_what_is_left_behind_lies_there_for_who_comes_next(find: str) -> None:
    t = table(one="shadow_mimes*2", two="shadow_mimes", finds={find: 2}, b="liches, hand 6")
    played_on(t).abandon(2).end_turn()
    assert (place_of(t, find), t.region(2).army) == (2, None)
    t.conquer(2)
    assert place_of(t, find) == 2
    (there,) = (s for s in t.state.finds if s.id == find)
    assert there.holder == 1


@finds
def test_U_48_under_the_balrog_a_find_is_nobodys_until_he_has_gone_and_somebody_comes(
    find: str,
) -> None:
    lying = {find: 2} | ({"wickedest_pentacle": 1} if find != "wickedest_pentacle" else {})
    t = table("shadow_mimes, hand 9", "shadow_mimes", "balrog", "liches", finds=lying)
    t.refuses(Conquer(2), "immune")
    if find == "wickedest_pentacle":
        assert t.legal(Use) == []
        return
    played_on(t).use("wickedest_pentacle", 3)
    assert (t[2], t[3]) == ("", "balrog")
    assert find not in STRIKES or offered(t, find) == set()
    t.conquer(2)
    assert place_of(t, find) == 2
    works = {"flying_doormat": {4, 5}, "shiny_orb": set()}.get(find, {5})
    assert find not in STRIKES or offered(t, find) == works


# ------------------------------------------------------------------- relics in any two states

STATES = ("found", "used", "moved", "left", "borrowed", "lent", "sat")


@strikes
def test_U_11_found_and_used_in_one_turn(relic: str) -> None:
    t = table(two="tribe*2", hidden=[relic]).conquer(2)
    assert place_of(t, relic) == 2
    t.play(strike(relic, 3))
    assert place_of(t, relic) == 3
    assert t.region(3).army == t.army("shadow_mimes").id


@laid
def test_U_11_found_and_used_at_the_end_of_the_same_turn(relic: str) -> None:
    t = table(two="tribe*2", hidden=[relic]).conquer(2)
    assert until_asked(t).question() == f"{relic}.where"
    t.answer(1)
    assert place_of(t, relic) == 1


@strikes
def test_U_46_found_and_moved_it_does_not_work_again_this_turn_but_in_the_next(
    relic: str,
) -> None:
    t = table(two="tribe*2", hidden=[relic]).conquer(2).play(strike(relic, 3))
    assert offered(t, relic) == set()
    t.end_turn().end_turn()
    assert place_of(t, relic) == 3
    assert 4 in offered(t, relic)


@strikes
def test_U_56_found_and_left_behind_before_it_was_used(relic: str) -> None:
    t = table(two="tribe*2", hidden=[relic]).conquer(2).end_turn().end_turn().abandon(2)
    assert offered(t, relic) == set()
    assert place_of(t, relic) == 2


@strikes
def test_U_45_found_and_borrowed_in_one_turn(relic: str) -> None:
    t = table("shadow_mimes magic, hand 9", two="tribe*2", hidden=[relic]).conquer(2)
    t.play(strike(relic, 3, "magic."))
    assert (place_of(t, relic), t.region(3).markers) == (2, {"bag": 1})


@strikes
def test_U_50_found_and_borrowed_through_stonehedge_in_one_turn(relic: str) -> None:
    t = table(two="tribe*2", hidden=[relic], finds={"stonehedge": 1}, lent="magic").conquer(2)
    t.play(strike(relic, 3, "stonehedge.magic."))
    assert (place_of(t, relic), t.region(3).markers) == (2, {"bag": 1})


@relics
def test_U_48_found_by_the_balrog_and_sat_upon(relic: str) -> None:
    t = table(two="tribe*2", hidden=[relic], finds={"wickedest_pentacle": 1})
    t.use("wickedest_pentacle", 2)
    assert (t[2], place_of(t, relic)) == ("balrog", 2)
    if relic in STRIKES:
        assert offered(t, relic) == set()
    t.end_turn()
    assert t.earned("A") == {"regions": 1}


@strikes
def test_U_46_used_and_moved_it_works_for_who_conquers_it_there(relic: str) -> None:
    t = table("shadow_mimes, hand 3", finds={relic: 1}, b="liches, hand 6").play(strike(relic, 2))
    t.end_turn()
    assert t.player == "B"
    t.conquer(2)
    assert place_of(t, relic) == 2
    assert t.state.finds[0].holder == 1


@strikes
def test_U_56_used_in_a_river_and_left_behind_there(relic: str) -> None:
    there = {"two": "kraken", "three": "kraken", "four": "kraken", "five": "kraken"}
    t = table(**there, b="kraken, hand 6", finds={relic: 1}).play(strike(relic, 5))
    assert place_of(t, relic) == 5
    t.end_turn()
    assert (t[5], place_of(t, relic), t.player) == ("", 5, "B")
    assert offered(t, relic) == set()


@strikes
def test_U_45_used_and_borrowed_in_one_turn_in_two_regions(relic: str) -> None:
    t = table("shadow_mimes magic, hand 9", finds={relic: 1}, three="ogres", b="liches \n C: ogres")
    t.play(strike(relic, 2), strike(relic, 3, "magic."))
    assert (place_of(t, relic), t.region(3).markers) == (2, {"bag": 1})
    assert offered(t, relic) | offered(t, relic, "magic.") == set()


@strikes
def test_U_70_used_through_stonehedge_the_bag_is_lost_with_stonehedge(relic: str) -> None:
    lying = {"stonehedge": 2, relic: 4}
    there = {"one": "liches", "two": "shadow_mimes"}
    t = table("shadow_mimes, hand 3", **there, finds=lying, lent="magic", b="liches, hand 6")
    t.play(strike(relic, 1, "stonehedge.magic.")).end_turn()
    assert (t.player, t.region(1).markers) == ("B", {"bag": 1})
    t.conquer(2)
    assert not any("bag" in here.markers for here in t.state.regions.values())


@strikes
def test_U_48_used_and_then_sat_upon_it_stays_under_him(relic: str) -> None:
    t = table(finds={relic: 1, "wickedest_pentacle": 1}).play(strike(relic, 2))
    t.use("wickedest_pentacle", 2)
    assert (t[2], place_of(t, relic)) == ("balrog", 2)
    t.end_turn().end_turn()
    assert offered(t, relic) == set()


@laid
def test_U_48_laid_and_then_sat_upon_it_pays_nobody(relic: str) -> None:
    """He moves before the end of the turn: what lies under him can no longer be laid."""
    t = table(two="shadow_mimes", finds={relic: 2, "wickedest_pentacle": 1})
    t.use("wickedest_pentacle", 2).end_turn()
    assert t.earned("A") == {"regions": 1}
    assert place_of(t, relic) == 2


@strikes
def test_U_56_moved_and_left_behind_where_it_was_used(relic: str) -> None:
    t = table(finds={relic: 1}).play(strike(relic, 2)).end_turn().end_turn().abandon(2)
    assert (place_of(t, relic), offered(t, relic)) == (2, set())


def brought(relic: str, army: str, **more) -> Table:
    """A's turn, after B has used a relic, which went from region 4 to region 3."""
    both, lying = "liches, hand 4 \n C: ogres", {relic: 4} | more.pop("lying", {})
    there = {"two": "ogres", "three": "ogres"}
    t = table(f"{army}, hand 2", **there, turn="B", b=both, finds=lying, **more)
    t.play(strike(relic, 3)).end_turn().end_turn()
    assert (t.player, place_of(t, relic)) == ("A", 3)
    return t


@strikes
def test_U_45_moved_to_another_region_it_is_borrowed_from_there(relic: str) -> None:
    t = brought(relic, "shadow_mimes magic")
    t.army("shadow_mimes").hand = 9
    t.play(strike(relic, 2, "magic."))
    assert (place_of(t, relic), t.region(2).markers) == (3, {"bag": 1})


@strikes
def test_U_50_moved_to_another_region_it_is_borrowed_through_stonehedge(relic: str) -> None:
    t = brought(relic, "shadow_mimes", lying={"stonehedge": 1}, lent="magic")
    t.army("shadow_mimes").hand = 9
    t.play(strike(relic, 2, "stonehedge.magic."))
    assert (place_of(t, relic), t.region(2).markers) == (3, {"bag": 1})


@relics
def test_U_46_moved_to_a_new_owner_it_stays_where_it_is_under_the_balrog(relic: str) -> None:
    t = table(finds={relic: 2, "wickedest_pentacle": 1}).conquer(2)
    t.use("wickedest_pentacle", 2)
    assert (t[2], place_of(t, relic)) == ("balrog", 2)


@strikes
def test_U_45_left_behind_with_nobody_it_can_be_borrowed(relic: str) -> None:
    t = table("shadow_mimes magic, hand 9", three="", finds={relic: 3})
    t.play(strike(relic, 2, "magic."))
    assert (place_of(t, relic), t.region(2).markers) == (3, {"bag": 1})


@strikes
def test_U_50_left_behind_with_nobody_it_can_be_borrowed_through_stonehedge(relic: str) -> None:
    t = table(three="", finds={relic: 3, "stonehedge": 1}, lent="magic")
    t.play(strike(relic, 2, "stonehedge.magic."))
    assert (place_of(t, relic), t.region(2).markers) == (3, {"bag": 1})


@strikes
def test_U_56_left_behind_and_sat_upon_it_waits(relic: str) -> None:
    t = table(one="shadow_mimes*2", two="shadow_mimes", finds={relic: 2, "wickedest_pentacle": 1})
    t.abandon(2).use("wickedest_pentacle", 2)
    assert (t[2], place_of(t, relic), offered(t, relic)) == ("balrog", 2, set())


def test_U_50_borrowed_by_the_bag_beside_a_power_that_stonehedge_lends() -> None:
    """The Orb's copy and a lent Vampire each take a token of one opponent."""
    t = table("shadow_mimes magic, hand 2", finds={"shiny_orb": 4, "stonehedge": 1}, lent="vampire")
    t.use("magic.shiny_orb", 2)
    assert t[2] == "shadow_mimes*1 bag"
    t.use("stonehedge.vampire", 3)
    assert t[3] == "shadow_mimes*1"


@strikes
def test_U_45_borrowed_while_the_balrog_sits_upon_it(relic: str) -> None:
    t = table("shadow_mimes magic, hand 9", four="balrog", finds={relic: 4})
    t.play(strike(relic, 2, "magic."))
    assert (place_of(t, relic), t.region(2).markers) == (4, {"bag": 1})


@strikes
def test_U_45_borrowed_into_a_region_that_the_balrog_comes_to_the_bag_is_in_hand(
    relic: str,
) -> None:
    t = table("shadow_mimes magic, hand 9", finds={relic: 4, "wickedest_pentacle": 1})
    t.play(strike(relic, 2, "magic.")).use("wickedest_pentacle", 2)
    assert t[2] == "balrog"
    assert not any("bag" in here.markers for here in t.state.regions.values())


@strikes
def test_U_50_lent_by_stonehedge_no_more_once_the_balrog_sits_upon_it(relic: str) -> None:
    lying = {relic: 4, "stonehedge": 2, "wickedest_pentacle": 1}
    t = table(two="shadow_mimes", finds=lying, lent="magic")
    assert offered(t, relic, "stonehedge.magic.")
    t.use("wickedest_pentacle", 2)
    assert offered(t, relic, "stonehedge.magic.") == set()
    assert [f.badge for f in t.state.finds if f.id == "stonehedge"] == ["magic"]


@pytest.mark.parametrize("relic", sorted(set(STRIKES) - {"shiny_orb"}))
def test_U_46_only_the_socks_spare_the_defender_and_only_where_they_are_used(relic: str) -> None:
    t = table(two="liches*3", finds={relic: 1}).play(strike(relic, 2))
    assert t.army("liches").driven == (3 if relic == "stinky_trolls_socks" else 2)
    t = table(two="liches*3", finds={relic: 1}).conquer(2)
    assert t.army("liches").driven == 2


def test_every_two_states_have_a_case() -> None:
    """Names of the cases say which two they are about."""
    words = {
        "found": "found", "used": "used|laid_and", "moved": "moved", "left": "left_behind",
        "borrowed": "borrowed", "lent": "stonehedge", "sat": "balrog|sat_upon|under_him",
    }  # fmt: skip
    names = [name for name in globals() if name.startswith("test_U_")]
    missing = [
        pair
        for pair in combinations(STATES, 2)
        if not any(
            all(any(w in name for w in words[state].split("|")) for state in pair) for name in names
        )
    ]
    assert missing == []


@finds
def test_what_lies_in_a_conquered_region_is_told_with_who_had_it(find: str):
    t = table(two="liches", finds={find: 2}).conquer(2)
    assert won(t) == [(0, find, 1)]
    t = table(two="", finds={find: 2}).conquer(2)
    assert won(t) == [(0, find, -1)]


def test_what_one_has_already_is_not_won_from_an_own_race():
    t = table("shadow_mimes, hand 9 \n A: (ogres)", two="ogres", finds={"shiny_orb": 2})
    assert won(t.conquer(2)) == []
