"""A person's first turn in a box is explained in three lines, once.

Of several boxes played with together the first is explained first, the next one after a move, so
that nobody reads more than three lines at once.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.errors import StorageFailed
from bot.panels.turn.sight import Sight
from bot.storage.people import Person
from bot.texts.i18n import key_of

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)


def lines(sight: Sight, person: Person) -> list[str]:
    """Return what ``person`` is told who has never played in this box and has a turn now."""
    edition = _new(person, sight.table.editions)
    if edition is None or not sight.decides or sight.view.player != sight.seat:
        return []
    return [sight.wording.words(key_of("coach", edition))]


async def learned(client: ElbowRoom, user: int, editions: Iterable[str]) -> None:
    """Note that ``user`` has played in the first of some boxes that they did not know."""
    try:
        person = await client.store.people.person(user)
        edition = _new(person, editions)
        if edition is None:
            return
        async with client.store.transaction() as writing:
            await writing.set_person(user, taught=" ".join([*boxes(person), edition]))
    except StorageFailed:
        _log.warning("could not note what %s has played", user, exc_info=True)


def boxes(person: Person) -> list[str]:
    """Return the ids of the boxes in which ``person`` has played."""
    return person.taught.split()


def _new(person: Person, editions: Iterable[str]) -> str | None:
    """Return the first of ``editions`` in which ``person`` has never played."""
    known = boxes(person)
    return next((edition for edition in editions if edition not in known), None)
