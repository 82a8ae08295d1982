"""Emblems of races, powers and others as the app's own emojis, for texts and buttons.

They are uploaded in the background after the start, named by what they show, so that a changed
picture is a new emoji and an old one is removed.  Until they are there, and whenever anything
about them fails, words do alone.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final

import aiohttp
import discord

import render
from bot.clock import Clock
from bot.texts.i18n import key_of

AGAIN: Final = 3600.0
"""Seconds after which uploading is tried again."""

_log = logging.getLogger(__name__)


class Emojis:
    """Brings the emblems to Discord and knows how they are written in messages."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self.known: dict[str, str] = {}
        """Markup by the key of the name that it stands for: ``race-dwarves``."""

    def start(self) -> None:
        """Begin to upload what is missing, unless that has begun already."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop uploading; what is missing is uploaded in the next life."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def blamed(self, fault: discord.HTTPException) -> bool:
        """Return whether a message was refused for its emojis; for an hour none is used then.

        So it is when somebody deletes them in Discord's developer portal.
        """
        if not self.known or fault.status != 400 or "emoji" not in str(fault).lower():
            return False
        _log.warning("Discord no longer knows our emojis: %s", fault)
        self.known.clear()
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.create_task(self._keep(after=AGAIN))
        return True

    async def _keep(self, after: float = 0.0) -> None:
        """Upload what is missing and remove what is old, until nothing is left to do."""
        while True:
            await self._clock.sleep(after)
            try:
                await self._bring()
            except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as fault:
                _log.warning("could not upload emojis, so words take their place: %s", fault)
            except Exception:
                _log.exception("could not upload emojis, so words take their place")
            else:
                return
            after = AGAIN

    async def _bring(self) -> None:
        # Discord limits uploads strictly; discord.py waits as long as it is told to.
        names = await asyncio.to_thread(_named)
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self.known.update(
            {_key(*what): str(there[name]) for name, what in names.items() if name in there}
        )
        for name, what in names.items():
            if name not in there:
                picture = await asyncio.to_thread(render.emblem_png, *what)
                emoji = await self._client.create_application_emoji(name=name, image=picture)
                self.known[_key(*what)] = str(emoji)
        for name, emoji in there.items():
            if name not in names and _ours(name):
                await emoji.delete()


def _key(kind: str, thing: str) -> str:
    return key_of(kind, thing)


def _named() -> dict[str, tuple[str, str]]:
    """Return kind and id of every emblem by its emoji's name; draws them all."""
    return {render.emblem_name(*what): what for what in render.emblems()}


def _ours(name: str) -> bool:
    """Tell whether an emoji was made by us, of whatever look: an id and six digits."""
    found = re.fullmatch(r"(\w+)_[0-9a-f]{6}", name)
    return found is not None and found[1] in {thing for _, thing in render.emblems()}
