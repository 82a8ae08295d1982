"""What holds a region: tokens enough, pieces that stand in for them, terrain that is left again."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from random import Random

import pytest

from engine import RuleError, deciders, default_action, rearrangement, view
from engine.actions import ByOrder, Conquer, Place, PlayOn, Redeploy, Use, Withdraw
from engine.autopilot import decide
from engine.codec import dump_state, load_state
from engine.hooks import Cost, Effect, Lasts, Refusal, Trait
from engine.me import Me
from engine.orders.standing import ORDERS, spread
from engine.parts.champion import Champion
from engine.specs import MarkerSpec, RegionSpec, TerrainSpec
from engine.state import Conquest, Region, Withdrawal
from tests import dsl
from tests.dsl import Table
from tools.checks import violations

from . import game

CHAMPION = MarkerSpec("hero", 1, defense=1, token=True, holds=True, stays_in_decline=False)
WOLF = MarkerSpec("dragon", 3, defense=1, token=True, holds=True, stays_in_decline=False)
RACES = ("orcs", "elves", "humans", "trolls", "giants", "ratmen")
BADGES = ("hill", "merchant", "forest", "alchemist", "bivouacking", "seafaring")
HAMMER = MarkerSpec("lair", 4, token=True)
RIVER = TerrainSpec("lake", price=1, left=True)


class Pairs(Effect):
    """Never fewer than two in a region."""

    def garrison(self, me: Me) -> int:
        return 2


@dataclass(frozen=True, slots=True)
class Cheap(Effect):
    """Conquests cost so much less."""

    amount: int = 9

    def cost(self, me: Me, means: str):
        yield Cost(-self.amount, me.label)


class Stays(Effect):
    """Need not leave what others leave again."""

    def settles(self, me: Me, region: RegionSpec) -> bool:
        return True


class Smiths(Effect):
    """A hammer for each mine held at redeployment."""

    def on_redeploy(self, me: Me) -> None:
        mines = sum("mine" in region.symbols for region in me.regions())
        me.game.equip(me.army, "lair", me.army.extra.get("lair", 0) + mines)


class Howls(Effect):
    """All wolves come back at the start of a turn, as many as there are regions held then."""

    def on_muster(self, me: Me) -> None:
        for region in tuple(me.regions()):
            me.game.lift(region.id, "dragon")
        me.game.equip(me.army, "dragon", len(me.regions()))


class Digs(Effect):
    """A token more for each swamp or river held when conquests end."""

    def on_redeploy(self, me: Me) -> None:
        wet = sum(region.terrain in ("lake", "swamp") for region in me.regions())
        me.game.from_tray(me.army, wet, me.label)


PAIRS = Trait("orcs", (Pairs(),), Lasts.ALWAYS)


def with_pieces(t: Table, *markers: MarkerSpec) -> Table:
    t.box = replace(t.box, markers={**t.box.markers, **{m.id: m for m in markers}})
    return t


def on_rivers(t: Table) -> Table:
    t.box = replace(t.box, terrains={**t.box.terrains, "lake": RIVER})
    return t


def sound(t: Table) -> Table:
    """What is on the table is possible, and survives storage."""
    assert violations(t.box, t.state) == []
    assert load_state(dump_state(t.state)) == t.state
    return t


# ------------------------------------------------------------- tokens enough


def in_pairs(hand: int = 0, *more: Effect) -> Table:
    return dsl.table(
        f"""
        turn A
        A: orcs, hand {hand}
        B: elves
        1 farmland edge : orcs*3
        2 hill edge     : orcs*2
        3 swamp         :
        4 forest edge   : elves*3
        """,
        Trait("orcs", (Pairs(), *more), Lasts.ALWAYS),
    )


def test_W_42_two_tokens_stay_in_each_region_when_the_troops_are_readied() -> None:
    t = sound(in_pairs())
    assert (t[1], t[2], t.army("orcs").hand) == ("orcs*2", "orcs*2", 1)


def test_W_42_no_price_falls_below_what_holds_a_region() -> None:
    t = in_pairs(2, Cheap())
    assert t.price(3) == {"base": 2, "orcs": -9, "minimum": 9}
    sound(t.conquer(3))
    assert (t[3], t.army("orcs").hand) == ("orcs*2", 1)


@pytest.mark.parametrize("roll", [True, False])
def test_W_42_a_conquest_needs_two_tokens_in_hand_even_with_the_die(roll: bool) -> None:
    t = in_pairs()
    with pytest.raises(RuleError) as refused:
        t.play(Conquer(3, roll))
    amounts = {"least": 2, "hand": 1}
    assert refused.value.refusals == (Refusal("hand_too_small", 3, amounts),)
    assert Conquer(3, roll) not in t.legal()


def test_W_42_two_tokens_in_hand_are_enough_for_a_conquest() -> None:
    t = in_pairs(1)
    assert (t.army("orcs").hand, t.targets()) == (2, {3: 2})
    sound(t.conquer(3))
    assert (t[3], t.army("orcs").hand) == ("orcs*2", 0)


def test_W_42_two_tokens_stay_in_each_region_in_decline() -> None:
    t = sound(in_pairs().declines())
    assert (t[1], t[2], t.army("orcs").hand) == ("(orcs)*2", "(orcs)*2", 0)


def test_W_42_a_lone_token_goes_to_another_region_of_its_race_at_once() -> None:
    t = in_pairs()
    g = game(t)
    g.state.add_tokens(2, -1)
    g.bank(g.army(0), 1)
    g.uphold(2)
    sound(t)
    assert (t[1], t[2], t.army("orcs").hand) == ("orcs*3", "", 1)
    assert [(e.kind, e.region) for e in g.events] == [("given_up", 2), ("deployed", 1)]


@pytest.mark.parametrize(("race", "left"), [("orcs", ["orcs"]), ("(orcs)", [])])
def test_W_42_W_79_without_another_region_it_comes_in_hand_or_is_lost_in_decline(
    race: str, left: list[str]
) -> None:
    t = dsl.table(
        f"""
        turn B
        A: {race}
        B: elves
        1 farmland edge : orcs*2
        2 forest edge   : elves*3
        """,
        PAIRS,
    )
    g = game(t)
    g.state.add_tokens(1, -1)
    g.bank(g.army(0), 1)
    g.uphold(1)
    sound(t)
    assert t[1] == ""
    assert [a.race for a in t.state.armies if a.player == 0] == left
    assert t.state.tray["orcs"] == (t.box.races["orcs"].tokens - len(left))


@pytest.mark.parametrize(
    ("tokens", "there", "waits"), [(3, "orcs*2 hero", 0), (2, "orcs*0 hero", 1)]
)
def test_W_42_who_is_driven_out_puts_no_single_token_where_a_piece_stands_alone(
    tokens: int, there: str, waits: int
) -> None:
    t = with_pieces(
        dsl.table(
            f"""
            turn B
            A: orcs
            B: elves, hand 8
            1 farmland edge     : orcs*{tokens}
            2 hill              : orcs*2
            3 forest edge - 1 2 : elves*3
            """,
            PAIRS,
        ),
        CHAMPION,
    )
    t.state.regions[2] = Region(0, 0, markers={"hero": 1})
    t.state.tray["orcs"] += 2
    sound(t.conquer(1).play(Redeploy(((3, 9),))))
    assert (t[2], t.army("orcs").driven) == (there, 0)
    assert (t.player, t.army("orcs").hand) == ("A", waits)


# ----------------------------------------------------------- pieces that stand in


def championed(army: str = "orcs", tokens: int = 2, *more: Effect) -> Table:
    t = dsl.table(
        f"""
        turn A
        A: {army}
        B: elves
        1 farmland edge : orcs*{tokens}
        2 hill          : elves*4
        3 swamp         : orcs*{tokens}
        4 forest edge - 2 3 : elves
        """,
        Trait("orcs", (Champion("hero"), *more)),
    )
    return with_pieces(t, CHAMPION)


def test_W_48_a_piece_conquers_alone_and_holds_its_region_without_a_token() -> None:
    t = sound(championed().use("orcs", 2))
    assert (t[2], t.army("orcs").hand) == ("orcs*0 hero", 2)
    assert len(game(t).regions_of(t.army("orcs"))) == 3
    sound(t.play(Redeploy(((1, 2),))))
    assert t.earned("A") == {"regions": 3}


class Beholds(Effect):
    """A coin for each piece and token of mine that is there when I hear of my conquest."""

    def on_conquered(self, me: Me, conquest: Conquest) -> None:
        me.game.pay(me.army.player, me.game.strength(conquest.region), me.label)


def test_W_06_W_48_a_piece_that_conquers_is_there_when_the_conquest_is_heard_of() -> None:
    t = championed("orcs", 2, Beholds()).use("orcs", 2)
    assert t.earned("A") == {"orcs": 1}
    kinds = [e.kind for e in t.events]
    assert kinds.index("driven") < kinds.index("placed") < kinds.index("conquered")


def test_W_48_a_piece_defends_as_its_marker_says_and_its_region_is_not_empty() -> None:
    t = championed().use("orcs", 2).play(Redeploy(((1, 2),)))
    assert (t.player, t.price(2)) == ("B", {"base": 2, "hero": 1})
    assert game(t).strength(2) == 1
    t.conquer(2)
    line = t.state.turn.journal[-1]
    assert (line.tokens, line.strength, dict(line.markers)) == (0, 1, {"hero": 1})
    assert not line.was_empty, "W-74"
    assert t.happened("lost") == []
    assert game(t).supply("hero") == 1
    sound(t)


def test_W_48_a_region_held_by_a_piece_alone_is_left_in_decline_if_the_piece_leaves() -> None:
    t = championed().use("orcs", 2).play(Redeploy(((1, 2),))).end_turn()
    sound(t.declines())
    assert (t[1], t[2], t[3]) == ("(orcs)*1", "", "(orcs)*1")
    assert t.earned("A") == {"regions": 2}


def test_W_48_a_piece_that_holds_nothing_is_taken_up_from_an_empty_region() -> None:
    t = championed()
    playing = game(t)
    playing.clear(2)
    playing.lay(2, "hero")
    playing.lift(2, "hero")
    assert (t[2], playing.supply("hero")) == ("", 1)


def test_W_42_a_lone_token_beside_a_piece_goes_to_another_region_and_the_piece_stays() -> None:
    t = championed("orcs", 3, Pairs()).use("orcs", 2).done().put((2, 2))
    game(t).remove(t.army("elves"), 2, 1, "elves")
    assert (t[1], t[2], t[3]) == ("orcs*3", "orcs*0 hero", "orcs*2")
    assert t.army("orcs").hand == 0


def test_W_73_a_region_that_only_a_piece_held_is_empty_once_it_is_taken_up() -> None:
    t = championed().use("orcs", 2)
    t.state.turn.used.clear()
    t.use("orcs", 4)
    assert (t[2], t[4]) == ("", "orcs*0 hero")
    sound(t)


def test_W_42_beside_a_piece_there_are_enough_tokens_or_none() -> None:
    t = championed("orcs", 3, Pairs()).use("orcs", 2).done()
    assert (t.step, t.army("orcs").hand) == ("redeploy", 2)
    t.refuses(Place(2, 1), "too_few_there")
    assert [p for p in t.legal(Place) if p.region == 2] == [Place(2, 2)]
    sound(t.put((2, 2)))
    assert t[2] == "orcs*2 hero"


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("tokens", [1, 2])
def test_W_42_no_order_leaves_fewer_tokens_than_hold_a_region(order: str, tokens: int) -> None:
    t = championed("orcs", 3, Pairs()).use("orcs", 2).done()
    moves = dict(spread(game(t), t.army("orcs"), tokens, order))
    assert sum(moves.values()) == tokens
    assert 2 not in moves


def beside(*does: Effect, one: str = "orcs*3", two: str = "orcs*2", army: str = "orcs") -> Table:
    """A's hero stands in 2, with what ``two`` says; declined ``army`` acts before A's trolls."""
    t = dsl.table(
        f"""
        turn A
        A: {army}
        {"A: trolls" if army == "(orcs)" else ""}
        B: elves
        1 farmland edge : {one}
        2 hill edge     : {two} hero
        3 swamp edge    : {"trolls" if army == "(orcs)" else ""}
        4 forest edge   : elves
        """,
        Trait("orcs", does, Lasts.ALWAYS),
    )
    return with_pieces(t, replace(CHAMPION, stays_in_decline=True))


@pytest.mark.parametrize(("does", "stay"), [((), 1), ((Pairs(),), 2)])
def test_W_73_some_tokens_stay_beside_a_piece_when_the_troops_are_readied(
    does: tuple[Effect, ...], stay: int
) -> None:
    t = sound(beside(*does, two="orcs*3"))
    assert (t[1], t[2]) == (f"orcs*{stay}", f"orcs*{stay} hero")
    assert t.army("orcs").hand == 2 * (3 - stay)


@pytest.mark.parametrize(("does", "fewest"), [((), 1), ((Pairs(),), 2)])
def test_W_42_at_the_redeployment_all_of_them_may_go_elsewhere(
    does: tuple[Effect, ...], fewest: int
) -> None:
    t = sound(beside(*does).done())
    assert (t[2], t.army("orcs").hand) == ("orcs*0 hero", 5 - fewest)
    assert min(p.tokens for p in t.legal(Place) if p.region == 2) == fewest
    sound(t.play(Redeploy(((1, 5 - fewest),))))
    assert (t[1], t[2], t.player) == ("orcs*5", "orcs*0 hero", "B")


def test_W_42_tokens_that_stand_beside_a_piece_can_be_moved_at_the_redeployment() -> None:
    t = beside(one="orcs", two="orcs*2")
    playing, army = game(t), t.army("orcs")
    playing.put_down(army, 2, 1)
    assert (playing.to_spare(army), playing.to_spare(army, all_beside=True)) == (1, 2)


class Marches(Effect):
    """In decline it conquers, and keeps what it has."""

    def commands(self, me: Me) -> bool:
        return True

    def keeps(self, me: Me, tokens: int) -> int:
        return tokens


@pytest.mark.parametrize(
    ("tokens", "back", "other"),
    [(2, ((1, 1), (2, 2)), ((1, 2), (2, 1))), (1, ((2, 1),), ((1, 1),))],
)
def test_B_68_only_who_stands_as_before_the_troops_were_readied_has_done_nothing(
    tokens: int, back: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]
) -> None:
    for moves, begun in ((back, False), (other, True)):
        there = f"orcs*{tokens}"
        t = beside(Marches(), one=there, two=there, army="(orcs)").done()
        assert (t.step, t[2]) == ("redeploy", "(orcs)*0 hero")
        assert default_action(t.box, t.state) == Redeploy(back), "a declined race stays"
        sound(t.play(Redeploy(moves)))
        assert (t.step, t.state.turn.begun) == ("conquer", begun)


def test_B_68_a_token_from_beside_one_piece_to_beside_another_is_something_done() -> None:
    t = beside(Marches(), one="orcs", two="orcs", army="(orcs)")
    t.state.regions[1] = Region(t.army("orcs").id, 0, markers={"dragon": 1})
    t.state.tray["orcs"] += 1
    with_pieces(t, replace(WOLF, stays_in_decline=True))
    t.done().play(Redeploy(((1, 1),)))
    assert (t[1], t[2]) == ("(orcs)*1 dragon", "(orcs)*0 hero")
    assert t.state.turn.begun


# ------------------------------------- pieces that hold only as one token does


def pack(*does: Effect, hand: int = 0) -> Table:
    """A has two wolves in hand, each of which holds as one token does."""
    t = dsl.table(
        f"""
        turn A
        A: orcs, hand {hand}
        B: elves
        1 farmland edge : orcs*2
        2 hill          :
        3 swamp - 1     : elves*2
        4 forest edge   : elves*2
        """,
        Trait("orcs", does, Lasts.ALWAYS),
    )
    with_pieces(t, replace(WOLF, as_one=True))
    game(t).equip(t.army("orcs"), "dragon", 2)
    return sound(t)


def test_W_43_such_pieces_hold_a_region_of_a_race_of_which_one_token_does() -> None:
    t = pack()
    t.state.tray["orcs"] += t.army("orcs").hand
    t.army("orcs").hand = 0
    sound(t.conquer(2))
    assert t[2] == "orcs*0 dragon*2"


@pytest.mark.parametrize(("hand", "refused"), [(0, "no_tokens"), (1, "hand_too_small")])
def test_W_42_they_never_replace_a_token_of_a_race_that_needs_two(hand: int, refused: str) -> None:
    t = pack(Pairs(), hand=hand)
    t.refuses(Conquer(2), refused)
    t.refuses(Conquer(2, True), refused)


def test_W_42_they_conquer_beside_two_tokens_and_stand_there_with_them() -> None:
    t = sound(pack(Pairs(), hand=2).conquer(3))
    assert (t[3], t.army("orcs").hand, t.army("orcs").extra) == ("orcs*2 dragon*2", 0, {})
    sound(t.done())
    assert t.player == "B", "two tokens stay in each region, so there is nothing to move"


def test_W_42_a_lone_token_beside_them_goes_and_so_do_they() -> None:
    t = pack(Pairs(), hand=2).conquer(3).done()
    playing = game(t)
    playing.remove(t.army("elves"), 3, 1, "elves")
    sound(t)
    assert (t[1], t[3], playing.supply("dragon")) == ("orcs*3", "", 3)


def test_W_42_without_a_token_they_hold_nothing_for_such_a_race() -> None:
    t = pack(Pairs(), hand=2).conquer(3).done()
    playing = game(t)
    assert not playing.held_without(3)
    t.box = replace(t.box, markers={**t.box.markers, "hero": CHAMPION})
    playing = game(t)
    playing.lay(3, "hero")
    assert playing.held_without(3), "another piece does"


def test_a_token_beside_a_piece_that_counts_as_one_is_not_alone() -> None:
    t = with_pieces(
        dsl.table("""
            turn A
            A: sorcerers, hand 3
            B: elves
            1 farmland edge : sorcerers
            2 hill edge     : elves hero
            3 forest edge   : elves
        """),
        replace(CHAMPION, immune=False),
    )
    t.refuses(Use("sorcerers", 2), "not_alone")


def test_C_02_pieces_in_hand_conquer_like_tokens_beside_one_token() -> None:
    t = with_pieces(
        dsl.table(
            """
            turn A
            A: orcs, hand 2
            B: elves
            1 farmland edge mine : orcs
            2 hill               : elves*2
            3 swamp              :
            4 forest edge        : elves
            """,
            Trait("orcs", (Smiths(),)),
        ),
        HAMMER,
    )
    game(t).equip(t.army("orcs"), "lair", 3)
    sound(t)
    assert t.targets() == {2: 4}
    assert game(t).supply("lair") == 1
    t.conquer(2)
    assert (t[2], t.army("orcs").hand, t.army("orcs").extra) == ("orcs*1", 1, {}), "U-30"
    sound(t.play(Redeploy(((1, 1),))))
    assert t.army("orcs").extra == {"lair": 1}, "they come back as the conquests end"
    mine = view(t.box, t.state).army(0)
    assert (mine.extra, mine.hand, mine.force) == ((("lair", 1),), 0, 1)
    assert t[1] == "orcs*2", "and never stand on the board"


def test_U_30_no_more_come_in_hand_than_there_are() -> None:
    t = with_pieces(championed(), HAMMER)
    game(t).equip(t.army("orcs"), "lair", 9)
    assert t.army("orcs").extra == {"lair": 4}
    sound(t)


def test_U_30_the_die_makes_up_for_what_tokens_and_pieces_lack_and_all_of_them_go() -> None:
    t = with_pieces(
        dsl.table("""
            turn A, die 2
            A: orcs, hand 1
            B: elves
            1 farmland edge : orcs
            2 hill          : elves*3
            3 forest edge   : elves
        """),
        HAMMER,
    )
    game(t).equip(t.army("orcs"), "lair", 2)
    assert t.die_targets() == [2]
    t.roll(2)
    assert (t[2], t.army("orcs").extra) == ("orcs*1", {})
    sound(t)


def test_U_30_without_a_token_in_hand_pieces_that_hold_nothing_conquer_nothing() -> None:
    t = with_pieces(
        dsl.table("""
            turn A
            A: orcs
            B: elves
            1 farmland edge : orcs
            2 hill          :
            3 forest edge   : elves
        """),
        HAMMER,
    )
    game(t).equip(t.army("orcs"), "lair", 4)
    t.refuses(Conquer(2), "no_tokens")


def packs() -> Table:
    t = dsl.table(
        """
        turn A
        A: orcs
        B: elves
        1 farmland edge : orcs
        2 hill          : orcs
        3 swamp         :
        4 forest edge   : elves*2
        """,
        Trait("orcs", (Howls(),)),
    )
    return with_pieces(t, WOLF).play(PlayOn())


def test_W_43_pieces_that_hold_conquer_without_a_token_and_stand_where_they_went() -> None:
    t = sound(packs())
    assert (t.army("orcs").hand, t.army("orcs").extra) == (0, {"dragon": 2})
    assert t.targets() == {3: 2}
    sound(t.conquer(3))
    assert (t[3], t.army("orcs").extra) == ("orcs*0 dragon*2", {})
    assert t.happened("conquered")[0].amount == 2


def test_W_43_a_region_that_they_alone_held_is_empty_when_they_come_back() -> None:
    t = packs().conquer(3).end_turn().end_turn()
    assert (t.player, t[3]) == ("A", "orcs*0 dragon*2")
    sound(t.play(PlayOn()))
    assert (t[3], t.army("orcs").extra) == ("", {"dragon": 2})


def test_pieces_in_hand_go_with_the_decline() -> None:
    t = packs()
    t.state.turn.begun = False
    sound(t.declines())
    assert t.army("orcs").extra == {}
    assert game(t).supply("dragon") == 3


# ---------------------------------------------------------- what is left again


def at_the_river(*does: Effect, race: str = "orcs", more: str = "") -> Table:
    """Region 2 is a river; the elves live beyond it."""
    return on_rivers(
        dsl.table(
            f"""
            turn A
            A: {race}, hand 2
            B: elves
            1 swamp edge   : orcs
            2 lake edge    :
            3 forest edge  : elves*3
            {more}
            """,
            Trait("orcs", does, Lasts.ALWAYS),
        )
    )


def test_U_26_tokens_go_to_a_river_for_its_price_and_come_back_when_they_are_redeployed() -> None:
    t = sound(at_the_river().conquer(2))
    assert (t[2], t.army("orcs").hand) == ("orcs*1", 1)
    sound(t.done())
    assert (t[1], t[2], t.player) == ("orcs*3", "", "B")


@pytest.mark.parametrize(("does", "spare"), [((), 1), ((Stays(),), 0)])
def test_U_26_tokens_in_a_river_are_to_spare_unless_they_may_stay_there(
    does: tuple[Effect, ...], spare: int
) -> None:
    t = at_the_river(*does).conquer(2)
    assert (t[1], t[2]) == ("orcs*1", "orcs*1")
    assert game(t).to_spare(t.army("orcs")) == spare


def test_U_32_a_river_counts_for_the_gains_before_it_is_left() -> None:
    t = at_the_river(Digs()).conquer(2).done()
    assert t[1] == "orcs*5", "one for the swamp, one for the river"
    sound(t)


def test_U_26_a_river_takes_no_token_at_the_redeployment() -> None:
    t = at_the_river(more="4 hill - 1 : orcs").conquer(2).done()
    assert (t.step, t[2], t.army("orcs").hand) == ("redeploy", "", 2)
    assert {p.region for p in t.legal(Place)} == {1, 4}
    t.refuses(Place(2, 1), "not_yours")
    sound(t)


def test_U_26_with_nothing_else_they_come_back_to_the_hand_and_enter_again() -> None:
    t = on_rivers(
        dsl.table("""
            turn A
            A: orcs, hand 4
            B: elves
            1 swamp        : tribe
            2 lake edge    :
            3 forest edge  : elves*3
        """)
    )
    sound(t.conquer(2).done())
    assert (t[2], t.army("orcs").hand, t.player) == ("", 4, "B")
    assert t.earned("A") == {}
    t.end_turn()
    assert t.targets() == {2: 1}


def test_U_27_who_may_stay_in_a_river_stays_scores_and_remains_in_decline() -> None:
    t = at_the_river(Stays()).conquer(2).done()
    assert {p.region for p in t.legal(Place)} == {1, 2}
    t.put((2, 1)).done()
    assert (t[2], t.earned("A")) == ("orcs*2", {"regions": 2})
    sound(t.end_turn().declines())
    assert t[2] == "(orcs)*1"


def settled_in_the_river(*does: Effect) -> Table:
    t = at_the_river(*does, more="4 hill - 1 : orcs*2")
    t.state.regions[2] = Region(0, 1)
    t.state.tray["orcs"] -= 1
    return t


def test_nobody_stays_in_a_river_in_decline_who_must_leave_it() -> None:
    t = settled_in_the_river()
    sound(t.declines())
    assert (t[2], t.state.tray["orcs"]) == ("", t.box.races["orcs"].tokens - 2)


@pytest.mark.parametrize(("does", "quarters"), [((), {1, 4}), ((Stays(),), {1, 2, 4})])
def test_nobody_withdraws_into_a_river_who_may_not_stay_there(
    does: tuple[Effect, ...], quarters: set[int]
) -> None:
    t = on_rivers(
        dsl.table(
            """
            turn B
            A: orcs
            B: elves, hand 7
            C: trolls
            1 swamp edge   : orcs
            2 lake edge    : orcs
            3 forest edge  : orcs*3
            4 hill         : orcs
            5 forest edge - 3 : elves
            6 swamp edge   : trolls
            """.replace("4 hill ", "4 hill - 1 3 5"),
            Trait("orcs", does),
            player=1,
        )
    )
    t.conquer(3).play(Redeploy(((5, 6),)))
    assert t.decider == "A"
    assert {p.region for p in t.legal(Place)} == quarters
    if not does:
        t.refuses(Place(2, 1), "left_again")
    for order in ORDERS:
        moves = spread(game(t), t.army("orcs"), 2, order)
        assert sum(n for _, n in moves) == 2
        assert {r for r, _ in moves} <= quarters


def test_the_autopilot_and_the_defaults_leave_rivers_too() -> None:
    t = at_the_river(more="4 hill - 1 : orcs").conquer(2).done()
    assert t.step == "redeploy"
    for action in (decide(t.box, t.state, 0), default_action(t.box, t.state)):
        assert isinstance(action, Redeploy)
        assert sum(n for _, n in action.moves) == 2
        assert 2 not in dict(action.moves)


# ------------------------------------------------------- withdrawing a second time


def ordered(does: Effect) -> Table:
    """A's two tokens have gone by order; B is still to move on, and C is to play."""
    t = dsl.table(
        """
        turn B
        A: orcs
        B: elves, hand 7
        C: trolls
        1 swamp edge      : orcs*2
        2 lake edge       : orcs*2
        3 forest edge     : orcs*3
        4 hill - 1 3 5    : orcs*2
        5 forest edge - 3 : elves
        6 swamp edge      : trolls
        """,
        Trait("orcs", (does,)),
    )
    t = with_pieces(on_rivers(t), CHAMPION)
    t.conquer(3).play(Redeploy(((5, 6),)), ByOrder(((1, 2),)))
    assert t.player == "C"
    return t


