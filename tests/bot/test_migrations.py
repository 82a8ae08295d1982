"""The numbered SQL files and the files they refuse."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from bot.errors import DatabaseRefused
from bot.storage.migrate import FOLDER, bring_up_to_date, migrations


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


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    folder, path = tmp_path / "migrations", tmp_path / "games.sqlite"
    folder.mkdir()
    script(folder, 1, "CREATE TABLE a (x);")
    script(folder, 2, "CREATE TABLE b (x);\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(DatabaseRefused, match="no such table: nowhere"):
        bring_up_to_date(str(path), folder)
    assert tables(path) == {"a"}
    script(folder, 2, "CREATE TABLE b (x);")
    assert bring_up_to_date(str(path), folder) == 2


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
