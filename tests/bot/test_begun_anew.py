"""The turn to which a table goes back by vote or by order begins anew: its clock, its reminders."""

from __future__ import annotations

import pytest

from bot.clock import DAY, HOUR
from bot.storage.people import Reminded
from bot.storage.store import Store
from bot.tables.clocks.reminders import HALF, LATE
from bot.tables.clocks.reminding import Reminding
from bot.tables.decisions.withdrawals import KIND, rings
from bot.tables.table import Options, Outcome, Table
from engine import legal

from .fakes import TestClock
from .test_tables import ANN, BOB, CYD, NAMES, STRANGER, posts
from .test_timeouts import Life, begun, mover
from .war import attack, lay


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    life = Life(store, clock)
    life.tables.keep_votes(life.sleeper)
    life.tables.end_waits(life.sleeper)
    Reminding(life.tables, store, clock, life.sleeper)
    return life


async def back(life: Life, table: Table, to: int, how: str) -> Table:
    """Let the table go back to revision ``to``."""
    game = table.game.id
    if how == "admin":
        outcome: Outcome | None = await life.tables.rewind(game, to, STRANGER)
    else:
        first, *others = (await life.load(table)).voters
        asked = await life.tables.propose(game, users(table)[first], to)
        for seat in others:
            asked = await life.tables.answer(game, users(table)[seat], agrees=True)
        outcome = asked.back
    assert outcome is not None
    await life.see_to_what_is_due()
    return await life.load(table)


def users(table: Table) -> list[int]:
    return [s.user for s in table.seats if s.user is not None]


async def missed(life: Life, table: Table) -> Table:
    """Let the running turn's clock and bank run out."""
    began = table.turn_began
    while (table := await life.load(table)).turn_began == began:
        await life.wait(12 * HOUR, step=12 * HOUR)
    return table


