"""The file grows with the games and with nothing else."""

from __future__ import annotations

import pytest

from bot.storage.pruning import DAY
from bot.storage.store import Store
from bot.tables.service import Tables
from bot.tables.upkeep.housekeeping import EVERY
from tests.bot.harness import Stage

from .fakes import TestClock
from .test_privacy import ANN, BOB, CYD, NAMES, begun, play


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    seeds = iter(range(1, 100))
    return Tables(store, clock, lambda: f"{next(seeds):032x}")


async def count(store: Store, query: str) -> int:
    return int((await store._read(f"SELECT count(*) FROM {query}"))[0][0])


async def prune(store: Store) -> int:
    async with store.transaction() as writing:
        return await writing.prune()


async def all_sent(store: Store) -> None:
    await store._writer.execute("UPDATE outbox SET state = 'sent'")


async def test_of_a_finished_game_the_log_and_one_snapshot_stay(
    tables: Tables, store: Store, clock: TestClock
):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    running = await play(tables, await begun(tables, 11, ANN, BOB, CYD), 40)
    await all_sent(store)
    game, other = over.game.id, running.game.id
    log = await store.log(game)
    snapshots = await count(store, f"snapshots WHERE game_id = {game}")
    kept = await count(store, f"snapshots WHERE game_id = {other}")
    assert snapshots > 5
    clock.move(DAY - 1)
    await prune(store)
    assert await count(store, f"snapshots WHERE game_id = {game}") == snapshots
    clock.move(2)
    await prune(store)
    assert await count(store, f"snapshots WHERE game_id = {game}") == 1
    assert await count(store, f"outbox WHERE game_id = {game}") > 0
    clock.move(30 * DAY)
    await prune(store)
    assert await count(store, f"outbox WHERE game_id = {game}") == 0
    assert await count(store, f"outbox WHERE game_id = {other}") > 0, "a game that goes on"
    assert await count(store, f"snapshots WHERE game_id = {other}") == kept
    assert await store.log(game) == log
    fresh = await Tables(store, clock).load(game)
    assert (fresh.state, fresh.seq) == (over.state, over.seq)
    assert len(await Tables(store, clock).turns(game)) > 5
    assert await prune(store) == 0


async def test_what_is_not_sent_stays(tables: Tables, store: Store, clock: TestClock):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    clock.move(60 * DAY)
    waiting = await count(store, "outbox")
    await prune(store)
    assert await count(store, f"outbox WHERE game_id = {over.game.id}") == waiting


async def test_lobbies_that_never_began_go_and_cancelled_games_stay(
    tables: Tables, store: Store, clock: TestClock
):
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name=NAMES[ANN])
    await tables.cancel(lobby.game.id, ANN)
    played = await play(tables, await begun(tables, 11, ANN, BOB), 10)
    await tables.cancel(played.game.id, ANN)
    clock.move(30 * DAY + 1)
    await prune(store)
    assert await store.game(lobby.game.id) is None
    assert await count(store, f"seats WHERE game_id = {lobby.game.id}") == 0
    assert await store.game(played.game.id) is not None
    assert len(await store.log(played.game.id)) == played.seq


async def test_reminders_votes_and_old_trails_go(tables: Tables, store: Store, clock: TestClock):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    game = over.game.id
    async with store.transaction() as writing:
        opened = await writing.open_vote(game, to=1, seq=5, seat=0)
        await writing.cast(opened, 0, agrees=True)
        await writing.close_vote(opened, "refused")
        await writing._db.execute(
            "INSERT INTO reminders (game_id, seat, began) VALUES (?, 0, 1)", (game,)
        )
        await writing.note(1, game, ANN, "ended")
    clock.move(30 * DAY + 1)
    await prune(store)
    for table in ("votes", "ballots", "reminders"):
        assert await count(store, table) == 0, table
    assert await count(store, "audit") == 1
    clock.move(336 * DAY)
    await prune(store)
    assert await count(store, "audit") == 0


async def test_the_bot_does_it_once_a_day_over_restarts(stage: Stage):
    (timer,) = await stage.bot.store.timers(0)
    await stage.restart()
    await stage.settle()
    assert [t.due for t in await stage.bot.store.timers(0)] == [timer.due]
    await stage.slash(stage["Ann"], "game new")
    await stage.slash(stage["Ann"], "game cancel")
    await stage.advance(seconds=EVERY + 60)
    await stage.settle()
    (later,) = await stage.bot.store.timers(0)
    assert later.due == pytest.approx(timer.due + EVERY, abs=120)
