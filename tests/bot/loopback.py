"""A Discord on the loopback, whose world outlives the bot's process.

HTTP and gateway in front of simcord's world: the bot is `python -m bot` itself, in a process of its
own, which can be killed at any instant. Unlike simcord's own stand-ins it honors nonces, and it
can let the bot die just before or just after Discord has done what the bot asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from aiohttp import WSMsgType, web
from simcord.backend import serializers
from simcord.http import router

from tests.bot.forked import Forked
from tests.bot.harness import Stage, Tap
from tools.table.world import build_world, idle_client

ROOT = Path(__file__).parent.parent.parent
BOT = """
import sys
from bot.__main__ import main
from tests.bot.forked import meet
meet(sys.argv[1])
raise SystemExit(main([]))
"""
TOKEN = "MTA5.Gloop0.back-t0ken"
"""The bot's, as the process has it."""
_HELLO, _IDENTIFY, _HEARTBEAT, _ACK, _DISPATCH = 10, 2, 1, 11, 0
_ANSWER = re.compile(r"/(?:interactions|webhooks)/\d+/(?P<token>[^/]+)(?P<callback>/callback)?")
_DEFERRALS = (5, 6)


@dataclass(slots=True)
class _Upload:
    """An uploaded file, in the form in which simcord's routes take it."""

    filename: str
    fp: io.BytesIO
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """A request of the bot's, at one of two instants."""

    method: str
    path: str
    done: bool
    """Whether Discord has done it already; it has not answered yet."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A call that Discord does not take for the moment."""

    status: int
    after: float = 0.3
    """Seconds after which it may be repeated, where there were too many."""
    via: bool = True
    """It comes from Discord, not from what stands in front of it."""
    code: int = 0
    """Discord's own, more exact than the status."""

    def response(self) -> web.Response:
        """Return it as it goes over the wire."""
        body = {"message": "not now", "code": self.code}
        headers = {"Content-Type": "application/json"}
        if self.status == 429:
            body |= {"retry_after": self.after, "global": False}
        if self.via:
            # Without it discord.py takes a 429 for a ban, and does not repeat the call.
            headers["Via"] = "1.1 loopback"
        return web.Response(status=self.status, body=json.dumps(body).encode(), headers=headers)


