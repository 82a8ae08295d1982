"""Whatever the rules let lie in a region is drawn apart, or counted."""

import dataclasses
import itertools
import math

import pytest

from engine import EDITIONS, plain_box, view
from engine.deal import bare_table
from engine.view import FindView
from render.geometry import chart_of
from render.layout import SHOWN, layout
from render.looks import terrain
from render.lying import DEFENCE, FOUND, IMMUNE, OTHER, Kind, folded, lying
from render.names import name_pieces, region_names
from tests.render.tables import words

IMMUNES = ("great_ancient", "queen", "ghost", "balrog")
OTHERS = ("bag", "silver_hammer")
PLACES = ("", "stonehedge", "keep_on_the_motherland")
RELICS = ("shiny_orb", "froggys_ring")
PLAYERS = EDITIONS["underground"].choices().players


def mixes():
    """Yield markers and finds that can lie in one region, the mountain aside.

    Which of the like kinds they are changes no place, so of those each number is tried once.
    """
    for place, relics, immunes, armor, others in itertools.product(
        PLACES, range(len(RELICS) + 1), range(len(IMMUNES) + 1), range(2), range(len(OTHERS) + 1)
    ):
        walls = ("keep_walls",) if place.startswith("keep") else ()
        finds = [f for f in (place, *RELICS[:relics]) if f]
        armors = ("mushroom_armor",) * armor
        yield (*IMMUNES[:immunes], *armors, *OTHERS[:others], *walls), finds


def laid(seen, box, markers, finds):
    """Return a table with these pieces, and tokens, in every region that one can hold."""
    there = {r.id for r in seen.regions if not terrain(r.terrain).deep}
    regions = []
    for r in seen.regions:
        if r.id in there:
            own = [(r.printed, 1)] if r.printed else []
            own += [(m, 8 if box.markers[m].many else 1) for m in box.markers if m in markers]
            r = dataclasses.replace(r, race="kraken", owner=0, tokens=12, markers=tuple(own))
        regions.append(r)
    found = tuple(FindView(f, box.finds[f].family, r) for r in sorted(there) for f in finds)
    return dataclasses.replace(seen, regions=tuple(regions), finds=found)


@pytest.fixture(scope="module", params=PLAYERS)
def board(request):
    box = plain_box("underground", request.param)
    seen = view(box, bare_table(box, "lying"))
    chart = chart_of(seen.boards)
    return box, seen, chart, name_pieces(chart, region_names(seen, words))


def meet(a, b):
    return math.dist((a.x, a.y), (b.x, b.y)) < (a.width + b.width) / 2


def test_every_legal_mix_is_drawn_apart_or_counted_in_every_region(board):
    box, seen, chart, names = board
    wrong = []
    for markers, finds in mixes():
        now = laid(seen, box, markers, finds)
        kinds = lying(now)
        pieces = layout(chart, now.regions, {}, names=names, lying=kinds)
        for region, own in itertools.groupby(
            sorted(pieces, key=lambda p: p.region), lambda p: p.region
        ):
            own = list(own)
            there = kinds.get(region, ())
            drawn = [p for p in own if p.what in {k.what for k in there}]
            assert len(drawn) == min(SHOWN, len(there)), (region, there)
            hidden = [p.amount for p in own if p.what == "more"]
            assert hidden == [len(there) - SHOWN] * (len(there) > SHOWN), (region, there)
            solid = [p for p in own if p.what in ("label", "name", "tile")]
            wrong += [(region, a.what) for a in drawn for b in solid if a.covers(b)]
            wrong += [(region, a.what) for a, b in itertools.combinations(drawn, 2) if meet(a, b)]
    assert sorted({region for region, _ in wrong}) == []


def test_what_makes_immune_comes_first_then_finds_then_defence():
    kinds = [
        Kind("bag", 1, "marker", OTHER),
        Kind("mountain", 1, "marker", DEFENCE),
        Kind("armor", 2, "marker", DEFENCE),
        Kind("queen", 1, "marker", IMMUNE),
        Kind("orb", 1, "relic", FOUND),
        Kind("keep", 1, "place", FOUND),
    ]
    drawn, hidden = folded(kinds, 4)
    assert [kind.what for kind in drawn] == ["mountain", "queen", "orb", "keep"]
    assert hidden == 2
    assert folded(kinds[:4], 4) == (tuple(kinds[:4]), 0)


def test_tiles_and_markers_are_large_enough_on_every_region_one_can_hold(board):
    _, seen, chart, _ = board
    for r in seen.regions:
        if not terrain(r.terrain).deep:
            assert chart.regions[r.id].tile >= 40, r.id
            assert chart.regions[r.id].mark >= 30, r.id
