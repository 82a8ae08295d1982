"""Reminds whoever a game waits for: which timers, and what is done when one is due.

The message itself goes through the outbox, as a post to a user; who sends it asks
:meth:`Reminding.still_wanted` once more, for an outage may have kept it for hours.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.clock import HOUR, Clock, stamp
from bot.errors import TableError
from bot.storage.people import Person, Reminded
from bot.storage.rows import Post, Seat, Timer
from bot.storage.store import Store
from bot.tables.announce import Announcement
from bot.tables.clocks.reminders import (
    KINDS,
    PLANNED,
    SNOOZE,
    Wait,
    outdone,
    passed,
    plan,
    snoozed,
    to_send,
    wanted,
)
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import Change, Gone
from bot.tables.contents import Content, Fallback, OfWait, Reminder
from bot.tables.decisions import withdrawals
from bot.tables.lobbies import Lobbies
from bot.tables.table import Table

FALLBACK = Fallback.name
"""Kind of the post that takes the place of a direct message which could not be delivered."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Awaited:
    """A person who is waited for, and all that says when to remind them."""

    table: Table
    wait: Wait
    person: Person
    done: Reminded
    away: bool = False
    """At this table; nobody is reminded then."""


def waits(table: Table, now: int, timers: Sequence[Timer] = ()) -> Wait | None:
    """Return whom ``table`` waits for, if it is a person whose time runs.

    ``timers``: those of the game, by which a withdrawal is known that was waited for before.
    """
    if table.stands_still or not table.people_deciding:
        return None
    seat, began, clock = table.people_deciding[0], table.turn_began, table.clock
    if withdrawing := withdrawals.wait(table):
        return _withdrawing(table, withdrawing, now, timers)
    if not table.options.clock:
        return Wait.unhurried(seat, began, since=table.away_until(seat, now) or now)
    if clock is None or clock.runs != "turn" or clock.lapsed:
        return None
    return Wait.clocked(
        seat,
        began,
        since=clock.since,
        left=clock.left,
        whole=table.options.clock * HOUR,
        bank=table.seats[seat].bank,
    )


def _withdrawing(
    table: Table, withdrawing: withdrawals.Wait, now: int, timers: Sequence[Timer]
) -> Wait:
    """Return the wait for a victim's withdrawal in another's turn."""
    seat, began = withdrawing.seat, table.turn_began
    whole = withdrawals.patience(table.options)
    if whole is None:
        return Wait.unhurried(seat, began, since=table.away_until(seat, now) or now)
    left = withdrawals.left(timers, withdrawing, now)
    ends = now + (whole if left is None else left)
    if table.options.withdrawals == "strict":
        return Wait.clocked(seat, began, since=now, left=ends - now, whole=whole)
    return Wait.short(seat, began, since=now, whole=whole, ends=ends)


