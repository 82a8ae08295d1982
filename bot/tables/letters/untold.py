"""Letters to those whom a game waits for, and whom nothing in its channel could tell.

They stand in for the mention in the turn post, so they come at once like that.
"""

from __future__ import annotations

from bot.storage.people import Person
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.letters import UNTOLD
from bot.tables.letters.base import Letters
from bot.tables.table import Table


class Untold(Letters):
    """Has them written; they are about the turn that began at that revision."""

    kind, about = UNTOLD, "began"

    async def _wanted(self, table: Table, seat: int, about: int) -> Person | None:
        """Return who is waited for, unless they know it, or want no letters."""
        user = table.user_at(seat)
        if user is None or not table.untold or table.game.archived is not None:
            return None
        if table.turn_began != about or seat not in table.people_deciding:
            return None
        person = await self._store.people.person(user)
        return person if person.reminders else None

    def _letter(self, table: Table, seat: int, about: int) -> Announcement:
        return announce.untold(table.seats[seat], about)

    def _when(self, table: Table, person: Person, now: int) -> int:
        return now
