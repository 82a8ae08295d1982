"""What is written for things and people: keys of things' names, names of combos and of players."""

from __future__ import annotations

from collections.abc import Sequence

from .text import Words, drawable

WORDS = ("picture-player", "combo")
"""Keys of the texts used here, beside those of things: ``race-<id>``, ``power-<id>``."""


def word_id(kind: str, thing: str) -> str:
    """Return the key of a thing's name, by its family: ``power-dragon-master``."""
    return f"{kind}-{as_key(thing)}"


def as_key(thing: str) -> str:
    """Return a thing's id as keys of texts have it: ``dragon-master``."""
    return thing.replace("_", "-").replace(".", "-")


def shown_name(names: Sequence[str], seat: int, words: Words) -> str:
    """Return a player's name, or their number where the name has nothing that can be drawn."""
    name = names[seat] if seat < len(names) else ""
    return name if drawable(name) else words("picture-player", number=seat + 1)


def combo_name(words: Words, race: str, power: str | None) -> str:
    """Return a race's name with its power's, if it has one."""
    name = words(word_id("race", race))
    if power is None:
        return name
    return words("combo", power=words(word_id("power", power)), race=name)
