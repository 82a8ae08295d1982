"""The autopilot at the bot's tables: sliced, never stalling, and off when somebody comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Generator
from dataclasses import replace

import pytest

from bot.tables.table import Options, Table
from engine import Action, Box, Conquer, State, autopilot, legal
from engine.actions import Pick

from .test_tables import ANN, BOB
from .test_timeouts import Life, begun, kinds, life, mover, plainly

__all__ = ["life"]

Thought = Generator[None, None, Action]


def countless(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
    """Think for ever."""
    while True:
        yield


def clueless(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
    """Break while thinking."""
    yield
    raise ZeroDivisionError


def lawless(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
    """Say what no rule allows."""
    yield
    return Conquer(9999)


def slowly(slices: int) -> Callable[[Box, State, int], Thought]:
    """Return a thinker that takes so many slices for each action."""

    def think(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
        for _ in range(slices):
            yield
        return (yield from plainly(box, state, seat))

    return think


async def skipped(life: Life) -> Table:
    """Return a game whose first turn is the autopilot's to play."""
    table = await begun(life)
    await life.tables.skip(table.game.id)
    return await life.load(table)


async def with_computers(life: Life, computers: int, seats: int, channel: int = 20) -> Table:
    """Return a game of one or more people and some computers."""
    table = await life.tables.open_lobby(
        guild=1,
        channel=channel,
        host=ANN,
        name="Ann",
        options=Options(seats=seats, computers=computers),
    )
    if table.game.status == "lobby" and len(table.seats) < seats - computers:
        table = await life.tables.join(table.game.id, BOB, "Bob")
    if table.game.status == "lobby":
        table = await life.tables.start(table.game.id, ANN)
    return await life.load(table)


async def test_other_work_goes_on_between_any_two_slices(life: Life) -> None:
    table = await skipped(life)
    life.pilot.think = slowly(50)
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    working = asyncio.create_task(other())
    await life.pilot.play(table.game.id, mover(table))
    working.cancel()
    then = await life.load(table)
    assert then.seq > 0
    assert turns >= 50 * then.seq


async def test_it_plays_the_whole_turn_and_no_more(life: Life) -> None:
    table = await skipped(life)
    seat = mover(table)
    await life.pilot.play(table.game.id, seat)
    then = await life.load(table)
    assert mover(then) == (seat + 1) % 3
    seq = then.seq
    for other in range(3):
        await life.pilot.play(table.game.id, other)
    assert (await life.load(table)).seq == seq
    assert {line.actor for line in await life.store.log(table.game.id)} == {None}


async def test_the_real_autopilot_plays_a_turn(life: Life) -> None:
    table = await skipped(life)
    life.pilot.think = autopilot.think
    await life.see_to_what_is_due()
    then = await life.load(table)
    assert mover(then) != mover(table)
    assert any(line.kind == "conquer" for line in await life.store.log(table.game.id))


@pytest.mark.parametrize("think", [countless, clueless, lawless])
async def test_an_autopilot_that_fails_stalls_no_game(
    life: Life, think: Callable[[Box, State, int], Thought], caplog: pytest.LogCaptureFixture
) -> None:
    table = await skipped(life)
    seat = mover(table)
    life.pilot.think = think
    await life.see_to_what_is_due()
    then = await life.load(table)
    assert mover(then) != seat
    assert "plays without thinking" in caplog.text
    assert await life.ripe() == []


async def test_a_player_who_comes_back_in_the_middle_finds_the_table_as_it_is(life: Life) -> None:
    table = await skipped(life)
    user, seat = table.waiting_for[0], mover(table)
    at_slice = 0

    def think(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
        nonlocal at_slice
        for _ in range(40):
            at_slice += 1
            yield
        return (yield from plainly(box, state, seat))

    life.pilot.think = think
    playing = asyncio.create_task(life.pilot.play(table.game.id, seat))
    while at_slice < 60:
        await asyncio.sleep(0)
    now = await life.load(table)
    assert now.seq == 1
    box, state = now.playing()
    move = next(a for a in legal(box, state) if a.kind not in ("done", "decline"))
    back = (await life.tables.act(table.game.id, user, move, revision=1)).table
    await playing
    then = await life.load(table)
    assert (then.seq, mover(then)) == (back.seq, seat)
    assert [line.actor for line in await life.store.log(table.game.id)] == [None, user]
    assert then.clock is not None
    assert then.clock.runs == "turn"


async def test_one_who_takes_the_seat_back_without_a_move_is_not_played_for(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    for _ in range(2):
        await life.tables._lapse(await life.load(table), "clock")
    assert (await life.load(table)).seats[seat].pilot == "autopilot"
    coming: list[asyncio.Task[object]] = []

    def think(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
        yield
        coming.append(asyncio.create_task(come_back(life, table, seat)))
        for _ in range(200):
            yield
        return Pick(0)

    life.pilot.think = think
    await life.pilot.play(table.game.id, seat)
    await asyncio.gather(*coming)
    then = await life.load(table)
    assert (then.seq, then.seats[seat].pilot) == (0, "player")
    assert then.clock is not None
    assert (then.clock.lapsed, then.clock.runs) == ("", "turn")


async def come_back(life: Life, table: Table, seat: int) -> None:
    """Give the seat back to its player."""
    now = await life.load(table)
    seats = list(now.seats)
    seats[seat] = replace(seats[seat], pilot="player", offered=False, missed=0)
    after = replace(now, seats=tuple(seats))

    async def write(writing) -> None:  # type: ignore[no-untyped-def]
        await writing.set_seats(table.game.id, seats)

    async with life.tables._lock(table.game.id):
        await life.tables._alter(now, after, write)


async def test_computers_play_at_once_and_have_no_turn_posts(life: Life) -> None:
    table = await with_computers(life, 2, 3)
    assert sorted(s.pilot for s in table.seats) == ["autopilot", "autopilot", "player"]
    human = table.seat_of(ANN)
    await life.see_to_what_is_due()
    for _ in range(3):
        table = await life.load(table)
        assert mover(table) == human
        table = await life.turn(table)
        await life.see_to_what_is_due()
    table = await life.load(table)
    rows = await life.store._reader.execute_fetchall(
        "SELECT params FROM outbox WHERE kind = 'turn' ORDER BY id"
    )
    posts = [row[0] for row in rows]
    assert len(posts) == 4, "one for each of the human's turns"
    assert not any("silent" in post for post in posts)
    last = await life.tables.last_turn(table.game.id, human or 0, table.turn_began)
    assert f'"since": {last}' in posts[-1]
    assert not any(kind.startswith("seat_") for kind in await kinds(life.store, table))


async def test_a_computer_that_goes_first_has_no_post_either(life: Life) -> None:
    chance = iter(range(100))
    life.tables._seed = lambda: f"seed {next(chance)}"
    first_posts = []
    for channel in range(30, 36):
        table = await with_computers(life, 2, 3, channel)
        if not table.plays_itself(mover(table)):
            continue
        assert "turn" not in await kinds(life.store, table)
        await life.see_to_what_is_due()
        first_posts.append((await kinds(life.store, table)).count("turn"))
    assert set(first_posts) == {1}


async def test_a_game_with_computers_is_over_when_its_human_has_played(life: Life) -> None:
    table = await with_computers(life, 1, 2)
    for _ in range(30):
        await life.see_to_what_is_due()
        table = await life.load(table)
        if table.over:
            break
        table = await life.turn(table)
    assert table.over
    assert await life.store.timers(table.game.id) == []
