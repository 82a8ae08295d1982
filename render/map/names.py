"""The regions' names on the map: each in the strip that its region keeps free for it.

The map's places for number, name, tile and markers were found together (see
``tools/geometry/place.py``), so every name is drawn, whatever stands on the regions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image, ImageFilter

from engine.view import View
from render import theme
from render.ground.geometry import Map, Shape, map_of
from render.parts import Part, stamp
from render.writing.text import Words, fit, mask

from .layout import NAME, Piece

SIZE = theme.SMALLEST
"""Font size of the names."""
HALO = 3
"""Pixels of parchment around the letters."""


def region_names(view: View, words: Words) -> dict[int, str]:
    """Return the name of every region of the view's board in the reader's language."""
    return {r.id: words(f"region-{r.board}-{r.number}") for r in view.regions}


def name_width(name: str, style: str = "narrow") -> int:
    """Return the pixels that a name takes on the map."""
    return mask(name, style, SIZE)[0].width


def name_room(shape: Shape) -> int:
    """Return the pixels that a region's name may take, 0 if the map doesn't have it."""
    return shape.name[1] - shape.name[0] if shape.name else 0


def name_pieces(map_: Map, names: Mapping[int, str]) -> list[Piece]:
    """Return the names at their places, as near to their numbers as their strips allow.

    A name longer than its strip, which no locale file may have, is cut short.  Regions without a
    strip have none: their names are told where there is room for words.
    """
    return list(_placed(map_.boards, tuple(sorted(names.items()))))


@lru_cache(maxsize=16)
def _placed(boards: tuple[str, ...], names: tuple[tuple[int, str], ...]) -> tuple[Piece, ...]:
    style, regions, found = letters(boards, names), map_of(boards).regions, []
    for region, name in names:
        shape = regions[region]
        if not shape.name:
            continue
        start, end, y = shape.name
        width = min(name_width(name, style), name_room(shape))
        half = (width + 1) // 2
        x = min(max(shape.label[0], start + half), end - half)
        found.append(Piece(region, "name", 0, x, y, width, NAME))
    return tuple(found)


@lru_cache(maxsize=16)
def letters(boards: tuple[str, ...], names: tuple[tuple[int, str], ...]) -> str:
    """Return the style of the boards' names: as its headings if all have room, else narrow."""
    shapes, called = map_of(boards).regions, dict(names)
    rooms = {region: name_room(shapes[region]) for region in called if shapes[region].name}
    wide = all(name_width(called[region], "head") <= room for region, room in rooms.items())
    return "head" if wide else "narrow"


def name_parts(pieces: Sequence[Piece], map_: Map, names: Mapping[int, str]) -> list[Part]:
    """Return the names that stand at ``pieces``."""
    style = letters(map_.boards, tuple(sorted(names.items())))
    x, y = theme.MAP
    parts = []
    for p in pieces:
        name = names[p.region]
        drawn = _drawn(name, style, p.width)
        parts.append(stamp(drawn, p.x + x, p.y + y, p, name, style))
    return parts


@lru_cache(maxsize=256)
def _drawn(name: str, style: str, width: int) -> Image.Image:
    """Return a name in ink upon a soft parchment halo, cut short if ``width`` is too little."""
    room = None
    if name_width(name, style) > width:
        room = width - 4
        name, style, _ = fit(name, SIZE, room, style)
    text, up = mask(name, style, SIZE, 0, room)
    around, above = mask(name, style, SIZE, HALO, room)
    size = (text.width + 4 * HALO, NAME + 4 * HALO)
    baseline = size[1] // 2 + round(SIZE * 0.34)
    halo = Image.new("L", size)
    halo.paste(around, (HALO, baseline - above))
    soft = halo.filter(ImageFilter.GaussianBlur(1.6)).point(
        [min(255, v * 3 // 2) for v in range(256)]
    )
    ink = Image.new("L", size)
    ink.paste(text, (2 * HALO, baseline - up))
    picture = Image.new("RGBA", size, (*theme.PAPER_LIGHT, 0))
    picture.putalpha(soft.point([v * 15 // 16 for v in range(256)]))
    picture.paste((*theme.INK, 255), (0, 0), ink)
    return picture
