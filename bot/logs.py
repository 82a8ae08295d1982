"""The log: what may stand in it, and the one place that sees to it.

It names games, posts, servers and people by their numbers.  It holds no token, no seed, no name and
nothing that anybody wrote, whatever `LOG_LEVEL` says.
"""

from __future__ import annotations

import asyncio
import copy
import logging
import re
import sqlite3
import traceback
from typing import Any, Final, TextIO

import aiohttp
import discord

from bot.errors import CommandsRefused, TableError
from engine import RuleError

_log = logging.getLogger(__name__)
_SPOKEN: Final = (
    OSError,
    sqlite3.Error,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.ConnectionClosed,
    RuleError,
    CommandsRefused,
)
"""Exceptions whose text is the system's or Discord's, and quotes nobody."""
_CALLED: Final = (discord.ui.Item, discord.ui.View, discord.ui.LayoutView, discord.abc.Snowflake)
_HIDDEN: Final = (
    # Whoever has the token of an interaction may answer in its place for a quarter of an hour.
    (re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/?\s'\"]+"), r"\1..."),
    # Seeds, and nothing else of ours, are so long.
    (re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])"), "..."),
)

_LINE: Final = "[{asctime}] [{levelname:<8}] {name}: {message}"
_WHEN: Final = "%Y-%m-%d %H:%M:%S"


def set_up(level: str, token: str = "", stream: TextIO | None = None) -> None:
    """Write the log to `stream`, the error output if `None`, from `level` on.

    `token`: the bot's, which is hidden should anything try to write it.  Libraries say what they
    have to say from INFO on at the most: below, they write all that passes through them.
    """
    least = logging.getLevelNamesMapping()[level]
    handler = logging.StreamHandler(stream)
    # The library colors what a container writes, to a file as well.
    plain = None if handler.stream.isatty() else logging.Formatter(_LINE, _WHEN, "{")
    discord.utils.setup_logging(
        handler=handler, formatter=plain or discord.utils.MISSING, level=max(least, logging.INFO)
    )
    assert handler.formatter is not None
    handler.setFormatter(Discreet(handler.formatter, token))
    logging.getLogger("bot").setLevel(least)


class Discreet(logging.Formatter):
    """Another formatter's lines without what must not stand in them."""

    def __init__(self, lines: logging.Formatter, token: str = "") -> None:
        """`lines` writes them; `token`: the bot's, empty if there is none."""
        super().__init__()
        self._lines = lines
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with the exception if there is one."""
        bare = copy.copy(record)
        bare.exc_info, bare.exc_text = None, None
        if isinstance(bare.args, tuple):
            bare.args = tuple(map(_plain, bare.args))
        text = self._lines.format(bare)
        if record.exc_info and record.exc_info[1]:
            text = f"{text}\n{told(record.exc_info[1])}"
        for found, instead in _HIDDEN:
            text = found.sub(instead, text)
        return text.replace(self._token, "...") if self._token else text


def told(error: BaseException) -> str:
    """Return the traceback of `error` and of those that led to it, the first one first.

    An exception's text is told only where it cannot quote what a person wrote or is called.
    """
    parts: list[str] = []
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        lines = "".join(traceback.format_tb(cause.__traceback__))
        parts.append(f"Traceback (most recent call last):\n{lines}{_name(cause)}")
        led = None if cause.__suppress_context__ else cause.__context__
        cause = cause.__cause__ or led
    return "\n\nwhich led to:\n\n".join(reversed(parts))


def _plain(argument: object) -> object:
    """Return what a line may say of one of its arguments."""
    if isinstance(argument, BaseException):
        return _name(argument)
    # Discord's library shows people and buttons with all they are called.
    if isinstance(argument, _CALLED):
        return f"<{type(argument).__name__} {getattr(argument, 'id', None)}>"
    return argument


def _name(error: BaseException) -> str:
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    if isinstance(error, TableError):
        numbers = {k: v for k, v in error.params.items() if k == "why" or isinstance(v, int)}
        return f"{kind}: {error.id} {numbers}"
    return f"{kind}: {error}" if isinstance(error, _SPOKEN) else kind


def unforeseen(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what a task or a callback left behind, without the values it was called with.

    asyncio itself would write those, and the exception's text.
    """
    message = str(context["message"]).partition("(")[0]
    _log.error("%s", message, exc_info=context.get("exception"))
