"""Where every piece stands on the map; decided before anything is drawn."""

from __future__ import annotations

import math
from array import array
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import product
from typing import Protocol

from PIL import Image, ImageDraw

from engine.view import RegionView
from render.ground.geometry import Map, Point, Shape
from render.theme import Box

from .lying import HOLDS, Kind, foremost

COUNT = 32
"""Height of a tile's count badge."""
OVERHANG = 7
"""Pixels that a count badge reaches beyond its tile."""
BADGE = 10
"""Pixels that its player's shape reaches beyond a tile's upper left corner."""
SMALL_COUNT = 25
"""Height of a marker's count badge."""
NAME = 22
"""Height that a region's name takes, its halo aside."""
SHOWN = 4
"""Kinds of pieces drawn apart in a region, beside its tile; every region has places for them."""
MORE = (38, 28)
"""Width and height of the badge that tells how many kinds more there are."""
ALONE = 60
"""Side of a piece that stands where no tile does, if there is room for it."""
USE = 44
"""Diameter of the mark of a power that can be used on a region."""
NEARBY = (90, 60)
"""Pixels across and down from a region beyond which a piece can cover nothing in it."""
FINER = (1.0, 0.88, 0.77)
"""Sizes of price tags and of such marks: the usual, and where that has no room."""


class Target(Protocol):
    """A region that the acting army may conquer now."""

    @property
    def price(self) -> int:
        """Tokens it costs."""

    @property
    def roll(self) -> bool:
        """Only the die could do it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing drawn on the map: what, where, and the room it takes."""

    region: int
    what: str
    """``label``, ``name``, ``tile``, ``count``, ``price``, ``use``, ``arrow``, ``struck``, ``more``
    (kinds that lie there too), or the id of a marker or of what was found there."""
    amount: int
    x: int
    y: int
    width: int
    height: int
    kind: str = "marker"
    """The family that ``what`` belongs to."""
    owned: bool = False
    """It holds its region without a token, so it lies on a tile of its owner's color."""

    @property
    def box(self) -> Box:
        """What it covers, in pixels of the map."""
        return box_around(self.x, self.y, self.width, self.height)

    def covers(self, other: Piece) -> bool:
        """Tell whether the two pieces' boxes have a pixel in common."""
        return not clear(self.box, [other.box])


def box_around(x: int, y: int, width: int, height: int) -> Box:
    """Return the box that a piece with its middle at ``x``, ``y`` covers."""
    left, top = x - width // 2, y - height // 2
    return left, top, left + width, top + height


def label_size(number: int, symbols: int) -> tuple[int, int]:
    """Return width and height of the label of region ``number`` with so many symbols."""
    return 14 + 21 * len(str(number)) + 30 * symbols, 34


def tag_size(roll: bool) -> tuple[int, int]:
    """Return width and height of a price tag."""
    return (60 if roll else 42), 42


def count_width(number: int, size: int) -> int:
    """Return the width of a count badge ``size`` pixels high."""
    return size + (12 if number > 9 else 0)


