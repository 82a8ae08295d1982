"""Fluent files are read as the library reads them, faults included."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from bot.texts.i18n import LOCALES, languages
from bot.texts.reading import read

SOURCES = [
    "",
    "# A comment\nplain = A text, 트롤と 🔥 in three scripts.\n",
    'parts = Value\n    .of = { $n } of { 3.50 }\n    .empty = { "" }\n',
    'block =\n    First line\n      indented { $here } and on\n\n    last { "\\u0041 {" }.\n',
    "chosen = { $n ->\n    [one] One\n   *[other] { $n } things\n } at the end\n",
    "-term = it's { plain }\n    .form = other\n",
    'called = { PARTICLE($word, "이/가") } and { FORM(chosen.of, of: "gen") }  \n',
    "## Group\n\n### All\n\nlate = last line without an end",
    "1wrong = no name\nright = text\n",
    "open = { $never\nright = text } here\n",
    "wrong = a } brace\n\nempty =\nright = text\n",
    "wrong = { 1abc }\n    .Ünknown = letters\n    . = none\nright = { -term.of }\n",
]


@pytest.mark.parametrize("source", SOURCES)
def test_a_text_is_read_as_by_the_library(source: str):
    assert read(source).equals(FluentParser(with_spans=False).parse(source))


@pytest.mark.parametrize("language", languages())
def test_files_are_read_as_by_the_library(language: str):
    """Some of them: each has hundreds of texts of the same few forms."""
    for path in sorted((LOCALES / language).glob("*.ftl"))[::8]:
        source = path.read_text(encoding="utf-8")
        assert read(source).equals(FluentParser(with_spans=False).parse(source)), path.name
