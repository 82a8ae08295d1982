"""Whole games through the real handlers, on virtual time, with people as they are."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import discord
import simcord

from bot.app import App, assemble
from bot.panels.pictures import Picture, Pictures
from bot.settings import Settings
from engine import Action, Box, State, legal
from engine.actions import Done, GoInDecline
from tests.bot.harness import Stage, staged
from tests.soak.alone import LOST, played, spans, too_long
from tests.soak.people import Person, anybody
from tools.table.clock import WorldClock

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve")
ZONES = ("UTC", "Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "Europe/Berlin")
LONGEST = timedelta(days=500)
"""Virtual time after which a game is taken for one that does not end."""
BANK = 48
ASKED = 12
"""Hours that a table which asks its victims waits for them, at most."""
UNHURRIED = 1
_RINGS = ("turn", "withdraw", "fallback", "nudge")


@dataclass
class Report:
    """What came of the games."""

    games: int = 0
    finished: int = 0
    by_clock: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """Games by hours of the turn clock."""
    days: float = 0.0
    """Virtual days in all."""
    lines: int = 0
    by_autopilot: int = 0
    """Of these, played by the autopilot or a policy."""
    taps: int = 0
    odd: int = 0
    rings: Counter[str] = field(default_factory=Counter)
    """Audible mentions by cause."""
    rested: int = 0
    """Times in which nobody played any more."""
    letters: int = 0
    """Reminders by direct message that arrived."""
    longest: float = 0.0
    """Longest wait for a line of the log, as a share of what the table's policy allows."""
    faults: list[str] = field(default_factory=list)


class Dot:
    """Paints every picture as one pixel."""

    _PIXEL = Picture(
        "board.webp",
        b"RIFF\x1a\x00\x00\x00WEBPVP8L\r\x00\x00\x00/\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00",
    )

    def board(self, *_: Any) -> Picture:
        return self._PIXEL

    def panel(self, *_: Any) -> Picture:
        return self._PIXEL

    def recap(self, *_: Any) -> tuple[Picture, Picture]:
        return self._PIXEL, Picture("chart.webp", self._PIXEL.data)


def quick(box: Box, position: State, seat: int) -> Generator[None, None, Action]:
    """Think for less than 10 ms: conquer what there is, decline when there is nothing."""
    yield
    offered = legal(box, position)
    ends = [a for a in offered if isinstance(a, Done)]
    others = [a for a in offered if not isinstance(a, Done | GoInDecline)]
    declines = [a for a in offered if isinstance(a, GoInDecline)]
    chance = random.Random(f"{position.turn.round}.{seat}.{len(offered)}")
    if declines and chance.random() < 0.25:
        return declines[0]
    if others and (not ends or chance.random() < 0.6):
        return chance.choice(others)
    return (ends or declines or others)[0]


async def play(folder: Path, seed: int, report: Report) -> None:
    """Play one game to its end and add what came of it to ``report``."""
    chance = random.Random(seed)
    players = chance.choice((2, 2, 3, 3, 4, 5))
    computers = chance.choice((0, 0, 0, 1)) if players > 2 else 0
    alone = chance.random() < 0.15
    if alone:
        computers = players - 1
    clock = chance.choice((0, 12, 24, 48, 72))
    options = {
        "players": players,
        "computers": computers,
        "clock": clock,
        "withdrawals": chance.choice(("instant", "instant", "ask", "strict"))
        if clock
        else "instant",
    }
    names = NAMES[: players - computers]
    settings = Settings(_env_file=None, database=folder / f"{seed}.sqlite3", taps_per_second=0)

    async def start(env: simcord.Env) -> App:
        app = await assemble(settings, WorldClock(env), strict_texts=True)
        app.client.pictures = Pictures(Dot())
        app.client.pilot.think = quick
        return app

    async with staged(start, names) as stage:
        # A game of one waits for that one for as long as it takes, so they are never gone for good.
        goes_on = bool(clock) and not alone
        people = await _sit_down(stage, names, options, chance, clock=goes_on)
        began = stage.env.now()
        while (table := await stage.bot.tables.in_channel(stage.channel.id)).unfinished:
            if stage.env.now() - began > LONGEST:
                break
            if chance.random() < 0.005:
                await stage.restart()
            await _next(stage, people)
        report.games += 1
        report.finished += table.over
        report.by_clock[clock] += 1
        report.days += (stage.env.now() - began).total_seconds() / 86400
        report.taps += sum(p.taps for p in people)
        report.odd += sum(p.odd for p in people)
        if not table.over:
            report.faults.append(f"{seed}: {table.game.status} after {stage.env.now() - began}")
        await stage.settle()
        with sqlite3.connect(settings.database) as database:
            faults = [
                *_stalls(database, options, report),
                *_rings(stage, database, options, report),
                *_letters(stage, database, people, report),
            ]
        report.faults += [f"{seed}: {fault}" for fault in faults]


