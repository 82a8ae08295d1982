"""Nobody learns a die and takes it back: how far a game goes back without anybody's consent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.clock import HOUR
from bot.errors import TooFarBack
from bot.storage.rows import Former, Game, Seat
from bot.storage.store import Store
from bot.tables.rewinding import HOURS, first_alone, must_let
from bot.tables.table import REWIND, TAKE_BACK, GoneBack, LogEntry, Table
from tests.bot import player
from tests.bot.harness import Stage
from tests.bot.test_begun_anew import missed, users
from tests.bot.test_rewind import caught_up, play_some
from tests.bot.test_voters import lose_seat

from .fakes import TestClock
from .test_never_stalls import woken
from .test_tables import ANN, BOB, CYD, STRANGER
from .test_timeouts import Life, begun, mover, plainly

GAME = Game(1, 1, 10, "base", {}, "running", ANN, 0)
HERS, HIS = 0, 1
"""Ann's seat, which the clock has taken, and Bob's, who would go back."""


def line(seq: int, seat: int, *, auto: bool = False, **more: Any) -> LogEntry:
    return LogEntry(seq, seat, "conquer", None, None, (), 0, auto, False, **more)


def auto(seq: int, seat: int = HERS, **more: Any) -> LogEntry:
    return line(seq, seat, auto=True, **more)


def taken_back(seq: int, seat: int, to: int, by: str = "player") -> LogEntry:
    kind = TAKE_BACK if by == "player" else REWIND
    gone = GoneBack(by, False, 1, seat)
    return LogEntry(seq, seat, kind, None, to, (), 0, False, False, gone)


def seats(**his: Any) -> tuple[Seat, ...]:
    return (
        Seat(HERS, ANN, "Ann", 0, "autopilot", missed=2, offered=True),
        replace(Seat(HIS, BOB, "Bob", 1), **his),
        Seat(2, None, "computer", 2, "autopilot", computer=True),
    )


@pytest.mark.parametrize(
    ("log", "began", "first"),
    [
        ([line(1, HERS), auto(2), auto(3)], 3, 1),
        ([line(1, HERS), auto(2), auto(3), auto(4, 2)], 4, 1),
        ([line(1, HERS), auto(2, revealed=True), auto(3)], 3, 2),
        ([line(1, HERS), auto(2), auto(3, revealed=True)], 3, 3),
        ([line(1, HERS), auto(2), line(3, HIS)], 2, 1),
        ([line(1, HERS), auto(2), line(3, HIS, revealed=True), line(4, HIS)], 2, 3),
        ([auto(1), line(2, HIS), auto(3)], 3, 2),
        ([auto(1), auto(2), line(3, HIS), auto(4)], 0, 0),
        ([line(1, HERS), auto(2), line(3, HERS)], 3, 3),
        ([line(1, HERS), auto(2), line(3, HIS), taken_back(4, HIS, 2)], 2, 1),
        ([auto(1), line(2, HERS), taken_back(3, HERS, 1), auto(4)], 4, 3),
        ([auto(1), auto(2), taken_back(3, HIS, 1, "vote"), auto(4)], 4, 3),
        ([auto(1), auto(2), taken_back(3, HIS, 1, "admin")], 1, 3),
        ([], 0, 0),
    ],
    ids=[
        "to the beginning of the autopilot's turn",
        "computers are played by it too",
        "not behind its die",
        "nowhere behind its last die",
        "own steps of the running turn are passed over",
        "not behind the own die",
        "not behind the own turn before",
        "own placements in its turn are passed over",
        "not behind what the other said",
        "what one took back oneself does not count",
        "what the other took back was said",
        "not behind going back by vote",
        "not behind going back by order",
        "nothing has happened",
    ],
)
def test_the_first_moment_without_consent(log: list[LogEntry], began: int, first: int) -> None:
    table = Table(GAME, seats(), seq=len(log), turn_began=began)
    assert first_alone(table, HIS, log) == first


def test_what_an_earlier_holder_of_the_seat_said_is_another_persons() -> None:
    log = [auto(1), line(2, HIS), line(3, HIS)]
    held = seats(former=(Former(2, "Cyd", False, CYD, 0, 0),))
    assert first_alone(Table(GAME, held, seq=3, turn_began=1), HIS, log) == 2
    back = seats(former=(Former(2, "Bob", False, BOB, 0, 0),))
    assert first_alone(Table(GAME, back, seq=3, turn_began=1), HIS, log) == 0


@pytest.mark.parametrize(
    ("hers", "whose"),
    [
        ({}, "limited"),
        ({"missed": 0}, "together"),
        ({"pilot": "player", "missed": 0}, "together"),
        ({"user": None, "missed": 0}, "limited"),
        ({"user": None, "missed": 0, "offered": False, "asked": STRANGER}, "limited"),
        ({"user": None, "missed": 0, "offered": False}, "limited"),
        ({"user": None, "missed": 0, "computer": True}, "alone"),
    ],
    ids=[
        "lost to the clock",
        "lent to the autopilot",
        "played",
        "left and open",
        "left, and somebody is asked",
        "left, and the offer is withdrawn",
        "a computer's, offered",
    ],
)
def test_who_must_let_a_game_go_back(hers: dict[str, Any], whose: str) -> None:
    held = seats()
    table = Table(GAME, (replace(held[HERS], **hers), *held[1:]), seq=1)
    assert must_let(table, HIS) == whose


# ------------------------------------------------------------------- as it was found


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    return woken(store, clock)


async def left_alone(life: Life, players: int = 2) -> tuple[Table, int]:
    """Have all but one miss two turns; return the table, and the user who is there, to move."""
    table = await begun(life, players=players, clock=12)
    for _ in range(2 * players):
        table = await life.turn(table)
    there = mover(table)
    while table.voters != (there,) or mover(table) != there:
        if mover(table) == there:
            table = await life.turn(table)
        elif table.seats[mover(table)].pilot == "player":
            table = await missed(life, table)
        else:
            await life.wait(HOUR)
            table = await life.load(table)
    user = table.user_at(there)
    assert user is not None
    return table, user


@pytest.mark.parametrize("players", [2, 3])
async def test_who_is_left_alone_undoes_nothing_that_others_said_and_no_die(
    life: Life, players: int
) -> None:
    table, user = await left_alone(life, players)
    game, seat = table.game.id, table.seat_of(user)
    assert seat is not None
    for to in (0, 2):
        with pytest.raises(TooFarBack) as refused:
            await life.tables.propose(game, user, to)
    first = refused.value.earliest
    assert first == await life.tables.earliest(table, seat) <= table.seq
    assert (await life.load(table)).seq == table.seq, "nothing has happened"
    log = await life.tables.log(game)
    undone = [entry for entry in log if entry.seq > first]
    assert all(entry.policy and not entry.revealed for entry in undone)
    last = log[first - 1]
    assert last.revealed or not last.policy, "it is no stricter than that"
    with pytest.raises(TooFarBack):
        await life.tables.propose(game, user, first - 1)
    if first < table.seq:
        asked = await life.tables.propose(game, user, first)
        assert asked.back is not None
        again = await life.tables.propose(game, user, first - 1)
        assert again.vote is not None, "who has the seat again is asked"


async def played(life: Life) -> Table:
    """Return a game of two after four turns."""
    table = await begun(life, players=2)
    for _ in range(4):
        table = await life.turn(table)
    return table


async def test_leaving_the_server_opens_no_way_back(life: Life) -> None:
    table = await played(life)
    there = mover(table)
    user, gone = users(table)[there], [1 - there]
    with pytest.raises(TooFarBack) as refused:
        await life.tables.propose(table.game.id, user, 1, gone=gone)
    assert refused.value.earliest == table.seq
    asked = await life.tables.propose(table.game.id, user, 1)
    assert asked.vote is not None, "who can be asked is asked"


async def test_withdrawing_the_offer_of_a_seat_opens_no_way_back(life: Life) -> None:
    """Its host could go back, offer it again, and have who left it come back to another game."""
    table = await played(life)
    there = mover(table)
    leaving = table.user_at(1 - there)
    assert leaving is not None
    table = await life.tables.resign(table.game.id, leaving)
    table = await life.tables.offer(table.game.id, users(table)[there], 1 - there)
    assert not table.seats[1 - there].offered
    with pytest.raises(TooFarBack) as refused:
        await life.tables.propose(table.game.id, users(table)[there], 1)
    assert refused.value.earliest == table.seq


async def test_a_vote_that_nobody_else_agreed_to_does_not_go_back_when_all_have_lost_their_seats(
    life: Life,
) -> None:
    table = await played(life)
    vote = (await life.tables.propose(table.game.id, ANN, 1)).vote
    assert vote is not None
    await lose_seat(life, table, BOB)
    await life.see_to_what_is_due()
    now = await life.store.votes.vote(vote.id)
    assert now is not None
    assert now.status == "open", "its time is not over"
    await life.wait(HOURS * HOUR + 1, HOURS * HOUR + 1)
    now = await life.store.votes.vote(vote.id)
    assert now is not None
    assert now.status == "expired"
    assert REWIND not in [entry.kind for entry in await life.tables.log(table.game.id)]


# --------------------------------------------------------------------- as it is told


async def test_the_list_shows_what_is_possible_and_a_refusal_says_it(stage: Stage) -> None:
    stage.bot.client.pilot.think = plainly
    await player.lobby(stage, "Ann", "Ben")
    await play_some(stage, 3)
    now = await player.table(stage)
    there = now.seats[mover(now)].user
    ann = next(m for m in stage.members.values() if m.id != there)
    ben = next(m for m in stage.members.values() if m.id == there)
    assert len(await stage.suggest(ben, "game rewind", "to")) > 3
    gone = [replace(s, pilot="autopilot", missed=2) if s.user == ann.id else s for s in now.seats]
    async with stage.bot.store.transaction() as writing:
        await writing.set_seats(now.game.id, gone)
    stage.bot.tables._forget(now.game.id)
    assert await stage.suggest(ben, "game rewind", "to") == []
    refused = await stage.slash(ben, "game rewind", to="1")
    told = stage.text(refused.response)
    name = next(s.name for s in now.seats if s.user == ann.id)
    assert f"too far to go back on your own, because {name} may still come back" in told
    assert "nothing you can undo on your own right now" in told
    assert "you can only undo what the autopilot has played since" in stage.text(
        (await stage.slash(ben, "game rewind")).response
    )
    await play_some(stage, 1)
    await stage.bot.client.sleeper.drain()
    await caught_up(stage)
    later = await player.table(stage)
    first = await stage.bot.tables.earliest(later, later.seat_of(ben.id))
    offered = await stage.suggest(ben, "game rewind", "to")
    assert first < later.seq
    (beginning,) = offered
    assert f"{name}: the beginning" in beginning["name"]
    refused = await stage.slash(ben, "game rewind", to="1")
    assert "You can go back to" in stage.text(refused.response)
    await stage.tap(ben, "Go back", message=refused.response)
    assert "The game has gone back" in stage.text(stage.private(ben))
