"""What no client of ours sends: buttons with any argument, options with any text, old commands.

All of it comes from who may do most: it is their turn, they opened the game and manage the server.
"""

from __future__ import annotations

import random
import sqlite3
import unicodedata
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.enums import InteractionType

from bot.handlers.games import matching
from bot.panels import tapcode, verbs
from bot.panels.tapcode import Tap
from bot.panels.turn import moves
from bot.rulebook.folding import folded
from bot.texts import plain, timewords, zones
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.test_strangers import _tap, everything, leaves, running

LONG = "9" * 30
NASTY = (
    *("", ".", "..", "@", "-1", "+1", "1e5", "1.", ".1", "0.", "1..1", "_", "__class__"),
    *(LONG, f"0.{LONG}", f"{LONG}.0", f"0.0.{LONG}", f"{LONG}.sure", "0.sure", "sure.sure"),
    *(f"log.{LONG}", f"log.0.{LONG}", "log.999999999999999", "log.7.999999999999999"),
    *(f"text.{LONG}", f"text.0.{LONG}", "text.999999999999999", "text.0.999999999999999"),
    *(f"main.{LONG}", f"main.1.{LONG}", "main.0.0", "main.999999999999999.9", "prices.99999"),
    *(f"mine.{LONG}", "mine.0.9999x999", "mine.0.z0x1", "mine.999999.a1x1", "does.9", "nothing"),
    *(f"berserk@{LONG}", "berserk@", "@1", "a@b", "trolls@-2", "lobby.named", "over", "999999"),
    *(
        "99.99x9",
        "0.z9999x999",
        "9999x999",
        "a9999x999",
        "999999999999999",
        "race.nobody",
        "A" * 48,
    ),
)
"""Arguments that are none of our buttons', whatever the verb."""
SAY_NOTHING = (
    *("decline", "done", "finish", "undo", "restart", "still", "aside", "revive", "hush", "nudge"),
    *("resume", "back", "leave", "begin", "join", "rematch"),
)
"""Verbs whose buttons bear no argument that counts: to forge one is to tap it."""
EACH = 6
"""Arguments that are tried with a verb."""
HOSTILE = (
    "\ufdfa" * 100,
    "\u202e\u0301" * 50,
    "@everyone **x** <@1> `y`\n/game cancel",
    '{ $player } { "x" }',
    "'; DROP TABLE games; --",
    "٣٣٣٣" * 25,
    "9" * 100,
    ";;",
    "\x00",
)


def forged() -> Iterator[tuple[str, str]]:
    """Yield verbs with arguments, the same ones every time."""
    chance = random.Random(10)
    signs = "0123456789abcxyzABC_.@+-"
    for verb in sorted({*verbs.OF_A_GAME} - {*SAY_NOTHING}):
        yield from ((verb, argument) for argument in chance.sample(NASTY, EACH))
        yield verb, "".join(chance.choices(signs, k=chance.randrange(49)))


async def test_no_forged_button_makes_an_incident_or_a_change(
    stage: Stage, disk: sqlite3.Connection, caplog
):
    await running(stage)
    ann, table = promote(stage, "Ann"), await player.table(stage)
    assert table.game.host == ann.id
    assert table.waiting_for == (ann.id,)
    before, tried = everything(disk), 0
    for verb, argument in forged():
        custom_id = tapcode.encode(table.game, Tap(table.game.id, table.seq, verb, argument))
        await _tap(stage, custom_id, member=ann)
        tried += 1
        if (now := everything(disk)) != before:
            raise AssertionError((verb, argument, [t for t in before if now[t] != before[t]]))
        assert "incident" not in caplog.text, (verb, argument)
    for verb in sorted({*verbs.OF_NO_GAME} - {"forget"}):
        for argument in (*NASTY[::4], "9" * 80):
            await _tap(stage, f"eb:{verb}:{argument}", member=ann)
            assert everything(disk) == before, (verb, argument)
            assert "incident" not in caplog.text, (verb, argument)
    assert tried > 150


OLD = (
    *(("place", "7"), ("place", f"7.1.{LONG}"), ("conquer", "x"), ("answer", f"1.{LONG}")),
    *(("page", f"log.{LONG}"), ("page", f"text.0.{LONG}"), ("rewind", LONG), ("rollback", "all")),
    *(("agree", LONG), ("disagree", LONG), ("agree", ""), ("accept", "me"), ("nobody", "")),
)
"""Verbs with arguments that were incidents, or that are plainly nobody's."""


