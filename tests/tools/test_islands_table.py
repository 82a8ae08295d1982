"""Warcraft's islands are what was asked: each row of the table in ``docs/boards.md`` is counted.

That is done from the files alone, without the designer's measures.
"""

import copy
import json
import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import networkx as nx
import pytest

from engine.loading import DATA, load_board, load_edition
from tools.design.draws import draws

PAGE = (Path(__file__).parents[2] / "docs" / "boards.md").read_text("utf-8")
WATER = ("sea", "lake")
KINDS = ("fields", "forest", "hill", "swamp")
SIZES = ("S", "M", "L")
NAMES = [size + number + face for size in "sml" for number in "12" for face in "ab"]


def _table(head):
    """Return the rows of the page's table whose head begins like that, by their first cell."""
    lines = PAGE[PAGE.index(f"| {head} |") :].partition("\n\n")[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in rows[2:]}


ASKED = _table("per face")
TABLES = _table("players")


def _numbers(cell):
    return [float(n) for n in re.findall(r"\d+(?:\.\d+)?", cell)]


@pytest.fixture(scope="module")
def faces():
    return {
        name: json.loads((DATA / "warcraft" / "boards" / f"{name}.json").read_text("utf-8"))
        for name in NAMES
    }


# ------------------------------------------------------------------------ counted on a face


def _regions(face):
    return {r["id"]: r for r in face["regions"]}


def _count(face):
    return Counter(r["terrain"] for r in face["regions"])


def _land(face):
    return [r for r in face["regions"] if r["terrain"] not in WATER]


def _of(face, terrain):
    return _count(face)[terrain]


def _wet(face):
    return sum(_of(face, terrain) for terrain in WATER)


def _with(face, thing):
    return [
        r
        for r in face["regions"]
        if thing in (*r["symbols"], *r.get("natives", ()), *r.get("markers", ()))
    ]


def _things(region):
    return [*region["symbols"], *region.get("natives", ()), *region.get("markers", ())]


def _degrees(face):
    return [len(set(r["neighbors"])) for r in _land(face)]


def _like(face):
    regions = _regions(face)
    return sum(
        n > r["id"] and regions[n]["terrain"] == r["terrain"]
        for r in _land(face)
        for n in r["neighbors"]
    )


def _graph(face):
    graph = nx.Graph((r["id"], n) for r in face["regions"] for n in r["neighbors"])
    nx.set_node_attributes(graph, {r["id"]: r["terrain"] in WATER for r in face["regions"]}, "wet")
    return graph


def _same(one, other):
    return nx.is_isomorphic(_graph(one), _graph(other), node_match=lambda a, b: a == b)


# ------------------------------------------------------------------- rows, for a size's faces


def land(faces, cell):
    return all([len(_land(face))] == _numbers(cell) for face in faces.values())


def mountain(faces, cell):
    return all([_of(face, "mountain")] == _numbers(cell) for face in faces.values())


def kinds(faces, cell):
    each = _numbers(cell) if "," in cell else _numbers(cell) * 4
    counts = [[_of(face, kind) for kind in KINDS] for face in faces.values()]
    if not all(sorted(count, reverse=True) == each for count in counts):
        return False
    by_kind = list(zip(*counts, strict=True))
    if "doubled on two" in cell:
        return all(of.count(2) == 2 for of in by_kind)
    if "single on one" in cell:
        return all(of.count(1) == 1 for of in by_kind)
    return cell == "2 each"


def water(faces, cell):
    wet = {name: _wet(face) for name, face in faces.items()}
    if "one face of each board has one" in cell:
        return all(sorted(n for name, n in wet.items() if b in name) == [0, 1] for b in "12")
    most = 2 if "one face 2" in cell else 1
    return sorted(wet.values()) == [1, 1, 1, most]


def murlocs(faces, cell):
    return all(
        [len(_with(face, "murloc"))] == _numbers(cell)
        and all(r["natives"] == {"murloc": 1} for r in _with(face, "murloc"))
        and all(r["terrain"] not in (*WATER, "mountain") for r in _with(face, "murloc"))
        for face in faces.values()
    )


def magic_and_caverns(faces, cell):
    return all(
        [len(_with(face, symbol)) for symbol in ("magic", "cavern")] == _numbers(cell)
        and all(not r["symbols"] for r in face["regions"] if r["terrain"] in WATER)
        for face in faces.values()
    )


def crowd(faces, cell):
    (most,) = _numbers(cell)
    return all(len(_things(r)) <= most for face in faces.values() for r in face["regions"])


def anchors(faces, cell):
    return all(
        [len(there := _with(face, "anchor"))] == _numbers(cell)
        and all(r["board_edge"] and r["terrain"] not in (*WATER, "mountain") for r in there)
        and all(b["id"] not in a["neighbors"] for a, b in combinations(there, 2))
        and sum("murloc" in r.get("natives", ()) for r in there) <= 1
        and [r["id"] for r in face["regions"] if r["entry"]] == [r["id"] for r in there]
        for face in faces.values()
    )


def face_down(faces, cell):
    return all(
        [len(there := _with(face, "face_down"))] == _numbers(cell)
        and all(r["markers"] == {"face_down": 1} and "anchor" not in r["symbols"] for r in there)
        and all("natives" in r or r["terrain"] == "mountain" for r in there)
        for face in faces.values()
    )


def mean_degree(faces, cell):
    (least,) = _numbers(cell)
    return all(sum(degrees) >= least * len(degrees) for degrees in map(_degrees, faces.values()))


