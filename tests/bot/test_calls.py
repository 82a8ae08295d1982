"""Mentions that call somebody to move: when the game waits for that no longer, they say so."""

from __future__ import annotations

import pytest

from bot.clock import HOUR
from bot.storage.rows import Post
from bot.storage.store import Store
from bot.tables.table import Table
from engine import GoInDecline, legal
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.test_rewind import caught_up, decline, fresh_turn, rung, undo

from .fakes import TestClock
from .test_never_stalls import woken
from .test_timeouts import Life, begun, mover


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    return woken(store, clock)


async def called(life: Life, kind: str) -> tuple[Table, Post]:
    """Begin a game in which somebody has been called; return it and that post."""
    table = await begun(life)
    life.clock.move(3 * HOUR)
    seat = mover(table)
    if kind == "nudge":
        other = table.user_at((seat + 1) % 3)
        assert other is not None
        await life.tables.nudge(table.game.id, other)
    else:
        async with life.store.transaction() as writing:
            await writing.post(
                table.game.id, 0, kind, channel=10, params={"seat": seat, "began": 0}
            )
    (post,) = await life.store.posts(table.game.id, kind)
    return table, post


async def closed(life: Life, table: Table) -> list[int]:
    return [p.params["of"] for p in await life.store.posts(table.game.id, "call_edit")]


@pytest.mark.parametrize("kind", ["nudge", "fallback"])
async def test_when_the_turn_is_over_a_call_is_edited_once(life: Life, kind: str) -> None:
    table, post = await called(life, kind)
    user = table.waiting_for[0]
    table = (await life.tables.act(table.game.id, user, legal(*table.playing())[0])).table
    assert await closed(life, table) == [], "it may be taken back, and waits still"
    table = await life.turn(table)
    assert await closed(life, table) == [post.id]
    table = await life.turn(table)
    assert await closed(life, table) == [post.id]


async def test_when_the_game_is_called_off_too(life: Life) -> None:
    table, post = await called(life, "nudge")
    await life.tables.cancel(table.game.id, table.game.host)
    assert await closed(life, table) == [post.id]


async def test_a_nudge_in_a_turn_that_is_undone_says_so_and_rings_nobody(stage: Stage) -> None:
    """A10: "Ben, Ann is nudging you" stood while it was Ann's turn."""
    member = await fresh_turn(stage, 1, "Ann", "Ben")
    await decline(stage, member)
    following = await player.mover(stage)
    await stage.advance(hours=3)
    await stage.slash(member, "game nudge")
    await caught_up(stage)
    (post,) = [m for m in stage.messages() if "is nudging you" in m.content]
    rings = rung(stage)
    await undo(stage, member)
    shown = next(m for m in stage.messages() if m.id == post.id)
    names = {m.id: name for name, m in stage.members.items()}
    assert shown.content == (f"{names[member.id]} nudged {names[following.id]}. The wait is over.")
    assert stage.controls(following, shown) == []
    assert [who for who in rung(stage) if who != (following.id,)] == [
        who for who in rings if who != (following.id,)
    ]
    assert GoInDecline() in legal(*(await player.table(stage)).playing())
