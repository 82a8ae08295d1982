"""Whatever fails around the bot: the game goes on, nothing is lost or doubled, somebody is told.

Each part is about one fault. Where something vanishes for good (a channel, a permission, a locked
thread) see :mod:`tests.bot.test_lost` too, and for the calls that rang nobody twice
:mod:`tests.bot.test_reminded`.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import aiosqlite
import discord
import pytest
import simcord
from simcord.backend import serializers

from bot.app import App, assemble
from bot.clock import Clock
from bot.errors import TryLater
from bot.handlers import client
from bot.handlers.posting.courier import DiscordCourier
from bot.panels.pictures import Pictures
from bot.storage.outbox import Courier, Outbox
from bot.storage.store import Store
from bot.tables.clocks.sleeper import Sleeper
from engine import legal
from engine.actions import Done
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.test_broken import break_game
from tools.table.clock import WorldClock

CLOCK = 24
BANK = 48
"""Hours of a turn, and of a player's bank."""


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send without pictures, and try again only when time is let pass."""

    async def unpainted(*_: object, **__: object) -> None:
        raise LookupError("no picture here")

    def patient(store: Store, courier: Courier, clock: Clock) -> Outbox:
        return Outbox(store, courier, Patient(clock))

    monkeypatch.setattr(Pictures, "board", unpainted)
    monkeypatch.setattr(Pictures, "panel", unpainted)
    monkeypatch.setattr(client, "Outbox", patient)
    monkeypatch.setattr(client, "Sleeper", partial(Sleeper, longest=10**7))


@dataclass
class Patient:
    """A clock that sleeps longer: for shorter sleeps the stage waits until they are over."""

    clock: Clock

    def now(self) -> datetime:
        return self.clock.now()

    async def sleep(self, seconds: float) -> None:
        await self.clock.sleep(seconds + 61)


# ------------------------------------------------------------------- what all have in common


async def begun(stage: Stage, **options: object) -> int:
    """Begin a game of Ann and Ben and return its id."""
    await player.lobby(stage, "Ann", "Ben", **options)
    stage.bot.client.pilot.think = plain
    return (await player.table(stage)).game.id


def plain(box: Any, state: Any, seat: int, shown: Any = ()) -> Iterator[None]:
    """Think of what ends a step, else of anything."""
    yield
    offered = legal(box, state)
    return next((a for a in offered if isinstance(a, Done)), offered[0])


async def seq(stage: Stage) -> int:
    return (await player.table(stage)).seq


async def goes_on(stage: Stage) -> None:
    """Let the player to move take a further step, beginning with /play."""
    member, before = await player.mover(stage), await seq(stage)
    await stage.slash(member, "play")
    assert await player.step(stage, member, random.Random(before)) is not None
    assert await seq(stage) > before


async def take_turn(stage: Stage) -> None:
    """Let the player to move tap to the end of the turn."""
    member, began = await player.mover(stage), (await player.table(stage)).turn_began
    await stage.slash(member, "play")
    chance = random.Random(began)
    while (await player.table(stage)).turn_began == began:
        assert await player.step(stage, member, chance) is not None
    await stage.settle()


async def a_while(stage: Stage) -> None:
    """Let so much time pass that what failed has been tried again."""
    await stage.advance(seconds=1200)
    await stage.settle()


def rung(stage: Stage) -> list[int]:
    """Whose phones have rung, in order, be the message deleted since or not."""
    return [user for _, users in sorted(stage._rung.items()) for user in users]


async def in_order(stage: Stage) -> None:
    """Check that each turn has one post and rang once, and that only the last has buttons."""
    game = (await player.table(stage)).game.id
    turns = await stage.bot.store.posts(game, "turn")
    shown = player.turn_posts(stage)
    assert len(shown) == len(turns) == len(rung(stage))
    assert rung(stage)[-1] == (await player.mover(stage)).id
    assert [bool(stage.controls(stage["Ann"], post)) for post in shown[:-1]] == [False] * (
        len(shown) - 1
    )
    assert stage.controls(stage["Ann"], shown[-1])


def said(stage: Stage, result: simcord.InteractionResult) -> str:
    assert result.acknowledged
    return stage.text(result.response)


def to_owner(stage: Stage) -> list[str]:
    """Return what the server's owner was written."""
    return [m.content for m in stage.guild.owner.dm_channel.history()]


def grant(stage: Stage, **rights: bool) -> None:
    """Give all roles a permission, or take it from them."""
    backend = stage.env.backend
    for role in backend.get_guild(stage.guild.id).roles.values():
        changed = discord.Permissions(role.permissions)
        changed.update(**rights)
        backend.edit_role(stage.guild.id, role.id, {"permissions": changed.value})


