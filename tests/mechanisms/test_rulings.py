"""What coming rulings ask of a conquest, each written as a small part on the hooks there are."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine import Conquer, Use, all_targets, explain
from engine.hooks import Cost, Effect, Strike, Way
from engine.me import Me
from engine.parts.conquest import Convert
from engine.parts.raid import Raids
from engine.parts.reach import EntersAt
from engine.parts.relics import Dooms
from engine.parts.travel import Travels, Waives
from engine.parts.where import terrain
from engine.reaching import adjacent
from engine.specs import MarkerSpec
from tests.dsl import Table

from . import always, game, table
from .test_ways import Borrows, Carpet, Sharp, paid

ISLES = """
    1 farmland edge - 2     : orcs
    2 hill edge - 1 3       :
    3 swamp edge - 2 4      : elves
    4 mountain - 3 5        : elves*3
    5 forest edge - 4       : trolls*2
"""


DOOMS = Dooms(2, "doomhammer")


def world(hand: int = 4, coins: int = 5, land: str = ISLES, die: str = "", **more) -> Table:
    said = {"races": {"orcs": (), "elves": (), "trolls": ()}, "powers": {"merchant": ()}}
    for kind, does in said.items():
        more[kind] = {**does, **more.get(kind, {})}
    return table(
        f"""
        turn A{die}
        A: orcs merchant, hand {hand}, coins {coins}
        B: elves hill, coins 5
        C: trolls flying, coins 5
        {land}
        """,
        **more,
    )


def price(t: Table, region: int, by: str = "") -> dict[str, int]:
    found = explain(t.box, t.state, region, by)
    assert found is not None
    return {line.why: line.amount for line in found.lines}


# ----------------------------------------------------------------------- what is invented


@dataclass(frozen=True, slots=True)
class Softly(Effect):
    """One region as if it were empty; nobody there dies (Socks, U-46)."""

    def way(self, me: Me):
        return Way()

    def strikes(self, me: Me, means: str):
        return [Strike(("defenders", "fortress"))] if me.does(means) else ()

    def harmless(self, me: Me, conquest) -> bool:
        return me.does(conquest.means)


@dataclass(frozen=True, slots=True)
class Steals(Effect):
    """Two less for a neighbor in whose region something was found, beside another way (W-71)."""

    def way(self, me: Me):
        near = adjacent(me.game, me.army)
        return Way([f.region for f in me.game.finds() if f.region in near], True, only=True)

    def cost(self, me: Me, means: str):
        if me.does(means):
            yield Cost(-2, me.label)


# ----------------------------------------------------------------------------- landing

TRAVEL = {"rules": {"custom": always(Travels())}}


def test_01_an_entry_that_is_not_adjacent_is_in_reach_for_one_more() -> None:
    t = world(5, **TRAVEL)
    assert sorted(t.targets()) == [2, 3, 5]
    assert (price(t, 2), price(t, 5)) == (
        {"base": 2}, {"base": 2, "defenders": 2, "custom": 1},
    )  # fmt: skip


def test_01b_so_is_the_first_conquest_and_that_after_the_last_region_is_lost() -> None:
    t = world(5, land=ISLES.replace(": orcs", ":"), **TRAVEL)
    assert sorted(t.targets()) == [1, 2, 3, 5]
    assert price(t, 1) == {"base": 2, "custom": 1}
    t.conquer(1)
    assert price(t, 2) == {"base": 2}


def test_01c_where_a_power_lets_it_enter_it_need_not_land() -> None:
    new = ISLES.replace(": orcs", ":")
    t = world(5, land=new, races={"orcs": EntersAt(terrain("hill", "mountain"))}, **TRAVEL)
    assert (price(t, 2), price(t, 1)) == ({"base": 2}, {"base": 2, "custom": 1})
    assert price(t, 4) == {"base": 2, "mountain": 1, "defenders": 3}


@pytest.mark.parametrize("who", ["power", "find"])
def test_02_who_sails_pays_nothing_more_for_that(who: str) -> None:
    waives = Waives("custom")
    power, find = {"powers": {"merchant": waives}}, {"finds": {"stone": (1, waives)}}
    t = world(**TRAVEL, **(power if who == "power" else find))
    name = "merchant" if who == "power" else "stone"
    assert price(t, 5) == {"base": 2, "defenders": 2, "custom": 1, name: -1}


def test_03_a_way_that_makes_it_adjacent_spares_it_as_well() -> None:
    t = world(**TRAVEL, finds={"ashes": (1, Carpet())})
    assert price(t, 5, "ashes") == {"base": 2, "defenders": 2}
    assert price(t, 5) == {"base": 2, "defenders": 2, "custom": 1}


BEYOND = """
    1 farmland edge  : orcs
    2 hill           :
    --- beyond
    3 swamp edge     :
    4 forest         : trolls
