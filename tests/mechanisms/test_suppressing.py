"""Against whom nothing helps but plain tokens and the final die, on real borders (U-22, U-74)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine import Conquer, Target, Use, all_targets, targets
from engine.hooks import Attack, Effect, Refusal, RuleError
from engine.me import Me, Source
from engine.parts.conquest import Convert, DieFirst
from engine.parts.reach import Discount, EnterAnywhere, Flight, Linked, Sails
from engine.parts.where import symbol
from engine.specs import MarkerSpec, RegionSpec
from tests.dsl import Table
from tools.checks import violations

from . import game, table
from .test_income import Collects
from .test_ways import AsIfEmpty, Carpet, Dear, Guarded, Passes, Sharp

HAMMER = MarkerSpec("lair", 7, token=True, by="orcs")
WOLF = MarkerSpec("dragon", 7, token=True, holds=True, by="orcs")

LAND = """
    1 farmland edge - 2 3 4 : orcs
    2 hill edge - 1 3 4     : {elves}
    3 hill - 1 2 4          : {trolls}
    4 forest - 1 2 3        : tribe
"""


@dataclass(frozen=True, slots=True)
class Honest(Effect):
    """In others' turns nothing that is a race, a power, a relic or a place works against me."""

    def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
        return attack.loser is me.army and attack.army.player != me.army.player


@dataclass(frozen=True, slots=True)
class Digs(Effect):
    """All caverns are adjacent to one another, and I may enter there."""

    def links(self, me: Me, region: RegionSpec):
        return self._caves(me) if "cavern" in region.symbols else ()

    def entry(self, me: Me):
        return self._caves(me)

    def _caves(self, me: Me) -> list[int]:
        return [r.id for r in me.game.box.regions.values() if "cavern" in r.symbols]


def world(
    hand: int = 3,
    elves: str = "elves",
    trolls: str = "trolls",
    *pieces: tuple[MarkerSpec, int],
    die: str = "",
    land: str = LAND,
    **more,
) -> Table:
    """Return a table on which B's elves are honest and C's trolls are like anybody."""
    said = {"races": {"elves": Honest(), "orcs": (), "trolls": ()},
            "powers": {"merchant": (), "hill": (), "flying": ()}}  # fmt: skip
    for kind, does in said.items():
        more[kind] = {**does, **more.get(kind, {})}
    t = table(
        f"""
        turn A{die}
        A: orcs merchant, hand {hand}, coins 5
        B: elves hill, coins 5
        C: trolls flying, coins 5
        {land.format(elves=elves, trolls=trolls)}
        """,
        **more,
    )
    t.box = replace(t.box, markers={**t.box.markers, **{spec.id: spec for spec, _ in pieces}})
    for spec, n in pieces:
        game(t).equip(t.army("orcs"), spec.id, n)
    assert violations(t.box, t.state) == []
    return t


def found(t: Table) -> dict[int, Target]:
    return targets(t.box, t.state)


# ------------------------------------------------------------ pieces that conquer like tokens


def test_01_pieces_of_a_suppressed_trait_are_no_strength_against_who_suppresses_it() -> None:
    t = world(1, "elves", "trolls", (HAMMER, 5))
    assert found(t) == {3: Target(3), 4: Target(3), 2: Target(3, roll=True, short=2)}
    with pytest.raises(RuleError) as caught:
        t.conquer(2)
    amounts = {"price": 3, "hand": 1, "roll": 1}
    assert caught.value.refusals == (Refusal("too_few_tokens", 2, amounts),)


def test_02_pieces_that_are_no_traits_conquer_anybody() -> None:
    t = world(1, "elves", "trolls", (replace(HAMMER, by=""), 5))
    assert {r: x.roll for r, x in found(t).items()} == {2: False, 3: False, 4: False}


def test_03_tokens_go_alone_where_pieces_do_not_work_and_pieces_first_where_they_do() -> None:
    mixed = world(4, "elves", "trolls", (HAMMER, 2))
    mine = mixed.conquer(2).army("orcs")
    assert (mixed[2], mine.hand, mine.extra) == ("orcs*3", 1, {"lair": 2})
    mixed.conquer(3)
    assert mixed[3] == "orcs*1"
    assert (mixed.army("orcs").hand, mixed.army("orcs").extra) == (0, {})


def test_04_some_pieces_may_work_where_others_do_not() -> None:
    t = world(1, "elves", "trolls", (HAMMER, 3), (replace(WOLF, by=""), 2)).conquer(2)
    assert (t[2], t.army("orcs").hand) == ("orcs*1 dragon*2", 0)
    assert t.army("orcs").extra == {"lair": 3}