def test_R_14_a_second_withdrawal_is_checked_as_the_first_is() -> None:
    t = ordered(Pairs())
    t.state.tray["orcs"] += 2
    t.state.regions[4] = Region(0, 0, markers={"hero": 1})
    for moves, key in (
        (((2, 2),), "left_again"),
        (((4, 1), (1, 1)), "too_few_there"),
        (((5, 2),), "not_yours"),
        (((1, 3),), "not_that_many"),
        (((1, 1),), "tokens_left"),
        (((1, 2),), "unchanged"),
    ):
        t.refuses(Withdraw(moves, t.army("orcs").id), key)
    sound(t.play(Withdraw(((4, 2),), t.army("orcs").id)))
    assert (t[1], t[4]) == ("orcs*2", "orcs*2 hero")
    sound(t.play(Withdraw(((1, 2),), t.army("orcs").id)))
    assert (t[1], t[4]) == ("orcs*4", "orcs*0 hero")


@pytest.mark.parametrize("order", ORDERS)
def test_R_14_by_every_order_it_goes_where_tokens_may_stay(order: str) -> None:
    t = ordered(Effect())
    action = rearrangement(t.box, t.state, t.army("orcs").id, order)
    assert sum(n for _, n in action.moves) == 2
    assert {r for r, _ in action.moves} <= {1, 4}


