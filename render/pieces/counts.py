"""Badges with a number: how many there are, and how many more."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import theme
from render.writing.text import write

from .sheet import SCALE


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
