"""What happened in a turn, as marks: which regions changed hands, and where the marks stand."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from typing import Protocol

from engine.view import RegionView, View
from render.ground.geometry import Map, Point, Shape, map_of
from render.looks import EXCHANGES

from .layout import Piece, box_around, clear, everywhere, ground

ARROWS = (64, 48, 44, 36)
"""Sides of the square that an arrow turns in: the usual, and where that has no room."""
ARROW = (
    (-24.0, -9.0),
    (0.0, -9.0),
    (0.0, -22.0),
    (27.0, 0.0),
    (0.0, 22.0),
    (0.0, 9.0),
    (-24.0, 9.0),
)
"""Corners of the largest arrow, pointing right, from its middle."""
_HEAD = ((34.0, 0.0), (0.0, -22.0), (0.0, 22.0))
"""What has to lie in the region that an arrow points into: its head, and a little ahead of it."""
_TAIL = ((-24.0, -9.0), (-24.0, 9.0))
"""What has to lie in the region that an arrow comes from."""
STRUCK = (52, 44, 36)
"""Diameters of the mark of a player who lost a region: the usual, and where that has no room."""
TURN = 15
"""Arrows point in steps of so many degrees."""
_STEP = 9
"""Pixels between the places along a border that are tried for an arrow."""
_EDGE = 4
"""Pixels that a mark keeps from the edge of the map."""
_AHEAD = (6, 14, 22)
"""Pixels from a border to the middle of an arrow that comes over it, tried in turn."""
_TURNED = (0, 30, -30, 60, -60, 90, -90)
"""Degrees by which an arrow that has no room over a border may stand otherwise, tried in turn."""
_LEFT = {"abandoned", "given_up"}
"""Kinds of events by which a region loses its race without a conquest."""
_SPARSE = 5
"""Of the places all over a region, one in so many is tried."""
_NEVER = {"label", "name", "count", "price", "use", "arrow", "struck", "tile"}
"""What no mark may cover."""

Aim = tuple[int, int, int]
"""Middle of a mark, and its amount: the angle that an arrow points to, in degrees clockwise from
the right, or the seat whose mark it is."""
Candidate = tuple[int, Aim, Shape | None]
"""Side of a mark that may have room, where, and the region that all of it has to lie in if it is
an arrow that does: to see that takes longer than to see what a mark covers."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A region that changed hands."""

    region: int
    seat_from: int | None
    """Seat that held it, ``None`` for nobody (natives are nobody)."""
    seat_to: int | None
    """Seat that holds it, ``None`` if it was left or emptied."""
    sources: tuple[int, ...] | None = None
    """From where the race that took it can have come: its regions beside it then, the latest
    first, or 0, the edge of its board; empty: from afar.  ``None``: nobody has told."""


