"""What the boxes of a game are called, which of their parts are played with, and what is left out.

A game is played with the races and powers of one box or several, on the boards of a world, with or
without what can be found there.
"""

from __future__ import annotations

from bot.storage.rows import Game
from bot.tables import mixes
from bot.tables.table import choice_of
from bot.texts.i18n import Words, key_of
from bot.texts.wording import Wording
from engine import EDITIONS, Choice, Lack
from engine import taken_out as taken_out_of


def edition_of(game: Game, words: Words) -> str:
    """Return what a game is called; its boxes may be none that are known here."""
    return boxes_named(choice_of(game), words)


def boxes_named(choice: Choice, words: Words) -> str:
    """Return what a game is called that is set up so: "Small World + Underground, above ground"."""
    if any(not words.has(key_of("edition", box)) for box in choice.boxes):
        return words("edition-unknown")
    first, *others = _short(choice, words)
    name = words("edition-mixed", first=first, others=words.row(others)) if others else first
    if mixes.is_abroad(choice):
        name = words("edition-in-world", edition=name, world=words(key_of("world", choice.home)))
    if choice.variant and words.has(variant := key_of("variant", choice.variant)):
        name = words("edition-variant", edition=name, variant=words(variant))
    if choice.finds_of or not choice.finds:
        return _of_world(choice, "edition-finds", words, edition=name, finds=_finds(choice))
    return name


def about(choice: Choice, words: Words) -> list[str]:
    """Return what a game is, a sentence: of its box, its variant, or what of which is mixed."""
    if _is_mix(choice):
        return played(choice, words)
    named = "variant" if choice.variant else "edition"
    keys = [key_of("about", named, choice.variant or choice.home)]
    return [words(key, players=choice.players) for key in keys if words.has(key)]


def played(choice: Choice, words: Words) -> list[str]:
    """Return what is played with, in one sentence; none if it is just what is in one box."""
    if not _is_mix(choice) or not _is_known(choice):
        return []
    return [
        _of_world(
            choice,
            "boxes-played",
            words,
            editions=words.listed(_short(choice, words)),
            world=words(key_of("world", choice.home)),
            finds=_finds(choice),
        )
    ]


def taken_out(choice: Choice, words: Words) -> list[str]:
    """Return what is left out as it cannot mean anything there, and why; none if nothing is."""
    if mixes.is_plain(choice) or not _is_known(choice):
        return []
    wording, why = Wording(words, (), (), words.emojis), dict[str, list[str]]()
    for each in taken_out_of(choice):
        why.setdefault(lack_key(each.lack), []).append(
            words("rulepage-title", name=wording.thing(each.family, each.id))
        )
    told = [
        words("taken-out-why", things=words.listed(things), why=_of_world(choice, lack, words))
        for lack, things in why.items()
    ]
    return [words("taken-out", things=words.row(told))] if told else []


def lacking(choice: Choice, lack: Lack, words: Words) -> str:
    """Return why something is left out there, in the words of whose boards it is."""
    return _of_world(choice, lack_key(lack), words)


def mix(choice: Choice, words: Words) -> list[str]:
    """Return what is played with and what is left out; none if it is just what is in one box."""
    return [*played(choice, words), *taken_out(choice, words)]


def does_in(world: str, thing: str, words: Words) -> str:
    """Return what a race, a power, a relic or a place does, in one line, on a world's boards."""
    key = key_of("does", thing)
    return words.part(key, world) if is_told_apart(world, thing, words) else words(key)


def is_told_apart(world: str, thing: str, words: Words) -> bool:
    """Whether what a thing does is told in other words in this world than in its own."""
    return words.has_part(key_of("does", thing), world)


def _is_mix(choice: Choice) -> bool:
    """Whether it has to be told what of which boxes is played with, variant or not."""
    return mixes.is_mixed(choice) or not choice.finds


def _of_world(choice: Choice, key: str, words: Words, **params: str) -> str:
    """Return a text, in the words of whose boards it is if it has any: relics, or artifacts."""
    if words.has_part(key, choice.home):
        return words.part(key, choice.home, **params)
    return words(key, **params)


def _short(choice: Choice, words: Words) -> list[str]:
    """Return the names of the boxes whose races and powers are used, the first one's in full."""
    first, *others = (key_of("edition", box) for box in choice.editions)
    beside = (words.part(o, "beside") if words.has_part(o, "beside") else words(o) for o in others)
    return [words(first), *beside]


def _finds(choice: Choice) -> str:
    return mixes.WITH if choice.finds else mixes.WITHOUT


def lack_key(lack: Lack) -> str:
    """Return the key of what is said of it; relics and places come and go together."""
    return key_of("lack", lack.family, *lack.ids) if lack.ids else "lack-finds"


def _is_known(choice: Choice) -> bool:
    return all(box in EDITIONS for box in choice.boxes)
