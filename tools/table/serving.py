"""Starting and ending the local table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import simcord

from bot import logs
from bot.app import assemble
from bot.errors import DatabaseRefused
from bot.settings import Settings
from bot.stopping import when_told_to_stop
from bot.tables import mixes
from engine import MAKING
from tools import pseudo
from tools.table.clock import Lead, WorldClock
from tools.table.emojis import keep_emoji_pictures
from tools.table.languages import LanguageRefused, languages, parse_languages
from tools.table.opening import lay_table, remake_threads
from tools.table.table import LocalTable
from tools.table.world import build_world, idle_client

USUAL_DATABASE = Path("var/local-table.sqlite3")
USUAL_PORT = 8642
_SETTLE_SECONDS = 60.0


class PortRefused(Exception):
    """The port cannot be used. Its text is one sentence for whoever starts the table."""


class EditionRefused(Exception):
    """It cannot be played like that. Its text is one sentence for whoever starts the table."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to start the local table."""

    database: Path = USUAL_DATABASE
    port: int | None = None
    """`None`: the usual one, or a free one when that is taken."""
    browser: bool = True
    languages: Mapping[str, str] = field(default_factory=dict)
    """Member's name, or `server`, to language."""
    edition: str = ""
    """The box whose lobby is laid unless it is played already; two of them: ``base+underground``.

    Empty: what is played goes on; where nothing is, the first box.  One in the making can be
    named, too: it is tried out here, and offered to nobody.
    """
    world: str = ""
    """The box whose boards it is played on; empty: as the bot has it by itself."""
    relics: str = ""
    """``with`` or ``without`` relics and places; likewise."""

    @classmethod
    def read(cls, environ: Mapping[str, str]) -> Options:
        """Return the options in `environ`.

        :raises PortRefused: PORT is no port.
        :raises LanguageRefused: LANGUAGES is not understood.
        :raises EditionRefused: EDITION, WORLD or RELICS is none that can be played.
        """
        port = environ.get("PORT", "").strip()
        if port and not (port.isascii() and port.isdecimal() and int(port) < 1 << 16):
            raise PortRefused(f"PORT {port!r} cannot be used: it must be a number up to 65535.")
        edition = _one_of("EDITION", environ, (*mixes.offered(), *sorted(MAKING)))
        return cls(
            database=Path(environ.get("TABLE_DATABASE") or USUAL_DATABASE),
            port=int(port) if port else None,
            browser=environ.get("NO_BROWSER", "") in ("", "0"),
            languages=parse_languages(environ.get("LANGUAGES", "")),
            edition=edition,
            world=_one_of("WORLD", environ, mixes.worlds()),
            relics=_one_of("RELICS", environ, mixes.FINDS),
        )


def _one_of(name: str, environ: Mapping[str, str], known: Sequence[str]) -> str:
    """Return what ``name`` is in ``environ``, empty if it is not there.

    :raises EditionRefused: it is none of ``known``.
    """
    value = environ.get(name, "").strip()
    if value and value not in known:
        there = ", ".join(known)
        raise EditionRefused(f"{name} {value!r} cannot be played; there are: {there}.")
    return value


def main() -> int:
    """Run the local table and return the process's exit code."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    os.umask(0o077)
    logs.set_up("WARNING")
    try:
        asyncio.run(_serve(Options.read(os.environ)))
    except (DatabaseRefused, EditionRefused, LanguageRefused, PortRefused) as refused:
        sys.stderr.write(f"{refused}\n")
        return 2
    return 0


async def _serve(options: Options) -> None:
    """Run until a signal, or until the session is ended in the browser."""
    stop = asyncio.Event()
    when_told_to_stop(stop.set)
    async with running(options) as table:
        # In one write: whoever reads the address may close the pipe after it.
        hint = "Play as Ann, Ben and Cy; Mia manages the server. Ctrl-C stops it; games are kept."
        print(f"Local table: {table.url}\n{hint}\n", end="", flush=True)
        if options.browser and _has_display():
            threading.Thread(target=webbrowser.open, args=(table.url,), daemon=True).start()
        ends = [asyncio.ensure_future(end) for end in (stop.wait(), table.closed())]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for end in ends:
            end.cancel()


def _give_time(env: simcord.Env) -> None:
    """Let a bot take as long to start as anything else may; simcord gives it five seconds."""
    settle = env._settle_internal

    async def patiently(*, timeout: float | None = None, **options: Any) -> None:
        await settle(**options)

    env._settle_internal = patiently  # type: ignore[method-assign]


@contextlib.asynccontextmanager
async def running(options: Options) -> AsyncIterator[LocalTable]:
    """Run a local table while the block does; afterwards its database is closed."""
    lead = Lead(options.database.with_suffix(".lead"))
    settings = Settings(_env_file=None, database=options.database, guild_ids=())
    port = _port(options.port)
    async with simcord.run(
        idle_client(), settle_timeout=_SETTLE_SECONDS, check_errors=False
    ) as env:
        # The world before the bot, and its clock moved before the bot sees it: a bot without its
        # channels would take them for deleted, and in a past time ids of messages would repeat.
        server = options.languages.get("server", "en-US")
        _give_time(env)
        world = build_world(env, language=server, managed=True)
        keep_emoji_pictures(env.backend)
        await env.advance_time(max(0.0, (lead.now() - env.now()).total_seconds()))
        app = await assemble(settings, WorldClock(env))
        try:
            await remake_threads(world, app)
            people = world.everybody
            spoken = {people[n].id: v for n, v in options.languages.items() if n != "server"}
            with pseudo.spoken(*options.languages.values()), languages(spoken, server):
                await env.restart_bot(app.client)
                asked = (options.edition, options.world, options.relics)
                table = LocalTable(world, lead, await lay_table(world, app, *asked))
                async with table.open(port):
                    yield table
        finally:
            try:
                await env.restart_bot(idle_client())
            finally:
                await app.close()


def _port(wanted: int | None) -> int:
    """Return a port that can be used, 0 for any.

    :raises PortRefused: the one that is wanted is taken.
    """
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", USUAL_PORT if wanted is None else wanted))
        except OSError as error:
            if wanted is None:
                return 0
            raise PortRefused(f"PORT {wanted} cannot be used: {error.strerror}.") from None
    return USUAL_PORT if wanted is None else wanted


def _has_display() -> bool:
    """Whether a browser would open a window instead of taking over the terminal."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(shown)
