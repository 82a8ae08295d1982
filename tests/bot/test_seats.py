"""Computers, substitutes, coming back, rematches, lists: what players see of seats."""

from __future__ import annotations

import json
import random
import re
from functools import partial

import discord
import pytest
import simcord

from bot.app import assemble
from bot.handlers import client
from bot.panels import panel
from bot.panels.messages import dashboard, lobbies, seatcards, turns
from bot.panels.turn import pages
from bot.panels.turn.sight import Sight
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.contents import SeatCard
from bot.texts.wording import Wording
from engine.export import read, replay
from tests.bot import player
from tests.bot.harness import Stage, staged
from tests.bot.managers import promote
from tests.bot.sights import HOSTILE, WORDS
from tests.bot.test_timeouts import plainly
from tools.table.clock import WorldClock

SILENT = discord.MessageFlags(suppress_notifications=True).value


@pytest.fixture(autouse=True)
def long_sleeps(monkeypatch):
    """Let days pass without an hourly look at the timers, which is tested elsewhere."""
    monkeypatch.setattr(client, "Sleeper", partial(Sleeper, longest=10**7))


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
        began, steps = (await player.table(stage)).turn_began, 0
        while (table := await player.table(stage)).turn_began == began and not table.over:
            member, steps = await player.mover(stage), steps + 1
            if table.view().questions:
                offered = await stage.suggest(member, "choose", "option")
                await stage.slash(member, "choose", option=offered[0]["value"])
            elif table.view().step == "pick":
                await stage.slash(member, "pick", combo=table.view().column[0].race)
            else:
                await player.end(stage, member)
            await stage.settle()
            assert steps < 20, stage.text(stage.private(member))


