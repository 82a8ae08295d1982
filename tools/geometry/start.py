"""A first drawing without crossings: straight borders, every region somewhere near its wish."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from .graph import FRAME
from .plane import Array, Sheet

SHARE = 110.0
"""Least length of the frame, in pixels, that a region at the edge gets at the start."""
Triple = tuple[int, int, int]


@dataclass
class Border:
    """A line between two cells, ``left`` on its left hand from corner to corner."""

    left: int
    right: int
    start: int
    end: int
    """Indices of the corners that it joins."""
    points: Array
    """What lies between the corners."""

    def turned(self) -> Border:
        """Return the same border walked the other way."""
        return Border(self.right, self.left, self.end, self.start, self.points[::-1])

    def between(self, a: int, b: int) -> bool:
        """Tell whether it separates ``a`` and ``b``."""
        return {self.left, self.right} == {a, b}


@dataclass
class Drawing:
    """Corners and borders of a map."""

    xy: Array
    side: Array
    """Side of the frame that each corner slides on, -1 for none."""
    borders: list[Border]


def _ring(triples: list[Triple], face_of: dict[tuple[int, int], int]) -> list[Triple]:
    """Return the corners round the frame: corner, region before it, region after it."""
    ring: list[Triple] = []
    a = next(v for u, v in sorted(face_of) if u == FRAME)
    while not ring or ring[0][1] != a:
        i = face_of[(a, FRAME)]
        b = next(x for x in triples[i] if x not in (a, FRAME))
        ring.append((i, a, b))
        a = b
    return ring


def _unrolled(near: dict[int, Array], a: int, b: int, sheet: Sheet) -> float:
    """Return how far along the frame the border of ``a`` and ``b`` would like to end."""
    wide, high = sheet.side[:2]
    d = (near[a] + near[b]) / 2 - 0.5
    x, y = (d / max(abs(d)) / 2 + 0.5) * sheet.side[:2]
    if y < 1e-6:
        return float(x)
    if x > wide - 1e-6:
        return float(wide + y)
    return float(wide * 2 + high - x if y > high - 1e-6 else sheet.around - y)


def _frame_ends(ring: list[Triple], near: dict[int, Array], sheet: Sheet) -> Array:
    """Return where the borders between edge regions meet the frame: in order and well apart."""
    around = sheet.around
    ts = np.array([_unrolled(near, a, b, sheet) for _, a, b in ring])
    for k in range(1, len(ts)):
        ts[k] += around * np.round((ts[k - 1] - ts[k]) / around)
    squares = zip(np.r_[0, sheet.side.cumsum()[:3]], ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True)
    owners = [
        (min(range(len(ring)), key=lambda k: np.hypot(*(near[ring[k][1]] - q))), c)
        for c, q in squares
    ]
    for _ in range(4000):
        push = np.maximum(0, SHARE - np.diff(np.append(ts, ts[0] + around))) * 0.3
        ts += np.roll(push, 1) - push
        for k, c in owners:  # the nearest region owns a right angle of the frame
            c += around * np.round((ts[k] - SHARE - c) / around)
            ts[k] += max(0, c + SHARE - ts[k]) * 0.3
            ts[k - 1] -= max(0, ts[k - 1] - (around if k == 0 else 0) - c + SHARE) * 0.3
    return ts


def _rim(
    ring: list[Triple], ends: dict[int, float], sheet: Sheet
) -> tuple[dict[Any, Array], list[Any]]:
    """Return the fixed points of the rim, and triangles that join them to the edge regions."""
    pins: dict[Any, Array] = {("f", i): sheet.on_frame(t)[0] for i, t in ends.items()}
    triangles: list[Any] = []
    for k, (i, a, b) in enumerate(ring):
        j = ring[k - 1][0]
        way = sheet.right_angles(ends[j], ends[i])
        pins.update((("c", i, m), q) for m, q in enumerate(way))
        walk = [("f", j)] + [("c", i, m) for m in range(len(way))] + [("f", i)]
        triangles.append((b, a, ("f", i)))
        triangles += [(a, p, q) for p, q in pairwise(walk)]
    return pins, triangles


def _tutte(
    cells: list[int], pins: dict[Any, Array], mine: dict[int, list[Any]]
) -> dict[Any, Array]:
    """Return a drawing in which every cell's center is the mean of its neighbors'."""
    matrix, wanted = np.eye(len(cells)), np.zeros((len(cells), 2))
    for k, cell in enumerate(cells):
        others = {x for t in mine[cell] for x in t} - {cell}
        for x in sorted(others, key=str):
            if x in pins:
                wanted[k] += pins[x] / len(others)
            else:
                matrix[k, cells.index(x)] -= 1 / len(others)
    return dict(zip(cells, np.linalg.solve(matrix, wanted), strict=True)) | pins


def _flatness(position: dict[Any, Array], triangles: list[Any]) -> float:
    """Return the worst triangle: twice its area over its longest side squared."""
    worst = 9.0
    for t in triangles:
        (ax, ay), (bx, by), (cx, cy) = (position[x] for x in t)
        longest = max(
            (ax - bx) ** 2 + (ay - by) ** 2,
            (bx - cx) ** 2 + (by - cy) ** 2,
            (cx - ax) ** 2 + (cy - ay) ** 2,
        )
        worst = min(worst, ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / longest)
    return worst


def _walk(position: dict[Any, Array], goals: dict[int, Array], mine: dict[int, list[Any]]) -> None:
    """Move the centers to their wishes, in place; no triangle may flip or become too flat."""
    for _ in range(60):
        for cell in sorted(goals):
            old, before = position[cell], _flatness(position, mine[cell])
            for step in (0.5, 0.25, 0.1):
                position[cell] = old + (goals[cell] - old) * step
                if _flatness(position, mine[cell]) >= min(before, 0.25):
                    break
                position[cell] = old


def draw(
    triples: list[Triple],
    swallowed: dict[int, int | None],
    near: dict[int, Array],
    sheet: Sheet,
) -> Drawing:
    """Return the first drawing of a map on a sheet.

    :raises ValueError: the drawing would have crossings.
    """
    face_of = {(f[k], f[(k + 1) % 3]): i for i, f in enumerate(triples) for k in range(3)}
    ring = _ring(triples, face_of)
    ends = {i: t for (i, _, _), t in zip(ring, _frame_ends(ring, near, sheet), strict=True)}
    pins, rim = _rim(ring, ends, sheet)
    triangles: list[Any] = [f for f in triples if FRAME not in f] + rim
    cells = sorted(near)
    mine = {cell: [t for t in triangles if cell in t] for cell in cells}
    position = _tutte(cells, pins, mine)
    if min(_flatness(position, mine[cell]) for cell in cells) <= 0:
        raise ValueError("the first drawing has crossings")
    goals = {cell: sheet.low + near[cell] * sheet.side[:2] for cell in cells}
    _walk(position, goals, mine)
    xy = np.array(
        [
            pins[("f", i)] if FRAME in f else sum(position[x] for x in f) / 3
            for i, f in enumerate(triples)
        ]
    )
    side = np.array([sheet.on_frame(ends[i])[1] if i in ends else -1 for i in range(len(triples))])
    borders = []
    for (u, v), end in sorted(face_of.items()):
        if u and not (v and u > v):
            begin = face_of[(v, u)]
            if v:
                middle = (position[u] + position[v])[None] / 2
            else:
                middle = sheet.right_angles(ends[begin], ends[end])
            borders.append(Border(u, v, begin, end, middle))
    for cell, host in swallowed.items():
        if host is not None:
            borders = _swallow(borders, xy, cell, host)
    return Drawing(xy, side, borders)


def _swallow(borders: list[Border], xy: Array, cell: int, host: int) -> list[Border]:
    """Return the borders after ``host`` has swallowed the neutral ``cell``."""
    lost = next(b for b in borders if b.between(cell, host))
    named = [
        replace(
            b,
            left=host if b.left == cell else b.left,
            right=host if b.right == cell else b.right,
        )
        for b in borders
        if b is not lost
    ]
    for c in (lost.start, lost.end):  # both ends of the lost border become plain points
        p, q = (b for b in named if c in (b.start, b.end))
        p = p.turned() if p.start == c else p
        q = q.turned() if q.end == c else q
        joined = Border(p.left, p.right, p.start, q.end, np.vstack([p.points, xy[c], q.points]))
        named = [*(b for b in named if c not in (b.start, b.end)), joined]
    return named
