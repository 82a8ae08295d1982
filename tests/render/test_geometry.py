import copy
import json
import math
from pathlib import Path

import pytest

from render.ground.geometry import load_map
from tests.render.tables import graph, map_names
from tools.geometry import check
from tools.geometry.check import Home, enters
from tools.geometry.outlines import WHOLE

MAPS = Path(__file__).parents[2] / "render" / "boards"


def board(players, edition="base"):
    return {r["id"]: r for r in graph(f"{edition}-{players}p")}


def drawn(players, edition="base"):
    return json.loads((MAPS / f"{edition}-{players}p.json").read_text("utf-8"))


def faults(regions, shapes, edition="base"):
    return check.faults(regions, shapes, Home(edition))


@pytest.mark.parametrize(
    ("edition", "players"), [(name[:-3], int(name[-2])) for name in map_names() if name[-1] == "p"]
)
def test_borders_seen_on_the_map_are_exactly_the_graphs_edges(edition, players):
    """Those of islands are looked at with their outlines."""
    assert faults(board(players, edition), drawn(players, edition), edition) == []


@pytest.mark.parametrize("name", map_names())
def test_the_loaded_map_has_every_region_with_its_places(name):
    map_ = load_map(name)
    assert set(map_.regions) == {r["id"] for r in graph(name)}
    assert all(len(shape.marks) >= 4 for shape in map_.regions.values())


@pytest.mark.parametrize("name", ["base-9p", "../secrets", ""])
def test_a_board_without_a_map_is_named(name):
    with pytest.raises(LookupError, match="no map of the board"):
        load_map(name)


def neighbors_of_neighbors(regions):
    return [
        (a, c)
        for a, r in regions.items()
        for b in r["neighbors"]
        for c in regions[b]["neighbors"]
        if a < c and c not in r["neighbors"]
    ]


def test_an_edge_missing_from_the_graph_is_seen():
    regions = board(3)
    a, b = 8, regions[8]["neighbors"][-1]
    regions[a]["neighbors"].remove(b)
    regions[b]["neighbors"].remove(a)
    found = faults(regions, drawn(3))
    assert f"regions {min(a, b)} and {max(a, b)} share a border but are no neighbors" in found


def test_an_edge_too_many_in_the_graph_is_seen():
    regions = board(4)
    a, b = neighbors_of_neighbors(regions)[7]
    regions[a]["neighbors"].append(b)
    regions[b]["neighbors"].append(a)
    found = faults(regions, drawn(4))
    assert f"regions {a} and {b} are neighbors but share no border" in found


@pytest.mark.parametrize("region", [1, 9])
def test_a_wrong_edge_flag_is_seen(region):
    regions = board(3)
    regions[region]["board_edge"] = not regions[region]["board_edge"]
    assert any(f"region {region}: touching the frame" in f for f in faults(regions, drawn(3)))


@pytest.mark.parametrize(("flag", "word"), [("entry", "entry"), ("coastal", "coast")])
def test_a_wrong_entry_or_coast_flag_is_seen(flag, word):
    regions = board(2)
    regions[7][flag] = not regions[7][flag]
    assert f"region 7: {word} does not follow from the picture" in faults(regions, drawn(2))


@pytest.mark.parametrize("was", [True, False])
def test_where_a_symbol_marks_the_entries_it_decides_and_not_the_frame(was):
    regions, home = board(2), Home("base", "anchor")
    for r in regions.values():
        r["symbols"] = ["anchor"] if r["entry"] else []
    assert check.faults(regions, drawn(2), home) == []
    region = next(r for r in regions.values() if r["entry"] is was)
    region["symbols"] = [] if was else ["anchor"]
    said = check.faults(regions, drawn(2), home)
    assert said == [f"region {region['id']}: entry does not follow from the picture"]
    assert enters(region, edge=was, beside=[], home=home) is not was


def test_two_swapped_polygons_are_seen():
    shapes = drawn(5)
    one, two = shapes["regions"]["7"], shapes["regions"]["31"]
    one["polygon"], two["polygon"] = two["polygon"], one["polygon"]
    assert len(faults(board(5), shapes)) > 10


