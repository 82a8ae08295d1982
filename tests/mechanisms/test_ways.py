"""Ways to conquer, what they cost in tokens and coins, and who may not."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from engine import Conquer, Target, Use, all_targets, apply, default_action, explain, targets
from engine.actions import Done
from engine.codec import dump_line, load_line
from engine.events import Event
from engine.history import History
from engine.hooks import EVERYTHING, Attack, Cost, Effect, Refusal, Strike, Toll, Way
from engine.me import Me, Source
from engine.orders.outlook import Outlook
from engine.parts.conquest import Beast, Convert, DieFirst
from engine.parts.reach import Discount, Flight, Linked
from engine.parts.where import symbol
from engine.specs import MarkerSpec
from engine.things import ending
from tests.dsl import Table
from tools.checks import untold, violations

from . import always, game, table

LAND = """
    1 farmland edge : orcs*3
    2 hill          : elves
    3 swamp         : elves*2 fortress
    4 forest        : tribe
    5 mountain edge
"""
TWO = LAND.replace("5 mountain edge", "5 mountain edge : orcs")
"""The same with a second region to place tokens in."""


FREE = LAND.replace("2 hill          : elves", "2 hill - 1 3 4 : elves").replace(
    "1 farmland edge", "1 farmland edge - 2 4")  # fmt: skip
"""The same with region 4 beside region 1."""


def world(hand: int = 4, coins: int = 5, text: str = LAND, die: str = "", **more) -> Table:
    said = {"races": {"orcs": ()}, "powers": {"merchant": (), "hill": ()}}
    for kind, does in said.items():
        more[kind] = {**does, **more.get(kind, {})}
    return table(
        f"""
        turn A{die}
        A: orcs merchant, hand {hand}, coins {coins}
        B: elves hill, coins 5
        C: trolls flying, coins 5
        {text}
        """,
        **more,
    )


# ------------------------------------------------------------------- what is invented


@dataclass(frozen=True, slots=True)
class Carpet(Effect):
    """A way to any region; it lies in the region conquered with it."""

    beside: bool = False

    def way(self, me: Me):
        return Way(tuple(me.game.box.regions), self.beside)

    def on_conquered(self, me: Me, conquest) -> None:
        if me.does(conquest.means) and me.find:
            me.game.bring(me.find, conquest.region)


@dataclass(frozen=True, slots=True)
class Sharp(Effect):
    """A way that costs two less."""

    def way(self, me: Me):
        return Way()

    def cost(self, me: Me, means: str):
        if me.does(means):
            yield Cost(-2, me.label)


@dataclass(frozen=True, slots=True)
class Borrows(Effect):
    """The race has another thing as well."""

    name: str

    def lends(self, me: Me):
        return (self.name,)


@dataclass(frozen=True, slots=True)
class AsIfEmpty(Effect):
    """Defenders and what somebody built do not count."""

    names: tuple[str, ...] = ("defenders", "fortress")

    def strikes(self, me: Me, means: str):
        return [Strike(self.names)]


@dataclass(frozen=True, slots=True)
class Dear(Effect):
    """All my conquests cost one more."""

    def cost(self, me: Me, means: str):
        yield Cost(1, me.label)


@dataclass(frozen=True, slots=True)
class Guarded(Effect):
    """Whoever attacks a region of mine pays me."""

    coins: int = 1
    late: bool = False
    once: bool = False

    def tolls(self, me: Me, attack: Attack):
        if attack.loser is me.army:
            slot = str(attack.army.player) if self.once else ""
            yield Toll(self.coins, me.label, me.army.player, self.late, slot)


@dataclass(frozen=True, slots=True)
class ToBank(Effect):
    """My own attacks in this way cost coins."""

    def way(self, me: Me):
        return Way()

    def fees(self, me: Me, attack: Attack):
        if me.does(attack.means):
            yield Toll(2, me.label)


@dataclass(frozen=True, slots=True)
class Plain(Effect):
    """Nothing helps against my regions, or not what does by this name."""

    name: str = ""

    def suppresses(self, me: Me, attack: Attack, other: Source) -> bool:
        return attack.loser is me.army and self.name in ("", other.way)


@dataclass(frozen=True, slots=True)
class Passes(Effect):
    """The immune pieces of this kind do not bar me."""

    marker: str

    def passes(self, me: Me, attack: Attack, marker: str) -> bool:
        return marker == self.marker


@dataclass(frozen=True, slots=True)
class Consoled(Effect):
    """A coin when a region of mine is taken."""

    def on_lost(self, me: Me, conquest) -> None:
        me.remember("army", -1 if (held := me.game.state.regions[conquest.region].army) is None
                    else held)  # fmt: skip
        me.game.pay(me.army.player, 1, me.label)


@dataclass(frozen=True, slots=True)
class Watches(Effect):
    """Remembers who attacked and how that ended."""

    def on_attack(self, me: Me, conquest, won: bool) -> None:
        me.remember(f"{conquest.region}.{won}", me.recall(f"{conquest.region}.{won}") + 1)


@dataclass(frozen=True, slots=True)
class Scouts(Effect):
    """Names a region first, and may then take it in a way of its own."""

    def offers(self, me: Me):
        for region in me.game.box.regions:
            yield Use(me.way, region)

    def perform(self, me: Me, use: Use) -> None:
        me.remember("named", use.target)
        me.game.declare(me.game.attack(me.army, use.target, me.way))

    def way(self, me: Me):
        return Way((me.recall("named"),)) if me.recall("named") else None


@dataclass(frozen=True, slots=True)
class Robs(Effect):
    """A coin for each conquest, at once."""

    def on_conquered(self, me: Me, conquest) -> None:
        me.game.pay(me.army.player, 1, me.label)


@dataclass(frozen=True, slots=True)
class Begs(Effect):
    """After scoring every other player pays me."""

    coins: int = 3

    def on_scored(self, me: Me) -> None:
        for seat in range(len(me.game.state.coins)):
            if seat != me.army.player:
                me.game.charge(seat, me.army.player, self.coins, me.label, me.army.race)


def paid(t: Table) -> list[tuple[str, int, str]]:
    return [("ABC"[e.player], e.amount, e.why) for e in t.happened("coins")]


# ------------------------------------------------------------------------------- ways


def test_01_without_another_way_conquests_are_plain() -> None:
    t = world()
    assert {a.by for a in t.legal(Conquer)} == {""}
    assert list(all_targets(t.box, t.state)) == [""]


def test_02_a_way_reaches_what_plain_conquests_do_not() -> None:
    t = world(finds={"carpet": (1, Carpet())})
    found = all_targets(t.box, t.state)
    assert (list(found[""]), list(found["carpet"])) == ([2], [2, 3, 4, 5])
    assert found["carpet"][5] == Target(3, by="carpet")
    assert targets(t.box, t.state) == found[""]


def test_03_a_way_may_be_backed_by_the_die() -> None:
    t = world(hand=0, finds={"carpet": (1, Carpet())})
    assert all_targets(t.box, t.state)["carpet"][3] == Target(5, 0, True, "carpet", 3)


def test_04_a_conquest_by_a_way_is_done_with_it_and_told_so() -> None:
    t = world(finds={"carpet": (1, Carpet())}).play(Conquer(5, by="carpet"))
    assert t[5] == "orcs*3 mountain"
    assert t.happened("conquered")[0].why == "carpet"
    assert t.state.turn.journal[0].means == "carpet"
    assert t.state.finds[0].region == 5


def test_05_a_way_is_there_once_a_turn_and_again_in_the_next() -> None:
    t = world(finds={"carpet": (1, Carpet())}).play(Conquer(5, by="carpet"))
    t.refuses(Conquer(4, by="carpet"), "used_this_turn")
    assert {a.by for a in t.legal(Conquer)} == {""}
    for _ in "ABC":
        t.end_turn()
    assert Conquer(4, by="carpet") in t.legal(Conquer)


def test_06_a_final_attempt_that_fails_uses_the_way_up_and_it_stays_where_it_was() -> None:
    t = world(hand=0, die=", die 0", text=TWO, finds={"carpet": (1, Carpet())})
    t.play(Conquer(3, True, "carpet"))
    assert t.happened("failed")
    assert t.state.turn.failed[0].means == "carpet"
    assert t.state.finds[0].region == 1
    assert "find.carpet.way" in t.state.turn.used


def test_07_a_way_that_nothing_offers_is_refused() -> None:
    world().refuses(Conquer(2, by="carpet"), "not_offered")


def test_08_a_way_of_a_find_goes_to_whoever_takes_its_region_but_not_in_the_same_turn_twice() -> (
    None
):
    t = world(hand=7, finds={"carpet": (2, Carpet())})
    assert "carpet" not in all_targets(t.box, t.state)
    t.conquer(2)
    assert Conquer(5, by="carpet") in t.legal(Conquer)


def test_09_a_way_changes_the_price_for_itself_alone() -> None:
    t = world(finds={"blade": (1, Sharp())})
    found = all_targets(t.box, t.state)
    assert (found[""][2].price, found["blade"][2].price) == (3, 1)
    price = explain(t.box, t.state, 2, "blade")
    assert price is not None
    assert [(m.why, m.amount) for m in price.lines][-1] == ("blade", -2)


def test_10_a_lent_way_has_a_name_of_its_own_so_that_both_can_be_used_and_never_count_twice() -> (
    None
):
    t = world(hand=7, finds={"blade": (1, Sharp())}, powers={"merchant": Borrows("blade")})
    found = all_targets(t.box, t.state)
    assert sorted(found) == ["", "blade", "merchant.blade"]
    assert {by: found[by][2].price for by in found} == {"": 3, "blade": 1, "merchant.blade": 1}
    t.play(Conquer(2, by="merchant.blade"))
    assert t.happened("conquered")[0].why == "blade"
    assert sorted(all_targets(t.box, t.state)) == ["", "blade"]


def test_11_two_ways_go_together_where_one_may_go_beside_another() -> None:
    t = world(finds={"blade": (1, Sharp()), "carpet": (1, Carpet(beside=True))})
    found = all_targets(t.box, t.state)
    assert sorted(found) == ["", "blade", "carpet", "carpet+blade"]
    assert found["carpet+blade"][5] == Target(1, by="carpet+blade")
    t.play(Conquer(5, by="carpet+blade"))
    assert list(all_targets(t.box, t.state)) == [""]
    assert t.state.finds[1].region == 5
    for by in ("blade", "carpet", "carpet+blade"):
        t.refuses(Conquer(4, by=by), "used_this_turn")
    t.refuses(Conquer(4, by="broom"), "not_offered")


def test_12_a_way_needs_a_token_in_hand() -> None:
    lone = LAND.replace("orcs*3", "orcs")
    t = world(hand=0, text=lone, finds={"carpet": (1, Carpet())})
    assert t.legal(Conquer) == []
    t.refuses(Conquer(5, by="carpet"), "no_tokens")


def test_13_a_line_of_the_log_without_a_way_is_a_plain_conquest() -> None:
    assert load_line('{"kind": "conquer", "region": 3, "roll": true}') == Conquer(3, roll=True)
    line = Conquer(3, by="magic.sword")
    assert load_line(dump_line(line)) == line


@pytest.mark.parametrize(
    ("key", "id"),
    [("sword", "sword"), ("magic.sword", "sword"), ("circle.a.gnomes", "a.gnomes"), ("x.y", "x.y")],
)
def test_14_the_thing_that_a_way_comes_from_is_known_by_its_end(key: str, id: str) -> None:
    assert ending({"sword", "a.gnomes"}, key) == id


# ---------------------------------------------------------------------------- prices


def test_15_what_is_struck_does_not_count_and_says_who_struck_it() -> None:
    t = world(powers={"merchant": AsIfEmpty()})
    assert t.price(2) == {"base": 2, "defenders": 1, "merchant": -1}
    assert t.price(3) == {"base": 2, "defenders": 2, "fortress": 1, "merchant": -3}
    assert t.price(5) == {"base": 2, "mountain": 1}


def test_16_two_that_strike_the_same_line_strike_it_once() -> None:
    t = world(races={"orcs": AsIfEmpty(("defenders",))}, powers={"merchant": AsIfEmpty()})
    assert t.price(3) == {"base": 2, "defenders": 2, "fortress": 1, "orcs": -2, "merchant": -1}


def test_17_even_if_all_is_struck_a_conquest_costs_a_token() -> None:
    t = world(powers={"merchant": AsIfEmpty(("base", "defenders"))})
    assert t.price(2) == {"base": 2, "defenders": 1, "merchant": -3, "minimum": 1}


def test_17b_all_lines_can_be_struck_whatever_they_are_called() -> None:
    t = world(races={"orcs": Dear()}, powers={"merchant": AsIfEmpty((EVERYTHING,))})
    assert t.price(3) == {
        "base": 2, "defenders": 2, "fortress": 1, "orcs": 1, "merchant": -6, "minimum": 1
    }  # fmt: skip


def test_18_others_strike_nothing_from_my_price() -> None:
    t = world(powers={"hill": AsIfEmpty()})
    assert t.price(2) == {"base": 2, "defenders": 1}


def test_19_a_penalty_can_be_struck_as_well() -> None:
    t = world(races={"orcs": Dear()}, powers={"merchant": AsIfEmpty(("orcs",))})
    assert t.price(2) == {"base": 2, "defenders": 1, "orcs": 1, "merchant": -1}


# ----------------------------------------------------------------------------- tolls


def test_20_a_toll_is_shown_with_the_price_and_paid_to_whom_it_is_due() -> None:
    t = world(races={"elves": Guarded(2)})
    assert targets(t.box, t.state)[2] == Target(3, coins=2)
    before = t.state
    t.conquer(2)
    assert paid(t) == [("A", -2, "elves"), ("B", 2, "elves")]
    assert (t.coins("A"), t.coins("B")) == (3, 7)
    assert (untold(before, t.state, t.events), violations(t.box, t.state)) == ([], [])


def test_21_who_cannot_pay_may_not_attack_and_is_told_what_it_costs() -> None:
    t = world(coins=1, races={"elves": Guarded(2)})
    t.refuses(Conquer(2), "toll")
    price = explain(t.box, t.state, 2)
    assert price is not None
    assert price.refusals == (Refusal("toll", 2, {"price": 2, "coins": 1}),)
    assert price.tolls == (Toll(2, "elves", 1),)


def test_22_all_tolls_of_an_attack_must_be_payable_together() -> None:
    both = {"races": {"elves": Guarded(2)}, "powers": {"hill": Guarded(1)}}
    assert world(coins=3, **both).conquer(2).coins("A") == 0
    world(coins=2, **both).refuses(Conquer(2), "toll")


def test_23_a_toll_is_not_given_back_if_the_final_attempt_fails() -> None:
    t = world(hand=0, die=", die 0", text=TWO, races={"elves": Guarded(2)}).roll(2)
    assert t.happened("failed")
    assert [e.kind for e in t.events][:3] == ["coins", "coins", "rolled"]
    assert (t.coins("A"), t.coins("B")) == (3, 7)


def test_24_a_late_toll_must_be_there_before_but_is_paid_only_for_a_success() -> None:
    late = {"races": {"elves": Guarded(2, late=True)}}
    world(coins=1, **late).refuses(Conquer(2), "toll")
    assert world(hand=0, die=", die 0", **late).roll(2).coins("B") == 5
    won = world(hand=0, die=", die 1", **late).roll(2)
    assert won.coins("B") == 7
    kinds = [e.kind for e in won.events]
    assert kinds.index("lost") < kinds.index("coins") < kinds.index("conquered")


def test_25_a_toll_that_is_due_once_is_not_asked_again_in_the_same_turn() -> None:
    t = world(hand=7, races={"elves": Guarded(2, once=True)}).conquer(2)
    assert targets(t.box, t.state)[3].coins == 0
    assert t.conquer(3).coins("A") == 3


def test_26_a_toll_may_go_to_the_bank_and_may_be_that_of_a_way() -> None:
    t = world(finds={"horn": (1, ToBank())})
    found = all_targets(t.box, t.state)
    assert (found[""][2].coins, found["horn"][2].coins) == (0, 2)
    t.play(Conquer(2, by="horn"))
    assert paid(t) == [("A", -2, "horn")]


def test_27_nobody_pays_himself() -> None:
    t = world(races={"elves": always(Guarded())})
    assert targets(t.box, t.state)[2].coins == 1
    t.state.armies[1].player, t.state.armies[1].active = 0, False
    assert targets(t.box, t.state)[2].coins == 0


def test_28_coins_got_earlier_in_the_turn_pay_for_a_later_toll() -> None:
    t = world(hand=7, coins=0, text=FREE, races={"elves": Guarded(), "orcs": Robs()})
    t.refuses(Conquer(2), "toll")
    t.conquer(4)
    assert t.coins("A") == 1
    assert t.conquer(2).coins("A") == 1


def test_28b_what_he_gets_only_with_the_conquest_is_too_late_for_its_toll() -> None:
    world(coins=0, races={"elves": Guarded(late=True), "orcs": Robs()}).refuses(Conquer(2), "toll")


def test_28c_what_was_paid_when_an_attack_was_declared_is_not_due_again_for_it() -> None:
    t = world(hand=7, coins=2, powers={"merchant": Scouts()}, races={"elves": Guarded(2)})
    t.use("merchant", 2)
    assert (t.coins("A"), paid(t)[0]) == (0, ("A", -2, "elves"))
    assert explain(t.box, t.state, 2, "merchant").tolls == ()
    t.refuses(Conquer(2), "toll")  # that is another attack
    t.play(Conquer(2, by="merchant"))
    assert t.coins("A") == 0
    assert not [name for name in t.state.turn.used if name.startswith("declared")]


def test_29_optional_powers_pay_tolls_as_well() -> None:
    lone = {"races": {"elves": Guarded(2)}, "powers": {"merchant": Convert()}}
    t = world(**lone).use("merchant", 2)
    assert paid(t) == [("A", -2, "elves"), ("B", 2, "elves")]
    world(coins=1, **lone).refuses(Use("merchant", 2), "toll")


def test_30_what_others_own_never_changes_who_looks_dangerous() -> None:
    rich, poor = (world(races={"orcs": Guarded(4)}) for _ in "ab")
    poor.state.coins = [5, 0, 0]
    dangers = [Outlook(game(t), 0).danger for t in (rich, poor)]
    assert dangers[0] == dangers[1]
    assert any(dangers[0].values())


# ------------------------------------------------------------------------ suppressing


def test_31_no_discount_works_against_who_suppresses_it_but_a_penalty_does() -> None:
    t = world(races={"elves": Plain(), "orcs": Dear()}, powers={"merchant": Discount()})
    assert t.price(2) == {"base": 2, "defenders": 1, "orcs": 1}
    assert t.price(4) == {"base": 2, "defenders": 1, "orcs": 1, "merchant": -1}


def test_32_nothing_is_struck_against_who_suppresses_it() -> None:
    t = world(races={"elves": Plain()}, powers={"merchant": AsIfEmpty()})
    assert t.price(2) == {"base": 2, "defenders": 1}
    assert t.price(4) == {"base": 2, "defenders": 1, "merchant": -1}


CAVES = """
    1 farmland edge cavern : orcs*3
    2 hill
    3 swamp cavern         : elves
    4 forest cavern
    5 mountain edge        : elves
