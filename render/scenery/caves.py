"""Small hand-drawn things below ground: crystals, mushrooms, mud, crags, and what miners leave.

Each function returns one transparent picture, as those of :mod:`render.scenery.art` do.
"""

from __future__ import annotations

import math
from random import Random

from PIL import Image

from render.theme import XY, Color, mix, rgb

from .art import PEN, Sketch

NIGHT = rgb("#0b0d12")
HALO = 14
"""Steps in which a glow fades."""


def _glow(sketch: Sketch, x: float, y: float, radius: float, color: Color, most: int) -> None:
    """Draw a round light that fades outward; draw it before what shines."""
    for step in range(HALO):
        share = 1 - step / HALO
        alpha = round(most * (1 - share) ** 1.2)
        reach = radius * share
        sketch.oval((x - reach, y - reach * 0.8, x + reach, y + reach * 0.8), color, alpha)


def _shard(sketch: Sketch, foot: XY, lean: float, tall: float, wide: float, hue: Color) -> None:
    """Draw one crystal with a light and a dark side."""
    x, y = foot
    tip = (x + lean, y - tall)
    left, right = (x - wide, y), (x + wide, y)
    neck = 0.72
    up_left = (x - wide + lean * neck, y - tall * neck)
    up_right = (x + wide + lean * neck, y - tall * neck)
    middle = (x + lean * neck + wide * 0.1, y - tall * (neck - 0.06))
    sketch.shape([left, up_left, tip, middle, (x, y)], mix(hue, (255, 255, 255), 0.5), None)
    sketch.shape([(x, y), middle, tip, up_right, right], mix(hue, NIGHT, 0.3), None)
    sketch.shape([up_left, tip, middle], mix(hue, (255, 255, 255), 0.8), None)
    outline = [left, up_left, tip, up_right, right, left]
    sketch.stroke(outline, mix(hue, NIGHT, 0.75), 0.9)


def crystals(rng: Random, scale: float) -> Image.Image:
    """Return a cluster of crystals that shines."""
    w, h = rng.uniform(48, 62) * scale, rng.uniform(44, 54) * scale
    s = Sketch(w, h)
    hue = rng.choice((rgb("#3fd6ea"), rgb("#3fd6ea"), rgb("#57a8ff"), rgb("#5df0c4")))
    _glow(s, w / 2, h * 0.58, w * 0.5, hue, 150)
    shards = [(0.32, -0.16, 0.5), (0.7, 0.17, 0.56), (0.5, 0.02, 0.86), (0.42, -0.08, 0.36)]
    for at, lean, tall in shards:
        high = h * tall * rng.uniform(0.85, 1.0)
        _shard(s, (w * at, h - 2), w * lean, high, w * rng.uniform(0.065, 0.085), hue)
    s.shape([(w * 0.2, h - 1), (w * 0.3, h - 5), (w * 0.74, h - 5), (w * 0.84, h - 1)], NIGHT, None)
    return s.done()


def glint(rng: Random, scale: float) -> Image.Image:
    """Return one small crystal in the rock."""
    w, h = 22 * scale, rng.uniform(19, 25) * scale
    s = Sketch(w, h)
    hue = rng.choice((rgb("#3fd6ea"), rgb("#57a8ff"), rgb("#5df0c4")))
    _glow(s, w / 2, h * 0.6, w * 0.5, hue, 90)
    _shard(s, (w * 0.5, h - 2), w * rng.uniform(-0.14, 0.14), h * 0.7, w * 0.12, hue)
    return s.done()


def _cap(x: float, y: float, wide: float, high: float) -> list[XY]:
    """Return the outline of a mushroom's cap whose brim is at ``y``."""
    top = [
        (x - wide * math.cos(math.pi * i / 16), y - high * math.sin(math.pi * i / 16))
        for i in range(17)
    ]
    brim = [
        (x + wide * math.cos(math.pi * i / 8), y + high * 0.22 * math.sin(math.pi * i / 8))
        for i in range(1, 8)
    ]
    return [*top, *brim]


