"""The dashboard: all games of a server in one message, edited silently."""

from __future__ import annotations

import pytest

from bot.handlers.servers.dashboard import PAUSE
from bot.panels.messages import dashboard
from bot.storage.rows import Game, Seat
from bot.tables.table import Table
from tests.bot import player, sights
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.test_broken import break_game


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


@pytest.fixture
def board(stage: Stage):
    return stage.guild.create_text_channel("games")


async def put(stage: Stage, board) -> None:
    await stage.slash(promote(stage, "Cy"), "admin dashboard put", channel=board)
    await stage.settle()


def shown(stage: Stage, board) -> str:
    """Return what the dashboard says; there is one message."""
    (message,) = stage.messages(None, board)
    return stage.text(message)


async def look(stage: Stage) -> None:
    """Let so much time pass that the next change shows."""
    await stage.advance(seconds=PAUSE + 1)
    await stage.settle()


async def test_it_shows_every_game_and_changes_with_it(stage: Stage, board):
    await put(stage, board)
    assert "None right now" in shown(stage, board)
    await stage.slash(stage["Ann"], "game new", players=2)
    await look(stage)
    told = shown(stage, board)
    assert f"<#{stage.channel.id}> · Small World · waiting for players (1 of 2)" in told
    await stage.tap(stage["Ben"], "Join")
    await look(stage)
    told = shown(stage, board)
    name = next(n for n, m in stage.members.items() if m.id == mover_id(stage))
    assert f"round 1 of 10 · waiting for **{name}**, turn began <t:" in told
    assert "Ann" in told
    assert "Ben" in told
    await stage.slash(stage["Ann"], "game pause")
    await look(stage)
    assert "paused" in shown(stage, board)
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await look(stage)
    assert "None right now" in shown(stage, board)


def mover_id(stage: Stage) -> int:
    (table,) = [o.table for o in stage.bot.tables._open_games.values()]
    return table.waiting_for[0]


async def test_nobody_is_ever_mentioned_by_it(stage: Stage, board):
    await put(stage, board)
    await player.lobby(stage, "Ann", "Ben")
    await look(stage)
    assert "@" not in shown(stage, board)
    assert [m.channel_id for m, _ in stage.mentions()] == [stage.channel.id]
    (message,) = stage.messages(None, board)
    assert message.flags.suppress_notifications


async def test_many_changes_make_one_edit(stage: Stage, board, monkeypatch):
    await put(stage, board)
    await look(stage)
    edits = []
    seen = type(stage.bot.client.dashboards)._show

    async def counted(self, server, place):
        edits.append(server.guild)
        await seen(self, server, place)

    monkeypatch.setattr(type(stage.bot.client.dashboards), "_show", counted)
    await stage.slash(stage["Ann"], "game new", players=5)
    for _ in range(5):
        await stage.tap(stage["Ben"], "Join")
        await stage.tap(stage["Ben"], "Leave")
    await stage.settle()
    await look(stage)
    assert 1 <= len(edits) <= 2
    assert "(1 of 5)" in shown(stage, board)


async def test_a_deleted_dashboard_comes_again_and_one_only(stage: Stage, board):
    await put(stage, board)
    await stage.delete(stage.public(board))
    await look(stage)
    assert "None right now" in shown(stage, board)


async def test_all_of_it_speaks_the_language_that_the_server_chooses(stage: Stage, board):
    await put(stage, board)
    await stage.slash(stage["Ann"], "game new", players=2)
    await look(stage)
    assert "waiting for players" in shown(stage, board)
    stage.env.backend.edit_guild(stage.guild.id, {"preferred_locale": "ja"})
    await stage.settle()
    await look(stage)
    assert "waiting for players" not in shown(stage, board)
    assert "スモールワールド" in shown(stage, board)


async def test_it_survives_a_restart_and_what_changed_meanwhile(stage: Stage, board):
    await put(stage, board)
    (before,) = stage.messages(None, board)
    await stage.slash(stage["Ann"], "game new", players=2)
    await stage.restart()
    await look(stage)
    (after,) = stage.messages(None, board)
    assert after.id == before.id
    assert "(1 of 2)" in stage.text(after)
    stage.env.backend.messages[board.id].clear()
    await stage.restart()
    await look(stage)
    assert "(1 of 2)" in shown(stage, board)
    await stage.delete(stage.public(board))
    await look(stage)
    assert "(1 of 2)" in shown(stage, board)


