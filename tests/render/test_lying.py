"""Whatever the rules let lie in a region is drawn apart, or counted."""

import dataclasses
import itertools
from functools import cache

import pytest
from PIL import Image

from engine import EDITIONS, Choice, drawn, load_box, view
from engine.deal import bare_table
from engine.specs import MarkerSpec
from engine.view import FindView
from render import theme
from render.ground.geometry import map_of
from render.looks import terrain
from render.map.board import piece_parts
from render.map.layout import SHOWN, layout
from render.map.lying import DEFENSE, FOUND, HOLDS, IMMUNE, OTHER, Kind, foremost, lying
from render.map.names import name_pieces, region_names
from render.parts import draw_all
from tests.render.tables import BOARDS, words
from tests.render.test_layout import discs_meet

ELSEWHERE = ("mountain", "black_mountain", "volcano", "vengeance", "harmony", "dud")
"""Markers that are printed, lie in a chasm or before a player, or never."""
OF_RACES = ("lair", "hole", "great_ancient", "silver_hammer", "wisp_wall")
OF_POWERS = (
    *("fortress", "encampment", "hero", "dragon", "queen", "mushroom_armor", "bag"),
    *("fort", "champion", "beast", "watch_tower"),
)
OF_OTHERS = ("ghost", "bomb", "objective")
"""Markers that others than who holds the region have laid there."""
SEVERAL = ("encampment", "silver_hammer", "mushroom_armor", "beast")
"""Markers of which there may be more than one in a region."""
LASTING = ("ghost", "balrog", "objective")
"""Markers that lie where nobody is; the Balrog lies nowhere else."""
KEEP, BADGE = "keep_on_the_motherland", "royal"
NUMBERS = ("count", "more")
PLACES = ("label", "name", "tile")


def subsets(things, most):
    return [set(few) for n in range(most + 1) for few in itertools.combinations(things, n)]


def found(box):
    """Yield all finds that can lie in one region together.

    A place never moves, so a region has at most one; the Keep has its walls, Stonehedge the badge
    that it lends, and what nobody has turned up lies instead of one.  Relics are carried, so any of
    them may meet.  All finds are of one rank and single, so for the picture it makes no difference
    which they are: each number of them is tried.
    """
    relics = [f for f, spec in box.finds.items() if spec.family == "relic"]
    places = [f for f, spec in box.finds.items() if spec.family == "place"]
    others = {"stonehedge": BADGE, KEEP: "keep_walls"}
    plain = next(f for f in places if f not in others)
    alone = [set(), {plain}, *({f, others[f]} for f in places if f in others)]
    if "face_down" in box.markers:
        alone.append({"face_down"})
    for place, carried in itertools.product(alone, range(len(relics) + 1)):
        yield place | set(relics[:carried])


def held(box):
    """Yield all markers and finds that can lie in one region with a race, the mountain aside.

    Of races' pieces there can be one, of powers' that of the race's own power and that of the one
    that Stonehedge lends; a third is laid in case something is overlooked.
    """
    powers = subsets([m for m in OF_POWERS if m in box.markers], 3)
    races = [set(), *({m} for m in OF_RACES if m in box.markers)]
    others = subsets([m for m in OF_OTHERS if m in box.markers], 2)
    for race, few, more, finds in itertools.product(races, powers, others, found(box)):
        yield race | few | more | finds


def free(box):
    """Yield all that can lie where no tile stands."""
    lasting = subsets([m for m in LASTING if m in box.markers], 2)
    for lies, finds in itertools.product(lasting, found(box)):
        yield lies | finds


def guarded(box):
    """Yield all that can lie in a region that a piece holds without a token (W-43, W-48)."""
    for mix in held(box):
        if any(box.markers[m].holds for m in mix if m in box.markers):
            yield mix


