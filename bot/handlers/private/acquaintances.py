"""What the bot learns about people while they play, and what it owes them to tell."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from bot.errors import StorageFailed
from bot.handlers.replies import Interaction
from bot.storage.people import Person
from bot.texts.i18n import Words

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
REMEMBERED: Final = 4096
"""People whose language is kept in memory."""


class Acquaintances:
    """What is learned about people while they play: their language, and what they must be told."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._spoken: OrderedDict[int, str] = OrderedDict()

    async def met(self, interaction: Interaction) -> None:
        """Remember the language of a player, for direct messages."""
        user, language = interaction.user.id, interaction.locale.value
        if self._spoken.get(user) == language:
            return
        store = self._client.store
        try:
            if not await store.people.plays(user):
                return
            if await store.locale(user) != language:
                await store.set_locale(user, language)
        except StorageFailed:
            _log.warning("could not remember the language of %s", user, exc_info=True)
            return
        self._spoken[user] = language
        self._spoken.move_to_end(user)
        while len(self._spoken) > REMEMBERED:
            self._spoken.popitem(last=False)

    def forget(self, user: int) -> None:
        """Forget what is kept in memory of somebody whose data are deleted."""
        self._spoken.pop(user, None)

    async def person(self, user: int) -> Person:
        """Return a person's settings, the usual ones if the disk refuses."""
        try:
            return await self._client.store.people.person(user)
        except StorageFailed:
            _log.warning("could not read the settings of %s", user, exc_info=True)
            return Person(user)

    async def notes(self, person: Person, words: Words) -> list[str]:
        """Return what a player must be told who opens a panel, once."""
        if person.unreachable is None:
            return []
        try:
            async with self._client.store.transaction() as writing:
                await writing.set_person(person.id, unreachable=None)
        except StorageFailed:
            _log.warning(
                "could not note that %s was told, and will tell them again",
                person.id,
                exc_info=True,
            )
        return [words("unreachable-note")]
