"""Several boards on one table: numbered through, named as printed, drawn as one map."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageDraw, ImageStat

import render
from engine import (
    EDITIONS,
    BoardError,
    Box,
    Choice,
    Conquer,
    SetupError,
    Target,
    apply,
    drawn,
    editions,
    legal,
    load_box,
    new_game,
    view,
)
from engine.export import read, replay
from engine.view import View
from render import theme
from render.ground import base, geometry
from render.ground import isles as isles_module
from render.ground.geometry import ROOM, Shape, map_of
from render.ground.geometry import arranged as places_of
from render.ground.isles import SHALLOWS, arranged, isle_map, isles, land_mask
from render.ground.land import Land, framed, paint
from render.looks import EDITIONS as EDITION_LOOKS
from render.looks import terrain
from render.looks.look import Looks, TerrainLook
from render.looks.warcraft import LOOKS as WARCRAFT
from render.map import owners
from render.map.layout import layout
from render.styles import STYLES, Style
from tests.render import islands
from tests.render.tables import words
from tools.checks import violations
from tools.play import choose, random_position
from tools.record import record
from tools.sight import apart

BOARDS = tuple(islands.ISLANDS)
CHOICE = Choice(("isle",), 2)


@pytest.fixture(autouse=True)
def isle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setitem(EDITIONS, "isle", islands.made(tmp_path))
    monkeypatch.setattr(geometry, "load_map", islands.island_map)
    monkeypatch.setattr("render.ground.isles.load_map", islands.island_map)
    monkeypatch.setattr("render.ground.base._map_hash", lambda board: board)
    yield
    editions._printed.cache_clear()
    map_of.cache_clear()


@pytest.fixture
def box() -> Box:
    return load_box(drawn(CHOICE, "s"))


def test_regions_are_numbered_through_and_know_what_is_printed(box: Box) -> None:
    assert list(box.regions) == list(range(1, 23))
    first, last = box.regions[1], box.regions[22]
    assert (first.board, first.number, last.board, last.number) == ("isle-big", 1, "isle-small", 6)
    assert box.regions[16].borders == {12, 15}, "nothing borders across the water"
    assert box.regions[17].borders == {18, 20}
    assert (box.regions[20].terrain, box.regions[20].symbols) == ("mountain", set())
    assert box.rounds == islands.ROUNDS


@pytest.mark.parametrize("board", ["isle-huge", "isle-../../base/boards/3p", "base-3p", "isle", ""])
def test_an_island_without_a_file_is_refused(box: Box, board: str) -> None:
    with pytest.raises(SetupError, match="isle has no board"):
        load_box(replace(box.setup, boards=("isle-big", board)))


def test_each_file_is_read_once_however_its_island_is_drawn(box: Box, monkeypatch) -> None:
    def read_again(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("engine.loading.load_board", read_again)
    turned = load_box(replace(box.setup, boards=("isle-small", "isle-big")))
    assert [turned.regions[r].board for r in (1, 6, 7, 22)] == ["isle-small"] * 2 + ["isle-big"] * 2
    assert turned.regions[7].symbols == {"anchor"}


def test_islands_of_ones_own_are_played_on_too(box: Box) -> None:
    mine = {"north": islands.board("isle-small"), "south": islands.board("isle-small")}
    there = load_box(box.setup, mine)
    assert there.setup.boards == ("north", "south")
    assert [(r.board, r.number) for r in there.regions.values()][5:7] == [
        ("north", 6),
        ("south", 1),
    ]
    mine["south"]["players"] = 5
    with pytest.raises(BoardError, match=r"^south: is for 5 players, not for 2$"):
        load_box(box.setup, mine)


def test_the_other_island_is_no_neighbor_but_may_be_entered(box: Box) -> None:
    state = new_game(box, "s")
    entries = {1, 17}
    while state.turn.step != "conquer":
        state = apply(box, state, legal(box, state)[0])[0]
    open_now = {a.region for a in legal(box, state) if isinstance(a, Conquer)}
    assert open_now <= entries | {a for r in entries for a in box.regions[r].borders}
    assert open_now >= entries


@pytest.mark.parametrize("seed", range(3))
def test_games_are_played_on_two_islands(box: Box, seed: int) -> None:
    state, rng = new_game(box, str(seed)), Random(seed)
    while actions := legal(box, state):
        state, _ = apply(box, state, choose(rng, actions))
        assert list(violations(box, state)) == []
    assert state.turn.step == "over"


def test_a_game_on_two_islands_is_exported_and_replayed() -> None:
    game = record(CHOICE, "isles")
    assert json.loads(game.model_dump_json())["setup"]["boards"] == list(BOARDS)
    assert replay(read(game.model_dump_json())).history.state.turn.step == "over"


def test_an_island_of_two_pieces_is_refused(box: Box) -> None:
    plan = islands.board("isle-small")
    for region in plan["regions"]:
        region["neighbors"] = [n for n in region["neighbors"] if (n > 3) == (region["id"] > 3)]
        region["coastal"] = region["id"] in (1, 3)
    with pytest.raises(BoardError, match="region 4: cannot be reached from region 1"):
        load_box(box.setup, {"broken": plan})


def test_a_map_of_two_boards_has_every_region_where_it_is_printed() -> None:
    map_ = map_of(BOARDS)
    big, small = map(islands.island_map, BOARDS)
    assert (map_.size, map_.name) == (ROOM, "isle-big+isle-small")
    assert len(map_.regions) == len(big.regions) + len(small.regions)
    for region, (board, number) in map_.printed.items():
        mine, its = map_.regions[region], islands.island_map(board).regions[number]
        x, y = mine.token[0] - its.token[0], mine.token[1] - its.token[1]
        assert mine.polygon == tuple((a + x, b + y) for a, b in its.polygon)
        assert mine.box[:2] == (its.box[0] + x, its.box[1] + y)
        assert mine.name == (its.name[0] + x, its.name[1] + x, its.name[2] + y)
    assert len(map_.borders) == len(big.borders) + len(small.borders)
    assert {17, 18, 19, 20, 21, 22} == {b.a for b in map_.borders if b.a > 16}
    edges = [shape.box for shape in map_.regions.values()]
    assert min(box[0] for box in edges) > 0
    assert min(box[1] for box in edges) > 0
    assert max(box[2] for box in edges) < ROOM[0]
    assert max(box[3] for box in edges) < ROOM[1]


FIXED = """
[[fixed]]  # the big island and the small one
sizes = [[521, 521], [391, 261]]
places = [[20, 30], [700, 600]]
scale = 1.2
"""


@pytest.fixture
def fixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arrangements.toml").write_text(FIXED, "utf-8")
    monkeypatch.setattr(geometry, "FOLDERS", [*geometry.FOLDERS, tmp_path])


@pytest.mark.usefixtures("fixed")
def test_boards_whose_arrangement_is_fixed_lie_there_as_large_as_it_says() -> None:
    map_ = map_of(BOARDS)
    assert (map_.size, map_.name) == (ROOM, "isle-big+isle-small")
    assert map_.regions[1].box == (20, 30, 20 + 156 + 1, 30 + 156 + 1)
    assert map_.regions[17].box[:2] == (700, 600)
    last, plain = map_.regions[22], islands.island_map("isle-small").regions[6]
    assert (last.tile, last.mark) == (round(plain.tile * 1.2), round(plain.mark * 1.2))
    assert last.label == (700 + round(plain.label[0] * 1.2), 600 + round(plain.label[1] * 1.2))
    assert last.name[2] == 600 + round(plain.name[2] * 1.2)
    corners = {point for shape in map_.regions.values() for point in shape.polygon}
    assert {point for border in map_.borders for point in border.line} <= corners


@pytest.mark.usefixtures("fixed")
def test_boards_in_another_order_lie_where_there_is_most_air() -> None:
    map_ = map_of(BOARDS[::-1])
    small, big = places_of([(391, 261), (521, 521)])
    assert (map_.regions[1].box[:2], map_.regions[7].box[:2]) == (small, big)


@pytest.mark.usefixtures("fixed")
def test_a_fixed_arrangement_is_drawn_with_everything_on_it(box: Box, tmp_path: Path) -> None:
    now = seen(box)
    picture = render.render(now, names=("Ann", "Ben"), words=words, folder=tmp_path)
    assert picture.size == (theme.WIDTH, theme.HEIGHT)
    labels = [p for p in layout(map_of(BOARDS), now.regions, {}) if p.what == "label"]
    assert {p.region for p in labels} == set(box.regions)


def test_land_looks_as_its_own_world_says_and_nowhere_else(box: Box, monkeypatch) -> None:
    map_, land = map_of(BOARDS), {r.id: r.terrain for r in seen(box).regions}
    usual = paint(Land(map_, land, "base"), STYLES["contrast"])
    pink = TerrainLook(even=(250, 60, 160))
    monkeypatch.setitem(EDITION_LOOKS, "isle", Looks({"forest": pink}, {}, {}, {}))
    assert terrain("forest", "isle") is pink
    assert terrain("forest", "base") is terrain("forest", "moon") is not pink
    assert terrain("hill", "isle") is terrain("hill", "base")
    mine = paint(Land(map_, land, "isle"), STYLES["contrast"])
    again = paint(Land(map_, land, "base"), STYLES["contrast"])
    assert again.tobytes() == usual.tobytes()
    middle = map_.regions[1].token
    at = middle[0] + theme.MAP[0], middle[1] + theme.MAP[1]
    assert land[1] == "forest"
    assert mine.getpixel(at) == pink.even != usual.getpixel(at)


@pytest.fixture
def afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_memory", "_faces"):
        monkeypatch.setattr(base, name, OrderedDict())
    monkeypatch.setattr(owners, "_tints", OrderedDict())


@pytest.mark.usefixtures("afresh")
def test_boards_are_painted_once_and_pasted_wherever_they_lie(box: Box, tmp_path, monkeypatch):
    painted: list[str] = []
    paint_one = isles_module.painted

    def noted(land: Land, style: Style) -> Image.Image:
        painted.append(land.map.name)
        return paint_one(land, style)

    monkeypatch.setattr(isles_module, "painted", noted)
    other = load_box(replace(box.setup, boards=BOARDS[::-1]))
    grounds = [base.base(seen(b), tmp_path) for b in (box, other)]
    assert painted == list(BOARDS)
    assert grounds[0][1] != grounds[1][1], "the whole is another one"
    (one, _, here), (two, _, there) = grounds
    for region, printed in here.printed.items():
        (other_region,) = (r for r, what in there.printed.items() if what == printed)
        assert _inside(one, here.regions[region]) == _inside(two, there.regions[other_region])
    base._faces.clear()
    base._memory.clear()
    assert base.base(seen(box), tmp_path)[0].tobytes() == one.tobytes()
    assert painted == list(BOARDS), "they are kept on disk, too"


def _inside(picture: Image.Image, shape: Shape) -> bytes:
    """Return the pixels of a region of the whole picture."""
    left, top, right, bottom = shape.box
    x, y = theme.MAP
    return picture.crop((left + x, top + y, right + x - 1, bottom + y - 1)).tobytes()


@pytest.mark.usefixtures("afresh")
def test_a_held_region_is_tinted_once_for_all_arrangements(box: Box, tmp_path) -> None:
    other = load_box(replace(box.setup, boards=BOARDS[::-1]))
    for now in (box, other):
        shown = seen(now)
        held = tuple(replace(r, owner=0, active=True) for r in shown.regions)
        shown = replace(shown, regions=held)
        render.render(shown, names=("Ann", "Ben"), words=words, folder=tmp_path)
    assert len(owners._tints) == len(box.regions)


@pytest.mark.parametrize("style", STYLES)
def test_open_water_looks_like_no_printed_water_and_like_no_player(style: str) -> None:
    """As people see it on Warcraft's islands, whose open water is no region."""
    map_, look = map_of(BOARDS), STYLES[style]
    named = sorted(WARCRAFT.terrains)
    land = Land(map_, {r: named[r % len(named)] for r in map_.regions}, "warcraft")
    sea = arranged(land, look, lambda _, size, make: make())
    clear = Image.new("L", map_.size, 255)
    for isle in isles(map_):
        shape = land_mask(isle_map(isle), look)
        clear.paste(
            0,
            (
                isle.at[0] - SHALLOWS,
                isle.at[1] - SHALLOWS,
                isle.at[0] + shape.width + SHALLOWS,
                isle.at[1] + shape.height + SHALLOWS,
            ),
        )
    water = median(sea, clear)
    ground = framed(sea)
    for region, shape in map_.regions.items():
        if WARCRAFT.terrains[land.terrains[region]].water:
            mask = Image.new("L", map_.size)
            ImageDraw.Draw(mask).polygon(shape.polygon, fill=255)
            assert apart(water, median(sea, mask)) >= 12, land.terrains[region]
        for seat in theme.SEATS:
            for active in (True, False):
                held, mask = owners._tinted(ground, shape, seat.color, active, look)
                assert apart(water, median(held, mask)) >= 14, (land.terrains[region], seat, active)