@pytest.mark.parametrize("how", ["vote", "admin"])
async def test_a_turn_whose_clock_ran_out_begins_anew(life: Life, store: Store, how: str) -> None:
    table = await begun(life)
    seat = mover(table)
    then = await missed(life, table)
    assert (then.seats[seat].missed, then.seats[seat].bank) == (1, 0)
    assert (await store.people.reminded(table.game.id, seat, 0)).sent
    now = await back(life, then, 0, how)
    assert (now.turn_began, mover(now)) == (0, seat)
    assert now.clock is not None
    assert (now.clock.left, now.clock.lapsed, now.clock.runs) == (DAY, "", "turn")
    assert (now.seats[seat].missed, now.seats[seat].pilot) == (0, "player")
    assert await life.timers(table) == {"turn": DAY}, "the bank stays used"
    assert await life.timers(table, HALF, LATE) == {HALF: DAY // 2, LATE: DAY * 95 // 100}
    assert await store.people.reminded(table.game.id, seat, 0) == Reminded()
    again = Life(life.store, life.clock)
    assert (await again.load(table)).clock == now.clock
    await life.wait(DAY - 1, step=DAY)
    assert (await life.load(table)).seq == now.seq


@pytest.mark.parametrize("players", [2, 3])
async def test_who_has_lost_the_seat_in_it_has_it_again(life: Life, players: int) -> None:
    table = await begun(life, players=players, clock=12)
    seat, began = mover(table), 0
    while table.seats[seat].pilot == "player":
        if mover(table) == seat:
            began = table.turn_began
            table = await missed(life, table)
        else:
            table = await life.turn(table)
    assert (table.seats[seat].missed, table.seats[seat].offered) == (2, True)
    now = await back(life, table, began, "admin")
    held = now.seats[seat]
    assert (held.pilot, held.missed, held.offered) == ("player", 0, False)
    assert now.deciders == (seat,), "the autopilot does not play it again"
    assert now.clock is not None
    assert (now.clock.left, now.clock.lapsed) == (12 * HOUR, "")
    said = [kind for kind, _, _ in await posts(life.store)]
    assert f"seat_{seat}_edit" in said, "its post calls for nobody any more"
    assert said[-2:].count("turn") == 1, "the turn has a post with its buttons"
    assert (await Life(life.store, life.clock).load(table)).seats == now.seats


async def test_a_turn_that_goes_on_within_itself_begins_anew_too(life: Life, store: Store) -> None:
    table = await begun(life)
    seat = mover(table)
    await life.wait(DAY + 40 * HOUR)
    await life.tables.skip(table.game.id)
    table = await life.load(table)
    assert table.clock is not None
    assert table.clock.lapsed == "skip"
    move = legal(*table.playing())[0]
    table = (await life.tables.act(table.game.id, table.waiting_for[0], move)).table
    await life.wait(2 * HOUR)
    now = await back(life, table, 0, "admin")
    assert now.clock is not None
    assert (now.clock.seat, now.clock.left, now.clock.lapsed) == (seat, DAY, "")
    assert (await posts(store))[-1][0] == "turn_now_edit"


async def test_who_has_left_a_turn_to_the_autopilot_has_chosen_so(life: Life) -> None:
    table = await begun(life)
    seat = mover(table)
    await life.tables.hand_over(table.game.id, users(table)[seat], True)
    await life.wait(HOUR, step=HOUR)
    table = await life.load(table)
    assert mover(table) != seat
    now = await back(life, table, 0, "admin")
    assert now.seats[seat].pilot == "autopilot"
    assert mover(now) != seat, "the autopilot plays it again"


async def at_war(life: Life, policy: str, clock: int = 24) -> Table:
    options = Options(seats=3, withdrawals=policy, clock=clock)
    table = await life.tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann", options=options)
    for user in (BOB, CYD):
        table = await life.tables.join(table.game.id, user, NAMES[user])
    return await lay(life.tables, table)


async def attacked(life: Life, table: Table) -> Table:
    for action in attack():
        table = (await life.tables.act(table.game.id, table.user_at(0), action)).table
    assert table.deciders == (2,)
    return table


@pytest.mark.parametrize("policy", ["ask", "strict"])
async def test_a_victim_is_asked_anew_and_rung(life: Life, store: Store, policy: str) -> None:
    table = await attacked(life, await at_war(life, policy))
    whole = (await life.timers(table, KIND))[KIND]
    await life.wait(whole - 60, step=HOUR)
    reminded = await store.people.reminded(table.game.id, 2, 0)
    assert reminded.sent
    now = await back(life, table, 0, "admin")
    assert now.deciders == (0,)
    assert await store.people.reminded(table.game.id, 2, 0) == Reminded()
    await attacked(life, now)
    asked = [params for kind, _, params in await posts(store) if kind == KIND]
    assert [p.get("silent", False) for p in asked] == [False, False], "it is another decision"
    assert (await life.timers(table, KIND))[KIND] == whole
    assert HALF in await life.timers(table, HALF)
    # Taken back by the player himself and said again it is the same one.
    await life.tables.take_back(table.game.id, table.user_at(0))
    await life.tables.act(table.game.id, table.user_at(0), attack()[1])
    asked = [params for kind, _, params in await posts(store) if kind == KIND]
    assert [p.get("silent", False) for p in asked] == [False, False, True]


async def test_a_question_that_was_taken_back_before_it_was_sent_has_rung_nobody(
    life: Life, store: Store
) -> None:
    table = await attacked(life, await at_war(life, "ask"))
    for message in (None, 77, 78):
        *_, question = await store.posts(table.game.id, KIND)
        assert await rings(store, question) is (message != 78)
        await life.tables.take_back(table.game.id, table.user_at(0))
        async with store.transaction() as writing:
            await writing.sent(question, message)
        await life.tables.act(table.game.id, table.user_at(0), attack()[1])


async def test_a_turn_that_was_handed_over_has_a_full_clock_for_who_takes_it_back(
    life: Life,
) -> None:
    table = await begun(life)
    seat, game = mover(table), table.game.id
    user = table.user_at(seat)
    assert user is not None
    await life.wait(DAY + 40 * HOUR, step=DAY)
    await life.tables.hand_over(game, user, True)
    await life.wait(HOUR)
    now = (await life.tables.rewind(game, 0, STRANGER)).table
    assert (now.clock, now.seats[seat].pilot) == (None, "autopilot"), "it was by choice"
    now = await life.tables.hand_over(game, user, False)
    assert now.clock is not None
    assert (now.clock.left, now.clock.lapsed) == (DAY, "")
