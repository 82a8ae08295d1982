"""How much room a region offers inside."""

from __future__ import annotations

import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from .plane import Array

Polygons = dict[int, list[tuple[float, float]]]


def inscribed(polygons: Polygons, size: tuple[int, int]) -> tuple[Array, dict[int, float]]:
    """Return a picture of region indices (from 1) and the radius of each one's largest circle."""
    sheet = Image.new("I", size, 0)
    pen = ImageDraw.Draw(sheet)
    for k, points in enumerate(polygons.values()):
        pen.polygon(points, fill=k + 1)
    index = np.pad(np.array(sheet), 1)
    edge = np.zeros(index.shape, bool)
    edge[:, :-1] |= index[:, 1:] != index[:, :-1]
    edge[:-1] |= index[1:] != index[:-1]
    depth = ndimage.distance_transform_edt(~edge)
    found = {}
    for k, (region, part) in enumerate(zip(polygons, ndimage.find_objects(index), strict=True)):
        found[region] = float((depth[part] * (index[part] == k + 1)).max())
    return index[1:-1, 1:-1], found


def fits(free: Array, width: float, height: float) -> Array:
    """Return the centers at which a box lies wholly on free pixels."""
    total = np.pad(free.astype(int).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    h, w = math.ceil(height / 2), math.ceil(width / 2)
    centers = np.zeros(free.shape, bool)
    rows, columns = free.shape
    if rows > 2 * h and columns > 2 * w:
        held = (
            total[2 * h :, 2 * w :]
            - total[: -2 * h, 2 * w :]
            - total[2 * h :, : -2 * w]
            + total[: -2 * h, : -2 * w]
        )
        centers[h : rows - h + 1, w : columns - w + 1] = held == 4 * h * w
    return centers


def has_neck(mask: Array, thin: float = 20.0, speck: int = 40) -> bool:
    """Tell whether a region made thinner by half of ``thin`` falls in two, specks aside."""
    core, parts = ndimage.label(ndimage.distance_transform_edt(np.pad(mask, 1)) > thin / 2)
    return bool(parts > 1 and sorted(np.bincount(core.ravel())[1:])[-2] > speck)