"""


def test_33_only_real_borders_lead_to_who_suppresses_the_rest() -> None:
    linked = {"text": CAVES, "powers": {"merchant": Linked(symbol("cavern"))}}
    assert list(world(**linked).targets()) == [2, 3, 4]
    t = world(**linked, races={"elves": Plain()})
    assert list(t.targets()) == [2, 4]
    t.refuses(Conquer(3), "not_adjacent")


def test_34_nor_does_what_reaches_everywhere() -> None:
    flying = {"text": CAVES, "powers": {"merchant": Flight()}}
    assert list(world(**flying).targets()) == [2, 3, 4, 5]
    assert list(world(**flying, races={"elves": Plain()}).targets()) == [2, 4]


def test_35_a_way_does_not_work_against_who_suppresses_it() -> None:
    t = world(finds={"carpet": (1, Carpet())}, races={"elves": Plain()})
    found = all_targets(t.box, t.state)
    assert (list(found[""]), list(found["carpet"])) == ([2], [4, 5])
    t.refuses(Conquer(2, by="carpet"), "stopped")
    t.refuses(Conquer(3, by="carpet"), "stopped", "not_adjacent")


def test_36_nor_does_an_optional_power() -> None:
    t = world(races={"elves": Plain()}, powers={"merchant": Convert()})
    t.refuses(Use("merchant", 2), "stopped")


def lent(does: Effect, **more) -> Table:
    """A holds the horn, and his power lends him a second one; region 4 is B's as well."""
    text = FREE.replace("4 forest        : tribe", "4 forest : elves")
    return world(text=text, finds={"horn": (1, does)}, powers={"merchant": Borrows("horn")}, **more)