class Loopback:
    """A world, its HTTP and gateway, and the bot's process."""

    def __init__(
        self,
        folder: Path,
        *,
        boards: Path | None = None,
        forked: bool = True,
        painted: bool = True,
    ) -> None:
        """Have the bot's files in `folder`, and its boards in `boards` if that is another.

        Unless `forked` each start is one from nothing; unless `painted` pictures are pixels.
        """
        self._folder = folder
        self._boards = boards or folder / "boards"
        self._forked = forked
        self._painted = painted
        self._env = simcord.Env(idle_client())
        self.backend = self._env.backend
        self._move_clock()
        self.stage = Stage(build_world(self._env), _never)
        self.fate: Callable[[Call], bool] = lambda _: False
        """Asked at every call of the bot's whether it dies at this instant."""
        self.refuses: Callable[[Call], Refusal | None] = lambda _: None
        """Asked at every call whether it is refused, and how."""
        self.deaths = 0
        self.settings = {"LOG_LEVEL": "WARNING"}
        """Settings with which the bot starts, in its environment."""
        self.log: Path | None = None
        """Where the bot writes its log; `None`: where the test does."""
        self.tokens: set[str] = set()
        """Of all interactions that were delivered."""
        self._base = ""
        self._process: asyncio.subprocess.Process | Forked | None = None
        self._gateways: list[asyncio.Queue[str]] = []
        self._sockets: list[web.WebSocketResponse] = []
        self._sent: dict[tuple[str, str], Any] = {}
        self._answered: set[str] = set()
        self._late: set[str] = set()
        """Interactions that were answered when Discord had given them up."""

    def _move_clock(self) -> None:
        behind = (datetime.now(UTC) - self.backend.clock.now()).total_seconds()
        self.backend.advance_clock(max(0.0, behind))

    # ------------------------------------------------------------------ the bot's process

    async def start(self) -> None:
        """Start the bot and wait until it is connected, or has ended."""
        environment = {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": "games.sqlite3",
            "CACHE_DIR": str(self._boards),
            **self.settings,
        }
        if self._forked:
            self._process = Forked(
                self._base, self._folder, environment, painted=self._painted, log=self.log
            )
        else:
            errors = self.log.open("ab") if self.log else None
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                BOT,
                self._base,
                cwd=self._folder,
                env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
                stderr=errors,
            )
            if errors:
                errors.close()
        await self.until(lambda: bool(self._gateways) or not self.alive)

    async def kill(self) -> None:
        """Kill the bot as a failing machine would."""
        assert self._process is not None
        # That its connection is gone is noticed only later; what comes now must not be sent there.
        self._gateways.clear()
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        self.deaths += 1

    async def stop(self) -> int:
        """Ask the bot to stop and return its exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self.ended()

    async def hang_up(self, code: int) -> int:
        """Close the gateway with `code` and return the exit code with which the bot ends."""
        for socket in self._sockets:
            await socket.close(code=code)
        return await self.ended()

    async def ended(self) -> int:
        """Wait until the bot has ended by itself and return its exit code."""
        assert self._process is not None
        return await self._process.wait()

    @property
    def alive(self) -> bool:
        """Whether the bot's process runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def connected(self) -> bool:
        """Whether the bot's process runs and has been welcomed."""
        return self.alive and bool(self._gateways)

    @property
    def answered(self) -> int:
        """How many interactions the bot has answered, in all its lives."""
        return len(self._answered)

    async def ready(self) -> None:
        """Wait until the bot is welcomed, and start it anew when it has died."""
        while not self.connected:
            if self.alive:
                await self.until(lambda: self.connected or not self.alive)
            else:
                await self.start()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until `true`, however long that takes."""
        while not true():
            await asyncio.sleep(0.01)

    async def deliver(self, tap: Tap) -> bool:
        """Deliver an interaction and return whether the bot answered it before it died."""
        self._move_clock()
        life, token = self.deaths, tap.record.token
        self.tokens.add(token)
        self.backend.emit("INTERACTION_CREATE", tap.payload)
        ended = (self._answered, self._late)
        await self.until(
            lambda: any(token in e for e in ended) or self.deaths > life or not self.alive
        )
        return token in self._answered

    # ------------------------------------------------------------------ what the bot asks for

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Loopback]:
        """Listen while the block runs; the bot that still runs at its end is killed."""
        app = web.Application(client_max_size=32 << 20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._api)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        self._base = f"{host}:{port}"
        self.backend.subscribers.append(self._feed)
        try:
            yield self
        finally:
            if self.alive:
                await self.kill()
            await runner.cleanup()

    async def _api(self, request: web.Request) -> web.StreamResponse:
        path = f"/{request.match_info['path']}"
        body, files = await _read(request)
        if await self._dies(request, path, done=False):
            return web.Response()
        if refusal := self.refuses(Call(request.method, path, done=False)):
            return refusal.response()
        self._move_clock()
        status, answer = self._answer(request.method, path, body, request.query, files)
        if await self._dies(request, path, done=True):
            return web.Response()
        if answer is None:
            return web.Response(status=204)
        # Exactly this type: discord.py takes anything else for text.
        headers = {"Content-Type": "application/json"}
        return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)

    async def _dies(self, request: web.Request, path: str, *, done: bool) -> bool:
        if not self.fate(Call(request.method, path, done)):
            return False
        await self.kill()
        if request.transport is not None:
            request.transport.abort()
        return True

    def _answer(
        self, method: str, path: str, body: Any, params: Mapping[str, str], files: list[_Upload]
    ) -> tuple[int, Any]:
        nonce = str(body.get("nonce") or "") if isinstance(body, dict) else ""
        if nonce and (path, nonce) in self._sent:
            return 200, self._sent[path, nonce]
        try:
            answer = router.dispatch(
                self.backend, method, path, json=body, params=dict(params), files=files
            )
        except simcord.BackendError as error:
            if (found := _ANSWER.match(path)) and error.status == 404:
                self._late.add(found["token"])
            return error.status, error.to_json()
        if nonce:
            self._sent[path, nonce] = answer
        found = _ANSWER.match(path)
        # A deferral is no answer yet; the message that follows it is.
        if found and not (found["callback"] and body["type"] in _DEFERRALS):
            self._answered.add(found["token"])
        return 200, answer

    # ------------------------------------------------------------------ what the bot is told

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        life = self.deaths
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.append(socket)
        await socket.send_json({"op": _HELLO, "d": {"heartbeat_interval": 41_250}})
        queue: asyncio.Queue[str] = asyncio.Queue()
        sending = asyncio.ensure_future(_send(queue, socket))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                said = json.loads(message.data)
                if said["op"] == _HEARTBEAT:
                    await socket.send_json({"op": _ACK})
                elif said["op"] == _IDENTIFY and self.deaths == life:
                    self._welcome(queue)
        finally:
            sending.cancel()
            if queue in self._gateways:
                self._gateways.remove(queue)
        return socket

    def _welcome(self, queue: asyncio.Queue[str]) -> None:
        guilds = self.backend.guilds.values()
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": "loopback",
            "resume_gateway_url": f"ws://{self._base}/gateway",
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        queue.put_nowait(_event("READY", ready))
        for guild in guilds:
            payload = serializers.guild_create_payload(self.backend, guild)
            queue.put_nowait(_event("GUILD_CREATE", payload))
        self._gateways.append(queue)

    def _feed(self, name: str, payload: Mapping[str, Any]) -> None:
        for queue in self._gateways:
            queue.put_nowait(_event(name, payload))


async def _never(_: simcord.Env) -> Any:
    raise AssertionError("the bot is a process of its own here")


async def _read(request: web.Request) -> tuple[Any, list[_Upload]]:
    """Return a request's JSON and its files, whichever way they were sent."""
    if not request.body_exists:
        return None, []
    if not request.content_type.startswith("multipart/"):
        return await request.json(), []
    body, files = None, []
    async for part in await request.multipart():
        data = await part.read()
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append(_Upload(part.filename or "file", io.BytesIO(data)))
    return body, files


def _event(name: str, payload: Mapping[str, Any]) -> str:
    return json.dumps({"op": _DISPATCH, "t": name, "s": 1, "d": payload})


async def _send(queue: asyncio.Queue[str], socket: web.WebSocketResponse) -> None:
    while True:
        await socket.send_str(await queue.get())
