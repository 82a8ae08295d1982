"""Relaxes a drawing like a foam: every region gets its room, no border ever crosses another.

Forces: line tension, area pressure, a disc per region that pushes its borders
away, a least length for every border, a least distance of unrelated borders.
After every step a point whose move made two borders cross goes back, so the
topology of the first drawing is kept by construction.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree

from .check import Home, area
from .graph import Regions
from .plane import NEUTRAL, Array, Sheet, resample
from .start import Border, Drawing

LONG, NECK = 0.84, 0.54
"""Wished length of a border and distance of unrelated borders, times the radius of a region."""
SQUARE = 3.0
"""Shape of the discs: 2 is round, 4 squarish; tiles fit better into squarish regions."""
STRETCH = (1.10, 0.94)
"""The discs are a little wider than high."""
FULL, EASY = 4, 2
"""Grade of a region with room for pieces of the wished sizes, and that of one where it is ample."""
LACK = np.array([10.0, 2.0, 1.0, 0.0, 0.0])
"""How bad a region of each grade is for a map."""
MORE = np.array([1.08, 1.03, 1.0, 0.98, 0.95])
"""By how much the area changes that a region of each grade wishes for."""
WIDER, WIDEST = 1.05, 1.25
"""By how much the disc of a River or chasm without room grows each round, and its largest share."""
ROUNDS, PATIENCE = 30, 8
"""Rounds in which area is given, and how many without a better one end them if all have room."""
Line = Sequence[tuple[float, float]]
Grade = Callable[[int, Line], int]
"""How large the pieces are for which a region has room: 0 for none allowed, to ``FULL``."""
RIGID, FIXED = -1, -2
"""Owners of points that are no border's own: right angles of the frame, and corners."""


@dataclass(frozen=True)
class Pull:
    """Strengths and measures of one stretch of relaxation, in pixels and per step."""

    radius: float
    neck: float
    border: float
    press: float = 0.6
    push: float = 0.8
    near: float = 0.002
    rate: float = 0.4
    cap: float = 1.0