def test_36b_what_is_lent_is_used_under_a_name_of_its_own() -> None:
    t = lent(Convert())
    both = [Use(name, region) for name in ("merchant.horn", "horn") for region in (2, 4)]
    assert t.legal(Use) == both
    for use in both:
        apply(t.box, t.state, use)
    t.play(Use("merchant.horn", 2))
    assert t.legal(Use) == [Use("horn", 4)]
    assert t.state.turn.journal[0].means == "merchant.horn"
    assert t.happened("conquered")[0].why == "horn"
    t.refuses(Use("merchant.horn", 4), "used_on_opponent")
    t.refuses(Use("merchant", 4), "not_offered")


def test_36c_nor_does_a_lent_one_work_against_who_suppresses_it() -> None:
    t = lent(Convert(), races={"elves": Plain()})
    assert t.legal(Use) == []
    for name in ("horn", "merchant.horn"):
        t.refuses(Use(name, 2), "stopped")


def test_36d_only_the_one_that_is_suppressed_fails() -> None:
    t = lent(Convert(), races={"elves": Plain("horn")})
    assert t.legal(Use) == [Use("merchant.horn", 2), Use("merchant.horn", 4)]


def test_36e_a_lent_beast_and_a_lent_roll_are_named_so_as_well() -> None:
    for does, target in ((Beast("hero"), 2), (DieFirst(), -1)):
        t = lent(does)
        assert {Use("merchant.horn", target), Use("horn", target)} <= set(t.legal(Use))
        t.play(Use("merchant.horn", target))
        assert Use("merchant.horn", 4) not in t.legal(Use)