@pytest.mark.parametrize("region", [8, 14, 23])
def test_a_dragged_corner_of_a_polygon_is_seen(region):
    shapes = drawn(3)
    polygon = shapes["regions"][str(region)]["polygon"]
    polygon[len(polygon) // 2] = [polygon[len(polygon) // 2][0] + 9, polygon[0][1]]
    assert faults(board(3), shapes)


def test_a_polygon_that_crosses_itself_is_seen():
    shapes = drawn(2)
    polygon = shapes["regions"]["8"]["polygon"]
    polygon[3], polygon[20] = polygon[20], polygon[3]
    assert "polygon 8 crosses itself" in faults(board(2), shapes)


def test_a_missing_region_is_seen():
    shapes = drawn(2)
    del shapes["regions"]["5"]
    assert faults(board(2), shapes) == ["regions differ: [5]"]


def test_regions_that_nearly_touch_are_seen():
    shapes = drawn(3)
    users = {}
    for region, shape in shapes["regions"].items():
        for point in map(tuple, shape["polygon"]):
            users.setdefault(point, set()).add(int(region))
    a, c = next(
        (a, c) for a, c in neighbors_of_neighbors(board(3)) if a > 1 and {a, c} <= set(range(9, 25))
    )
    target = next(p for p in map(tuple, shapes["regions"][str(c)]["polygon"]))
    moved = copy.deepcopy(shapes)
    polygon = moved["regions"][str(a)]["polygon"]
    polygon.insert(1, [target[0] + 5, target[1] + 5])
    assert any(f"region {c} seems to touch {a}" in f for f in faults(board(3), moved))


@pytest.mark.parametrize("what", ["label", "token"])
def test_a_label_or_tile_beyond_its_region_is_seen(what):
    shapes = drawn(4)
    shapes["regions"]["11"][what] = shapes["regions"]["12"][what]
    assert f"region 11: its {what} reaches beyond its border" in faults(board(4), shapes)


def test_a_region_with_too_few_places_for_markers_is_seen():
    shapes = drawn(4)
    del shapes["regions"]["11"]["marks"][3:]
    assert "region 11 has places for only 3 markers" in faults(board(4), shapes)


def test_markers_that_would_meet_are_seen():
    shapes = drawn(4)
    marks = shapes["regions"]["11"]["marks"]
    marks[3] = [marks[0][0] + 2, marks[0][1]]
    assert "region 11: markers would meet" in faults(board(4), shapes)


def test_a_stored_line_that_is_no_border_is_seen():
    shapes = drawn(4)
    border = next(b for b in shapes["borders"] if b["b"])
    border["line"][1][0] += 3
    assert any("is not their border" in f for f in faults(board(4), shapes))


def test_land_smaller_than_its_outline_promises_is_seen():
    shapes = drawn(2)["regions"]
    land = [r for r, region in board(2).items() if region["terrain"] not in ("sea", "lake")]
    areas = {r: check.area(shapes[str(r)]["polygon"]) for r in land}
    second = sorted(areas.values())[1]
    outline = WHOLE._replace(least=math.ceil(second + 1))
    assert check.faults(board(2), drawn(2), Home("base"), outline) == [
        f"region {r} has {areas[r]:.0f} px²" for r in land if areas[r] <= second
    ]


def test_a_map_of_another_size_than_its_outlines_is_seen():
    shapes = drawn(2) | {"size": [572, 484]}
    assert faults(board(2), shapes) == ["its size is [572, 484]"]


def test_pieces_smaller_than_the_outline_promises_are_seen():
    shapes = drawn(5)
    shapes["regions"]["11"]["sizes"] = [40, 32]
    assert faults(board(5), shapes) == ["region 11 has a tile of 40 px and markers of 32"]


@pytest.mark.parametrize("named", [True, False])
def test_a_region_without_a_strip_for_its_name_is_a_fault_only_where_all_have_names(named):
    shapes = drawn(4)
    del shapes["regions"]["11"]["name"]
    found = check.faults(board(4), shapes, Home("base"), WHOLE._replace(named=named))
    assert found == (["region 11 has no room for its name"] if named else [])


def test_so_many_markers_keep_clear_as_the_outline_says():
    shapes = drawn(4)
    marks, half = shapes["regions"]["11"]["marks"], shapes["regions"]["11"]["sizes"][1] // 2

    def found():
        return check.faults(board(4), shapes, Home("base"), WHOLE._replace(clear=3))

    del marks[4:]
    marks[3] = [marks[0][0] + half, marks[0][1]]
    assert found() == []
    marks[3] = [marks[0][0] + half - 1, marks[0][1]]
    assert found() == ["region 11: a marker would hide another"]
    marks[3] = [marks[0][0] + half, marks[0][1]]
    marks[2] = [marks[0][0] - half, marks[0][1]]
    assert found() == ["region 11: markers would meet"]