class Foam:
    """A map in motion."""

    def __init__(
        self,
        regions: Regions,
        home: Home,
        rocks: list[int],
        near: dict[int, Array],
        drawing: Drawing,
        rng: np.random.Generator,
        sheet: Sheet,
    ) -> None:
        self.sheet = sheet
        self.ids = [*sorted(regions), *rocks]
        self._index = {r: i + 1 for i, r in enumerate(self.ids)} | {0: 0}
        self.xy, self._side, self.borders = drawing.xy, drawing.side, drawing.borders
        wishes = [home.look(regions[r]).room if r > 0 else NEUTRAL for r in self.ids]
        self.want = np.array([1.0, *wishes])
        self._land = self.want[1:] == 1.0
        goals = [sheet.low + near[r] * sheet.side[:2] for r in self.ids]
        self._goal = np.array([np.array(sheet.size) / 2, *goals])
        share = (self.want[1:] ** 2).sum()
        self.area = self.want**2 / share * sheet.side[0] * sheet.side[1]
        self.full = math.sqrt(0.80 * sheet.side[0] * sheet.side[1] / share / math.pi)
        self._tense = rng.uniform(0.75, 1.35, len(self.borders))
        self._disc = self._goal.copy()
        self._relations({r for r in regions if home.look(regions[r]).water})
        self._build(14)

    def _relations(self, wet: set[int]) -> None:
        """Note which corners any two borders share, and how wide water between them should be."""
        ends = np.array([(b.start, b.end) for b in self.borders])
        common = ends[:, None, :, None] == ends[None, :, None, :]
        self._ends, self._joint = ends, np.full((len(ends), len(ends), 2), -1)
        for k in (0, 1):
            self._joint[:, :, k] = np.where(common[:, :, k].any(-1), ends[:, None, k], -1)
        sides = [{b.left, b.right} for b in self.borders]
        self._wide = np.array([[1.25 if a & b & wet else 1.0 for b in sides] for a in sides])

    def line(self, border: Border) -> Array:
        """Return a border with its corners."""
        return np.vstack([self.xy[border.start], border.points, self.xy[border.end]])

    def _build(self, step: float | None) -> None:
        """Lay all points out in flat arrays, spaced by ``step`` pixels (None: as they are)."""
        points, segments, owner = [self.xy], [], [np.full(len(self.xy), FIXED)]
        frame, n = [], len(self.xy)
        for e, b in enumerate(self.borders):
            if b.right and step:
                b.points = resample(self.line(b), step)[1:-1]
            elif not b.right:
                frame.append((resample(self.line(b), 12)[1:-1], e))
            m = len(b.points)
            ix = np.r_[b.start, n + np.arange(m), b.end]
            sides = (self._index[b.left], self._index[b.right], e)
            segments.append(np.c_[ix[:-1], ix[1:], np.full((m + 1, 3), sides)])
            points.append(b.points)
            owner.append(np.full(m, e if b.right else RIGID))
            n += m
        self._points, self._segments = np.vstack(points), np.vstack(segments)
        self._owner = np.concatenate(owner)
        seg = self._segments
        pairs = np.unique(np.vstack([seg[:, [i, j]] for i in (0, 1) for j in (2, 3)]), axis=0)
        self._touch = pairs[pairs[:, 1] > 0]
        self._frame = np.vstack([f for f, _ in frame])
        self._frame_owner = np.concatenate([np.full(len(f), e) for f, e in frame])

    def _store(self) -> None:
        n = len(self.xy)
        self.xy = self._points[:n].copy()
        for b in self.borders:
            b.points = self._points[n : n + len(b.points)].copy()
            n += len(b.points)

    def _respace(self) -> None:
        """Space the points anew, closer if that would make borders cross, or leave them."""
        self._store()
        old = [b.points for b in self.borders]
        for step in (14, 9, 6, None):
            if step is None:
                for b, points in zip(self.borders, old, strict=True):
                    b.points = points
            self._build(step)
            if not len(self._crossed(self._points, self._close_segments(1))):
                return

    def _close_segments(self, skin: float) -> Array:
        """Return pairs of segments without a common end that might meet within the next steps."""
        seg, points = self._segments, self._points
        ix = np.flatnonzero(seg[:, 3])
        a, b = seg[ix, 0], seg[ix, 1]
        middle = (points[a] + points[b]) / 2
        half = np.hypot(*(points[a] - points[b]).T).max() / 2
        near = cKDTree(middle).query_pairs(2 * half + 2 * skin, output_type="ndarray")
        i, j = near.T
        apart = (a[i] != a[j]) & (a[i] != b[j]) & (b[i] != a[j]) & (b[i] != b[j])
        return ix[np.c_[i, j][apart]]

    def _crossed(self, points: Array, pairs: Array) -> Array:
        """Return those pairs of segments that cross."""

        def left(o: Array, p: Array, q: Array) -> Array:
            return (p[:, 0] - o[:, 0]) * (q[:, 1] - o[:, 1]) - (p[:, 1] - o[:, 1]) * (
                q[:, 0] - o[:, 0]
            )

        a, b, c, d = (points[self._segments[pairs[:, k], m]] for k in (0, 1) for m in (0, 1))
        return pairs[(left(a, b, c) * left(a, b, d) <= 0) & (left(c, d, a) * left(c, d, b) <= 0)]

    def _close_points(self, reach: float) -> tuple[Array, Array, Array, Array]:
        """Return pairs of points that must keep their distance: indices, shared corners, width."""
        ix = np.flatnonzero(self._owner >= 0)
        tree = cKDTree(self._points[ix])
        inner = ix[tree.query_pairs(reach, output_type="ndarray")]
        outer = tree.sparse_distance_matrix(cKDTree(self._frame), reach, output_type="ndarray")
        i = np.r_[inner[:, 0], ix[outer["i"]]]
        j = np.r_[inner[:, 1], outer["j"] + len(self._points)]
        e, f = self._owner[i], np.r_[self._owner, self._frame_owner][j]
        other = e != f
        return i[other], j[other], self._joint[e, f][other], self._wide[e, f][other]

    def _tension_and_pressure(self, force: _Force, press: float) -> None:
        points, (a, b, left, right, e) = self._points, self._segments.T
        d = points[b] - points[a]
        tension = _unit(d)[0] * (self._tense[e] * (right > 0))[:, None]
        cross, n = (points[a, 0] * points[b, 1] - points[a, 1] * points[b, 0]) / 2, len(self.want)
        area = np.bincount(left, cross, n) - np.bincount(right, cross, n)
        p = press * np.clip(1 - area / self.area, -0.5, 0.5)
        p[0] = 0
        normal = np.c_[d[:, 1], -d[:, 0]] * ((p[left] - p[right]) / 2)[:, None]
        force.add(a, tension + normal)
        force.add(b, normal - tension)

    def _discs(self, force: _Force, pull: Pull) -> None:
        points, (q, r) = self._points, self._touch.T
        v = (points[q] - self._disc[r]) / STRETCH
        length = np.maximum((abs(v) ** SQUARE).sum(1) ** (1 / SQUARE), 1e-6)
        lack = np.clip((pull.radius * self.want[r] - length) * 0.06, 0, pull.push)
        f = v / length[:, None] * lack[:, None]
        center = np.c_[np.bincount(r, points[q, 0]), np.bincount(r, points[q, 1])]
        center = center / np.bincount(r).clip(1)[:, None]
        force.add(q, f + np.clip((self._goal - center) * pull.near, -0.2, 0.2)[r])
        back = np.c_[np.bincount(r, f[:, 0]), np.bincount(r, f[:, 1])]
        home = (center - self._disc) * 0.02 + (self._goal - self._disc) * pull.near
        self._disc += np.clip(-back * 0.6 + home, -2, 2)
        margin = pull.radius * self.want[:, None] * STRETCH
        self._disc = np.clip(self._disc, self.sheet.low + margin, self.sheet.high - margin)

    def _lengths(self, force: _Force, border: float) -> None:
        a, b = self._ends.T
        u, length = _unit(self._points[b] - self._points[a])
        f = u * (np.maximum(0, border - length) * 0.1)[:, None]
        force.add(b, f)
        force.add(a, -f)

    def _distances(
        self, force: _Force, neck: float, close: tuple[Array, Array, Array, Array]
    ) -> None:
        points, (i, j, corner, wide) = self._points, close
        everything = np.vstack([points, self._frame])
        u, length = _unit(points[i] - everything[j])
        room = neck * wide
        for k in (0, 1):  # from a common corner: an angle of some 65 degrees
            at = points[corner[:, k]]
            arm = np.minimum(np.hypot(*(points[i] - at).T), np.hypot(*(everything[j] - at).T))
            room = np.where(corner[:, k] >= 0, np.minimum(room, arm * 1.1), room)
        stiff = np.where(corner.max(1) >= 0, 0.15, 0.04)
        lack = np.maximum(0, room - length) * stiff + np.maximum(0, 0.3 * room - length) * 0.3
        f = u * lack[:, None]
        force.add(i, f)
        inner = j < len(points)
        force.add(j[inner], -f[inner])

    def run(self, steps: int, pull: Pull) -> None:
        """Let the foam settle for so many steps."""
        for step in range(steps):
            if step % 20 == 0:
                self._respace()
            if step % 10 == 0:
                close = self._close_points(pull.neck * 1.25 + 14)
                watched = self._close_segments(12 * pull.cap * pull.rate)
            force = _Force(len(self._points))
            self._tension_and_pressure(force, pull.press)
            self._discs(force, pull)
            self._lengths(force, pull.border)
            self._distances(force, pull.neck, close)
            self._move(force.sum, pull, watched)
        self._respace()

    def _move(self, force: Array, pull: Pull, watched: Array) -> None:
        """Move every point, then take back the moves that made borders cross."""
        corners = len(self.xy)
        force[self._owner == RIGID] = 0
        for k in range(4):  # corners at the frame slide along their side only
            force[:corners][self._side == k, 1 - k % 2] = 0
        size = np.maximum(np.hypot(*force.T) * pull.rate, 1e-9)
        new = self._points + force * pull.rate * np.minimum(1, pull.cap / size)[:, None]
        for k in range(4):
            low, high = self.sheet.low[k % 2] + 45, self.sheet.high[k % 2] - 45
            on = self._side == k
            new[:corners][on, k % 2] = np.clip(new[:corners][on, k % 2], low, high)
        free = self._owner >= 0
        new[free] = np.clip(new[free], self.sheet.low + 4, self.sheet.high - 4)
        for _ in range(40):
            hit = self._crossed(new, watched)
            if not len(hit):
                self._points = new
                break
            stop = np.unique(self._segments[hit.ravel(), :2])
            new[stop] = self._points[stop]

    def give(self, grades: Array, outlines: Mapping[int, Line]) -> None:
        """Give area to regions that lack room, from those that have most.

        Rivers and chasms are long, and more area alone makes them broader all along: those
        without room get a wider disc as well, so that they are wide in one place.

        ``grades``: how much room each of ``ids`` has.
        """
        now = np.array([area(outlines[r]) for r in self.ids])
        thin = (grades == 0) & (~self._land | (now > now[self._land].mean()))
        self.want[1:][thin] = np.minimum(self.want[1:][thin] * WIDER, WIDEST)
        wished = self.area[1:]
        least = 0.6 * np.minimum(now, wished)
        self.area[1:] = np.clip(wished * MORE[grades], least, 1.25 * now)
        self.area[1:] *= self.sheet.side[0] * self.sheet.side[1] / self.area[1:].sum()

    def polygons(self, lines: list[Array] | None = None) -> dict[int, list[tuple[float, float]]]:
        """Return the closed outline of every cell, chained from the shared border lines."""
        drawn = lines or [self.line(b) for b in self.borders]
        found = {}
        for cell in self.ids:
            chain = {}
            for b, line in zip(self.borders, drawn, strict=True):
                if cell == b.left:
                    chain[b.start] = (b.end, line)
                elif cell == b.right:
                    chain[b.end] = (b.start, line[::-1])
            corner, outline = min(chain), []
            for _ in chain:
                corner, line = chain[corner]
                outline += [tuple(p) for p in line[:-1]]
            found[cell] = outline
        return found


