"""Round pieces: medallions with an icon, and coins."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import looks, theme
from render.theme import mix
from render.writing.text import write

from .icons import icon
from .sheet import PAD, SCALE, Sheet, stamp_icon

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
