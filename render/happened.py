"""What happened in a turn, as marks: which regions changed hands, and where the marks stand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from engine.view import RegionView, View

from .geometry import Map, Point, Shape, load_map
from .layout import Piece, everywhere

ARROWS = (64, 48, 44, 36)
"""Sides of the square that an arrow turns in: the usual, and where that has no room."""
STRUCK = (52, 44, 36)
"""Diameters of the mark of a player who lost a region: the usual, and where that has no room."""
TURN = 15
"""Arrows point in steps of so many degrees."""
_STEP = 9
"""Pixels between the places along a border that are tried for an arrow."""
_EDGE = 4
"""Pixels that a mark keeps from the edge of the map."""

_SPARSE = 5
"""Of the places all over a region, one in so many is tried."""
_NEVER = {"label", "name", "count", "price", "use", "arrow", "struck", "tile"}
"""What no mark may cover."""

Aim = tuple[int, int, int]
"""Middle of an arrow and the angle that it points to: degrees clockwise from the right."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A region that changed hands."""

    region: int
    seat_from: int | None
    """Seat that held it, ``None`` for nobody (natives are nobody)."""
    seat_to: int | None
    """Seat that holds it, ``None`` if it was left or emptied."""


def changes(before: View, now: View) -> tuple[Happened, ...]:
    """Return the regions that another army, or none, holds ``now`` than ``before``."""
    old = {r.id: r for r in before.regions}
    return tuple(
        Happened(r.id, old[r.id].owner, r.owner)
        for r in now.regions
        if r.id in old and r.army != old[r.id].army
    )


def mark_pieces(
    chart: Map,
    regions: Sequence[RegionView],
    happened: Sequence[Happened],
    placed: Sequence[Piece],
) -> list[Piece]:
    """Return the marks of what happened, clear of everything ``placed`` where there is room.

    A conquest is an ``arrow`` (its amount is the angle) across the border it came over, and a
    ``struck`` mark (its amount is the seat) for whoever lost the region.  Where a mark could
    only stand upon a number or a label it is left out: the region's outline tells it too.
    """
    marks: list[Piece] = []
    for change, sources in _advance(chart, regions, happened):
        shape = chart.regions[change.region]
        near = _near(shape, placed)
        if change.seat_to is not None:
            arrows = (
                Piece(change.region, "arrow", angle, x, y, side, side)
                for side in ARROWS
                for x, y, angle in _aims(chart, change.region, sources)
            )
            marks += _first_clear(chart, arrows, [*near, *marks])
        if change.seat_from is not None:
            seat, region = change.seat_from, change.region
            spots = (
                Piece(region, "struck", seat, x, y, side, side)
                for side in STRUCK
                for x, y in _spots(shape)
            )
            marks += _first_clear(chart, spots, [*near, *marks])
    return marks


def _near(shape: Shape, placed: Sequence[Piece]) -> list[Piece]:
    """Return the pieces that a mark of the region could cover."""
    left, top, right, bottom = shape.box
    far = ARROWS[0] + 64
    return [p for p in placed if left - far < p.x < right + far and top - far < p.y < bottom + far]


def _advance(
    chart: Map, regions: Sequence[RegionView], happened: Sequence[Happened]
) -> Iterator[tuple[Happened, list[int]]]:
    """Yield every change with the regions it may have come from (0: the edge of the map).

    In the order of a likely advance: what lies beside older land of the conqueror first, then
    what lies beside that; where there is no land to come from, from the edge.
    """
    fresh = {h.region for h in happened}
    held = {(r.id, r.owner) for r in regions if r.id not in fresh}
    left = list(happened)
    while left:
        ready = next((h for h in left if _sources(chart, h, held)), None)
        ready = ready or next((h for h in left if 0 in _beside(chart.board)[h.region]), left[0])
        left.remove(ready)
        yield ready, _sources(chart, ready, held) or [0]
        held.add((ready.region, ready.seat_to))


def _sources(chart: Map, change: Happened, held: set[tuple[int, int | None]]) -> list[int]:
    if change.seat_to is None:
        return []
    return [r for r in _beside(chart.board)[change.region] if (r, change.seat_to) in held]


