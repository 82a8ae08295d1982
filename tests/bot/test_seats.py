"""Computers, substitutes, coming back, rematches, lists: what players see of seats."""

from __future__ import annotations

import asyncio
import random

import discord
import pytest
import simcord

from bot.app import assemble
from bot.panels import pages, panel, posts
from bot.panels.posts import MOST_SEATS
from bot.tables import cards
from bot.texts.wording import Wording
from engine.export import read, replay
from tests.bot import player
from tests.bot.harness import Stage, staged
from tests.bot.managers import promote
from tests.bot.sights import HOSTILE, WORDS
from tests.bot.test_timeouts import plainly
from tools.table.clock import WorldClock

SILENT = discord.MessageFlags(suppress_notifications=True).value


@pytest.fixture
async def stage(stage: Stage) -> Stage:
    """Return the stage with an autopilot that does not think for long."""
    stage.bot.client.pilot.think = plainly
    return stage


async def restart(stage: Stage) -> None:
    await stage.restart()
    stage.bot.client.pilot.think = plainly


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


def rung(stage: Stage) -> list[tuple[int, ...]]:
    return [who for _, who in stage.mentions()]


def about(stage: Stage, words: str) -> simcord.ResponseMessage:
    """Return the newest public message that says ``words``."""
    return [m for m in stage.messages() if words in m.content][-1]


def labels(stage: Stage, message: simcord.ResponseMessage) -> list[str]:
    return [c.label for c in stage.controls(stage["Ann"], message)]


async def quickly(stage: Stage, turns: int = 1) -> None:
    """Let people play so many turns by the shortest way."""
    for _ in range(turns):
        began = (await player.table(stage)).turn_began
        while (await player.table(stage)).turn_began == began:
            table = await player.table(stage)
            member = await player.mover(stage)
            if table.view().step == "pick":
                await stage.slash(member, "pick", combo=table.view().column[0].race)
            else:
                await stage.slash(member, "end")
            await stage.settle()
            if table.over:
                return


async def two(stage: Stage) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Begin a game of Ann and Ben; return who moves and who does not."""
    await player.lobby(stage, "Ann", "Ben")
    first = await player.mover(stage)
    return first, next(m for m in (stage["Ann"], stage["Ben"]) if m is not first)


# ------------------------------------------------------------------------- computers


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
    await stage.settle()
    (post,) = player.turn_posts(stage)
    assert post.content.startswith(f"<@{stage['Ann'].id}>, your turn")
    assert "The game begins" in post.content
    assert table.game.commitment in post.content
    assert rung(stage) == [(stage["Ann"].id,)]
    status = said(stage, await stage.slash(stage["Cy"], "status"))
    assert status.count("🤖") == 1


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


async def test_one_person_taps_a_whole_game_against_computers(stage: Stage):
    rng = random.Random(4)
    await stage.slash(stage["Ann"], "game new", computers=2)
    await stage.settle()
    ann, taps = stage["Ann"], 0
    while not (await player.table(stage)).over:
        assert await player.open_panel(stage) is ann
        while await player.step(stage, ann, rng):
            taps += 1
        if taps > 60 and not (await player.table(stage)).over:
            await restart(stage)
        await stage.settle()
        assert taps < 500, "the game does not come to its end"
    table = await player.table(stage)
    assert rung(stage) == [(ann.id,)] * table.box.rounds
    result, recap = stage.messages()[-2:]
    scores = [line for line in result.content.splitlines() if " coins" in line]
    assert sum("🤖" in line and "(computer)" in line for line in scores) == 2
    assert sum(line[3:].startswith("Ann:") for line in scores) == 1
    assert "Not played by people alone: 🤖" in stage.text(recap)
    private = said(stage, await stage.slash(stage["Ben"], "game result"))
    assert private.count("(computer)") == result.content.count("(computer)")
    exported = await stage.tap(ann, "Export", message=result)
    data = await exported.response.attachments[0].read()
    assert replay(read(data)).history.state.coins == table.state.coins


# ----------------------------------------------------------------- offering and taking


async def test_an_offer_is_a_silent_post_and_who_takes_the_seat_is_caught_up(stage: Stage):
    mover, other = await two(stage)
    await quickly(stage, 3)
    ringing = rung(stage)
    offered = await stage.slash(other, "seat offer")
    assert "is offered to everybody here" in said(stage, offered)
    await stage.settle()
    card = about(stage, "is offered to anybody")
    assert card.flags.value & SILENT
    assert labels(stage, card) == ["Take the seat", "Watch"]
    assert "have a seat" in said(stage, await stage.tap(mover, "Take the seat", message=card))
    taken = await stage.tap(stage["Cy"], "Take the seat", message=card)
    await stage.settle()
    text = said(stage, taken)
    assert "The seat is yours" in text
    assert "direct message" in text
    print(text)
    assert "The last round:" in text
    assert taken.response.attachments or "gallery" in str(taken.response.components)
    assert f"Cy has taken over from {other.name.capitalize()}" in card.content
    assert labels(stage, card) == []
    assert rung(stage) == ringing, "nobody's phone rings for it"
    assert "no seat in this game" in said(stage, await stage.slash(other, "coins"))
    late = await stage.deliver(
        stage.tapping(other, stage.snapshot(card), _custom_id(taken, "take"))
    )
    assert "No seat of this game is open" in said(stage, late[0])


def _custom_id(result, verb: str) -> str:
    return str(result.record.source_custom_id) if hasattr(result, "record") else verb
