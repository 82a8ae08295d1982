"""A post that may have arrived is found again in its channel, whatever its kind."""

from __future__ import annotations

from functools import partial

import pytest

from bot.handlers import client
from bot.storage import rows
from bot.storage.rows import Post, to_post
from bot.tables.clocks.sleeper import Sleeper
from engine import legal
from tests.bot import player
from tests.bot.harness import Stage


@pytest.fixture(autouse=True)
def long_sleeps(monkeypatch):
    """Let weeks pass without an hourly look at the timers."""
    monkeypatch.setattr(client, "Sleeper", partial(Sleeper, longest=10**7))


async def sent(stage: Stage) -> dict[int, Post]:
    """Return the posts that made messages in channels, by those."""
    store = stage.bot.store
    found = await store._read(rows.POSTS + "WHERE state = 'sent' AND nonce IS NOT NULL ORDER BY id")
    messages = await store._read(
        "SELECT message_id FROM outbox WHERE state = 'sent' AND nonce IS NOT NULL ORDER BY id"
    )
    return {
        message: to_post(row) for row, (message,) in zip(found, messages, strict=True) if message
    }


async def all_found(stage: Stage, *kinds: str) -> None:
    courier = stage.bot.client.outbox._courier
    posts = await sent(stage)
    assert set(kinds) <= {post.kind for post in posts.values()}
    for message, post in posts.items():
        if post.kind in kinds:
            assert await courier.find(post) == message, post.kind


async def test_letters(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    mover = await player.mover(stage)
    await stage.advance(hours=12.1)
    await stage.tap(mover, "Remind me in an hour", message=stage.dms(mover)[-1])
    await stage.advance(hours=1.1)
    reminder = next(m for m in reversed(stage.dms(mover)) if "your turn" in m.content)
    await stage.tap(mover, "Remind me in an hour", message=reminder)
    await stage.advance(hours=1.1)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    await all_found(stage, "remind_half", "snooze", "lost")
    letter = stage.dms(mover)[-1]
    assert "is gone" in letter.content
    await stage.tap(mover, "What happened", message=letter)
    assert "What happened" in stage.text(stage.dms(mover)[-1])


async def test_posts_of_a_game_put_aside_and_cancelled(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=2, clock=0)
    await stage.settle()
    await all_found(stage, "lobby")
    await stage.tap(stage["Ben"], "Join")
    mover = await player.mover(stage)
    other = next(m for m in stage.members.values() if m.id not in (mover.id, stage["Cy"].id))
    await stage.advance(hours=2)
    await stage.slash(other, "game nudge")
    await stage.settle()
    await all_found(stage, "turn", "nudge")
    await stage.advance(hours=7 * 24 + 1)
    await stage.settle()
    await all_found(stage, "idle")
    await stage.slash(stage["Ann"], "game aside")
    await stage.settle()
    await all_found(stage, "archived")
    await stage.slash(stage["Ann"], "game resume")
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    await all_found(stage, "cancelled")


async def test_posts_of_a_game_that_is_over(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    table = await player.table(stage)
    while table.waiting_for:
        box, state = table.playing()
        action = legal(box, state)[-1]
        done = await stage.bot.tables.act(table.game.id, table.waiting_for[0], action)
        table = done.table
    await stage.bot.client.outbox.drain()
    await stage.settle()
    await all_found(stage, "result", "recap")
