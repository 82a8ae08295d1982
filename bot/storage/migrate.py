"""Brings a database file up to date by the numbered SQL files in ``migrations/``.

Each file is applied once.  All that are missing are applied in one transaction with the record
of their number, so an update cut short leaves the file as it was.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.errors import DatabaseRefused
from bot.storage.copies import APPLICATION, before_update, keep_private

FOLDER = Path(__file__).resolve().parents[2] / "migrations"
SYNCHRONOUS = "FULL"
"""What has been committed outlives a power cut; tests know none and do not wait for the disk."""

log = logging.getLogger(__name__)
_FILE = re.compile(r"(\d{4})_[a-z0-9_]+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """One numbered SQL file."""

    number: int
    """From 1 without gaps; recorded as ``PRAGMA user_version``."""
    name: str
    sql: str


def migrations(folder: Path = FOLDER) -> list[Migration]:
    """Return the files of ``folder`` in order.

    :raises ValueError: a name is not of the form ``0001_words.sql``, or a number is missing.
    """
    found: list[Migration] = []
    for file in sorted(folder.glob("*.sql")):
        name = _FILE.fullmatch(file.name)
        if not name or int(name[1]) != len(found) + 1:
            raise ValueError(f"{file.name}: expected number {len(found) + 1:04} and lower case")
        found.append(Migration(int(name[1]), file.stem, file.read_text(encoding="utf-8")))
    return found


def bring_up_to_date(path: str, folder: Path = FOLDER, *, busy_ms: int = 5000) -> int:
    """Make or update the file at ``path`` and return its version; nobody else may read it then.

    Before an update the file is looked through and copied (:mod:`bot.storage.copies`).

    :raises DatabaseRefused: it is no file, newer than ``folder``, another program's,
        damaged, locked for ``busy_ms`` milliseconds, or cannot be opened or written; there is no
        room for the copy.
    """
    if path == ":memory:" or path.startswith("file:"):
        raise DatabaseRefused(
            f"The database {path} is no file on a disk, so its games would not last; "
            "set DATABASE to a file's name."
        )
    known = migrations(folder)
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute(f"PRAGMA busy_timeout = {busy_ms:d}")
            _refuse_strangers(db, path, len(known))
            keep_private(Path(path))
            db.execute("PRAGMA journal_mode = WAL")
            db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
            # What is up to date needs no lock, so another process may hold it.
            if _version(db) < len(known):
                _update(db, Path(path), known)
            return _version(db)
    except sqlite3.Error as error:
        raise DatabaseRefused(f"The database {path} cannot be used: {error}.") from error


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _refuse_strangers(db: sqlite3.Connection, path: str, newest: int) -> None:
    application = db.execute("PRAGMA application_id").fetchone()[0]
    tables = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION and (application or tables):
        raise DatabaseRefused(
            f"The database {path} belongs to another program; "
            "set DATABASE to a file of its own for Elbow Room."
        )
    if (version := _version(db)) > newest:
        raise DatabaseRefused(
            f"The database {path} was written by a newer Elbow Room (its version is {version}, "
            f"this program knows {newest}): update the program, or restore an older backup."
        )


def _update(db: sqlite3.Connection, path: Path, known: list[Migration]) -> None:
    """Apply what the file lacks, all or nothing, also when another process is at it too."""
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _version(db)
        if 0 < version < len(known):
            copy = before_update(path, version)
            log.info(
                "updating the database from version %d; the old one is kept as %s", version, copy
            )
        for migration in known[version:]:
            for statement in _statements(migration.sql):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION:d}")
            db.execute(f"PRAGMA user_version = {migration.number:d}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _statements(sql: str) -> list[str]:
    """Split ``sql`` where SQLite itself sees the end of a statement."""
    found: list[str] = []
    rest = ""
    for line in sql.splitlines(keepends=True):
        rest += line
        if sqlite3.complete_statement(rest):
            found.append(rest)
            rest = ""
    if any(line.strip() and not line.strip().startswith("--") for line in rest.splitlines()):
        found.append(rest)
    return found
