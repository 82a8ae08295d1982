"""The file grows with the games and with nothing else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.clock import DAY
from bot.errors import GameEnded
from bot.storage import pruning
from bot.storage.pruning import MOST, SNAPSHOTS, Rest
from bot.storage.store import Store
from bot.tables import contents
from bot.tables.service import Tables
from bot.tables.upkeep.housekeeping import EVERY
from tests.bot.harness import Stage

from .fakes import TestClock
from .test_privacy import ANN, BOB, CYD, NAMES, begun, play
from .test_tables import snapshot_seqs


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    seeds = iter(range(1, 100))
    return Tables(store, clock, lambda: f"{next(seeds):032x}")


async def count(store: Store, query: str) -> int:
    return int((await store._read(f"SELECT count(*) FROM {query}"))[0][0])


async def prune(store: Store) -> int:
    """Throw away all that is old, in as many batches as that takes; return how many rows."""
    gone, rest = 0, Rest()
    while rest is not None:
        async with store.transaction() as writing:
            done = await writing.prune(rest, contents.LASTING)
        assert done.rows <= pruning.MOST
        gone, rest = gone + done.rows, done.rest
    return gone


async def all_sent(store: Store) -> None:
    await store._writer.execute("UPDATE outbox SET state = 'sent'")


async def as_before(store: Store, game: int) -> None:
    """Let a game be as an earlier version left it: with a snapshot of many a turn."""
    log = await store.log(game)
    async with store.transaction() as writing:
        for line in log[::5]:
            await writing._db.execute(
                "INSERT OR IGNORE INTO snapshots (game_id, seq, engine, state, digest) "
                "VALUES (?, ?, '1', '{}', '')",
                (game, line.seq),
            )
        await writing._db.execute("UPDATE games SET to_prune = 0 WHERE id = ?", (game,))


async def test_a_running_game_keeps_the_snapshots_of_this_turn_and_the_one_before(
    tables: Tables, store: Store
):
    table = await begun(tables, 10, ANN, BOB)
    began = [0]
    for _ in range(60):
        table = await play(tables, table, 1)
        if table.turn_began != began[-1]:
            began.append(table.turn_began)
        assert await snapshot_seqs(store) == began[-SNAPSHOTS:]
    assert len(began) > 5


async def test_what_an_earlier_version_kept_of_running_games_goes_at_once(
    tables: Tables, store: Store, clock: TestClock
):
    games = [(await play(tables, await begun(tables, n, ANN, BOB), 40)).game.id for n in (10, 11)]
    for game in games:
        await as_before(store, game)
        assert await count(store, f"snapshots WHERE game_id = {game}") > 5
    await prune(store)
    for game in games:
        assert await count(store, f"snapshots WHERE game_id = {game}") == SNAPSHOTS
        assert (await Tables(store, clock).load(game)).seq == len(await store.log(game))
    assert await prune(store) == 0


async def test_of_a_finished_game_the_log_and_one_snapshot_stay(
    tables: Tables, store: Store, clock: TestClock
):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    running = await play(tables, await begun(tables, 11, ANN, BOB, CYD), 40)
    await all_sent(store)
    game, other = over.game.id, running.game.id
    log = await store.log(game)
    clock.move(DAY - 1)
    await prune(store)
    assert await count(store, f"snapshots WHERE game_id = {game}") == SNAPSHOTS
    clock.move(2)
    await prune(store)
    assert await count(store, f"snapshots WHERE game_id = {game}") == 1
    assert await count(store, f"outbox WHERE game_id = {game}") > 0
    clock.move(30 * DAY)
    await prune(store)
    assert await count(store, f"outbox WHERE game_id = {game}") == 0
    assert await count(store, f"outbox WHERE game_id = {other}") > 0, "a game that goes on"
    assert await count(store, f"snapshots WHERE game_id = {other}") == SNAPSHOTS
    assert await store.log(game) == log
    fresh = await Tables(store, clock).load(game)
    assert (fresh.state, fresh.seq) == (over.state, over.seq)
    assert len(await Tables(store, clock).turns(game)) > 5
    assert await prune(store) == 0


async def test_of_the_messages_of_a_finished_game_the_result_stays(
    tables: Tables, store: Store, clock: TestClock
):
    """So that a tap on it does not have it posted once more."""
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    game = over.game.id
    while post := await store.next_post(10, None):
        async with store.transaction() as writing:
            await writing.sending(post.id, writing.now)
            await writing.sent(post, post.id)
    assert await count(store, f"messages WHERE game_id = {game}") > 10
    clock.move(30 * DAY + 1)
    await prune(store)
    left = await store._read("SELECT purpose FROM messages ORDER BY 1")
    assert [purpose for (purpose,) in left] == ["recap", "result"]
    await tables.repost(game)
    assert await store.targets() == []


async def test_what_is_not_sent_stays_until_it_is(tables: Tables, store: Store, clock: TestClock):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    clock.move(60 * DAY)
    waiting = await count(store, "outbox")
    await prune(store)
    assert await count(store, f"outbox WHERE game_id = {over.game.id}") == waiting
    await all_sent(store)
    await prune(store)
    assert await count(store, "outbox") == 0


async def test_lobbies_that_never_began_go(tables: Tables, store: Store, clock: TestClock):
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name=NAMES[ANN])
    await tables.cancel(lobby.game.id, ANN)
    await all_sent(store)
    clock.move(30 * DAY + 1)
    await prune(store)
    assert await store.game(lobby.game.id) is None
    assert await count(store, f"seats WHERE game_id = {lobby.game.id}") == 0


async def test_a_lobby_that_was_opened_once_more_stays(
    tables: Tables, store: Store, clock: TestClock
):
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name=NAMES[ANN])
    await tables.cancel(lobby.game.id, ANN)
    await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann", again=lobby.game.id)
    await all_sent(store)
    clock.move(30 * DAY + 1)
    await prune(store)
    assert await store.game(lobby.game.id) is not None


async def test_of_a_game_called_off_little_stays(tables: Tables, store: Store, clock: TestClock):
    played = await play(tables, await begun(tables, 11, ANN, BOB), 30)
    game = played.game.id
    await tables.cancel(game, ANN)
    await all_sent(store)
    clock.move(DAY + 1)
    await prune(store)
    assert await count(store, "snapshots") == 0
    assert (await Tables(store, clock).load(game)).state == played.state, "from its log"
    clock.move(30 * DAY)
    await prune(store)
    for name in ("snapshots", "actions", "outbox", "messages"):
        assert await count(store, name) == 0, name
    left = await Tables(store, clock).load(game)
    assert left.game.status == "cancelled"
    assert {seat.name for seat in left.seats} == {NAMES[ANN], NAMES[BOB]}
    with pytest.raises(GameEnded):
        await Tables(store, clock).export(game)


async def test_reminders_votes_and_old_trails_go(tables: Tables, store: Store, clock: TestClock):
    over = await play(tables, await begun(tables, 10, ANN, BOB))
    await all_sent(store)
    game = over.game.id
    async with store.transaction() as writing:
        opened = await writing.open_vote(game, to=1, seq=5, seat=0)
        await writing.cast(opened, 0, agrees=True)
        await writing.close_vote(opened, "refused")
        await writing._db.execute(
            "INSERT INTO reminders (game_id, seat, began) VALUES (?, 0, 1)", (game,)
        )
        for _ in range(MOST + 1):
            await writing.note(1, game, ANN, "ended")
    clock.move(30 * DAY + 1)
    async with store.transaction() as writing:
        await writing.note(1, game, ANN, "ended")
    await prune(store)
    for table in ("votes", "ballots", "reminders"):
        assert await count(store, table) == 0, table
    assert await count(store, "audit") == MOST + 2
    clock.move(336 * DAY)
    await prune(store)
    assert await count(store, "audit") == 1


@pytest.mark.parametrize(
    "limits",
    [
        {"GAMES": 1, "BATCH": 60},
        {"GAMES": 2, "BATCH": 60},
        {"BATCH": 0},
        {"MOST": 1, "BATCH": 60},
        {"MOST": 7, "BATCH": 60},
    ],
    ids=str,
)
async def test_however_small_a_batch_is_all_that_is_old_goes(
    tables: Tables, store: Store, clock: TestClock, monkeypatch, limits: dict[str, int]
):
    for name, value in limits.items():
        monkeypatch.setattr(pruning, name, value)
    games = [(await play(tables, await begun(tables, n, ANN, BOB), 20)).game.id for n in range(5)]
    for game in games[:3]:
        await tables.cancel(game, ANN)
    await as_before(store, games[4])
    await as_before(store, games[3])
    unsent = "UPDATE outbox SET state = 'sent' WHERE game_id <> ?"
    await store._writer.execute(unsent, (games[0],))
    clock.move(31 * DAY)
    await prune(store)
    assert await count(store, "outbox WHERE game_id IN (2, 3)") == 0
    assert await count(store, "outbox WHERE game_id = 1") > 0, "it is to be sent"
    assert await count(store, "snapshots WHERE game_id < 4") == 0
    assert await count(store, "snapshots WHERE game_id = 4") == SNAPSHOTS
    assert await count(store, "snapshots WHERE game_id = 5") == SNAPSHOTS


async def test_of_a_large_game_some_goes_at_a_time_and_what_is_left_can_be_read(
    tables: Tables, store: Store, clock: TestClock, monkeypatch
):
    monkeypatch.setattr(pruning, "MOST", 9)
    game = (await play(tables, await begun(tables, 10, ANN, BOB), 30)).game.id
    await tables.cancel(game, ANN)
    await all_sent(store)
    clock.move(31 * DAY)
    rest, left = Rest(), []
    while rest is not None:
        before = store._writer.total_changes
        async with store.transaction() as writing:
            done = await writing.prune(rest, contents.LASTING)
        rest = done.rest
        assert store._writer.total_changes - before <= 9 + 1, "and that it has been looked at"
        left.append((await Tables(store, clock).load(game)).seq)
    assert left[0] == 30
    assert left[-1] == 0
    assert {a - b for a, b in pairwise(left)} <= set(range(10))
    assert len(set(left)) > 3


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


async def test_the_bot_prunes_batch_by_batch(stage: Stage, monkeypatch):
    monkeypatch.setattr(pruning, "MOST", 1)
    store = stage.bot.store
    for _ in range(3):
        await stage.slash(stage["Ann"], "game new")
        await stage.slash(stage["Ann"], "game cancel")
    await stage.settle()
    for _ in range(33):
        await stage.advance(seconds=EVERY + 1)
    await stage.settle()
    assert await count(store, "games") == 0
