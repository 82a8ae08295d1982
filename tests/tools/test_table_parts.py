"""The pieces of the local table, one by one."""

from __future__ import annotations

import io
import socket
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
import simcord
from PIL import Image
from simcord import interactions
from simcord.preview._media import MediaError

from tools.table.clock import Lead, WorldClock
from tools.table.languages import LanguageRefused, languages, parse_languages
from tools.table.pictures import PictureDesk
from tools.table.serving import Options, PortRefused, _port
from tools.table.world import build_world, idle_client


async def test_the_world_has_the_same_ids_in_every_run():
    seen = []
    for _ in range(2):
        async with simcord.run(idle_client()) as env:
            world = build_world(env)
            members = world.members.values()
            dms = [member.user.dm_channel.id for member in members]
            seen.append((world.guild.id, world.channel.id, [m.id for m in members], dms))
    assert seen[0] == seen[1]


async def test_the_clock_of_the_bot_is_the_worlds():
    async with simcord.run(idle_client()) as env:
        before = WorldClock(env).now()
        await env.advance_time(3600)
        assert (WorldClock(env).now() - before).total_seconds() == 3600


async def test_an_action_does_not_last_until_the_next_thing_falls_due():
    client, over = discord.Client(intents=discord.Intents(guilds=True, guild_messages=True)), []
    async with simcord.run(client, settle_timeout=60) as env:
        world = build_world(env)

        @client.event
        async def on_message(message: discord.Message) -> None:
            await WorldClock(env).sleep(30)
            over.append(message.id)

        await world.members["Ann"].send(world.channel, "when is the deadline?")
        assert not over
        await env.advance_time(30)
        assert over


def test_a_jump_ahead_is_kept_for_the_next_start(tmp_path):
    path = tmp_path / "var" / "table.lead"
    Lead(path).reach(datetime.now(UTC) + timedelta(seconds=5400))
    Lead(path).reach(datetime.now(UTC) + timedelta(seconds=1800))
    ahead = Lead(path).now() - datetime.now(UTC)
    assert 5390 < ahead.total_seconds() <= 5400


@pytest.mark.parametrize("content", ["", "soon", "-5", "\u0661", "nan"])
def test_a_broken_lead_counts_as_none(tmp_path, content):
    path = tmp_path / "table.lead"
    path.write_text(content, encoding="utf-8")
    assert Lead(path).seconds == 0


async def test_interactions_carry_each_members_language_and_the_servers():
    async with simcord.run(idle_client()) as env:
        world = build_world(env)
        ann, ben = world.members["Ann"], world.members["Ben"]

        def spoken(member: simcord.MemberActor) -> tuple[str, str]:
            _, payload = interactions.base_payload(
                env.backend,
                type=2,
                channel_id=world.channel.id,
                guild_id=world.guild.id,
                user_id=member.id,
                data={},
            )
            return payload["locale"], payload["guild_locale"]

        with languages({ann.id: "ja"}, "de"):
            assert spoken(ann) == ("ja", "de")
            assert spoken(ben) == ("en-US", "de")
        assert spoken(ann) == ("en-US", "en-US")


async def test_pictures_that_are_not_the_bots_are_looked_at_in_a_process_of_their_own():
    desk, gif = PictureDesk(), io.BytesIO()
    Image.new("RGB", (3, 2)).save(gif, "GIF")
    info = await desk.validate("a", gif.getvalue())
    assert (info.width, info.height, info.content_type) == (3, 2, "image/png")
    with pytest.raises(MediaError):
        await desk.validate("b", b"no picture")
    await desk.close()


def test_languages_are_given_by_name():
    assert parse_languages("Ann=ja, Ben=ko server=de") == {"Ann": "ja", "Ben": "ko", "server": "de"}


def test_a_language_is_understood_without_its_country():
    assert parse_languages("Ann=en server=EN-gb") == {"Ann": "en-US", "server": "en-GB"}


@pytest.mark.parametrize("text", ["Ann", "Ann=", "=ja", "Ann=klingon"])
def test_a_language_that_discord_does_not_have_is_refused(text):
    with pytest.raises(LanguageRefused, match=r"Ann=ja"):
        parse_languages(text)


def test_without_options_the_table_is_in_var_with_a_browser():
    assert Options.read({}) == Options(Path("var/local-table.sqlite3"), None, True, {})


def test_options_come_from_the_environment():
    environ = {"PORT": "8080", "NO_BROWSER": "1", "TABLE_DATABASE": "a.db", "LANGUAGES": "Ann=ja"}
    assert Options.read(environ) == Options(Path("a.db"), 8080, False, {"Ann": "ja"})


@pytest.mark.parametrize("port", ["-1", "65536", "8o", "８０"])
def test_what_is_no_port_is_refused(port):
    with pytest.raises(PortRefused, match="must be a number up to 65535"):
        Options.read({"PORT": port})


def test_a_port_that_is_taken_is_refused_by_number():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PortRefused, match=f"PORT {taken.getsockname()[1]} cannot be used"):
            _port(taken.getsockname()[1])


def test_asked_for_help_it_tells_what_can_be_set_and_starts_nothing() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tools.table", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "PORT" in told
    assert "LANGUAGES" in told
