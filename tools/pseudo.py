"""A made-up language in which whatever is not taken from the texts shows.

It is English with an accent: every letter has a mark, every text stands between ``‹`` and ``›``
and is two fifths longer, every comma, stop and bracket is another one than in code, and what
stands between texts ends in ``¦``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.texts.i18n import FALLBACK, LOCALES, trying

LANGUAGE: Final = "xx"
LONGER: Final = 0.4
_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,.:;'()?!\""
_MARKED: Final = "àḃçďèƒĝĥìĵķĺḿńòṕɋŕšťùṽŵẋýžÀḂÇĎÈƑĜĤÌĴĶĹḾŃÒṔɊŔŠŤÙṼŴẊÝŽ‚․꞉；ʼ⁽⁾？！″"
_ACCENTS: Final = str.maketrans(_PLAIN, _MARKED)
_AS_IT_IS: Final = re.compile(r"`\w[^`]*\S`|\]\(")
"""Code, and the middle of a link."""
_NAMES: Final = ("command-", "name-")
"""Texts of which Discord allows letters only."""
_SHORT: Final = ("about-", "option-", "region-")
"""Texts that have no room for more: descriptions, names on the map."""


@lru_cache(maxsize=64)
def pseudo(source: str) -> str:
    """Return the texts of a Fluent file with an accent."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        for part, text in (("", entry.value), *((a.id.name, a.value) for a in entry.attributes)):
            if text is not None and part != "also":
                _accent(text, entry.id.name)
    resource.body = [e for e in resource.body if isinstance(e, ast.Message)]
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> Path:
    """Write all texts into ``folder`` and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted((LOCALES / FALLBACK).glob("*.ftl")):
        accented = pseudo(path.read_text(encoding="utf-8"))
        (folder / path.name).write_text(accented, encoding="utf-8")
    return folder


@contextmanager
def spoken(*languages: str) -> Iterator[None]:
    """Have the made-up language among those there are, if it is one of ``languages``."""
    with ExitStack() as stack:
        if LANGUAGE in languages:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            stack.enter_context(trying(LANGUAGE, write(folder)))
        yield


def _accent(text: ast.Pattern, key: str) -> None:
    letters = _marked(text)
    if key.startswith(_NAMES):
        return
    more = "" if key.startswith(_SHORT) else "·" * round(letters * LONGER)
    begin, end = ("", "¦") if key.endswith("-between") else ("‹", f"{more}›")
    text.elements = [ast.TextElement(begin), *text.elements, ast.TextElement(end)]


def _marked(text: ast.Pattern) -> int:
    """Mark what is written in a pattern, in place; return how many letters that is, at most."""
    letters, linked = 0, False
    for element in text.elements:
        if isinstance(element, ast.TextElement):
            letters += _letters(element.value)
            end = ")" if linked and element.value.startswith(")") else ""
            linked = element.value.endswith("](")
            element.value = end + _translated(element.value.removeprefix(end))
            continue
        expression = element.expression
        if isinstance(expression, ast.StringLiteral):
            letters += _letters(expression.value)
            expression.value = _translated(expression.value)
        elif isinstance(expression, ast.SelectExpression):
            letters += max(_marked(variant.value) for variant in expression.variants)
    return letters


def _letters(written: str) -> int:
    return sum(c.isalpha() for c in written)


def _translated(written: str) -> str:
    kept = _AS_IT_IS.findall(written)
    parts = _AS_IT_IS.split(written)
    told = parts[0].translate(_ACCENTS)
    for as_it_is, part in zip(kept, parts[1:], strict=True):
        told += as_it_is + part.translate(_ACCENTS)
    return told


def main(folder: Path) -> int:
    """Write the texts into ``folder`` and say how to look at them."""
    write(folder)
    sys.stdout.write(
        f"{folder}: the texts with an accent. At the local table: "
        f"LANGUAGES='Ann={LANGUAGE}, server={LANGUAGE}'.\n"
    )
    return 0
