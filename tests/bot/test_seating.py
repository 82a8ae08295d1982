"""Seats that change hands, below Discord: who may do what, what is written, what races come to."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.clock import HOUR
from bot.errors import (
    AlreadyJoined,
    BadOptions,
    GameEnded,
    GameRests,
    LobbyFull,
    NoOpenSeat,
    NoSeat,
    NotAPlayer,
    NotOnAutopilot,
    NotStarted,
    NotWanted,
    NotYourSeat,
    OnAutopilot,
    SeatNotOpen,
    SeveralOpenSeats,
    StorageFailed,
)
from bot.storage.rows import Former
from bot.storage.store import Store
from bot.tables.clocks.clockwork import AWAY, BANK
from bot.tables.clocks.timing import HANDED_OVER, LEFT_ALONE
from bot.tables.seats.computers import NAMES, opponents
from bot.tables.seats.piloted import Share
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from engine import default_action, legal
from engine.actions import Done
from engine.rng import first_player

from .fakes import TestClock

ANN, BOB, CYD, DAN, EVE = 101, 102, 103, 104, 105


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    seeds = (f"{n:032x}" for n in range(1, 1000))
    return Tables(store, clock, seed=lambda: next(seeds))


async def playing(tables: Tables, *others: int, computers: int = 0, channel: int = 10) -> Table:
    """Begin a game of Ann, ``others`` and computers."""
    options = Options(seats=1 + len(others) + computers, computers=computers)
    table = await tables.open_lobby(guild=1, channel=channel, host=ANN, name="Ann", options=options)
    for user in others:
        table = await tables.join(table.game.id, user, f"player {user}")
    assert table.game.status == "running"
    return table


async def posts(store: Store) -> list[tuple[str, dict[str, Any]]]:
    found = await store._reader.execute_fetchall("SELECT kind, params FROM outbox ORDER BY id")
    return [(kind, json.loads(params)) for kind, params in found]


async def about_seats(store: Store) -> list[str]:
    return [kind for kind, _ in await posts(store) if kind.startswith("seat_")]


async def trail(store: Store) -> list[tuple[str, int | None]]:
    return [(e.what, e.user) for e in await store.servers.audit(1, skip=0, most=100)][::-1]


async def timers(store: Store, table: Table) -> dict[str, int]:
    return {t.kind: t.due for t in await store.timers(table.game.id)}


def of(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None
    return seat


async def play_for(tables: Tables, table: Table) -> Table:
    """Play one action for whoever must decide, as the autopilot would."""
    box, state = table.playing()
    try:
        action = default_action(box, state)
    except LookupError:
        action = legal(box, state)[0]
    done = await tables.act_for(table.game.id, table.deciders[0], action, revision=table.seq)
    return done.table


async def turn_of(tables: Tables, table: Table, seat: int) -> Table:
    """Play until it is the turn of ``seat``."""
    while table.playing()[1].turn.player != seat:
        table = await play_for(tables, table)
    return table


# ----------------------------------------------------------------------- computers


def test_there_are_names_for_as_many_computers_as_can_sit_at_a_table() -> None:
    for game in range(1, 30):
        seats = opponents(game, 1, (1, 2, 3, 4))
        assert len({seat.name for seat in seats}) == 4
        assert {seat.name for seat in seats} <= set(NAMES)
        assert [(s.seat, s.user, s.pilot, s.computer) for s in seats] == [
            (n, None, "autopilot", True) for n in range(1, 5)
        ]


async def test_the_first_player_is_drawn_among_people_and_computers(tables: Tables) -> None:
    firsts = set()
    for channel in range(10, 30):
        table = await playing(tables, BOB, computers=2, channel=channel)
        assert table.game.seed is not None
        first = first_player(table.game.seed, 4)
        assert table.seats[0].joined == first
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}


async def test_a_lobby_is_full_when_only_computers_seats_are_left(tables: Tables) -> None:
    options = Options(seats=4, computers=2)
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann", options=options)
    assert lobby.game.status == "lobby"
    assert len(lobby.seats) == 1
    done = await asyncio.gather(
        *(tables.join(lobby.game.id, user, "x") for user in (BOB, CYD)), return_exceptions=True
    )
    assert sum(isinstance(x, Table) for x in done) == 1
    table = await tables.load(lobby.game.id)
    assert len(table.seats) == 4
    assert sum(seat.computer for seat in table.seats) == 2


async def test_alone_with_computers_one_may_start_and_nobody_may_join_the_last(
    tables: Tables,
) -> None:
    options = Options(seats=3, computers=1)
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann", options=options)
    lobby = await tables.settings(lobby.game.id, ANN, {"computers": 2})
    assert lobby.game.status == "lobby"
    with pytest.raises(LobbyFull):
        await tables.join(lobby.game.id, BOB, "Bob")
    with pytest.raises(BadOptions):
        await tables.settings(lobby.game.id, ANN, {"computers": 3})
    table = await tables.start(lobby.game.id, ANN)
    assert [seat.computer for seat in table.seats].count(True) == 2


async def test_a_computers_turn_has_no_post_no_clock_and_is_played_at_once(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, computers=1)
    computer = 1 - of(table, ANN)
    table = await turn_of(tables, table, computer)
    count = len(await posts(store))
    assert table.waiting_for == ()
    assert table.clock is None
    assert (await timers(store, table))["autopilot"] == int(clock.now().timestamp())
    table = await turn_of(tables, table, 1 - computer)
    new = (await posts(store))[count:]
    assert [kind for kind, _ in new] == ["turn_edit", "turn"]
    assert "silent" not in new[1][1]
    assert "autopilot" not in await timers(store, table)


# ------------------------------------------------------------------ offering, taking


async def test_an_offered_seat_is_played_on_until_it_is_taken(tables: Tables, store: Store) -> None:
    table = await playing(tables, BOB)
    game, seat = table.game.id, of(table, BOB)
    table = await tables.offer(game, BOB)
    assert table.seats[seat].offered
    assert table.seats[seat].pilot == "player"
    assert await about_seats(store) == [f"seat_{seat}"]
    table = await turn_of(tables, table, seat)
    table = (await tables.act(game, BOB, legal(*table.playing())[0])).table
    assert table.seats[seat].offered, "a move of one's own withdraws no offer"
    table = await tables.take(game, CYD, "Cyd")
    held = table.seats[seat]
    assert (held.user, held.name, held.pilot, held.offered) == (CYD, "Cyd", "player", False)
    assert held.bank == BANK
    assert table.seat_of(BOB) is None
    assert await about_seats(store) == [f"seat_{seat}", f"seat_{seat}_edit", f"seat_{seat}"]
    assert await trail(store) == [("seat-offered", BOB), ("seat-taken", CYD)]
    with pytest.raises(NotAPlayer):
        await tables.offer(game, BOB)


async def test_an_offer_is_withdrawn_by_offering_again(tables: Tables) -> None:
    table = await playing(tables, BOB)
    game = table.game.id
    await tables.offer(game, BOB)
    await tables.offer(game, BOB)
    with pytest.raises(NoOpenSeat):
        await tables.take(game, CYD, "Cyd")
    await tables.offer(game, ANN)
    with pytest.raises(SeatNotOpen):
        await tables.take(game, CYD, "Cyd", of(table, BOB))


async def test_two_people_cannot_take_one_seat(tables: Tables, store: Store) -> None:
    table = await playing(tables, BOB)
    await tables.offer(table.game.id, BOB)
    done = await asyncio.gather(
        *(tables.take(table.game.id, user, "x") for user in (CYD, DAN, CYD)),
        return_exceptions=True,
    )
    assert sum(isinstance(x, Table) for x in done) == 1
    assert {type(x) for x in done} <= {Table, NoOpenSeat, AlreadyJoined}
    assert [what for what, _ in await trail(store)].count("seat-taken") == 1


async def test_several_open_seats_ask_for_one_to_be_named(tables: Tables) -> None:
    table = await playing(tables, BOB)
    game = table.game.id
    await tables.offer(game, ANN)
    await tables.offer(game, BOB)
    with pytest.raises(SeveralOpenSeats):
        await tables.take(game, CYD, "Cyd")
    with pytest.raises(AlreadyJoined):
        await tables.take(game, BOB, "Bob", of(table, ANN))
    with pytest.raises(NoSeat):
        await tables.take(game, CYD, "Cyd", 7)
    table = await tables.take(game, CYD, "Cyd", of(table, ANN))
    assert table.seat_of(ANN) is None
    assert table.game.host == BOB


async def test_only_who_may_gives_a_seat_away(tables: Tables) -> None:
    table = await playing(tables, BOB, computers=1)
    game, bob = table.game.id, of(table, BOB)
    computer = next(s.seat for s in table.seats if s.computer)
    with pytest.raises(NotYourSeat):
        await tables.offer(game, ANN, bob)
    with pytest.raises(NotYourSeat):
        await tables.offer(game, BOB, computer)
    with pytest.raises(NotAPlayer):
        await tables.offer(game, CYD)
    with pytest.raises(NotYourSeat):
        await tables.ask(game, CYD, DAN, bob)
    assert (await tables.offer(game, CYD, bob, manager=True)).seats[bob].offered
    assert not (await tables.offer(game, ANN, bob, gone=True)).seats[bob].offered
    assert (await tables.offer(game, ANN, computer)).seats[computer].offered
    table = await tables.take(game, DAN, "Dan")
    assert (table.seats[computer].user, table.seats[computer].computer) == (DAN, False)
    assert table.humans == tuple(range(3))


async def test_before_the_start_and_after_the_end_no_seat_changes_hands(tables: Tables) -> None:
    lobby = await tables.open_lobby(guild=1, channel=20, host=ANN, name="Ann")
    table = await playing(tables, BOB)
    await tables.cancel(table.game.id, ANN)
    for game, refused in ((lobby.game.id, NotStarted), (table.game.id, GameEnded)):
        for attempt in (
            tables.offer(game, ANN),
            tables.ask(game, ANN, CYD),
            tables.take(game, CYD, "Cyd"),
            tables.accept(game, CYD, "Cyd", 0),
            tables.refuse(game, CYD, 0),
            tables.resign(game, ANN),
            tables.hand_over(game, ANN, True),
            tables.come_back(game, ANN),
            tables.vacate(game, 0),
        ):
            with pytest.raises(refused):
                await attempt


# --------------------------------------------------------------------------- asking


async def test_who_is_asked_may_take_over_and_nobody_else(tables: Tables, store: Store) -> None:
    table = await playing(tables, BOB)
    game, seat = table.game.id, of(table, BOB)
    with pytest.raises(AlreadyJoined):
        await tables.ask(game, BOB, ANN)
    table = await tables.ask(game, BOB, CYD)
    assert table.seats[seat].asked == CYD
    assert await tables.ask(game, BOB, CYD) == table
    for other in (ANN, DAN):
        with pytest.raises(NotWanted):
            await tables.accept(game, other, "x", seat)
        with pytest.raises(NotWanted):
            await tables.refuse(game, other, seat)
    with pytest.raises(NoOpenSeat):
        await tables.take(game, CYD, "Cyd")
    table = await tables.refuse(game, CYD, seat)
    assert table.seats[seat].asked is None
    with pytest.raises(NotWanted):
        await tables.accept(game, CYD, "Cyd", seat)
    await tables.ask(game, BOB, CYD)
    await tables.ask(game, BOB, DAN)
    with pytest.raises(NotWanted):
        await tables.accept(game, CYD, "Cyd", seat)
    table = await tables.accept(game, DAN, "Dan", seat)
    assert (table.user_at(seat), table.seats[seat].asked) == (DAN, None)
    kinds = await about_seats(store)
    assert kinds.count(f"seat_{seat}") == 4, "for each who was asked, and for who sat down"


async def test_coming_back_takes_the_question_back(tables: Tables) -> None:
    table = await playing(tables, BOB)
    game, seat = table.game.id, of(table, BOB)
    await tables.hand_over(game, BOB, True)
    await tables.ask(game, ANN, CYD, seat)
    await tables.come_back(game, BOB)
    with pytest.raises(NotWanted):
        await tables.accept(game, CYD, "Cyd", seat)


# -------------------------------------------------------------------------- leaving


async def test_who_resigns_leaves_the_seat_open_and_the_next_one_hosts(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB, CYD)
    game, seat = table.game.id, of(table, ANN)
    table = await tables.resign(game, ANN)
    held = table.seats[seat]
    assert (held.user, held.pilot, held.offered, held.name) == (None, "autopilot", True, "Ann")
    assert table.game.host == BOB
    with pytest.raises(NotAPlayer):
        await tables.resign(game, ANN)
    assert [t.game.id for t in await tables.games_of(ANN)] == []
    table = await tables.take(game, ANN, "Ann again")
    assert (table.user_at(seat), table.seats[seat].name) == (ANN, "Ann again")
    assert table.game.host == BOB, "who comes again is a player like any other"
    assert (await fresh(store, clock).load(game)).seats == table.seats


@pytest.mark.parametrize(("away", "host"), [({BOB}, CYD), ({BOB, CYD}, BOB)])
async def test_who_is_away_hosts_only_where_nobody_else_can(
    tables: Tables, clock: TestClock, away: set[int], host: int
) -> None:
    table = await playing(tables, BOB, CYD)
    for user in away:
        await tables.away(user, int(clock.now().timestamp()) + AWAY)
    assert (await tables.resign(table.game.id, ANN)).game.host == host


def fresh(store: Store, clock: TestClock) -> Tables:
    """The service as it is after a restart: nothing in memory."""
    return Tables(store, clock)


async def test_a_game_ends_without_scores_when_the_last_player_leaves(
    tables: Tables, store: Store
) -> None:
    for others, computers, channel in (((), 2, 10), ((BOB,), 0, 11)):
        table = await playing(tables, *others, computers=computers, channel=channel)
        game = table.game.id
        for user in (*others, ANN):
            assert table.game.status == "running"
            table = await tables.resign(game, user)
        assert table.game.status == "cancelled"
        assert await timers(store, table) == {}
        told = [params for kind, params in await posts(store) if kind == "cancelled"]
        assert told[-1] == {"deserted": True, "seat": of(table, ANN)}
        assert (await trail(store))[-1] == ("deserted", ANN)
    await tables.forget_person(ANN)
    assert {seat.name for seat in (await tables.load(game)).seats} == {"", f"player {BOB}"}


async def test_when_several_have_gone_the_game_rests_a_week_and_is_then_played_to_its_end(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB)
    game = table.game.id
    for user in (ANN, BOB):
        table = await tables.hand_over(game, user, True)
    assert (table.humans, table.rests, table.left_alone) == ((), False, True)
    now = int(clock.now().timestamp())
    assert (await timers(store, table))["autopilot"] == now + LEFT_ALONE
    clock.move(LEFT_ALONE)
    first = table.turn_began
    while table.turn_began == first:
        table = await play_for(tables, table)
    now = int(clock.now().timestamp())
    assert (await timers(store, table))["autopilot"] == now + HOUR, "people can still come back"
    while not table.over:
        table = await play_for(tables, table)
    turns = [params for kind, params in await posts(store) if kind == "turn"]
    assert all(params.get("silent") for params in turns[1:])
    assert "result" in {kind for kind, _ in await posts(store)}


async def test_what_the_autopilot_will_play_is_not_asked_about_for_want_of_a_clock(
    tables: Tables, store: Store
) -> None:
    """A11: after a week the question and its end came in one moment."""
    options = Options(seats=2, clock=0)
    table = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann", options=options)
    table = await tables.join(table.game.id, BOB, "Bob")
    assert "idle" in await timers(store, table)
    for user in (ANN, BOB):
        table = await tables.hand_over(table.game.id, user, True)
    assert set(await timers(store, table)) == {"autopilot"}
    table = await tables.come_back(table.game.id, ANN)
    assert "idle" in await timers(store, table)


async def test_a_pause_of_a_game_that_several_have_left_begins_the_week_anew(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB)
    game = table.game.id
    for user in (ANN, BOB):
        await tables.hand_over(game, user, True)
    clock.move(3 * 24 * HOUR)
    table = await tables.pause(game, ANN)
    assert "autopilot" not in await timers(store, table)
    table = await tables.resume(game, ANN)
    now = int(clock.now().timestamp())
    assert (await timers(store, table))["autopilot"] == now + LEFT_ALONE
    table = await tables.come_back(game, table.user_at(table.playing()[1].turn.player) or 0)
    assert "autopilot" not in await timers(store, table)


async def test_a_game_whose_only_player_has_handed_over_rests(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, computers=1)
    game, ann = table.game.id, of(table, ANN)
    table = await tables.hand_over(game, ANN, True)
    assert table.rests
    assert set(await timers(store, table)) == {"idle"}
    with pytest.raises(GameRests):
        await tables.skip(game)
    table = await turn_of(tables, table, 1 - ann)
    assert "autopilot" not in await timers(store, table), "nor do computers play for nobody"
    table = await tables.come_back(game, ANN)
    assert not table.rests
    assert (await timers(store, table))["autopilot"] == int(clock.now().timestamp())
    table = await turn_of(tables, table, ann)
    assert table.waiting_for == (ANN,)


async def test_of_two_players_one_gone_and_one_away_the_game_rests(
    tables: Tables, store: Store
) -> None:
    table = await playing(tables, BOB, computers=1)
    game = table.game.id
    await tables.hand_over(game, ANN, True)
    table = await tables.resign(game, BOB)
    assert table.rests
    assert "autopilot" not in await timers(store, table)
    table = await tables.take(game, CYD, "Cyd")
    assert not table.rests


async def test_the_autopilot_waits_a_little_for_second_thoughts_in_ones_own_turn(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB)
    game, mover = table.game.id, table.waiting_for[0]
    other = ANN + BOB - mover
    await tables.hand_over(game, mover, True)
    now = int(clock.now().timestamp())
    assert (await timers(store, table))["autopilot"] == now + HANDED_OVER
    table = await tables.come_back(game, mover)
    assert table.waiting_for == (mover,)
    await tables.hand_over(game, other, True)
    table = await turn_of(tables, await tables.load(game), of(table, other))
    assert (await timers(store, table))["autopilot"] == now, "its next turns are played at once"


# ----------------------------------------------------------------------- names then


async def test_who_had_a_seat_before_is_known_for_what_was_done_then(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB, computers=1)
    game, seat = table.game.id, of(table, BOB)
    table = await turn_of(tables, table, seat)
    for _ in range(2):
        table = await play_for(tables, table)
    left = table.seq
    table = await tables.resign(game, BOB)
    table = await play_for(tables, table)
    taken = table.seq
    assert left < taken
    table = await tables.take(game, CYD, "Cyd")
    table = await tables.offer(game, CYD)
    table = await tables.take(game, DAN, "Dan")
    table = await play_for(tables, table)
    for after in (table, await fresh(store, clock).load(game)):
        held = after.seats[seat]
        bob = Former(taken, f"player {BOB}", False, BOB, BANK, AWAY)
        assert held.former == (bob,), "Cyd has done nothing"
        assert held.then(1) == held.then(taken) == held.former[0]
        assert held.then(taken + 1) is None
    computer = next(s.seat for s in table.seats if s.computer)
    await tables.offer(game, ANN, computer)
    table = await tables.take(game, EVE, "Eve")
    before = table.seats[computer].then(1)
    assert before is not None
    assert before.computer
    await tables.forget_person(BOB)
    assert (await tables.load(game)).seats[seat].former[0].name == ""


async def test_whoever_leads_the_game_stays_its_host_when_others_change(
    tables: Tables, store: Store
) -> None:
    table = await playing(tables, BOB, CYD)
    game = table.game.id
    await tables.offer(game, BOB)
    table = await tables.take(game, DAN, "Dan")
    assert table.game.host == ANN
    assert not any("leads" in params for _, params in await posts(store))
    await tables.offer(game, ANN)
    table = await tables.take(game, EVE, "Eve")
    assert table.game.host == CYD, "who was in before, not who came last"
    (told,) = [params for _, params in await posts(store) if "leads" in params]
    assert (told["seat"], told["leads"]) == (of(table, EVE), of(table, CYD))


async def test_a_vacated_seat_is_nobodys(tables: Tables) -> None:
    table = await playing(tables, BOB)
    game, seat = table.game.id, of(table, BOB)
    table = await tables.vacate(game, seat)
    assert table.user_at(seat) is None
    assert await tables.vacate(game, seat) == table
    table = await tables.take(game, EVE, "Eve", seat)
    assert table.user_at(seat) == EVE
    with pytest.raises(AlreadyJoined):
        await tables.take(game, EVE, "Eve")
    with pytest.raises(NoSeat):
        await tables.vacate(game, 9)


# ------------------------------------------------------------------------ autopilot


async def test_who_hands_a_turn_over_and_thinks_better_of_it_has_the_time_that_was_left(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB)
    game, mover = table.game.id, table.waiting_for[0]
    seat = of(table, mover)
    clock.move(20 * HOUR)
    with pytest.raises(NotOnAutopilot):
        await tables.come_back(game, mover)
    table = await tables.hand_over(game, mover, True)
    assert table.plays_itself(seat)
    assert table.user_at(seat) == mover
    assert not table.seats[seat].offered
    assert "autopilot" in await timers(store, table)
    assert "turn" not in await timers(store, table)
    with pytest.raises(OnAutopilot):
        await tables.hand_over(game, mover, True)
    table = await tables.come_back(game, mover)
    assert not table.plays_itself(seat)
    assert table.clock is not None
    assert table.clock.left == 4 * HOUR, "going and coming fills no clock"
    assert "autopilot" not in await timers(store, table)
    clock.move(5 * HOUR)
    assert (await tables.hand_over(game, mover, True)).seats[seat].bank == BANK - HOUR
    table = await tables.come_back(game, mover)
    assert table.clock is not None
    assert table.clock.left == 0, "the bank goes on"
    await tables.offer(game, mover)
    table = await tables.take(game, CYD, "Cyd")
    assert table.clock is not None
    assert (table.clock.left, table.seats[seat].bank) == (24 * HOUR, BANK)
    noted = [(what, user) for what, user in await trail(store) if user == mover]
    assert noted[:2] == [("seat-autopilot", mover), ("seat-back", mover)]


async def test_handing_over_again_and_again_stalls_nobody(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await playing(tables, BOB)
    game, mover = table.game.id, table.waiting_for[0]
    ends = (await timers(store, table))["turn"]
    clock.move(24 * HOUR + BANK - 10)
    for _ in range(2):
        await tables.hand_over(game, mover, True)
        clock.move(4)
        table = await tables.come_back(game, mover)
        assert (await timers(store, table))["turn"] == ends
    await tables.hand_over(game, mover, True)
    clock.move(4)
    table = await tables.come_back(game, mover)
    assert (await timers(store, table))["turn"] <= ends + 4, "it is over at once"


async def test_who_is_back_after_the_autopilot_has_played_has_a_full_clock(
    tables: Tables, clock: TestClock
) -> None:
    table = await playing(tables, BOB)
    game, mover = table.game.id, table.waiting_for[0]
    clock.move(20 * HOUR)
    await tables.hand_over(game, mover, True)
    table = await turn_of(tables, await tables.load(game), of(table, ANN + BOB - mover))
    table = await turn_of(tables, table, of(table, mover))
    table = await tables.come_back(game, mover)
    assert table.clock is not None
    assert table.clock.left == 24 * HOUR


async def test_a_move_of_ones_own_takes_the_seat_back(tables: Tables, store: Store) -> None:
    table = await playing(tables, BOB)
    game, mover = table.game.id, table.waiting_for[0]
    seat = of(table, mover)
    await tables.hand_over(game, mover, True)
    box, state = table.playing()
    table = (await tables.act(game, mover, legal(box, state)[0])).table
    assert not table.plays_itself(seat)
    assert await about_seats(store) == [f"seat_{seat}", f"seat_{seat}_edit"]


async def test_who_sits_down_in_the_middle_of_a_turn_has_its_post_and_no_bell(
    tables: Tables, store: Store
) -> None:
    table = await playing(tables, BOB, CYD)
    game, mover = table.game.id, table.waiting_for[0]
    seat = of(table, mover)
    await tables.offer(game, mover)
    count = len(await posts(store))
    table = await tables.take(game, DAN, "Dan")
    new = (await posts(store))[count:]
    assert [kind for kind, _ in new] == ["turn_now_edit", f"seat_{seat}_edit", f"seat_{seat}"]
    assert table.waiting_for == (DAN,)
    # A turn that began on autopilot has no post: then one comes, silently.
    after = (seat + 1) % 3
    user = table.user_at(after)
    assert user is not None
    await tables.hand_over(game, user, True)
    table = await turn_of(tables, await tables.load(game), after)
    count = len(await posts(store))
    await tables.come_back(game, user)
    kinds = [(kind, params.get("silent")) for kind, params in (await posts(store))[count:]]
    assert kinds == [("turn", True), (f"seat_{after}_edit", None)]


async def test_a_failing_disk_leaves_all_seats_as_they_were(tables: Tables, store: Store) -> None:
    table = await playing(tables, BOB)
    game = table.game.id
    table = await tables.offer(game, BOB)
    await store._writer.execute("PRAGMA query_only = ON")
    for attempt in (
        tables.offer(game, ANN),
        tables.take(game, CYD, "Cyd"),
        tables.resign(game, ANN),
        tables.hand_over(game, ANN, True),
        tables.ask(game, ANN, CYD),
    ):
        with pytest.raises(StorageFailed):
            await attempt
    await store._writer.execute("PRAGMA query_only = OFF")
    assert await tables.load(game) == table
    assert (await tables.take(game, CYD, "Cyd")).seat_of(CYD) is not None


# ---------------------------------------------------------------------------- shares


async def test_what_the_autopilot_has_played_is_counted_by_turns(tables: Tables) -> None:
    table = await playing(tables, BOB, computers=1)
    game = table.game.id
    bob, ann = of(table, BOB), of(table, ANN)
    computer = 3 - bob - ann
    for number in range(6):
        table = await turn_of(tables, table, number % 3)
        user = table.user_at(number % 3)
        if user == ANN and number >= 3:
            table = await tables.hand_over(game, ANN, True)
            user = None
        while table.playing()[1].turn.player == number % 3:
            box, state = table.playing()
            if user is None:
                table = await play_for(tables, table)
            else:
                action = legal(box, state)[0] if state.turn.step == "pick" else Done()
                table = (await tables.act(game, user, action)).table
    found = await tables.piloted(game)
    assert found[bob] == Share(0, 2)
    assert found[ann] == Share(1, 2)
    assert found[computer] == Share(2, 2)


async def test_whose_data_are_deleted_has_no_name_in_what_was_posted(
    tables: Tables, store: Store
) -> None:
    table = await playing(tables, BOB)
    game = table.game.id
    await tables.offer(game, BOB)
    await tables.take(game, CYD, "Cyd")
    assert f"player {BOB}" in str(await posts(store))
    await tables.forget_person(BOB)
    assert f"player {BOB}" not in str(await posts(store))
