"""Several boards on one table: each painted once, and pasted where it lies in the open water.

So an arrangement that was never seen takes no more than pasting.  The open water is no region:
it has a swell and darkens toward the frame, and no border, number or plate is in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import theme
from render.looks import around
from render.styles import DEFAULT, Style
from render.theme import Color, rgb

from .geometry import Map, Point, load_map
from .land import FINE, Land, painted, ramp
from .noise import clouds

ROOM = 8
"""Pixels around a board for the line of its coast."""
SHALLOWS = 44
"""Pixels around a board in which its shallows are seen."""
SURF = ((112, 14, 230), (62, 7, 150), (28, 4, 90))
"""The lines of surf: level and breadth in the blurred land (255 = all land), strength."""
SWELL = (38, 84)
"""Pixels between two rows of waves, and between two waves in a row."""


class Isle(NamedTuple):
    """A board as it is pasted."""

    board: str
    scale: float
    """How many times as large as its map."""
    at: Point
    """Where its left upper corner lies on the map."""


def isles(map_: Map) -> list[Isle]:
    """Return the boards of a table on which several lie."""
    lies = map_.lies
    if lies is None:
        return []
    return [Isle(board, lies.scale, at) for board, at in zip(map_.boards, lies.places, strict=True)]


def isle_map(isle: Isle) -> Map:
    """Return the map of a board as it is painted: by itself, with ``ROOM`` around it."""
    one = load_map(isle.board)
    width, height = (math.ceil(side * isle.scale) + 2 * ROOM for side in one.size)
    return replace(one.moved(ROOM, ROOM, isle.scale), size=(width, height))


def land_mask(map_: Map, style: Style) -> Image.Image:
    """Return a smooth mask of a board up to the outer edge of its coast's line."""
    width, height = map_.size
    big = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(big)
    for shape in map_.regions.values():
        draw.polygon([(x * FINE, y * FINE) for x, y in shape.polygon], fill=255)
    for border in map_.borders:
        if not border.b:
            line = [(x * FINE, y * FINE) for x, y in border.line]
            draw.line(line, 255, round(style.pen * FINE), "curve")
    return big.reduce(FINE)


def shallows(land: Image.Image) -> Image.Image:
    """Return the water along the coast of what ``land`` masks, ``SHALLOWS`` around it all."""
    width, height = (side + 2 * SHALLOWS for side in land.size)
    dry = Image.new("L", (width, height))
    dry.paste(land, (SHALLOWS, SHALLOWS))
    shelf = dry.filter(ImageFilter.GaussianBlur(15)).point([round(v * 0.9) for v in range(256)])
    coast = Image.new("RGBA", dry.size, (*rgb("#6cc0ee"), 0))
    coast.putalpha(shelf)
    near = dry.filter(ImageFilter.GaussianBlur(11))
    for level, breadth, strength in SURF:
        band = near.point([strength if abs(v - level) <= breadth else 0 for v in range(256)])
        coast.alpha_composite(_tinted(band.filter(ImageFilter.GaussianBlur(0.7)), rgb("#f2fcff")))
    fall = ImageChops.offset(dry, 3, 6).filter(ImageFilter.GaussianBlur(4))
    fall = fall.point([round(v * 0.6) for v in range(256)])
    coast.alpha_composite(_tinted(fall, rgb("#04183a")))
    return coast


def _tinted(mask: Image.Image, color: Color) -> Image.Image:
    picture = Image.new("RGBA", mask.size, (*color, 0))
    picture.putalpha(mask)
    return picture


def open_water(size: tuple[int, int], world: str, style: Style = DEFAULT) -> Image.Image:
    """Return the open water in which the boards of the edition ``world`` lie."""
    look = around(world)
    if style.plain:
        return Image.new("RGB", size, look.even)
    water = ramp(clouds(size, f"{world}/open", (260, 120)), look.shades)
    if look.far is None:
        return water
    crests, troughs = _swell(size, Random(f"{world}/swell"))  # noqa: S311 - a pattern, no secret
    water.paste(look.shades[0], (0, 0), troughs.point([round(v * 0.55) for v in range(256)]))
    water.paste(rgb("#8fc4f0"), (0, 0), crests.point([round(v * 0.5) for v in range(256)]))
    rim = Image.new("L", size, 255)
    ImageDraw.Draw(rim).rounded_rectangle((70, 70, size[0] - 71, size[1] - 71), 160, fill=0)
    rim = rim.filter(ImageFilter.BoxBlur(70)).filter(ImageFilter.BoxBlur(40))
    water.paste(look.far, (0, 0), rim.point([round(v * 0.8) for v in range(256)]))
    return water


