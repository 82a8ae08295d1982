"""Proves on whole pixels that a finished map shows its board's graph, and nothing else.

Knows nothing of how the map was made and needs nothing but the standard
library, so that it runs as a test.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import Any, NamedTuple, TypeVar

from render.looks import terrain
from render.looks.look import TerrainLook

from .outlines import WHOLE, Outline

Point = tuple[int, int]
P = TypeVar("P")
Segment = tuple[Point, Point]

VISIBLE = 24.0
"""Least length, end to end, of a border that is seen, in pixels."""
APART = 24.0
"""Least distance of regions that are no neighbors, and of inner regions from the frame."""
CELL = 32
"""Side of the squares that points are sorted into."""


class Home(NamedTuple):
    """Where boards are at home: the edition, and the symbol that marks its entries, if any does."""

    edition: str
    entry: str = ""

    def look(self, region: dict[str, Any]) -> TerrainLook:
        """Return how the terrain of a region of a board file looks there."""
        return terrain(region["terrain"], self.edition)


def faults(
    regions: dict[int, dict[str, Any]],
    drawn: dict[str, Any],
    home: Home,
    outline: Outline = WHOLE,
) -> list[str]:
    """Return what is wrong with a map, in words; nothing if all is well.

    ``regions`` are those of the board file by id, ``drawn`` is a file of
    ``render/boards``, ``outline`` says what it has to offer.
    """
    found = shape_faults(regions, drawn, home, outline)
    return found or _misplaced(regions, drawn, home, outline)


def shape_faults(
    regions: dict[int, dict[str, Any]],
    drawn: dict[str, Any],
    home: Home,
    outline: Outline = WHOLE,
) -> list[str]:
    """Return what is wrong with a map's polygons and borders, its places left aside."""
    polygons = {
        int(r): [(x, y) for x, y in shape["polygon"]] for r, shape in drawn["regions"].items()
    }
    if tuple(drawn["size"]) != outline.size:
        return [f"its size is {drawn['size']}"]
    if set(polygons) != set(regions):
        return [f"regions differ: {sorted(set(polygons) ^ set(regions))}"]
    rocks = [[(x, y) for x, y in rock] for rock in drawn.get("rocks", [])]
    polygons |= {-1 - k: rock for k, rock in enumerate(rocks)}
    found = [f"polygon {r} crosses itself" for r, p in polygons.items() if _crosses_itself(p)]
    users = _users(polygons)
    found += _no_partition(users, polygons)
    if any(len(rs) > 2 for rs in users.values()):
        return found
    borders = _borders(users)
    found += _borders_unlike_graph(regions, borders)
    found += _flags_unlike_picture(regions, borders, home)
    found += _too_small(regions, polygons, home, outline)
    found += _too_close(regions, polygons, borders)
    return found + _lines_unlike_polygons(drawn, borders)