def _mushroom(s: Sketch, x: float, foot: float, tall: float, wide: float, hue: Color) -> None:
    stem, brim, high = rgb("#e9dfc6"), foot - tall * 0.55, tall * 0.45
    thick = wide * 0.24
    s.shape(
        [(x - thick, foot), (x - thick * 0.7, brim), (x + thick * 0.7, brim), (x + thick, foot)],
        stem,
        NIGHT,
        0.8,
    )
    s.shape(
        [(x, foot), (x, brim), (x + thick * 0.7, brim), (x + thick, foot)],
        mix(stem, NIGHT, 0.3),
        None,
    )
    s.shape(_cap(x, brim, wide, high), hue, NIGHT, 1.0)
    s.shape(
        _cap(x - wide * 0.12, brim - high * 0.12, wide * 0.72, high * 0.76),
        mix(hue, (255, 255, 255), 0.2),
        None,
    )
    for a, b, r in ((-0.42, 0.4, 0.13), (0.05, 0.66, 0.15), (0.46, 0.34, 0.12)):
        cx, cy, reach = x + wide * a, brim - high * b, wide * r
        s.oval((cx - reach, cy - reach * 0.8, cx + reach, cy + reach * 0.8), rgb("#fff3d6"))
    s.stroke(_cap(x, brim, wide, high)[:17], NIGHT, 1.0)


_CAPS = (rgb("#c8523a"), rgb("#d98a3d"), rgb("#b8497a"), rgb("#8fae4a"))


def mushroom(rng: Random, scale: float) -> Image.Image:
    """Return a tall mushroom with a small one beside it."""
    w, h = rng.uniform(30, 38) * scale, rng.uniform(32, 42) * scale
    s = Sketch(w, h)
    s.oval((w * 0.12, h - 6, w * 0.92, h), NIGHT, 90)
    hue, side = rng.choice(_CAPS), rng.choice((0.24, 0.76))
    _mushroom(s, w * (0.56 if side < 0.5 else 0.44), h - 2, h * 0.93, w * 0.4, hue)
    _mushroom(s, w * side, h - 2, h * 0.42, w * 0.19, mix(hue, rgb("#e9c46a"), 0.35))
    return s.done()


def toadstools(rng: Random, scale: float) -> Image.Image:
    """Return three little mushrooms."""
    w, h = rng.uniform(26, 32) * scale, rng.uniform(17, 22) * scale
    s = Sketch(w, h)
    s.oval((w * 0.05, h - 5, w * 0.95, h), NIGHT, 80)
    hue = rng.choice(_CAPS)
    for at, tall in ((0.22, 0.68), (0.78, 0.6), (0.5, 0.95)):
        _mushroom(s, w * at, h - 2, h * tall * rng.uniform(0.9, 1.0), w * 0.19, hue)
    return s.done()


def bubbles(rng: Random, scale: float) -> Image.Image:
    """Return a puddle of mud in which bubbles rise."""
    w, h = rng.uniform(38, 54) * scale, rng.uniform(20, 25) * scale
    s = Sketch(w, h)
    mud = mix(rgb("#5a4026"), rgb("#7a5a34"), rng.random())
    s.oval((0, h * 0.3, w, h), mix(mud, NIGHT, 0.5), 200)
    s.oval((1.5, h * 0.34, w - 1.5, h - 1.5), mud)
    s.oval((w * 0.1, h * 0.4, w * 0.62, h * 0.66), mix(mud, rgb("#d9b77c"), 0.35))
    s.oval((w * 0.2, h * 0.46, w * 0.9, h * 0.9), mix(mud, NIGHT, 0.14))
    for at, low, r in ((0.34, 0.62, 0.12), (0.62, 0.7, 0.16), (0.5, 0.42, 0.1)):
        x, y = w * (at + rng.uniform(-0.05, 0.05)), h * low
        reach = w * r * rng.uniform(0.7, 1.0)
        s.oval((x - reach - 0.8, y - reach - 0.8, x + reach + 0.8, y + reach * 0.8 + 0.8), NIGHT)
        s.oval((x - reach, y - reach, x + reach, y + reach * 0.8), mix(mud, rgb("#c9a468"), 0.4))
        s.oval(
            (x - reach * 0.6, y - reach * 0.75, x - reach * 0.05, y - reach * 0.25), rgb("#f6e3b8")
        )
    return s.done()


def ooze(rng: Random, scale: float) -> Image.Image:
    """Return a flat smear of mud."""
    w, h = rng.uniform(28, 44) * scale, rng.uniform(9, 12) * scale
    s = Sketch(w, h)
    s.oval((0, 0, w, h), rgb("#3a2817"), 150)
    s.oval((w * 0.08, h * 0.12, w * 0.92, h * 0.8), rgb("#6a4c2b"), 210)
    s.oval((w * 0.2, h * 0.2, w * 0.6, h * 0.46), rgb("#a8834e"), 170)
    return s.done()


