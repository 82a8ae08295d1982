"""The rules from the command line: what is found for a query, and which numbers texts may name."""

from __future__ import annotations

import json

from bot.rulebook import lookup, numbers
from bot.rulebook.entries import entries
from bot.texts.i18n import Words
from engine import FIRST_EDITION


def found(query: str, language: str, *, as_json: bool) -> str:
    """Return the entries found for ``query``, best first, for a reader of ``language``.

    ``as_json``: a list of their ids; else a line each, with score and name.
    """
    hits = lookup.find(query, language)
    if as_json:
        return json.dumps([hit.entry.id for hit in hits])
    words = Words(language)
    lines = [f"{hit.score:5.1f}  {hit.entry.id:30} {hit.entry.title(words)}" for hit in hits]
    return "\n".join(lines)


def placeholders() -> str:
    """Return the numbers that the texts of each entry may name, and those that all may."""
    lines = [
        f"{entry.id}: " + ", ".join(f"${name} = {n}" for name, n in own.items())
        for entry in entries().values()
        if (own := numbers.own(entry))
    ]
    everywhere = [f"${name} = {n}" for name, n in numbers.facts(FIRST_EDITION).items()]
    return "\n".join([*lines, "everywhere: " + ", ".join(everywhere)])
