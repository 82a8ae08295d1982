"""Channels, threads and servers that vanish, rest or are locked; permissions taken away."""

from __future__ import annotations

import random

import discord
import pytest

from tests.bot import player
from tests.bot.harness import Stage


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


def letters(stage: Stage, name: str) -> list[str]:
    """Return the direct messages to a player about a lost channel."""
    return [m.content for m in stage.dms(stage[name]) if "is gone" in m.content]


async def trail(stage: Stage) -> list[str]:
    return [entry.what for entry in await stage.bot.store.servers.audit(stage.guild.id)][::-1]


async def begun(stage: Stage) -> int:
    await player.lobby(stage, "Ann", "Ben")
    return (await player.table(stage)).game.id


async def in_thread(stage: Stage):
    """Begin a game in a thread and return the thread."""
    stage.bot.tables._seed = lambda: player.SEED
    await stage.slash(stage["Ann"], "game new", players=2, thread=True)
    (thread,) = stage.channel.threads
    await stage.tap(stage["Ben"], "Join", message=stage.public(thread))
    await stage.settle()
    return thread


async def act(stage: Stage, channel: int) -> None:
    """Let the turn of a game be ended by the autopilot, so that a new turn is posted."""
    table = await stage.bot.tables.in_channel(channel)
    await stage.bot.client.pilot.skip(table.game.id)
    await stage.bot.client.sleeper.drain()
    await stage.bot.client.outbox.drain()
    await stage.settle()


# -------------------------------------------------------------------------- deleted


async def test_a_deleted_channel_puts_its_game_aside_and_tells_the_players_once(stage: Stage):
    game = await begun(stage)
    before = await stage.bot.tables.load(game)
    rung = len(stage.mentions())
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    after = await stage.bot.tables.load(game)
    assert after.state == before.state
    assert after.game.archived is not None
    assert await stage.bot.store.timers(game) == []
    for name in ("Ann", "Ben"):
        (letter,) = letters(stage, name)
        assert f"game {game} from the list" in letter
    assert stage.dms(stage["Cy"]) == []
    assert await trail(stage) == ["channel-lost"]
    await stage.restart()
    await stage.advance(hours=100)
    await stage.settle()
    assert len(letters(stage, "Ann")) == 1
    assert len(stage.mentions()) <= rung


async def test_the_game_goes_on_in_another_channel(stage: Stage):
    game = await begun(stage)
    before = await stage.bot.tables.load(game)
    other = stage.guild.create_text_channel("other")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    told = await stage.slash(stage["Ben"], "game resume", channel=other, game=str(game))
    assert "has brought the game back" in said(stage, told)
    await stage.settle()
    table = await stage.bot.tables.in_channel(other.id)
    assert (table.game.id, table.state) == (game, before.state)
    assert table.clock is not None, "its clock runs again"
    mover = next(m for m in stage.members.values() if m.id == table.waiting_for[0])
    post = next(m for m in stage.messages(None, other) if "your turn" in m.content)
    await stage.tap(mover, "Play my turn", message=post)
    panel = stage.messages(mover, other)[-1]
    assert stage.controls(mover, panel)


async def test_a_channel_that_vanished_while_the_bot_was_away_is_noticed(stage: Stage):
    game = await begun(stage)
    await stage.close()
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.open()
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.archived is not None
    assert len(letters(stage, "Ann")) == 1


async def test_a_deleted_thread_too_and_only_its_own_game(stage: Stage):
    other = await begun(stage)
    thread = await in_thread(stage)
    game = (await stage.bot.tables.in_channel(thread.id)).game.id
    stage.env.backend.delete_channel(thread.id)
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.archived is not None
    assert (await stage.bot.tables.load(other)).game.archived is None


async def test_a_lobby_whose_channel_is_gone_is_called_off(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    game = (await player.table(stage)).game.id
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.status == "cancelled"
    assert letters(stage, "Ann") == []


async def test_a_post_that_finds_no_channel_puts_the_game_aside(stage: Stage):
    game = await begun(stage)
    client = stage.bot.client
    channels = client.get_guild(stage.guild.id)._channels
    channels.pop(stage.channel.id)
    path = f"/channels/{stage.channel.id}*"
    stage.env.inject_error("*", path, status=404, code=10003, times=None)
    await act(stage, stage.channel.id)
    assert (await stage.bot.tables.load(game)).game.archived is not None
    assert len(letters(stage, "Ann")) == 1


async def test_closed_direct_messages_do_not_keep_a_game_from_being_put_aside(stage: Stage):
    game = await begun(stage)
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=None)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.archived is not None