def laid(seen, box, mix, tokens=12, *, race=""):
    """Return a table with these things, each as many as can be, in every region one can hold.

    ``race``: who holds them if there are no ``tokens``.
    """
    regions, finds = [], []
    for r in seen.regions:
        r = dataclasses.replace(r, natives=0)
        if not terrain(r.terrain, seen.setup.home).deep:
            own = [(m, spec.limit) for m, spec in box.markers.items() if m in mix or m == r.printed]
            own = [(m, n if m in SEVERAL else 1) for m, n in own]
            r = dataclasses.replace(r, markers=tuple(own), tokens=tokens)
            if race := "kraken" if tokens else race:
                r = dataclasses.replace(r, race=race, owner=0)
            for find, spec in box.finds.items():
                if find in mix:
                    badge = BADGE if find == "stonehedge" else ""
                    finds.append(FindView(find, spec.family, r.id, badge))
        regions.append(r)
    return dataclasses.replace(seen, regions=tuple(regions), finds=tuple(finds))


def look(kinds):
    """Return all that the places of these kinds depend on: which are several, whether any hides."""
    drawn, hidden = foremost(kinds, SHOWN)
    return tuple(kind.amount > 1 for kind in drawn), hidden > 0


def everybody(world, players, seed="lying"):
    """Return the box of all that can be played with on a board, and its table before the game."""
    tiles = (world, *EDITIONS[world].choices().guests)
    box = load_box(drawn(Choice(tiles, players, world), seed))
    return box, view(box, bare_table(box, "lying"))


def tables():
    """Yield world, players and seed of tables that show every board as large as it ever lies."""
    shown = set()
    for world, players in reversed(BOARDS):
        for seed in map(str, range(SEEDS)):
            setup = drawn(Choice((world,), players), seed)
            lies = map_of(setup.boards).lies
            fresh = {(board, lies and lies.scale) for board in setup.boards} - shown
            if fresh:
                yield world, players, seed
            shown |= fresh


SEEDS = 12
"""So many draws show every face of every island."""
TABLES = list(tables())
BELOW = [
    table
    for table in TABLES
    if any(terrain(r.terrain, table[0]).deep for r in everybody(*table)[1].regions)
]
"""The boards with chasms."""


@pytest.fixture(scope="module", params=TABLES, ids=str)
def board(request):
    """Return box and table of a board, its map and its names."""
    box, seen = everybody(*request.param)
    map_ = map_of(seen.boards)
    return box, seen, map_, name_pieces(map_, region_names(seen, words))


def faults(map_, own, there):
    """Yield what is wrong with a region's pieces if the kinds ``there`` lie in it."""
    drawn_ = [p for p in own if p.what not in (*NUMBERS, *PLACES)]
    wanted, hidden = foremost(there, SHOWN)
    if not any(p.what == "tile" for p in own):
        alone = [k for k in there if k.rank == min(k.rank for k in there)][:1]
        wanted, hidden = foremost([k for k in there if k not in alone], SHOWN)
        wanted = (*alone, *wanted)
    if [(p.what, p.amount) for p in drawn_] != [(k.what, k.amount) for k in wanted]:
        yield "not drawn as told"
    if sum(k.rank == IMMUNE for k in wanted) < min(SHOWN, sum(k.rank == IMMUNE for k in there)):
        yield "an immune piece is folded"
    if [p.amount for p in own if p.what == "more"] != [hidden] * (hidden > 0):
        yield "not counted"
    numbers = [p for p in own if p.what in NUMBERS]
    labels = [p for p in own if p.what in ("label", "name")]
    if any(discs_meet(map_, a, b) for a, b in itertools.combinations(drawn_, 2)):
        yield "two meet"
    if any(a.covers(b) for a in drawn_ for b in own if b.what in PLACES):
        yield "one covers a tile or a label"
    if any(a.covers(b) for a, b in itertools.combinations([*numbers, *labels], 2)):
        yield "a number is hidden"


@cache
def differing(world, kind, tokens):
    """Return mixes that take different places on boards of a world, and how many there are in all.

    Those whose kinds take the same places are laid once; see ``look``.
    """
    box, seen = everybody(world, EDITIONS[world].choices().players[0])
    all_there = lying(laid(seen, box, {*box.markers, *box.finds} - {*ELSEWHERE}, tokens))
    grounds = {r.printed: all_there[r.id] for r in seen.regions if r.id in all_there}
    assert len(grounds) == 2
    told, number = {}, 0
    for mix in kind(box):
        number += 1
        for printed, kinds in grounds.items():
            there = [k for k in kinds if k.what in mix or k.what == printed]
            told.setdefault((printed, look(there)), frozenset(mix))
    return set(told.values()), number


