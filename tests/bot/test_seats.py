"""Computers, substitutes, coming back, rematches: what players see of seats that change hands."""

from __future__ import annotations

from tests.bot import player
from tests.bot.harness import Stage


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


async def test_a_lobby_shows_its_computers_and_begins_when_all_people_are_in(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=4, computers=2)
    lobby = stage.public()
    assert "In so far (3 of 4): Ann and 2 computers." in lobby.content
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    table = await player.table(stage)
    assert table.game.status == "running"
    assert sum(seat.computer for seat in table.seats) == 2
    assert lobby.content.count("🤖") == 2


async def test_who_asks_for_a_computer_alone_plays_at_once(stage: Stage):
    opened = await stage.slash(stage["Ann"], "game new", computers=1)
    assert "The game has begun" in said(stage, opened)
    table = await player.table(stage)
    assert [seat.computer for seat in table.seats].count(True) == 1
    assert len(table.seats) == 2
    assert table.game.status == "running"


async def test_computers_are_chosen_in_the_settings_as_far_as_there_is_room(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=3)
    await stage.tap(stage["Ben"], "Join")
    refused = await stage.slash(stage["Ann"], "game settings", computers=2)
    assert "has room for 1 computer " in said(stage, refused)
    changed = await stage.slash(stage["Ann"], "game settings", computers=1)
    assert "Ann, Ben and a computer" in said(stage, changed)
    assert "All 3 seats are taken" in said(stage, await stage.tap(stage["Cy"], "Join"))
    assert "has begun" in said(stage, await stage.tap(stage["Ben"], "Start"))
    assert len((await player.table(stage)).seats) == 3


async def test_one_person_with_computers_may_start_early(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=5, computers=2)
    await stage.tap(stage["Ann"], "Start")
    await stage.settle()
    assert len((await player.table(stage)).seats) == 3


async def test_more_computers_than_seats_are_refused(stage: Stage):
    refused = await stage.slash(stage["Ann"], "game new", players=2, computers=2)
    assert "has room for 1 computer " in said(stage, refused)
    assert stage.messages() == []
