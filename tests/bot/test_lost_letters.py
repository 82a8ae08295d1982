"""The letter that a game's channel is gone: not at night, and not to who wants no reminders."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.clock import HOUR
from bot.panels.messages import letters as said
from bot.panels.messages.letters import Where
from bot.storage.store import Store
from bot.tables.letters import LOST
from bot.tables.letters.lost import Lost
from tests.bot.sights import WORDS

from .fakes import TestClock
from .test_never_stalls import woken
from .test_tables import ANN, BOB, CYD
from .test_timeouts import Life, begun


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    return woken(store, clock)


@pytest.fixture
def letters(life: Life) -> Lost:
    return Lost(life.tables, life.store, life.clock, life.sleeper)


async def written(life: Life, game: int) -> list[int]:
    return sorted(post.user or 0 for post in await life.store.posts(game, LOST))


async def closed(life: Life, game: int) -> list[int]:
    return [int(post.params["of"]) for post in await life.store.posts(game, "letter_edit")]


async def left_open(life: Life) -> int:
    """Return how many letters are looked after still."""
    sql = "SELECT count(*) FROM outbox WHERE nonce IS NOT NULL AND user_id > 0 AND closed = 0"
    ((found,),) = await life.store._reader.execute_fetchall(sql)
    return int(found)


async def quiet_now(life: Life, user: int) -> None:
    """Let it be the middle of the night where ``user`` is, for four hours more."""
    at = life.clock.now()
    begin, end = ((at + timedelta(hours=h)).hour * 60 for h in (-2, 4))
    async with life.store.transaction() as writing:
        await writing.set_person(user, timezone="UTC", quiet_from=begin, quiet_until=end)


async def test_each_is_written_to_once_when_it_may_be(life: Life, letters: Lost) -> None:
    game = (await begun(life)).game.id
    await quiet_now(life, BOB)
    async with life.store.transaction() as writing:
        await writing.set_person(CYD, reminders=False)
    await life.tables.lose_place(game)
    await life.see_to_what_is_due()
    assert await written(life, game) == [ANN]
    await life.wait(5 * HOUR)
    await life.tables.lose_place(game)
    await life.wait(24 * HOUR)
    assert await written(life, game) == [ANN, BOB]
    assert await life.store.timers(game) == []


async def test_it_is_of_no_use_once_the_game_is_back(life: Life, letters: Lost) -> None:
    game = (await begun(life)).game.id
    await quiet_now(life, BOB)
    await life.tables.lose_place(game)
    await life.see_to_what_is_due()
    (first, *_) = await life.store.posts(game, LOST)
    assert await letters.still_wanted(first) is not None
    await life.tables.bring_back(game, ANN, 11)
    assert await letters.still_wanted(first) is None
    await life.wait(5 * HOUR)
    assert BOB not in await written(life, game)


async def test_it_is_closed_once_the_game_is_back(life: Life, letters: Lost) -> None:
    game = (await begun(life)).game.id
    await life.tables.lose_place(game)
    await life.see_to_what_is_due()
    sent = [post.id for post in await life.store.posts(game, LOST)]
    assert await closed(life, game) == []
    await life.tables.bring_back(game, ANN, 11)
    await life.see_to_what_is_due()
    assert await closed(life, game) == sent
    assert await left_open(life) == 0
    table, (letter, *_) = await life.tables.load(game), await life.store.posts(game, LOST)
    told = said.closed(table, letter, WORDS, Where("Elbow Room", "den", "LINK"), 60)
    assert (
        told == "Your game of Small World is back: it was resumed on <t:60:f> (#den in Elbow Room)."
    )


async def test_what_was_never_sent_is_not_looked_after(life: Life, letters: Lost) -> None:
    game = (await begun(life)).game.id
    await life.tables.lose_place(game)
    await life.see_to_what_is_due()
    unwanted, refused, late = await life.store.posts(game, LOST)
    async with life.store.transaction() as writing:
        await writing.sent(unwanted, None)
        await writing.given_up(refused.id, "closed")
    assert await left_open(life) == 1
    async with life.store.transaction() as writing:
        await writing.sent(late, 99)
    assert await left_open(life) == 1, "it has arrived, and will be over"