async def test_a_server_that_throws_the_bot_out_loses_no_game(stage: Stage):
    game = await begun(stage)
    client = stage.bot.client
    await client.on_guild_remove(client.get_guild(stage.guild.id))
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.archived is not None
    assert await trail(stage) == ["channel-lost"]


async def test_an_outage_puts_nothing_aside(stage: Stage):
    game = await begun(stage)
    client = stage.bot.client
    client.get_guild(stage.guild.id)._channels.pop(stage.channel.id)
    path = f"/channels/{stage.channel.id}*"
    stage.env.inject_error("*", path, status=503, times=3)
    assert not await client.is_gone(stage.channel.id)
    client.get_guild(stage.guild.id).unavailable = True
    await client.rounds._visit(await stage.bot.store.game(game))
    assert (await stage.bot.tables.load(game)).game.archived is None


# ------------------------------------------------------------------ resting and locked


async def rest(stage: Stage, thread, *, locked: bool = False) -> None:
    """Archive a thread.

    simcord wants the right to manage channels for any change of a thread; Discord lets whoever
    may write in a thread that is not locked open it again.
    """
    for role in stage.env.backend.get_guild(stage.guild.id).roles.values():
        role.permissions |= discord.Permissions(manage_channels=True).value
    await stage.bot.client.get_channel(thread.id).edit(archived=True, locked=locked)
    await stage.settle()


async def test_a_thread_that_rests_is_opened_again_by_the_next_turn(stage: Stage):
    thread = await in_thread(stage)
    await rest(stage, thread)
    stored = stage.env.backend.get_channel(thread.id)
    assert stored.thread_metadata.archived
    posts = len([m for m in stage.messages(None, thread) if "turn" in m.content])
    await act(stage, thread.id)
    assert not stage.env.backend.get_channel(thread.id).thread_metadata.archived
    assert len([m for m in stage.messages(None, thread) if "turn" in m.content]) == posts + 1
    old = next(m for m in stage.messages(None, thread) if "'s turn, round 1" in m.content)
    assert stage.controls(stage["Ann"], old) == [], "the old turn's post was edited too"


@pytest.mark.parametrize("code", [50083, 160005])
async def test_of_a_locked_thread_the_owner_is_told_once(stage: Stage, code: int):
    thread = await in_thread(stage)
    await rest(stage, thread, locked=True)
    for path in (f"/channels/{thread.id}/messages", f"/channels/{thread.id}/messages/*"):
        stage.env.inject_error("*", path, status=403, code=code, times=None)
    await act(stage, thread.id)
    table = await stage.bot.tables.in_channel(thread.id)
    assert table.game.archived is None
    owner = stage.env.backend.get_guild(stage.guild.id).owner_id
    told = _to_owner(stage, owner)
    assert [text for text in told if "the thread is locked" in text]
    await act(stage, thread.id)
    assert _to_owner(stage, owner) == told


def _to_owner(stage: Stage, owner: int) -> list[str]:
    backend = stage.env.backend
    channel = backend.dm_channels.get(owner)
    if channel is None:
        return []
    where = getattr(channel, "id", channel)
    return [m.content for m in backend.messages.get(where, {}).values()]


# ------------------------------------------------------------------------ permissions


async def test_a_permission_taken_away_is_named_to_the_owner_and_the_post_comes_later(stage: Stage):
    await begun(stage)
    mover = await player.mover(stage)
    roles = stage.env.backend.get_guild(stage.guild.id).roles.values()
    before = {role.id: role.permissions for role in roles}
    for role in roles:
        rights = discord.Permissions(role.permissions)
        rights.update(send_messages=False)
        role.permissions = rights.value
    path = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50013, times=1)
    await act(stage, stage.channel.id)
    table = await player.table(stage)
    assert table.game.archived is None
    assert table.waiting_for != (mover.id,)
    for role in roles:
        role.permissions = before[role.id]
    following = await player.mover(stage)
    await stage.slash(following, "play")
    await stage.settle()
    assert "your turn" in player.turn_posts(stage)[-1].content
    assert await player.step(stage, following, random.Random(1))
