"""Finding an entry by what somebody types: any name in any language, or a question.

Each entry is known by its title, its name on the table and its ``.also``, in every language at
once.  A query is held against all of them as it stands and as it sounds (:mod:`.names`).  A longer
one is read for the things it names and for what its words mean (:mod:`.wording`); an entry counts
for as much of that as its names and, at less, its texts speak of, rare words counting most.  What
no list of words foresaw is found by its letters (:mod:`.grams`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import log, sqrt
from typing import Final, NamedTuple

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.rulebook import numbers
from bot.rulebook.entries import (
    KINDS,
    NAMED,
    Entry,
    belonging,
    entries,
    namesakes,
    told_again,
)
from bot.rulebook.folding import folded
from bot.rulebook.grams import Grams
from bot.rulebook.names import Name, Names
from bot.rulebook.wording import LITTLE, WHAT, Asked, Wording
from bot.texts.i18n import Words, languages
from engine import FIRST_EDITION

LEAST: Final = 48.0
"""Score from which on an entry is worth showing; 100 is its very name."""
SURE: Final = 80.0
"""Score from which on it is taken to be what was meant."""
LONGEST: Final = 80
"""Characters of a query that are looked at."""

_ALSO: Final = 0.98
_OWN: Final = 0.5
_FEW: Final = 5
"""Entries that are shown for a known word, even if none is worth it."""
_FAINT: Final = 12.0
_CLOSE: Final = 0.08
"""How much less sure than the surest guess another may be."""
_FIRST: Final = 3
"""Places among which a thing stays that is named."""
_NAMED: Final = 0.7
"""How like a thing's name a word must be to name it, misspelled."""
_TEXTS: Final = {"does": 0.6, "limits": 0.5, "notes": 0.5, "decline": 0.5, "numbers": 0.4}
"""What a word in a text counts for, against one in a name."""
_ANSWERED: Final = 70.0
"""What it counts for that an entry speaks of all that is asked, and of nothing else."""
_COVERED, _ALIKE, _OFTEN = 0.38, 0.38, 0.24
"""What counts how much: what of the question an entry speaks of at all, how like it the likest of
its names is, and how much its names speak of just this all in all."""
_OF_ANY: Final = 0.75
"""How sure it is that what is asked of a thing is meant of any."""
_LEVEL: Final = 0.7
"""How much rather a word counts that is in all names of an entry than one that is in one."""
_SPELLED: Final = 46.0
"""What it counts for that all of what is typed stands in an entry's names, by its letters."""
_ASKED: Final = 8.0
"""What it counts for that an entry answers a question, where more than a name is typed.

Nothing where somebody asks what something is."""
_PRICE: Final = "=price"
_STANDING: Final = 0.4
"""What counts for the price who stands where, and how many."""
_PLACES: Final = frozenset({"terrain", "marker"})
_NUMBERS: Final = frozenset({"=one", "=several", "=howmany", "=many"})
_ITSELF: Final = 95.0
"""Score from which on what is typed is a name itself."""
_BEFORE_ALL: Final = 40.0
"""What is added to that, so that no entry that speaks of it goes before it."""
_BOTH: Final = 0.05
"""What of the lesser score counts where an entry is found both ways."""
_LATER: Final = 3.5
"""How much less sure it is, outside games, that something of a later box is meant."""
_VARIANT: Final = 10.0
"""The same of a question about a variant, which is played least."""
_NAMESAKE: Final = 3.0
"""How much less sure it is, outside games, that a thing of a later box is meant by what is said of
one of the first box as well."""
_STRANGE: Final = 20.0
"""How much less sure it is, in a game, that a thing of another box is meant by what is said of one
that is in the game as well."""
_UNNAMED: Final = 8.0
"""And that one is meant that nothing typed is a name of."""
_RELATED: Final = 0.3
"""What it counts for that an entry is to be read together with a thing."""
_BEGUN: Final = 0.6
"""How sure it is that an unknown word means the known one that it begins with."""
_AMID: Final = 0.85
"""How sure it is that what stands misspelled amid other words, written without gaps, is meant."""
_UNKNOWN: Final = 1.0
_UNKNOWN_PAIR: Final = 0.4
"""What a word that no entry has takes from the others' worth."""