def crag(rng: Random, scale: float) -> Image.Image:
    """Return a black mountain, with no snow and a sharp light upon one side."""
    w, h = rng.uniform(44, 60) * scale, rng.uniform(46, 60) * scale
    s = Sketch(w, h)
    top = (w * rng.uniform(0.42, 0.56), 1.5)
    rock = mix(rgb("#2c2d34"), rgb("#3b3d46"), rng.random())
    left, right = (1.0, h - 2), (w - 1.5, h - 2)
    west = [left, (w * 0.14, h * 0.66), (w * 0.22, h * 0.7), (w * 0.33, h * 0.3), top]
    east = [top, (w * 0.64, h * 0.36), (w * 0.7, h * 0.3), (w * 0.84, h * 0.68), right]
    s.shape([*west, *east[1:]], mix(rock, NIGHT, 0.55), NIGHT, 1.4)
    ridge = [
        (top[0] + w * 0.04, h * 0.3),
        (top[0] - w * 0.03, h * 0.5),
        (top[0] + w * 0.06, h * 0.74),
        (w * 0.5, h - 2),
    ]
    s.shape([*west, *ridge], mix(rock, rgb("#aab0c0"), 0.3), None)
    s.shape([top, (w * 0.36, h * 0.36), (top[0] - w * 0.04, h * 0.44)], rgb("#c3c8d6"), None)
    for at, low, tall in ((0.2, 0.76, 0.18), (0.3, 0.56, 0.24), (0.36, 0.8, 0.16)):
        s.stroke(
            [(w * at, h * low), (w * (at + 0.05), h * (low + tall))], mix(rock, NIGHT, 0.5), 1.0
        )
    for at, low in ((0.66, 0.5), (0.74, 0.62), (0.6, 0.72)):
        s.stroke([(w * at, h * low), (w * (at + 0.03), h * (low + 0.2))], rgb("#565a68"), 0.9)
    s.stroke([*west, *east[1:]], NIGHT, 1.4)
    return s.done()


def stalagmite(rng: Random, scale: float) -> Image.Image:
    """Return two or three pillars that grow from the ground."""
    w, h = rng.uniform(22, 30) * scale, rng.uniform(22, 30) * scale
    s = Sketch(w, h)
    s.oval((0, h - 6, w, h), NIGHT, 90)
    rock = mix(rgb("#8d7a5c"), rgb("#a8946f"), rng.random())
    for at, tall in ((0.25, 0.6), (0.75, 0.7), (0.5, 1.0)):
        x, high, wide = w * at, h * tall * rng.uniform(0.85, 1.0) - 2, w * 0.17
        s.shape([(x - wide, h - 2), (x, h - high), (x + wide, h - 2)], mix(rock, NIGHT, 0.4), NIGHT)
        s.shape([(x - wide, h - 2), (x, h - high), (x, h - 2)], rock, None)
    return s.done()


def adit(rng: Random, scale: float) -> Image.Image:
    """Return the timbered mouth of a mine, with rails that lead out of it."""
    w, h = 46 * scale, rng.uniform(38, 42) * scale
    s = Sketch(w, h)
    rock = mix(rgb("#5f4f36"), rgb("#77653f"), rng.random())
    mound = [
        (
            w * (0.5 - 0.5 * math.cos(math.pi * i / 14)),
            h * (0.82 - 0.8 * math.sin(math.pi * i / 14)),
        )
        for i in range(15)
    ]
    s.shape(mound, rock, NIGHT, 1.3)
    s.shape(
        [(x * 0.62 + w * 0.08, y * 0.84 + h * 0.1) for x, y in mound[:9]],
        mix(rock, rgb("#e0c890"), 0.28),
        None,
    )
    hole = [(w * 0.28, h * 0.82), (w * 0.32, h * 0.36), (w * 0.68, h * 0.36), (w * 0.72, h * 0.82)]
    s.shape(hole, NIGHT, None)
    _glow(s, w * 0.5, h * 0.56, w * 0.1, rgb("#ffb84d"), 255)
    wood = rgb("#a87840")
    for a, b in ((hole[0], hole[1]), (hole[3], hole[2])):
        s.stroke([a, b], NIGHT, 5.2 * scale)
        s.stroke([a, b], wood, 3.6 * scale)
    beam = [(w * 0.24, h * 0.35), (w * 0.76, h * 0.35)]
    s.stroke(beam, NIGHT, 6.2 * scale)
    s.stroke(beam, mix(wood, (255, 255, 255), 0.2), 4.4 * scale)
    for i in range(3):
        y, half = h * (0.85 + 0.06 * i), w * (0.13 + 0.035 * i)
        s.stroke([(w * 0.5 - half, y), (w * 0.5 + half, y)], rgb("#6b4a26"), 2.0 * scale)
    for side in (-1, 1):
        s.stroke(
            [(w * (0.5 + 0.07 * side), h * 0.78), (w * (0.5 + 0.13 * side), h - 1)],
            rgb("#c9ced6"),
            1.3,
        )
    return s.done()


