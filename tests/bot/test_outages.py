"""Time in which nobody could reach the bot is nobody's, whatever was the matter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bot.clock import DAY, HOUR, stamp
from bot.errors import StorageFailed, TooSoonToNudge
from bot.storage.outages import BRIEF, GRACE, LONG, Outage, Outages
from bot.storage.rows import Seat, TurnClock
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables.clocks import clockwork, reach
from bot.tables.clocks.clockwork import AWAY, BANK
from bot.tables.clocks.reach import MISSED, REGAINED, Reach
from bot.tables.clocks.reminders import HALF, KINDS, LAST, LATE
from bot.tables.clocks.reminding import Reminding
from bot.tables.clocks.timing import LEFT_ALONE
from bot.tables.decisions.withdrawals import KIND
from bot.tables.letters.voters import Voters
from bot.tables.table import Options, Table
from bot.tables.upkeep.care import ANSWER, IDLE, LOBBY
from tests.bot import player
from tests.bot.harness import Stage

from .fakes import TestClock
from .test_begun_anew import at_war, attacked
from .test_tables import ANN, BOB, posts
from .test_timeouts import Life, begun, kinds, mover

BEAT = HOUR
NOW = 1_795_000_000


class Standing(TestClock):
    """A clock that is moved, and on which nobody wakes by himself."""

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.get_running_loop().create_future()


class Reached(Life):
    """A life of the bot below Discord that players can reach, or not."""

    def __init__(self, store: Store, clock: TestClock) -> None:
        super().__init__(store, clock)
        self.tables.keep_votes(self.sleeper)
        self.tables.take_care(self.sleeper)
        self.tables.end_waits(self.sleeper)
        self.reminding = Reminding(self.tables, store, clock, self.sleeper)
        Voters(self.tables, store, clock, self.sleeper)
        self.reach = Reach(store, clock, self.sleeper, self.tables.reread, beat=BEAT)

    async def connect(self) -> None:
        self.reach.up()
        await self.reach.beat()

    async def see_to_what_is_due(self) -> None:
        await self.reach.beat()
        while self.reach.there() and await self.ripe():
            await self.sleeper._look()
            await self.sleeper.drain()

    async def end(self, *, goodbye: bool = True) -> None:
        """Close everything; without ``goodbye`` the process is killed."""
        if not goodbye:
            self.reach._up = False
        await self.sleeper.close()
        await self.reach.close()
        await self.store.close()


@pytest.fixture
def clock() -> Standing:
    return Standing()


class Bot:
    """The bot in one life after the other, on one file."""

    def __init__(self, path: Path, clock: TestClock) -> None:
        self.path, self.clock = path, clock
        self.life: Reached

    async def start(self) -> Reached:
        store = await Store.open(str(self.path), self.clock, busy_ms=50)
        self.life = Reached(store, self.clock)
        await self.life.connect()
        await self.life.see_to_what_is_due()
        return self.life

    async def killed(self, seconds: float) -> Reached:
        await self.life.end(goodbye=False)
        self.clock.move(seconds)
        return await self.start()

    async def stopped(self, seconds: float) -> Reached:
        await self.life.end()
        self.clock.move(seconds)
        return await self.start()

    async def cut_off(self, seconds: float) -> Reached:
        """Lose the gateway, and find it again."""
        self.life.reach.down()
        for _ in range(3):
            self.clock.move(seconds / 3)
            await self.life.sleeper._look()
            await self.life.sleeper.drain()
            await self.life.reach.beat()
        await self.life.connect()
        await self.life.see_to_what_is_due()
        return self.life

    async def asleep(self, seconds: float) -> Reached:
        """Have the machine suspended: nobody says anything, but time has passed."""
        self.clock.move(seconds)
        await self.life.sleeper._look()
        await self.life.see_to_what_is_due()
        return self.life


@pytest.fixture
async def bot(tmp_path: Path, clock: Standing) -> AsyncIterator[Bot]:
    bot = Bot(tmp_path / "games.sqlite", clock)
    await bot.start()
    yield bot
    await bot.life.end()


WAYS = ("killed", "stopped", "cut_off", "asleep")
"""How the bot may be out of reach."""


async def remaining(life: Reached, table: Table) -> int:
    """Return the seconds until the running turn runs out, bank included."""
    table = await life.load(table)
    assert table.clock is not None
    seat = table.seats[table.clock.seat]
    out = clockwork.runs_out(*clockwork.carried(table.clock, seat, stamp(life.clock)))
    assert out is not None
    return out - stamp(life.clock)


# ----------------------------------------------------------------------------- clocks


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("hours", "played", "down"),
    [
        (24, 0, 10 * HOUR),
        (24, 5 * HOUR, 60 * HOUR),
        (24, HOUR, 73 * HOUR),
        (12, 12 * HOUR + BANK - HOUR, 13 * HOUR),
        (48, 48 * HOUR + BANK - 1, LONG + BEAT * (MISSED + 1)),
        (72, 10 * HOUR, 400 * DAY),
    ],
)
async def test_an_outage_takes_no_time_and_nothing_counts_as_missed(
    bot: Bot, way: str, hours: int, played: int, down: int
) -> None:
    table = await begun(bot.life, clock=hours)
    await bot.life.wait(played)
    # So long ago a killed process has said for the last time that it is there.
    before, shown = await remaining(bot.life, table), await bot.life.load(table)
    life = await getattr(bot, way)(down)
    after = await life.load(table)
    assert (after.seq, mover(after)) == (shown.seq, mover(shown))
    assert [(s.missed, s.bank, s.pilot) for s in after.seats] == 3 * [(0, BANK, "player")]
    assert after.clock is not None
    assert not after.clock.lapsed
    assert await remaining(life, table) == max(before, GRACE)
    assert (await life.timers(table))["turn"] == max(before, GRACE)
    await life.wait(max(before, GRACE) - 1)
    assert (await life.load(table)).seq == shown.seq
    await life.wait(1)
    missed = await life.load(table)
    assert missed.seats[mover(shown)].missed == 1, "and then it runs out, to the second"


@pytest.mark.parametrize("way", ["killed", "stopped", "cut_off"])
@pytest.mark.parametrize("left", [1, 60, BRIEF, BRIEF + 1, HOUR])
async def test_after_less_than_an_outage_no_turn_runs_out_for_minutes(
    bot: Bot, way: str, left: int
) -> None:
    table = await begun(bot.life, clock=12)
    await bot.life.wait(12 * HOUR + BANK - left)
    life = await getattr(bot, way)(LONG - 1)
    assert await remaining(life, table) == max(left, BRIEF)
    assert (await life.load(table)).seq == 0
    await life.wait(max(left, BRIEF))
    assert (await life.load(table)).seq > 0


async def test_a_game_in_memory_has_its_time_back_at_once(bot: Bot) -> None:
    table = await begun(bot.life)
    before = await remaining(bot.life, table)
    bot.life.reach.down()
    bot.clock.move(30 * HOUR)
    bot.life.reach.up()
    assert await remaining(bot.life, table) == before, "nothing is written yet"


async def test_a_move_right_after_an_outage_is_charged_nothing_of_it(bot: Bot) -> None:
    """Whoever taps is quicker than the timers that look after the games."""
    table = await begun(bot.life)
    await bot.life.wait(20 * HOUR)
    await bot.life.end(goodbye=False)
    bot.clock.move(100 * HOUR)
    store = await Store.open(str(bot.path), bot.clock)
    bot.life = Reached(store, bot.clock)
    bot.life.reach.up()
    after = await bot.life.turn(table)
    assert after.turn_began > table.turn_began
    assert {seat.bank for seat in after.seats} == {BANK}
    await bot.life.see_to_what_is_due()
    assert await remaining(bot.life, table) == DAY + BANK, "the next turn is given nothing more"


@pytest.mark.parametrize("way", WAYS)
async def test_outages_in_a_row_take_no_time(bot: Bot, way: str) -> None:
    table = await begun(bot.life)
    for _ in range(3):
        await bot.life.wait(2 * HOUR)
        await getattr(bot, way)(50 * HOUR)
    assert await remaining(bot.life, table) == DAY + BANK - 6 * HOUR


@pytest.mark.parametrize("dies", ["before", "between", "unsettled"])
async def test_who_dies_while_giving_time_back_gives_it_back_once(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, dies: str
) -> None:
    monkeypatch.setattr(reach, "GAMES", 1)
    tables = [await begun(bot.life, channel=10 + n) for n in range(3)]
    await bot.life.wait(HOUR)
    await bot.life.end(goodbye=False)
    bot.clock.move(40 * HOUR)
    store = await Store.open(str(bot.path), bot.clock)
    bot.life = Reached(store, bot.clock)
    if dies == "between":
        with monkeypatch.context() as patch:
            patch.setattr("bot.storage.writing.Transaction.reached", refused)
            with suppress(StorageFailed):
                bot.life.reach.up()
                await bot.life.reach._write("dies")
        assert not bot.life.reach.there()
    elif dies == "unsettled":
        await bot.life.connect()
    life = await bot.killed(10)
    for table in tables:
        assert await remaining(life, table) == DAY + BANK - HOUR
        assert (await life.timers(table))["turn"] == DAY + BANK - HOUR
        assert not await life.timers(table, REGAINED)


async def refused(*_: object) -> None:
    raise StorageFailed(why="database or disk is full")


async def test_while_the_disk_takes_no_note_of_it_nothing_is_handled(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(bot.life)
    bot.life.reach.down()
    bot.clock.move(100 * HOUR)
    with monkeypatch.context() as patch:
        patch.setattr("bot.storage.writing.Transaction.reached", refused)
        await bot.life.connect()
        assert not bot.life.reach.there()
        assert await remaining(bot.life, table) == DAY + BANK
    await bot.life.see_to_what_is_due()
    assert bot.life.reach.there()
    assert await bot.life.timers(table) == {"turn": DAY + BANK, "bank": DAY}


async def test_an_outage_that_begins_while_another_is_written_down_is_not_lost(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(bot.life)
    life, write = bot.life, Transaction.set_outages

    async def cut_off(writing: Transaction, outages: Iterable[Outage]) -> None:
        await write(writing, outages)
        life.reach.down()
        bot.clock.move(100 * HOUR)
        life.reach.up()
        life.reach._up = False  # Killed before that is written too.

    life.reach.down()
    bot.clock.move(10 * HOUR)
    with monkeypatch.context() as patch:
        patch.setattr(Transaction, "set_outages", cut_off)
        await life.connect()
    await bot.killed(HOUR)
    assert await remaining(bot.life, table) == DAY + BANK


async def test_nothing_is_handled_while_nobody_can_reach_the_bot(bot: Bot) -> None:
    table = await begun(bot.life)
    told = await kinds(bot.life.store, table)
    bot.life.reach.down()
    for _ in range(30):
        bot.clock.move(10 * HOUR)
        await bot.life.reach.beat()
        await bot.life.sleeper._look()
        await bot.life.sleeper.drain()
    assert (await bot.life.load(table)).seq == 0
    assert await kinds(bot.life.store, table) == told


# ------------------------------------------------------------------ what does not run


async def test_what_stands_is_as_it_was(bot: Bot) -> None:
    """A game that is paused, one that rests, one put aside, one without a clock."""
    life = bot.life
    paused, aside = await begun(life, 1), await begun(life, 2, clock=0)
    free, alone = await begun(life, 3, clock=0), await begun(life, 4, players=2)
    await life.wait(3 * HOUR)
    await life.tables.pause(paused.game.id, ANN)
    await life.tables.lose_place(aside.game.id)
    for user in (ANN, BOB):
        await life.tables.hand_over(alone.game.id, user, True)
    games = (paused, aside, free, alone)
    before = [replace(await life.load(g), clock=None) for g in games]
    clock = (await life.load(paused)).clock
    life = await bot.killed(90 * HOUR)
    assert [replace(await life.load(g), clock=None) for g in games] == before
    assert (await life.load(paused)).clock == clock
    assert (await life.timers(free, "idle"))["idle"] == IDLE - 3 * HOUR
    assert (await life.timers(alone))["autopilot"] == LEFT_ALONE
    await life.tables.resume(paused.game.id, ANN)
    assert await remaining(life, paused) == DAY + BANK - 3 * HOUR


async def test_a_turn_that_had_run_out_is_played_at_once(bot: Bot) -> None:
    table = await begun(bot.life)
    await bot.life.wait(DAY + BANK - 1)
    bot.life.sleeper._handlers["autopilot"] = refused
    await bot.life.wait(1)
    lapsed = await bot.life.load(table)
    assert lapsed.clock is not None
    assert lapsed.clock.lapsed == "clock"
    life = await bot.killed(30 * HOUR)
    after = await life.load(table)
    assert after.turn_began > 0, "the autopilot owes it"
    assert after.seats[mover(table)].missed == 1


@pytest.mark.parametrize(
    ("until", "down", "still"),
    [(50, 10, True), (50, 49, True), (50, 50, False), (50, 90, False), (1, 90, False)],
)
async def test_an_absence_ends_when_its_player_said_and_uses_nothing_up_meanwhile(
    bot: Bot, until: int, down: int, still: bool
) -> None:
    table = await begun(bot.life)
    user, now = table.waiting_for[0], stamp(bot.clock)
    await bot.life.tables.away(user, now + until * HOUR)
    life = await bot.killed(down * HOUR)
    after = await life.load(table)
    assert after.clock is not None
    assert after.clock.runs == ("away" if still else "turn")
    assert after.seats[mover(table)].away_bank == AWAY
    if still:
        await life.wait((until - down) * HOUR)
        assert (await life.load(table)).seats[mover(table)].away_bank == AWAY - (
            until - down
        ) * HOUR
    assert await remaining(life, table) == DAY + BANK


# ------------------------------------------------------------------------ other waits


@pytest.mark.parametrize("spent", [0, 30, 47])
async def test_a_vote_gets_its_time_back(bot: Bot, spent: int) -> None:
    table = await bot.life.turn(await begun(bot.life))
    asked = await bot.life.tables.propose(table.game.id, ANN, 0)
    assert asked.vote is not None
    await bot.life.wait(spent * HOUR)
    life = await bot.killed(50 * HOUR)
    left = max((48 - spent) * HOUR, GRACE)
    assert (await life.timers(table, "vote"))["vote"] == left
    vote = await life.tables.vote_in(table.game.id)
    assert vote is not None
    assert vote.ends == stamp(bot.clock) + left, "and its post says so"
    assert (await kinds(life.store, table))[-2:].count("vote_edit") == 1
    await life.wait(left - 1)
    assert await life.tables.vote_in(table.game.id) is not None
    await life.wait(1)
    assert await life.tables.vote_in(table.game.id) is None


async def test_the_post_of_a_vote_in_a_paused_game_says_the_new_end_too(bot: Bot) -> None:
    table = await bot.life.turn(await begun(bot.life))
    await bot.life.tables.propose(table.game.id, ANN, 0)
    await bot.life.tables.pause(table.game.id, ANN)
    before = (await kinds(bot.life.store, table)).count("vote_edit")
    life = await bot.killed(50 * HOUR)
    assert (await kinds(life.store, table)).count("vote_edit") == before + 1


@pytest.mark.parametrize("spent", [0, 1, 5])
async def test_a_victim_who_is_waited_for_gets_their_time_back(bot: Bot, spent: int) -> None:
    table = await attacked(bot.life, await at_war(bot.life, "ask"))
    (timer,) = [t for t in await bot.life.store.timers(table.game.id) if t.kind == KIND]
    whole = timer.due - stamp(bot.clock)
    await bot.life.wait(spent * HOUR)
    life = await bot.killed(50 * HOUR)
    left = max(whole - spent * HOUR, GRACE)
    assert (await life.timers(table, KIND))[KIND] == left
    assert (await life.load(table)).seq == table.seq
    assert "withdraw_edit" in await kinds(life.store, table)
    await life.wait(left)
    assert (await life.load(table)).seq > table.seq


async def test_a_lobby_and_questions_about_idle_games_get_their_time_back(bot: Bot) -> None:
    life = bot.life
    lobby = await life.tables.open_lobby(
        guild=1, channel=1, host=ANN, name="Ann", options=Options(seats=3)
    )
    idle = await begun(life, 2, clock=0)
    await life.wait(10 * HOUR)
    life = await bot.killed(100 * HOUR)
    assert (await life.load(lobby)).game.status == "lobby"
    assert (await life.timers(lobby, "lobby"))["lobby"] == LOBBY - 10 * HOUR
    assert (await life.timers(idle, "idle"))["idle"] == IDLE - 10 * HOUR
    await life.tables.join(lobby.game.id, BOB, "Bob")
    assert (await life.timers(lobby, "lobby"))["lobby"] == LOBBY - 10 * HOUR, "and stays"
    await life.wait(IDLE - 10 * HOUR)
    assert (await life.load(lobby)).game.status == "cancelled"
    assert await life.timers(idle, "archive") == {"archive": ANSWER}
    life = await bot.stopped(ANSWER)
    assert await life.timers(idle, "archive") == {"archive": ANSWER}
    await life.wait(ANSWER)
    assert (await life.load(idle)).game.archived is not None


# -------------------------------------------------------------------- what people hear


async def reminders(life: Reached) -> list[str]:
    return [kind for kind, _, _ in await posts(life.store) if kind in KINDS]


async def test_reminders_come_by_the_clock_that_has_its_time_back(bot: Bot) -> None:
    table = await begun(bot.life)
    await bot.life.wait(2 * HOUR)
    life = await bot.killed(100 * HOUR)
    assert await reminders(life) == [], "none at once"
    due = await life.timers(table, HALF, LATE, LAST)
    assert due == {HALF: 10 * HOUR, LATE: 22 * HOUR - 24 * HOUR // 20, LAST: 68 * HOUR}
    await life.wait(68 * HOUR)
    assert await reminders(life) == [HALF, LATE, LAST]


async def test_whose_turn_was_nearly_over_is_reminded_before_the_end(bot: Bot) -> None:
    table = await begun(bot.life)
    await bot.life.reminding.choose(table.waiting_for[0], reminders=False)
    await bot.life.wait(DAY + BANK - HOUR)
    await bot.life.reminding.choose(table.waiting_for[0], reminders=True)
    life = await bot.killed(100 * HOUR)
    assert await life.timers(table, HALF, LATE, LAST) == {LAST: GRACE - 2 * HOUR}


@pytest.mark.parametrize("hours", [0, 24])
async def test_after_an_outage_too_nobody_is_reminded_in_quiet_hours(bot: Bot, hours: int) -> None:
    table = await begun(bot.life, clock=hours)
    user = table.waiting_for[0]
    await bot.life.wait(2 * HOUR)
    half = 24 * HOUR if hours == 0 else 12 * HOUR
    # It is noon; the reminder would come so many hours after that, 30 hours later now.
    quiet = (12 + half // HOUR + 30) % 24 * 60
    await bot.life.reminding.choose(
        user, timezone="UTC", quiet_from=(quiet - 60) % 1440, quiet_until=quiet + 60
    )
    life = await bot.killed(30 * HOUR)
    due = await life.timers(table, HALF)
    assert due == {HALF: half - 2 * HOUR - HOUR - 300}
    await life.wait(due[HALF])
    assert await reminders(life) == [HALF]


@pytest.mark.parametrize("hours", [0, 24])
async def test_nobody_is_nudged_for_time_in_which_they_could_not_play(bot: Bot, hours: int) -> None:
    table = await begun(bot.life, clock=hours)
    table = await bot.life.turn(table)
    await bot.life.wait(HOUR)
    life = await bot.killed(100 * HOUR)
    user = next(seat.user for seat in table.seats if seat.user not in table.waiting_for)
    with pytest.raises(TooSoonToNudge):
        await life.tables.nudge(table.game.id, user)
    await life.wait(HOUR)
    await life.tables.nudge(table.game.id, user)


async def test_what_was_put_off_comes_when_its_reader_said(bot: Bot) -> None:
    table = await begun(bot.life)
    await bot.life.wait(HOUR)
    awaited = await bot.life.reminding.awaited(table.game.id)
    assert awaited is not None
    await bot.life.reminding.snooze(awaited, 3)
    life = await bot.killed(20 * HOUR)
    assert await reminders(life) == ["snooze"]


async def test_the_turn_post_says_the_new_deadline_and_no_phone_rings(stage: Stage) -> None:
    await player.lobby(stage, "Ann", "Ben")
    rung = len(stage.mentions())
    await stage.advance(hours=71)
    await stage.close()
    await stage.advance(hours=100)
    await stage.open()
    await stage.settle()
    await stage.advance(seconds=2)
    table = await player.table(stage)
    assert table.seq == 0
    assert table.clock is not None
    seat = table.seats[table.clock.seat]
    ends = clockwork.deadline(table.clock, seat, stamp(stage.bot.client.clock))
    assert ends is not None
    assert abs(ends - stage.env.now().timestamp() - GRACE) < 60
    assert any(f"<t:{ends}:" in stage.text(message) for message in stage.messages())
    assert len(stage.mentions()) == rung


async def test_a_gateway_that_is_gone_for_a_day_takes_no_time(stage: Stage) -> None:
    await player.lobby(stage, "Ann", "Ben")
    client = stage.bot.client
    await stage.advance(hours=70)
    client.dispatch("disconnect")
    await stage.advance(hours=30)
    assert (await player.table(stage)).seq == 0
    stage.env.backend.emit("RESUMED", {})
    await stage.settle()
    await stage.advance(hours=5.9)
    assert (await player.table(stage)).seq == 0
    await stage.advance(hours=0.2)
    assert (await player.table(stage)).seq > 0


async def test_a_game_that_cannot_be_read_is_no_trouble(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    table, other = await bot.life.turn(await begun(bot.life, 1)), await begun(bot.life, 2)
    await bot.life.store._writer.execute(
        "UPDATE actions SET body = '{}' WHERE game_id = ?", (table.game.id,)
    )
    await bot.life.store._writer.execute("DELETE FROM snapshots")
    life = await bot.killed(100 * HOUR)
    assert not await life.timers(table, REGAINED)
    assert not await life.timers(other, REGAINED)
    assert await life.timers(table) == await life.timers(other) == {"turn": DAY + BANK, "bank": DAY}
    assert "failed" not in caplog.text


# ------------------------------------------------------------------- clocks that are set


async def test_a_machine_whose_clock_was_wrong_for_an_hour_goes_on_as_before(bot: Bot) -> None:
    table = await begun(bot.life)
    await bot.life.wait(2 * HOUR)
    await bot.asleep(365 * DAY)
    await bot.life.wait(HOUR)
    bot.clock.move(-365 * DAY)
    await bot.life.see_to_what_is_due()
    left = DAY + BANK - 2 * HOUR
    assert await remaining(bot.life, table) == left, "that hour is nobody's too"
    assert await bot.life.timers(table) == {"turn": left, "bank": left - BANK}
    life = await bot.killed(20 * HOUR)
    assert await remaining(life, table) == left


# ---------------------------------------------------------------------- two processes


@pytest.mark.parametrize(("ago", "warned"), [(10, True), (MISSED * 60, True), (200, False)])
async def test_another_process_on_the_file_is_warned_of(
    bot: Bot, caplog: pytest.LogCaptureFixture, ago: int, warned: bool
) -> None:
    caplog.set_level(logging.WARNING)
    bot.clock.move(ago)
    store = await Store.open(str(bot.path), bot.clock)
    other = Reached(store, bot.clock)
    await other.connect()
    assert ("another process" in caplog.text) == warned
    await other.end()


async def test_who_says_goodbye_is_not_warned_of(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.stopped(1)
    assert "another process" not in caplog.text


# ------------------------------------------------------------------------- arithmetic


def test_an_outage_after_a_moment_of_reach_goes_on() -> None:
    """Who comes and goes every minute is not there."""
    outages = Outages()
    for n in range(10):
        outages.note(NOW + 60 * n, NOW + 60 * n + 30)
    assert outages.after(0) == [Outage(NOW, NOW + 570)]
    outages.note(NOW + 700, NOW + 705)
    assert outages.after(NOW + 600) == [Outage(NOW + 700, NOW + 705)]


def test_an_outage_of_months_lets_none_before_it_be_forgotten() -> None:
    outages = Outages([Outage(NOW - 100 * DAY, NOW - 99 * DAY), Outage(NOW - DAY, NOW - HOUR)])
    outages.note(NOW, NOW + 100 * DAY)
    assert [outage.began for outage in outages.after(0)] == [NOW - DAY, NOW]


@pytest.mark.parametrize(
    ("since", "due", "later"),
    [
        (-100, 50_000, 51_000),
        (-100, 0, 0),
        (-100, 1, 1_000 + GRACE),
        (500, 50_000, 50_500),
        (1_000, 1_001, 1_001),
    ],
)
def test_who_had_time_gets_what_an_outage_took_of_it(since: int, due: int, later: int) -> None:
    outages = Outages([Outage(NOW, NOW + 1_000)])
    assert outages.put_off(NOW + due, NOW + since) == NOW + later


@pytest.mark.parametrize(
    ("hours", "left", "gets"),
    [(24, 10 * HOUR, 10 * HOUR), (24, -BANK, GRACE - BANK), (8, -BANK, 4 * HOUR - BANK)],
)
def test_half_a_short_clock_is_enough(hours: int, left: int, gets: int) -> None:
    seat = Seat(0, 7, "Ann", 0, bank=BANK)
    clock = TurnClock(0, 0, left, "turn", NOW)
    then = clockwork.given_back(clock, seat, [Outage(NOW, NOW + DAY)], hours)
    assert (then.left, then.since) == (gets, NOW + DAY)
    assert clockwork.given_back(then, seat, [Outage(NOW, NOW + DAY)], hours) == then


@pytest.mark.parametrize("runs", ["nothing", "away", "turn"])
def test_a_lapsed_or_standing_clock_is_given_nothing(runs: str) -> None:
    seat = Seat(0, 7, "Ann", 0, bank=0, away_bank=AWAY, away_until=NOW + 9 * DAY)
    clock = TurnClock(0, 0, 10, runs, NOW)  # type: ignore[arg-type]
    then = clockwork.given_back(clock, seat, [Outage(NOW + 5, NOW + DAY)], 24)
    assert then.left == {"nothing": 10, "away": 10, "turn": GRACE}[runs]
    assert then.since == {"nothing": NOW, "away": NOW + DAY - 5, "turn": NOW + DAY}[runs]
