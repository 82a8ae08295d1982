"""What is asked about in a question, whatever its words: things by their ids, and meanings.

``asking.ftl`` holds, language by language, the words that mean the same in a question about
the rules; the names of things come from their entries.  Both are found inside what is typed, the
longest first: English by its words without their endings, what is written without gaps by any part
of it, so that a stem stands for all its forms.  What is left are words, and pairs of signs.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from bot.rulebook.folding import folded, inflected, is_cjk, loosely
from bot.texts.i18n import Words

MEANINGS: Final = (
    "idle", "decline", "conquer", "lose", "token", "coin", "region", "die", "turn", "round",
    "first", "last", "race", "power", "combo", "pick", "enter", "edge", "leave", "empty", "next",
    "adjacent", "move", "withdraw", "stay", "return", "again", "several", "one", "none", "howmany",
    "howlong", "when", "where", "who", "why", "cannot", "must", "skip", "new", "change", "same",
    "other", "own", "stack", "tray", "price", "cheaper", "protect", "fail", "win", "tie", "see",
    "undo", "gone", "time", "trade", "best", "most", "few", "extra", "bring", "count", "hand",
    "begins", "fair", "beginner", "coast", "all", "attacked", "use", "put",
    "board", "mid", "spare", "player", "far", "nth", "convert", "peace", "auto", "many", "apply",
    "what",
)  # fmt: skip
"""Parts of the text ``asking``: what words of a question can mean."""

WHAT: Final = "=what"
"""What is said to ask what something is."""
_IDLE: Final = "=idle"
_TITLE: Final = "#"
_OWNER: Final = "^"
"""Marks a race in whose piece's name its own stands."""
_BESIDE: Final = "~"
"""Marks a word that is no thing's own name and means something else as well."""
LITTLE: Final = frozenset({"=all", "=one", "=several", "=own", "=other", "=who", "=where"})
"""Meanings that tell nothing by themselves."""
_LONGEST_PHRASE: Final = 5
_KINDS: Final = frozenset({"race", "power"})
_KIND: Final = 0.3
"""What it counts for that one of these is named: what is asked may be true of any of them."""
_OWNED: Final = 0.3
"""What a race counts for if its piece is named."""
_LESS: Final = 0.5
"""What a thing counts for if the word for it means something else as well."""
_KANA_PAIR: Final = 0.2
_PAIR: Final = 0.8
"""What two signs count for that are left of a text without gaps."""
_PART: Final = re.compile(r"[a-z0-9]+|[^\sa-z0-9]")
_KANA: Final = re.compile(r"[\u3041-\u309f\u30fc]+")
_BEFORE_NOUN: Final = "のがはをにとへもやでなだたるいう "
_AFTER_NOUN: Final = "のがはをにとへもやでだっしす "
_LINKS: Final = ("", *"은는이가을를란도のがはをも")
"""What may be left between words, and says nothing."""
_PARTICLES: Final = "은는이가을를에의로으도만과와랑인까옆 "


@dataclass(slots=True)
class Asked:
    """What a text speaks of: its terms and how surely, and the things it names."""

    terms: dict[str, float] = field(default_factory=dict)
    """Ids of things after ``@``, meanings after ``=``, and other words as they are."""
    named: list[frozenset[str]] = field(default_factory=list)
    """For each name in it, in their order, the ids of those that bear it."""
    called: list[frozenset[str]] = field(default_factory=list)
    """For each of them, the ids of all that are called so at all."""
    others: list[str] = field(default_factory=list)
    """What is left of it without those names."""
    core: list[str] = field(default_factory=list)
    """What of it is no idle word, and does not ask what something is."""
    unknown: list[str] = field(default_factory=lambda: [""])
    """What stands in it between words that are known, of those without gaps."""

    def say(self, terms: frozenset[str], said: str) -> None:
        """Note ``terms`` that stand for the words ``said``."""
        self.add(terms)
        if not _names(terms):
            self.others.append(said)
        if len(said) == 1:
            self.unknown[-1] += said
        else:
            self.unknown.append("")
        if terms - {_BESIDE} and WHAT not in terms:
            self.core.append(said)

    def add(self, terms: frozenset[str]) -> None:
        """Note ``terms`` that stand for the same words."""
        meant = _meant(terms)
        for term, worth in meant.terms.items():
            self._note(term, worth)
        for kind in meant.kinds:
            self.terms.setdefault(kind, _KIND)
        for one in meant.named:
            if one not in self.named:
                self.named.append(one)
                self.called.append(one | meant.called)

    def add_pairs(self, rest: str) -> None:
        """Note what is left of a text without gaps; kana are mostly its grammar."""
        self.others.append(rest)
        if rest not in _LINKS:
            self.core.append(rest)
        self.unknown[-1] += rest
        for pair in _pairs(rest):
            self._note(pair, _KANA_PAIR if _KANA.fullmatch(pair) else _PAIR)

    def _note(self, term: str, worth: float) -> None:
        self.terms[term] = max(worth, self.terms.get(term, 0))


