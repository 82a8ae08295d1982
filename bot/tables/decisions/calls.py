"""Mentions that call somebody to move (:data:`KINDS`), and what becomes of them.

They are silently edited when the game waits for that no longer, be it that the turn is over or
that it was taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.storage.store import Post, Store
from bot.storage.writing import Transaction
from bot.tables import announce
from bot.tables.table import Table

KINDS: Final = ("nudge", "fallback")


async def over(store: Store, before: Table, after: Table) -> list[Post]:
    """Return the calls that a change makes out of date."""
    if before.game.status != "running" or _awaited(before) == _awaited(after):
        return []
    same_turn = before.turn_began == after.turn_began
    return [
        call
        for call in await store.open_calls(after.game.id)
        if not same_turn or int(call.params["seat"]) not in after.deciders
    ]


async def close(writing: Transaction, table: Table, calls: Iterable[Post]) -> None:
    """Have ``calls`` say that they are over."""
    for call in calls:
        if await writing.close_letter(call.id):
            await announce.call_over(call).write(table, writing)


def _awaited(table: Table) -> tuple[int, tuple[int, ...]]:
    return table.turn_began, table.deciders