def test_37_who_suppresses_others_attacks_with_all_its_own_powers() -> None:
    t = world(races={"orcs": Plain()}, powers={"merchant": Discount()})
    assert t.price(2) == {"base": 2, "defenders": 1, "merchant": -1}


# --------------------------------------------------------------------- immune for whom


def walled(**more) -> Table:
    t = world(**more)
    t.box = replace(t.box, markers={**t.box.markers, "wall": MarkerSpec("wall", immune=True)})
    for region, marker in ((2, "hero"), (4, "wall")):
        here = t.state.regions[region]
        t.state.regions[region] = replace(here, markers={**here.markers, marker: 1})
    return t


def test_38_an_immune_piece_bars_everybody_but_whom_it_lets_pass() -> None:
    walled().refuses(Conquer(2), "immune")
    assert list(walled(powers={"merchant": Passes("hero")}).targets()) == [2]
    walled(powers={"merchant": Passes("wall")}).refuses(Conquer(2), "immune")
    walled(powers={"hill": Passes("hero")}).refuses(Conquer(2), "immune")


def test_39_each_of_several_immune_pieces_must_let_pass() -> None:
    t = walled(powers={"merchant": Passes("hero")})
    here = t.state.regions[2]
    t.state.regions[2] = replace(here, markers={**here.markers, "wall": 1})
    t.refuses(Conquer(2), "immune")


