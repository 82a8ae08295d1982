"""How much room a region offers inside."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from .plane import HEIGHT, WIDTH, Array

Polygons = dict[int, list[tuple[float, float]]]
LABEL = (57, 30)
"""Half of the room kept for a label and a name while regions compete for area, in pixels."""
LARGEST = 36
"""Half of the largest tile that regions compete for, in pixels."""


def inscribed(polygons: Polygons, scale: int = 1) -> tuple[Array, dict[int, float]]:
    """Return a picture of region indices (from 1) and the radius of each one's largest circle.

    The picture is ``scale`` times smaller than the map; radii are in pixels of the map.
    """
    sheet = Image.new("I", (WIDTH // scale, HEIGHT // scale), 0)
    pen = ImageDraw.Draw(sheet)
    for k, points in enumerate(polygons.values()):
        pen.polygon([(x / scale, y / scale) for x, y in points], fill=k + 1)
    index = np.pad(np.array(sheet), 1)
    edge = np.zeros(index.shape, bool)
    edge[:, :-1] |= index[:, 1:] != index[:, :-1]
    edge[:-1] |= index[1:] != index[:-1]
    depth = ndimage.distance_transform_edt(~edge)
    found = {}
    for k, (region, part) in enumerate(zip(polygons, ndimage.find_objects(index), strict=True)):
        found[region] = float((depth[part] * (index[part] == k + 1)).max()) * scale
    return index[1:-1, 1:-1], found


def fits(free: Array, width: float, height: float) -> Array:
    """Return the centres at which a box lies wholly on free pixels."""
    total = np.pad(free.astype(int).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    h, w = math.ceil(height / 2), math.ceil(width / 2)
    centres = np.zeros(free.shape, bool)
    rows, columns = free.shape
    if rows > 2 * h and columns > 2 * w:
        held = (
            total[2 * h :, 2 * w :]
            - total[: -2 * h, 2 * w :]
            - total[2 * h :, : -2 * w]
            + total[: -2 * h, : -2 * w]
        )
        centres[h : rows - h + 1, w : columns - w + 1] = held == 4 * h * w
    return centres


def _arrangements(size: float, gap: int = 4) -> list[list[tuple[float, float]]]:
    """Return ways to lay three tiles: a row, a column, corners, triangles."""
    a = size + gap
    square = [(x, y) for x in (-a / 2, a / 2) for y in (-a / 2, a / 2)]
    corners = [[p for p in square if p != o] for o in square]
    triangles = [
        [p for p in square if p[axis] * sign > 0]
        + [(0.0, -sign * a / 2) if axis else (-sign * a / 2, 0.0)]
        for axis in (0, 1)
        for sign in (1, -1)
    ]
    row = [(-a, 0.0), (0.0, 0.0), (a, 0.0)]
    return [row, [(y, x) for x, y in row], *corners, *triangles]


def _three_fit(mask: Array, size: float, clear: int = 3) -> bool:
    """Tell whether three tiles of ``size`` and a label find room inside ``mask``."""
    depth = ndimage.distance_transform_edt(np.pad(mask, 1))[1:-1, 1:-1]
    tile = fits(depth > clear, size, size)
    ly, lx = (v[::3] for v in np.nonzero(fits(depth > clear, *LABEL)))
    h, w = mask.shape
    for lay in _arrangements(size):
        ys, xs = np.nonzero(tile)
        for dx, dy in lay:
            y, x = ys + round(dy), xs + round(dx)
            ok = (y >= 0) & (y < h) & (x >= 0) & (x < w)
            ok[ok] = tile[y[ok], x[ok]]
            ys, xs = ys[ok], xs[ok]
        pick = np.argsort(-depth[ys, xs], kind="stable")[:: max(1, len(ys) // 40)]
        for y, x in zip(ys[pick], xs[pick], strict=True):
            free = np.ones(len(ly), bool)
            for dx, dy in lay:
                free &= (abs(lx - x - dx) >= (size + LABEL[0]) / 2 + 2) | (
                    abs(ly - y - dy) >= (size + LABEL[1]) / 2 + 2
                )
            if free.any():
                return True
    return False


def largest_tile(mask: Array) -> int:
    """Return the largest tile (pixels) of which three fit beside a label; mask at half size."""
    low, high = 14, LARGEST
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _three_fit(mask, middle) else (low, middle - 1)
    return 2 * low


def has_neck(mask: Array, thin: float = 20.0, speck: int = 40) -> bool:
    """Tell whether a region made thinner by half of ``thin`` falls in two, specks aside."""
    core, parts = ndimage.label(ndimage.distance_transform_edt(np.pad(mask, 1)) > thin / 2)
    return bool(parts > 1 and sorted(np.bincount(core.ravel())[1:])[-2] > speck)