async def two(stage: Stage) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Begin a game of Ann and Ben; return who moves and who does not."""
    await player.lobby(stage, "Ann", "Ben")
    first = await player.mover(stage)
    return first, next(m for m in (stage["Ann"], stage["Ben"]) if m is not first)


# ------------------------------------------------------------------------- computers


async def test_a_lobby_shows_its_computers_and_begins_when_all_people_are_in(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=4, computers=2)
    lobby = stage.public()
    assert "Players so far (3 of 4): Ann and 2 computers." in lobby.content
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
    assert "Order of play" in post.content
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
    assert said(stage, await stage.tap(stage["Ben"], "Start")).endswith(
        ("You go first.", "goes first.")
    )
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
    assert "Played by computers or the autopilot: 🤖" in stage.text(recap)
    private = said(stage, await stage.slash(stage["Ben"], "game result"))
    assert private.count("(computer)") == result.content.count("(computer)")
    exported = await stage.tap(ann, "Export", message=result)
    data = await exported.response.attachments[0].read()
    people = Wording.of(table, WORDS).labels
    assert json.loads(data)["names"] == list(people), "computers are called as people see them"
    assert replay(read(data)).history.state.coins == table.state.coins


# ----------------------------------------------------------------- offering and taking


async def test_an_offer_is_a_silent_post_and_who_takes_the_seat_is_caught_up(stage: Stage):
    other, mover = await two(stage)
    await quickly(stage)
    ringing = rung(stage)
    offered = await stage.slash(mover, "seat offer")
    assert "on offer to everybody here" in said(stage, offered)
    await stage.settle()
    card = about(stage, "who'd like to can take over")
    assert card.flags.value & SILENT
    assert labels(stage, card) == ["Take the seat…", "Watch"]
    assert "have a seat" in said(stage, await stage.tap(other, "Take the seat", message=card))
    take = stage.find(stage["Cy"], "Take the seat", message=card)
    before = stage.snapshot(card)
    await stage.press(stage["Cy"], take)
    taken = await stage.tap(stage["Cy"], "Take over")
    await stage.settle()
    text = said(stage, taken)
    assert "The seat is yours" in text
    assert "direct message" in text
    assert "What's happened lately:" in text
    assert "takes the " in text
    assert taken.response.attachments, "the board is shown"
    assert player.moves(stage, stage["Cy"]), "it was their turn"
    assert f"Cy has taken over from {name(mover)}" in card.content
    assert labels(stage, card) == []
    assert player.turn_posts(stage)[-1].content.startswith(f"<@{stage['Cy'].id}>, your turn")
    assert rung(stage) == ringing, "nobody's phone rings for it"
    assert "no seat in this game" in said(stage, await stage.slash(mover, "coins"))
    (late,) = await stage.deliver(stage.tapping(mover, before, take.custom_id))
    assert "No seat in this game is open" in said(stage, late)


def name(member: simcord.MemberActor) -> str:
    return member.name.capitalize()


async def test_two_taps_on_one_offer_seat_one_person(stage: Stage):
    _, other = await two(stage)
    await stage.slash(other, "seat offer")
    await stage.settle()
    asked = await stage.tap(
        stage["Cy"], "Take the seat", message=about(stage, "who'd like to can take over")
    )
    take = stage.find(stage["Cy"], "Take over", message=asked.response)
    one = stage.tapping(stage["Cy"], asked.response, take.custom_id)
    two_ = stage.tapping(stage["Cy"], asked.response, take.custom_id)
    await stage.deliver(one, one, two_)
    users = [seat.user for seat in (await player.table(stage)).seats]
    assert users.count(stage["Cy"].id) == 1
    assert other.id not in users
    assert "The seat is yours" in stage.text(stage.private(stage["Cy"])), "the second tap, too"


async def test_a_computers_seat_that_is_offered_no_longer_is_its_own_again(stage: Stage):
    ann = stage["Ann"]
    await stage.slash(ann, "game new", computers=1)
    await stage.settle()
    table = await player.table(stage)
    seat = str(next(s.seat for s in table.seats if s.computer) + 1)
    await stage.slash(ann, "seat offer", player=seat)
    await stage.settle()
    card = about(stage, "who'd like to can take over")
    await stage.slash(ann, "seat offer", player=seat)
    await stage.settle()
    assert card.content.startswith("This seat is \N{ROBOT FACE}")


async def test_an_offer_is_withdrawn_by_the_same_command(stage: Stage):
    mover, _ = await two(stage)
    await stage.slash(mover, "seat offer")
    await stage.settle()
    card = about(stage, "who'd like to can take over")
    await restart(stage)
    assert "The offer is off" in said(stage, await stage.slash(mover, "seat offer"))
    await stage.settle()
    assert f"This seat is {name(mover)}'s." in card.content
    assert labels(stage, card) == []
    assert "No seat" in said(stage, await stage.slash(stage["Cy"], "seat take"))


async def test_of_several_open_seats_one_is_chosen_from_a_list(stage: Stage):
    mover, other = await two(stage)
    await stage.slash(mover, "seat offer")
    await stage.slash(other, "seat offer")
    refused = said(stage, await stage.slash(stage["Cy"], "seat take"))
    assert "Ann" in refused
    assert "Ben" in refused
    offered = await stage.suggest(stage["Cy"], "seat take", "player", "")
    assert {c["name"] for c in offered} == {"Ann", "Ben"}
    wanted = next(c["value"] for c in offered if c["name"] == name(other))
    assert "The seat is yours" in said(
        stage, await stage.slash(stage["Cy"], "seat take", player=wanted)
    )
    assert (await player.table(stage)).seat_of(other.id) is None
    for nonsense in ("9", "x", "-1"):
        answered = await stage.slash(stage["Ben"], "seat take", player=nonsense)
        assert "There's no such seat" in said(stage, answered)


# ----------------------------------------------------------------------------- asking


async def test_who_is_asked_may_refuse_or_accept_and_nobody_else(stage: Stage):
    mover, other = await two(stage)
    asked = await stage.slash(mover, "seat replace", by=stage["Cy"])
    assert "I've asked" in said(stage, asked)
    await stage.settle()
    card = about(stage, "would you like to take over")
    assert card.content.startswith(f"<@{stage['Cy'].id}>")
    assert labels(stage, card) == ["Take over", "No, thanks", "Watch"]
    for label in ("Take over", "No, thanks"):
        refused = said(stage, await stage.tap(other, label, message=card))
        assert "Nobody is asking you" in refused
    await restart(stage)
    assert "stays as it is" in said(stage, await stage.tap(stage["Cy"], "No, thanks", message=card))
    await stage.settle()
    assert labels(stage, card) == []
    await stage.slash(mover, "seat replace", by=stage["Cy"])
    taken = await stage.slash(stage["Cy"], "seat take")
    assert "The seat is yours" in said(stage, taken)
    await stage.settle()
    assert len(rung(stage)) == 1
    played = said(stage, await stage.slash(other, "seat replace", by=stage["Cy"]))
    assert "is already playing in this game" in played
    assert "refused" not in said(stage, await stage.slash(stage["Cy"], "seat refuse"))


async def test_whose_seat_is_given_away_is_for_its_player_the_host_or_a_manager(stage: Stage):
    await player.lobby(stage, "Ann", "Ben", "Cy")
    ann, ben, cy = (stage[n] for n in ("Ann", "Ben", "Cy"))
    dan = stage.guild.add_member(stage.env.create_user("dan", global_name="Dan"))
    table = await player.table(stage)
    seat = {m.id: str(table.seat_of(m.id) + 1) for m in (ann, ben, cy)}
    for by in (ann, ben):
        refused = await stage.slash(by, "seat replace", by=dan, player=seat[cy.id])
        assert "isn't yours to give away" in said(stage, refused)
    await stage.slash(cy, "seat autopilot", switch="on")
    assert {c["name"] for c in await stage.suggest(ben, "seat replace", "player", "")} == {"Ben"}
    asked = await stage.slash(ann, "seat replace", by=dan, player=seat[cy.id])
    assert "I've asked" in said(stage, asked)
    promote(stage, "Ben")
    asked = await stage.slash(ben, "seat replace", by=dan, player=seat[ann.id])
    assert "I've asked" in said(stage, asked)
    accepted = await stage.slash(dan, "seat take", player=seat[ann.id])
    assert "The seat is yours" in said(stage, accepted)
    assert (await player.table(stage)).game.host in (ben.id, cy.id)


async def test_the_seat_of_one_who_left_the_server_can_be_filled_by_the_host(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    ann, ben = stage["Ann"], stage["Ben"]
    seat = str((await player.table(stage)).seat_of(ben.id) + 1)
    refused = await stage.slash(ann, "seat offer", player=seat)
    assert "isn't yours to give away" in said(stage, refused)
    stage.env.backend.remove_member(stage.guild.id, ben.id)
    await stage.settle()
    assert "on offer" in said(stage, await stage.slash(ann, "seat offer", player=seat))
    assert "The seat is yours" in said(stage, await stage.slash(stage["Cy"], "seat take"))


# -------------------------------------------------------------------- leaving, autopilot


async def test_resigning_asks_once_more_and_leaves_the_seat_open(stage: Stage):
    mover, other = await two(stage)
    assert "no seat in this game" in said(stage, await stage.slash(stage["Cy"], "seat resign"))
    asked = await stage.slash(mover, "seat resign")
    assert "This ends the game for you" in said(stage, asked)
    assert (await player.table(stage)).seat_of(mover.id) is not None
    gone = await stage.tap(mover, "Leave the game")
    assert "You've left the game" in said(stage, gone)
    await stage.settle()
    card = about(stage, "has left the game")
    assert labels(stage, card) == ["Take the seat…", "Watch"]
    assert (await player.mover(stage)) is other, "the autopilot has played the turn"
    assert rung(stage) == [(mover.id,), (other.id,)]
    past = player.turn_posts(stage)[0]
    assert not past.content.startswith("<@")
    await stage.tap(mover, "Take the seat", message=card)
    again = await stage.tap(mover, "Take over")
    assert "The seat is yours" in said(stage, again)


async def hand_over(stage: Stage, member: simcord.MemberActor) -> simcord.InteractionResult:
    """Let the autopilot play for ``member``, in their own turn too."""
    asked = await stage.slash(member, "seat autopilot", switch="on")
    if "Hand over" in said(stage, asked):
        asked = await stage.tap(member, "Hand over")
    await stage.settle()
    return asked


async def test_a_game_that_all_have_left_to_the_autopilot_comes_to_its_end_silently(stage: Stage):
    mover, other = await two(stage)
    for member in (other, mover):
        await hand_over(stage, member)
    ringing, first = len(rung(stage)), (await player.table(stage)).seq
    card = about(stage, f"{name(mover)} is taking a break")
    assert "If nobody comes back for 7 days, the autopilot plays it to the end" in card.content
    await stage.advance(hours=7 * 24 - 1)
    assert (await player.table(stage)).seq == first, "nothing is played behind anybody's back"
    for _ in range(40):
        await stage.advance(hours=1)
        if (await player.table(stage)).over:
            break
    table = await player.table(stage)
    assert table.over
    assert len(rung(stage)) == ringing
    result = about(stage, "The game is over after")
    assert "the autopilot played" in result.content or "played by the autopilot" in result.content
    assert "autopilot) " in result.content.splitlines()[0]
    autopilots = [p for p in player.turn_posts(stage) if "Before that: " in p.content]
    assert autopilots
    assert all(p.content.count("\n") == 1 for p in autopilots), "one turn is told"
    assert "has played" in about(stage, "seat to the end").content
    waiting = [m for m in stage.messages() if m.content.endswith("buttons")]
    assert waiting == []
    for post in player.turn_posts(stage):
        assert labels(stage, post) == []
    for post in stage.messages():
        assert not set(labels(stage, post)) & {"Take the seat…", "I'm back"}


WEEK = "If nobody comes back for 7 days, the autopilot plays it to the end."


async def everywhere(stage: Stage, member: simcord.MemberActor) -> dict[str, str]:
    """Return what is told of the game in each place where it is."""
    table = await player.table(stage)
    return {
        "post": player.turn_posts(stage)[-1].content,
        "status": said(stage, await stage.slash(stage["Cy"], "status")),
        "mine": said(stage, await stage.slash(member, "mygames")),
        "panel": said(stage, await stage.slash(member, "play")),
        "dashboard": dashboard.line(table, 0, WORDS),
    }


@pytest.mark.parametrize("clock", [False, True], ids=["handed over", "clock ran out"])
async def test_a_game_that_several_have_left_rests_for_a_week_wherever_it_is_told(
    stage: Stage, clock: bool
):
    if clock:
        mover, other = await lose_after(stage)
    else:
        mover, other = await two(stage)
        await hand_over(stage, other)
        asked = await stage.slash(mover, "seat autopilot", switch="on")
        assert WEEK in said(stage, asked)
        done = said(stage, await stage.tap(mover, "Hand over"))
        assert done.startswith("The game is resting until somebody is back.")
        assert WEEK in done
        await stage.settle()
    table = await player.table(stage)
    assert (table.left_alone, table.rests) == (True, False)
    assert clock == (table.clock is not None and table.clock.lapsed == "clock")
    for _ in range(2):
        told = await everywhere(stage, mover)
        for where, text in told.items():
            assert re.search(r"[Nn]obody is playing", text), where
            assert "autopilot is playing" not in text, where
            assert "has handed it" not in text, where
            assert "(autopilot) to" not in text or where == "status", where
        assert ("the clock ran out. Nobody is" in told["post"]) == clock
        for where in ("post", "status"):
            assert "If nobody comes back for 7 days, the autopilot plays it" in told[where]
        await restart(stage)
    began = (await player.table(stage)).turn_began
    await stage.advance(hours=7 * 24)
    await stage.settle()
    assert (await player.table(stage)).turn_began != began, "then the autopilot plays on"
    card = about(stage, "until they're back" if not clock else "so the autopilot is playing")
    assert "resting" not in card.content
    for _ in range(2):
        told = await everywhere(stage, other)
        for where, text in told.items():
            assert "resting" not in text, where
        await restart(stage)
    assert "(autopilot)" in told["mine"]
    await stage.slash(mover, "seat back")
    await stage.settle()
    await hand_over(stage, mover)
    assert "Nobody is playing right now" in player.turn_posts(stage)[-1].content, "another week"


async def lose_after(stage: Stage) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Let one hand over and the clock of the other run out; return whose clock, and the other."""
    mover = await lose(stage)
    other = next(m for m in (stage["Ann"], stage["Ben"]) if m is not mover)
    while (await player.mover(stage)) is not other:
        await quickly(stage)
    while not (await player.table(stage)).left_alone:
        await stage.advance(hours=12)
    await stage.settle()
    return other, mover


