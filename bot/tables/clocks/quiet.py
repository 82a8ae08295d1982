"""Quiet hours: when a person wants no reminder, by the clock on their own wall."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.storage.people import Person

MARGIN: Final = 300
"""Seconds before quiet hours at which a reminder comes that would fall into them, so that it is
sent before they begin even when Discord is slow."""
_DAY: Final = timedelta(days=1)


@lru_cache(maxsize=1024)
def zone(name: str | None) -> ZoneInfo | None:
    """Return the IANA time zone ``name``, if there is such a one."""
    try:
        return ZoneInfo(name) if name else None
    except (KeyError, ValueError, OSError):
        # Unknown, no name at all, or that of a folder.
        return None


@dataclass(frozen=True, slots=True)
class Quiet:
    """Every day's quiet hours, ``begin`` to ``end``; over midnight where the end is earlier.

    When the clocks are put back, a time on the wall comes twice: then they last from its first
    coming to the last.  A time that is left out when they are put forward is the moment of that.
    """

    zone: ZoneInfo
    begin: int
    """Minutes after midnight; another than ``end``."""
    end: int

    @classmethod
    def of(cls, person: Person) -> Quiet | None:
        """Return the quiet hours of ``person``; without a time zone there are none."""
        where, begin, end = zone(person.timezone), person.quiet_from, person.quiet_until
        if where is None or begin is None or end is None or begin == end:
            return None
        return cls(where, begin, end)

    def around(self, at: int) -> tuple[int, int] | None:
        """Return when the quiet hours in which ``at`` falls began, and when they end.

        ``None``: it falls in none.
        """
        today = datetime.fromtimestamp(at, self.zone).date()
        for day in (today - _DAY, today, today + _DAY):
            began = _moment(self.zone, day, self.begin, last=False)
            ends = _moment(
                self.zone, day + _DAY if self.end < self.begin else day, self.end, last=True
            )
            if began <= at < ends:
                return began, ends
        return None

    def since(self, at: int) -> int | None:
        """Return when the quiet hours in which ``at`` falls began; ``None``: it falls in none."""
        around = self.around(at)
        return None if around is None else around[0]

    def after(self, at: int) -> int:
        """Return ``at``, or where that is quiet, when it is not any more."""
        while (around := self.around(at)) is not None:
            at = around[1]
        return at

    def before(self, at: int) -> int:
        """Return ``at``, or where that is quiet, a moment just before it became so."""
        began = self.since(at)
        if began is None:
            return at
        sooner = began - MARGIN
        # All but a few minutes of the day may be quiet; those few are better than none.
        return sooner if self.since(sooner) is None else began - 1


def quiet(person: Person, at: int) -> bool:
    """Whether ``at`` falls in the quiet hours of ``person``."""
    hours = Quiet.of(person)
    return hours is not None and hours.since(at) is not None


def _moment(where: ZoneInfo, day: date, minutes: int, *, last: bool) -> int:
    """Return when the wall shows that time of ``day``: the first such moment, or the ``last``."""
    wall = datetime.combine(day, time(*divmod(minutes, 60), fold=int(last)), where)
    moment = int(wall.timestamp())
    if datetime.fromtimestamp(moment, where).replace(tzinfo=None) == wall.replace(tzinfo=None):
        return moment
    # It is left out.  One reading of it lies before the change and one after.
    readings = sorted(int(wall.replace(fold=fold).timestamp()) for fold in (0, 1))
    return _change(where, *readings)


def _change(where: ZoneInfo, before: int, after: int) -> int:
    """Return when the clocks are put forward between two moments."""
    old = _offset(where, before)
    while after - before > 1:
        middle = (before + after) // 2
        if _offset(where, middle) == old:
            before = middle
        else:
            after = middle
    return after


def _offset(where: ZoneInfo, at: int) -> timedelta | None:
    return datetime.fromtimestamp(at, UTC).astimezone(where).utcoffset()
