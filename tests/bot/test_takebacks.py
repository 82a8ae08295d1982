"""Taking back over the end of a turn, and going back by vote or by order, over the real engine."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace

import pytest

from bot.errors import (
    GameEnded,
    NoMoment,
    NotAPlayer,
    NotAsked,
    NothingToTakeBack,
    NotStarted,
    NotYourTurn,
    NoVote,
    SeedIsPublic,
    StaleTable,
    StorageFailed,
    VoteOpen,
)
from bot.storage.outbox import Outbox
from bot.storage.rows import Timer
from bot.storage.store import Store
from bot.tables.clocks.sleeper import Sleeper
from bot.tables.rewinding import HOURS
from bot.tables.service import Tables
from bot.tables.table import Options, Table
from engine import Conquer, Done, GoInDecline, legal
from engine.codec import dump_state
from engine.export import read, replay
from engine.history import History

from .fakes import Channel, TestClock
from .test_tables import change, fresh, pick, play, posts, same, snapshot_seqs

ANN, BOB, CYD, DAN, EVE = PEOPLE = (101, 102, 103, 104, 105)
STRANGER = 999


@pytest.fixture
def tables(store: Store, clock: TestClock) -> Tables:
    seeds = (f"seed {n}" for n in range(1000))
    return Tables(store, clock, seed=lambda: next(seeds))


async def begun(tables: Tables, players: int = 3, **options: object) -> Table:
    table = await tables.open_lobby(
        guild=1,
        channel=10,
        host=ANN,
        name="P101",
        options=Options(seats=players, clock=0, **options),
    )
    for user in PEOPLE[1:players]:
        table = await tables.join(table.game.id, user, f"P{user}")
    assert table.game.status == "running"
    return table


def mover(table: Table) -> int:
    user = table.user_at(table.view().player)
    assert user is not None
    return user


async def turn_with_conquests(tables: Tables, table: Table, seed: int = 8) -> Table:
    """Play on until a turn has just begun in which there is something to conquer."""
    began = table.seq

    def there(t: Table) -> bool:
        return t.turn_began == t.seq > began and t.view().step == "conquer"

    return await play(tables, table, random.Random(seed), there)


async def conquers(tables: Tables, table: Table) -> Table:
    box, state = table.playing()
    action = next(a for a in legal(box, state) if isinstance(a, Conquer) and not a.roll)
    return (await tables.act(table.game.id, mover(table), action)).table


async def ends(tables: Tables, table: Table) -> Table:
    """Let the turn's player end the turn without conquering any more."""
    began, chance = table.turn_began, random.Random(1)
    while table.turn_began == began and table.game.status == "running":
        box, state = table.playing()
        options = legal(box, state)
        action = Done() if Done() in options else pick(table, chance)
        table = (await tables.act(table.game.id, table.waiting_for[0], action)).table
    return table


async def declines(tables: Tables, table: Table) -> Table:
    return (await tables.act(table.game.id, mover(table), GoInDecline())).table


async def latest(store: Store, count: int) -> list[tuple[str, int, dict]]:
    return (await posts(store))[-count:]


# ------------------------------------------------------------ the end of a turn


