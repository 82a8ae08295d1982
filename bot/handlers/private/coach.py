"""A person's first turn in a box is explained in three lines, once."""

from __future__ import annotations

import logging
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
    edition = sight.table.game.edition
    if edition in boxes(person) or not sight.decides or sight.view.player != sight.seat:
        return []
    return [sight.wording.words(key_of("coach", edition))]


async def learned(client: ElbowRoom, user: int, edition: str) -> None:
    """Note that ``user`` has played in a box, so that it is not explained again."""
    try:
        person = await client.store.people.person(user)
        if edition in boxes(person):
            return
        async with client.store.transaction() as writing:
            await writing.set_person(user, taught=" ".join([*boxes(person), edition]))
    except StorageFailed:
        _log.warning("could not note that %s has played %s", user, edition, exc_info=True)


def boxes(person: Person) -> list[str]:
    """Return the ids of the boxes in which ``person`` has played."""
    return person.taught.split()
