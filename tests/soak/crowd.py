"""People at a table below Discord: they play, forget, leave, come back, and tap what is stale."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.errors import StaleTable, TableError
from bot.storage.outages import GRACE
from bot.tables.table import Table
from engine import ORDERS, Action, RuleError, legal
from engine.actions import Done
from tests.soak.counts import MOST, Night
from tests.soak.games import ZONES
from tests.soak.house import House
from tests.soak.people import Ways, anybody

PAUSE = 100
"""Hours of a pause, at most."""
AWAY = 5
"""Days of an absence, at most."""
FURTHEST = 15
"""Revisions that a table is asked to go back, at most."""


@dataclass
class Person:
    """Somebody who has a seat, or would like one."""

    user: int
    ways: Ways
    looks_at: datetime
    """Does not look at the phone before."""
    gone: bool = False
    """For good."""


@dataclass
class Deeds:
    """How often people did what the trial is for."""

    refused: int = 0
    """Taps that were refused by name."""
    stale: int = 0
    """Of these, taps on what had changed meanwhile."""
    doubled: int = 0
    given: int = 0
    """Times that a seat changed hands."""
    taken_back: int = 0
    asked_back: int = 0
    voted_back: int = 0
    """Times that all agreed to go back, or that nobody else was there to ask."""
    rested: int = 0
    """Times that somebody came back to a game that nobody played any more."""
    brought_back: int = 0
    """Times that a game was put aside and brought back."""
    left: int = 0
    """Times that somebody left the server, or had everything about them deleted."""
    settings: int = 0
    snoozed: int = 0
    nudged: int = 0


@dataclass
class Crowd:
    """The people of one game."""

    house: House
    game: int
    chance: random.Random
    deeds: Deeds
    people: list[Person] = field(default_factory=list)
    stopped: list[tuple[int, int]] = field(default_factory=list)
    """When somebody had stopped time, or the bot was down; Unix seconds."""

    @classmethod
    async def gather(
        cls,
        house: House,
        game: int,
        players: Sequence[int],
        strangers: Sequence[int],
        chance: random.Random,
        deeds: Deeds,
        *,
        goes_on: bool,
    ) -> Crowd:
        """Return ``players`` and ``strangers``; ``goes_on``: somebody may be gone for good."""
        crowd = cls(house, game, chance, deeds)
        for user in (*players, *strangers):
            ways = anybody(chance, clock=goes_on)
            crowd.people.append(Person(user, ways, house.time.moment))
            if ways.mute:
                house.office.closed.add(user)
            if chance.random() < 0.6:
                await crowd._settle(user)
        return crowd

    async def somebody(self) -> None:
        """Let somebody look at their phone, and do what people do."""
        person = self.chance.choice(self.people)
        if person.gone or person.looks_at > self._now:
            return
        office, ways = self.house.office, person.ways
        if person.user in office.left:
            if self.chance.random() < 0.5:
                office.left.discard(person.user)
            return
        if self.chance.random() < ways.vanishes:
            person.gone = self.chance.random() < ways.for_good and await self._spared(person)
            person.looks_at = self._now + timedelta(hours=self.chance.uniform(24, 24 * 9))
            return
        if self.chance.random() < ways.leaves:
            office.left.add(person.user)
            self.deeds.left += 1
            return
        try:
            await self._do(person)
        except (TableError, RuleError):
            self.deeds.refused += 1

    @property
    def _now(self) -> datetime:
        return self.house.time.moment

    async def _spared(self, person: Person) -> bool:
        """Whether somebody else has a seat who will be back, so that the game will be played."""
        table = await self.house.tables.load(self.game)
        seated = {p.user for p in self.people if not p.gone and table.seat_of(p.user) is not None}
        return bool(seated - {person.user})

    # --------------------------------------------------------------- what they do

    async def _do(self, person: Person) -> None:
        tables, game, user, chance = self.house.tables, self.game, person.user, self.chance
        table = await tables.load(game)
        seat = table.seat_of(user)
        what = chance.random()
        if seat is None:
            await self._join(table, user)
        elif table.game.archived is not None:
            await tables.bring_back(game, user, table.game.channel)
            self.deeds.brought_back += 1
        elif table.plays_itself(seat):
            self.deeds.rested += table.left_alone
            await tables.come_back(game, user)
        elif what < 0.02:
            # The last who leaves ends the game, which has a case of its own.
            if await self._spared(person):
                await tables.resign(game, user)
                self.deeds.given += 1
        elif what < 0.025:
            if await self._spared(person):
                await self._forgotten(user)
        elif what < 0.035:
            await tables.hand_over(game, user, True)
        elif what < 0.04:
            await tables.offer(game, user, self._of_one_who_left(table, user), gone=True)
        elif what < 0.07:
            await self._nudge(user)
        elif what < 0.08:
            await self._pause(user)
        elif what < 0.09:
            await self._go_away(user)
        elif what < 0.12:
            await tables.take_back(game, user)
            self.deeds.taken_back += 1
        elif what < 0.14:
            await self._ask_back(table, user)
        elif what < 0.16:
            await self._settle(user)
        elif what < 0.19:
            await self._put_off(user)
        elif what < 0.20:
            order = chance.choice((*ORDERS, None))
            await tables.order(user, {"withdraw": order}, game if chance.random() < 0.5 else None)
        elif what < 0.22:
            await tables.still_playing(game, user)
        else:
            await self._vote(table, user)
            await self._turn(person)

    async def _join(self, table: Table, user: int) -> None:
        """Take a seat, or try what only players may."""
        tables, what = self.house.tables, self.chance.random()
        if what < 0.3:
            opened = [seat.seat for seat in table.seats if seat.offered]
            await tables.take(self.game, user, "newcomer", self.chance.choice(opened or [0]))
            self.deeds.given += 1
        elif what < 0.6:
            await tables.come_back(self.game, user)
        else:
            await tables.act(self.game, user, Done())

    def _of_one_who_left(self, table: Table, user: int) -> int | None:
        """Return the seat of somebody who has left the server, else ``None``: one's own."""
        left = self._left(table)
        return self.chance.choice(left) if left and table.game.host == user else None

    def _left(self, table: Table) -> list[int]:
        """Return the seats of those who have left the server."""
        return [seat.seat for seat in table.seats if seat.user in self.house.office.left]

    async def _forgotten(self, user: int) -> None:
        """Have everything deleted, settings included."""
        await self.house.tables.forget_person(user)
        self.house.office.nights.pop(user, None)
        self.house.office.unwilling.discard(user)
        self.deeds.left += 1

    async def _nudge(self, user: int) -> None:
        """Ask whoever keeps the game waiting to move, and soon again."""
        for hours in (0, *(self.chance.uniform(1, 7) for _ in range(2))):
            await self.house.until(self.game, self._now + timedelta(hours=hours))
            await self.house.tables.nudge(self.game, user)
            self.deeds.nudged += 1

    async def _pause(self, user: int) -> None:
        await self.house.tables.pause(self.game, user)
        until = self.stops(hours=self.chance.uniform(1, PAUSE))
        await self.house.until(self.game, until)
        await self.house.tables.resume(self.game, user)

    async def _go_away(self, user: int) -> None:
        until = self.stops(hours=self.chance.uniform(24, 24 * AWAY))
        await self.house.tables.away(user, int(until.timestamp()))

    def stops(self, hours: float) -> datetime:
        """Note that time stands for somebody for some hours from now on; return the end."""
        until = self._now + timedelta(hours=hours)
        self.stopped.append((int(self._now.timestamp()), int(until.timestamp()) + 1))
        return until

    def cut_off(self, hours: float) -> datetime:
        """Note that nobody can reach the bot for some hours; return the end.

        That time is given back, and some more to whoever was waited for.
        """
        until = self._now + timedelta(hours=hours)
        self.stopped.append((int(self._now.timestamp()), int(until.timestamp()) + GRACE + 1))
        return until

    # ------------------------------------------------------------------- settings

    async def _settle(self, user: int) -> None:
        """Choose quiet hours, turn reminders off or on, close or open direct messages."""
        office, chance, what = self.house.office, self.chance, self.chance.random()
        self.deeds.settings += 1
        if what < 0.6:
            zone, begin, end = chance.choice(ZONES), chance.randrange(24), chance.randrange(24)
            night = office.nights[user] = Night(zone, begin * 60, end * 60 + 30)
            await self.house.reminding.choose(
                user, timezone=night.zone, quiet_from=night.begin, quiet_until=night.end
            )
        elif what < 0.8:
            willing = user in office.unwilling
            (office.unwilling.discard if willing else office.unwilling.add)(user)
            await self.house.reminding.choose(user, reminders=willing)
        else:
            (office.closed.discard if user in office.closed else office.closed.add)(user)

    async def _put_off(self, user: int) -> None:
        """Put reminders off again and again, as long as that can be, or stop them for this turn."""
        reminding = self.house.reminding
        for _ in range(MOST + 1):
            awaited = await reminding.awaited(self.game)
            if awaited is None or awaited.person.id != user:
                return
            if self.chance.random() < 0.2:
                await reminding.stop(awaited)
                return
            hours = self.chance.choice((1, 3))
            if await reminding.snooze(awaited, hours) is None:
                return
            self.deeds.snoozed += 1
            await self.house.until(self.game, self._now + timedelta(hours=hours, minutes=1))

    # ---------------------------------------------------------------------- votes

    async def _ask_back(self, table: Table, user: int) -> None:
        to = max(0, table.seq - self.chance.randint(1, FURTHEST))
        asked = await self.house.tables.propose(self.game, user, to, gone=self._left(table))
        self.deeds.asked_back += 1
        self.deeds.voted_back += asked.back is not None

    async def _vote(self, table: Table, user: int) -> None:
        """Answer an open vote, perhaps."""
        vote = await self.house.tables.vote_in(self.game)
        if vote is None or self.chance.random() < 0.5:
            return
        with suppress(TableError):
            agrees = self.chance.random() < 0.8
            said = await self.house.tables.answer(
                self.game, user, agrees=agrees, gone=self._left(table)
            )
            self.deeds.voted_back += said.back is not None

    # ---------------------------------------------------------------------- turns

    async def _turn(self, person: Person) -> None:
        """Play as long as there is something to decide; now and then stop, tap twice, repent."""
        tables, game, user, chance = self.house.tables, self.game, person.user, self.chance
        while chance.random() > 0.03 + person.ways.breaks_off:
            table = await tables.load(game)
            if table.seat_of(user) not in table.deciders:
                with suppress(TableError, RuleError):
                    if chance.random() < 0.03 + person.ways.repents:
                        await tables.take_back(game, user)
                        self.deeds.taken_back += 1
                        continue
                return
            box, state = table.playing()
            action = any_of(legal(box, state), chance)
            if table.seq and chance.random() < person.ways.clumsy / 2:
                await self._stale(table, user, action)
            await self._tap(table, person, action)
            if chance.random() < 0.01 + person.ways.repents:
                with suppress(TableError):
                    await tables.take_back(game, user)
                    self.deeds.taken_back += 1

    async def _tap(self, table: Table, person: Person, action: Action) -> None:
        """Tap, or tap twice: it is done once."""
        interaction = self.chance.getrandbits(60)
        twice = self.chance.random() < person.ways.clumsy
        self.deeds.doubled += twice
        taps = [
            self.house.tables.act(
                self.game, person.user, action, revision=table.seq, interaction_id=interaction
            )
            for _ in range(1 + twice)
        ]
        outcomes = await asyncio.gather(*taps, return_exceptions=True)
        if len([o for o in outcomes if not isinstance(o, Exception) and not o.repeated]) != 1:
            raise AssertionError(f"one tap, delivered {len(taps)} times: {outcomes}")

    async def _stale(self, table: Table, user: int, action: Action) -> None:
        """Tap what was offered a while ago: it is refused as that, and nothing changes."""
        seen = self.chance.randrange(max(0, table.seq - 40), table.seq)
        refused = False
        try:
            await self.house.tables.act(self.game, user, action, revision=seen)
        except StaleTable:
            refused = True
        self.deeds.stale += 1
        lines = await self.house.store.log(self.game, after=table.seq)
        if not refused or lines or await self.house.tables.load(self.game) != table:
            raise AssertionError(f"a tap of revision {seen} was taken at {table.seq}")


def any_of(offered: Sequence[Action], chance: random.Random) -> Action:
    """Return one of the actions; as long as there are others, more rarely one that ends."""
    ends = [a for a in offered if isinstance(a, Done)]
    others = [a for a in offered if a not in ends]
    return chance.choice(others if others and (not ends or chance.random() < 0.7) else ends)
