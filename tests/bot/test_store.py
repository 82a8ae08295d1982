"""The database file: what is written together, what is refused, what a failing disk leaves."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import Conflict, DatabaseRefused, StorageFailed
from bot.storage import migrate
from bot.storage.connection import LOG
from bot.storage.migrate import bring_up_to_date
from bot.storage.rows import LogLine, Seat
from bot.storage.store import Store

from .fakes import TestClock
from .inloop import in_the_loop


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite")


@pytest.fixture
async def store(path: str) -> AsyncIterator[Store]:
    store = await Store.open(path, TestClock(), busy_ms=50)
    yield store
    await store.close()


async def lobby(store: Store, channel: int = 10, interaction: int | None = None) -> int:
    async with store.transaction() as writing:
        game = await writing.open_game(
            guild=1,
            channel=channel,
            edition="base",
            options={"seats": 3},
            host=101,
            interaction=interaction,
        )
        await writing.set_seats(game, [Seat(0, 101, "Ann", 0), Seat(1, 102, "Bob", 1)])
        return game


async def running(store: Store, channel: int = 10) -> int:
    game = await lobby(store, channel)
    async with store.transaction() as writing:
        await writing.start_game(game, "seed", "hash", "1")
    return game


def line(seq: int, interaction: int | None = None, body: str = '{"kind": "done"}') -> LogLine:
    return LogLine(seq, 0, 101, "done", body, 0, 1, interaction)


async def append(store: Store, game: int, *lines: LogLine) -> None:
    async with store.transaction() as writing:
        await writing.append(game, lines)


async def pragma(store: Store, name: str) -> object:
    rows = list(await store._writer.execute_fetchall(f"PRAGMA {name}"))
    return rows[0][0]


async def test_a_game_is_read_as_it_was_written(store: Store) -> None:
    game = await lobby(store)
    found = await store.game(game)
    assert found is not None
    assert (found.guild, found.channel, found.edition, found.status) == (1, 10, "base", "lobby")
    assert found.options == {"seats": 3}
    assert found.seed is None
    assert await store.seats(game) == [Seat(0, 101, "Ann", 0), Seat(1, 102, "Bob", 1)]
    assert await store.game(game + 1) is None


async def test_a_channel_has_one_unfinished_game_and_its_latest_is_found(store: Store) -> None:
    first = await lobby(store)
    with pytest.raises(Conflict):
        await lobby(store)
    other = await lobby(store, channel=11)
    async with store.transaction() as writing:
        await writing.end_game(first, "cancelled")
    latest = await store.game_in(10)
    assert latest is not None
    assert latest.id == first
    second = await lobby(store)
    latest = await store.game_in(10)
    assert latest is not None
    assert latest.id == second
    assert [g.id for g in await store.unfinished()] == [other, second]
    assert [g.id for g in await store.games_of(102)] == [other, second]
    assert await store.games_of(999) == []
    assert await store.unfinished(guild=2) == []


async def test_one_command_delivered_twice_opens_one_lobby(store: Store) -> None:
    game = await lobby(store, interaction=77)
    with pytest.raises(Conflict):
        await lobby(store, channel=11, interaction=77)
    found = await store.game_opened_by(77)
    assert found is not None
    assert found.id == game


async def test_the_log_keeps_its_lines_in_order(store: Store) -> None:
    game = await running(store)
    await append(store, game, line(1), line(2))
    await append(store, game, line(3, interaction=55))
    assert [x.seq for x in await store.log(game)] == [1, 2, 3]
    assert [x.seq for x in await store.log(game, 1, 2)] == [2]
    assert await store.line_of(55) == (game, 3)
    assert await store.line_of(56) is None


async def test_a_second_line_with_the_same_number_is_refused_whole(store: Store) -> None:
    game = await running(store)
    await append(store, game, line(1))
    with pytest.raises(Conflict):
        await append(store, game, line(2), line(1))
    assert [x.seq for x in await store.log(game)] == [1]


async def test_an_interaction_makes_one_line_in_all_games(store: Store) -> None:
    game, other = await running(store), await running(store, channel=11)
    await append(store, game, line(1, interaction=5))
    with pytest.raises(Conflict):
        await append(store, other, line(1, interaction=5))
    assert await store.log(other) == []


async def test_a_game_that_does_not_run_takes_no_line(store: Store) -> None:
    game = await lobby(store)
    with pytest.raises(Conflict):
        await append(store, game, line(1))
    other = await running(store, channel=11)
    async with store.transaction() as writing:
        await writing.end_game(other, "over")
    with pytest.raises(Conflict):
        await append(store, other, line(1))


async def test_a_game_ends_and_starts_once(store: Store) -> None:
    game = await running(store)
    with pytest.raises(Conflict):
        async with store.transaction() as writing:
            await writing.start_game(game, "other", "hash", "1")
    async with store.transaction() as writing:
        await writing.end_game(game, "over")
    with pytest.raises(Conflict):
        async with store.transaction() as writing:
            await writing.end_game(game, "cancelled")


async def test_a_line_for_no_game_or_with_no_json_is_refused(store: Store) -> None:
    game = await running(store)
    with pytest.raises(Conflict):
        await append(store, game + 1, line(1))
    with pytest.raises(Conflict):
        await append(store, game, line(1, body="{"))
    assert await store.log(game) == []


async def test_an_error_inside_leaves_nothing_written(store: Store) -> None:
    game = await running(store)

    async def fail() -> None:
        async with store.transaction() as writing:
            await writing.append(game, [line(1)])
            await writing.post(game, 1, "turn", channel=10)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await store.log(game) == []
    assert await store.targets() == []
    await append(store, game, line(1))


async def test_being_cancelled_inside_leaves_nothing_written_and_nothing_locked(
    store: Store,
) -> None:
    game = await running(store)

    written = asyncio.Event()

    async def linger() -> None:
        async with store.transaction() as writing:
            await writing.append(game, [line(1)])
            written.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(linger())
    await written.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await store.log(game) == []
    await append(store, game, line(1))


@pytest.mark.parametrize("turns", range(10))
async def test_closing_leaves_one_file_though_a_cancelled_task_is_still_held(
    path: str, turns: int
) -> None:
    """Whenever it was cancelled: by the loop's turns, of which it needs 9 in all."""
    with in_the_loop():
        store = await Store.open(path, TestClock())
        game = await running(store)
        task = asyncio.create_task(append(store, game, line(1)))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        (ended,) = await asyncio.gather(task, return_exceptions=True)
        await store.close()
    assert isinstance(ended, asyncio.CancelledError) == (turns < 9)
    assert sorted(file.name for file in Path(path).parent.iterdir()) == [Path(path).name]


