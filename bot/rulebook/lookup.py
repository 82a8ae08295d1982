"""Finding an entry by what somebody types: any name in any language, cut short or misspelt.

Each entry is known by its title, its name on the table and its ``.also``, in every language at
once.  A query is held against all of them as it stands, as it sounds (kana in Latin letters,
Hangul taken apart), and, if it is more than a name, word by word, rare words counting most.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Final, NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA
from rapidfuzz.fuzz import partial_ratio

from bot.rulebook.entries import KINDS, Entry, entries
from bot.rulebook.folding import folded, initials, is_cjk, loosely, sounds
from bot.texts.i18n import Words, languages

LEAST: Final = 48.0
"""Score from which on an entry is worth showing; 100 is its very name."""
SURE: Final = 66.0
"""Score from which on it is taken to be what was meant."""
LONGEST: Final = 80
"""Characters of a query that are looked at."""

_ALSO: Final = 0.98
_OWN: Final = 0.5
_UNKNOWN: Final = 1.5
"""What a word that no name has takes from the others' worth."""
_NEAR: Final = 60
"""Names that are looked at closely for likeness."""


class Found(NamedTuple):
    """An entry that was found, and how well it fits (0 to 100)."""

    entry: Entry
    score: float


@dataclass(frozen=True, slots=True)
class _Name:
    """One of the names of an entry, in the forms that queries are held against."""

    entry: str
    language: str
    weight: float
    plain: str
    sound: str
    loose: str
    first: str
    tokens: frozenset[str]


class Lookup:
    """All names of all entries in some languages."""

    def __init__(self, languages: Sequence[str]) -> None:
        self._names = [name for language in languages for name in _names(language)]
        self._sounds = [name.sound for name in self._names]
        self._loose = [name.loose for name in self._names]
        self._bearers: dict[str, list[int]] = {}
        entries_with: dict[str, set[str]] = {}
        for number, name in enumerate(self._names):
            for token in name.tokens:
                self._bearers.setdefault(token, []).append(number)
                entries_with.setdefault(token, set()).add(name.entry)
        count = len(entries())
        self._rarity = {t: log(1 + count / len(found)) for t, found in entries_with.items()}
        self._words = [token for token in self._bearers if len(token) > 2 and token.isascii()]
        self._weights = [sum(self._rarity[t] for t in name.tokens) for name in self._names]

    def find(
        self,
        query: str,
        language: str = "en",
        most: int = 25,
        edition: str | None = None,
        near: Iterable[str] = (),
    ) -> list[Found]:
        """Return what ``query`` may mean, best first.

        ``language`` is the reader's: what fits equally well in it goes first, and before that
        the entries in ``near`` (ids).  ``edition``: nothing that belongs to another one.
        """
        plain = folded(query[:LONGEST])
        best: dict[str, float] = {}
        if not plain:
            return []
        for number, score in self._scored(plain):
            name = self._names[number]
            score = score * name.weight + (_OWN if name.language == language else 0)
            if score > best.get(name.entry, 0):
                best[name.entry] = score
        at_hand = frozenset(near)
        known = entries()
        found = [
            Found(known[i], min(score, 100.0))
            for i, score in best.items()
            if score >= LEAST and (edition is None or known[i].edition in (None, edition))
        ]
        found.sort(
            key=lambda f: (
                -round(f.score + (f.entry.id in at_hand)),
                KINDS.index(f.entry.kind),
                f.entry.id,
            )
        )
        return found[:most]

    def _scored(self, plain: str) -> Iterator[tuple[int, float]]:
        yield from self._named(plain)
        yield from self._alike(plain)
        tokens = _tokens(plain)
        if len(tokens) > 1:
            yield from self._told(tokens)

    def _named(self, plain: str) -> Iterator[tuple[int, float]]:
        """Yield names that ``plain`` is, begins, or is part of, or that stand in it."""
        sound, loose, first = sounds(plain), loosely(plain), plain.replace(" ", "")
        cjk, jamo = is_cjk(plain), all("\u3131" <= letter <= "\u314e" for letter in sound)
        least = 1 if cjk else 3
        for number, name in enumerate(self._names):
            known = name.plain
            if known == plain:
                yield number, 100
            elif name.sound == sound:
                yield number, 98
            elif loose and name.loose == loose:
                yield number, 96
            elif jamo and len(sound) > 1 and name.first.startswith(sound):
                yield number, 84 + 10 * len(sound) / len(name.first)
            elif known.startswith(plain):
                yield number, 84 + 11 * len(plain) / len(known)
            elif name.sound.startswith(sound):
                yield number, 82 + 11 * len(sound) / len(name.sound)
            elif len(loose) > 2 and name.loose.startswith(loose):
                yield number, 80 + 11 * len(loose) / len(name.loose)
            elif f" {plain}" in known:
                yield number, 72 + 12 * len(plain) / len(known)
            elif len(plain) >= least and plain in known:
                yield number, 68 + 12 * len(plain) / len(known)
            elif first == name.first and len(first) > 1:
                yield number, 84
            elif known in plain and _stands_in(known, plain, cjk=cjk):
                yield number, 48 + 40 * len(known) / len(plain)

    def _alike(self, plain: str) -> Iterator[tuple[int, float]]:
        """Yield names that ``plain`` resembles, whole or as far as it goes."""
        ways = ((sounds(plain), self._sounds, 94.0), (loosely(plain), self._loose, 90.0))
        for sound, known, ceiling in ways:
            if len(sound) < 3:
                continue
            whole = process.extract(
                sound, known, scorer=OSA.normalized_similarity, score_cutoff=0.6, limit=_NEAR
            )
            for _, score, number in whole:
                yield number, ceiling * score
            begun = process.extract(
                sound, known, scorer=partial_ratio, score_cutoff=74, limit=_NEAR
            )
            for name, _, number in begun:
                if len(name) > len(sound):
                    score = max(
                        OSA.normalized_similarity(sound, name[: len(sound) + more])
                        for more in (-1, 0, 1)
                    )
                    yield number, (ceiling - 8) * score if score > 0.6 else 0

    def _told(self, tokens: frozenset[str]) -> Iterator[tuple[int, float]]:
        """Yield names that share words with the query, rare ones counting most."""
        asked = 0.0
        shared: dict[int, float] = {}
        of_entry: dict[str, float] = {}
        for token in tokens:
            meant = self._meant(token)
            most = self._rarity.get(token) or max(
                (quality * self._rarity[known] for known, quality in meant.items()),
                default=_UNKNOWN,
            )
            asked += most
            numbers: dict[int, float] = {}
            for known, quality in meant.items():
                for number in self._bearers[known]:
                    worth = quality * min(self._rarity[known], most)
                    numbers[number] = max(worth, numbers.get(number, 0))
            entry_worth: dict[str, float] = {}
            for number, worth in numbers.items():
                shared[number] = shared.get(number, 0) + worth
                entry = self._names[number].entry
                entry_worth[entry] = max(worth, entry_worth.get(entry, 0))
            for entry, worth in entry_worth.items():
                of_entry[entry] = of_entry.get(entry, 0) + worth
        for number, worth in shared.items():
            alike = 2 * worth / (asked + self._weights[number])
            covered = of_entry[self._names[number].entry] / asked
            yield number, 92 * (0.55 * covered + 0.45 * min(alike, 1))

    def _meant(self, token: str) -> Mapping[str, float]:
        """Return the known words that one of a query may mean, and how surely."""
        meant = {token: 1.0} if token in self._bearers else {}
        if not token.isascii() or len(token) < 3:
            return meant
        for known in self._words:
            if known.startswith(token) and known != token:
                meant[known] = 0.8
        if len(token) > 3:
            for known, score, _ in process.extract(
                token, self._words, scorer=OSA.normalized_similarity, score_cutoff=0.72, limit=6
            ):
                meant[known] = max(meant.get(known, 0), 0.9 * score)
        return meant


