"""The words by which people say times, in all languages; they stand in ``typed.ftl`` of each.

Whatever the reader's own language, the words of all are read: people mix them, and no word means
one thing here and another there that could be confused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.texts import plain
from bot.texts.i18n import Words, languages

_LATIN: Final = r"[a-z\u00c0-\u024f]"
_GAP: Final = re.compile(r"[\s,、，]+")


def normal(text: str) -> str:
    """Return ``text`` without regard to case, width, commas and the number of its blanks."""
    return _GAP.sub(" ", plain.normal(text).casefold()).strip()


@cache
def numbered(kind: str) -> dict[str, int]:
    """Return the words of a kind in all languages, and which in its list each is, from 1."""
    found: dict[str, int] = {}
    for language in languages():
        for number, item in enumerate(_items(language, kind), 1):
            for word in item.split("|"):
                found.setdefault(squeezed(normal(word)), number)
    return found


def own(kind: str, language: str) -> tuple[str, ...]:
    """Return the words of a kind in one language, as they are written there."""
    return tuple(_items(language, kind))


def squeezed(text: str) -> str:
    """Return normal ``text`` without blanks: by what words are compared."""
    return text.replace(" ", "")


def one_of(*kinds: str) -> str:
    """Return a regular expression for any word of some kinds in normal text.

    Blanks within a word may lack, or be there, as people write them in Korean.
    """
    words = {
        normal(word)
        for kind in kinds
        for language in languages()
        for item in _items(language, kind)
        for word in item.split("|")
    }
    patterns = [_pattern(word) for word in sorted(words, key=lambda w: (-len(w), w))]
    return "(?:" + "|".join(patterns) + ")" if patterns else "(?!)"


@dataclass(frozen=True, slots=True)
class Hour:
    """A time of day that somebody typed."""

    minutes: int
    """After midnight; 24 hours where the end of the day is said."""
    plain: bool
    """It is a number alone: "6"."""
    dotted: bool
    """It may be a date as well: "6.30"."""


@cache
def hour_pattern() -> str:
    """Return a regular expression for a time of day in normal text, to be read by :func:`hour`."""
    part, mark = one_of("am", "pm", "night"), one_of("hour-mark")
    return (
        rf"(?:(?P<named>{one_of('noon', 'midnight')})|"
        rf"(?:(?P<before>{part})\s*(?:{one_of('of')}\s*)?)?(?<!\d)(?P<hours>\d{{1,2}})(?!\d)"
        rf"(?:\s*(?P<dot>[:.h])\s*(?P<minutes>[0-5]\d)(?!\d)|"
        rf"\s*(?P<mark>{mark})"
        rf"(?:\s*(?P<past>[0-5]?\d)\s*{one_of('minute-mark')}|\s*(?P<half>{one_of('half-past')}))?)?"
        rf"(?:\s*(?P<after>{part})(?!\s*\d))?(?:\s*{mark})?)"
    )


def hour(found: re.Match[str]) -> Hour | None:
    """Return what a match of :func:`hour_pattern` says; ``None``: there is no such time."""
    if named := found["named"]:
        return Hour(12 * 60 if squeezed(named) in numbered("noon") else 0, False, False)
    hours = int(found["hours"])
    if hours > 24:
        return None
    minutes = 30 if found["half"] else int(found["minutes"] or found["past"] or 0)
    part = squeezed(found["before"] or found["after"] or "")
    if part in numbered("night"):
        # "12 at night" is the end of the day, "1 at night" its beginning.
        hours = hours + 12 if 6 <= hours <= 12 else hours
    elif part:
        # "0 in the afternoon" is said in Japanese, where the word stands before.
        if not (0 if found["before"] else 1) <= hours <= 12:
            return None
        hours = hours % 12 + (12 if part in numbered("pm") else 0)
    if found["hours"] == "24" and minutes:
        return None
    plain = not (part or found["mark"] or found["dot"])
    return Hour(hours * 60 + minutes, plain, not part and found["dot"] == ".")


def _items(language: str, kind: str) -> list[str]:
    words = Words(language)
    key = f"typed-{kind}"
    if not words.has(key, own=True):
        return []
    return [item.strip() for item in words(key).split(",") if item.strip()]


def _pattern(word: str) -> str:
    latin = re.match(_LATIN, word) is not None
    pattern = re.escape(word).replace(r"\ ", r"\s+" if latin else r"\s*")
    if latin:
        pattern = rf"(?<!{_LATIN}){pattern}"
    if re.match(_LATIN, word[-1]):
        pattern = rf"{pattern}(?!{_LATIN})"
    if word[0].isdigit():
        pattern = rf"(?<!\d){pattern}"
    if word[-1].isdigit():
        pattern = rf"{pattern}(?!\d)"
    return pattern