@pytest.mark.parametrize("others", [1, 2])
async def test_who_leaves_is_told_of_the_week_only_where_several_have_seats_then(
    stage: Stage, others: int
):
    names = ("Ann", "Ben", "Cy")[: others + 1]
    await player.lobby(stage, *names)
    for other in names[1:]:
        await hand_over(stage, stage[other])
    asked = said(stage, await stage.slash(stage["Ann"], "seat resign"))
    assert "the game rests until somebody is back or takes a seat" in asked
    assert (WEEK in asked) == (others > 1)


async def test_the_last_who_leaves_is_told_that_this_ends_the_game(stage: Stage):
    await stage.slash(stage["Ann"], "game new", computers=2)
    await stage.settle()
    ann = stage["Ann"]
    asked = await stage.slash(ann, "seat resign")
    assert "You're the last one in this game" in said(stage, asked)
    assert (await player.table(stage)).game.status == "running"
    gone = await stage.tap(ann, "Leave and end the game")
    assert "that ends the game" in said(stage, gone)
    await stage.settle()
    assert (await player.table(stage)).game.status == "cancelled"
    assert "Ann was the last one in this game" in stage.public().content
    assert labels(stage, player.turn_posts(stage)[-1]) == []
    await stage.advance(hours=100)
    assert "The game has begun" in said(
        stage, await stage.slash(stage["Ben"], "game new", computers=1)
    ), "the channel is free"


