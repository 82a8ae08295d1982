"""The sleeper: what is due is handled once, in order, and nothing holds up the rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import pairwise

import pytest

from bot.clock import stamp
from bot.errors import GameBroken, StorageFailed
from bot.storage.rows import Timer
from bot.storage.store import Store
from bot.tables.clocks.sleeper import (
    AHEAD,
    AT_ONCE,
    BROKEN,
    FIRST_PAUSE,
    LONGEST,
    LONGEST_PAUSE,
    Sleeper,
)

from .fakes import TestClock


class Nights(TestClock):
    """A clock on which time passes only as the test says; who sleeps past it is woken."""

    def __init__(self) -> None:
        super().__init__()
        self.asleep: dict[asyncio.Future[None], float] = {}

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asleep[waking] = self.time.timestamp() + seconds
        try:
            await waking
        finally:
            self.asleep.pop(waking, None)

    def jump(self, seconds: float) -> None:
        """Let time pass without anybody noticing, as on a machine that was suspended."""
        self.move(seconds)

    async def pass_by(self, seconds: float, until: Callable[[], bool] = lambda: True) -> None:
        """Let time pass; who sleeps no longer than that wakes."""
        self.move(seconds)
        await self.wake()
        await self.still(until)

    async def wake(self) -> None:
        for waking, moment in list(self.asleep.items()):
            if moment <= self.time.timestamp() + 1e-6 and not waking.done():
                waking.set_result(None)

    async def still(self, until: Callable[[], bool] = lambda: True) -> None:
        """Wait until somebody sleeps again and ``until`` holds."""
        await asyncio.sleep(0.001)
        while not (self.asleep and until()):
            await asyncio.sleep(0.001)


@pytest.fixture
def clock() -> Nights:
    return Nights()


@pytest.fixture
async def sleeper(store: Store, clock: Nights) -> AsyncIterator[Sleeper]:
    sleeper = Sleeper(store, clock)
    yield sleeper
    await sleeper.close()


async def put(store: Store, clock: Nights, *timers: tuple[str, int, int]) -> None:
    """Set timers of (kind, seconds from now, seat)."""
    async with store.transaction() as writing:
        for kind, later, seat in timers:
            await writing.set_timer(Timer(0, kind, stamp(clock) + later, seat))


def noting(sleeper: Sleeper, *kinds: str) -> list[tuple[str, int]]:
    """Have timers of ``kinds`` noted in the list returned."""
    handled: list[tuple[str, int]] = []

    async def note(timer: Timer) -> None:
        handled.append((timer.kind, timer.seat))

    for kind in kinds:
        sleeper.on(kind, note)
    return handled


async def left(store: Store) -> list[tuple[str, int]]:
    return [(t.kind, t.seat) for t in await store.timers(0)]


async def test_what_is_due_is_handled_when_it_is_due_and_not_before(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    handled = noting(sleeper, "a")
    await put(store, clock, ("a", 100, 1))
    sleeper.start()
    await clock.still()
    await clock.pass_by(99)
    assert handled == []
    await clock.pass_by(1, lambda: bool(handled))
    assert handled == [("a", 1)]
    await sleeper.drain()
    assert await left(store) == []


async def test_nothing_is_handled_before_it_is_started(store: Store, clock: Nights) -> None:
    sleeper = Sleeper(store, clock)
    handled = noting(sleeper, "a")
    await put(store, clock, ("a", -5, 1))
    sleeper.wake()
    await asyncio.sleep(0.02)
    assert handled == []
    await sleeper.close()


async def test_what_is_overdue_at_the_start_is_handled_once_in_order(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    handled = noting(sleeper, "a", "b")
    await put(store, clock, ("b", -10, 2), ("a", -300_000, 1), ("a", -20, 3), ("b", 0, 4))
    sleeper.start()
    sleeper.start()
    await clock.still(lambda: len(handled) >= 4)
    await sleeper.drain()
    assert handled == [("a", 1), ("a", 3), ("b", 2), ("b", 4)]
    assert await left(store) == []


async def test_an_earlier_timer_wakes_it_earlier(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    handled = noting(sleeper, "a")
    await put(store, clock, ("a", 3000, 1))
    sleeper.start()
    await clock.still()
    await put(store, clock, ("a", 10, 2))
    await clock.still(lambda: min(clock.asleep.values()) - clock.time.timestamp() <= 10)
    await clock.pass_by(10, lambda: bool(handled))
    assert handled == [("a", 2)]


async def test_it_never_sleeps_for_long_so_that_a_jump_of_the_clock_is_noticed(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    handled = noting(sleeper, "a")
    await put(store, clock, ("a", 30 * LONGEST, 1))
    sleeper.start()
    await clock.still()
    clock.jump(31 * LONGEST)
    await clock.wake()
    await clock.still(lambda: bool(handled))
    assert handled == [("a", 1)]
    assert max(clock.slept) <= LONGEST


async def test_a_slow_handler_holds_up_no_other(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    begun = []

    async def slow(timer: Timer) -> None:
        begun.append(timer.seat)
        await gate

    sleeper.on("slow", slow)
    handled = noting(sleeper, "a")
    await put(store, clock, ("slow", 0, 1), ("a", 0, 2), ("a", 50, 3))
    sleeper.start()
    await clock.still(lambda: handled == [("a", 2)])
    await clock.pass_by(50, lambda: len(handled) == 2 and len(sleeper._handling) == 1)
    assert begun == [1]
    assert await left(store) == [("slow", 1)]
    gate.set_result(None)
    await sleeper.drain()
    assert await left(store) == []


async def test_a_few_are_handled_at_a_time_and_all_in_order(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    begun, at_work, most = list[int](), set[int](), 0

    async def works(timer: Timer) -> None:
        nonlocal most
        begun.append(timer.seat)
        at_work.add(timer.seat)
        most = max(most, len(at_work))
        await asyncio.sleep(0.001)
        at_work.discard(timer.seat)

    sleeper.on("a", works)
    await put(store, clock, *(("a", seat - 100, seat) for seat in range(50)))
    sleeper.start()
    await clock.still(lambda: len(begun) >= 50)
    await sleeper.drain()
    assert most == AT_ONCE
    assert begun == list(range(50))
    assert await left(store) == []


async def test_those_of_one_game_are_handled_one_after_the_other(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    begun = list[tuple[int, int]]()

    async def waits(timer: Timer) -> None:
        begun.append((timer.game, timer.seat))
        await gate

    sleeper.on("a", waits)
    async with store.transaction() as writing:
        for game, seat in ((1, 0), (1, 1), (2, 0)):
            await writing.set_timer(Timer(game, "a", stamp(clock) - 5 + game, seat))
    sleeper.start()
    await clock.still(lambda: len(begun) == 2)
    assert begun == [(1, 0), (2, 0)]
    gate.set_result(None)
    await sleeper.drain()
    assert begun == [(1, 0), (2, 0), (1, 1)]


async def test_nothing_is_handled_while_it_may_not_be(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    handled = noting(sleeper, "a")
    may = False
    sleeper.may = lambda: may
    await put(store, clock, ("a", 0, 1))
    sleeper.start()
    await clock.still()
    await clock.pass_by(3 * LONGEST)
    assert handled == []
    may = True
    sleeper.wake()
    await clock.still(lambda: handled == [("a", 1)])


async def test_those_that_fail_again_and_again_keep_no_other_from_being_handled(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    tries: list[int] = []

    async def breaks(timer: Timer) -> None:
        tries.append(timer.seat)
        raise RuntimeError("never")

    sleeper.on("breaks", breaks)
    handled = noting(sleeper, "a")
    failing = AHEAD + 5
    await put(store, clock, *(("breaks", seat - 100, seat) for seat in range(failing)))
    await put(store, clock, ("a", 0, 1), ("a", 10, 2))
    sleeper.start()
    await clock.still(lambda: len(tries) == failing and handled == [("a", 1)])
    await sleeper.drain()
    await clock.pass_by(10, lambda: handled == [("a", 1), ("a", 2)])
    await sleeper.drain()
    assert sorted(tries) == list(range(failing)), "and each only when its pause is over"


async def test_one_that_fails_is_tried_again_later_and_harms_no_other(
    store: Store, clock: Nights, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def breaks(timer: Timer) -> None:
        tries.append(clock.time.timestamp())
        if len(tries) < 3:
            raise RuntimeError("not yet")

    sleeper.on("breaks", breaks)
    handled = noting(sleeper, "a")
    await put(store, clock, ("breaks", 0, 1), ("a", 0, 2))
    sleeper.start()
    await clock.still(lambda: len(tries) == 1 and handled == [("a", 2)])
    await sleeper.drain()
    await clock.pass_by(FIRST_PAUSE - 1)
    assert len(tries) == 1
    await clock.pass_by(1, lambda: len(tries) == 2)
    await sleeper.drain()
    await clock.pass_by(2 * FIRST_PAUSE - 1)
    assert len(tries) == 2
    await clock.pass_by(1, lambda: len(tries) == 3)
    await sleeper.drain()
    assert await left(store) == []
    assert "timer breaks of seat 1 failed" in caplog.text
    assert "RuntimeError: not yet" in caplog.text, "what nobody foresaw is logged whole"


async def test_after_a_long_outage_nothing_is_late_by_more_than_minutes(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    tries = []

    async def refused(timer: Timer) -> None:
        tries.append(clock.time.timestamp())
        raise StorageFailed(why="database or disk is full")

    sleeper.on("a", refused)
    await put(store, clock, ("a", 0, 1))
    sleeper.start()
    await clock.still(lambda: len(tries) == 1)
    for n in range(2, 12):
        await sleeper.drain()
        await clock.pass_by(LONGEST_PAUSE, lambda n=n: len(tries) >= n)
    gaps = [later - sooner for sooner, later in pairwise(tries)]
    assert FIRST_PAUSE <= gaps[0] <= LONGEST_PAUSE
    assert gaps[-1] == max(gaps) == LONGEST_PAUSE


async def test_a_game_that_cannot_be_read_is_told_of_in_one_line_a_day(
    store: Store, clock: Nights, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def breaks(timer: Timer) -> None:
        tries.append(clock.time.timestamp())
        raise GameBroken(game=1, seq=2)

    sleeper.on("breaks", breaks)
    await put(store, clock, ("breaks", 0, 1))
    sleeper.start()
    await clock.still(lambda: len(tries) == 1)
    for day in (1, 2, 3):
        for _ in range(BROKEN // LONGEST - 1):
            await sleeper.drain()
            await clock.pass_by(LONGEST)
        assert len(tries) == day
        await clock.pass_by(LONGEST, lambda day=day: len(tries) == day + 1)
    await sleeper.drain()
    assert len(tries) == len(caplog.records) == 4
    assert all("\n" not in record.getMessage() for record in caplog.records)
    assert all(record.exc_info is None for record in caplog.records)


async def test_a_disk_that_refuses_is_told_of_in_one_line_and_tried_again_soon(
    store: Store, clock: Nights, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def refused(timer: Timer) -> None:
        tries.append(clock.time.timestamp())
        if len(tries) < 2:
            raise StorageFailed(why="database or disk is full")

    sleeper.on("a", refused)
    await put(store, clock, ("a", 0, 1))
    sleeper.start()
    await clock.still(lambda: len(tries) == 1)
    await sleeper.drain()
    await clock.pass_by(FIRST_PAUSE, lambda: len(tries) == 2)
    await sleeper.drain()
    assert await left(store) == []
    (line,) = caplog.records
    assert "database or disk is full" in line.getMessage()
    assert line.exc_info is None


async def test_a_timer_that_nobody_handles_stays(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    await put(store, clock, ("unheard", 0, 1))
    sleeper.start()
    await clock.still()
    await sleeper.drain()
    assert await left(store) == [("unheard", 1)]


async def test_a_timer_set_anew_by_its_handler_is_not_dropped(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    times = []

    async def again(timer: Timer) -> None:
        times.append(timer.due)
        if len(times) < 3:
            await put(store, clock, ("again", 0, 1))

    sleeper.on("again", again)
    await put(store, clock, ("again", 0, 1))
    sleeper.start()
    await clock.still(lambda: len(times) == 3)
    await sleeper.drain()
    assert await left(store) == []


async def test_a_failing_disk_does_not_stop_it(
    store: Store, clock: Nights, sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled = noting(sleeper, "a")
    await put(store, clock, ("a", 0, 1))
    reads = store.due_timers
    failing = 2

    async def due(now: int, most: int) -> list[Timer]:
        nonlocal failing
        if failing:
            failing -= 1
            raise StorageFailed(why="disk I/O error")
        return await reads(now, most)

    monkeypatch.setattr(store, "due_timers", due)
    sleeper.start()
    await clock.still()
    await clock.pass_by(1)
    await clock.pass_by(2, lambda: bool(handled))
    assert handled == [("a", 1)]


async def test_a_kind_has_one_handler(sleeper: Sleeper) -> None:
    noting(sleeper, "a")
    with pytest.raises(ValueError, match="have a handler"):
        noting(sleeper, "a")


async def test_what_was_interrupted_is_done_in_the_next_life(
    store: Store, clock: Nights, sleeper: Sleeper
) -> None:
    begun: list[int] = []

    async def forever(timer: Timer) -> None:
        begun.append(timer.seat)
        await asyncio.get_running_loop().create_future()

    sleeper.on("a", forever)
    await put(store, clock, ("a", 0, 1))
    sleeper.start()
    await clock.still(lambda: bool(begun))
    await sleeper.close()
    assert await left(store) == [("a", 1)]
    following = Sleeper(store, clock)
    handled = noting(following, "a")
    following.start()
    await clock.still(lambda: bool(handled))
    await following.drain()
    assert await left(store) == []
    await following.close()
