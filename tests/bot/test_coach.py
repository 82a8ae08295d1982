"""A first turn is explained: once to each person, and once for each box."""

from __future__ import annotations

import random

import pytest

from tests.bot.harness import Stage
from tests.bot.player import lobby, mover, step, turn_posts

NEW = "New to Small World?"


async def opened(stage: Stage, member) -> str:
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    return stage.text(stage.private(member))


async def test_it_is_told_until_the_first_move_and_never_again(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member, chance = await mover(stage), random.Random(2)
    assert NEW in await opened(stage, member)
    assert NEW in await opened(stage, member), "who closed the panel finds it again"
    await step(stage, member, chance)
    assert NEW not in stage.text(stage.private(member))
    assert NEW not in await opened(stage, member)


async def test_the_other_player_is_told_too_and_a_second_game_tells_nobody(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    chance = random.Random(2)
    for _ in range(2):
        member = await mover(stage)
        assert NEW in await opened(stage, member)
        while await mover(stage) == member:
            await step(stage, member, chance)
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    await lobby(stage, "Ann", "Ben")
    assert NEW not in await opened(stage, await mover(stage))


@pytest.mark.parametrize("edition", ["", "underground", "underground base"])
async def test_another_box_is_another_beginning(stage: Stage, edition: str):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    async with stage.bot.client.store.transaction() as writing:
        await writing.set_person(member.id, taught=edition)
    told = NEW in await opened(stage, member)
    assert told == ("base" not in edition)
