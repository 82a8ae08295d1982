"""What stands on islands in a bright sea: drawn like the things of :mod:`render.scenery.art`."""

from __future__ import annotations

import math
from random import Random

from PIL import Image

from render.theme import XY, mix, rgb

from .art import PEN, Sketch

DEEP = rgb("#0d2f4a")
FOAM = rgb("#eefcff")


def _ring(x: float, y: float, wide: float, high: float, start: int, end: int) -> list[XY]:
    """Return points on an arc, by degrees clockwise from the right."""
    steps = max(3, abs(end - start) // 12)
    turns = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(x + wide * math.cos(a), y + high * math.sin(a)) for a in turns]


def sheaves(rng: Random, scale: float) -> Image.Image:
    """Return two or three bound sheaves of wheat."""
    w, h = rng.uniform(28, 36) * scale, rng.uniform(21, 25) * scale
    s = Sketch(w, h)
    s.oval((0, h - 6 * scale, w, h), rgb("#6b4310"), 90)
    gold = mix(rgb("#d98f1c"), rgb("#f0b437"), rng.random())
    for at, tall in ((0.24, 0.74), (0.76, 0.78), (0.5, 1.0)):
        x, top = w * at, h - 2 - (h - 3) * tall * rng.uniform(0.9, 1.0)
        low, waist = h - 2, (top + h) / 2 + 1
        s.shape(
            [
                (x - w * 0.19, top + 3 * scale),
                (x - w * 0.08, top),
                (x + w * 0.06, top + scale),
                (x + w * 0.19, top + 3 * scale),
                (x + w * 0.05, waist),
                (x + w * 0.15, low),
                (x - w * 0.15, low),
                (x - w * 0.05, waist),
            ],
            gold,
            rgb("#6b4310"),
            0.9,
        )
        s.stroke([(x - w * 0.1, top + 3), (x, waist)], rgb("#ffe6a0"), 0.9)
        s.stroke([(x - w * 0.07, waist), (x + w * 0.07, waist)], rgb("#9c3b1b"), 2.0 * scale)
    return s.done()


def furrows(rng: Random, scale: float) -> Image.Image:
    """Return a patch of young green or of ripe rows, bent over the ground."""
    w, h = rng.uniform(36, 48) * scale, rng.uniform(16, 20) * scale
    s = Sketch(w, h)
    earth = rng.choice((rgb("#e7a83a"), rgb("#f3c04c"), rgb("#b9cf5a"), rgb("#e9b35a")))
    edge = [*_ring(w / 2, h * 0.62, w * 0.49, h * 0.58, 180, 360), (w * 0.96, h - 1), (w * 0.04, h)]
    s.shape(edge, earth, rgb("#8a5a17"), 0.9)
    for i in range(1, 7):
        x = w * i / 7
        bend = (x - w / 2) * 0.2
        s.stroke([(x - bend, h * 0.2 + abs(bend)), (x, h - 2)], mix(earth, PEN, 0.35), 1.0)
    return s.done()


def windmill(rng: Random, scale: float) -> Image.Image:
    """Return a windmill."""
    w, h = 34 * scale, 40 * scale
    s = Sketch(w, h)
    s.oval((w * 0.14, h - 6 * scale, w * 0.96, h), PEN, 80)
    body = [(w * 0.36, h * 0.42), (w * 0.64, h * 0.42), (w * 0.74, h - 2), (w * 0.26, h - 2)]
    s.shape(body, rgb("#f7ead0"), PEN, 1.0)
    s.shape([body[0], (w * 0.46, h * 0.42), (w * 0.4, h - 2), body[3]], rgb("#fffaf0"), None)
    roof = rng.choice((rgb("#c8452d"), rgb("#3f74b8"), rgb("#d0702a")))
    s.shape([(w * 0.31, h * 0.44), (w * 0.5, h * 0.22), (w * 0.69, h * 0.44)], roof, PEN, 1.0)
    door = [(w * 0.44, h - 2), (w * 0.44, h * 0.8), (w * 0.56, h * 0.8), (w * 0.56, h - 2)]
    s.shape(door, rgb("#6d4526"), None)
    x, y, turn = w * 0.5, h * 0.4, rng.uniform(0.3, 1.2)
    for i in range(4):
        a = turn + math.pi * i / 2
        far = (x + w * 0.46 * math.cos(a), y + w * 0.46 * math.sin(a))
        side = (-math.sin(a) * 3.4 * scale, math.cos(a) * 3.4 * scale)
        near = (x + w * 0.12 * math.cos(a), y + w * 0.12 * math.sin(a))
        s.shape(
            [
                near,
                far,
                (far[0] + side[0], far[1] + side[1]),
                (near[0] + side[0], near[1] + side[1]),
            ],
            rgb("#fdf3da"),
            PEN,
            0.7,
        )
    s.oval((x - 2 * scale, y - 2 * scale, x + 2 * scale, y + 2 * scale), PEN)
    return s.done()