"""


def test_03b_other_islands_are_reached_by_landing_alone() -> None:
    t = world(6, land=BEYOND, **TRAVEL)
    assert (price(t, 2), price(t, 3)) == ({"base": 2}, {"base": 2, "custom": 1})
    assert sorted(t.targets()) == [2, 3]
    t.conquer(3)
    assert sorted(t.targets()) == [2, 4]
    assert sorted(world(6, land=BEYOND).targets()) == [2]


# -------------------------------------------------------------------------------- raids


def test_04_a_raid_names_its_region_rolls_and_may_be_the_final_attempt_besides() -> None:
    t = world(3, die=", die 2 1", races={"orcs": Raids()}, **TRAVEL)
    t.use("orcs", 4)
    assert price(t, 4, "orcs") == {"base": 2, "mountain": 1, "defenders": 3, "die": -2}
    found = all_targets(t.box, t.state)["orcs"]
    assert {r: (x.price, x.short) for r, x in found.items()} == {4: (4, 1)}
    t.refuses(Conquer(2, by="orcs"), "not_offered")
    t.play(Conquer(4, True, "orcs"))
    assert t[4].startswith("orcs")


def test_05_a_raid_that_is_too_dear_may_be_given_up_and_is_gone_then() -> None:
    t = world(3, die=", die 0", races={"orcs": Raids()}).use("orcs", 5)
    assert "orcs" in all_targets(t.box, t.state)
    t.conquer(2)
    assert list(all_targets(t.box, t.state)) == [""]
    assert not t.legal(Use)


# ------------------------------------------------------------------------- a relic's owners


def test_06_what_was_somebody_elses_before_is_paid_to_them() -> None:
    held = ISLES.replace("2 hill edge - 1 3       :", "2 hill edge - 1 3 : elves")
    t = world(7, land=held, finds={"hammer": (2, DOOMS)})
    t.state.finds[0].holder = 1
    t.conquer(2)
    assert (t.state.finds[0].holder, t.state.finds[0].before) == (0, 1)
    assert price(t, 3, "hammer") == {"base": 2, "defenders": 1, "hammer": -3, "minimum": 1}
    t.play(Conquer(3, by="hammer"))
    assert paid(t) == [("A", -2, "hammer"), ("B", 2, "hammer")]
    assert (t.state.finds[0].region, t.state.finds[0].before) == (3, 1)


def test_07_what_was_nobodys_is_paid_to_the_bank() -> None:
    t = world(7, finds={"hammer": (1, DOOMS)})
    t.play(Conquer(2, by="hammer"))
    assert paid(t) == [("A", -2, "hammer")]
    world(7, coins=1, finds={"hammer": (1, DOOMS)}).refuses(Conquer(2, by="hammer"), "toll")


def test_08_a_relic_that_is_stolen_was_its_holders_before() -> None:
    t = world(7, finds={"hammer": (3, DOOMS)})
    t.state.finds[0].holder = 1
    game(t).bring(t.state.finds[0], 1)
    assert (t.state.finds[0].holder, t.state.finds[0].before) == (0, 1)
    t.play(Conquer(2, by="hammer"))
    assert paid(t) == [("A", -2, "hammer"), ("B", 2, "hammer")]


# -------------------------------------------------------------------- others' defenders


def test_09_a_region_taken_as_if_empty_costs_no_token_and_loses_none() -> None:
    t = world(7, finds={"socks": (1, Softly())}).conquer(2).play(Conquer(3, by="socks"))
    assert (t.happened("lost"), t[3], t.army("elves").driven) == ([], "orcs*2", 1)


def test_10_a_way_beside_another_leads_only_where_it_may() -> None:
    t = world(7, races={"orcs": Steals()}, finds={"ashes": (1, Carpet()), "well": (2, ())})
    found = all_targets(t.box, t.state)
    assert list(found["orcs"]) == [2]
    assert list(found["orcs+ashes"]) == [2]
    assert list(found["ashes"]) == [2, 3, 4, 5]
    assert price(t, 2, "orcs+ashes") == {"base": 2, "orcs": -2, "minimum": 1}
    t.refuses(Conquer(3, by="orcs+ashes"), "not_offered")


# ------------------------------------------------------------------------- substitutions

NEAR = ISLES.replace("1 farmland edge - 2", "1 farmland edge - 2 3").replace(
    "3 swamp edge - 2 4", "3 swamp edge - 1 2 4")  # fmt: skip
VAMPIRE = Convert(from_hand=True, enters=True)
ORB = Convert(from_hand=True, enters=True, once=True)


def test_11_the_new_token_comes_from_the_tray_and_from_the_hand_if_that_is_empty() -> None:
    t = world(2, land=NEAR, powers={"merchant": VAMPIRE})
    tray = t.state.tray["orcs"]
    t.use("merchant", 3)
    assert (t[3], t.army("orcs").hand, t.state.tray["orcs"]) == ("orcs*1", 2, tray - 1)
    t = world(2, land=NEAR, powers={"merchant": VAMPIRE})
    t.state.tray["orcs"] = 0
    t.use("merchant", 3)
    assert (t[3], t.army("orcs").hand, t.state.tray["orcs"]) == ("orcs*1", 1, 0)


def test_12_without_a_token_in_either_there_is_no_substitution() -> None:
    t = world(0, land=NEAR, powers={"merchant": VAMPIRE})
    assert Use("merchant", 3) in t.legal(Use), "the tray has some"
    t.state.tray["orcs"] = 0
    t.refuses(Use("merchant", 3), "tray_empty")
    t = world(2, land=NEAR, powers={"merchant": Convert()})
    t.state.tray["orcs"] = 0
    t.refuses(Use("merchant", 3), "tray_empty")


def test_13_it_may_be_the_first_conquest_where_one_may_enter_with_a_token_in_hand() -> None:
    new = NEAR.replace(": orcs", ":")
    t = world(2, land=new, powers={"merchant": VAMPIRE})
    assert t.legal(Use) == [Use("merchant", 3)]
    t.refuses(Use("merchant", 4), "not_adjacent", "not_alone")
    assert t.use("merchant", 3)[3] == "orcs*1"
    world(2, land=new, powers={"merchant": Convert()}).refuses(Use("merchant", 3), "not_adjacent")
    world(0, land=new, powers={"merchant": VAMPIRE}).refuses(Use("merchant", 3), "not_adjacent")


def test_14_once_per_opponent_or_once_a_turn() -> None:
    t = world(4, land=NEAR.replace("2 hill edge - 1 3       :", "2 hill edge - 1 3 : trolls"),
              powers={"merchant": VAMPIRE})  # fmt: skip
    assert t.use("merchant", 3).legal(Use) == [Use("merchant", 2)]
    t = world(4, land=NEAR.replace("2 hill edge - 1 3       :", "2 hill edge - 1 3 : trolls"),
              powers={"merchant": ORB})  # fmt: skip
    t.use("merchant", 3).refuses(Use("merchant", 2), "used_this_turn")


@pytest.mark.parametrize(("token", "objection"), [(True, ("not_alone",)), (False, ())])
def test_15_a_piece_that_stands_in_for_a_token_protects_and_armor_does_not(
    token: bool, objection: tuple[str, ...]
) -> None:
    t = world(2, land=NEAR, powers={"merchant": VAMPIRE})
    spec = MarkerSpec("lair", 9, defense=1, token=token)
    t.box = replace(t.box, markers={**t.box.markers, "lair": spec})
    here = t.state.regions[3]
    t.state.regions[3] = replace(here, markers={"lair": 1})
    if objection:
        t.refuses(Use("merchant", 3), *objection)
    else:
        assert t.use("merchant", 3)[3] == "orcs*1"


def test_16_a_lent_relic_moves_nothing_and_works_beside_the_original() -> None:
    t = world(7, finds={"sword": (1, Sharp())}, powers={"merchant": Borrows("sword")})
    t.play(Conquer(2, by="merchant.sword"))
    assert t.state.finds[0].region == 1
    assert "sword" in all_targets(t.box, t.state)
