"""`python -m bot backup FILE`: what it writes, what it refuses, and that a game goes on from it."""

from __future__ import annotations

import errno
import fcntl
import os
import random
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot import __main__ as process
from bot.storage.migrate import bring_up_to_date
from tests.bot.harness import Stage
from tests.bot.player import lobby, mover, open_panel, step, table


@pytest.fixture(autouse=True)
def _environment(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.sqlite3"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    # What it writes is private by itself, and the other tests keep theirs.
    monkeypatch.setattr(process.os, "umask", lambda _: 0)


@pytest.fixture
def database(tmp_path) -> Path:
    bring_up_to_date(str(tmp_path / "games.sqlite3"))
    return tmp_path / "games.sqlite3"


async def test_a_game_goes_on_from_a_backup_that_was_made_while_it_was_played(
    stage: Stage, tmp_path
):
    await lobby(stage, "Ann", "Ben")
    rng = random.Random(3)
    member = await open_panel(stage)
    await step(stage, member, rng)
    copied = await table(stage)
    assert process.main(["backup", "backup.sqlite3"]) == 0
    while await mover(stage) == member:
        await step(stage, member, rng)
    lost = await table(stage)
    assert lost.seq > copied.seq

    await stage.close()
    # As docs/deploy.md says: what is read late by a bot that ends may keep the companions.
    for companion in tmp_path.glob("games.sqlite3-*"):
        companion.unlink()
    shutil.copyfile("backup.sqlite3", "games.sqlite3")
    await stage.open()
    restored = await table(stage)
    assert restored.seq == copied.seq
    assert restored.playing() == copied.playing()
    while (await table(stage)).seq <= lost.seq:
        member = await open_panel(stage)
        assert await step(stage, member, rng)


def test_a_backup_is_one_whole_file_for_its_owner_alone(database, capsys):
    with closing(sqlite3.connect(database)) as held, held:
        held.execute("INSERT INTO users (user_id, locale) VALUES (7, 'ja')")
        held.commit()
        assert process.main(["backup", "copy.sqlite3"]) == 0
    assert "copy.sqlite3 is a complete copy of" in capsys.readouterr().out
    assert stat.S_IMODE(Path("copy.sqlite3").stat().st_mode) == 0o600
    # Without companions, and read without making any.
    with closing(sqlite3.connect("file:copy.sqlite3?immutable=1", uri=True)) as copy:
        assert copy.execute("SELECT locale FROM users").fetchall() == [("ja",)]
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert sorted(file.name for file in Path().iterdir()) == ["copy.sqlite3", "games.sqlite3"]


def test_a_backup_is_brought_to_the_disk_as_windows_wants_it(database, monkeypatch):
    """There only who may write a file can say that it has to be on the disk."""
    whole = os.fsync

    def fsync(handle: int) -> None:
        access = fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_ACCMODE
        if access == os.O_RDONLY and stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        whole(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    assert process.main(["backup", "copy.sqlite3"]) == 0


def test_a_backup_that_was_killed_is_in_nobodys_way_and_goes(database):
    begun = [Path(f".copy.sqlite3.{number}.part") for number in (os.getpid(), 1, 2)]
    for file in begun:
        file.write_text("begun")
    os.utime(begun[1], (0, 0))
    assert process.main(["backup", "copy.sqlite3"]) == 0
    # The last may still be written by somebody.
    assert [file.exists() for file in begun] == [False, False, True]


def test_a_backup_is_replaced_only_if_that_is_said(database, capsys):
    Path("copy.sqlite3").write_text("older")
    assert process.main(["backup", "copy.sqlite3"]) == 2
    assert "is there already" in capsys.readouterr().err
    assert Path("copy.sqlite3").read_text() == "older"
    assert process.main(["backup", "--overwrite", "copy.sqlite3"]) == 0
    assert Path("copy.sqlite3").read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("games.sqlite3", "is the database itself"),
        (".", "is a folder"),
        ("nowhere/copy.sqlite3", "cannot be written: No such file"),
    ],
)
def test_where_no_backup_can_be_is_said_in_a_sentence(database, capsys, target, said):
    before = database.read_bytes()
    assert process.main(["backup", "--overwrite", target]) == 2
    sentence = capsys.readouterr().err
    assert said in sentence
    assert len(sentence.splitlines()) == 1
    assert database.read_bytes() == before
    assert [file.name for file in Path().iterdir()] == ["games.sqlite3"]


def test_no_database_is_made_by_backing_it_up(capsys):
    assert process.main(["backup", "copy.sqlite3"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(Path().iterdir()) == []


def test_what_is_damaged_or_not_ours_does_not_replace_a_backup(database, capsys):
    Path("copy.sqlite3").write_text("whole")
    with closing(sqlite3.connect(database)) as db, db:
        people = [(user, "en" * 100) for user in range(1000)]
        db.executemany("INSERT INTO users (user_id, locale) VALUES (?, ?)", people)
    data = bytearray(database.read_bytes())
    data[-20 * 4096 : -10 * 4096] = bytes(10 * 4096)
    database.write_bytes(data)
    assert process.main(["backup", "--overwrite", "copy.sqlite3"]) == 2
    assert "is damaged" in capsys.readouterr().err
    database.unlink()
    with closing(sqlite3.connect(database)) as db:
        db.execute("CREATE TABLE recipes (x)")
    assert process.main(["backup", "--overwrite", "copy.sqlite3"]) == 2
    assert "belongs to another program" in capsys.readouterr().err
    assert Path("copy.sqlite3").read_text() == "whole"
    assert sorted(file.name for file in Path().iterdir()) == ["copy.sqlite3", "games.sqlite3"]


@pytest.mark.parametrize("arguments", [["--help"], ["backup", "--help"]])
def test_the_command_line_explains_itself(capsys, arguments):
    with pytest.raises(SystemExit) as ended:
        process.main(arguments)
    assert ended.value.code == 0
    assert "backup" in capsys.readouterr().out