# ------------------------------------------------ what had to leave a region at once


class Cuts(Effect):
    """Forces a token off any region."""

    def offers(self, me: Me):
        yield from (Use(me.way, r) for r, h in me.game.state.regions.items() if h.tokens)

    def perform(self, me: Me, use: Use) -> None:
        me.game.remove(me.army, use.target, 1, me.label)


def frightened(victim: str = "orcs", three: str = "orcs*2", next_: str = "trolls") -> Table:
    """B's turn; A's orcs never stand alone."""
    return dsl.table(
        f"""
        turn B
        A: {victim}
        B: elves, hand 8
        C: {next_}, hand 5
        1 swamp edge        : orcs*2
        2 farmland edge     : orcs*3
        3 forest edge       : {three}
        4 hill - 1 2 3 5    : elves
        5 forest edge       : elves
        6 swamp edge        : {next_}
        7 mountain edge     : orcs*2
        """,
        PAIRS,
        Trait("elves", (Cuts(),)),
    )


def stopped(t: Table) -> Table:
    """B makes no more conquests, and puts what is in hand in region 5."""
    t.done()
    return sound(t.play(Redeploy(((5, t.army("elves").hand),))))


@pytest.mark.parametrize("victim", ["orcs", "(orcs)"])
def test_W_42_a_lone_token_moves_at_once_unasked_and_may_be_moved_with_the_withdrawals(
    victim: str,
) -> None:
    t = sound(frightened(victim).use("elves", 1))
    if victim == "orcs":
        assert (t[1], t[3], t.army("orcs").driven) == ("", "orcs*3", 0), "the weakest region"
    stopped(t)
    assert t.player == "C", "nobody is asked"
    orcs = t.army("orcs").id
    assert t.state.withdrawals == [Withdrawal(orcs, {3: 1})]
    assert rearrangement(t.box, t.state, orcs, "hold") == Withdraw(((2, 1),), orcs)
    sound(t.play(Withdraw(((2, 1),), orcs)))
    assert (t[2], t[3]) == (f"{victim}*4", f"{victim}*2")
    assert [(e.region, e.amount) for e in t.happened("rearranged")] == [(3, -1), (2, 1)]
    t.refuses(Withdraw(((1, 1),), orcs), "not_yours")


