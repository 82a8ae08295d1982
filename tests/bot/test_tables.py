"""The table service over the real engine: moves, take-backs, policies, loading."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.errors import (
    BadOptions,
    ChannelBusy,
    GameBroken,
    GameEnded,
    GameUnknown,
    NoGame,
    NotAPlayer,
    NothingToTakeBack,
    NotStarted,
    NotYourTurn,
    StaleTable,
    StorageFailed,
)
from bot.storage.outbox import Outbox
from bot.storage.store import Store
from bot.tables.service import Tables
from bot.tables.table import Options, Outcome, Table
from engine import EDITIONS, Conquer, Done, Pick, RuleError, Setup, commitment, legal
from engine.actions import Action
from engine.codec import dump_setup, dump_state
from engine.export import ExportError, read, replay
from engine.setup import before_setups

from .fakes import Channel, TestClock

ANN, BOB, CYD = 101, 102, 103
NAMES = {ANN: "Ann", BOB: "Bob", CYD: "Cyd"}
STRANGER = 999
VERSION = str(EDITIONS["base"].VERSION)


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite")


@pytest.fixture
async def store(path: str, clock: TestClock) -> AsyncIterator[Store]:
    store = await Store.open(path, clock, busy_ms=50)
    yield store
    await store.close()


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    seeds = (f"seed {n}" for n in range(1000))
    return Tables(store, clock, seed=lambda: next(seeds))


async def started(tables: Tables, channel: int = 10, players: int = 3) -> Table:
    users = list(NAMES)[:players]
    table = await tables.open_lobby(
        guild=1, channel=channel, host=ANN, name="Ann", options=Options(seats=players)
    )
    for user in users[1:]:
        table = await tables.join(table.game.id, user, NAMES[user])
    assert table.game.status == "running"
    return table


async def test_a_game_keeps_what_it_was_set_up_with(tables: Tables, store: Store) -> None:
    table = await started(tables)
    setup = Setup(("base",), ("base-3p",), 3)
    assert table.options.setup == table.playing()[0].setup == setup
    game = await store.game(table.game.id)
    assert game is not None
    assert game.options["setup"] == dump_setup(setup)
    assert (await tables.export(table.game.id))["setup"] == dump_setup(setup)


async def test_a_lobby_is_not_set_up_and_nobody_chooses_it(tables: Tables) -> None:
    table = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann")
    assert "setup" not in table.game.options
    with pytest.raises(BadOptions):
        await tables.settings(table.game.id, ANN, {"setup": dump_setup(before_setups("base", 2))})


@pytest.mark.parametrize("at", ["$.setup.boards", "$.setup.players", "$.setup.editions"])
async def test_a_game_set_up_with_what_is_not_there_is_unknown(
    tables: Tables, store: Store, clock: TestClock, at: str
) -> None:
    table = await started(tables)
    odd = "4" if at.endswith("players") else '["moon"]'
    async with store.transaction() as writing:
        await writing._db.execute(
            "UPDATE games SET options = json_set(options, ?, json(?)) WHERE id = ?",
            (at, odd, table.game.id),
        )
    with pytest.raises(GameUnknown):
        await Tables(store, clock).load(table.game.id)


def pick(table: Table, chance: random.Random) -> Action:
    """An action somebody could take now, ending a step only now and then."""
    box, state = table.playing()
    options = legal(box, state)
    open_ones = [a for a in options if a.kind not in ("done", "decline")]
    if open_ones and (len(open_ones) == len(options) or chance.random() > 0.3):
        return chance.choice(open_ones)
    return chance.choice(options)


async def play(
    tables: Tables, table: Table, chance: random.Random, until: Callable[[Table], bool]
) -> Table:
    while table.game.status == "running" and not until(table):
        user = table.waiting_for[0]
        outcome = await tables.act(table.game.id, user, pick(table, chance), revision=table.seq)
        table = outcome.table
    return table


async def play_to(tables: Tables, table: Table, chance: random.Random, seq: int) -> Table:
    return await play(tables, table, chance, lambda t: t.seq >= seq)


async def first_of_turn(tables: Tables, table: Table, chance: random.Random) -> Table:
    """Play on until a turn begins in which there is something to conquer."""
    began = table.seq
    return await play(
        tables,
        table,
        chance,
        lambda t: t.seq > began and t.seq == t.turn_began and t.view().step == "conquer",
    )


async def fresh(store: Store, clock: TestClock) -> Tables:
    """The service as it is after a restart: nothing in memory."""
    return Tables(store, clock)


def same(one: Table, two: Table) -> bool:
    (_, a), (_, b) = one.playing(), two.playing()
    return (dump_state(a), one.seq, one.turn_began, one.way_back) == (
        dump_state(b),
        two.seq,
        two.turn_began,
        two.way_back,
    )


async def sql(store: Store, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await store._reader.execute_fetchall(query)]


async def change(store: Store, query: str) -> None:
    await store._writer.execute(query)


async def posts(store: Store) -> list[tuple[str, int, dict[str, Any]]]:
    rows = await sql(store, "SELECT kind, seq, params FROM outbox ORDER BY id")
    return [(kind, seq, json.loads(params)) for kind, seq, params in rows]


# ------------------------------------------------------------------- moves


async def test_a_move_is_on_the_disk_when_it_is_acknowledged(
    tables: Tables, store: Store, path: str
) -> None:
    table = await started(tables)
    outcome = await tables.act(
        table.game.id, table.waiting_for[0], Pick(0), revision=0, interaction_id=7
    )
    assert outcome.before is table or outcome.before == table
    assert outcome.table.seq == 1
    assert "picked" in [e.kind for e in outcome.events]
    other = sqlite3.connect(path)
    found = other.execute("SELECT seq, seat, actor, kind, body, interaction FROM actions")
    assert found.fetchall() == [(1, 0, table.user_at(0), "pick", '{"place":0,"kind":"pick"}', 7)]
    other.close()


async def test_a_whole_game_reaches_its_scores_and_loads_the_same_at_any_point(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(3)
    table = await started(tables)
    restarts = 0
    while table.game.status == "running":
        table = await play_to(tables, table, chance, table.seq + chance.randrange(1, 25))
        reborn = await fresh(store, clock)
        assert same(await reborn.load(table.game.id), table)
        tables, restarts = reborn, restarts + 1
    assert restarts > 10
    assert table.over
    assert table.view().ranking
    kinds = [kind for kind, _, _ in await posts(store)]
    assert kinds[-3:] == ["turn_edit", "result", "recap"]
    # 10 rounds of 3, each announced once, by a turn that began and a turn that ended
    assert kinds.count("turn") == 30
    assert kinds.count("turn_edit") == 30
    with pytest.raises(GameEnded):
        await tables.act(table.game.id, ANN, Done())
    with pytest.raises(GameEnded):
        await tables.take_back(table.game.id, ANN)


async def test_who_is_not_asked_cannot_move(tables: Tables) -> None:
    table = await started(tables)
    game, waiting = table.game.id, table.waiting_for
    other = next(user for user in NAMES if user not in waiting)
    with pytest.raises(NotYourTurn) as refused:
        await tables.act(game, other, Pick(0))
    assert refused.value.waiting_for == waiting
    with pytest.raises(NotAPlayer):
        await tables.act(game, STRANGER, Pick(0))
    with pytest.raises(NoGame):
        await tables.act(game + 1, waiting[0], Pick(0))
    assert (await tables.load(game)) == table


async def test_what_the_rules_refuse_changes_nothing(tables: Tables, store: Store) -> None:
    table = await started(tables)
    with pytest.raises(RuleError) as refused:
        await tables.act(table.game.id, table.waiting_for[0], Conquer(1))
    assert refused.value.refusals
    assert await tables.load(table.game.id) == table
    assert await store.log(table.game.id) == []


async def test_a_tap_on_an_older_table_is_refused_with_the_present_one(tables: Tables) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    await tables.act(table.game.id, user, Pick(0), revision=0)
    with pytest.raises(StaleTable) as refused:
        await tables.act(table.game.id, user, Done(), revision=0)
    assert refused.value.current == 1


async def test_an_interaction_delivered_twice_moves_once_and_tells_the_same(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    first = await tables.act(table.game.id, user, Pick(1), revision=0, interaction_id=5)
    again = await tables.act(table.game.id, user, Pick(1), revision=0, interaction_id=5)
    reborn = await fresh(store, clock)
    later = await reborn.act(table.game.id, user, Pick(1), revision=0, interaction_id=5)
    for outcome in (again, later):
        assert outcome.repeated
        assert outcome.events == first.events
        assert same(outcome.before, first.before)
        assert same(outcome.table, first.table)
    assert not first.repeated
    assert len(await store.log(table.game.id)) == 1


async def test_a_repeated_end_of_turn_tells_what_policies_did_too(
    tables: Tables, store: Store
) -> None:
    chance = random.Random(5)
    table = await started(tables)
    for n in range(5000):
        assert table.game.status == "running", "no withdrawal in a whole game"
        user, action = table.waiting_for[0], pick(table, chance)
        done = await tables.act(table.game.id, user, action, interaction_id=n + 1)
        table = done.table
        if done.table.seq > done.before.seq + 1:
            break
    table = await play_to(tables, table, chance, table.seq + 3)
    again = await tables.act(table.game.id, user, action, interaction_id=n + 1)
    assert again.repeated
    assert again.events == done.events
    assert same(again.before, done.before)


async def test_one_interaction_for_two_games_moves_in_one(tables: Tables, store: Store) -> None:
    one, two = await started(tables), await started(tables, channel=11)
    await tables.act(one.game.id, one.waiting_for[0], Pick(0), interaction_id=5)
    with pytest.raises(StaleTable):
        await tables.act(two.game.id, two.waiting_for[0], Pick(0), interaction_id=5)
    assert await store.log(two.game.id) == []


async def test_two_taps_at_the_same_instant_make_one_move(tables: Tables, store: Store) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    taps: list[Awaitable[Outcome]] = [
        tables.act(table.game.id, user, Pick(n), revision=0, interaction_id=n) for n in range(5)
    ]
    done = await asyncio.gather(*taps, return_exceptions=True)
    assert sum(isinstance(x, Outcome) for x in done) == 1
    assert sum(isinstance(x, StaleTable) for x in done) == 4
    assert len(await store.log(table.game.id)) == 1


async def test_one_tap_delivered_twice_at_the_same_instant_makes_one_move(
    tables: Tables, store: Store
) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    done = await asyncio.gather(
        *(tables.act(table.game.id, user, Pick(0), revision=0, interaction_id=9) for _ in range(3))
    )
    assert sorted(x.repeated for x in done) == [False, True, True]
    assert len({x.events for x in done}) == 1
    assert len(await store.log(table.game.id)) == 1


async def test_two_processes_on_one_file_cannot_both_move(
    tables: Tables, store: Store, path: str, clock: TestClock
) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    other_store = await Store.open(path, clock)
    try:
        other = Tables(other_store, clock)
        await other.load(table.game.id)
        await tables.act(table.game.id, user, Pick(0), revision=0)
        with pytest.raises(StaleTable) as refused:
            await other.act(table.game.id, user, Pick(1), revision=0)
        assert refused.value.current == 1
        assert same(await other.load(table.game.id), await tables.load(table.game.id))
        await tables.cancel(table.game.id, ANN)
        with pytest.raises((StaleTable, GameEnded)):
            await other.act(table.game.id, user, Done())
        with pytest.raises(GameEnded):
            await other.act(table.game.id, user, Done())
    finally:
        await other_store.close()
    assert len(await store.log(table.game.id)) == 1


async def test_games_do_not_disturb_one_another(tables: Tables) -> None:
    games = [await started(tables, channel=20 + n) for n in range(4)]
    alone = [
        await play(tables, t, random.Random(n), lambda t: t.seq >= 40)
        for n, t in enumerate(games[:1])
    ]
    assert alone[0].seq >= 40
    together = await asyncio.gather(
        *(
            play(tables, t, random.Random(n), lambda t: t.seq >= 40)
            for n, t in enumerate(games[1:], 1)
        )
    )
    assert all(t.seq >= 40 for t in together)


# -------------------------------------------------------- the disk and memory


async def test_a_failing_disk_leaves_the_game_as_it_was(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(1)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 12)
    user, action = table.waiting_for[0], pick(table, chance)
    written = await posts(store)
    await change(store, "PRAGMA query_only = ON")
    with pytest.raises(StorageFailed):
        await tables.act(table.game.id, user, action, revision=table.seq)
    assert same(await tables.load(table.game.id), table)
    await change(store, "PRAGMA query_only = OFF")
    assert await posts(store) == written
    outcome = await tables.act(table.game.id, user, action, revision=table.seq)
    assert outcome.table.seq == table.seq + 1
    assert same(await (await fresh(store, clock)).load(table.game.id), outcome.table)


async def test_a_fault_between_the_lines_of_a_move_leaves_none_of_them(
    tables: Tables, store: Store
) -> None:
    chance = random.Random(1)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 12)
    await change(
        store,
        "CREATE TRIGGER fault BEFORE INSERT ON outbox "
        "BEGIN SELECT RAISE(ROLLBACK, 'the disk is on fire'); END",
    )
    log, written = await store.log(table.game.id), await posts(store)
    refused = 0
    for _ in range(200):
        table = await tables.load(table.game.id)
        action = pick(table, chance)
        try:
            await tables.act(table.game.id, table.waiting_for[0], action, revision=table.seq)
            log = await store.log(table.game.id)
        except (StorageFailed, StaleTable):
            refused += 1
            assert same(await tables.load(table.game.id), table)
            assert await store.log(table.game.id) == log
            if refused == 3:
                break
    assert refused == 3
    assert await posts(store) == written
    assert (await sql(store, "SELECT count(*) FROM snapshots WHERE seq > 0"))[0][0] <= len(log)


async def test_being_cancelled_in_the_middle_leaves_memory_and_disk_agreeing(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(2)
    table = await started(tables)
    cut = 0
    for n in range(120):
        table = await tables.load(table.game.id)
        user, action = table.waiting_for[0], pick(table, chance)
        task = asyncio.create_task(tables.act(table.game.id, user, action))
        for _ in range(n % 40):
            await asyncio.sleep(0)
        await asyncio.sleep((n % 12) ** 3 * 0.00005)  # up to 67 ms: some are quick enough
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        cut += task.cancelled()
        assert same(
            await (await fresh(store, clock)).load(table.game.id), await tables.load(table.game.id)
        )
    assert 0 < cut < 120


async def snapshot_seqs(store: Store) -> list[int]:
    return [row[0] for row in await sql(store, "SELECT seq FROM snapshots ORDER BY seq")]


async def test_snapshots_stand_where_turns_begin(tables: Tables, store: Store) -> None:
    chance = random.Random(4)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 60)
    begun = {seq for kind, seq, _ in await posts(store) if kind == "turn"}
    assert await snapshot_seqs(store) == sorted(begun)[-2:], "of the newest turns"
    assert table.turn_began == max(begun)


@pytest.mark.parametrize(
    "fault",
    [
        "UPDATE snapshots SET state = substr(state, 1, length(state) / 2)",
        "UPDATE snapshots SET state = replace(state, '\"tokens\":1', '\"tokens\":2')",
        "UPDATE snapshots SET state = '{}', digest = 'cec7ea'",
        "UPDATE snapshots SET engine = '0'",
        "DELETE FROM snapshots",
    ],
)
async def test_bad_snapshots_are_thrown_away_and_the_game_comes_from_its_log(
    tables: Tables, store: Store, clock: TestClock, fault: str
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 50)
    had = await snapshot_seqs(store)
    assert len(had) == 2
    await change(store, fault)
    reborn = await fresh(store, clock)
    assert same(await reborn.load(table.game.id), table)
    left = await snapshot_seqs(store)
    assert set(left) <= set(had), fault
    for seq in left:
        snapshot = await store.snapshot(table.game.id, seq)
        assert snapshot is not None
        assert snapshot.sound
        assert snapshot.engine == VERSION
    # what is left loads without a fault
    assert same(await (await fresh(store, clock)).load(table.game.id), table)
    assert await snapshot_seqs(store) == left
    await play(reborn, table, chance, lambda t: t.seq >= 60)


async def test_a_bad_newest_snapshot_is_replaced_by_a_good_one(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 50)
    had = await snapshot_seqs(store)
    await change(store, f"UPDATE snapshots SET state = 'x' WHERE seq = {had[-1]}")
    assert same(await (await fresh(store, clock)).load(table.game.id), table)
    newest = await store.snapshot(table.game.id, 999)
    assert newest is not None
    assert newest.seq == had[-1]
    assert newest.sound


async def test_a_snapshot_of_other_rules_is_not_believed(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 50)
    state = table.playing()[1].clone()
    state.coins[0] += 10
    async with store.transaction() as writing:
        await writing.keep_snapshot(table.game.id, table.turn_began, "0", dump_state(state))
    assert same(await (await fresh(store, clock)).load(table.game.id), table)


async def test_a_snapshot_that_is_no_table_of_this_game_is_not_believed(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 50)
    other = await started(tables, channel=11)
    for state in ("{}", dump_state(other.playing()[1])):
        async with store.transaction() as writing:
            await writing.keep_snapshot(table.game.id, table.turn_began, VERSION, state)
        assert same(await (await fresh(store, clock)).load(table.game.id), table)


async def test_a_snapshot_from_which_the_log_does_not_go_on_is_passed_over(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(6)
    table = await play(
        tables, await started(tables), chance, lambda t: t.seq >= 50 and t.seq > t.turn_began + 2
    )
    early = dump_state((await tables.at(table.game.id, 0)).playing()[1])
    async with store.transaction() as writing:
        await writing.keep_snapshot(table.game.id, table.turn_began, VERSION, early)
    assert same(await (await fresh(store, clock)).load(table.game.id), table)


async def test_a_game_of_older_rules_goes_on_from_their_snapshot(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 50)
    # under "the new rules" the third line would never have been accepted
    await change(store, 'UPDATE actions SET body = \'{"kind":"pick","place":0}\' WHERE seq = 3')
    await change(store, "UPDATE snapshots SET engine = '0'")
    assert same(await (await fresh(store, clock)).load(table.game.id), table)


async def test_what_is_new_in_a_game_of_older_rules_is_told_as_far_back_as_can_be(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 50)
    game = table.game.id
    whole, first = await tables.news(game, 4, table.seq)
    assert [entry.seq for entry in whole] == list(range(5, table.seq + 1))
    assert first == (await tables.at(game, 4)).view().player
    await change(store, 'UPDATE actions SET body = \'{"kind":"pick","place":0}\' WHERE seq = 3')
    await change(store, "UPDATE snapshots SET engine = '0'")
    oldest, _ = await snapshot_seqs(store)
    reborn = await fresh(store, clock)
    entries, mover = await reborn.news(game, 4, table.seq)
    assert entries == whole[oldest - 4 :]
    assert mover == (await tables.at(game, oldest)).view().player
    with pytest.raises(GameBroken):
        await reborn.log(game, 4)


@pytest.mark.parametrize(
    "fault",
    [
        'UPDATE actions SET body = \'{"kind":"pick","place":0}\' WHERE seq = 3',
        'UPDATE actions SET body = \'{"kind":"sneeze"}\' WHERE seq = 3',
        "UPDATE actions SET draws = draws + 1 WHERE seq = 3",
        "DELETE FROM actions WHERE seq = 3",
    ],
)
async def test_a_log_that_cannot_be_played_is_named_not_guessed(
    tables: Tables, store: Store, clock: TestClock, fault: str
) -> None:
    chance = random.Random(6)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 20)
    await change(store, fault)
    await change(store, "DELETE FROM snapshots")
    reborn = await fresh(store, clock)
    with pytest.raises(GameBroken) as broken:
        await reborn.load(table.game.id)
    assert broken.value.params == {"game": table.game.id, "seq": 3}
    other = await started(reborn, channel=55)
    assert other.game.status == "running"


async def test_more_games_than_memory_holds_are_all_there(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.opened.REMEMBERED", 2)
    games = [await started(tables, channel=20 + n, players=2) for n in range(5)]
    for table in games:
        assert same(await tables.load(table.game.id), table)
        moved = await tables.act(table.game.id, table.waiting_for[0], Pick(0), revision=0)
        assert moved.table.seq == 1
    assert len(tables._open_games) == 2


# --------------------------------------------------------------- taking back


async def test_a_step_is_taken_back_and_the_log_keeps_both(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(8)
    table = await first_of_turn(tables, await started(tables), chance)
    user = table.waiting_for[0]
    box, state = table.playing()
    action = next(a for a in legal(box, state) if isinstance(a, Conquer) and not a.roll)
    moved = (await tables.act(table.game.id, user, action)).table
    assert moved.undo_to(user) == table.seq
    outcome = await tables.take_back(table.game.id, user, revision=moved.seq, interaction_id=3)
    assert outcome.events == ()
    assert outcome.table.seq == moved.seq + 1
    assert dump_state(outcome.table.playing()[1]) == dump_state(state)
    assert same(await (await fresh(store, clock)).load(table.game.id), outcome.table)
    entries = await tables.log(table.game.id, after=table.seq)
    assert [(e.kind, e.to, e.undone) for e in entries] == [
        ("conquer", None, True),
        ("take_back", table.seq, False),
    ]
    assert not (await tables.log(table.game.id, after=table.seq - 1))[0].undone
    again = await tables.take_back(table.game.id, user, interaction_id=3)
    assert again.repeated
    assert len(await store.log(table.game.id)) == outcome.table.seq


async def test_a_turn_is_restarted_to_where_it_began(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(8)
    table = await first_of_turn(tables, await started(tables), chance)
    user = table.waiting_for[0]
    now = table
    for _ in range(2):
        box, state = now.playing()
        steps = [a for a in legal(box, state) if isinstance(a, Conquer) and not a.roll]
        now = (await tables.act(table.game.id, user, steps[0])).table
    assert now.restart_to(user) == table.seq
    back = (await tables.restart_turn(table.game.id, user)).table
    assert dump_state(back.playing()[1]) == dump_state(table.playing()[1])
    assert same(await (await fresh(store, clock)).load(table.game.id), back)
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.restart_turn(table.game.id, user)
    assert refused.value.why == "none"


async def test_nothing_goes_back_over_something_revealed(tables: Tables) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    moved = (await tables.act(table.game.id, user, Pick(0))).table  # a combo was drawn
    assert moved.undo_to(user) is None
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.take_back(table.game.id, user)
    assert refused.value.why == "revealed"


async def test_only_the_turns_player_takes_back_and_only_what_he_did(tables: Tables) -> None:
    table = await started(tables)
    user = table.waiting_for[0]
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.take_back(table.game.id, user)
    assert refused.value.why == "none"
    other = next(u for u in NAMES if u != user)
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.take_back(table.game.id, other)
    assert refused.value.why == "turn"
    assert refused.value.params["seat"] == table.seat_of(user), "it is their turn"
    with pytest.raises(NotAPlayer):
        await tables.take_back(table.game.id, STRANGER)


async def test_a_take_back_of_an_older_table_is_stale(tables: Tables) -> None:
    chance = random.Random(8)
    table = await first_of_turn(tables, await started(tables), chance)
    user = table.waiting_for[0]
    box, state = table.playing()
    action = next(a for a in legal(box, state) if isinstance(a, Conquer) and not a.roll)
    await tables.act(table.game.id, user, action)
    with pytest.raises(StaleTable):
        await tables.take_back(table.game.id, user, revision=table.seq)


async def test_random_play_with_take_backs_loads_the_same(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(11)
    table = await started(tables, players=2)
    backs = 0
    for _ in range(250):
        if table.game.status != "running":
            break
        user = table.waiting_for[0]
        if table.undo_to(user) is not None and chance.random() < 0.3:
            way = tables.take_back if chance.random() < 0.7 else tables.restart_turn
            table = (await way(table.game.id, user, revision=table.seq)).table
            backs += 1
        else:
            table = (await tables.act(table.game.id, user, pick(table, chance))).table
        if chance.random() < 0.2:
            tables = await fresh(store, clock)
            assert same(await tables.load(table.game.id), table)
    assert backs > 20
    await change(store, "DELETE FROM snapshots")
    assert same(await (await fresh(store, clock)).load(table.game.id), table)


# ---------------------------------------------------------- looking back, posts


async def test_every_earlier_table_can_be_seen_again(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(12)
    table = await started(tables)
    seen = {0: table}
    while table.seq < 45:
        table = (await tables.act(table.game.id, table.waiting_for[0], pick(table, chance))).table
        seen[table.seq] = table
    reborn = await fresh(store, clock)
    for seq, was in seen.items():
        assert same(await reborn.at(table.game.id, seq), was)
    for seq in (-1, table.seq + 1):
        with pytest.raises(NoGame):
            await reborn.at(table.game.id, seq)


async def test_the_log_tells_what_happened_in_any_stretch(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance = random.Random(13)
    table = await started(tables)
    told: dict[int, tuple[Any, ...]] = {}
    while table.seq < 60:
        outcome = await tables.act(table.game.id, table.waiting_for[0], pick(table, chance))
        table = outcome.table
        told[outcome.before.seq + 1] = outcome.events
    reborn = await fresh(store, clock)
    entries = await reborn.log(table.game.id)
    assert [e.seq for e in entries] == list(range(1, table.seq + 1))
    events: dict[int, tuple[Any, ...]] = {}
    first = 0
    for entry in entries:
        first = first if entry.policy else entry.seq
        events[first] = events.get(first, ()) + entry.events
    assert events == told
    part = await reborn.log(table.game.id, after=20, until=31)
    assert part == entries[20:31]


async def test_the_recap_begins_after_the_players_own_last_line(
    tables: Tables, store: Store
) -> None:
    chance = random.Random(14)
    table = await play(tables, await started(tables), chance, lambda t: t.view().round >= 3)
    turns = [(seq, params) for kind, seq, params in await posts(store) if kind == "turn"]
    assert [p["since"] for _, p in turns[:3]] == [0, 0, 0]
    for seq, params in turns[3:]:
        lines = await store.log(table.game.id, until=seq)
        own = [x.seq for x in lines if x.seat == params["seat"] and x.actor is not None]
        assert params["since"] == own[-1]
        assert await tables.last_turn(table.game.id, params["seat"], seq) == own[-1]


async def test_each_turn_is_announced_once_and_closed_once(tables: Tables, store: Store) -> None:
    chance = random.Random(15)
    await play(tables, await started(tables), chance, lambda t: t.view().round >= 3)
    written = [(k, s, p) for k, s, p in await posts(store) if k.startswith("turn")]
    begun = [(s, p["seat"], p["round"]) for k, s, p in written if k == "turn"]
    closed = [p["of"] for k, _, p in written if k == "turn_edit"]
    assert [(seat, n) for _, seat, n in begun] == [
        (seat, n) for n in (1, 2) for seat in range(3)
    ] + [(0, 3)]
    assert closed == [s for s, _, _ in begun[:-1]]


async def test_withdrawals_are_placed_at_once_and_marked_as_policy(tables: Tables) -> None:
    chance = random.Random(5)
    table = await play(tables, await started(tables), chance, lambda t: t.game.status != "running")
    policies = [e for e in await tables.log(table.game.id) if e.policy]
    assert policies
    assert {e.kind for e in policies} == {"by_order"}
    assert any(event.kind == "withdrawn" for e in policies for event in e.events)


async def deleted(store: Store, kind: str) -> None:
    """Let a message of ours disappear from its channel."""
    ((message,),) = await sql(store, f"SELECT max(message_id) FROM messages WHERE purpose='{kind}'")
    await store.forget_message(message)


async def test_a_deleted_post_is_posted_anew_once_and_silently(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    tables.outbox = outbox = Outbox(store, Channel(clock), clock)
    lobby = await tables.open_lobby(guild=1, channel=77, host=ANN, name="Ann")
    table = await started(tables)
    await tables.act(table.game.id, table.waiting_for[0], Pick(0))
    await outbox.drain()
    lobby_message = await store.message(lobby.game.id, "lobby")
    assert lobby_message is not None
    written = await posts(store)
    await tables.repost(table.game.id)
    await tables.repost(lobby.game.id)
    assert await posts(store) == written, "they stand"
    await deleted(store, "turn")
    await asyncio.gather(*(tables.repost(table.game.id) for _ in range(3)))
    silent = ("turn", 0, {"seat": 0, "round": 1, "since": 0, "silent": True})
    assert await posts(store) == [*written, silent]
    await outbox.drain()
    await tables.repost(table.game.id)
    assert await posts(store) == [*written, silent]
    await store.forget_message(lobby_message.id)
    await tables.repost(lobby.game.id)
    assert await posts(store) == [*written, silent, ("lobby", 0, {})]
    await outbox.close()


async def test_a_deleted_post_of_an_earlier_turn_is_not_posted_anew(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    tables.outbox = outbox = Outbox(store, Channel(clock), clock)
    table = await play(tables, await started(tables), random.Random(1), lambda t: t.turn_began > 0)
    await outbox.drain()
    first = await store.message(table.game.id, "turn", 0)
    assert first is not None
    written = await posts(store)
    await store.forget_message(first.id)
    await tables.repost(table.game.id)
    assert await posts(store) == written


async def test_a_result_that_was_deleted_is_posted_anew_and_a_cancelled_game_is_not(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    tables.outbox = outbox = Outbox(store, Channel(clock), clock)
    table, _ = await finished(tables)
    await outbox.drain()
    await deleted(store, "result")
    await tables.repost(table.game.id)
    assert (await posts(store))[-1] == ("result", table.seq, {"silent": True})
    other = await started(tables, channel=11)
    await tables.cancel(other.game.id, ANN)
    await outbox.drain()
    written = await posts(store)
    await deleted(store, "cancelled")
    await tables.repost(other.game.id)
    assert await posts(store) == written
    await outbox.close()


async def test_the_posts_of_a_game_arrive_in_order_once(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    discord = Channel(clock)
    tables.outbox = outbox = Outbox(store, discord, clock)
    chance = random.Random(16)
    table = await started(tables, players=2)
    table = await play(tables, table, chance, lambda t: t.view().round >= 3)
    await outbox.drain()
    turns = [p for p in discord.messages.values() if p.kind == "turn"]
    assert [p.params["round"] for p in turns] == [1, 1, 2, 2, 3]
    assert discord.texts()[0] == "lobby"
    message = await store.message(table.game.id, "turn", table.turn_began)
    assert message is not None
    assert discord.messages[message.id].seq == table.turn_began
    await outbox.close()


async def test_what_is_hidden_stays_hidden(tables: Tables) -> None:
    table = await started(tables)
    assert table.view(ANN).coins.count(None) == 2
    assert table.view(STRANGER).coins == (None, None, None)
    opened = await tables.open_lobby(
        guild=1, channel=11, host=ANN, name="Ann", options=Options(seats=2, open_scores=True)
    )
    opened = await tables.join(opened.game.id, BOB, "Bob")
    assert opened.view().coins == (5, 5)


async def test_a_table_that_is_logged_gives_no_secret_away(tables: Tables) -> None:
    table = await started(tables)
    outcome = await tables.act(table.game.id, table.waiting_for[0], Pick(0))
    assert str(table.game.seed) not in repr(outcome)
    assert str(table.game.seed) not in f"{table} {table.game}"


async def test_a_channel_without_a_game_and_a_lobby_have_nothing_to_play(tables: Tables) -> None:
    with pytest.raises(NoGame):
        await tables.in_channel(10)
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann")
    assert await tables.in_channel(10) == lobby
    game = lobby.game.id
    with pytest.raises(NotStarted):
        await tables.act(game, ANN, Pick(0))
    with pytest.raises(NotStarted):
        await tables.at(game, 0)
    with pytest.raises(NotStarted):
        await tables.export(game)
    with pytest.raises(NotStarted):
        lobby.view()
    assert lobby.deciders == ()


async def test_the_unfinished_games_of_a_player_are_listed(tables: Tables) -> None:
    one = await started(tables, players=2)
    lobby = await tables.open_lobby(guild=2, channel=11, host=CYD, name="Cyd")
    with pytest.raises(ChannelBusy):
        await tables.open_lobby(guild=1, channel=10, host=CYD, name="Cyd")
    assert [t.game.id for t in await tables.games_of(BOB)] == [one.game.id]
    assert [t.game.id for t in await tables.games_of(CYD)] == [lobby.game.id]


# --------------------------------------------------------------------- export


async def test_a_running_games_export_keeps_its_seed_secret(tables: Tables) -> None:
    chance = random.Random(17)
    table = await play(tables, await started(tables), chance, lambda t: t.seq >= 10)
    document = await tables.export(table.game.id)
    seed = table.game.seed
    assert seed is not None
    assert document["seed"] is None
    assert seed not in json.dumps(document)
    assert document["commitment"] == commitment(seed)
    assert len(document["lines"]) == table.seq
    with pytest.raises(ExportError, match="seed_withheld"):
        replay(read(json.dumps(document)))


async def finished(tables: Tables) -> tuple[Table, str]:
    chance = random.Random(18)
    table = await started(tables, players=2)
    while table.game.status == "running":
        user = table.waiting_for[0]
        if table.undo_to(user) is not None and chance.random() < 0.1:
            table = (await tables.take_back(table.game.id, user)).table
        else:
            table = (await tables.act(table.game.id, user, pick(table, chance))).table
    return table, json.dumps(await tables.export(table.game.id))


async def test_an_export_replays_to_the_same_scores(tables: Tables) -> None:
    table, document = await finished(tables)
    assert '"take_back"' in document
    game = replay(read(document))
    assert dump_state(game.history.state) == dump_state(table.playing()[1])
    assert game.history.seq == table.seq


async def test_an_export_with_one_byte_changed_is_refused(tables: Tables) -> None:
    _, document = await finished(tables)
    chance = random.Random(19)
    for _ in range(150):
        place = chance.randrange(len(document))
        byte = chance.choice([c for c in '0123456789abcdef"{},:[] ' if c != document[place]])
        changed = document[:place] + byte + document[place + 1 :]
        try:
            same_data = json.loads(changed) == json.loads(document)
        except ValueError:
            same_data = False
        if same_data:  # a space more or less between the values says nothing else
            continue
        with pytest.raises(ExportError):
            replay(read(changed))
