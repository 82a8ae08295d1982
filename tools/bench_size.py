"""``python -m tools size``: a file with many games, how large it is and how long anybody waits.

Some games of random play are played through the service, half or to the end, and then copied with
other ids, people and channels, so that ten thousand take a minute.  ``forget_*``: a person who has
played in forty games is deleted; ``prune_*``: what a day and what a month has made old goes.  Of
transactions ``wall`` is what passed, ``work`` what SQLite took of that, processor and disk, without
the time in which the machine did something else (where Linux tells that).  Between transactions the
log of writes is brought in (``log``).  Other names: wall time, or ``cpu``.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from bot.clock import DAY, SystemClock
from bot.storage.connection import bring_in
from bot.storage.pruning import Rest
from bot.storage.store import Store
from bot.tables import contents
from bot.tables.service import Tables
from bot.tables.table import Options
from engine import legal

SAMPLES: Final = 12
"""Games that are really played, of either kind."""
PLAYERS: Final = 4
HALF: Final = 5
"""The round in which a running game stands."""
ID: Final = 10**18
"""Discord's ids are as long as that."""
GAMES_EACH: Final = 40
"""Games in which a person plays."""
GUILDS: Final = 25
"""Unfinished games in a server."""


class _Late(SystemClock):
    """A clock some seconds ahead of the machine's."""

    ahead: float = 0

    def now(self) -> datetime:
        """Return the moment, aware."""
        return super().now() + timedelta(seconds=self.ahead)


def size(running: int, finished: int, keep: Path | None = None) -> dict[str, float]:
    """Make a file with so many games and measure it; ``keep``: where it stays."""
    with tempfile.TemporaryDirectory() as folder:
        path = keep or Path(folder) / "games.sqlite3"
        path.unlink(missing_ok=True)
        asyncio.run(_samples(path))
        began = time.perf_counter()
        _copy(path, running, finished)
        figures: dict[str, float] = {"games_running": running, "games_finished": finished}
        figures["copied_s"] = time.perf_counter() - began
        figures |= _sizes(path)
        figures |= asyncio.run(_times(path))
    return {name: round(value, 2) for name, value in figures.items()}


async def _samples(path: Path) -> None:
    """Play the games that are copied: the first half of them half, the others to the end."""
    store = await Store.open(str(path), SystemClock())
    await store._writer.execute("PRAGMA synchronous = OFF")
    tables, chance = Tables(store, SystemClock()), random.Random(1)
    for number in range(2 * SAMPLES):
        await _play(store, tables, chance, number, whole=number >= SAMPLES)
    await store.close()


async def _play(
    store: Store, tables: Tables, chance: random.Random, number: int, *, whole: bool
) -> None:
    table = await tables.open_lobby(
        guild=1, channel=number, host=ID, name="Annabelle", options=Options(seats=PLAYERS)
    )
    for seat in range(1, PLAYERS):
        table = await tables.join(table.game.id, ID + seat, f"Player {seat}")
    while table.waiting_for and (whole or table.view().round < HALF):
        options = [a for a in legal(*table.playing()) if a.kind not in ("done", "decline")]
        action = chance.choice(options or legal(*table.playing()))
        table = (await tables.act(table.game.id, table.waiting_for[0], action)).table
        await _sent(store)
    await _sent(store)


async def _sent(store: Store) -> None:
    for target in await store.targets():
        while post := await store.next_post(*target):
            async with store.transaction() as writing:
                await writing.sending(post.id, writing.now)
                await writing.sent(post, post.id, kept=not contents.passing(post))