class Told(Protocol):
    """What the log tells of: an :class:`engine.events.Event`."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def region(self) -> int:
        """Where, -1 for nowhere."""

    @property
    def army(self) -> int:
        """Id of the army that did it, or that it happened to."""

    @property
    def amount(self) -> int:
        """How many there were, or the other region of two."""

    @property
    def thing(self) -> str:
        """Whose note it is: a race, a power or another thing."""


def changes(before: View, now: View, told: Iterable[Told] = ()) -> tuple[Happened, ...]:
    """Return the regions that another army, or none, holds ``now`` than ``before``.

    ``told`` is the log from the one to the other: conquests come first, in their order, and
    know where they can have come from.

    :raises LookupError: something is told and the board has no map.
    """
    old = {r.id: r for r in before.regions}
    new = {r.id: r for r in now.regions}
    ways = _ways(before, now, tuple(told))
    return tuple(
        Happened(r, old[r].owner, new[r].owner, ways.get(r) if new[r].army is not None else None)
        for r in [*ways, *(r for r in new if r not in ways)]
        if r in old and r in new and new[r].army != old[r].army
    )


def _ways(before: View, now: View, told: Sequence[Told]) -> dict[int, tuple[int, ...]]:
    """Return the conquered regions in their order, with where each can have been reached from.

    The last that is told of a region that is nobody's now is how it was emptied (by a Balrog).
    """
    held = {r.id: r.army for r in before.regions if r.army is not None}
    last = {event.region: n for n, event in enumerate(told)}
    emptied = {last[r.id] for r in now.regions if r.army is None and r.id in last}
    ways: dict[int, tuple[int, ...]] = {}
    for n, event in enumerate(told):
        if event.kind == "conquered":
            ways.pop(event.region, None)
            ways[event.region] = _reached(before.boards, event, held)
            held.pop(event.region, None)
            held[event.region] = event.army
        elif event.kind == "note" and event.thing in EXCHANGES:
            pair = (event.region, event.amount)
            lay = {region: held.pop(region, None) for region in pair}
            for here, there in (pair, pair[::-1]):
                ways.pop(here, None)
                if (army := lay[there]) is not None:
                    held[here], ways[here] = army, ()
        elif event.kind in _LEFT or n in emptied:
            held.pop(event.region, None)
        elif event.kind == "removed":
            held = {region: army for region, army in held.items() if army != event.army}
    return ways


def _reached(boards: tuple[str, ...], event: Told, held: dict[int, int]) -> tuple[int, ...]:
    """Return from where an army can have come: over the sea if it held nothing on that board."""
    beside, printed = _beside(boards)[event.region], map_of(boards).printed
    own = [region for region, army in held.items() if army == event.army]
    here = printed[event.region][0]
    if 0 in beside and not any(printed[region][0] == here for region in own):
        return (0,)
    return tuple(region for region in reversed(own) if region in beside)


def mark_pieces(
    map_: Map,
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
    for change, sources in _advance(map_, regions, happened):
        shape = map_.regions[change.region]
        if change.seat_to is not None:
            around = _Around(map_, _near(shape, [*placed, *marks]))
            found = around.first_clear(_arrows(map_, change.region, sources, around))
            marks += _marked(change.region, "arrow", found)
        if change.seat_from is not None:
            around = _Around(map_, _near(shape, [*placed, *marks]))
            found = around.first_clear(_losses(shape, change.seat_from, around))
            marks += _marked(change.region, "struck", found)
    return marks


def _marked(region: int, what: str, found: tuple[int, Aim] | None) -> list[Piece]:
    """Return the mark that stands at ``found``; none where it found no room."""
    if found is None:
        return []
    side, (x, y, amount) = found
    return [Piece(region, what, amount, x, y, side, side)]


def _near(shape: Shape, placed: Sequence[Piece]) -> list[Piece]:
    """Return the pieces that a mark of the region could cover."""
    left, top, right, bottom = shape.box
    far = ARROWS[0] + 64
    return [p for p in placed if left - far < p.x < right + far and top - far < p.y < bottom + far]


def _advance(
    map_: Map, regions: Sequence[RegionView], happened: Sequence[Happened]
) -> Iterator[tuple[Happened, list[int]]]:
    """Yield every change with the regions it may have come from (0: the edge of the map).

    As it was told; what nobody told comes last, in the order of a likely advance: what lies
    beside older land of the conqueror first, then what lies beside that; where there is no land
    to come from, from the edge.
    """
    fresh = {h.region for h in happened}
    held = {(r.id, r.owner) for r in regions if r.id not in fresh}
    left = []
    for change in happened:
        if change.sources is None:
            left.append(change)
        else:
            yield change, list(change.sources)
            held.add((change.region, change.seat_to))
    while left:
        ready = next((h for h in left if _sources(map_, h, held)), None)
        ready = ready or next((h for h in left if 0 in _beside(map_.boards)[h.region]), left[0])
        left.remove(ready)
        yield ready, _sources(map_, ready, held) or [0]
        held.add((ready.region, ready.seat_to))


def _sources(map_: Map, change: Happened, held: set[tuple[int, int | None]]) -> list[int]:
    if change.seat_to is None:
        return []
    return [r for r in _beside(map_.boards)[change.region] if (r, change.seat_to) in held]


@lru_cache(maxsize=16)
def _beside(boards: tuple[str, ...]) -> dict[int, tuple[int, ...]]:
    """Return the neighbors of every region of a board, 0 for the edge of the map."""
    found: dict[int, set[int]] = {}
    for border in map_of(boards).borders:
        found.setdefault(border.a, set()).add(border.b)
        found.setdefault(border.b, set()).add(border.a)
    return {region: tuple(sorted(beside)) for region, beside in found.items()}


class _Room(Enum):
    """What a mark would cover at a place."""

    FREE = 0
    MARKER = 1
    NONE = 2


class _Around:
    """What lies where a mark may stand: what it never may cover, and markers, if it must."""

    def __init__(self, map_: Map, placed: Sequence[Piece]) -> None:
        self._map = map_
        self._never = [other.box for other in placed if other.what in _NEVER or other.owned]
        self._markers = [other.box for other in placed if not (other.what in _NEVER or other.owned)]

    def first_clear(self, candidates: Iterable[Candidate]) -> tuple[int, Aim] | None:
        """Return the first candidate that covers nothing, else the smallest upon a marker only."""
        second: tuple[int, Aim] | None = None
        rooms: dict[tuple[int, int, int], _Room] = {}  # a place is tried for every turn of an arrow
        for side, aim, within in candidates:
            place = aim[0], aim[1], side
            room = rooms.get(place)
            if room is None:
                room = rooms[place] = self._room(*place)
            if room is _Room.NONE or (room is _Room.MARKER and second and side >= second[0]):
                continue
            if within and not _lies(aim, side, (*_HEAD, *_TAIL), within):
                continue
            if room is _Room.FREE:
                return side, aim
            second = side, aim
        return second

    def open(self, spots: Iterable[Point], side: int) -> list[Point]:
        """Return those of ``spots`` where a mark of ``side`` may stand; no larger one may else."""
        return [spot for spot in spots if self._room(*spot, side) is not _Room.NONE]

    def _room(self, x: int, y: int, side: int) -> _Room:
        """Return what a mark covers there: nothing, only markers, or what it never may."""
        box, (wide, high) = box_around(x, y, side, side), self._map.size
        left, top, right, bottom = box
        if min(left, top) < _EDGE or right > wide - _EDGE or bottom > high - _EDGE:
            return _Room.NONE
        if not clear(box, self._never):
            return _Room.NONE
        return _Room.FREE if clear(box, self._markers) else _Room.MARKER


def _losses(shape: Shape, seat: int, around: _Around) -> Iterator[Candidate]:
    """Yield marks of who lost a region, large ones first."""
    usual, *smaller = STRUCK
    for x, y in _spots(shape):
        yield usual, (x, y, seat), None
    spots = around.open(_spots(shape), STRUCK[-1])
    for side in smaller:
        for x, y in spots:
            yield side, (x, y, seat), None


def _arrows(map_: Map, region: int, sources: Sequence[int], around: _Around) -> Iterator[Candidate]:
    """Yield arrows into a region: over the borders of its sources, else within; large ones first.

    Within, it stands as near to the first border as it can and points about the way it would over
    that, or down if it came from afar.
    """
    shape = map_.regions[region]
    ways = [way for source in sources for way in _borders(map_.boards, region, source)]
    for side in ARROWS:
        for source in sources:
            for aim in _crossings(map_.boards, region, source, side):
                yield side, aim, None
    spots = around.open(_spots(shape), ARROWS[-1])
    aims = list(_standing(spots, ways[0] if ways else None))
    for side in ARROWS:
        for aim in aims:
            yield side, aim, shape


@lru_cache(maxsize=512)
def _borders(
    boards: tuple[str, ...], region: int, source: int
) -> tuple[tuple[float, float, int], ...]:
    """Return points along the border of two regions, the middle first, and the way inwards there.

    ``source`` 0 is the edge of the map; the way is in degrees.
    """
    map_ = map_of(boards)
    shape, found = map_.regions[region], []
    for border in map_.borders:
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
            found.append((x, y, round(math.degrees(math.atan2(b, a)) / TURN) * TURN % 360))
    return tuple(found)


@lru_cache(maxsize=1024)
def _crossings(boards: tuple[str, ...], region: int, source: int, side: int) -> tuple[Aim, ...]:
    """Return arrows of ``side`` over the border of two regions, its middle first.

    The head lies in the region and the tail in the source.  From the edge of the map there is
    no room to come from, so the whole arrow is within.
    """
    map_ = map_of(boards)
    shape = map_.regions[region]
    behind = map_.regions[source] if source else shape
    aheads = _AHEAD if source else (side // 2 + _EDGE, side // 2 + _EDGE + 8)
    found = []
    for x, y, angle in _borders(boards, region, source):
        way = math.radians(angle)
        for ahead in aheads:
            aim = round(x + math.cos(way) * ahead), round(y + math.sin(way) * ahead), angle
            if _lies(aim, side, _HEAD, shape) and _lies(aim, side, _TAIL, behind):
                found.append(aim)
                break
    return tuple(found)


def _standing(spots: Sequence[Point], way: tuple[float, float, int] | None) -> Iterator[Aim]:
    """Yield arrows that have their middle at ``spots`` and point about ``way``, down without it.

    ``way``: the point of the border that was crossed, and the angle; those near it come first.
    """
    angle = 90
    if way is not None:
        x0, y0, angle = way
        spots = sorted(spots, key=lambda spot: math.hypot(spot[0] - x0, spot[1] - y0))
    for turn in _TURNED:
        for x, y in spots:
            yield x, y, (angle + turn) % 360


def _lies(aim: Aim, side: int, corners: Sequence[tuple[float, float]], shape: Shape) -> bool:
    """Tell whether corners of an arrow of ``side`` lie in a region."""
    x, y, angle = aim
    left, top = shape.box[:2]
    within, size = ground(shape), side / ARROWS[0]
    cos, sin = size * math.cos(math.radians(angle)), size * math.sin(math.radians(angle))
    for along, across in corners:
        a = round(x + along * cos - across * sin) - left
        b = round(y + along * sin + across * cos) - top
        if not (0 <= a < within.width and 0 <= b < within.height and within.getpixel((a, b))):
            return False
    return True


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
    yield from everywhere(shape, step=_SPARSE)
