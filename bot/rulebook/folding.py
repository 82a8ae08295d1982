"""How words are compared: one plain form for all the ways in which a word can be written.

Latin letters lose case and accents; kana become Latin letters, spelled so loosely that every way to
write Japanese in them is the same; Hangul is taken apart into its letters, in which one wrong
letter is a small mistake and not a wholly different syllable.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import jaconv

from bot.texts.plain import normal

_KANA: Final = re.compile(r"[\u3040-\u30ff]")
_HAN: Final = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
_HANGUL: Final = re.compile(r"[\u1100-\u11ff\uac00-\ud7a3]")
_CJK: Final = re.compile("|".join(p.pattern for p in (_KANA, _HAN, _HANGUL)))
_GAPS: Final = re.compile(r"[\W_]+")
_LONG: Final = re.compile(r"(?<=[\u3040-\u30ff])[\u30fc\u2010-\u2015\u2212~-]")

_FIRST: Final = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_MIDDLE: Final = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_LAST: Final = ["", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"]
_JOINED: Final = {"ㅣ": "ㅕ", "ㅜ": "ㅝ", "ㅗ": "ㅘ", "ㅡ": "ㅓ"}
"""What a stem's vowel becomes with the ending that most others build on."""
_CLUSTERS: Final = {
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
    "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ", "ㅘ": "ㅗㅏ",
    "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
}  # fmt: skip
"""Letters that are typed as two, one after the other."""

_LOOSELY: Final = (
    (re.compile(r"([bcdfghjklmnpqrstvwxyz])\1+"), r"\1"),  # kitte, kite
    (re.compile(r"tch"), "ch"),
    (re.compile(r"m(?=[bp])"), "n"),
    (re.compile(r"ou|oo|oh(?![aeiou])"), "o"),
    (re.compile(r"uu"), "u"),
    (re.compile(r"aa|ah(?![aeiou])"), "a"),
    (re.compile(r"ii"), "i"),
    (re.compile(r"ei|ee"), "e"),
    (re.compile(r"shi|si"), "si"),
    (re.compile(r"sh(?=[auoe])|sy"), "sh"),
    (re.compile(r"chi|ti"), "ti"),
    (re.compile(r"ch(?=[auoe])|ty|cy"), "ch"),
    (re.compile(r"tsu|tu"), "tu"),
    (re.compile(r"ji|zi|di"), "zi"),
    (re.compile(r"jy?(?=[auoe])|zy"), "j"),
    (re.compile(r"fu|hu"), "hu"),
    (re.compile(r"dzu|du|zu"), "zu"),
    (re.compile(r"l"), "r"),
    (re.compile(r"v"), "b"),
)
"""Ways to write Japanese in Latin letters that are all the same to us."""


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """Return ``text`` in one way of writing: width, case, accents, kana and gaps do not matter.

    Words stay parted by one space each.

    >>> folded("  Dragon-Master ")
    'dragon master'
    >>> folded("ﾄﾛｰﾙ") == folded("とろーる")
    True
    """
    wide = normal(text).casefold()
    # A half-width kana's long mark, and what stands for one, is one only after kana.
    wide = jaconv.kata2hira(_LONG.sub("ー", wide))
    bare = wide if wide.isascii() else "".join(_bare(wide))
    return _GAPS.sub(" ", bare.replace("'", "").replace("’", "")).strip()


def _bare(text: str) -> Iterator[str]:
    """Yield the letters of ``text`` without accents; what makes a kana voiced stays."""
    for letter in unicodedata.normalize("NFC", text):
        if "\u00c0" <= letter <= "\u024f" or "\u1e00" <= letter <= "\u1eff":
            letter = unicodedata.normalize("NFD", letter)[0]
        if not unicodedata.combining(letter) or letter in "\u3099\u309a":
            yield letter


def is_cjk(text: str) -> bool:
    """Tell whether folded ``text`` holds Chinese characters, kana or Hangul."""
    return _CJK.search(text) is not None


