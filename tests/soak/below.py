"""Whole games at the table service, below Discord, with people who come, go and tap twice."""

from __future__ import annotations

import json
import random
import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

from bot.tables import mixes
from bot.tables.table import Options, Table
from engine import FIRST_EDITION
from engine.export import read, replay
from tests.soak.alone import LOST, moments, played, spans, too_long
from tests.soak.counts import letters, rings
from tests.soak.crowd import Crowd, Deeds
from tests.soak.games import ASKED, BANK, LONGEST, UNHURRIED, boards_of
from tests.soak.house import House, PostOffice, Time

_DISCORD = 10**17
"""Ids are as long as Discord's, so that who is deleted is not taken for a revision of a game."""
PEOPLE = tuple(_DISCORD + n for n in (101, 102, 103, 104, 105))
STRANGERS = tuple(_DISCORD + n for n in (901, 902))
STEP = 5
"""Mean hours between two looks at a phone."""
BEGINS = tuple(datetime(2026, month, 4, tzinfo=UTC) for month in (1, 3, 10))
"""Games begin in the four weeks after one of these; clocks are put forward or back in two."""
DOWN = 100
"""Hours for which the bot is down, at most."""


@dataclass
class Report(Deeds):
    """What came of the games."""

    games: int = 0
    finished: int = 0
    by_clock: Counter[int] = field(default_factory=Counter)
    """Games by hours of the turn clock."""
    days: float = 0.0
    """Virtual days in all."""
    lines: int = 0
    by_autopilot: int = 0
    rings: Counter[str] = field(default_factory=Counter)
    """Audible mentions by cause."""
    letters: Counter[str] = field(default_factory=Counter)
    """Letters that were delivered, by kind."""
    undelivered: int = 0
    """Turns in which a reminder could not be."""
    longest: float = 0.0
    """Longest wait for a line, as a share of what the clock and the bank allow."""
    lost: int = 0
    """Seats that a clock has taken."""
    posts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


async def play(folder: Path, seed: int, report: Report, edition: str = FIRST_EDITION) -> None:
    """Play one game of an edition to its end and add what came of it to ``report``."""
    chance = random.Random(seed)
    size = chance.choice([n for n in (2, 3, 4, 5) if n in boards_of(edition)])
    computers = chance.choice((0, 0, 1)) if size > 2 else 0
    if chance.random() < 0.2:
        computers = size - 1
    alone, variant = mixes.parted(edition)
    options = Options(
        seats=size,
        computers=computers,
        clock=chance.choice((0, 12, 24, 48, 72)),
        withdrawals=chance.choice(("instant", "ask", "strict")),
        variant=variant,
    )
    time = Time(chance.choice(BEGINS) + timedelta(days=chance.randrange(28)))
    office, began = PostOffice(time), time.moment
    database = folder / f"below-{seed}.sqlite3"
    house = await House.open(database, time, office, f"{seed:032x}")
    try:
        host, *others = players = PEOPLE[: size - computers]
        table = await house.tables.open_lobby(
            guild=1, channel=seed + 1, host=host, name="host", edition=alone, options=options
        )
        game = table.game.id
        for user in others:
            table = await house.tables.join(game, user, f"player {user}")
        if table.state is None:  # One alone could still choose a side.
            await house.tables.start(game, host)
        # A game of one waits for that one for as long as it takes; so does one without a clock.
        goes_on = bool(options.clock) and len(players) > 1
        crowd = await Crowd.gather(house, game, players, STRANGERS, chance, report, goes_on=goes_on)
        while (table := await house.tables.load(game)).game.status == "running":
            if time.moment - began > LONGEST:
                break
            if chance.random() < 0.01:
                await house.close()
                if chance.random() < 0.3:
                    time.moment = crowd.cut_off(hours=chance.uniform(1, DOWN))
                house = crowd.house = await House.open(database, time, office, f"{seed:032x}")
            await house.until(game, time.moment + timedelta(hours=chance.expovariate(1 / STEP)))
            await crowd.somebody()
        await house.quiet(game)
        report.games += 1
        report.finished += table.over
        report.by_clock[options.clock] += 1
        report.days += (time.moment - began).total_seconds() / 86400
        faults = await _faults(crowd, database, table, options, report)
        if not table.over:
            faults.append(f"{table.game.status} after {time.moment - began}")
        report.faults += [f"{seed}: {fault}" for fault in faults]
    finally:
        await house.close()


async def _faults(
    crowd: Crowd, database: Path, table: Table, options: Options, report: Report
) -> list[str]:
    """Look at log, posts and letters of a finished game."""
    house, office = crowd.house, crowd.house.office
    report.posts += office.kinds
    report.rings.update(one.kind for one in office.heard)
    report.letters.update(one.kind for one in office.letters)
    report.undelivered += len(office.refused)
    faults = [*office.faults, *rings(office.heard), *letters(office.letters)]
    faults += [f"nobody was told of {turn} instead" for turn in office.refused - office.told]
    closed = [len(edits) for edits in office.closings.values()]
    faults += [f"a letter was closed {n} times" for n in closed if n > 1]
    if table.over:
        replayed = replay(read(json.dumps(await house.tables.export(table.game.id)).encode()))
        if replayed.history.state != table.state:
            faults.append("the export does not lead to the final table")
    lines = await house.store.log(table.game.id)
    report.lines += len(lines)
    report.by_autopilot += sum(line.actor is None for line in lines)
    with sqlite3.connect(database) as rows:
        lost = rows.execute("SELECT count(*) FROM audit WHERE what IN (?, ?)", LOST).fetchone()[0]
        times = moments(rows)
        alone = spans(rows, times[-1])
    report.lost += lost
    if sum(one.kind == "absent" for one in office.letters) > lost:
        faults.append("more letters than seats that were lost")
    if options.clock:
        asked = {"instant": 0, "ask": ASKED, "strict": options.clock}[options.withdrawals]
        allowed = 3600 * (options.clock + BANK + asked + UNHURRIED)
        if not crowd.stopped:
            waits = [w for a, b in pairwise(times) for w in played(a, b, alone)]
            report.longest = max(report.longest, *(wait / allowed for wait in waits))
        faults += too_long(times, alone, allowed, stopped=crowd.stopped)
    return faults
