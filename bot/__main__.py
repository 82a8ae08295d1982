"""`python -m bot`: the bot, connected to Discord until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import threading
from typing import Final

import aiohttp
import discord

from bot import logs
from bot.app import App, assemble
from bot.clock import SystemClock
from bot.errors import CommandsRefused, DatabaseRefused
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


_CLOSED: Final = {
    4004: "Discord no longer accepts DISCORD_TOKEN: it was reset. Copy the new one from the "
    "application's page (docs/deploy.md) into the environment or into .env.",
    4013: "Discord does not know an intent that this version asks for: update Elbow Room.",
    4014: "Discord wants an intent allowed that this version does not need: update Elbow Room.",
}
"""What to do after Discord has ended the connection for good, by its code."""


def main() -> int:
    """Run the bot and return the process's exit code; say in one line why it cannot run."""
    try:
        settings = load_settings()
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
        _log.critical("the bot ends for a reason nobody foresaw", exc_info=True)
        return FAILED
    return STOPPED


async def _serve(settings: Settings, token: str) -> None:
    """Run until Discord refuses the bot or a signal asks it to stop."""
    asyncio.get_running_loop().set_exception_handler(logs.unforeseen)
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
    await app.client.connect()


def _end(code: int, sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
