"""What a change of seats does to the posts of an open vote on going back."""

from __future__ import annotations

from bot.storage.store import Store
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.table import Table


async def posts(store: Store, before: Table, after: Table) -> list[Announcement]:
    """Return the edits by which the posts of an open vote name those who are asked now."""
    if before.game.status != "running" or _asked(before) == _asked(after):
        return []
    vote = await store.votes.open_in(after.game.id)
    if vote is None:
        return []
    return [announce.vote_changed(vote.seq, vote.id), announce.turn_now(after)]


def _asked(table: Table) -> tuple[tuple[int, ...], list[tuple[int | None, str]]]:
    return table.voters, [(seat.user, seat.name) for seat in table.seats]