async def test_the_end_of_a_turn_is_taken_back_until_the_next_player_acts(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    user, game = mover(table), table.game.id
    ended = await declines(tables, table)
    following = mover(ended)
    assert (ended.turn_began, ended.undo_to(user)) == (ended.seq, table.seq)
    assert ended.undo_to(following) is None
    assert ended.reopens(user)
    assert same(await (await fresh(store, clock)).load(game), ended), "also after a restart"
    tables = await fresh(store, clock)
    back = (await tables.take_back(game, user, revision=ended.seq, interaction_id=77)).table
    assert (back.seq, back.turn_began, mover(back)) == (ended.seq + 1, table.turn_began, user)
    assert dump_state(back.playing()[1]) == dump_state(table.playing()[1])
    assert same(await (await fresh(store, clock)).load(game), back)
    assert (await tables.take_back(game, user, interaction_id=77)).repeated
    again = await declines(tables, back)
    assert mover(again) == following
    acted = (await tables.act(game, following, pick(again, random.Random(2)))).table
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.take_back(game, user)
    assert refused.value.why == "other"
    assert refused.value.params["seat"] == acted.seat_of(following)
    assert acted.undo_to(user) is None


async def test_a_whole_turn_is_restarted_after_it_has_ended(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await turn_with_conquests(tables, await begun(tables, players=2))
    user = mover(table)
    now = await conquers(tables, await conquers(tables, table))
    ended = await ends(tables, now)
    assert ended.restart_to(user) == table.seq
    back = (await tables.restart_turn(table.game.id, user)).table
    assert dump_state(back.playing()[1]) == dump_state(table.playing()[1])
    assert same(await (await fresh(store, clock)).load(table.game.id), back)


async def test_once_the_autopilot_has_acted_a_turn_stays_ended(tables: Tables) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    user, game = mover(table), table.game.id
    ended = await declines(tables, table)
    seat = ended.view().player
    await tables.act_for(game, seat, pick(ended, random.Random(3)))
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.take_back(game, user)
    assert refused.value.why == "turn"


async def test_what_the_autopilot_did_in_a_players_turn_stays(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    user, game, seat = mover(table), table.game.id, table.view().player
    await conquers(tables, table)
    ended = (await tables.act_for(game, seat, Done())).table
    assert ended.undo_to(user) is None
    assert same(await (await fresh(store, clock)).load(game), ended)
    with pytest.raises(NothingToTakeBack):
        await tables.take_back(game, user)


async def test_withdrawals_by_policy_go_back_with_the_step_that_called_for_them(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance, table = random.Random(5), await begun(tables)
    while True:
        assert table.game.status == "running", "no withdrawal before the end of a turn"
        before, user = table, table.waiting_for[0]
        table = (await tables.act(table.game.id, user, pick(table, chance))).table
        more = table.seq > before.seq + 1 and table.turn_began == table.seq
        if more and table.undo_to(user) is not None:
            break
    assert table.undo_to(user) == before.seq
    assert same(await (await fresh(store, clock)).load(table.game.id), table)
    back = (await tables.take_back(table.game.id, user)).table
    assert dump_state(back.playing()[1]) == dump_state(before.playing()[1])
    assert back.deciders == (before.view().player,)


async def test_an_end_that_rolled_the_die_stays(tables: Tables) -> None:
    chance = random.Random(1)
    table = await begun(tables)
    for _ in range(2000):
        before, user = table, table.waiting_for[0]
        assert table.game.status == "running", "no turn ended with a roll"
        box, state = table.playing()
        rolls = [a for a in legal(box, state) if isinstance(a, Conquer) and a.roll]
        action = rolls[0] if rolls else pick(table, chance)
        table = (await tables.act(table.game.id, user, action)).table
        ended = table.turn_began == table.seq and not table.over
        if ended and table.playing()[1].draws != state.draws and mover(before) == user:
            break
    with pytest.raises(NothingToTakeBack) as refused:
        await tables.take_back(table.game.id, user)
    assert refused.value.why == "revealed"


async def test_the_end_of_the_game_stays(tables: Tables) -> None:
    chance = random.Random(4)
    table = await begun(tables, players=2)
    while table.game.status == "running":
        user = table.waiting_for[0]
        table = (await tables.act(table.game.id, user, pick(table, chance))).table
    assert table.undo_to(user) is None
    with pytest.raises(GameEnded):
        await tables.take_back(table.game.id, user)
    with pytest.raises(SeedIsPublic):
        await tables.propose(table.game.id, user, 0)
    with pytest.raises(SeedIsPublic):
        await tables.rewind(table.game.id, 0, STRANGER)


async def test_taking_back_and_acting_at_the_same_instant(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    for seed in range(4):
        other = Tables(store, clock, seed=lambda: "s")
        table = await turn_with_conquests(other, await begun(other), seed)
        user, ended = mover(table), await declines(other, table)
        action = pick(ended, random.Random(seed))
        taps = [
            other.take_back(ended.game.id, user, revision=ended.seq),
            other.act(ended.game.id, mover(ended), action, revision=ended.seq),
        ]
        done = await asyncio.gather(*(taps if seed % 2 else taps[::-1]), return_exceptions=True)
        refused = [x for x in done if isinstance(x, Exception)]
        assert len(refused) == 1
        assert isinstance(refused[0], StaleTable | NothingToTakeBack | NotYourTurn)
        now = await other.load(ended.game.id)
        assert now.seq in (ended.seq + 1, ended.seq + 2)
        assert same(await (await fresh(store, clock)).load(ended.game.id), now)
        await other.cancel(ended.game.id, ANN)


async def test_undone_snapshots_are_thrown_away_and_the_turns_own_stays(
    tables: Tables, store: Store
) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    ended = await declines(tables, table)
    assert ended.seq in await snapshot_seqs(store)
    back = (await tables.take_back(table.game.id, mover(table))).table
    assert ended.seq not in await snapshot_seqs(store)
    assert back.turn_began in await snapshot_seqs(store)


async def test_posts_of_a_turn_taken_back_and_ended_again(tables: Tables, store: Store) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    user, game = mover(table), table.game.id
    ended = await declines(tables, table)
    seat, round_ = ended.view().player, ended.view().round
    back = (await tables.take_back(game, user)).table
    waits = {"of": ended.seq, "seat": seat, "round": round_}
    assert await latest(store, 2) == [
        ("turn_edit", ended.seq, waits),
        ("turn_edit", back.seq, {"of": table.turn_began}),
    ]
    again = await declines(tables, back)
    since = await tables.last_turn(game, seat, again.seq)
    assert await latest(store, 2) == [
        ("turn_edit", back.seq, {"of": table.turn_began}),
        (
            "turn",
            again.seq,
            {"seat": seat, "round": round_, "since": since, "waiting": [ended.seq]},
        ),
    ]
    await tables.take_back(game, user)
    third = await declines(tables, await tables.load(game))
    assert (await latest(store, 1))[0][2]["waiting"] == [again.seq, ended.seq]
    # A turn that was played is told of anew.
    acted = await ends(tables, third)
    assert "waiting" not in (await latest(store, 1))[0][2]
    assert acted.turn_began == acted.seq


async def test_reminders_of_a_turn_put_off_count_for_it_when_it_comes(
    tables: Tables, store: Store
) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    game, ended = table.game.id, await declines(tables, table)
    seat = ended.view().player
    async with store.transaction() as writing:
        await writing.set_reminded(game, seat, ended.seq, sent=2, half=True)
    await tables.take_back(game, mover(table))
    again = await declines(tables, await tables.load(game))
    assert (await store.people.reminded(game, seat, again.seq)).sent == 2


async def test_what_others_did_since_is_counted_from_ones_last_step_that_stands(
    tables: Tables,
) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    user, game, seat = mover(table), table.game.id, table.view().player
    before = await tables.last_turn(game, seat)
    await declines(tables, table)
    assert await tables.last_turn(game, seat) == table.seq + 1
    back = (await tables.take_back(game, user)).table
    assert await tables.last_turn(game, seat) == before
    assert await tables.last_turn(game, seat, table.seq + 1) == table.seq + 1
    await conquers(tables, back)
    assert await tables.last_turn(game, seat) == back.seq + 1


# ----------------------------------------------------------------- by an order


async def test_an_order_leads_to_any_earlier_table(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    chance, table = random.Random(6), await begun(tables)
    seen = {0: table}
    while table.seq < 40:
        table = (await tables.act(table.game.id, table.waiting_for[0], pick(table, chance))).table
        seen[table.seq] = table
    game = table.game.id
    for to in (37, 12, 0):
        now = await tables.load(game)
        done = await tables.rewind(game, to, STRANGER, interaction_id=1000 + to)
        assert (done.before.seq, done.table.seq) == (now.seq, now.seq + 1)
        assert dump_state(done.table.playing()[1]) == dump_state(seen[to].playing()[1])
        assert (done.table.turn_began, done.table.way_back) == (seen[to].turn_began, ())
        assert same(await (await fresh(store, clock)).load(game), done.table)
        assert (await tables.rewind(game, to, STRANGER, interaction_id=1000 + to)).repeated
    assert [e.user for e in await store.servers.audit(1, game=game)] == [STRANGER] * 3
    entries = await tables.log(game)
    assert [(e.kind, e.to, e.gone_back.by) for e in entries if e.gone_back] == [
        ("rewind", 37, "admin"),
        ("rewind", 12, "admin"),
        ("rewind", 0, "admin"),
    ]
    assert all(e.undone for e in entries if e.action is not None)
    await change(store, "DELETE FROM snapshots")
    assert same(await (await fresh(store, clock)).load(game), await tables.load(game))
    table = await play(tables, await tables.load(game), chance, lambda t: t.seq >= 60)
    assert same(await (await fresh(store, clock)).load(game), table)


@pytest.mark.parametrize("to", [-1, 5, 6, 10**9])
async def test_there_must_be_such_a_moment(tables: Tables, to: int) -> None:
    table = await play(tables, await begun(tables), random.Random(1), lambda t: t.seq >= 5)
    assert table.seq == 5
    with pytest.raises(NoMoment):
        await tables.rewind(table.game.id, to, STRANGER)
    with pytest.raises(NoMoment):
        await tables.propose(table.game.id, ANN, to)
    assert await tables.load(table.game.id) == table


async def test_what_was_undone_can_be_ordered_back(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table = await play(tables, await begun(tables), random.Random(2), lambda t: t.seq >= 30)
    game = table.game.id
    await tables.rewind(game, 4, STRANGER)
    back = (await tables.rewind(game, table.seq, STRANGER)).table
    assert dump_state(back.playing()[1]) == dump_state(table.playing()[1])
    assert back.turn_began == table.turn_began
    assert same(await (await fresh(store, clock)).load(game), back)
    assert not [e for e in await tables.log(game) if e.undone]


async def test_posts_of_a_game_that_goes_back_some_turns(tables: Tables, store: Store) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    game = table.game.id
    one = await ends(tables, await conquers(tables, table))
    two = await ends(tables, one)
    back = (await tables.rewind(game, table.seq + 1, STRANGER)).table
    found = await latest(store, 4)
    waits = {"seat": two.view().player, "round": two.view().round}
    assert [(kind, params) for kind, _, params in found] == [
        ("went_back", {"by": "admin", "seat": two.view().player, "to": table.seq + 1}),
        ("turn_edit", {"of": one.seq}),
        ("turn_edit", {"of": two.seq, **waits}),
        (
            "turn",
            {
                "seat": table.view().player,
                "round": table.view().round,
                "since": await tables.last_turn(game, table.view().player, table.seq),
                "silent": True,
            },
        ),
    ]
    assert found[-1][1] == table.turn_began == back.turn_began
    await ends(tables, back)
    (last,) = await latest(store, 1)
    assert "waiting" not in last[2], "that turn had been played; it is told of anew"


async def test_within_a_turn_its_post_stands(tables: Tables, store: Store) -> None:
    table = await turn_with_conquests(tables, await begun(tables))
    now = await conquers(tables, await conquers(tables, table))
    had = len(await posts(store))
    await tables.rewind(table.game.id, now.seq - 1, STRANGER)
    kinds = [kind for kind, _, _ in (await posts(store))[had:]]
    assert kinds == ["went_back", "turn_now_edit"], "it shows the clock, which begins anew"


async def test_a_lobby_does_not_go_back(tables: Tables) -> None:
    lobby = await tables.open_lobby(guild=1, channel=10, host=ANN, name="Ann")
    with pytest.raises(NotStarted):
        await tables.rewind(lobby.game.id, 0, STRANGER)
    with pytest.raises(NotStarted):
        await tables.propose(lobby.game.id, ANN, 0)


# ------------------------------------------------------------------- by a vote


async def voting(tables: Tables, players: int = 3) -> tuple[Table, int]:
    """A game some turns old, and a revision to go back to."""
    table = await play(tables, await begun(tables, players), random.Random(3), lambda t: t.seq > 25)
    return table, 11


@pytest.mark.parametrize("players", [2, 3, 4, 5])
async def test_it_goes_back_when_the_last_one_agrees(
    tables: Tables, store: Store, clock: TestClock, players: int
) -> None:
    table, to = await voting(tables, players)
    game, others = table.game.id, [u for u in PEOPLE[:players] if u != BOB]
    wanted = await tables.at(game, to)
    asked = await tables.propose(game, BOB, to)
    assert asked.back is None
    assert asked.vote.agreed == (table.seat_of(BOB),)
    for n, user in enumerate(others):
        assert (await tables.load(game)).seq == table.seq
        said = await tables.answer(game, user, agrees=True, vote_id=asked.vote.id)
        last = n == len(others) - 1
        assert (said.back is not None) == last
        assert said.vote.status == ("agreed" if last else "open")
    now = await tables.load(game)
    assert now.seq == table.seq + 1
    assert dump_state(now.playing()[1]) == dump_state(wanted.playing()[1])
    assert same(await (await fresh(store, clock)).load(game), now)
    entry = (await tables.log(game))[-1]
    assert (entry.gone_back.by, entry.seat) == ("vote", table.seat_of(BOB))
    assert not [t for t in await store.timers(game) if t.kind == "vote"]
    again = await tables.answer(game, others[-1], agrees=True, vote_id=asked.vote.id)
    assert (again.back, again.vote.status) == (None, "agreed")
    assert (await tables.load(game)).seq == now.seq


async def test_one_who_disagrees_ends_it(tables: Tables, store: Store) -> None:
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    await tables.answer(game, BOB, agrees=True, vote_id=vote.id)
    said = await tables.answer(game, CYD, agrees=False, vote_id=vote.id)
    assert said.vote.status == "refused"
    assert (await tables.load(game)) == table
    late = await tables.answer(game, CYD, agrees=True, vote_id=vote.id)
    assert (late.vote.status, late.back) == ("refused", None)
    assert not [t for t in await store.timers(game) if t.kind == "vote"]
    with pytest.raises(NoVote):
        await tables.answer(game, BOB, agrees=True)
    assert (await tables.propose(game, BOB, to)).vote.status == "open", "asked anew"


async def test_who_asked_can_end_it(tables: Tables) -> None:
    table, to = await voting(tables)
    vote = (await tables.propose(table.game.id, ANN, to)).vote
    said = await tables.answer(table.game.id, ANN, agrees=False, vote_id=vote.id)
    assert said.vote.status == "refused"


async def test_there_is_one_vote_at_a_time(tables: Tables) -> None:
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    assert (await tables.propose(game, ANN, to)).vote == vote, "delivered twice"
    with pytest.raises(VoteOpen):
        await tables.propose(game, ANN, to - 1)
    with pytest.raises(VoteOpen):
        await tables.propose(game, BOB, to)


async def test_two_who_ask_at_the_same_instant_open_one_vote(tables: Tables) -> None:
    table, to = await voting(tables)
    done = await asyncio.gather(
        *(tables.propose(table.game.id, u, to) for u in PEOPLE[:3]), return_exceptions=True
    )
    assert sum(isinstance(x, VoteOpen) for x in done) == 2


async def test_the_same_tap_twice_at_the_same_instant_counts_once(
    tables: Tables, store: Store
) -> None:
    table, to = await voting(tables, 2)
    vote = (await tables.propose(table.game.id, ANN, to)).vote
    done = await asyncio.gather(
        *(
            tables.answer(table.game.id, BOB, agrees=True, vote_id=vote.id, interaction_id=5)
            for _ in range(3)
        )
    )
    assert sum(x.back is not None for x in done) == 1
    assert {x.vote.status for x in done} == {"agreed"}
    assert (await tables.load(table.game.id)).seq == table.seq + 1


async def test_strangers_and_other_games_have_no_say(tables: Tables) -> None:
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    for what in (
        tables.propose(game, STRANGER, to),
        tables.answer(game, STRANGER, agrees=True, vote_id=vote.id),
        tables.answer(game, STRANGER, agrees=False, vote_id=vote.id),
    ):
        with pytest.raises(NotAPlayer):
            await what
    other = await tables.open_lobby(
        guild=1, channel=11, host=ANN, name="Ann", options=Options(seats=2, clock=0)
    )
    other = await tables.join(other.game.id, BOB, "Bob")
    with pytest.raises(NoVote):
        await tables.answer(other.game.id, BOB, agrees=True, vote_id=vote.id)
    with pytest.raises(NoVote):
        await tables.answer(game, BOB, agrees=True, vote_id=10**6)
    assert (await tables.vote_in(game)) == vote


async def on_autopilot(store: Store, table: Table, *users: int) -> None:
    seats = [replace(s, pilot="autopilot", missed=2) if s.user in users else s for s in table.seats]
    async with store.transaction() as writing:
        await writing.set_seats(table.game.id, seats)


async def test_whose_seat_the_clock_has_taken_is_not_asked(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table, to = await voting(tables, 4)
    game = table.game.id
    await on_autopilot(store, table, CYD, DAN)
    tables = await fresh(store, clock)
    vote = (await tables.propose(game, ANN, to)).vote
    with pytest.raises(NotAsked):
        await tables.answer(game, CYD, agrees=False, vote_id=vote.id)
    assert (await tables.answer(game, BOB, agrees=True, vote_id=vote.id)).back is not None


async def test_who_plays_alone_asks_nobody(tables: Tables, store: Store, clock: TestClock) -> None:
    table, to = await voting(tables)
    seats = [
        s if s.user == ANN else replace(s, user=None, pilot="autopilot", computer=True)
        for s in table.seats
    ]
    async with store.transaction() as writing:
        await writing.set_seats(table.game.id, seats)
    tables = await fresh(store, clock)
    asked = await tables.propose(table.game.id, ANN, to, interaction_id=9)
    assert asked.vote is None
    assert asked.back.table.seq == table.seq + 1
    again = await tables.propose(table.game.id, ANN, to, interaction_id=9)
    assert again.back.repeated
    params = next(p for kind, _, p in await posts(store) if kind == "went_back")
    assert params == {"by": "vote", "seat": table.seat_of(ANN), "to": to}


async def test_a_vote_outlives_a_restart_and_expires(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    await tables.answer(game, BOB, agrees=True, vote_id=vote.id)
    (timer,) = [t for t in await store.timers(game) if t.kind == "vote"]
    assert timer.due == vote.created + HOURS * 3600
    clock.move(HOURS * 3600)
    tables = await fresh(store, clock)
    for _ in range(2):
        await tables._vote_over(timer)
        assert (await store.votes.vote(vote.id)).status == "expired"
    assert (await tables.load(game)).seq == table.seq
    with pytest.raises(NoVote):
        await tables.answer(game, CYD, agrees=True)
    late = await tables.answer(game, CYD, agrees=True, vote_id=vote.id)
    assert late.vote.status == "expired"


async def test_when_the_last_to_answer_leaves_the_seat_the_others_have_agreed(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    tables.keep_votes(Sleeper(store, clock))
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    await tables.answer(game, BOB, agrees=True, vote_id=vote.id)
    lost = {"pilot": "autopilot", "missed": 2}
    seats = [replace(s, **lost) if s.user == CYD else s for s in table.seats]
    after = replace(await tables.load(game), seats=tuple(seats))
    async with store.transaction() as writing:
        await writing.set_seats(game, seats)
        await tables.timing.write(writing, await tables.load(game), after)
    (timer,) = [t for t in await store.timers(game) if t.kind == "vote"]
    assert timer.due <= clock.now().timestamp()
    tables = await fresh(store, clock)
    await tables._vote_over(timer)
    assert (await store.votes.vote(vote.id)).status == "agreed"
    assert (await tables.load(game)).seq == table.seq + 1


async def test_who_is_gone_and_back_in_a_moment_has_time_to_answer_as_before(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    sleeper = Sleeper(store, clock)
    tables.keep_votes(sleeper)
    table, to = await voting(tables, 2)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    await tables.hand_over(game, BOB, True)
    await tables.come_back(game, BOB)
    (timer,) = [t for t in await store.timers(game) if t.kind == "vote"]
    await tables._vote_over(timer)
    assert (await store.votes.vote(vote.id)).status == "open"
    (timer,) = [t for t in await store.timers(game) if t.kind == "vote"]
    assert timer.due == vote.created + HOURS * 3600


async def test_whoever_sits_down_while_there_is_a_vote_has_agreed_to_nothing(
    tables: Tables, store: Store
) -> None:
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    await tables.answer(game, BOB, agrees=True, vote_id=vote.id)
    await tables.offer(game, BOB)
    await tables.take(game, DAN, "Dan")
    assert [k for k, _, _ in await posts(store)][-4:].count("vote_edit") == 1
    asked = await tables.answer(game, CYD, agrees=True, vote_id=vote.id)
    assert (asked.vote.status, asked.back) == ("open", None)
    assert (await tables.answer(game, DAN, agrees=True, vote_id=vote.id)).back is not None


async def test_a_game_that_goes_on_meanwhile_goes_back_to_the_moment_named(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table, to = await voting(tables, 2)
    game, wanted = table.game.id, await tables.at(table.game.id, to)
    vote = (await tables.propose(game, ANN, to)).vote
    later = await play(tables, table, random.Random(9), lambda t: t.seq > table.seq + 12)
    back = (await tables.answer(game, BOB, agrees=True, vote_id=vote.id)).back
    assert back.before.seq == later.seq
    assert dump_state(back.table.playing()[1]) == dump_state(wanted.playing()[1])
    assert same(await (await fresh(store, clock)).load(game), back.table)


async def test_a_game_that_ends_settles_its_vote(tables: Tables, store: Store) -> None:
    table, to = await voting(tables)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    over = await play(tables, table, random.Random(2), lambda t: False)
    assert over.over
    assert ("vote_edit", vote.seq, {"vote": vote.id}) in await posts(store)
    with pytest.raises(SeedIsPublic):
        await tables.answer(game, BOB, agrees=True, vote_id=vote.id)
    assert not [t for t in await store.timers(game) if t.kind == "vote"]
    await tables._vote_over(Timer(game, "vote", 0, params={"vote": vote.id}))
    assert (await tables.load(game)).seq == over.seq


async def test_a_cancelled_game_settles_its_vote(tables: Tables, store: Store) -> None:
    table, to = await voting(tables)
    vote = (await tables.propose(table.game.id, ANN, to)).vote
    await tables.cancel(table.game.id, ANN)
    assert ("vote_edit", vote.seq, {"vote": vote.id}) in await posts(store)
    with pytest.raises(GameEnded):
        await tables.answer(table.game.id, BOB, agrees=True, vote_id=vote.id)


async def test_a_failing_disk_leaves_vote_and_game_as_they_were(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    table, to = await voting(tables, 2)
    game = table.game.id
    vote = (await tables.propose(game, ANN, to)).vote
    await change(
        store,
        "CREATE TRIGGER fault BEFORE UPDATE ON votes "
        "BEGIN SELECT RAISE(ROLLBACK, 'the disk is on fire'); END",
    )
    with pytest.raises((StorageFailed, StaleTable)):
        await tables.answer(game, BOB, agrees=True, vote_id=vote.id)
    assert same(await tables.load(game), table)
    assert await store.votes.vote(vote.id) == vote
    await change(store, "DROP TRIGGER fault")
    assert (await tables.answer(game, BOB, agrees=True, vote_id=vote.id)).back is not None


# -------------------------------------------------------------- all that stays right


@pytest.mark.parametrize("seed", range(3))
async def test_random_play_with_every_way_back(
    tables: Tables, store: Store, clock: TestClock, seed: int
) -> None:
    """Whatever is taken back: loading, looking back, the recap and the export stay right."""
    chance = random.Random(seed)
    table = await begun(tables, players=2 + seed % 3)
    game, seen, ways = table.game.id, {0: table}, dict.fromkeys(("step", "end", "far", "auto"), 0)
    while table.game.status == "running":
        back = next((s.user for s in table.seats if table.undo_to(s.user or 0) is not None), None)
        roll = chance.random()
        if back is not None and roll < 0.25:
            ways["end" if table.reopens(back) else "step"] += 1
            way = tables.take_back if chance.random() < 0.7 else tables.restart_turn
            table = (await way(game, back, revision=table.seq)).table
        elif table.seq and roll > 0.98 and ways["far"] < 6:
            ways["far"] += 1
            to = max(0, table.seq - chance.randrange(1, 40))
            table = (await tables.rewind(game, to, STRANGER)).table
        elif roll > 0.9:
            ways["auto"] += 1
            table = (await tables.act_for(game, table.deciders[0], pick(table, chance))).table
        else:
            user = table.waiting_for[0]
            table = (await tables.act(game, user, pick(table, chance))).table
        seen[table.seq] = table
        if chance.random() < 0.1:
            tables = await fresh(store, clock)
            assert same(await tables.load(game), table)
    assert min(ways.values()) > 2, ways
    for seq in chance.sample(sorted(seen), 25):
        assert same(await tables.at(game, seq), replace_game(seen[seq])), seq
    await check_log(tables, seen, game)
    replayed = replay(read(json.dumps(await tables.export(game))))
    assert dump_state(replayed.history.state) == dump_state(table.playing()[1])
    await change(store, "DELETE FROM snapshots")
    assert same(await (await fresh(store, clock)).load(game), table)


def replace_game(table: Table) -> Table:
    """The table as it is looked back at: of a game that is running."""
    return replace(table, game=replace(table.game, status="running", ended=None))


async def check_log(tables: Tables, seen: dict[int, Table], game: int) -> None:
    """What the log says to stand leads to the final table; the recap shows those turns."""
    entries = await tables.log(game)
    stand = [e for e in entries if e.action is not None and not e.undone]
    assert {e.seq for e in entries} == set(range(1, len(entries) + 1))
    box, state = seen[0].playing()
    book = History(box, state)
    began = [0]
    for entry in stand:
        before = book.turn_began
        book.play(entry.seat, entry.action, automatic=entry.policy)
        if book.turn_began != before:
            began.append(entry.seq)
    final = await tables.load(game)
    assert dump_state(book.state) == dump_state(final.playing()[1])
    views = await tables.turns(game)
    assert len(views) == len(began) + 1 == box.rounds * len(final.seats) + 1


async def test_the_outbox_sends_what_was_written(
    tables: Tables, store: Store, clock: TestClock
) -> None:
    discord = Channel(clock)
    tables.outbox = outbox = Outbox(store, discord, clock)
    table = await turn_with_conquests(tables, await begun(tables))
    await declines(tables, table)
    await tables.take_back(table.game.id, mover(table))
    await outbox.drain()
    assert [p.kind for p in discord.edits][-2:] == ["turn_edit", "turn_edit"]
    await outbox.close()
