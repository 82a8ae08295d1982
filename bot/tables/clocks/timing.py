"""The clock of a table and the timers it has, written in the transaction that changes the table.

Whoever changes a game calls, inside the transaction and under the game's lock::

    async with self._store.transaction() as writing:
        ...                                         # what is changed
        table = await self.timing.write(writing, before, after)

``before`` is the table as it was (``None`` for a new lobby), ``after`` as it becomes: its game,
seats and state as they are to be, its clock left alone (only whoever lets a clock lapse says so
there).  ``write`` returns ``after`` with the clock and the seats' banks as they are now; that
table is to be kept in memory.  It writes the clock, the seats where a bank has changed, and the
timers.  ``acted``: the seat whose player moved himself; that takes the seat back from the
autopilot and ends a row of missed turns.  ``anew``: the table has gone back by vote or by order, so
what goes on now has all its time once more.

What the clock does with a change:

* a turn that begins has a full clock, also one that a new or returning player takes over; who had
  a seat at the table before has the banks that were left to them;
* a turn that ends, or is handed to the autopilot while others play, has its part of the bank
  charged; if it is taken up again it goes on with what was left;
* a turn to which the table goes back by vote or by order has a full clock, and is not missed;
* it stands while the game is paused or put aside, while somebody else decides, and while its
  player is away or has not been told; when they are told it is full;
* a turn of a seat on autopilot has none, nor has any in a game without clock.

Timers are a function of the table.  Each concern has a rule of its own, registered once by
``tables.timing.also(rule)``.  A rule is asked at every change of an unfinished game and returns
the timers to be set and, as :class:`Gone`, those to be dropped; what it does not name stays as it
is.  A timer says whether it is ``for_people``, who get it later by any time in which they could not
reach the bot, or something that the bot owes.  When a game is over or cancelled all its timers are
dropped, and only rules are asked that go ``to_the_end``.  What is done when a timer is due is
registered with
:meth:`bot.tables.clocks.sleeper.Sleeper.on`.

========================  =======================================================
kind                      due when
========================  =======================================================
``turn``                  the clock of the seat runs out, bank included
``bank``                  the turn clock of the seat is over, and its bank is drawn on
``away_over``             being away ends for the seat whose turn it is
``autopilot``             the seat must be played: at once; after :data:`HANDED_OVER`
                          where its player has just said so; where no human plays any
                          more after :data:`LEFT_ALONE`, and from then on each turn after
                          :data:`UNHURRIED`.  A game that rests has none
========================  =======================================================
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.clock import DAY, HOUR
from bot.storage.outages import Outages
from bot.storage.rows import Former, Seat, Timer, TurnClock
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables.clocks import clockwork
from bot.tables.table import Table

UNHURRIED: Final = HOUR
"""Seconds before each turn at a table at which no human plays, so that people can come back."""
LEFT_ALONE: Final = 7 * DAY
"""Seconds before the first of those turns: so long a game rests that several people have left."""
PLAYS_ON: Final = "plays_on"
"""In the autopilot's timer: :attr:`bot.tables.table.Table.plays_on`."""
HANDED_OVER: Final = 120
"""Seconds in which who hands their own turn to the autopilot can still think better of it."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change to a table, for a :data:`Rule`."""

    before: Table | None
    """``None``: it is new."""
    after: Table
    """With its clock and banks as they are now; unfinished, but for rules ``to_the_end``."""
    now: int
    """Unix seconds."""
    acted: int | None = None
    """Seat whose player moved himself."""
    anew: bool = False
    """The table has gone back by vote or by order: what is waited for now is another decision."""
    regained: bool = False
    """Nothing has changed but the time: that in which nobody could reach the bot is given back."""

    @property
    def new_turn(self) -> bool:
        """Another turn is being played than before, be it one that is taken up again."""
        before = self.before
        return before is None or before.state is None or before.turn_began != self.after.turn_began