def median(picture: Image.Image, mask: Image.Image) -> tuple[int, int, int]:
    r, g, b = ImageStat.Stat(picture, mask).median
    return int(r), int(g), int(b)


def test_open_water_is_darker_toward_the_frame() -> None:
    water = isles_module.open_water(ROOM, "warcraft").convert("L")
    middle = ImageStat.Stat(water.crop((400, 400, 800, 660))).mean[0]
    for corner in ((0, 0, 80, 80), (1120, 980, 1200, 1060)):
        assert ImageStat.Stat(water.crop(corner)).mean[0] < 0.8 * middle


def test_a_terrain_that_nobody_has_a_look_for_is_drawn_plainly() -> None:
    assert terrain("tundra", "base") == terrain("tundra", "nowhere") == TerrainLook()


def test_one_board_is_its_own_map() -> None:
    assert map_of(BOARDS[:1]).regions == islands.island_map("isle-big").regions


@pytest.mark.parametrize(
    ("sizes", "places"),
    [
        ([(1200, 1060)], [(0, 0)]),
        ([(500, 500), (500, 500)], [(66, 280), (632, 280)]),
        ([(700, 400), (600, 400)], [(250, 86), (300, 572)]),
    ],
)
def test_boards_lie_beside_or_below_each_other(sizes, places) -> None:
    assert places_of(sizes) == places