def _copy(path: Path, running: int, finished: int) -> None:
    """Copy the samples to as many games as are wanted; those that ended, over a year."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA cache_size = -200000")
        db.execute("BEGIN")
        sizes = {"people": max(PLAYERS, (running + finished) * PLAYERS // GAMES_EACH)}
        (last,) = db.execute("SELECT max(id) FROM outbox").fetchone()
        for number in range(finished + running):
            over = number < finished
            sample = 1 + number % SAMPLES + (SAMPLES if over else 0)
            new = 2 * SAMPLES + 1 + number
            age = int(365 * DAY * (1 - number / finished)) if over else 0
            last = _copied(db, sample, new, last, sizes["people"], age)
        for table in ("outbox", "messages", "actions", "snapshots", "seats", "clocks", "timers"):
            db.execute(f"DELETE FROM {table} WHERE game_id <= ?", (2 * SAMPLES,))  # noqa: S608
        db.execute("DELETE FROM games WHERE id <= ?", (2 * SAMPLES,))
        db.execute("COMMIT")
        # On the disk before anything is measured, or the first who waits for that waits for all.
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _copied(db: sqlite3.Connection, sample: int, new: int, last: int, people: int, age: int) -> int:
    """Copy one game, ended ``age`` seconds ago; return the last id of a post."""
    first = new * PLAYERS % people
    given: dict[str, Any] = {
        "old": sample, "new": new, "shift": first, "age": age, "id": ID,
        "channel": ID + new, "guild": ID + new // GUILDS, "last": last,
        "prune": None if age > 31 * DAY else 0 if age else 1,
    }  # fmt: skip
    columns = [row[1] for row in db.execute("PRAGMA table_info(games)")]
    changed = {
        "id": ":new", "channel": ":channel", "guild": ":guild", "host": "host + :shift",
        "interaction": ":id + :new", "ended": "ended - :age", "to_prune": ":prune",
    }  # fmt: skip
    _insert(db, "games", columns, changed, given, key="id")
    _insert(db, "seats", [], {"user_id": "user_id + :shift"}, given)
    line = {"actor": "actor + :shift", "interaction": ":id + :new * 1000 + seq"}
    _insert(db, "actions", [], line, given)
    # What is older than a month is pruned already.
    if age <= 31 * DAY:
        post = {
            "id": ":last + id", "nonce": "iif(nonce IS NULL, NULL, hex(randomblob(12)))",
            "channel": "iif(channel IS NULL, NULL, :channel)", "message_id": ":id + :last + id",
        }  # fmt: skip
        _insert(db, "outbox", [], post, given)
    kept = "" if age <= 31 * DAY else f" AND purpose IN {contents.LASTING}"
    message = {"message_id": ":id + :last + message_id", "channel": ":channel"}
    _insert(db, "messages", [], message, given, also=kept)
    newest = " AND seq = (SELECT max(seq) FROM snapshots WHERE game_id = :old)"
    _insert(db, "snapshots", [], {}, given, also=newest if age > DAY else "")
    _insert(db, "clocks", [], {}, given)
    _insert(db, "timers", [], {"id": "NULL", "due": "due + 1000000"}, given)
    (widest,) = db.execute("SELECT max(id) FROM outbox WHERE game_id = :old", given).fetchone()
    return last + int(widest)


def _insert(
    db: sqlite3.Connection,
    table: str,
    columns: list[str],
    changed: dict[str, str],
    given: dict[str, Any],
    *,
    key: str = "game_id",
    also: str = "",
) -> None:
    """Copy rows of a game, some columns ``changed``."""
    columns = columns or [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    values = [changed.get(c, ":new" if c == key else c) for c in columns]
    db.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {', '.join(values)} "  # noqa: S608
        f"FROM {table} WHERE {key} = :old{also}",
        given,
    )


def _sizes(path: Path) -> dict[str, float]:
    """Return megabytes, of the file and of each table with its indexes."""
    figures = {"file_mb": path.stat().st_size / 1e6}
    with closing(sqlite3.connect(path)) as db:
        try:
            found = db.execute(
                "SELECT tbl_name, sum(pgsize) FROM dbstat JOIN sqlite_master USING (name) "
                "WHERE aggregate = TRUE GROUP BY 1 ORDER BY 2 DESC LIMIT 6"
            ).fetchall()
        except sqlite3.OperationalError:  # SQLite can be built without it
            return figures
    return figures | {f"{name}_mb": pages / 1e6 for name, pages in found}


class _Watch:
    """Notes how long transactions took, and how long it took to bring the log of writes in."""

    def __init__(self, store: Store) -> None:
        self._execute = store._writer._execute
        store._writer._execute = self._watched  # type: ignore[method-assign]
        self._began = 0.0
        self._all: list[float] = []
        """Milliseconds from the first statement of each transaction to the end of its last."""
        self._work: list[float] = []
        """Of these, what SQLite's thread did not spend waiting for a core or for the loop."""
        self._cpu: list[float] = []
        self._log: list[float] = []
        """Milliseconds of work each time that the log was brought in."""

    async def _watched(self, work: Callable[..., Any], *args: Any) -> Any:
        statement = args[0] if args and isinstance(args[0], str) else ""
        if statement.startswith("BEGIN"):
            self._began = time.perf_counter()
            self._work.append(0)
            self._cpu.append(0)
        result, worked, cpu = await self._execute(_timed, work, *args)  # type: ignore[no-untyped-call]
        if work is bring_in:
            self._log.append(worked)
        elif self._work:
            self._work[-1] += worked
            self._cpu[-1] += cpu
        if statement == "COMMIT":
            self._all.append(1000 * (time.perf_counter() - self._began))
        return result

    def figures(self, name: str) -> dict[str, float]:
        """Return what there was since the last time."""
        found: dict[str, float] = {f"{name}_transactions": len(self._all)}
        found |= _spread(f"{name}_wall_ms", self._all)
        found |= _spread(f"{name}_work_ms", self._work)
        found[f"{name}_longest_cpu_ms"] = max(self._cpu)
        if self._log:
            found |= _spread(f"{name}_log_work_ms", self._log)
        for times in (self._all, self._work, self._cpu, self._log):
            times.clear()
        return found