async def test_handing_over_in_ones_own_turn_asks_and_can_be_thought_better_of(stage: Stage):
    mover, other = await two(stage)
    asked = await stage.slash(mover, "seat autopilot", switch="on")
    assert "It's your turn. The autopilot would finish it" in said(stage, asked)
    assert "2 minutes" in said(stage, asked)
    assert not (await player.table(stage)).plays_itself(0), "nothing has happened yet"
    done = await stage.tap(mover, "Hand over")
    assert "The autopilot will finish your turn" in said(stage, done)
    await stage.settle()
    post = player.turn_posts(stage)[-1]
    assert f"{name(mover)} has handed it to the autopilot" in post.content
    await stage.advance(seconds=60)
    assert (await player.table(stage)).seq == 0
    await stage.tap(mover, "I'm back", message=post)
    await stage.settle()
    assert post.content.startswith(f"<@{mover.id}>, your turn")
    await hand_over(stage, mover)
    await stage.advance(seconds=150)
    assert (await player.mover(stage)) is other
    assert "had handed it to the autopilot, which played it" in post.content
    assert "clock" not in post.content
    again = await stage.slash(other, "seat autopilot", switch="off")
    assert "already playing your seat yourself" in said(stage, again)


async def test_a_lone_player_who_hands_over_lets_the_game_rest(stage: Stage):
    await stage.slash(stage["Ann"], "game new", computers=2)
    await stage.settle()
    ann = stage["Ann"]
    table = await player.table(stage)
    assert table.clock is None, "nobody waits, so no clock runs unless it was chosen"
    asked = await stage.slash(ann, "seat autopilot", switch="on")
    assert "Nobody else is playing in this game" in said(stage, asked)
    rests = await stage.tap(ann, "Hand over")
    assert "The game is resting until somebody is back" in said(stage, rests)
    await stage.settle()
    post = player.turn_posts(stage)[-1]
    assert "the game is resting until somebody is back" in post.content
    card = about(stage, "Ann is taking a break")
    assert "Nothing is lost" in card.content
    await stage.advance(hours=6 * 24)
    assert (await player.table(stage)).seq == table.seq
    assert "the game is resting" in said(stage, await stage.slash(stage["Ben"], "status"))
    assert "resting in round 1" in said(stage, await stage.slash(ann, "mygames"))
    assert "so the game is resting" in said(stage, await stage.slash(ann, "play"))
    promote(stage, "Ben")
    refused = await stage.slash(stage["Ben"], "admin skip", game=str(table.game.id))
    assert "so the game is resting" in said(stage, refused)
    back = await stage.tap(ann, "I'm back", message=card)
    assert "picks up right where it left off" in said(stage, back)
    await stage.settle()
    assert player.moves(stage, ann)
    assert "This seat is Ann's." in card.content


