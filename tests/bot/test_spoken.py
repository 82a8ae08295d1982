"""The whole bot, each person in a language: in private the reader's, in public the game's."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import pytest
import simcord

from bot.app import App, assemble
from bot.texts.i18n import Words
from tests.bot import player
from tests.bot.harness import Control, Stage, staged
from tests.bot.leaks import NAMES as KNOWN
from tests.bot.leaks import leaks
from tests.bot.managers import promote
from tools.pseudo import LANGUAGE, spoken
from tools.table.clock import WorldClock
from tools.table.languages import languages

XX = LANGUAGE
NAMES = KNOWN[:3]
_ACCENTED = re.compile("‹")


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    with spoken(XX):
        yield


@pytest.fixture
async def people(settings) -> AsyncIterator[Stage]:
    """Open a stage with people whose names have no Latin letter."""

    async def start(env: simcord.Env) -> App:
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, NAMES) as opened:
        yield opened


@asynccontextmanager
async def speaking(stage: Stage, server: str, *names: str) -> AsyncIterator[None]:
    """Let the server speak ``server``, those named the made-up language, the others English."""
    stage.env.backend.edit_guild(stage.guild.id, {"preferred_locale": server})
    await stage.settle()
    by_user = {stage[name].id: XX for name in names}
    with languages(by_user, server):
        yield


def is_made_up(text: str) -> bool:
    return bool(_ACCENTED.search(text))


def everything(stage: Stage) -> list[simcord.ResponseMessage]:
    """Return all messages of the channel and of everybody's direct messages."""
    found = [m for member in stage.members.values() for m in stage.messages(member)]
    found += [m for member in stage.members.values() for m in stage.dms(member)]
    return list({m.id: m for m in found}.values())


def strange(stage: Stage, *allowed: str) -> dict[str, list[str]]:
    """Return what anybody can see that is not in the made-up language."""
    told = [text for m in everything(stage) for text in shown(m)]
    return {text: found for text in told if (found := leaks(text, allowed))}


def shown(message: simcord.ResponseMessage) -> list[str]:
    """Return each text of a message by itself, and the descriptions of its pictures."""
    found = [message.content] if message.content else []
    found += [a.description for a in message.attachments if getattr(a, "description", None)]
    for component in simcord.components.walk_components(message.components):
        found += [component[k] for k in ("content", "label", "placeholder") if component.get(k)]
        for item in component.get("items", ()):
            found += [item["description"]] if item.get("description") else []
    return found


def tappable(stage: Stage, member: simcord.MemberActor, verb: str) -> Control:
    return next(
        c for c in stage.controls(member) if not c.disabled and f":{verb}:" in f"{c.custom_id}:"
    )


async def begin(stage: Stage, count: int = 2, **options: object) -> None:
    """Open a game and have it begin, whatever the buttons are called."""
    stage.bot.tables._seed = lambda: player.SEED
    host, *others = NAMES[:count]
    await stage.slash(stage[host], "game new", players=count, **options)
    for name in others:
        await stage.press(stage[name], tappable(stage, stage[name], "join"))
    await stage.settle()


async def play(stage: Stage, steps: int, seed: int = 1) -> None:
    """Let players tap what their panels offer."""
    rng = Random(seed)
    for _ in range(steps):
        table = await player.table(stage)
        if not table.waiting_for:
            return
        member = await player.mover(stage)
        await stage.slash(member, "play")
        offered = [
            c
            for c in player.moves(stage, member)
            if not c.custom_id.startswith("eb:") and player.verb(c) not in ("rule", "done")
        ]
        ends = [c for c in offered if player.verb(c) == "finish"]
        others = [c for c in offered if c not in ends]
        await stage.press(member, rng.choice(others if others and rng.random() < 0.7 else ends))


LOOKS = (
    ("help", {}),
    ("status", {}),
    ("log", {}),
    ("board", {}),
    ("board", {"style": "text"}),
    ("game settings", {}),
    ("game result", {}),
    ("orders", {}),
    ("orders", {"withdraw": "hold"}),
    ("remind", {}),
    ("remind", {"timezone": "Ωψ"}),
    ("away", {}),
    ("mygames", {}),
    ("privacy show", {}),
    ("privacy delete", {}),
    ("undo", {}),
    ("seat offer", {}),
    ("game rewind", {}),
    ("game pause", {}),
    ("game pause", {}),
    ("game resume", {}),
    ("game nudge", {}),
    ("rule", {"topic": "race.trolls"}),
    ("rule", {"topic": "ψψψψ"}),
    ("admin channels list", {}),
    ("admin limits", {}),
    ("admin language", {}),
    ("admin audit", {}),
    ("admin dashboard put", {}),
    ("game cancel", {}),
)


async def test_nobody_meets_a_text_that_is_not_theirs(people: Stage):
    stage = people
    promote(stage, NAMES[0])
    async with speaking(stage, XX, *NAMES):
        await begin(stage)
        await play(stage, 8)
        for command, options in LOOKS:
            # Who manages the server and plays, and a stranger.
            for name in NAMES[:1] if command.startswith("admin") else NAMES[::2]:
                await stage.slash(stage[name], command, **options)
        await stage.slash(stage[NAMES[1]], "coins")
        await stage.advance(hours=23)
        await stage.advance(hours=60)
        assert strange(stage, "Europe/Athens") == {}
        assert len(everything(stage)) > 50


