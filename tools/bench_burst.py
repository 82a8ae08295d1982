"""How long a move waits while the clocks of many other games run out at once."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bot.app import App, assemble
from bot.clock import SystemClock
from bot.settings import Settings
from bot.storage.outbox import Outbox
from bot.storage.rows import Post, Timer
from bot.tables import contents
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from engine import legal

CLOCKS = 300
"""Games whose clocks run out at the same instant."""
IDLE = 60
"""Moves that are measured before that."""
PLAYERS = 4
BETWEEN = 0.05
"""Seconds from a move to the next."""


class Nowhere:
    """Takes every post at once, so that the outbox writes what it writes."""

    async def send(self, post: Post) -> int | None:
        """Take a post."""
        return None if post.edits else post.id

    async def find(self, post: Post) -> int | None:
        """Find nothing."""
        return None

    async def arrived(self, post: Post) -> None:
        """Learn that a post has become a message."""

    def passing(self, post: Post) -> bool:
        """Whether nothing is to be kept of a post once it has been made."""
        return contents.passing(post)

    async def late(self, post: Post) -> None:
        """Nothing follows from that here."""

    async def failed(self, post: Post, why: str) -> bool:
        """Learn that a post is refused; it is given up."""
        return False


def burst() -> Iterator[tuple[str, float]]:
    """Measure moves of one game, first alone and then while 300 clocks are due; wall time.

    The bot is whole below Discord: all timers, reminders, letters and posts.  ``burst_ratio``: by
    how much longer the median move waits then.
    """
    with tempfile.TemporaryDirectory() as folder:
        alone, beside, whole = asyncio.run(_measured(Path(folder)))
    yield "burst_moves", len(beside)
    yield "burst_move_ms", beside[len(beside) // 2]
    yield "burst_move_max_ms", beside[-1]
    yield "burst_idle_move_ms", alone[len(alone) // 2]
    yield "burst_ratio", beside[len(beside) // 2] / alone[len(alone) // 2]
    yield "burst_s", whole


async def _measured(folder: Path) -> tuple[list[float], list[float], float]:
    """Return the milliseconds of the moves alone and beside the burst, and how long that took."""
    settings = Settings(_env_file=None, database=folder / "games.sqlite", cache_dir=folder)
    app = await assemble(settings, SystemClock())
    app.tables.outbox = Outbox(app.store, Nowhere(), SystemClock())
    mine = Mover(app.tables)
    try:
        due = await _copies(app, await _half_played(app.tables))
        alone = [await mine.moves() for _ in range(IDLE)]
        async with app.store.transaction() as writing:
            for timer in due:
                await writing.set_timer(timer)
        began = time.perf_counter()
        app.client.reach.up()
        await app.client.reach.beat()
        app.client.sleeper.start()
        ending = asyncio.ensure_future(app.client.sleeper.drain())
        beside = [await mine.moves()]
        while not ending.done():
            beside.append(await mine.moves())
        whole = time.perf_counter() - began
    finally:
        await app.tables.outbox.close()
        await app.close()
    return sorted(alone), sorted(beside), whole


class Mover:
    """Somebody who plays a game of their own, a move after the other."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._chance = random.Random(2)
        self._table: Table | None = None

    async def moves(self) -> float:
        """Make one move; return the milliseconds until it was committed."""
        await asyncio.sleep(BETWEEN)
        if self._table is None or self._table.over:
            self._table = await _game(self._tables, channel=1)
        began = time.perf_counter()
        self._table = await _move(self._tables, self._table, self._chance)
        return 1000 * (time.perf_counter() - began)


async def _game(tables: Tables, channel: int) -> Table:
    options = Options(seats=PLAYERS, clock=12)
    table = await tables.open_lobby(guild=1, channel=channel, host=1, name="1", options=options)
    for user in range(2, PLAYERS + 1):
        table = await tables.join(table.game.id, user, str(user))
    return table


async def _move(tables: Tables, table: Table, chance: random.Random) -> Table:
    action = chance.choice(legal(*table.playing()))
    outcome = await tables.act(table.game.id, table.waiting_for[0], action, revision=table.seq)
    return outcome.table


async def _half_played(tables: Tables) -> Table:
    """Return a game in the middle, at the beginning of a turn."""
    chance = random.Random(1)
    table = await _game(tables, channel=2)
    box, _ = table.playing()
    while table.playing()[1].turn.round <= box.rounds // 2 or table.seq != table.turn_began:
        table = await _move(tables, table, chance)
    return table


async def _copies(app: App, table: Table) -> list[Timer]:
    """Write copies of a running game whose clock is over; return the timers that say so."""
    game, store = table.game, app.store
    lines = [replace(line, interaction=None) for line in await store.log(game.id)]
    newest = await store.snapshot(game.id, table.seq)
    assert newest is not None
    assert game.seed is not None
    assert table.clock is not None
    over = replace(table.clock, left=-table.seats[table.clock.seat].bank)
    copies = []
    async with store.transaction() as writing:
        for n in range(CLOCKS):
            copy = await writing.open_game(
                guild=2,
                channel=1000 + n,
                edition=game.edition,
                options=game.options,
                host=1000 + n,
                interaction=None,
            )
            await writing.set_seats(copy, table.seats)
            await writing.start_game(copy, game.seed, game.commitment or "", newest.engine)
            await writing.append(copy, lines)
            await writing.keep_snapshot(copy, newest.seq, newest.engine, newest.state)
            await writing.keep_clock(copy, over)
            copies.append(Timer(copy, "turn", over.since, over.seat))
    return copies
