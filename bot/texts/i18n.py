"""Texts for players: Fluent files in ``locales/<language>/*.ftl``, looked up by key.

Nothing else in the bot holds a sentence.  Keys are lower case with hyphens; ids of the engine
(``dragon_master``, ``stout.decline``) become keys by :func:`key_of`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentFormatError
from fluent.runtime.resolver import Pattern, TextElement
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast as fluent

from bot.texts.particles import particle
from bot.texts.reading import read

LOCALES = Path(__file__).parents[1] / "locales"
FALLBACK = "en"
_NAMED_IN_OTHERS: Final = ("command-", "name-")
"""Keys of texts that stand in others: what commands and their options are called."""
NO_EMOJIS: Final[Mapping[str, str]] = MappingProxyType({})

Params = Mapping[str, str | int]
"""What is filled into a text, by the names that stand in it."""

_log = logging.getLogger(__name__)
_tried: dict[str, Path] = {}
"""Folders of languages that are only being tried, see :func:`trying`."""
_read: dict[str, tuple[FluentBundle, ...]] = {}
"""Where the texts of each language that was asked for are found, in that order."""
_files: dict[str, Sequence[fluent.Resource]] = {}
"""What stands in the files of each language."""


class MissingTextError(LookupError):
    """A text or one of its parameters is missing."""


def key_of(*parts: str) -> str:
    """Return the key made of ``parts``, which may be ids with underscores and dots.

    >>> key_of("power", "dragon_master")
    'power-dragon-master'
    """
    return "-".join(parts).replace("_", "-").replace(".", "-")


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have texts, English first."""
    found = {p.name for p in LOCALES.iterdir() if p.is_dir() and any(p.glob("*.ftl"))}
    return (FALLBACK, *sorted({*found, *_tried} - {FALLBACK}))


@cache
def own_names() -> Mapping[str, str]:
    """Return what each language calls itself, English first; none that is only begun."""
    words = {name: Words(name) for name in languages()}
    return {
        name: said("language-name")
        for name, said in words.items()
        if said.has("language-name", own=True)
    }


@contextmanager
def trying(language: str, folder: Path) -> Iterator[None]:
    """Have one more language while the block runs, its texts in ``folder``.

    Nobody else may be looking for texts when it begins or ends.
    """
    _tried[language] = folder
    _forget()
    try:
        yield
    finally:
        del _tried[language]
        _read.pop(language, None)
        _files.pop(language, None)
        _forget()


def _forget() -> None:
    for remembered in (languages, own_names, spoken, _formatted):
        remembered.cache_clear()


@lru_cache(maxsize=256)
def spoken(language: str) -> str:
    """Return the language of ours for one of Discord's: itself, its parent, or English.

    >>> spoken("en-GB")
    'en'
    """
    for name in (language, language.split("-")[0]):
        if name in languages():
            return name
    return FALLBACK


class Name(str):
    """A text of which the language has other forms too, such as a case, or tells its gender.

    They are the attributes of its message.  Whoever fills it into another text need not know of
    them: that text asks for them, see :func:`functions`.
    """

    forms: Mapping[str, str]
    """The other forms, and what is told of it, by what the language calls them."""
    mark: str
    """What stands before it and before each form: an emoji and a blank, or nothing."""

    def __new__(cls, text: str, forms: Mapping[str, str], mark: str = "") -> Name:
        """Return ``text`` with its other ``forms`` after ``mark``."""
        name = super().__new__(cls, mark + text)
        name.forms, name.mark = forms, mark
        return name


def form(text: str, of: str) -> str:
    """Return the form of a text that the language calls ``of``; the text, if it has none."""
    if isinstance(text, Name) and of in text.forms:
        return text.mark + text.forms[of]
    return text


def about(text: str, what: str) -> str:
    """Return what the language tells of a text, such as its gender; "" if nothing."""
    return text.forms.get(what, "") if isinstance(text, Name) else ""


def marked(text: str, mark: str) -> str:
    """Return a text after what stands before it in all its forms: an emoji and a blank."""
    return Name(text, text.forms, mark) if isinstance(text, Name) else mark + text


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """Return what texts of a language may call, beside what Fluent has itself.

    ``PARTICLE(word, "이/가")``: the word with a Korean particle, see
    :func:`bot.texts.particles.particle`.  ``FORM(word, "of")``: the form of it that the language
    calls ``of``; ``ABOUT(word, "gender")``: what is told of it, to choose by; see :class:`Name`.
    """
    numbers = Locale.parse(_numbers(language), sep="-")

    def with_particle(word: Any, pair: str) -> Any:
        if isinstance(word, FluentNone):
            return word
        said = word.format(numbers) if isinstance(word, FluentType) else str(word)
        return particle(said, pair)

    def in_form(word: Any, of: Any) -> Any:
        return form(word, str(of)) if isinstance(word, str) else word

    def told_about(word: Any, what: Any) -> Any:
        return about(word, str(what)) if isinstance(word, str) else ""

    return {"PARTICLE": with_particle, "FORM": in_form, "ABOUT": told_about}


def _numbers(language: str) -> str:
    """Return the language by whose rules numbers are written and counted in another."""
    return FALLBACK if language in _tried else language


def _bundles(language: str) -> tuple[FluentBundle, ...]:
    if language not in _read:
        _read[language] = tuple(_reading(language))
    return _read[language]


def _reading(language: str) -> Iterator[FluentBundle]:
    own = _empty(language)
    for resource in _resources(language):
        own.add_resource(resource)
    yield own
    if language == FALLBACK:
        return
    # What is said in English for want of a text names commands as this language calls them.
    english = _empty(FALLBACK)
    for resource in _resources(FALLBACK):
        english.add_resource(resource)
    for resource in _resources(language):
        english.add_resource(_named_in_others(resource), allow_overrides=True)
    yield english


