"""Where a region's label, token tile, markers and name stand, so that none covers another.

All of it is decided here, once: whatever comes to lie on a region, its number and its name are
drawn.  Where a region is too small for the board's usual pieces, it gets smaller ones or a
shorter strip for its name, whichever costs less.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from render.map.layout import BADGE, NAME, OVERHANG

from .plane import Array
from .room import fits

Point = tuple[int, int]

CLEAR = 3
"""Pixels kept free along every border."""
GAP = 2
"""Pixels between two pieces."""
GRID = 3
"""Pixels between the places that are usually tried."""
MARKS = 6
"""Places for markers that each region should offer; the panel's price takes one of them."""
ENOUGH, LEAST = 4, 3
"""Places that every region has, and those of them that are of the wished size."""
DEEP = 12.0
"""What it is worth for a label to stand 40 pixels or more off its region's border."""
TRIED, PAIRS = 400, 4000
"""Arrangements whose room for markers is looked at: the best of all, and of pairs of label and
tile."""
KEPT = 140
"""Places tried for each of label and tile, unless a region is small."""

USUAL, SHORT = 114, 92
"""Strips that hold every usual name (five Han characters), and the shortest (four)."""


@dataclass(frozen=True)
class Sizes:
    """Sizes of the pieces on one board, in pixels."""

    token: int
    mark: int
    name: int
    """Wished length of the strip for a name."""
    least: int = LEAST
    """Markers that keep clear of all other pieces."""
    clear: int = ENOUGH
    """Of the first ``ENOUGH`` markers those that keep clear of one another."""
    smallest: int = 42
    """Smallest tiles where there is no room for larger ones."""
    finest: int = 32
    """Smallest markers where there is no room for larger ones."""
    named: bool = True
    """A name has its strip even if there is hardly room for one."""
    strip: int = SHORT
    """Least length of the strip: the region's own name is known already and is so long."""
    kept: int = KEPT
    """Places tried for each of label, tile and (three times as many) name."""
    grid: int = GRID
    """Pixels between the places that are tried."""


SIZES = {
    2: Sizes(66, 42, 180, ENOUGH),
    3: Sizes(66, 42, 176, ENOUGH),
    4: Sizes(60, 40, 136),
    5: Sizes(54, 38, 124),
}
"""By number of players: the more regions, the smaller the pieces."""
SEVERAL = Sizes(46, 32, 130, kept=80)
"""On one of several boards, whose regions are smaller."""
PACKED = 20_000
"""Discs laid until it is given up to find places for all."""
TINY = 72
"""A strip for a name where there is no room for a usual one."""
LAST = (400.0, 20)
"""What it costs to have such a strip or none at all, and how much smaller a tile is then."""
THOROUGH = ((320, GRID), (320, GRID - 1))
"""Places tried, and pixels between them, where the shortest strip is hard to find room for."""
BARE = Sizes(30, 32, USUAL, 1)
"""Sizes where nobody can ever lie but a marker: a chasm."""
SMALLER = {0: 0.0, 4: 15.0, 8: 40.0, 12: 85.0, 16: 150.0}
"""What it costs to have a tile smaller by so many pixels."""
STEPS = (0.0, 1 / 6, 1 / 2, 1.0)
"""Where between the smallest pieces and the wished ones those lie by which room is graded."""
SPARE = 2
"""Pixels that the shortest strip for a name is longer then: its border isn't rough yet."""
WORTH = (0.0, 0.0, 0.0, 0.0, 14.0, 17.0, 19.0)
"""What so many places for markers are worth."""


