"""The coast that all boards of a size share: a fixed way to bend a rectangle into an island."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from scipy import ndimage

from .plane import Array, Sheet

ROUND = 3.3
"""Shape of an island before it has bays: 2 is an ellipse, larger is squarer."""
BAYS = ((230, 11.0), (110, 7.0), (52, 3.0), (24, 1.1))
"""Length and height of the waves that make bays, in pixels.

Each has a slope below one, so nothing can cross.
"""
RIM = 2
"""Pixels between the coast and the edge of its sheet."""
STEP = 5.0
"""Pixels between two points of the coast."""


class Coast:
    """Bends the frame of a sheet into a coast, and all that lies within alike.

    The same for the same sheet and seed, whatever is on the board.
    """

    def __init__(self, sheet: Sheet, seed: int) -> None:
        self.sheet = sheet
        rng = np.random.default_rng(seed)
        cells = [int(2 * max(sheet.size) / wave) + 8 for wave, _ in BAYS]
        self._waves = [rng.uniform(-1, 1, (2, n, n)) for n in cells]
        self._shift, self._stretch = np.zeros(2), np.ones(2)
        # The bays reach beyond the sheet at first; what they take is known only now.
        rim = self.bent(np.array([sheet.on_frame(t)[0] for t in self._stops]))
        low, high = rim.min(axis=0), rim.max(axis=0)
        self._stretch = (np.array(sheet.size) - 1 - 2 * RIM) / (high - low)
        self._shift = RIM - low * self._stretch

    @cached_property
    def _stops(self) -> Array:
        """Distances along the frame, less than a pixel apart."""
        return np.arange(0, self.sheet.around, 0.5)

    @cached_property
    def line(self) -> tuple[Array, list[tuple[int, int]]]:
        """The coast's points in whole pixels, clockwise, and how far along the frame each lies."""
        stops = self._stops
        rim = self.bent(np.array([self.sheet.on_frame(t)[0] for t in stops]))
        along = np.r_[0, np.hypot(*np.diff(rim, axis=0).T).cumsum()]
        kept = np.searchsorted(along, np.arange(0, along[-1] - STEP / 2, STEP))
        return stops[kept], [(int(x), int(y)) for x, y in np.rint(rim[kept])]

    def bent(self, points: Array) -> Array:
        """Return where points of the sheet lie on the island."""
        middle, half = np.array(self.sheet.size) / 2, self.sheet.side[:2] / 2
        square = np.clip((points - middle) / half, -1, 1)
        other = np.abs(square[:, ::-1])
        out = middle + half * square * (1 - other**ROUND / 2) ** (1 / ROUND)
        for (wave, height), grids in zip(BAYS, self._waves, strict=True):
            at = (out[:, ::-1] * 2 / wave + 3).T
            moved = [ndimage.map_coordinates(g, at, order=3, mode="nearest") for g in grids]
            out = out + np.c_[moved[0], moved[1]] * height
        return out * self._stretch + self._shift

    def nearest(self, point: Array) -> int:
        """Return which of the coast's points a point of the frame comes to lie on."""
        stops, _ = self.line
        away = np.abs(stops - self._along(point))
        return int(np.minimum(away, self.sheet.around - away).argmin())

    def between(self, start: int, end: int) -> list[tuple[int, int]]:
        """Return the coast from one of its points on to another, both included."""
        _, points = self.line
        return [
            points[k % len(points)] for k in range(start, end + 1 + len(points) * (end < start))
        ]

    def _along(self, point: Array) -> float:
        """Return how far along the frame a point of it lies."""
        off = np.r_[point - self.sheet.low, self.sheet.high - point]
        x, y = point - self.sheet.low
        wide, high = self.sheet.side[:2]
        ways = {1: x, 2: wide + y, 3: 2 * wide + high - x, 0: self.sheet.around - y}
        return float(ways[int(np.abs(off).argmin())])
