"""What pieces are drawn on: transparent sheets, larger than what becomes of them.

The pieces are drawn once and kept: nobody may change a picture that comes out of a cache.
"""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import theme
from render.theme import Color

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


def stamp_icon(sheet: Sheet, glyph: Image.Image, x: float, y: float, color: Color) -> None:
    """Stamp an icon mask, already ``SCALE`` times as large, with its middle at (x, y)."""
    half = glyph.width // 2
    sheet.picture.paste((*color, 255), (round(x * SCALE) - half, round(y * SCALE) - half), glyph)


def hatch(size: int, apart: int, width: int) -> Image.Image:
    """Return a mask of slanted lines."""
    picture = Image.new("L", (size, size))
    draw = ImageDraw.Draw(picture)
    for start in range(-size, size * 2, apart):
        draw.line([(start, size), (start + size, 0)], 255, width)
    return picture


def put(picture: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    """Paste ``piece`` with its middle at (``x``, ``y``)."""
    picture.paste(piece, (x - piece.width // 2, y - piece.height // 2), piece)
