"""Posts that are deleted come again a few times by themselves, then when somebody asks."""

from __future__ import annotations

import pytest

from bot.tables.reposting import PAUSES, WITHIN, due
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.test_faults import (
    begun,
    goes_on,
    prompt,  # noqa: F401 (a fixture)
    rung,
    take_turn,
    to_owner,
)

NOW = 1_000_000


@pytest.mark.parametrize(
    ("came", "comes"),
    [
        ((), NOW),
        ((NOW,), NOW + 300),
        ((NOW - 299,), NOW + 1),
        ((NOW - 3000,), NOW),
        ((NOW - 400, NOW - 100), NOW + 500),
        ((NOW - 900, NOW - 600, NOW), None),
    ],
)
def test_pauses_grow_until_nothing_comes_by_itself(came: tuple[int, ...], comes: int | None):
    assert due(came, NOW) == comes


def test_about_three_an_hour_come_by_themselves():
    came: list[int] = []
    for now in range(NOW, NOW + 10 * WITHIN, 60):
        lately = [at for at in came if at >= now - WITHIN]
        if due(lately, now) == now:
            came.append(now)
    assert len(came) <= 10 * len(PAUSES) + 1


async def clean_up(stage: Stage, times: int, *, at_once: bool = False) -> None:
    """Be a bot that deletes all our posts, and looks again and again."""
    backend = stage.env.backend
    for _ in range(times):
        ids = list(backend.messages[stage.channel.id])
        for message in () if at_once else ids:
            backend.delete_message(stage.channel.id, message)
        if at_once and ids:
            for message in ids:
                backend.messages[stage.channel.id].pop(message)
            payload = {"channel_id": str(stage.channel.id), "guild_id": str(stage.guild.id)}
            payload["ids"] = [str(i) for i in ids]  # type: ignore[assignment]
            backend.emit("MESSAGE_DELETE_BULK", payload)
        await stage.settle()


async def written(stage: Stage) -> int:
    game = (await player.table(stage)).game.id
    return len(await stage.bot.store.posts(game, "turn"))


def deletions_told(stage: Stage) -> list[str]:
    return [text for text in to_owner(stage) if "keep getting deleted" in text]


@pytest.mark.parametrize("at_once", [False, True], ids=["one by one", "many at once"])
async def test_a_bot_that_cleans_up_does_not_make_us_post_for_ever(stage: Stage, at_once: bool):
    await begun(stage)
    rings = rung(stage)
    await clean_up(stage, 5, at_once=at_once)
    assert await written(stage) == 2, "at once the first time"
    await stage.advance(seconds=299)
    assert await written(stage) == 2
    for _ in range(20):
        await stage.advance(seconds=60)
        await clean_up(stage, 2, at_once=at_once)
    assert await written(stage) == 4
    (told,) = deletions_told(stage)
    assert stage.channel.mention in told
    for _ in range(3):
        await stage.restart()
        await stage.settle()
    await stage.advance(seconds=600)
    assert await written(stage) == 4, "a restart is no reason to begin again"
    member = await player.mover(stage)
    await stage.slash(member, "play")
    await stage.settle()
    assert await written(stage) == 5
    assert len(player.turn_posts(stage)) == 1
    assert rung(stage) == rings
    await goes_on(stage)


async def test_the_posts_of_each_turn_together_are_limited(stage: Stage):
    await begun(stage)
    await clean_up(stage, 1)
    await take_turn(stage)
    await clean_up(stage, 3)
    await stage.advance(seconds=200)
    assert await written(stage) == 3, "the second turn's post waits for its pause"
    await stage.advance(seconds=200)
    assert await written(stage) == 4


async def test_a_dashboard_comes_again_as_seldom(stage: Stage):
    board = stage.guild.create_text_channel("board")
    await stage.slash(promote(stage, "Cy"), "admin dashboard put", channel=board)
    posts = 0
    for _ in range(20):
        await stage.settle()
        if shown := stage.messages(None, board):
            posts += 1
            await stage.delete(shown[-1])
        await stage.advance(seconds=95)
        stage.bot.client.dashboards.server_changed(stage.guild.id)
    assert 1 < posts <= 1 + len(PAUSES) + 1
