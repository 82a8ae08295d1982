"""How the marks of what happened look: arrows, struck shapes, dashed outlines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render import theme
from render.ground.geometry import Map, map_of
from render.ground.land import FINE
from render.parts import Part, stamp
from render.pieces.seats import seat_badge
from render.pieces.sheet import PAD, SCALE, Sheet

from .happened import ARROW, ARROWS, STRUCK, Happened
from .layout import Piece

DASH, GAP = 26, 15
"""Pixels of a dash of an outline, and between two."""
_BROAD = 6
"""Pixels that an outline reaches beyond its region's box."""


def outline_parts(map_: Map, happened: Sequence[Happened]) -> list[Part]:
    """Return dashed outlines of the regions that changed hands: bright, or red if nobody's now."""
    parts = []
    for change in happened:
        dashes, casing = _outline(map_.boards, change.region)
        left, top, _, _ = map_.regions[change.region].box
        x, y = left - _BROAD + theme.MAP[0], top - _BROAD + theme.MAP[1]
        gone = change.seat_to is None
        parts.append(_outlined((x, y), dashes, casing, ("outline", change.region, gone)))
    return parts


def _outlined(
    place: tuple[int, int], dashes: Image.Image, casing: Image.Image, look: tuple[str, int, bool]
) -> Part:
    x, y = place
    color = theme.LOSS if look[2] else theme.FRESH

    def draw(picture: Image.Image, across: int, down: int) -> None:
        picture.paste(theme.NIGHT, (x + across, y + down), casing)
        picture.paste(color, (x + across, y + down), dashes)

    return Part((x, y, x + dashes.width, y + dashes.height), look, draw)


@lru_cache(maxsize=32)
def _outline(boards: tuple[str, ...], region: int) -> tuple[Image.Image, Image.Image]:
    """Return the dashes along a region's border, and the dark line around them, as masks."""
    shape = map_of(boards).regions[region]
    left, top, right, bottom = shape.box
    size = ((right - left + 2 * _BROAD) * FINE, (bottom - top + 2 * _BROAD) * FINE)
    dashes, casing = Image.new("L", size), Image.new("L", size)
    pen, dark = ImageDraw.Draw(dashes), ImageDraw.Draw(casing)
    corners = [((x - left + _BROAD) * FINE, (y - top + _BROAD) * FINE) for x, y in shape.polygon]
    for dash in _dashes([*corners, corners[0]]):
        dark.line(dash, 255, 10 * FINE, "curve")
        pen.line(dash, 255, 6 * FINE, "curve")
    return dashes.reduce(FINE), casing.reduce(FINE)


def _dashes(line: Sequence[tuple[float, float]]) -> list[list[tuple[float, float]]]:
    """Cut a line into dashes, leaving the gaps out."""
    dashes: list[list[tuple[float, float]]] = []
    on, left = True, float(DASH * FINE)
    dash = [line[0]]
    for start, end in pairwise(line):
        long, at = math.dist(start, end), 0.0
        while long - at > left:
            at += left
            share = at / long
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            if on:
                dashes.append([*dash, (x, y)])
            on, left, dash = not on, float((GAP if on else DASH) * FINE), [(x, y)]
        left -= long - at
        dash.append(end)
    return [*dashes, dash] if on and len(dash) > 1 else dashes


def mark_parts(pieces: Sequence[Piece], happened: Sequence[Happened]) -> list[Part]:
    """Return the arrows and struck shapes that stand at ``pieces``."""
    takers = {h.region: h.seat_to for h in happened}
    x, y = theme.MAP
    parts = []
    for piece in pieces:
        seat = takers[piece.region] or 0
        drawn = (
            struck(piece.amount, piece.width)
            if piece.what == "struck"
            else arrow(seat, piece.amount, piece.width)
        )
        parts.append(stamp(drawn, piece.x + x, piece.y + y, piece, seat))
    return parts


@lru_cache(maxsize=120)
def arrow(seat: int, angle: int, side: int) -> Image.Image:
    """Return a broad arrow in a seat's color, pointing at ``angle`` degrees from the right.

    It fits a square of ``side`` pixels, with ``PAD`` pixels around that.
    """
    sheet = Sheet(side + 2 * PAD)
    size = side / ARROWS[0]
    middle, cos, sin = PAD + side / 2, math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for grow, color in ((5.0, theme.NIGHT), (3.8, theme.FRESH), (0.0, theme.NIGHT), (-1.4, None)):
        fill = theme.SEATS[seat % len(theme.SEATS)].color if color is None else color
        corners = []
        for along, across in ARROW:
            a = along * size + grow * _side(along)
            b = across * size + grow * _side(across)
            corners.append(
                ((middle + a * cos - b * sin) * SCALE, (middle + a * sin + b * cos) * SCALE)
            )
        sheet.draw.polygon(corners, (*fill, 255))
    return sheet.done(shadow=3)


def _side(value: float) -> float:
    """Return in which direction a corner moves when the arrow grows."""
    return 0.0 if value == 0 else math.copysign(1.0, value)


@lru_cache(maxsize=16)
def struck(seat: int, side: int = STRUCK[0]) -> Image.Image:
    """Return a seat's shape, struck out: it lost a region here.  ``side``: its diameter."""
    sheet = Sheet(side + 2 * PAD)
    middle, radius = PAD + side / 2, side / 2
    sheet.disc(middle, middle, radius, theme.NIGHT)
    sheet.disc(middle, middle, radius - 1.2, theme.LOSS)
    seat_badge(sheet, seat, middle, middle, radius - 4, 0.86)
    reach = (radius - 3) * 0.72
    ends = [((middle + s * reach) * SCALE, (middle - s * reach) * SCALE) for s in (-1, 1)]
    sheet.draw.line(ends, (*theme.NIGHT, 255), round(radius * 0.34 * SCALE))
    sheet.draw.line(ends, (*theme.LOSS, 255), round(radius * 0.2 * SCALE))
    return sheet.done(shadow=3)