@dataclass(frozen=True, slots=True)
class Gone:
    """Timers that are not to be any more."""

    kind: str
    seat: int | None = None
    """``None``: of all seats and of none."""


Rule = Callable[[Change], Awaitable[Iterable[Timer | Gone]]]
"""Says which timers a change sets or drops.  It may read the store, which shows what stood before
the transaction, and must not write."""


class Timing:
    """Writes clocks and timers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rules: list[Rule] = [_of_the_clock, _of_the_autopilot]
        self._to_the_end: list[Rule] = []

    def also(self, rule: Rule, *, to_the_end: bool = False) -> None:
        """Have ``rule`` asked at every change, after those registered before.

        ``to_the_end``: also at the change by which the game is over or cancelled.
        """
        self._rules.append(rule)
        if to_the_end:
            self._to_the_end.append(rule)

    async def write(
        self,
        writing: Transaction,
        before: Table | None,
        after: Table,
        *,
        acted: int | None = None,
        anew: bool = False,
        regained: bool = False,
    ) -> Table:
        """Write clock and timers of ``after`` and return it with them; see the module.

        :raises StorageFailed: the disk refused.
        """
        game, after = after.game.id, _known(before, after, acted)
        if (None if before is None else before.game.untold) != after.game.untold:
            await writing.set_untold(game, after.game.untold)
        if not after.unfinished:
            await writing.drop_timers(game)
            await writing.drop_clocks(game)
            ended = replace(after, clock=None)
            await _ask(self._to_the_end, Change(before, ended, writing.now, acted), writing)
            return ended
        away = await self._away(before, after)
        earlier, same_turn = None, before is not None and before.turn_began == after.turn_began
        if before is not None and not anew and not (same_turn and before.clock):
            earlier = await self._store.clock(game, after.turn_began)
        now = settled(
            before, after, writing.now, acted=acted, anew=anew, away=away, earlier=earlier
        )
        if now.table.seats != after.seats:
            await writing.set_seats(game, now.table.seats)
        if now.ended is not None:
            await writing.keep_clock(game, now.ended)
        if now.table.clock is not None:
            await writing.keep_clock(game, now.table.clock)
        elif anew:
            await writing.drop_clock(game, after.turn_began)
        elif before is not None and before.clock is not None and now.ended is None:
            await writing.drop_clock(game, before.clock.began)
        change = Change(before, now.table, writing.now, acted, anew, regained)
        change = replace(change, after=replace(now.table, plays_on=_plays_on(change)))
        await _ask(self._rules, change, writing)
        return change.after

    async def _away(self, before: Table | None, after: Table) -> dict[int, int | None]:
        """Return until when people are away who have just sat down, by seat."""
        return {
            seat.seat: (await self._store.people.person(seat.user)).away_until
            for seat in after.seats
            if seat.user is not None and _sat_down(before, seat)
        }


async def _ask(rules: Iterable[Rule], change: Change, writing: Transaction) -> None:
    """Set and drop the timers that ``rules`` say."""
    for rule in rules:
        for said in await rule(change):
            if isinstance(said, Gone):
                await writing.drop_timer(change.after.game.id, said.kind, said.seat)
            else:
                await writing.set_timer(said)


@dataclass(frozen=True, slots=True)
class Settled:
    """A table with its clock as it is from now on."""

    table: Table
    ended: TurnClock | None = None
    """The clock of the turn that was being played before, which is over or has been handed over."""


def settled(
    before: Table | None,
    after: Table,
    now: int,
    *,
    acted: int | None = None,
    anew: bool = False,
    away: dict[int, int | None] | None = None,
    earlier: TurnClock | None = None,
) -> Settled:
    """Return ``after`` with its clock and banks; a function of what is given.

    ``away``: for those who have just sat down, until when they are away.  ``earlier``: the clock
    that the turn now being played had when it ended before.
    """
    seats = _seated(before, after, acted, away or {})
    clock, ended = _carried(before, after, seats, now, anew=anew)
    if clock is not None and clock.lapsed and acted == clock.seat:
        _, seats[clock.seat] = clockwork.charged(clock, seats[clock.seat])
        clock = None
    if clock is not None and not clock.lapsed and _heard(before, after, clock.seat):
        clock = None
    table = replace(after, seats=tuple(seats), clock=None)
    if not _has_clock(table, clock):
        given_up = before is not None and not table.left_alone and _given_up(before, table)
        if given_up and clock is not None:
            ended, seats[clock.seat] = clockwork.charged(clock, seats[clock.seat])
            table = replace(table, seats=tuple(seats))
        return Settled(table, ended)
    assert table.state is not None
    mover = table.state.turn.player
    if clock is None and earlier is not None and _goes_on(before, table, earlier):
        clock = _taken_up(before, table, earlier, now, acted)
    if clock is None:
        clock = clockwork.fresh(mover, table.turn_began, table.options.clock, now)
    return Settled(replace(table, clock=_running(table, clock, now)), ended)


def heard(table: Table, now: int) -> Table:
    """Return ``table`` as it is once whoever it waits for has been told."""
    told = replace(table, game=replace(table.game, untold=None))
    return settled(table, told, now).table


def _known(before: Table | None, after: Table, acted: int | None) -> Table:
    """Return ``after``, in which whoever it waits for has been told unless it is the same as was.

    Who moves knows what they are asked.
    """
    if before is None or not before.untold or not after.untold:
        return after
    same = after.unfinished and asks(before) == asks(after) and acted not in after.people_deciding
    return after if same else replace(after, game=replace(after.game, untold=None))


def asks(table: Table) -> tuple[int, tuple[tuple[int, int | None], ...]]:
    """Return what a table asks of whom: where the turn began, and the seats with their users."""
    return table.turn_began, tuple((s, table.user_at(s)) for s in table.people_deciding)


def _heard(before: Table | None, after: Table, seat: int) -> bool:
    """Whether the player at ``seat`` has just been told that it is for them to decide."""
    if before is None or not before.untold or after.untold:
        return False
    return asks(before) == asks(after) and seat in after.people_deciding


def _seated(
    before: Table | None, after: Table, acted: int | None, away: dict[int, int | None]
) -> list[Seat]:
    """Return the seats: banks for who has just sat down, and who moved plays himself."""
    seats = list(after.seats)
    for seat in after.seats:
        if _sat_down(before, seat):
            had = _had_before(after, seat.user)
            seats[seat.seat] = replace(
                seat,
                bank=clockwork.BANK if had is None else had.bank,
                away_bank=clockwork.AWAY if had is None else had.away_bank,
                away_until=away.get(seat.seat),
                missed=0,
            )
        elif seat.seat == acted:
            # An offer that its player made while playing stands until somebody takes it.
            offered = seat.offered and seat.pilot == "player"
            seats[seat.seat] = replace(seat, missed=0, pilot="player", offered=offered)
    return seats


def _had_before(table: Table, user: int | None) -> Former | None:
    """Return what ``user`` had when they last left a seat at ``table``; ``None``: never had one."""
    left = [former for seat in table.seats for former in seat.former if former.user == user]
    return max(left, key=lambda former: former.until, default=None)


def _carried(
    before: Table | None, after: Table, seats: list[Seat], now: int, *, anew: bool
) -> tuple[TurnClock | None, TurnClock | None]:
    """Bring the clock to ``now``; what it took of the banks is noted in ``seats``.

    Returns it, if it goes on, and the clock of the turn before, if that is over; with ``anew``
    none goes on.
    """
    was = None if before is None else before.clock
    clock, ended = None, None
    if before is not None and was is not None:
        clock, then = clockwork.carried(was, before.seats[was.seat], now)
        same_user = seats[was.seat].user == before.seats[was.seat].user
        if same_user:
            seats[was.seat] = replace(seats[was.seat], away_bank=then.away_bank)
        over = was.began != after.turn_began
        if over or anew or not _same_player(before, after, was.seat):
            last, paid = clockwork.charged(clock, seats[was.seat])
            if same_user:
                seats[was.seat] = paid
            clock, ended = None, last if over else None
    asked = after.clock
    lapses = asked is not None and asked.lapsed and (was is None or was.lapsed != asked.lapsed)
    if asked is not None and lapses and asked.began == after.turn_began:
        clock = replace(clock or asked, lapsed=asked.lapsed)
    return clock, ended


def _sat_down(before: Table | None, seat: Seat) -> bool:
    """Whether somebody has the seat who had none at this table before."""
    if seat.user is None:
        return False
    return before is None or before.seat_of(seat.user) is None


def _same_player(before: Table, after: Table, seat: int) -> bool:
    """Whether who plays a seat has not changed, or the autopilot has taken over."""
    was, now = before.seats[seat], after.seats[seat]
    if now.pilot == "autopilot":
        return True
    return was.user == now.user and was.pilot == now.pilot


def _has_clock(table: Table, clock: TurnClock | None) -> bool:
    """Whether the turn being played has a clock; one that has lapsed stays with its turn."""
    if table.state is None or table.game.status != "running":
        return False
    if clock is not None and clock.lapsed:
        return True
    return bool(table.options.clock) and not table.plays_itself(table.state.turn.player)


def _goes_on(before: Table | None, table: Table, earlier: TurnClock) -> bool:
    """Whether a turn goes on with the clock that it had, in the hands of whose it was."""
    assert table.state is not None
    if earlier.seat != table.state.turn.player or before is None:
        return False
    was, seat = before.seats[earlier.seat], table.seats[earlier.seat]
    same_user = was.user == seat.user or seat.returned_to(was)
    return before.turn_began != table.turn_began or same_user


def _taken_up(
    before: Table | None, table: Table, earlier: TurnClock, now: int, acted: int | None
) -> TurnClock:
    """Return the clock of a turn that goes on, with the time that ``earlier`` left of it.

    Whoever takes up a turn by themselves, which they can do again and again, gains nothing by it:
    the moments count for which it was in the hands of the autopilot.  A turn that had run out stays
    so where somebody else reopens it, as a victim who takes back where tokens go.
    """
    if before is not None and before.turn_began == table.turn_began:
        return clockwork.taken_up(earlier, now, spent=min(HANDED_OVER, max(0, now - earlier.since)))
    if earlier.lapsed and acted is not None and acted != earlier.seat:
        return replace(earlier, runs="nothing", since=now)
    least = None if acted == earlier.seat else clockwork.GRACE
    return clockwork.taken_up(earlier, now, least=least)


def kept(table: Table, clock: TurnClock | None, timers: Iterable[Timer], outages: Outages) -> Table:
    """Return ``table`` as it is read, with ``clock`` and ``timers`` that are stored for its turn.

    The clock of a turn which was handed over is kept for whoever thinks better of it, and not
    shown.  What ``outages`` have taken is given back.
    """
    table = replace(table, plays_on=any(timer.params.get(PLAYS_ON) for timer in timers))
    if clock is None or not _has_clock(table, clock):
        return replace(table, clock=None)
    seat, hours = table.seats[clock.seat], table.options.clock
    return replace(
        table, clock=clockwork.given_back(clock, seat, outages.after(clock.since), hours)
    )


def _running(table: Table, clock: TurnClock, now: int) -> TurnClock:
    """Return ``clock`` running or standing, as the table asks for it at ``now``."""
    seat = table.seats[clock.seat]
    if clock.lapsed or table.stands_still or clock.seat not in table.deciders:
        return replace(clock, runs="nothing", since=now)
    if clockwork.away_until(seat, clock, now) is not None:
        return replace(clock, runs="away", since=now)
    return replace(clock, runs="turn", since=now)


async def _of_the_clock(change: Change) -> Iterable[Timer | Gone]:
    game, clock = change.after.game.id, change.after.clock
    timers: list[Timer | Gone] = [Gone("turn"), Gone("bank"), Gone("away_over")]
    if clock is None:
        return timers
    seat = change.after.seats[clock.seat]
    out = clockwork.runs_out(clock, seat)
    if out is not None:
        timers.append(Timer(game, "turn", out, clock.seat, for_people=True))
        if clock.left > 0 and seat.bank:
            timers.append(Timer(game, "bank", out - seat.bank, clock.seat, for_people=True))
    if clock.runs == "away":
        # Not for people: it is the day that they have said.
        ends = clockwork.away_ends(clock, seat)
        timers.append(Timer(game, "away_over", ends, clock.seat))
    return timers


async def _of_the_autopilot(change: Change) -> Iterable[Timer | Gone]:
    table = change.after
    seats = pilots(table)
    if not seats:
        return [Gone("autopilot")]
    if _as_before(change):
        return []
    hurried = bool(table.humans)
    due = change.now + _waits(change, hurried=hurried)
    # Where nobody plays people have time to come back; else others wait for the autopilot.
    for_people = not hurried and due > change.now
    about = {PLAYS_ON: True} if table.plays_on else {}
    timers = [
        Timer(table.game.id, "autopilot", due, s, about, for_people=for_people) for s in seats
    ]
    return [Gone("autopilot"), *timers]


def _as_before(change: Change) -> bool:
    """Whether the autopilot is to play the same seats in the same turn, no sooner and no later."""
    table, before = change.after, change.before
    if before is None or change.new_turn or _skipped(change):
        return False
    return pilots(before) == pilots(table) and bool(before.humans) == bool(table.humans)


def _plays_on(change: Change) -> bool:
    """Whether a table that all have left is played to its end: nobody has come back in time."""
    if not change.after.left_alone or not pilots(change.after):
        return False
    if change.before is not None and _as_before(change):
        return change.before.plays_on
    return _waits(change, hurried=False) < LEFT_ALONE


def _waits(change: Change, *, hurried: bool) -> int:
    """Return the seconds for which the autopilot waits before it plays on."""
    table, before = change.after, change.before
    if not hurried and change.anew and before is not None and before.awaits_return:
        return LEFT_ALONE  # That the table goes back brings nobody back, and ends no week.
    if before is not None and not change.new_turn and table.seq != before.seq:
        return 0
    if _skipped(change):
        return 0
    if not hurried:
        just_left = before is None or bool(before.humans) or before.stopped
        return LEFT_ALONE if just_left else UNHURRIED
    return HANDED_OVER if before is not None and _handed_over(before, table) else 0


def _skipped(change: Change) -> bool:
    """Whether somebody has just said that the autopilot is to finish the running turn at once."""
    was = None if change.before is None else change.before.clock
    now = change.after.clock
    return now is not None and now.lapsed == "skip" and (was is None or was.lapsed != "skip")


def _given_up(before: Table, table: Table) -> bool:
    """Whether the player whose turn it is has just left it to the autopilot, or the seat."""
    if table.state is None or table.turn_began != before.turn_began:
        return False
    seat = table.seats[table.state.turn.player]
    was = before.seats[seat.seat]
    return (was.pilot, seat.pilot, seat.missed) == ("player", "autopilot", 0)


def _handed_over(before: Table, table: Table) -> bool:
    """Whether the player whose turn it is has just left it to the autopilot, and has the seat."""
    if table.state is None or not _given_up(before, table):
        return False
    mover = table.state.turn.player
    return before.user_at(mover) == table.user_at(mover)


def pilots(table: Table) -> tuple[int, ...]:
    """Return the seats that must decide now and that the autopilot plays."""
    if table.stands_still:
        return ()
    lapsed = table.clock.seat if table.clock is not None and table.clock.lapsed else None
    return tuple(s for s in table.deciders if table.plays_itself(s) or s == lapsed)