class Found(NamedTuple):
    """An entry that was found, and how well it fits (0 to 100)."""

    entry: Entry
    score: float


class Lookup:
    """All names and texts of all entries in some languages."""

    def __init__(self, languages: Sequence[str]) -> None:
        names = [name for language in languages for name in _names(language)]
        self._names = Names(names)
        self._variants = frozenset(e.id for e in entries().values() if e.of_variant)
        self._grams = Grams(((name.entry, name.plain) for name in names), self._variants)
        self._questions = frozenset(e.id for e in entries().values() if e.kind == "question")
        things = (
            (n.plain, n.entry, n.weight == 1) for n in names if n.entry.partition(".")[0] in NAMED
        )
        self._wording = Wording(languages, things)
        self._beside = _beside(names)
        self._read(names, languages)

    def _read(self, names: Sequence[Name], languages: Sequence[str]) -> None:
        """Note for each term which names and which entries speak of it."""
        self._speaking: dict[str, set[int]] = {}
        self._worth: dict[str, dict[str, float]] = {}
        terms_of = [self._wording.of(name.plain).terms for name in names]
        for number, (name, terms) in enumerate(zip(names, terms_of, strict=True)):
            for term in terms:
                self._speaking.setdefault(term, set()).add(number)
                self._worth.setdefault(term, {})[name.entry] = 1.0
        self._rarity = {term: self._rare(found) for term, found in self._worth.items()}
        self._weights = [
            sum(sure * self._rarity[term] for term, sure in terms.items()) for terms in terms_of
        ]
        self._often = self._shares(names)
        self._lightest = self._least_weights(names)
        for entry, text, worth in _texts(languages):
            for term in self._wording.of(text).terms:
                known = self._worth.setdefault(term, {})
                known[entry] = max(worth, known.get(entry, 0))
        for reading in entries().values():
            for other in reading.related:
                if f"@{other}" in self._worth:
                    self._worth[f"@{other}"].setdefault(reading.id, _RELATED)
        for term, found in self._worth.items():
            self._rarity.setdefault(term, self._rare(found))
        latin = {term for term in self._worth if term.isascii() and term.isalpha()}
        self._all_words = latin.union(self._wording.words)
        self._words = sorted(self._all_words)
        self._meant = lru_cache(maxsize=4096)(self._guessed)

    def _rare(self, found: Collection[str]) -> float:
        """Return how rare a term is that these entries have.

        What is said of a variant makes no word commoner where people play as usual.
        """
        count = len(entries()) - len(self._variants)
        return log(1 + count / max(len({*found} - self._variants), 1))

    def _shares(self, names: Sequence[Name]) -> Mapping[str, Mapping[str, float]]:
        """Return how much of what each entry's names speak of a term is, by term and entry."""
        borne = Counter(name.entry for name in names)
        shares: dict[str, dict[str, float]] = {}
        lengths: dict[str, float] = dict.fromkeys(borne, 0.0)
        for term, numbers_of in self._speaking.items():
            spoken = Counter(names[number].entry for number in numbers_of)
            shares[term] = {
                entry: self._rarity[term] * (many / borne[entry]) ** _LEVEL
                for entry, many in spoken.items()
            }
            for entry, share in shares[term].items():
                lengths[entry] += share * share
        return {
            term: {entry: share / sqrt(lengths[entry]) for entry, share in of_term.items()}
            for term, of_term in shares.items()
        }

    def _least_weights(self, names: Sequence[Name]) -> Mapping[str, Mapping[str, float]]:
        """Return how much the shortest of each entry's names with a term weighs, by both."""
        least: dict[str, dict[str, float]] = {}
        for term, numbers_of in self._speaking.items():
            of_term = least.setdefault(term, {})
            for number in numbers_of:
                entry, weight = names[number].entry, self._weights[number]
                of_term[entry] = min(weight, of_term.get(entry, weight))
        return least

    def find(
        self,
        query: str,
        language: str = "en",
        most: int = 25,
        editions: Collection[str] = (),
        near: Iterable[str] = (),
    ) -> list[Found]:
        """Return what ``query`` may mean, best first.

        ``language`` is the reader's: what fits equally well in it goes first, and before that
        the entries in ``near`` (ids).  ``editions``: of questions, and of things of one name, those
        of these editions alone, and what these call so before what others do.  A thing that is
        named stays among the first three; a few entries are found for any known word.
        """
        plain = folded(query[:LONGEST])
        if not plain:
            return []
        asked = self._wording.of(plain)
        priced = _stands(asked)
        if priced:
            asked = _about_price(asked)
        known, at_hand = entries(), frozenset(near)
        here = belonging(frozenset(editions)) if editions else frozenset[str]()
        terms, total = self._known(asked, here or known.keys())
        if LITTLE.issuperset(terms) and not asked.terms.keys() <= terms.keys():
            terms = {}
        best = self._scored(plain, asked, terms, total, language)
        found = [
            Found(known[i], score)
            for i, score in best.items()
            if score >= (_FAINT if terms else LEAST) and not _is_elsewhere(known[i], editions)
        ]
        found = _truer_first(_here_first(found, editions), editions)
        misspelled = frozenset(
            term[1:]
            for term, sure in terms.items()
            if term[0] == "@" and term not in asked.terms and sure >= _NAMED
        )
        spelled = self._names.within(plain)
        named = [
            here & things or here & called or things
            for things, called in zip(asked.named, asked.called, strict=True)
        ]
        named = [spelled & things or things for things in named]
        if editions:
            found = _strangers_last(found, here, asked.called)
        else:
            found = _later_boxes_last(found, terms, named)
            named += [
                things
                for it in named
                if not _of_first_box(it)
                for thing in it
                for said, things in self._beside.get(thing, ())
                if said in plain
            ]
        if misspelled:
            named.append(spelled & misspelled or misspelled)
        found.sort(
            key=lambda f: (
                -round(f.score + (f.entry.id in at_hand)),
                KINDS.index(f.entry.kind),
                f.entry.id,
            )
        )
        shown = [
            hit._replace(score=min(hit.score, 100.0)) for hit in _with_named(found, named, priced)
        ]
        worth = sum(hit.score >= LEAST for hit in shown)
        return shown[: min(most, max(worth, _FEW))]

    def _scored(
        self,
        plain: str,
        asked: Asked,
        terms: Mapping[str, float],
        total: float,
        language: str,
    ) -> Mapping[str, float]:
        """Return the score of each entry."""
        best: dict[str, float] = {}
        like = dict(self._names.like(plain))
        if WHAT in asked.terms:
            # "What does immune mean" asks for a name as surely as the name itself.
            for number, score in self._names.like(" ".join(asked.core).strip()).items():
                like[number] = max(score, like.get(number, 0))
        for number, score in like.items():
            name = self._names.all[number]
            score = score * name.weight + (_OWN if name.language == language else 0)
            if score >= _ITSELF:
                score += _BEFORE_ALL
            if score > best.get(name.entry, 0):
                best[name.entry] = score
        told = dict(self._told(plain, terms, total, defined=WHAT in asked.terms))
        if any(term[0] == "@" for term in terms):
            others = " ".join(asked.others)
            for entry, score in self._told(others, *self._of_any(terms)).items():
                told[entry] = max(_OF_ANY * score, told.get(entry, 0))
        for entry, score in told.items():
            more, less = max(score, best.get(entry, 0)), min(score, best.get(entry, 0))
            best[entry] = more if more > _BEFORE_ALL + _ITSELF else more + _BOTH * less
        return best

    def _told(
        self, plain: str, terms: Mapping[str, float], total: float, *, defined: bool = False
    ) -> Mapping[str, float]:
        """Return how well each entry answers what is asked, as far as words and letters tell."""
        if not terms:
            return {}
        covered: dict[str, float] = {}
        often: dict[str, float] = {}
        length = 0.0
        for term, sure in terms.items():
            weight = sure * self._rarity[term]
            length += weight * weight
            for entry, worth in self._worth[term].items():
                covered[entry] = covered.get(entry, 0) + weight * worth
            for entry, share in self._often.get(term, {}).items():
                often[entry] = often.get(entry, 0) + weight * share
        alike = self._alike(terms, total)
        spelled = self._grams.shares(plain)
        asked = 0 if defined else _ASKED * min(len(terms) - 1, 2) / 2
        return {
            entry: _ANSWERED
            * (
                _COVERED * min(worth / total, 1)
                + _ALIKE * min(alike.get(entry, 0), 1)
                + _OFTEN * often.get(entry, 0) / sqrt(length)
            )
            + _SPELLED * spelled.get(entry, 0)
            + asked * (entry in self._questions)
            for entry, worth in covered.items()
        }

    def _alike(self, terms: Mapping[str, float], total: float) -> Mapping[str, float]:
        """Return how much the likest of each entry's names has in common with what is asked.

        Thousands of names may have one of the terms: the shortest is the likest, which is known.
        Only those with several terms are gone through.
        """
        spoken = {term: names for term in terms if (names := self._speaking.get(term))}
        alike: dict[str, float] = {}
        shared: dict[int, float] = {}
        seen, several = set[int](), set[int]()
        for names in spoken.values():
            several |= seen & names
            seen |= names
        for term, names in spoken.items():
            worth = terms[term] * self._rarity[term]
            for entry, weight in self._lightest[term].items():
                alike[entry] = max(2 * worth / (total + weight), alike.get(entry, 0))
            for number in several & names:
                shared[number] = shared.get(number, 0) + worth
        for number, worth in shared.items():
            name = self._names.all[number]
            score = 2 * worth / (total + self._weights[number])
            if score > alike[name.entry]:
                alike[name.entry] = score
        return alike

    def _of_any(self, terms: Mapping[str, float]) -> tuple[Mapping[str, float], float]:
        """Return what is asked if the things named in it might be any others of their kind."""
        left = {term: sure for term, sure in terms.items() if term[0] != "@"}
        return left, sum(sure * self._rarity[term] for term, sure in left.items())

    def _known(self, asked: Asked, things: Collection[str]) -> tuple[Mapping[str, float], float]:
        """Return the terms of ``asked`` that entries have, and what all of them are worth.

        What is misspelled or not yet whole is guessed; amid other words, one of ``things``.
        """
        found: dict[str, float] = {}
        total = 0.0
        last = next(reversed(asked.terms), "")
        for term, sure in asked.terms.items():
            if term == WHAT:
                continue
            known = term in self._worth
            meant = {term: 1.0} if known else self._meant(term, term == last)
            for guess, likely in meant.items():
                found[guess] = max(sure * likely, found.get(guess, 0))
            unknown = _UNKNOWN if term.isascii() else _UNKNOWN_PAIR
            total += sure * max(map(self._rarity.__getitem__, meant), default=unknown)
        for thing, likely in self._names.amid(asked.unknown, things).items():
            term = f"@{thing}"
            if term in self._worth and term not in found:
                found[term] = _AMID * likely
                total += found[term] * self._rarity[term]
        return found, total

    def _guessed(self, word: str, is_last: bool) -> Mapping[str, float]:
        """Return the terms that an unknown word may mean, and how surely.

        Only the last one may still be in the typing.
        """
        meant: dict[str, float] = {}
        if not word.isascii() or len(word) < 3:
            return meant
        near = {known: 0.8 for known in self._words if is_last and known.startswith(word)}
        if len(word) > 3:
            for known, score, _ in process.extract(
                word, self._words, scorer=OSA.normalized_similarity, score_cutoff=0.72, limit=4
            ):
                near[known] = max(near.get(known, 0), 0.9 * score)
        if not near:
            # One that only begins with a known word: a minefield has to do with mines.
            begun = (word[:end] for end in range(len(word) - 1, 3, -1))
            near = dict.fromkeys([known for known in begun if known in self._all_words][:1], _BEGUN)
        least = max(near.values(), default=0) - _CLOSE
        for known, likely in near.items():
            if likely < least:
                continue
            for term in self._wording.meant(known):
                if term in self._worth:
                    meant[term] = max(likely, meant.get(term, 0))
        return meant


