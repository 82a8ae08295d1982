"""What somebody types for an option: which of the things on offer it finds, and which it means.

Things are found by what the reader sees of them, and by the names that the rules' entries have in
every language, however these are written (kana, Hangul, Latin letters).  A suggestion may be a
guess; what is typed and sent is taken only where it names one thing and no other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from discord import app_commands
from rapidfuzz.distance import OSA
from rapidfuzz.fuzz import partial_ratio

from bot.rulebook import lookup
from bot.rulebook.folding import folded, is_cjk, sounds
from bot.texts.i18n import Words, languages
from bot.texts.plain import normal

MOST: Final = 25
"""Choices that Discord shows."""

Choice = app_commands.Choice[str]


class Offer(NamedTuple):
    """One thing that can be typed."""

    name: str
    value: str
    rolls: bool = False
    """It rolls the die at once: what only resembles it must not lead there."""
    also: tuple[str, ...] = ()
    """What else the reader may call it."""
    about: tuple[str, ...] = ()
    """Ids of the rules' entries whose names, in any language, name it: ``race.trolls``."""


_ALIKE: Final = 0.7
_PART: Final = 80
"""How well a word has to stand in text without gaps, of 100."""
_BEHIND: Final = 15
"""Entries that fit worse than the best by more than this are not what is meant."""
_CALLED: Final = 95
"""Score from which on what is typed is an entry's very name, up to how it is written."""
_NAMED: Final = 3
"""Rank of what begins with that."""
_FOUND: Final = 2
"""Rank of what it stands in."""
_NUMBER: Final = re.compile(r"(?<![-\d])\d+")


def matching(offers: Sequence[Offer], typed: str) -> list[Choice]:
    """Return at most 25 of ``offers``, the likeliest for ``typed`` first.

    A number is a region's (or a turn's): it is found by its own digits, never by a price or by
    likeness, for what comes first is what Enter takes.  Typing errors in words are forgiven:
    what resembles them follows what contains them.
    """
    wanted = plainly(typed).lstrip("#")
    if wanted:
        offers = _ranked(offers, wanted)
    return [Choice(name=offer.name[:100], value=offer.value) for offer in offers[:MOST]]


def meant(offers: Sequence[Offer], typed: str) -> Offer | None:
    """Return the one of ``offers`` that ``typed`` names; ``None`` where it names none or several.

    Its value names it, what the reader sees, as a whole or as far as one of its dots, and any name
    that it or what it is about has, with or without gaps.
    """
    wanted = plainly(typed)
    for offer in offers:
        if wanted == offer.value.casefold():
            return offer
    plain = _joined(wanted)
    if not plain:
        return None
    found = [
        offer for offer in offers if plain in map(_joined, (*_up_to_dots(offer.name), *offer.also))
    ]
    if not found:
        called = _known(offers, wanted, _CALLED)
        found = [o for o in offers if not o.rolls and any(entry in called for entry in o.about)]
    return found[0] if len(found) == 1 else None


def without(typed: str, key: str) -> tuple[str, bool]:
    """Return ``typed`` without a word of the text ``key`` at its end, and whether it had one.

    The text lists words, separated by commas; those of all languages count.
    """
    plain = plainly(typed)
    for word in sorted(_listed(key), key=len, reverse=True):
        before = plain.removesuffix(word)
        if plain != before and not (word.isascii() and before[-1:].isalpha()):
            return before.strip(), True
    return typed, False


def number_in(typed: str) -> int | None:
    """Return the number that ``typed`` begins with, else the only one in it."""
    plain = plainly(typed).lstrip("#")
    found = _NUMBER.findall(plain)
    if not found or len(found[0]) > 4 or not (len(found) == 1 or plain[0].isdecimal()):
        return None
    return int(found[0])


def region_in(typed: str) -> int | None:
    """Return the number of a region that ``typed`` is, alone or with a word for it.

    The words are those of the text ``typed-region`` in all languages.  What follows the first dot,
    as on buttons, is passed over; with anything else in it, it may mean something else.
    """
    found = _region().fullmatch(plainly(typed).partition("·")[0].strip(" #"))
    return int(found[1]) if found else None


