"""One life of a bot that plays as fast as it can until it is killed.

What outlives it are three files: the database, a diary of what was tried and
what was acknowledged, and the messages that a Discord has received.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.clock import SystemClock
from bot.storage.outbox import Outbox
from bot.storage.rows import Post
from bot.storage.store import Store
from bot.tables import contents
from bot.tables.service import Tables
from bot.tables.table import Options, Outcome, Table
from engine import legal
from engine.codec import dump_line, load_line

CHANNELS = (10, 11, 12)
PLAYERS = (101, 102)


@dataclass(frozen=True, slots=True)
class World:
    """Where the files are."""

    folder: Path

    @property
    def database(self) -> str:
        return str(self.folder / "games.sqlite")

    def note(self, file: str, **what: Any) -> None:
        """Append a line to a file, in one write that a killed process has made or has not."""
        handle = os.open(self.folder / file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(handle, (json.dumps(what) + "\n").encode())
        os.close(handle)

    def notes(self, file: str) -> list[dict[str, Any]]:
        path = self.folder / file
        return [json.loads(x) for x in path.read_text().splitlines()] if path.exists() else []


class RemoteDiscord:
    """A Discord in a file: it honors nonces and keeps all it has received."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def send(self, post: Post) -> int | None:
        await asyncio.sleep(0)
        if post.nonce is None:
            self.world.note("edits", id=post.id)
            return None
        for number, message in enumerate(self.world.notes("messages")):
            if message["nonce"] == post.nonce:
                return 1000 + number
        self.world.note("messages", id=post.id, nonce=post.nonce, channel=post.channel)
        await asyncio.sleep(0)
        return 999 + len(self.world.notes("messages"))

    async def find(self, post: Post) -> int | None:
        for number, message in enumerate(self.world.notes("messages")):
            if message["id"] == post.id:
                return 1000 + number
        return None

    async def arrived(self, post: Post) -> None:
        """Nobody waits to hear of it."""

    def passing(self, post: Post) -> bool:
        return contents.passing(post)

    async def late(self, post: Post) -> None:
        """Nothing follows from that here."""

    async def failed(self, post: Post, why: str) -> bool:
        raise AssertionError(why)


async def play(world: World, seed: int) -> None:
    """Play a game in each channel at once, for ever."""
    clock = SystemClock()
    store = await Store.open(world.database, clock)
    tables = Tables(store, clock)
    tables.outbox = Outbox(store, RemoteDiscord(world), clock)
    tables.outbox.kick()
    tried = {n["channel"]: n for n in world.notes("diary") if n["what"] == "try"}
    done = {n["interaction"] for n in world.notes("diary") if n["what"] == "done"}
    again = {c: n for c, n in tried.items() if n["interaction"] not in done}
    await asyncio.gather(
        *(
            _play_in(world, tables, channel, again.get(channel), random.Random(seed + channel))
            for channel in CHANNELS
        )
    )


async def _play_in(
    world: World,
    tables: Tables,
    channel: int,
    again: dict[str, Any] | None,
    chance: random.Random,
) -> None:
    if again:
        # Discord delivers once more what got no answer.
        await _try(world, tables, again)
    while True:
        table = await _table(tables, channel)
        user = table.waiting_for[0]
        box, state = table.playing()
        undo = table.undo_to(user) is not None and chance.random() < 0.2
        attempt = {
            "channel": channel,
            "game": table.game.id,
            "user": user,
            "revision": table.seq,
            "interaction": chance.getrandbits(60),
            "action": None if undo else dump_line(chance.choice(legal(box, state))),
        }
        world.note("diary", what="try", **attempt)
        await _try(world, tables, attempt)


async def _try(world: World, tables: Tables, attempt: dict[str, Any]) -> None:
    given = {"revision": attempt["revision"], "interaction_id": attempt["interaction"]}
    game, user = attempt["game"], attempt["user"]
    outcome: Outcome
    if attempt["action"] is None:
        outcome = await tables.take_back(game, user, **given)
    else:
        outcome = await tables.act(game, user, load_line(attempt["action"]), **given)
    assert outcome.before.seq == attempt["revision"]
    world.note(
        "diary",
        what="done",
        game=game,
        seq=attempt["revision"] + 1,
        interaction=attempt["interaction"],
        repeated=outcome.repeated,
    )


async def _table(tables: Tables, channel: int) -> Table:
    for table in await tables.games_of(PLAYERS[0]):
        if table.game.channel == channel:
            if table.game.status == "running":
                return table
            return await tables.join(table.game.id, PLAYERS[1], "Bob")
    opened = await tables.open_lobby(
        guild=1, channel=channel, host=PLAYERS[0], name="Ann", options=Options(seats=2)
    )
    return await tables.join(opened.game.id, PLAYERS[1], "Bob")


def live(folder: str, seed: int) -> None:
    """Begin a life; it ends by SIGKILL."""
    asyncio.run(play(World(Path(folder)), seed))
