"""The names of entries, and which of them a text is, begins, holds or resembles."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.rulebook.folding import folded, initials, is_cjk, loosely, sounds

_ALIKE: Final = 0.64
"""Likeness (0 to 1) from which on a name may be meant."""
_NEAR: Final = 60
"""Names that are looked at closely for likeness."""
_LEAST: Final = 3
"""Letters from which on a query may be a name misspelled."""
_SHORT: Final = 24
"""Letters up to which it may be one that is cut short as well."""
_LONG: Final = 40
"""Letters up to which it may be one at all."""
_AMID: Final = 6
"""Letters from which on a name may stand misspelled amid other words written without gaps."""
_MISSPELLED, _MISSPELLED_LONG = 85.5, 80.0
"""Likeness (0 to 100) from which on it does; where a long mark is written with it."""
_OFTEN_MISSPELLED: Final = ("race.", "power.")
_KANA_RUN: Final = re.compile(r"[\u3041-\u309f\u30fc]{3,}")
_HANGUL_RUN: Final = re.compile(r"[\uac00-\ud7a3]{2,}")


@dataclass(frozen=True, slots=True)
class Name:
    """One of the names of an entry, in the forms that queries are held against."""

    entry: str
    language: str
    weight: float
    plain: str
    sound: str
    loose: str
    first: str

    @classmethod
    def of(cls, entry: str, language: str, name: str, weight: float) -> Name:
        """Return ``name`` in all its forms."""
        plain = folded(name)
        loose = loosely(plain) if language == "ja" else ""
        return cls(entry, language, weight, plain, sounds(plain), loose, initials(plain))


class _Forms:
    """One form of all names: where each stands, and in their order."""

    def __init__(self, forms: Iterable[str]) -> None:
        self.bearers: dict[str, list[int]] = {}
        for number, form in enumerate(forms):
            if form:
                self.bearers.setdefault(form, []).append(number)
        self.sorted = sorted(self.bearers)
        self._starts: dict[int, dict[str, list[str]]] = {}
        self._near: dict[int, list[str]] = {}
        self._within: dict[int, list[str]] = {}

    def begun(self, start: str) -> Iterator[tuple[int, float]]:
        """Yield the names that begin so, with how much of each that is."""
        low = bisect_left(self.sorted, start)
        for form in self.sorted[low : bisect_right(self.sorted, f"{start}\U0010ffff", low)]:
            for number in self.bearers[form]:
                yield number, len(start) / len(form)

    def within(self, length: int) -> Sequence[str]:
        """Return all that may stand misspelled in a text of ``length`` letters."""
        if length not in self._within:
            self._within[length] = [f for f in self.sorted if _AMID <= len(f) <= length]
        return self._within[length]

    def starts(self, length: int) -> Mapping[str, list[str]]:
        """Return the beginnings of ``length`` letters of all that are longer, with those."""
        if length not in self._starts:
            found = self._starts[length] = {}
            for form in self.sorted:
                if len(form) > length:
                    found.setdefault(form[:length], []).append(form)
        return self._starts[length]

    def near(self, length: int) -> Sequence[str]:
        """Return all that are not too long or too short to resemble one of ``length`` letters."""
        if length not in self._near:
            least, most = length * _ALIKE, length / _ALIKE
            self._near[length] = [form for form in self.sorted if least <= len(form) <= most]
        return self._near[length]


class Names:
    """All names of all entries."""

    def __init__(self, names: Sequence[Name]) -> None:
        self.all: Final = names
        self._plain = _Forms(name.plain for name in names)
        self._sound = _Forms(name.sound for name in names)
        self._loose = _Forms(name.loose for name in names)
        self._first = _Forms(name.first for name in names)
        self._longest = max(map(len, self._plain.sorted), default=0)
        self._text = "\n".join(["", *self._plain.sorted, ""])

    def like(self, plain: str) -> Mapping[int, float]:
        """Return how well folded ``plain`` is a name (0 to 100), by the names' numbers."""
        found: dict[int, float] = {}
        for number, score in (*self._named(plain), *self._holding(plain), *self._alike(plain)):
            if score > found.get(number, 0):
                found[number] = score
        return found

    def within(self, plain: str) -> frozenset[str]:
        """Return the entries whose first name stands in folded ``plain``, letter by letter."""
        parts = _parts(plain, self._longest, cjk=is_cjk(plain))
        found = (self.all[n] for part in parts for n in self._plain.bearers.get(part, ()))
        return frozenset(name.entry for name in found if name.weight == 1)

    def amid(self, texts: Iterable[str], things: Collection[str]) -> Mapping[str, float]:
        """Return which of ``things`` are named amid folded ``texts``, misspelled, and how surely.

        For what is written without gaps, in kana or Hangul; only the likest.
        """
        found: dict[str, float] = {}
        for text in texts:
            runs = [(loosely(run), self._loose) for run in _KANA_RUN.findall(text)]
            runs += [(sounds(run), self._sound) for run in _HANGUL_RUN.findall(text)]
            for run, forms in runs:
                # Long marks are hardly ever written but in names.
                least = _MISSPELLED if "ー" not in text else _MISSPELLED_LONG
                for known, score, _ in process.extract(
                    run,
                    forms.within(len(run)),
                    scorer=fuzz.partial_ratio,
                    score_cutoff=least,
                    limit=_NEAR,
                ):
                    for number in forms.bearers[known]:
                        entry = self.all[number].entry
                        if entry in things and entry.startswith(_OFTEN_MISSPELLED):
                            found[entry] = max(score / 100, found.get(entry, 0))
        likest = max(found.values(), default=0)
        return {entry: score for entry, score in found.items() if score == likest}

    def _named(self, plain: str) -> Iterator[tuple[int, float]]:
        """Yield names that ``plain`` is, or begins."""
        sound, loose, first = sounds(plain), loosely(plain), plain.replace(" ", "")
        for forms, form, score in (
            (self._plain, plain, 100.0),
            (self._sound, sound, 98),
            (self._loose, loose, 96),
            (self._first, first if len(first) > 1 else "", 84),
        ):
            yield from ((number, score) for number in forms.bearers.get(form, ()))
        if all("\u3131" <= letter <= "\u314e" for letter in sound) and len(sound) > 1:
            yield from ((number, 84 + 10 * part) for number, part in self._first.begun(sound))
        yield from ((number, 84 + 11 * part) for number, part in self._plain.begun(plain))
        yield from ((number, 82 + 11 * part) for number, part in self._sound.begun(sound))
        if len(loose) > 2:
            yield from ((number, 80 + 11 * part) for number, part in self._loose.begun(loose))

    def _holding(self, plain: str) -> Iterator[tuple[int, float]]:
        """Yield names that ``plain`` is part of, and those that stand in it."""
        cjk = is_cjk(plain)
        if len(plain) >= (1 if cjk else 3):
            at = self._text.find(plain)
            while at >= 0:
                begins, ends = self._text.rfind("\n", 0, at) + 1, self._text.find("\n", at)
                known = self._text[begins:ends]
                least = 72 if self._text[at - 1] == " " else 68
                for number in self._plain.bearers[known]:
                    yield number, least + 12 * len(plain) / len(known)
                at = self._text.find(plain, ends)
        for known in _parts(plain, self._longest, cjk=cjk):
            for number in self._plain.bearers.get(known, ()):
                yield number, 40 + 50 * (len(known) / len(plain)) ** 2

    def _alike(self, plain: str) -> Iterator[tuple[int, float]]:
        """Yield names that ``plain`` resembles, whole or as far as it goes."""
        ways = ((sounds(plain), self._sound, 94.0), (loosely(plain), self._loose, 90.0))
        for form, forms, ceiling in ways:
            if not _LEAST <= len(form) <= _LONG:
                continue
            for known, score in _resembling(form, forms.near(len(form))):
                yield from ((number, ceiling * score) for number in forms.bearers[known])
            if len(form) > _SHORT:
                continue
            for start, score in _resembling(form, list(forms.starts(len(form)))):
                for known in forms.starts(len(form))[start]:
                    yield from ((number, (ceiling - 8) * score) for number in forms.bearers[known])


def _resembling(form: str, known: Sequence[str]) -> list[tuple[str, float]]:
    """Return what in ``known`` is like ``form``, and how much (0 to 1)."""
    found = process.extract(
        form, known, scorer=OSA.normalized_similarity, score_cutoff=_ALIKE, limit=_NEAR
    )
    return [(name, score) for name, score, _ in found]


def _parts(plain: str, longest: int, *, cjk: bool) -> Iterator[str]:
    """Yield what stands in ``plain`` and could be a name: where words are parted, whole words."""
    if cjk:
        for at in range(len(plain) - 1):
            for end in range(at + 2, min(len(plain), at + longest) + 1):
                yield plain[at:end]
        return
    words = plain.split()
    for at in range(len(words)):
        for end in range(at + 1, len(words) + 1):
            part = " ".join(words[at:end])
            if 2 < len(part) <= longest:
                yield part
