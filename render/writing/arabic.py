"""Joins Arabic letters: chooses for each the form it has beside its neighbors.

Pillow's own layout does not, and what does is not on every host.  The forms
are those that Unicode gives code points of their own.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

BLOCKS = ((0xFB50, 0xFC00), (0xFE70, 0xFEFD))
"""Where the forms of letters are."""
LAM = "\u0644"


@lru_cache(maxsize=1)
def _forms() -> dict[tuple[str, str], str]:
    """Return the form of a letter, or of lam and alef, by ``initial``, ``final`` and so on."""
    found: dict[tuple[str, str], str] = {}
    for start, end in BLOCKS:
        for code in range(start, end):
            kind, *letters = unicodedata.decomposition(chr(code)).split()[:3] or [""]
            if kind.startswith("<") and letters:
                letter = "".join(chr(int(part, 16)) for part in letters)
                found.setdefault((letter, kind.strip("<>")), chr(code))
    return found


def _letter(part: str) -> str:
    """Return a grapheme's letter without its marks; lam and alef count as one."""
    return part[:2] if (part[:2], "isolated") in _forms() else part[:1]


def _join(one: str, two: str) -> bool:
    """Tell whether the first letter is joined to the one that follows it."""
    return (one, "initial") in _forms() and (two, "final") in _forms()


def joined(graphemes: list[str]) -> list[str]:
    """Return graphemes with their Arabic letters in the forms that their neighbors ask for.

    The order stays; lam and alef become one grapheme.
    """
    parts: list[str] = []
    for part in graphemes:
        if parts and parts[-1] == LAM and (LAM + part[0], "isolated") in _forms():
            parts[-1] += part
        else:
            parts.append(part)
    letters = ["", *map(_letter, parts), ""]
    shaped = []
    for place, part in enumerate(parts, start=1):
        letter = letters[place]
        before, after = _join(letters[place - 1], letter), _join(letter, letters[place + 1])
        kind = ("medial" if after else "final") if before else "initial" if after else "isolated"
        shaped.append(_forms().get((letter, kind), letter) + part[len(letter) :])
    return shaped
