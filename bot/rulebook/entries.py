"""What can be looked up: the entries of the rules, read from ``data/*.toml``.

An entry says what it is about and what it goes together with.  Its texts are in the locale files
``rules-*.ftl``: one message an entry, a part of the text an attribute.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from bot.tables import mixes
from bot.texts.i18n import Words, key_of, languages
from engine import FAMILIES, MAKING, Choice, printed_name

DATA: Final = Path(__file__).with_name("data")
_LAST: Final = ("marker", "rule")
"""A terrain comes before the marker that lies on it and bears its name."""
_AMONG: Final = {"native": "marker"}
"""Families told of among the things of another: natives lie in regions as markers do."""
NAMED: Final[tuple[str, ...]] = (
    *(f for f in FAMILIES if f not in _AMONG and f not in _LAST),
    *_LAST,
)
"""Kinds of entries of things that have a name on the table already: their families."""
KINDS: Final = (*NAMED, "phase", "step", "term", "question")
"""Kinds of entries, in the order in which they are listed."""
PARTS: Final = ("title", "does", "numbers", "limits", "decline", "notes", "also")
"""What a text may consist of; ``also`` is never shown, only searched."""
MOST_RELATED: Final = 10


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Entry(_Strict):
    """Something that can be looked up."""

    id: str = Field(pattern=r"^[a-z]+(\.[a-z][a-z0-9_]*){1,2}$", max_length=40)
    """Kind and name: ``race.trolls``; the name is the engine's id where it has one."""
    edition: str | None = None
    """The edition that it belongs to, or a variant of one as ``warcraft.azeroth``; ``None``: every
    edition."""
    related: tuple[str, ...] = Field(default=(), strict=False)
    """Ids of entries to read next."""
    rulings: tuple[str, ...] = Field(default=(), strict=False)
    """Ids of ``docs/rules-index.md`` that bear on it."""
    name: str | None = None
    """Key of its name, where that is not made of its id."""
    icon: str | None = None
    """Kind and id of its emblem, where that is not its own: ``race.trolls``."""
    again: bool = False
    """Whether it is what an edition tells in its own words of an entry of every edition, or of
    something that another edition has too, like a forest."""
    board: bool = False
    """Whether that depends on nothing but the board, so that it holds alone where that one lies."""
    mixed: bool = False
    """Whether it is about games of several boxes; those of one have nothing to do with it."""
    unseen: bool = False
    """Whether nobody sees where it lies, so that nothing is told of how it stands in a game."""
    before: tuple[str, ...] = Field(default=(), strict=False)
    """Ids of entries that do not hold as they stand where it belongs, so that it goes first."""

    @property
    def kind(self) -> str:
        """The first part of the id."""
        return self.id.partition(".")[0]

    @property
    def thing(self) -> str:
        """The second part of the id: ``trolls``."""
        return self.id.partition(".")[2]

    @property
    def printed(self) -> tuple[str, str]:
        """Kind, and the name that is printed: the same for things of two boxes of one name."""
        return self.kind, printed_name(self.thing)

    @property
    def of_variant(self) -> bool:
        """Whether it is about a variant of an edition, or told again for one."""
        return mixes.IN in (self.edition or "")

    @property
    def key(self) -> str:
        """Key of its text: ``rule-race-trolls``; told again, ``rule-underground-term-immune``."""
        return (
            key_of("rule", self.edition or "", self.id) if self.again else key_of("rule", self.id)
        )

    @property
    def named(self) -> str | None:
        """Key of the name that it has on the table, if it has one."""
        return self.name or (key_of(self.kind, self.thing) if self.kind in NAMED else None)

    def title(self, words: Words) -> str:
        """Return its name in a language, beginning with a capital."""
        key = key_of("rule", self.id)
        if self.named and not words.has_part(key, "title"):
            found = words("rulepage-title", name=words(self.named))
        else:
            found = words.part(key, "title")
        return found[:1].upper() + found[1:]


class _File(_Strict):
    edition: str | None = None
    """Edition of all entries of the file that name none."""
    entry: tuple[Entry, ...] = Field(strict=False)


@cache
def entries() -> Mapping[str, Entry]:
    """Return all entries by id, kind by kind.

    :raises ValueError: a data file has faults, two entries bear one id, or one is of no kind.
    """
    found: dict[str, Entry] = {}
    for entry in _read():
        if entry.again:
            continue
        if entry.id in found or entry.kind not in KINDS:
            raise ValueError(f"{entry.id} stands twice, or is of no kind")
        found[entry.id] = entry
    return {e.id: e for e in sorted(found.values(), key=lambda e: KINDS.index(e.kind))}


@cache
def told_again() -> Mapping[tuple[str, str], Entry]:
    """Return what editions tell in their own words of entries of every edition, or of another's.

    So do variants.  By edition and id.

    :raises ValueError: there is no such entry, or it is that edition's own.
    """
    found = {(e.edition or "", e.id): e for e in _read() if e.again}
    for edition, thing in found:
        if not edition or thing not in entries() or entries()[thing].edition == edition:
            raise ValueError(f"{thing} is no entry that {edition or 'nobody'} can tell again")
    return found