SUGGESTIONS = (
    ("pick", "combo"),
    ("conquer", "region"),
    ("abandon", "region"),
    ("use", "power"),
    ("choose", "option"),
    ("redeploy", "moves"),
    ("board", "at"),
    ("log", "since"),
    ("rule", "topic"),
    ("remind", "quiet"),
    ("away", "until"),
    ("game rewind", "to"),
    ("seat offer", "player"),
    ("admin end", "game"),
)


async def test_nothing_else_is_suggested_either(people: Stage):
    stage = people
    promote(stage, NAMES[0])
    async with speaking(stage, XX, *NAMES):
        await begin(stage)
        for _ in range(3):
            found = []
            for command, option in SUGGESTIONS:
                for name in NAMES[:1] if command.startswith("admin") else NAMES[:2]:
                    found += await stage.suggest(stage[name], command, option)
            assert {c["name"]: leak for c in found if (leak := leaks(c["name"]))} == {}
            await play(stage, 3)


# ------------------------------------------------------------------ whose language it is


async def test_answers_are_in_their_readers_language_and_posts_in_the_servers(people: Stage):
    stage = people
    async with speaking(stage, "en-US", NAMES[0]):
        await begin(stage)
        assert "your turn" in stage.public().content
        for name in NAMES[:2]:
            await stage.slash(stage[name], "status")
        first, second = (stage.text(stage.private(stage[name])) for name in NAMES[:2])
        assert is_made_up(first)
        assert not is_made_up(second)
    async with speaking(stage, XX, NAMES[0]):
        await stage.slash(stage[NAMES[1]], "status")
        assert not is_made_up(stage.text(stage.private(stage[NAMES[1]])))
        await play(stage, 6)
        assert is_made_up(stage.public().content)


async def test_a_game_may_have_a_language_of_its_own(people: Stage):
    stage = people
    async with speaking(stage, XX, *NAMES):
        await begin(stage, language="en")
        assert "your turn" in stage.public().content
        await stage.slash(stage[NAMES[0]], "game settings")
        assert "English" in stage.text(stage.private(stage[NAMES[0]]))
        await stage.slash(stage[NAMES[0]], "board", share=True)
        assert "Round 1" in stage.text(stage.public())
        await stage.slash(stage[NAMES[0]], "game pause")
        assert "has paused" in stage.public().content


async def test_the_lobby_changes_its_language_with_the_game(people: Stage):
    stage = people
    async with speaking(stage, XX):
        await stage.slash(stage[NAMES[0]], "game new")
        await stage.settle()
        lobby = stage.public()
        assert is_made_up(lobby.content)
        await stage.slash(stage[NAMES[0]], "game settings", language="en")
        await stage.settle()
        assert "a new game" in stage.public().content
        await stage.slash(stage[NAMES[0]], "game settings", language="server")
        await stage.settle()
        assert is_made_up(stage.public().content)


async def test_those_who_manage_the_server_choose_its_language(people: Stage):
    stage, manager = people, promote(people, NAMES[0])
    async with speaking(stage, XX):
        told = await stage.slash(manager, "admin language")
        assert "this server's Discord settings" in stage.text(told.response)
        told = await stage.slash(manager, "admin language", language="en")
        assert "English" in stage.text(told.response)
        await begin(stage)
        assert "your turn" in stage.public().content
        trail = await stage.slash(manager, "admin audit")
        assert "set the server's language to English" in stage.text(trail.response)
        await stage.slash(manager, "admin language", language="server")
        await play(stage, 6)
        assert is_made_up(stage.public().content)
        tap = stage.typing(stage[NAMES[1]], "admin language", language="en")
        (told,) = await stage.deliver(tap)
        assert "Only somebody who manages" in stage.text(told.response)


async def test_a_thread_is_named_in_the_games_language(people: Stage):
    stage = people
    async with speaking(stage, XX):
        await stage.slash(stage[NAMES[0]], "game new", thread=True)
        assert is_made_up(stage.channel.threads[-1].name)
        await stage.slash(stage[NAMES[1]], "game new", thread=True, language="en")
        assert stage.channel.threads[-1].name == "Small World"


async def test_reminders_come_in_the_language_last_used_else_in_the_servers(people: Stage):
    stage = people
    async with speaking(stage, XX, NAMES[1]):
        await begin(stage)
        user = (await player.table(stage)).waiting_for[0]
        member = next(m for m in stage.members.values() if m.id == user)
        await stage.advance(hours=13)
        assert is_made_up(stage.dms(member)[-1].content) == (member.name == stage[NAMES[1]].name)


async def test_a_language_that_there_is_not_is_refused(people: Stage):
    stage = people
    tap = stage.typing(stage[NAMES[0]], "game new", language="en")
    tap.payload["data"]["options"][0]["options"][0]["value"] = "tlh"
    (result,) = await stage.deliver(tap)
    assert "can't be `tlh`" in stage.text(result.response)


def test_every_language_says_what_it_is_called():
    assert Words("en")("language-name") == "English"
