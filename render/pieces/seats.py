"""The shapes that tell seats apart, in their colors."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render import theme
from render.theme import mix

from .sheet import SCALE, Sheet


def outline(shape: str, x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the corners of a seat's shape around (``x``, ``y``)."""
    if shape == "square":
        turns, count, inner, grow = math.pi / 4, 4, 1.0, 1.08
    elif shape == "diamond":
        turns, count, inner, grow = 0.0, 4, 1.0, 1.15
    elif shape == "triangle":
        turns, count, inner, grow = -math.pi / 2, 3, 1.0, 1.25
    elif shape == "star":
        turns, count, inner, grow = -math.pi / 2, 10, 0.48, 1.3
    else:
        turns, count, inner, grow = 0.0, 40, 1.0, 0.95
    corners = []
    for i in range(count):
        reach = radius * grow * (inner if i % 2 else 1.0)
        angle = turns + 2 * math.pi * i / count
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    if shape == "triangle":
        corners = [(a, b + radius * 0.2) for a, b in corners]
    return corners


def seat_badge(
    sheet: Sheet, seat: int, x: float, y: float, radius: float, share: float = 0.58
) -> None:
    """Draw a seat's shape, of ``share`` of the radius, on a dark disc around (``x``, ``y``)."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    sheet.disc(x, y, radius, mix(theme.NIGHT, look.color, 0.05))
    corners = [(a * SCALE, b * SCALE) for a, b in outline(look.shape, x, y, radius * share)]
    sheet.draw.polygon(corners, (*theme.bright(look.color), 255))


@lru_cache(maxsize=16)
def seat_mark(seat: int, size: int) -> Image.Image:
    """Return a seat's shape on a dark disc."""
    sheet = Sheet(size)
    seat_badge(sheet, seat, size / 2, size / 2, size / 2)
    return sheet.done()