def warned(caplog: pytest.LogCaptureFixture, words: str) -> list[str]:
    """Return the lines for whoever runs the bot in which ``words`` stand."""
    return [r.getMessage() for r in caplog.records if words in r.getMessage()]


# ------------------------------------------------------------------------------- 429, 500


POST, EDIT = "/channels/{channel}/messages", "/channels/{channel}/messages/*"


@pytest.mark.parametrize("status", [429, 500, 503])
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", POST), ("PATCH", EDIT), ("GET", "/guilds/*/members/*"), ("*", "/channels/*")],
    ids=["posting", "editing", "looking for a member", "everything in channels"],
)
async def test_a_call_that_fails_for_a_while_leaves_no_trace(
    stage: Stage, method: str, path: str, status: int
):
    await begun(stage)
    place = path.format(channel=stage.channel.id)
    stage.env.inject_error(method, place, status=status, times=None)
    await take_turn(stage)
    await take_turn(stage)
    await a_while(stage)
    stage.env.backend.faults.clear()
    await a_while(stage)
    await in_order_after_outage(stage)
    await take_turn(stage)
    assert len(player.turn_posts(stage)) == 4
    await goes_on(stage)


async def in_order_after_outage(stage: Stage) -> None:
    """Check the posts after three turns; who moved before their post could come was not rung."""
    shown = player.turn_posts(stage)
    assert len(shown) == 3
    ringing = rung(stage)
    assert len(ringing) in (2, 3)
    assert ringing[-1] == (await player.mover(stage)).id
    assert len(ringing) == len(set(zip(ringing, (p.id for p in shown), strict=False)))
    assert [bool(stage.controls(stage["Ann"], post)) for post in shown] == [False, False, True]


async def test_a_limit_of_the_library_is_waited_out(stage: Stage, monkeypatch):
    await begun(stage)
    http, tries = stage.bot.client.http, []
    send = http.send_message

    async def limited(*args: Any, **more: Any) -> Any:
        tries.append(stage.env.now())
        if len(tries) < 3:
            raise discord.RateLimited(90.0)
        return await send(*args, **more)

    monkeypatch.setattr(http, "send_message", limited)
    await take_turn(stage)
    await stage.advance(seconds=89)
    assert len(tries) == 1, "not before it may"
    await a_while(stage)
    assert tries[2] - tries[1] >= timedelta(seconds=90)
    await in_order(stage)
    await goes_on(stage)


CALLBACK = "/interactions/*/*/callback"
LATE = "/webhooks/*/*/messages/@original"


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_an_answer_that_is_not_taken_is_told_and_the_move_stands(stage: Stage, status: int):
    await begun(stage)
    member = await player.open_panel(stage)
    tap, before = player.moves(stage, member)[0], await seq(stage)
    stage.env.inject_error("POST", CALLBACK, status=status)
    result = await stage.press(member, tap)
    assert "may still have gone through" in said(stage, result)
    assert await seq(stage) == before + 1
    # The panel shows what was; its buttons lead on.
    panel = next(m for m in stage.messages(member) if m.id == tap.message.id)
    await stage.deliver(stage.tapping(member, panel, tap.custom_id))
    assert await seq(stage) == before + 1, "tapped again it is not done again"
    await goes_on(stage)


async def test_of_a_tap_that_cannot_be_answered_at_all_a_line_is_logged(stage: Stage, caplog):
    await begun(stage)
    member = await player.open_panel(stage)
    before = await seq(stage)
    stage.env.inject_error("POST", CALLBACK, status=500, times=2)
    tap = player.moves(stage, member)[0]
    (result,) = await stage.deliver(stage.tapping(member, tap.message, tap.custom_id))
    assert not result.acknowledged
    assert await seq(stage) == before + 1
    assert len(warned(caplog, "did not take the answer")) == 1
    assert [r for r in caplog.records if r.exc_info and "mishaps" in r.name] == []
    await goes_on(stage)


