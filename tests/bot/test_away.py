"""Who is away at a table: until they are back, and no longer than they may be."""

from __future__ import annotations

import pytest

from bot.clock import DAY, HOUR, stamp
from bot.errors import NobodyToNudge
from bot.handlers.games.clocks import NAMED, absence
from bot.panels.messages import clocks
from bot.storage.rows import Seat, TurnClock
from bot.storage.store import Store
from bot.tables.clocks import clockwork
from bot.tables.clocks.clockwork import AWAY
from bot.tables.clocks.nudging import to_nudge
from bot.tables.clocks.reminders import HALF, LAST, LATE
from bot.tables.clocks.reminding import Reminding
from bot.tables.table import Table
from bot.texts.wording import Wording
from tests.bot import player
from tests.bot.harness import Stage

from .fakes import TestClock
from .sights import WORDS
from .test_begun_anew import at_war, attacked
from .test_tables import posts
from .test_timeouts import Life, begun, mover

NOW = 1_795_000_000


class Reminded(Life):
    """A life in which people are reminded."""

    reminding: Reminding


@pytest.fixture
def life(store: Store, clock: TestClock) -> Reminded:
    life = Reminded(store, clock)
    life.tables.end_waits(life.sleeper)
    life.reminding = Reminding(life.tables, store, clock, life.sleeper)
    return life


async def letters(store: Store) -> list[str]:
    return [kind for kind, _, _ in await posts(store) if kind in (HALF, LATE, LAST)]


# ------------------------------------------------------------------------- who is away


@pytest.mark.parametrize(
    ("said", "bank", "until"),
    [(None, 100, None), (0, 100, None), (60, 0, None), (60, 100, 60), (160, 100, 160)],
)
def test_who_has_said_so_and_has_time_left_for_it(
    said: int | None, bank: int, until: int | None
) -> None:
    seat = Seat(0, 7, "Ann", 0, away_bank=bank, away_until=None if said is None else NOW + said)
    found = clockwork.away_until(seat, None, NOW)
    assert found == (None if until is None else NOW + until)
    other = TurnClock(1, 0, 10, "away", NOW - 1000)
    assert clockwork.away_until(seat, other, NOW) == found, "others' turns cost nothing"


@pytest.mark.parametrize(("since", "until"), [(0, 100), (99, 1), (100, None), (500, None)])
def test_in_ones_own_turn_that_time_runs_down(since: int, until: int | None) -> None:
    seat = Seat(0, 7, "Ann", 0, away_bank=100, away_until=NOW + 1000)
    mine = TurnClock(0, 0, 5000, "away", NOW - since)
    assert clockwork.away_until(seat, mine, NOW) == (None if until is None else NOW + until)


# --------------------------------------------------------------------- without a clock


async def test_without_a_clock_reminders_come_after_an_absence(life: Life, store: Store) -> None:
    table = await begun(life, clock=0)
    user = table.waiting_for[0]
    await life.wait(HOUR)
    await life.tables.away(user, stamp(life.clock) + 2 * DAY)
    await life.wait(3 * DAY - 1, step=HOUR)
    assert await letters(store) == []
    await life.wait(1)
    assert await letters(store) == [HALF]
    await life.wait(2 * DAY, step=HOUR)
    assert await letters(store) == [HALF, LATE]


async def test_and_sooner_for_who_is_back_sooner(life: Life, store: Store) -> None:
    table = await begun(life, clock=0)
    user = table.waiting_for[0]
    await life.tables.away(user, stamp(life.clock) + 9 * DAY)
    await life.wait(DAY)
    await life.tables.away(user, None)
    await life.wait(DAY)
    assert await letters(store) == [HALF]


async def test_a_setting_changed_after_an_absence_loses_no_reminder(life: Reminded) -> None:
    table = await begun(life, clock=0)
    user = table.waiting_for[0]
    await life.tables.away(user, stamp(life.clock) + 5 * DAY)
    await life.wait(5 * DAY + HOUR, step=HOUR)
    await life.reminding.choose(user, timezone="Asia/Tokyo")
    assert await life.timers(table, HALF, LATE) == {HALF: DAY - HOUR, LATE: 3 * DAY - HOUR}


async def test_a_victim_for_whom_a_strict_table_waits_is_reminded_after_an_absence(
    life: Life, store: Store
) -> None:
    table = await at_war(life, "strict", clock=0)
    await life.tables.away(table.user_at(2), stamp(life.clock) + 2 * DAY)
    await attacked(life, table)
    await life.wait(3 * DAY - HOUR, step=HOUR)
    assert await letters(store) == []
    await life.wait(HOUR)
    assert await letters(store) == [HALF]


# ------------------------------------------------------------- when it is all used up


async def used_up(life: Life) -> Table:
    """Have the player to move be away for longer than they may."""
    table = await begun(life)
    await life.tables.away(table.waiting_for[0], stamp(life.clock) + 40 * DAY)
    await life.wait(AWAY + HOUR, step=12 * HOUR)
    return await life.load(table)


async def test_who_may_be_away_no_longer_is_reminded(life: Life, store: Store) -> None:
    table = await used_up(life)
    assert table.clock is not None
    assert table.clock.runs == "turn"
    await life.wait(DAY)
    assert await letters(store) == [HALF, LATE]


