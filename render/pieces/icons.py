"""Icons: one glyph for every race, power, marker, symbol and thing."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw

from render.theme import Color
from render.writing.fonts import faces

UNKNOWN = 0xE404
"""The die: drawn for something that has no icon."""


@lru_cache(maxsize=1)
def codes() -> dict[str, dict[str, int]]:
    """Return the code points by kind (``race``, ``power``, ...) and id."""
    found: dict[str, dict[str, int]] = json.loads(
        files("render").joinpath("assets/icons.json").read_text("utf-8")
    )
    return found


@lru_cache(maxsize=160)
def icon(kind: str, thing: str, size: int) -> Image.Image:
    """Return :func:`draw_icon`, kept."""
    return draw_icon(kind, thing, size)


def draw_icon(kind: str, thing: str, size: int) -> Image.Image:
    """Return the icon as a mask of ``size`` by ``size`` pixels."""
    code = codes().get(kind, {}).get(thing, UNKNOWN)
    picture = Image.new("L", (size, size))
    ImageDraw.Draw(picture).text(
        (0, size), chr(code), 255, faces()["icon"][0].at(size), anchor="ls"
    )
    return picture


@lru_cache(maxsize=64)
def glyph(kind: str, thing: str, size: int, color: Color) -> Image.Image:
    """Return a bare icon in one color."""
    picture = Image.new("RGBA", (size, size), (*color, 0))
    picture.putalpha(icon(kind, thing, size * 2).reduce(2))
    return picture
