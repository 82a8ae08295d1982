"""Killed at any instant and started again: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections import Counter
from pathlib import Path

from bot.clock import SystemClock
from bot.storage.outbox import Outbox
from bot.storage.pruning import SNAPSHOTS
from bot.storage.store import Store
from bot.tables.service import Tables
from engine.codec import dump_state

from .forked import processes
from .lives import PLAYERS, RemoteDiscord, World, live

LIVES = 24


def test_a_bot_killed_at_random_instants_loses_and_doubles_nothing(tmp_path: Path) -> None:
    world, chance = World(tmp_path), random.Random(time.time_ns())
    for n in range(LIVES):
        life = processes().Process(target=live, args=(str(tmp_path), chance.getrandbits(32)))
        life.start()
        before = len(world.notes("diary"))
        if n:  # the first one begins by starting the server of processes
            time.sleep(chance.uniform(0.02, 0.25))
        else:
            wait_for_diary(world)
        life.kill()
        life.join()
        assert life.exitcode == -signal.SIGKILL, "it ended by itself"
        check(world)
        assert n or len(world.notes("diary")) > before
    asyncio.run(check_end(world))


def wait_for_diary(world: World) -> None:
    while len(world.notes("diary")) < 4 * LIVES:
        time.sleep(0.01)


def check(world: World) -> None:
    """Between two lives: the file is sound and holds just what was acknowledged, and a little."""
    db = sqlite3.connect(world.database)
    try:
        if not db.execute("SELECT 1 FROM sqlite_master").fetchone():
            return
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        log = db.execute(
            "SELECT game_id, seq, interaction FROM actions ORDER BY game_id, seq"
        ).fetchall()
        turns = db.execute(
            "SELECT game_id, seq, count(*) FROM outbox WHERE kind = 'turn' GROUP BY 1, 2"
        ).fetchall()
        snapshots = db.execute("SELECT game_id, seq FROM snapshots").fetchall()
    finally:
        db.close()
    kept = {interaction: (game, seq) for game, seq, interaction in log if interaction}
    diary = world.notes("diary")
    tried = {n["interaction"] for n in diary if n["what"] == "try"}
    for note in diary:
        if note["what"] == "done":
            assert kept.get(note["interaction"]) == (note["game"], note["seq"])
    done = {n["interaction"] for n in diary if n["what"] == "done"}
    assert done <= set(kept) <= tried
    assert len(kept) == sum(interaction is not None for _, _, interaction in log)
    for game, lines in Counter(game for game, _, _ in log).items():
        assert [seq for g, seq, _ in log if g == game] == list(range(1, lines + 1))
    begun = sorted((g, s) for g, s, _ in turns)
    newest = [
        turn for turn in begun if sum(t[0] == turn[0] and t > turn for t in begun) < SNAPSHOTS
    ]
    assert sorted(snapshots) == newest
    assert {n for _, _, n in turns} <= {1}


async def check_end(world: World) -> None:
    """In the last life: every game loads, and every message has arrived once and in order."""
    clock = SystemClock()
    store = await Store.open(world.database, clock)
    tables = Tables(store, clock)
    outbox = Outbox(store, RemoteDiscord(world), clock)
    outbox.kick()
    await outbox.drain()
    written = list(
        await store._reader.execute_fetchall("SELECT id, state, nonce, channel FROM outbox")
    )
    assert written
    assert {row[1] for row in written} == {"sent"}
    messages = world.notes("messages")
    for channel in {row[3] for row in written}:
        arrived = [m["id"] for m in messages if m["channel"] == channel]
        assert arrived == sorted(row[0] for row in written if row[2] and row[3] == channel)
    games = await tables.games_of(PLAYERS[0])
    assert games
    quick = [dump_state(table.playing()[1]) for table in games if table.state]
    await store._writer.execute("DELETE FROM snapshots")
    tables = Tables(store, clock)
    slow = [dump_state(t.playing()[1]) for t in await tables.games_of(PLAYERS[0]) if t.state]
    assert quick == slow
    await outbox.close()
    await store.close()
    done = [n for n in world.notes("diary") if n["what"] == "done"]
    assert len(done) > LIVES
