"""Islands on the map: one coast for all faces of a size, room for all that lies there, four fixed
arrangements."""

import itertools
import json
from collections import defaultdict
from functools import cache

import pytest
from PIL import Image

from engine import EDITIONS, Choice
from engine import drawn as drawn_setup
from engine.loading import DATA
from render.ground.geometry import ROOM, arrangements, load_map, map_file, map_of
from render.map.names import name_pieces
from tools.design.plan import PLANS, load_plan
from tools.geometry.boxes import boxes, main, measured
from tools.geometry.check import Home, area, faults
from tools.geometry.outlines import ISLAND, WHOLE, outline_of

FACES = sorted(f"warcraft-{file.stem}" for file in (DATA / "warcraft" / "boards").glob("*.json"))
HOME = Home("warcraft", "anchor")
PLAYERS = EDITIONS["warcraft"].choices().players


def board(face):
    file = DATA / "warcraft" / "boards" / f"{face.removeprefix('warcraft-')}.json"
    return {r["id"]: r for r in json.loads(file.read_text("utf-8"))["regions"]}


def stored(face):
    return json.loads(map_file(face).read_text("utf-8"))


def coast(face):
    """Return the ends of all lines along a face's coast."""
    lines = (b.line for b in load_map(face).borders if not b.b)
    return {frozenset(ends) for line in lines for ends in itertools.pairwise(line)}


@cache
def setups(players):
    """Return the boards that some seeds draw, each arrangement of faces once."""
    choice = Choice(("warcraft",), players)
    return sorted({drawn_setup(choice, str(seed)).boards for seed in range(40)})


@pytest.mark.parametrize("face", FACES)
def test_the_map_of_a_face_shows_its_graph_and_has_room_for_all_that_lies_there(face):
    outline = outline_of(face)
    assert outline == ISLAND._replace(name=outline.name, size=outline.size, seed=outline.seed)
    assert faults(board(face), stored(face), HOME, outline) == []


def test_land_has_the_room_the_issue_asks_for():
    assert (ISLAND.least, ISLAND.tile, ISLAND.mark, ISLAND.clear) == (18_000, 38, 30, 3)


@pytest.mark.parametrize("face", FACES)
def test_a_face_was_designed_for_its_outline(face):
    plan = load_plan(PLANS / f"{outline_of(face).name}.toml")
    assert plan.outline == outline_of(face).size


def test_all_faces_of_a_size_share_one_coast():
    coasts = defaultdict(set)
    for face in FACES:
        coasts[outline_of(face).size].add(frozenset(coast(face)))
    assert len(coasts) == 3
    assert [len(shared) for shared in coasts.values()] == [1, 1, 1]


def test_at_least_nine_regions_in_ten_have_room_for_a_name_of_four_characters():
    rooms = [shape.name for face in FACES for shape in load_map(face).regions.values()]
    named = [room for room in rooms if room]
    assert len(named) >= 0.9 * len(rooms)
    assert min(end - start for start, end, _ in named) >= 92


@pytest.mark.parametrize("players", PLAYERS)
def test_all_islands_that_are_drawn_lie_in_the_arrangement_for_so_many(players):
    kinds = {tuple(load_map(b).size for b in boards) for boards in setups(players)}
    assert len(setups(players)) > 1
    assert len(kinds) == 1
    assert kinds <= set(arrangements())


@pytest.mark.parametrize("players", PLAYERS)
def test_islands_keep_clear_of_one_another_and_of_the_frame(players):
    found = measured(setups(players)[0])
    assert found.channel >= 16
    assert found.rim >= 16
    assert found.tile >= 38
    assert found.mark >= 30


def test_with_five_players_islands_cover_seven_tenths_of_the_map():
    for boards in setups(5)[:3]:
        assert measured(boards).cover >= 0.7


def areas_of_land(players):
    """Return the square pixels of every region of land, as faces lie in the arrangement."""
    left, areas = set(FACES), {}
    for boards in setups(players):
        if left & set(boards):
            left -= set(boards)
            map_ = map_of(boards)
            areas |= {
                printed: area(map_.regions[region].polygon)
                for region, printed in map_.printed.items()
                if board(printed[0])[printed[1]]["terrain"] not in ("sea", "lake")
            }
    return areas


def test_with_five_players_every_region_of_land_of_every_face_has_18000_square_pixels():
    areas = areas_of_land(5)
    assert len(areas) == 4 * (11 + 9 + 7)
    assert {printed: held for printed, held in areas.items() if held < 18_000} == {}


def test_a_region_without_a_strip_has_no_name_on_the_map_and_the_others_have_theirs():
    boards = setups(5)[0]
    map_ = map_of(boards)
    names = dict.fromkeys(map_.regions, "Foxley")
    called = {piece.region for piece in name_pieces(map_, names)}
    assert called == {region for region, shape in map_.regions.items() if shape.name}


def test_grey_boxes_show_every_label_and_tile():
    picture = boxes(setups(2)[0])
    assert picture.size == ROOM
    for shape in map_of(setups(2)[0]).regions.values():
        assert picture.getpixel(shape.token) == (0x6E, 0x6E, 0x6E)
    assert picture.getpixel((2, 2)) == (0x9A, 0x9A, 0x9A)


def test_the_grey_boxes_are_a_command(tmp_path, monkeypatch, capsys):
    file = tmp_path / "boxes.png"
    monkeypatch.setattr("sys.argv", ["boxes", *setups(2)[0], "--out", str(file)])
    assert main() == 0
    assert Image.open(file).size == ROOM
    assert capsys.readouterr().out.startswith("cover    0.4")


def test_boards_without_maps_are_named(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["boxes", "warcraft-x9z"])
    assert main() == 2
    assert "no map of the board 'warcraft-x9z'" in capsys.readouterr().err


def test_a_board_that_fills_the_map_is_no_island():
    assert outline_of("base-5p") == WHOLE
    assert WHOLE.size == ROOM