def layout(
    map_: Map,
    regions: tuple[RegionView, ...],
    priced: Mapping[int, Target],
    usable: Collection[int] = (),
    names: Sequence[Piece] = (),
    lying: Mapping[int, Sequence[Kind]] | None = None,
) -> list[Piece]:
    """Return every piece on the map, in the order of drawing: numbers last.

    Nothing covers a label, one of the regions' ``names`` (at their places; see
    :mod:`render.map.names`) or a number.  ``priced`` are the regions that show a price,
    ``usable`` those that show a power to be used on them.  ``lying`` is what lies in each region
    beside its tile (:func:`render.map.lying.lying`), by default its markers; where there is no tile
    one of them has its place and size.
    """
    things: list[Piece] = []
    numbers: list[Piece] = []
    labels: list[Piece] = list(names)
    for region in regions:
        shape = map_.regions[region.id]
        size = label_size(region.id, len(region.symbols))
        labels.append(Piece(region.id, "label", region.id, *shape.label, *size))
        if _has_tile(region):
            things.append(_stack(region, shape))
            numbers.append(_stack_count(region, shape))
    fixed = labels + numbers
    for region in regions:
        kinds = _markers_of(region) if lying is None else lying.get(region.id, ())
        shape, own = map_.regions[region.id], list[Piece]()
        if not _has_tile(region) and (alone := _standing(region, kinds)):
            kinds = [kind for kind in kinds if kind is not alone]
            if region.race:
                things.append(_holding(region.id, alone, shape))
                own = _badges([p for p in things[-1:] if p.amount > 1], _boxes(fixed))
                numbers += own
            else:
                beside = shape.marks[: min(len(kinds), SHOWN)]
                things.append(_stood(region.id, alone, shape, _near(shape, labels), beside))
        if kinds:
            around = [*_near(shape, fixed), *own], _near(shape, things)
            discs, counts = _lay(region.id, kinds, shape, *around)
            things += discs
            numbers += counts
    for region in regions:
        shape = map_.regions[region.id]
        for tag in _tags(region.id, priced, usable):
            own = [piece for piece in things if piece.region == region.id]
            numbers.append(_tagged(tag, shape, _near(shape, labels + numbers), own))
    return things + labels + numbers


def _has_tile(region: RegionView) -> bool:
    """Tell whether tokens lie there; a piece may hold a region without one."""
    return bool(region.tokens or region.natives)


def _standing(region: RegionView, kinds: Sequence[Kind]) -> Kind | None:
    """Return what stands in the place of a tile where there is none: the piece that matters most.

    What is printed there stands beside it, and of several pieces each has the same size, unless
    they hold the region together.
    """
    single = [k for k in kinds if (k.amount == 1 or k.rank == HOLDS) and k.what != region.printed]
    return min(single, key=lambda kind: kind.rank, default=None)


def _holding(region: int, kind: Kind, shape: Shape) -> Piece:
    """Return pieces that hold a region by themselves, on a tile in the place of one."""
    place = (*shape.token, shape.tile, shape.tile)
    return Piece(region, kind.what, kind.amount, *place, kind.family, True)


def _stood(
    region: int, kind: Kind, shape: Shape, labels: list[Piece], beside: Sequence[Point]
) -> Piece:
    """Return a piece in the place of a tile; where that is small, as large as there is room.

    ``beside``: where markers will be.
    """
    taken = _boxes(labels)
    for side in range(ALONE, shape.tile, -4):
        apart = (side + shape.mark) / 2
        for x, y in everywhere(shape):
            if any(math.dist((x, y), at) < apart for at in beside):
                continue
            box = box_around(x, y, side, side)
            if clear(box, taken) and not _pokes(box, (x, y), shape):
                return Piece(region, kind.what, 1, x, y, side, side, kind.family)
    return Piece(region, kind.what, 1, *shape.token, shape.tile, shape.tile, kind.family)


def _near(shape: Shape, pieces: list[Piece]) -> list[Piece]:
    """Return the pieces that something in the region could cover."""
    (left, top, right, bottom), (x, y) = shape.box, NEARBY
    return [p for p in pieces if left - x < p.x < right + x and top - y < p.y < bottom + y]


def _stack(region: RegionView, shape: Shape) -> Piece:
    return Piece(
        region.id, "tile", region.natives or region.tokens, *shape.token, shape.tile, shape.tile
    )


def _stack_count(region: RegionView, shape: Shape) -> Piece:
    """Return the badge with the number of a region's tokens."""
    amount = region.natives or region.tokens
    corner = shape.tile // 2 - COUNT // 2 + OVERHANG
    wide = count_width(amount, COUNT)
    x, y = shape.token[0] + corner - (wide - COUNT) // 2, shape.token[1] + corner
    return Piece(region.id, "count", amount, x, y, wide, COUNT)