def wrong(board, mixes, tokens, race=""):
    """Return by region what is wrong if each of these mixes lies there."""
    box, seen, map_, names = board
    bad = set()
    for mix in mixes:
        now = laid(seen, box, mix, tokens, race=race)
        kinds = lying(now)
        pieces = {}
        for piece in layout(map_, now.regions, {}, names=names, lying=kinds):
            pieces.setdefault(piece.region, []).append(piece)
        for r, own in pieces.items():
            bad |= {(r, fault) for fault in faults(map_, own, kinds.get(r, ()))}
    return sorted(bad)


def test_every_legal_mix_is_drawn_apart_or_counted_in_every_region(board):
    """Of all boxes that mix at once: a game of one of them has no others."""
    mixes, number = differing(board[0].setup.home, held, 12)
    assert number == (2 * 15 * 4 * 18 if board[0].setup.home == "warcraft" else 5 * 64 * 2 * 28)
    assert len(mixes) > 15
    assert wrong(board, mixes, 12) == []


def test_what_lies_where_no_tile_stands_is_drawn_apart_or_counted(board):
    mixes, number = differing(board[0].setup.home, free, 0)
    assert number == (2 * 18 if board[0].setup.home == "warcraft" else 4 * 28)
    assert wrong(board, mixes, 0) == []


@pytest.mark.parametrize("board", [t for t in TABLES if t[0] == "warcraft"], indirect=True)
def test_what_lies_beside_a_piece_that_holds_alone_is_drawn_apart_or_counted(board):
    mixes, _ = differing("warcraft", guarded, 0)
    assert len(mixes) > 10
    assert wrong(board, mixes, 0, "kraken") == []


@pytest.mark.parametrize("board", BELOW, indirect=True)
def test_the_volcano_is_drawn_apart_in_every_chasm(board):
    _, seen, map_, names = board
    chasms = [r.id for r in seen.regions if terrain(r.terrain, seen.setup.home).deep]
    there = {r: (Kind("volcano", 1),) for r in chasms}
    pieces = layout(map_, seen.regions, {}, names=names, lying=there)
    assert chasms
    for chasm in chasms:
        own = [p for p in pieces if p.region == chasm]
        assert list(faults(map_, own, there[chasm])) == []


def test_what_makes_immune_comes_first_then_finds_then_defense():
    kinds = [
        Kind("bag", 1, "marker", OTHER),
        Kind("mountain", 1, "marker", DEFENSE),
        Kind("armor", 2, "marker", DEFENSE),
        Kind("queen", 1, "marker", IMMUNE),
        Kind("orb", 1, "relic", FOUND),
        Kind("keep", 1, "place", FOUND),
    ]
    drawn, hidden = foremost(kinds, 4)
    assert [kind.what for kind in drawn] == ["mountain", "queen", "orb", "keep"]
    assert hidden == 2
    assert foremost(kinds[:4], 4) == (tuple(kinds[:4]), 0)


def test_each_thing_of_the_box_has_the_rank_that_the_order_of_folding_gives_it(board):
    box, seen, _, _ = board
    mountain = next(r.id for r in seen.regions if r.printed)
    there = lying(laid(seen, box, {*box.markers, *box.finds}))[mountain]
    ranks = {rank: {k.what for k in there if k.rank == rank} for rank in range(OTHER + 1)}
    mountains = {m for m in ("mountain", "black_mountain") if m in box.markers}
    if seen.setup.home == "warcraft":
        assert ranks[HOLDS] == {"beast", "champion"}
        assert ranks[IMMUNE] == {"watch_tower"}
        assert ranks[FOUND] == {*box.finds}
        assert ranks[DEFENSE] == mountains | {"fort", "wisp_wall"}
        assert ranks[OTHER] == {"bomb", "dud", "face_down", "harmony", "objective"}
        return
    above, below = {"dragon", "hero", "hole"}, {"balrog", "ghost", "great_ancient", "queen"}
    assert ranks[HOLDS] == set()
    assert ranks[IMMUNE] == above | below
    assert ranks[FOUND] == {*box.finds, BADGE}
    assert ranks[DEFENSE] == mountains | {
        *("lair", "fortress", "encampment"),
        *("mushroom_armor", "keep_walls"),
    }
    assert ranks[OTHER] == {"volcano", "silver_hammer", "vengeance", "bag"}


