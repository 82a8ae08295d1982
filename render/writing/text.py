"""Text in any script: graphemes, fonts by coverage, pieces of text as masks.

Names come from strangers.  They are normalized, stripped of what cannot be
seen, kept to two combining marks a character, and drawn with the first font
that has their characters; nothing in them can break a picture.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

import regex
from PIL import Image, ImageDraw

from render.theme import SMALLEST, Color

from .arabic import joined
from .fonts import Face, faces

MARKS = 2
"""Combining marks kept on one character."""
LONGEST = 160
"""Graphemes of a text that are looked at: enough for a sentence with two names of 32 letters."""
SQUEEZED = 0.7
"""Letters are made narrower than they are by at most so much before a text is cut short."""
NARROW = {"\u30fb": "\uff65"}
"""Characters that have a form half as wide, for narrow letters: the dot between Japanese words."""
MISSING = "\u25a1"
"""Drawn for a letter that no font has."""
FAMILY = "\U0001f46a"
"""Drawn for people glued together to one picture."""
_FAMILY = regex.compile("[\U0001f466-\U0001f469](\u200d[\U0001f466-\U0001f469])+")
_SCRIPTS = regex.compile(
    r"[\p{Latin}\p{Greek}\p{Cyrillic}\p{Armenian}\p{Georgian}\p{Hebrew}\p{Arabic}\p{Thai}"
    r"\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Common}\p{Inherited}]"
)
"""Scripts that are drawn properly, letter by letter; others need more than that (Devanagari)."""


class Words(Protocol):
    """Gives the text of ``key`` in the reader's language."""

    def __call__(self, key: str, **params: str | int) -> str:
        """Return the text with its parameters filled in."""


def row(words: Words, items: Iterable[str], between: str = "list-between") -> str:
    """Return ``items`` with the text ``between`` between them."""
    return words(between).join(items)


def graphemes(text: str) -> list[str]:
    """Return the characters of ``text`` as a reader sees them, made harmless."""
    found: list[str] = []
    for cluster in regex.findall(r"\X", unicodedata.normalize("NFKC", text))[:LONGEST]:
        if "\u200d" in cluster and _emoji(cluster[0]):
            # What is glued together of several pictures is one; no font of ours has them all.
            cluster = FAMILY if _FAMILY.fullmatch(cluster) else cluster.partition("\u200d")[0]
        kept, marks = "", 0
        for character in cluster:
            kind = unicodedata.category(character)
            if kind.startswith("M"):
                marks += 1
                if marks > MARKS or not kept:
                    continue
            elif kind in ("Zl", "Zp", "Cc"):
                character = " "
            elif kind.startswith("C"):
                continue
            kept += character
        if kept and not (kept == " " and found[-1:] == [" "]):
            found.append(kept)
    return found


def _emoji(grapheme: str) -> bool:
    return bool(
        regex.match(
            r"[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]", grapheme
        )
    )


def _rtl(grapheme: str) -> bool:
    return unicodedata.bidirectional(grapheme[0]) in ("R", "AL")


def _visual(parts: list[str]) -> list[str]:
    """Return graphemes in the order they stand on the line: right-to-left stretches turned."""
    out: list[str] = []
    turned: list[str] = []
    neutral: list[str] = []
    for part in parts:
        if _rtl(part):
            turned += [*neutral, part] if turned else [part]
            if not turned[:-1]:
                out += neutral
            neutral = []
        elif turned and not part[0].isalnum():
            neutral.append(part)
        else:
            out += [*turned[::-1], *neutral, part]
            turned, neutral = [], []
    return out + turned[::-1] + neutral


def _runs(text: str, style: str) -> list[tuple[Face, str]]:
    """Return stretches of ``text`` with the face that draws each."""
    runs: list[tuple[Face, str]] = []
    choice = faces()[style]
    for part in _visual(joined(graphemes(text))):
        if style == "narrow":
            part = NARROW.get(part, part)
        face = next((f for f in choice if all(map(f.has, part))), None)
        face = face or next((f for f in choice if f.has(part[0])), None)
        if face is None:
            if _emoji(part):
                continue
            part = MISSING
            face = next(f for f in choice if f.has(part))
        elif not all(map(face.has, part)):
            part = part[0]
        if runs and runs[-1][0] is face:
            runs[-1] = face, runs[-1][1] + part
        else:
            runs.append((face, part))
    return runs


@lru_cache(maxsize=256)
def drawable(text: str) -> bool:
    """Tell whether ``text`` can be drawn properly: something is seen, and no letter is missing."""
    known = faces()["body"]
    for part in graphemes(text):
        if unicodedata.category(part[0]).startswith("L") and not (
            _SCRIPTS.match(part[0]) and any(face.has(part[0]) for face in known)
        ):
            return False
    return any(part.strip() for _, part in _runs(text, "body"))