async def test_a_lone_players_clock_lets_the_game_rest_and_a_letter_says_so_once(stage: Stage):
    ann = stage["Ann"]
    await stage.slash(ann, "game new", computers=1, clock=12)
    await stage.settle()
    first = (await player.table(stage)).seq
    await stage.advance(hours=61)
    await stage.settle()
    table = await player.table(stage)
    assert (table.rests, table.seq) == (True, first)
    assert "Ann's clock has run out. Nobody else is waiting" in about(stage, "Nothing is").content
    (letter,) = [m for m in stage.dms(ann) if "Your clock has run out" in m.content]
    assert labels(stage, letter) == ["I'm back"]
    await stage.advance(hours=15 * 24)
    await stage.settle()
    table = await player.table(stage)
    assert table.game.archived is not None, "it is put aside in the end"
    assert table.seq == first
    assert "Nobody was playing;" in stage.public().content
    assert len([m for m in stage.dms(ann) if "Your clock has run out" in m.content]) == 1
    back = await stage.tap(ann, "I'm back", message=letter)
    assert "picks up right where it left off" in said(stage, back)
    await stage.settle()
    table = await player.table(stage)
    assert (table.game.archived, table.rests, table.waiting_for) == (None, False, (ann.id,))
    assert table.clock is not None
    assert table.clock.left == 12 * 3600


async def lose(stage: Stage, *, quiet: str = "", **chosen: str) -> simcord.MemberActor:
    """Let the clock of a player take the seat, about midnight; return who that is."""
    await player.lobby(stage, "Ann", "Ben", clock=12)
    mover = await player.mover(stage)
    if quiet:
        chosen |= {"quiet": quiet, "timezone": "UTC"}
    await stage.slash(mover, "remind", **chosen)
    await stage.advance(hours=60, seconds=30)
    await quickly(stage)
    assert (await player.mover(stage)) is mover
    await stage.advance(hours=12)
    await stage.settle()
    table = await player.table(stage)
    seat = table.seat_of(mover.id)
    assert seat is not None
    assert table.seats[seat].offered
    return mover


def letters(stage: Stage, member: simcord.MemberActor) -> list[simcord.ResponseMessage]:
    return [m for m in stage.dms(member) if "missed 2 turns" in m.content]


async def test_who_has_lost_a_seat_gets_one_letter_after_quiet_hours(stage: Stage):
    member = await lose(stage, quiet="22:00-09:00")
    assert stage.bot.client.clock.now().hour == 0
    assert letters(stage, member) == []
    await stage.advance(hours=8.9)
    assert letters(stage, member) == []
    await stage.advance(hours=0.2)
    await stage.settle()
    (letter,) = letters(stage, member)
    assert "Anybody can take the seat" in letter.content
    await restart(stage)
    await stage.advance(hours=1)
    assert len(letters(stage, member)) == 1
    assert "Welcome back" in said(stage, await stage.tap(member, "I'm back", message=letter))
    await stage.settle()
    assert letter.content.startswith("You've been playing your own seat in Small World")
    assert labels(stage, letter) == []


async def test_no_letter_to_who_wants_none(stage: Stage):
    member = await lose(stage, dm="off")
    await stage.advance(hours=1)
    assert letters(stage, member) == []


async def test_no_letter_to_who_is_back_before_it_may_come(stage: Stage):
    member = await lose(stage, quiet="22:00-09:00")
    await stage.slash(member, "seat back")
    await stage.advance(hours=10)
    assert letters(stage, member) == []


