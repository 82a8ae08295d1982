"""Telling a server's owner, by direct message and once, what stands in a game's way."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import discord

from bot.handlers.rights import missing, named
from bot.texts.i18n import Words

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

MOST_TOLD: Final = 1000
"""Things told that are remembered; after as many, or after a restart, one may be told again."""

_log = logging.getLogger(__name__)


class Owners:
    """Owners of servers, and what they were told."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._told: dict[tuple[int, str], None] = {}

    async def tell(self, channel_id: int) -> None:
        """Tell the owner why nothing can be posted: permissions, or a locked thread."""
        channel = await self._channel(channel_id)
        if channel is None:
            return
        guild, words = channel.guild, await self._words(channel.guild)
        in_thread = isinstance(channel, discord.Thread)
        lacking = missing(channel.permissions_for(guild.me), thread=in_thread)
        if lacking:
            await self._once(guild, channel_id, named(lacking, channel.mention, words))
        elif isinstance(channel, discord.Thread) and channel.locked:
            await self._once(guild, channel_id, words("owner-locked", channel=channel.mention))

    async def tell_of_deletions(self, channel_id: int) -> None:
        """Tell the owner that posts are deleted again and again, and come no more by themselves."""
        channel = await self._channel(channel_id)
        if channel is not None:
            words = await self._words(channel.guild)
            text = words("owner-deleted", channel=channel.mention)
            await self._once(channel.guild, channel_id, text)

    async def _channel(self, number: int) -> discord.abc.GuildChannel | discord.Thread | None:
        channel: object = self._client.get_channel(number)
        if channel is None:
            # Threads that rest are not kept in memory.
            with suppress(discord.DiscordException):
                channel = await self._client.fetch_channel(number)
        return channel if isinstance(channel, discord.abc.GuildChannel | discord.Thread) else None

    async def _words(self, guild: discord.Guild) -> Words:
        owner = await self._client.acquaintances.person(guild.owner_id or 0)
        return await self._client.letter_words(owner, guild.id)

    async def _once(self, guild: discord.Guild, channel: int, text: str) -> None:
        if (channel, text) in self._told:
            return
        self._told[channel, text] = None
        while len(self._told) > MOST_TOLD:
            del self._told[next(iter(self._told))]
        try:
            owner = guild.owner or await guild.fetch_member(guild.owner_id or 0)
            await owner.send(text, silent=True)
        except discord.HTTPException as fault:
            _log.info("server %s: could not tell its owner: %s", guild.id, fault)
