"""The table service with all that belongs to it, on a clock that is moved and without Discord."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.errors import CannotSend
from bot.storage.outbox import Outbox
from bot.storage.rows import Post, Timer
from bot.storage.store import Store
from bot.tables import contents
from bot.tables.clocks.reach import Reach
from bot.tables.clocks.reminding import FALLBACK, Reminding
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.clocks.timing import Change
from bot.tables.decisions import withdrawals
from bot.tables.letters import ABSENT, LETTER
from bot.tables.letters.absent import Absent
from bot.tables.letters.base import Letters
from bot.tables.letters.closing import Closing
from bot.tables.letters.voters import Voters
from bot.tables.seats.pilot import Pilot
from bot.tables.service import Tables
from bot.tables.table import REWIND, Table
from tests.soak.alone import LOST
from tests.soak.counts import REMINDERS, Heard, Night
from tests.soak.games import LONGEST, quick

_MOVES_ON = ("turn", "away_over", "autopilot", withdrawals.KIND, "idle", "archive")
"""Timers of which a game that is played has one at least, so that it cannot stall."""

Subject = tuple[object, ...]
"""What a mention or a letter is counted by."""


class Time:
    """A clock that stands until it is moved."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def now(self) -> datetime:
        return self.moment

    async def sleep(self, seconds: float) -> None:
        await asyncio.get_running_loop().create_future()


class NoWaiting:
    """Time for an outbox that sends all at once: that it waits to try again is a fault."""

    def __init__(self, time: Time, faults: list[str]) -> None:
        self._time, self._faults = time, faults

    def now(self) -> datetime:
        return self._time.now()

    async def sleep(self, seconds: float) -> None:
        self._faults.append("a post could not be sent")
        raise AssertionError(self._faults[-1])


