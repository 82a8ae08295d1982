"""Letters are written and closed by what stands: not by what somebody is just changing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.clock import HOUR
from bot.storage.rows import Timer
from bot.storage.store import Store
from bot.tables import contents
from bot.tables.letters import CLOSING, LETTER

from .fakes import TestClock
from .test_never_stalls import woken
from .test_tables import ANN, BOB, CYD
from .test_timeouts import Life, begun


@pytest.fixture
def life(store: Store, clock: TestClock) -> Life:
    return woken(store, clock)


async def meanwhile(
    life: Life,
    due: Timer,
    reads: tuple[Any, str],
    change: Callable[[], Awaitable[object]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """See to what is ``due``; as soon as that has read what is named, ``change`` begins.

    It comes as far as it can: to its end, or to where it waits until the game is free.
    """
    owner, name = reads
    read, begun = getattr(owner, name), []

    async def reading(*args: Any) -> Any:
        found = await read(*args)
        if not begun:
            begun.append(asyncio.ensure_future(change()))
            while not (begun[0].done() or life.tables._lock(due.game)._waiters):
                await asyncio.sleep(0)
        return found

    monkeypatch.setattr(owner, name, reading)
    await life.sleeper._handlers[due.kind](due)
    (changed,) = begun
    await changed
    await life.see_to_what_is_due()


async def asked(life: Life, players: int = 2) -> int:
    """Return a game in which Ann asks to go back."""
    table = await life.turn(await begun(life, players=players, clock=0))
    await life.tables.propose(table.game.id, ANN, 0)
    return table.game.id


async def without_bob(life: Life) -> int:
    """Return a game in which Ann has asked to go back and Bob, who was written to, has left."""
    game = await asked(life, 3)
    await life.see_to_what_is_due()
    await life.tables.resign(game, BOB)
    return game


async def timer(life: Life, game: int, kind: str) -> Timer:
    (found,) = [timer for timer in await life.store.timers(game) if timer.kind == kind]
    return found


async def closed(life: Life, game: int) -> list[int]:
    return sorted(int(x.params["of"]) for x in await life.store.posts(game, "letter_edit"))


async def test_whoever_is_forgotten_is_not_written_to_again(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await without_bob(life)
    due, reads = await timer(life, game, CLOSING), (life.store, "open_letters")
    await meanwhile(life, due, reads, lambda: life.tables.forget_person(BOB), monkeypatch)
    found = await life.store._reader.execute_fetchall("SELECT user_id, params FROM outbox")
    assert BOB not in {user for user, _ in found}
    assert (await life.store.records.of(BOB))["direct_messages"] == []


async def test_a_letter_is_closed_once_and_only_while_it_is_there(life: Life) -> None:
    game = await asked(life)
    await life.see_to_what_is_due()
    (letter,) = await life.store.posts(game, LETTER)
    async with life.store.transaction() as writing:
        assert [await writing.close_letter(letter.id) for _ in range(2)] == [True, False]
        await writing.forget_in(BOB, game, contents.NAMES)
        assert not await writing.close_letter(letter.id)


async def test_what_is_over_meanwhile_is_closed_too(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await without_bob(life)
    due, reads = await timer(life, game, CLOSING), (life.store, "open_letters")
    await meanwhile(life, due, reads, lambda: life.tables.cancel(game, ANN), monkeypatch)
    letters = await life.store.posts(game, LETTER)
    assert {letter.user for letter in letters} == {BOB, CYD}
    assert await closed(life, game) == [letter.id for letter in letters]


async def test_the_letter_of_a_vote_does_not_take_the_place_of_the_next(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await asked(life)

    async def anew() -> None:
        await life.tables.answer(game, ANN, agrees=False)
        await life.tables.propose(game, ANN, 0)

    due, reads = await timer(life, game, LETTER), (life.store.votes, "vote")
    await meanwhile(life, due, reads, anew, monkeypatch)
    await life.wait(7 * HOUR)
    vote = await life.store.votes.open_in(game)
    assert vote is not None
    letters = await life.store.posts(game, LETTER)
    assert [x.user for x in letters if x.params["vote"] == vote.id] == [BOB]


async def test_a_game_that_is_brought_back_meanwhile_has_its_letters_written(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await asked(life)
    await life.tables.lose_place(game)
    due, reads = await timer(life, game, LETTER), (life.store.votes, "vote")
    await meanwhile(life, due, reads, lambda: life.tables.bring_back(game, ANN, 10), monkeypatch)
    assert [letter.user for letter in await life.store.posts(game, LETTER)] == [BOB]


async def test_a_timer_that_was_set_anew_is_left_alone(life: Life) -> None:
    """It was found due, and before it was seen to another was set."""
    game = await asked(life)
    due = await timer(life, game, LETTER)
    await life.tables.answer(game, ANN, agrees=False)
    await life.tables.propose(game, ANN, 0)
    newer = await timer(life, game, LETTER)
    await life.sleeper._handlers[LETTER](due)
    assert (await timer(life, game, LETTER)).id == newer.id
