"""Lobbies that nobody starts and games that nobody plays."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest

from bot.errors import NotAPlayer, NotAskedAbout, NotPutAside, PutAside
from bot.handlers import client
from bot.tables import opening
from bot.tables.clocks.sleeper import Sleeper
from engine.actions import Pick
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.managers import promote
from tests.bot.test_broken import break_game

WEEK = 7 * 24


@pytest.fixture(autouse=True)
def long_sleeps(monkeypatch):
    """Let weeks pass without an hourly look at the timers, which is tested elsewhere."""
    monkeypatch.setattr(client, "Sleeper", partial(Sleeper, longest=10**7))


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


async def clockless(stage: Stage, *names: str) -> int:
    """Begin a game without a clock and return its id."""
    await stage.slash(stage[names[0]], "game new", players=len(names), clock=0)
    game = (await player.table(stage)).game.id
    for name in names[1:]:
        await stage.tap(stage[name], "Join")
    await stage.settle()
    return game


async def move(stage: Stage) -> None:
    """Let the player to move take a step."""
    member = await player.open_panel(stage)
    assert await player.step(stage, member, random.Random(1))
    await stage.settle()


def questions(stage: Stage) -> list:
    return [
        m
        for m in stage.messages()
        if re.search(r"othing has happened in (this game|it) for 7 days", m.content)
    ]


async def timers(stage: Stage, game: int) -> set[str]:
    return {timer.kind for timer in await stage.bot.store.timers(game)}


# --------------------------------------------------------------------------- lobbies


async def test_a_lobby_is_called_off_after_three_days_to_the_second(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    created = (await player.table(stage)).game.created
    await stage.tap(stage["Ben"], "Join")
    now = stage.bot.client.clock.now().timestamp()
    await stage.advance(seconds=created + 72 * 3600 - now - 2)
    assert (await player.table(stage)).unfinished, "joining does not matter, nor is it too early"
    await stage.advance(seconds=4)
    await stage.settle()
    assert "nobody started" in stage.public().content
    assert stage.mentions() == []
    (entry,) = await stage.bot.store.servers.audit(stage.guild.id)
    assert (entry.what, entry.user) == ("expired", None)


async def test_a_lobby_is_open_for_as_long_as_people_can_reach_it_and_called_off_once(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    created = (await player.table(stage)).game.created
    await stage.close()
    await stage.advance(hours=100)
    await stage.open()
    await stage.settle()
    assert f"closes <t:{created + 172 * 3600}:R>" in stage.public().content
    await stage.advance(hours=71.9)
    assert (await player.table(stage)).unfinished
    await stage.restart()
    await stage.advance(hours=0.2)
    await stage.settle()
    assert "nobody started" in stage.public().content
    assert len(await stage.bot.store.servers.audit(stage.guild.id)) == 1


async def test_a_game_that_began_has_no_lobby_to_expire(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    assert "lobby" not in await timers(stage, (await player.table(stage)).game.id)


# ------------------------------------------------------------------------ the question


async def test_an_idle_game_is_asked_about_once_and_put_aside(stage: Stage):
    game = await clockless(stage, "Ann", "Ben")
    await stage.advance(hours=WEEK - 1)
    assert questions(stage) == []
    await stage.advance(hours=2)
    await stage.settle()
    (question,) = questions(stage)
    mover = (await player.mover(stage)).id
    name = next(n for n, m in stage.members.items() if m.id == mover)
    assert f"{name} is up" in question.content
    aside = int(re.search(r"I'll put the game aside <t:(\d+):R>", question.content)[1])
    assert WEEK - 2 < (aside - stage.env.now().timestamp()) / 3600 < WEEK
    rung = len(stage.mentions())
    await stage.advance(hours=WEEK - 2)
    assert len(questions(stage)) == 1
    assert (await player.table(stage)).game.archived is None
    await stage.advance(hours=3)
    await stage.settle()
    assert (await player.table(stage)).game.archived is not None
    assert await timers(stage, game) == set()
    assert questions(stage) == []
    assert stage.controls(stage["Ann"], question) == []
    assert "it was put aside" in question.content
    assert "so I've put it aside" in stage.public().content
    assert stage.controls(stage["Ann"], player.turn_posts(stage)[-1]) == []
    assert len(stage.mentions()) == rung, "nothing of it rings"
    (entry,) = await stage.bot.store.servers.audit(stage.guild.id)
    assert (entry.what, entry.game) == ("archived", game)


async def test_a_move_answers_the_question_and_starts_the_week_anew(stage: Stage):
    game = await clockless(stage, "Ann", "Ben")
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    (question,) = questions(stage)
    await move(stage)
    assert stage.controls(stage["Ann"], question) == []
    assert "It continues." in question.content
    assert await timers(stage, game) == {"idle"}
    await stage.advance(hours=WEEK - 1)
    assert questions(stage) == []
    await stage.advance(hours=2)
    await stage.settle()
    assert len(questions(stage)) == 1, "asked again after another quiet week"


async def test_still_playing_is_for_players_and_takes_the_question_back(stage: Stage):
    game = await clockless(stage, "Ann", "Ben")
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    (question,) = questions(stage)
    for label in ("Still playing", "Put it aside"):
        refused = await stage.tap(stage["Cy"], label, message=question)
        assert "no seat" in said(stage, refused)
    assert "archive" in await timers(stage, game)
    told = await stage.tap(stage["Ben"], "Still playing", message=question)
    assert "continues" in said(stage, told)
    await stage.settle()
    assert stage.controls(stage["Ann"], question) == []
    assert await timers(stage, game) == {"idle"}
    await stage.advance(hours=WEEK - 1)
    assert (await player.table(stage)).game.archived is None


async def test_commands_answer_too(stage: Stage):
    await clockless(stage, "Ann", "Ben")
    refused = await stage.slash(stage["Ann"], "game aside")
    assert "can't put this game aside yet" in said(stage, refused)
    refused = await stage.slash(stage["Ann"], "game resume")
    assert "isn't paused" in said(stage, refused)
    await stage.advance(hours=WEEK + 1)
    assert "continues" in said(stage, await stage.slash(stage["Ann"], "game resume"))
    await stage.advance(hours=WEEK + 1)
    assert "put aside" in said(stage, await stage.slash(stage["Ben"], "game aside"))
    await stage.settle()
    assert "Ben has put this game aside" in stage.public().content


async def test_two_taps_at_one_instant_put_it_aside_once(stage: Stage):
    await clockless(stage, "Ann", "Ben")
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    (question,) = questions(stage)
    aside = stage.find(stage["Ann"], "Put it aside", message=question).custom_id
    taps = [stage.tapping(stage[name], question, aside) for name in ("Ann", "Ben")]
    results = await stage.deliver(*taps)
    assert all(result.acknowledged for result in results)
    notes = [e.what for e in await stage.bot.store.servers.audit(stage.guild.id)]
    assert notes == ["archived"]
    assert sum("has put this game aside" in m.content for m in stage.messages()) == 1


async def test_the_question_survives_a_restart_and_is_not_asked_twice(stage: Stage):
    await clockless(stage, "Ann", "Ben")
    await stage.close()
    await stage.advance(hours=WEEK + 1)
    await stage.open()
    await stage.settle()
    assert questions(stage) == [], "nobody could have played"
    await stage.advance(hours=WEEK)
    await stage.settle()
    assert len(questions(stage)) == 1
    await stage.restart()
    await stage.settle()
    assert len(questions(stage)) == 1
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    assert (await player.table(stage)).game.archived is not None


async def test_a_paused_game_with_a_clock_is_asked_about_a_running_one_is_not(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    assert "idle" not in await timers(stage, game)
    await stage.slash(stage["Ann"], "game pause")
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    assert len(questions(stage)) == 1
    await stage.slash(stage["Ann"], "game resume")
    await stage.settle()
    assert questions(stage) == []
    assert not {"idle", "archive"} & await timers(stage, game)


async def test_of_a_paused_game_it_is_said_and_bringing_it_back_resumes_it(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "game pause")
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    (question,) = questions(stage)
    assert "This game is paused" in question.content
    told = await stage.tap(stage["Ben"], "Still playing", message=question)
    assert "still paused" in said(stage, told)
    await stage.settle()
    assert "is still paused" in question.content
    await stage.advance(hours=2 * WEEK + 1)
    await stage.settle()
    notice = stage.public()
    assert "It was paused" in notice.content
    told = await stage.tap(stage["Ben"], "Bring it back", message=notice)
    assert "no longer paused" in said(stage, told)
    await stage.settle()
    game = (await player.table(stage)).game
    assert (game.archived, game.paused) == (None, None)
    assert "turn" in await timers(stage, game.id)
    assert "paused" not in player.turn_posts(stage)[-1].content


async def test_the_question_about_a_paused_game_has_a_button_that_resumes_it(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.slash(stage["Ann"], "game pause")
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    (question,) = questions(stage)
    await stage.tap(stage["Ben"], "Resume", message=question)
    await stage.settle()
    assert (await player.table(stage)).game.paused is None
    assert "It continues." in question.content


# ------------------------------------------------------------------------- put aside


async def put_aside(stage: Stage) -> int:
    game = await clockless(stage, "Ann", "Ben")
    await move(stage)
    await stage.advance(hours=WEEK + 1)
    await stage.settle()
    await stage.tap(stage["Ann"], "Put it aside", message=questions(stage)[0])
    await stage.settle()
    return game


async def test_a_game_put_aside_frees_its_channel_and_comes_back_with_one_tap(stage: Stage):
    game = await put_aside(stage)
    before = await player.table(stage)
    notice = stage.public()
    refused = await stage.tap(stage["Cy"], "Bring it back", message=notice)
    assert "no seat" in said(stage, refused)
    rung, shown = len(stage.mentions()), stage.snapshot(notice)
    button = stage.find(stage["Ann"], "Bring it back", message=notice)
    told = await stage.tap(stage["Ben"], "Bring it back", message=notice)
    assert "Ben has brought the game back" in said(stage, told)
    await stage.settle()
    after = await player.table(stage)
    assert after.game.id == game
    assert after.game.archived is None
    assert (after.seq, after.state) == (before.seq, before.state)
    assert len(stage.mentions()) == rung
    assert stage.controls(stage["Ann"], player.turn_posts(stage)[-1])
    await move(stage)
    await stage.deliver(stage.tapping(stage["Ann"], shown, button.custom_id))
    assert "hasn't been put aside" in stage.text(stage.private(stage["Ann"]))


@pytest.mark.parametrize("how", ["tap", "command", "end"])
async def test_the_notice_of_a_game_put_aside_loses_its_button_however_it_is_settled(
    stage: Stage, how: str
):
    await clockless(stage, "Ann", "Ben")
    await stage.advance(hours=WEEK + 1)
    await stage.tap(stage["Ann"], "Put it aside", message=questions(stage)[0])
    await stage.settle()
    notice = next(m for m in stage.messages() if "put this game aside" in m.content)
    if how == "tap":
        await stage.tap(stage["Ben"], "Bring it back", message=notice)
    elif how == "command":
        await stage.slash(stage["Ben"], "game resume")
    else:
        game = (await player.table(stage)).game.id
        await stage.bot.tables.cancel(game, stage["Cy"].id, manager=True)
    await stage.restart()
    await stage.settle()
    assert stage.controls(stage["Ann"], notice) == []
    told = "has since ended" if how == "end" else "Ben has brought it back"
    assert told in notice.content


async def test_the_question_about_a_game_that_ends_loses_its_buttons(stage: Stage):
    await clockless(stage, "Ann", "Ben")
    await stage.advance(hours=WEEK + 1)
    (question,) = questions(stage)
    game = (await player.table(stage)).game.id
    await stage.bot.tables.cancel(game, stage["Cy"].id, manager=True)
    await stage.restart()
    await stage.settle()
    assert stage.controls(stage["Ann"], question) == []
    assert "has since ended" in question.content


async def test_nothing_is_played_in_a_game_put_aside(stage: Stage):
    await put_aside(stage)
    table = await player.table(stage)
    with pytest.raises(PutAside):
        await stage.bot.tables.act(table.game.id, table.waiting_for[0], Pick(0))
    told = said(stage, await stage.slash(stage["Ann"], "status"))
    assert "was put aside" in told
    await stage.restart()
    await stage.settle()
    assert len(player.turn_posts(stage)) == 1, "its turn is not posted anew"
    await stage.advance(hours=10 * WEEK)
    assert (await player.table(stage)).seq == table.seq


async def test_a_game_put_aside_does_not_go_back(stage: Stage):
    await put_aside(stage)
    table = await player.table(stage)
    for command, options in (
        ("undo", {}),
        ("game rewind", {"to": "1"}),
        ("game rewind", {"answer": "agree"}),
    ):
        told = said(stage, await stage.slash(stage["Ann"], command, **options))
        assert "put aside. Any of its players can bring it back" in told
    assert await stage.suggest(stage["Ann"], "game rewind", "to") == []
    told = said(stage, await stage.slash(promote(stage, "Cy"), "admin rollback", to="1"))
    assert "put aside" in told
    assert (await player.table(stage)).seq == table.seq


async def test_a_game_put_aside_waits_while_its_channel_has_another(stage: Stage):
    game = await put_aside(stage)
    await stage.slash(stage["Cy"], "game new")
    await stage.settle()
    assert "opened by Cy" in stage.public().content
    refused = await stage.slash(stage["Ann"], "game resume", game=str(game))
    assert "already has a game" in said(stage, refused)
    await stage.slash(stage["Cy"], "game cancel")
    told = await stage.slash(stage["Ann"], "game resume")
    assert "Ann has brought the game back" in said(stage, told)
    assert (await player.table(stage)).game.id == game


async def test_a_game_put_aside_can_go_on_in_another_channel(stage: Stage):
    game = await put_aside(stage)
    shown = stage.snapshot(stage.public())
    button = stage.find(stage["Ann"], "Bring it back", message=stage.public())
    other = stage.guild.create_text_channel("other")
    offered = await stage.suggest(stage["Ben"], "game resume", "game")
    assert [c["value"] for c in offered] == [str(game)]
    assert await stage.suggest(stage["Cy"], "game resume", "game") == []
    refused = await stage.slash(stage["Cy"], "game resume", channel=other, game=str(game))
    assert "You can't pick that game here" in said(stage, refused)
    await stage.slash(stage["Ben"], "game resume", channel=other, game=str(game))
    await stage.settle()
    moved = await stage.bot.tables.in_channel(other.id)
    assert moved.game.id == game
    post = [m for m in stage.messages(None, other) if "your turn" in m.content][-1]
    mover = await _mover(stage, moved)
    await stage.tap(mover, "Play my turn", message=post)
    assert "Ben has brought it back" in stage.messages()[-1].content
    await stage.deliver(stage.tapping(stage["Ann"], shown, button.custom_id))
    assert "belongs to a game that's gone" in stage.text(stage.private(stage["Ann"]))


async def _mover(stage: Stage, table):
    return next(m for m in stage.members.values() if m.id == table.waiting_for[0])


async def test_an_idle_game_that_cannot_be_read_frees_its_channel_in_the_end(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    game = (await player.table(stage)).game.id
    await break_game(stage, game)
    await stage.restart()
    assert await timers(stage, game) == {"idle"}
    await stage.advance(hours=2 * WEEK + 1)
    await stage.settle()
    opened = await stage.slash(stage["Cy"], "game new")
    assert "The game is open" in said(stage, opened)


async def test_whose_host_may_have_no_game_more_is_told_so(stage: Stage, monkeypatch):
    await put_aside(stage)
    other = stage.guild.create_text_channel("other")
    await stage.slash(stage["Ann"], "game new", channel=other)
    monkeypatch.setattr(opening, "MOST_OF_ONE", 1)
    refused = said(stage, await stage.slash(stage["Ben"], "game resume"))
    assert f"its host, <@{stage['Ann'].id}>, already has 1 unfinished game open here" in refused
    refused = said(stage, await stage.slash(stage["Ann"], "game resume"))
    assert "You already have 1 unfinished game open here" in refused


async def test_answers_without_a_question_are_refused(stage: Stage):
    game = await clockless(stage, "Ann", "Ben")
    tables, ann, cy = stage.bot.tables, stage["Ann"].id, stage["Cy"].id
    with pytest.raises(NotAskedAbout):
        await tables.still_playing(game, ann)
    with pytest.raises(NotAskedAbout):
        await tables.put_aside(game, ann)
    with pytest.raises(NotAPlayer):
        await tables.put_aside(game, cy)
    with pytest.raises(NotPutAside):
        await tables.bring_back(game, ann, stage.channel.id)
    assert (await player.table(stage)).game.archived is None
