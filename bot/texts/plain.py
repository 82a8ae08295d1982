"""Names and titles given by people, made safe to show.

A name may hold markdown, mentions, links, invisible or piled-up characters; what leaves this
module is one short line that pings nobody and changes nothing around it.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

import discord
import regex

TYPED: Final = 100
"""Characters of what somebody types that are looked at."""
LONGEST = 32
"""Letters (graphemes) shown of a name; Discord itself allows 32 characters."""
MARKS = 2
"""Combining marks left on one letter."""

_GRAPHEME = regex.compile(r"\X")
# Controls, direction and format characters, surrogates, private use, unassigned; line separators.
_HIDDEN = regex.compile(r"[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]")
_BLANK = regex.compile(r"\s+")
_STOP = regex.compile(r"\p{Sentence_Terminal}+$")
_ENDS = regex.compile(r"\p{Sentence_Terminal}+(?=\s|$)|[。！？]+")
"""Where a sentence ends: ours are followed by a blank, Japanese ones need not be."""
_LAST_WORD = regex.compile(r"\s\S*$")
_LOOSE = regex.compile(r"[\s\p{Ps}\p{P}]+$")
_SIGN = "\ue000"
"""Stands for a sign in names that are clean, in which there is no such thing."""
ELLIPSIS = "…"
"""Stands where text was left out."""


def normal(text: str) -> str:
    """Return ``text``, as far as it is looked at, in letters and digits of the usual width.

    It is cut before anything else is done with it, and once more, for one sign may become eighteen.
    """
    return unicodedata.normalize("NFKC", text[:TYPED])[:TYPED]


@lru_cache(maxsize=1024)
def clean(name: str, otherwise: str = "?") -> str:
    """Return ``name`` as one visible line for labels and pictures (no markup is escaped).

    ``otherwise`` stands for a name of which nothing visible is left.
    """
    text = normal(name)
    text = _BLANK.sub(" ", _HIDDEN.sub("", _BLANK.sub(" ", text))).strip()
    letters = [_thinned(letter) for letter in _GRAPHEME.findall(text)]
    letters = [letter for letter in letters if letter]
    shown = "".join(letters[:LONGEST]).strip()
    return shown or otherwise


def without_stop(sentence: str) -> str:
    """Return a sentence to stand within another: without the full stop of its script."""
    return split_stop(sentence)[0]


def split_stop(sentence: str) -> tuple[str, str]:
    """Return a sentence without its stop, and the stop: a full stop, a question mark or none."""
    told: str = _STOP.sub("", sentence)
    return told, sentence[len(told) :]


def split_first(text: str) -> tuple[str, str, str]:
    """Return the first sentence of ``text`` without its stop, the stop, and what follows."""
    found = _ENDS.search(text)
    if found is None:
        return text, "", ""
    return text[: found.start()], found[0], text[found.end() :]


def shortened(text: str, room: int) -> str:
    """Return ``text`` cut to ``room`` characters, if it is longer: after a word, and marked so.

    What is written without blanks is cut between letters.
    """
    if len(text) <= room:
        return text
    kept = ""
    for letter in _GRAPHEME.findall(text):
        if len(kept) + len(letter) >= room:
            break
        kept += letter
    whole: str = _LAST_WORD.sub("", kept)
    # A long word, or a script without blanks, would leave next to nothing.
    if not text[len(kept)].isspace() and len(whole) > room // 2:
        kept = whole
    told: str = _LOOSE.sub("", kept)
    return told + ELLIPSIS


def _thinned(grapheme: str) -> str:
    """Return the letter with at most two marks; marks without a letter vanish."""
    base = [c for c in grapheme if not unicodedata.combining(c) and unicodedata.category(c) != "Me"]
    marks = [c for c in grapheme if unicodedata.combining(c)]
    return "".join([*base, *marks[:MARKS]]) if base else ""


@lru_cache(maxsize=1024)
def escaped(name: str, otherwise: str = "?") -> str:
    """Return ``name`` for message text: cleaned, with markdown, mentions and links made inert."""
    # A heading's sign is escaped once, wherever it stands.
    text = clean(name, otherwise).replace("#", _SIGN)
    text = discord.utils.escape_markdown(text, ignore_links=False).replace(_SIGN, "\\#")
    text = text.replace("<", "\\<").replace("/", "/\u200b")
    return discord.utils.escape_mentions(text).replace("@", "@\u200b")
