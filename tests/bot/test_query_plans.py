"""No statement reads a table that grows from end to end.

Every statement that the storage can execute is executed here once and then explained, on an empty
file as SQLite finds it and with the statistics of a large one.  A statement that this file forgets
fails it, for its line in ``bot/storage`` has not been reached.
"""

from __future__ import annotations

import ast
import importlib
import random
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

import bot.storage
from bot.clock import DAY
from bot.storage.connection import Connection
from bot.storage.migrate import bring_up_to_date
from bot.storage.outages import Outage
from bot.storage.pruning import Rest
from bot.storage.rows import Seat, Timer, TurnClock
from bot.storage.store import Store
from bot.tables import contents
from bot.tables.service import Tables
from bot.tables.table import Options
from engine import legal

from .fakes import TestClock

FOLDER: Final = Path(bot.storage.__file__).parent
NOT_OF_THE_BOT: Final = ("migrate.py", "copies.py")
"""They work on a file before anybody plays."""
VERBS: Final = ("execute", "write_rows", "execute_fetchall", "_read", "_games", "_change", "_vote")
BEGINS: Final = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")

SCANS: Final = {
    "WHERE status IN ('lobby', 'running') ORDER BY id": (
        "all unfinished games: only tests ask for them"
    ),
    "SELECT DISTINCT guild FROM games": "once a start, and the index of unfinished games only",
    "SELECT channel, user_id FROM outbox": "the index of what is to be sent only",
    "SELECT DISTINCT game_id, channel FROM outbox": "the index of what is held only",
    "SELECT began, ended FROM outages": "once a start, and what is old is forgotten",
    "SELECT reached, life FROM alive": "one row",
    "WITH RECURSIVE way": "the lines of one game, once found",
    "FROM servers WHERE dashboard_channel IS NOT NULL": "the index of servers with a dashboard",
    "DELETE FROM audit WHERE id IN": "some lines from the oldest on, whatever follows",
}
"""Statements that may scan, by what is in them, and why."""

ANN, BOB = 10**18 + 1, 10**18 + 2

LARGE: Final = {
    "games": 101_000, "seats": 404_000, "actions": 22_000_000, "snapshots": 103_000,
    "outbox": 300_000, "messages": 245_000, "users": 50_000, "former": 8_000, "timers": 3_000,
    "clocks": 18_000, "reminders": 40_000, "votes": 3_000, "ballots": 9_000, "audit": 100_000,
    "servers": 5_000, "forgetting": 3, "outages": 5, "alive": 1,
    "games_unfinished": 1_000, "games_of_guild": 1_000, "games_to_prune": 4_000,
    "games_again": 2_000, "seats_asked": 5, "outbox_unsent": 20, "outbox_held": 5,
    "outbox_user": 60_000, "outbox_letters": 900, "audit_user": 60_000, "audit_game": 90_000,
    "servers_dashboard": 300, "actions_ordered": 90, "votes_open": 40,
}  # fmt: skip
"""Rows of tables and of partial indexes, among 100,000 finished games and 1,000 running ones."""


class Recorder:
    """What was executed, and from which lines of the storage."""

    def __init__(self) -> None:
        self.statements: dict[str, Any] = {}
        """With parameters of one time."""
        self.lines: set[tuple[str, int]] = set()

    def note(self, sql: str, params: Any) -> None:
        if sql.lstrip().startswith(BEGINS):
            self.statements.setdefault(sql, params)
        frame = sys._getframe(2)
        while frame is not None:
            if frame.f_code.co_filename.startswith(str(FOLDER)):
                self.lines.add((Path(frame.f_code.co_filename).name, frame.f_lineno))
            frame = frame.f_back


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    found = Recorder()

    def record(verb: str) -> None:
        whole = getattr(Connection, verb)

        def recording(db: Connection, sql: str, params: Any = ()) -> Any:
            found.note(sql, params[0] if verb == "write_rows" and params else params)
            return whole(db, sql, params)

        monkeypatch.setattr(Connection, verb, recording)

    class Recording:
        """SQLite's own connection, as far as the storage uses it."""

        def __init__(self, db: sqlite3.Connection) -> None:
            self._db = db

        def execute(self, sql: str, params: Any = ()) -> sqlite3.Cursor:
            found.note(sql, params)
            return self._db.execute(sql, params)

        def executemany(self, sql: str, rows: Any) -> sqlite3.Cursor:
            return self._db.executemany(sql, rows)

    for verb in VERBS[:3]:
        record(verb)
    run = Connection.run

    async def recording(db: Connection, work: Callable[..., Any], *args: object) -> Any:
        return await run(db, lambda raw: work(Recording(raw), *args))

    monkeypatch.setattr(Connection, "run", recording)
    return found