class _Meant(NamedTuple):
    """What terms that stand for the same words come to."""

    terms: Mapping[str, float]
    kinds: Collection[str]
    """Meanings of things of these kinds, for what is asked of one may be asked of any."""
    named: Sequence[frozenset[str]]
    called: frozenset[str]
    """All things that are called so, be it not their very name."""


@lru_cache(maxsize=8192)
def _meant(terms: frozenset[str]) -> _Meant:
    """Return what ``terms`` come to; of all texts together they are a few thousand."""
    kinds: dict[str, set[str]] = {}
    for term in terms:
        kinds.setdefault(term[0], set()).add(term)
    things, owners = kinds.pop("@", set()), kinds.pop(_OWNER, set())
    # Whose very name it is goes before others that are called so too.
    named = [frozenset(term[1:] for term in kinds.pop(_TITLE, things))]
    named += [frozenset((term[1:],)) for term in sorted(owners)]
    beside = bool(kinds.pop(_BESIDE, None))
    told = dict.fromkeys(set().union(*kinds.values()), 1.0)
    told |= {f"@{term[1:]}": _OWNED for term in owners}
    told |= {term: (_LESS if beside else 1) / len(things) for term in things}
    known = {term[1:].partition(".")[0] for term in things} & _KINDS
    called = frozenset(term[1:] for term in things)
    named = [] if beside else list(filter(None, named))
    return _Meant(told, [f"={kind}" for kind in known], named, called)


