"""Nobody's time runs who could not be told; what could not be posted comes when it can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest
from simcord.backend import serializers

from bot.clock import HOUR
from bot.tables.clocks.clockwork import BANK
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.test_faults import (
    CLOCK,
    POST,
    begun,
    goes_on,
    grant,
    in_thread,
    prompt,  # noqa: F401 (a fixture)
    rung,
    said,
    take_turn,
    to_owner,
)


@dataclass(frozen=True)
class Cause:
    """Why nothing can be posted."""

    comes: Callable[[Stage], None]
    goes: Callable[[Stage], None]
    thread: bool = False
    told: str = ""
    """What the server's owner is told."""
    event: bool = True
    """Discord tells us when it is gone."""


def lock(stage: Stage, *, locked: bool) -> None:
    state = {"archived": locked, "locked": locked}
    stage.env.backend.edit_channel(stage.channel.id, {}, thread_metadata=state)


def refusing(status: int, code: int) -> Callable[[Stage], None]:
    def refuse(stage: Stage) -> None:
        place = POST.format(channel=stage.channel.id)
        stage.env.inject_error("POST", place, status=status, code=code, times=None)

    return refuse


def taken(stage: Stage) -> None:
    stage.env.backend.faults.clear()


CAUSES = {
    "permission": Cause(
        lambda stage: grant(stage, send_messages=False),
        lambda stage: grant(stage, send_messages=True),
        told="Send Messages",
    ),
    "locked thread": Cause(
        lambda stage: lock(stage, locked=True),
        lambda stage: lock(stage, locked=False),
        thread=True,
        told="the thread is locked",
    ),
    "no access": Cause(refusing(403, 50001), taken, event=False),
    "unknown channel": Cause(refusing(404, 10003), taken, event=False),
    "bad request": Cause(refusing(400, 50035), taken, event=False),
}


async def closed(stage: Stage) -> None:
    """Let nobody take direct messages."""
    for member in stage.members.values():
        place = f"/channels/{member.user.dm_channel.id}/messages"
        stage.env.inject_error("POST", place, status=403, code=50007, times=None)


def untold_letters(stage: Stage, name: str) -> list[str]:
    return [m.content for m in stage.dms(stage[name]) if "I can't post there" in m.content]


@pytest.mark.parametrize("cause", CAUSES.values(), ids=CAUSES)
async def test_who_cannot_be_told_in_the_channel_hears_by_letter_and_plays_from_there(
    stage: Stage, cause: Cause
) -> None:
    await (in_thread if cause.thread else begun)(stage)
    cause.comes(stage)
    await stage.settle()
    await take_turn(stage)
    table, member = await player.table(stage), await player.mover(stage)
    (letter,) = [m for m in stage.dms(member) if "I can't post there" in m.content]
    assert "It's your turn in" in letter.content
    assert "round 1" in letter.content
    assert not table.untold
    assert table.clock is not None
    assert (table.clock.runs, table.clock.left) == ("turn", CLOCK * HOUR)
    assert [cause.told in text for text in to_owner(stage)] == [True] * bool(cause.told)
    # The button works where the letter is.
    before = table.seq
    await stage.tap(member, "Play my turn", message=letter)
    assert stage.controls(member, stage.dms(member)[-1])
    assert (await player.table(stage)).seq == before
    rings = rung(stage)
    cause.goes(stage)
    await stage.settle()
    if not cause.event:
        await stage.advance(seconds=300)
        await stage.settle()
    shown = player.turn_posts(stage)
    assert len(shown) == 2
    assert rung(stage) == rings, "one ring a turn, and the letter was that"
    assert [bool(stage.controls(member, post)) for post in shown] == [False, True]
    await goes_on(stage)


