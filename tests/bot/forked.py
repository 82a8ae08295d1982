"""Processes that begin with everything imported, for tests that start many of them.

Importing the bot takes longer than most lives in these tests last. They are processes of their own
all the same: each is forked from a server that does nothing else, and dies alone. What a start from
nothing does is seen in :mod:`tests.test_start` and :mod:`tests.bot.test_process_limited`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing.context import ForkServerContext
from pathlib import Path

import discord
import yarl

import bot.__main__
import bot.app
import render
from bot.rulebook import lookup
from bot.texts import moments, zones
from tests.bot.unpainted import Unpainted


def processes() -> ForkServerContext:
    """Return what makes such processes."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.bot.warm", "tests.bot.lives"])
    return context


def warm() -> None:
    """Do in advance what every start of the bot does anew, and what its processes share."""
    zones.warm(datetime.now(UTC))
    moments.warm()
    lookup.index()
    for what in render.emblems():
        render.emblem_name(*what)


def meet(base: str) -> None:
    """Let discord.py find Discord at `base`, an address and port of this machine."""
    discord.http.Route.BASE = f"http://{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{base}/gateway")
    discord.asset.Asset.BASE = f"http://{base}"
    hasty().__enter__()


@contextmanager
def hasty() -> Iterator[None]:
    """Have clients not wait two seconds for more guilds at every start."""
    init = discord.Client.__init__

    def hastily(self: discord.Client, **options: object) -> None:
        init(self, guild_ready_timeout=0.05, **options)

    discord.Client.__init__ = hastily
    try:
        yield
    finally:
        discord.Client.__init__ = init


class Forked:
    """The bot in a process of its own, with what `asyncio.subprocess.Process` has of use here."""

    def __init__(
        self,
        base: str,
        folder: Path,
        environment: Mapping[str, str],
        *,
        painted: bool,
        log: Path | None,
    ) -> None:
        """Start it in `folder`, where Discord is at `base`; without `painted` pictures are dots.

        ``log``: where it writes its log; `None`: where the test does.
        """
        given = (base, str(folder), dict(environment), painted, log)
        self._process = processes().Process(target=_live, args=given)
        self._process.start()
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[int] = self._loop.create_future()
        self._loop.add_reader(self._process.sentinel, self._end)

    def _end(self) -> None:
        self._loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self._process.exitcode is not None
        self._ended.set_result(self._process.exitcode)

    @property
    def returncode(self) -> int | None:
        """Its exit code; negative for a signal, ``None`` while it runs."""
        return self._ended.result() if self._ended.done() else None

    def kill(self) -> None:
        """End it as a failing machine would."""
        self._process.kill()

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    async def wait(self) -> int:
        """Wait until it has ended and return its exit code."""
        return await asyncio.shield(self._ended)


def _live(
    base: str, folder: str, environment: Mapping[str, str], painted: bool, log: Path | None
) -> None:
    if log is not None:
        with log.open("ab") as file:
            os.dup2(file.fileno(), sys.stderr.fileno())
    os.chdir(folder)
    os.environ.update(environment)
    if not painted:
        bot.app.BoardPainter = bot.__main__.BoardPainter = Unpainted
    meet(base)
    sys.exit(bot.__main__.main([]))