# ------------------------------------------------------------------ who is told of it


def test_40_the_loser_is_told_before_others_come_in() -> None:
    t = world(races={"elves": Consoled()}).conquer(2)
    assert paid(t) == [("B", 1, "elves")]
    assert t.army("elves").memory == {"elves.army": -1}
    kinds = [e.kind for e in t.events]
    assert kinds.index("driven" if "driven" in kinds else "lost") < kinds.index("coins")
    assert kinds.index("coins") < kinds.index("conquered")


def test_41_a_declined_race_that_loses_its_last_region_is_told_all_the_same() -> None:
    t = world(races={"trolls": always(Consoled())}, text=LAND.replace("elves\n", "trolls\n", 1))
    t.state.armies[2].active = False
    t.conquer(2)
    assert "trolls" not in [a.race for a in t.state.armies]
    assert paid(t) == [("C", 1, "trolls")]


def test_42_everybody_may_know_of_an_attack_and_how_it_ended() -> None:
    t = world(powers={"hill": Watches()}, rules={"custom": Watches()}).conquer(2)
    assert t.army("elves").memory == {"hill.2.True": 1, "custom.2.True": 1}
    assert t.army("orcs").memory == {"custom.2.True": 1}
    t = world(hand=0, die=", die 0", powers={"hill": Watches()}).roll(2)
    assert t.army("elves").memory == {"hill.2.False": 1}