def told_in(entry: Entry, edition: str) -> Entry:
    """Return ``entry`` as an edition tells it, or a variant, which else tells it as that does."""
    telling = told_again().get((edition, entry.id))
    if telling is None and mixes.IN in edition:
        return told_in(entry, mixes.parted(edition)[0])
    return telling or entry


def told_at(entry: Entry, choice: Choice) -> list[tuple[Entry, str]]:
    """Return ``entry`` as it is told in a game, each with the box or variant that tells it so.

    First as that one tells it whose boards are used; where all depends on the board, it has the
    only say.
    """
    home, boxes = mixes.home(choice), played(choice)
    if any(told_in(entry, box).board for box in boxes):
        boxes = ()
    found: dict[str, tuple[Entry, str]] = {}
    for box in (home, *boxes):
        telling = told_in(entry, box)
        found.setdefault(telling.key, (telling, box))
    return list(found.values())


def tellings(entry: Entry) -> list[Entry]:
    """Return ``entry`` as it is told of every edition, and as editions tell it again."""
    again = [e for e in told_again().values() if e.id == entry.id and not entry.again]
    return [entry, *again]


def _read() -> Iterator[Entry]:
    """Yield every entry but those of editions that are not on offer yet."""
    for path in sorted(DATA.glob("*.toml")):
        file = _File.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
        for entry in file.entry:
            edition = entry.edition or file.edition
            if edition not in MAKING:
                yield entry.model_copy(update={"edition": edition})


@cache
def _pointing() -> Mapping[str, tuple[str, ...]]:
    """Return the ids of the entries that name each one as related."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in (*entries().values(), *told_again().values()):
        for other in entry.related:
            found[other] = (*found.get(other, ()), entry.id)
    return found


@cache
def _owners() -> Mapping[str, frozenset[str]]:
    """Return by id the editions that have what an entry is about; of every one: none."""
    found = {e.id: {e.edition} if e.edition else set[str]() for e in entries().values()}
    for edition, thing in told_again():
        if entries()[thing].edition:
            found[thing].add(edition)
    return {thing: frozenset(editions) for thing, editions in found.items()}


def played(choice: Choice) -> tuple[str, ...]:
    """Return what a game is played with: its boxes, the variant of one in the place of that one."""
    return tuple(mixes.home(choice) if box == choice.home else box for box in choice.boxes)


def belongs(entry: Entry, boxes: Collection[str] | None) -> bool:
    """Whether ``entry`` has to do with a game of ``boxes``; ``None``: with any game there is.

    What is an edition's own belongs to its variants, too.
    """
    if boxes is None or (entry.edition is None and not entry.mixed):
        return True
    if entry.mixed:
        return len({*boxes}) > 1
    return not editions_of(entry).isdisjoint({*boxes, *(mixes.parted(box)[0] for box in boxes)})


@lru_cache(maxsize=256)
def belonging(boxes: frozenset[str]) -> frozenset[str]:
    """Return the ids of the entries that have to do with a game of ``boxes``; see `belongs`."""
    return frozenset(i for i, entry in entries().items() if belongs(entry, boxes))


def editions_of(entry: Entry) -> frozenset[str]:
    """Return the editions that have what ``entry`` is about; none, if it is of every one."""
    return _owners()[entry.id]


def related(entry: Entry, boxes: Collection[str] | None = None) -> list[Entry]:
    """Return at most ten entries to read next: those it names, then those that name it.

    ``boxes``: editions whose own entries may be among them, beside those of every edition;
    ``None``: any.
    """
    ids = dict.fromkeys((*entry.related, *_pointing().get(entry.id, ())))
    ids.pop(entry.id, None)
    found = (entries()[other] for other in ids)
    return list(islice((e for e in found if belongs(e, boxes)), MOST_RELATED))


def entry_id(family: str, thing: str) -> str:
    """Return the id of the entry of something of a family."""
    return f"{_AMONG.get(family, family)}.{thing}"


@cache
def namesakes() -> Mapping[str, tuple[Entry, ...]]:
    """Return the things of other editions that are called like an entry, by its id.

    They bear one printed name, or are called the same in some language: a terrain ``mine`` of one
    box and a symbol ``mine`` of another.
    """
    alike: dict[tuple[str, str], dict[str, Entry]] = {}
    known = [(e, tuple(_called(e))) for e in entries().values() if e.edition and e.kind in NAMED]
    for entry, names in known:
        for name in names:
            alike.setdefault(name, {})[entry.id] = entry
    found: dict[str, tuple[Entry, ...]] = dict.fromkeys(entries(), ())
    for entry, names in known:
        others = {i: o for name in names for i, o in alike[name].items()}
        own = editions_of(entry)
        found[entry.id] = tuple(o for o in others.values() if own.isdisjoint(editions_of(o)))
    return found


def _called(entry: Entry) -> Iterator[tuple[str, str]]:
    """Yield what a thing is called: as printed, and in each language that has a name for it."""
    yield entry.printed
    for language in languages():
        words = Words(language)
        if entry.named and words.has(entry.named, own=True):
            yield language, words(entry.named).casefold()


def of_thing(thing: str) -> Entry | None:
    """Return the entry of a race, a power or whatever else bears that id."""
    return next((e for f in FAMILIES if (e := entries().get(entry_id(f, thing)))), None)