def _rail(s: Sketch, w: float, y: float, wide: float, scale: float) -> None:
    for i in range(6):
        x = w * (0.06 + 0.17 * i)
        s.stroke([(x, y + wide), (x + 2.5 * scale, y - wide)], rgb("#4d361c"), 2.4 * scale)
    for at in (y - wide * 0.6, y + wide * 0.6):
        s.stroke([(1, at + 0.8), (w - 1, at + 0.8)], NIGHT, 2.2)
        s.stroke([(1, at), (w - 1, at)], rgb("#bcc3cc"), 1.3)


def cart(rng: Random, scale: float) -> Image.Image:
    """Return a mine cart full of ore upon its rails."""
    w, h = 42 * scale, 30 * scale
    s = Sketch(w, h)
    _rail(s, w, h * 0.86, 3.2 * scale, scale)
    ore = rng.choice((rgb("#e7b93c"), rgb("#e7b93c"), rgb("#c9ced6")))
    for i in range(5):
        x, y, r = w * (0.26 + 0.12 * i), h * (0.3 - 0.1 * math.sin(i * 1.1)), w * 0.09
        s.oval((x - r - 0.7, y - r - 0.7, x + r + 0.7, y + r + 0.7), NIGHT)
        s.oval((x - r, y - r, x + r, y + r), mix(ore, (255, 255, 255), rng.random() * 0.4))
    s.shape(
        [(w * 0.1, h * 0.32), (w * 0.9, h * 0.32), (w * 0.78, h * 0.72), (w * 0.22, h * 0.72)],
        rgb("#6d4526"),
        NIGHT,
        1.3,
    )
    s.stroke([(w * 0.1, h * 0.36), (w * 0.9, h * 0.36)], rgb("#b5bac4"), 2.2 * scale)
    for at in (0.34, 0.5, 0.66):
        s.stroke([(w * at, h * 0.42), (w * (0.5 + (at - 0.5) * 0.8), h * 0.7)], NIGHT, 0.9)
    for at in (0.32, 0.68):
        x, y, r = w * at, h * 0.77, 3.6 * scale
        s.oval((x - r, y - r, x + r, y + r), NIGHT)
        s.oval((x - r * 0.55, y - r * 0.55, x + r * 0.55, y + r * 0.55), rgb("#aab0ba"))
    return s.done()


def rails(rng: Random, scale: float) -> Image.Image:
    """Return a piece of track."""
    w, h = rng.uniform(34, 50) * scale, 11 * scale
    s = Sketch(w, h)
    _rail(s, w, h * 0.5, 3.4 * scale, scale)
    return s.done()


def ore(rng: Random, scale: float) -> Image.Image:
    """Return a heap of rubble with gold in it."""
    w, h = rng.uniform(24, 32) * scale, rng.uniform(13, 17) * scale
    s = Sketch(w, h)
    s.oval((0, h * 0.6, w, h), NIGHT, 100)
    for i in range(6):
        x, y = w * (0.16 + 0.135 * i), h * (0.72 - 0.3 * math.sin(math.pi * i / 5))
        r = w * rng.uniform(0.1, 0.14)
        stone = (
            rgb("#e7b93c")
            if rng.random() < 0.3
            else mix(rgb("#6a5a40"), rgb("#a0875c"), rng.random())
        )
        s.shape(
            [
                (x - r, y + r * 0.8),
                (x - r * 0.7, y - r * 0.7),
                (x + r * 0.5, y - r),
                (x + r, y + r * 0.6),
            ],
            stone,
            PEN,
            0.8,
        )
    return s.done()


def ripple(rng: Random, scale: float) -> Image.Image:
    """Return a little rapid: foam around a stone."""
    w, h = rng.uniform(22, 30) * scale, 13 * scale
    s = Sketch(w, h)
    s.oval((0, h * 0.3, w, h), rgb("#d9f7f4"), 120)
    s.oval((w * 0.12, h * 0.36, w * 0.9, h * 0.9), rgb("#4fb3c4"), 150)
    s.shape(
        [(w * 0.22, h * 0.72), (w * 0.34, h * 0.24), (w * 0.6, h * 0.12), (w * 0.76, h * 0.7)],
        rgb("#4a4d55"),
        NIGHT,
        0.9,
    )
    s.shape([(w * 0.34, h * 0.3), (w * 0.58, h * 0.18), (w * 0.48, h * 0.5)], rgb("#8d929c"), None)
    return s.done()
