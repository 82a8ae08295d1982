"""Markers as objects on the board: each kind has an outline, a color and a sign of its own.

What was found on the board is drawn so too.  On a phone the smallest is 11 pixels wide,
so the outline alone tells them apart.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import theme
from render.looks import piece
from render.theme import XY, Color, mix

from .discs import disc
from .icons import icon
from .sheet import PAD, SCALE, Sheet, stamp_icon

RIM, DARK = 2.6, 1.2
"""Pixels of a marker's edge, and of the dark line around that."""


@lru_cache(maxsize=160)
def marker(thing: str, size: int, gilded: bool = False, kind: str = "marker") -> Image.Image:
    """Return a marker ``size`` pixels wide and high, with ``PAD`` pixels around it.

    ``gilded``: its region cannot be touched.  ``kind``: the family of what is no marker, but was
    found on the board and lies there.
    """
    look = piece(kind, thing)
    if not look.outline:
        return disc(kind, thing, size, gilded)
    face, ink = look.face, look.ink
    sheet = Sheet(size + 2 * PAD)
    rim = RIM + 1.4 if gilded else RIM
    edge = theme.GOLD if gilded else mix(face, theme.PAPER, 0.55)
    inner = size - 2 * rim
    _fill(sheet, look.outline, inner, theme.NIGHT, rim)
    _fill(sheet, look.outline, inner, edge, rim - DARK)
    _fill(sheet, look.outline, inner, face)
    if look.opening:
        _fill(sheet, look.opening, inner, ink)
    if look.sign:
        middle = PAD + size / 2
        sign = icon(kind, thing, round(size * look.sign * SCALE))
        stamp_icon(sheet, sign, middle, middle + look.drop * size, ink)
    return sheet.done(shadow=3)


def _fill(sheet: Sheet, outline: list[XY], side: float, color: Color, grow: float = 0.0) -> None:
    """Fill an outline ``side`` pixels wide in the sheet's middle, grown by some pixels."""
    middle = sheet.side / 2
    corners = [((middle + x * side) * SCALE, (middle + y * side) * SCALE) for x, y in outline]
    sheet.draw.polygon(corners, (*color, 255))
    if grow:
        line = [*corners, corners[0], corners[1]]
        sheet.draw.line(line, (*color, 255), round(2 * grow * SCALE), "curve")
