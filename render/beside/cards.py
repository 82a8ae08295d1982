"""The cards of the panels beside the map: a ground for each row, and a panel's heading."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from PIL import Image, ImageDraw

from render import theme
from render.parts import Part
from render.theme import Box, mix
from render.writing.text import write

LIT = theme.rgb("#fff6d0")
"""Ground of what belongs to the player to move: a row, a column, a place on the strip."""


@lru_cache(maxsize=16)
def _rounded(width: int, height: int) -> Image.Image:
    """Return the mask of a row."""
    card = Image.new("L", (width * 2, height * 2))
    ImageDraw.Draw(card).rounded_rectangle((0, 0, width * 2 - 1, height * 2 - 1), 20, 255)
    return card.reduce(2)


def card(picture: Image.Image, box: Box, lit: bool = False) -> None:
    """Draw the ground of one row, in place."""
    width, height = box[2] - box[0], box[3] - box[1]
    mask = _rounded(width, height)
    rim = theme.GOLD_DARK if lit else mix(theme.PAPER_DARK, theme.INK_SOFT, 0.35)
    picture.paste(rim, box[:2], mask)
    edge = 3 if lit else 2
    inner = _rounded(width - 2 * edge, height - 2 * edge)
    face = LIT if lit else theme.rgb("#f0dfb2")
    picture.paste(face, (box[0] + edge, box[1] + edge), inner)


def card_part(box: Box, paint: Callable[..., None], *what: Hashable) -> Part:
    """Return the part that ``paint`` draws in ``box``, knowing nothing but ``what``.

    What would reach beyond it, as a tile's shadow below the last line, is cut off.
    """
    left, top, right, bottom = box

    def draw(picture: Image.Image, across: int, down: int) -> None:
        place = (left + across, top + down, right + across, bottom + down)
        row = picture.crop(place)
        paint(row, (0, 0, *row.size), *what)
        picture.paste(row, place[:2])

    return Part(box, (paint.__name__, *what), draw)


def heading(box: Box, text: str) -> Part:
    """Return the heading of a side panel."""
    left, top, right, _ = box
    return card_part((left, top, right, top + theme.TITLE), _title, text)


def _title(picture: Image.Image, box: Box, text: str) -> None:
    middle = (box[0] + box[2]) // 2
    write(
        picture,
        (middle, box[1] + 35),
        text,
        28,
        theme.INK,
        style="head",
        anchor="m",
        width=box[2] - box[0] - 40,
    )