def _spread(name: str, times: list[float]) -> dict[str, float]:
    """Return the median, what 99 of 100 are below, and the longest."""
    ordered = sorted(times)
    return {
        f"{name}_median": ordered[len(ordered) // 2],
        f"{name}_99": ordered[len(ordered) * 99 // 100],
        f"{name}_longest": ordered[-1],
    }


def _timed(work: Callable[..., Any], *args: Any) -> tuple[Any, float, float]:
    """Do ``work``; return its result, and how many milliseconds it has worked and computed."""
    began, cpu, waited = time.perf_counter(), time.thread_time(), _waited()
    result = work(*args)
    worked = 1000 * (time.perf_counter() - began) - (_waited() - waited)
    return result, worked, 1000 * (time.thread_time() - cpu)


def _waited() -> float:
    """Return for how many milliseconds this thread has waited for a core; 0 where nobody knows."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e6
    except OSError:
        return 0


async def _times(path: Path) -> dict[str, float]:
    clock = _Late()
    began, cpu = time.perf_counter(), time.process_time()
    store = await Store.open(str(path), clock)
    try:
        for guild in await store.guilds():
            await store.aside_unsaid(guild, contents.Archived.name)
            await store.places(guild)
        await store.due_timers(0)
        await store.targets()
        return {
            "start_ms": 1000 * (time.perf_counter() - began),
            "start_cpu_ms": 1000 * (time.process_time() - cpu),
            **await _writing(store, clock),
        }
    finally:
        await store.close()


async def _writing(store: Store, clock: _Late) -> dict[str, float]:
    tables = Tables(store, clock)
    figures = await _replays(store, tables)
    watch = _Watch(store)
    figures["person_games"] = len((await store.records.of(ID))["seats"])
    began = time.perf_counter()
    await tables.forget_person(ID)
    figures["forget_s"] = time.perf_counter() - began
    figures |= watch.figures("forget")
    for name, days in (("prune_day", 1), ("prune_month", 31)):
        clock.ahead = days * DAY + 3600
        figures |= await _pruned(store, watch, name)
    figures["load"] = os.getloadavg()[0]
    return figures


async def _pruned(store: Store, watch: _Watch, name: str) -> dict[str, float]:
    """Measure what the daily pruning does, without its pauses."""
    began, rows = time.perf_counter(), 0
    rest: Rest | None = Rest()
    while rest is not None:
        async with store.transaction() as writing:
            done = await writing.prune(rest, contents.LASTING)
        rows, rest = rows + done.rows, done.rest
    seconds = time.perf_counter() - began
    return {f"{name}_s": seconds, f"{name}_rows": rows, **watch.figures(name)}


async def _replays(store: Store, tables: Tables) -> dict[str, float]:
    """Measure a game from its newest snapshot, and from the deal."""
    guild, *_ = [*await store.guilds(), 0]
    newest, deal = [], []
    for game in (await store.unfinished(guild))[:20]:
        tables._forget(game.id)
        cpu = time.process_time()
        table = await tables.load(game.id)
        newest.append(1000 * (time.process_time() - cpu))
        cpu = time.process_time()
        await tables.at(game.id, max(0, table.turn_began - 30))
        deal.append(1000 * (time.process_time() - cpu))
    if not newest:
        return {}
    return {
        "load_cpu_ms": statistics.median(newest),
        "load_from_the_deal_cpu_ms": statistics.median(deal),
    }


def run(running: int, finished: int, keep: Path | None) -> int:
    """Print the figures; return 0."""
    print(json.dumps(size(running, finished, keep), indent=2))
    return 0
