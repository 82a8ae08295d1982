"""Reminders as players get them: by direct message, at their times, and never too many."""

from __future__ import annotations

import random
from datetime import timedelta
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.panels.messages.hours import shown
from bot.storage.people import Reminded
from bot.tables.clocks.quiet import quiet
from tests.bot import war
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover, step, table, turn_posts
from tests.bot.test_quiet import ZONES

HALF, LATE, LAST = 12, 22.8, 70
"""Hours into a turn of 24, with 48 in reserve, after which a reminder comes."""


def dm_of(stage: Stage, member) -> list[str]:
    return [m.content for m in stage.dms(member)]


async def ever(stage: Stage, member) -> int:
    """Return how many letters ``member`` has got in the game, also of those deleted since."""
    game = (await table(stage)).game.id
    return len(await stage.bot.client.store.letters_to(game, member.id))


def close_dms(stage: Stage, member, times: int | None = None) -> None:
    """Have Discord refuse direct messages to ``member``."""
    place = f"/channels/{member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", place, status=403, code=50007, times=times)


def open_dms(stage: Stage) -> None:
    stage.env.backend.faults.clear()


async def play_turn(stage: Stage) -> None:
    """Let the mover finish their turn, tapping what is offered."""
    member, began = await mover(stage), (await table(stage)).turn_began
    chance = random.Random(2)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    while (await table(stage)).turn_began == began:
        assert await step(stage, member, chance) is not None
    await stage.settle()


async def quiet_around(stage: Stage, member, begin: int, end: int, zone: str) -> None:
    """Have ``member`` choose quiet hours, told in minutes after the half of a turn of 24 hours."""
    now = stage.env.now().astimezone(ZoneInfo(zone))
    due = now.hour * 60 + now.minute + HALF * 60
    hours = [shown((due + minutes) % 1440) for minutes in (begin, end)]
    await stage.slash(member, "remind", timezone=zone, quiet="-".join(hours))


# ------------------------------------------------------------------------ when it comes


