"""A running local table: the world, the bot in it, and the pages that show it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import simcord
from aiohttp import web
from simcord.preview import Preview

from tools.table.clock import Lead
from tools.table.pictures import PictureDesk
from tools.table.server import TableServer
from tools.table.world import World

_TICK_SECONDS = 1.0
_log = logging.getLogger(__name__)


class _Previews:
    """Stands where simcord keeps its one preview, so that it can have several.

    It asks that one only whether it is open (then it refuses another) and to note actions.
    """

    _closed = True

    def __init__(self, previews: Mapping[int, Preview]) -> None:
        self._previews = previews

    def _mark_action_dispatched(self) -> None:
        for preview in self._previews.values():
            preview._mark_action_dispatched()


class LocalTable:
    """Lets pages act one at a time, and time pass between their actions."""

    def __init__(self, world: World, lead: Lead, home: int) -> None:
        self._world = world
        self._home = home
        """The channel of the game that is meant."""
        self._env = world.env
        self._lead = lead
        self._previews: dict[int, Preview] = {}
        """By channel; that of the server comes first."""
        self._names: dict[int, str] = {}
        """What the bar calls each channel."""
        self._stack = AsyncExitStack()
        self._turnstile = asyncio.Lock()
        self._seen = 0
        """How much had happened when the pages were last shown it."""

    @property
    def url(self) -> str:
        """The address of the game's page; whoever has it can play as anyone."""
        return self._previews[self._home].url

    @asynccontextmanager
    async def open(self, port: int) -> AsyncIterator[None]:
        """Serve the pages while the block runs: the game's at `port`, 0 for a free one.

        :raises simcord.SetupError: the port is taken.
        """
        world = self._world
        async with self._stack:
            await self._show("Table", world.channel, port if self._home == world.channel.id else 0)
            await self._show_threads(port)
            for name, member in world.everybody.items():
                await self._show(f"{name}'s DMs", member.user.dm_channel)
            self._seen = len(self._env.backend.transcript)
            passing = asyncio.ensure_future(self._pass_time())
            try:
                yield
            finally:
                # Whatever a page or the clock has begun is finished first.
                async with self._turnstile:
                    passing.cancel()
                await asyncio.gather(passing, return_exceptions=True)
                self._lead.reach(self._env.now())

    async def closed(self) -> None:
        """Wait until somebody ends the session of the game's or the server's page."""
        pages = {self._home, self._world.channel.id}
        ends = [asyncio.ensure_future(self._previews[page].wait_closed()) for page in pages]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for end in ends:
                end.cancel()

    async def _show(self, name: str, channel: simcord.ChannelHandle, port: int = 0) -> None:
        """Serve the page of a channel, to all members or to the one whose messages it has."""
        members = self._world.everybody.values()
        viewers: tuple[Any, ...] = tuple(members)
        if channel.guild is None:
            viewers = tuple(m.user for m in members if m.user.dm_channel.id == channel.id)
        self._env._preview = None
        preview = self._env.preview(channel, viewers=viewers, layout="channel", port=port)
        preview._server = TableServer(preview, port, self)
        preview._media_worker = PictureDesk()
        self._previews[channel.id] = await self._stack.enter_async_context(preview)
        self._names[channel.id] = name
        self._env._preview = _Previews(self._previews)

    async def _show_threads(self, port: int = 0) -> None:
        for thread in self._world.channel.threads:
            if thread.id not in self._previews:
                at = port if thread.id == self._home else 0
                await self._show(f"#{thread.name}", thread, at)

    # What the pages ask for.

    def report(self) -> dict[str, Any]:
        """Return the moment, and of each page its name, what mentions show and links hold of it.

        Also its address, how many letters of the bot are there, and whom the newest mention is for.
        """
        return {
            "now": self._env.now().isoformat(),
            "places": [
                {
                    "name": self._names[channel],
                    "mention": f"#{preview.channel.name}" if preview.channel.guild else "",
                    "channel": str(channel),
                    "url": preview.url,
                    "messages": 0 if preview.channel.guild else self._letters(channel),
                    "rung": self._rung(channel) if preview.channel.guild else [],
                }
                for channel, preview in self._previews.items()
                if preview._active
            ],
        }

    def _rung(self, channel: int) -> list[str]:
        """Return the ids of those whom the last post that rang in a channel rang."""
        posts = self._env.backend.messages[channel]
        rings = (post.ping_user_ids for _, post in sorted(posts.items(), reverse=True))
        return [str(user) for user in next(filter(None, rings), ())]

    def _letters(self, channel: int) -> int:
        backend = self._env.backend
        bot = backend.bot_user.id
        return sum(message.author_id == bot for message in backend.messages[channel].values())

    async def act(
        self,
        preview: Preview,
        request: web.Request,
        reply: Callable[[web.Request], Awaitable[web.Response]],
    ) -> web.Response:
        """Let a page act while nothing else does, then show the others what came of it."""
        async with self._turnstile:
            try:
                return await reply(request)
            finally:
                await self._show_threads()
                self._publish(acting=request.headers.get("X-Simcord-Context"))

    async def jump(self, hours: float) -> None:
        """Let `hours` pass at once, with all that falls due in them."""
        async with self._turnstile:
            await self._pass(hours * 3600)
            self._publish(always=True)

    async def _pass_time(self) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            async with self._turnstile:
                await self._pass(0)
                self._publish()

    async def _pass(self, seconds: float) -> None:
        """Let `seconds` pass beside what has passed on the machine's clock.

        simcord moves its time by itself too, where the bot has waited for a while, so what is
        missing is taken from the two clocks and not counted.
        """
        missing = max(0.0, (self._lead.now() - self._env.now()).total_seconds())
        try:
            await self._env.advance_time(missing + seconds)
        except TimeoutError:
            _log.warning("the bot is still busy; its clock waits", exc_info=True)
        self._lead.reach(self._env.now())

    def _publish(self, *, acting: str | None = None, always: bool = False) -> None:
        """Show what is new on every page but the one that acted, which does so itself.

        A page's buttons belong to what it was last given, so it is given nothing without need.
        """
        happened = len(self._env.backend.transcript)
        if happened == self._seen and not always:
            return
        self._seen = happened
        for preview in self._previews.values():
            preview._advance_presentation_time()
            for page in tuple(preview._pages.values()):
                if page.id != acting:
                    preview._publish(page, reason="refresh")