def clear(box: Box, others: Sequence[Box]) -> bool:
    """Tell whether a box has no pixel in common with any other.

    Asked for every place that is tried, so boxes are worked out by whoever tries many.
    """
    left, top, right, bottom = box
    for a, b, c, d in others:  # noqa: SIM110 - a loop takes two thirds of the time
        if left < c and a < right and top < d and b < bottom:
            return False
    return True


def _boxes(pieces: Sequence[Piece]) -> list[Box]:
    return [piece.box for piece in pieces]


def _with_shape(piece: Piece) -> Box:
    """Return what a piece covers: of a tile, with its player's shape at the corner."""
    left, top, right, bottom = piece.box
    tiled = piece.what == "tile" or piece.owned
    return (left - BADGE, top - BADGE, right, bottom) if tiled else piece.box


def _markers_of(region: RegionView) -> list[Kind]:
    return [Kind(marker, amount) for marker, amount in region.markers]


def _lay(
    region: int, kinds: Sequence[Kind], shape: Shape, taken: list[Piece], others: list[Piece]
) -> tuple[list[Piece], list[Piece]]:
    """Return discs of what lies in a region, and the badges of those that are several.

    Of more kinds than find a place apart a badge tells how many there are beside those drawn.
    It and the other badges hide none of the numbers ``taken``, it also none of the ``others``.
    """
    drawn, hidden = foremost(kinds, SHOWN)
    discs = [
        Piece(region, what, amount, *place, shape.mark, shape.mark, kind)
        for (what, amount, kind, _), place in zip(drawn, shape.marks, strict=False)
    ]
    counts = _badges([disc for disc in discs if disc.amount > 1], _boxes(taken))
    if hidden:
        counts.append(_more(region, hidden, shape, taken + counts, others + discs))
    return discs, counts


def _more(region: int, hidden: int, shape: Shape, taken: list[Piece], others: list[Piece]) -> Piece:
    """Return the badge that tells how many kinds more lie there, where it hides no number."""
    badge = Piece(region, "more", hidden, 0, 0, *MORE)
    numbers = _boxes(taken)
    everything = [*numbers, *(_with_shape(piece) for piece in others)]
    half = shape.mark // 2
    corners = [(x + a, y + b) for x, y in shape.marks for a in (half, -half) for b in (half, -half)]
    for hides, places in ((everything, everywhere(shape)), (numbers, [*corners, *shape.marks])):
        for x, y in places:
            if clear(box_around(x, y, *MORE), hides):
                return replace(badge, x=x, y=y)
    x, y = shape.marks[-1]
    return replace(badge, x=x, y=y)


_BADGED = ((1, 1), (-1, 1), (1, -1), (-1, -1), (0, 1), (1, 0), (-1, 0), (0, -1), (0, 0))
"""Where a number may stand at a marker, right and down of its middle."""


def _badges(markers: Sequence[Piece], taken: list[Box]) -> list[Piece]:
    """Return badges with the numbers of several markers' pieces, each where it hides no number."""
    found = _free_badges(markers, taken)
    return [_badge(marker, 0, 0) for marker in markers] if found is None else found


def _free_badges(markers: Sequence[Piece], taken: list[Box]) -> list[Piece] | None:
    """Return the first places for badges that are all free; ``None``: there are none."""
    if not markers:
        return []
    for across, down in _BADGED:
        badge = _badge(markers[0], across, down)
        if clear(badge.box, taken):
            rest = _free_badges(markers[1:], [*taken, badge.box])
            if rest is not None:
                return [badge, *rest]
    return None


def _badge(marker: Piece, across: int, down: int) -> Piece:
    """Return the badge with the number of a marker's pieces, on a side or corner of it."""
    reach = marker.width // 2 - SMALL_COUNT // 2 + 3
    x, y = marker.x + across * reach, marker.y + down * reach
    wide = count_width(marker.amount, SMALL_COUNT)
    return Piece(marker.region, "count", marker.amount, x, y, wide, SMALL_COUNT)


_SHIFTS = tuple(
    sorted(
        ((a, b) for a in range(-20, 21, 4) for b in range(-20, 21, 4) if a * a + b * b <= 400),
        key=lambda shift: shift[0] ** 2 + shift[1] ** 2,
    )
)
"""How far a tag may stand from a marker's place, the nearest first; still in its region."""