def test_W_42_it_may_be_moved_until_somebody_conquers() -> None:
    t = stopped(frightened().use("elves", 1))
    sound(t.conquer(7))
    t.refuses(Withdraw(((2, 1),), t.army("orcs").id), "too_late")


def test_W_42_what_is_withdrawn_by_order_may_be_moved_together_with_it() -> None:
    t = stopped(frightened().use("elves", 1).conquer(2))
    assert (t.decider, t.army("orcs").driven) == ("A", 2), "the token in 3 is not asked about"
    sound(t.play(ByOrder(((3, 1), (7, 1)))))
    assert t.state.withdrawals == [Withdrawal(t.army("orcs").id, {3: 2, 7: 1})]
    sound(t.play(Withdraw(((7, 3),), t.army("orcs").id)))
    assert (t[3], t[7]) == ("orcs*2", "orcs*5 mountain")


def test_W_42_where_it_was_put_may_have_been_lost_since() -> None:
    t = frightened().use("elves", 1)
    assert t[3] == "orcs*3"
    stopped(t.conquer(3))
    assert (t.decider, t.army("orcs").driven, t.state.withdrawals) == ("A", 2, [])
    t = frightened().use("elves", 1).use("elves", 3)
    assert t[3] == "orcs*2"
    assert stopped(t).state.withdrawals == [], "two have to stay"


