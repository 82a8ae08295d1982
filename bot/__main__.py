"""`python -m bot`: the bot, connected to Discord until it is told to stop; and its backups."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot import logs
from bot.app import App, assemble
from bot.clock import SystemClock
from bot.errors import CommandsRefused, DatabaseRefused
from bot.panels.painter import BoardPainter
from bot.settings import Settings, SettingsRefused, load_settings
from bot.stopping import until, when_told_to_stop
from bot.storage.copies import back_up
from bot.texts.i18n import Words
from engine import RELEASE

DONE = 0
FAILED = 1
"""Trying again may help: Discord could not be reached."""
REFUSED = 2
"""Trying again does not help: a setting or the database has to be changed first."""

_log = logging.getLogger("bot")


_CLOSED: Final = {
    4004: "Discord no longer accepts DISCORD_TOKEN: it was reset. Copy the new one from the "
    "application's page (docs/deploy.md) into the environment or into .env.",
    4013: "Discord does not know an intent that this version asks for: update Elbow Room.",
    4014: "Discord wants an intent allowed that this version does not need: update Elbow Room.",
}
"""What to do after Discord has ended the connection for good, by its code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code; say in one line why it cannot."""
    args = _command_line().parse_args(argv)
    # Whatever is written here, seeds are in it, or people.
    os.umask(0o077)
    try:
        settings = load_settings()
    except SettingsRefused as refused:
        return _end(REFUSED, str(refused))
    return _back_up(settings, args.file, args.overwrite) if args.file else _run(settings)


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Run the bot until it is told to stop. Settings come from the environment and "
        "from the file .env; .env.example explains them.",
    )
    parser.add_argument("--version", action="version", version=f"Elbow Room {RELEASE}")
    parser.set_defaults(file=None)
    commands = parser.add_subparsers(metavar="COMMAND", title="instead of running")
    backup = commands.add_parser(
        "backup",
        help="copy the database into a file, even while the bot is running",
        description="Copy the database into a file, even while the bot is running, and check the "
        "copy. It holds the seeds of running games: keep it to yourself.",
    )
    backup.add_argument("file", type=Path, metavar="FILE", help="where to put the copy")
    backup.add_argument("--overwrite", action="store_true", help="replace FILE if it is there")
    return parser


def _back_up(settings: Settings, file: Path, overwrite: bool) -> int:
    try:
        size = back_up(settings.database, file, overwrite=overwrite)
    except DatabaseRefused as refused:
        return _end(REFUSED, str(refused))
    sys.stdout.write(f"{file} is a complete copy of {settings.database}, {size / 1e6:.1f} MB.\n")
    return DONE


def _run(settings: Settings) -> int:
    """Run the bot until it is told to stop."""
    try:
        token = settings.token
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        logs.set_up(settings.log_level, token)
        asyncio.run(_serve(settings, token))
    except (SettingsRefused, DatabaseRefused, CommandsRefused) as refused:
        return _end(REFUSED, str(refused))
    except discord.LoginFailure:
        return _end(
            REFUSED,
            "Discord does not accept DISCORD_TOKEN: make a new one on the application's page "
            "(docs/deploy.md) and put it into the environment or into .env.",
        )
    except discord.PrivilegedIntentsRequired:
        return _end(REFUSED, _CLOSED[4014])
    except discord.ConnectionClosed as closed:
        said = (
            f"Discord has closed the connection for good (code {closed.code}): update Elbow Room."
        )
        return _end(REFUSED, _CLOSED.get(closed.code, said))
    except (aiohttp.ClientError, discord.DiscordServerError, OSError) as error:
        return _end(FAILED, f"Discord cannot be reached: {error}.")
    except discord.HTTPException as error:
        said = " ".join(str(error).split())[:300].rstrip(".")
        return _end(REFUSED, f"Discord refuses the bot: {said}.")
    except Exception:
        _log.critical("the bot is stopping because of an unexpected error", exc_info=True)
        return FAILED
    return DONE


async def _serve(settings: Settings, token: str) -> None:
    """Run until Discord refuses the bot or a signal asks it to stop."""
    asyncio.get_running_loop().set_exception_handler(logs.unforeseen)
    app = await assemble(settings, SystemClock())
    running = asyncio.ensure_future(_connect(app, token))
    stop = threading.Event()
    warming = asyncio.ensure_future(_prewarm(BoardPainter(settings.cache_dir), stop))
    told = asyncio.Event()
    when_told_to_stop(told.set)
    try:
        await until(told, running)
    finally:
        stop.set()
        await app.close()
        await warming
    _log.info("stopped")


async def _prewarm(painter: BoardPainter, stop: threading.Event) -> None:
    """Have every board painted in the background: a game's first picture is then like the next."""
    try:
        await asyncio.to_thread(painter.prewarm, Words(), stop)
    except Exception:
        # Nobody waits for these pictures; each is tried again when it is needed.
        _log.exception("the boards could not be painted in advance")


async def _connect(app: App, token: str) -> None:
    await app.client.login(token)
    # What is there now stays: a full collection would go through it and hold the loop for 10 ms.
    gc.freeze()
    await app.client.connect()


def _end(code: int, sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
