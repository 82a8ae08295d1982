"""Whole games at the table service, below Discord, with people who come, go and tap twice."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

from bot.errors import TableError
from bot.storage.outbox import Outbox
from bot.storage.store import Post, Store
from bot.tables.clocks.reminding import Reminding
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.letters.absent import Absent
from bot.tables.letters.closing import Closing
from bot.tables.seats.pilot import Pilot
from bot.tables.service import Options, Table, Tables
from engine import RuleError, legal
from engine.actions import Done
from engine.export import read, replay
from tests.soak.alone import LOST, played, spans, too_long
from tests.soak.games import ASKED, BANK, LONGEST, UNHURRIED, quick

PEOPLE = (101, 102, 103, 104, 105)
STRANGER = 999
PAUSE = 100
"""Hours of a pause, at most."""
AWAY = 5
"""Days of an absence, at most."""


@dataclass
class Report:
    """What came of the games."""

    games: int = 0
    finished: int = 0
    days: float = 0.0
    """Virtual days in all."""
    lines: int = 0
    by_autopilot: int = 0
    refused: int = 0
    """Taps that were refused by name."""
    given: int = 0
    """Times that a seat changed hands."""
    taken_back: int = 0
    rested: int = 0
    """Times that somebody came back to a game that nobody played any more."""
    brought_back: int = 0
    """Times that a game was put aside and brought back."""
    longest: float = 0.0
    """Longest wait for a line, as a share of what the clock and the bank allow."""
    lost: int = 0
    """Seats that a clock has taken."""
    posts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    stopped: dict[int, bool] = field(default_factory=dict)
    """Games, by seed, in which somebody stopped the clock."""


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.moment

    async def sleep(self, seconds: float) -> None:
        await asyncio.get_running_loop().create_future()


class PostOffice:
    """Takes whatever is sent; as Discord does, a message of a nonce that it has taken only once.

    A bot that is stopped after a message was sent and before that was noted sends it again.
    """

    def __init__(self) -> None:
        self.sent: list[Post] = []
        self._taken: dict[str, int] = {}

    async def send(self, post: Post) -> int | None:
        if post.nonce in self._taken:
            return self._taken[post.nonce]
        self.sent.append(post)
        message = 10_000 + len(self.sent)
        if post.nonce:
            self._taken[post.nonce] = message
        return message

    async def find(self, post: Post) -> int | None:
        raise AssertionError("nothing is ever sent twice")

    async def failed(self, post: Post, why: str) -> None:
        raise AssertionError(why)


@dataclass
class House:
    """The table service with all that belongs to it."""

    time: Time
    store: Store
    tables: Tables
    outbox: Outbox
    sleeper: Sleeper
    office: PostOffice

    @classmethod
    async def open(cls, database: Path, time: Time, office: PostOffice, seed: str) -> House:
        store = await Store.open(str(database), time)
        tables = Tables(store, time, lambda: seed)
        outbox = tables.outbox = Outbox(store, office, time)
        sleeper = Sleeper(store, time, longest=LONGEST.total_seconds())
        tables.keep_time(sleeper)
        tables.keep_votes(sleeper)
        tables.take_care(sleeper)
        tables.end_waits(sleeper)
        Pilot(tables, quick).keep_time(sleeper)
        Reminding(tables, store, time, sleeper)
        Absent(tables, store, time, sleeper)
        Closing(tables, store, time, sleeper)
        outbox.kick()
        sleeper.start()
        return cls(time, store, tables, outbox, sleeper, office)

    async def close(self) -> None:
        await self.sleeper.close()
        await self.outbox.close()
        await self.store.close()

    async def until(self, moment: datetime) -> None:
        """Let time pass, stopping wherever something is due."""
        while True:
            await self.quiet()
            due = await self.store.next_due(after=int(self.time.moment.timestamp()))
            if due is None or due >= moment.timestamp():
                break
            self.time.moment = datetime.fromtimestamp(due, UTC)
            self.sleeper.wake()
        self.time.moment = max(moment, self.time.moment)
        self.sleeper.wake()
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until everything due is done and sent."""
        await asyncio.sleep(0)
        await self.sleeper.drain()
        await self.outbox.drain()


async def play(folder: Path, seed: int, report: Report) -> None:
    """Play one game to its end and add what came of it to ``report``."""
    chance = random.Random(seed)
    size = chance.choice((2, 3, 4, 5))
    computers = chance.choice((0, 0, 1)) if size > 2 else 0
    if chance.random() < 0.2:
        computers = size - 1
    clock = chance.choice((12, 24, 48, 72))
    options = Options(
        seats=size,
        computers=computers,
        clock=clock,
        withdrawals=chance.choice(("instant", "ask", "strict")),
    )
    time, office = Time(), PostOffice()
    database = folder / f"below-{seed}.sqlite3"
    house = await House.open(database, time, office, f"{seed:032x}")
    try:
        host, *others = people = PEOPLE[: size - computers]
        table = await house.tables.open_lobby(
            guild=1, channel=seed + 1, host=host, name="host", options=options
        )
        game = table.game.id
        for user in others:
            await house.tables.join(game, user, f"player {user}")
        vanished: set[int] = set()
        began = time.moment
        while (table := await house.tables.load(game)).game.status == "running":
            if time.moment - began > LONGEST:
                break
            if chance.random() < 0.01:
                await house.close()
                house = await House.open(database, time, office, f"{seed:032x}")
            await house.until(time.moment + timedelta(hours=chance.expovariate(1 / 5)))
            await _somebody(house, game, people, vanished, chance, report)
        await house.quiet()
        _add(report, table, began, time)
        await _look_at(house, database, table, options, seed, report)
    finally:
        await house.close()