@cache
def index() -> Lookup:
    """Return the names in all languages; takes a while the first time."""
    return Lookup(languages())


def find(
    query: str,
    language: str = "en",
    most: int = 25,
    editions: Collection[str] = (),
    near: Iterable[str] = (),
) -> list[Found]:
    """Return what ``query`` may mean in any language; see :meth:`Lookup.find`."""
    return index().find(query, language, most, editions, near)


def meant(found: Sequence[Found]) -> list[Entry]:
    """Return what is surely meant by a query that found these; none if that is not plain.

    It is one entry, or what things of several boxes are that bear one name.
    """
    sure = [hit.entry for hit in found if hit.score >= SURE]
    return [entry for entry in sure if entry in (sure[0], *namesakes()[sure[0].id])]


def _stands(asked: Asked) -> bool:
    """Whether somebody tells how many stand where, or asks how many conquer it; not of coins."""
    said = asked.terms.keys()
    kinds = {thing.partition(".")[0] for things in asked.named for thing in things}
    counted = not _NUMBERS.isdisjoint(said) or any(map(_is_count, asked.core))
    somebody = "race" in kinds or "=other" in said or {"=conquer", "=howmany"} <= said
    return somebody and counted and not kinds.isdisjoint(_PLACES) and "=coin" not in said


