"""Databases whose statements are done in the loop, for tests in which no thread matters.

Handing a statement to a connection's thread and back costs ten times what the statement does, and
a game on the stage has thousands. Here each is done at the loop's next turn, in the same order, and
whoever waits for it goes on at the turn after that; so others have their say in between, as when a
thread is quick. Files that :data:`THREADED` names have threads as the bot has; among them are whole
games, and what is killed or fails in the middle.
"""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from aiosqlite import core

THREADED = frozenset(
    {"test_game", "test_harness", "test_store", "test_outbox", "test_faults", "test_outages"}
)
"""Files whose tests have threads."""


class _Queue:
    """What is to be done on a connection, by the loop."""

    def put_nowait(self, work: tuple[Future[Any] | None, Callable[[], Any]]) -> None:
        """Have ``work`` done soon, or at once where nobody waits for it."""
        future, function = work
        if future is None:
            function()
        else:
            future.get_loop().call_soon(_do, future, function)


def _do(future: Future[Any], function: Callable[[], Any]) -> None:
    try:
        result = function()
    except BaseException as error:  # As in aiosqlite's thread: whoever waits gets it.
        core.set_exception(future, error)
    else:
        core.set_result(future, result)


class _NoThread:
    """Stands where the connection's thread would be."""

    def __init__(self, **_: Any) -> None:
        """Need nothing."""

    def start(self) -> None:
        """There is nothing to start."""


@contextmanager
def in_the_loop() -> Iterator[None]:
    """Let connections that are opened in the block do all in the loop."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(core, "SimpleQueue", _Queue)
        patch.setattr(core, "Thread", _NoThread)
        yield
