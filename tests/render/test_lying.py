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

PLAYERS = EDITIONS["underground"].choices().players
ELSEWHERE = ("black_mountain", "volcano", "vengeance")
"""Markers that are printed, lie in a chasm or before a player."""
KEEP, BADGE = "keep_on_the_motherland", "royal"
NUMBERS = ("count", "more")
PLACES = ("label", "name", "tile")


def subsets(things):
    return [set(few) for n in range(len(things) + 1) for few in itertools.combinations(things, n)]


def mixes(box):
    """Yield all markers and finds that can lie in one region together, the mountain aside.

    A place never moves, so a region has at most one; the Keep has its walls, Stonehedge the badge
    that it lends.  Relics are carried, so any of them may meet.  All finds are of one rank and
    single, so for the picture it makes no difference which they are: each number of them is tried.
    """
    relics = [f for f, spec in box.finds.items() if spec.family == "relic"]
    loose = [m for m in box.markers if m not in (*ELSEWHERE, "keep_walls")]
    for place, carried, markers in itertools.product(
        [set(), {"crypt_of_the_tomb_raider"}, {"stonehedge", BADGE}, {KEEP, "keep_walls"}],
        range(len(relics) + 1),
        subsets(loose),
    ):
        yield markers | place | set(relics[:carried])


def laid(seen, box, mix):
    """Return a table with these things, each as many as can be, in every region one can hold."""
    regions, finds = [], []
    for r in seen.regions:
        if not terrain(r.terrain).deep:
            own = [(m, spec.limit) for m, spec in box.markers.items() if m in mix or m == r.printed]
            own = [(m, 1 if m == r.printed else n) for m, n in own]
            r = dataclasses.replace(r, race="kraken", owner=0, tokens=12, markers=tuple(own))
            for find, spec in box.finds.items():
                if find in mix:
                    badge = BADGE if find == "stonehedge" else ""
                    finds.append(FindView(find, spec.family, r.id, badge))
        regions.append(r)
    return dataclasses.replace(seen, regions=tuple(regions), finds=tuple(finds))


def look(kinds):
    """Return all that the places of these kinds depend on: which are several, whether any hides."""
    drawn, hidden = folded(kinds, SHOWN)
    return tuple(kind.amount > 1 for kind in drawn), hidden > 0


@pytest.fixture(scope="module", params=PLAYERS)
def board(request):
    box = plain_box("underground", request.param)
    seen = view(box, bare_table(box, "lying"))
    chart = chart_of(seen.boards)
    return box, seen, chart, name_pieces(chart, region_names(seen, words))


def meet(a, b):
    return math.dist((a.x, a.y), (b.x, b.y)) < (a.width + b.width) / 2


def faults(own, there):
    """Yield what is wrong with a region's pieces if the kinds ``there`` lie in it."""
    drawn = [p for p in own if p.what not in (*NUMBERS, *PLACES)]
    wanted, hidden = folded(there, SHOWN)
    if [(p.what, p.amount) for p in drawn] != [(k.what, k.amount) for k in wanted]:
        yield "not drawn as told"
    if [p.amount for p in own if p.what == "more"] != [hidden] * (hidden > 0):
        yield "not counted"
    numbers = [p for p in own if p.what in NUMBERS]
    labels = [p for p in own if p.what in ("label", "name")]
    if any(meet(a, b) for a, b in itertools.combinations(drawn, 2)):
        yield "two meet"
    if any(a.covers(b) for a in drawn for b in own if b.what in PLACES):
        yield "one covers a tile or a label"
    if any(a.covers(b) for a, b in itertools.combinations([*numbers, *labels], 2)):
        yield "a number is hidden"


