"""The numbered SQL files and the files they refuse."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import DatabaseRefused
from bot.storage.copies import keep_private
from bot.storage.migrate import FOLDER, bring_up_to_date, migrations
from bot.storage.store import Store
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.upkeep.housekeeping import Housekeeping


def script(folder: Path, number: int, sql: str) -> None:
    (folder / f"{number:04}_step.sql").write_text(sql, encoding="utf-8")


def tables(path: Path) -> set[str]:
    with sqlite3.connect(path) as db:
        return {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")}


def test_every_migration_says_what_it_revises_when_and_why() -> None:
    names = ["nothing"]
    for migration in migrations():
        header = re.match(
            r"-- revises: (\S+)\n-- date: \d{4}-\d\d-\d\d\n-- reason: \S.*\n", migration.sql
        )
        assert header, migration.name
        assert header[1] == names[-1]
        names.append(migration.name)
    assert len(names) > 1


def test_a_fresh_file_gets_the_newest_version(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    assert bring_up_to_date(str(path)) == len(migrations())
    assert {"games", "seats", "actions", "snapshots", "outbox", "messages", "users"} <= tables(path)
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


def test_a_second_start_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    bring_up_to_date(str(path))
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO users (user_id, locale) VALUES (7, 'ja')")
    assert bring_up_to_date(str(path)) == len(migrations())
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT locale FROM users").fetchone()[0] == "ja"


def test_an_older_file_gets_only_what_it_lacks(tmp_path: Path) -> None:
    folder, path = tmp_path / "migrations", tmp_path / "games.sqlite"
    folder.mkdir()
    script(folder, 1, "CREATE TABLE a (x);")
    bring_up_to_date(str(path), folder)
    script(folder, 2, "CREATE TABLE b (x); -- one; more\nINSERT INTO b VALUES ('x;y');")
    assert bring_up_to_date(str(path), folder) == 2
    assert bring_up_to_date(str(path), folder) == 2
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT x FROM b").fetchall() == [("x;y",)]


def test_an_update_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    folder, path = tmp_path / "migrations", tmp_path / "games.sqlite"
    folder.mkdir()
    script(folder, 1, "CREATE TABLE a (x);")
    bring_up_to_date(str(path), folder)
    script(folder, 2, "CREATE TABLE b (x);")
    script(folder, 3, "CREATE TABLE c (x);\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(DatabaseRefused, match="no such table: nowhere"):
        bring_up_to_date(str(path), folder)
    assert tables(path) == {"a"}
    script(folder, 3, "CREATE TABLE c (x);")
    assert bring_up_to_date(str(path), folder) == 3


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """Return a file of the first version with enough in it to be damaged."""
    folder, path = tmp_path / "earlier", tmp_path / "games.sqlite"
    folder.mkdir()
    first = migrations()[0]
    (folder / f"{first.name}.sql").write_text(first.sql, encoding="utf-8")
    bring_up_to_date(str(path), folder)
    with closing(sqlite3.connect(path)) as db, db:
        people = [(user, "en" * 100) for user in range(1000)]
        db.executemany("INSERT INTO users (user_id, locale) VALUES (?, ?)", people)
    return path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_an_update_leaves_a_copy_of_the_file_as_it_was(older: Path) -> None:
    left = older.with_name("games.sqlite.v0")
    left.touch()
    bring_up_to_date(str(older))
    copy = older.with_name("games.sqlite.v1")
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        assert db.execute("SELECT count(*) FROM users").fetchone() == (1000,)
    assert mode(copy) == 0o600
    assert not left.exists(), "of one update"
    copy.unlink()
    bring_up_to_date(str(older))
    assert not copy.exists()


def test_an_update_that_was_killed_at_its_copy_is_made_by_the_next_start(older: Path) -> None:
    begun = [older.with_name(f".games.sqlite.v1.{number}.part") for number in (os.getpid(), 1)]
    for file in begun:
        file.write_text("begun")
    assert bring_up_to_date(str(older)) > 1
    assert not any(file.exists() for file in begun)


def test_a_fresh_file_leaves_no_copy(tmp_path: Path) -> None:
    bring_up_to_date(str(tmp_path / "games.sqlite"))
    assert [file.name for file in tmp_path.iterdir()] == ["games.sqlite"]


def test_a_damaged_file_is_not_updated(older: Path) -> None:
    data = bytearray(older.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 3 * 4096] = bytes(3 * 4096)
    older.write_bytes(data)
    with pytest.raises(DatabaseRefused, match=r"damaged .*restore a backup"):
        bring_up_to_date(str(older))
    assert older.read_bytes() == data
    assert {file.name for file in older.parent.iterdir()} == {"earlier", older.name}


def test_without_room_for_the_copy_nothing_is_changed(older: Path, monkeypatch) -> None:
    full = type("Usage", (), {"free": older.stat().st_size - 1})
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
    before = older.read_bytes()
    with pytest.raises(DatabaseRefused, match=r"no room for the copy .* free 1 MB"):
        bring_up_to_date(str(older))
    assert older.read_bytes() == before


def test_a_copy_that_cannot_be_written_leaves_nothing_changed(older: Path, monkeypatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    before = older.read_bytes()
    with pytest.raises(DatabaseRefused, match="No space left on device"):
        bring_up_to_date(str(older))
    assert older.read_bytes() == before
    assert {file.name for file in older.parent.iterdir()} == {"earlier", older.name}


def test_several_who_update_at_once_update_once(older: Path) -> None:
    newest = len(migrations())
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(bring_up_to_date, [str(older)] * 4))
    assert found == [newest] * 4
    with closing(sqlite3.connect(older.with_name("games.sqlite.v1"))) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (1,)


async def test_the_copy_goes_with_a_person_who_is_forgotten(older: Path, clock) -> None:
    store = await Store.open(str(older), clock)
    copy = older.with_name("games.sqlite.v1")
    assert copy.exists()
    await store.tidy()
    await store.close()
    assert not copy.exists()


async def test_the_copy_goes_after_two_weeks(older: Path, clock) -> None:
    store = await Store.open(str(older), clock)
    copy = older.with_name("games.sqlite.v1")
    made = clock.now().timestamp()
    os.utime(copy, (made, made))
    house = Housekeeping(store, clock, Sleeper(store, clock))
    await house._prune()
    assert copy.exists()
    clock.move(14 * 24 * 3600 + 1)
    await house._prune()
    assert not copy.exists()
    await store.close()


@pytest.mark.parametrize("name", [":memory:", "file:games?mode=memory"])
def test_what_would_not_last_is_no_database(name: str) -> None:
    with pytest.raises(DatabaseRefused, match="set DATABASE to a file's name"):
        bring_up_to_date(name)


def test_nobody_else_may_read_the_file_or_its_companions(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    before = os.umask(0)
    try:
        bring_up_to_date(str(path))
        assert mode(path) == 0o600
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("INSERT INTO users (user_id, locale) VALUES (7, 'ja')")
            companions = [path.with_name(f"games.sqlite-{end}") for end in ("wal", "shm")]
            assert [mode(file) for file in companions] == [0o600] * 2
            for file in (path, *companions):
                file.chmod(0o644)
            bring_up_to_date(str(path))
            assert [mode(file) for file in (path, *companions)] == [0o600] * 3
    finally:
        os.umask(before)


def test_what_is_no_ordinary_file_keeps_its_mode(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    keep_private(pipe)
    assert mode(pipe) == 0o666


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    bring_up_to_date(str(path))
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(DatabaseRefused, match=r"newer Elbow Room .*999.*update the program"):
        bring_up_to_date(str(path))
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == 999


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (x)")
    with pytest.raises(DatabaseRefused, match="another program"):
        bring_up_to_date(str(path))
    assert tables(path) == {"recipes"}


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n" * 1000)
    with pytest.raises(DatabaseRefused, match="cannot be used"):
        bring_up_to_date(str(path))
    assert path.read_text() == "buy milk\n" * 1000


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "games.sqlite"
    with pytest.raises(DatabaseRefused, match="nowhere"):
        bring_up_to_date(str(path))


def test_a_file_held_by_another_process_is_refused_after_a_while(tmp_path: Path) -> None:
    path, earlier = tmp_path / "games.sqlite", tmp_path / "earlier"
    earlier.mkdir()
    first = migrations()[0]
    (earlier / f"{first.name}.sql").write_text(first.sql, encoding="utf-8")
    bring_up_to_date(str(path), earlier)
    with sqlite3.connect(path) as db:
        db.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseRefused, match="locked"):
            bring_up_to_date(str(path), busy_ms=20)
        db.execute("ROLLBACK")
        assert bring_up_to_date(str(path)) == len(migrations())


def test_a_file_that_is_up_to_date_is_opened_though_another_process_holds_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.sqlite"
    newest = bring_up_to_date(str(path))
    with sqlite3.connect(path) as db:
        db.execute("BEGIN EXCLUSIVE")
        assert bring_up_to_date(str(path), busy_ms=20) == newest


@pytest.mark.parametrize("name", ["0003_gap.sql", "0001_Capital.sql", "first.sql"])
def test_a_wrongly_named_migration_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("CREATE TABLE a (x);")
    with pytest.raises(ValueError, match=name):
        migrations(tmp_path)


def test_the_migrations_stand_in_the_repository() -> None:
    assert FOLDER.name == "migrations"
    assert (FOLDER / "0001_initial.sql").is_file()


def test_a_game_that_rests_since_an_update_is_asked_about_in_time(tmp_path: Path) -> None:
    folder, path = tmp_path / "migrations", tmp_path / "games.sqlite"
    folder.mkdir()
    for migration in migrations()[:2]:
        (folder / f"{migration.name}.sql").write_text(migration.sql, encoding="utf-8")
    bring_up_to_date(str(path), folder)
    players = {
        "left by all but one": [(7, "autopilot"), (None, "autopilot")],
        "played": [(7, "player"), (None, "autopilot")],
        "left by two": [(7, "autopilot"), (8, "autopilot")],
    }
    with sqlite3.connect(path) as db:
        for channel, seats in enumerate(players.values()):
            (game,) = db.execute(
                "INSERT INTO games (guild, channel, edition, options, status, host, created, "
                "started, seed, commitment) VALUES (1, ?, 'base', '{}', 'running', 7, 1, 2, 's', "
                "'c') RETURNING id",
                (channel,),
            ).fetchone()
            for seat, (user, pilot) in enumerate(seats):
                db.execute(
                    "INSERT INTO seats (game_id, seat, user_id, name, joined, pilot) "
                    "VALUES (?, ?, ?, 'x', ?, ?)",
                    (game, seat, user, seat, pilot),
                )
            timer = (game, "autopilot" if seats[0][1] == "autopilot" else "turn", 99)
            db.execute("INSERT INTO timers (game_id, kind, due) VALUES (?, ?, ?)", timer)
    assert bring_up_to_date(str(path)) == len(migrations())
    with sqlite3.connect(path) as db:
        asked = db.execute("SELECT game_id FROM timers WHERE kind = 'idle'").fetchall()
        assert asked == [(1,)]
        assert db.execute("SELECT count(*) FROM timers").fetchone() == (4,)