class PostOffice:
    """Discord, and the courier's part: it outlives the bot, and writes down what reaches whom.

    As Discord does, it takes a message of a nonce only once: a bot that is stopped after a message
    was sent and before that was noted sends it again.  Who has closed their direct messages gets
    none, and who has left the server neither those nor mentions.
    """

    house: House

    def __init__(self, time: Time) -> None:
        self._time = time
        self.closed: set[int] = set()
        """Who takes no direct messages."""
        self.left: set[int] = set()
        """Who is not in the server."""
        self.nights: dict[int, Night] = {}
        self.unwilling: set[int] = set()
        """Who wants no reminders."""
        self.kinds: Counter[str] = Counter()
        """What was sent or edited, by kind."""
        self.heard: list[Heard] = []
        self.letters: list[Heard] = []
        self.refused: set[Subject] = set()
        """Turns in which a reminder could not be delivered; all as in :attr:`told`."""
        self.closings: dict[int, set[int]] = {}
        """The edits by which a letter was closed, by its post; one may be made again."""
        self.rung: set[tuple[str, Subject]] = set()
        """Turns and decisions of which somebody was told by a ring."""
        self.owed: set[tuple[str, Subject]] = set()
        """Those of which somebody is to be told yet."""
        self.faults: list[str] = []
        self._taken: dict[str, int] = {}
        self._stands: set[tuple[str, int]] = set()
        """Kinds and revisions of messages that stand."""

    async def send(self, post: Post) -> int | None:
        if post.nonce in self._taken:
            return self._taken[post.nonce]
        table = await self.house.tables.load(post.game)
        if post.edits:
            if post.kind == "letter_edit":
                self.closings.setdefault(int(post.params["of"]), set()).add(post.id)
        elif post.user is not None:
            if not await self._delivered(post, table):
                return None
        elif not await self._shown(post, table):
            return None
        self.kinds[post.kind] += 1
        message = 10_000 + self.kinds.total()
        if post.nonce:
            self._taken[post.nonce] = message
            self._stands.add((post.kind, post.seq))
        return message

    async def find(self, post: Post) -> int | None:
        return None  # A post of which we know nothing has not arrived.

    async def arrived(self, post: Post) -> None:
        """Nobody waits to hear of it."""

    def passing(self, post: Post) -> bool:
        return contents.passing(post)

    async def late(self, post: Post) -> None:
        """Nothing follows from that here."""

    async def failed(self, post: Post, why: str) -> bool:
        if why != "closed":
            self.faults.append(f"{post.kind} was given up: {why}")
        return False

    # ----------------------------------------------------------------- letters

    async def _delivered(self, post: Post, table: Table) -> bool:
        """Deliver a letter, if it is still wanted and its reader can be reached."""
        house, user = self.house, post.user
        assert user is not None
        wanted: object
        if post.kind in house.letters:
            wanted = await house.letters[post.kind].still_wanted(post)
        else:
            wanted = await house.reminding.still_wanted(post)
        if wanted is None or user in self.left:
            return False
        about = (user, *await self._about(post, table))
        night, now = self.nights.get(user), self._time.moment
        if night is not None and night.covers(now):
            self.faults.append(f"{post.kind} to {user} at {now}, in the quiet hours {night}")
        if user in self.unwilling:
            self.faults.append(f"{post.kind} to {user}, who wants none")
        if user in self.closed:
            if post.kind in REMINDERS:
                self.refused.add(about[:-1])
                await house.reminding.undelivered(post)
            raise CannotSend("closed")
        if post.kind in REMINDERS:
            await house.reminding.delivered(await house.store.people.person(user))
        self.letters.append(Heard(now, post.kind, about))
        return True

    async def _about(self, post: Post, table: Table) -> Subject:
        """Return what a letter is counted by."""
        if post.kind in REMINDERS:
            return (post.params["seat"], *await self.house.turn(table))
        seat = int(post.params["seat"])
        if post.kind == ABSENT:
            return (seat, await self.house.noted(table, seat, *LOST))
        if post.kind == LETTER:
            # Who leaves and sits down again, there or elsewhere, is asked again.
            return (seat, post.params["vote"], await self.house.noted(table, seat, "seat-taken"))
        return ()

    # ---------------------------------------------------------------- messages

    async def _shown(self, post: Post, table: Table) -> bool:
        """Show a new message in the channel, if it is still of use; somebody's phone may ring."""
        rung: int | None = None
        about: Subject = ()
        silent = bool(post.params.get("silent"))
        if post.kind == "turn":
            if await self.house.tables.undone_by(post.game, post.seq):
                return False
            rung, about = self._mover(post, table), await self.house.turn(table)
        elif post.kind == withdrawals.KIND:
            wait = withdrawals.Wait(*(int(post.params[n]) for n in ("turn", "army", "seat")))
            if withdrawals.wait(table) != wait:
                return False
            rung = None if table.stands_still else table.user_at(wait.seat)
            silent = not await withdrawals.rings(self.house.store, post)
            about = (*wait, await self.house.times_back(table))
        elif post.kind == FALLBACK:
            awaited = await self.house.reminding.still_wanted(post)
            if awaited is None or awaited.person.id in self.left:
                return False
            rung = awaited.person.id
            about = (rung, awaited.wait.seat, *await self.house.turn(table))
        elif post.kind == "nudge":
            seat = int(post.params["seat"])
            rung = table.user_at(seat)
            moved = table.turn_began > post.seq or seat not in table.deciders
            if moved or rung is None or rung in self.left:
                return False
        if rung is not None and rung not in self.left and not silent:
            self.heard.append(Heard(self._time.moment, post.kind, about))
            # The last number is how often all went back; who is told again was told before.
            self.rung.add((post.kind, about[:-1]))
            self.owed.discard((post.kind, about[:-1]))
        return True

    def _mover(self, post: Post, table: Table) -> int | None:
        """Return whom the post of a turn mentions: nobody where an earlier one is used again."""
        seat = int(post.params["seat"])
        if table.turn_began != post.seq or not table.unfinished or _is_left(table, seat):
            return None
        if any(("turn", waiting) in self._stands for waiting in post.params.get("waiting", ())):
            _, state = table.playing()
            self.owed.discard((post.kind, (state.turn.round, seat)))
            return None
        return table.user_at(seat)

    @property
    def told(self) -> set[Subject]:
        """Turns in which somebody was mentioned because a reminder could not be delivered."""
        return {about for kind, about in self.rung if kind == FALLBACK}