@pytest.mark.parametrize("path", [CALLBACK, LATE])
async def test_slow_work_is_answered_though_a_call_fails(stage: Stage, monkeypatch, path: str):
    await begun(stage)
    member = await player.open_panel(stage)
    tap, before = player.moves(stage, member)[0], await seq(stage)
    act = stage.bot.tables.act

    async def slow(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(1.2)
        return await act(*args, **more)

    monkeypatch.setattr(stage.bot.tables, "act", slow)
    stage.env.inject_error("*", path, status=500)
    result = await stage.press(member, tap)
    assert result.acknowledged
    monkeypatch.setattr(stage.bot.tables, "act", act)
    assert await seq(stage) == before + 1
    await goes_on(stage)


async def test_a_command_that_is_not_answered_is_told_too(stage: Stage):
    await begun(stage)
    stage.env.inject_error("POST", CALLBACK, status=503)
    result = await stage.slash(stage["Ann"], "status")
    assert "/play shows you where your game stands" in said(stage, result)
    stage.env.inject_error("POST", CALLBACK, status=503)
    before = await seq(stage)
    member = await player.mover(stage)
    result = await stage.slash(member, "pick", combo="1")
    await goes_on(stage)
    assert await seq(stage) > before
    assert len(stage.env.errors) == 2, "noticed on their way to the answer"


async def test_looking_back_for_a_post_survives_a_server_error(stage: Stage):
    """A post that may have arrived is not sent again before Discord can be asked."""
    await begun(stage)
    rings = len(rung(stage))
    send = stage.bot.client.http.send_message

    async def arrives_unheard(*args: Any, **more: Any) -> Any:
        await send(*args, **more)
        stage.bot.client.http.send_message = unreachable
        raise TimeoutError

    async def unreachable(*_: Any, **__: Any) -> Any:
        raise TimeoutError

    stage.bot.client.http.send_message = arrives_unheard
    await take_turn(stage)
    stage.env.inject_error("GET", POST.format(channel=stage.channel.id), status=500, times=2)
    await stage.advance(seconds=500)
    stage.bot.client.http.send_message = send
    await a_while(stage)
    assert len(player.turn_posts(stage)) == 2
    assert len(rung(stage)) == rings + 1
    await in_order(stage)
    await goes_on(stage)


async def test_a_post_that_can_not_be_looked_for_at_the_start_stands(stage: Stage, caplog):
    await begun(stage)
    other = stage.guild.create_text_channel("other")
    await stage.slash(stage["Ann"], "game new", channel=other)
    await stage.close()
    post = player.turn_posts(stage)[-1]
    stage.env.backend.messages[other.id].clear()
    path = f"/channels/{stage.channel.id}/messages/{post.id}"
    stage.env.inject_error("GET", path, status=500, times=None)
    await stage.open()
    await stage.settle()
    assert warned(caplog, "could not look for its post")
    assert [p.id for p in player.turn_posts(stage)] == [post.id]
    assert "opened by Ann" in stage.public(other).content, "other games are looked after"
    await goes_on(stage)


# ----------------------------------------------------------------------------- closed DMs


async def test_closed_direct_messages_ring_once_in_the_channel_and_stop_nothing(stage: Stage):
    await begun(stage)
    member = await player.mover(stage)
    place = f"/channels/{member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", place, status=403, code=50007, times=None)
    before = len(rung(stage))
    await stage.advance(hours=CLOCK - 0.5)
    assert rung(stage)[before:] == [member.id], "both reminders together"
    panel = said(stage, await stage.slash(member, "play"))
    assert "direct messages" in panel
    await goes_on(stage)


async def test_an_owner_whose_direct_messages_are_closed_is_a_line_in_the_log(stage: Stage, caplog):
    caplog.set_level("INFO")
    await begun(stage)
    owner = f"/channels/{stage.guild.owner.dm_channel.id}/messages"
    stage.env.inject_error("POST", owner, status=403, code=50007, times=None)
    grant(stage, send_messages=False)
    await take_turn(stage)
    assert warned(caplog, "could not tell its owner")
    assert warned(caplog, "forbidden")
    await take_turn(stage)
    grant(stage, send_messages=True)
    await goes_on(stage)
    await a_while(stage)
    assert stage.controls(stage["Ann"], player.turn_posts(stage)[-1])


# ---------------------------------------------------------------------- missing permission


async def test_a_game_goes_on_by_commands_where_nothing_can_be_posted(stage: Stage):
    await begun(stage)
    rings = len(rung(stage))
    grant(stage, send_messages=False)
    for _ in range(3):
        await take_turn(stage)
    assert len(player.turn_posts(stage)) == 1
    (told,) = to_owner(stage)
    assert "Send Messages" in told
    member = await player.mover(stage)
    letters = [m.content for m in stage.dms(member)]
    assert len([text for text in letters if "It's your turn in" in text]) == 1
    await stage.advance(hours=CLOCK / 2 + 0.1)
    assert len(stage.dms(member)) == len(letters) + 1, "reminders reach the player all the same"
    grant(stage, send_messages=True)
    await stage.settle()
    assert len(player.turn_posts(stage)) == 2, "the post comes when it can"
    assert len(rung(stage)) == rings, "who has been told is not rung"
    await take_turn(stage)
    assert len(rung(stage)) == rings + 1
    await goes_on(stage)


