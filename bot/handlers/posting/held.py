"""When posts that were refused are tried again: in time, and when Discord tells of a change."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from bot.errors import StorageFailed
from bot.handlers.rights import missing
from bot.storage.outbox import HELD
from bot.storage.rows import Timer

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

_log = logging.getLogger(__name__)
Place = discord.abc.GuildChannel | discord.Thread


class Held:
    """Has held posts of one bot tried again."""

    def __init__(self, client: ElbowRoom) -> None:
        """Register with the sleeper of ``client``."""
        self._client = client
        client.sleeper.on(HELD, self._due)

    async def _due(self, timer: Timer) -> None:
        await self._client.outbox.release(timer.game)

    async def in_server(self, guild: discord.Guild) -> None:
        """Try again what is held in a server, where it can be sent now as far as we know."""
        await self._release(lambda _, place: place is not None and place.guild == guild)

    async def in_channel(self, number: int) -> None:
        """The same for a channel and its threads, or for a thread."""
        await self._release(
            lambda channel, place: channel == number or getattr(place, "parent_id", None) == number
        )

    async def _release(self, concerns: Callable[[int, Place | None], bool]) -> None:
        # What fails here is tried again in time.
        try:
            for game, channel in await self._client.store.held():
                found = self._client.get_channel(channel)
                place = found if isinstance(found, Place) else None
                if concerns(channel, place) and (place is None or _takes_posts(place)):
                    await self._client.outbox.release(game)
        except StorageFailed as fault:
            _log.warning("could not try held posts again: %s", fault)


def _takes_posts(place: Place) -> bool:
    """Whether nothing that we know of stands in the way of a post."""
    if isinstance(place, discord.Thread) and place.locked:
        return False
    rights = place.permissions_for(place.guild.me)
    return not missing(rights, thread=isinstance(place, discord.Thread))
