"""A person's first turn in a box is explained in three lines at most, once.

What all boxes have in common comes first (it is told of the base box, by its name), then what is
special about each box that is played with, and last what is special about a mix: one of them before
each move, so that nobody reads more than three lines at once, and each is read when it is needed.
A variant explains picking and winning itself, in place of what all have in common.
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
from engine import FIRST_EDITION, Choice

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)

MIXED: Final = "mixed"
"""What is special where races and powers are played in another world, as if it were a box."""
_PARTS: Final = ("pick", "coins", "allies", "world", "finds", "kinds", "water", "decline")
"""The lines of an explanation, in order; each has some of them, and three are told at most."""


def lines(sight: Sight, person: Person) -> list[str]:
    """Return what ``person`` is told who has never played in this box and has a turn now.

    Nothing where a question is open, which explains itself, and of a box that has no explanation.
    """
    choice, words, view = sight.table.choice, sight.wording.words, sight.view
    lesson = _new(person, choice)
    if lesson is None or view.questions or not sight.decides or view.player != sight.seat:
        return []
    key = key_of("coach", lesson)
    here = [part for part in _PARTS if _is_here(part, lesson, sight)]
    parts = [words.part(key, part) for part in here if words.has_part(key, part)]
    return ["\n".join([words(key), *parts])] if parts else []


def _is_here(part: str, lesson: str, sight: Sight) -> bool:
    """Whether what is told holds at this table.

    The box's boards are used, or its finds.  Who has an ally is told what the two score with what
    earns coins, and others who wins.
    """
    choice, allies = sight.table.choice, sight.view.sides.allies(sight.view.player)
    return {
        "world": lesson == choice.home,
        "finds": choice.finds,
        "coins": not allies,
        "allies": bool(allies),
    }.get(part, True)


async def learned(client: ElbowRoom, user: int, choice: Choice) -> None:
    """Note that ``user`` has played with what they were told of last, the first that was new."""
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
    """Return the ids of the boxes in which ``person`` has played: what has been explained."""
    return person.taught.split()


def _new(person: Person, choice: Choice) -> str | None:
    """Return the first of what a game has that has not been explained to ``person``."""
    known = set(boxes(person))
    if FIRST_EDITION not in choice.boxes and not known.isdisjoint(choice.boxes):
        known.add(FIRST_EDITION)  # Who has played this box knows what all have in common.
    return next((lesson for lesson in _lessons(choice) if lesson not in known), None)


def _lessons(choice: Choice) -> Iterator[str]:
    """Yield what there is to explain; of a box away from its own boards, its finds are all."""
    yield mixes.home(choice) if choice.variant else FIRST_EDITION
    later = (box for box in choice.boxes if box != FIRST_EDITION)
    yield from (box for box in later if choice.finds or box == choice.home)
    if mixes.is_abroad(choice):
        yield MIXED
