"""What waits while a post cannot be sent: posts in order, nobody's clock; below Discord."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from bot.clock import DAY, HOUR, stamp
from bot.errors import CannotSend, TryLater
from bot.storage.outbox import FIRST_HELD, HELD, LONGEST_HELD, LONGEST_PAUSE, MOST_HELD, Outbox
from bot.storage.rows import Post, Timer
from bot.storage.store import Store
from bot.tables.letters import UNTOLD
from bot.tables.letters.untold import Untold
from bot.tables.table import Table

from .fakes import Channel, TestClock
from .test_timeouts import Life, begun, mover
from .test_withdrawing import begun as asking
from .war import attack, lay


class Closed(Channel):
    """A channel that takes no posts for now, and people who may take no letters."""

    def __init__(self, life: Office, clock: TestClock) -> None:
        super().__init__(clock)
        self.life = life
        self.refuses = True
        self.unwritten = False
        """Letters are refused too."""
        self.tried: list[int] = []
        """When something was refused, in Unix seconds."""
        self.before = self._before

    def _before(self, post: Post) -> None:
        if post.user is not None and self.unwritten:
            raise CannotSend("closed")
        if post.channel is not None and self.refuses:
            self.tried.append(stamp(self.clock))
            raise CannotSend("forbidden")

    async def arrived(self, post: Post) -> None:
        await self.life.tables.told_by(post)

    async def late(self, post: Post) -> None:
        await self.life.tables.not_told(post, late=True)

    async def failed(self, post: Post, why: str) -> bool:
        if post.channel is None:
            return False
        await self.life.tables.not_told(post)
        return True


class Office(Life):
    """A life with an outbox."""

    def __init__(self, store: Store, clock: TestClock) -> None:
        super().__init__(store, clock)
        self.channel = Closed(self, clock)
        self.open()

    def open(self) -> None:
        self.outbox = Outbox(self.store, self.channel, self.clock)
        self.tables.outbox = self.outbox
        self.tables.take_care(self.sleeper)
        self.tables.end_waits(self.sleeper)
        self.letters = Untold(self.tables, self.store, self.clock, self.sleeper)
        self.sleeper.on(HELD, self._due)

    async def _due(self, timer: Timer) -> None:
        await self.outbox.release(timer.game)

    async def see_to_what_is_due(self) -> None:
        while True:
            await super().see_to_what_is_due()
            await self.outbox.drain()
            if not await self.ripe():
                return

    def letters_to(self, user: int | None) -> list[Post]:
        return [p for p in self.channel.messages.values() if p.user == user and p.kind == UNTOLD]

    def posted(self, kind: str) -> list[int]:
        return [p.seq for p in self.channel.messages.values() if p.kind == kind]


@pytest.fixture
def office(store: Store, clock: TestClock) -> Office:
    return Office(store, clock)


async def untold(office: Office) -> Table:
    """Begin a game whose player to move can be told by nothing."""
    office.channel.unwritten = True
    table = await begun(office)
    await office.see_to_what_is_due()
    table = await office.load(table)
    assert table.untold
    return table


def full(table: Table, now: int) -> bool:
    """Whether the clock has just begun to run."""
    clock = table.clock
    assert clock is not None
    return (clock.runs, clock.left, clock.since) == ("turn", 24 * HOUR, now)


# --------------------------------------------------------------------------- posts


async def test_what_is_refused_is_tried_again_in_growing_intervals_that_have_an_end(
    office: Office, clock: TestClock
) -> None:
    await untold(office)
    office.channel.tried = [t for t in office.channel.tried if t == office.channel.tried[-1]][:1]
    for _ in range(3):
        await office.wait(20 * HOUR, step=60)
        # What is held survives a restart, and the pause before the next attempt with it.
        await office.outbox.close()
        office.outbox = office.tables.outbox = Outbox(office.store, office.channel, clock)
    tried = sorted(set(office.channel.tried))
    pauses = [b - a for a, b in pairwise(tried)]
    assert pauses[:3] == [FIRST_HELD, 2 * FIRST_HELD, 4 * FIRST_HELD]
    assert pauses == sorted(pauses)
    assert max(pauses) == LONGEST_HELD
    assert len(pauses) < 30


async def test_a_post_is_given_up_after_two_weeks_of_refusals(
    store: Store, clock: TestClock, office: Office
) -> None:
    table = await untold(office)
    async with store.transaction() as writing:
        await writing._db.execute("UPDATE outbox SET held = ? WHERE held > 0", (MOST_HELD,))
    await office.outbox.release(table.game.id)
    await office.see_to_what_is_due()
    assert await store.held() == []
    assert not await store.stands(table.game.id, "turn", 0)
    assert MOST_HELD * LONGEST_HELD > 14 * DAY


async def test_a_newer_turn_takes_the_place_of_the_older_and_comes_once(office: Office) -> None:
    table = await untold(office)
    for _ in range(3):
        table = await office.turn(table)
        await office.see_to_what_is_due()
    held = await office.store._read("SELECT kind, seq FROM outbox WHERE held > 0")
    assert [tuple(row) for row in held if row[0] == "turn"] == [("turn", table.turn_began)]
    office.channel.refuses = False
    await office.tables.repost(table.game.id)
    await office.tables.repost(table.game.id)
    await office.see_to_what_is_due()
    await office.wait(DAY)
    assert office.posted("turn") == [table.turn_began]


async def test_what_is_held_is_sent_before_what_is_written_later(office: Office) -> None:
    table = await untold(office)
    sent: list[str] = []
    office.channel.after = lambda post: sent.append(post.kind) if post.channel else None
    office.channel.refuses = False
    await office.turn(table)
    await office.see_to_what_is_due()
    assert sent[0] == "lobby"
    assert sent.index("lobby_edit") < sent.index("turn_edit")
    assert await office.store.held() == []


async def test_nothing_is_lost_if_we_die_before_a_refusal_is_noted(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the post is sent once more, refused once more, and one letter is written."""
    dies = iter([True])

    async def failed(post: Post, why: str) -> bool:
        held = await Closed.failed(office.channel, post, why)
        if post.kind == "turn" and next(dies, False):
            raise asyncio.CancelledError
        return held

    monkeypatch.setattr(office.channel, "failed", failed)
    table = await begun(office)
    await office.see_to_what_is_due()
    office.outbox = office.tables.outbox = Outbox(office.store, office.channel, office.clock)
    office.outbox.kick()
    await office.outbox.drain()
    await office.see_to_what_is_due()
    assert len(office.letters_to(table.user_at(mover(await office.load(table))))) == 1
    assert not (await office.load(table)).untold