def leafy(rng: Random, scale: float) -> Image.Image:
    """Return a broad tree with a round crown."""
    w, h = rng.uniform(23, 28) * scale, rng.uniform(27, 32) * scale
    s = Sketch(w, h)
    s.oval((w * 0.12, h - 6 * scale, w, h), PEN, 85)
    s.stroke([(w * 0.5, h - 3), (w * 0.5, h * 0.5)], rgb("#4a2f1a"), 3.4 * scale)
    leaf = mix(rgb("#12603f"), rgb("#2c8a4c"), rng.random())
    crowns = ((0.3, 0.48, 0.27), (0.7, 0.5, 0.27), (0.5, 0.3, 0.3), (0.5, 0.55, 0.26))
    for x, y, r in crowns:
        reach = w * r + 1
        s.oval((w * x - reach, h * y - reach, w * x + reach, h * y + reach), rgb("#0b2f22"))
    for x, y, r in crowns:
        reach = w * r
        s.oval((w * x - reach, h * y - reach, w * x + reach, h * y + reach), leaf)
    light = mix(leaf, rgb("#d6f08a"), 0.5)
    for x, y, r in ((0.26, 0.42, 0.13), (0.46, 0.22, 0.17), (0.64, 0.44, 0.12)):
        reach = w * r
        s.oval((w * x - reach, h * y - reach, w * x + reach, h * y + reach * 0.7), light)
    return s.done()


def palm(rng: Random, scale: float) -> Image.Image:
    """Return a palm tree that leans."""
    w, h = 30 * scale, rng.uniform(30, 35) * scale
    s = Sketch(w, h)
    s.oval((w * 0.2, h - 5 * scale, w * 0.85, h), PEN, 85)
    lean = rng.choice((-1, 1)) * w * rng.uniform(0.08, 0.16)
    x, y = w * 0.5 + lean, h * 0.34
    trunk = [(w * 0.5 - lean * 0.6, h - 2), (w * 0.5 - lean * 0.2, h * 0.62), (x, y)]
    s.stroke(trunk, rgb("#3e2815"), 4.0 * scale)
    s.stroke(trunk, rgb("#a9743d"), 2.4 * scale)
    leaf = mix(rgb("#17704a"), rgb("#3f9a45"), rng.random())
    for turn in (200, 160, 250, 340, 20, 292):
        a = math.radians(turn + rng.uniform(-8, 8))
        far = (x + w * 0.42 * math.cos(a), y + h * 0.26 * math.sin(a) + h * 0.07)
        bend = ((x + far[0]) / 2, (y + far[1]) / 2 - h * 0.12)
        s.shape(
            [(x, y), bend, far, ((x + far[0]) / 2, (y + far[1]) / 2)], leaf, rgb("#0b3325"), 0.8
        )
        s.stroke([(x, y), bend, far], mix(leaf, rgb("#e2f59a"), 0.5), 0.7)
    return s.done()


def meadow(rng: Random, scale: float) -> Image.Image:
    """Return a round green hill in steps, with flowers."""
    w, h = rng.uniform(42, 56) * scale, rng.uniform(22, 28) * scale
    s = Sketch(w, h)
    grass = mix(rgb("#7cbb45"), rgb("#9bd152"), rng.random())
    dark = rgb("#3f6d22")
    s.shape([*_ring(w / 2, h - 1, w * 0.49, h - 3, 180, 360)], mix(grass, dark, 0.25), dark, 1.1)
    s.shape([*_ring(w * 0.46, h * 0.72, w * 0.37, h * 0.6, 180, 360)], grass, None)
    s.shape(
        [*_ring(w * 0.42, h * 0.5, w * 0.24, h * 0.36, 180, 360)],
        mix(grass, rgb("#f6ffba"), 0.5),
        None,
    )
    for _ in range(5):
        x, y, r = w * rng.uniform(0.2, 0.8), h * rng.uniform(0.62, 0.9), 1.5 * scale
        s.oval((x - r, y - r, x + r, y + r), rng.choice((rgb("#fff4f8"), rgb("#ffd23c"))))
    return s.done()