async def test_where_history_may_not_be_read_the_owner_is_told(stage: Stage):
    await begun(stage)
    grant(stage, read_message_history=False)
    # simcord shows the history all the same.
    place = POST.format(channel=stage.channel.id)
    stage.env.inject_error("GET", place, status=403, code=50001, times=None)
    table = await player.table(stage)
    async with stage.bot.store.transaction() as writing:
        await writing.post(table.game.id, table.seq, "recap", channel=stage.channel.id)
    post = await stage.bot.store.next_post(stage.channel.id, None)
    async with stage.bot.store.transaction() as writing:
        await writing.sending(post.id, 0)
    stage.bot.client.outbox.kick()
    await stage.bot.client.outbox.drain()
    (told,) = to_owner(stage)
    assert "Read Message History" in told
    await goes_on(stage)


# ------------------------------------------------------------------ deleted channel and post


async def test_a_game_whose_channel_was_deleted_is_played_on_elsewhere(stage: Stage):
    game = await begun(stage)
    await take_turn(stage)
    before = await stage.bot.tables.load(game)
    rings = rung(stage)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.settle()
    await stage.restart()
    await stage.advance(hours=200)
    after = await stage.bot.tables.load(game)
    assert (after.state, after.seq) == (before.state, before.seq)
    for name in ("Ann", "Ben"):
        assert sum("is gone" in m.content for m in stage.dms(stage[name])) == 1
    stage.channel = stage.guild.create_text_channel("elsewhere")
    await stage.slash(stage["Ben"], "game resume", game=str(game))
    await stage.settle()
    assert rung(stage) == rings, "who resumes it is there"
    await goes_on(stage)
    await take_turn(stage)
    assert len(rung(stage)) == len(rings) + 1


async def test_a_turn_post_deleted_where_nothing_can_be_posted_comes_when_it_can(stage: Stage):
    await begun(stage)
    rings = rung(stage)
    grant(stage, send_messages=False)
    await stage.delete(player.turn_posts(stage)[-1])
    await a_while(stage)
    assert player.turn_posts(stage) == []
    assert len(to_owner(stage)) == 1
    grant(stage, send_messages=True)
    await goes_on(stage)
    await stage.settle()
    assert len(player.turn_posts(stage)) == 1
    assert rung(stage) == rings


async def test_all_messages_deleted_at_once_leave_one_turn_post(stage: Stage):
    await begun(stage)
    await take_turn(stage)
    rings = rung(stage)
    backend = stage.env.backend
    ids = list(backend.messages[stage.channel.id])
    for message in ids:
        backend.messages[stage.channel.id].pop(message)
    backend.emit(
        "MESSAGE_DELETE_BULK",
        {
            "ids": [str(i) for i in ids],
            "channel_id": str(stage.channel.id),
            "guild_id": str(stage.guild.id),
        },
    )
    await stage.settle()
    assert len(player.turn_posts(stage)) == 1
    assert rung(stage) == rings
    await goes_on(stage)


async def test_a_turn_post_deleted_unnoticed_is_found_out_by_its_edit(stage: Stage):
    await begun(stage)
    backend = stage.env.backend
    backend.messages[stage.channel.id].pop(player.turn_posts(stage)[-1].id)
    await take_turn(stage)
    assert len(player.turn_posts(stage)) == 1
    assert len(rung(stage)) == 2
    await goes_on(stage)


# ------------------------------------------------------------------------- archived thread


async def in_thread(stage: Stage) -> int:
    """Begin a game in a thread that becomes the stage's channel; return the game's id."""
    stage.bot.tables._seed = lambda: player.SEED
    await stage.slash(stage["Ann"], "game new", players=2, thread=True)
    (thread,) = stage.channel.threads
    stage.channel = thread
    await stage.tap(stage["Ben"], "Join", message=stage.public(thread))
    await stage.settle()
    # Discord lets whoever may write in a thread wake it; simcord asks for this right.
    grant(stage, manage_channels=True)
    return (await player.table(stage)).game.id


async def rest(stage: Stage, **changes: bool) -> None:
    """Have the thread archived, as Discord does when nobody writes in it."""
    await stage.bot.client.get_channel(stage.channel.id).edit(archived=True, **changes)
    await stage.settle()


async def test_a_thread_that_rests_is_woken_by_time(stage: Stage):
    await in_thread(stage)
    stage.bot.client.pilot.think = plain
    first = await player.mover(stage)
    await rest(stage)
    await stage.restart()
    stage.bot.client.pilot.think = plain
    assert (await player.table(stage)).game.archived is None
    await stage.advance(hours=CLOCK + BANK + 1)
    await stage.settle()
    assert not stage.env.backend.get_channel(stage.channel.id).thread_metadata.archived
    assert await player.mover(stage) != first
    await in_order_but_for_silence(stage)
    await goes_on(stage)


