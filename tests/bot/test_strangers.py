"""Nothing that a stranger can type or tap changes a game."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands

from bot import commands
from bot.handlers import client
from bot.panels import tapcode, verbs
from bot.panels.tapcode import Tap
from bot.panels.verbs import Who
from bot.storage.rows import Game
from bot.tables.clocks.sleeper import Sleeper
from engine import legal
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "who-may.md"
KEPT = ("games", "seats", "actions", "clocks", "votes", "ballots", "servers", "timers", "audit")
"""What must be the same afterwards; the stranger's own settings may change."""
OWN = ("game new", "away", "remind", "orders")
"""Commands with which a stranger may open a game, or set something for himself."""
NASTY = (
    "",
    "1",
    "trolls",
    "1:1",
    "@everyone **x** <@1> `y`\n/game cancel",
    "\u202e\u0301" * 20,
    "'; DROP TABLE games; --",
    "9" * 90,
)
ARGUMENTS = ("", "0", "1", "1.1", "1.1.0", "main", "decline", "berserk@-1", "yes", "999999999")

WHO = {
    Who.ANYBODY: "anybody",
    Who.ONESELF: "anybody, for oneself",
    Who.DECIDER: "decider",
    Who.MOVER: "player, in their own turn",
    Who.PLAYER: "player",
    Who.DRIVEN_OUT: "player, for their own driven-out tokens",
    Who.NEWCOMER: "newcomer",
    Who.ASKED: "the person asked to take a seat",
    Who.HOST: "host or manager",
    Who.MANAGER: "manager",
}
"""How the document begins to say it."""


def leaves() -> Iterator[app_commands.Command[Any, ..., Any]]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for command in commands.ALL:
        tree.add_command(command)
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def who_may(heading: str) -> dict[str, str]:
    """Return who may do what the document's tables name under a heading, in code marks."""
    text = DOCUMENT.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    names = ((re.findall(r"`([^`]+)`", row[1]), row[2].strip()) for row in rows)
    return {name.lstrip("/"): who for found, who in names for name in found}


def test_the_list_of_who_may_do_what_is_complete():
    assert set(who_may("Commands")) == {command.qualified_name for command in leaves()}
    for heading, registry in (
        ("Buttons of a game, by verb", verbs.OF_A_GAME),
        ("Buttons of no game, by verb", verbs.OF_NO_GAME),
    ):
        told = who_may(heading)
        assert set(told) == set(registry)
        assert [v.id for v in registry.values() if not told[v.id].startswith(WHO[v.who])] == []


# --------------------------------------------------------------------------- situations


async def lobby(stage: Stage) -> None:
    await stage.slash(stage["Ann"], "game new", players=3)
    await stage.tap(stage["Ben"], "Join")


async def running(stage: Stage) -> None:
    await player.lobby(stage, "Ann", "Ben")
    member = await player.open_panel(stage)
    pick = next(c for c in player.moves(stage, member) if player.verb(c) == "pick")
    await stage.press(member, pick)


async def paused(stage: Stage) -> None:
    await running(stage)
    await stage.slash(stage["Ann"], "game pause")


async def voting(stage: Stage) -> None:
    await running(stage)
    asked = await stage.slash(stage["Ann"], "game rewind", to="1")
    await stage.tap(stage["Ann"], custom_id="er:", message=asked.response)
    await stage.settle()
    assert await stage.bot.tables.vote_in((await player.table(stage)).game.id)


async def asked_about(stage: Stage) -> None:
    await paused(stage)
    await stage.advance(hours=7 * 24 + 1)
    await stage.settle()


async def aside(stage: Stage) -> None:
    await asked_about(stage)
    await stage.slash(stage["Ann"], "game aside")
    await stage.settle()
    assert (await player.table(stage)).game.archived is not None


async def on_autopilot(stage: Stage) -> None:
    """Nobody may take a seat that its player has only lent to the autopilot."""
    await running(stage)
    await handed_over(stage)