async def test_what_was_done_before_a_seat_was_taken_bears_the_name_of_that_time(stage: Stage):
    stage.bot.tables._seed = lambda: player.SEED
    await stage.slash(stage["Ann"], "game new", computers=1, players=3)
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    ann, cy = stage["Ann"], stage["Cy"]
    while (await player.table(stage)).view().round < 3:
        await quickly(stage)
        await stage.settle()
    while (await player.mover(stage)) is not ann:
        await quickly(stage)
        await stage.settle()
    (region, *_) = await stage.suggest(ann, "conquer", "region")
    await stage.slash(ann, "conquer", region=region["value"])
    await hand_over(stage, ann)
    await stage.advance(seconds=150)
    await stage.slash(ann, "seat offer")
    taken = said(stage, await stage.slash(cy, "seat take"))
    assert "The seat is yours" in taken
    assert "Your autopilot" not in taken, "it was not theirs"
    assert "Ann (partly the autopilot) conquers" in taken
    await stage.settle()
    told = said(stage, await stage.slash(cy, "log", since="1"))
    assert "Ann" in told
    assert "Cy" not in told
    while (await player.mover(stage)) is not cy:
        await quickly(stage)
        await stage.settle()
    post = player.turn_posts(stage)[-1]
    assert post.content.startswith(f"<@{cy.id}>, your turn")
    assert "Order of play" not in post.content
    assert "SHA-256" not in post.content
    assert "Since your turn" not in post.content
    assert any("Ben is the host from now on" in m.content for m in stage.messages())


async def test_a_substitutes_first_turn_against_computers_does_not_begin_the_game(stage: Stage):
    await stage.slash(stage["Ann"], "game new", computers=2)
    await stage.settle()
    await quickly(stage, 1)
    await stage.settle()
    await stage.slash(stage["Ann"], "seat replace", by=stage["Cy"])
    await stage.slash(stage["Cy"], "seat take")
    await stage.settle()
    await quickly(stage, 1)
    await stage.settle()
    posts_ = [p for p in player.turn_posts(stage) if "Order of play" in p.content]
    assert len(posts_) <= 1
    assert "Order of play" not in player.turn_posts(stage)[-1].content


async def test_the_autopilot_plays_for_whoever_says_so_until_they_are_back(stage: Stage):
    mover, other = await two(stage)
    handed = await hand_over(stage, mover)
    assert "The autopilot will finish your turn" in said(stage, handed)
    await stage.advance(seconds=150)
    assert (await player.mover(stage)) is other
    card = about(stage, "The autopilot is playing for")
    assert labels(stage, card) == ["I'm back", "Watch"]
    assert "already" in said(stage, await stage.slash(mover, "seat autopilot", switch="on"))
    shown = said(stage, await stage.slash(mover, "play"))
    assert "The autopilot is playing for you" in shown
    assert "I'm back" in shown
    assert "(autopilot)" in said(stage, await stage.slash(stage["Cy"], "status"))
    assert "no seat" in said(stage, await stage.tap(stage["Cy"], "I'm back", message=card))
    assert "already playing your seat yourself" in said(
        stage, await stage.tap(other, "I'm back", message=card)
    )
    await restart(stage)
    back = await stage.tap(mover, "I'm back", message=card)
    assert "Welcome back" in said(stage, back)
    await stage.settle()
    assert f"This seat is {name(mover)}'s." in card.content
    assert "already" in said(stage, await stage.slash(mover, "seat back"))
    await quickly(stage)
    assert (await player.mover(stage)) is mover
    assert rung(stage) == [(mover.id,), (other.id,), (mover.id,)]


async def test_coming_back_in_the_middle_of_a_turn_shows_its_post_without_a_bell(stage: Stage):
    mover, other = await two(stage)
    for member in (other, mover):
        await hand_over(stage, member)
    table = await player.table(stage)
    assert table.humans == ()
    assert table.seq == 0, "nobody plays, so it waits for a week"
    post = player.turn_posts(stage)[-1]
    assert "Nobody is playing right now" in post.content
    assert "I'm back" in labels(stage, post)
    await stage.tap(mover, "I'm back", message=post)
    await stage.settle()
    assert post.content.startswith(f"<@{mover.id}>, your turn")
    assert "Play my turn" in labels(stage, post)
    assert len(rung(stage)) == 1
    panel_ = await stage.slash(mover, "play")
    assert player.moves(stage, mover), said(stage, panel_)


async def test_a_move_of_ones_own_is_coming_back(stage: Stage):
    mover, other = await two(stage)
    await hand_over(stage, other)
    await hand_over(stage, mover)
    card = about(stage, f"{name(mover)} is taking a break")
    table = await player.table(stage)
    picked = await stage.slash(mover, "pick", combo=table.view().column[0].race)
    assert "Welcome" not in said(stage, picked)
    await stage.settle()
    table = await player.table(stage)
    assert table.humans == (table.seat_of(mover.id),)
    assert "This seat is " in card.content


