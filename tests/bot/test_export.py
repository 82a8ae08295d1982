"""What `/game export` gives can be checked with what the first turn post promised."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest

from bot.errors import TableError
from engine import RELEASE, RuleError, deciders, legal
from engine.export import read
from tests.bot import player
from tests.bot.harness import Stage
from tools.__main__ import main


async def play_on(stage: Stage, chance: random.Random, until: int = 10_000) -> None:
    """Have the game played on, whoever has the seats."""
    table = await player.table(stage)
    while table.game.status == "running" and table.seq < until:
        box, state = table.playing()
        action = chance.choice(legal(box, state))
        (seat,) = deciders(state)
        with suppress(RuleError, TableError):  # The autopilot, for those who left, was first.
            await stage.bot.tables.act_for(table.game.id, seat, action)
        table = await player.table(stage)
    await stage.settle()


async def test_a_game_whose_seats_changed_hands_and_whose_player_was_deleted_is_as_promised(
    stage: Stage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    chance = random.Random(3)
    await player.lobby(stage, "Ann", "Ben")
    post = stage.text(player.turn_posts(stage)[0])
    promised = re.search("[0-9a-f]{64}", post)
    assert promised, "the first turn post shows it"
    told = stage.text((await stage.slash(stage["Cy"], "game settings")).response)
    assert promised[0] in told
    await play_on(stage, chance, 12)
    await stage.slash(stage["Ann"], "seat resign")
    await stage.tap(stage["Ann"], "Leave", message=stage.private(stage["Ann"]))
    await stage.slash(stage["Cy"], "seat take")
    await stage.settle()
    await play_on(stage, chance, 24)
    await stage.bot.tables.forget_person(stage["Ben"].id)
    await play_on(stage, chance)

    reply = await stage.slash(stage["Cy"], "game export")
    file = tmp_path / "game.json"
    file.write_bytes(await reply.response.attachments[0].read())
    assert read(file.read_bytes()).release == RELEASE
    command = re.search("`python -m tools (.+)`", stage.text(reply.response))
    assert command
    verb, name, *commitment = command[1].split()
    assert (verb, name) == ("replay", reply.response.attachments[0].filename)
    assert commitment == ["--commitment", promised[0]]
    assert main([verb, str(file), *commitment]) == 0
    told = capsys.readouterr().out
    assert "the promised one, and so are dice and first player" in told
    coins = (await player.table(stage)).playing()[1].coins
    for seat in (await player.table(stage)).seats:
        name = "Cy" if seat.user else f"Former player {seat.seat + 1}"
        assert f"{name}: {coins[seat.seat]} coins" in told
    for name in ("Ann", "Ben"):
        assert name not in told


async def test_a_game_that_was_ended_early_promises_no_seed(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    await stage.bot.tables.cancel(game, stage["Ann"].id)
    await stage.settle()
    settings = stage.text((await stage.slash(stage["Ann"], "game settings")).response)
    export = stage.text((await stage.slash(stage["Ann"], "game export")).response)
    assert "ended early, so the seed stays secret" in settings
    assert "ended early, so its seed stays secret" in export
