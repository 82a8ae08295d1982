"""`python -m bot` over real sockets, when Discord does not want what it brings."""

from __future__ import annotations

import os
import re
import resource
import socket
import sys
from pathlib import Path

import discord
import pytest
from simcord.backend import serializers

from bot import __main__ as process
from tests.bot.forked import Forked, processes
from tests.bot.loopback import TOKEN, Call, Loopback, Refusal

STRANGE = 4711
"""A server in which the bot is not."""


@pytest.fixture
async def loopback(tmp_path):
    loopback = Loopback(tmp_path)
    loopback.log = tmp_path / "log"
    loopback.settings["LOG_LEVEL"] = "INFO"
    async with loopback.open():
        yield loopback


async def test_a_server_without_the_bot_is_named_and_a_token_that_was_reset_is_told(loopback):
    """Both in one life of the process: the first ends nothing, the second does.

    Between them the bot is invited to the server, and tries again to register its commands there.
    """
    here, calls = loopback.stage.guild.id, []

    def refuses(call: Call) -> Refusal | None:
        calls.append(call)
        return Refusal(403, code=50001) if f"/guilds/{STRANGE}/" in call.path else None

    loopback.refuses = refuses
    loopback.settings["GUILD_IDS"] = f"{STRANGE}, {here}"
    await loopback.start()
    await loopback.until(lambda: any(call.path.endswith("/emojis") for call in calls))

    def registered() -> list[int]:
        put = [call.path for call in calls if call.method == "PUT" and not call.done]
        return [int(re.search(r"/guilds/(\d+)/", path)[1]) for path in put]

    assert registered() == [STRANGE, here]
    server = serializers.guild_create_payload(loopback.backend, loopback.backend.guilds[here])
    loopback.backend.emit("GUILD_CREATE", {**server, "id": str(STRANGE)})
    await loopback.until(lambda: registered() == [STRANGE, here, STRANGE])
    assert await loopback.hang_up(4004) == 2
    log = loopback.log.read_text()
    assert f"GUILD_IDS names server {STRANGE}, and the bot is not in it" in log
    assert log.index("invite the bot with https://") < log.index("GUILD_IDS names")
    assert log.splitlines()[-1].startswith("Discord no longer accepts DISCORD_TOKEN")
    assert "Traceback" not in log


async def test_commands_that_discord_does_not_take_end_the_start_with_a_sentence(loopback):
    loopback.refuses = lambda call: Refusal(400, code=50035) if call.method == "PUT" else None
    await loopback.start()
    assert await loopback.ended() == 2
    log = loopback.log.read_text()
    assert log.splitlines()[-1].startswith("Discord does not take the bot's commands: ")
    assert "Traceback" not in log


async def test_a_token_that_discord_refuses_ends_the_start_with_one_sentence(loopback):
    loopback.settings["LOG_LEVEL"] = "ERROR"
    loopback.refuses = lambda _: Refusal(401)
    await loopback.start()
    assert await loopback.ended() == 2
    (line,) = loopback.log.read_text().splitlines()
    assert line.startswith("Discord does not accept DISCORD_TOKEN")


async def test_a_discord_out_of_reach_ends_the_start_with_another_code(tmp_path):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        nobody = "{}:{}".format(*probe.getsockname())
    settings = {"DISCORD_TOKEN": TOKEN, "CACHE_DIR": str(tmp_path), "LOG_LEVEL": "ERROR"}
    log = tmp_path / "log"
    bot = Forked(nobody, tmp_path, settings, painted=False, log=log)
    assert await bot.wait() == 1
    (line,) = log.read_text().splitlines()
    assert line.startswith("Discord cannot be reached")


async def test_a_database_that_cannot_be_used_ends_the_start_before_discord_is_asked(
    loopback, tmp_path
):
    (tmp_path / "games.sqlite3").write_text("These are no games.\n" * 100)
    loopback.settings["LOG_LEVEL"] = "ERROR"
    asked = []
    loopback.refuses = asked.append
    await loopback.start()
    assert await loopback.ended() == 2
    (line,) = loopback.log.read_text().splitlines()
    assert "games.sqlite3" in line
    assert asked == []


def test_a_new_database_without_room_is_one_sentence_for_whoever_runs_the_bot(tmp_path):
    bot = processes().Process(target=_without_room, args=(str(tmp_path),))
    bot.start()
    bot.join()
    assert bot.exitcode == 2
    said = (tmp_path / "log").read_text()
    assert "games.sqlite3 cannot be used" in said
    assert "Traceback" not in said


def _without_room(folder: str) -> None:
    """Start the bot where no file may have more than 8 KiB."""
    with Path(folder, "log").open("ab") as log:
        os.dup2(log.fileno(), sys.stderr.fileno())
    os.chdir(folder)
    os.environ |= {"DISCORD_TOKEN": TOKEN, "DATABASE": "games.sqlite3", "CACHE_DIR": folder}
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
    sys.exit(process.main([]))


# ------------------------------------------------------------------ the same, without a process


class Socket:
    """As much of a gateway's socket as is asked when it has been closed."""

    close_code = None


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Socket(), shard_id=None, code=code)


def http(status: int) -> discord.HTTPException:
    response = type("Response", (), {"status": status, "reason": "No"})()
    return discord.HTTPException(response, "no")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (closed(4004), 2, "no longer accepts"),
        (
            closed(4013),
            2,
            "does not know an intent",
        ),
        (discord.PrivilegedIntentsRequired(None), 2, "wants an intent allowed"),
        (closed(4012), 2, "for good (code 4012)"),
        (http(403), 2, "Discord refuses the bot: 403 No"),
        (ConnectionResetError(104, "reset by peer"), 1, "Discord cannot be reached"),
    ],
)
def test_why_discord_ends_it_is_one_sentence_with_an_exit_code(
    monkeypatch, capsys, tmp_path, error, code, said
):
    async def serve(*_: object) -> None:
        raise error

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr(process, "_serve", serve)
    monkeypatch.setattr(process.logs, "set_up", lambda *_: None)
    assert process.main([]) == code
    sentence = capsys.readouterr().err
    assert said in sentence
    assert len(sentence.splitlines()) == 1
