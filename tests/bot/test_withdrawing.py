"""Withdrawals at the table service: whole games under each policy, loading, exports, orders."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from bot.errors import BadOptions, NotAPlayer, NotYourTurn
from bot.storage.store import Store
from bot.tables.decisions.orders import Orders
from bot.tables.decisions.withdrawals import KIND
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from engine import FIRST_EDITION, ORDERS, RuleError, legal, rearrangement
from engine.actions import Action, Answer, Conquer, Done, Use, Withdraw
from engine.export import read, replay
from engine.state import pair
from tests.bot.war import EVEN, attack, lay

from .fakes import TestClock
from .test_tables import ANN, BOB, CYD, STRANGER, fresh, pick, posts, same
from .test_timeouts import Life

DOT, EVE = 104, 105
NAMES = {ANN: "Ann", BOB: "Bob", CYD: "Cyd", DOT: "Dot", EVE: "Eve"}


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    return Tables(store, clock, seed=lambda: "5eed")


async def begun(
    tables: Tables, policy: str, players: int = 3, clock: int = 0, edition: str = FIRST_EDITION
) -> Table:
    options = Options(seats=players, withdrawals=policy, clock=clock)
    table = await tables.open_lobby(
        guild=1, channel=10, host=ANN, name="Ann", edition=edition, options=options
    )
    for user in list(NAMES)[1:players]:
        table = await tables.join(table.game.id, user, NAMES[user])
    return table


def attacked(table: Table, chance: random.Random) -> Action:
    """Return a conquest from an opponent, if there is one, else anything."""
    box, state = table.playing()
    mine = {a.id for a in state.armies if a.player == state.turn.player}
    taken = [
        action
        for action in legal(box, state)
        if isinstance(action, Conquer) and state.regions[action.region].army not in (None, *mine)
    ]
    return chance.choice(taken) if taken else pick(table, chance)


async def rearranged(tables: Tables, table: Table, chance: random.Random) -> Table:
    """Let the owner of something withdrawn by order move it, if that changes anything."""
    box, state = table.playing()
    chosen = chance.choice(state.withdrawals)
    action = rearrangement(box, state, chosen.army, chance.choice(ORDERS))
    seat = next(a.player for a in state.armies if a.id == chosen.army)
    user = table.user_at(seat)
    assert user is not None
    pieces = {(m, r, n) for m, at in chosen.pieces.items() for r, n in at.items()}
    if dict(action.moves) == chosen.tokens and set(action.pieces) == pieces:
        with pytest.raises(RuleError, match="unchanged"):
            await tables.act(table.game.id, user, action)
        return table
    return (await tables.act(table.game.id, user, action)).table


@pytest.mark.parametrize("policy", ["instant", "ask", "strict"])
@pytest.mark.parametrize("seed", [1, 2])
async def test_whole_games_end_load_the_same_and_replay(
    tables: Tables,
    store: Store,
    clock: TestClock,
    policy: str,
    seed: int,
) -> None:
    chance = random.Random(f"{policy} {seed}")
    table = await begun(tables, policy, 5)
    for user, order in ((ANN, "hold"), (BOB, "border"), (CYD, "richest")):
        await tables.order(user, {"withdraw": order})
    asked = 0
    while table.game.status == "running":
        _, state = table.playing()
        asked += state.turn.step == "withdraw" and table.deciders[0] != state.turn.player
        if state.withdrawals and chance.random() < 0.5:
            table = await rearranged(tables, table, chance)
        table = (
            await tables.act(table.game.id, table.waiting_for[0], attacked(table, chance))
        ).table
        if chance.random() < 0.05:
            again = await (await fresh(store, clock)).load(table.game.id)
            assert same(again, table)
    kinds = Counter(e.kind for e in await tables.log(table.game.id))
    assert bool(kinds["by_order"]) == (policy != "strict")
    assert bool(asked) == (policy != "instant")
    if policy == "instant":
        assert kinds["withdraw"], "a second time"
        assert not [k for k, _, _ in await posts(store) if k == KIND]
    rang = Counter(
        (p["turn"], p["army"])
        for k, _, p in await posts(store)
        if k == KIND and not p.get("silent")
    )
    assert set(rang.values()) <= {1}
    document = await tables.export(table.game.id)
    assert replay(read(json.dumps(document))).history.state.coins == table.playing()[1].coins


async def test_only_the_owner_moves_and_a_decider_is_still_asked_for(
    tables: Tables,
) -> None:
    table = await lay(tables, await begun(tables, "instant"))
    a, b, c = (table.user_at(seat) for seat in range(3))
    for action in attack():
        table = (await tables.act(table.game.id, a, action)).table
    _, state = table.playing()
    (withdrawn,) = state.withdrawals
    assert tuple(withdrawn.tokens.items()) == EVEN
    action = Withdraw(((13, 2),), withdrawn.army)
    for user in (a, b):
        with pytest.raises(RuleError, match="not_your_withdrawal"):
            await tables.act(table.game.id, user, action)
    with pytest.raises(NotAPlayer):
        await tables.act(table.game.id, STRANGER, action)
    after = (await tables.act(table.game.id, c, action, interaction_id=7)).table
    assert after.deciders == table.deciders == (1,)
    again = await tables.act(table.game.id, c, action, interaction_id=7)
    assert again.repeated
    assert [e.region for e in again.events] == [8, 14, 13]
    with pytest.raises(NotYourTurn):
        await tables.act(table.game.id, c, attack()[0])


async def test_orders_last_and_are_read_anew_in_running_games(
    tables: Tables,
    store: Store,
    clock: TestClock,
) -> None:
    table = await begun(tables, "instant")
    seat = table.seat_of(CYD)
    assert seat is not None
    await tables.order(CYD, {"withdraw": "border", "end_turn": "hold"})
    assert (await tables.load(table.game.id)).seats[seat].habit is not None
    await tables.order(CYD, {"withdraw": "ask"}, table.game.id)
    again = await fresh(store, clock)
    assert await again.orders(CYD) == Orders("border", "hold")
    assert await again.orders(CYD, table.game.id) == Orders("ask")
    await again.order(CYD, {"withdraw": None}, table.game.id)
    await again.order(CYD, {"withdraw": None, "end_turn": None})
    assert await again.orders(CYD) == await again.orders(CYD, table.game.id) == Orders()
    assert (await again.load(table.game.id)).seats[seat].habit is None


async def test_what_is_no_order_is_refused(tables: Tables) -> None:
    table = await begun(tables, "instant")
    for changes in ({"withdraw": "nowhere"}, {"end_turn": "ask"}):
        with pytest.raises(BadOptions):
            await tables.order(CYD, changes)
        with pytest.raises(BadOptions):
            await tables.order(CYD, changes, table.game.id)
    with pytest.raises(NotAPlayer):
        await tables.order(STRANGER, {"withdraw": "even"}, table.game.id)
    assert await tables.orders(CYD) == Orders()


# -------------------------------------------- what had to move at once (W-42)


FRIGHTENED = {
    "edition": "warcraft",
    "seed": "5eed",
    "armies": [
        {"player": 0, "race": "warcraft.orcs", "power": "intimidating", "regions": {12: 9}},
        {"player": 1, "race": "pandaren", "power": "ranger", "regions": {24: 6}},
        {"player": 2, "race": "tauren", "power": "farmer", "regions": {6: 2, 13: 2, 17: 5, 20: 3}},
    ],
}
"""The first player can push a token out of 6, where the other must not stand alone."""


async def frightened(tables: Tables) -> Table:
    """Have one token pushed from 6 to 13 and the other go at once; then the turn is over."""
    table = await begun(tables, "instant", edition="warcraft")
    table = await lay(tables, table, **FRIGHTENED)
    for action in (Use("intimidating", 6), Answer((pair(6, 13),)), Done()):
        table = (await tables.act(table.game.id, ANN, action)).table
    return table


async def test_what_had_to_move_at_once_stays_there_without_an_order(tables: Tables) -> None:
    table = await frightened(tables)
    _, state = table.playing()
    (moved,) = state.withdrawals
    assert sum(moved.tokens.values()) == 1
    assert "rearrange" not in [entry.kind for entry in await tables.log(table.game.id)]


async def test_what_had_to_move_at_once_goes_by_its_players_order(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    await tables.order(CYD, {"withdraw": "hold"})
    table = await frightened(tables)
    _, state = table.playing()
    (moved,) = state.withdrawals
    assert moved.tokens == {17: 1}, "where most stand already"
    assert state.regions[17].tokens == 6
    line = (await tables.log(table.game.id))[-1]
    assert (line.seat, line.policy) == (2, True)
    assert table.deciders == (1,)
    assert same(await (await fresh(store, clock)).load(table.game.id), table)
    # He may still change it, and is not overruled then.
    again = await tables.act(table.game.id, CYD, Withdraw(((20, 1),), moved.army))
    assert again.table.playing()[1].withdrawals[0].tokens == {20: 1}


# ----------------------------------------------------- orders that come with a delay


async def asked(life: Life) -> Table:
    """Have the third player asked where his tokens go."""
    life.tables.end_waits(life.sleeper)
    table = await lay(life.tables, await begun(life.tables, "ask", clock=24))
    for action in attack():
        table = (await life.tables.act(table.game.id, table.user_at(0), action)).table
    assert table.deciders == (2,)
    return table


async def test_nobody_waits_for_one_who_sits_down_with_an_order(
    store: Store, clock: TestClock
) -> None:
    life = Life(store, clock)
    table = await asked(life)
    await life.tables.order(EVE, {"withdraw": "hold"})
    await life.tables.offer(table.game.id, table.user_at(2))
    await life.tables.take(table.game.id, EVE, "Eve")
    await life.see_to_what_is_due()
    assert (await life.load(table)).deciders == (1,)


async def test_an_order_is_followed_though_the_process_died_before_it_was(
    store: Store, clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    life = Life(store, clock)
    table = await asked(life)

    async def dies(*_: object) -> None:
        raise ConnectionError

    monkeypatch.setattr(life.tables, "_placed_by_order", dies)
    with pytest.raises(ConnectionError):
        await life.tables.order(table.user_at(2), {"withdraw": "hold"})
    life = Life(store, clock)
    life.tables.end_waits(life.sleeper)
    await life.wait(6 * 3600)
    assert (await life.load(table)).deciders == (1,)
    assert (await posts(store))[-1][0] != KIND
    assert {"placed"} == {p["over"] for k, _, p in await posts(store) if k == f"{KIND}_edit"}


async def test_an_order_given_while_the_game_is_put_aside_is_followed_when_it_goes_on(
    store: Store, clock: TestClock
) -> None:
    life = Life(store, clock)
    table = await asked(life)
    game = table.game.id
    async with life.tables._lock(game):
        await life.tables._archive(table, None)
    await life.tables.order(table.user_at(2), {"withdraw": "hold"}, game)
    await life.wait(24 * 3600)
    assert (await life.load(table)).deciders == (2,)
    await life.tables.bring_back(game, table.user_at(0), 10)
    await life.see_to_what_is_due()
    assert (await life.load(table)).deciders == (1,)
