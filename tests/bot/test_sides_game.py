"""A whole game of Battle for Azeroth through the real handlers: four play, and one takes over.

They tap what they are offered and nothing else, and the bot is restarted again and again.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
import simcord

from bot.app import App, assemble
from engine.export import read, replay
from tests.bot import player
from tests.bot.harness import Stage, staged
from tests.bot.unpainted import Unpainted
from tools.table.clock import WorldClock

FOUR = ("Ann", "Ben", "Cy", "Dee")
SUBSTITUTE = "Eve"
LEAVES_AFTER = 60
"""Taps, after which Ben leaves and somebody else takes his seat."""


@pytest.fixture
async def stage(settings, monkeypatch) -> AsyncIterator[Stage]:
    monkeypatch.setattr("bot.app.BoardPainter", Unpainted)

    async def start(env: simcord.Env) -> App:
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, (*FOUR, SUBSTITUTE)) as opened:
        yield opened


async def test_four_play_a_whole_game_for_their_sides_and_one_takes_over(stage: Stage, caplog):
    rng = random.Random(16)
    await player.lobby(stage, *FOUR, edition="warcraft.azeroth")
    table = await player.table(stage)
    assert _by_side(stage, table) == {"alliance": {"Ann", "Ben"}, "horde": {"Cy", "Dee"}}
    await stage.bot.tables.show_coins(table.game.id, stage["Ben"].id, True)
    taps, left = 0, False
    while not (await player.table(stage)).over:
        member = await player.open_panel(stage)
        taps += 1
        while await player.step(stage, member, rng):
            taps += 1
            if taps % 43 == 0:
                await stage.restart()
                if not player.moves(stage, member):
                    break
        if taps > LEAVES_AFTER and not left:
            left = True
            await _hand_over(stage)
        assert taps < 900, "the game does not come to its end"
    assert left
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    await _ends_as_it_should(stage)
    await _again(stage)


def _by_side(stage: Stage, table) -> dict[str, set[str]]:
    names = {member.id: name for name, member in stage.members.items()}
    sides, found = table.sides, dict[str, set[str]]()
    for seat in table.seats:
        place = seat.joined if table.state is None else seat.seat
        found.setdefault(sides.names[sides.of[place]], set()).add(names[seat.user])
    return found


async def _hand_over(stage: Stage) -> None:
    """Let Ben leave for good and Eve take his seat, with his side, his coins and his switch."""
    before = await player.table(stage)
    seat, ann = before.seat_of(stage["Ben"].id), stage["Ann"].id
    await stage.slash(stage["Ben"], "seat resign")
    await stage.tap(stage["Ben"], "Leave the game")
    taken = await stage.slash(stage[SUBSTITUTE], "seat take")
    assert "Ben" in stage.text(taken.response)
    await stage.settle()
    after = await player.table(stage)
    assert after.seat_of(stage[SUBSTITUTE].id) == seat
    assert after.shown == {seat}
    assert after.view(stage[SUBSTITUTE].id).coins[seat] == after.view(ann).coins[seat]
    assert after.view(ann).coins[seat] is not None
    assert after.view(stage["Cy"].id).coins[seat] is None


async def _ends_as_it_should(stage: Stage) -> None:
    table = await player.table(stage)
    sides, coins = table.sides, table.view().coins
    scores = [min(coins[seat] or 0 for seat in sides.seats(side)) for side in (0, 1)]
    best = [side for side in (0, 1) if scores[side] == max(scores)]
    if len(best) == 2:
        richest = [max(coins[seat] or 0 for seat in sides.seats(side)) for side in best]
        best = [side for side in best if richest[side] == max(richest)]
    assert set(table.view().winners) == {s for side in best for s in sides.seats(side)}
    result = next(m for m in reversed(stage.messages()) if table.game.seed in m.content)
    assert all(side in result.content for side in ("Alliance", "Horde"))
    assert all(f"{coins[seat]} coin" in result.content for seat in range(4))
    reply = await stage.tap(stage["Ann"], "Export", message=result)
    replayed = replay(read(await reply.response.attachments[0].read()))
    assert replayed.history.state.coins == table.state.coins
    assert replayed.box.sides == sides


async def _again(stage: Stage) -> None:
    """Call for a rematch in which everybody plays for the other side."""
    result = next(
        m
        for m in reversed(stage.messages())
        if any(c.label == "Rematch, sides swapped" for c in stage.controls(stage["Ann"], m))
    )
    await stage.tap(stage["Ann"], "Rematch, sides swapped", message=result)
    await stage.settle()
    await stage.slash(stage["Cy"], "game rematch")
    await stage.settle()
    assert _by_side(stage, await player.table(stage)) == {"horde": {"Ann"}, "alliance": {"Cy"}}
    refused = await stage.slash(stage["Ben"], "game join", side="neutral")
    assert "The sides you can join: Alliance and Horde." in stage.text(refused.response)
