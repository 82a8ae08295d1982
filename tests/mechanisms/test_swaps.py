"""All that stands in two regions is exchanged (Portal Mage, W-47)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine import view
from engine.actions import Use
from engine.hooks import Effect, Refusal
from engine.me import Me
from engine.parts.places import TurnsUp
from engine.parts.portals import Exchanges as Portal
from engine.parts.reach import Sails
from engine.parts.where import anywhere, terrain
from engine.specs import MarkerSpec
from engine.state import pair
from tests import dsl
from tests.mechanisms import always, game, table
from tools.checks import violations

from .test_ways import Guarded


class Exchanges(Effect):
    """Exchanges region 2 and another one; a rule that this would break makes it illegal."""

    def offers(self, me: Me) -> Iterable[Use]:
        regions = [region for region in me.game.box.regions if region != 2]
        return me.unobjected(Use(me.way, region) for region in regions)

    def objections(self, me: Me, use: Use) -> Iterable[Refusal]:
        if me.used():
            yield Refusal("used_this_turn", use.target)

    def perform(self, me: Me, use: Use) -> None:
        me.spend()
        me.game.swap(2, use.target)
        me.note(region=use.target)


BOARD = """
    turn A
    A: orcs, hand 3
    B: elves
    1 farmland edge : orcs
    2 mountain      : orcs*2 fortress
    3 swamp         : elves*3 encampment*2
    4 forest        : tribe
    5 hill
    6 mountain      : elves
"""


def swapped(other: int, **more: object) -> dsl.Table:
    t = table(BOARD, races={"orcs": Exchanges()}, **more)
    return t.use("orcs", other)


def test_tokens_and_pieces_change_places_and_mountains_stay() -> None:
    t = swapped(3)
    assert t[2] == "elves*3 mountain encampment*2"
    assert t[3] == "orcs*1 fortress", "one token stays in a region that is readied"
    t = swapped(6)
    assert t[2] == "elves*1 mountain"
    assert t[6] == "orcs*1 mountain fortress"


def test_what_is_fixed_stays_where_it_lies() -> None:
    markers = dsl.table(BOARD).box.markers
    fixed = {**markers, "fortress": replace(markers["fortress"], fixed=True)}
    t = swapped(3, box={"markers": fixed})
    assert (t[2], t[3]) == ("elves*3 mountain fortress encampment*2", "orcs*1")


def test_it_is_no_conquest_and_loses_nothing() -> None:
    t = swapped(3)
    tray = dict(t.state.tray)
    assert not t.state.turn.journal
    assert not t.happened("lost")
    assert not t.happened("conquered")
    assert tray == swapped(5).state.tray
    (told,) = t.happened("note")
    assert (told.thing, told.region) == ("orcs", 3)


def test_natives_and_empty_regions_take_part() -> None:
    assert swapped(4)[2] == "tribe mountain"
    t = swapped(5)
    assert t[2] == "mountain"
    assert t[5].startswith("orcs")


def test_natives_that_were_moved_are_what_they_were_and_may_be_driven_out() -> None:
    t = swapped(4)
    assert violations(t.box, t.state) == []
    seen = next(region for region in view(t.box, t.state, 0).regions if region.id == 2)
    assert (seen.natives, seen.native) == (1, t.box.regions[4].native)
    g = game(t)
    g.remove(t.army("orcs"), 2, 1, "orcs")
    assert [(e.kind, e.why) for e in g.events if e.kind == "natives"] == [("natives", seen.native)]


def test_what_stands_in_a_region_is_all_but_the_land() -> None:
    t = table(BOARD, races={"orcs": Exchanges()})
    assert [r for r in t.box.regions if game(t).stands(r)] == [1, 2, 3, 4, 6]
    t = table(BOARD, races={"orcs": Exchanges()}, finds={"ring": (5, Effect())})
    assert game(t).stands(5)
    t.box = replace(t.box, finds={"ring": replace(t.box.finds["ring"], family="place")})
    assert not game(t).stands(5)


WET = """
    turn A
    A: orcs, hand 3
    B: elves
    1 sea                 : orcs
    2 hill edge           : orcs fortress
    3 lake                :
    4 hill                : elves
