"""What time does to tables: clocks that run out, pauses, absences; also over restarts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection, Generator
from dataclasses import replace

import pytest

from bot.clock import DAY, HOUR, stamp
from bot.errors import (
    AlreadyPaused,
    BadAbsence,
    GameEnded,
    GamePaused,
    NotAPlayer,
    NotPaused,
    NotStarted,
)
from bot.storage.rows import Timer
from bot.storage.store import Store
from bot.tables.clocks.clockwork import AWAY, BANK
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import LEFT_ALONE, UNHURRIED, settled
from bot.tables.letters.absent import Absent
from bot.tables.seats.pilot import Pilot
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from engine import Action, Box, State, default_action, legal

from .fakes import TestClock
from .test_tables import ANN, BOB, CYD, NAMES, STRANGER, play

Thought = Generator[None, None, Action]


def plainly(box: Box, state: State, seat: int, shown: Collection[int] = ()) -> Thought:
    """Decide without thinking."""
    yield
    try:
        return default_action(box, state)
    except LookupError:
        return legal(box, state)[0]


class Life:
    """One life of the bot below Discord: tables, autopilot and sleeper on one file."""

    def __init__(self, store: Store, clock: TestClock) -> None:
        self.store, self.clock = store, clock
        self.tables = Tables(store, clock, seed=lambda: "seed 7")
        self.pilot = Pilot(self.tables, plainly)
        self.sleeper = Sleeper(store, clock)
        self.tables.keep_time(self.sleeper)
        self.pilot.keep_time(self.sleeper)

    async def see_to_what_is_due(self) -> None:
        """Handle what is due now, and what comes of it at once."""
        while await self.ripe():
            await self.sleeper._look()
            await self.sleeper.drain()

    async def ripe(self) -> list[Timer]:
        known = self.sleeper._handlers
        due = await self.store.due_timers(stamp(self.clock))
        return [t for t in due if t.kind in known and t.id not in self.sleeper._failed]

    async def wait(self, seconds: float, step: float = HOUR) -> None:
        """Let time pass, with all that falls due in it."""
        while seconds > 0:
            self.clock.move(min(step, seconds))
            seconds -= step
            await self.see_to_what_is_due()

    async def load(self, table: Table) -> Table:
        return await self.tables.load(table.game.id)

    async def timers(self, table: Table, *kinds: str) -> dict[str, int]:
        """Return in how many seconds each timer of the clock is due."""
        wanted = kinds or ("turn", "bank", "away_over", "autopilot")
        now = stamp(self.clock)
        found = await self.store.timers(table.game.id)
        return {t.kind: t.due - now for t in found if t.kind in wanted}

    async def turn(self, table: Table) -> Table:
        """Let the player to move play the turn."""
        chance = random.Random(table.seq)
        began = table.turn_began
        return await play(
            self.tables, await self.load(table), chance, lambda t: t.turn_began != began
        )


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    return Life(store, clock)


async def begun(life: Life, channel: int = 10, players: int = 3, clock: int = 24) -> Table:
    users = list(NAMES)[:players]
    table = await life.tables.open_lobby(
        guild=1,
        channel=channel,
        host=ANN,
        name="Ann",
        options=Options(seats=players, clock=clock),
    )
    for user in users[1:]:
        table = await life.tables.join(table.game.id, user, NAMES[user])
    return await life.load(table)


def mover(table: Table) -> int:
    return table.playing()[1].turn.player


async def kinds(store: Store, table: Table) -> list[str]:
    found = await store._reader.execute_fetchall(
        "SELECT kind FROM outbox WHERE game_id = ? ORDER BY id", (table.game.id,)
    )
    return [row[0] for row in found]


# ----------------------------------------------------------------------------- clocks


async def test_a_turn_begins_with_a_full_clock_and_every_seat_with_its_banks(life: Life) -> None:
    table = await begun(life)
    assert table.clock is not None
    assert (table.clock.seat, table.clock.began, table.clock.runs) == (mover(table), 0, "turn")
    assert {(s.bank, s.away_bank) for s in table.seats} == {(BANK, AWAY)}
    assert await life.timers(table) == {"turn": DAY + BANK, "bank": DAY}
    life.clock.move(5 * HOUR)
    then = await life.turn(table)
    assert then.clock is not None
    assert (then.clock.seat, then.clock.left) == (mover(then), DAY)
    assert await life.timers(then) == {"turn": DAY + BANK, "bank": DAY}
    assert {s.bank for s in then.seats} == {BANK}


async def test_moves_within_a_turn_leave_its_end_where_it_was(life: Life) -> None:
    table = await begun(life)
    life.clock.move(5 * HOUR)
    box, state = table.playing()
    await life.tables.act(table.game.id, table.waiting_for[0], legal(box, state)[0])
    assert await life.timers(table) == {"turn": DAY + BANK - 5 * HOUR, "bank": DAY - 5 * HOUR}


async def test_what_a_turn_takes_of_the_bank_is_charged_at_its_end(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    await life.wait(DAY + 7 * HOUR)
    assert await life.timers(table) == {"turn": BANK - 7 * HOUR}
    assert "turn_now_edit" in await kinds(life.store, table)
    table = await life.turn(table)
    assert [s.bank for s in table.seats] == [
        BANK - 7 * HOUR if s.seat == seat else BANK for s in table.seats
    ]
    again = Life(life.store, life.clock)
    assert (await again.load(table)).seats == table.seats


async def test_a_game_without_clock_has_none_and_waits_for_ever(life: Life) -> None:
    table = await begun(life, clock=0)
    assert table.clock is None
    assert await life.timers(table) == {}
    await life.wait(400 * DAY, step=40 * DAY)
    assert (await life.load(table)).seq == 0


async def test_games_opened_before_there_were_clocks_have_none(life: Life) -> None:
    table = await begun(life)
    await life.store._writer.execute("UPDATE games SET options = '{\"seats\": 3}'")
    await life.store._writer.execute("DELETE FROM clocks")
    await life.store._writer.execute("DELETE FROM timers")
    again = Life(life.store, life.clock)
    table = await again.turn(table)
    assert table.clock is None
    assert await again.timers(table) == {}


async def test_a_game_that_is_over_or_cancelled_has_no_timers(life: Life) -> None:
    table = await begun(life)
    await life.tables.cancel(table.game.id, ANN)
    assert await life.store.timers(table.game.id) == []
    table = await begun(life, channel=11, players=2)
    table = await play(life.tables, table, random.Random(1), lambda t: t.over)
    assert table.over
    assert table.clock is None
    assert await life.store.timers(table.game.id) == []


async def test_while_somebody_else_decides_the_clock_stands(life: Life) -> None:
    table = await begun(life)
    for _ in range(3):
        table = await life.turn(table)
    _, state = table.playing()
    asked = state.clone()
    asked.turn.step = "withdraw"
    other = next(a for a in asked.armies if a.player != asked.turn.player)
    asked.turn.army = other.id
    now = stamp(life.clock)
    waits = settled(table, replace(table, state=asked), now + HOUR).table
    assert waits.deciders == (other.player,)
    assert waits.clock is not None
    assert (waits.clock.runs, waits.clock.left) == ("nothing", DAY - HOUR)
    goes_on = settled(waits, replace(waits, state=state), now + 30 * HOUR).table
    assert goes_on.clock is not None
    assert (goes_on.clock.runs, goes_on.clock.left) == ("turn", DAY - HOUR)


async def test_a_turn_that_is_taken_up_again_goes_on_with_what_was_left(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.wait(DAY + HOUR)
    then = await life.turn(table)
    life.clock.move(2 * HOUR)
    back = (await life.tables.take_back(then.game.id, user)).table
    assert mover(back) == seat
    assert back.clock is not None
    assert (back.clock.left, back.clock.began) == (0, table.turn_began)
    assert back.seats[seat].bank == BANK - HOUR
    assert (await life.timers(back))["turn"] == BANK - HOUR


# ------------------------------------------------------------------------ running out


async def test_a_clock_runs_out_to_the_second_and_the_autopilot_plays_that_turn(
    life: Life,
) -> None:
    table = await begun(life)
    seat = mover(table)
    life.clock.move(DAY + BANK - 1)
    await life.see_to_what_is_due()
    assert (await life.load(table)).seq == 0
    life.clock.move(1)
    await life.see_to_what_is_due()
    then = await life.load(table)
    assert then.seq > 0
    assert mover(then) != seat
    assert (then.seats[seat].missed, then.seats[seat].pilot) == (1, "player")
    assert then.seats[seat].bank == 0
    assert then.clock is not None
    assert (then.clock.left, then.clock.lapsed) == (DAY, "")
    lines = await life.store.log(table.game.id)
    assert {line.actor for line in lines} == {None}
    earlier = await life.store.clock(table.game.id, 0)
    assert earlier is not None
    assert earlier.lapsed == "clock"
    posts = await kinds(life.store, table)
    assert posts.count("turn") == 2
    assert not any(kind.startswith("seat_") for kind in posts)


async def test_two_turns_missed_in_a_row_open_the_seat_and_the_autopilot_goes_on(
    life: Life,
) -> None:
    table = await begun(life)
    seat = mover(table)
    absent = table.waiting_for[0]
    await life.wait(DAY + BANK)
    assert (await life.load(table)).seats[seat].missed == 1
    for _ in range(2):
        table = await life.turn(await life.load(table))
    assert mover(table) == seat
    await life.wait(DAY - HOUR)
    assert (await life.load(table)).seats[seat].pilot == "player"
    await life.wait(HOUR)
    then = await life.load(table)
    gone = then.seats[seat]
    assert (gone.missed, gone.pilot, gone.offered, gone.user) == (2, "autopilot", True, absent)
    assert (await kinds(life.store, table)).count(f"seat_{seat}") == 1
    assert mover(then) != seat
    for _ in range(2):
        then = await life.turn(await life.load(table))
    await life.see_to_what_is_due()
    then = await life.load(table)
    assert mover(then) != seat, "its next turn is played at once"
    assert {s.seat for s in then.seats if s.pilot == "player"} == set(range(3)) - {seat}


async def test_an_own_move_ends_a_row_of_missed_turns(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    await life.wait(DAY + BANK)
    for missed in (1, 0):
        table = await life.load(table)
        assert table.seats[seat].missed == missed
        for _ in range(3):
            table = await life.turn(table)
    for _ in range(2):
        if mover(table) != seat:
            table = await life.turn(table)
    await life.wait(DAY)
    table = await life.load(table)
    assert (table.seats[seat].missed, table.seats[seat].pilot) == (1, "player")


async def test_a_player_who_moves_while_the_autopilot_has_the_turn_takes_it_back(
    life: Life,
) -> None:
    table = await begun(life)
    seat, user = mover(table), table.waiting_for[0]
    life.clock.move(DAY + BANK)
    await life.tables._clock_over(Timer(table.game.id, "turn", 0, seat))
    lapsed = await life.load(table)
    assert lapsed.clock is not None
    assert lapsed.clock.lapsed == "clock"
    box, state = lapsed.playing()
    back = (await life.tables.act(table.game.id, user, legal(box, state)[0])).table
    assert back.clock is not None
    assert (back.clock.lapsed, back.clock.left, back.clock.runs) == ("", DAY, "turn")
    assert (back.seats[seat].missed, back.seats[seat].bank) == (0, 0)
    assert await life.timers(back) == {"turn": DAY}
    await life.see_to_what_is_due()
    assert (await life.load(table)).seq == back.seq


async def test_a_seat_on_autopilot_whose_player_moves_is_theirs_again(life: Life) -> None:
    table = await begun(life)
    seat, user = mover(table), table.waiting_for[0]
    life.clock.move(DAY + BANK)
    for _ in range(2):
        await life.tables._lapse(await life.load(table), "clock")
    gone = await life.load(table)
    assert gone.seats[seat].pilot == "autopilot"
    box, state = gone.playing()
    back = (await life.tables.act(table.game.id, user, legal(box, state)[0])).table
    assert (back.seats[seat].pilot, back.seats[seat].offered) == ("player", False)
    assert back.clock is not None
    assert back.clock.left == DAY


async def test_what_is_overdue_at_the_start_is_handled_once(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    life.clock.move(60 * DAY)
    again = Life(life.store, life.clock)
    await again.see_to_what_is_due()
    then = await again.load(table)
    assert then.seats[seat].missed == 1
    assert [s.missed for s in then.seats].count(0) == 2
    assert then.clock is not None
    assert (then.clock.left, then.clock.since) == (DAY, stamp(life.clock))
    assert await again.timers(then) == {"turn": DAY + BANK, "bank": DAY}


async def test_a_timer_that_came_too_early_is_set_again(life: Life) -> None:
    table = await begun(life)
    early = Timer(table.game.id, "turn", stamp(life.clock), mover(table))
    async with life.store.transaction() as writing:
        await writing.set_timer(early)
    await life.see_to_what_is_due()
    assert (await life.load(table)).seq == 0
    assert await life.timers(table) == {"turn": DAY + BANK, "bank": DAY}


async def test_a_full_disk_changes_nothing_and_it_is_tried_again(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    life.clock.move(DAY + BANK)
    await life.store._writer.execute("PRAGMA query_only = ON")
    await life.sleeper._look()
    await life.sleeper.drain()
    assert (await life.load(table)).seats[seat].missed == 0
    await life.store._writer.execute("PRAGMA query_only = OFF")
    life.clock.move(60)
    life.sleeper._failed.clear()
    await life.see_to_what_is_due()
    then = await life.load(table)
    assert (then.seats[seat].missed, mover(then) != seat) == (1, True)


async def test_killed_between_any_two_commits_the_turn_is_played_on_in_the_next_life(
    life: Life,
) -> None:
    table = await begun(life)
    seat = mover(table)
    life.clock.move(DAY + BANK)
    lives = 0
    while True:
        lives += 1
        mortal = Life(life.store, life.clock)
        die_after(mortal, 1)
        await mortal.sleeper._look()
        await mortal.sleeper.drain()
        await mortal.sleeper.close()
        then = await mortal.load(table)
        if mover(then) != seat:
            break
        assert lives < 60
    assert lives > 2
    assert then.seats[seat].missed == 1
    assert (await kinds(life.store, table)).count("turn") == 2


def die_after(life: Life, commits: int) -> None:
    """Let the process die, as far as can be seen from the file, after that many commits."""
    begin = life.store.transaction
    left = commits

    def transaction():  # type: ignore[no-untyped-def]
        nonlocal left
        if not left:
            raise asyncio.CancelledError
        left -= 1
        return begin()

    class Mortal:
        """The store of a process that is dead once nothing is committed any more."""

        def __getattr__(self, name: str) -> object:
            return transaction if name == "transaction" else getattr(life.store, name)

    store = Mortal()
    life.tables._store = store  # type: ignore[assignment]
    life.sleeper._store = store  # type: ignore[assignment]


# ---------------------------------------------------------------------------- pausing


async def test_a_paused_game_stands_and_goes_on_with_what_was_left(life: Life) -> None:
    table = await begun(life)
    await life.wait(10 * HOUR)
    paused = await life.tables.pause(table.game.id, CYD)
    assert paused.game.paused == stamp(life.clock)
    assert await life.timers(table) == {}
    await life.wait(30 * DAY, step=DAY)
    assert (await life.load(table)).seq == 0
    again = Life(life.store, life.clock)
    resumed = await again.tables.resume(table.game.id, BOB)
    assert resumed.game.paused is None
    assert await again.timers(table) == {"turn": DAY + BANK - 10 * HOUR, "bank": DAY - 10 * HOUR}


async def test_a_paused_game_can_be_played_and_no_clock_runs_in_the_next_turn(life: Life) -> None:
    table = await begun(life)
    await life.tables.pause(table.game.id, ANN)
    table = await life.turn(table)
    assert table.clock is not None
    assert (table.clock.runs, table.clock.left) == ("nothing", DAY)
    assert await life.timers(table) == {}


async def test_only_players_pause_and_only_what_can_be_paused(life: Life) -> None:
    lobby = await life.tables.open_lobby(guild=1, channel=12, host=ANN, name="Ann")
    with pytest.raises(NotStarted):
        await life.tables.pause(lobby.game.id, ANN)
    table = await begun(life)
    with pytest.raises(NotAPlayer):
        await life.tables.pause(table.game.id, STRANGER)
    with pytest.raises(NotPaused):
        await life.tables.resume(table.game.id, ANN)
    await life.tables.pause(table.game.id, ANN)
    with pytest.raises(AlreadyPaused):
        await life.tables.pause(table.game.id, BOB)
    with pytest.raises(NotAPlayer):
        await life.tables.resume(table.game.id, STRANGER)
    with pytest.raises(GamePaused):
        await life.pilot.skip(table.game.id)
    await life.tables.cancel(table.game.id, ANN)
    with pytest.raises(GameEnded):
        await life.tables.resume(table.game.id, ANN)


async def test_the_autopilot_waits_while_the_game_is_paused(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    await life.tables.skip(table.game.id)
    await life.tables.pause(table.game.id, BOB)
    await life.see_to_what_is_due()
    assert (await life.load(table)).seq == 0
    await life.tables.resume(table.game.id, BOB)
    await life.see_to_what_is_due()
    assert mover(await life.load(table)) != seat


# --------------------------------------------------------------------------- absences


async def test_the_clock_of_one_who_is_away_stands_and_goes_on_by_itself(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.wait(4 * HOUR)
    await life.tables.away(user, stamp(life.clock) + 5 * DAY)
    assert await life.timers(table) == {"away_over": 5 * DAY}
    await life.wait(5 * DAY)
    then = await life.load(table)
    assert then.seq == 0
    assert then.clock is not None
    assert (then.clock.runs, then.clock.left) == ("turn", DAY - 4 * HOUR)
    assert then.seats[seat].away_bank == AWAY - 5 * DAY
    assert await life.timers(table) == {"turn": DAY - 4 * HOUR + BANK, "bank": DAY - 4 * HOUR}
    assert "turn_now_edit" in await kinds(life.store, table)


async def test_who_is_back_early_has_used_only_so_much(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.tables.away(user, stamp(life.clock) + 5 * DAY)
    await life.wait(2 * DAY)
    await life.tables.away(user, None)
    then = await life.load(table)
    assert then.seats[seat].away_until is None
    assert then.seats[seat].away_bank == AWAY - 2 * DAY
    assert await life.timers(table) == {"turn": DAY + BANK, "bank": DAY}


async def test_the_bank_for_being_away_ends_an_absence(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.tables.away(user, stamp(life.clock) + 40 * DAY)
    assert await life.timers(table) == {"away_over": AWAY}
    await life.wait(AWAY)
    assert await life.timers(table) == {"turn": DAY + BANK, "bank": DAY}
    await life.wait(DAY + BANK)
    assert (await life.load(table)).seats[seat].missed == 1


async def test_an_absence_counts_in_all_games_and_only_in_own_turns(life: Life) -> None:
    one, two = await begun(life), await begun(life, channel=11)
    lobby = await life.tables.open_lobby(guild=1, channel=12, host=BOB, name="Bob")
    user = one.waiting_for[0]
    other = next(u for u in NAMES if u != user)
    until = stamp(life.clock) + 3 * DAY
    assert len(await life.tables.away(user, until)) == 2 + (user == BOB)
    assert len(await life.tables.away(other, until)) == 2 + (other == BOB)
    for table in (one, two):
        seats = (await life.load(table)).seats
        assert {s.user for s in seats if s.away_until == until} == {user, other}
    await life.wait(DAY)
    one = await life.turn(one)
    spent = [AWAY - s.away_bank for s in one.seats]
    assert sorted(spent) == [0, 0, DAY]
    if user not in (s.user for s in (await life.load(lobby)).seats):
        joined = await life.tables.join(lobby.game.id, user, "Later")
        assert joined.seats[-1].away_until == until


async def test_a_turn_that_comes_to_one_who_is_away_waits(life: Life) -> None:
    table = await begun(life)
    following = table.user_at((mover(table) + 1) % 3)
    assert following is not None
    await life.tables.away(following, stamp(life.clock) + 3 * DAY)
    life.clock.move(HOUR)
    table = await life.turn(table)
    assert table.waiting_for == (following,)
    assert await life.timers(table) == {"away_over": 3 * DAY - HOUR}
    played = await life.turn(table)
    assert mover(played) != mover(table), "who is away may play all the same"


async def test_being_away_ends_ahead_of_us_or_not_at_all(life: Life) -> None:
    with pytest.raises(BadAbsence):
        await life.tables.away(ANN, stamp(life.clock))
    assert await life.tables.away(STRANGER, stamp(life.clock) + 1) == []


async def test_an_absence_half_noted_is_noted_in_the_next_life(life: Life) -> None:
    tables = [await begun(life, channel=channel) for channel in (10, 11, 12)]
    user, until = tables[0].waiting_for[0], stamp(life.clock) + 3 * DAY
    mortal = Life(life.store, life.clock)
    die_after(mortal, 2)
    with pytest.raises(asyncio.CancelledError):
        await mortal.tables.away(user, until)
    again = Life(life.store, life.clock)
    await again.see_to_what_is_due()
    for table in tables:
        assert {s.user for s in (await again.load(table)).seats if s.away_until} == {user}


# ------------------------------------------------------------------------- skipping


async def test_a_skipped_turn_is_played_by_the_autopilot_and_nobody_is_blamed(life: Life) -> None:
    for clock, channel in ((24, 10), (0, 11)):
        table = await begun(life, channel=channel, clock=clock)
        seat = mover(table)
        await life.pilot.skip(table.game.id)
        await life.see_to_what_is_due()
        then = await life.load(table)
        assert mover(then) != seat
        assert (then.seats[seat].missed, then.seats[seat].pilot) == (0, "player")
        earlier = await life.store.clock(table.game.id, 0)
        assert earlier is not None
        assert earlier.lapsed == "skip"
        assert (then.clock is None) == (clock == 0)
    lobby = await life.tables.open_lobby(guild=1, channel=13, host=ANN, name="Ann")
    with pytest.raises(NotStarted):
        await life.tables.skip(lobby.game.id)


async def test_a_skip_meant_for_a_turn_that_is_over_does_nothing(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    table = await life.turn(table)
    await life.tables.skip(table.game.id, seat)
    assert await life.ripe() == []


# ------------------------------------------------------------------ all have vanished


async def test_when_all_have_vanished_the_game_rests_and_reaches_its_end_an_hour_a_turn(
    life: Life,
) -> None:
    table = await begun(life, players=2, clock=12)
    lonely_since = None
    for _ in range(2000):
        await life.wait(HOUR / 2)
        table = await life.load(table)
        if lonely_since is None and not table.humans:
            lonely_since = (table.playing()[1].turn.round, stamp(life.clock))
            first = table.seq
            await life.wait(LEFT_ALONE - HOUR, step=6 * HOUR)
            assert (await life.load(table)).seq == first, "people have a week to come back"
            await life.wait(HOUR)
            began = (await life.load(table)).turn_began
            assert began > first, "then the autopilot goes on"
            await life.wait(UNHURRIED - HOUR / 2, step=HOUR)
            assert (await life.load(table)).turn_began == began, "an hour a turn"
        if table.over:
            break
    assert table.over
    assert lonely_since is not None
    posts = await life.store._reader.execute_fetchall(
        "SELECT params FROM outbox WHERE kind = 'turn' AND params NOT LIKE '%silent%'"
    )
    assert len(list(posts)) == 4, "one for each turn that was a human's"


# ------------------------------------------------------------------- a lone player


async def alone(life: Life, clock: int, *, chosen: bool = True) -> Table:
    """Begin a game of Ann and two computers, in which it is her turn."""
    options = Options(seats=3, computers=2, clock=clock, clock_chosen=chosen)
    table = await life.tables.open_lobby(guild=1, channel=20, host=ANN, name="Ann", options=options)
    await life.see_to_what_is_due()
    return await life.load(table)


async def test_a_lone_player_has_no_clock_unless_one_was_chosen(life: Life) -> None:
    table = await alone(life, 24, chosen=False)
    assert (table.options.clock, table.clock) == (0, None)
    again = Life(life.store, life.clock)
    assert (await again.load(table)).options.clock == 0
    others = await begun(life, clock=24)
    assert others.options.clock == 24
    chosen = await life.tables.open_lobby(
        guild=1, channel=30, host=ANN, name="Ann", options=Options(seats=2, computers=1, clock=12)
    )
    assert chosen.options.clock == 12


async def test_where_nobody_waits_a_clock_that_runs_out_lets_the_game_rest(life: Life) -> None:
    table = await alone(life, 12)
    seat, first = table.seat_of(ANN), table.seq
    assert seat is not None
    await life.wait(12 * HOUR + BANK - 1, step=6 * HOUR)
    assert not (await life.load(table)).rests
    await life.wait(1)
    rests = await life.load(table)
    assert rests.rests
    assert rests.clock is None
    assert (rests.seats[seat].pilot, rests.seats[seat].offered) == ("autopilot", False)
    assert set(await life.timers(rests, "idle", "turn", "autopilot", "absent")) == {
        "idle", "absent",
    }  # fmt: skip
    await life.wait(6 * DAY, step=DAY)
    again = Life(life.store, life.clock)
    await again.see_to_what_is_due()
    assert (await again.load(table)).seq == first, "nothing is played behind her back"
    back = await again.tables.come_back(table.game.id, ANN)
    assert back.clock is not None
    assert (back.clock.left, back.seats[seat].bank, back.seq) == (12 * HOUR, BANK, first)
    assert back.waiting_for == (ANN,)


async def test_a_move_of_the_lone_player_lets_a_game_that_rests_go_on(life: Life) -> None:
    table = await alone(life, 12)
    await life.wait(12 * HOUR + BANK, step=6 * HOUR)
    played = await life.turn(table)
    assert not played.rests
    await life.see_to_what_is_due()
    assert (await life.load(table)).waiting_for == (ANN,), "the computers have played on"


async def test_who_is_back_in_a_game_of_their_own_has_a_full_clock(life: Life) -> None:
    table = await alone(life, 12)
    await life.wait(5 * HOUR)
    await life.tables.hand_over(table.game.id, ANN, True)
    await life.wait(5 * HOUR)
    back = await life.tables.come_back(table.game.id, ANN)
    assert back.clock is not None
    assert back.clock.left == 12 * HOUR


async def test_going_back_ends_no_week_of_a_game_that_all_have_left(life: Life) -> None:
    table = await life.turn(await begun(life, players=2, clock=0))
    for seat in table.seats:
        await life.tables.hand_over(table.game.id, seat.user, True)
    week = await life.load(table)
    assert week.awaits_return
    await life.tables.rewind(table.game.id, 0, STRANGER)
    back = await life.load(table)
    assert (back.turn_began, back.awaits_return) == (0, True)
    assert await life.timers(back, "autopilot") == {"autopilot": LEFT_ALONE}
    await life.wait(LEFT_ALONE, step=6 * HOUR)
    assert (await life.load(table)).plays_on
    await life.tables.rewind(table.game.id, 0, STRANGER)
    back = await life.load(table)
    assert (back.turn_began, back.awaits_return) == (0, False)
    assert await life.timers(back, "autopilot") == {"autopilot": UNHURRIED}


@pytest.mark.parametrize("missed", [False, True])
async def test_a_skip_is_played_at_once_also_where_everybody_has_gone(
    life: Life, missed: bool
) -> None:
    table = await begun(life, players=2, clock=12)
    first = table.waiting_for[0]
    other = next(s.user for s in table.seats if s.user != first)
    await life.tables.hand_over(table.game.id, other, True)
    if missed:
        await life.wait(12 * HOUR + BANK, step=6 * HOUR)
        await life.see_to_what_is_due()
        await life.wait(12 * HOUR, step=6 * HOUR)
    else:
        await life.tables.hand_over(table.game.id, first, True)
    table = await life.load(table)
    assert table.left_alone
    assert (await life.timers(table, "autopilot"))["autopilot"] > 6 * 24 * HOUR
    await life.pilot.skip(table.game.id)
    await life.see_to_what_is_due()
    after = await life.load(table)
    assert after.turn_began > table.turn_began
    assert await life.timers(after, "autopilot") == {"autopilot": UNHURRIED}


@pytest.mark.parametrize("stopped", [False, True])
async def test_the_letter_about_a_lost_seat_is_written_unless_it_was_stopped_in_that_turn(
    life: Life, stopped: bool
) -> None:
    Absent(life.tables, life.store, life.clock, life.sleeper)
    table = await begun(life, players=2, clock=12)
    seat, user = mover(table), table.waiting_for[0]
    await life.wait(12 * HOUR + BANK, step=6 * HOUR)
    table = await life.turn(await life.load(table))
    assert mover(table) == seat
    if stopped:
        async with life.store.transaction() as writing:
            await writing.set_reminded(table.game.id, seat, table.turn_began, stopped=True)
    began = table.turn_began
    await life.wait(12 * HOUR)
    assert (await life.load(table)).seats[seat].offered
    found = await life.store._reader.execute_fetchall(
        "SELECT user_id, seq FROM outbox WHERE kind = 'absent'"
    )
    assert list(found) == ([] if stopped else [(user, began)])


async def test_a_letter_that_is_put_off_and_not_yet_marked_as_sent_comes_once(life: Life) -> None:
    """The process died after the one and before the other, and was down for the night."""
    letters = Absent(life.tables, life.store, life.clock, life.sleeper)
    table = await begun(life, players=2, clock=12)
    seat, user = mover(table), table.waiting_for[0]
    await life.wait(12 * HOUR + BANK, step=6 * HOUR)
    table = await life.turn(await life.load(table))
    await life.wait(12 * HOUR)
    (post,) = await life.store.posts(table.game.id, "absent")
    now = life.clock.now()
    minute = now.hour * 60 + now.minute
    async with life.store.transaction() as writing:
        night = {"quiet_from": minute, "quiet_until": (minute + 60) % 1440}
        await writing.set_person(user, timezone="UTC", **night)
    assert await letters.still_wanted(post) is None
    life.clock.move(2 * HOUR)
    assert await letters.still_wanted(post) is None, "the timer writes it"
    await life.see_to_what_is_due()
    _, anew = await life.store.posts(table.game.id, "absent")
    assert await letters.still_wanted(anew) is not None
    assert anew.params["seat"] == seat
