"""The sheet that maps are made on, and small helpers with points and lines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

Array = Any
"""A numpy array; points are rows of x and y, in pixels, y downwards."""

NEUTRAL = 0.26
"""Wished radius of a cell that is no region."""


@dataclass(frozen=True)
class Sheet:
    """A rectangle in pixels; the frame of a map lies ``margin`` within it."""

    width: int
    height: int
    margin: int = 14
    """Inset of the outer edge: room for its wobble."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def low(self) -> Array:
        """The frame's left upper corner."""
        return np.array((self.margin, self.margin))

    @property
    def high(self) -> Array:
        """The frame's right lower corner."""
        return np.array((self.width - self.margin, self.height - self.margin))

    @cached_property
    def corners(self) -> Array:
        """The frame's corners, clockwise from the upper left one."""
        (left, top), (right, bottom) = self.low, self.high
        return np.array([(left, top), (right, top), (right, bottom), (left, bottom)], float)

    @cached_property
    def side(self) -> Array:
        """Lengths of the frame's sides, clockwise from the upper one."""
        return np.tile(self.high - self.low, 2).astype(float)

    @cached_property
    def around(self) -> float:
        """How long the frame is."""
        return float(self.side.sum())

    def on_frame(self, t: float) -> tuple[Array, int]:
        """Return the frame's point at distance ``t`` along it, and the side it lies on, 0 to 3."""
        t %= self.around
        for side in range(4):
            if t <= self.side[side]:
                way = (self.corners[(side + 1) % 4] - self.corners[side]) * t / self.side[side]
                return self.corners[side] + way, side
            t -= self.side[side]
        return self.corners[0].copy(), 0

    def right_angles(self, start: float, end: float) -> Array:
        """Return the frame's right angles between two distances along it."""
        start, end = start % self.around, end % self.around
        end += self.around * (end < start)
        ends = self.side.cumsum()
        marks = np.r_[0, ends, self.around + ends]
        between = {m % self.around: m for m in marks if start < m < end}
        return np.array([self.on_frame(m)[0] for m in between.values()]).reshape(-1, 2)


def resample(line: Array, step: float) -> Array:
    """Return ``line`` with its points about ``step`` apart, at least four of them."""
    along = np.r_[0, np.hypot(*np.diff(line, axis=0).T).cumsum()]
    stops = np.linspace(0, along[-1], max(3, round(along[-1] / step)) + 1)
    return np.c_[np.interp(stops, along, line[:, 0]), np.interp(stops, along, line[:, 1])]
