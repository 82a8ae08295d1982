"""Wakes when something is due: one task that sleeps until the earliest timer.

It is cancelled and begun anew when timers are set (:attr:`bot.storage.store.Store.on_timers`).
It never sleeps for more than :data:`LONGEST`, so that a machine that was suspended, or whose
clock was set, is late by no more than that.  What is overdue when it starts is handled once, the
earliest first, and :data:`AT_ONCE` at the same time, those of a game one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.clock import DAY, HOUR, Clock, stamp
from bot.errors import GameBroken, TableError
from bot.storage.rows import Timer
from bot.storage.store import Store

AT_ONCE: Final = 2
"""Timers that are handled at the same time.

With more, those of many games that are due at once stand in line at the loop and at the database,
and whoever makes a move stands behind them all: with a task for each of 300 it took 13 s.  With one
the others would wait where a game is locked, or the disk is slow.  No handler waits for Discord,
and none for longer than a disk does, so a slow one holds up the others for a moment only.
"""
AHEAD: Final = 50
"""Timers that are due and looked at to find some to begin with; a game has fewer."""
LONGEST: Final = HOUR
"""Seconds between two looks at the timers, at most."""
FIRST_PAUSE: Final = 30
"""Seconds before a timer whose handler failed is tried again; doubled each time."""
LONGEST_PAUSE: Final = 300
"""Seconds between two attempts at what fails, at most: so late is all after an outage."""
BROKEN: Final = DAY
"""Seconds between two attempts at a timer of a game that cannot be read."""
SHORTEST: Final = 0.01
"""Seconds to sleep at least, for a moment that the clock has not quite reached."""

log = logging.getLogger(__name__)

Handler = Callable[[Timer], Awaitable[None]]
"""Does what a timer is for.

It is called once when the timer is due, and again only if it raised or the process died
meanwhile, so its effect must be the same whether it happens once or twice: best it drops the
timer (:meth:`bot.storage.writing.Transaction.drop_timer`) in the transaction that carries the
effect.  It should look whether there is still something to be done.  A timer that still stands
when it returns, and was not set anew, is dropped for it.
"""


class Sleeper:
    """Has each timer handled when it is due, a few at a time, each in a task of its own."""

    def __init__(self, store: Store, clock: Clock, longest: float = LONGEST) -> None:
        """``longest``: seconds between two looks; more only where time makes no jumps."""
        self.longest = longest
        self._store = store
        self._clock = clock
        self._handlers: dict[str, Handler] = {}
        self._task: asyncio.Task[None] | None = None
        self._handling: dict[tuple[int, str, int], asyncio.Task[None]] = {}
        """By game, kind and seat."""
        self._failed: dict[int, tuple[int, int]] = {}
        """By the timer's id: when to try again, and the pause before that."""
        self.may: Callable[[], bool] = lambda: True
        """Whether anything may be handled now; who says no wakes it later."""
        self._looking = False
        self._again = False
        self._closed = False

    def on(self, kind: str, handler: Handler) -> None:
        """Have ``handler`` called for timers of a kind; one for each."""
        if kind in self._handlers:
            raise ValueError(f"timers of kind {kind} have a handler")
        self._handlers[kind] = handler

    def start(self) -> None:
        """Begin, unless it has begun; to be called when the bot can act."""
        if self._task is None and not self._closed:
            self._store.on_timers = self.wake
            self._task = asyncio.create_task(self._watch())

    def wake(self) -> None:
        """Look at the timers anew, for some were set."""
        if self._task is None or self._closed:
            return
        if self._looking:
            self._again = True
            return
        self._task.cancel()
        self._task = asyncio.create_task(self._watch())

    async def drain(self) -> None:
        """Wait until what is due now has been handled."""
        while True:
            while self._looking:
                await asyncio.sleep(0)
            if not self._handling:
                return
            await asyncio.wait(self._handling.values())
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop; what is being handled is handled in the next life."""
        self._closed = True
        tasks = [*self._handling.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self) -> None:
        pause: float = 1
        while True:
            self._looking, self._again = True, False
            try:
                wait = await self._look()
                pause = 1
            except Exception:
                log.exception("could not read the timers; trying again")
                wait, pause = pause, min(2 * pause, LONGEST_PAUSE)
            finally:
                self._looking = False
            if not self._again:
                await self._clock.sleep(wait)

    async def _look(self) -> float:
        """Begin with what is due; return the seconds until there is more to do."""
        if not self.may():
            return self.longest
        now = stamp(self._clock)
        # What is done with while the timers are read may be among them, and is looked at again.
        busy = {_place(*key) for key in self._handling}
        # Some of so many can be begun with: few are of games that are busy, or have failed.
        most = AHEAD + len(self._failed)
        due = await self._store.due_timers(now, most)
        if len(due) < most:  # These are all.
            self._failed = {t.id: self._failed[t.id] for t in due if t.id in self._failed}
        if put_off := [timer for timer in due if timer.due > now]:
            async with self._store.transaction() as writing:
                await writing.put_off(put_off)
        for timer in due:
            retry, _ = self._failed.get(timer.id, (now, 0))
            begins = timer.due <= now and retry <= now and len(self._handling) < AT_ONCE
            if begins and _place(*_key(timer)) not in busy:
                busy.add(_place(*_key(timer)))
                self._handling[_key(timer)] = asyncio.create_task(self._handle(timer))
        later = [retry for retry, _ in self._failed.values() if retry > now]
        following = await self._store.next_due(after=now)
        if following is not None:
            later.append(following)
        at = self._clock.now().timestamp()
        return max(SHORTEST, min([self.longest, *(moment - at for moment in later)]))

    async def _handle(self, timer: Timer) -> None:
        try:
            await self._handlers.get(timer.kind, _unknown)(timer)
            async with self._store.transaction() as writing:
                await writing.timer_done(timer)
            self._failed.pop(timer.id, None)
        except Exception as fault:
            self._put_off(timer, fault)
        finally:
            del self._handling[_key(timer)]
            self.wake()

    def _put_off(self, timer: Timer, fault: Exception) -> None:
        """Try again later what failed, and say so: foreseen faults in one line."""
        _, before = self._failed.get(timer.id, (0, 0))
        pause = min(2 * before or FIRST_PAUSE, LONGEST_PAUSE)
        if isinstance(fault, GameBroken):
            pause = BROKEN
        self._failed[timer.id] = (stamp(self._clock) + pause, pause)
        foreseen = isinstance(fault, TableError)
        log.error(
            "game %d: timer %s of seat %d failed%s; again in %d s",
            timer.game, timer.kind, timer.seat, f" ({fault})" if foreseen else "", pause,
            exc_info=None if foreseen else fault,
        )  # fmt: skip


def _key(timer: Timer) -> tuple[int, str, int]:
    return timer.game, timer.kind, timer.seat


def _place(game: int, kind: str, seat: int) -> tuple[int, str, int]:
    """Return what is handled one timer at a time: a game, or where there is none the timer."""
    return (game, "", 0) if game else (game, kind, seat)


async def _unknown(timer: Timer) -> None:
    raise LookupError(f"nobody handles timers of kind {timer.kind}")