class Wording:
    """The words of some languages, with the names of things."""

    def __init__(self, languages: Iterable[str], names: Iterable[tuple[str, str, bool]]) -> None:
        """``names``: folded names of things, each with the thing's id, and if it is its title."""
        self._phrases: dict[tuple[str, ...], set[str]] = {}
        signs_of: dict[str, set[str]] = {}
        for language in languages:
            words = Words(language)
            for meaning in MEANINGS:
                if words.has_part("asking", meaning, own=True):
                    for word in words.part("asking", meaning).split(","):
                        self._know(folded(word), f"={meaning}", signs_of)
        self._inflect(signs_of)
        for name, thing, is_title in names:
            self._know(name, f"@{thing}", signs_of)
            if is_title:
                self._know(name, f"{_TITLE}{thing}", signs_of)
        for known in (*self._phrases.values(), *signs_of.values()):
            # A word that means something somewhere is idle nowhere.
            if len(known) > 1:
                known.discard(_IDLE)
            kinds = {term[0] for term in known}
            if "=" in kinds and _TITLE not in kinds:
                known.add(_BESIDE)
        for phrase, known in self._phrases.items():
            known.update(_owners(phrase, known, self._phrases))
        for signs, known in signs_of.items():
            known.update(_owners(signs, known, signs_of))
        self._signs = {signs: frozenset(known - {_IDLE}) for signs, known in signs_of.items()}
        lengths: dict[str, set[int]] = {}
        for signs in self._signs:
            lengths.setdefault(signs[0], set()).add(len(signs))
        self._lengths = {sign: sorted(found, reverse=True) for sign, found in lengths.items()}
        """How long the words without gaps are that begin with a sign, the longest first."""

    def _inflect(self, signs: dict[str, set[str]]) -> None:
        """Know verbs that stand for a meaning in their other forms, too."""
        forms: dict[str, set[str]] = {}
        for word, meant in signs.items():
            for form in inflected(word) - signs.keys():
                forms.setdefault(form, set()).update(meant)
        signs.update(forms)

    def _know(self, word: str, term: str, signs: dict[str, set[str]]) -> None:
        if not word:
            return
        if not is_cjk(word):
            self._phrases.setdefault(tuple(map(stem, word.split())), set()).add(term)
            return
        for written in {word, word.replace(" ", "")}:
            signs.setdefault(written, set()).add(term)
        if (heard := loosely(word)) and len(heard) > 3:
            self._phrases.setdefault((heard,), set()).add(term)

    @property
    def words(self) -> Iterator[str]:
        """All single words in Latin letters."""
        return (phrase[0] for phrase in self._phrases if len(phrase) == 1)

    def meant(self, word: str) -> frozenset[str]:
        """Return what a single word in Latin letters, without its ending, stands for."""
        return frozenset(self._phrases.get((word,), (word,))) - {_IDLE}

    def of(self, plain: str) -> Asked:
        """Return what folded ``plain`` speaks of."""
        asked = Asked()
        latin: list[str] = []
        rest = ""
        at = 0
        while at < len(plain):
            if word := self._sign_at(plain, at):
                self._flush(asked, latin, rest)
                latin, rest = [], ""
                asked.say(self._signs[word], word)
                at += len(word)
                continue
            match = _PART.match(plain, at)
            if match is None:
                # A gap ends what is left of signs, but not a phrase.
                asked.add_pairs(rest)
                rest, at = "", at + 1
                continue
            if match[0].isascii():
                latin.append(match[0])
            else:
                rest += match[0]
            at = match.end()
        self._flush(asked, latin, rest)
        return asked

    def _flush(self, asked: Asked, latin: list[str], rest: str) -> None:
        for terms, said in self._read(latin):
            asked.say(terms, said)
        asked.add_pairs(rest)

    def _sign_at(self, plain: str, at: int) -> str:
        """Return the longest word without gaps that stands at a place of ``plain``."""
        for length in self._lengths.get(plain[at], ()):
            word = plain[at : at + length]
            if word in self._signs and self._fits(word, plain, at, at + length):
                return word
        return ""

    def _fits(self, word: str, plain: str, at: int, end: int) -> bool:
        """Tell whether a short word is one, and not a part of another by chance."""
        before, after = plain[at - 1 : at] or " ", plain[end : end + 1] or " "
        if len(word) == 1 and "가" <= word <= "힣" and any(t[0] == "@" for t in self._signs[word]):
            return before == " " and after in _PARTICLES
        if len(word) <= 2 and _KANA.fullmatch(word):
            # After a Chinese character one kana is the end of a verb: 倒す holds no す.
            begins = before in _BEFORE_NOUN or (len(word) > 1 and not _KANA.match(before))
            return begins and (after in _AFTER_NOUN or not _KANA.match(after))
        if len(word) == 1 and before.isdigit():
            return not any(t[0] == "@" for t in self._signs[word])
        return True

    def _read(self, latin: list[str]) -> Iterator[tuple[frozenset[str], str]]:
        """Yield what a text in Latin letters stands for, phrase by phrase, and the phrase."""
        stems = [stem(word) for word in latin]
        at = 0
        while at < len(stems):
            for end in range(min(len(stems), at + _LONGEST_PHRASE), at, -1):
                if known := self._phrases.get(tuple(stems[at:end])):
                    yield frozenset(known - {_IDLE}), " ".join(latin[at:end])
                    at = end
                    break
            else:
                heard = loosely(latin[at]) if len(latin[at]) > 3 else ""
                yield frozenset(self._phrases.get((heard,), (stems[at],))), latin[at]
                at += 1


def _names(terms: Iterable[str]) -> bool:
    return any(term[0] == "@" for term in terms)


def _owners(
    word: Sequence[str], known: Collection[str], named: Mapping[Any, Collection[str]]
) -> list[str]:
    """Return the marks of the races whose names stand in one of another thing."""
    if len(word) < 2 or not _names(known):
        return []
    least = 2 if isinstance(word, str) else 1
    parts = (word[at:end] for at in range(len(word)) for end in range(at + least, len(word) + 1))
    races = {
        term
        for part in parts
        if part != word and _BESIDE not in named.get(part, (_BESIDE,))
        for term in named[part]
        if term.startswith("@race.")
    }
    return [] if any(t.startswith("@race.") for t in known) else [f"{_OWNER}{t[1:]}" for t in races]


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """Return an English word without its ending.

    >>> [stem(word) for word in ("conquering", "rolled", "cities", "swapped", "dies", "loss")]
    ['conquer', 'roll', 'city', 'swap', 'die', 'loss']
    """
    for ending, least, then in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            word = word[: -len(ending)] + then
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] in "bdgmnprt":
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


_ENDINGS: Final = (
    ("ss", 2, "ss"), ("ies", 3, "y"), ("ing", 3, ""), ("ied", 3, "y"), ("ed", 3, ""), ("s", 3, ""),
)  # fmt: skip


def _pairs(rest: str) -> list[str]:
    """Return the pairs of signs in what is left of a text written without gaps."""
    if len(rest) == 1 and "\u3400" <= rest <= "\u9fff":
        return [rest]
    return [rest[i : i + 2] for i in range(len(rest) - 1)]