def test_every_legal_mix_is_drawn_apart_or_counted_in_every_region(board):
    """Mixes whose kinds take the same places are laid once; see ``look``."""
    box, seen, chart, names = board
    all_there = lying(laid(seen, box, {*box.markers, *box.finds} - {*ELSEWHERE}))
    plain, high = (
        next(all_there[r.id] for r in seen.regions if r.id in all_there and bool(r.printed) == hill)
        for hill in (False, True)
    )
    told, number = {}, 0
    for mix in mixes(box):
        number += 1
        for kinds in (plain, high):
            there = [k for k in kinds if k.what in mix or k.what == "black_mountain"]
            told.setdefault((kinds is high, look(there)), mix)
    assert number == 4 * 7 * 2**7
    assert len(told) > 20
    wrong = set()
    for mix in {frozenset(mix) for mix in told.values()}:
        now = laid(seen, box, mix)
        kinds = lying(now)
        pieces = {}
        for piece in layout(chart, now.regions, {}, names=names, lying=kinds):
            pieces.setdefault(piece.region, []).append(piece)
        wrong |= {(r, f) for r, own in pieces.items() for f in faults(own, kinds.get(r, ()))}
    assert sorted(wrong) == []


def test_the_volcano_is_drawn_apart_in_every_chasm(board):
    _, seen, chart, names = board
    chasms = [r.id for r in seen.regions if terrain(r.terrain).deep]
    there = {r: (Kind("volcano", 1),) for r in chasms}
    pieces = layout(chart, seen.regions, {}, names=names, lying=there)
    assert chasms
    for chasm in chasms:
        assert list(faults([p for p in pieces if p.region == chasm], there[chasm])) == []


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


def test_each_thing_of_the_box_has_the_rank_that_the_order_of_folding_gives_it(board):
    box, seen, _, _ = board
    mountain = next(r.id for r in seen.regions if r.printed)
    there = lying(laid(seen, box, {*box.markers, *box.finds}))[mountain]
    ranks = {rank: {k.what for k in there if k.rank == rank} for rank in range(4)}
    assert ranks[IMMUNE] == {"great_ancient", "queen", "ghost", "balrog"}
    assert ranks[FOUND] == {*box.finds, BADGE}
    assert ranks[DEFENCE] == {"black_mountain", "mushroom_armor", "keep_walls"}
    assert ranks[OTHER] == {"volcano", "silver_hammer", "vengeance", "bag"}


def test_tiles_and_markers_are_large_enough_on_every_region_one_can_hold(board):
    _, seen, chart, _ = board
    for r in seen.regions:
        if not terrain(r.terrain).deep:
            assert chart.regions[r.id].tile >= 40, r.id
            assert chart.regions[r.id].mark >= 30, r.id


def test_where_no_tile_stands_the_piece_that_matters_most_has_its_place(board):
    """The Balrog is no smaller than the Monsters then, and the Volcano fills its chasm."""
    box, seen, chart, names = board
    lies = (("balrog", 1), ("bag", 1), ("silver_hammer", 2))
    regions = tuple(
        dataclasses.replace(
            r,
            natives=0,
            markers=(("volcano", 1),)
            if terrain(r.terrain).deep
            else (*(((r.printed, 1),) if r.printed else ()), *lies),
        )
        for r in seen.regions
    )
    now = dataclasses.replace(seen, regions=regions)
    pieces = layout(chart, now.regions, {}, names=names, lying=lying(now))
    for r in now.regions:
        own = [p for p in pieces if p.region == r.id]
        high = 44 if terrain(r.terrain).deep else chart.regions[r.id].tile
        large = [p for p in own if p.what in ("balrog", "volcano")]
        assert [p.width >= high for p in large] == [True], r.id
        labels = [p for p in pieces if p.what in ("label", "name", "count")]
        assert not any(large[0].covers(p) for p in labels), r.id
        small = {p.what: p.width for p in own if p.kind == "marker" and p not in large}
        assert {small[m] for m in small if m in box.markers} <= {chart.regions[r.id].mark}
        held = layout(
            chart, (dataclasses.replace(r, race="ogres", tokens=1),), {}, lying=lying(now)
        )
        assert all(p.width < high for p in held if p.what == "balrog")