# -------------------------------------------------------------------------- rematches


async def finished(stage: Stage, **options: object) -> simcord.ResponseMessage:
    """Play a game of Ann and Ben to its end and return the result's post."""
    stage.bot.tables._seed = lambda: player.SEED
    await stage.slash(stage["Ann"], "game new", players=2, **options)
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    while not (await player.table(stage)).over:
        await quickly(stage)
    await stage.settle()
    return about(stage, "The game is over after")


async def test_a_rematch_opens_one_lobby_with_the_same_options_and_rings_nobody(stage: Stage):
    result = await finished(stage, scores="open", clock=48)
    ringing = len(rung(stage))
    ann, ben, cy = (stage[n] for n in ("Ann", "Ben", "Cy"))
    refused = said(stage, await stage.tap(cy, "Rematch", message=result))
    assert "Only the people who played" in refused
    rematch = stage.find(ben, "Rematch", message=result)
    taps = [stage.tapping(m, result, rematch.custom_id) for m in (ben, ben)]
    await stage.deliver(*taps)
    lobby = stage.public()
    assert "opened by Ben" in lobby.content
    assert "A rematch: Ann is invited to play again" in lobby.content
    assert lobby.flags.value & SILENT
    assert len(rung(stage)) == ringing
    table = await player.table(stage)
    assert (table.game.status, table.options.open_scores, table.options.clock) == (
        "lobby",
        True,
        48,
    )
    assert table.options.setup is None, "it is set up by itself"
    assert len([m for m in stage.messages() if "opened by" in m.content]) == 1
    joined = said(stage, await stage.tap(ann, "Rematch", message=result))
    assert "You're in" in joined
    await stage.settle()
    assert (await player.table(stage)).game.status == "running"
    busy = said(stage, await stage.tap(ann, "Rematch", message=result))
    assert "already has a game" in busy


async def test_a_rematch_of_a_game_of_one_has_a_clock_again_for_others_may_join(stage: Stage):
    ann = stage["Ann"]
    await stage.slash(ann, "game new", players=3, computers=1)
    await stage.slash(ann, "game start")
    await stage.settle()
    assert (await player.table(stage)).options.clock == 0
    await stage.slash(ann, "game cancel")
    await stage.tap(ann, "End it for good")
    await stage.settle()
    await stage.slash(ann, "game rematch")
    await stage.settle()
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    table = await player.table(stage)
    assert (table.game.status, table.options.clock) == ("running", 24)


async def test_a_rematch_can_be_typed_and_not_while_a_game_is_played(stage: Stage):
    assert "There's no game" in said(stage, await stage.slash(stage["Ann"], "game rematch"))
    await two(stage)
    assert "already has a game" in said(stage, await stage.slash(stage["Ann"], "game rematch"))
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    assert "The rematch is open" in said(stage, await stage.slash(stage["Ben"], "game rematch"))
    assert "You're in" in said(stage, await stage.slash(stage["Ann"], "game rematch"))
    assert (await player.table(stage)).game.status == "running"


async def test_a_rematch_against_a_computer_begins_at_once(stage: Stage):
    await stage.slash(stage["Ann"], "game new", computers=1)
    await stage.settle()
    while not (await player.table(stage)).over:
        await quickly(stage)
    await stage.settle()
    result = about(stage, "The game is over after")
    again = await stage.tap(stage["Ann"], "Rematch", message=result)
    assert "The rematch has begun" in said(stage, again)
    table = await player.table(stage)
    assert [seat.computer for seat in table.seats].count(True) == 1


# ------------------------------------------------------------------------------ lists


async def test_the_games_of_a_person_are_listed_those_that_wait_first(stage: Stage):
    ann = stage["Ann"]
    assert "not in any game" in said(stage, await ann.user.slash("mygames"))
    mover, other = await two(stage)
    for n in range(9):
        place = stage.guild.create_text_channel(f"more-{n}")
        await stage.slash(ann, "game new", channel=place)
    listed = await mover.user.slash("mygames")
    lines = said(stage, listed).splitlines()
    assert "10 (page 1 of 2)" in lines[0] or mover is not ann
    assert "**your turn**" in lines[1]
    assert "your clock runs out <t:" in lines[1]
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/" in lines[1]
    listed = await ann.user.slash("mygames")
    assert "not begun yet (1 of 5 in)" in said(stage, listed)
    more = stage.find(ann, "More", message=listed.response)
    following = await stage.press(ann, more)
    assert "(page 2 of 2)" in said(stage, following)
    waiting = said(stage, await stage.slash(other, "mygames"))
    assert f"waiting for {name(mover)} to pick a combo" in waiting