async def in_order_but_for_silence(stage: Stage) -> None:
    shown = player.turn_posts(stage)
    assert len(shown) == 2
    assert len(rung(stage)) == 2
    assert [bool(stage.controls(stage["Ann"], post)) for post in shown] == [False, True]


async def test_in_a_locked_thread_the_game_waits_and_the_owner_is_told_once(stage: Stage):
    game = await in_thread(stage)
    await rest(stage, locked=True)
    await take_turn(stage)
    await take_turn(stage)
    assert len(player.turn_posts(stage)) == 1
    (told,) = to_owner(stage)
    assert "the thread is locked" in told
    backend = stage.env.backend
    backend.edit_channel(stage.channel.id, {}, thread_metadata={"archived": False, "locked": False})
    await stage.settle()
    await stage.slash(await player.mover(stage), "play")
    await stage.settle()
    assert len(player.turn_posts(stage)) == 2
    assert (await stage.bot.tables.load(game)).game.archived is None
    await goes_on(stage)


# ------------------------------------------------------------------------ unavailable guild


def outage(stage: Stage) -> None:
    """Let the server be out of Discord's reach; what is asked for in it is not found."""
    gone = {"id": str(stage.guild.id), "unavailable": True}
    stage.env.backend.emit("GUILD_DELETE", gone)
    path = f"/channels/{stage.channel.id}*"
    stage.env.inject_error("*", path, status=404, code=10003, times=None)


async def back(stage: Stage) -> None:
    """Let it be there again."""
    stage.env.backend.faults.clear()
    backend = stage.env.backend
    guild = backend.get_guild(stage.guild.id)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await stage.settle()


async def test_an_outage_of_a_server_is_waited_out(stage: Stage, caplog):
    game = await begun(stage)
    outage(stage)
    await stage.settle()
    await stage.bot.client.pilot.skip(game)
    await stage.advance(hours=CLOCK + BANK + 1)
    table = await stage.bot.tables.load(game)
    assert table.seq > 0
    assert table.game.archived is None
    assert len(player.turn_posts(stage)) == 1
    await back(stage)
    await a_while(stage)
    assert len(player.turn_posts(stage)) == 2
    assert len(rung(stage)) == 2
    assert [m for m in stage.messages() if "put" in m.content and "aside" in m.content] == []
    assert stage.dms(stage["Cy"]) == []
    assert warned(caplog, "is given up") == []
    await goes_on(stage)


async def test_a_reconnect_in_an_outage_puts_nothing_aside_and_posts_nothing_anew(stage: Stage):
    game = await begun(stage)
    outage(stage)
    await stage.settle()
    await stage.bot.client.on_ready()
    await stage.settle()
    assert (await stage.bot.tables.load(game)).game.archived is None
    await back(stage)
    await a_while(stage)
    await in_order(stage)
    await goes_on(stage)


# -------------------------------------------------------------------- thrown out, invited again


def thrown_out(stage: Stage) -> None:
    stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id)})
    for path in (f"/channels/{stage.channel.id}*", f"/guilds/{stage.guild.id}*"):
        stage.env.inject_error("*", path, status=403, code=50001, times=None)


async def test_a_bot_that_is_thrown_out_and_invited_again_finds_its_games(stage: Stage):
    game = await begun(stage)
    await take_turn(stage)
    before, rings = await stage.bot.tables.load(game), rung(stage)
    thrown_out(stage)
    await stage.settle()
    for name in ("Ann", "Ben"):
        (letter,) = [m.content for m in stage.dms(stage[name])]
        assert f"is played (game {game})." in letter
        assert "/game resume" in letter
    await stage.advance(hours=500)
    after = await stage.bot.tables.load(game)
    assert (after.state, after.seq) == (before.state, before.seq), "no clock runs"
    await back(stage)
    notices = [m for m in stage.messages() if "I put its game aside" in m.content]
    assert len(notices) == 1
    await back(stage)
    await stage.restart()
    await stage.settle()
    assert len([m for m in stage.messages() if "I put its game aside" in m.content]) == 1
    assert rung(stage) == rings
    told = await stage.tap(stage["Ben"], "Bring it back", message=notices[0])
    assert "has brought the game back" in said(stage, told)
    await stage.settle()
    assert rung(stage) == rings
    await goes_on(stage)
    await take_turn(stage)
    assert len(rung(stage)) == len(rings) + 1


