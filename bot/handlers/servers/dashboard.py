"""One message a server in which all its games stand, edited silently as they change.

It is no post of a game, so the outbox does not carry it: what it says is computed anew from what
is on the disk, at most once in :data:`PAUSE` seconds however much happens, for the servers in which
something has changed, and sent only if it differs from what was sent last.  The lines of games that
have not changed are kept; after a start the servers are read one after the other.  Whatever fails
is tried again with the next change; a message that was deleted is posted anew.  It never mentions
anybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Set
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.clock import stamp
from bot.errors import TableError
from bot.handlers.posting.places import Sendable, ringing
from bot.panels import freekeys
from bot.panels.messages import dashboard
from bot.storage.rows import Game
from bot.storage.servers import Server
from bot.tables import reposting
from bot.texts.i18n import Words

if TYPE_CHECKING:
    from bot.handlers.client import ElbowRoom

PAUSE: Final = 90
"""Seconds between two looks at least."""
APART: Final = 3
"""Seconds before a server is read of which no line is known."""

_log = logging.getLogger(__name__)


class Dashboards:
    """The dashboards of all servers."""

    def __init__(self, client: ElbowRoom) -> None:
        self._client = client
        self._shown: dict[int, str] = {}
        """What each dashboard said last, by server; nothing after a start."""
        self._messages: dict[int, int] = {}
        """Server of each dashboard's message."""
        self._gone: dict[int, list[int]] = {}
        """When a server's dashboard was deleted, in Unix seconds."""
        self._lines: dict[int, dict[int, str]] = {}
        """What is said of each game, by server; as far as it is known and still true."""
        self._games: set[int] = set()
        self._servers: set[int] = set()
        """What has changed since the last look: games of whatever server, and whole servers."""
        self._all = False
        """Every server is to be read, as after a start."""
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0
        self._closed = False

    def begin(self) -> None:
        """Look at all servers, for what happened before the bot was there is not known."""
        self._lines.clear()
        self._all = True
        self._wake()

    def changed(self, games: Set[int]) -> None:
        """Look soon at the servers of ``games``, which have changed."""
        self._games |= games
        self._wake()

    def server_changed(self, guild: int) -> None:
        """Look soon at a whole server."""
        self._lines.pop(guild, None)
        self._servers.add(guild)
        self._wake()

    def _wake(self) -> None:
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop; what has changed is shown in the next life."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def put(self, guild: int, channel: int, *, by: int) -> None:
        """Have a server's dashboard in ``channel`` from now on, and nowhere else."""
        await self._take_down(await self._client.store.servers.server(guild))
        async with self._client.store.transaction() as writing:
            await writing.set_server(guild, dashboard_channel=channel, dashboard_message=None)
            await writing.note(guild, None, by, "overview-put", channel=channel)
        await self._see_to(await self._client.store.servers.server(guild))

    async def remove(self, guild: int, *, by: int) -> bool:
        """Have none any more; return whether there was one."""
        server = await self._client.store.servers.server(guild)
        if server.dashboard_channel is None:
            return False
        await self._take_down(server)
        async with self._client.store.transaction() as writing:
            await writing.set_server(guild, dashboard_channel=None, dashboard_message=None)
            await writing.note(guild, None, by, "overview-removed")
        return True

    async def deleted(self, message: int) -> None:
        """Learn that a message was deleted; a dashboard comes again, as games' posts do."""
        guild = self._messages.pop(message, None)
        if guild is None:
            return
        now = stamp(self._client.clock)
        lately = [at for at in self._gone.get(guild, []) if at > now - reposting.WITHIN]
        self._gone[guild] = [*lately, now]
        async with self._client.store.transaction() as writing:
            await writing.set_server(guild, dashboard_message=None)
        self._servers.add(guild)
        self._wake()

    async def _look(self) -> None:
        client = self._client
        while self._all or self._games or self._servers:
            try:
                if not await client.store.servers.with_dashboard():
                    self._all, self._games, self._servers = False, set(), set()
                    continue
                wait = self._next - client.clock.now().timestamp()
                if wait > 0:
                    await client.clock.sleep(wait)
                self._next = client.clock.now().timestamp() + PAUSE
                for server in await self._to_see_to():
                    if server.guild not in self._lines:
                        await client.clock.sleep(APART)
                    await self._see_to(server)
            except TableError:
                _log.exception("could not read the dashboards; trying again")
                self._all = True
                await client.clock.sleep(PAUSE)

    async def _to_see_to(self) -> list[Server]:
        """Return the servers with a dashboard in which something has changed."""
        everything, games, servers = self._all, self._games, self._servers
        self._all, self._games, self._servers = False, set(), set()
        found = await self._client.store.servers.with_dashboard()
        boards = {server.guild for server in found}
        self._lines = {guild: lines for guild, lines in self._lines.items() if guild in boards}
        for number in games:
            game = await self._client.store.game(number)
            if game is not None and game.guild in boards:
                servers.add(game.guild)
                self._lines.get(game.guild, {}).pop(number, None)
        return [server for server in found if everything or server.guild in servers]

    async def _see_to(self, server: Server) -> None:
        """Have a server's dashboard say how its games stand."""
        try:
            place = await self._place(server)
            if place is not None:
                await self._show(server, place)
        except discord.NotFound:
            await self._lost(server)
        except discord.Forbidden:
            _log.warning("server %s: no permission for its dashboard", server.guild)
            await self._client.owners.tell(server.dashboard_channel or 0)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            _log.info("server %s: could not show its dashboard: %s", server.guild, fault)
            self._servers.add(server.guild)

    async def _place(self, server: Server) -> Sendable | None:
        """Return the dashboard's channel, ``None`` if there is none that can be reached now.

        :raises discord.NotFound: it is gone.
        """
        guild, channel = self._client.get_guild(server.guild), server.dashboard_channel
        if guild is None or guild.unavailable or channel is None:
            return None
        found = guild.get_channel_or_thread(channel) or await guild.fetch_channel(channel)
        if isinstance(found, discord.Thread) and found.archived and not found.locked:
            with suppress(discord.Forbidden):
                await found.edit(archived=False)
        return found if isinstance(found, Sendable) else None

    async def _show(self, server: Server, place: Sendable) -> None:
        text = await self._text(server.guild)
        message = server.dashboard_message
        if message is not None:
            self._messages[message] = server.guild
            if self._shown.get(server.guild) == text:
                return
            try:
                await place.get_partial_message(message).edit(
                    view=freekeys.layout(text), allowed_mentions=ringing(None)
                )
                self._shown[server.guild] = text
                return
            except discord.NotFound:
                self._messages.pop(message, None)
        now = stamp(self._client.clock)
        lately = [at for at in self._gone.get(server.guild, []) if at > now - reposting.WITHIN]
        due = reposting.due(lately[:-1], now)
        # One that must wait comes with a later change.
        if due is not None and due <= now:
            await self._post(server, place, text)

    async def _post(self, server: Server, place: Sendable, text: str) -> None:
        # Sent again after a crash, Discord gives us the message that it has.
        told = f"{server.guild}:{place.id}:{server.dashboard_message}"
        sent = await place.send(
            view=freekeys.layout(text),
            nonce=blake2b(told.encode(), digest_size=12).hexdigest(),
            silent=True,
            allowed_mentions=ringing(None),
        )
        async with self._client.store.transaction() as writing:
            await writing.set_server(server.guild, dashboard_message=sent.id)
        self._messages[sent.id] = server.guild
        self._shown[server.guild] = text

    async def _lost(self, server: Server) -> None:
        """Forget a dashboard whose channel is gone."""
        async with self._client.store.transaction() as writing:
            await writing.set_server(server.guild, dashboard_channel=None, dashboard_message=None)
            await writing.note(server.guild, None, None, "overview-lost")

    async def _take_down(self, server: Server) -> None:
        """Delete a dashboard's message, if it can be."""
        message = server.dashboard_message
        if message is None:
            return
        self._messages.pop(message, None)
        self._shown.pop(server.guild, None)
        try:
            place = await self._place(server)
            if place is not None:
                await place.get_partial_message(message).delete()
        except discord.HTTPException as fault:
            _log.info("server %s: could not remove its old dashboard: %s", server.guild, fault)

    async def _text(self, guild: int) -> str:
        client, words = self._client, await self._client.server_words(guild)
        games = await client.store.unfinished(guild)
        known, lines = self._lines.get(guild, {}), dict[int, str]()
        for game in games:
            if game.archived is None:
                lines[game.id] = known.get(game.id) or await self._line(game, words)
        self._lines[guild] = lines
        return dashboard.text(list(lines.values()), len(games) - len(lines), words)

    async def _line(self, game: Game, words: Words) -> str:
        """Return how a game stands, in words."""
        client = self._client
        table = await client.tables.known(game.id)
        since = game.created
        if table.state is not None:
            began = await client.store.when(game.id, table.turn_began)
            since = began or game.started or since
        return dashboard.line(table, since, words)