async def test_a_game_that_cannot_be_read_has_its_line(stage: Stage):
    await two(stage)
    place = stage.guild.create_text_channel("more")
    await stage.slash(stage["Ann"], "game new", channel=place)
    store = stage.bot.store
    await store._writer.execute(
        "INSERT INTO actions (game_id, seq, seat, kind, body, draws, at) "
        "VALUES (1, 1, 0, 'pick', '{}', 0, 0)"
    )
    await restart(stage)
    text = said(stage, await stage.slash(stage["Ann"], "mygames"))
    assert "game 1 can't be read" in text
    assert "not begun yet" in text


# ------------------------------------------------------------------- names and limits


@pytest.fixture
async def hostile(settings):
    async def start(env: simcord.Env):
        return await assemble(settings, WorldClock(env), strict_texts=True)

    async with staged(start, (HOSTILE, "@everyone", "**b** <@1> https://x.yz")) as opened:
        opened.bot.client.pilot.think = plainly
        yield opened


async def test_names_made_to_harm_are_harmless_on_seats_too(hostile: Stage):
    host, second, third = hostile.members
    await hostile.slash(hostile[host], "game new", players=2)
    await hostile.tap(hostile[second], "Join")
    await hostile.settle()
    await hostile.slash(hostile[second], "seat offer")
    await hostile.tap(hostile[third], "Take the seat")
    await hostile.tap(hostile[third], "Take over")
    await hand_over(hostile, hostile[host])
    await hostile.slash(hostile[third], "seat replace", by=hostile[second])
    await hostile.slash(hostile[third], "seat resign")
    await hostile.tap(hostile[third], "Leave the game")
    await hostile.slash(hostile[second], "mygames")
    await hostile.slash(hostile[host], "game cancel")
    await hostile.settle()
    shown = "\n".join(hostile.text(m) for m in hostile.messages())
    assert "\u0301" * 3 not in shown
    assert "@everyone" not in shown
    assert "<@1>" not in shown
    assert "https://x" not in shown
    assert all(len(who) == 1 for _, who in hostile.mentions())


async def test_every_page_and_post_of_a_table_of_computers_is_within_the_limits(stage: Stage):
    await stage.slash(stage["Ann"], "game new", computers=4)
    await stage.settle()
    table = await player.table(stage)
    wording = Wording.of(table, WORDS)
    for seat in range(len(table.seats)):
        for asked in ("main", *pages.names()):
            user = table.user_at(seat)
            page = pages.page(Sight(table, user or 0, wording), asked)
            panel.layout(table, page, None)
        draft = turns.turn(table, wording, seat, (), 0)
        assert len(draft.content) <= 2000
        assert draft.audible == table.user_at(seat)
        assert "<@None>" not in draft.content
        assert len(seatcards.seat(table, wording, SeatCard(seat=seat)).content) <= 2000
    assert len(lobbies.lobby(table, wording, 2**33).content) <= 2000
    assert table.waiting_for == (stage["Ann"].id,)


async def test_the_post_about_a_seat_is_closed_with_a_game_that_is_ended(stage: Stage):
    await two(stage)
    await stage.slash(stage["Ben"], "seat offer")
    await stage.settle()
    card = about(stage, "who'd like to can take over")
    await stage.slash(stage["Ann"], "game cancel")
    await stage.tap(stage["Ann"], "End it for good")
    await stage.settle()
    assert "ended without scores" in card.content
    assert labels(stage, card) == []


async def test_a_computers_seat_is_taken_only_if_the_host_offers_it(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=3, computers=1)
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    assert "No seat" in said(stage, await stage.slash(stage["Cy"], "seat take"))
    assert [c["name"] for c in await stage.suggest(stage["Ben"], "seat offer", "player")] == ["Ben"]
    offers = await stage.suggest(stage["Ann"], "seat offer", "player", "")
    computer = next(c for c in offers if c["name"].startswith("🤖"))
    await stage.slash(stage["Ann"], "seat offer", player=computer["value"])
    taken = await stage.slash(stage["Cy"], "seat take", player=computer["value"])
    assert "The seat is yours" in said(stage, taken)
    assert not any(seat.computer for seat in (await player.table(stage)).seats)


async def test_after_a_turn_of_ones_autopilot_the_share_is_told_at_the_end(stage: Stage):
    await player.lobby(stage, "Ann", "Ben")
    mover = await player.mover(stage)
    await hand_over(stage, mover)
    await stage.advance(seconds=150)
    told = said(stage, await stage.slash(mover, "seat back"))
    assert "Your autopilot takes the" in told, "in an answer of one's own one is not named"
    while not (await player.table(stage)).over:
        await quickly(stage)
    await stage.settle()
    result = about(stage, "The game is over after")
    assert f"{name(mover)} (the autopilot played 1 of 10 turns): " in result.content
    private = await stage.slash(stage["Cy"], "game result")
    assert "the autopilot played 1 of 10 turns" in said(stage, private)
