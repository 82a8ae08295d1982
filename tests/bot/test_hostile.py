"""Names, and whatever people type, made to harm: they are shown as text and do nothing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import partial

import pytest
import simcord

from bot.app import assemble
from bot.handlers import client
from bot.handlers.servers.dashboard import PAUSE
from bot.tables.clocks.sleeper import Sleeper
from tests.bot import player
from tests.bot.harness import Stage, staged
from tests.bot.managers import promote
from tools.table.clock import WorldClock

CORPUS = (
    ("@everyone", "<@&1> <#2> </end:3>", "[x](https://evil.example)"),
    ("\u202eevil\u202c @here", "a" + "\u0301" * 31, "**b** `c` ||d|| # e"),
    ("line\nbreak\r\n> quote", "\u200b\u200d\u3164", "<@1> https://x.example ~~y~~"),
    ("{ $player }", "%s {0} \\", "'; DROP TABLE seats; --"),
)
"""Names of three members each."""


@pytest.fixture(params=CORPUS, ids=lambda names: names[2][:12])
async def stage(request, settings, monkeypatch) -> AsyncIterator[Stage]:
    """Open a stage whose members have such names."""
    monkeypatch.setattr(client, "Sleeper", partial(Sleeper, longest=10**7))

    async def start(env: simcord.Env):
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, request.param) as opened:
        yield opened


HARMFUL = (
    re.compile(r"@(everyone|here)"),
    re.compile(r"(?<!\\)<@&"),
    re.compile(r"(?<!\\)<(#2|/end|@1)>"),
    re.compile(r"https?://(evil|x)\."),
    re.compile(r"(?<!\\)\*\*b"),
    re.compile(r"(?<!\\)~~y"),
    re.compile(r"^> quote", re.MULTILINE),
    re.compile(r"^# e", re.MULTILINE),
)
ALWAYS = (re.compile("[\u202a-\u202e\u2066-\u2069]"), re.compile("\u0301{3}"))


def harmless(stage: Stage, text: str) -> None:
    # What stands in code marks is text, but for signs that turn the rest of the line around.
    plain = re.sub(r"`[^`\n]*`", "", text)
    for pattern in HARMFUL:
        assert not pattern.search(plain), (pattern.pattern, text)
    for pattern in ALWAYS:
        assert not pattern.search(text), (pattern.pattern, text)


def seen(stage: Stage) -> list[str]:
    """Return everything that anybody sees anywhere."""
    backend = stage.env.backend
    return [
        stage.text(simcord.ResponseMessage(stage.env, message))
        for messages in backend.messages.values()
        for message in messages.values()
    ]


async def test_names_do_nothing_wherever_they_are_shown(stage: Stage):
    ann, ben, cy = stage.members
    manager = promote(stage, cy)
    board = stage.guild.create_text_channel("games")
    await stage.slash(manager, "admin dashboard put", channel=board)
    await stage.slash(stage[ann], "game new", players=2)
    await stage.tap(stage[ben], "Join")
    await stage.settle()
    game = (await player.table(stage)).game.id
    await stage.advance(hours=2)
    await stage.slash(stage[ann], "game nudge")
    await stage.slash(stage[ben], "game nudge")
    await stage.slash(stage[ann], "game pause")
    for command in ("status", "log", "play", "mygames", "game settings", "privacy show"):
        await stage.slash(stage[ann], command)
    await stage.slash(stage[ann], "board", style="text")
    await stage.slash(manager, "admin limits", games=5)
    await stage.slash(manager, "admin audit")
    for offered in (
        await stage.suggest(manager, "admin end", "game"),
        await stage.suggest(manager, "admin rollback", "to"),
        await stage.suggest(stage[ann], "seat take", "player"),
    ):
        for choice in offered:
            assert len(choice["name"]) <= 100
            assert "\n" not in choice["name"]
    await stage.advance(seconds=PAUSE + 1)
    await stage.advance(hours=7 * 24 + 1)
    await stage.slash(stage[ann], "game aside")
    await stage.settle()
    await stage.slash(stage[ben], "game resume")
    await stage.slash(stage[ann], "seat resign")
    await stage.settle()
    texts = seen(stage)
    assert len(texts) > 20
    stage.bot.client.get_guild(stage.guild.id).name = ann
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.archived is not None
    for text in [*texts, *seen(stage)]:
        harmless(stage, text)
    for message, rung in stage.mentions():
        assert len(rung) == 1, stage.text(message)


async def test_what_is_typed_does_nothing_wherever_it_is_echoed(stage: Stage):
    ann, ben, cy = stage.members
    manager = promote(stage, cy)
    await player.lobby(stage, ann, ben)
    for typed in (*stage.members, "@everyone", "[x](https://evil.example) **b**"):
        for command, option in (
            ("conquer", "region"),
            ("pick", "combo"),
            ("use", "power"),
            ("choose", "option"),
            ("redeploy", "moves"),
            ("board", "at"),
            ("log", "since"),
            ("away", "until"),
            ("game rewind", "to"),
            ("game resume", "game"),
            ("seat take", "player"),
        ):
            await stage.deliver(stage.typing(stage[ann], command, **{option: typed}))
        for command, option in (("admin end", "game"), ("admin rollback", "to")):
            await stage.deliver(stage.typing(manager, command, **{option: typed}))
    for text in seen(stage):
        harmless(stage, text)
    for _, rung in stage.mentions():
        assert len(rung) == 1
