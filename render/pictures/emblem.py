"""Emblems of races, powers and what else has a name: small square pictures for use as emojis."""

from __future__ import annotations

import hashlib
import io
import zlib
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render import looks, theme
from render.pieces.icons import codes, draw_icon
from render.pieces.sheet import Sheet, stamp_icon
from render.theme import Color, mix

from .picture import drawing

SIDE = 128
"""Pixels."""
BYTES = 256 * 1024
"""The largest emoji that Discord takes."""
NAMED = 25
"""Letters of a thing's id in its emblem's name: Discord takes 32 in all."""
PIECES = ("marker", "symbol", "thing")
"""Kinds of icons that are drawn as what they are on the board, and have no emblem."""


class Face(NamedTuple):
    """How an emblem looks: a banner is a tile, all others are discs."""

    face: Color
    ink: Color
    rim: Color
    tile: bool = False
    share: float = 0.76
    """How much of the side the icon fills."""


_FACTIONS = {
    faction: Face(
        look.face, look.ink, theme.GOLD_DARK if sum(look.face) > 500 else theme.GOLD_LIGHT
    )
    for faction, look in looks.FACTIONS.items()
}
FACES: dict[str, Face] = {
    "race": Face(theme.PAPER_LIGHT, theme.NIGHT, theme.GOLD_DARK, tile=True, share=0.86),
    "power": Face(theme.rgb("#8f2f14"), theme.rgb("#fffaf0"), theme.rgb("#f0c987")),
}
PLAIN = Face(theme.rgb("#24585c"), theme.rgb("#fffaf0"), theme.rgb("#e6d08f"))
"""Of a family that has no look of its own."""


def face(kind: str, thing: str) -> Face:
    """Return how the emblem of a thing looks; factions have their own colors."""
    return _FACTIONS.get(thing, PLAIN) if kind == "faction" else FACES.get(kind, PLAIN)


def emblems() -> list[tuple[str, str]]:
    """Return kind and id of everything that has an emblem."""
    kinds = (kind for kind in codes() if kind not in PIECES)
    return [(kind, thing) for kind in kinds for thing in sorted(codes()[kind])]


def emblem(kind: str, thing: str) -> Image.Image:
    """Return an emblem, 128 by 128 pixels on a transparent ground.

    It is read 22 pixels wide, on dark and on light; so it has a rim, and its icon fills it.

    :raises KeyError: things of this kind have no emblems.
    """
    if kind in PIECES:
        raise KeyError(kind)
    return Image.frombytes("RGBA", (SIDE, SIDE), zlib.decompress(_packed(kind, thing)))


@lru_cache(maxsize=256)
def _packed(kind: str, thing: str) -> bytes:
    """Return the pixels of an emblem: packed, all of them take 2 MB and not 15."""
    return zlib.compress(_drawn(kind, thing).tobytes(), 1)


def _drawn(kind: str, thing: str) -> Image.Image:
    look = face(kind, thing)
    with drawing:
        sheet = Sheet(SIDE)
        middle = SIDE / 2
        shadow = mix(look.rim, theme.NIGHT, 0.75)
        if look.tile:
            sheet.rounded((1, 1, SIDE - 1, SIDE - 1), 26, shadow)
            sheet.rounded((4, 4, SIDE - 4, SIDE - 4), 24, look.rim)
            sheet.rounded((9, 9, SIDE - 9, SIDE - 9), 20, look.face)
        else:
            sheet.disc(middle, middle, middle - 1, shadow)
            sheet.disc(middle, middle, middle - 4, look.rim)
            sheet.disc(middle, middle, middle - 9, look.face)
        sign = draw_icon(kind, thing, round(SIDE * look.share) * 4)
        stamp_icon(sheet, sign, middle, middle, look.ink)
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
    return f"{thing.replace('.', '_')[:NAMED]}_{digest[:6]}"