@dataclass
class House:
    """The table service at work: what it is made of, and what is owed to its players."""

    time: Time
    store: Store
    tables: Tables
    outbox: Outbox
    sleeper: Sleeper
    reach: Reach
    reminding: Reminding
    letters: dict[str, Letters]
    """Those that are no reminders, by kind."""
    office: PostOffice

    @classmethod
    async def open(cls, database: Path, time: Time, office: PostOffice, seed: str) -> House:
        store = await Store.open(str(database), time)
        tables = Tables(store, time, lambda: seed)
        outbox = tables.outbox = Outbox(store, office, NoWaiting(time, office.faults))
        sleeper = Sleeper(store, time, longest=LONGEST.total_seconds())
        reach = Reach(store, time, sleeper, tables.reread, beat=LONGEST.total_seconds())
        tables.keep_time(sleeper)
        tables.keep_votes(sleeper)
        tables.take_care(sleeper)
        tables.end_waits(sleeper)
        Pilot(tables, quick).keep_time(sleeper)
        reminding = Reminding(tables, store, time, sleeper)
        letters = {kind.kind: kind(tables, store, time, sleeper) for kind in (Absent, Voters)}
        Closing(tables, store, time, sleeper)
        house = cls(time, store, tables, outbox, sleeper, reach, reminding, letters, office)
        tables.timing.also(house._begins)
        office.house = house
        reach.up()
        outbox.kick()
        sleeper.start()
        return house

    async def close(self) -> None:
        await self.sleeper.close()
        await self.reach.close()
        await self.outbox.close()
        await self.store.close()

    async def until(self, game: int, moment: datetime) -> None:
        """Let time pass, stopping wherever something is due."""
        while True:
            await self.quiet(game)
            due = await self.store.next_due(after=int(self.time.moment.timestamp()))
            if due is None or due >= moment.timestamp():
                break
            self.time.moment = datetime.fromtimestamp(due, UTC)
            self.sleeper.wake()
        self.time.moment = max(moment, self.time.moment)
        self.sleeper.wake()
        await self.quiet(game)

    async def quiet(self, game: int) -> None:
        """Wait until everything due is done and sent, and see that all is as it should be then."""
        while not self.reach.there():
            await asyncio.sleep(0.001)
        await asyncio.sleep(0)
        await self.sleeper.drain()
        await self.outbox.drain()
        table = await self.tables.load(game)
        if table.game.status != "running" or table.game.archived is not None:
            return
        timers = await self.store.timers(game)
        now = self.time.moment.timestamp()
        if late := [t.kind for t in timers if t.due <= now]:
            self.office.faults.append(f"at {table.seq}: {late} are due and nothing is done")
        if not any(t.kind in _MOVES_ON and t.due < withdrawals.NEVER for t in timers):
            self.office.faults.append(f"at {table.seq}: nothing moves the game on")
        for kind, about, _ in _told_of(table):
            if (kind, about) in self.office.owed:
                self.office.owed.discard((kind, about))
                self.office.faults.append(f"at {table.seq}: nobody was told of {kind} {about}")

    # ------------------------------------------------------------- what is counted

    async def turn(self, table: Table) -> Subject:
        """Return what a turn is counted by: its round and seat, and how often all went back."""
        _, state = table.playing()
        return (state.turn.round, state.turn.player, await self.times_back(table))

    async def times_back(self, table: Table) -> int:
        """Return how often a game has gone back on agreement."""
        found = await self.store._read(
            "SELECT count(*) FROM actions WHERE game_id = ? AND kind = ?", table.game.id, REWIND
        )
        return int(found[0][0])

    async def noted(self, table: Table, seat: int, *what: str) -> int:
        """Return how often the trail says so of a seat."""
        trail = await self.store.servers.audit(table.game.guild, game=table.game.id)
        return sum(e.what in what and e.params.get("seat") == seat + 1 for e in trail)

    async def _begins(self, change: Change) -> Iterable[Timer]:
        """Note of which turn or decision that has just begun somebody must be told.

        Not of what was taken back to, for that was told when it came.
        """
        table, before = change.after, change.before
        if before is None or table.game.status != "running":
            return []
        started = before.state is None
        earlier = {} if started else {(kind, about) for kind, about, _ in _told_of(before)}
        for kind, about, user in _told_of(table):
            if kind == "turn":
                begins = started or table.turn_began > before.turn_began
            else:
                begins = table.seq > before.seq and (kind, about) not in earlier
            if begins and user not in self.office.left and (kind, about) not in self.office.rung:
                self.office.owed.add((kind, about))
        return []


def _told_of(table: Table) -> Iterator[tuple[str, Subject, int]]:
    """Yield what a game waits for that somebody is told of: the kind of post, of what, and whom."""
    _, state = table.playing()
    mover = state.turn.player
    user = table.user_at(mover)
    if user is not None and not _is_left(table, mover):
        yield "turn", (state.turn.round, mover), user
    wait = withdrawals.wait(table)
    user = None if wait is None else table.user_at(wait.seat)
    if wait is not None and user is not None and not table.stands_still:
        yield withdrawals.KIND, tuple(wait), user


def _is_left(table: Table, mover: int) -> bool:
    """Whether the autopilot plays the running turn, that of ``mover``."""
    return table.plays_itself(mover) or (table.clock is not None and bool(table.clock.lapsed))
