"""Who moves has their picture before those who look on, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.panels.line import PASSED, Line
from bot.panels.pictures import Picture, Pictures
from bot.texts.i18n import Words
from bot.texts.wording import Wording

from .fakes import TestClock
from .test_timeouts import Life, begun


async def let_in(line: Line, waiting: str) -> str:
    """Return in which order those who wait are let in, one at a time: m moves, o looks on."""
    order: list[str] = []

    async def wait(who: str) -> None:
        async with line.place(mover=who.startswith("m")):
            order.append(who)

    async with line.place(mover=False):
        tasks = []
        for who in waiting.split():
            tasks.append(asyncio.create_task(wait(who)))
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return " ".join(order)


@pytest.mark.parametrize(
    ("waiting", "order"),
    [
        ("o1 o2 o3", "o1 o2 o3"),
        ("o1 o2 m1", "m1 o1 o2"),
        ("o1 m1 o2 m2", "m1 m2 o1 o2"),
        ("o1 o2 m1 m2 m3 m4 m5", "m1 m2 m3 o1 m4 m5 o2"),
        ("m1 m2 m3 m4 o1", "m1 m2 m3 o1 m4"),
    ],
)
async def test_movers_come_first_and_every_so_often_an_onlooker(waiting: str, order: str) -> None:
    assert PASSED == 3
    assert await let_in(Line(1), waiting) == order


async def test_no_more_are_in_than_there_are_places() -> None:
    line, inside, most = Line(2), 0, 0

    async def come(n: int) -> None:
        nonlocal inside, most
        async with line.place(mover=n % 2 == 0):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*map(come, range(20)))
    assert most == 2


async def test_a_place_of_one_who_gives_up_is_not_lost() -> None:
    line = Line(1)

    async def wait() -> None:
        async with line.place(mover=True):
            pass

    async with line.place(mover=True):
        gone, called, last = (asyncio.create_task(wait()) for _ in range(3))
        await asyncio.sleep(0)
        gone.cancel()
    # The place has just been given to the second, who gives up before having noticed.
    called.cancel()
    await asyncio.gather(gone, called, last, return_exceptions=True)
    assert [task.cancelled() for task in (gone, called, last)] == [True, True, False]
    async with line.place(mover=False):
        pass


class Slow:
    """A painter that paints nothing before it is let, and notes for which style it has painted."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.painted: list[str] = []

    def board(self, *what: Any) -> Picture:
        self.go.wait()
        self.painted.append(what[-1])
        return Picture(what[-1], b"")


async def test_the_picture_of_who_moves_is_painted_before_those_of_onlookers(
    store: Any, clock: TestClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.panels.pictures.AT_ONCE", 1)  # so that there is one order
    table = await begun(Life(store, clock))
    wording, slow = Wording.of(table, Words(strict=True)), Slow()
    pictures = Pictures(slow)  # type: ignore[arg-type]

    async def ask(who: str) -> asyncio.Task[Picture]:
        mover = who == "mover"
        asked = pictures.board(table, table.view(), wording, style=who, mover=mover)
        task = asyncio.create_task(asked)
        await asyncio.sleep(0)
        return task

    tasks = [await ask(who) for who in ("first", "one", "one", "two", "mover")]
    slow.go.set()
    drawn = await asyncio.gather(*tasks)
    assert [picture.name for picture in drawn] == ["first", "one", "one", "two", "mover"]
    assert slow.painted == ["first", "mover", "one", "two"], "what two wait for is painted once"
