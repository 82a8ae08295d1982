"""Questions before something grave: two taps, a way back, and answers that come too late."""

from __future__ import annotations

import sqlite3

import simcord

from tests.bot import player
from tests.bot.harness import Control, Stage
from tests.bot.managers import promote
from tests.bot.test_seats import long_sleeps, stage
from tests.bot.test_strangers import everything

__all__ = ["long_sleeps", "stage"]


def said(stage: Stage, result) -> str:
    return stage.text(result.response)


def name(member: simcord.MemberActor) -> str:
    return member.name.capitalize()


def keys(stage: Stage, asked) -> list[Control]:
    """Return the buttons of a question."""
    return stage.controls(stage["Ann"], asked.response)


async def two(stage: Stage) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Begin a game of Ann and Ben; return who moves and who does not."""
    await player.lobby(stage, "Ann", "Ben")
    first = await player.mover(stage)
    return first, next(m for m in (stage["Ann"], stage["Ben"]) if m is not first)


async def pick(stage: Stage) -> None:
    """Let who is to move pick the first combo."""
    table = await player.table(stage)
    await stage.slash(await player.mover(stage), "pick", combo=table.view().column[0].race)


async def offered(stage: Stage, member: simcord.MemberActor) -> simcord.ResponseMessage:
    """Let ``member`` offer their seat and return the post about it."""
    await stage.slash(member, "seat offer")
    await stage.settle()
    return next(m for m in reversed(stage.messages()) if "who'd like to can take over" in m.content)


# ------------------------------------------------------------------------ the way back


async def test_every_question_has_a_quiet_button_that_changes_nothing(
    stage: Stage, disk: sqlite3.Connection
):
    cy = promote(stage, "Cy")
    mover, other = await two(stage)
    await pick(stage)
    card = await offered(stage, other)
    questions = (
        (mover, "seat resign", {}, "Leave the game", "Keep my seat"),
        (mover, "seat autopilot", {"switch": "on"}, "Hand over", "I'll play myself"),
        (mover, "privacy delete", {}, "Delete everything about me", "Keep my data"),
        (stage["Ann"], "game cancel", {}, "End it for good", "Keep playing"),
        (cy, "admin end", {}, "End it for good", "Keep playing"),
        (cy, "admin skip", {}, "Skip", "Let them play"),
        (cy, "admin rollback", {"to": "1"}, "Go back", "Leave it as it is"),
        (cy, "", {}, "Take over", "No, thanks"),
    )
    before, rung = everything(disk), len(stage.mentions())
    for member, command, options, yes, no in questions:
        if command:
            asked = await stage.slash(member, command, **options)
        else:
            asked = await stage.tap(member, "Take the seat", message=card)
        assert asked.response.ephemeral, command
        assert [c.label for c in keys(stage, asked)] == [yes, no]
        kept = await stage.tap(member, no, message=asked.response)
        assert said(stage, kept) == "All right, everything stays as it is.", command
        assert kept.response.id == asked.response.id, "it takes the question's place"
        assert keys(stage, kept) == []
        assert everything(disk) == before, command
    assert len(stage.mentions()) == rung


# -------------------------------------------------------------------------------- skip


async def test_a_skip_says_whose_turn_it_would_finish_and_comes_too_late_when_they_play(
    stage: Stage,
    disk: sqlite3.Connection,
):
    cy = promote(stage, "Cy")
    mover, _ = await two(stage)
    asked = await stage.slash(cy, "admin skip")
    game = (await player.table(stage)).game.id
    told = said(stage, asked)
    assert f"finish {name(mover)}'s turn right now, in game {game} in <#{stage.channel.id}>" in told
    assert "round 1 of 10" in told
    await pick(stage)
    before = everything(disk)
    late = await stage.tap(cy, "Skip", message=asked.response)
    assert "The game has moved on since I asked, so I haven't done anything" in said(stage, late)
    assert keys(stage, late) == []
    assert everything(disk) == before
    asked = await stage.slash(cy, "admin skip")
    await stage.slash(stage["Ann"], "game pause")
    paused = await stage.tap(cy, "Skip", message=asked.response)
    assert "paused" in said(stage, paused)
    assert keys(stage, paused) == [], "a refusal takes the question away"


async def test_a_skip_is_not_for_whoever_has_just_taken_the_seat(stage: Stage):
    manager = promote(stage, "Ben")
    mover, _ = await two(stage)
    asked = await stage.slash(manager, "admin skip")
    await stage.slash(mover, "seat offer")
    seat = (await player.table(stage)).seat_of(mover.id)
    await stage.slash(stage["Cy"], "seat take", player=str(seat + 1))
    late = await stage.tap(manager, "Skip", message=asked.response)
    assert "I haven't done anything" in said(stage, late)
    table = await player.table(stage)
    assert (table.seq, table.clock.lapsed) == (0, "")


# ------------------------------------------------------------------------------ ending


async def test_a_game_that_has_gone_on_is_not_ended_before_it_is_asked_anew(stage: Stage):
    await two(stage)
    asked = await stage.slash(stage["Ann"], "game cancel")
    await pick(stage)
    again = await stage.tap(stage["Ann"], "End it for good", message=asked.response)
    assert "Something has changed since I asked" in said(stage, again)
    assert (await player.table(stage)).unfinished
    ended = await stage.tap(stage["Ann"], "End it for good", message=again.response)
    assert said(stage, ended) == "You've ended the game."
    assert not (await player.table(stage)).unfinished


async def test_a_lobby_is_closed_and_nobody_has_lost_a_game(stage: Stage):
    await stage.slash(stage["Ann"], "game new")
    closed = await stage.slash(stage["Ann"], "game cancel")
    assert "The lobby is closed" in said(stage, closed)
    assert "ended" not in said(stage, closed)
    await stage.settle()
    post = stage.public()
    assert "this lobby was closed before the game began" in post.content
    assert stage.controls(stage["Ann"], post) == []
    told = said(stage, await stage.slash(promote(stage, "Cy"), "admin audit"))
    assert f"<@{stage['Ann'].id}> closed the lobby before the game began." in told
    assert "without scores" not in told


async def test_who_would_close_a_lobby_does_not_end_the_game_that_has_begun(stage: Stage):
    cy = promote(stage, "Cy")
    await stage.slash(stage["Ann"], "game new", players=2)
    asked = await stage.slash(cy, "admin end")
    assert "This closes the lobby of game" in said(stage, asked)
    assert [c.label for c in keys(stage, asked)] == ["Close the lobby", "Leave it open"]
    await stage.tap(stage["Ben"], "Join")
    again = await stage.tap(cy, "Close the lobby", message=asked.response)
    assert "Something has changed since I asked" in said(stage, again)
    assert "without scores" in said(stage, again)
    assert (await player.table(stage)).game.status == "running"
    await stage.tap(cy, "End it for good", message=again.response)
    gone = await stage.slash(cy, "admin end")
    assert "ended without scores" in said(stage, gone)


# ----------------------------------------------------------------------------- leaving


async def test_who_has_become_the_last_is_asked_anew_before_the_game_ends(stage: Stage):
    mover, other = await two(stage)
    asked = await stage.slash(other, "seat resign")
    assert "This ends the game for you" in said(stage, asked)
    await stage.slash(mover, "seat resign")
    await stage.tap(mover, "Leave the game")
    again = await stage.tap(other, "Leave the game", message=asked.response)
    assert "Something has changed since I asked" in said(stage, again)
    assert "You're the last one in this game" in said(stage, again)
    assert (await player.table(stage)).game.status == "running"
    await stage.tap(other, "Keep my seat", message=again.response)
    assert (await player.table(stage)).seat_of(other.id) is not None


async def test_two_who_leave_at_one_instant_do_not_end_the_game_between_them(stage: Stage):
    await two(stage)
    taps = []
    for member in (stage["Ann"], stage["Ben"]):
        asked = await stage.slash(member, "seat resign")
        yes = stage.find(member, "Leave the game", message=asked.response)
        taps.append(stage.tapping(member, asked.response, yes.custom_id))
    await stage.deliver(*taps)
    table = await player.table(stage)
    assert table.game.status == "running"
    assert len(table.holders) == 1


async def test_handing_over_that_now_lets_the_game_rest_is_asked_anew(stage: Stage):
    mover, other = await two(stage)
    asked = await stage.slash(mover, "seat autopilot", switch="on")
    assert "It's your turn" in said(stage, asked)
    await stage.slash(other, "seat autopilot", switch="on")
    again = await stage.tap(mover, "Hand over", message=asked.response)
    assert "Nobody else is playing in this game" in said(stage, again)
    assert not (await player.table(stage)).left_alone


async def test_who_has_joined_a_game_since_is_asked_anew_before_all_is_deleted(stage: Stage):
    ann = stage["Ann"]
    asked = await stage.slash(ann, "privacy delete")
    assert "not in any unfinished game" in said(stage, asked)
    await stage.slash(ann, "game new")
    again = await stage.tap(ann, "Delete everything about me", message=asked.response)
    assert "one unfinished game" in said(stage, again)
    assert (await player.table(stage)).seat_of(ann.id) is not None


# ------------------------------------------------------------------------ taking a seat


async def test_whoever_taps_an_open_seat_is_told_what_it_means_first(
    stage: Stage, disk: sqlite3.Connection
):
    mover, other = await two(stage)
    await pick(stage)
    card, rung = await offered(stage, other), len(stage.mentions())
    before = everything(disk)
    asked = await stage.tap(stage["Cy"], "Take the seat", message=card)
    told = said(stage, asked)
    assert asked.response.ephemeral
    assert f"Take over {name(other)}'s seat?" in told
    assert "Round 1 of 10." in told
    assert f"Waiting for {name(mover)} to" in told
    assert f"{name(mover)}'s clock runs out" in told
    assert "24 hours" in told
    assert f"{name(other)}: no race yet" in told
    assert "Scores are secret until the end." in told
    assert " coins" not in told.replace("coins included", "")
    assert everything(disk) == before, "a tap in passing changes nothing"
    taken = await stage.tap(stage["Cy"], "Take over", message=asked.response)
    assert "The seat is yours" in said(stage, taken)
    assert taken.response.id == asked.response.id
    await stage.settle()
    assert f"Cy has taken over from {name(other)}" in card.content
    assert stage.controls(other, card) == []
    news = stage.messages()[-1]
    assert news.id != card.id, "nobody looks far up in a channel"
    assert news.content == f"Cy has taken over from {name(other)}.", (
        "so who offered it learns of it"
    )
    assert [c.label for c in stage.controls(other, news)] == ["Watch"]
    assert len(stage.mentions()) == rung, "nobody's phone rings for it"


async def test_open_scores_are_told_to_a_newcomer(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", scores="open")
    card = await offered(stage, stage["Ann"])
    asked = await stage.tap(stage["Cy"], "Take the seat", message=card)
    assert "Ann, 5 coins" in said(stage, asked)


async def test_of_two_who_confirm_at_once_one_gets_the_seat(stage: Stage):
    _, other = await two(stage)
    dan = stage.guild.add_member(stage.env.create_user("dan", global_name="Dan"))
    card, taps, questions = await offered(stage, other), [], []
    for member in (stage["Cy"], dan):
        asked = await stage.tap(member, "Take the seat", message=card)
        yes = stage.find(member, "Take over", message=asked.response)
        taps.append(stage.tapping(member, asked.response, yes.custom_id))
        questions.append(asked.response)
    await stage.deliver(*taps)
    table = await player.table(stage)
    assert (table.seat_of(stage["Cy"].id) is None) != (table.seat_of(dan.id) is None)
    texts = sorted(stage.text(message) for message in questions)
    assert any("The seat is yours" in text for text in texts)
    assert any("No seat in this game is open" in text for text in texts)


async def test_a_seat_is_not_taken_that_is_offered_no_more(stage: Stage, disk: sqlite3.Connection):
    mover, other = await two(stage)
    cy, card = stage["Cy"], await offered(stage, other)
    asked = await stage.tap(cy, "Take the seat", message=card)
    await stage.slash(other, "seat offer")
    before = everything(disk)
    late = await stage.tap(cy, "Take over", message=asked.response)
    assert "No seat in this game is open" in said(stage, late)
    assert keys(stage, late) == []
    assert everything(disk) == before
    card = await offered(stage, other)
    asked = await stage.tap(cy, "Take the seat", message=card)
    await stage.slash(other, "seat resign")
    await stage.tap(other, "Leave the game")
    await stage.settle()
    again = await stage.tap(cy, "Take over", message=asked.response)
    assert "Something has changed since I asked" in said(stage, again)
    assert (await player.table(stage)).seat_of(cy.id) is None
    await stage.slash(mover, "game cancel")
    await stage.tap(mover, "End it for good")
    gone = await stage.tap(cy, "Take over", message=again.response)
    assert "ended without scores" in said(stage, gone)
    assert keys(stage, gone) == []