# -------------------------------------------------------------------------- clocks


async def test_nothing_runs_for_who_has_not_been_told(office: Office) -> None:
    before = await untold(office)
    await office.wait(6 * DAY)
    table = await office.load(before)
    assert (table.seq, table.seats) == (before.seq, before.seats)
    assert await office.timers(table) == {}


async def by_the_post(office: Office, table: Table) -> None:
    office.channel.refuses = False
    await office.outbox.release(table.game.id)


async def by_a_letter(office: Office, table: Table) -> None:
    office.channel.unwritten = False
    async with office.store.transaction() as writing:
        seat = table.people_deciding[0]
        due = stamp(office.clock)
        await writing.set_timer(
            Timer(table.game.id, UNTOLD, due, seat, {"began": table.turn_began})
        )


async def by_looking(office: Office, table: Table) -> None:
    await office.tables.told(table.game.id, table.waiting_for[0])


@pytest.mark.parametrize("told", [by_the_post, by_a_letter, by_looking])
async def test_from_when_they_are_told_they_have_their_whole_time(office: Office, told) -> None:
    table = await untold(office)
    await office.wait(2 * DAY)
    now = stamp(office.clock)
    await told(office, table)
    await office.see_to_what_is_due()
    table = await office.load(table)
    assert not table.untold
    assert full(table, now)
    assert (await office.timers(table))["turn"] == 72 * HOUR
    await office.wait(72 * HOUR)
    assert (await office.load(table)).seq > table.seq, "it runs as ever"


def delayed(office: Office, times: int) -> None:
    """Have Discord fail so often before it says what it thinks of a post."""
    tries = iter(range(times))

    def before(post: Post) -> None:
        if post.channel is not None and next(tries, None) is not None:
            raise TryLater
        office.channel._before(post)

    office.channel.before = before


async def test_time_in_which_it_was_tried_to_tell_them_is_not_theirs(
    office: Office, clock: TestClock
) -> None:
    delayed(office, 8)
    office.channel.unwritten = True
    began = stamp(clock)
    table = await begun(office)
    await office.see_to_what_is_due()
    assert stamp(clock) - began > 4 * 60
    await by_looking(office, table)
    assert full(await office.load(table), stamp(clock))


@pytest.mark.parametrize("tries", [12, 1000])
async def test_who_is_told_late_by_the_post_has_their_whole_time_and_one_ring(
    office: Office, clock: TestClock, tries: int
) -> None:
    """Discord fails for an hour, or for days, in which nothing is played or missed."""
    office.channel.refuses = False
    delayed(office, tries)
    began = stamp(clock)
    before = await begun(office)
    await office.see_to_what_is_due()
    table = await office.load(before)
    assert stamp(clock) - began > (tries - 9) * LONGEST_PAUSE
    assert not table.untold
    assert full(table, stamp(clock))
    assert (table.seq, table.seats) == (before.seq, before.seats)
    assert office.posted("turn") == [0]
    assert office.letters_to(table.waiting_for[0]) == []