def mangrove(rng: Random, scale: float) -> Image.Image:
    """Return a low tree on stilts in standing water."""
    w, h = rng.uniform(30, 36) * scale, rng.uniform(26, 30) * scale
    s = Sketch(w, h)
    s.oval((0, h - 9 * scale, w, h), rgb("#17413f"), 210)
    s.oval((w * 0.16, h - 7 * scale, w * 0.8, h - 2.5 * scale), rgb("#6fae9c"), 150)
    x, y = w * 0.5, h * 0.56
    for at in (-0.3, -0.14, 0.12, 0.3):
        foot = (x + w * at, h - 3.5 * scale)
        s.stroke([(x, y), (x + w * at * 0.8, y + h * 0.1), foot], rgb("#2c1d12"), 2.2 * scale)
    s.stroke([(x, y + 2), (x, h * 0.36)], rgb("#2c1d12"), 3.6 * scale)
    leaf = mix(rgb("#2f5d46"), rgb("#44704a"), rng.random())
    for at, low, r in ((0.26, 0.38, 0.2), (0.74, 0.4, 0.2), (0.5, 0.24, 0.24)):
        reach = w * r
        box = (w * at - reach, h * low - reach * 0.7, w * at + reach, h * low + reach * 0.7)
        s.oval((box[0] - 1, box[1] - 1, box[2] + 1, box[3] + 1), rgb("#10231c"))
        s.oval(box, leaf)
        s.oval(
            (box[0] + reach * 0.3, box[1] + 1, box[2] - reach * 0.8, box[3] - reach * 0.7),
            mix(leaf, rgb("#cbe59a"), 0.45),
        )
    return s.done()


def lilies(rng: Random, scale: float) -> Image.Image:
    """Return a dark pool with lily leaves and a flower."""
    w, h = rng.uniform(34, 46) * scale, rng.uniform(15, 18) * scale
    s = Sketch(w, h)
    s.oval((0, 0, w, h), rgb("#12302f"), 200)
    s.oval((1.8, 1.4, w - 1.8, h - 1.4), rgb("#2c6a66"))
    s.oval((w * 0.1, h * 0.14, w * 0.6, h * 0.46), rgb("#8cc7bb"), 120)
    for at, low in ((0.28, 0.62), (0.56, 0.42), (0.72, 0.68)):
        x, y, r = w * at, h * low, 4.6 * scale * rng.uniform(0.8, 1.1)
        s.shape([(x, y), *_ring(x, y, r, r * 0.55, 20, 340)], rgb("#77b04a"), rgb("#1d3b1c"), 0.7)
    x, y, r = w * 0.56, h * 0.36, 2.2 * scale
    s.oval((x - r, y - r, x + r, y + r), rgb("#ffd7ea"))
    return s.done()


def tor(rng: Random, scale: float) -> Image.Image:
    """Return a tall peak of warm, banded rock under snow."""
    w, h = rng.uniform(46, 62) * scale, rng.uniform(46, 60) * scale
    s = Sketch(w, h)
    rock = mix(rgb("#a86a48"), rgb("#c48a5f"), rng.random())
    top = (w * rng.uniform(0.44, 0.56), 1.5)
    west = [(1.0, h - 2), (w * 0.18, h * 0.62), (w * 0.26, h * 0.6), (w * 0.36, h * 0.26), top]
    east = [top, (w * 0.62, h * 0.3), (w * 0.72, h * 0.36), (w * 0.84, h * 0.66), (w - 1.5, h - 2)]
    s.shape([*west, *east[1:]], mix(rock, rgb("#3a1d18"), 0.5), PEN, 1.3)
    ridge = [(top[0] + w * 0.05, h * 0.34), (top[0] - w * 0.04, h * 0.56), (w * 0.52, h - 2)]
    s.shape([*west, *ridge], mix(rock, rgb("#ffe1b8"), 0.28), None)
    for low in (0.56, 0.74):
        s.stroke(
            [(w * (0.5 - low * 0.36), h * (low + 0.06)), (w * 0.42, h * low), (w * 0.5, h * low)],
            mix(rock, rgb("#3a1d18"), 0.35),
            1.4,
        )
    snow = [
        top,
        (w * 0.38, h * 0.24),
        (w * 0.43, h * 0.22),
        (w * 0.47, h * 0.31),
        (w * 0.53, h * 0.22),
        (w * 0.6, h * 0.29),
    ]
    s.shape(snow, rgb("#fffdf6"), None)
    s.stroke([*west, *east[1:]], PEN, 1.3)
    return s.done()


