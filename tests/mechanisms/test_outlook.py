"""Whoever looks ahead counts on the reach that the rules give, on ways and on every board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from engine import Setup, new_game
from engine.hooks import Cost, Effect, Way
from engine.me import Me
from engine.orders.outlook import Outlook
from engine.parts.reach import Linked
from engine.parts.where import symbol
from engine.state import Army, Region
from engine.table import Game
from tests.mechanisms import always, game, table
from tests.render import islands

ROAD = """
    turn A
    A: orcs merchant
    B: elves hill, hand {hand}
    C: trolls flying
    1 farmland edge        : orcs
    2 hill cavern          : orcs
    3 swamp
    4 farmland
    5 forest
    6 hill
    7 swamp cavern
    8 mountain edge        : elves
"""


def danger(hand: int = 0, elves: Effect | tuple[()] = (), **more) -> dict[int, float]:
    """Return what threatens A from B, whose elves stand far away."""
    races = {"orcs": (), "elves": elves, "trolls": ()}
    powers = {"merchant": (), "hill": (), "flying": ()}
    t = table(ROAD.format(hand=hand), races=races, powers=powers, **more)
    return Outlook(game(t), 0, rivals=(1,)).danger


@dataclass(frozen=True, slots=True)
class Rides(Effect):
    """Conquers anywhere by a way of its own, for some tokens less."""

    off: int = 0

    def way(self, me: Me):
        return Way(tuple(me.game.box.regions))

    def cost(self, me: Me, means: str):
        if me.does(means):
            yield Cost(-self.off, me.label)


class Travels(Effect):
    """Every entry is in reach."""

    def reaches(self, me: Me):
        return [spec.id for spec in me.game.box.regions.values() if spec.entry]


def test_what_is_out_of_reach_is_in_no_danger() -> None:
    assert danger(5)[1] == danger(5)[2] == 0 < danger(5)[7]


def test_a_way_brings_danger_where_no_border_leads() -> None:
    found = danger(1, Rides())
    assert found[1] > 0
    assert found[2] > 0


def test_a_way_that_costs_less_is_the_greater_danger() -> None:
    assert danger(5, Rides(1))[1] > danger(5, Rides())[1]
    assert danger(5, Rides(1))[7] > danger(5)[7], "also where a border leads"


def test_from_region_to_region_one_goes_as_the_rules_say() -> None:
    linked = Linked(symbol("cavern"))
    assert danger(5, linked)[2] > 0, "7 is next to the elves, and 2 is next to 7"
    assert danger(5, linked)[2] < danger(5, linked)[7]
    assert danger(1, linked)[2] == 0, "too few tokens for what lies between"


def test_a_rule_of_the_edition_brings_danger_to_every_entry() -> None:
    assert danger(1, rules={"travel": always(Travels())})[1] > 0 == danger(1)[1]


# ---------------------------------------------------------------------- two islands


@pytest.fixture
def isles(tmp_path: Path) -> Callable[..., Game]:
    """Two islands, with rules; A holds regions of both, B one of the first, far from the entry."""
    edition = islands.made(tmp_path)

    def laid(*rules: Effect) -> Game:
        setup = Setup(("isle",), tuple(islands.ISLANDS), 2)
        box = edition.box(setup, edition.tiles(), {"isle": 1})
        box = replace(box, rules=tuple(replace(always(rule), id="travel") for rule in rules))
        state = new_game(box, "s")
        state.armies = [Army(0, 0, "orcs", "hill", 1), Army(1, 1, "giants", "swamp", 1, hand=4)]
        for region, army in ((5, 0), (17, 0), (20, 0), (6, 1)):
            state.regions[region] = Region(army, 1)
        return Game(box, state)

    return laid


def test_who_stands_on_one_island_is_no_danger_to_the_other_unless_a_rule_leads_there(
    isles,
) -> None:
    found = Outlook(isles(), 0).danger
    assert found[5] > 0 == found[17] == found[20]
    assert isles(Travels()).box.regions[17].entry
    assert Outlook(isles(Travels()), 0).danger[17] > 0


def test_who_has_yet_to_pick_may_enter_any_island(isles) -> None:
    g = isles()
    g.state.armies.pop()
    g.state.regions[6] = Region()
    g.armies_changed()
    found = Outlook(g, 0).danger
    assert min(found[5], found[17], found[20]) > 0
