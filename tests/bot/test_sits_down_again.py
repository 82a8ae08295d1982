"""Who has left a seat and sits down at the same table again has what was left, and no more."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.clock import DAY, HOUR, stamp
from bot.storage.migrate import bring_up_to_date, migrations
from bot.storage.store import Store
from bot.tables.clocks.clockwork import AWAY, BANK
from bot.tables.clocks.reminders import HALF, LATE
from bot.tables.clocks.reminding import Reminding
from bot.tables.table import Table

from .fakes import TestClock
from .test_tables import NAMES, STRANGER
from .test_timeouts import Life, begun, mover


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    life = Life(store, clock)
    Reminding(life.tables, store, clock, life.sleeper)
    return life


async def again(life: Life, table: Table, user: int, seat: int | None = None) -> Table:
    """Let ``user`` leave and take a seat."""
    await life.tables.resign(table.game.id, user)
    return await life.tables.take(table.game.id, user, NAMES[user], seat)


async def test_the_banks_that_are_used_stay_used(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.tables.away(user, stamp(life.clock) + 3 * DAY)
    await life.wait(4 * DAY + 46 * HOUR, step=HOUR)
    table = await life.turn(table)
    assert (table.seats[seat].bank, table.seats[seat].away_bank) == (2 * HOUR, AWAY - 3 * DAY)
    for _ in range(2):
        table = await again(life, table, user)
        held = table.seats[seat]
        assert (held.user, held.bank, held.away_bank) == (user, 2 * HOUR, AWAY - 3 * DAY)


async def test_also_in_another_seat_and_after_somebody_else(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.wait(DAY + 46 * HOUR, step=HOUR)
    table = await life.turn(table)
    other = next(s.seat for s in table.seats if s.seat not in (seat, mover(table)))
    holder = table.user_at(other)
    assert holder is not None
    await life.tables.resign(table.game.id, holder)
    table = await again(life, table, user, other)
    assert table.seats[other].bank == 2 * HOUR
    taken = await life.tables.take(table.game.id, STRANGER, "Newcomer")
    assert taken.seats[seat].bank == BANK, "whoever never played here has all of it"
    await life.tables.resign(table.game.id, STRANGER)
    back = await life.tables.take(table.game.id, holder, NAMES[holder])
    assert back.seats[seat].bank == BANK, "nothing of theirs was used"


async def test_what_the_running_turn_has_taken_of_them_counts(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.wait(DAY + 46 * HOUR, step=HOUR)
    await life.tables.pause(table.game.id, user)
    table = await again(life, await life.load(table), user)
    assert table.seats[seat].bank == 2 * HOUR
    assert table.clock is not None
    assert (table.clock.seat, table.clock.left) == (seat, 0), "nor is the turn's time given anew"


async def test_nor_do_reminders_begin_anew(life: Life, store: Store) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    await life.wait(13 * HOUR, step=HOUR)
    async with store.transaction() as writing:
        await writing.set_reminded(table.game.id, seat, 0, fallen_back=True)
    before = await store.people.reminded(table.game.id, seat, 0)
    assert (before.sent, before.half) == (1, True)
    await life.tables.pause(table.game.id, user)
    table = await again(life, await life.load(table), user)
    assert await store.people.reminded(table.game.id, seat, 0) == before
    await life.tables.resume(table.game.id, user)
    timers = await life.timers(table, HALF, LATE)
    assert list(timers) == [LATE]
    await life.tables.resign(table.game.id, user)
    await life.tables.pause(table.game.id, next(u for u in NAMES if u != user))
    await life.tables.take(table.game.id, STRANGER, "Newcomer", seat)
    assert not (await store.people.reminded(table.game.id, seat, 0)).sent


async def test_who_left_before_it_was_noted_has_all(tmp_path: Path) -> None:
    folder, path = tmp_path / "migrations", tmp_path / "old.sqlite"
    folder.mkdir()
    for migration in migrations()[:7]:
        (folder / f"{migration.name}.sql").write_text(migration.sql, encoding="utf-8")
    bring_up_to_date(str(path), folder)
    with sqlite3.connect(path) as db:
        db.execute(
            "INSERT INTO games (id, guild, channel, edition, options, status, host, created) "
            "VALUES (1, 1, 10, 'base', '{}', 'lobby', 7, 1)"
        )
        db.execute("INSERT INTO seats (game_id, seat, user_id, name, joined) VALUES (1,0,7,'x',0)")
        db.execute("INSERT INTO former (game_id, seat, until, user_id, name) VALUES (1,0,3,7,'x')")
    bring_up_to_date(str(path))
    store = await Store.open(str(path), TestClock(), busy_ms=50)
    ((seat,),) = [await store.seats(1)]
    assert (seat.former[0].bank, seat.former[0].away_bank) == (BANK, AWAY)
    await store.close()


async def test_not_in_the_turn_that_somebody_else_has_had_meanwhile(
    life: Life, store: Store
) -> None:
    """Ann leaves, a newcomer plays on and asks Ann back: the two share no clock and no letters."""
    table = await begun(life)
    user, seat, game = table.waiting_for[0], mover(table), table.game.id
    await life.tables.resign(game, user)
    table = await life.tables.take(game, STRANGER, "Newcomer", seat)
    await life.wait(20 * HOUR, step=HOUR)
    assert (await store.people.reminded(game, seat, table.turn_began)).sent
    await life.tables.ask(game, STRANGER, user, seat)
    table = await life.tables.accept(game, user, NAMES[user], seat)
    assert table.user_at(seat) == user
    assert table.clock is not None
    assert table.clock.left == DAY
    assert not (await store.people.reminded(game, seat, table.turn_began)).sent