# ----------------------------------------------------------------------- what is revealed


def begging(*purses: int) -> Table:
    t = world(powers={"merchant": Begs(3)})
    t.state.coins[1:] = purses
    return t


def test_43_who_owes_more_than_he_has_pays_what_he_has() -> None:
    t = begging(1, 5).end_turn()
    assert (t.coins("B"), t.coins("C")) == (0, 2)
    assert t.earned("A") == {"regions": 1, "merchant": 4}


def ended(t: Table) -> History:
    history = History(t.box, t.state)
    history.play(0, Done())
    while history.state.turn.player == 0:
        history.play(0, default_action(t.box, history.state))
    return history


def test_44_that_somebody_had_too_little_is_a_reveal_and_no_step_goes_back_behind_it() -> None:
    assert not ended(begging(3, 3)).revealed_by(0)
    assert ended(begging(3, 3)).goes_back == 0
    poor = ended(begging(3, 2))
    assert poor.revealed_by(0)
    assert poor.goes_back is None


def test_45_events_tell_who_paid_whom() -> None:
    t = begging(3, 0).end_turn()
    told = [(e.player, e.amount, e.race) for e in t.happened("coins") if e.why == "merchant"]
    assert told == [(0, 3, "orcs"), (1, -3, "")]
    assert isinstance(t.events[0], Event)
