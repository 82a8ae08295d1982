"""Letters to people whose seat the clock has taken: there is nothing left to be late for."""

from __future__ import annotations

from bot.storage.people import Person
from bot.tables import announce
from bot.tables.announce import Announcement
from bot.tables.letters import ABSENT
from bot.tables.letters.base import Letters
from bot.tables.table import Table


class Absent(Letters):
    """Has them written; they are about the turn that was the last to be missed."""

    kind, about = ABSENT, "began"

    async def _wanted(self, table: Table, seat: int, about: int) -> Person | None:
        """Return who has lost ``seat``, unless they are back, gone, or want no letters."""
        held = table.seats[seat]
        if held.user is None or table.game.status != "running":
            return None
        if held.pilot != "autopilot" or not held.missed:
            return None
        person = await self._store.people.person(held.user)
        done = await self._store.people.reminded(table.game.id, seat, about)
        return person if person.reminders and not done.stopped else None

    def _letter(self, table: Table, seat: int, about: int) -> Announcement:
        return announce.absent(table.seats[seat], about)
