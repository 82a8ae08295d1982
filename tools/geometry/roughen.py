"""Makes smooth borders look drawn by hand: small warps of the whole plane, so nothing can cross."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from .foam import Foam
from .plane import HEIGHT, MARGIN, WIDTH, Array, resample

WAVES = ((170, 7.0), (80, 5.0), (40, 3.2), (20, 1.8), (10, 0.8))
"""Length and height of the waves, in pixels, for regions of 100 pixels radius.

Each has a slope below one and is therefore one-to-one.
"""


def _warp(points: Array, rng: np.random.Generator, wave: float, height: float) -> Array:
    """Return the points moved by smooth noise that is calm near the outer edge."""
    out = points.copy()
    for axis, size in ((0, WIDTH), (1, HEIGHT)):
        grid = rng.uniform(-1, 1, (int(2 * HEIGHT / wave) + 8, int(2 * WIDTH / wave) + 8))
        at = [points[:, 1] * 2 / wave + 3, points[:, 0] * 2 / wave + 3]
        shift = ndimage.map_coordinates(grid, at, order=3, mode="nearest") * height
        edge = np.minimum(points[:, axis] - MARGIN, size - MARGIN - points[:, axis])
        out[:, axis] += shift * np.clip(0.34 + edge / 150, 0.34, 1)
    return out


def roughen(foam: Foam, seed: int) -> list[list[tuple[int, int]]]:
    """Return the line of every border in whole pixels."""
    rng, lines = np.random.default_rng(seed), []
    for b in foam.borders:
        line = foam.line(b)
        if b.right:
            soft = np.vstack([line[:1], (line[:-1] + line[1:]) / 2, line[-1:]])
            lines.append(resample(soft, 4.5))
        else:
            pieces = [resample(line[k : k + 2], 12)[:-1] for k in range(len(line) - 1)]
            lines.append(np.vstack([*pieces, line[-1:]]))
    points = np.vstack(lines)
    for wave, height in WAVES:
        points = _warp(points, rng, wave, height * foam.full / 100)
    points = np.clip(np.rint(points), 2, (WIDTH - 3, HEIGHT - 3)).astype(int)
    parts = np.split(points, np.cumsum([len(line) for line in lines])[:-1])
    return [list(dict.fromkeys((int(x), int(y)) for x, y in part)) for part in parts]