@pytest.mark.parametrize(("pips", "won"), [(3, True), (2, False)])
def test_05_the_final_die_is_thrown_to_the_tokens_alone(pips: int, won: bool) -> None:
    t = world(1, "elves*2", "trolls", (HAMMER, 5), die=f", die {pips}")
    assert found(t)[2] == Target(4, roll=True, short=3)
    t.roll(2)
    assert t[2].startswith("orcs" if won else "elves")
    assert t.army("orcs").extra == {"lair": 5}, "which did nothing, so they are all there still"


def test_06_the_die_does_not_make_up_for_more_than_it_can_show() -> None:
    t = world(1, "elves*3", "trolls", (HAMMER, 5))
    assert 2 not in found(t)
    t.refuses(Conquer(2, roll=True), "die_too_weak")


def test_07_pieces_that_do_not_work_cannot_go_alone() -> None:
    t = world(0, "elves", "trolls", (WOLF, 4))
    assert sorted(found(t)) == [3, 4]
    t.refuses(Conquer(2), "no_tokens")


def test_08_in_his_own_turn_and_against_others_they_work_as_ever() -> None:
    t = world(1, "elves", "elves", (HAMMER, 5))
    t.state.armies[0].player, t.state.armies[1].player = 1, 1
    t.state.turn.player = 1
    t.state.armies[1].active = False
    assert found(t)[2] == Target(3)


def test_09_what_a_lent_trait_brought_works_as_long_as_one_of_the_two_does() -> None:
    @dataclass(frozen=True, slots=True)
    class OnlyTheOriginal(Effect):
        def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
            return attack.loser is me.army and other.way == "drum"

    @dataclass(frozen=True, slots=True)
    class Borrows(Effect):
        def lends(self, me: Me):
            return ("drum",)

    drum = {"drum": (1, Discount())}
    spec = replace(HAMMER, by="drum")
    alone = world(2, "elves", "trolls", (spec, 2), races={"elves": OnlyTheOriginal()}, finds=drum)
    assert found(alone)[2].roll
    both = world(2, "elves", "trolls", (spec, 2), races={"elves": OnlyTheOriginal()},
                 powers={"merchant": Borrows()}, finds=drum)  # fmt: skip
    assert not found(both)[2].roll


# ----------------------------------------------------------------------- an earlier die


def test_10_a_roll_before_the_conquest_does_nothing_against_who_suppresses_it() -> None:
    t = world(5, die=", die 2", powers={"merchant": DieFirst()}).use("merchant")
    assert t.price(3) == {"base": 2, "defenders": 1, "die": -2}
    assert t.price(2) == {"base": 2, "defenders": 1}
    t.conquer(2)
    assert (t[2], t.state.turn.die) == ("orcs*3", None), "it was the roll before this conquest"


def test_11_nor_need_it_be_made_there_and_the_final_die_works() -> None:
    t = world(2, die=", die 1", powers={"merchant": DieFirst()})
    t.refuses(Conquer(3), "roll_first")
    assert found(t) == {2: Target(3, roll=True, short=1)}
    t.roll(2)
    assert t.happened("conquered")[0].amount == 2


def test_12_no_final_die_comes_on_top_of_a_roll_that_waits() -> None:
    t = world(2, die=", die 1", powers={"merchant": DieFirst()}).use("merchant")
    t.refuses(Conquer(2, roll=True), "die_waits")
    assert sorted(found(t)) == [3, 4]


def test_13_a_roll_with_which_only_an_honest_region_could_be_paid_is_not_wasted() -> None:
    far = LAND.replace("- 1 3 4     : {elves}", "- 1         : {elves}").replace(
        "1 farmland edge - 2 3 4", "1 farmland edge - 2").replace(
        "- 1 2 4          :", "- 2 4       :").replace("- 1 2 3        :", "- 3 :")  # fmt: skip
    far = far.replace("- 1         : {elves}", "- 1 3       : {elves}")
    t = world(3, land=far, die=", die 0", powers={"merchant": DieFirst()}).use("merchant")
    assert (t.step, list(found(t))) == ("conquer", [2])


# --------------------------------------------------------------------- reach and price

CAVES = """
    1 farmland edge cavern - 2 : orcs
    2 hill edge - 1 3          :
    3 hill cavern edge - 2 5   : {elves}
    4 forest cavern edge - 5   : {trolls}
    5 lake - 3 4               :
"""


def test_14_only_real_borders_lead_there_whatever_links_reaches_or_enters() -> None:
    for does in (Digs(), Flight(), Linked(symbol("cavern"))):
        t = world(4, land=CAVES, powers={"merchant": does})
        assert sorted(found(t)) == [2, 4], does
        t.refuses(Conquer(3), "not_adjacent")
        assert 3 in found(t.conquer(2)), "now by a border"
    new = CAVES.replace(": orcs", ":").replace("3 hill cavern edge", "3 hill cavern")
    for does in (Digs(), EnterAnywhere(), Flight()):
        t = world(4, land=new, powers={"merchant": does})
        assert 3 not in found(t), does
        assert 4 in found(t), does
        t.refuses(Conquer(3), "not_an_entry")