def test_W_42_it_follows_where_it_has_to_move_again() -> None:
    t = frightened().use("elves", 1).use("elves", 3).use("elves", 3)
    assert (t[3], t.state.turn.rehoused) == ("", {t.army("orcs").id: {3: 1, 2: 1}})
    assert stopped(t).state.withdrawals == [Withdrawal(t.army("orcs").id, {2: 1})]


def test_W_42_with_one_region_left_there_is_nothing_to_move() -> None:
    t = frightened(three="").use("elves", 1)
    t = sound(t.use("elves", 7))
    assert t[2] == "orcs*5"
    assert stopped(t).state.withdrawals == []


def test_W_42_B_61_who_is_readied_next_has_nothing_to_move() -> None:
    t = frightened().use("elves", 1)
    t.army("orcs").player, t.army("trolls").player = 2, 0
    assert stopped(t).state.withdrawals == []


def test_W_42_in_ones_own_turn_the_redeployment_comes_anyway() -> None:
    t = in_pairs()
    playing = game(t)
    playing.remove(t.army("orcs"), 2, 1, "orcs")
    assert (t[1], t.state.turn.rehoused) == ("orcs*3", {})


def test_tables_stored_before_this_was_noted_can_be_read() -> None:
    t = frightened().use("elves", 1)
    copy = t.state.clone()
    assert copy == t.state
    assert copy.turn.rehoused[0] is not t.state.turn.rehoused[0]
    stored = json.loads(dump_state(t.state))
    del stored["turn"]["rehoused"]
    for line in stored["turn"]["forced"]:
        del line["part"], line["free"]
    read = load_state(json.dumps(stored))
    assert (read.turn.rehoused, read.turn.forced[0].part) == ({}, False)
    assert read.regions == t.state.regions


