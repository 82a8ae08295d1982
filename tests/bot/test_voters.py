"""Who is asked whether a game goes back, and in whose name, while seats change hands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clock import HOUR
from bot.errors import NotAsked, TooFarBack
from bot.panels.messages import rewinds
from bot.storage.store import Store
from bot.storage.votes import Vote
from bot.storage.writing import Transaction
from bot.tables.letters import LETTER
from bot.tables.rewinding import HOURS, pending
from bot.tables.table import Table
from bot.texts.wording import Wording
from tests.bot.sights import WORDS

from .fakes import TestClock
from .test_never_stalls import woken
from .test_tables import ANN, BOB, CYD, STRANGER
from .test_timeouts import Life, begun


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    return woken(store, clock)


async def going(life: Life, players: int = 3, clock: int = 24) -> Table:
    """Begin a game in which everybody has had a turn."""
    table = await begun(life, players=players, clock=clock)
    for _ in range(players):
        table = await life.turn(table)
    return table


async def asked(life: Life, table: Table, user: int = ANN) -> Vote:
    vote = (await life.tables.propose(table.game.id, user, 1)).vote
    assert vote is not None
    return vote


def seat(table: Table, user: int) -> int:
    found = table.seat_of(user)
    assert found is not None
    return found


async def lose_seat(life: Life, table: Table, user: int) -> None:
    """Let the clock take a seat."""
    now, place = await life.load(table), seat(table, user)
    lost = replace(now.seats[place], pilot="autopilot", offered=True, missed=2)
    seats = tuple(lost if s.seat == place else s for s in now.seats)

    async def write(writing: Transaction) -> None:
        await writing.set_seats(table.game.id, seats)

    await life.tables._alter(now, replace(now, seats=seats), write)


async def letters(life: Life, table: Table) -> list[int | None]:
    return [post.user for post in await life.store.posts(table.game.id, LETTER)]


async def edits(life: Life, table: Table) -> int:
    return len(await life.store.posts(table.game.id, "vote_edit"))


async def told(life: Life, vote: Vote) -> str:
    """Return what the post of a vote says now."""
    table = await life.tables.load(vote.game)
    now = await life.store.votes.vote(vote.id)
    assert now is not None
    return rewinds.vote(table, Wording.of(table, WORDS), now, "THERE", "MUCH").content


# -------------------------------------------------------------------- who is asked


async def test_who_lets_the_autopilot_play_is_still_asked(life: Life) -> None:
    """A8: handing a seat over is not leaving the others alone with it."""
    table = await going(life, 2)
    game = table.game.id
    await life.tables.hand_over(game, BOB, True)
    vote = await asked(life, table)
    assert pending(await life.load(table), vote.agreed) == (seat(table, BOB),)
    await life.see_to_what_is_due()
    assert await letters(life, table) == [BOB]
    said = await life.tables.answer(game, BOB, agrees=True)
    assert said.back is not None, "who is asked may answer from there"


async def test_their_silence_is_a_no(life: Life) -> None:
    table = await going(life, 2)
    await life.tables.hand_over(table.game.id, BOB, True)
    vote = await asked(life, table)
    await life.wait(HOURS * HOUR + 1, HOURS * HOUR + 1)
    now = await life.store.votes.vote(vote.id)
    assert now is not None
    assert now.status == "expired"


async def test_whose_seat_the_clock_took_is_not_asked(life: Life) -> None:
    table = await going(life, 3, clock=12)
    vote = await asked(life, table)
    await life.tables.answer(table.game.id, CYD, agrees=True)
    await lose_seat(life, table, BOB)
    await life.see_to_what_is_due()
    after = await life.store.votes.vote(vote.id)
    assert after is not None
    assert after.status == "agreed", "nobody is missing any more"


async def test_who_comes_back_during_a_vote_is_written_to_once(life: Life) -> None:
    table = await going(life, 3)
    game = table.game.id
    await lose_seat(life, table, BOB)
    await asked(life, table)
    await life.see_to_what_is_due()
    assert await letters(life, table) == [CYD]
    for _ in range(2):
        await life.tables.come_back(game, BOB)
        await life.see_to_what_is_due()
        assert await letters(life, table) == [CYD, BOB]
        await lose_seat(life, table, BOB)


async def test_who_comes_back_is_not_written_to_sooner(life: Life) -> None:
    """Letters of two votes are hours apart, also for whose seat the clock had meanwhile."""
    table = await going(life, 3)
    game = table.game.id
    await asked(life, table)
    await life.see_to_what_is_due()
    await life.tables.answer(game, ANN, agrees=False)
    await asked(life, table)
    await lose_seat(life, table, BOB)
    await life.tables.come_back(game, BOB)
    await life.see_to_what_is_due()
    assert sorted(filter(None, await letters(life, table))) == [BOB, CYD]


async def test_whose_seat_the_clock_took_cannot_answer(life: Life) -> None:
    table = await going(life, 3)
    await asked(life, table)
    await lose_seat(life, table, BOB)
    with pytest.raises(NotAsked):
        await life.tables.answer(table.game.id, BOB, agrees=True)


# -------------------------------------------------------------------- in whose name


@pytest.mark.parametrize("goes_on", [False, True])
async def test_a_substitute_has_asked_nothing(life: Life, goes_on: bool) -> None:
    """A7: the vote stays Ann's, the substitute is asked like everybody, and may say no."""
    table = await going(life)
    game, place = table.game.id, seat(table, ANN)
    vote = await asked(life, table)
    await life.see_to_what_is_due()
    if goes_on:
        await life.turn(table)
    await life.tables.ask(game, ANN, STRANGER)
    await life.tables.accept(game, STRANGER, "Dee", place)
    assert "Ann asks to go back" in await told(life, vote)
    assert "Dee" in (await told(life, vote)).rsplit("Still to answer", 1)[1]
    now = await life.store.votes.vote(vote.id)
    assert now is not None
    assert not now.asked_by(place)
    await life.see_to_what_is_due()
    assert sorted(filter(None, await letters(life, table))) == sorted((BOB, CYD, STRANGER))
    await life.tables.answer(game, STRANGER, agrees=True)
    assert "Ann asks to go back" in await told(life, vote), "agreeing is not asking"
    refused = await life.tables.answer(game, STRANGER, agrees=False)
    assert refused.vote is not None
    assert not refused.vote.withdrawn
    assert "Dee doesn't agree" in await told(life, vote)