def _about_price(asked: Asked) -> Asked:
    """Return ``asked`` as a question of a price, to which all that is named is a circumstance."""
    terms = {
        term: sure * (_STANDING if term[0] == "@" or term in _NUMBERS else 1)
        for term, sure in asked.terms.items()
    }
    return replace(asked, terms={**terms, _PRICE: 1.0})


def _is_count(said: str) -> bool:
    return any(sign.isdigit() for sign in said)


def _is_elsewhere(entry: Entry, editions: Collection[str]) -> bool:
    """Whether it is a question of none of ``editions``, or one has another thing of that name.

    What is about mixes or a variant has to do with nothing else.
    """
    if not editions:
        return False
    here = belonging(frozenset(editions))
    if entry.id in here:
        return False
    if entry.kind == "question" or entry.mixed or entry.of_variant:
        return True
    return any(other.id in here for other in namesakes()[entry.id])


def _here_first(found: list[Found], editions: Collection[str]) -> list[Found]:
    """Return ``found`` with no more for a name of other editions' things than for any likeness.

    Only if something of ``editions``, or of every one, bears that very name too.
    """
    here = belonging(frozenset(editions))

    def is_other(hit: Found) -> bool:
        return hit.entry.kind in NAMED and hit.entry.id not in here

    named = [hit for hit in found if hit.score >= _ITSELF + _BEFORE_ALL]
    if not editions or all(map(is_other, named)):
        return found
    others = {hit.entry.id for hit in named if is_other(hit)}
    return [
        hit._replace(score=hit.score - _BEFORE_ALL) if hit.entry.id in others else hit
        for hit in found
    ]


