"""`python -m bot`: the bot, connected to Discord until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import threading

import aiohttp
import discord

from bot.app import App, assemble
from bot.clock import SystemClock
from bot.errors import DatabaseRefused
from bot.handlers.invite import invite_url
from bot.panels.painter import BoardPainter
from bot.settings import Settings, SettingsRefused, load_settings
from bot.stopping import when_told_to_stop
from bot.texts.i18n import Words

STOPPED = 0
FAILED = 1
"""Trying again may help: Discord could not be reached."""
REFUSED = 2
"""Trying again does not help: a setting or the database has to be changed first."""

_log = logging.getLogger("bot")


def main() -> int:
    """Run the bot and return the process's exit code; say in one line why it cannot run."""
    try:
        settings = load_settings()
        token = settings.token
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level])
        asyncio.run(_serve(settings, token))
    except (SettingsRefused, DatabaseRefused) as refused:
        return _end(REFUSED, str(refused))
    except discord.LoginFailure:
        return _end(
            REFUSED,
            "Discord does not accept DISCORD_TOKEN: make a new one on the application's page "
            "(docs/deploy.md) and put it into the environment or into .env.",
        )
    except (aiohttp.ClientError, discord.DiscordServerError, OSError) as error:
        return _end(FAILED, f"Discord cannot be reached: {error}.")
    return STOPPED


async def _serve(settings: Settings, token: str) -> None:
    """Run until Discord refuses the bot or a signal asks it to stop."""
    app = await assemble(settings, SystemClock())
    running = asyncio.ensure_future(_connect(app, token))
    stop = threading.Event()
    warming = asyncio.ensure_future(_prewarm(BoardPainter(settings.cache_dir), stop))
    # Told to stop, the bot ends like any task that is cancelled: what it holds is closed below.
    when_told_to_stop(running.cancel)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await running
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
    _log.info("invite the bot with %s", invite_url(app.client.application_id or 0))
    await app.client.connect()


def _end(code: int, sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