def _empty(language: str) -> FluentBundle:
    # Isolation marks would count against Discord's limits and break searches in texts.
    return FluentBundle([_numbers(language)], functions(language), use_isolating=False)


def _resources(language: str) -> Sequence[fluent.Resource]:
    if language not in _files:
        folder = _tried.get(language, LOCALES / language)
        paths = sorted(folder.glob("*.ftl"))
        _files[language] = [read(path.read_text(encoding="utf-8")) for path in paths]
    return _files[language]


def _named_in_others(resource: fluent.Resource) -> fluent.Resource:
    """Return the texts of ``resource`` that stand in others by their keys: names of commands."""
    return fluent.Resource(
        [
            entry
            for entry in resource.body
            if isinstance(entry, fluent.Message) and entry.id.name.startswith(_NAMED_IN_OTHERS)
        ]
    )


def _attributes(bundle: FluentBundle, key: str) -> Mapping[str, Any]:
    """Return the attributes of a message, none if there is no such message."""
    return bundle.get_message(key).attributes if bundle.has_message(key) else {}


class _Filled(NamedTuple):
    """What is filled into a text; two names that are said alike may have other forms."""

    name: str
    value: str | int
    forms: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, param: tuple[str, str | int]) -> _Filled:
        name, value = param
        return cls(name, value, tuple(value.forms.items()) if isinstance(value, Name) else ())


@lru_cache(maxsize=4096)
def _formatted(
    bundle: FluentBundle, pattern: Pattern, params: tuple[_Filled, ...]
) -> tuple[str, tuple[Exception, ...]]:
    """Return a text filled in, and what is wrong with it; the same is said again and again."""
    text, errors = bundle.format_pattern(pattern, {p.name: p.value for p in params})
    return str(text), tuple(errors)


class Words:
    """The texts of one language; call it with a key and its parameters.

    A text that the language lacks is taken from English.  A key that no language has is an
    error of ours: :class:`MissingTextError` when ``strict`` (tests), else it is logged and the
    key itself is shown, so that no player's move is lost for want of a sentence.
    """

    def __init__(
        self,
        language: str = FALLBACK,
        *,
        strict: bool = False,
        emojis: Mapping[str, str] = NO_EMOJIS,
    ) -> None:
        self.language = spoken(language)
        self.strict = strict
        self.emojis = emojis
        """Markup of pictures that stand before names, by the names' keys; it may change."""
        self._bundles = _bundles(self.language)

    def __call__(self, key: str, **params: str | int) -> str:
        """Return the text ``key`` with ``params`` filled in; a :class:`Name` if it has forms.

        :raises MissingTextError: when strict, if the key or a parameter is missing.
        """
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            if message.value is None:
                continue
            text = self._said(key, bundle, message.value, params)
            forms = {
                of: self._said(f"{key}.{of}", bundle, pattern, params)
                for of, pattern in message.attributes.items()
            }
            return Name(text, forms) if forms else text
        self._report(f"no text for {key!r}")
        return key

    def _said(
        self, key: str, bundle: FluentBundle, pattern: Pattern | TextElement, params: Params
    ) -> str:
        if isinstance(pattern, TextElement):  # as most are: nothing is to be filled in
            return pattern.value
        text, errors = _formatted(bundle, pattern, tuple(map(_Filled.of, params.items())))
        if errors:
            self._report(f"{key}: {_named(errors)}")
        return text

    @property
    def locale(self) -> Locale:
        """What is known of the language itself: its dates, names of cities and countries."""
        return Locale.parse(_numbers(self.language), sep="-")

    def row(self, items: Iterable[str | int], between: str = "list-between") -> str:
        """Return ``items`` with the text ``between`` between them: "3, 7, 9"."""
        return self(between).join(map(str, items))

    def listed(self, items: Sequence[str]) -> str:
        """Return ``items`` as a list in words: "3, 7 and 9"."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", most=self.row(items[:-1]), last=items[-1])

    def together(self, names: Sequence[str]) -> str:
        """Return people's names as a list, for a sentence that adds the last one's title."""
        if len(names) < 2:
            return "".join(names)
        most = self.row(names[:-1], "people-between")
        return self("people-and", most=most, last=names[-1])

    def has(self, key: str, *, own: bool = False) -> bool:
        """Return whether there is a text for ``key``; ``own``: in this language itself."""
        bundles = self._bundles[:1] if own else self._bundles
        return any(bundle.has_message(key) for bundle in bundles)

    def part(self, key: str, part: str, **params: str | int) -> str:
        """Return an attribute of the text ``key``: one part of a text that has several.

        :raises MissingTextError: when strict, if the part or a parameter is missing.
        """
        for bundle in self._bundles:
            pattern = _attributes(bundle, key).get(part)
            if pattern is None:
                continue
            return self._said(f"{key}.{part}", bundle, pattern, params)
        self._report(f"no text for {key!r}.{part}")
        return key

    def has_part(self, key: str, part: str, *, own: bool = False) -> bool:
        """Return whether the text ``key`` has an attribute; ``own``: in this language itself."""
        bundles = self._bundles[:1] if own else self._bundles
        return any(part in _attributes(bundle, key) for bundle in bundles)

    def _report(self, fault: str) -> None:
        if self.strict:
            raise MissingTextError(fault)
        _log.error("text missing in %s: %s", self.language, fault)


def _named(errors: Sequence[Exception]) -> list[str]:
    """Return what is wrong with a text; what its functions raise may quote its parameters."""
    return [str(e) if isinstance(e, FluentFormatError) else type(e).__name__ for e in errors]
