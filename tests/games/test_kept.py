"""Files and rows that earlier versions have written are read for good.

What lies in ``kept`` was written by the versions that people used and is never written again:
whoever changes what is stored adds to it, with the files of the version before.  If a test here
fails, the games of everybody who has kept a file, or has one running, would fail too.

``without-lot.json`` is an export of the first version (2026-11-20), which did not tell who joined
when; the other documents and ``stored.sql``, a database with a running game and a lobby, are of
2026-11-22: people of the long trials played them, who went back, placed by order and placed again,
handed over seats, left and had everything about them deleted.  Those of Underground are of
2026-11-23, those of Warcraft and of games for sides of 2026-11-28, when these were first offered.
``lent-heroes.json`` is a recorded game of 2026-11-29, the day on which pieces of a lent power came
to be placed as one likes (U-50): heroes on loan are placed in it without anybody's being asked.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.storage.store import Store
from bot.tables.service import Tables
from engine import deciders, drawn, legal
from engine.codec import dump_state
from engine.export import ExportError, read, replay
from engine.parts.lending import OPTIONAL_LOANS
from tests.bot.fakes import TestClock
from tests.dsl import ranked

KEPT = Path(__file__).parent / "kept"
EXPECTED = json.loads((KEPT / "expected.json").read_text())
DOCUMENTS = [name for name in EXPECTED if name.endswith(".json")]
STORED = {
    "stored.sql": {
        "began": 111,
        "deciders": (1,),
        "way_back": (114, 113, 112, 111),
        "former": ["Bén Öz", "민준", "Ann"],
    },
    "stored-underground.sql": {
        "began": 112,
        "deciders": (1,),
        "way_back": (112,),
        "former": ["player 100000000000000102", "host"],
    },
    "stored-azeroth.sql": {
        "began": 75,
        "deciders": (2,),
        "way_back": (),
        "former": ["host", "player 100000000000000102"],
        "shown": {0},
    },
}
"""How the running game of each database stood."""
RUNNING, LOBBY = 1, 2
"""Ids of the games in them; only ``stored.sql`` has a lobby."""


@pytest.mark.parametrize("name", EXPECTED)
def test_what_is_kept_is_as_it_was_written(name: str) -> None:
    assert sha256((KEPT / name).read_bytes()).hexdigest() == EXPECTED[name]["sha256"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_kept_game_ends_as_it_did(name: str) -> None:
    export = read((KEPT / name).read_bytes())
    history = replay(export).history
    state = history.state
    found = {
        "coins": state.coins,
        "ranking": ranked(history),
    }
    assert found == {key: EXPECTED[name][key] for key in found}
    assert history.seq == len(export.lines) == EXPECTED[name]["lines"]


def test_U_50_a_kept_game_goes_on_by_the_rulings_that_it_began_with() -> None:
    export = read((KEPT / "lent-heroes.json").read_bytes())
    begun_today = drawn(replace(export.set_up.choice, rulings=None), export.seed or "")
    assert begun_today == replace(export.set_up, rulings=(OPTIONAL_LOANS,))
    assert "heroic" in {find.badge for find in replay(export).history.state.finds}
    with pytest.raises(ExportError) as refused:
        replay(export.model_copy(update={"setup": begun_today}).sealed())
    assert refused.value.key == "line", "today somebody is asked where that game asks nobody"


def test_the_kept_games_hold_everything_that_a_line_could_say_then() -> None:
    games = [json.loads((KEPT / name).read_text()) for name in DOCUMENTS]
    lines = [line for game in games for line in game["lines"]]
    assert {game["players"] for game in games} == {2, 3, 4, 5}
    assert {line["says"]["kind"] for line in lines} >= {
        "pick", "decline", "abandon", "conquer", "use", "place", "answer", "done", "redeploy",
        "withdraw", "by_order", "rearrange", "take_back", "rewind",
    }  # fmt: skip
    assert {line["says"].get("by") for line in lines} >= {"vote", "admin"}
    assert [game.get("joined") for game in games].count(None) == 1


@pytest.fixture
def kept() -> str:
    """Name the database, for tests that don't look at all of them."""
    return "stored.sql"


@pytest.fixture
async def store(tmp_path: Path, clock: TestClock, kept: str) -> AsyncIterator[Store]:
    """Open the stored games, the file brought up to date."""
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((KEPT / kept).read_text(encoding="utf-8"))
    store = await Store.open(str(path), clock)
    yield store
    await store.close()


@pytest.fixture
def clock() -> TestClock:
    return TestClock()


@pytest.mark.parametrize(("kept", "stood"), STORED.items())
@pytest.mark.parametrize("cached", [True, False])
async def test_a_stored_game_stands_as_it_stood(
    store: Store, clock: TestClock, kept: str, stood: dict[str, Any], *, cached: bool
) -> None:
    if not cached:
        async with store.transaction() as writing:
            await writing.drop_snapshots_after(RUNNING, -1)
    table = await Tables(store, clock).load(RUNNING)
    assert table.seq == EXPECTED[kept]["lines"]
    assert table.state is not None
    assert table.state.coins == EXPECTED[kept]["coins"]
    assert (table.turn_began, table.deciders) == (stood["began"], stood["deciders"])
    assert table.way_back == stood["way_back"]
    assert table.options.withdrawals == "ask"
    assert table.shown == stood.get("shown", set())
    assert [s.former[0].name for s in table.seats if s.former] == stood["former"]


@pytest.mark.parametrize("kept", STORED)
async def test_a_stored_game_is_played_to_its_end_and_exported(
    store: Store, clock: TestClock
) -> None:
    tables, chance = Tables(store, clock), random.Random(1)
    table = await tables.load(RUNNING)
    while table.game.status == "running":
        box, state = table.playing()
        (seat,) = deciders(state)
        action = chance.choice(legal(box, state))
        table = (await tables.act_for(RUNNING, seat, action)).table
    assert table.over
    export = read(json.dumps(await tables.export(RUNNING)))
    again = replay(export).history.state
    assert dump_state(again) == dump_state(table.playing()[1])
    assert len(await tables.turns(RUNNING)) > 20


async def test_a_stored_lobby_begins(store: Store, clock: TestClock) -> None:
    tables = Tables(store, clock)
    for user in (1, 2):
        table = await tables.join(LOBBY, user, f"player {user}")
    assert table.game.status == "running"