async def test_at_half_of_the_clock_and_when_nearly_all_of_it_is_gone(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member, began = await mover(stage), stage.env.now()
    await stage.advance(hours=HALF - 0.01)
    assert dm_of(stage, member) == []
    await stage.advance(hours=0.02)
    (first,) = dm_of(stage, member)
    ends = int(began.timestamp()) + 24 * 3600
    assert first.startswith(
        "It's your turn in Small World (#small-world in Elbow Room).\n"
        f"Your time runs out on <t:{ends}:f>. After that you have a reserve of 48 hours. "
        "[Everything"
    )
    post = turn_posts(stage)[-1]
    assert f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{post.id}" in first
    await stage.advance(hours=LATE - HALF - 0.02)
    assert len(dm_of(stage, member)) == 1
    await stage.advance(hours=0.02)
    _, second = dm_of(stage, member)
    assert f"Your time runs out on <t:{ends}:f>." in second
    await stage.advance(hours=LAST - LATE - 0.02)
    assert len(dm_of(stage, member)) == 2
    await stage.advance(hours=0.02)
    *_, third = dm_of(stage, member)
    assert (
        f"your reserve lasts until <t:{ends + 48 * 3600}:f>. After that the autopilot plays"
        in third
    )
    assert "last reminder for this turn" in third
    await stage.advance(hours=1.9)
    assert len(dm_of(stage, member)) == 3
    assert (await table(stage)).clock.lapsed == ""
    others = [m for m in stage.members.values() if m.id != member.id]
    assert all(dm_of(stage, other) == [] for other in others)
    await stage.advance(hours=0.2)
    ran_out = "The clock ran out in Small World (#small-world in Elbow Room), so the autopilot "
    ran_out += "played your turn in round 1 for you."
    assert all(said.startswith(ran_out) for said in dm_of(stage, member)[:3])


async def test_nobody_is_reminded_who_has_played(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    first = await mover(stage)
    await stage.advance(hours=HALF - 1)
    await play_turn(stage)
    second = await mover(stage)
    await stage.advance(hours=HALF - 0.1)
    assert dm_of(stage, first) == dm_of(stage, second) == []
    await stage.advance(hours=0.2)
    assert dm_of(stage, first) == []
    assert len(dm_of(stage, second)) == 1


async def test_without_a_clock_after_a_day_and_after_three(stage: Stage):
    await lobby(stage, "Ann", "Ben", clock=0)
    member = await mover(stage)
    await stage.advance(hours=23.9)
    assert dm_of(stage, member) == []
    await stage.advance(hours=0.2)
    (first,) = dm_of(stage, member)
    assert "there's no clock" in first
    await stage.advance(hours=47.8)
    assert len(dm_of(stage, member)) == 1
    await stage.advance(hours=0.2)
    assert len(dm_of(stage, member)) == 2
    await stage.advance(hours=200)
    assert len(dm_of(stage, member)) == 2


async def test_not_while_the_game_is_paused(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=HALF - 1)
    await stage.slash(member, "game pause")
    await stage.advance(hours=50)
    assert dm_of(stage, member) == []
    await stage.slash(member, "game resume")
    await stage.advance(hours=0.9)
    assert dm_of(stage, member) == []
    await stage.advance(hours=0.2)
    assert len(dm_of(stage, member)) == 1


async def test_not_while_the_player_is_away(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=1)
    await stage.slash(member, "away", until="3 days")
    await stage.advance(hours=71)
    assert dm_of(stage, member) == []
    await stage.advance(hours=HALF + 1)
    assert len(dm_of(stage, member)) == 1


# ------------------------------------------------------------------- restarts, outages


async def test_a_restart_changes_nothing(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=HALF - 1)
    await stage.restart()
    await stage.advance(hours=1.1)
    await stage.restart()
    assert len(dm_of(stage, member)) == 1
    await stage.advance(hours=LATE - HALF)
    assert len(dm_of(stage, member)) == 2


@pytest.mark.parametrize("hours", [HALF + 2, 24 + 47])
async def test_what_would_have_come_while_the_bot_was_down_comes_in_time_and_once(
    stage: Stage, hours
):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.close()
    await stage.advance(hours=hours)
    await stage.open()
    await stage.advance(hours=HALF - 1)
    assert dm_of(stage, member) == []
    await stage.advance(hours=1.1)
    sent = dm_of(stage, member)
    assert len(sent) == 1
    await stage.restart()
    await stage.advance(seconds=1)
    assert dm_of(stage, member) == sent


async def test_an_outage_does_not_push_it_into_quiet_hours(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await quiet_around(stage, member, 10, 120, "Europe/Vienna")
    place = f"/channels/{member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", place, status=503, times=None)
    await stage.advance(hours=HALF + 0.5)
    open_dms(stage)
    await stage.advance(hours=5)
    assert dm_of(stage, member) == [], "it was quiet when it could be sent"
    await stage.advance(hours=LATE - HALF - 5)
    assert len(dm_of(stage, member)) == 1


async def test_after_a_long_outage_the_last_reminder_tells_all(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    place = f"/channels/{member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", place, status=503, times=None)
    await stage.advance(hours=LATE + 0.1)
    open_dms(stage)
    await stage.advance(hours=0.2)
    (only,) = dm_of(stage, member)
    assert "After that you have a reserve of 48 hours" in only
    ids = [c.custom_id for c in stage.controls(member, stage.dms(member)[-1])]
    assert any(":hush:remind_late.2" in one for one in ids), "the second, whether or not one came"


async def test_after_an_outage_nobody_is_reminded_of_what_is_done(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    place = f"/channels/{member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", place, status=503, times=None)
    await stage.advance(hours=HALF + 0.1)
    await play_turn(stage)
    open_dms(stage)
    await stage.advance(hours=1)
    assert dm_of(stage, member) == []


# --------------------------------------------------------------------------- quiet hours


async def test_it_comes_before_quiet_hours_and_not_in_them(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await quiet_around(stage, member, -60, 60, "Asia/Kolkata")
    await stage.advance(hours=HALF - 1.15)
    assert dm_of(stage, member) == []
    await stage.advance(hours=0.15)
    assert len(dm_of(stage, member)) == 1
    await stage.advance(hours=2)
    assert len(dm_of(stage, member)) == 1


async def test_a_settings_change_in_a_turn_counts_at_once(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=1)
    await stage.slash(member, "remind", dm="off")
    await stage.advance(hours=HALF)
    assert dm_of(stage, member) == []
    await stage.slash(member, "remind", dm="on")
    await stage.advance(hours=1)
    assert dm_of(stage, member) == [], "what has passed does not come late"
    await stage.advance(hours=LATE - HALF)
    assert len(dm_of(stage, member)) == 1


@pytest.mark.parametrize("seed", range(4))
async def test_in_whatever_zone_and_at_whatever_hours(stage: Stage, seed: int):
    """Turns of a game, each with other quiet hours and an outage somewhere."""
    chance = random.Random(seed)
    await lobby(stage, "Ann", "Ben", clock=12)
    sent = 0
    for _ in range(4):
        member = await mover(stage)
        zone = chance.choice(ZONES)
        begin, length = chance.randrange(1440), chance.randrange(60, 1200)
        hours = "-".join(shown((begin + more) % 1440) for more in (0, length))
        await stage.slash(member, "remind", timezone=zone, quiet=hours)
        person = await stage.bot.store.people.person(member.id)
        assert (person.timezone, person.quiet_from) == (zone, begin)
        known = {m.id for m in stage.dms(member)}
        wait = chance.uniform(4, 11.9)
        await stage.advance(hours=wait / 2)
        place = f"/channels/{member.user.dm_channel.id}/messages"
        stage.env.inject_error("POST", place, status=500, times=chance.randrange(12))
        await stage.advance(hours=wait / 2)
        open_dms(stage)
        new = [m for m in stage.dms(member) if m.id not in known]
        assert len(new) <= 2
        for message in new:
            at = int(discord.utils.snowflake_time(message.id).timestamp())
            assert not quiet(person, at), (zone, hours, at)
        sent += len(new)
        await play_turn(stage)
    assert abs(discord.utils.snowflake_time(stage.public().id) - stage.env.now()).seconds < 60
    assert sent


# ------------------------------------------------------------------------------ buttons


async def reminded(stage: Stage):
    """Return a member who has just had the first reminder, and that message."""
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=HALF + 0.01)
    return member, stage.dms(member)[-1]


def reminders(stage: Stage, member) -> list:
    """Return the reminders that came, those that are closed included."""
    begins = ("It's your turn", "Thanks for playing", "The clock ran out")
    return [m for m in stage.dms(member) if m.content.startswith(begins)]


def private_in_dm(stage: Stage, member) -> str:
    """Return the newest answer that ``member`` got in their direct messages."""
    return stage.text(stage.dms(member)[-1])


def as_it_is(stage: Stage, member, message):
    """Return a message as it is now, with the ids of its buttons by label."""
    return stage.snapshot(message), {c.label: c.custom_id for c in stage.controls(member, message)}


async def tap_old(stage: Stage, member, old, label: str) -> None:
    """Tap a button of a message as it was."""
    shown, ids = old
    await stage.deliver(stage.tapping(member, shown, ids[label]))


async def test_put_off_for_an_hour(stage: Stage):
    member, dm = await reminded(stage)
    await stage.tap(member, "Remind me in an hour", message=dm)
    assert "remind you again" in private_in_dm(stage, member)
    count = len(dm_of(stage, member))
    await stage.restart()
    await stage.advance(hours=0.9)
    assert len(dm_of(stage, member)) == count
    await stage.advance(hours=0.2)
    assert len(dm_of(stage, member)) == count + 1
    await stage.advance(hours=LATE)
    assert len(reminders(stage, member)) == 2, "the last place is for the end of the reserve"
    await stage.advance(hours=LAST - LATE - HALF - 1)
    third = reminders(stage, member)[-1]
    assert len(reminders(stage, member)) == 3
    assert "last reminder for this turn" in third.content
    assert not [c for c in stage.controls(member, third) if c.label.startswith("Remind me at")]
    await stage.tap(member, "Remind me in an hour", message=dm)
    assert "three reminders a turn at most" in private_in_dm(stage, member)
    await stage.advance(hours=1.9)
    assert await ever(stage, member) == 3


async def test_put_off_again_and_told_that_it_is_the_last(stage: Stage):
    member, dm = await reminded(stage)
    await stage.tap(member, "Remind me in an hour", message=dm)
    assert "last reminder" not in private_in_dm(stage, member)
    await stage.advance(hours=1.01)
    await stage.tap(member, "Remind me in 3 hours", message=reminders(stage, member)[-1])
    assert "That will be the last reminder for this turn" in private_in_dm(stage, member)
    await stage.restart()
    await stage.advance(hours=3.01)
    marks = {
        c.custom_id
        for letter in reminders(stage, member)
        for c in stage.controls(member, letter)
        if ":hush:" in c.custom_id
    }
    assert len(reminders(stage, member)) == len(marks) == 3
    await stage.slash(member, "game pause")
    await stage.slash(member, "game resume")
    await stage.slash(member, "remind", quiet="1-2", timezone="UTC")
    await stage.advance(hours=LAST - HALF)
    assert await ever(stage, member) == 3


async def test_put_off_past_the_night(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await quiet_around(stage, member, 10, 610, "Asia/Tokyo")
    await stage.advance(hours=HALF + 0.01)
    dm = reminders(stage, member)[-1]
    later = [c.label for c in stage.controls(member, dm) if c.label.startswith("Remind me at")]
    ends = stage.env.now().astimezone(ZoneInfo("Asia/Tokyo")) + timedelta(minutes=609.4)
    assert later == [f"Remind me at {ends:%H:%M}"]
    await stage.tap(member, later[0], message=dm)
    await stage.advance(hours=10)
    assert len(reminders(stage, member)) == 1
    await stage.advance(hours=0.2)
    assert len(reminders(stage, member)) == 2


async def test_no_more_this_turn(stage: Stage):
    member, dm = await reminded(stage)
    await stage.restart()
    await stage.tap(member, "No more this turn", message=dm)
    assert "No more reminders this turn" in private_in_dm(stage, member)
    count = len(dm_of(stage, member))
    await stage.advance(hours=11)
    assert len(dm_of(stage, member)) == count
    await play_turn(stage)
    await play_turn(stage)
    assert await mover(stage) == member
    await stage.advance(hours=HALF + 0.1)
    assert len(dm_of(stage, member)) == count + 1, "the next turn is another one"


async def test_no_more_at_all_and_on_again(stage: Stage):
    member, dm = await reminded(stage)
    await stage.tap(member, "Stop reminders", message=dm)
    assert "I won't remind you in any game" in private_in_dm(stage, member)
    count = len(dm_of(stage, member))
    await stage.advance(hours=11)
    assert len(dm_of(stage, member)) == count
    await stage.restart()
    await stage.tap(member, "Send me reminders again", message=stage.dms(member)[-1])
    assert "I'll remind you of your turns again" in private_in_dm(stage, member)
    assert (await stage.bot.store.people.person(member.id)).reminders


async def test_away_from_a_reminder(stage: Stage):
    member, dm = await reminded(stage)
    await stage.tap(member, "Away…", message=dm)
    await stage.tap(member, "3 days", message=stage.dms(member)[-1])
    person = await stage.bot.store.people.person(member.id)
    days = (person.away_until - stage.env.now().timestamp()) / 86400
    assert 2 < days < 4
    count = len(dm_of(stage, member))
    await stage.advance(hours=48)
    assert len(dm_of(stage, member)) == count


async def test_the_turn_can_be_played_from_the_reminder(stage: Stage):
    member, dm = await reminded(stage)
    await stage.tap(member, "Play my turn", message=dm)
    seq = (await table(stage)).seq
    panel = stage.dms(member)[-1]
    pick = next(c for c in stage.controls(member, panel) if ":pick:" in c.custom_id)
    await stage.press(member, pick)
    assert (await table(stage)).seq > seq


async def test_old_reminders_say_kindly_that_it_is_over(stage: Stage):
    member, dm = await reminded(stage)
    old = as_it_is(stage, member, dm)
    await play_turn(stage)
    for label in ("Remind me in an hour", "Remind me in 3 hours", "No more this turn"):
        await tap_old(stage, member, old, label)
        assert "That game is no longer waiting for you" in private_in_dm(stage, member)
    await play_turn(stage)
    assert await mover(stage) == member
    await tap_old(stage, member, old, "No more this turn")
    assert "no longer waiting for you" in private_in_dm(stage, member), "an earlier turn"
    game = (await table(stage)).game.id
    began = (await table(stage)).turn_began
    seat = (await table(stage)).seat_of(member.id)
    assert await stage.bot.store.people.reminded(game, seat, began) == Reminded()


async def test_only_whom_it_reminds_can_use_its_buttons(stage: Stage):
    member, dm = await reminded(stage)
    ids = {c.label: c.custom_id for c in stage.controls(member, dm)}
    others = [m for m in stage.members.values() if m.id != member.id]
    for other in others:
        for label in ("Remind me in an hour", "No more this turn"):
            shown = stage.snapshot(dm)
            (result,) = await stage.deliver(stage.tapping(other, shown, ids[label]))
            text = stage.text(result.response)
            assert "somebody else" in text or "no longer waiting for you" in text, text
    game = await table(stage)
    done = await stage.bot.store.people.reminded(
        game.game.id, game.seat_of(member.id), game.turn_began
    )
    assert not done.stopped
    assert not done.snooze
    kinds = {t.kind for t in await stage.bot.store.timers(game.game.id)}
    assert "snooze" not in kinds
    assert "remind_late" in kinds


# ------------------------------------------------------------- closed direct messages


async def test_closed_direct_messages_are_told_in_the_channel_once_a_turn(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    close_dms(stage, member)
    before = len(stage.mentions())
    await stage.advance(hours=HALF + 0.01)
    rung = stage.mentions()[before:]
    assert [who for _, who in rung] == [(member.id,)]
    assert "didn't reach you" in rung[0][0].content
    assert "After that you have a reserve of 48 hours" in rung[0][0].content
    await stage.restart()
    await stage.advance(hours=LATE - HALF)
    assert len(stage.mentions()) == before + 1
    assert dm_of(stage, member) == []
    await stage.tap(member, "Play my turn", message=rung[0][0])
    assert "I couldn't send you a reminder" in stage.text(stage.private(member))
    await stage.tap(member, "Play my turn", message=rung[0][0])
    assert "I couldn't send you a reminder" not in stage.text(stage.private(member))


async def test_when_they_work_again_nothing_is_said_of_it(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    close_dms(stage, member)
    await stage.advance(hours=HALF + 0.01)
    assert (await stage.bot.store.people.person(member.id)).unreachable is not None
    await stage.slash(member, "remind")
    assert "didn't get through" in stage.text(stage.private(member))
    open_dms(stage)
    await stage.advance(hours=LATE - HALF)
    assert len(dm_of(stage, member)) == 1
    assert (await stage.bot.store.people.person(member.id)).unreachable is None


async def test_a_player_who_left_is_neither_reminded_nor_mentioned(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    before = len(stage.mentions())
    stage.guild.remove_member(member)
    await stage.advance(hours=LATE + 0.1)
    assert dm_of(stage, member) == []
    assert len(stage.mentions()) == before


async def test_the_reminder_speaks_the_language_last_used(stage: Stage):
    member, _ = await reminded(stage)
    await stage.tap(member, "Play my turn", message=turn_posts(stage)[-1])
    assert (await stage.bot.store.people.person(member.id)).locale == "en-US"


async def test_who_has_no_zone_is_told_of_quiet_hours_the_first_time_only(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=LATE + 0.1)
    first, second = dm_of(stage, member)
    assert "/remind" in first
    assert "/remind" not in second


async def test_whoever_joins_is_told_of_reminders(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=3)
    assert "/remind" in stage.text(stage.private(stage["Ann"]))
    await stage.tap(stage["Ben"], "Join")
    assert "/remind" in stage.text(stage.private(stage["Ben"]))


# ------------------------------------------------------------- withdrawals waited for


async def test_a_victim_is_reminded_once_of_what_a_table_asks(stage: Stage):
    fight = await war.on_stage(stage, withdrawals="ask", clock=24)
    await fight.attack()
    await stage.advance(hours=2.9)
    assert dm_of(stage, fight.c) == []
    await stage.advance(hours=0.2)
    (dm,) = stage.dms(fight.c)
    assert dm.content.startswith("You have a decision to make in Small World")
    assert "reserve" not in dm.content
    assert str(fight.ask().id) in dm.content
    await stage.advance(hours=2.8)
    assert len(dm_of(stage, fight.c)) == 1
    await stage.advance(hours=0.2)
    assert dm_of(stage, fight.a) == []
    assert dm.content.startswith("Your choice in Small World (#small-world in Elbow Room), round")
    assert "was made for you on <t:" in dm.content


async def test_at_a_strict_table_as_of_a_turn(stage: Stage):
    fight = await war.on_stage(stage, withdrawals="strict", clock=24)
    await fight.attack()
    await stage.advance(hours=HALF + 0.1)
    assert len(dm_of(stage, fight.c)) == 1
    await stage.advance(hours=LATE - HALF)
    assert len(dm_of(stage, fight.c)) == 2
    await stage.advance(hours=2)
    assert await ever(stage, fight.c) == 2


async def test_a_victim_who_has_decided_is_not_reminded(stage: Stage):
    fight = await war.on_stage(stage, withdrawals="strict", clock=24)
    await fight.attack()
    await stage.advance(hours=HALF + 0.1)
    dm = stage.dms(fight.c)[-1]
    old = as_it_is(stage, fight.c, dm)
    await stage.tap(fight.c, "Decide", message=dm)
    finish = next(
        c for c in stage.controls(fight.c, stage.dms(fight.c)[-1]) if ":finish:" in c.custom_id
    )
    await stage.press(fight.c, finish)
    await stage.settle()
    assert dm.content.startswith(
        "Thanks for deciding: your choice in Small World (#small-world in Elbow"
    )
    assert stage.controls(fight.c, dm) == []
    count = len(dm_of(stage, fight.c))
    await stage.advance(hours=10)
    assert len(dm_of(stage, fight.c)) == count
    await tap_old(stage, fight.c, old, "No more this turn")
    assert "no longer waiting for you" in private_in_dm(stage, fight.c)


async def test_time_that_stands_is_not_counted_for_a_victim(stage: Stage):
    fight = await war.on_stage(stage, withdrawals="ask", clock=24)
    await fight.attack()
    await stage.advance(hours=2)
    await stage.slash(fight.a, "game pause")
    await stage.advance(hours=30)
    assert dm_of(stage, fight.c) == []
    await stage.slash(fight.a, "game resume")
    await stage.advance(hours=0.9)
    assert dm_of(stage, fight.c) == []
    await stage.advance(hours=0.2)
    assert len(dm_of(stage, fight.c)) == 1


async def test_a_victim_whose_messages_are_closed_is_mentioned_once(stage: Stage):
    fight = await war.on_stage(stage, withdrawals="strict", clock=24)
    await fight.attack()
    close_dms(stage, fight.c)
    before = len(stage.mentions())
    await stage.advance(hours=LATE + 0.1)
    (rung,) = stage.mentions()[before:]
    assert rung[1] == (fight.c.id,)
    assert "a decision to make" in rung[0].content


# ------------------------------------------------------------------ seats that change


async def test_a_substitute_is_reminded_of_a_turn_of_which_another_was(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.advance(hours=HALF + 0.1)
    (dm,) = stage.dms(member)
    old = as_it_is(stage, member, dm)
    await stage.slash(member, "seat offer")
    await stage.slash(stage["Cy"], "seat take")
    assert await mover(stage) == stage["Cy"]
    await stage.advance(hours=HALF - 0.2)
    assert dm_of(stage, stage["Cy"]) == []
    await stage.advance(hours=0.3)
    assert len(dm_of(stage, stage["Cy"])) == 1
    assert dm.content.startswith("You haven't had a seat in Small World")
    await tap_old(stage, member, old, "No more this turn")
    assert "somebody else" in private_in_dm(stage, member)
    count = len(dm_of(stage, member))
    await stage.advance(hours=LATE - HALF)
    assert len(dm_of(stage, stage["Cy"])) == 2
    assert len(dm_of(stage, member)) == count


async def test_who_has_handed_over_to_the_autopilot_is_not_reminded(stage: Stage):
    await lobby(stage, "Ann", "Ben")
    member = await mover(stage)
    await stage.slash(member, "game pause")
    await stage.slash(member, "seat autopilot", switch="on")
    await stage.tap(member, "Hand over")
    await stage.advance(hours=100)
    assert dm_of(stage, member) == []
    assert len(stage.mentions()) == 1


async def test_who_alone_has_a_seat_is_told_that_the_game_rests_then(stage: Stage):
    ann = stage["Ann"]
    await stage.slash(ann, "game new", computers=1, clock=12)
    await stage.settle()
    await stage.advance(hours=12 + 48 - 1)
    await stage.settle()
    last = reminders(stage, ann)[-1].content
    assert "After that the game rests until you're back." in last


async def test_who_wants_no_reminders_is_promised_none(stage: Stage):
    ann, ben = stage["Ann"], stage["Ben"]
    await stage.slash(ann, "remind", dm="off")
    opened = await stage.slash(ann, "game new")
    await stage.settle()
    assert "Reminders: none." in stage.text(opened.response)
    joined = await stage.slash(ben, "game join")
    assert "I'll send you reminders of your turns" in stage.text(joined.response)