async def test_reading_does_not_see_what_is_not_committed(store: Store) -> None:
    game = await running(store)
    async with store.transaction() as writing:
        await writing.append(game, [line(1)])
        assert await store.log(game) == []
    assert len(await store.log(game)) == 1


async def test_a_full_disk_refuses_and_keeps_what_was_there(store: Store, path: str) -> None:
    game = await running(store)
    await append(store, game, line(1))
    pages = await pragma(store, "page_count")
    await store._writer.execute(f"PRAGMA max_page_count = {int(str(pages)) + 1}")
    big = '"' + "x" * 100_000 + '"'

    async def fill() -> None:
        async with store.transaction() as writing:
            await writing.append(game, [line(2)])
            await writing.keep_snapshot(game, 2, "1", big)

    with pytest.raises(StorageFailed):
        await fill()
    assert [x.seq for x in await store.log(game)] == [1]
    assert await store.snapshot(game, 9) is None
    await store._writer.execute("PRAGMA max_page_count = 1000000")
    await append(store, game, line(2))
    assert [x.seq for x in await store.log(game)] == [1, 2]


async def test_a_failing_commit_refuses_and_keeps_what_was_there(store: Store) -> None:
    game = await running(store)

    async def fail() -> None:
        async with store.transaction() as writing:
            await writing.append(game, [line(1)])
            # As on a disk fault, SQLite has ended the transaction itself before our COMMIT.
            await store._writer.execute("ROLLBACK")

    with pytest.raises(StorageFailed):
        await fail()
    assert await store.log(game) == []
    await append(store, game, line(1))


