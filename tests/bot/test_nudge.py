"""Nudges: one mention of whom the game waits for, at most once in six hours."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest
import simcord

from bot.storage.rows import Post
from bot.tables.clocks.nudging import patience_ends
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover, step, table, turn_posts
from tests.bot.sights import played, table_of

PATIENCE = 2
"""Hours of a turn of 24 after which it can be nudged."""


async def waiting(stage: Stage) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Begin a game that waits for a while; return who must move, and another player."""
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=PATIENCE)
    other = next(stage[name] for name in ("Ann", "Ben") if stage[name].id != member.id)
    return member, other


def rung(stage: Stage) -> list[tuple[str, tuple[int, ...]]]:
    return [(message.content, who) for message, who in stage.mentions()]


def answer(stage: Stage, member) -> str:
    return stage.text(stage.private(member))


def offered(stage: Stage, member) -> bool:
    return any(c.label == "Nudge" for c in stage.controls(member, stage.private(member)))


async def test_a_nudge_is_offered_when_it_would_be_let_through(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    other = next(stage[name] for name in ("Ann", "Ben") if stage[name].id != member.id)
    for hours, worth in ((0, False), (PATIENCE, True)):
        await stage.advance(hours=hours)
        for command in ("play", "status"):
            await stage.slash(other, command)
            assert offered(stage, other) is worth


async def test_a_nudge_mentions_whom_the_game_waits_for_once(stage: Stage):
    member, other = await waiting(stage)
    before = len(rung(stage))
    await stage.slash(other, "game nudge")
    (text, who), *more = rung(stage)[before:]
    assert not more
    assert who == (member.id,)
    assert "is nudging you: round 1, pick a combo" in text
    assert "I've mentioned" in answer(stage, other)


async def test_the_button_of_play_and_of_status_does_the_same(stage: Stage):
    member, other = await waiting(stage)
    await stage.slash(other, "play")
    await stage.tap(other, "Nudge", message=stage.private(other))
    assert len(rung(stage)) == 2
    for command in ("play", "status"):
        await stage.slash(other, command)
        assert not offered(stage, other), "nobody is nudged again so soon"
    await stage.advance(hours=6)
    await stage.slash(other, "status")
    await stage.tap(other, "Nudge", message=stage.private(other))
    assert [who for _, who in rung(stage)] == [(member.id,)] * 3


async def test_at_most_one_in_six_hours_whoever_asks(stage: Stage):
    await lobby(stage, "Ann", "Ben", "Cy")
    member = await mover(stage)
    one, two = (m for m in stage.members.values() if m.id != member.id)
    await stage.advance(hours=PATIENCE)
    await stage.slash(one, "game nudge")
    assert len(rung(stage)) == 2
    await stage.advance(hours=5.99)
    for other in (one, two):
        await stage.slash(other, "game nudge")
        assert "You can nudge again after <t:" in answer(stage, other)
    assert len(rung(stage)) == 2
    await stage.restart()
    await stage.advance(hours=0.01)
    await stage.slash(two, "game nudge")
    assert len(rung(stage)) == 3


async def test_a_turn_that_has_only_begun_is_left_in_peace(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    other = next(stage[name] for name in ("Ann", "Ben") if stage[name].id != member.id)
    begun = int(stage.env.now().timestamp())
    await stage.slash(other, "game nudge")
    said = re.search(r"You can nudge after <t:(\d+):f>", answer(stage, other))
    until = int(said[1])
    assert until - begun == PATIENCE * 3600
    await stage.advance(hours=PATIENCE - 0.01)
    await stage.slash(other, "game nudge")
    assert "You can nudge after" in answer(stage, other)
    assert len(rung(stage)) == 1
    assert (await table(stage)).game.nudged is None, "it was not used up"
    await stage.advance(hours=0.01)
    await stage.slash(other, "game nudge")
    assert len(rung(stage)) == 2


async def test_nor_one_in_which_somebody_is_at_it(stage: Stage):
    member, other = await waiting(stage)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    await step(stage, member, random.Random(1))
    assert await mover(stage) == member
    await stage.slash(other, "game nudge")
    assert "You can nudge after" in answer(stage, other)


async def test_nor_one_whose_clock_stood(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    other = next(stage[name] for name in ("Ann", "Ben") if stage[name].id != member.id)
    await stage.slash(member, "game pause")
    await stage.advance(hours=50)
    await stage.slash(member, "game resume")
    await stage.slash(other, "game nudge")
    assert "You can nudge after" in answer(stage, other)
    await stage.advance(hours=PATIENCE)
    await stage.slash(other, "game nudge")
    assert len(rung(stage)) == 2


@pytest.mark.parametrize(("clock", "hours"), [(0, 2), (12, 1), (24, 2), (48, 4), (72, 6)])
def test_a_twelfth_of_the_clock(clock: int, hours: int):
    box, state, _ = next(iter(played(2, 1)))
    asked = table_of(box, state, seq=1)
    asked = replace(asked, game=replace(asked.game, options=asked.game.options | {"clock": clock}))
    assert patience_ends(asked, 1000, 1000) == 1000 + hours * 3600


async def test_two_at_the_same_instant_are_one(stage: Stage):
    _, other = await waiting(stage)
    tap = stage.typing(other, "game nudge")
    await stage.deliver(tap, stage.typing(other, "game nudge"))
    assert len(rung(stage)) == 2


async def test_also_of_two_turns_there_is_one_in_six_hours(stage: Stage):
    member, other = await waiting(stage)
    await stage.slash(other, "game nudge")
    began, chance = (await table(stage)).turn_began, random.Random(1)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    while (await table(stage)).turn_began == began:
        assert await step(stage, member, chance) is not None
    before = len(rung(stage))
    await stage.advance(hours=PATIENCE)
    await stage.slash(member, "game nudge")
    assert "already" in answer(stage, member)
    assert len(rung(stage)) == before


async def test_who_is_waited_for_has_nobody_to_nudge(stage: Stage):
    member, _ = await waiting(stage)
    await stage.slash(member, "game nudge")
    assert "The game is waiting for you" in answer(stage, member)
    await stage.slash(member, "status")
    assert not [c for c in stage.controls(member, stage.private(member)) if c.label == "Nudge"]


async def test_strangers_do_not_nudge(stage: Stage):
    await waiting(stage)
    await stage.slash(stage["Cy"], "game nudge")
    assert "You have no seat" in answer(stage, stage["Cy"])
    await stage.slash(stage["Cy"], "play")
    assert not [
        c for c in stage.controls(stage["Cy"], stage.private(stage["Cy"])) if c.label == "Nudge"
    ]
    assert len(rung(stage)) == 1


async def test_nobody_is_nudged_in_a_paused_game_or_a_lobby(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=2)
    await stage.slash(stage["Ann"], "game nudge")
    assert "hasn't begun" in answer(stage, stage["Ann"])
    await stage.tap(stage["Ben"], "Join")
    member = await mover(stage)
    other = next(stage[n] for n in ("Ann", "Ben") if stage[n].id != member.id)
    await stage.slash(other, "game pause")
    await stage.slash(other, "game nudge")
    assert "is paused" in answer(stage, other)
    assert len(rung(stage)) == 1


async def test_who_is_away_is_not_nudged(stage: Stage):
    member, other = await waiting(stage)
    await stage.slash(member, "away", until="3 days")
    await stage.slash(other, "game nudge")
    assert re.search(r"is away until <t:\d+:f>, so a nudge", answer(stage, other))
    assert len(rung(stage)) == 1


async def test_who_left_is_not_mentioned_and_the_next_nudge_is_not_used_up(stage: Stage):
    member, other = await waiting(stage)
    stage.guild.remove_member(member)
    await stage.slash(other, "game nudge")
    assert "has left this server" in answer(stage, other)
    assert len(rung(stage)) == 1
    assert (await table(stage)).game.nudged is None


async def test_a_turn_that_the_autopilot_finishes_gets_no_nudge(stage: Stage):
    member, other = await waiting(stage)
    game = (await table(stage)).game.id
    await stage.advance(hours=24 + 48 + 0.1)
    if await mover(stage) == member:
        await stage.slash(other, "game nudge")
        assert "The autopilot is playing" in answer(stage, other)
        assert (await table(stage)).game.id == game


async def test_a_nudge_after_an_outage_rings_nobody_who_has_moved_meanwhile(stage: Stage):
    member, other = await waiting(stage)
    place = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", place, status=503, times=None)
    await stage.slash(other, "game nudge")
    began, chance = (await table(stage)).turn_began, random.Random(1)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    while (await table(stage)).turn_began == began:
        assert await step(stage, member, chance) is not None
    stage.env.backend.faults.clear()
    await stage.advance(hours=0.2)
    assert not [text for text, _ in rung(stage) if "is nudging you" in text]


async def test_a_nudge_that_may_have_arrived_is_not_sent_twice(stage: Stage):
    _, other = await waiting(stage)
    await stage.slash(other, "game nudge")
    rows = await stage.bot.store._reader.execute_fetchall(
        "SELECT id, game_id, seq, kind, channel, user_id, params, nonce, attempts, sending_since "
        "FROM outbox WHERE kind = 'nudge'"
    )
    (row,) = rows
    post = Post(*row[:6], json.loads(row[6]), *row[7:])
    found = await stage.bot.client.outbox._courier.find(post)
    assert found == stage.mentions()[-1][0].id
    await stage.advance(hours=6)
    await stage.slash(other, "game nudge")
    assert len(rung(stage)) == 3
    assert await stage.bot.client.outbox._courier.find(post) == found, "each has its own mark"