def _tags(region: int, priced: Mapping[int, Target], usable: Collection[int]) -> Iterator[Piece]:
    """Yield what tells that something can be done with a region; where it stands comes later."""
    if region in priced:
        target = priced[region]
        yield Piece(region, "price", target.price, 0, 0, *tag_size(target.roll))
    if region in usable:
        yield Piece(region, "use", 0, 0, 0, USE, USE)


def _tagged(tag: Piece, shape: Shape, taken: list[Piece], own: list[Piece]) -> Piece:
    """Return ``tag`` where it hides no number; if it can, no piece, and in its region alone."""
    numbers = _boxes(taken)
    everything = numbers + _boxes(own)
    tries: tuple[tuple[bool, list[Box], int], ...] = (
        (True, everything, 10),
        (True, everything, 0),
        (False, everything, 10),
        (False, everything, 0),
        (False, numbers, 0),
    )
    for inside, others, air in tries:
        for x, y in _near_marks(shape):
            wide = box_around(x, y, tag.width + air, tag.height + air)
            if clear(wide, others) and not (inside and _pokes(wide, (x, y), shape)):
                return replace(tag, x=x, y=y)
    for margin, finer in product((0, shape.mark // 2), FINER):
        small = replace(tag, width=round(tag.width * finer), height=round(tag.height * finer))
        for x, y in everywhere(shape, margin):
            if clear(box_around(x, y, small.width, small.height), numbers):
                return replace(small, x=x, y=y)
    x, y = shape.marks[-1]
    return replace(tag, x=x, y=y)


def _pokes(box: Box, middle: Point, shape: Shape) -> bool:
    """Tell whether a box reaches out of a region."""
    land, (left, top) = ground(shape), shape.box[:2]
    x0, y0, x1, y1 = box
    edge = ((x - left, y - top) for x in (x0, middle[0], x1) for y in (y0, middle[1], y1))
    return not all(
        0 <= x < land.width and 0 <= y < land.height and land.getpixel((x, y)) for x, y in edge
    )


@lru_cache(maxsize=128)
def ground(shape: Shape) -> Image.Image:
    """Return a region as a mask of its box."""
    left, top, right, bottom = shape.box
    picture = Image.new("1", (right - left, bottom - top))
    ImageDraw.Draw(picture).polygon([(x - left, y - top) for x, y in shape.polygon], fill=1)
    return picture


def _near_marks(shape: Shape) -> Iterator[Point]:
    """Yield the markers' places, and others around them that still lie in the region."""
    for a, b in _SHIFTS:
        if a * a + b * b > (shape.mark // 2) ** 2:
            break
        for x, y in shape.marks:
            yield x + a, y + b


def everywhere(shape: Shape, margin: int = 0, step: int = 1) -> Iterator[Point]:
    """Return places all over a region, those near its tile first, or one in ``step`` of them.

    They keep half of ``margin`` from its border, by default half of a marker.
    """
    across, down = _everywhere(shape, margin)
    return zip(across[::step], down[::step], strict=True)


@lru_cache(maxsize=256)
def _everywhere(shape: Shape, margin: int) -> tuple[array[int], array[int]]:
    """Return :func:`everywhere` as bare numbers: as pairs they take thirty times the memory."""
    left, top, right, bottom = shape.box
    picture = ground(shape).copy()
    corners = [(x - left, y - top) for x, y in shape.polygon]
    ImageDraw.Draw(picture).line([*corners, corners[0]], 0, margin or shape.mark)
    land, wide = picture.convert("L").tobytes(), picture.width
    found = [
        (x, y)
        for x in range(left, right, 4)
        for y in range(top, bottom, 4)
        if land[(y - top) * wide + x - left]
    ]
    found.sort(key=partial(math.dist, shape.token))
    return array("h", [x for x, _ in found]), array("h", [y for _, y in found])
