"""Whatever people do to a game, something is due that makes it go on, or asks whether it does."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bot.clock import HOUR
from bot.errors import TableError
from bot.storage.store import Store
from bot.tables.clocks.timing import pilots
from bot.tables.decisions.withdrawals import KIND, wait
from bot.tables.letters.absent import Absent
from bot.tables.letters.closing import Closing
from bot.tables.letters.voters import Voters
from bot.tables.table import Options, Table
from bot.tables.upkeep.care import may_idle
from engine import ORDERS, RuleError, legal

from .fakes import TestClock
from .test_timeouts import Life

PEOPLE = (101, 102, 103, 104, 105, 106)


def woken(store: Store, clock: TestClock) -> Life:
    life = Life(store, clock)
    life.tables.keep_votes(life.sleeper)
    life.tables.take_care(life.sleeper)
    life.tables.end_waits(life.sleeper)
    Voters(life.tables, store, clock, life.sleeper)
    Absent(life.tables, store, clock, life.sleeper)
    Closing(life.tables, store, clock, life.sleeper)
    return life


async def begun(life: Life, chance: random.Random) -> Table:
    seats = chance.choice((2, 3, 4))
    options = Options(
        seats=seats,
        computers=chance.choice((0, 0, 1)) if seats > 2 else 0,
        clock=chance.choice((0, 12, 24)),
        withdrawals=chance.choice(("instant", "ask", "strict")),
    )
    table = await life.tables.open_lobby(guild=1, channel=10, host=101, name="101", options=options)
    for user in PEOPLE[1 : options.people]:
        table = await life.tables.join(table.game.id, user, str(user))
    return table


async def moves(life: Life, table: Table, chance: random.Random) -> None:
    """Let people play on for a while."""
    for _ in range(chance.randint(1, 12)):
        if not table.waiting_for:
            return
        action = chance.choice(legal(*table.playing()))
        table = (await life.tables.act(table.game.id, table.waiting_for[0], action)).table


async def meddle(life: Life, table: Table, chance: random.Random) -> None:
    """Do something that somebody may do, or try to."""
    tables, game, user = life.tables, table.game.id, chance.choice(PEOPLE)
    now = int(life.clock.now().timestamp())
    hours = HOUR * chance.randint(1, 100)
    what = chance.randrange(16)
    if what < 4:
        await moves(life, table, chance)
    elif what == 4:
        await tables.hand_over(game, user, True)
    elif what == 5:
        await tables.hand_over(game, user, False)
    elif what == 6 and len(table.holders) > 1:
        await tables.resign(game, user)
    elif what == 7:
        await tables.take(game, user, str(user))
    elif what == 8:
        await tables.offer(game, user)
    elif what == 9:
        await (tables.pause if chance.random() < 0.5 else tables.resume)(game, user)
    elif what == 10:
        await tables.away(user, chance.choice((None, now + hours)))
    elif what == 11:
        order = chance.choice((*ORDERS, None))
        await tables.order(user, {"withdraw": order}, chance.choice((None, game)))
    elif what == 12:
        await tables.propose(game, user, chance.randint(0, table.seq))
    elif what == 13:
        await tables.answer(game, user, agrees=chance.random() < 0.7)
    elif what == 14:
        await tables.bring_back(game, user, 10)
    else:
        await tables.take_back(game, user)


def missing(table: Table, kinds: dict[str, set[int]]) -> str:
    """Return what should be due at ``table`` and is not; empty: nothing."""
    if table.game.status != "running" or table.game.archived is not None:
        return ""
    if may_idle(table) and not {"idle", "archive"} & set(kinds):
        return "a question"
    if table.stands_still:
        return ""
    if played := set(pilots(table)):
        return "" if played <= kinds.get("autopilot", set()) else "autopilot"
    if waited := wait(table):
        strict = table.options.withdrawals == "strict" and not table.options.clock
        return "" if strict or waited.seat in kinds.get(KIND, set()) else "withdrawal"
    if not table.options.clock:
        return ""
    seat = table.playing()[1].turn.player
    if seat not in table.deciders:
        return "" if kinds.get(KIND) else "somebody who decides"
    return "" if seat in kinds.get("turn", set()) | kinds.get("away_over", set()) else "clock"


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_people_do_something_is_due(
    store: Store, clock: TestClock, seed: int
) -> None:
    chance = random.Random(seed)
    life = woken(store, clock)
    table = await begun(life, chance)
    done = []
    for _ in range(6):
        with suppress(TableError, RuleError):
            await meddle(life, table, chance)
        if chance.random() < 0.3:
            await life.wait(HOUR * chance.choice((0, 1, 5, 30, 200)), step=100 * HOUR)
        if chance.random() < 0.1:
            life = woken(store, clock)
        table = await life.load(table)
        done.append((table.seq, table.deciders, table.humans))
        kinds: dict[str, set[int]] = {}
        for timer in await store.timers(table.game.id):
            kinds.setdefault(timer.kind, set()).add(timer.seat)
        assert not missing(table, kinds), (done[-3:], kinds, table.clock)
        assert not life.sleeper._failed
        if not table.unfinished:
            break
