"""The sheet that maps are made on, and small helpers with points and lines."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = Any
"""A numpy array; points are rows of x and y, in pixels, y downwards."""

WIDTH, HEIGHT = 1200, 1060
MARGIN = 14
"""Inset of the outer edge: room for its wobble."""
LEFT, TOP, RIGHT, BOTTOM = MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN
CORNERS = np.array([(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)], float)
SIDE = np.array([RIGHT - LEFT, BOTTOM - TOP, RIGHT - LEFT, BOTTOM - TOP], float)
"""Lengths of the frame's sides, clockwise from the upper one."""
AROUND = SIDE.sum()

NEUTRAL = 0.26
"""Wished radius of a cell that is no region."""


def on_frame(t: float) -> tuple[Array, int]:
    """Return the frame's point at distance ``t`` along it, and the side it lies on, 0 to 3."""
    t %= AROUND
    for side in range(4):
        if t <= SIDE[side]:
            way = (CORNERS[(side + 1) % 4] - CORNERS[side]) * t / SIDE[side]
            return CORNERS[side] + way, side
        t -= SIDE[side]
    return CORNERS[0].copy(), 0


def right_angles(start: float, end: float) -> Array:
    """Return the frame's right angles between two distances along it."""
    start, end = start % AROUND, end % AROUND
    end += AROUND * (end < start)
    ends = SIDE.cumsum()
    between = {m % AROUND: m for m in np.r_[0, ends, AROUND + ends] if start < m < end}
    return np.array([on_frame(m)[0] for m in between.values()]).reshape(-1, 2)


def resample(line: Array, step: float) -> Array:
    """Return ``line`` with its points about ``step`` apart, at least four of them."""
    along = np.r_[0, np.hypot(*np.diff(line, axis=0).T).cumsum()]
    stops = np.linspace(0, along[-1], max(3, round(along[-1] / step)) + 1)
    return np.c_[np.interp(stops, along, line[:, 0]), np.interp(stops, along, line[:, 1])]