# ------------------------------------------------------------------------------- full disk


class Disk:
    """The database's connection for writing, on a disk that may be full.

    SQLite says so at the end of a transaction, when it writes.
    """

    def __init__(self, store: Store) -> None:
        self.refuses: Callable[[str], bool] = lambda statements: False
        """Asked at each commit, with all that was written in it."""
        self.refused = 0
        self._written: list[str] = []
        self._db = store._writer
        store._writer = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    async def execute(self, sql: str, *params: Any) -> Any:
        self._written = [] if sql.startswith("BEGIN") else [*self._written, sql]
        if sql == "COMMIT" and self.refuses(" ".join(self._written)):
            self.refused += 1
            raise sqlite3.OperationalError("database or disk is full")
        return await self._db.execute(sql, *params)

    @contextmanager
    def full(self, refuses: Callable[[str], bool] = lambda statements: True) -> Iterator[None]:
        self.refuses = refuses
        try:
            yield
        finally:
            self.refuses = lambda statements: False


async def test_a_tap_on_a_full_disk_changes_nothing_and_says_so(stage: Stage):
    await begun(stage)
    member = await player.open_panel(stage)
    disk, before = Disk(stage.bot.store), await player.table(stage)
    tap = player.moves(stage, member)[0]
    with disk.full():
        result = await stage.press(member, tap)
        assert "couldn't save that, so nothing has changed" in said(stage, result)
        now = await player.table(stage)
        assert (now.seq, now.state) == (before.seq, before.state)
        await stage.restart()
        now = await player.table(stage)
        assert (now.seq, now.state) == (before.seq, before.state)
    await goes_on(stage)
    await in_order(stage)


async def test_the_end_of_a_turn_on_a_full_disk_calls_nobody(stage: Stage):
    await begun(stage)
    disk, member = Disk(stage.bot.store), await player.mover(stage)
    await stage.slash(member, "pick", combo="1")
    while not [c for c in player.moves(stage, member) if player.verb(c) == "finish"]:
        await player.step(stage, member, random.Random(1))
    finish = next(c for c in player.moves(stage, member) if player.verb(c) == "finish")
    await stage.press(member, finish)
    finish = stage.find(member, "End turn anyway", message=stage.private(member))
    rings = len(rung(stage))
    with disk.full():
        assert "I couldn't save" in said(stage, await stage.press(member, finish))
        await a_while(stage)
        assert (await player.mover(stage)) == member
        assert len(rung(stage)) == rings
    await player.end(stage, member)
    await stage.settle()
    assert (await player.mover(stage)) != member
    await in_order(stage)
    await goes_on(stage)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("game new", {}),
        ("away", {"until": "3 days"}),
        ("remind", {"dm": "off"}),
        ("game pause", {}),
        ("seat offer", {}),
        ("orders", {"withdraw": "hold"}),
    ],
)
async def test_whatever_a_full_disk_refuses_is_told(stage: Stage, command: str, options: dict):
    other = stage.guild.create_text_channel("other")
    await begun(stage)
    disk = Disk(stage.bot.store)
    place = other if command == "game new" else stage.channel
    with disk.full():
        told = said(stage, await stage.slash(stage["Ann"], command, channel=place, **options))
        assert "I couldn't save" in told
        assert disk.refused
    assert len(await stage.bot.store.unfinished()) == 1
    assert (await player.table(stage)).game.paused is None
    await goes_on(stage)


async def test_a_seat_in_a_lobby_is_not_taken_on_a_full_disk(stage: Stage):
    await stage.slash(stage["Ann"], "game new", players=2)
    disk = Disk(stage.bot.store)
    with disk.full():
        assert "I couldn't save" in said(stage, await stage.tap(stage["Ben"], "Join"))
        assert len((await player.table(stage)).seats) == 1
    await stage.tap(stage["Ben"], "Join")
    await stage.settle()
    await in_order(stage)
    await goes_on(stage)


async def test_a_clock_that_runs_out_on_a_full_disk_does_so_once_when_there_is_room(
    stage: Stage, caplog
):
    game = await begun(stage)
    first = await player.mover(stage)
    disk = Disk(stage.bot.store)
    await stage.advance(hours=CLOCK + 1)
    with disk.full():
        await stage.advance(hours=BANK + 1)
        assert await seq(stage) == 0
        lines = warned(caplog, "timer turn")
        assert lines
        assert all("disk is full" in line for line in lines)
        assert [r for r in caplog.records if r.exc_info and "timer" in r.getMessage()] == []
    await stage.advance(hours=2)
    await stage.settle()
    table = await stage.bot.tables.load(game)
    assert table.view().player == 1
    assert [seat.missed for seat in table.seats] == [1, 0]
    assert await player.mover(stage) != first
    await in_order(stage)
    await goes_on(stage)


