"""Where a region's label, token tile, markers and name stand, so that none covers another."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from .names import strips
from .room import fits

Point = tuple[int, int]
Array = Any

CLEAR = 4
"""Pixels kept free along every border."""
GAP = 3
"""Pixels between two pieces."""
MARKS = 6
"""Places for markers that each region should offer; the panel's price takes one of them."""
ENOUGH = 4
"""With fewer places than this a region gets smaller pieces."""
DIGIT, SYMBOL, LABEL_HEIGHT = 21, 32, 36
"""Pixels of label per digit of the number and per printed symbol, and its height."""


@dataclass(frozen=True)
class Sizes:
    """Sizes of the pieces on one board, in pixels."""

    token: int
    mark: int


SIZES = {2: Sizes(66, 42), 3: Sizes(66, 42), 4: Sizes(60, 40), 5: Sizes(54, 38)}
"""By number of players: the more regions, the smaller the pieces."""


def label_box(number: int, symbols: int) -> tuple[int, int]:
    """Return width and height of the label of region ``number`` with so many symbols."""
    return 12 + DIGIT * len(str(number)) + SYMBOL * symbols, LABEL_HEIGHT


def _spread(fits: Array, worth: Array, keep: int) -> list[Point]:
    """Return up to ``keep`` places (x, y), the worthiest first, spread over the region."""
    ys, xs = np.nonzero(fits)
    order = np.argsort(-worth[ys, xs], kind="stable")
    picked: list[Point] = []
    for i in order:
        x, y = int(xs[i]), int(ys[i])
        if all(abs(x - a) + abs(y - b) >= 10 for a, b in picked):
            picked.append((x, y))
            if len(picked) == keep:
                break
    return picked


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


def _apart(points: Array, centre: Point, width: float, height: float) -> Array:
    """Tell which points are at least half of a box's sides away from its centre."""
    return (np.abs(points[:, 0] - centre[0]) >= width / 2) | (
        np.abs(points[:, 1] - centre[1]) >= height / 2
    )


def _arrange(mask: Array, label: tuple[int, int], sizes: Sizes) -> dict[str, Any] | None:
    """Return the best places inside one region's mask."""
    depth = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    free = depth > CLEAR
    foot = sizes.token + 14
    reach = ndimage.distance_transform_edt(np.pad(free, 1))[1:-1, 1:-1] > sizes.mark / 2
    ys, xs = np.nonzero(reach)
    keep = (xs % 3 == 0) & (ys % 3 == 0)
    spots = np.c_[xs[keep], ys[keep]]
    middle = ndimage.center_of_mass(mask)
    tokens = _spread(fits(free, foot, foot), depth * 0.3 - _far(mask.shape, middle) * 0.4, 70)
    labels = _spread(fits(free, *label), depth * 0.2 - _down(mask.shape) * 0.2, 70)
    best: tuple[float, dict[str, Any]] | None = None
    for token in tokens:
        for name in labels:
            dx, dy = abs(name[0] - token[0]), abs(name[1] - token[1])
            if dx < (foot + label[0]) / 2 + GAP and dy < (foot + label[1]) / 2 + GAP:
                continue
            open_ = spots[_apart(spots, token, foot + sizes.mark + 2, foot + sizes.mark + 2)]
            open_ = open_[_apart(open_, name, label[0] + sizes.mark + 4, label[1] + sizes.mark + 4)]
            marks = _discs(open_, token, sizes.mark, MARKS)
            above = (token[0], token[1] - (foot + label[1]) / 2 - GAP)
            cost = math.dist(name, above) + 0.8 * math.dist(token, middle[::-1])
            worth = 400 * len(marks) - cost
            if best is None or worth > best[0]:
                best = worth, {"label": name, "token": token, "marks": marks}
    return best and best[1]


def _far(shape: tuple[int, int], middle: tuple[float, float]) -> Array:
    rows, columns = np.indices(shape)
    return np.hypot(rows - middle[0], columns - middle[1])


def _down(shape: tuple[int, int]) -> Array:
    return np.indices(shape)[0]


def place(
    polygons: dict[int, list[Point]],
    symbols: dict[int, int],
    size: tuple[int, int],
    sizes: Sizes,
) -> dict[int, dict[str, Any]]:
    """Return ``label``, ``token``, ``marks`` (centres, nearest first) for every region.

    Also the ``sizes`` of tile and markers, and in ``names`` the strips for its name.

    ``symbols`` is the number of printed symbols by region.

    :raises ValueError: a region has no room for a label and a token.
    """
    found = {}
    for region, polygon in polygons.items():
        picture = Image.new("1", size)
        ImageDraw.Draw(picture).polygon(polygon, fill=1)
        left, top, right, bottom = picture.getbbox() or (0, 0, 1, 1)
        mask = np.array(picture)[top:bottom, left:right]
        label = label_box(region, symbols[region])
        got: dict[str, Any] | None = None
        for less in range(0, 17, 4):
            smaller = Sizes(sizes.token - less, sizes.mark - less // 2)
            tried = _arrange(mask, label, smaller)
            if tried and (got is None or len(tried["marks"]) > len(got["marks"])):
                got = tried | {"sizes": smaller}
            if got and len(got["marks"]) >= ENOUGH:
                break
        if got is None:
            raise ValueError(f"region {region} has no room for label and token")
        got["sizes"] = [got["sizes"].token, got["sizes"].mark]
        found[region] = {
            "label": [got["label"][0] + left, got["label"][1] + top],
            "token": [got["token"][0] + left, got["token"][1] + top],
            "marks": [[x + left, y + top] for x, y in got["marks"]],
            "sizes": got["sizes"],
            "names": [[a + left, b + left, y + top] for a, b, y in strips(mask, got, label)],
        }
    return found