class Reminding:
    """Sets the timers of reminders and handles them, for all games."""

    def __init__(self, tables: Lobbies, store: Store, clock: Clock, sleeper: Sleeper) -> None:
        """Register with the timers of ``tables`` and with ``sleeper``."""
        self._tables = tables
        self._store = store
        self._clock = clock
        # Two timers of one turn may be due at once; each must know what the other has done.
        self._one_at_a_time = asyncio.Lock()
        tables.timing.also(self.timers)
        for kind in KINDS:
            sleeper.on(kind, self.due)

    async def timers(self, change: Change) -> Iterable[Timer | Gone]:
        """Return the timers that a change to a table sets or drops."""
        table, before = change.after, change.before
        standing = await self._store.timers(table.game.id)
        wait = waits(table, change.now, standing)
        was = None if before is None else waits(before, change.now, standing)
        goes_on = not change.anew and _same(was, before, wait, table)
        if goes_on and was == wait and not change.regained:
            return []
        if wait is None:
            return [Gone(kind) for kind in KINDS]
        gone = PLANNED if goes_on else KINDS
        newcomer = before is not None and _is_new(before.seats[wait.seat], table.seats[wait.seat])
        kept = standing if goes_on else ()
        anew = change.anew or newcomer
        if change.regained:
            wait = await self._counted(table, wait)
        planned = await self._planned(table, wait, put_off(kept, wait), anew=anew)
        return [*map(Gone, gone), *(timer for timer in planned if timer.due > change.now)]

    async def _planned(
        self, table: Table, wait: Wait, later: int | None, *, anew: bool = False
    ) -> list[Timer]:
        """Return the timers of reminders; ``later``: when one comes that was put off.

        ``anew``: what was done about whoever was waited for before is forgotten with this change.
        """
        user = table.user_at(wait.seat)
        assert user is not None  # nobody waits for a seat that nobody holds
        person = await self._store.people.person(user)
        done = await self._store.people.reminded(table.game.id, wait.seat, wait.began)
        done = Reminded() if anew else done
        planned = plan(wait, person, done, later)
        return [_timer(table, wait, kind, due) for kind, due in planned.items()]

    async def plan_anew(self, user: int) -> None:
        """Set the timers of all games that wait for ``user``, whose settings have changed.

        :raises StorageFailed: the disk refused.
        """
        for game in await self._store.games_of(user):
            try:
                table = await self._tables.load(game.id)
            except TableError:
                continue
            now = stamp(self._clock)
            standing = await self._store.timers(game.id)
            wait = waits(table, now, standing)
            if wait is None or table.user_at(wait.seat) != user:
                continue
            wait = await self._counted(table, wait)
            planned = await self._planned(table, wait, put_off(standing, wait))
            planned = [t for t in planned if t.due > now]
            async with self._store.transaction() as writing:
                for kind in PLANNED:
                    await writing.drop_timer(game.id, kind, wait.seat)
                for timer in planned:
                    await writing.set_timer(timer)

    async def _counted(self, table: Table, wait: Wait) -> Wait:
        """Return ``wait``, where no clock runs counted from the beginning of the turn."""
        if wait.ends is not None:
            return wait
        since = self._store.outages.carried(await self._turn_since(table))
        since = max(since, table.seats[wait.seat].away_until or 0)
        return Wait.unhurried(wait.seat, wait.began, since=since)

    async def _turn_since(self, table: Table) -> int:
        """Return when the turn being played began."""
        began = table.turn_began
        lines = await self._store.log(table.game.id, after=began - 1, until=began)
        return lines[0].at if lines else table.game.started or table.game.created

    async def due(self, timer: Timer) -> None:
        """Have the reminder sent whose time has come, if it is still of use.

        :raises StorageFailed: the disk refused.
        """
        async with self._one_at_a_time:
            now = stamp(self._clock)
            standing = await self._store.timers(timer.game)
            due = [t.kind for t in standing if t.kind in KINDS and t.seat == timer.seat]
            due = [t.kind for t in standing if t.kind in due and t.due <= now]
            if timer.kind not in due:
                return
            began = int(timer.params["began"])
            kind, user = await self._chosen(timer, began, due, now)
            done = await self._store.people.reminded(timer.game, timer.seat, began)
            async with self._store.transaction() as writing:
                for come in due:
                    await writing.drop_timer(timer.game, come, timer.seat)
                sent = done.sent + bool(kind)
                await writing.set_reminded(timer.game, timer.seat, began, sent=sent, **passed(due))
                if kind:
                    letter = Reminder(which=kind, seat=timer.seat, began=began, nth=sent)
                    await writing.post(
                        timer.game, began, letter.kind, user=user, params=letter.params()
                    )
        self._posted()

    async def _chosen(
        self, timer: Timer, began: int, due: Sequence[str], now: int
    ) -> tuple[str, int | None]:
        """Return which of the kinds that are ``due`` is sent, and to whom; or an empty string."""
        awaited = await self.awaited(timer.game)
        if awaited is None or (awaited.wait.seat, awaited.wait.began) != (timer.seat, began):
            return "", None
        kind = to_send(due, awaited.wait, awaited.person, awaited.done, now, away=awaited.away)
        return kind, awaited.person.id

    async def awaited(self, game: int) -> Awaited | None:
        """Return whom a game waits for, if it is a person whose time runs."""
        try:
            table = await self._tables.load(game)
        except TableError:
            log.info("game %d: could not remind anybody", game, exc_info=True)
            return None
        return await self.of(table)

    async def of(self, table: Table) -> Awaited | None:
        """Return whom ``table`` waits for, as :meth:`awaited`."""
        now, game = stamp(self._clock), table.game.id
        wait = waits(table, now, await self._store.timers(game))
        user = None if wait is None else table.user_at(wait.seat)
        if wait is None or user is None:
            return None
        person = await self._store.people.person(user)
        done = await self._store.people.reminded(game, wait.seat, wait.began)
        away = table.away_until(wait.seat, now) is not None
        return Awaited(table, wait, person, done, away)

    async def still_wanted(self, post: Post) -> Awaited | None:
        """Return who is to get a reminder, or a mention in its place, that is about to be sent.

        ``None``: it is of no use any more, or comes at the wrong time.
        """
        awaited = await self.awaited(post.game)
        now = stamp(self._clock)
        if awaited is None:
            return None
        wait, told = awaited.wait, _about(post)
        over = wait.ends is not None and now >= wait.ends
        over = over or outdone(post.kind, awaited.done)
        if (
            over
            or (wait.seat, wait.began) != (told.seat, told.began)
            or post.user not in (None, awaited.person.id)
        ):
            return None
        still = wanted(awaited.person, awaited.done, now, away=awaited.away)
        return awaited if still else None

    async def undelivered(self, post: Post) -> None:
        """Have the channel told once a turn, instead of a direct message that was refused.

        Nothing is done a second time for the same turn.

        :raises StorageFailed: the disk refused.
        """
        told = Reminder.from_post(post)
        seat, began = told.seat, told.began
        assert post.user is not None
        async with self._one_at_a_time:
            table = await self._tables.load(post.game)
            done = await self._store.people.reminded(post.game, seat, began)
            async with self._store.transaction() as writing:
                await writing.set_person(post.user, unreachable=writing.now)
                if not done.fallen_back:
                    await writing.set_reminded(post.game, seat, began, fallen_back=True)
                    call = Fallback(seat=seat, began=began)
                    await Announcement(call, began).write(table, writing)
        self._posted()

    async def delivered(self, person: Person) -> None:
        """Note that direct messages reach ``person`` (again)."""
        if person.unreachable is not None:
            await self._keep(person.id, unreachable=None)

    async def snooze(self, awaited: Awaited, hours: int) -> int | None:
        """Remind a person again in that many hours; return when, or ``None`` if it is of no use.

        :raises StorageFailed: the disk refused.
        """
        now, table, wait = stamp(self._clock), awaited.table, awaited.wait
        at = snoozed(wait, awaited.person, awaited.done, now, hours)
        if at is not None:
            places = plan(wait, awaited.person, awaited.done, at)
            async with self._store.transaction() as writing:
                await writing.set_timer(_timer(table, wait, SNOOZE, at))
                for kind in PLANNED:
                    if kind not in places:
                        await writing.drop_timer(table.game.id, kind, wait.seat)
        return at

    async def stop(self, awaited: Awaited) -> None:
        """Send a person no more reminders this turn.

        :raises StorageFailed: the disk refused.
        """
        game, seat, began = awaited.table.game.id, awaited.wait.seat, awaited.wait.began
        async with self._store.transaction() as writing:
            await writing.set_reminded(game, seat, began, stopped=True)
            for kind in KINDS:
                await writing.drop_timer(game, kind, seat)

    async def choose(self, user: int, **columns: str | int | bool | None) -> Person:
        """Change a person's settings and what follows from them; return them as they are now.

        :raises StorageFailed: the disk refused.
        """
        await self._keep(user, **columns)
        await self.plan_anew(user)
        return await self._store.people.person(user)

    def _posted(self) -> None:
        if self._tables.outbox is not None:
            self._tables.outbox.kick()

    async def _keep(self, user: int, **columns: str | int | bool | None) -> None:
        async with self._store.transaction() as writing:
            await writing.set_person(user, **columns)


def put_off(timers: Iterable[Timer], wait: Wait) -> int | None:
    """Return when a reminder comes that its reader has put off, if there is one."""
    about = (SNOOZE, wait.seat, wait.began)
    return next((t.due for t in timers if (t.kind, t.seat, t.params.get("began")) == about), None)


def _about(post: Post) -> OfWait | Fallback:
    """Return what a reminder, or the mention in its place, is about."""
    content = Content.from_post(post)
    assert isinstance(content, OfWait | Fallback)
    return content


def _timer(table: Table, wait: Wait, kind: str, due: int) -> Timer:
    # What somebody has put off comes when they said.
    planned = kind in PLANNED
    return Timer(table.game.id, kind, due, wait.seat, {"began": wait.began}, for_people=planned)


def _same(was: Wait | None, before: Table | None, now: Wait | None, table: Table) -> bool:
    """Whether the same person is still waited for about the same."""
    if was is None or now is None or before is None:
        return False
    same_user = before.user_at(was.seat) == table.user_at(now.seat)
    return same_user and (was.seat, was.began) == (now.seat, now.began)


def _is_new(was: Seat, seat: Seat) -> bool:
    """Whether somebody else has a seat than had it last."""
    return was.user != seat.user and not seat.returned_to(was)
