"""One person against two computers: a whole game by random legal taps, with the real autopilot."""

from __future__ import annotations

import random

from bot.panels.pictures import Pictures
from tests.bot import player
from tests.bot.harness import Stage
from tests.soak.games import Dot


async def test_a_lone_person_plays_a_whole_game_against_two_real_autopilots(stage: Stage):
    stage.bot.client.pictures = Pictures(Dot())
    stage.bot.tables._seed = lambda: player.SEED
    rng, taps = random.Random(11), 0
    ann = stage["Ann"]
    await stage.slash(ann, "game new", computers=2)
    await stage.settle()
    while not (table := await player.table(stage)).over:
        assert table.waiting_for == (ann.id,), "the computers have played their turns"
        assert table.clock is None, "nobody waits for a lone player"
        await player.open_panel(stage)
        round_ = table.view().round
        while await player.step(stage, ann, rng):
            taps += 1
            assert taps < 400, "the game does not come to its end"
        await stage.settle()
        after = await player.table(stage)
        assert after.over or after.view().round == round_ + 1
    shares = await stage.bot.tables.piloted(table.game.id)
    seat = table.seat_of(ann.id)
    for number, share in enumerate(shares):
        assert (share.turns, share.of) == (0 if number == seat else table.box.rounds, 10)
    assert [who for _, who in stage.mentions()] == [(ann.id,)] * table.box.rounds
    assert "The game is over after" in stage.messages()[-2].content
