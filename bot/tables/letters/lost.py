"""Letters that the channel of a game is gone, and the game is put aside."""

from __future__ import annotations

from bot.storage.people import Person
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.letters import LOST
from bot.tables.letters.base import Letters
from bot.tables.table import Table


class Lost(Letters):
    """Has them written; they are about the seat of who is written to."""

    kind, about, outline = LOST, "seat", True

    async def _wanted(self, table: Table, seat: int, about: int) -> Person | None:
        """Return who has the seat, unless the game is back or over, or they want no letters."""
        user = table.user_at(seat)
        if user is None or table.game.status != "running" or table.game.archived is None:
            return None
        person = await self._store.people.person(user)
        return person if person.reminders else None

    def _letter(self, table: Table, seat: int, about: int) -> Announcement:
        return announce.lost(table, table.seats[seat])