def breaker(rng: Random, scale: float) -> Image.Image:
    """Return two rows of rolling waves."""
    w, h = rng.uniform(34, 44) * scale, 15 * scale
    s = Sketch(w, h)
    for row, (at, wide, count) in enumerate(((0.0, 0.78, 3), (0.3, 0.68, 2))):
        x, y = w * at + 1, h * (0.48 + 0.4 * row)
        step = (w * wide - 2) / count
        line: list[XY] = []
        for n in range(count):
            middle = x + step * (n + 0.5)
            line += _ring(middle, y, step * 0.5, h * 0.3, 180, 300)
            line += _ring(middle + step * 0.3, y - h * 0.06, step * 0.2, h * 0.18, 270, 360)
        s.stroke([(a, b + 1.4) for a, b in line], DEEP, 1.6 * scale, 120)
        s.stroke(line, FOAM, 1.3 * scale, 235 - 45 * row)
    return s.done()


def sloop(rng: Random, scale: float) -> Image.Image:
    """Return a ship under striped sails."""
    w, h = 44 * scale, 44 * scale
    s = Sketch(w, h)
    s.oval((w * 0.04, h * 0.84, w * 0.98, h), FOAM, 110)
    s.stroke([(w * 0.5, h * 0.04), (w * 0.5, h * 0.76)], rgb("#3b2412"), 1.8)
    stripe = rng.choice((rgb("#d5482f"), rgb("#2f8f6b"), rgb("#e0a526")))
    sail = [(w * 0.2, h * 0.16), (w * 0.8, h * 0.16), (w * 0.9, h * 0.6), (w * 0.12, h * 0.6)]
    s.shape(sail, rgb("#fff6e2"), PEN, 1.0)
    for low in (0.26, 0.44):
        wide = 0.3 + (low - 0.16) * 0.2
        s.shape(
            [
                (w * (0.5 - wide), h * low),
                (w * (0.5 + wide), h * low),
                (w * (0.52 + wide), h * (low + 0.08)),
                (w * (0.48 - wide), h * (low + 0.08)),
            ],
            stripe,
            None,
        )
    hull = [(w * 0.06, h * 0.66), (w * 0.96, h * 0.66), (w * 0.82, h * 0.93), (w * 0.22, h * 0.93)]
    s.shape(hull, rgb("#7a4a22"), PEN, 1.2)
    s.stroke([(w * 0.13, h * 0.76), (w * 0.9, h * 0.76)], rgb("#f0c36a"), 1.5)
    return s.done()


def reef(rng: Random, scale: float) -> Image.Image:
    """Return a coral reef seen through clear water."""
    w, h = rng.uniform(30, 40) * scale, 18 * scale
    s = Sketch(w, h)
    s.oval((0, h * 0.3, w, h), rgb("#bdf3e6"), 120)
    for at in (0.2, 0.42, 0.62, 0.8):
        x, hue = w * at, rng.choice((rgb("#f07f6a"), rgb("#f2b35c"), rgb("#e58bb4")))
        for bend in (-0.08, 0.0, 0.08):
            tall = h * rng.uniform(0.3, 0.62)
            s.stroke([(x, h * 0.86), (x + w * bend, h * 0.86 - tall)], DEEP, 3.2 * scale, 120)
            s.stroke([(x, h * 0.86), (x + w * bend, h * 0.86 - tall)], hue, 2.0 * scale)
    return s.done()


def fish(rng: Random, scale: float) -> Image.Image:
    """Return a leaping fish in a ring of ripples."""
    w, h = 30 * scale, 19 * scale
    s = Sketch(w, h)
    s.oval((0, h * 0.6, w, h), FOAM, 120)
    s.oval((w * 0.1, h * 0.66, w * 0.9, h * 0.94), rgb("#2b9a94"), 160)
    hue = rng.choice((rgb("#f2a03d"), rgb("#e8684f"), rgb("#f4d35e")))
    body = [
        *_ring(w * 0.52, h * 0.6, w * 0.3, h * 0.5, 190, 330),
        *_ring(w * 0.52, h * 0.66, w * 0.26, h * 0.26, 330, 190),
    ]
    s.shape(body, hue, PEN, 0.9)
    s.shape([(w * 0.24, h * 0.54), (w * 0.06, h * 0.36), (w * 0.1, h * 0.66)], hue, PEN, 0.8)
    return s.done()
