"""What in a message of the made-up language does not come from the texts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

NAMES: Final = ("Αννα", "Βασω", "Κυκω", "Δωρα", "Ηβη")
"""People's names without a Latin letter, so that none is taken for a text."""
OURS: Final = ("Elbow Room", "elbow-room", "small-world")
"""The server and the channel of the stage, which people have named."""

_MARKUP: Final = re.compile(
    r"<a?:\w+:\d+>|<(?:@[!&]?|#)\d+>|<t:-?\d+(?::\w)?>|`[^`]*`|\]\([^)]*\)|https?://\S+"
    r"|attachment://\S+|(?m:^-# |^#{1,3} |^- )|\b[A-Z]\u2011\d+\b"
)
_DAY: Final = re.compile(r"\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} (?=\d)")
"""Days are written by the rules of the language, not by texts; the made-up one has the English."""
_NUMBER: Final = re.compile(r"\d+(?:[.,:]\d+)*")
_STRANGE: Final = re.compile(r"[A-Za-z]+|[,;.:()'!?\"]")
_PASTED: Final = re.compile(r"› +‹")


def leaks(text: str, allowed: Iterable[str] = ()) -> list[str]:
    """Return what of ``text`` was not written in the texts: letters, signs, texts put together.

    ``allowed``: names and typed text that may stand in it.
    """
    rest = _DAY.sub("", _MARKUP.sub("", text))
    for name in (*OURS, *allowed):
        rest = rest.replace(name, "")
    rest = _NUMBER.sub("", rest)
    return [*_STRANGE.findall(rest), *_PASTED.findall(_outside(rest))]


def _outside(text: str) -> str:
    """Return what stands in no text, with an empty text for each."""
    depth, found = 0, []
    for letter in text:
        depth += letter == "‹"
        if depth == 0 or (letter in "‹›" and depth == 1):
            found.append(letter)
        depth -= letter == "›"
    return "".join(found)
