"""Makes smooth borders look drawn by hand: small warps of the whole plane, so nothing can cross."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from .coast import Coast
from .foam import Foam
from .plane import Array, Sheet, resample

WAVES = ((170, 7.0), (80, 5.0), (40, 3.2), (20, 1.8), (10, 0.8))
"""Length and height of the waves, in pixels, for regions of 100 pixels radius.

Each has a slope below one and is therefore one-to-one.
"""
CALM = 0.34
"""What the waves keep of their height at the frame of a board; at a coast nothing."""
Line = list[tuple[int, int]]


def _warp(
    points: Array, rng: np.random.Generator, wave: float, height: float, sheet: Sheet, calm: float
) -> Array:
    """Return the points moved by smooth noise that is calm near the outer edge."""
    out = points.copy()
    across, down = sheet.size
    for axis, size in enumerate(sheet.size):
        grid = rng.uniform(-1, 1, (int(2 * down / wave) + 8, int(2 * across / wave) + 8))
        at = [points[:, 1] * 2 / wave + 3, points[:, 0] * 2 / wave + 3]
        shift = ndimage.map_coordinates(grid, at, order=3, mode="nearest") * height
        edge = np.minimum(points[:, axis] - sheet.margin, size - sheet.margin - points[:, axis])
        out[:, axis] += shift * np.clip(calm + edge / 150, calm, 1)
    return out


def roughen(foam: Foam, seed: int, share: float = 1.0, coast: Coast | None = None) -> list[Line]:
    """Return the line of every border in whole pixels; those on the frame follow the ``coast``.

    ``share``: how high the waves are, of their usual height.
    """
    rng, lines, sheet = np.random.default_rng(seed), [], foam.sheet
    for b in foam.borders:
        line = foam.line(b)
        if b.right:
            soft = np.vstack([line[:1], (line[:-1] + line[1:]) / 2, line[-1:]])
            lines.append(resample(soft, 4.5))
        else:
            pieces = [resample(line[k : k + 2], 12)[:-1] for k in range(len(line) - 1)]
            lines.append(np.vstack([*pieces, line[-1:]]))
    points, calm = np.vstack(lines), 0.0 if coast else CALM
    for wave, height in WAVES:
        points = _warp(points, rng, wave, height * share * foam.full / 100, sheet, calm)
    last = np.cumsum([len(line) for line in lines])[:-1]
    if coast:
        return _ashore(foam, np.split(points, last), coast)
    points = np.clip(np.rint(points), 2, (sheet.width - 3, sheet.height - 3)).astype(int)
    return [_whole(part) for part in np.split(points, last)]


def _whole(points: Array) -> Line:
    """Return a line's points without those that it has twice."""
    return list(dict.fromkeys((int(x), int(y)) for x, y in points))


def _ashore(foam: Foam, lines: list[Array], coast: Coast) -> list[Line]:
    """Return the lines on an island: bent as its coast is, where they end on one of its points."""
    ends = {}
    for b, line in zip(foam.borders, lines, strict=True):
        if not b.right:
            ends |= {b.start: coast.nearest(line[0]), b.end: coast.nearest(line[-1])}
    found = []
    for b, line in zip(foam.borders, lines, strict=True):
        if not b.right:
            found.append(coast.between(ends[b.start], ends[b.end]))
            continue
        bent = np.rint(coast.bent(line)).astype(int)
        for k, corner in ((0, b.start), (-1, b.end)):
            if corner in ends:
                bent[k] = coast.line[1][ends[corner]]
        found.append(_whole(bent))
    return found
