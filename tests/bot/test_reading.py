"""Our reader of Fluent files finds in them what Fluent's own does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.texts import reading

WHOLE = """
### Of the file

## Of a group

# Of a text,
#
# in three lines.
plain = Dwarves
indented   =   Dwarves and { $others }
block =
    One line,
      a second that is moved in,

    and a third after an empty one.   
-term = Trolls
    .gender = neuter
parts =
    .title = A title
    .also = this, that
chosen = { $count ->
        [0] none
        [one] { $count } token
       *[other] { NUMBER($count, minimumFractionDigits: 2) } tokens
    } of { -term(case: "of") } and { plain.title }, { "{" } { "\\u00e9\\U01F602\\"" } { -3.5 }
nested = { $race ->
   *[a] { $count ->
        [1] b
       *[2] c
    }
    }
# The last one says nothing.
"""
SPOILT = [
    "empty =\n",
    "no text\nafter = it\n",
    "brace = a } b\nafter = it\n",
    "open = { $a\nafter = it\n",
    "#nothing between\nafter = it\n",
    "#### too many\nafter = it\n",
    "= text\n# noted\nafter = it\n",
    "1st = text\n\n  moved = in\nafter = it\n",
    "default = { $a -> [b] c }\nafter = it\n",
    "twice = { $a -> *[b] c *[d] e }\nafter = it\n",
    'escape = { "\\x" }\nafter = it\n',
    'unended = { "a\n" }\nafter = it\n',
    "-term =\n    .gender = neuter\nafter = it\n",
    "part = a\n    . title = b\nafter = it\n",
]
"""Texts with a fault; where something comes after it, that is whole."""
ENDS = [
    "cut = {",
    "cut =",
    "cut",
    "# cut",
    "#",
    "",
    "  \n \n   ",
    "blanks = at the end   \n   \n   ",
    "tab =\ta\n\tb\n",
]


@pytest.mark.parametrize("source", [WHOLE, *SPOILT, *ENDS])
def test_whatever_fluent_has_is_read_as_fluent_reads_it(source):
    _assert_alike(reading.parse(source).body, source)


def test_a_faultless_text_has_no_junk():
    assert {type(entry) for entry in reading.parse(WHOLE).body} == {fluent.Message, fluent.Term}


@pytest.mark.parametrize("source", SPOILT)
def test_what_cannot_be_understood_is_junk_and_hides_nothing_that_follows(source):
    kinds = [type(entry) for entry in reading.parse(source).body]
    assert fluent.Junk in kinds
    assert ("after =" in source) == (kinds[-1] is fluent.Message)


def test_lines_that_end_as_windows_do_make_no_difference(tmp_path: Path):
    path = tmp_path / "texts.ftl"
    path.write_bytes(WHOLE.replace("\n", "\r\n").encode())
    _assert_alike(reading.read(path).body, WHOLE)


def _assert_alike(read: Sequence[fluent.EntryType], source: str) -> None:
    assert_alike(read, FluentParser().parse(source).body)


def assert_alike(
    read: Sequence[fluent.EntryType], theirs: Sequence[fluent.EntryType], where: object = ""
) -> None:
    """Expect what was read to be what Fluent has, but for comments."""
    told = [entry for entry in theirs if not isinstance(entry, fluent.BaseComment)]
    assert len(read) == len(told), where
    for ours, other in zip(read, told, strict=True):
        assert ours.equals(other, ignored_fields=["span", "comment", "annotations"]), (where, other)
