"""All that stands in two regions is exchanged (Portal Mage, W-47)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.actions import Use
from engine.hooks import Effect, Me, Refusal
from tests import dsl
from tests.mechanisms import game, table


class Exchanges(Effect):
    """Exchanges region 2 and another one; a rule that this would break makes it illegal."""

    def offers(self, me: Me) -> Iterable[Use]:
        return [Use(me.way, spec.id) for spec in me.game.box.regions.values() if spec.id != 2]

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