@lru_cache(maxsize=8192)
def sounds(plain: str) -> str:
    """Return folded ``plain`` in letters: kana in Latin ones, Hangul taken apart, no gaps.

    Chinese characters stay: how they are read is not to be seen.

    >>> sounds("おーく"), sounds("트롤")
    ('oku', 'ㅌㅡㄹㅗㄹ')
    """
    if _KANA.search(plain):
        plain = jaconv.kana2alphabet(plain.replace("ー", ""))
    return "".join(map(_apart, plain.replace(" ", "")))


@lru_cache(maxsize=8192)
def loosely(plain: str) -> str:
    """Return how folded ``plain`` sounds if it is Japanese, the same for all ways to spell it.

    Empty where there is something else in it than kana and Latin letters.

    >>> loosely("とろーる"), loosely("tororu"), loosely("toro ru")
    ('tororu', 'tororu', 'tororu')
    """
    heard = sounds(plain)
    if not heard.isascii():
        return ""
    for pattern, same in _LOOSELY:
        heard = pattern.sub(same, heard)
    return heard


def inflected(stem: str) -> frozenset[str]:
    """Return how a Korean verb's folded ``stem`` looks before its endings; nothing for other words.

    A stem without a last consonant runs together with many of them.

    >>> sorted(inflected("숨기"))
    ['숨겨', '숨겼', '숨긴', '숨길', '숨김', '숨깁']
    >>> "골라" in inflected("고르"), inflected("막")
    (True, frozenset())
    """
    code = ord(stem[-1]) - 0xAC00 if stem else -1
    if len(stem) < 2 or not 0 <= code < 11172 or code % 28:
        return frozenset()
    head, first, middle = stem[:-1], code // 588, _MIDDLE[code // 28 % 21]
    ends = [_syllable(first, middle, last) for last in "ㄴㄹㅁㅂ"]
    joined = [_syllable(first, _JOINED.get(middle, middle), last) for last in ("", "ㅆ")]
    found = {head + end for end in (*ends, *joined)} - {stem}
    before = ord(head[-1]) - 0xAC00
    if stem[-1] == "르" and 0 <= before < 11172 and not before % 28:
        doubled = head[:-1] + chr(0xAC00 + before + _LAST.index("ㄹ"))
        found.update(doubled + end for end in ("라", "러", "랐", "렀"))
    return frozenset(found)


def _syllable(first: int, middle: str, last: str) -> str:
    """Return the Hangul syllable of a first letter's number, a vowel, and a last letter or none."""
    return chr(0xAC00 + first * 588 + _MIDDLE.index(middle) * 28 + _LAST.index(last))


def initials(plain: str) -> str:
    """Return the first letters of folded ``plain``: of each Hangul syllable, or of each word.

    >>> initials("트롤"), initials("dragon master")
    ('ㅌㄹ', 'dm')
    """
    if _HANGUL.search(plain):
        return "".join(_FIRST[(ord(s) - 0xAC00) // 588] for s in plain if "가" <= s <= "힣")
    words = plain.split()
    return "".join(word[0] for word in words) if len(words) > 1 else ""


def _apart(letter: str) -> str:
    """Return a Hangul syllable or letter as single letters; anything else as it is."""
    code = ord(letter)
    if 0xAC00 <= code <= 0xD7A3:
        at = code - 0xAC00
        parts = [_FIRST[at // 588], _MIDDLE[at % 588 // 28], _LAST[at % 28]]
    elif 0x1100 <= code <= 0x1112:
        parts = [_FIRST[code - 0x1100]]
    elif 0x1161 <= code <= 0x1175:
        parts = [_MIDDLE[code - 0x1161]]
    elif 0x11A8 <= code <= 0x11C2:
        parts = [_LAST[code - 0x11A7]]
    else:
        return letter
    return "".join(_CLUSTERS.get(part, part) for part in parts)
