"""Emblems of races and powers: small square pictures for use as emojis."""

from __future__ import annotations

import hashlib
import io
from functools import lru_cache

from PIL import Image

from . import theme
from .icons import codes, icon
from .picture import drawing
from .pieces import Sheet, stamp_icon
from .theme import Colour, mix

SIDE = 128
"""Pixels."""
BYTES = 256 * 1024
"""The largest emoji that Discord takes."""
FACES: dict[str, tuple[Colour, Colour, Colour]] = {
    "race": (theme.PAPER_LIGHT, theme.NIGHT, theme.GOLD_DARK),
    "power": (theme.rgb("#8f2f14"), theme.rgb("#fffaf0"), theme.rgb("#f0c987")),
}
"""Face, icon and rim of each kind: a banner is a tile, a badge is a disc."""


def emblems() -> list[tuple[str, str]]:
    """Return kind and id of everything that has an emblem."""
    return [(kind, thing) for kind in FACES for thing in sorted(codes()[kind])]


@lru_cache(maxsize=128)
def emblem(kind: str, thing: str) -> Image.Image:
    """Return an emblem, 128 by 128 pixels on a transparent ground.

    It is read 22 pixels wide, on dark and on light; so it has a rim, and its icon fills it.

    :raises KeyError: things of this kind have no emblems.
    """
    face, ink, rim = FACES[kind]
    with drawing:
        sheet = Sheet(SIDE)
        middle = SIDE / 2
        if kind == "power":
            sheet.disc(middle, middle, middle - 1, mix(rim, theme.NIGHT, 0.75))
            sheet.disc(middle, middle, middle - 4, rim)
            sheet.disc(middle, middle, middle - 9, face)
            share = 0.76
        else:
            sheet.rounded((1, 1, SIDE - 1, SIDE - 1), 26, mix(rim, theme.NIGHT, 0.75))
            sheet.rounded((4, 4, SIDE - 4, SIDE - 4), 24, rim)
            sheet.rounded((9, 9, SIDE - 9, SIDE - 9), 20, face)
            share = 0.86
        stamp_icon(sheet, icon(kind, thing, round(SIDE * share) * 4), middle, middle, ink)
        return sheet.done()


def emblem_png(kind: str, thing: str) -> bytes:
    """Return an emblem as a PNG file of at most 256 KiB.

    :raises KeyError: things of this kind have no emblems.
    """
    out = io.BytesIO()
    emblem(kind, thing).save(out, "PNG", optimize=True)
    return out.getvalue()


def emblem_name(kind: str, thing: str) -> str:
    """Return an emblem's name, which tells its content: ``dwarves_1a2b3c``.

    It is made of the pixels, for files of the same picture differ between machines.

    :raises KeyError: things of this kind have no emblems.
    """
    digest = hashlib.sha256(emblem(kind, thing).tobytes()).hexdigest()
    return f"{thing}_{digest[:6]}"
