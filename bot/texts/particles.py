"""Korean particles: which of two forms follows a word, by how the word's end is read aloud."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from typing import Final

_TAIL: Final = re.compile(
    r"(?:<a?:\w+:\d+>|<(?:@[!&]?|#)\d+>|<t:-?\d+(?::\w)?>|\s|[\\*_`~|\u200b-\u200d\ufe0f])+$"
)
"""Markup, mentions and blanks, which are not read as part of the word before them."""
_ASIDE: Final = re.compile(r"\s*[(\uff08][^()\uff08\uff09]*[)\uff09]$")
_NUMBER: Final = re.compile(r"\d[\d,]*(?:\.\d+)?$")


class End(Enum):
    """How the last syllable of a word ends."""

    OPEN = "vowel"
    RIEUL = "l"
    """In the consonant after which a few particles have the form of the vowel."""
    CLOSED = "consonant"


_DIGITS: Final = dict(
    zip(
        "0123456789",
        (
            End.CLOSED, End.RIEUL, End.OPEN, End.CLOSED, End.OPEN,
            End.OPEN, End.CLOSED, End.RIEUL, End.RIEUL, End.OPEN,
        ),
        strict=True,
    )
)  # fmt: skip
"""Readings: yeong, il, i, sam, sa, o, yuk, chil, pal, gu."""
_NAMED: Final = {"l": End.RIEUL, "r": End.RIEUL, "m": End.CLOSED, "n": End.CLOSED}
"""Letters whose names end in a consonant: el, ar, em, en."""


def particle(word: str, pair: str) -> str:
    """Return ``word`` with the form of a particle that belongs after it.

    ``pair``: the form after a consonant and that after a vowel, with a slash between them.  Where
    the reading is not known (another script, a mention), both stand: 이(가), (으)로.

    :raises ValueError: ``pair`` is no pair.

    >>> particle("민수", "이/가"), particle("지은", "이/가"), particle("3", "을/를")
    ('민수가', '지은이', '3을')
    """
    closed, slash, open_ = pair.partition("/")
    if not (closed and slash and open_):
        raise ValueError(f"{pair!r} is no pair of particles")
    end = ending(word)
    if end is None:
        return word + _both(closed, open_)
    if end is End.RIEUL and closed == f"으{open_}":
        return word + open_
    return word + (open_ if end is End.OPEN else closed)


def _both(closed: str, open_: str) -> str:
    if closed.endswith(open_):
        return f"({closed.removesuffix(open_)}){open_}"
    return f"{closed}({open_})"


def ending(word: str) -> End | None:
    """Return how the end of ``word`` is read, ``None`` if that is not known."""
    said = _said(word)
    last = said[-1:]
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return End.OPEN if not final else End.RIEUL if final == 8 else End.CLOSED
    if number := _NUMBER.search(said):
        return _of_number(number[0])
    if last.isascii() and last.isalpha():
        return _of_latin(said)
    return None


def _said(word: str) -> str:
    """Return ``word`` without what is not read at its end; an aside in brackets is not either."""
    said = unicodedata.normalize("NFC", word)
    while True:
        rest = _TAIL.sub("", said)
        if rest and unicodedata.category(rest[-1])[0] in "SP":
            shorter = _ASIDE.sub("", rest)
            # Brackets that hold all there is are signs like others.
            rest = shorter if shorter and shorter != rest else rest[:-1]
        if rest == said:
            return _without_marks(said)
        said = rest


def _without_marks(said: str) -> str:
    """Return Latin letters without their accents; other scripts as they are."""
    plain = unicodedata.normalize("NFKD", said[-24:])
    stripped = "".join(c for c in plain if not unicodedata.combining(c))
    return stripped if stripped[-1:].isascii() else said


def _of_number(number: str) -> End:
    digits = number.replace(",", "")
    whole = digits.partition(".")[0]
    # Tens, hundreds, thousands and all above end in a consonant: sip, baek, cheon, man.
    if digits == whole and len(whole.lstrip("0")) > 1 and whole.endswith("0"):
        return End.CLOSED
    return _DIGITS[digits[-1]]


def _of_latin(said: str) -> End:
    """Return how a word in Latin letters ends, as it is usually written in Hangul."""
    found = re.search(r"[A-Za-z]+$", said)
    assert found is not None  # the last letter is one
    if found[0].isupper():
        # Spelled out, letter by letter.
        return _NAMED.get(found[0][-1].lower(), End.OPEN)
    word = found[0].lower()
    if re.search(r"(?:l|[aeiouy]l+e|[^aeiou]le)$", word):
        return End.RIEUL
    if re.search(r"(?:[mn]|ng|[aeiou][mn]+e)$", word):
        return End.CLOSED
    # A stop after one short vowel closes the syllable: Bob, Jack, Matt, Eric.
    if re.search(r"(?:^|[^aeiou])[aeiouy](?:b+|c|g+|k|ck|p+|t+)$", word):
        return End.CLOSED
    return End.OPEN