async def everything(store: Store, clock: TestClock) -> None:
    """Execute each statement of the storage, in games that are played and in one that is not."""
    tables = Tables(store, clock, lambda: f"{7:032x}")
    chance = random.Random(1)
    over, game = [await _begun(tables, channel) for channel in (10, 11)]
    for number in (over, game):
        table = await tables.load(number)
        for _ in range(10_000 if number == over else 40):
            if not table.waiting_for:
                break
            action = chance.choice(legal(*table.playing()))
            table = (await tables.act(number, table.waiting_for[0], action)).table
    lobby = await tables.open_lobby(guild=1, channel=12, host=ANN, name="A")
    await tables.cancel(lobby.game.id, ANN)
    await _written(store, game)
    await _read(store, game)
    await _ended(store, tables, clock, game)


async def _begun(tables: Tables, channel: int) -> int:
    table = await tables.open_lobby(
        guild=1,
        channel=channel,
        host=ANN,
        name="A",
        interaction_id=channel,
        options=Options(seats=2),
    )
    await tables.settings(table.game.id, ANN, {"clock": 24})
    return (await tables.join(table.game.id, BOB, "B")).game.id


async def _written(store: Store, game: int) -> None:
    seats = await store.seats(game)
    async with store.transaction() as writing:
        await writing.nudged(game, 1)
        await writing.set_orders(game, 0, None)
        await writing.set_shows(game, 0, True)
        await writing.archive(game, 1)
        await writing.archive(game, None)
        await writing.move_game(game, 11)
        await writing.pause(game, None)
        await writing.set_untold(game, None)
        await writing.change_seats(game, seats, ANN)
        left = Seat(0, None, "Old", 0, pilot="autopilot")
        await writing.note_former(game, left, 3)
        await writing.note_former(game, seats[0], 5)
        await writing.note_former(game, left, 7)
        await writing.keep_clock(game, TurnClock(0, 4, 10, "turn", 1))
        await writing.drop_clock(game, 4)
        await writing.set_timer(Timer(game, "idle", 5))
        await writing.set_timer(Timer(game, "idle", 6, 1))
        await writing.drop_timer(game, "idle")
        await writing.drop_timer(game, "idle", 1)
        await writing.timer_done(Timer(game, "idle", 5))
        await writing.put_off([Timer(game, "idle", 5)])
        await writing.set_where_people_wait("looked", 0, 5)
        await writing.reached(5, "this")
        await writing.set_outages([Outage(1, 3)])
        await writing.drop_snapshots(game, 9999)
        await writing.drop_snapshots_after(game, 9999)
        vote = await writing.open_vote(game, to=1, seq=5, seat=0)
        await writing.cast(vote, 0, agrees=True)
        await writing.drop_ballot(vote, 1)
        await writing.leave_vote(vote, 5)
        await writing.close_vote(vote, "refused")
        await writing.carry_reminders(game, 0, 1, 2)
        await writing.set_reminded(game, 0, 3, half=True)
        await writing.drop_reminded(game)
        await writing.drop_reminded(game, 0, 3)
        await writing.post(game, 3, "remind_half", user=BOB)
        await writing.post(game, 3, "turn_now_edit", channel=11, edits=True)
        await writing.post(game, 3, "vote_edit", channel=11, edits=True)
        await writing.set_person(ANN, locale="de")
        for column, value in {
            "channels": [1], "forbidden": None, "most_games": 3, "most_of_one": 3, "locale": "de",
            "dashboard_channel": 5, "dashboard_message": 6,
        }.items():  # fmt: skip
            await writing.set_server(1, **{column: value})
        await writing.note(1, game, ANN, "ended")
    await store.set_locale(ANN, "de")
    for channel, user in [*await store.targets()]:
        while post := await store.next_post(channel, user):
            async with store.transaction() as writing:
                await writing.sending(post.id, 1)
                await writing.sent(post, post.id, kept=not contents.passing(post))
                await writing.close_letter(post.id)
    await store.forget_message(1)
    async with store.transaction() as writing:
        await writing.post(game, 9, "turn", channel=11)
    post = await store.next_post(11, None)
    assert post in await store.unsent(11, None)
    assert post is not None
    async with store.transaction() as writing:
        await writing.hold(post, "forbidden")
        await writing.release(game)
        await writing.given_up(post.id, "gone")


async def _read(store: Store, game: int) -> None:
    await store.game_in(11)
    await store.game_in(10)
    await store.game_opened_by(11)
    await store.unfinished()
    await store.unfinished(1)
    await store.following(0, 0)
    await store.guilds()
    await store.places(1)
    await store.aside_unsaid(1, contents.Archived.name)
    await store.games_of(ANN)
    await store.log(game, 3, 9)
    await store.when(game, 3)
    await store.line_of(7)
    await store.went_back(game)
    await store.last_line(game, 0, 9)
    await store.undone_by(game, 3)
    await store.snapshot(game, 9)
    await store.clock(game, 3)
    await store.timers(game)
    await store.due_timers(5)
    await store.next_due()
    await store.message(game, "turn")
    await store.message(game, "turn", 3)
    await store.stands(game, "turn", 3)
    await store.held()
    await store.came_again(game, 3)
    await store.holds(game)
    await store.posts(game, "turn")
    await store.post(1)
    await store.open_letters(game)
    await store.letters_to(game, ANN)
    await store.open_posts(game, contents.CALLS)
    await store.waiting_posts(game, contents.TurnEdit.name, 0, 1, after=1, until=9)
    await store.was_sent(game, "turn", [1, 2])
    await store.message_at(1)
    await store.locale(ANN)
    await store.people.reminded(game, 0, 1)
    await store.people.first_time(ANN)
    await store.people.plays(ANN)
    await store.votes.vote(1)
    await store.votes.open_in(game)
    await store.votes.last_in(game)
    await store.votes.last_written(game, "vote_letter")
    await store.servers.with_dashboard()
    await store.servers.audit(1)
    await store.servers.audit(1, game=game)
    await store.servers.audited(1)
    await store.records.of(ANN)
    await store.records.being_forgotten()


