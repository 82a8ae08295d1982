"""A person's first turn in a box is explained in three lines, once.

Of several boxes played with together the first is explained first, the next one after a move, so
that nobody reads more than a few lines at once.  Last comes what is special about a mix.  What is
special about a variant comes first of all, for it is about picking and winning.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bot.errors import StorageFailed
from bot.panels.turn.sight import Sight
from bot.storage.people import Person
from bot.tables import mixes
from bot.texts.i18n import key_of
from engine import Choice

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)

MIXED: Final = "mixed"
"""What is special where races and powers are played in another world, as if it were a box."""
_PARTS: Final = ("coins", "pick", "allies", "finds", "world", "kinds", "water", "decline", "rules")
"""The lines of an explanation, in order; each has some of them."""


def lines(sight: Sight, person: Person) -> list[str]:
    """Return what ``person`` is told who has never played in this box and has a turn now."""
    choice, words = sight.table.choice, sight.wording.words
    lesson = _new(person, choice)
    if lesson is None or not sight.decides or sight.view.player != sight.seat:
        return []
    key = key_of("coach", lesson)
    here = [part for part in _PARTS if _is_here(part, lesson, sight)]
    parts = [words.part(key, part) for part in here if words.has_part(key, part)]
    return ["\n".join([words(key), *parts])]


def _is_here(part: str, lesson: str, sight: Sight) -> bool:
    """Whether what is told holds at this table.

    The box's boards are used, or its finds; what wins is as the variant has it; somebody is an
    ally.
    """
    choice = sight.table.choice
    return {
        "world": lesson == choice.home,
        "finds": choice.finds,
        "coins": lesson == mixes.home(choice) or not choice.variant,
        "allies": bool(sight.view.sides.allies(sight.view.player)),
    }.get(part, True)


async def learned(client: ElbowRoom, user: int, choice: Choice) -> None:
    """Note that ``user`` has played in the first of the boxes that they did not know."""
    try:
        person = await client.store.people.person(user)
        lesson = _new(person, choice)
        if lesson is None:
            return
        async with client.store.transaction() as writing:
            await writing.set_person(user, taught=" ".join([*boxes(person), lesson]))
    except StorageFailed:
        _log.warning("could not note what %s has played", user, exc_info=True)


def boxes(person: Person) -> list[str]:
    """Return the ids of the boxes in which ``person`` has played."""
    return person.taught.split()


def _new(person: Person, choice: Choice) -> str | None:
    """Return the first box of a game in which ``person`` has never played."""
    known = boxes(person)
    return next((lesson for lesson in _lessons(choice) if lesson not in known), None)


def _lessons(choice: Choice) -> Iterator[str]:
    if choice.variant:
        yield mixes.home(choice)
    yield from choice.boxes
    if mixes.is_abroad(choice):
        yield MIXED