async def test_it_moves_and_is_removed(stage: Stage, board):
    await put(stage, board)
    other = stage.guild.create_text_channel("elsewhere")
    told = await stage["Cy"].slash(stage.channel, "admin dashboard put", channel=other)
    assert f"<#{other.id}>" in said(stage, told)
    assert stage.messages(None, board) == []
    assert "None right now" in shown(stage, other)
    assert "is gone" in said(stage, await stage.slash(stage["Cy"], "admin dashboard remove"))
    assert stage.messages(None, other) == []
    again = await stage.slash(stage["Cy"], "admin dashboard remove")
    assert "There's no dashboard" in said(stage, again)
    await stage.slash(stage["Ann"], "game new", players=2)
    await look(stage)
    assert stage.messages(None, other) == []
    trail = [e.what for e in await stage.bot.store.servers.audit(stage.guild.id)]
    assert trail == ["overview-removed", "overview-put", "overview-put"]


async def test_a_deleted_channel_takes_it_along(stage: Stage, board):
    await put(stage, board)
    stage.env.backend.delete_channel(board.id)
    await stage.settle()
    await stage.slash(stage["Ann"], "game new", players=2)
    await look(stage)
    assert (await stage.bot.store.servers.server(stage.guild.id)).dashboard_channel is None
    (newest, _) = await stage.bot.store.servers.audit(stage.guild.id)
    assert newest.what == "overview-lost"


async def test_a_broken_game_is_shown_as_such(stage: Stage, board):
    await put(stage, board)
    await player.lobby(stage, "Ann", "Ben")
    await break_game(stage, (await player.table(stage)).game.id)
    other = stage.guild.create_text_channel("other")
    await stage.slash(stage["Ann"], "game new", channel=other, players=3)
    await look(stage)
    told = shown(stage, board)
    assert "can't be read" in told
    assert "(1 of 3)" in told


async def test_only_managers_put_or_remove_it(stage: Stage, board):
    for command in ("admin dashboard put", "admin dashboard remove"):
        (result,) = await stage.deliver(stage.typing(stage["Ann"], command))
        assert "Only somebody who manages this server" in said(stage, result)
    assert (await stage.bot.store.servers.server(stage.guild.id)).dashboard_channel is None


def lobbies(count: int) -> list[str]:
    seats = tuple(Seat(i, i + 1, sights.NAMES[i], i) for i in range(5))
    games = [Game(i, 1, 10**18 + i, "base", {}, "lobby", 1, 1_700_000_000) for i in range(count)]
    return [dashboard.line(Table(game, seats), 5, sights.WORDS) for game in games]


@pytest.mark.parametrize("count", [0, 1, 10, 40, 400])
def test_however_many_games_it_fits_and_counts_the_rest(count: int):
    told = dashboard.text(lobbies(count), 0, sights.WORDS)
    assert len(told) <= 4000
    lines = told.splitlines()
    games = sum("waiting for players" in line for line in lines)
    rest = int(lines[-1].split()[2]) if "more" in lines[-1] else 0
    assert games + rest == count
    assert count < 400 or 0 < games < count
    assert "@everyone" not in told
    assert "<@1>" not in told


def test_computers_have_taken_their_seats_in_a_lobby():
    table = Table(
        Game(1, 1, 1, "base", {"seats": 4, "computers": 2}, "lobby", 1, 0),
        (Seat(0, 1, "Ann", 0),),
    )
    told = dashboard.line(table, 0, sights.WORDS)
    assert "(3 of 4)" in told
    assert "2 computers" in told


async def test_a_server_that_is_there_again_is_looked_at(stage: Stage):
    client, looks = stage.bot.client, []
    client.dashboards.server_changed = looks.append
    guild = client.get_guild(stage.guild.id)
    assert guild is not None
    await client.on_guild_available(guild)
    assert looks == [guild.id]