"""


def test_W_47_what_may_not_stand_in_the_other_region_is_not_exchanged() -> None:
    orcs = (Portal(terrain("sea", "lake", "hill"), 2), Sails(("sea",)))
    t = table(WET, races={"orcs": orcs, "elves": ()})
    t.use("orcs", 1)
    assert t.state.questions == [], "elves may not stand in the sea, nor orcs in the lake"
    assert (t[1], t[2]) == ("orcs*1 fortress", "orcs*1")


def test_W_47_both_regions_of_an_exchange_are_paid_for_together() -> None:
    races = {"orcs": Portal(anywhere, 1), "elves": Guarded(1)}
    for coins, others in ((1, [1, 2, 4, 5]), (2, [1, 2, 4, 5, 6])):
        t = table(BOARD.replace("hand 3", f"hand 3, coins {coins}"), races=races).use("orcs", 3)
        assert t.options() == [pair(3, other) for other in others], "the elves hold 6 as well"
    t.answer(pair(3, 6))
    assert t.coins("A") == 0


def test_what_borders_the_new_place_can_be_attacked_from_then_on() -> None:
    t = swapped(5)
    assert 6 in t.targets(), "region 5, which the orcs now hold, borders it"


def test_a_relic_goes_along_and_a_place_does_not() -> None:
    t = table(BOARD, races={"orcs": Exchanges()}, finds={"ring": (2, Effect())})
    t.use("orcs", 3)
    (ring,) = t.state.finds
    assert ring.region == 3
    t = table(BOARD, races={"orcs": Exchanges()}, finds={"ring": (2, Effect())})
    t.box = replace(t.box, finds={"ring": replace(t.box.finds["ring"], family="place")})
    game(t).swap(2, 3)
    assert t.state.finds[0].region == 2


# ------------------------------------------------------------- who hears of it


class Keeps(Effect):
    """Notes where anything came or went, whoever did it."""

    def on_moved(self, me: Me, region: int) -> None:
        me.note(region=region)


class Forces(Exchanges):
    """Forces a token off a region, or to region 1, or everybody out of it."""

    def __init__(self, how: str) -> None:
        self.how = how

    def perform(self, me: Me, use: Use) -> None:
        me.spend()
        if self.how == "expelled":
            me.game.expel(me.army, use.target, 1, me.label)
        elif self.how == "moved":
            me.game.shove(me.army, use.target, 6, 1, me.label)
        else:
            me.game.remove(me.army, use.target, 1, me.label)


FACE_DOWN = MarkerSpec("dragon", 2, fixed=True, stays_when_lost=True)
RULES = {"custom": always(TurnsUp(FACE_DOWN.id))}
HIDDEN = {"rules": RULES, "hidden": {"ring": Effect(), "crown": Effect()}}


def face_down(region: int, **does: object) -> dsl.Table:
    t = table(BOARD, races={"orcs": Exchanges()}, **HIDDEN, **does)
    t.box = replace(t.box, markers={**t.box.markers, "dragon": FACE_DOWN})
    game(t).lay(region, "dragon")
    return t


def test_W_06_tokens_that_come_by_an_exchange_turn_up_what_lies_face_down() -> None:
    t = face_down(5).use("orcs", 5)
    assert (t[2], t[5]) == ("mountain", "orcs*1 fortress")
    assert [(find.id, find.region) for find in t.state.finds] == [("ring", 5)]
    assert [(e.region, e.player) for e in t.happened("found")] == [(5, 0)]


def test_W_06_the_tokens_may_be_anothers_and_then_it_is_theirs() -> None:
    t = face_down(2).use("orcs", 3)
    assert [(e.region, e.player) for e in t.happened("found")] == [(2, 1)]


def test_W_06_where_nobody_comes_it_stays_face_down() -> None:
    t = face_down(4).use("orcs", 5)
    assert (t[4], t.state.finds) == ("tribe dragon", [])
    t = face_down(2).use("orcs", 5)
    assert (t[2], t.state.finds) == ("mountain dragon", [])


def test_a_conquest_turns_it_up_and_is_no_such_move() -> None:
    t = face_down(3, powers={"hill": Keeps()})
    t.army("elves").power = "hill"
    t.army("orcs").hand, t.state.tray["orcs"] = 8, t.state.tray["orcs"] - 5
    t.conquer(3)
    assert [find.region for find in t.state.finds] == [3]
    assert t.happened("note") == []


@pytest.mark.parametrize(
    ("how", "told"), [("expelled", [3]), ("moved", [3, 6]), ("forced off", [3])]
)
def test_W_26_everybody_hears_where_tokens_came_or_went(how: str, told: list[int]) -> None:
    t = table(BOARD, races={"orcs": Forces(how), "trolls": ()}, rules={"custom": always(Keeps())})
    t.use("orcs", 3)
    heard = [(e.player, e.region) for e in t.happened("note")]
    assert heard == [(player, region) for region in told for player in (0, 1)]


def test_W_26_everybody_hears_of_both_regions_of_an_exchange_once_it_is_done() -> None:
    t = table(BOARD, races={"orcs": Exchanges()}, rules={"custom": always(Keeps())}).use("orcs", 5)
    told = [(e.player, e.region) for e in t.happened("note") if e.thing == "custom"]
    assert told == [(0, 2), (1, 2), (0, 5), (1, 5)]