async def _somebody(
    house: House,
    game: int,
    people: Sequence[int],
    vanished: set[int],
    chance: random.Random,
    report: Report,
) -> None:
    """Let somebody do what people do."""
    user = chance.choice((*people, STRANGER))
    if user in vanished:
        if chance.random() < 0.1:
            vanished.discard(user)
        return
    if chance.random() < 0.04:
        vanished.add(user)
        return
    try:
        await _do(house, game, user, chance, report)
    except (TableError, RuleError):
        report.refused += 1


async def _do(house: House, game: int, user: int, chance: random.Random, report: Report) -> None:
    tables = house.tables
    table = await tables.load(game)
    seat = table.seat_of(user)
    what = chance.random()
    if seat is None:
        if what < 0.3:
            await tables.take(game, user, "newcomer")
            report.given += 1
        elif what < 0.6:
            await tables.come_back(game, user)
        else:
            await tables.act(game, user, Done())
    elif table.game.archived is not None:
        await tables.bring_back(game, user, table.game.channel)
        report.brought_back += 1
    elif table.plays_itself(seat):
        report.rested += table.left_alone
        await tables.come_back(game, user)
    elif what < 0.02 and len(table.holders) > 1:
        # The last who leaves ends the game, which has a case of its own.
        await tables.resign(game, user)
        report.given += 1
    elif what < 0.03:
        await tables.hand_over(game, user, True)
    elif what < 0.05:
        await tables.nudge(game, user)
    elif what < 0.06:
        await tables.pause(game, user)
        report.stopped[table.game.channel - 1] = True
        await house.until(house.time.moment + timedelta(hours=chance.uniform(1, PAUSE)))
        await tables.resume(game, user)
    elif what < 0.07:
        report.stopped[table.game.channel - 1] = True
        until = house.time.moment + timedelta(days=chance.uniform(1, AWAY))
        await tables.away(user, int(until.timestamp()))
    elif what < 0.10:
        await tables.take_back(game, user)
        report.taken_back += 1
    else:
        await _turn(tables, game, user, chance, report)


async def _turn(
    tables: Tables, game: int, user: int, chance: random.Random, report: Report
) -> None:
    """Play as long as it is for ``user`` to decide; now and then stop, tap twice, repent."""
    while chance.random() > 0.03:
        table = await tables.load(game)
        if table.seat_of(user) not in table.deciders:
            with suppress(TableError, RuleError):
                if chance.random() < 0.04:
                    await tables.take_back(game, user)
                    report.taken_back += 1
                    continue
            return
        box, state = table.playing()
        action = _any(legal(box, state), chance)
        interaction = chance.getrandbits(60)
        taps = [
            tables.act(game, user, action, revision=table.seq, interaction_id=interaction)
            for _ in range(2 if chance.random() < 0.1 else 1)
        ]
        outcomes = await asyncio.gather(*taps, return_exceptions=True)
        if len([o for o in outcomes if not isinstance(o, Exception) and not o.repeated]) != 1:
            raise AssertionError(f"one tap, delivered {len(taps)} times: {outcomes}")
        if chance.random() < 0.03:
            with suppress(TableError):
                await tables.take_back(game, user)
                report.taken_back += 1


def _any(offered, chance: random.Random):
    ends = [a for a in offered if isinstance(a, Done)]
    others = [a for a in offered if a not in ends]
    return chance.choice(others if others and (not ends or chance.random() < 0.7) else ends)


def _add(report: Report, table: Table, began: datetime, time: Time) -> None:
    report.games += 1
    report.finished += table.over
    report.days += (time.moment - began).total_seconds() / 86400


async def _look_at(
    house: House, database: Path, table: Table, options: Options, seed: int, report: Report
) -> None:
    """Look at log and posts of a finished game."""
    faults: list[str] = []
    if not table.over:
        faults.append(f"{table.game.status} after {report.days} days")
    lines = await house.store.log(table.game.id)
    report.lines += len(lines)
    report.by_autopilot += sum(line.actor is None for line in lines)
    for post in house.office.sent:
        report.posts[post.kind] += 1
    rung = [p for p in house.office.sent if p.kind == "turn" and not p.params.get("silent")]
    turns = Counter(p.seq for p in rung)
    faults += [f"the turn at {seq} rang {n} times" for seq, n in turns.items() if n > 1]
    if table.over:
        replayed = replay(read(json.dumps(await house.tables.export(table.game.id)).encode()))
        if replayed.history.state != table.state:
            faults.append("the export does not lead to the final table")
    assert table.game.started is not None
    times = [table.game.started, *(line.at for line in lines)]
    with sqlite3.connect(database) as rows:
        alone = spans(rows, times[-1])
        lost = rows.execute("SELECT count(*) FROM audit WHERE what IN (?, ?)", LOST).fetchone()[0]
    waits = [w for a, b in pairwise(times) for w in played(a, b, alone)]
    if report.posts["absent"] > lost + report.lost:
        faults.append("more letters than seats that were lost")
    report.lost += lost
    asked = {"instant": 0, "ask": ASKED, "strict": options.clock}[options.withdrawals]
    allowed = 3600 * (options.clock + BANK + asked + UNHURRIED)
    stopped = 3600 * (PAUSE + 24 * AWAY) if report.stopped.pop(seed, False) else 0
    if not stopped:
        report.longest = max(report.longest, *(wait / allowed for wait in waits))
    faults += too_long(times, alone, allowed, stopped=stopped)
    report.faults += [f"{seed}: {fault}" for fault in faults]
