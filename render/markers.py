"""Markers as objects on the board: each kind has an outline, a colour and a sign of its own.

They are read 13 pixels wide on a phone, so the outline alone tells them apart.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from . import theme
from .icons import icon
from .pieces import PAD, SCALE, Sheet, disc, stamp_icon
from .theme import Colour, mix

XY = tuple[float, float]

RIM, DARK = 2.6, 1.2
"""Pixels of a marker's edge, and of the dark line around that."""
IMMUNE = ("hole", "hero", "dragon")
"""Markers with a gilded rim: their region cannot be touched."""


def _arc(x: float, y: float, radius: float, start: int, end: int, high: float = 1.0) -> list[XY]:
    """Return points on an arc, by degrees clockwise from the right; ``high`` squeezes it."""
    steps = max(2, abs(end - start) // 6)
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), y + high * radius * math.sin(a)) for a in angles]


_CASTLE = [
    (-0.46, -0.5),
    (-0.22, -0.5),
    (-0.22, -0.36),
    (-0.12, -0.36),
    (-0.12, -0.5),
    (0.12, -0.5),
    (0.12, -0.36),
    (0.22, -0.36),
    (0.22, -0.5),
    (0.46, -0.5),
    (0.46, -0.12),
    (0.38, -0.06),
    (0.38, 0.36),
    (0.5, 0.5),
    (-0.5, 0.5),
    (-0.38, 0.36),
    (-0.38, -0.06),
    (-0.46, -0.12),
]
_GATE = [(-0.15, 0.5), *_arc(0.0, 0.12, 0.15, 180, 360), (0.15, 0.5)]
_CAVE = [(-0.5, 0.46), *_arc(0.0, 0.08, 0.5, 180, 360, 1.08), (0.5, 0.46)]
_TENT = [(-0.07, -0.5), (0.07, -0.5), (0.5, 0.38), (0.42, 0.46), (-0.42, 0.46), (-0.5, 0.38)]
_FLAP = [(0.0, -0.22), (0.22, 0.46), (-0.22, 0.46)]
_SHIELD = [
    (-0.46, -0.44),
    (-0.2, -0.42),
    (0.0, -0.5),
    (0.2, -0.42),
    (0.46, -0.44),
    *_arc(0.0, -0.04, 0.46, 0, 180, 1.17),
]
_SCALE = [
    ((0.5 if i % 2 == 0 else 0.4) * math.cos(a), (0.5 if i % 2 == 0 else 0.4) * math.sin(a))
    for i, a in ((i, math.pi * i / 9 - math.pi / 2) for i in range(18))
]


@dataclass(frozen=True, slots=True)
class _Look:
    """Outline (in a square from -0.5 to 0.5), an opening in it, and how large a sign it bears."""

    outline: list[XY]
    opening: list[XY] | None = None
    sign: float = 0.0
    """Side of the icon, of the marker's."""
    drop: float = 0.0
    """How far below the middle the icon stands."""


_LOOKS = {
    "fortress": _Look(_CASTLE, opening=_GATE),
    "lair": _Look(_CAVE, sign=0.6, drop=0.1),
    "encampment": _Look(_TENT, opening=_FLAP),
    "hero": _Look(_SHIELD, sign=0.66, drop=-0.02),
    "dragon": _Look(_SCALE, sign=0.78),
    "mountain": _Look(_arc(0.0, 0.0, 0.5, 0, 354), sign=0.88),
    "hole": _Look(_arc(0.0, 0.0, 0.5, 0, 354), sign=0.84),
}
"""Markers without a look of their own are discs."""


@lru_cache(maxsize=64)
def marker(thing: str, size: int) -> Image.Image:
    """Return a marker ``size`` pixels wide and high, with ``PAD`` pixels around it."""
    look, gilded = _LOOKS.get(thing), thing in IMMUNE
    if look is None:
        return disc("marker", thing, size, gilded)
    face, ink = theme.MARKERS[thing]
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
        sign = icon("marker", thing, round(size * look.sign * SCALE))
        stamp_icon(sheet, sign, middle, middle + look.drop * size, ink)
    return sheet.done(shadow=3)


def _fill(sheet: Sheet, outline: list[XY], side: float, colour: Colour, grow: float = 0.0) -> None:
    """Fill an outline ``side`` pixels wide in the sheet's middle, grown by some pixels."""
    middle = sheet.side / 2
    corners = [((middle + x * side) * SCALE, (middle + y * side) * SCALE) for x, y in outline]
    sheet.draw.polygon(corners, (*colour, 255))
    if grow:
        line = [*corners, corners[0], corners[1]]
        sheet.draw.line(line, (*colour, 255), round(2 * grow * SCALE), "curve")