async def test_and_may_be_nudged(life: Life) -> None:
    table = await begun(life)
    user, seat = table.waiting_for[0], mover(table)
    other = next(s.user for s in table.seats if s.seat != seat)
    assert other is not None
    await life.tables.away(user, stamp(life.clock) + 40 * DAY)
    table = await life.load(table)
    for passed in (0, AWAY - 1):
        with pytest.raises(NobodyToNudge) as refused:
            to_nudge(table, other, stamp(life.clock) + passed)
        assert refused.value.params["until"] == stamp(life.clock) + AWAY, "then the clock runs"
    assert to_nudge(table, other, stamp(life.clock) + AWAY) == seat


async def test_nor_is_anybody_told_that_they_are_away(life: Life) -> None:
    table = await used_up(life)
    told = clocks.told(table, Wording.of(table, WORDS), stamp(life.clock))
    assert len(told) == 1
    assert "'s clock runs out" in told[0]


async def test_all_that_is_told_of_a_long_absence_agrees(life: Life) -> None:
    """Issue 4: not "in 4 weeks" here and "in 2 weeks" there."""
    table = await begun(life)
    now, users = stamp(life.clock), [s.user for s in table.seats]
    await life.tables.away(users[mover(table)], now + 30 * DAY)
    table = await life.load(table)
    ends, wording = f"<t:{now + AWAY}:f>", Wording.of(table, WORDS)
    (told,) = clocks.told(table, wording, now)
    assert told.endswith(f"the clock is stopped until {ends}, when their days away are used up.")
    own = f"your clock is stopped until {ends}, when your days away are used up"
    assert clocks.own(table, wording, now) == own
    waiting = next(s.seat for s in table.seats if s.seat != mover(table))
    await life.tables.away(users[waiting], now + 30 * DAY)
    *_, told = clocks.told(await life.load(table), wording, now)
    assert f"is away until <t:{now + 30 * DAY}:f>, and" in told
    assert told.endswith("clock is stopped for up to 14 days of that.")


# ------------------------------------------------------------------ what /away answers


async def answered(life: Life, table: Table, *others: Table) -> str:
    """Return what the player to move of ``table`` is told who is away for weeks."""
    now, user = stamp(life.clock), table.waiting_for[0]
    return "\n".join(absence(now + 40 * DAY, [table, *others], user, WORDS, now))


@pytest.mark.parametrize(
    ("days", "hours", "told"),
    [(0, 1, "hour"), (0, 5, "5 hours"), (1, 0, "day"), (1, 2, "day and 2 hours"), (3, 0, "3 days")],
)
def test_what_is_left_of_days_away_is_told_without_zeros_and_ones(
    days: int, hours: int, told: str
) -> None:
    said = WORDS("away-left", game="<#10>", days=days, hours=hours)
    assert said == f"In <#10> you can be away for another {told}."


async def test_away_tells_what_is_left_of_it(life: Life) -> None:
    table = await begun(life)
    said = await answered(life, table)
    assert "stopped in the game you're in. Each game stops it for up to 14 days" in said
    assert "absence" not in said
    await life.tables.away(table.waiting_for[0], stamp(life.clock) + 40 * DAY)
    await life.wait(3 * DAY + HOUR, step=HOUR)
    said = await answered(life, await life.load(table))
    assert "In <#10> you can be away for another 10 days and 23 hours." in said
    await life.wait(AWAY - 3 * DAY, step=12 * HOUR)
    said = await answered(life, await life.load(table))
    assert "stopped" not in said
    assert "In <#10> your 14 days away are used up, so your clock runs there" in said


async def test_and_that_a_game_without_a_clock_has_none(life: Life) -> None:
    table, free = await begun(life), await begun(life, channel=11, clock=0)
    said = await answered(life, table, free)
    assert "stopped in 1 of your games." in said
    assert "1 of your games has no clock, so you won't be reminded or nudged there" in said
    assert "stopped" not in await answered(life, free)


async def test_of_many_games_the_worst_are_named(life: Life) -> None:
    tables = [await begun(life, channel=10 + n, players=2) for n in range(NAMED + 2)]
    user = tables[0].waiting_for[0]
    await life.tables.away(user, stamp(life.clock) + DAY)
    await life.wait(HOUR)
    tables = [await life.load(t) for t in tables]
    mine = [t for t in tables if t.waiting_for == (user,)]
    assert len(mine) == len(tables), "the same seed draws the same first player"
    said = absence(stamp(life.clock) + DAY, tables, user, WORDS, stamp(life.clock))
    assert sum("away for another" in line or "away left" in line for line in said) == NAMED + 1
    assert said[-1] == "In 2 other games, too, you have fewer than 14 days away left."


async def test_away_says_the_same_when_asked_how_it_stands(stage: Stage) -> None:
    await player.lobby(stage, "Ann", "Ben", clock=0)
    for until in ("2 days", ""):
        said = await stage.slash(stage["Ann"], "away", **({"until": until} if until else {}))
        assert "no clock, so you won't be reminded or nudged there" in said.response.content