def degrees(faces, cell):
    least, most = _numbers(cell)
    return all(least <= degree <= most for face in faces.values() for degree in _degrees(face))


def inland(faces, cell):
    (least,) = _numbers(cell)
    return all(sum(not r["board_edge"] for r in _land(face)) >= least for face in faces.values())


def like(faces, cell):
    (most,) = _numbers(cell)
    return all(_like(face) <= most for face in faces.values())


def same(faces, cell):
    pairs = sum(_same(one, other) for one, other in combinations(faces.values(), 2))
    return [pairs] == _numbers(cell)


ROWS = {
    "land (water besides)": land,
    "mountain": mountain,
    "Fields, Forest, Hill, Swamp": kinds,
    "water regions": water,
    "Murlocs, none on a mountain": murlocs,
    "Magic; Cavern": magic_and_caverns,
    "most of anchor, Magic, Cavern, Murloc and the face-down piece in a region": crowd,
    "anchors: on the coast, not adjacent, no mountain, at most one with a Murloc": anchors,
    "regions with the face-down piece: land, no anchor, a Murloc or a mountain on it": face_down,
    "mean degree of land, borders with water counted, at least": mean_degree,
    "least and most degree of a land region": degrees,
    "land regions off the coast, at least": inland,
    "borders between like terrains, at most": like,
    "pairs of faces with the same borders, as graphs, water marked": same,
}


def _of_size(faces, size):
    return {name: face for name, face in faces.items() if name[0] == size.lower()}


def test_every_row_of_the_table_is_counted():
    assert list(ASKED) == list(ROWS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("row", ASKED)
def test_the_faces_are_what_the_table_asks(row, size, faces):
    assert ROWS[row](_of_size(faces, size), ASKED[row][SIZES.index(size)])


def _anywhere(face, suits):
    return next(r for r in face["regions"] if suits(r))


def _dry(face):
    _anywhere(face, lambda r: r["terrain"] in WATER)["terrain"] = "swamp"


def _mountain(face):
    _anywhere(face, lambda r: r["terrain"] == "swamp")["terrain"] = "mountain"


def _murloc_up(face):
    _with(face, "murloc")[0]["terrain"] = "mountain"


def _heap(face):
    r = _with(face, "magic")[0]
    r["symbols"] = ["anchor", "magic", "cavern"]


def _anchor_inland(face):
    _with(face, "anchor")[0]["board_edge"] = False


def _on_anchor(face):
    _with(face, "face_down")[0]["symbols"].append("anchor")


def _all_coast(face):
    for r in face["regions"]:
        r["board_edge"] = True


def _alike(face):
    for r in _land(face):
        r["terrain"] = "hill"


def _lonely(face):
    _land(face)[0]["neighbors"] = _land(face)[0]["neighbors"][:1]


def _sparse(face):
    for r in face["regions"]:
        r["neighbors"] = r["neighbors"][:2]


@pytest.mark.parametrize(
    ("row", "spoil"),
    [
        (land, _dry),
        (mountain, _mountain),
        (kinds, _mountain),
        (water, _dry),
        (murlocs, _murloc_up),
        (magic_and_caverns, _heap),
        (crowd, _heap),
        (anchors, _anchor_inland),
        (face_down, _on_anchor),
        (mean_degree, _sparse),
        (degrees, _lonely),
        (inland, _all_coast),
        (like, _alike),
    ],
)
def test_a_face_that_is_not_what_was_asked_is_noticed(row, spoil, faces):
    some = copy.deepcopy(_of_size(faces, "M"))
    spoil(some["m1a"])
    cell = {check: asked for head, check in ROWS.items() for asked in [ASKED[head]]}[row]
    assert not row(some, cell[SIZES.index("M")])


def test_a_face_that_is_there_twice_is_noticed(faces):
    some = _of_size(faces, "S")
    turned = copy.deepcopy(some["s1b"])
    last = len(turned["regions"]) + 1
    for r in turned["regions"]:
        r["id"], r["neighbors"] = last - r["id"], [last - n for n in r["neighbors"]]
    assert not same({**some, "s2b": turned}, "0")


# ------------------------------------------------------------------------------ as boards


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_reads_every_face_for_any_number_of_players(name, faces):
    path = DATA / "warcraft" / "boards" / f"{name}.json"
    _, board = load_board(path, load_edition(DATA / "warcraft"))
    assert board.players is None
    assert board.rounds is None
    assert all(0 < c < 1 for r in faces[name]["regions"] for c in r["near"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_worst_table_needs_no_more_pieces_than_there_are(players):
    islands, tables, mountains, natives = TABLES[str(players)]
    found = draws("warcraft", players)
    assert len(found.tables) == int(tables)
    sizes = {"".join(name.removeprefix("warcraft-")[0] for name in ids) for ids in found.tables}
    assert sizes == {islands.lower().replace(" ", "")}
    assert found.needed["mountain"] == int(mountains)
    assert found.needed["murloc"] == int(natives)
    assert found.needed["face_down"] == len(islands.split())
    assert all(found.needed[it] <= (found.box[it] or 99) for it in found.needed)
    assert all(len({name[:-1] for name in ids}) == len(ids) for ids in found.tables)


def test_with_five_players_the_worst_table_needs_all_mountains_and_murlocs():
    found = draws("warcraft", 5)
    assert found.needed["mountain"] == found.box["mountain"] == 10
    assert found.needed["murloc"] == found.box["murloc"] == 15