@cache
def index() -> Lookup:
    """Return the names in all languages; takes a while the first time."""
    return Lookup(languages())


def find(
    query: str,
    language: str = "en",
    most: int = 25,
    edition: str | None = None,
    near: Iterable[str] = (),
) -> list[Found]:
    """Return what ``query`` may mean in any language; see :meth:`Lookup.find`."""
    return index().find(query, language, most, edition, near)


def _names(language: str) -> Iterator[_Name]:
    words = Words(language)
    for entry in entries().values():
        told: dict[str, float] = {}
        if entry.named and words.has(entry.named, own=True):
            told[words(entry.named)] = 1.0
            if words.has_part(entry.named, "before", own=True):
                told.setdefault(words.part(entry.named, "before"), _ALSO)
        if words.has_part(entry.key, "title", own=True):
            told[words.part(entry.key, "title")] = 1.0
        if words.has_part(entry.key, "also", own=True):
            for also in words.part(entry.key, "also").split(","):
                told.setdefault(also.strip(), _ALSO)
        for name, weight in told.items():
            if plain := folded(name):
                yield _Name(
                    entry.id,
                    language,
                    weight,
                    plain,
                    sounds(plain),
                    loosely(plain) if language == "ja" else "",
                    initials(plain),
                    _tokens(plain),
                )


def _tokens(plain: str) -> frozenset[str]:
    """Return the words of folded ``plain``; of what is written without gaps, pairs of signs."""
    found: set[str] = set()
    for word in plain.split():
        if not is_cjk(word):
            found.add(_stem(word))
        elif len(word) > 1:
            found.update(word[i : i + 2] for i in range(len(word) - 1))
        else:
            found.add(word)
    return frozenset(found)


def _stem(word: str) -> str:
    """Return an English word without the ending of its plural."""
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


def _stands_in(known: str, plain: str, *, cjk: bool) -> bool:
    """Tell whether a name stands in a longer query, as a word of its own where words are parted."""
    if cjk:
        return len(known) > 1 and known in plain
    return len(known) > 2 and f" {known} " in f" {plain} "