def test_15_a_place_or_a_relic_reaches_no_further_than_a_race() -> None:
    for does in (Flight(), Carpet()):
        t = world(4, land=CAVES, finds={"pipe": (1, does)})
        reached = {r for open_ in all_targets(t.box, t.state).values() for r in open_}
        assert reached == {2, 4}, does
    t.refuses(Conquer(3, by="pipe"), "stopped", "not_adjacent")


@pytest.mark.parametrize("who", ["race", "power", "relic"])
def test_16_nobodys_discount_counts_but_everybodys_penalty(who: str) -> None:
    does = (Discount(), Dear())
    more = {
        "race": {"races": {"orcs": does}},
        "power": {"powers": {"merchant": does}},
        "relic": {"finds": {"sword": (1, does)}},
    }[who]
    t = world(4, **more)
    name = {"race": "orcs", "power": "merchant", "relic": "sword"}[who]
    assert t.price(2) == {"base": 2, "defenders": 1, name: 1}
    assert (found(t)[2].price, found(t)[3].price) == (4, 3)


def test_17_a_discount_of_one_and_a_penalty_of_another_are_looked_at_apart() -> None:
    t = world(4, races={"orcs": Dear()}, powers={"merchant": Discount(amount=2)})
    assert t.price(2) == {"base": 2, "defenders": 1, "orcs": 1}
    assert t.price(3) == {"base": 2, "defenders": 1, "orcs": 1, "merchant": -2}


def test_18_others_tolls_are_due_all_the_same() -> None:
    t = world(4, powers={"hill": Guarded(2)})
    assert found(t)[2] == Target(3, coins=2)
    assert t.conquer(2).coins("A") == 3


def test_19_a_lent_sword_helps_as_little_as_the_sword() -> None:
    t = world(4, finds={"sword": (1, Sharp())})
    assert sorted(all_targets(t.box, t.state)["sword"]) == [3, 4]
    t.refuses(Conquer(2, by="sword"), "stopped")
    both = {"sword": (1, Sharp()), "pipe": (1, Carpet(beside=True))}
    t = world(4, land=CAVES, finds=both)
    t.refuses(Conquer(3, by="pipe+sword"), "stopped", "stopped", "not_adjacent")


def test_20_a_power_that_lets_one_pass_an_immune_piece_or_enter_closed_land_does_not() -> None:
    here = LAND.replace("2 hill edge", "2 lake edge")
    t = world(4, land=here, powers=dict.fromkeys(("merchant", "hill"), Sails(("lake",))))
    t.refuses(Conquer(2), "closed")
    t = world(4, powers={"merchant": Passes("hero")})
    for region in (2, 3):
        was = t.state.regions[region]
        t.state.regions[region] = replace(was, markers={"hero": 1})
    assert sorted(found(t)) == [3, 4]
    t.refuses(Conquer(2), "immune")


def test_21_no_token_there_changes_sides() -> None:
    t = world(4, powers={"merchant": Convert()})
    assert t.legal(Use) == [Use("merchant", 3)]


def test_22_nothing_is_struck_there() -> None:
    t = world(4, powers={"merchant": AsIfEmpty()})
    assert t.price(2) == {"base": 2, "defenders": 1}


# -------------------------------------------------------------------------- what still works


def test_23_coins_from_players_are_no_conquest_so_they_are_paid() -> None:
    t = world(4, powers={"merchant": Collects(1)}, finds={"ring": (1, Collects(1))}).end_turn()
    paid = [(e.player, e.amount, e.why) for e in t.happened("coins") if e.player == 1]
    assert paid == [(1, -1, "merchant"), (1, -1, "ring")]


def test_24_tokens_that_a_power_brought_before_are_tokens() -> None:
    t = world(1, powers={"merchant": ()})
    game(t).from_tray(t.army("orcs"), 2, "merchant")
    assert found(t)[2] == Target(3)


def test_25_its_owner_attacks_with_all_that_he_has() -> None:
    t = world(1, "elves", "trolls", (HAMMER, 5), races={"orcs": Honest()})
    assert found(t)[3] == Target(3)


class NoDrum(Effect):
    """Only the drum does not work against me."""

    def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
        return attack.loser is me.army and other.way == "drum"


def test_26_of_two_that_reach_farther_one_may_work_there() -> None:
    more = {"land": CAVES, "races": {"elves": NoDrum()}}
    drum = {"drum": (1, Flight())}
    t = world(4, **more, finds=drum, powers={"merchant": Linked(symbol("mine"))})
    assert 3 not in found(t)
    t = world(4, **more, finds={**drum, "pipe": (1, Carpet())})
    by = all_targets(t.box, t.state)
    assert (3 in by[""], 3 in by["pipe"]) == (False, True)
