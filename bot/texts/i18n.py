"""Texts for players: Fluent files in ``locales/<language>/*.ftl``, looked up by key.

Nothing else in the bot holds a sentence.  Keys are lower case with hyphens; ids of the engine
(``dragon_master``, ``stout.decline``) become keys by :func:`key_of`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[1] / "locales"
FALLBACK = "en"
NO_EMOJIS: Final[Mapping[str, str]] = MappingProxyType({})

_log = logging.getLogger(__name__)


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
    found = sorted(p.name for p in LOCALES.iterdir() if p.is_dir() and any(p.glob("*.ftl")))
    return (FALLBACK, *(f for f in found if f != FALLBACK))


def spoken(language: str) -> str:
    """Return the language of ours for one of Discord's: itself, its parent, or English.

    >>> spoken("en-GB")
    'en'
    """
    for name in (language, language.split("-")[0]):
        if name in languages():
            return name
    return FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks would count against Discord's limits and break searches in texts.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _attributes(bundle: FluentBundle, key: str) -> Mapping[str, Any]:
    """Return the attributes of a message, none if there is no such message."""
    return bundle.get_message(key).attributes if bundle.has_message(key) else {}


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
        self._bundles = [_bundle(name) for name in dict.fromkeys((self.language, FALLBACK))]

    def __call__(self, key: str, **params: str | int) -> str:
        """Return the text ``key`` with ``params`` filled in.

        :raises MissingTextError: when strict, if the key or a parameter is missing.
        """
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            if message.value is None:
                continue
            text, errors = bundle.format_pattern(message.value, params)
            if errors:
                self._report(f"{key}: {errors}")
            return str(text)
        self._report(f"no text for {key!r}")
        return key

    def has(self, key: str) -> bool:
        """Return whether there is a text for ``key``."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def part(self, key: str, part: str, **params: str | int) -> str:
        """Return an attribute of the text ``key``: one part of a text that has several.

        :raises MissingTextError: when strict, if the part or a parameter is missing.
        """
        for bundle in self._bundles:
            pattern = _attributes(bundle, key).get(part)
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, params)
            if errors:
                self._report(f"{key}.{part}: {errors}")
            return str(text)
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