async def test_a_database_locked_by_another_process_refuses_and_recovers(
    store: Store, path: str
) -> None:
    game = await running(store)
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed):
            await append(store, game, line(1))
        assert await store.log(game) == []
        other.execute("ROLLBACK")
    finally:
        other.close()
    await append(store, game, line(1))
    assert len(await store.log(game)) == 1


async def test_two_processes_cannot_write_the_same_line(store: Store, path: str) -> None:
    game = await running(store)
    other = await Store.open(path, TestClock())
    try:
        done = await asyncio.gather(
            append(store, game, line(1, 1)), append(other, game, line(1, 2)), return_exceptions=True
        )
    finally:
        await other.close()
    assert sorted(str(type(x).__name__) for x in done) in (
        ["Conflict", "NoneType"],
        ["NoneType", "StorageFailed"],
    )
    assert len(await store.log(game)) == 1


async def test_many_transactions_at_once_take_turns(store: Store) -> None:
    games = [await running(store, channel) for channel in range(20, 30)]
    await asyncio.gather(*(append(store, game, line(seq)) for seq in range(1, 6) for game in games))
    for game in games:
        assert [x.seq for x in await store.log(game)] == [1, 2, 3, 4, 5]


async def test_the_newest_snapshot_is_found_and_can_be_dropped(store: Store) -> None:
    game = await running(store)

    async def found(until: int) -> tuple[int, str, str] | None:
        snapshot = await store.snapshot(game, until)
        return (snapshot.seq, snapshot.engine, snapshot.state) if snapshot else None

    async with store.transaction() as writing:
        for seq in (3, 7, 9):
            await writing.keep_snapshot(game, seq, "1", f"state {seq}")
        await writing.keep_snapshot(game, 9, "2", "state 9, again")
    assert await found(99) == (9, "2", "state 9, again")
    assert await found(8) == (7, "1", "state 7")
    async with store.transaction() as writing:
        await writing.drop_snapshots(game, 9, 3)
    assert await found(99) == (7, "1", "state 7")
    assert await found(6) is None


async def test_a_snapshot_with_a_changed_byte_is_not_sound(store: Store) -> None:
    game = await running(store)
    async with store.transaction() as writing:
        await writing.keep_snapshot(game, 0, "1", '{"coins": 5}')
    snapshot = await store.snapshot(game, 0)
    assert snapshot is not None
    assert snapshot.sound
    await store._writer.execute("UPDATE snapshots SET state = '{\"coins\": 7}'")
    snapshot = await store.snapshot(game, 0)
    assert snapshot is not None
    assert not snapshot.sound


async def test_the_last_line_of_a_player_counts_none_that_a_policy_sent(store: Store) -> None:
    game = await running(store)
    await append(
        store,
        game,
        LogLine(1, 0, 101, "done", "{}", 0, 1),
        LogLine(2, 0, 101, "done", "{}", 0, 1),
        LogLine(3, 0, None, "withdraw", "{}", 0, 1),
        LogLine(4, 1, 102, "done", "{}", 0, 1),
    )
    assert await store.last_line(game, 0, 4) == 2
    assert await store.last_line(game, 0, 1) == 1
    assert await store.last_line(game, 1, 3) == 0


async def test_messages_are_found_by_purpose_and_forgotten_when_deleted(store: Store) -> None:
    game = await running(store)
    for seq, message in ((0, 500), (4, 501)):
        async with store.transaction() as writing:
            await writing.post(game, seq, "turn", channel=10)
        post = await store.next_post(10, None)
        assert post is not None
        async with store.transaction() as writing:
            await writing.sent(post, message)
    newest = await store.message(game, "turn")
    assert newest is not None
    assert (newest.id, newest.seq, newest.channel) == (501, 4, 10)
    older = await store.message(game, "turn", seq=0)
    assert older is not None
    assert older.id == 500
    assert await store.message(game, "lobby") is None
    await store.forget_message(501)
    assert await store.message_at(501) is None
    newest = await store.message(game, "turn")
    assert newest is not None
    assert newest.id == 500


