"""Clocks, pauses and absences as players see them."""

from __future__ import annotations

import re
from dataclasses import replace

import discord
import pytest

from bot.handlers.games.clocks import OFFERED
from bot.panels.messages import clocks
from bot.storage.rows import TurnClock
from bot.texts import moments
from bot.texts.i18n import Words
from bot.texts.i18n import languages as spoken
from bot.texts.timewords import own
from bot.texts.wording import Wording
from tests.bot import player, sights
from tests.bot.harness import Stage
from tools.table.languages import languages

LANGUAGES = spoken()
SILENT = discord.MessageFlags(suppress_notifications=True).value
RUNS_OUT = 24 + 48


async def own_turns(stage: Stage, count: int) -> None:
    """Let whoever is to move play, by the shortest way, until so many turns have passed."""
    for _ in range(count):
        began = (await player.table(stage)).turn_began
        while True:
            table = await player.table(stage)
            if table.turn_began != began:
                break
            member = await player.mover(stage)
            if table.view().step == "pick":
                await stage.slash(member, "pick", combo=table.view().column[0].race)
            else:
                await player.end(stage, member)


def rung(stage: Stage) -> list[tuple[int, ...]]:
    return [who for _, who in stage.mentions()]


async def test_a_turn_that_nobody_plays_is_played_by_the_autopilot_which_says_so(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    ann, ben = stage["Ann"], stage["Ben"]
    first = player.turn_posts(stage)[0]
    assert re.search(
        r"your turn: round 1 of \d+, pick a combo; your clock runs out <t:\d+:R>\.", first.content
    )
    await stage.advance(hours=RUNS_OUT - 1)
    assert (await player.table(stage)).seq == 0
    await stage.restart()
    await stage.advance(hours=1)
    posts = player.turn_posts(stage)
    assert len(posts) == 2
    assert "Ann's turn, round 1" in posts[0].content
    assert "the clock ran out, so the autopilot played this turn" in posts[0].content
    assert not stage.controls(ann, posts[0])
    assert posts[1].content.startswith(f"<@{ben.id}>, your turn")
    assert "Ann (autopilot) takes the" in posts[1].content
    assert rung(stage) == [(ann.id,), (ben.id,)]


async def test_the_turn_post_tells_of_the_reserve_once_the_clock_is_over(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    await stage.advance(hours=23)
    assert "your clock runs out" in player.turn_posts(stage)[-1].content
    await stage.advance(hours=1)
    post = player.turn_posts(stage)[-1]
    assert "you're on your reserve, which runs out" in post.content
    assert stage.find(stage["Ann"], "Play my turn", message=post)
    assert len(rung(stage)) == 1


async def test_after_two_missed_turns_the_seat_is_open_and_the_next_recap_tells_it(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    await stage.advance(hours=RUNS_OUT)
    await own_turns(stage, 2)
    assert (await player.mover(stage)) is stage["Ann"]
    own = player.turn_posts(stage)[-1]
    assert "Ann's autopilot takes the" in own.content
    assert "Your clock ran out last turn, so the autopilot played it." in own.content
    await stage.advance(hours=24)
    table = await player.table(stage)
    assert (table.seats[0].pilot, table.seats[0].offered) == ("autopilot", True)
    vacant = next(m for m in stage.messages() if "has missed 2 turns in a row" in m.content)
    assert vacant.flags.value & SILENT
    assert [c.label for c in stage.controls(stage["Cy"], vacant)] == [
        "I'm back",
        "Take the seat…",
        "Watch",
    ]
    ringing = len(rung(stage))
    await own_turns(stage, 2)
    assert (await player.mover(stage)) is stage["Ben"], "Ann's turn is played already"
    assert len(rung(stage)) == ringing + 2
    turns = [m.content for m in player.turn_posts(stage)]
    assert sum(c.startswith(f"<@{stage['Ann'].id}>") for c in turns) == 0
    assert "Ann " in turns[-1], "what her autopilot did is in Ben's recap"


async def test_a_pause_is_seen_by_all_rings_nobody_and_stops_the_clock(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    cy = stage["Cy"]
    paused = await stage.slash(cy, "game pause")
    assert "Cy has paused the game" in paused.response.content
    assert not paused.response.flags.value & discord.MessageFlags(ephemeral=True).value
    assert paused.response.flags.value & SILENT
    post = player.turn_posts(stage)[-1]
    assert "the game is paused, so no clock is running" in post.content
    await stage.advance(hours=200)
    assert (await player.table(stage)).seq == 0
    again = await stage.slash(stage["Ben"], "game pause")
    assert "already paused" in again.response.content
    status = await stage.slash(cy, "status")
    assert "The game was paused" in stage.text(status.response)
    resumed = await stage.tap(stage["Ben"], "Resume", message=post)
    assert "Ben has resumed the game" in resumed.response.content
    post = player.turn_posts(stage)[-1]
    assert "your clock runs out" in post.content
    assert "Resume" not in [c.label for c in stage.controls(cy, post)]
    assert len(rung(stage)) == 1
    await stage.advance(hours=RUNS_OUT)
    assert (await player.table(stage)).seq > 0


async def test_two_who_resume_at_once_resume_once(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    await stage.slash(stage["Ann"], "game pause")
    post = player.turn_posts(stage)[-1]
    key = stage.find(stage["Ben"], "Resume", message=post)
    shown = stage.snapshot(post)
    taps = [stage.tapping(stage[name], shown, key.custom_id) for name in ("Ben", "Cy")]
    results = await stage.deliver(*taps)
    told = [stage.text(r.response) for r in results]
    assert sum("resumed the game" in t for t in told) == 1
    assert sum("isn't paused" in t for t in told) == 1


async def test_who_is_away_is_not_played_for_and_others_see_it(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    ann, ben = stage["Ann"], stage["Ben"]
    nothing = await stage.slash(ann, "away")
    assert "You're not away" in nothing.response.content
    said = await stage.slash(ann, "away", until="5 days")
    assert "in the game you're in" in said.response.content
    assert "haven't chosen a time zone" in said.response.content
    assert said.response.flags.value & discord.MessageFlags(ephemeral=True).value
    post = player.turn_posts(stage)[-1]
    assert re.search(r"your clock is stopped until <t:\d+:f>, while you're away", post.content)
    status = await stage.slash(ben, "status")
    assert "Ann is away; the clock is stopped until <t:" in stage.text(status.response)
    assert re.search(r"Reserve left: Ann \d+ h.*, Ben \d+ h", stage.text(status.response))
    await stage.advance(hours=5 * 24 - 1)
    await stage.restart()
    assert (await player.table(stage)).seq == 0
    await stage.advance(hours=1)
    assert "your clock runs out" in player.turn_posts(stage)[-1].content
    assert len(rung(stage)) == 1


@pytest.mark.parametrize(
    ("until", "told"),
    [
        ("when I like", "can't read `when I like` as a time"),
        ("2020-01-01", "`2020-01-01` has already passed"),
        ("9 weeks and 400 days", "more than a year away"),
        ("`@everyone`", "'@everyone'"),
    ],
)
async def test_an_absence_that_cannot_be_is_refused_kindly(stage: Stage, until: str, told: str):
    answer = await stage.slash(stage["Ann"], "away", until=until)
    assert told in answer.response.content


async def test_absences_are_offered_and_ended(stage: Stage):
    ann = stage["Ann"]
    offered = await stage.suggest(ann, "away", "until")
    assert [c["value"] for c in offered][-1] == "back"
    assert len(offered) == 7
    for begun in ("2", "2 wo", "2 xyz"):
        typed = await stage.suggest(ann, "away", "until", begun)
        assert [c["value"] for c in typed] == ["2 days", "2 hours", "2 weeks"], begun
    assert "in 2 hours" in typed[1]["name"]
    assert await stage.suggest(ann, "away", "until", "soon") == []
    far = await stage.suggest(ann, "away", "until", "999")
    assert [c["value"] for c in far] == ["999 hours"], "999 days are more than a year"
    typed = await stage.suggest(ann, "away", "until", "2 weeks")
    assert typed[0]["name"] == "2 weeks (in 14 days)"
    await stage.slash(ann, "away", until="2 weeks")
    assert "You're away until" in (await stage.slash(ann, "away")).response.content
    back = await stage.slash(ann, "away", until="back")
    assert "Welcome back" in back.response.content
    assert "You're not away" in (await stage.slash(ann, "away")).response.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_absences_are_offered_in_the_readers_words_which_can_be_typed(stage, language):
    ann, now = stage["Ann"], stage.env.now()
    words = Words(language, strict=True)
    with languages({ann.id: language}):
        offered = await stage.suggest(ann, "away", "until")
        assert [c["value"] for c in offered] == [
            *(words(f"away-said-{what}", count=count) for what, count in OFFERED),
            own("back", language)[0],
        ]
        for choice, (what, count) in zip(offered, OFFERED, strict=False):
            assert choice["name"].startswith(choice["value"])
            meant = moments.after(what, count, now, None)
            assert moments.until(choice["value"], now, None, language) == meant
        await stage.slash(ann, "away", until=offered[1]["value"])
        back = await stage.slash(ann, "away", until=offered[-1]["value"])
        assert back.response.content == words("away-back")


async def test_what_may_be_a_length_or_a_day_is_offered_as_both(stage: Stage):
    ann = stage["Ann"]
    with languages({ann.id: "ja"}):
        length, day = await stage.suggest(ann, "away", "until", "20日")
        assert length["value"] == "20日"
        assert day["name"].startswith("1月20日")
        assert day["value"] == "2026-01-20 00:00"
        (only,) = await stage.suggest(ann, "away", "until", "20日間")
        assert only["value"] == "20日間"


async def test_an_absence_may_be_typed_in_any_language(stage: Stage):
    ann, ben = stage["Ann"], stage["Ben"]
    now = int(stage.env.now().timestamp())
    with languages({ann.id: "ja", ben.id: "ko"}):
        for who, typed, hours in ((ann, "3日", 72), (ann, "12 時間", 12), (ben, "2주", 14 * 24)):
            told = (await stage.slash(who, "away", until=typed)).response.content
            assert f"<t:{now + hours * 3600}:f>" in told, typed
        back = await stage.slash(ann, "away", until="戻りました")
        assert "おかえりなさい" in back.response.content


async def test_the_clock_is_chosen_in_the_lobby_and_shown(stage: Stage):
    ann, ben = stage["Ann"], stage["Ben"]
    await stage.slash(ann, "game new", players=2, clock=48)
    lobby = stage.public()
    assert "48 hours for a turn, plus 48 in reserve for the whole game" in lobby.content
    changed = await stage.slash(ann, "game settings", clock=0)
    assert "Turns have no clock" in changed.response.content
    assert "Turns have no clock" in stage.public().content
    await stage.slash(ann, "game settings", clock=12)
    await stage.tap(ben, "Join")
    await stage.settle()
    first = await player.mover(stage)
    await stage.tap(first, "Play my turn", message=player.turn_posts(stage)[-1])
    panel = stage.private(first)
    assert panel is not None
    assert re.search(r"Your clock runs out <t:\d+:R>\.", stage.text(panel))
    other = next(m for m in (ann, ben) if m is not first)
    await stage.slash(other, "play")
    waiting = stage.private(other)
    assert waiting is not None
    assert re.search(r"'s clock runs out on <t:(\d+):f> \(<t:\1:R>\)", stage.text(waiting))
    assert "after that comes a reserve of 48 hours" in stage.text(waiting)


async def test_without_a_clock_nothing_is_told_of_one(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", clock=0)
    assert "clock" not in player.turn_posts(stage)[-1].content
    await player.open_panel(stage)
    panel = stage.private(await player.mover(stage))
    assert panel is not None
    assert "clock" not in stage.text(panel)
    await stage.advance(hours=24 * 10)
    assert (await player.table(stage)).seq == 0


@pytest.mark.parametrize(
    ("bank", "told"),
    [
        (48 * 3600, "a reserve of 48 hours."),
        (59 * 60 + 30, "a reserve of 59 minutes."),
        (0, "'s clock runs out on <t:1003600:f> (<t:1003600:R>)."),
    ],
)
def test_the_reserve_is_told_to_the_minute(bank: int, told: str):
    box, state, _ = next(iter(sights.played(2, 1)))
    table, mover = sights.table_of(box, state), state.turn.player
    seats = tuple(replace(s, bank=bank) if s.seat == mover else s for s in table.seats)
    clock = TurnClock(mover, 0, 3600, "turn", 1_000_000)
    table = replace(table, seats=seats, clock=clock)
    (line,) = clocks.told(table, Wording.of(table, sights.WORDS), 1_000_000)
    assert line.endswith(told)