def _truer_first(found: list[Found], editions: Collection[str]) -> list[Found]:
    """Return ``found`` with what holds in these editions before what it says better there."""
    if not editions:
        return found
    scores = {hit.entry.id: hit.score for hit in found}

    def score(hit: Found) -> float:
        others = [scores[other] + 1 for other in hit.entry.before if other in scores]
        return max([hit.score, *others])

    return [hit._replace(score=score(hit)) for hit in found]


def _strangers_last(
    found: Sequence[Found], here: frozenset[str], named: Iterable[Collection[str]]
) -> list[Found]:
    """Return ``found`` with things lower that are not ``here``, in these games, nor named alone."""
    alike = {thing for things in named if not here.isdisjoint(things) for thing in things}
    alone = {thing for things in named if here.isdisjoint(things) for thing in things}

    def less(hit: Found) -> float:
        if hit.entry.id in here or hit.score >= _ITSELF:
            return 0
        return _STRANGE if hit.entry.id in alike else 0 if hit.entry.id in alone else _UNNAMED

    return [hit._replace(score=hit.score - less(hit)) for hit in found]


def _of_first_box(things: Iterable[str]) -> frozenset[str]:
    """Return those of ``things`` that the first box has, or every one."""
    known = entries()
    return frozenset(i for i in things if known[i].edition in (None, FIRST_EDITION))