@lru_cache(maxsize=16)
def _beside(board: str) -> dict[int, tuple[int, ...]]:
    """Return the neighbours of every region of a board, 0 for the edge of the map."""
    found: dict[int, set[int]] = {}
    for border in load_map(board).borders:
        found.setdefault(border.a, set()).add(border.b)
        found.setdefault(border.b, set()).add(border.a)
    return {region: tuple(sorted(beside)) for region, beside in found.items()}


def _first_clear(chart: Map, candidates: Iterator[Piece], placed: Sequence[Piece]) -> list[Piece]:
    """Return the first candidate that covers nothing, else the smallest upon a marker only."""
    width, height = chart.size
    second: list[Piece] = []
    taken = [(other.what, *other.box) for other in placed]
    for piece in candidates:
        left, top, right, bottom = piece.box
        if min(left, top) < _EDGE or right > width - _EDGE or bottom > height - _EDGE:
            continue
        covered = [
            what for what, a, b, c, d in taken if left < c and a < right and top < d and b < bottom
        ]
        if not covered:
            return [piece]
        smaller = not second or piece.width < second[0].width
        if smaller and not _NEVER & set(covered):
            second = [piece]
    return second


def _aims(chart: Map, region: int, sources: Sequence[int]) -> Iterator[Aim]:
    """Yield places for a conquest's arrow: over the borders of its sources, else within.

    Within, it points the way it would over the first border.
    """
    crossings = [aim for source in sources for aim in _crossings(chart.board, region, source)]
    yield from crossings
    angle = crossings[0][2] if crossings else 90
    for x, y in _spots(chart.regions[region]):
        yield x, y, angle


@lru_cache(maxsize=512)
def _crossings(board: str, region: int, source: int) -> tuple[Aim, ...]:
    """Return places along the border of two regions for an arrow into the first one.

    The middle of the border comes first.  ``source`` 0 is the edge of the map.
    """
    chart = load_map(board)
    shape, found = chart.regions[region], []
    for border in chart.borders:
        if {border.a, border.b} != {region, source}:
            continue
        line = _evenly(border.line)
        order = sorted(range(len(line)), key=lambda i: abs(i - len(line) // 2))
        for i in order:
            (x0, y0), (x1, y1) = line[max(0, i - 3)], line[min(len(line) - 1, i + 3)]
            x, y = line[i]
            length = math.hypot(x1 - x0, y1 - y0)
            if not length:
                continue
            a, b = (y0 - y1) / length, (x1 - x0) / length
            if not _inside((x + 12 * a, y + 12 * b), shape.polygon):
                a, b = -a, -b
            if not _inside((x + 12 * a, y + 12 * b), shape.polygon):
                continue
            # From the edge there is no room to come from, so the whole arrow stands within.
            ahead = 6 if source else ARROWS[0] // 2 + _EDGE
            angle = round(math.degrees(math.atan2(b, a)) / TURN) * TURN % 360
            found.append((round(x + a * ahead), round(y + b * ahead), angle))
    return tuple(found)


def _evenly(line: Sequence[Point]) -> list[tuple[float, float]]:
    """Return points every few pixels along ``line``."""
    points: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in pairwise(line):
        steps = max(1, round(math.dist((x0, y0), (x1, y1)) / _STEP))
        points += [(x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps) for i in range(steps)]
    return [*points, line[-1]]


def _inside(point: tuple[float, float], polygon: Sequence[Point]) -> bool:
    """Tell whether ``point`` lies in ``polygon``."""
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            odd = not odd
    return odd


def _spots(shape: Shape) -> Iterator[Point]:
    """Yield places within a region: that of its tile, of its markers, around those, any other."""
    yield shape.token
    for reach in (0, 10, 20):
        for x, y in shape.marks:
            for a, b in ((reach, 0), (-reach, 0), (0, reach), (0, -reach))[: 4 if reach else 1]:
                yield x + a, y + b
    yield from everywhere(shape)[::_SPARSE]