async def test_a_vote_to_which_nobody_has_agreed_yet_says_so(life: Life) -> None:
    table = await going(life)
    vote = await asked(life, table)
    await life.tables.ask(table.game.id, ANN, STRANGER)
    await life.tables.accept(table.game.id, STRANGER, "Dee", seat(table, ANN))
    last = (await told(life, vote)).splitlines()[-1]
    assert last == "Nobody has agreed yet. Still to answer: Dee, Bob and Cyd."


async def test_a_vote_that_waits_for_who_has_left_names_nobody(life: Life) -> None:
    table = await going(life, 2)
    vote = await asked(life, table)
    await life.tables.resign(table.game.id, BOB)
    assert (await told(life, vote)).splitlines()[-1] == "Agreed: Ann."
    now, open_ = await life.load(table), await life.store.votes.vote(vote.id)
    assert open_ is not None
    line = rewinds.asked(now, Wording.of(now, WORDS), open_, "THERE")
    assert line == "Ann asks to go back to THERE."


async def test_who_sits_down_and_asks_has_asked(life: Life) -> None:
    table = await going(life)
    game, place = table.game.id, seat(table, ANN)
    await life.tables.ask(game, ANN, STRANGER)
    await life.tables.accept(game, STRANGER, "Dee", place)
    vote = await asked(life, table, STRANGER)
    assert "Dee asks to go back" in await told(life, vote)
    assert vote.asked_by(place)
    withdrawn = await life.tables.answer(game, STRANGER, agrees=False)
    assert withdrawn.vote is not None
    assert withdrawn.vote.withdrawn


async def test_the_post_of_a_vote_follows_who_leaves(life: Life) -> None:
    table = await going(life)
    vote = await asked(life, table)
    before = await edits(life, table)
    await life.tables.resign(table.game.id, BOB)
    assert await edits(life, table) == before + 1
    assert "Still to answer: Cyd." in await told(life, vote)


async def test_a_game_that_goes_on_edits_no_vote(life: Life) -> None:
    table = await going(life)
    await asked(life, table)
    before = await edits(life, table)
    await life.turn(table)
    assert await edits(life, table) == before


async def test_who_has_left_the_server_is_passed_over(life: Life) -> None:
    """A11: they cannot answer, and blocked a vote for its 48 hours."""
    table = await going(life)
    game, gone = table.game.id, [seat(table, CYD)]
    vote = await asked(life, table)
    said = await life.tables.answer(game, BOB, agrees=True, vote_id=vote.id, gone=gone)
    assert said.back is not None
    table = await life.turn(await life.load(table))
    everybody = [seat(table, user) for user in (BOB, CYD)]
    with pytest.raises(TooFarBack):
        await life.tables.propose(game, ANN, 2, gone=everybody)