@pytest.mark.parametrize("number", range(1, 6))
def test_no_two_boards_overlap(number: int) -> None:
    rng = Random(number)
    sizes = [(rng.randint(150, 390), rng.randint(150, 340)) for _ in range(number)]
    taken: list[tuple[int, int, int, int]] = []
    for (x, y), (wide, high) in zip(places_of(sizes), sizes, strict=True):
        assert x >= 0 <= y
        assert x + wide <= ROOM[0]
        assert y + high <= ROOM[1]
        for a, b, c, d in taken:
            assert x >= c or x + wide <= a or y >= d or y + high <= b
        taken.append((x, y, x + wide, y + high))


def test_boards_that_do_not_fit_are_no_map() -> None:
    with pytest.raises(LookupError, match="don't fit"):
        places_of([(1000, 900), (1000, 900)])


def seen(box: Box) -> View:
    return view(box, random_position(box, 4, 5), open_scores=True)


def test_names_are_those_of_the_boards(box: Box) -> None:
    names = render.map.names.region_names(seen(box), lambda key, **_: key)
    assert names[1] == "region-isle-big-1"
    assert names[17] == "region-isle-small-1"


def test_two_islands_are_drawn_with_everything_on_them(box: Box, tmp_path) -> None:
    now = seen(box)
    assert render.has_map(now)
    picture = render.render(now, names=("Ann", "Ben"), words=words, folder=tmp_path)
    assert picture.size == (theme.WIDTH, theme.HEIGHT)
    map_ = map_of(BOARDS)
    pieces = layout(map_, now.regions, {})
    assert {p.region for p in pieces if p.what == "label"} == set(box.regions)
    assert {p.region for p in pieces if p.what == "tile"} == {
        r.id for r in now.regions if r.tokens or r.natives
    }
    between = picture.getpixel((theme.MAP[0] + ROOM[0] // 2, theme.MAP[1] + 40))
    assert between[2] > between[0] + 30, "open water lies around the islands"


def test_what_can_be_done_on_two_islands_is_marked(box: Box, tmp_path) -> None:
    panel = render.panel_image(
        seen(box),
        names=("Ann", "Ben"),
        words=words,
        targets={1: Target(3, roll=False), 20: Target(2, roll=True)},
        folder=tmp_path,
    )
    assert len(panel) > 10_000


def test_what_happened_on_two_islands_is_shown(box: Box, tmp_path) -> None:
    before, now = (view(box, random_position(box, 4, turns)) for turns in (4, 5))
    happened = render.changes(before, now)
    assert happened
    drawn_ = render.render(
        now, names=("Ann", "Ben"), words=words, happened=happened, folder=tmp_path
    )
    assert isinstance(drawn_, Image.Image)
    assert render.alt_text(now, ("Ann", "Ben"), words, happened)
