"""What people have chosen for themselves, and what was done about reminding them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from bot.storage.connection import Read


@dataclass(frozen=True, slots=True)
class Person:
    """One person's own settings, the same in all games; as they are until something is chosen."""

    id: int
    """Of Discord."""
    locale: str | None = None
    """The language last used, as Discord names it."""
    reminders: bool = True
    """Turn reminders come by direct message."""
    timezone: str | None = None
    """IANA name."""
    quiet_from: int | None = None
    """Minutes after midnight in that zone; with :attr:`quiet_until`, or neither."""
    quiet_until: int | None = None
    away_until: int | None = None
    """Unix seconds."""
    orders: str | None = None
    """Standing order for withdrawals."""
    style: str | None = None
    """Style of pictures in private answers; ``None``: the usual one."""
    unreachable: int | None = None
    """Since when direct messages have not been delivered, as long as this is to be told."""
    taught: str = ""
    """Ids of the boxes in which a turn was played, parted by spaces."""


@dataclass(frozen=True, slots=True)
class Reminded:
    """What was done about reminding a seat of what it has to decide since a revision."""

    sent: int = 0
    """Direct messages written."""
    half: bool = False
    """The reminder when half of the time is gone has had its time, whether or not it was sent."""
    late: bool = False
    """The same for when nearly all of it is."""
    last: bool = False
    """The same for when the reserve that follows is nearly used up."""
    snooze: bool = False
    """The same for one that was put off; more of those may follow."""
    stopped: bool = False
    """The player wants no more of them this turn."""
    fallen_back: bool = False
    """Mentioned in the channel because a direct message could not be delivered."""


CHOSEN: Final = tuple(f.name for f in fields(Person) if f.name != "id")
"""Columns of ``users`` that can be written."""
DONE: Final = tuple(f.name for f in fields(Reminded))
"""Columns of ``reminders`` that can be written."""
_PERSON: Final = f"SELECT user_id, {', '.join(CHOSEN)} FROM users WHERE user_id = ?"  # noqa: S608 (our own names)
_REMINDED: Final = (
    f"SELECT {', '.join(DONE)} FROM reminders "  # noqa: S608 (our own names)
    "WHERE game_id = ? AND seat = ? AND began = ?"
)


class People:
    """Reads about people; writing is with :class:`bot.storage.writing.Transaction`."""

    def __init__(self, read: Read) -> None:
        self._read = read

    async def person(self, user: int) -> Person:
        """Return the settings of ``user``; the usual ones for who has chosen nothing."""
        found = await self._read(_PERSON, user)
        if not found:
            return Person(user)
        columns = list(found[0])
        columns[2] = bool(columns[2])
        return Person(*columns)

    async def reminded(self, game: int, seat: int, began: int) -> Reminded:
        """Return what was done about reminding ``seat`` since revision ``began``."""
        found = await self._read(_REMINDED, game, seat, began)
        if not found:
            return Reminded()
        sent, *done = found[0]
        return Reminded(sent, *map(bool, done))

    async def first_time(self, user: int) -> bool:
        """Whether ``user`` has had no more than one reminder in the games that are remembered."""
        found = await self._read(
            "SELECT coalesce(sum(sent), 0) FROM reminders JOIN seats USING (game_id, seat) "
            "WHERE user_id = ?",
            user,
        )
        return bool(found[0][0] <= 1)

    async def plays(self, user: int) -> bool:
        """Whether ``user`` has a seat in an unfinished game."""
        found = await self._read(
            "SELECT EXISTS (SELECT 1 FROM seats JOIN games ON games.id = game_id "
            "WHERE user_id = ? AND status IN ('lobby', 'running'))",
            user,
        )
        return bool(found[0][0])
