"""The regions' names on the map: each where it covers nothing, or not at all.

A name takes the first strip of its region (see ``tools/geometry/names.py``)
that is long enough and in which nothing stands now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image, ImageFilter

from engine.view import View

from . import theme
from .geometry import Map, Shape, load_map
from .layout import Piece
from .parts import Part, stamp
from .text import Words, mask
from .theme import Box

SIZE = theme.SMALLEST
"""Font size of the names."""
HEIGHT = 22
"""Pixels of height that a name takes, its halo aside."""
HALO = 3
"""Pixels of parchment around the letters."""
BADGE = 10
"""Pixels that its player's shape reaches beyond a tile's upper left corner."""
GENEROUS = 0.7
"""Share of a board's names that must have a good place in wide letters, or all are narrow."""
GOOD = 3
"""Strips of a region that count as good places: those nearest to its number."""


def region_names(view: View, words: Words) -> dict[int, str]:
    """Return the name of every region of the view's board in the reader's language."""
    return {r.id: words(f"region-{view.board}-{r.id}") for r in view.regions}


def name_pieces(chart: Map, names: Mapping[int, str], pieces: Sequence[Piece]) -> list[Piece]:
    """Return the names that fit beside ``pieces``; none covers anything or leaves its region."""
    style = letters(chart.board, tuple(sorted(names.items())))
    near: dict[tuple[int, int], list[Box]] = {}
    for piece in pieces:
        left, top, right, bottom = piece.box
        more = BADGE if piece.what == "tile" else 0
        near.setdefault((piece.x // _CELL, piece.y // _CELL), []).append(
            (left - more, top - more, right, bottom)
        )
    found = []
    for region, name in names.items():
        shape = chart.regions[region]
        taken = [box for cell in _cells(shape.box) for box in near.get(cell, ())]
        place = _place(shape, _width(name, style), taken)
        if place:
            found.append(Piece(region, "name", 0, *place, _width(name, style), HEIGHT))
    return found


_CELL = 128
"""Side of the squares by which pieces are looked up; no piece is broader."""


@lru_cache(maxsize=512)
def _cells(box: Box) -> tuple[tuple[int, int], ...]:
    """Return the squares that hold whatever may reach into ``box``."""
    left, top, right, bottom = box
    reach = _CELL // 2
    return tuple(
        (x, y)
        for x in range((left - reach) // _CELL, (right + reach) // _CELL + 1)
        for y in range((top - reach) // _CELL, (bottom + reach) // _CELL + 1)
    )


def _place(shape: Shape, width: int, taken: Sequence[Box]) -> tuple[int, int] | None:
    """Return the middle of the first free strip, as near to the number as the strip allows."""
    half, wanted = (width + 1) // 2, shape.label[0]
    for start, end, y in shape.names:
        if end - start < width + 1:
            continue
        x = min(max(wanted, start + half), end - half)
        left, top = x - width // 2, y - HEIGHT // 2
        right, bottom = left + width, top + HEIGHT
        for a, b, c, d in taken:
            if left < c and a < right and top < d and b < bottom:
                break
        else:
            return x, y
    return None


@lru_cache(maxsize=512)
def _width(name: str, style: str) -> int:
    return mask(name, style, SIZE)[0].width


@lru_cache(maxsize=16)
def letters(board: str, names: tuple[tuple[int, str], ...]) -> str:
    """Return the style of a board's names: as its headings where there is room, else narrow."""
    regions = load_map(board).regions
    good = sum(
        any(b - a >= _width(name, "head") for a, b, _ in regions[region].names[:GOOD])
        for region, name in names
    )
    return "head" if good >= GENEROUS * len(names) else "narrow"


def name_parts(pieces: Sequence[Piece], board: str, names: Mapping[int, str]) -> list[Part]:
    """Return the names that stand at ``pieces``."""
    style = letters(board, tuple(sorted(names.items())))
    x, y = theme.MAP
    return [
        stamp(_drawn(names[p.region], style), p.x + x, p.y + y, p, names[p.region], style)
        for p in pieces
    ]


@lru_cache(maxsize=256)
def _drawn(name: str, style: str) -> Image.Image:
    """Return a name in ink upon a soft parchment halo."""
    text, up = mask(name, style, SIZE)
    around, above = mask(name, style, SIZE, HALO)
    size = (text.width + 4 * HALO, HEIGHT + 4 * HALO)
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
