"""Looking, at a slow pace, whether what should stand in Discord still does.

Nobody tells what was deleted while the bot was away.  So after each start every unfinished game is
visited once: its message is asked for, one request in :data:`PACE` seconds, however many games
there are.  A start itself makes no request and reads no game.  Those whose channel Discord did not
name, and those that somebody has just opened, come first.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.errors import GameBroken, StorageFailed, TableError
from bot.storage.rows import Game
from bot.tables import contents

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

PACE: Final = 2
"""Seconds between two visits."""

_log = logging.getLogger(__name__)


class Rounds:
    """Visits games."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._first: dict[int, None] = {}
        """Games to visit before all others, in the order of asking."""
        self._visited: set[int] = set()
        """Games that were visited since the round began."""
        self._after = (0, 0)
        """Server and id of the last game that was visited in its turn."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def begin(self) -> None:
        """Begin a round; what was visited before is visited again."""
        self._visited.clear()
        self._after = (0, 0)
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._go())

    def soon(self, game: int) -> None:
        """Visit a game before all others, unless it was visited."""
        if self._task is not None and self._task.done():
            return
        if game not in self._visited:
            self._first.setdefault(game)

    async def close(self) -> None:
        """Stop; the next life begins anew."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go(self) -> None:
        while True:
            await self._client.clock.sleep(PACE)
            try:
                game = await self._next()
                if game is None:
                    return
                await self._visit(game)
            except StorageFailed:
                _log.warning("a game could not be looked after", exc_info=True)
            except Exception:
                _log.exception("a game could not be looked after")

    async def _next(self) -> Game | None:
        """Return the game to visit now, ``None`` at the end of the round."""
        store = self._client.store
        while self._first:
            number = next(iter(self._first))
            del self._first[number]
            game = await store.game(number)
            if game is not None and game.id not in self._visited:
                return game
        while game := await store.following(*self._after):
            self._after = (game.guild, game.id)
            if game.id not in self._visited:
                return game
        return None

    async def _visit(self, game: Game) -> None:
        """See that the message which shows ``game`` stands, or have it posted anew."""
        server = self._client.get_guild(game.guild)
        if server is None or not server.unavailable:
            self._visited.add(game.id)
        if not game.occupies or server is None:
            return
        try:
            if server.unavailable:
                # What is there looks as if it were gone.
                await self._client.tables.await_server(game.id)
            elif await self._is_gone(game):
                await self._client.tables.lose_place(game.id)
            else:
                await self._client.tables.look_after_mended(game.id)
                await self._client.tables.repost(game.id, unasked=True)
        except GameBroken:
            _log.exception("game %s: could not read its record", game.id)
            with suppress(StorageFailed):
                await self._client.tables.look_after_broken(game.id)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TableError):
            _log.warning("game %s: could not look for its post", game.id, exc_info=True)

    async def _is_gone(self, game: Game) -> bool:
        """Whether the channel of ``game`` is no more; a message that is no more is forgotten."""
        client = self._client
        shows = contents.Lobby if game.status == "lobby" else contents.Turn
        known = await client.store.message(game.id, shows.name)
        if known is None or known.channel != game.channel:
            return await client.is_gone(game.channel)
        try:
            await client.get_partial_messageable(known.channel).fetch_message(known.id)
        except discord.Forbidden:
            _log.info("game %d: the bot may not look for its post", game.id)
        except discord.NotFound:
            if await client.is_gone(game.channel):
                return True
            await client.store.forget_message(known.id)
        return False