async def test_a_reminder_that_comes_due_on_a_full_disk_comes_once(stage: Stage):
    await begun(stage)
    member = await player.mover(stage)
    disk = Disk(stage.bot.store)
    with disk.full():
        await stage.advance(hours=CLOCK / 2 + 1)
        assert stage.dms(member) == []
    await stage.advance(hours=2)
    assert len(stage.dms(member)) == 1
    await goes_on(stage)


BEFORE, AFTER = "UPDATE outbox SET state = 'sending'", "INSERT OR REPLACE INTO messages"
"""What is written before a message is sent, and after it was."""


@pytest.mark.parametrize("mark", [BEFORE, AFTER])
async def test_a_post_is_sent_once_though_the_disk_takes_no_mark(stage: Stage, mark: str):
    await begun(stage)
    disk = Disk(stage.bot.store)
    with disk.full(lambda written: mark in written):
        await take_turn(stage)
        await a_while(stage)
        assert disk.refused > 2
        assert len(player.turn_posts(stage)) == (2 if mark == AFTER else 1)
        assert len(rung(stage)) == len(player.turn_posts(stage))
    await a_while(stage)
    await in_order(stage)
    await take_turn(stage)
    await in_order(stage)


async def test_a_bot_that_dies_before_it_could_mark_a_post_finds_it_again(stage: Stage):
    """The next life knows only that it may have been sent."""
    await begun(stage)
    disk = Disk(stage.bot.store)
    with disk.full(lambda written: AFTER in written):
        await take_turn(stage)
        assert len(player.turn_posts(stage)) == 2
        await a_while(stage)
        await stage.restart()
    await a_while(stage)
    assert len(player.turn_posts(stage)) == 2
    assert len(rung(stage)) == 2
    await goes_on(stage)


async def test_a_turn_post_deleted_on_a_full_disk_comes_again_later(stage: Stage, caplog):
    await begun(stage)
    disk = Disk(stage.bot.store)
    with disk.full():
        await stage.delete(player.turn_posts(stage)[-1])
        assert warned(caplog, "were deleted, and could not be posted again")
        await stage.advance(seconds=60)
    await stage.restart()
    await stage.settle()
    assert len(player.turn_posts(stage)) == 1
    assert len(rung(stage)) == 1
    await goes_on(stage)


@pytest.fixture
def starts_full(stage: Stage, settings) -> list[Disk]:
    """Have each further life of the bot begin on a full disk; the last one's disk is returned."""
    disks: list[Disk] = []

    async def start(env: simcord.Env) -> App:
        app = await assemble(settings, WorldClock(env), strict_texts=True)
        disks.append(Disk(app.store))
        disks[-1].refuses = lambda statements: True
        return app

    stage._start = start
    return disks


async def test_a_bot_that_starts_on_a_full_disk_shows_games_and_goes_on_later(
    stage: Stage, starts_full: list[Disk]
):
    await begun(stage)
    await take_turn(stage)
    await stage.restart()
    await a_while(stage)
    member = await player.mover(stage)
    told = said(stage, await stage.slash(member, "play"))
    assert "waiting" not in told.lower()
    told = said(stage, await stage.press(member, player.moves(stage, member)[0]))
    assert "I couldn't save" in told
    assert starts_full[-1].refused
    starts_full[-1].refuses = lambda statements: False
    await goes_on(stage)
    await take_turn(stage)
    await in_order(stage)


async def test_a_file_that_has_no_room_to_grow_is_a_full_disk(stage: Stage, settings):
    """As SQLite itself says it: it may take no page more."""
    await begun(stage)
    member = await player.mover(stage)
    writer = stage.bot.store._writer
    await stage.slash(member, "pick", combo="1")
    before = await seq(stage)
    ((pages,),) = await writer.execute_fetchall("PRAGMA page_count")
    await writer.execute("CREATE TABLE filler (bytes BLOB)")
    await writer.execute(f"PRAGMA max_page_count = {pages + 8}")
    for size in (4000, 1000, 100):
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await _fill(writer, size)
    # A snapshot is kept at the end of a turn, and needs pages.
    told = said(stage, await stage.slash(member, "end"))
    while "I couldn't save" not in told:
        assert await player.mover(stage) == member
        await player.step(stage, member, random.Random(1))
        told = stage.text(stage.private(member))
    assert await player.mover(stage) == member
    await writer.execute("PRAGMA max_page_count = 1000000")
    assert await seq(stage) >= before
    await goes_on(stage)