@pytest.mark.parametrize("cause", CAUSES.values(), ids=CAUSES)
async def test_the_clock_waits_for_who_cannot_be_told_at_all(stage: Stage, cause: Cause) -> None:
    await (in_thread if cause.thread else begun)(stage)
    await closed(stage)
    cause.comes(stage)
    await stage.settle()
    await take_turn(stage)
    rings, before = rung(stage), await player.table(stage)
    member = await player.mover(stage)
    assert before.untold
    await stage.advance(hours=100)
    await stage.restart()
    await stage.advance(hours=50)
    after = await player.table(stage)
    assert (after.seq, after.seats) == (before.seq, before.seats), "nothing is played or missed"
    assert after.clock is not None
    assert after.clock.runs == "nothing"
    assert [m for m in stage.dms(member) if "your turn" in m.content] == []
    status = said(stage, await stage.slash(stage["Cy"], "status"))
    assert "No clock runs until" in status
    assert rung(stage) == rings
    taken(stage)
    cause.goes(stage)
    await stage.settle()
    if not cause.event:
        await stage.advance(hours=5)
        await stage.settle()
    assert rung(stage) == [*rings, member.id]
    assert len(player.turn_posts(stage)) == 2
    table = await player.table(stage)
    assert table.clock is not None
    assert (table.clock.runs, table.clock.left) == ("turn", CLOCK * HOUR)
    await stage.advance(hours=5)
    assert len(player.turn_posts(stage)) == 2
    await goes_on(stage)


async def test_no_clock_runs_for_a_post_that_an_outage_of_discord_keeps(stage: Stage) -> None:
    game = await begun(stage)
    client, guild = stage.bot.client, stage.bot.client.get_guild(stage.guild.id)
    guild.unavailable = True
    await client.pilot.skip(game)
    await stage.settle()
    assert not (await player.table(stage)).untold
    await client.outbox._late((stage.channel.id, None))
    late = await player.table(stage)
    assert late.untold
    await stage.advance(hours=100)
    guild.unavailable = False
    await stage.restart()
    await stage.settle()
    table = await player.table(stage)
    assert (table.seq, table.untold) == (late.seq, False)
    assert table.clock is not None
    assert (table.clock.runs, table.clock.left) == ("turn", CLOCK * HOUR)
    member = await player.mover(stage)
    assert rung(stage)[-1] == member.id
    assert stage.dms(member) == []


def server_goes(stage: Stage) -> None:
    stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id), "unavailable": True})


def server_is_back(stage: Stage) -> None:
    backend = stage.env.backend
    guild = backend.get_guild(stage.guild.id)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))


