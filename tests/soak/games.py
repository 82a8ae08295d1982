"""Whole games through the real handlers, on virtual time, with people as they are."""

from __future__ import annotations

import json
import random
import sqlite3
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.app import App, assemble
from bot.panels.pictures import Picture, Pictures
from bot.settings import Settings
from bot.tables import mixes
from bot.tables.letters import ABSENT, LETTER
from bot.tables.table import REWIND
from engine import FIRST_EDITION, Action, Box, State, legal
from engine.actions import Done, GoInDecline
from tests.bot import player
from tests.bot.emblems import drawn_once
from tests.bot.harness import Stage, staged
from tests.bot.translated import translated_once
from tests.soak import counts
from tests.soak.alone import LOST, played, spans, too_long
from tests.soak.counts import Heard, Night
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

    def result(self, *_: Any) -> Picture:
        return self._PIXEL

    def recap(self, *_: Any) -> tuple[Picture, Picture]:
        return self._PIXEL, Picture("chart.webp", self._PIXEL.data)


def quick(
    box: Box, position: State, seat: int, shown: Collection[int] = ()
) -> Generator[None, None, Action]:
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


async def play(folder: Path, seed: int, report: Report, edition: str = FIRST_EDITION) -> None:
    """Play one game of an edition to its end and add what came of it to ``report``."""
    with drawn_once(), translated_once():
        await _play(folder, seed, report, edition)


def boards_of(offer: str) -> tuple[int, ...]:
    """Return for how many players there are boards of what people can choose."""
    edition, _ = mixes.parted(offer)
    return mixes.boards(mixes.chosen(edition, 0).home)


async def _play(folder: Path, seed: int, report: Report, edition: str) -> None:
    chance = random.Random(seed)
    boards = boards_of(edition)
    players = chance.choice([n for n in (2, 2, 3, 3, 4, 5) if n in boards])
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
        people = await _sit_down(stage, names, edition, options, chance, clock=goes_on)
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
    edition: str,
    options: Mapping[str, Any],
    chance: random.Random,
    *,
    clock: bool,
) -> list[Person]:
    host, *others = names
    await player.opened(stage, host, edition, **options)
    for member in (stage[name] for name in others):
        await player.join(stage, member)
    await stage.settle()
    if (await player.table(stage)).state is None:  # One alone could still choose a side.
        await stage.slash(stage[host], "game start")
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


class _Turns:
    """Which turn a post is about, whatever revision it was played at."""

    def __init__(self, database: sqlite3.Connection) -> None:
        posts = database.execute("SELECT seq, params FROM outbox WHERE kind = 'turn'")
        self._began = {seq: json.loads(params) for seq, params in posts}
        lines = database.execute("SELECT at FROM actions WHERE kind = ? ORDER BY seq", (REWIND,))
        self._back = [at for (at,) in lines]
        self._lost = database.execute(
            "SELECT at, json_extract(params, '$.seat') - 1 FROM audit WHERE what IN (?, ?)", LOST
        ).fetchall()

    def of(self, kind: str, params: Mapping[str, Any], at: datetime) -> tuple[object, ...]:
        """Return what a post, sent ``at``, is counted by.

        A turn, a reminder and a fallback: round and seat of the turn, not when it began; for that
        is another revision when the turn before is taken back and ended again.
        """
        back = bisect(self._back, at.timestamp())
        if kind == "turn":
            return (params["round"], params["seat"], back)
        if kind == "withdraw":
            return (params["turn"], params["army"], params["seat"], back)
        if kind == LETTER:
            return (params["vote"],)
        if kind == ABSENT:
            seat = params["seat"]
            return (seat, sum((s == seat) and at.timestamp() >= t for t, s in self._lost))
        if "began" not in params:
            return ()
        began = params["began"]
        # One that the autopilot began has no post, and is not taken back and ended again.
        turn = self._began.get(began, {"round": f"at {began}", "seat": None})
        return (turn["round"], turn["seat"], params["seat"], back)


def _rings(
    stage: Stage, database: sqlite3.Connection, options: Mapping[str, Any], report: Report
) -> list[str]:
    """Return audible mentions that have no cause, or one too many."""
    sent = {
        message: (kind, json.loads(params))
        for message, kind, params in database.execute(
            "SELECT message_id, kind, params FROM outbox WHERE message_id IS NOT NULL "
            "AND nonce IS NOT NULL"
        )
    }
    faults, heard, turns = list[str](), list[Heard](), _Turns(database)
    for message, users in stage.mentions():
        if message.id not in sent:
            faults.append(f"a ring by an unknown message: {message.content[:60]}")
            continue
        kind, params = sent[message.id]
        at = discord.utils.snowflake_time(message.id)
        heard.append(Heard(at, kind, turns.of(kind, params, at)))
        report.rings[kind] += 1
        if len(users) != 1:
            faults.append(f"{len(users)} phones rang at once ({kind} at {at})")
        if not message.content.strip():
            faults.append(f"a ring without words ({kind} at {at})")
        if kind == "withdraw" and options["withdrawals"] == "instant":
            faults.append("asked although the table does not ask")
    return [*faults, *counts.rings(sorted(heard, key=lambda one: one.at))]


def _letters(
    stage: Stage, database: sqlite3.Connection, people: Sequence[Person], report: Report
) -> list[str]:
    """Return letters in quiet hours, to people who take none, or too many of them."""
    faults, turns = list[str](), _Turns(database)
    for person in people:
        user = person.member.id
        chosen = database.execute(
            "SELECT timezone, quiet_from, quiet_until FROM users WHERE user_id = ?", (user,)
        ).fetchone()
        night = Night(*chosen) if chosen and None not in chosen else None
        sent = {
            message: (kind, json.loads(params))
            for message, kind, params in database.execute(
                "SELECT message_id, kind, params FROM outbox "
                "WHERE user_id = ? AND message_id IS NOT NULL AND nonce IS NOT NULL",
                (user,),
            )
        }
        delivered = []
        for letter in (m for m in stage.dms(person.member) if m.id in sent):
            (kind, params), at = sent[letter.id], discord.utils.snowflake_time(letter.id)
            delivered.append(Heard(at, kind, (user, *turns.of(kind, params, at))))
            if night is not None and night.covers(at):
                faults.append(f"a {kind} at {at}, in the quiet hours {night}")
        report.letters += len(delivered)
        if person.ways.mute and delivered:
            faults.append("a letter arrived where none can")
        faults += counts.letters(delivered)
        absent = sum(one.kind == "absent" for one in delivered)
        held = database.execute("SELECT seat FROM seats WHERE user_id = ?", (user,)).fetchone()
        (lost,) = database.execute(
            "SELECT count(*) FROM audit WHERE what IN (?, ?) "
            "AND json_extract(params, '$.seat') = ?",
            (*LOST, -1 if held is None else held[0] + 1),
        ).fetchone()
        if held is not None and absent > lost:
            faults.append(f"{absent} letters about a seat that was lost {lost} times")
    return faults