async def _fill(writer: aiosqlite.Connection, size: int) -> None:
    while True:
        await writer.execute("INSERT INTO filler VALUES (zeroblob(?))", (size,))


# -------------------------------------------------------------------------- locked database


HOLD = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.readline()
"""


@asynccontextmanager
async def held(
    stage: Stage, settings, busy_ms: int = 30
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Let another process write to the database for longer than the bot waits."""
    await stage.bot.store._writer.execute(f"PRAGMA busy_timeout = {busy_ms}")
    other = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, str(settings.database),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert await other.stdout.readline() == b"held\n"
    try:
        yield other
    finally:
        other.stdin.close()
        await other.wait()


async def test_a_tap_on_a_locked_database_changes_nothing_and_says_so(stage: Stage, settings):
    await begun(stage)
    member = await player.open_panel(stage)
    before = await seq(stage)
    tap = player.moves(stage, member)[0]
    async with held(stage, settings):
        assert "I couldn't save" in said(stage, await stage.press(member, tap))
        assert await seq(stage) == before
        assert "Waiting" in said(stage, await stage.slash(stage["Cy"], "play")), "reading goes on"
    await goes_on(stage)
    await in_order(stage)


async def test_a_lock_for_a_moment_is_waited_out(stage: Stage, settings, monkeypatch):
    await begun(stage)
    member = await player.open_panel(stage)
    before = await seq(stage)
    tap = player.moves(stage, member)[0]
    async with held(stage, settings, busy_ms=3_600_000) as other:
        writer = stage.bot.store._writer
        execute, asked = writer.execute, asyncio.Event()

        def asking(statement: str, *values: Any) -> Any:
            asked.set()
            return execute(statement, *values)

        async def release() -> None:
            await asked.wait()
            await asyncio.sleep(0.1)
            other.stdin.write(b"\n")

        monkeypatch.setattr(writer, "execute", asking)
        result, _ = await asyncio.gather(stage.press(member, tap), release())
    assert result.acknowledged
    assert await seq(stage) == before + 1
    assert player.moves(stage, member), "the panel shows the table after the move"
    await goes_on(stage)


async def test_posts_and_timers_wait_for_a_locked_database(stage: Stage, settings, caplog):
    game = await begun(stage)
    await stage.advance(hours=CLOCK + BANK - 1)
    async with held(stage, settings, busy_ms=1):
        await stage.advance(hours=2)
        assert await seq(stage) == 0
        assert all("locked" in line for line in warned(caplog, "timer turn of seat"))
        assert warned(caplog, "timer turn of seat")
    await stage.advance(hours=2)
    await stage.settle()
    assert (await stage.bot.tables.load(game)).view().player == 1
    await in_order(stage)
    await goes_on(stage)


async def test_a_bot_starts_though_another_process_holds_its_database(
    stage: Stage, settings, monkeypatch
):
    await begun(stage)
    await take_turn(stage)
    async with held(stage, settings):
        await stage.close()
        monkeypatch.setattr("bot.app.Store.open", partial(Store.open, busy_ms=30))
        await stage.open()
        member = await player.mover(stage)
        await stage.slash(member, "play")
        told = said(stage, await stage.press(member, player.moves(stage, member)[0]))
        assert "I couldn't save" in told
    await goes_on(stage)
    await in_order(stage)


# ------------------------------------------------------------------------- an unreadable game


async def test_timers_of_a_broken_game_are_told_of_once_a_day(stage: Stage, caplog):
    game = await begun(stage)
    other = stage.guild.create_text_channel("other")
    await break_game(stage, game)
    await stage.advance(hours=CLOCK + BANK + 24 * 3)
    lines = warned(caplog, f"game {game}: timer turn")
    assert 2 <= len(lines) <= 4
    assert [r for r in caplog.records if r.exc_info and "timer" in r.getMessage()] == []
    stage.channel = other
    await begun(stage)
    await goes_on(stage)


async def test_a_post_of_a_broken_game_waits_for_an_outage_and_is_given_up_quietly(stage: Stage):
    """Looking for it needs nothing of its record."""
    game = await begun(stage)
    table = await player.table(stage)
    await break_game(stage, game)
    async with stage.bot.store.transaction() as writing:
        about = {"seat": 0, "by": 1}
        await writing.post(game, table.seq, "nudge", channel=stage.channel.id, params=about)
    post = await stage.bot.store.next_post(stage.channel.id, None)
    courier = DiscordCourier(stage.bot.client)
    assert await courier.find(post) is None
    stage.bot.client.get_guild(stage.guild.id).unavailable = True
    for ask in (courier.find, courier.send):
        with pytest.raises(TryLater):
            await ask(post)