@pytest.mark.parametrize("restarted", [False, True])
async def test_an_outage_of_a_single_server_takes_nobodys_time(
    stage: Stage, restarted: bool
) -> None:
    await begun(stage)
    await stage.advance(hours=CLOCK + BANK // HOUR - 2)
    before, rings = await player.table(stage), rung(stage)
    letters = [len(stage.dms(member)) for member in stage.members.values()]
    server_goes(stage)
    await stage.settle()
    assert not (await player.table(stage)).untold, "it may last for a moment"
    await stage.bot.client.outbox._late((stage.channel.id, None))
    assert (await player.table(stage)).untold
    await stage.advance(hours=5)
    if restarted:
        await stage.restart()
    server_is_back(stage)
    await stage.settle()
    await stage.advance(seconds=600)
    table = await player.table(stage)
    assert (table.seq, table.seats, table.untold) == (before.seq, before.seats, False)
    assert table.clock is not None
    assert (table.clock.runs, table.clock.left) == ("turn", CLOCK * HOUR)
    (post,) = player.turn_posts(stage)
    assert f"<t:{table.clock.since + CLOCK * HOUR}:" in post.content
    assert rung(stage) == rings
    assert [len(stage.dms(member)) for member in stage.members.values()] == letters
    await goes_on(stage)


async def test_a_start_in_the_outage_of_a_server_takes_nobodys_time(stage: Stage) -> None:
    """The bot was not there when it began."""
    await begun(stage)
    await stage.advance(hours=CLOCK + BANK // HOUR - 2)
    before, client = await player.table(stage), stage.bot.client
    client.get_guild(stage.guild.id).unavailable = True
    await client.on_ready()
    visited = await client.rounds._next()
    assert visited is not None
    await client.rounds._visit(visited)
    await client.outbox._late((stage.channel.id, None))
    await stage.advance(hours=5)
    table = await player.table(stage)
    assert (table.seq, table.seats, table.untold) == (before.seq, before.seats, True)
    await stage.restart()
    await stage.settle()
    assert not (await player.table(stage)).untold
    await goes_on(stage)


async def test_a_thread_that_rests_without_our_knowing_is_woken_for_an_edit(stage: Stage) -> None:
    """Discord may archive a thread and tell us of it late, or never."""
    await in_thread(stage)
    backend = stage.env.backend
    meta = backend.get_channel(stage.channel.id).thread_metadata
    meta.archived = True
    edits = f"/channels/{stage.channel.id}/messages/*"
    stage.env.inject_error("PATCH", edits, status=400, code=50083, times=1)
    await take_turn(stage)
    assert not backend.get_channel(stage.channel.id).thread_metadata.archived
    assert to_owner(stage) == []
    shown = player.turn_posts(stage)
    assert [bool(stage.controls(stage["Ann"], post)) for post in shown] == [False, True]
    assert len(rung(stage)) == 2
    await goes_on(stage)


async def channel_changes(stage: Stage) -> None:
    stage.env.backend.edit_channel(stage.channel.id, {"topic": "Small World"})


async def role_changes(stage: Stage) -> None:
    grant(stage, add_reactions=False)


async def role_goes(stage: Stage) -> None:
    backend = stage.env.backend
    role = backend.create_role(stage.guild.id, {"name": "muted"})
    backend.delete_role(stage.guild.id, role.id)


async def we_change(stage: Stage) -> None:
    """Discord tells us of ourselves without the intent for members; simcord does not."""
    us = stage.bot.client.get_guild(stage.guild.id).me
    await stage.bot.client.on_member_update(us, us)


async def server_comes_back(stage: Stage) -> None:
    server_goes(stage)
    server_is_back(stage)


@pytest.mark.parametrize(
    "event", [channel_changes, role_changes, role_goes, we_change, server_comes_back]
)
async def test_whatever_discord_tells_of_is_a_reason_to_try_again(
    stage: Stage, event: Callable[[Stage], Awaitable[None]]
) -> None:
    await begun(stage)
    refusing(403, 50001)(stage)
    await take_turn(stage)
    taken(stage)
    await stage.settle()
    assert len(player.turn_posts(stage)) == 1
    await event(stage)
    await stage.settle()
    await stage.bot.client.outbox.drain()
    assert len(player.turn_posts(stage)) == 2


async def test_a_change_that_helps_nothing_is_no_reason_to_try_again(stage: Stage) -> None:
    await begun(stage)
    grant(stage, send_messages=False)
    await take_turn(stage)
    held = await stage.bot.store._read("SELECT sum(attempts) FROM outbox WHERE held > 0")
    await channel_changes(stage)
    await role_changes(stage)
    await stage.settle()
    assert await stage.bot.store._read("SELECT sum(attempts) FROM outbox WHERE held > 0") == held


async def test_who_looks_knows_and_the_letter_is_closed_when_the_turn_is_over(
    stage: Stage,
) -> None:
    game = await begun(stage)
    grant(stage, send_messages=False)
    await take_turn(stage)
    member = await player.mover(stage)
    (letter,) = stage.dms(member)
    looks = {"play": {}, "status": {}, "board": {"style": "text"}, "mygames": {}}
    for command, how in looks.items():
        async with stage.bot.store.transaction() as writing:
            await writing.set_untold(game, 1)
        stage.bot.tables._forget(game)
        other = next(m for m in (stage["Ann"], stage["Ben"]) if m.id != member.id)
        await stage.slash(other, command, **how)
        assert (await player.table(stage)).untold, "others may look"
        told = said(stage, await stage.slash(other, "game nudge"))
        assert "a nudge wouldn't reach anybody" in told
        await stage.slash(member, command, **how)
        assert not (await player.table(stage)).untold
    await take_turn(stage)
    (after,) = [m for m in stage.dms(member) if m.id == letter.id]
    assert "Thanks for playing" in after.content
    assert stage.controls(member, after) == []
