"""How much of what is typed stands in an entry's names, a few letters at a time.

A word that nobody listed, one that is misspelled, an ending that was not foreseen: its letters
still stand in the names of the entries that are about it, and hardly in those of others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import log
from typing import Final

from bot.rulebook.folding import is_cjk

_LATIN: Final = (3, 4)
"""Letters of a piece; a gap at both ends of each word counts as one."""
_SIGNS: Final = (2, 3)
"""Signs of a piece of what is written without gaps."""
_EASED: Final = 1.5
"""Names with a piece in them that make it count for half of what it can."""
_UNKNOWN: Final = 3.0
"""What a piece that is in no name takes from the others' worth."""


class Grams:
    """The pieces that the names of each entry consist of."""

    def __init__(self, names: Iterable[tuple[str, str]], beside: Collection[str] = ()) -> None:
        """``names``: ids of entries, each with one of its names, folded.

        ``beside``: ids of those that make no piece commoner for the others.
        """
        held: dict[str, dict[str, int]] = {}
        entries: set[str] = set()
        for entry, plain in names:
            entries.add(entry)
            for piece in set(_pieces(plain)):
                by = held.setdefault(piece, {})
                by[entry] = by.get(entry, 0) + 1
        count, left = len(entries.difference(beside)), frozenset(beside)
        self._rarity = {
            piece: log(1 + count / max(len(by.keys() - left), 1)) for piece, by in held.items()
        }
        self._worth = {
            piece: [
                (entry, self._rarity[piece] * many / (many + _EASED)) for entry, many in by.items()
            ]
            for piece, by in held.items()
        }

    def shares(self, plain: str) -> Mapping[str, float]:
        """Return how much of folded ``plain`` (0 to 1) stands in the names of each entry."""
        total = 0.0
        found: dict[str, float] = {}
        for piece in set(_pieces(plain)):
            total += self._rarity.get(piece, _UNKNOWN)
            for entry, worth in self._worth.get(piece, ()):
                found[entry] = found.get(entry, 0) + worth
        return {entry: worth / total for entry, worth in found.items()}


def _pieces(plain: str) -> list[str]:
    if is_cjk(plain):
        text, sizes = plain.replace(" ", ""), _SIGNS
    else:
        text, sizes = f" {plain} ", _LATIN
    return [text[at : at + size] for size in sizes for at in range(len(text) - size + 1)]