def _swell(size: tuple[int, int], rng: Random) -> tuple[Image.Image, Image.Image]:
    """Return masks of the waves' crests, in rows that bend, and of the troughs below them."""
    big = (size[0] * FINE, size[1] * FINE)
    crests, troughs = Image.new("L", big), Image.new("L", big)
    down, across = SWELL
    for row in range(-1, size[1] // down + 2):
        for place in range(-1, size[0] // across + 2):
            x = place * across + (row % 2) * across / 2 + rng.uniform(-16, 16)
            y = row * down + 9 * math.sin(x / 150 + row) + rng.uniform(-7, 7)
            wide, high = rng.uniform(34, 66), rng.uniform(5, 9)
            line = [
                (
                    (x + wide * (i / 16 - 0.5)) * FINE,
                    (y - high * math.sin(math.pi * i / 16) ** 1.5) * FINE,
                )
                for i in range(17)
            ]
            ImageDraw.Draw(crests).line(line, rng.randint(120, 255), 2 * FINE, "curve")
            low = [(a, b + 3.4 * FINE) for a, b in line]
            ImageDraw.Draw(troughs).line(low, rng.randint(120, 255), 3 * FINE, "curve")
    return crests.reduce(FINE), troughs.reduce(FINE)


def rock(size: tuple[int, int], world: str, style: Style = DEFAULT) -> Image.Image:
    """Return the rock in which boards below ground lie."""
    if style.plain:
        return Image.new("RGB", size, theme.ROCK[1])
    return ramp(clouds(size, f"{world}/around", (90, 34, 12)), theme.ROCK)


@lru_cache(maxsize=20)
def _outlined(isle: Isle, style: Style) -> Image.Image:
    """Return the mask of a board's land; all boards of one outline share it."""
    mask = land_mask(isle_map(isle), style)
    return _same(mask.size, mask.tobytes())


@lru_cache(maxsize=10)
def _same(size: tuple[int, int], land: bytes) -> Image.Image:
    return Image.frombytes("L", size, land)


@lru_cache(maxsize=5)
def _coast(size: tuple[int, int], land: bytes) -> Image.Image:
    """Return :func:`shallows` of a mask; all boards of one outline share them."""
    return shallows(Image.frombytes("L", size, land))


Keep = Callable[[Hashable, tuple[int, int], Callable[[], Image.Image]], Image.Image]
"""Returns the picture of a name and size, and has it painted if it isn't kept."""


def _terrains(isle: Isle, land: Land) -> dict[int, str]:
    """Return the terrains of a board by its own numbers."""
    return {
        number: land.terrains[region]
        for region, (board, number) in land.map.printed.items()
        if board == isle.board
    }


def arranged(land: Land, style: Style, keep: Keep) -> Image.Image:
    """Return the ground of a table on which several boards lie, all coasts below all land.

    ``keep``: where what is painted once is kept.
    """
    around_, size, dry = (rock if land.buried else open_water), land.map.size, land.buried
    sea = keep(
        ("around", land.world, style.name, dry), size, lambda: around_(size, land.world, style)
    )
    picture, lying = sea.copy(), isles(land.map)
    outlines = [_outlined(isle._replace(at=(0, 0)), style) for isle in lying]
    if not dry and not style.plain:
        for isle, mask in zip(lying, outlines, strict=True):
            coast = _coast(mask.size, mask.tobytes())
            x, y = isle.at
            picture.paste(coast, (x - ROOM - SHALLOWS, y - ROOM - SHALLOWS), coast)
    for isle, mask in zip(lying, outlines, strict=True):
        terrains = _terrains(isle, land)

        def make(isle: Isle = isle, terrains: dict[int, str] = terrains) -> Image.Image:
            return painted(Land(isle_map(isle), terrains, land.world), style)

        named = (isle.board, isle.scale, land.world, style.name, tuple(sorted(terrains.items())))
        ground = keep(named, mask.size, make)
        picture.paste(ground, (isle.at[0] - ROOM, isle.at[1] - ROOM), mask)
    return picture
