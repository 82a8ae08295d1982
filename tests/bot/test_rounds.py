"""A start asks nothing and reads nothing; what was deleted meanwhile is noticed at a slow pace."""

from __future__ import annotations

from itertools import pairwise

import pytest
from discord.http import HTTPClient

from bot.handlers import rounds
from bot.handlers.rounds import PACE, Rounds
from bot.storage.rows import Game
from bot.storage.store import Store
from bot.tables import ledger
from bot.tables.table import Options
from tests.bot import player
from tests.bot.harness import Stage

SLOW = 600
"""Seconds between two visits where a test looks between them."""


async def opened(stage: Stage, count: int) -> list[int]:
    """Begin games in channels of their own, and return them."""
    games = []
    for number in range(count):
        channel = stage.guild.create_text_channel(f"table-{number}-{count}")
        table = await stage.bot.tables.open_lobby(
            guild=stage.guild.id, channel=channel.id, host=1, name="A", options=Options(seats=2)
        )
        await stage.bot.tables.join(table.game.id, 2, "B")
        games.append(table.game.id)
    await stage.settle()
    await stage.bot.client.outbox.drain()
    return games


@pytest.fixture
def counted(stage: Stage, monkeypatch) -> dict[str, int]:
    """Return how many requests the bot has made, games it has read and queries it has asked."""
    counts = {"requests": 0, "messages": 0, "games": 0, "queries": 0}

    def count(owner: object, name: str, what: str) -> None:
        whole = getattr(owner, name)

        def counting(*args: object, **options: object) -> object:
            counts[what] += 1
            return whole(*args, **options)

        monkeypatch.setattr(owner, name, counting)

    count(HTTPClient, "request", "requests")
    count(HTTPClient, "get_message", "messages")
    count(ledger, "load", "games")
    count(Store, "_read", "queries")
    return counts


async def test_a_start_makes_no_request_and_reads_no_game_however_many_there_are(
    stage: Stage, counted: dict[str, int], monkeypatch
):
    client, seen = stage.bot.client, []
    await stage.advance(seconds=rounds.PACE + 1)
    await stage.settle()
    monkeypatch.setattr(rounds, "PACE", SLOW)  # The round of one start would be in the next.
    guild = client.get_guild(stage.guild.id)
    for more in (2, 8):
        await opened(stage, more)
        stage.bot.tables._open_games.clear()
        counted.update(requests=0, games=0, queries=0)
        await client.on_guild_available(guild)
        await client.on_ready()
        seen.append(dict(counted))
    for counts in seen:
        assert (counts["requests"], counts["games"]) == (0, 0)
        assert counts["queries"] < 15


async def test_a_round_asks_once_for_each_game_and_lets_time_pass_between(
    stage: Stage, counted: dict[str, int], monkeypatch
):
    games = await opened(stage, 4)
    counted.update(messages=0)
    monkeypatch.setattr(rounds, "PACE", SLOW)
    await stage.restart()
    seen = []
    for _ in range(8):
        await stage.advance(seconds=SLOW + 1)
        await stage.settle()
        seen.append(counted["messages"])
    assert seen[-1] == len(games)
    assert all(later - earlier <= 1 for earlier, later in pairwise([0, *seen]))


async def gone(stage: Stage, *messages: int) -> None:
    """Delete messages while the bot is away."""
    await stage.close()
    stored = stage.env.backend.messages[stage.channel.id]
    for message in messages:
        del stored[message]
    await stage.open()


async def test_a_turn_post_that_was_deleted_meanwhile_is_posted_anew_silently(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    (post,) = player.turn_posts(stage)
    await gone(stage, post.id)
    await stage.advance(seconds=PACE + 1)
    await stage.settle()
    (anew,) = player.turn_posts(stage)
    assert anew.id != post.id
    assert stage.mentions() == []
    await stage.advance(seconds=PACE * 5)
    await stage.settle()
    assert [m.id for m in player.turn_posts(stage)] == [anew.id]


async def test_an_edit_that_finds_no_turn_post_has_it_posted_anew(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    (post,) = player.turn_posts(stage)
    await stage.bot.client.rounds.close()
    del stage.env.backend.messages[stage.channel.id][post.id]
    await stage.slash(stage["Ann"], "game pause")
    await stage.settle()
    (anew,) = player.turn_posts(stage)
    assert anew.id != post.id


async def test_who_opens_a_game_has_it_visited_before_all_others(stage: Stage, monkeypatch):
    await opened(stage, 5)
    await player.lobby(stage, "Ann", "Ben")
    mine = (await player.table(stage)).game.id
    visited = []

    async def seen(self: Rounds, game: Game) -> None:
        self._visited.add(game.id)
        visited.append(game.id)

    monkeypatch.setattr(Rounds, "_visit", seen)
    monkeypatch.setattr(rounds, "PACE", SLOW)
    await stage.restart()
    await stage.slash(stage["Ann"], "play")
    for _ in range(8):
        await stage.advance(seconds=SLOW + 1)
        await stage.settle()
    assert visited == [mine, *range(1, mine)]


async def test_servers_that_threw_the_bot_out_meanwhile_lose_their_games(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    table = await stage.bot.tables.open_lobby(guild=77, channel=78, host=1, name="A")
    mine = (await player.table(stage)).game.id
    await stage.restart()
    await stage.settle()
    assert (await stage.bot.tables.load(table.game.id)).game.status == "cancelled"
    assert (await stage.bot.tables.load(mine)).game.archived is None
