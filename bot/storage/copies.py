"""Whole copies of the database file: one that is asked for, and one before each update.

A copy has all that the file has, seeds and people too, so nobody but its owner may read it.
"""

from __future__ import annotations

import glob
import math
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from bot.clock import DAY
from bot.errors import DatabaseRefused

PRIVATE = 0o600
"""Mode of every file that holds games: for its owner alone."""
ABANDONED = DAY
"""Seconds after which nobody works any longer on a copy that was begun."""
APPLICATION = 0x456C626F
"""``Elbo``: marks a SQLite file as ours (``PRAGMA application_id``)."""


def back_up(database: Path, target: Path, *, overwrite: bool = False) -> int:
    """Copy ``database`` to ``target``, also while the bot runs; return how large it is in bytes.

    The copy is one file of its own, is looked through, and has its name only when it is whole and
    on the disk.

    :raises DatabaseRefused: there is no such database of ours, it is damaged, ``target`` cannot be
        written, or is there and ``overwrite`` is not set.
    """
    if not database.is_file():
        raise DatabaseRefused(f"There is no database {database} to back up.")
    if target.is_dir():
        raise DatabaseRefused(f"{target} is a folder: name the file that the backup is to be.")
    if target.exists() and target.samefile(database):
        raise DatabaseRefused(f"{target} is the database itself: name another file.")
    if target.exists() and not overwrite:
        raise DatabaseRefused(
            f"{target} is there already: name another file, or replace it with --overwrite."
        )
    _copy(database, target, time.time() - ABANDONED)
    return target.stat().st_size


def before_update(database: Path, version: int) -> Path:
    """Copy ``database``, which is of ``version``, beside itself; return the copy's name.

    It takes the place of what an earlier update left.

    :raises DatabaseRefused: it is damaged, or there is no room for the copy.
    """
    target = database.with_name(f"{database.name}.v{version}")
    needed = sum(file.stat().st_size for file in (database, wal(database)) if file.exists())
    if shutil.disk_usage(database.parent).free < needed:
        raise DatabaseRefused(
            f"The database {database} is to be brought up to date, and there is no room for the "
            f"copy that is made before: free {needed // 10**6 + 1} MB beside it."
        )
    # Nobody else updates it, so whoever was at it before is dead.
    _copy(database, target, math.inf)
    for older in _left(database):
        if older != target:
            older.unlink(missing_ok=True)
    return target


def drop(database: Path, before: float | None = None) -> None:
    """Throw away what an update left beside ``database`` ``before`` that moment (Unix seconds).

    ``None``: whenever it did.  What cannot be thrown away stays.
    """
    for copy in _left(database):
        with suppress(OSError):
            if before is None or copy.stat().st_mtime < before:
                copy.unlink()


def keep_private(database: Path) -> None:
    """Let nobody but its owner read ``database``, if that is who we are."""
    for file in (database, wal(database), database.with_name(f"{database.name}-shm")):
        with suppress(OSError):
            mode = file.stat().st_mode
            if stat.S_ISREG(mode) and stat.S_IMODE(mode) & ~PRIVATE:
                file.chmod(PRIVATE)


def wal(database: Path) -> Path:
    """Return SQLite's log of writes beside ``database``."""
    return database.with_name(f"{database.name}-wal")


def _left(database: Path) -> Iterator[Path]:
    """Yield the copies that updates have left."""
    for file in sorted(database.parent.glob("*")):
        end = file.name.removeprefix(f"{database.name}.v")
        if end != file.name and end.isdecimal():
            yield file


def _copy(database: Path, target: Path, left: float) -> None:
    """Copy ``database`` to ``target``, and throw away what others began before ``left``."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        for other in target.parent.glob(f".{glob.escape(target.name)}.*.part"):
            # In a container the one that was killed had our number.
            if other == part or other.stat().st_mtime < left:
                other.unlink(missing_ok=True)
        try:
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
            _fill(database, part)
            _to_disk(part)
            part.replace(target)
            _to_disk(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise DatabaseRefused(f"The copy {target} cannot be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise DatabaseRefused(f"The database {database} cannot be copied: {error}.") from None


def _fill(database: Path, part: Path) -> None:
    """Copy ``database`` into the empty file ``part`` and look through that."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as copy:
        if source.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise DatabaseRefused(f"The database {database} belongs to another program.")
        source.backup(copy)
        # One file, which needs no companions until it is used.
        copy.execute("PRAGMA journal_mode = DELETE")
        found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0].splitlines()[-1]
        if found != "ok":
            raise DatabaseRefused(
                f"The database {database} is damaged ({found}): restore a backup (docs/deploy.md)."
            )


def _to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    folder = path.is_dir()
    if os.name == "nt" and folder:
        return  # Windows opens no folders.
    # Nor does it let a file wait for the disk that is only read.
    handle = os.open(path, os.O_RDONLY if folder else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
