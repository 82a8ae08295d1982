"""Small hand-drawn things that stand on the land: trees, peaks, hills, fields, reeds, waves.

Each function returns one transparent picture, drawn four times as large and
reduced, so that its lines are smooth.  The foot of the thing is the middle of
the lower edge.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageDraw

from render.theme import XY, Color, mix, rgb

SCALE = 4
PEN = rgb("#2b2015")


class Sketch:
    """A transparent sheet of ``width`` by ``height`` pixels to draw on, y downwards."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (math.ceil(width), math.ceil(height))
        self._sheet = Image.new("RGBA", (self.size[0] * SCALE, self.size[1] * SCALE), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    def shape(
        self, points: list[XY], fill: Color, line: Color | None = PEN, pen: float = 1.0
    ) -> None:
        """Draw a filled polygon with an outline."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.polygon(scaled, fill=(*fill, 255))
        if line:
            self._draw.line([*scaled, scaled[0]], (*line, 255), round(pen * SCALE), "curve")

    def stroke(self, points: list[XY], color: Color, pen: float = 1.0, alpha: int = 255) -> None:
        """Draw a line."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, (*color, alpha), max(1, round(pen * SCALE)), "curve")

    def oval(self, box: tuple[float, float, float, float], fill: Color, alpha: int = 255) -> None:
        """Draw a filled oval."""
        self._draw.ellipse([v * SCALE for v in box], fill=(*fill, alpha))

    def done(self) -> Image.Image:
        """Return the finished picture at its own size."""
        return self._sheet.reduce(SCALE)


def _shadow(sketch: Sketch, width: float, height: float, share: float = 0.5) -> None:
    across = width * share
    sketch.oval(
        (width * 0.5 - across * 0.4, height - 5, width * 0.5 + across * 0.8, height), PEN, 70
    )


def pine(rng: Random, scale: float) -> Image.Image:
    """Return a conifer."""
    w, h = 18 * scale, rng.uniform(25, 31) * scale
    s = Sketch(w, h)
    _shadow(s, w, h, 0.7)
    green = mix(rgb("#274d2b"), rgb("#4f7f3a"), rng.random())
    s.shape(
        [(w * 0.45, h - 3), (w * 0.55, h - 3), (w * 0.55, h - 8), (w * 0.45, h - 8)],
        rgb("#5a3d22"),
        None,
    )
    for tier in (0, 1, 2):
        top, low = h * (0.02 + 0.2 * tier), h * (0.44 + 0.2 * tier)
        half = w * (0.26 + 0.1 * tier)
        s.shape(
            [(w / 2, top), (w / 2 + half, low), (w / 2, low + 2), (w / 2 - half, low)],
            mix(green, rgb("#16301a"), 0.12 * (2 - tier)),
            rgb("#16261a"),
            0.7,
        )
        s.shape(
            [(w / 2, top), (w / 2 - half * 0.9, low), (w / 2 - half * 0.25, low)],
            mix(green, rgb("#a8c66c"), 0.35),
            None,
        )
    return s.done()


def oak(rng: Random, scale: float) -> Image.Image:
    """Return a round-crowned tree."""
    w, h = 23 * scale, 24 * scale
    s = Sketch(w, h)
    _shadow(s, w, h, 0.8)
    green = mix(rgb("#3f6b2e"), rgb("#6f9a42"), rng.random())
    s.shape(
        [(w * 0.44, h - 3), (w * 0.56, h - 3), (w * 0.54, h * 0.6), (w * 0.46, h * 0.6)],
        rgb("#5f4226"),
        None,
    )
    crown = [(0.5, 0.3, 0.3), (0.29, 0.44, 0.23), (0.71, 0.44, 0.23), (0.5, 0.52, 0.26)]
    for x, y, r in crown:
        s.oval(((x - r) * w - 1, (y - r) * h - 1, (x + r) * w + 1, (y + r) * h + 1), rgb("#1c2e16"))
    for x, y, r in crown:
        s.oval(((x - r) * w, (y - r) * h, (x + r) * w, (y + r) * h), green)
    for x, y, r in crown[:3]:
        s.oval(
            ((x - r * 0.8) * w, (y - r * 0.85) * h, (x + r * 0.3) * w, (y + r * 0.2) * h),
            mix(green, rgb("#c4d987"), 0.4),
            170,
        )
    return s.done()


def peak(rng: Random, scale: float) -> Image.Image:
    """Return a snow-capped mountain, lit from the left."""
    w, h = rng.uniform(46, 62) * scale, rng.uniform(40, 54) * scale
    s = Sketch(w, h)
    top = (w * rng.uniform(0.42, 0.56), 1.5)
    left, right, foot = (1.0, h - 2), (w - 1.5, h - 2), (w * 0.58, h - 2)
    ridge = [
        top,
        (top[0] + w * 0.05, h * 0.28),
        (top[0] - w * 0.02, h * 0.52),
        (top[0] + w * 0.07, h * 0.76),
        foot,
    ]
    rock = mix(rgb("#8b827b"), rgb("#a59a8f"), rng.random())
    s.shape(
        [left, (w * 0.22, h * 0.55), top, (w * 0.76, h * 0.5), right],
        mix(rock, rgb("#3d3530"), 0.45),
        rgb("#2b2420"),
        1.2,
    )
    s.shape([left, (w * 0.22, h * 0.55), *ridge], mix(rock, rgb("#efe6d8"), 0.3), None)
    for i in range(4):
        x, y = w * (0.64 + 0.07 * i), h * (0.52 + 0.1 * i)
        s.stroke([(x, y), (x - w * 0.07, y + h * 0.2)], rgb("#2b2420"), 0.7, 120)
    snow = h * rng.uniform(0.26, 0.36)
    edge = [
        (top[0] - w * 0.16, snow * 1.05),
        (top[0] - w * 0.08, snow * 0.78),
        (top[0] - w * 0.01, snow * 1.2),
        (top[0] + w * 0.06, snow * 0.8),
        (top[0] + w * 0.13, snow * 1.1),
    ]
    s.shape([top, *edge[::-1]], rgb("#fbf8f2"), None)
    s.shape([top, (top[0] + w * 0.03, snow * 0.7), *edge[4:2:-1]], rgb("#cfd3da"), None)
    s.stroke([left, (w * 0.22, h * 0.55), top, (w * 0.76, h * 0.5), right], rgb("#2b2420"), 1.2)
    return s.done()


def mound(rng: Random, scale: float) -> Image.Image:
    """Return a grassy hill."""
    w, h = rng.uniform(40, 56) * scale, rng.uniform(19, 25) * scale
    s = Sketch(w, h)
    grass = mix(rgb("#8fa56a"), rgb("#b4c490"), rng.random())
    arc = [(w * i / 24, h - 1 - (h - 3) * math.sin(math.pi * i / 24) ** 0.8) for i in range(25)]
    s.shape([*arc, (w, h), (0, h)], grass, None)
    inner = [(x * 0.6 + w * 0.06, y * 0.8 + h * 0.18) for x, y in arc[:20]]
    s.shape([*inner, (w * 0.3, h)], mix(grass, rgb("#eef2cc"), 0.4), None)
    for i in range(5):
        x = w * (0.62 + 0.07 * i)
        y = h - 1 - (h - 3) * math.sin(math.pi * x / w) ** 0.8
        s.stroke([(x, y + 2), (x - 2, y + h * 0.3)], rgb("#56602a"), 0.8, 150)
    s.stroke(arc, rgb("#45522e"), 1.2)
    return s.done()


def field(rng: Random, scale: float) -> Image.Image:
    """Return a plowed or ripe field in perspective."""
    w, h = rng.uniform(36, 50) * scale, rng.uniform(18, 24) * scale
    s = Sketch(w, h)
    lean = rng.uniform(0.12, 0.24) * w * rng.choice((-1, 1))
    a, b = (max(lean, 0) + 1, 1.0), (w - 1 + min(lean, 0), 1.0)
    c, d = (w - 1 - max(lean, 0), h - 1), (1 - min(lean, 0), h - 1)
    soil = rng.choice((rgb("#dcae3f"), rgb("#e9c65c"), rgb("#b9b24c"), rgb("#c98f3c")))
    s.shape([a, b, c, d], soil, None)
    rows = 7
    for i in range(1, rows):
        t = i / rows
        s.stroke(
            [(a[0] + (b[0] - a[0]) * t, a[1]), (d[0] + (c[0] - d[0]) * t, d[1])],
            mix(soil, rgb("#5a3a12"), 0.4),
            0.9,
        )
    s.stroke([a, b, c, d, a], rgb("#6b4c1c"), 1.0)
    return s.done()


def cottage(rng: Random, scale: float) -> Image.Image:
    """Return a small farmhouse."""
    w, h = 22 * scale, 19 * scale
    s = Sketch(w, h)
    _shadow(s, w, h, 0.9)
    wall, roof = rgb("#f1e3c3"), rng.choice((rgb("#a8432c"), rgb("#8f5a2b"), rgb("#b5582f")))
    s.shape(
        [(w * 0.16, h * 0.5), (w * 0.84, h * 0.5), (w * 0.84, h - 2), (w * 0.16, h - 2)],
        wall,
        PEN,
        0.8,
    )
    s.shape(
        [(w * 0.06, h * 0.54), (w * 0.28, h * 0.12), (w * 0.76, h * 0.12), (w * 0.95, h * 0.54)],
        roof,
        PEN,
        0.8,
    )
    s.shape(
        [(w * 0.44, h * 0.64), (w * 0.58, h * 0.64), (w * 0.58, h - 2), (w * 0.44, h - 2)],
        rgb("#5a3a22"),
        None,
    )
    s.shape(
        [(w * 0.64, h * 0.08), (w * 0.74, h * 0.08), (w * 0.74, h * 0.28), (w * 0.64, h * 0.28)],
        rgb("#6f5b4a"),
        None,
    )
    return s.done()


def reeds(rng: Random, scale: float) -> Image.Image:
    """Return a tuft of reeds by a puddle."""
    w, h = rng.uniform(26, 36) * scale, 25 * scale
    s = Sketch(w, h)
    s.oval((1, h - 9 * scale, w - 1, h - 1), rgb("#4c7f8a"), 190)
    s.oval((w * 0.2, h - 7.5 * scale, w * 0.7, h - 4.5 * scale), rgb("#9cc3c4"), 150)
    for i in range(6):
        x = w * (0.2 + 0.12 * i)
        lean, tall = rng.uniform(-3, 3) * scale, rng.uniform(0.05, 0.4) * h
        s.stroke(
            [(x, h - 5 * scale), (x + lean * 0.4, (h + tall) / 2), (x + lean, tall)],
            rgb("#2f4a26"),
            1.1,
        )
        if i % 2:
            s.oval(
                (x + lean - 1.6 * scale, tall - 1, x + lean + 1.6 * scale, tall + 7 * scale),
                rgb("#5f3d1e"),
            )
    return s.done()


def pool(rng: Random, scale: float) -> Image.Image:
    """Return still water with a lily leaf or two."""
    w, h = rng.uniform(34, 48) * scale, rng.uniform(15, 19) * scale
    s = Sketch(w, h)
    s.oval((0, 0, w, h), rgb("#33483a"), 170)
    s.oval((1.6, 1.2, w - 1.6, h - 1.2), rgb("#3f7278"))
    s.oval((w * 0.12, h * 0.16, w * 0.7, h * 0.56), rgb("#7fb0ac"), 130)
    for _ in range(rng.choice((1, 2, 2))):
        x, y = rng.uniform(0.3, 0.75) * w, rng.uniform(0.4, 0.7) * h
        s.oval((x - 4 * scale, y - 2.2 * scale, x + 4 * scale, y + 2.2 * scale), rgb("#4d7a35"))
    return s.done()


def ship(rng: Random, scale: float) -> Image.Image:
    """Return a small sailing ship."""
    w, h = 46 * scale, 46 * scale
    s = Sketch(w, h)
    s.oval((w * 0.1, h * 0.84, w * 0.95, h * 0.99), rgb("#12364f"), 110)
    s.stroke([(w * 0.5, h * 0.05), (w * 0.5, h * 0.75)], rgb("#3b2412"), 1.6)
    sail = rng.choice((rgb("#f3e6c8"), rgb("#e8d3b0")))
    s.shape(
        [(w * 0.52, h * 0.1), (w * 0.86, h * 0.36), (w * 0.82, h * 0.62), (w * 0.52, h * 0.64)],
        sail,
    )
    s.shape(
        [(w * 0.47, h * 0.16), (w * 0.47, h * 0.64), (w * 0.16, h * 0.62)], mix(sail, PEN, 0.12)
    )
    s.shape([(w * 0.5, h * 0.02), (w * 0.66, h * 0.05), (w * 0.5, h * 0.1)], rgb("#a3211b"), None)
    hull = [(w * 0.08, h * 0.68), (w * 0.94, h * 0.68), (w * 0.8, h * 0.9), (w * 0.24, h * 0.9)]
    s.shape(hull, rgb("#6b4022"), PEN, 1.2)
    s.stroke([(w * 0.13, h * 0.76), (w * 0.88, h * 0.76)], rgb("#c79a5b"), 1.4)
    return s.done()


def wave(rng: Random, scale: float) -> Image.Image:
    """Return a pair of ripples."""
    w, h = rng.uniform(26, 40) * scale, 12 * scale
    s = Sketch(w, h)
    for row in (0, 1):
        x0, y = row * w * 0.22, h * (0.35 + 0.4 * row)
        line = [
            (x0 + (w - x0) * i / 20, y - abs(math.sin(math.pi * i / 20 * (3 - row))) * 3.4 * scale)
            for i in range(21)
        ]
        s.stroke(line, rgb("#e4f3f7"), 1.3, 150 - 40 * row)
    return s.done()


Artist = Callable[[Random, float], Image.Image]
