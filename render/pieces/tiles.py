"""Token tiles, and the place of one that is not there."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import looks, theme
from render.styles import DEFAULT
from render.theme import Color, mix

from .icons import icon
from .seats import seat_badge
from .sheet import PAD, SCALE, Sheet, hatch, stamp_icon


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
    lines = ImageChops.multiply(hatch(face.width, 22, 7), face).point(lambda v: v * 0.22)
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


@lru_cache(maxsize=8)
def slot(side: int) -> Image.Image:
    """Return the dashed outline of a tile that is not there."""
    sheet = Image.new("L", (side * SCALE, side * SCALE))
    box = (SCALE, SCALE, (side - 1) * SCALE, (side - 1) * SCALE)
    ImageDraw.Draw(sheet).rounded_rectangle(
        box, side * SCALE * 0.16, outline=255, width=round(1.8 * SCALE)
    )
    dashes = hatch(sheet.width, 9 * SCALE, 5 * SCALE)
    faint = ImageChops.multiply(sheet, dashes).reduce(SCALE).point(lambda v: v * 0.6)
    picture = Image.new("RGBA", (side, side), (*theme.INK_SOFT, 0))
    picture.putalpha(faint)
    return picture