@lru_cache(maxsize=1024)
def length(text: str, style: str, size: int) -> int:
    """Return how many pixels wide ``text`` is in a style and size."""
    return round(sum(face.at(size).getlength(part) for face, part in _runs(text, style)))


@lru_cache(maxsize=1024)
def fit(text: str, size: int, width: int, style: str = "body") -> tuple[str, str, int]:
    """Return text, style and size for ``width``: a little smaller, narrower, smaller, cut short.

    The size is never below the smallest one that can be read.  What is a little too long still
    is not cut: :func:`write` squeezes it.
    """
    least = max(SMALLEST, size - 6)
    for tried in dict.fromkeys((style, "narrow")):
        for smaller in range(size, least - 1, -2):
            if length(text, tried, smaller) <= width:
                return text, tried, smaller
    for smaller in range(least - 2, SMALLEST - 1, -2):
        if length(text, "narrow", smaller) <= width:
            return text, "narrow", smaller
    if length(text, "narrow", SMALLEST) * SQUEEZED <= width:
        return text, "narrow", SMALLEST
    parts = graphemes(text)
    while parts and length("".join(parts) + "…", "narrow", SMALLEST) * SQUEEZED > width:
        parts.pop()
    return ("".join(parts).rstrip() + "…" if parts else ""), "narrow", SMALLEST


@lru_cache(maxsize=256)
def folded(text: str, size: int, first: int, second: int) -> tuple[str, str]:
    """Return ``text`` as two lines of these widths, the second empty where one is enough.

    It is parted at a blank, or after a dot between Japanese words, if what is left has room then,
    else between letters.
    """
    if fits(text, size, first):
        return text, ""
    parts = graphemes(text)
    begins = 1
    while begins < len(parts) and fits("".join(parts[: begins + 1]), size, first):
        begins += 1
    inner = range(1, min(begins + 1, len(parts)))
    blanks = [n for n in inner if parts[n] == " " or parts[n - 1] in NARROW]
    if blanks and fits("".join(parts[blanks[-1] :]).strip(), size, second):
        begins = blanks[-1]
    return "".join(parts[:begins]).strip(), "".join(parts[begins:]).strip()


def fits(text: str, size: int, width: int) -> bool:
    """Tell whether ``text`` is not cut short in ``width`` pixels."""
    return fit(text, size, width)[0] == text


@lru_cache(maxsize=1024)
def mask(
    text: str, style: str, size: int, stroke: int = 0, width: int | None = None
) -> tuple[Image.Image, int]:
    """Return the text as a mask, and how far below the mask's top its baseline lies.

    All masks of one style and size have the same height, so lines of different
    scripts stand on one baseline.  ``width``: what the letters are squeezed to, if they are
    wider.
    """
    up, down = round(size * 1.15) + stroke, round(size * 0.42) + stroke
    runs = _runs(text, style)
    long = max(1, round(sum(face.at(size).getlength(part) for face, part in runs)))
    if width is not None and long > width:
        large, _ = mask(text, style, 2 * size, 2 * stroke)
        return large.resize((width + 2 * stroke + 4, up + down), Image.Resampling.LANCZOS), up
    picture = Image.new("L", (long + 2 * stroke + 4, up + down))
    draw = ImageDraw.Draw(picture)
    x = float(stroke + 1)
    for face, part in runs:
        font = face.at(size)
        draw.text((x, up), part, 255, font, anchor="ls", stroke_width=stroke)
        x += font.getlength(part)
    return picture, up


def write(
    picture: Image.Image,
    place: tuple[int, int],
    text: str,
    size: int,
    color: Color,
    *,
    style: str = "body",
    anchor: str = "l",
    width: int | None = None,
    halo: tuple[Color, int] | None = None,
) -> int:
    """Write ``text`` with its baseline at ``place`` and return its width in pixels.

    ``anchor`` is ``l``, ``m`` or ``r``; ``width`` is the room there is; ``halo``
    is a color and a thickness drawn around the letters.

    :raises ValueError: the size is below the smallest one that can be read.
    """
    if size < SMALLEST:
        raise ValueError(f"text of {size} px cannot be read on a phone")
    if width is not None:
        text, style, size = fit(text, size, width, style)
    room = width if width is not None and length(text, style, size) > width else None
    letters, up = mask(text, style, size, 0, room)
    long = letters.width - 4
    x = place[0] - {"l": 0, "m": long // 2, "r": long}[anchor]
    if halo:
        around, above = mask(text, style, size, halo[1], room)
        picture.paste(halo[0], (x - halo[1] - 1, place[1] - above), around)
    picture.paste(color, (x - 1, place[1] - up), letters)
    return long