async def _sit_down(
    stage: Stage,
    names: Sequence[str],
    options: Mapping[str, Any],
    chance: random.Random,
    *,
    clock: bool,
) -> list[Person]:
    host, *others = (stage[name] for name in names)
    await stage.slash(host, "game new", **options)
    for member in others:
        await stage.tap(member, "Join")
    await stage.settle()
    people = []
    for name in names:
        member = stage[name]
        person = Person(stage, member, anybody(chance, clock=clock), chance, stage.env.now())
        if person.ways.mute:
            place = f"/channels/{member.user.dm_channel.id}/messages"
            stage.env.inject_error("POST", place, status=403, code=50007, times=None)
        if chance.random() < 0.7:
            quiet = f"{chance.randrange(24):02}:00-{chance.randrange(24):02}:30"
            await stage.slash(member, "remind", quiet=quiet, timezone=chance.choice(ZONES))
        if chance.random() < 0.5:
            order = chance.choice(("even", "border", "richest", "hold"))
            await stage.slash(member, "orders", withdraw=order)
        people.append(person)
    return people


async def _next(stage: Stage, people: Sequence[Person]) -> None:
    """Let time pass until somebody looks at their phone, and let them."""
    waiting = [p for p in people if not p.gone]
    now = stage.env.now()
    person = min(waiting, key=lambda p: p.looks_at, default=None)
    until = person.looks_at if person else now + timedelta(hours=6)
    if until > now:
        await stage.advance(seconds=(until - now).total_seconds())
    if person is not None:
        await person.look()


# ----------------------------------------------------------------------- looking at the end


def _stalls(database: sqlite3.Connection, options: Mapping[str, Any], report: Report) -> list[str]:
    """Return waits for a line that were longer than the table's policy allows."""
    (started,) = database.execute("SELECT started FROM games").fetchone()
    lines = database.execute("SELECT at, actor FROM actions ORDER BY seq").fetchall()
    report.lines += len(lines)
    report.by_autopilot += sum(actor is None for _, actor in lines)
    if not options["clock"]:
        return []
    asked = max(ASKED, options["clock"]) if options["withdrawals"] != "instant" else 0
    allowed = 3600 * (options["clock"] + BANK + asked + UNHURRIED)
    times = [started, *(at for at, _ in lines)]
    alone = spans(database, times[-1])
    report.rested += len(alone)
    waits = [w for a, b in pairwise(times) for w in played(a, b, alone)]
    report.longest = max(report.longest, *(wait / allowed for wait in waits))
    return list(too_long(times, alone, allowed))


def _rings(
    stage: Stage, database: sqlite3.Connection, options: Mapping[str, Any], report: Report
) -> list[str]:
    """Return audible mentions that have no cause, or one too many."""
    sent = dict(
        database.execute(
            "SELECT message_id, kind || ':' || seq FROM outbox WHERE message_id IS NOT NULL "
            "AND nonce IS NOT NULL"
        )
    )
    faults = []
    seen: Counter[str] = Counter()
    for message, users in stage.mentions():
        known = sent.get(message.id)
        if known is None:
            faults.append(f"a ring by an unknown message: {message.content[:60]}")
            continue
        kind = known.split(":")[0]
        report.rings[kind] += 1
        seen[known] += 1
        if kind not in _RINGS:
            faults.append(f"a {kind} rang")
        if len(users) != 1:
            faults.append(f"{len(users)} phones rang at once ({known})")
        if not message.content.strip():
            faults.append(f"a ring without words ({known})")
        if kind == "withdraw" and options["withdrawals"] == "instant":
            faults.append("asked although the table does not ask")
    faults += [f"{known} rang {n} times" for known, n in seen.items() if n > 1]
    return faults


def _letters(
    stage: Stage, database: sqlite3.Connection, people: Sequence[Person], report: Report
) -> list[str]:
    """Return reminders in quiet hours, to people who take none, or too many of them."""
    faults = []
    for person in people:
        user = person.member.id
        chosen = database.execute(
            "SELECT timezone, quiet_from, quiet_until FROM users WHERE user_id = ?", (user,)
        ).fetchone()
        sent = {
            message: (kind, seq)
            for message, kind, seq in database.execute(
                "SELECT message_id, kind, seq FROM outbox "
                "WHERE user_id = ? AND message_id IS NOT NULL AND nonce IS NOT NULL",
                (user,),
            )
        }
        letters = [m for m in stage.dms(person.member) if m.id in sent]
        report.letters += len(letters)
        if person.ways.mute and letters:
            faults.append("a letter arrived where none can")
        for message in letters:
            at = discord.utils.snowflake_time(message.id)
            if chosen and chosen[0] and _quiet(at, *chosen):
                faults.append(f"a reminder at {at} in quiet hours {chosen}")
        kinds = [sent[m.id] for m in letters]
        most = Counter(seq for kind, seq in kinds if kind != "absent")
        faults += [f"{n} reminders of one turn" for n in most.values() if n > 3]
        absent = sum(kind == "absent" for kind, _ in kinds)
        held = database.execute("SELECT seat FROM seats WHERE user_id = ?", (user,)).fetchone()
        (lost,) = database.execute(
            "SELECT count(*) FROM audit WHERE what IN (?, ?) "
            "AND json_extract(params, '$.seat') = ?",
            (*LOST, -1 if held is None else held[0] + 1),
        ).fetchone()
        if held is not None and absent > lost:
            faults.append(f"{absent} letters about a seat that was lost {lost} times")
    return faults


def _quiet(at: datetime, zone: str, begin: int | None, end: int | None) -> bool:
    if begin is None or end is None or begin == end:
        return False
    local = at.astimezone(UTC).astimezone(ZoneInfo(zone))
    minute = local.hour * 60 + local.minute
    return begin <= minute < end if begin < end else minute >= begin or minute < end