def _edges(polygon: Sequence[P]) -> Iterable[tuple[P, P]]:
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def _crosses_itself(polygon: list[Point]) -> bool:
    """Tell whether two edges of a polygon meet anywhere but in a common end."""
    if len(set(polygon)) != len(polygon):
        return True
    squares: dict[Point, list[int]] = defaultdict(list)
    edges = list(_edges(polygon))
    for i, (a, b) in enumerate(edges):
        for x in range(min(a[0], b[0]) // CELL, max(a[0], b[0]) // CELL + 1):
            for y in range(min(a[1], b[1]) // CELL, max(a[1], b[1]) // CELL + 1):
                squares[x, y].append(i)
    pairs = {(i, j) for here in squares.values() for i in here for j in here if i < j}
    return any(_meet(*edges[i], *edges[j]) for i, j in pairs if not set(edges[i]) & set(edges[j]))


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether the segments ab and cd have a point in common."""

    def left(o: Point, p: Point, q: Point) -> int:
        return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])

    one, two = left(a, b, c) * left(a, b, d), left(c, d, a) * left(c, d, b)
    if one == two == 0 and left(a, b, c) == left(a, b, d) == 0:
        return all(
            min(a[k], b[k]) <= max(c[k], d[k]) and min(c[k], d[k]) <= max(a[k], b[k])
            for k in (0, 1)
        )
    return one <= 0 and two <= 0


def _users(polygons: dict[int, list[Point]]) -> dict[Segment, list[int]]:
    """Return for every segment the regions that it bounds."""
    users: dict[Segment, list[int]] = defaultdict(list)
    for region, polygon in polygons.items():
        for a, b in _edges(polygon):
            users[min(a, b), max(a, b)].append(region)
    return users


def _no_partition(users: dict[Segment, list[int]], polygons: dict[int, list[Point]]) -> list[str]:
    """Return whether regions overlap or leave a hole: their areas must add up to the outline's."""
    if any(len(rs) > 2 for rs in users.values()):
        return ["a border belongs to more than two regions"]
    rings = _chains([s for s, rs in users.items() if len(rs) == 1])
    if len(rings) != 1 or rings[0][0] != rings[0][-1]:
        return [f"the outline of the map has {len(rings)} pieces"]
    gap = area(rings[0][:-1]) - sum(area(p) for p in polygons.values())
    return [f"regions overlap or leave holes: {gap:.1f} square pixels"] if abs(gap) > 0.5 else []


def area(polygon: Sequence[tuple[float, float]]) -> float:
    """Return what a polygon holds, in square pixels."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(polygon))) / 2


def _chains(segments: list[Segment]) -> list[list[Point]]:
    """Return segments joined end to end; a closed chain ends where it begins."""
    ends: dict[Point, set[Point]] = defaultdict(set)
    for a, b in segments:
        ends[a].add(b)
        ends[b].add(a)
    chains = []
    while ends:
        start = min((p for p in ends if len(ends[p]) == 1), default=min(ends))
        chain = [start]
        while ends.get(chain[-1]):
            here = chain[-1]
            following = min(ends[here])
            for a, b in ((here, following), (following, here)):
                ends[a].discard(b)
                if not ends[a]:
                    del ends[a]
            chain.append(following)
        chains.append(chain)
    return chains


def _borders(users: dict[Segment, list[int]]) -> dict[tuple[int, int], list[list[Point]]]:
    """Return the shared lines of every two regions; 0 is the frame."""
    segments: dict[tuple[int, int], list[Segment]] = defaultdict(list)
    for segment, rs in users.items():
        a, b = sorted(rs) if len(rs) > 1 else (0, rs[0])
        segments[a, b].append(segment)
    return {pair: _chains(of) for pair, of in segments.items()}


def _length(chains: list[list[Point]]) -> float:
    """Return how far a border reaches: the longest of its pieces, measured from its ends."""
    return max(math.dist(a, b) for chain in chains for a in chain for b in (chain[0], chain[-1]))


def neighbors(region: dict[str, Any]) -> set[int]:
    """Return the ids of the regions that must share a border with ``region``, as it says itself."""
    return {n for key in ("neighbors", "chasms", "borders") for n in region.get(key, [])}


def _borders_unlike_graph(
    regions: dict[int, dict[str, Any]], borders: dict[tuple[int, int], list[list[Point]]]
) -> list[str]:
    wanted = {(min(i, n), max(i, n)) for i, r in regions.items() for n in neighbors(r)}
    seen = {pair for pair in borders if pair[0] > 0}
    found = [f"regions {a} and {b} are neighbors but share no border" for a, b in wanted - seen]
    found += [f"regions {a} and {b} share a border but are no neighbors" for a, b in seen - wanted]
    found += [
        f"the border of {a} and {b} is hardly seen"
        for a, b in wanted & seen
        if _length(borders[a, b]) < VISIBLE
    ]
    return sorted(found)


def _flags_unlike_picture(
    regions: dict[int, dict[str, Any]],
    borders: dict[tuple[int, int], list[list[Point]]],
    home: Home,
) -> list[str]:
    found = []
    for i, r in regions.items():
        edge = (0, i) in borders and _length(borders[0, i]) >= VISIBLE
        if edge != r["board_edge"] or ((0, i) in borders and not edge):
            found.append(
                f"region {i}: touching the frame is {edge}, the board says {r['board_edge']}"
            )
        beside = [regions[n] for pair in borders if i in pair for n in pair if n > 0 and n != i]
        if r["entry"] != enters(r, edge, beside, home):
            found.append(f"region {i}: entry does not follow from the picture")
        if r["coastal"] != washed(r, beside, home):
            found.append(f"region {i}: coast does not follow from the picture")
    return found


def enters(region: dict[str, Any], edge: bool, beside: list[dict[str, Any]], home: Home) -> bool:
    """Tell whether one comes upon the board in a region: from its edge, or ashore from open water.

    Nobody comes out of a chasm, and who comes by water that flows holds it before the land.  Where
    a symbol marks the entries, one comes there and nowhere else.
    ``edge``: it touches the frame; ``beside``: the regions that it borders.
    """
    if home.entry:
        return home.entry in region["symbols"]
    if home.look(region).deep:
        return False
    sea = [home.look(n) for n in beside if n["board_edge"]]
    return edge or any(look.water and not look.flows for look in sea)


def washed(region: dict[str, Any], beside: list[dict[str, Any]], home: Home) -> bool:
    """Tell whether a region that is no water has a coast with the regions that it borders."""
    wet = any(home.look(n).water for n in beside)
    return wet and not home.look(region).water


def _too_small(
    regions: dict[int, dict[str, Any]],
    polygons: dict[int, list[Point]],
    home: Home,
    outline: Outline,
) -> list[str]:
    """Return land that has less room than the outline promises."""
    land = [r for r, region in regions.items() if not home.look(region).water]
    areas = {r: area(polygons[r]) for r in land}
    return [f"region {r} has {areas[r]:.0f} px²" for r in land if areas[r] < outline.least]


def _dense(polygon: list[Point]) -> list[tuple[float, float]]:
    """Return a polygon's points with others between them, at most 4 pixels apart."""
    out: list[tuple[float, float]] = []
    for a, b in _edges(polygon):
        n = max(1, math.ceil(math.dist(a, b) / 4))
        out += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    return out


def _too_close(
    regions: dict[int, dict[str, Any]],
    polygons: dict[int, list[Point]],
    borders: dict[tuple[int, int], list[list[Point]]],
) -> list[str]:
    """Return regions that seem to touch although they do not."""
    squares: dict[tuple[int, int], list[tuple[float, float, int]]] = defaultdict(list)
    frame = [p for pair, chains in borders.items() if pair[0] == 0 for c in chains for p in c]
    owned = [(p, r) for r in regions for p in _dense(polygons[r])] + [(p, 0) for p in frame]
    for (x, y), r in owned:
        squares[int(x // CELL), int(y // CELL)].append((x, y, r))
    touching = {frozenset(pair) for pair in borders}
    close: set[frozenset[int]] = set()
    for (x, y), r in owned:
        if r == 0:
            continue
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                for u, v, other in squares.get((int(x // CELL) + a, int(y // CELL) + b), ()):
                    pair = frozenset((r, other))
                    if other < r and pair not in touching and math.hypot(x - u, y - v) < APART:
                        close.add(pair)
    return [
        f"region {max(p)} seems to touch {min(p) or 'the frame'}" for p in sorted(close, key=sorted)
    ]


def inside(point: tuple[float, float], polygon: list[Point]) -> bool:
    """Tell whether a point lies within a polygon."""
    x, y = point
    within = False
    for a, b in _edges(polygon):
        if (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]:
            within = not within
    return within


def _misplaced(
    regions: dict[int, dict[str, Any]], drawn: dict[str, Any], home: Home, outline: Outline
) -> list[str]:
    """Return labels, tiles and markers that reach beyond their region, and markers that meet."""
    found = []
    for region, shape in drawn["regions"].items():
        polygon = [(x, y) for x, y in shape["polygon"]]
        tile, mark = shape["sizes"]
        spots = [("label", shape["label"], 20, 17), ("token", shape["token"], tile / 2, tile / 2)]
        spots += [("mark", place, mark * 0.35, mark * 0.35) for place in shape["marks"]]
        if "name" in shape:
            start, end, height = shape["name"]
            spots.append(("name", ((start + end) / 2, height), (end - start) / 2, 11))
        elif outline.named:
            found.append(f"region {region} has no room for its name")
        for what, (x, y), w, h in spots:
            if not all(inside((x + a * w, y + b * h), polygon) for a in (-1, 1) for b in (-1, 1)):
                found.append(f"region {region}: its {what} reaches beyond its border")
        if len(shape["marks"]) < 4:
            found.append(f"region {region} has places for only {len(shape['marks'])} markers")
        deep = home.look(regions[int(region)]).deep
        if not deep and (tile < outline.tile or mark < outline.mark):
            found.append(f"region {region} has a tile of {tile} px and markers of {mark}")
        marks = shape["marks"][: outline.clear]
        if not deep and any(math.dist(a, b) < mark for a, b in combinations(marks, 2)):
            found.append(f"region {region}: markers would meet")
        if not deep and any(math.dist(a, b) < mark / 2 for a, b in combinations(shape["marks"], 2)):
            found.append(f"region {region}: a marker would hide another")
    return found


def _lines_unlike_polygons(
    drawn: dict[str, Any], borders: dict[tuple[int, int], list[list[Point]]]
) -> list[str]:
    """Return borders whose stored line is not the line that the polygons share."""
    stored: dict[tuple[int, int], set[Segment]] = defaultdict(set)
    for border in drawn["borders"]:
        line = [(x, y) for x, y in border["line"]]
        pair = (min(border["a"], border["b"]), max(border["a"], border["b"]))
        stored[pair] |= {(min(a, b), max(a, b)) for a, b in pairwise(line)}
    shared = {
        pair: {(min(a, b), max(a, b)) for c in chains for a, b in pairwise(c)}
        for pair, chains in borders.items()
    }
    return [
        f"the stored line of {a} and {b} is not their border"
        for a, b in sorted(set(stored) | set(shared))
        if stored.get((a, b)) != shared.get((a, b))
    ]