def test_tiles_and_markers_are_large_enough_on_every_region_one_can_hold(board):
    """On islands there is less room (issue 15): 38 and 30 pixels."""
    _, seen, map_, _ = board
    tile, mark = (38, 30) if map_.lies else (42, 32)
    for r in seen.regions:
        if not terrain(r.terrain, seen.setup.home).deep:
            assert map_.regions[r.id].tile >= tile, r.id
            assert map_.regions[r.id].mark >= mark, r.id


@pytest.mark.parametrize(("beasts", "beside"), [(1, ()), (3, ("bag",))])
def test_a_piece_that_holds_a_region_alone_lies_on_its_owners_tile(beasts, beside):
    """As the Champion and the beasts of Warcraft do (W-43, W-48): no tile tells of no tokens."""
    _, seen = everybody("base", 3)
    regions = {r.id: r for r in seen.regions}
    there = next(r.id for r in seen.regions if not (r.water or r.natives or r.markers))
    held = dataclasses.replace(
        regions[there], race="orcs", owner=1, tokens=0,
        markers=(*((m, 1) for m in beside), ("wolf", beasts)),
    )  # fmt: skip
    wolf, bag = MarkerSpec("wolf", 3, defense=1, holds=True), MarkerSpec("bag", 1, immune=True)
    now = dataclasses.replace(
        seen,
        regions=tuple(held if r.id == there else r for r in seen.regions),
        markers={**seen.markers, "wolf": wolf, "bag": bag},
    )
    map_ = map_of(now.boards)
    own = [p for p in layout(map_, now.regions, {}, lying=lying(now)) if p.region == there]
    shape = map_.regions[there]
    (piece,) = [p for p in own if p.what == "wolf"]
    assert (piece.x, piece.y, piece.width, piece.owned) == (*shape.token, shape.tile, True)
    assert [p.amount for p in own if p.what == "count"] == ([beasts] if beasts > 1 else [])
    assert [p.what for p in own if p.what in ("tile", "bag")] == list(beside)
    assert not any(p.owned for p in own if p.what == "bag")
    picture = Image.new("RGB", (theme.WIDTH, theme.HEIGHT))
    draw_all(picture, piece_parts(map_, now, {}))
    corner = shape.tile // 2 - 8
    at = theme.MAP[0] + shape.token[0] + corner, theme.MAP[1] + shape.token[1] - corner
    assert picture.getpixel(at) == theme.SEATS[1].color


def test_where_no_tile_stands_the_piece_that_matters_most_has_its_place(board):
    """The Balrog is no smaller than the Monsters then, and the Volcano fills its chasm."""
    box, seen, map_, names = board
    lies = (("balrog", 1), ("bag", 1), ("silver_hammer", 2))
    if seen.setup.home == "warcraft":
        lies = (("objective", 1), ("face_down", 1))
    matters = lies[0][0]
    regions = tuple(
        dataclasses.replace(
            r,
            natives=0,
            markers=(("volcano", 1),)
            if terrain(r.terrain, seen.setup.home).deep
            else (*(((r.printed, 1),) if r.printed else ()), *lies),
        )
        for r in seen.regions
    )
    now = dataclasses.replace(seen, regions=regions)
    pieces = layout(map_, now.regions, {}, names=names, lying=lying(now))
    for r in now.regions:
        own = [p for p in pieces if p.region == r.id]
        high = 44 if terrain(r.terrain, seen.setup.home).deep else map_.regions[r.id].tile
        large = [p for p in own if p.what in (matters, "volcano")]
        assert [p.width >= high for p in large] == [True], r.id
        labels = [p for p in pieces if p.what in ("label", "name", "count")]
        assert not any(large[0].covers(p) for p in labels), r.id
        small = {p.what: p.width for p in own if p.kind == "marker" and p not in large}
        assert {small[m] for m in small if m in box.markers} <= {map_.regions[r.id].mark}
        held = layout(map_, (dataclasses.replace(r, race="ogres", tokens=1),), {}, lying=lying(now))
        assert all(p.width < high for p in held if p.what == matters)