class _Force:
    """Forces on points, added up."""

    def __init__(self, points: int) -> None:
        self.sum = np.zeros((points, 2))

    def add(self, at: Array, force: Array) -> None:
        self.sum[:, 0] += np.bincount(at, force[:, 0], len(self.sum))
        self.sum[:, 1] += np.bincount(at, force[:, 1], len(self.sum))


def _unit(d: Array) -> tuple[Array, Array]:
    """Return directions and lengths."""
    length = np.maximum(np.hypot(*d.T), 1e-6)
    return d / length[:, None], length


def relax(foam: Foam, grade: Grade) -> None:
    """Relax a foam and give area to whoever lacks room, in place; the best round is kept."""
    full = foam.full
    settled = Pull(full, full * NECK, full * LONG)
    foam.run(300, Pull(full * 0.6, 16, 30, 0.3, 0.5))
    foam.run(500, Pull(full * 0.85, 28, 45, 0.15, 0.5))
    foam.run(400, Pull(full, full * NECK, full * LONG, 0.15, 0.5))
    foam.run(200, settled)
    best, kept, since, roomy = math.inf, None, 0, False
    for _ in range(ROUNDS):
        foam.run(100, settled)
        outlines = foam.polygons()
        grades = np.array([grade(r, outlines[r]) if r > 0 else FULL for r in foam.ids])
        lack = LACK[grades].sum()
        since += 1
        if lack < best:
            best, since, roomy = lack, 0, bool(grades.min())
            kept = foam.xy.copy(), [b.points.copy() for b in foam.borders]
        if grades.min() >= EASY or (roomy and since == PATIENCE):
            break
        foam.give(grades, outlines)
    assert kept is not None
    foam.xy = kept[0]
    for b, points in zip(foam.borders, kept[1], strict=True):
        b.points = points