async def test_a_language_is_remembered(store: Store) -> None:
    assert await store.locale(5) is None
    await store.set_locale(5, "ko")
    await store.set_locale(5, "ja")
    assert await store.locale(5) == "ja"


async def test_what_was_committed_is_there_after_a_restart(path: str) -> None:
    store = await Store.open(path, TestClock())
    game = await running(store)
    await append(store, game, line(1))
    await store.close()
    store = await Store.open(path, TestClock())
    assert [x.seq for x in await store.log(game)] == [1]
    await store.close()


async def test_closing_lets_a_transaction_end_first(path: str) -> None:
    store = await Store.open(path, TestClock())
    game = await running(store)
    async with store.transaction() as writing:
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0.01)
        await writing.append(game, [line(1)])
    await closing
    store = await Store.open(path, TestClock())
    assert len(await store.log(game)) == 1
    await store.close()


async def test_a_newer_database_is_not_opened(path: str) -> None:
    bring_up_to_date(path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 50")
    with pytest.raises(DatabaseRefused, match="newer"):
        await Store.open(path, TestClock())


async def test_the_file_is_kept_safe_against_power_cuts(
    path: str, no_power_cuts: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "SYNCHRONOUS", no_power_cuts)
    store = await Store.open(path, TestClock())
    assert await pragma(store, "synchronous") == 2
    assert await pragma(store, "foreign_keys") == 1
    assert await pragma(store, "journal_mode") == "wal"
    assert await pragma(store, "wal_autocheckpoint") == 0
    await store.close()


TALE = 100_000
"""Bytes of what is written at once."""
MANY = 3 * LOG // TALE


async def tell(store: Store, path: str) -> tuple[int, int]:
    """Write a long line; return how large the file and the log of writes are then."""
    async with store.transaction() as writing:
        await writing.note(1, None, None, "told", tale="x" * TALE)
    return sizes(path)


def sizes(path: str) -> tuple[int, int]:
    return Path(path).stat().st_size, Path(f"{path}-wal").stat().st_size


async def test_no_commit_waits_until_the_log_of_writes_is_in_the_file(store: Store, path: str):
    before, _ = sizes(path)
    after = await asyncio.gather(*(tell(store, path) for _ in range(MANY)))
    assert [file for file, _ in after] == [before] * MANY, "only the log has been written"
    await asyncio.sleep(0)
    async with store.transaction():
        assert sizes(path)[0] > before + MANY * TALE, "it is brought in when those have written"
    assert (await tell(store, path))[1] <= LOG, "and begun again"


async def test_however_much_is_written_the_log_of_writes_stays_short(store: Store, path: str):
    logs = [(await tell(store, path))[1] for _ in range(3 * MANY)]
    assert LOG < max(logs) < LOG + 4 * TALE


async def test_the_log_of_writes_is_short_again_when_another_program_has_read(
    store: Store, path: str
):
    await tell(store, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        assert other.execute("SELECT count(*) FROM audit").fetchone() == (1,)
        logs = [(await tell(store, path))[1] for _ in range(MANY)]
        assert max(logs) > 3 * LOG, "what it reads stays"
        other.execute("COMMIT")
    assert [(await tell(store, path))[1] for _ in range(4)][-1] <= LOG


async def test_what_stands_in_the_log_of_writes_alone_is_there_in_the_next_life(
    store: Store, path: str, tmp_path: Path
):
    await asyncio.gather(*(tell(store, path) for _ in range(5)))
    died = str(tmp_path / "died.sqlite")
    for end in ("", "-wal"):
        Path(died + end).write_bytes(Path(path + end).read_bytes())
    after = await Store.open(died, TestClock())
    assert len(await after.servers.audit(1)) == 5
    assert sizes(died)[1] < TALE, "it has been brought in"
    await after.close()


async def test_who_reads_from_a_closed_store_is_refused_like_by_a_failing_disk(store: Store):
    await store.close()
    with pytest.raises(StorageFailed, match="closed"):
        await store.guilds()
