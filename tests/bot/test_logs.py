"""What the log does not say, whatever goes wrong and however talkative it is."""

from __future__ import annotations

import asyncio
import io
import logging
import sqlite3

import aiohttp
import discord
import pytest
import yarl

from bot import logs
from bot.errors import BadOptions, StorageFailed

TYPED = "my sister's name"
SEED = "0123456789abcdef" * 2
TOKEN = "MTA5.abc.def"


@pytest.fixture
def said():
    """Return what has been logged, at the most talkative level, by whom it pleases."""
    stream = io.StringIO()
    root, bot = logging.getLogger(), logging.getLogger("bot")
    before = root.level, bot.level, list(root.handlers)
    root.handlers.clear()
    logs.set_up("DEBUG", TOKEN, stream)
    yield stream.getvalue
    root.level, bot.level, root.handlers[:] = before


def fails(error: BaseException, *arguments: object) -> None:
    """Log ``error`` as a handler would that did not foresee it."""
    try:
        raise error
    except BaseException:
        logging.getLogger("bot.x").exception("game %s", 7, *arguments)


@pytest.mark.parametrize(
    "library", ["aiosqlite", "discord.gateway", "discord.http", "discord.webhook.async_", "asyncio"]
)
def test_libraries_do_not_say_what_passes_through_them(said, library):
    logging.getLogger(library).debug("INSERT %s", SEED)
    logging.getLogger(library).info("connected")
    logging.getLogger("bot.x").debug("a tap")
    assert "INSERT" not in said()
    assert "connected" in said()
    assert "a tap" in said()


@pytest.mark.parametrize(
    "error",
    [
        ValueError(f"invalid literal: {TYPED!r}"),
        KeyError(TYPED),
        discord.app_commands.AppCommandError(f"Failed to convert {TYPED}"),
        BadOptions(option="language", value=TYPED),
    ],
)
def test_an_exception_that_may_quote_somebody_is_told_without_its_text(said, error):
    try:
        raise error
    except Exception as cause:
        again = RuntimeError(TYPED)
        again.__cause__ = cause
        fails(again)
    logging.getLogger("bot.x").warning("not done: %s", error)
    assert TYPED not in said()
    assert "sister" not in said()
    assert said().count(type(error).__name__) == 2
    assert said().count("Traceback") == 2
    assert said().count("test_logs.py") >= 2


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (sqlite3.OperationalError("no such table: games"), "no such table: games"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (StorageFailed(why="database is locked"), "database is locked"),
    ],
)
def test_what_the_machine_says_of_itself_is_told(said, error, text):
    fails(error)
    assert text in said()


def test_a_token_is_hidden_wherever_it_stands(said):
    url = yarl.URL("https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original")
    fails(aiohttp.InvalidURL(url))
    logging.getLogger("x").warning("POST %s", f"{url.origin()}/interactions/5/aW50/callback")
    logging.getLogger("x").warning("seed %s, as %s", SEED, TOKEN)
    assert "aW50" not in said()
    assert "/webhooks/123/.../messages/@original" in said()
    assert "/interactions/5/.../callback" in said()
    assert SEED not in said()
    assert TOKEN not in said()


def test_neither_people_nor_buttons_are_told_by_what_they_are_called(said):
    button = discord.ui.Button(label="Ben's seat", id=5)
    person = type("Member", (), {"id": 7, "__repr__": lambda _: "<Member name='Ben'>"})()
    logging.getLogger("discord.ui.view").error("callback for %r by %s", button, person)
    assert "callback for '<Button 5>' by <Member 7>" in said()


def test_a_commitment_is_no_seed(said):
    logging.getLogger("x").warning("promised %s", 2 * SEED)
    assert 2 * SEED in said()


async def test_what_a_task_or_a_callback_leaves_behind_is_told_without_its_text(said):
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unforeseen)

    async def fail() -> None:
        raise ValueError(TYPED)

    task = asyncio.ensure_future(fail())
    await asyncio.wait({task})
    del task
    assert "never retrieved" in said()
    loop.call_soon(int, TYPED)
    await asyncio.sleep(0)
    assert "Exception in callback int" in said()
    assert said().count("\nValueError") == 2
    assert TYPED not in said()


@pytest.mark.parametrize("terminal", [False, True])
def test_only_a_terminal_is_written_to_in_colors(said, monkeypatch, terminal):
    monkeypatch.setattr(discord.utils, "is_docker", lambda: True)
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: terminal)
    logs.set_up("INFO", TOKEN, stream)
    logging.getLogger("bot.x").warning("a line")
    assert "a line" in stream.getvalue()
    assert ("\x1b" in stream.getvalue()) == terminal