def _tries(wished: Sizes) -> list[tuple[float, Sizes]]:
    """Return sizes from the wished ones on with what it costs to miss those, the cheapest first."""
    if wished.token <= BARE.token:
        usual = [(0.65 * (USUAL - name), replace(wished, name=name)) for name in (USUAL, SHORT)]
        return [*usual, (LAST[0], replace(wished, name=TINY))]
    tries = []
    for less, small in _smaller(wished):
        lengths = (wished.name, (wished.name + USUAL) // 2, USUAL, (USUAL + SHORT) // 2, SHORT)
        for name in dict.fromkeys(max(length, wished.strip) for length in lengths):
            price = small + 0.25 * (wished.name - name) + 0.65 * max(0, USUAL - name)
            mark = max(wished.finest, wished.mark - less // 2)
            tries.append((price, replace(wished, token=wished.token - less, mark=mark, name=name)))
    tile = max(wished.smallest, wished.token - LAST[1])
    mark = max(wished.finest, wished.mark - LAST[1] // 2)
    last = replace(wished, token=tile, mark=mark, name=TINY if wished.named else 0)
    hard = [replace(last, name=wished.strip, kept=kept, grid=grid) for kept, grid in THOROUGH]
    return [
        *sorted(tries, key=lambda t: t[0]),
        *((LAST[0] / 2, one) for one in hard if not wished.named),
        (LAST[0], last),
    ]


def _smaller(wished: Sizes) -> list[tuple[int, float]]:
    """Return by how much a tile may be smaller than wished, and what that costs."""
    least = wished.token - wished.smallest
    return [(less, cost) for less, cost in SMALLER.items() if less <= least]


def grade(mask: Array, label: tuple[int, int], wished: Sizes) -> int:
    """Return how large the pieces are for which a region has room, in ``STEPS``; 0: for none."""
    return bisect_left(STEPS, True, key=lambda share: not _fit(mask, label, wished, share))


def roomy(mask: Array, label: tuple[int, int], wished: Sizes) -> bool:
    """Tell whether a region has room for the smallest pieces allowed."""
    return _fit(mask, label, wished, STEPS[0])


def _fit(mask: Array, label: tuple[int, int], wished: Sizes, share: float) -> bool:
    """Tell whether a region has room for pieces that are larger than the smallest by a share.

    Fewer places are tried than for the map itself: what is found here is found there too.
    """
    bare = wished.token <= BARE.token
    token, mark = (wished.token, wished.mark) if bare else (wished.smallest, wished.finest)
    sizes = replace(
        wished,
        token=round(token + share * (wished.token - token)),
        mark=round(mark + share * (wished.mark - mark)),
        name=round(SHORT + SPARE + share * (wished.name - SHORT - SPARE)),
        least=wished.least if bare else wished.clear,
        kept=wished.kept // 2,
    )
    if not (share or wished.named):
        sizes = replace(sizes, name=0)
    return _arrange(mask, label, sizes) is not None


@dataclass(frozen=True)
class _Boxes:
    """Boxes of one size at many places: an (n, 2) array of middles, and half sides."""

    at: Array
    width: float
    height: float

    def apart(self, other: _Boxes) -> Array:
        """Tell for each box and each of the ``other`` ones whether they have a gap between."""
        dx = np.abs(self.at[:, None, 0] - other.at[None, :, 0])
        dy = np.abs(self.at[:, None, 1] - other.at[None, :, 1])
        clear_x = dx >= (self.width + other.width) / 2 + GAP
        return clear_x | (dy >= (self.height + other.height) / 2 + GAP)


def _choice(free: Array, width: float, height: float, worth: Array, keep: int, grid: int) -> _Boxes:
    """Return up to ``keep`` places for a box, the worthiest, spread over the region."""
    ys, xs = np.nonzero(fits(free, width, height))
    on = (xs % grid == 0) & (ys % grid == 0)
    ys, xs = ys[on], xs[on]
    order = np.argsort(-worth[ys, xs], kind="stable")
    best = order[: keep // 2]
    rest = order[keep // 2 :]
    rest = rest[:: max(1, math.ceil(len(rest) / (keep - keep // 2)))] if len(rest) else rest
    picked = np.concatenate([best, rest])
    return _Boxes(np.c_[xs[picked], ys[picked]], width, height)


def _discs(spots: Array, near: Point, size: int, want: int) -> list[Point]:
    """Return places of ``want`` discs or fewer: close to the token, or else close together."""
    best: list[Point] = []
    step = size + GAP
    for corner in (None, (0, 0), (1, 0), (0, 1), (1, 1)):
        left = spots
        chosen: list[Point] = []
        lo, hi = left.min(0, initial=9999), left.max(0, initial=0)
        target = near if corner is None else tuple(np.where(np.array(corner) > 0, hi, lo))
        while len(left) and len(chosen) < want:
            away = np.abs(left - target).max(1) + 0.3 * np.abs(left - target).min(1)
            x, y = left[away.argmin()]
            chosen.append((int(x), int(y)))
            left = left[np.hypot(left[:, 0] - x, left[:, 1] - y) >= step]
        if len(chosen) > len(best):
            best = chosen
        if len(best) == want:
            break
    return sorted(best, key=lambda p: math.dist(p, near))


def _filled(marks: list[Point], spots: Array) -> list[Point]:
    """Return at least ``ENOUGH`` places: after ``marks`` those that overlap these least."""
    filled = list(marks)
    while len(filled) < ENOUGH:
        apart = np.min([np.hypot(*(spots - at).T) for at in filled], axis=0)
        x, y = spots[apart.argmax()]
        filled.append((int(x), int(y)))
    return filled


def _outside(points: Array, center: Point, width: float, height: float) -> Array:
    """Tell which points are at least half of a box's sides away from its center."""
    return (np.abs(points[:, 0] - center[0]) >= width / 2) | (
        np.abs(points[:, 1] - center[1]) >= height / 2
    )


def _beside(spots: Array, mark: int, *taken: tuple[Point, float, float]) -> Array:
    """Return where a marker keeps clear of boxes, given by their middles, widths and heights."""
    side = mark + 2 * GAP
    for at, width, height in taken:
        spots = spots[_outside(spots, at, width + side, height + side)]
    return spots


def _packed(spots: Array, near: Point, size: int, want: int) -> list[Point]:
    """Return places of ``want`` discs, the first found that are close to ``near``; empty: none.

    Unlike :func:`_discs` it takes a choice back that leads nowhere.
    """
    spots = spots[np.argsort(np.hypot(*(spots - near).T), kind="stable")]
    step, tries = size + GAP, PACKED

    def go_on(left: Array, chosen: list[Point]) -> list[Point]:
        nonlocal tries
        for n, (x, y) in enumerate(left):
            if tries == 0 or len(left) - n < want - len(chosen):
                break
            tries -= 1
            more = [*chosen, (int(x), int(y))]
            after = left[n + 1 :]
            after = after[np.hypot(after[:, 0] - x, after[:, 1] - y) >= step]
            if len(more) == want or (more := go_on(after, more)):
                return more
        return []

    return go_on(spots, [])


def _spots(free: Array, mark: int, grid: int) -> Array:
    """Return the places, so many pixels apart, at which a marker lies on free pixels."""
    reach = ndimage.distance_transform_edt(np.pad(free, 1))[1:-1, 1:-1] > mark / 2
    ys, xs = np.nonzero(reach)
    on = (xs % grid == 0) & (ys % grid == 0)
    return np.c_[xs[on], ys[on]]


NOWHERE = _Boxes(np.zeros((1, 2), int), -math.inf, -math.inf)
"""The place of a name that isn't on the map: in nobody's way."""


def _name_cost(labels: _Boxes, names: _Boxes) -> Array:
    """Return what each name's place costs for each label's: it is best centered right below."""
    dx = np.abs(labels.at[:, None, 0] - names.at[None, :, 0])
    dy = names.at[None, :, 1] - labels.at[:, None, 1]
    drop = (labels.height + names.height) / 2 + GAP
    aside = (labels.width + names.width) / 2 + GAP
    right = names.at[None, :, 0] > labels.at[:, None, 0]
    below = 0.55 * dx + 1.4 * np.abs(dy - drop)
    above = 14 + 0.55 * dx + 1.4 * np.abs(dy + drop)
    beside = 22 + 0.8 * np.abs(dx - aside) + 1.5 * np.abs(dy) + np.where(right, 0, 16)
    return np.minimum(np.minimum(below, above), beside)


def _arrange(
    mask: Array, label: tuple[int, int], sizes: Sizes
) -> tuple[float, dict[str, Any]] | None:
    """Return the best places inside one region's mask and their cost, or none.

    The cost is how far they are from what is good to read and to look at.
    """
    depth = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    free = depth > CLEAR
    middle = ndimage.center_of_mass(mask)
    rows, columns = np.indices(mask.shape)
    off = np.hypot(rows - middle[0], columns - middle[1])
    foot = sizes.token + BADGE + OVERHANG
    tokens = _choice(free, foot, foot, depth * 0.3 - off * 0.4, sizes.kept, sizes.grid)
    high = depth * 0.2 - rows * 0.2 - 0.1 * off
    labels = _choice(free, *label, high, sizes.kept, sizes.grid)
    names = NOWHERE
    if sizes.name:
        worth = depth * 0.1 - off * 0.1
        names = _choice(free, sizes.name, NAME + 2, worth, 3 * sizes.kept, sizes.grid)
    if not (len(tokens.at) and len(labels.at) and len(names.at)):
        return None
    central = 0.35 * np.hypot(*(tokens.at - middle[::-1]).T)[:, None, None]
    deep = DEEP / 40 * depth[labels.at[:, 1], labels.at[:, 0]].clip(0, 40)[None, :, None]
    if sizes.name:
        aside = 0.1 * np.abs(names.at[None, :, 0] - tokens.at[:, None, 0])[:, None, :]
        cost = _name_cost(labels, names)[None] + (central + aside - deep)
    else:
        cost = central - deep
    cost = (
        cost
        + 0.25
        * np.hypot(
            labels.at[None, :, 0] - tokens.at[:, None, 0],
            labels.at[None, :, 1] - tokens.at[:, None, 1] + (foot + label[1]) / 2 + NAME,
        )[..., None]
    )
    apart = tokens.apart(labels)[..., None] & tokens.apart(names)[:, None] & labels.apart(names)
    cost = np.where(apart, cost, np.inf)
    shape = cost.shape
    # The best of all, and for every label beside every tile its best name.
    pairs = cost.argmin(axis=2).ravel() + np.arange(shape[0] * shape[1]) * shape[2]
    cost = cost.ravel()
    pairs = pairs[np.argsort(cost[pairs], kind="stable")][:PAIRS]
    first = np.unique(np.r_[np.argpartition(cost, min(TRIED, cost.size - 1))[:TRIED], pairs])
    first = first[np.isfinite(cost[first])]
    first = first[np.argsort(cost[first], kind="stable")]
    spots = _spots(free, sizes.mark, sizes.grid)
    best: tuple[float, dict[str, Any]] | None = None
    for number in first:
        if best and cost[number] - WORTH[MARKS] >= best[0]:
            break
        i, j, k = np.unravel_index(number, shape)
        token, plate, name = (
            tuple(map(int, at)) for at in (tokens.at[i], labels.at[j], names.at[k])
        )
        boxes = [(token, foot, foot), (plate, *label)]
        if sizes.name:
            boxes.append((name, sizes.name, NAME))
        open_ = _beside(spots, sizes.mark, *boxes)
        marks = _discs(open_, token, sizes.mark, MARKS)
        price = float(cost[number]) - WORTH[len(marks)]
        if len(marks) >= sizes.least and (best is None or price < best[0]):
            marks = _filled(marks, open_)
            places = {"label": plate, "token": _tile(token), "marks": marks}
            if sizes.name:
                half = sizes.name // 2
                places["name"] = [name[0] - half, name[0] + half, name[1]]
            best = price, places
    return best


def crowded(marks: Sequence[Sequence[int]], sizes: Sizes) -> bool:
    """Tell whether two of the markers would meet that are to keep clear, or one hide another."""
    return any(
        math.dist(a, b) < (sizes.mark if max(i, j) < sizes.clear else sizes.mark / 2)
        for (i, a), (j, b) in combinations(enumerate(marks[:ENOUGH]), 2)
    )


def _huddled(spots: Array, near: Point, sizes: Sizes) -> list[Point]:
    """Return places of which one overlaps others as little as it can; empty: it would hide one."""
    best: tuple[float, list[Point]] = (sizes.mark / 2, [])
    for x, y in spots if sizes.clear == ENOUGH - 1 else []:
        away = np.hypot(*(spots - (x, y)).T)
        marks = _packed(spots[away > best[0]], near, sizes.mark, sizes.clear)
        if marks:
            apart = min(math.dist(at, (x, y)) for at in marks)
            best = apart, [*marks, (int(x), int(y))]
    return best[1]


def _spaced(
    mask: Array, label: tuple[int, int], places: dict[str, Any], sizes: Sizes, wished: int
) -> tuple[dict[str, Any], Sizes]:
    """Return ``places`` with markers clear of each other, as many as should be, and the sizes.

    Markers get smaller first, while all else stays where it is.  If that isn't enough, all of it
    has a new place; then the name has less room, and at last the tile is smaller.

    ``wished``: length of the strip for a name.

    :raises ValueError: there is no room for them.
    """
    if not crowded(places["marks"], sizes):
        return places, sizes
    finer = range(sizes.mark, sizes.finest - 1, -2)
    for mark in finer:
        smaller = replace(sizes, mark=mark)
        if marks := _seen(mask, label, places, smaller):
            return places | {"marks": marks}, smaller
    short = sizes.strip
    name = max(short, min(USUAL, sizes.name)) if sizes.name else 0
    names = dict.fromkeys((name, (name + short) // 2, short) if name else (0,))
    for (less, _), room, mark in product(_smaller(sizes), names, finer):
        small = replace(sizes, token=sizes.token - less, mark=mark, name=room, least=sizes.clear)
        got = _arrange(mask, label, small)
        if got and (marks := _seen(mask, label, got[1], small)):
            there = got[1] if not crowded(got[1]["marks"], small) else got[1] | {"marks": marks}
            if room:
                _lengthen(there, mask, label, small, wished)
            return there, small
    raise ValueError(f"no room for {sizes.clear} markers of {sizes.finest} pixels")


def _seen(mask: Array, label: tuple[int, int], places: dict[str, Any], sizes: Sizes) -> list[Point]:
    """Return places of markers beside what stands there, of which none hides another, or none."""
    marks = _packed(*_around(mask, label, places, sizes, 2), sizes.mark, ENOUGH)
    return marks or _huddled(*_around(mask, label, places, sizes, 1), sizes)


def _around(
    mask: Array, label: tuple[int, int], places: dict[str, Any], sizes: Sizes, grid: int
) -> tuple[Array, Point]:
    """Return where markers of some size may stand beside what stands there, and near what."""
    free = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1] > CLEAR
    foot, at = sizes.token + BADGE + OVERHANG, _foot(places["token"])
    boxes = [(at, foot, foot), (places["label"], *label)]
    if "name" in places:
        start, end, y = places["name"]
        boxes.append((((start + end) // 2, y), end - start, NAME))
    return _beside(_spots(free, sizes.mark, grid), sizes.mark, *boxes), at


def _best(
    mask: Array, label: tuple[int, int], wished: Sizes
) -> tuple[float, dict[str, Any] | None, Sizes]:
    """Return cost, places and sizes of the best of all arrangements in a region's mask."""
    best: tuple[float, dict[str, Any] | None, Sizes] = math.inf, None, wished
    for price, sizes in _tries(wished):
        if price - WORTH[MARKS] - DEEP >= best[0]:
            break
        got = _arrange(mask, label, sizes)
        if got and got[0] + price < best[0]:
            best = got[0] + price, got[1], sizes
    if best[1] and best[2].name:
        _lengthen(best[1], mask, label, best[2], wished.name)
    return best


def _lengthen(
    places: dict[str, Any], mask: Array, label: tuple[int, int], sizes: Sizes, wished: int
) -> None:
    """Lengthen the strip for the name as far as nothing else stands there, in place."""
    free = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1] > CLEAR
    foot = sizes.token + BADGE + OVERHANG + 2 * GAP
    side = sizes.mark + 2 * GAP
    taken = [(_foot(places["token"]), foot, foot), (places["label"], label[0] + 2 * GAP, label[1])]
    taken += [(at, side, side) for at in places["marks"]]
    for (x, y), width, height in taken:
        left, top = max(0, x - width // 2), max(0, y - height // 2)
        free[top : y + height // 2 + 1, left : x + width // 2 + 1] = False
    start, end, y = places["name"]
    band = free[y - NAME // 2 - 1 : y + NAME // 2 + 2].all(axis=0)
    grown = True
    while grown and end - start < wished:
        grown = False
        if start > 0 and band[start - 1]:
            start, grown = start - 1, True
        if end < len(band) and band[end]:
            end, grown = end + 1, True
    places["name"] = [start, end, y]


def _tile(foot: Point) -> Point:
    """Return the middle of the tile in the room for it and its badges."""
    shift = (BADGE - OVERHANG) // 2
    return foot[0] + shift, foot[1] + shift


def _foot(tile: Sequence[int]) -> Point:
    """Return the middle of the room for a tile and its badges, as :func:`_tile` has it."""
    shift = (BADGE - OVERHANG) // 2
    return tile[0] - shift, tile[1] - shift


def place(
    polygons: dict[int, list[Point]],
    labels: Mapping[int, tuple[int, int]],
    size: tuple[int, int],
    wished: Mapping[int, Sizes],
) -> tuple[dict[int, dict[str, Any]], float]:
    """Return ``label``, ``token``, ``marks`` (centers, nearest first) for every region.

    Also the ``sizes`` of tile and markers, and in ``name`` the strip for its name: left and
    right end, and the middle's height; nothing if there is no room for one, and none is wanted.

    ``labels`` are the sizes of the labels by region, ``wished`` those of the pieces.

    :raises ValueError: a region has no room for all this.
    """
    found, total = {}, 0.0
    for region, polygon in polygons.items():
        mask, corner = masked(polygon, size)
        label = labels[region]
        price, got, sizes = _best(mask, label, wished[region])
        if got is None:
            raise ValueError(f"region {region} has no room for label, name and token")
        if wished[region].token > BARE.token:
            got, sizes = _spaced(mask, label, got, sizes, wished[region].name)
        total += price
        found[region] = _moved(got, corner) | {"sizes": [sizes.token, sizes.mark]}
    return found, total


def space_out(
    polygons: dict[int, list[Point]],
    labels: Mapping[int, tuple[int, int]],
    size: tuple[int, int],
    wished: Sizes,
    known: Mapping[int, dict[str, Any]],
) -> dict[int, dict[str, Any]]:
    """Return places anew for the regions where markers would meet in the ``known`` ones.

    ``known`` are those of all regions that can be held; the rest is as for :func:`place`.

    :raises ValueError: a region has no room for them.
    """
    found = {}
    for region, places in known.items():
        token, mark = places["sizes"]
        was = replace(wished, token=token, mark=mark)
        if crowded(places["marks"], was):
            mask, (left, top) = masked(polygons[region], size)
            label = labels[region]
            here = _moved(places, (-left, -top))
            start, end, _ = here.get("name", (0, 0, 0))
            was = replace(was, name=end - start)
            got, sizes = _spaced(mask, label, here, was, wished.name)
            found[region] = _moved(got, (left, top)) | {"sizes": [sizes.token, sizes.mark]}
    return found


def masked(polygon: Sequence[tuple[float, float]], size: tuple[int, int]) -> tuple[Array, Point]:
    """Return a region as pixels, and where the first of them lies on a map of ``size``."""
    picture = Image.new("1", size)
    ImageDraw.Draw(picture).polygon(polygon, fill=1)
    left, top, right, bottom = picture.getbbox() or (0, 0, 1, 1)
    return np.array(picture)[top:bottom, left:right], (left, top)


def _moved(places: Mapping[str, Any], by: Point) -> dict[str, Any]:
    """Return places to the right of these, and below them."""
    x, y = by
    moved = {
        "label": [places["label"][0] + x, places["label"][1] + y],
        "token": [places["token"][0] + x, places["token"][1] + y],
        "marks": [[a + x, b + y] for a, b in places["marks"]],
    }
    if "name" in places:
        start, end, middle = places["name"]
        moved["name"] = [start + x, end + x, middle + y]
    return moved