class Breaks(Effect):
    """Forces a token off any region, and everybody out of any swamp."""

    def offers(self, me: Me):
        if not me.used():
            yield from (Use(me.way, r) for r, h in me.game.state.regions.items() if h.tokens)

    def perform(self, me: Me, use: Use) -> None:
        me.spend()
        if me.game.box.regions[use.target].terrain == "swamp":
            me.game.expel(me.army, use.target, 2, me.label)
        else:
            me.game.remove(me.army, use.target, 1, me.label)


class Lives(Effect):
    """In decline it loses like an active race, and keeps all its tokens."""

    def survives(self, me: Me) -> bool:
        return True

    def keeps(self, me: Me, tokens: int) -> int:
        return tokens


@pytest.mark.parametrize("seed", range(12))
def test_no_game_with_all_this_comes_to_a_table_that_cannot_be_or_cannot_go_on(seed: int) -> None:
    chance = Random(seed)
    t = dsl.table(
        """
        turn A
        A: , coins 5
        B: , coins 5
        1 farmland edge       : tribe
        2 lake edge - 1 4 5   :
        3 hill mine edge - 1 4:
        4 swamp - 5 6         : tribe
        5 forest - 6 7        :
        6 swamp mine edge - 7 :
        7 mountain edge - 2   :
        """,
        Trait("orcs", (Pairs(), Cheap(1)), Lasts.ALWAYS),
        Trait("elves", (Champion("hero"), Lives()), Lasts.ALWAYS),
        Trait("humans", (Smiths(), Pairs())),
        Trait("trolls", (Howls(), *((Pairs(),) if seed % 2 else ()))),
        Trait("giants", (Breaks(), Stays()), Lasts.ALWAYS),
        Trait("ratmen", (Digs(), Lives()), Lasts.ALWAYS),
        column=[[race, power] for race, power in zip(RACES, BADGES, strict=True)],
        seed=str(seed),
    )
    with_pieces(on_rivers(t), CHAMPION, replace(WOLF, as_one=True), HAMMER)
    for _ in range(600):
        if not deciders(t.state):
            break
        free = [a for a in t.legal() if not isinstance(a, Use) or chance.random() < 0.3]
        picks = [a for a in free if isinstance(a, Conquer)] if chance.random() < 0.7 else []
        sound(t.play(chance.choice(picks or free)))
    assert not deciders(t.state)