def _later_boxes_last(
    found: Sequence[Found], terms: Iterable[str], named: Iterable[Collection[str]]
) -> list[Found]:
    """Return ``found`` with questions of later boxes and mixes a little lower.

    For where no game says the box.  Whoever means a later one names something of it; then its
    questions stay where they are.  What is called like a thing of the first box, and no more than
    called so, is lower too.
    """
    known = entries()
    boxes = {None, FIRST_EDITION, *(known[term[1:]].edition for term in terms if term[0] == "@")}
    beside = {
        thing for things in named if (first := _of_first_box(things)) for thing in {*things} - first
    }

    def is_later(hit: Found) -> bool:
        if hit.entry.kind != "question":
            return hit.entry.id in beside and hit.score < _ITSELF
        later = hit.entry.mixed or hit.entry.edition not in boxes
        return later and hit.score < _ITSELF

    def less(hit: Found) -> float:
        if hit.entry.of_variant:
            return _VARIANT
        return _LATER if hit.entry.kind == "question" else _NAMESAKE

    return [hit._replace(score=hit.score - less(hit)) if is_later(hit) else hit for hit in found]


def _with_named(
    found: list[Found], named: Sequence[Collection[str]], is_asked: bool
) -> list[Found]:
    """Return ``found`` with the best entry of each of two or three names among the first.

    ``is_asked``: a question is meant, however sure the answer.
    """
    kept = [
        hit for things in named if (hit := next((f for f in found if f.entry.id in things), None))
    ]
    first = found[:_FIRST]
    # One place is for an answer, if one is sure.
    least = 0 if is_asked else SURE
    answered = any(hit.entry.kind not in NAMED and hit.score >= least for hit in first)
    places = _FIRST - 1 if answered else _FIRST
    kept = list({hit.entry.id: hit for hit in kept}.values())[:places]
    missing = [hit for hit in kept if hit not in first]
    if not missing:
        return found
    staying = [hit for hit in first if hit in kept]
    others = [hit for hit in first if hit not in kept][: _FIRST - len(missing) - len(staying)]
    head = sorted((*staying, *others), key=first.index) + missing
    ahead = {hit.entry.id for hit in head}
    return head + [hit for hit in found if hit.entry.id not in ahead]


def _names(language: str) -> Iterator[Name]:
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
            if folded(name):
                yield Name.of(entry.id, language, name, weight)
    for entry in told_again().values():
        if words.has_part(entry.key, "also", own=True):
            for also in words.part(entry.key, "also").split(","):
                yield Name.of(entry.id, language, also.strip(), _ALSO)


def _beside(names: Iterable[Name]) -> Mapping[str, Sequence[tuple[str, frozenset[str]]]]:
    """Return for later boxes' things their very names that are said of the first box's as well.

    Each with those that it is said of.
    """
    known = entries()
    called = [name for name in names if known[name.entry].kind in NAMED]
    first: dict[str, set[str]] = {}
    for name in called:
        if known[name.entry].edition == FIRST_EDITION and name.weight < 1:
            first.setdefault(name.plain, set()).add(name.entry)
    found: dict[str, list[tuple[str, frozenset[str]]]] = {}
    for name in called:
        if known[name.entry].edition != FIRST_EDITION and name.weight == 1 and name.plain in first:
            found.setdefault(name.entry, []).append((name.plain, frozenset(first[name.plain])))
    return found


def _texts(languages: Iterable[str]) -> Iterator[tuple[str, str, float]]:
    """Yield the parts of the entries' texts, folded, with what a word in them counts for.

    What a variant tells again is found by what is said of it anyway.
    """
    again = [entry for entry in told_again().values() if not entry.of_variant]
    for language in languages:
        words = Words(language)
        for entry in (*entries().values(), *again):
            values = numbers.of(entry, words=words)
            for part, worth in _TEXTS.items():
                if words.has_part(entry.key, part, own=True):
                    yield entry.id, folded(words.part(entry.key, part, **values)), worth