async def test_who_was_not_told_for_an_hour_and_then_never_is_written_to(office: Office) -> None:
    delayed(office, 20)
    table = await begun(office)
    await office.see_to_what_is_due()
    table = await office.load(table)
    assert len(office.letters_to(table.waiting_for[0])) == 1
    assert not table.untold
    assert full(table, stamp(office.clock))


async def test_others_who_look_tell_nobody(office: Office) -> None:
    table = await untold(office)
    other = next(s.user for s in table.seats if s.user not in table.waiting_for)
    await office.tables.told(table.game.id, other)
    assert (await office.load(table)).untold


async def test_who_has_moved_knows_and_their_post_is_of_no_matter(office: Office) -> None:
    table = await untold(office)
    table = await office.turn(table)
    await office.see_to_what_is_due()
    assert (await office.load(table)).untold, "the next one does not know"
    assert office.posted("turn") == []


async def test_whoever_takes_the_seat_knows(office: Office) -> None:
    table = await untold(office)
    user = table.waiting_for[0]
    await office.tables.offer(table.game.id, user)
    table = await office.tables.take(table.game.id, 900, "Eve")
    assert not table.untold
    assert full(table, stamp(office.clock))


async def test_a_silent_post_was_to_tell_nobody(office: Office) -> None:
    office.channel.refuses = False
    table = await begun(office)
    await office.see_to_what_is_due()
    office.channel.refuses = True
    (message,) = [m for m, p in office.channel.messages.items() if p.kind == "turn"]
    await office.store.forget_message(message)
    await office.tables.repost(table.game.id)
    await office.see_to_what_is_due()
    assert office.channel.tried
    assert not (await office.load(table)).untold


async def test_a_skip_does_not_wait_for_who_has_not_been_told(office: Office) -> None:
    table = await untold(office)
    office.channel.refuses = False
    await office.pilot.skip(table.game.id)
    await office.see_to_what_is_due()
    assert (await office.load(table)).turn_began > table.turn_began


async def test_a_game_in_which_nobody_can_be_told_is_put_aside_like_an_idle_one(
    office: Office,
) -> None:
    table = await untold(office)
    await office.wait(15 * DAY, step=6 * HOUR)
    assert (await office.load(table)).game.archived is not None


async def test_who_wants_no_letters_gets_none_and_the_clock_waits(office: Office) -> None:
    for user in (101, 102, 103):
        async with office.store.transaction() as writing:
            await writing.set_person(user, reminders=False)
    table = await begun(office)
    await office.see_to_what_is_due()
    assert (await office.load(table)).untold
    assert [p for p in office.channel.messages.values() if p.user is not None] == []


# ----------------------------------------------------------------- out of their turn


async def victim(office: Office, *, reachable: bool) -> Table:
    """Have the third player asked where his tokens go, by a post that cannot be sent."""
    office.channel.refuses = False
    table = await lay(office.tables, await asking(office.tables, "ask", clock=24))
    await office.see_to_what_is_due()
    office.channel.refuses, office.channel.unwritten = True, not reachable
    delayed(office, 8)
    for action in attack():
        table = (await office.tables.act(table.game.id, table.user_at(0), action)).table
    assert table.deciders == (2,)
    await office.see_to_what_is_due()
    return await office.load(table)


async def test_a_victim_who_was_not_told_has_the_whole_time_once_they_are(office: Office) -> None:
    table = await victim(office, reachable=False)
    assert table.untold
    await office.wait(2 * DAY)
    assert (await office.load(table)).deciders == (2,), "nothing is placed for them"
    await office.tables.told(table.game.id, table.user_at(2))
    assert await office.timers(table, "withdraw") == {"withdraw": 6 * HOUR}
    await office.wait(6 * HOUR)
    assert (await office.load(table)).deciders != (2,)


async def test_a_victim_hears_by_letter_too(office: Office) -> None:
    table = await victim(office, reachable=True)
    assert len(office.letters_to(table.user_at(2))) == 1
    assert not table.untold
    assert await office.timers(table, "withdraw") == {"withdraw": 6 * HOUR}


# ------------------------------------------------------------------- games that are over


async def test_the_result_of_a_game_that_is_over_comes_when_it_can(
    office: Office, store: Store
) -> None:
    office.channel.refuses = False
    table = await begun(office)
    await office.see_to_what_is_due()
    office.channel.refuses = True
    async with store.transaction() as writing:
        await writing.end_game(table.game.id, "over")
        await writing.drop_timers(table.game.id)
        await writing.post(table.game.id, 0, "result", channel=10)
    office.outbox.kick()
    await office.wait(HOUR)
    assert office.posted("result") == []
    office.channel.refuses = False
    await office.wait(4 * HOUR)
    assert office.posted("result") == [0]