async def test_what_no_button_of_ours_says_is_an_old_button(stage: Stage):
    await running(stage)
    ann, table = promote(stage, "Ann"), await player.table(stage)
    for verb, argument in OLD:
        custom_id = tapcode.encode(table.game, Tap(table.game.id, table.seq, verb, argument))
        done = await _tap(stage, custom_id, member=ann)
        assert "older version" in stage.text(done.response), (verb, argument)
    for verb, argument in (("audit", "x"), ("mine", LONG), ("remind", "maybe"), ("gone", "")):
        done = await _tap(stage, f"eb:{verb}:{argument}", member=ann)
        assert "older version" in stage.text(done.response), (verb, argument)


async def test_hostile_text_makes_no_incident_and_no_change(
    stage: Stage, disk: sqlite3.Connection, caplog
):
    await running(stage)
    ann = promote(stage, "Ann")
    before, tried = everything(disk), 0
    for command, option in texts():
        needed = {
            p.display_name: stage["Cy"] if p.type is discord.AppCommandOptionType.user else "7"
            for p in command.parameters
            if p.required and p is not option
        }
        for text in HOSTILE:
            typed = needed | {option.display_name: text[: option.max_value]}
            (done,) = await stage.deliver(stage.typing(ann, command.qualified_name, **typed))
            assert done.acknowledged, (command.qualified_name, typed)
            assert everything(disk) == before, (command.qualified_name, typed)
            assert "incident" not in caplog.text, (command.qualified_name, typed)
            tried += 1
    assert tried > 150


def texts() -> Iterator[tuple[app_commands.Command, app_commands.Parameter]]:
    """Yield every option in which anything can be typed, with its command."""
    for command in leaves():
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string and not option.choices:
                yield command, option


def test_whatever_can_be_typed_has_an_end():
    lengths = {f"{c.qualified_name} {o.name}": o.max_value for c, o in texts()}
    assert len(lengths) > 15
    moves_of = lengths.pop("redeploy moves")
    assert moves_of == moves.MOST_MOVES
    assert set(lengths.values()) == {plain.TYPED}


@pytest.mark.parametrize(
    "form",
    [
        matching.plainly,
        folded,
        timewords.normal,
        plain.clean,
        plain.escaped,
        lambda text: matching.meant([], text),
        lambda text: zones.meant(text, discord.utils.utcnow()),
    ],
)
def test_what_is_typed_is_cut_before_it_is_brought_into_one_form(form, monkeypatch):
    lengths, normalize = [], unicodedata.normalize

    def measured(kind: str, text: str) -> str:
        lengths.append(len(text))
        return normalize(kind, text)

    monkeypatch.setattr(unicodedata, "normalize", measured)
    form("\ufdfa" * 6000)
    assert lengths
    assert max(lengths) <= plain.TYPED


def test_a_list_of_moves_without_any_is_not_taken_for_none():
    assert moves.moves_in("  ") == ()
    with pytest.raises(moves.UnreadableError):
        moves.moves_in(";;")


def test_a_list_of_moves_that_is_too_long_is_refused_and_not_cut():
    with pytest.raises(moves.UnreadableError):
        moves.moves_in("9:2 " * 100)


@pytest.mark.parametrize(
    ("kind", "changed"),
    [
        (InteractionType.APPLICATION_COMMAND, {"name": "moved"}),
        (InteractionType.APPLICATION_COMMAND, {"options": []}),
        (InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, {"name": "moved"}),
    ],
    ids=["gone", "with other options", "suggested"],
)
async def test_a_command_of_an_older_version_gets_a_kind_answer(
    stage: Stage, caplog, kind: InteractionType, changed: dict[str, Any]
):
    await running(stage)
    tap = stage.typing(stage["Ann"], "pick", combo="1")
    tap.payload["type"] = kind.value
    tap.payload["data"] |= changed
    (done,) = await stage.deliver(tap)
    assert stage.env.errors
    if kind is InteractionType.APPLICATION_COMMAND:
        assert "from an older version" in stage.text(done.response)
    assert [r for r in caplog.records if r.name.startswith("bot") and r.levelno >= 30] == []