async def _ended(store: Store, tables: Tables, clock: TestClock, game: int) -> None:
    await tables.forget_person(BOB)
    await tables.cancel(game, ANN)
    await store._writer.executescript("UPDATE outbox SET state = 'sent'")
    clock.move(400 * DAY)
    rest: Rest | None = Rest()
    while rest is not None:
        async with store.transaction() as writing:
            rest = (await writing.prune(rest, contents.LASTING)).rest


# --------------------------------------------------------------------------- what there is


def modules() -> Iterator[Path]:
    return (file for file in sorted(FOLDER.glob("*.py")) if file.name not in NOT_OF_THE_BOT)


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Yield the places from which a statement is executed."""
    for file in modules():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in VERBS and not _of_the_connection(node):
                yield file.name, node


def _of_the_connection(node: ast.Call) -> bool:
    """Whether a call begins or ends a transaction, or sets the connection up."""
    first = node.args[0] if node.args else None
    if isinstance(first, ast.JoinedStr):
        first = first.values[0]
    text = first.value if isinstance(first, ast.Constant) else ""
    return str(text).startswith(("PRAGMA", "BEGIN", "COMMIT", "ROLLBACK"))


def constants() -> Iterator[str]:
    """Yield the statements that stand in tuples and the like."""
    for file in modules():
        module = importlib.import_module(f"bot.storage.{file.stem}".removesuffix(".__init__"))
        for value in vars(module).values():
            found: Sequence[Any] = (
                list(value.values()) if isinstance(value, dict) else
                value if isinstance(value, tuple) else [value]
            )  # fmt: skip
            yield from (x for x in found if isinstance(x, str) and x.startswith(BEGINS))


# ------------------------------------------------------------------------------- the tests


def statistics(db: sqlite3.Connection) -> None:
    """Write what ANALYZE would of a large file."""
    db.execute("ANALYZE")
    db.execute("DELETE FROM sqlite_stat1")
    for table in [
        row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]:
        if table.startswith("sqlite_"):
            continue
        indexes = db.execute(f"PRAGMA index_list({table})").fetchall()
        if not indexes:
            db.execute("INSERT INTO sqlite_stat1 VALUES (?, NULL, ?)", (table, str(LARGE[table])))
        for _, index, unique, _, partial in indexes:
            rows = LARGE[index] if partial else LARGE[table]
            columns = len(db.execute(f"PRAGMA index_info({index})").fetchall())
            each = [max(2, round(rows ** (1 - (i + 1) / (columns + 1)))) for i in range(columns)]
            if unique:
                each[-1] = 1
            numbers = " ".join(map(str, [rows, *each]))
            db.execute("INSERT INTO sqlite_stat1 VALUES (?, ?, ?)", (table, index, numbers))
    db.commit()


def scans(db: sqlite3.Connection, sql: str, params: Any) -> list[str]:
    plan = db.execute(f"EXPLAIN QUERY PLAN {sql}", params).fetchall()
    steps = [row[3] for row in plan]
    return [step for step in steps if re.match(r"SCAN (?!CONSTANT|\(|json_each)", step)]


async def test_no_statement_reads_a_table_that_grows_from_end_to_end(
    recorder: Recorder, store: Store, clock: TestClock, tmp_path: Path
):
    await everything(store, clock)
    missed = [
        f"{file}:{node.lineno}"
        for file, node in calls()
        if not any((file, n) in recorder.lines for n in range(node.lineno, node.end_lineno + 1))
    ]
    assert not missed, f"statements that nothing here executes: {missed}"
    executed = "\n".join(recorder.statements)
    assert [sql for sql in constants() if sql not in executed] == []
    path, used, faults = tmp_path / "empty.sqlite", set(), list[str]()
    bring_up_to_date(str(path))
    for large in (False, True):
        with closing(sqlite3.connect(path)) as db:
            if large:
                statistics(db)
        with closing(sqlite3.connect(path)) as db:
            for sql, params in recorder.statements.items():
                if found := scans(db, sql, params):
                    excused = {part for part in SCANS if part in sql}
                    used |= excused
                    faults += [f"{sql}: {found}"] * (not excused)
    assert not faults, "\n".join(faults)
    assert used == SCANS.keys(), "exceptions that are none any more"
