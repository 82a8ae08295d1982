"""Pieces: token tiles, marker discs, coins and badges, each drawn once and kept.

All are transparent pictures drawn larger and reduced.  The caches are bounded;
nobody may change a picture that comes out of them.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import looks, theme
from render.styles import DEFAULT
from render.theme import Color, mix
from render.writing.text import write

from .icons import icon

SCALE = 4
"""Pieces are drawn this many times as large and reduced, so that their edges are smooth."""
PAD = 12
"""Room around a tile or disc for shadow, stack and badges."""


class Sheet:
    """A transparent square sheet, drawn ``SCALE`` times as large."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.picture = Image.new("RGBA", (side * SCALE, side * SCALE), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.picture)

    def rounded(self, box: tuple[float, ...], radius: float, fill: Color, alpha: int = 255) -> None:
        """Fill a rounded rectangle given in pixels of the finished picture."""
        self.draw.rounded_rectangle([v * SCALE for v in box], radius * SCALE, (*fill, alpha))

    def disc(self, x: float, y: float, radius: float, fill: Color, alpha: int = 255) -> None:
        """Fill a disc."""
        box = [
            (x - radius) * SCALE,
            (y - radius) * SCALE,
            (x + radius) * SCALE,
            (y + radius) * SCALE,
        ]
        self.draw.ellipse(box, (*fill, alpha))

    def done(self, shadow: int = 0) -> Image.Image:
        """Return the finished picture, upon a soft shadow if ``shadow`` (pixels) is given."""
        small = self.picture.resize((self.side, self.side), Image.Resampling.LANCZOS)
        if not shadow:
            return small
        dark = ImageChops.offset(small.getchannel("A"), shadow // 2, shadow)
        dark = dark.filter(ImageFilter.GaussianBlur(shadow * 0.8)).point(lambda v: v * 0.6)
        under = Image.merge("RGBA", (*(Image.new("L", small.size, c) for c in theme.NIGHT), dark))
        return Image.alpha_composite(under, small)


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


def stamp_icon(sheet: Sheet, glyph: Image.Image, x: float, y: float, color: Color) -> None:
    """Stamp an icon mask, already ``SCALE`` times as large, with its middle at (x, y)."""
    half = glyph.width // 2
    sheet.picture.paste((*color, 255), (round(x * SCALE) - half, round(y * SCALE) - half), glyph)


def _hatch(size: int, apart: int, width: int) -> Image.Image:
    """Return a mask of slanted lines."""
    picture = Image.new("L", (size, size))
    draw = ImageDraw.Draw(picture)
    for start in range(-size, size * 2, apart):
        draw.line([(start, size), (start + size, 0)], 255, width)
    return picture


def _colors(native: str, seat: int, active: bool) -> tuple[Color, Color, Color]:
    """Return face, rim and ink of a tile."""
    if seat >= 0:
        look = theme.SEATS[seat % len(theme.SEATS)]
        face, ink = look.color, look.ink
    elif native in looks.NATIVES:
        face, ink = looks.NATIVES[native].face, looks.NATIVES[native].ink
    else:
        face, ink = theme.SLATE, theme.PAPER_LIGHT
    if not active:
        rim = face if sum(face) > 330 else mix(face, (255, 255, 255), 0.3)
        return theme.ASH, rim, theme.PAPER_LIGHT
    rim = mix(face, (255, 255, 255), 0.45) if sum(face) < 500 else mix(face, theme.NIGHT, 0.35)
    return face, rim, ink


def _stripe(sheet: Sheet, left: float, right: float, radius: float) -> None:
    """Hatch the face of a tile in decline, in place."""
    face = Image.new("L", sheet.picture.size)
    box = [v * SCALE for v in (left, left, right, right)]
    ImageDraw.Draw(face).rounded_rectangle(box, radius * SCALE, 255)
    lines = ImageChops.multiply(_hatch(face.width, 22, 7), face).point(lambda v: v * 0.22)
    sheet.picture.paste((*theme.PAPER, 255), (0, 0), lines)


@lru_cache(maxsize=256)
def tile(
    race: str,
    seat: int,
    active: bool,
    deep: int,
    side: int,
    badge: bool = True,
    shape: float = DEFAULT.shape,
    native: str = "",
) -> Image.Image:
    """Return a token tile ``side`` pixels wide with ``PAD`` pixels around it.

    ``seat`` -1 is nobody's: a combo on offer, or original inhabitants, whose kind ``native``
    names; a player's tile without a ``race`` has no icon.  ``deep`` is how many tiles lie upon one
    another, 1 to 3; ``shape`` is the radius of the seat's shape, of the tile's side.
    """
    sheet = Sheet(side + 2 * PAD)
    face, rim, ink = _colors(native, seat, active)
    for step in range(deep - 1, -1, -1):
        a = PAD + step * 3.0
        sheet.rounded((a, a, a + side, a + side), side * 0.16, theme.NIGHT)
        edge = mix(face, theme.NIGHT, 0.45) if step else rim
        sheet.rounded((a + 1.2, a + 1.2, a + side - 1.2, a + side - 1.2), side * 0.15, edge)
    inset, radius, middle = 4.0 if active else 6.0, side * 0.11, PAD + side / 2
    left, right = PAD + inset, PAD + side - inset
    sheet.rounded((left, left, right, right), radius, mix(face, theme.NIGHT, 0.18))
    sheet.rounded((left, left, right, right - side * 0.1), radius, face)
    kind, thing = ("thing", looks.native_icon(native)) if native else ("race", race)
    glyph, bare = icon(kind, thing, round(side * 0.78 * SCALE)), seat >= 0 and not race
    if not active:
        _stripe(sheet, left, right, radius)
    if not active and not bare:
        halo = glyph.filter(ImageFilter.GaussianBlur(4)).point(
            [min(255, 7 * v) for v in range(256)]
        )
        stamp_icon(sheet, halo, middle, middle, mix(face, theme.NIGHT, 0.5))
    if not bare:
        stamp_icon(sheet, glyph, middle, middle, ink)
    if seat >= 0 and badge:
        corner = PAD + 3 + side * (shape - DEFAULT.shape)
        seat_badge(sheet, seat, corner, corner, side * shape + 1.5)
    return sheet.done(shadow=4)


@lru_cache(maxsize=128)
def count(number: int, size: int = 30) -> Image.Image:
    """Return a dark round badge with a number in it; wider for two digits."""
    text = str(number)
    font = max(theme.SMALLEST, round(size * 0.78))
    width = size + (12 if len(text) > 1 else 0)
    sheet = Image.new("RGBA", (width * SCALE, size * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    draw.rounded_rectangle(
        (0, 0, width * SCALE - 1, size * SCALE - 1), size * SCALE // 2, (*theme.GOLD, 255)
    )
    rim = round(1.8 * SCALE)
    draw.rounded_rectangle(
        (rim, rim, width * SCALE - 1 - rim, size * SCALE - 1 - rim),
        size * SCALE // 2,
        (*theme.NIGHT, 255),
    )
    badge = sheet.resize((width, size), Image.Resampling.LANCZOS)
    rise = round(font * 0.357)
    write(
        badge, (width // 2, size // 2 + rise), text, font, (255, 252, 240), style="body", anchor="m"
    )
    return badge


@lru_cache(maxsize=16)
def more(number: int, height: int) -> Image.Image:
    """Return a badge ``+n``: so many more lie there than are drawn; wider for two digits."""
    width = height + (22 if number > 9 else 10)
    sheet = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(sheet)
    for rim, color in ((0, theme.NIGHT), (1.6, theme.PAPER_LIGHT)):
        box = [rim * SCALE, rim * SCALE, (width - rim) * SCALE - 1, (height - rim) * SCALE - 1]
        draw.rounded_rectangle(box, 8 * SCALE, (*color, 255))
    badge = sheet.resize((width, height), Image.Resampling.LANCZOS)
    middle = (width // 2, height // 2 + 8)
    write(badge, middle, f"+{number}", theme.SMALLEST, theme.INK, style="body", anchor="m")
    return badge


_BADGE = (theme.rgb("#6b2d14"), theme.PAPER_LIGHT)


@lru_cache(maxsize=128)
def disc(kind: str, thing: str, size: int, ring: bool = False) -> Image.Image:
    """Return a round medallion ``size`` pixels wide with ``PAD`` pixels around it.

    ``ring`` gilds it, for pieces that make their region immune.
    """
    look = looks.piece(kind, thing)
    face, ink = _BADGE if kind == "power" else (look.face, look.ink)
    sheet = Sheet(size + 2 * PAD)
    middle = PAD + size / 2
    sheet.disc(middle, middle, size / 2, theme.NIGHT)
    sheet.disc(middle, middle, size / 2 - 1.2, theme.GOLD if ring else mix(face, theme.PAPER, 0.55))
    sheet.disc(middle, middle, size / 2 - (3.4 if ring else 2.6), face)
    stamp_icon(
        sheet, icon(kind, thing, round(size * (0.64 if ring else 0.7) * SCALE)), middle, middle, ink
    )
    return sheet.done(shadow=3)


@lru_cache(maxsize=64)
def coin(text: str, size: int) -> Image.Image:
    """Return a gold coin with ``text`` on it, with ``PAD`` pixels around it."""
    sheet = Sheet(size + 2 * PAD)
    middle = PAD + size / 2
    sheet.disc(middle, middle, size / 2, theme.GOLD_DARK)
    sheet.disc(middle, middle, size / 2 - 1.5, theme.GOLD_LIGHT)
    sheet.disc(middle, middle, size / 2 - 3, theme.GOLD)
    sheet.disc(middle, middle, size / 2 - 5.5, mix(theme.GOLD, theme.GOLD_LIGHT, 0.35))
    done = sheet.done(shadow=3)
    font = max(theme.SMALLEST, round(size * 0.6))
    write(
        done,
        (round(middle), round(middle + font * 0.36)),
        text,
        font,
        theme.rgb("#5a3608"),
        anchor="m",
    )
    return done


@lru_cache(maxsize=64)
def glyph(kind: str, thing: str, size: int, color: Color) -> Image.Image:
    """Return a bare icon in one color."""
    picture = Image.new("RGBA", (size, size), (*color, 0))
    picture.putalpha(icon(kind, thing, size * 2).reduce(2))
    return picture


@lru_cache(maxsize=16)
def seat_mark(seat: int, size: int) -> Image.Image:
    """Return a seat's shape on a dark disc."""
    sheet = Sheet(size)
    seat_badge(sheet, seat, size / 2, size / 2, size / 2)
    return sheet.done()


@lru_cache(maxsize=8)
def slot(side: int) -> Image.Image:
    """Return the dashed outline of a tile that is not there."""
    sheet = Image.new("L", (side * SCALE, side * SCALE))
    box = (SCALE, SCALE, (side - 1) * SCALE, (side - 1) * SCALE)
    ImageDraw.Draw(sheet).rounded_rectangle(
        box, side * SCALE * 0.16, outline=255, width=round(1.8 * SCALE)
    )
    dashes = _hatch(sheet.width, 9 * SCALE, 5 * SCALE)
    faint = ImageChops.multiply(sheet, dashes).reduce(SCALE).point(lambda v: v * 0.6)
    picture = Image.new("RGBA", (side, side), (*theme.INK_SOFT, 0))
    picture.putalpha(faint)
    return picture


def put(picture: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Paste ``piece`` with its middle at (``x``, ``y``)."""
    picture.paste(piece, (x - piece.width // 2, y - piece.height // 2), piece)
