"""Where a region's name may be written: strips clear of its number, its tile and its markers."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import numpy as np
from scipy import ndimage

from .room import Array

Strip = tuple[int, int, int]
"""Left and right end, and the middle's height."""

HEIGHT = 26
"""Pixels of height that a name takes."""
SHORTEST = 48
"""Strips shorter than this are of no use."""
USUAL = 80
"""Length of a usual name, by which a strip's distance from the number is measured."""
BEFORE = 14
"""What it costs to stand before the number."""
ROUND_TILE = 20
"""How much broader than a tile the room is that it takes with its badges."""
CLEAR = 3
"""Pixels kept free along every border."""
GAP = 4
"""Pixels between number and name."""
PER_MARK, PER_TILE = 10, 150
"""How much farther from the number a name may go to keep a marker's or the tile's place free."""


def strips(mask: Array, shape: dict[str, Any], label: tuple[int, int]) -> list[Strip]:
    """Return the strips inside a region's mask, the preferred one first.

    ``shape`` has ``label``, ``token``, ``marks`` and ``sizes`` in pixels of the
    mask; ``label`` is the width and height of the number with its symbols.
    """
    depth = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    tile, mark = shape["sizes"]
    free = depth > CLEAR
    _block(free, shape["label"], label[0] + 2 * GAP, label[1])
    marks = shape["marks"]
    found: dict[Strip, float] = {}
    for kept in range(len(marks), -2, -1):
        room = free.copy()
        for place in marks[: max(0, kept)]:
            _block(room, place, mark + 2, mark + 2)
        if kept >= 0:
            _block(room, shape["token"], tile + ROUND_TILE, tile + ROUND_TILE)
        price = (len(marks) - kept) * PER_MARK if kept >= 0 else PER_TILE
        longest = SHORTEST - 1
        for cost, strip in sorted((_far(s, shape["label"]), s) for s in _runs(room)):
            if strip[1] - strip[0] >= longest + (8 if longest >= SHORTEST else 1):
                longest = strip[1] - strip[0]
                found.setdefault(strip, cost + price)
    return sorted(found, key=lambda strip: (found[strip], strip))


def _block(free: Array, place: tuple[int, int], width: int, height: int) -> None:
    left, top = place[0] - width // 2, place[1] - height // 2
    free[max(0, top) : max(0, top + height), max(0, left) : max(0, left + width)] = False


def _runs(free: Array) -> list[Strip]:
    """Return every stretch of free pixels as high as a name, every second row."""
    bands = ndimage.minimum_filter1d(free, HEIGHT, axis=0, mode="constant", cval=0)
    found = []
    for y in range(HEIGHT // 2, free.shape[0] - HEIGHT // 2, 2):
        x = 0
        for is_free, cells in groupby(bands[y].tolist()):
            length = len(list(cells))
            if is_free and length >= SHORTEST:
                found.append((x, x + length, y))
            x += length
    return found


def _far(strip: Strip, label: tuple[int, int]) -> float:
    """Return how far a usual name in the strip stands from the number.

    Up and down count most; a name is best read after its number, so not above it or left of it.
    """
    left, right, y = strip
    half = min(USUAL, right - left) / 2
    x = min(max(label[0], left + half), right - half)
    first = y < label[1] - 6 or (y < label[1] + 6 and x < label[0])
    return abs(y - label[1]) + 0.35 * float(abs(x - label[0])) + (BEFORE if first else 0)
