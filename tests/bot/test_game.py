"""A whole game through the real handlers, tapping only what the messages offer."""

from __future__ import annotations

import random

import pytest

from engine.export import read, replay
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.unpainted import Sparing, Unpainted

MIX = "base+underground"


@pytest.fixture(autouse=True)
def every_fourth_picture_is_drawn(monkeypatch, request):
    """Draw enough of those that differ in nothing but where tokens lie; a mix has their boards."""
    mixed = request.node.callspec.params["edition"] == MIX
    monkeypatch.setattr("bot.app.BoardPainter", Unpainted if mixed else Sparing)


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("base", ("Ann", "Ben")),
        ("underground", ("Ann", "Ben")),
        ("warcraft", ("Ann", "Ben")),
        (MIX, ("Ann", "Ben", "Cy")),
    ],
)
async def test_players_tap_a_whole_game_while_the_bot_is_restarted(
    stage: Stage, caplog, edition: str, names: tuple[str, ...]
):
    """Most are of two, who take half as long as three; three play the mix."""
    rng = random.Random(11)
    await player.lobby(stage, *names, edition=edition)
    taps = 0
    while not (await player.table(stage)).over:
        member = await player.open_panel(stage)
        taps += 1
        while await player.step(stage, member, rng):
            taps += 1
            if taps % 29 == 0:
                await stage.restart()
                if not player.moves(stage, member):
                    break
        assert taps < 900, "the game does not come to its end"
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    await _ends_as_it_should(stage, len(names))


async def _ends_as_it_should(stage: Stage, players: int):
    table = await player.table(stage)
    turns = table.box.rounds * players
    rung = stage.mentions()
    assert len(rung) == turns
    order = [seat.user for seat in table.seats]
    assert [ids for _, ids in rung] == [(order[i % players],) for i in range(turns)]
    for message, (user,) in rung:
        name = table.seats[table.seat_of(user)].name
        assert message.content.startswith(f"{name}'s turn, round "), "no mention stays behind"
    offering = [m for m in stage.messages() if m.content and stage.controls(stage["Ann"], m)]
    result, recap = stage.messages()[-2:]
    assert [m.id for m in offering] == [result.id]
    assert f"{turns} turns" in stage.text(recap)
    assert "The game is over after 10 rounds." in result.content
    assert table.game.seed in result.content
    assert table.game.commitment in result.content
    mixed = "Played above ground with the races and powers of Small World and Underground"
    assert (mixed in result.content) == (len(table.choice.boxes) > 1)
    shown = [line for line in result.content.splitlines() if " coins" in line]
    best = table.view().winners[0]
    assert table.seats[best].name in shown[0]
    assert f"{table.view().coins[best]} coins" in shown[0]
    await _replays(stage)


async def _replays(stage: Stage):
    reply = await stage.tap(stage["Ben"], "Export", message=stage.messages()[-2])
    file = reply.response.attachments[0]
    data = await file.read()
    replayed = replay(read(data))
    table = await player.table(stage)
    assert replayed.history.state.coins == table.state.coins
    assert replayed.box.versions == dict.fromkeys(table.choice.boxes, 1)
