"""Lobbies: who may join, leave, change and start, and how the seats are drawn."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import stamp
from bot.errors import (
    AlreadyJoined,
    AlreadyStarted,
    BadOptions,
    ChannelBusy,
    GameEnded,
    LobbyFull,
    NoGame,
    NotAPlayer,
    NotTheHost,
    StaleTable,
    StorageFailed,
    TooFewPlayers,
    TooLateToLeave,
    TooManyToday,
)
from bot.storage.pruning import Rest
from bot.storage.store import Store
from bot.tables import contents, opening
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from engine import commitment
from engine.rng import first_player

from .fakes import TestClock

ANN, BOB, CYD, DAN = 101, 102, 103, 104


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    return Tables(store, clock)


async def lobby(
    tables: Tables, *others: int, channel: int = 10, seats: int = 5, interaction: int | None = None
) -> Table:
    table = await tables.open_lobby(
        guild=1,
        channel=channel,
        host=ANN,
        name="Ann",
        options=Options(seats=seats),
        interaction_id=interaction,
    )
    for user in others:
        table = await tables.join(table.game.id, user, f"player {user}")
    return table


def users(table: Table) -> list[int]:
    return [seat.user for seat in table.seats]


async def kinds(store: Store) -> list[str]:
    found = await store._reader.execute_fetchall("SELECT kind FROM outbox ORDER BY id")
    return [row[0] for row in found]


async def test_the_host_sits_in_the_lobby_and_it_is_announced(tables: Tables, store: Store) -> None:
    table = await lobby(tables)
    assert (table.game.status, table.game.host, users(table)) == ("lobby", ANN, [ANN])
    assert table.seats[0].name == "Ann"
    assert table.state is None
    assert await kinds(store) == ["lobby"]


async def test_a_channel_takes_one_lobby_and_a_server_many(tables: Tables) -> None:
    first = await lobby(tables)
    with pytest.raises(ChannelBusy) as refused:
        await lobby(tables)
    assert refused.value.params == {"game": first.game.id}
    other = await lobby(tables, channel=11)
    assert other.game.guild == first.game.guild


async def test_two_lobbies_opened_at_the_same_instant_are_one(tables: Tables) -> None:
    done = await asyncio.gather(
        *(lobby(tables, interaction=n) for n in range(3)), return_exceptions=True
    )
    assert sum(isinstance(x, ChannelBusy) for x in done) == 2


async def test_a_command_delivered_twice_opens_one_lobby(tables: Tables) -> None:
    one, two = await asyncio.gather(lobby(tables, interaction=8), lobby(tables, interaction=8))
    later = await lobby(tables, interaction=8)
    assert one.game.id == two.game.id == later.game.id


@pytest.mark.parametrize(
    ("edition", "seats", "option"),
    [("base", 1, "seats"), ("base", 6, "seats"), ("moon", 3, "edition")],
)
async def test_a_game_that_cannot_be_is_refused(
    tables: Tables, edition: str, seats: int, option: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        await tables.open_lobby(
            guild=1, channel=1, host=ANN, name="A", edition=edition, options=Options(seats=seats)
        )
    assert refused.value.params["option"] == option
    with pytest.raises(NoGame):
        await tables.in_channel(1)


async def test_players_join_in_order_once(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BOB, CYD)
    assert users(table) == [ANN, BOB, CYD]
    with pytest.raises(AlreadyJoined):
        await tables.join(table.game.id, BOB, "Bob")
    with pytest.raises(NoGame):
        await tables.join(table.game.id + 1, DAN, "Dan")
    # edits that wait are one
    assert await kinds(store) == ["lobby", "lobby_edit"]


async def test_the_last_seat_begins_the_game(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BOB, seats=2)
    assert table.game.status == "running"
    assert table.state is not None
    assert (await kinds(store))[-2:] == ["lobby_edit", "turn"]
    with pytest.raises(AlreadyStarted):
        await tables.join(table.game.id, CYD, "Cyd")
    with pytest.raises(AlreadyJoined):
        await tables.join(table.game.id, BOB, "Bob")


async def test_two_players_cannot_take_the_last_seat_both(tables: Tables) -> None:
    table = await lobby(tables, seats=2)
    done = await asyncio.gather(
        *(tables.join(table.game.id, user, "x") for user in (BOB, CYD, DAN)),
        return_exceptions=True,
    )
    assert sum(isinstance(x, Table) for x in done) == 1
    assert sum(isinstance(x, AlreadyStarted) for x in done) == 2


async def test_a_full_lobby_that_has_not_begun_takes_nobody(tables: Tables) -> None:
    table = await lobby(tables, BOB)
    table = await tables.settings(table.game.id, ANN, {"seats": 2})
    assert table.game.status == "lobby"
    with pytest.raises(LobbyFull) as refused:
        await tables.join(table.game.id, CYD, "Cyd")
    assert refused.value.params == {"seats": 2}


async def test_who_leaves_makes_room_and_the_next_becomes_host(tables: Tables) -> None:
    table = await lobby(tables, BOB, CYD)
    table = await tables.leave(table.game.id, ANN)
    assert (users(table), table.game.host) == ([BOB, CYD], BOB)
    assert [seat.seat for seat in table.seats] == [0, 1]
    table = await tables.leave(table.game.id, CYD)
    assert table.game.host == BOB
    table = await tables.join(table.game.id, ANN, "Ann")
    assert users(table) == [BOB, ANN]
    with pytest.raises(NotAPlayer):
        await tables.leave(table.game.id, CYD)


async def test_a_lobby_that_all_have_left_is_cancelled(tables: Tables) -> None:
    table = await tables.leave((await lobby(tables)).game.id, ANN)
    assert table.game.status == "cancelled"
    with pytest.raises(GameEnded):
        await tables.join(table.game.id, BOB, "Bob")
    with pytest.raises(GameEnded):
        await tables.leave(table.game.id, BOB)
    assert (await lobby(tables)).game.id != table.game.id


async def test_a_lobby_that_another_process_closed_meanwhile_takes_nobody(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await lobby(tables)

    class Late(Tables):
        async def _load(self, game_id: int) -> Table:
            loaded = await super()._load(game_id)
            if loaded.game.status == "lobby":
                await tables.cancel(game_id, ANN)
            return loaded

    late = Late(store, clock)
    with pytest.raises(StaleTable):
        await late.join(table.game.id, BOB, "Bob")
    with pytest.raises(GameEnded):
        await late.join(table.game.id, BOB, "Bob")
    assert users(await tables.load(table.game.id)) == [ANN]


async def test_any_player_may_start_from_two_on(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(TooFewPlayers):
        await tables.start(table.game.id, ANN)
    await tables.join(table.game.id, BOB, "Bob")
    with pytest.raises(NotAPlayer):
        await tables.start(table.game.id, CYD)
    table = await tables.start(table.game.id, BOB)
    assert table.game.status == "running"
    assert len(table.view().coins) == 2
    with pytest.raises(AlreadyStarted):
        await tables.start(table.game.id, ANN)
    with pytest.raises(TooLateToLeave):
        await tables.leave(table.game.id, ANN)
    with pytest.raises(AlreadyStarted) as refused:
        await tables.leave(table.game.id, CYD)
    assert refused.type is AlreadyStarted, "who has no seat needs no way out"
    with pytest.raises(AlreadyStarted):
        await tables.settings(table.game.id, ANN, {"open_scores": True})


async def test_two_starts_at_the_same_instant_deal_once(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BOB)
    done = await asyncio.gather(
        tables.start(table.game.id, ANN), tables.start(table.game.id, BOB), return_exceptions=True
    )
    assert sum(isinstance(x, Table) for x in done) == 1
    assert (await kinds(store)).count("turn") == 1


async def test_the_first_player_is_drawn_and_the_others_follow_as_they_joined(
    store: Store, clock: TestClock
) -> None:
    firsts = set()
    for n in range(12):
        seed = f"{n:032x}"
        tables = Tables(store, clock, seed=iter([seed]).__next__)
        table = await lobby(tables, BOB, CYD, channel=20 + n, seats=3)
        first = first_player(seed, 3)
        firsts.add(first)
        joined = [ANN, BOB, CYD]
        assert users(table) == joined[first:] + joined[:first]
        assert table.waiting_for == (joined[first],)
        assert [seat.joined for seat in table.seats] == [(first + i) % 3 for i in range(3)]
        assert table.view().player == 0
    assert firsts == {0, 1, 2}


async def test_the_seed_is_random_and_only_its_hash_is_published(
    tables: Tables, store: Store
) -> None:
    one = await lobby(tables, BOB, seats=2)
    two = await lobby(tables, BOB, seats=2, channel=11)
    assert one.game.seed is not None
    assert len(one.game.seed) == 32
    assert one.game.seed != two.game.seed
    assert one.game.commitment == commitment(one.game.seed)
    rows = await store._reader.execute_fetchall("SELECT params FROM outbox")
    assert not any(one.game.seed in row[0] for row in rows)


async def test_settings_are_for_the_host_or_a_manager(tables: Tables) -> None:
    table = await lobby(tables, BOB, CYD)
    game = table.game.id
    with pytest.raises(NotTheHost) as refused:
        await tables.settings(game, BOB, {"open_scores": True})
    assert refused.value.params == {"host": ANN}
    table = await tables.settings(game, BOB, {"open_scores": True}, manager=True)
    assert table.options == Options(seats=5, open_scores=True)
    table = await tables.settings(game, ANN, {"seats": 4})
    assert table.options == Options(seats=4, open_scores=True)
    assert (await tables.load(game)).options == table.options


@pytest.mark.parametrize(
    ("option", "value"),
    [("seats", 2), ("seats", 6), ("seats", "3"), ("open_scores", 1), ("color", "red")],
)
async def test_settings_that_cannot_be_are_refused(
    tables: Tables, option: str, value: object
) -> None:
    table = await lobby(tables, BOB, CYD)
    with pytest.raises(BadOptions) as refused:
        await tables.settings(table.game.id, ANN, {option: value})
    assert refused.value.params["option"] == option
    assert (await tables.load(table.game.id)).options == table.options


async def test_cancelling_is_for_the_host_or_a_manager(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BOB)
    with pytest.raises(NotTheHost):
        await tables.cancel(table.game.id, BOB)
    table = await tables.cancel(table.game.id, BOB, manager=True)
    assert table.game.status == "cancelled"
    with pytest.raises(GameEnded):
        await tables.cancel(table.game.id, ANN)
    with pytest.raises(GameEnded):
        await tables.start(table.game.id, ANN)


async def test_a_running_game_that_is_cancelled_frees_its_channel_and_keeps_its_table(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await lobby(tables, BOB, seats=2)
    table = await tables.cancel(table.game.id, ANN)
    assert table.game.status == "cancelled"
    assert table.deciders == ()
    assert (await kinds(store))[-2:] == ["turn_edit", "cancelled"]
    assert (await Tables(store, clock).load(table.game.id)).view().coins == (None, None)
    document = await tables.export(table.game.id)
    assert document["seed"] is None
    assert (await lobby(tables)).game.status == "lobby"


async def test_a_failing_disk_leaves_the_lobby_as_it_was(tables: Tables, store: Store) -> None:
    table = await lobby(tables, BOB)
    await store._writer.execute("PRAGMA query_only = ON")
    for attempt in (
        tables.join(table.game.id, CYD, "Cyd"),
        tables.leave(table.game.id, BOB),
        tables.start(table.game.id, ANN),
        tables.cancel(table.game.id, ANN),
        tables.settings(table.game.id, ANN, {"seats": 3}),
        tables.open_lobby(guild=1, channel=99, host=ANN, name="Ann"),
    ):
        with pytest.raises(StorageFailed):
            await attempt
    assert await tables.load(table.game.id) == table
    await store._writer.execute("PRAGMA query_only = OFF")
    assert len((await tables.join(table.game.id, CYD, "Cyd")).seats) == 3


async def test_options_of_an_older_version_and_unused_ones_of_a_newer_one_are_read(
    tables: Tables, store: Store
) -> None:
    table = await lobby(tables)
    await store._writer.execute("""UPDATE games SET options = '{"seats": 4, "weather": ""}'""")
    assert (await tables.load(table.game.id)).options == Options(seats=4, clock=0)


async def test_names_of_any_kind_are_kept_as_they_are(tables: Tables) -> None:
    table = await lobby(tables)
    names = {BOB: "@everyone <@1> `x`", CYD: "e" + "\u0301" * 32, DAN: "'); DROP TABLE games;--"}
    for user, name in names.items():
        table = await tables.join(table.game.id, user, name)
    assert {s.user: s.name for s in table.seats if s.user != ANN} == names


async def test_one_person_opens_only_so_many_games_in_a_day_wherever_and_whatever_became_of_them(
    tables: Tables, store: Store, clock: TestClock, monkeypatch
) -> None:
    monkeypatch.setattr(opening, "MOST_A_DAY", 3)
    begun = stamp(clock)
    for n in range(3):
        opened = await tables.open_lobby(guild=n, channel=10 + n, host=ANN, name="Ann")
        await tables.cancel(opened.game.id, ANN)
        clock.move(3600)
    rest: Rest | None = Rest()
    while rest is not None:
        async with store.transaction() as writing:
            rest = (await writing.prune(rest, contents.LASTING)).rest
    tables = Tables(store, clock)
    with pytest.raises(TooManyToday) as refused:
        await tables.open_lobby(guild=7, channel=17, host=ANN, name="Ann")
    assert refused.value.params == {"most": 3, "until": begun + 24 * 3600}
    with pytest.raises(TooManyToday):
        await tables.must_be_free(7, 17, ANN)
    await tables.open_lobby(guild=7, channel=17, host=BOB, name="Bob")
    clock.move(21 * 3600 - 1)
    with pytest.raises(TooManyToday):
        await tables.open_lobby(guild=7, channel=18, host=ANN, name="Ann")
    clock.move(1)
    await tables.open_lobby(guild=7, channel=18, host=ANN, name="Ann")
    with pytest.raises(TooManyToday) as refused:
        await tables.open_lobby(guild=7, channel=19, host=ANN, name="Ann")
    assert refused.value.params["until"] == begun + 25 * 3600
