"""The fonts: which files, which weights, and which characters each of them has."""

from __future__ import annotations

import struct
from bisect import bisect_right
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from PIL import ImageFont

Font = ImageFont.FreeTypeFont


class Face:
    """One font file at one weight; knows which characters it has."""

    def __init__(self, path: Path, axes: tuple[int, ...] = ()) -> None:
        self.path = path
        self.axes = axes
        """Values of the variable font's axes, in its own order; empty for a static font."""
        self._starts, self._ends = _coverage(path)

    def has(self, character: str) -> bool:
        """Tell whether the font has a glyph for ``character``."""
        code = ord(character)
        place = bisect_right(self._starts, code) - 1
        return place >= 0 and code <= self._ends[place]

    @lru_cache(maxsize=32)  # noqa: B019 - faces live as long as the program
    def at(self, size: int) -> Font:
        """Return the font at ``size`` pixels."""
        font = ImageFont.truetype(str(self.path), size, layout_engine=ImageFont.Layout.BASIC)
        if self.axes:
            font.set_variation_by_axes(list(self.axes))
        return font


@lru_cache(maxsize=16)
def _coverage(path: Path) -> tuple[list[int], list[int]]:
    """Return first and last code points of the ranges that the file's ``cmap`` table maps."""
    with path.open("rb") as file:
        head = file.read(12)
        tables = file.read(16 * struct.unpack(">H", head[4:6])[0])
        offset = next(
            struct.unpack(">I", tables[at + 8 : at + 12])[0]
            for at in range(0, len(tables), 16)
            if tables[at : at + 4] == b"cmap"
        )
        file.seek(offset)
        count = struct.unpack(">HH", file.read(4))[1]
        records = struct.iter_unpack(">HHI", file.read(8 * count))
        unicode_tables = [start for platform, _, start in records if platform in (0, 3)]
        ranges: set[tuple[int, int]] = set()
        for start in unicode_tables:
            file.seek(offset + start)
            ranges |= _ranges(file.read(8) + file.read(1 << 20))
    merged: list[list[int]] = []
    for low, high in sorted(ranges):
        if merged and low <= merged[-1][1] + 1:
            merged[-1][1] = max(merged[-1][1], high)
        else:
            merged.append([low, high])
    return [low for low, _ in merged], [high for _, high in merged]


def _ranges(table: bytes) -> set[tuple[int, int]]:
    """Return the ranges of a ``cmap`` subtable of format 4 or 12; other formats hold no more."""
    form = struct.unpack(">H", table[:2])[0]
    if form == 12:
        groups = struct.unpack(">I", table[12:16])[0]
        return {
            (low, high) for low, high, _ in struct.iter_unpack(">III", table[16:][: 12 * groups])
        }
    if form != 4:
        return set()
    double = struct.unpack(">H", table[6:8])[0]
    ends = struct.unpack(f">{double // 2}H", table[14 : 14 + double])
    starts = struct.unpack(f">{double // 2}H", table[16 + double : 16 + 2 * double])
    return {(low, high) for low, high in zip(starts, ends, strict=True) if low != 0xFFFF}


def _packaged(package: str, name: str) -> Path:
    return Path(str(files(package).joinpath(name)))


@lru_cache(maxsize=1)
def faces() -> dict[str, tuple[Face, ...]]:
    """Return the faces of each style, the preferred one first.

    ``head`` is for headings and numbers, ``body`` for all else, ``narrow`` for
    what does not fit, ``icon`` for our own icons.
    """
    latin = _packaged("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf")
    cinzel = Face(_packaged("fontpkg_cinzel", "files/Cinzel[wght].ttf"), (800,))
    east = Face(_packaged("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"))
    hebrew = Face(_packaged("fontpkg_rubik", "files/Rubik[wght].ttf"), (700,))
    arabic = _packaged("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf")
    thai = Face(
        _packaged("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf"), (700, 100)
    )
    emoji = Face(_packaged("render", "assets/emoji.ttf"))
    rest = (east, Face(arabic, (700, 100)), hebrew, thai, emoji)
    return {
        "head": (cinzel, Face(latin, (700, 100)), *rest),
        "body": (Face(latin, (700, 100)), *rest),
        "narrow": (Face(latin, (700, 68)), *rest),
        "icon": (Face(Path(str(files("render").joinpath("assets/icons.ttf")))),),
    }