def plainly(text: str) -> str:
    """Return ``text`` in letters and digits of the usual width, small, without blanks around."""
    return normal(text).strip().casefold()


def _up_to_dots(name: str) -> list[str]:
    parts = name.split(" · ")
    return [" · ".join(parts[:end]) for end in range(1, len(parts) + 1)]


def _joined(text: str) -> str:
    return folded(text).replace(" ", "")


@cache
def _region() -> re.Pattern[str]:
    words = "|".join(map(re.escape, sorted(_listed("typed-region"), key=len, reverse=True)))
    return re.compile(rf"(?:(?:{words})[\s#]*)?(\d{{1,4}})\s*(?:{words})?")


@cache
def _listed(key: str) -> frozenset[str]:
    lists = [Words(language)(key) for language in languages()]
    return frozenset(plainly(word) for words in lists for word in words.split(","))


def _ranked(offers: Sequence[Offer], wanted: str) -> list[Offer]:
    if wanted[0].isdecimal():
        return _best(offers, lambda offer: _by_number(wanted, offer))
    near = _known(offers, wanted, lookup.LEAST)
    by_word = {id(offer): _by_word(folded(wanted), offer, near) for offer in offers}
    number = _NUMBER.search(wanted)
    if number and max(by_word.values(), default=0) < _FOUND:
        return _best(offers, lambda offer: _by_number(number[0], offer))
    return _best(offers, lambda offer: by_word[id(offer)])


def _best(offers: Sequence[Offer], rank: Callable[[Offer], float]) -> list[Offer]:
    ranked = [(rank(offer), place) for place, offer in enumerate(offers)]
    return [offers[i] for score, i in sorted(ranked, key=lambda r: (-r[0], r[1])) if score]


def _known(offers: Sequence[Offer], typed: str, least: float) -> Mapping[str, float]:
    """Return how well ``typed`` names, in any language, the entries that ``offers`` are about."""
    about = {entry for offer in offers for entry in offer.about}
    if not about:
        return {}
    found = {h.entry.id: h.score for h in lookup.find(typed, most=3 * MOST) if h.entry.id in about}
    best = max(found.values(), default=0)
    return {entry: score for entry, score in found.items() if score >= max(least, best - _BEHIND)}


def _by_number(wanted: str, offer: Offer) -> float:
    """Return how well ``wanted``, which begins with a number, names ``offer``; 0: not at all."""
    if wanted == offer.value.casefold():
        return 3
    number, its_own = _NUMBER.match(wanted), _NUMBER.search(offer.value)
    if number and its_own and number[0] == its_own[0]:
        return 2
    begun = its_own is not None and its_own[0].startswith(wanted)
    return 1 if begun or offer.name.casefold().startswith(wanted) else 0


def _by_word(wanted: str, offer: Offer, near: Mapping[str, float]) -> float:
    """Return how well folded ``wanted`` names ``offer``; 0: not at all."""
    if not wanted:
        return 1
    texts = [folded(text) for text in (offer.name, offer.value, *offer.also)]
    if wanted == texts[1] or any(t.startswith(wanted) for t in (texts[0], *texts[2:])):
        return _NAMED
    if any(wanted in text for text in texts):
        return _FOUND
    if offer.rolls:
        return 0
    heard = sounds(wanted)
    if len(heard) > 2 and any(heard in sounds(text) for text in texts):
        return _FOUND
    named = sum(near.get(entry, 0) for entry in offer.about) / 100
    alike = max(_likeness(wanted, text) for text in texts)
    return 0 if not named and not alike else _FOUND * (named + alike) / (len(offer.about) + 1.5)


def _likeness(wanted: str, text: str) -> float:
    """Return how well a word of ``text``, or all of it, resembles ``wanted``; 0: too little."""
    whole = max(OSA.normalized_similarity(wanted, word) for word in [*text.split(), text])
    if is_cjk(wanted) and len(sounds(wanted)) > 3:
        stands: float = partial_ratio(sounds(wanted), sounds(text), score_cutoff=_PART) / 100
        whole = max(whole, stands)
    return whole if whole >= _ALIKE else 0
