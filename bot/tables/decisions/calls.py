"""Mentions that call somebody to move, see :class:`~bot.tables.contents.Call`.

They are silently edited when the game waits for that no longer, be it that the turn is over or
that it was taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.storage.rows import Post
from bot.storage.store import Store
from bot.storage.writing import Transaction
from bot.tables import announce, contents
from bot.tables.contents import Call
from bot.tables.table import Table


async def over(store: Store, before: Table, after: Table) -> list[Post]:
    """Return the calls that a change makes out of date."""
    if before.game.status != "running" or _awaited(before) == _awaited(after):
        return []
    same_turn = before.turn_began == after.turn_began
    return [
        call
        for call in await store.open_posts(after.game.id, contents.CALLS)
        if not same_turn or Call.from_post(call).seat not in after.deciders
    ]


async def close(writing: Transaction, table: Table, calls: Iterable[Post]) -> None:
    """Have ``calls`` say that they are over."""
    for call in calls:
        if await writing.close_letter(call.id):
            await announce.call_over(call).write(table, writing)


def _awaited(table: Table) -> tuple[int, tuple[int, ...]]:
    return table.turn_began, table.deciders