async def resting(stage: Stage) -> None:
    """Nor the seat of one whose game waits for them."""
    await stage.slash(stage["Ann"], "game new", computers=1)
    await stage.settle()
    await handed_over(stage)
    assert (await player.table(stage)).rests


async def handed_over(stage: Stage) -> None:
    asked = await stage.slash(stage["Ann"], "seat autopilot", switch="on")
    if "Hand over" in stage.text(asked.response):
        await stage.tap(stage["Ann"], "Hand over")
    await stage.settle()


async def over(stage: Stage) -> None:
    await running(stage)
    table = await player.table(stage)
    while table.waiting_for:
        box, state = table.playing()
        action = legal(box, state)[-1]
        done = await stage.bot.tables.act(table.game.id, table.waiting_for[0], action)
        table = done.table
    await stage.bot.client.outbox.drain()
    assert table.over


SITUATIONS = (lobby, running, paused, voting, asked_about, aside, on_autopilot, resting, over)


@pytest.fixture(autouse=True)
def long_sleeps(monkeypatch):
    """Let a week pass without an hourly look at the timers."""
    monkeypatch.setattr(client, "Sleeper", partial(Sleeper, longest=10**7))


def everything(disk: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows that must stay as they are."""
    return {
        table: disk.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in KEPT
    }


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.__name__)
async def test_no_command_of_a_stranger_changes_anything(
    stage: Stage, disk: sqlite3.Connection, situation: Callable[[Stage], Awaitable[None]]
):
    await situation(stage)
    before, rung = everything(disk), len(stage.mentions())
    tried = 0
    for command in leaves():
        name = command.qualified_name
        if name in OWN or (situation is lobby and name == "game join"):
            continue
        for options in _options(stage, command):
            (result,) = await stage.deliver(stage.typing(stage["Cy"], name, **options))
            assert result.acknowledged, (name, options)
            tried += 1
            if (now := everything(disk)) != before:
                raise AssertionError((name, options, [t for t in KEPT if now[t] != before[t]]))
    assert tried > 60
    assert len(stage.mentions()) == rung


def _options(
    stage: Stage, command: app_commands.Command[Any, ..., Any]
) -> Iterator[dict[str, Any]]:
    """Yield several ways to fill a command in."""
    strings = [p for p in command.parameters if p.type is discord.AppCommandOptionType.string]
    for text in NASTY if strings else NASTY[:1]:
        filled: dict[str, Any] = {}
        for parameter in command.parameters:
            if parameter.choices:
                filled[parameter.display_name] = parameter.choices[-1].value
            elif parameter.type is discord.AppCommandOptionType.string:
                filled[parameter.display_name] = text
            elif parameter.type is discord.AppCommandOptionType.integer:
                filled[parameter.display_name] = int(parameter.max_value or 1)
            elif parameter.type is discord.AppCommandOptionType.boolean:
                filled[parameter.display_name] = True
            elif parameter.type is discord.AppCommandOptionType.user:
                filled[parameter.display_name] = stage["Cy"]
            elif parameter.type is discord.AppCommandOptionType.channel:
                filled[parameter.display_name] = stage.channel
        yield filled


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda s: s.__name__)
async def test_no_button_of_a_stranger_changes_anything(
    stage: Stage, disk: sqlite3.Connection, situation: Callable[[Stage], Awaitable[None]]
):
    await situation(stage)
    table = await player.table(stage)
    before, rung = everything(disk), len(stage.mentions())
    for verb in verbs.OF_A_GAME:
        if situation is lobby and verb == "join":
            continue
        for argument in ARGUMENTS:
            custom_id = tapcode.encode(table.game, Tap(table.game.id, table.seq, verb, argument))
            await _tap(stage, custom_id)
            if (now := everything(disk)) != before:
                raise AssertionError((verb, argument, [t for t in KEPT if now[t] != before[t]]))
    for verb in verbs.OF_NO_GAME:
        for argument in (*ARGUMENTS, "on", "off", "7"):
            await _tap(stage, f"eb:{verb}:{argument}")
            now = everything(disk)
            assert now == before, (verb, argument)
    assert len(stage.mentions()) == rung


NOT_FOR_EVERY_PLAYER = (
    *(Who.DECIDER, Who.MOVER, Who.DRIVEN_OUT, Who.NEWCOMER, Who.ASKED, Who.HOST, Who.MANAGER),
)


async def test_no_button_that_is_for_others_changes_anything_when_a_player_taps_it(
    stage: Stage, disk: sqlite3.Connection
):
    await running(stage)
    table = await player.table(stage)
    assert table.waiting_for == (stage["Ann"].id,) == (table.game.host,)
    before, tried = everything(disk), 0
    for verb in verbs.OF_A_GAME.values():
        if verb.who not in NOT_FOR_EVERY_PLAYER:
            continue
        for argument in ARGUMENTS:
            tap = Tap(table.game.id, table.seq, verb.id, argument)
            await _tap(stage, tapcode.encode(table.game, tap), member=stage["Ben"])
            assert everything(disk) == before, (verb.id, argument)
            tried += 1
    assert tried > 150


async def _tap(
    stage: Stage,
    custom_id: str,
    channel: simcord.ChannelHandle | None = None,
    member: simcord.MemberActor | None = None,
) -> simcord.InteractionResult:
    """Let the stranger, or ``member``, tap a button that their client would not show them."""
    message = stage.snapshot(stage.messages()[-1])
    message["channel_id"] = str((channel or stage.channel).id)
    button = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}
    message["components"] = [{"type": 1, "id": 1, "components": [button]}]
    message["flags"] = 0
    tapping = stage.tapping(member or stage["Cy"], message, custom_id)
    (result,) = await stage.deliver(tapping)
    assert result.acknowledged, custom_id
    return result


@pytest.mark.parametrize("situation", [lobby, running], ids=lambda s: s.__name__)
async def test_no_button_works_for_who_manages_another_server(
    stage: Stage, disk: sqlite3.Connection, situation: Callable[[Stage], Awaitable[None]]
):
    await situation(stage)
    table = await player.table(stage)
    server = stage.env.create_guild("Elsewhere")
    channel = server.create_text_channel("games")
    cy = server.add_member(stage["Cy"].user)
    role = server.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    stage.env.backend.get_guild(server.id).members[cy.id].role_ids.append(role.id)
    before = everything(disk)
    asked = {"cancel": (table.game.status,), "skip": (f"0.{table.seats[0].user}",)}
    for verb in verbs.OF_A_GAME:
        for argument in (*asked.get(verb, ()), "", "0", "main"):
            custom_id = tapcode.encode(table.game, Tap(table.game.id, table.seq, verb, argument))
            result = await _tap(stage, custom_id, channel, cy)
            assert "older version" in stage.text(result.response), (verb, argument)
    assert everything(disk) == before


async def test_a_manager_who_writes_to_the_bot_has_no_more_rights_than_a_stranger(
    stage: Stage, disk: sqlite3.Connection
):
    await running(stage)
    table, cy = await player.table(stage), promote(stage, "Cy")
    before = everything(disk)
    for verb, argument in (("cancel", "running"), ("rollback", "0"), ("skip", "0.0")):
        custom_id = tapcode.encode(table.game, Tap(table.game.id, table.seq, verb, argument))
        await _tap(stage, custom_id, cy.user.dm_channel, cy)
    assert everything(disk) == before


async def test_a_button_of_another_server_reaches_no_game_of_this_one(
    stage: Stage, disk: sqlite3.Connection
):
    await running(stage)
    table = await player.table(stage)
    forged = Game(**{f: getattr(table.game, f) for f in table.game.__slots__} | {"channel": 1})
    before = everything(disk)
    for verb in ("finish", "cancel", "resume"):
        await _tap(stage, tapcode.encode(forged, Tap(table.game.id, table.seq, verb)))
    assert everything(disk) == before
