"""Cells around points: everything is somebody's who is nearest, as far as the frame.

A region is one point or several (a River is long), so its borders are those of its points'
cells taken together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

OUTSIDE = -1
"""What lies beyond the frame."""
_Corner = tuple[float, float, int]
"""A corner of a cell, and whose border leads on from it."""


class Site(NamedTuple):
    """A point of a region; ``x`` from 0 to the board's width, ``y`` from 0 to 1."""

    x: float
    y: float
    owner: int


Cell = dict[int, float]
"""The lengths of a cell's borders by the index of the other site."""


def cells(
    sites: Sequence[Site],
    wide: float,
    old: Sequence[Cell] = (),
    before: Sequence[Site] = (),
) -> list[Cell]:
    """Return the cell of every site on a board ``wide`` times as wide as high.

    ``old`` are the cells of as many sites ``before``: only what lies around a site that has moved
    is worked out again.
    """
    if len(before) != len(sites):
        return [_cell(k, sites, wide) for k in range(len(sites))]
    moved = [k for k, site in enumerate(sites) if site[:2] != before[k][:2]]
    found, stale = list(old), set()
    for k in moved:
        found[k] = _cell(k, sites, wide)
        stale |= {*old[k], *found[k]}
    for k in stale - set(moved) - {OUTSIDE}:
        found[k] = _cell(k, sites, wide)
    return found


def middle_of(owner: int, sites: Sequence[Site], wide: float) -> tuple[float, float]:
    """Return the center of gravity of a region, all its sites' cells together."""
    area = x = y = 0.0
    for k, site in enumerate(sites):
        if site.owner == owner:
            corners = _corners(k, sites, wide)
            for (a, b, _), (c, d, _) in zip(corners, corners[1:] + corners[:1], strict=True):
                part = a * d - c * b
                area, x, y = area + part, x + part * (a + c) / 3, y + part * (b + d) / 3
    return x / area, y / area


def _cell(k: int, sites: Sequence[Site], wide: float) -> Cell:
    cell: Cell = {}
    corners = _corners(k, sites, wide)
    for (a, b, beyond), (c, d, _) in zip(corners, corners[1:] + corners[:1], strict=True):
        cell[beyond] = cell.get(beyond, 0.0) + math.hypot(c - a, d - b)
    return cell


def _corners(k: int, sites: Sequence[Site], wide: float) -> list[_Corner]:
    """Return the corners of a site's cell, one after the other."""
    x, y, _ = sites[k]
    others = sorted(((s.x - x) ** 2 + (s.y - y) ** 2, j) for j, s in enumerate(sites) if j != k)
    corners: list[_Corner] = [
        (0.0, 0.0, OUTSIDE),
        (wide, 0.0, OUTSIDE),
        (wide, 1.0, OUTSIDE),
        (0.0, 1.0, OUTSIDE),
    ]
    reach = max((a - x) ** 2 + (b - y) ** 2 for a, b, _ in corners)
    for square, j in others:
        if square > 4 * reach:
            break
        nearer = _clipped(corners, (x, y), sites[j], j)
        if nearer is not corners:
            corners = nearer
            reach = max((a - x) ** 2 + (b - y) ** 2 for a, b, _ in corners)
    return corners


def _clipped(
    corners: list[_Corner], at: tuple[float, float], other: Site, index: int
) -> list[_Corner]:
    """Return what is left of a cell around ``at`` when another site takes all that is nearer."""
    dx, dy = other.x - at[0], other.y - at[1]
    middle = (dx * (other.x + at[0]) + dy * (other.y + at[1])) / 2
    over = [dx * a + dy * b - middle for a, b, _ in corners]
    if max(over) <= 0:
        return corners
    left: list[_Corner] = []
    for i, (a, b, beyond) in enumerate(corners):
        k = (i + 1) % len(corners)
        c, d, _ = corners[k]
        if over[i] <= 0:
            left.append((a, b, beyond))
            if over[k] > 0:
                t = over[i] / (over[i] - over[k])
                left.append((a + t * (c - a), b + t * (d - b), index))
        elif over[k] <= 0:
            t = over[i] / (over[i] - over[k])
            left.append((a + t * (c - a), b + t * (d - b), beyond))
    return left


class Contacts(NamedTuple):
    """Which regions touch which, and how."""

    lengths: dict[tuple[int, int], float]
    """Length of the border of every two regions that touch, the lesser first; the frame is -1."""
    torn: int
    """Pieces of regions that hang together with nothing else of their region, beyond one each."""


def contacts(sites: Sequence[Site], found: Sequence[Cell]) -> Contacts:
    """Return how the regions of all sites touch."""
    lengths: dict[tuple[int, int], float] = {}
    root = list(range(len(sites)))

    def top(k: int) -> int:
        while root[k] != k:
            k = root[k]
        return k

    for k, cell in enumerate(found):
        mine = sites[k].owner
        for j, length in cell.items():
            theirs = OUTSIDE if j == OUTSIDE else sites[j].owner
            if theirs == mine:
                root[top(j)] = top(k)
            elif theirs < mine:
                lengths[theirs, mine] = lengths.get((theirs, mine), 0.0) + length
    pieces = sum(1 for k in range(len(sites)) if root[k] == k)
    return Contacts(lengths, pieces - len({s.owner for s in sites}))
