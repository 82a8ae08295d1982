"""When nobody could reach the bot: time that is nobody's.

Nothing is rewritten when an outage is over.  What was written before it (a clock that runs, a timer
until which people have time) bears the moment at which it was, and is read as if that time had not
been.  So it is given back to all, and once, whatever is done or dies meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.clock import DAY, HOUR

LONG: Final = 5 * 60
"""Seconds without the bot that count as an outage; restarts and new connections take less."""
GRACE: Final = 6 * HOUR
"""Seconds that people have at least after an outage, for what they were waited for."""
BRIEF: Final = 5 * 60
"""The same after less than an outage: nothing runs out in the moments after a restart."""
APART: Final = 60
"""Seconds for which the bot is there at least; one that comes and goes is not there."""
KEPT: Final = 60 * DAY
"""Seconds for which an outage is remembered: longer than anything waits for people."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Time in which nobody could reach the bot; Unix seconds."""

    began: int
    ended: int

    @property
    def long(self) -> bool:
        """People have noticed it."""
        return self.ended - self.began >= LONG

    @property
    def grace(self) -> int:
        """Seconds that people have at least after it."""
        return GRACE if self.long else BRIEF


class Outages:
    """All outages that still matter, in memory; and when players could reach the bot last."""

    def __init__(
        self, known: Iterable[Outage] = (), reached: int | None = None, life: str = ""
    ) -> None:
        """Take what is stored; ``reached``, ``life``: of the process before, if there was one."""
        self._known = sorted(known, key=lambda outage: outage.began)
        self.reached = reached
        """Unix seconds; ``None``: this is the first process on its file."""
        self.life = life

    def note(self, began: int, ended: int) -> Outage:
        """Add an outage, or have the one before last longer where hardly anything lay between."""
        last = self._known[-1] if self._known else None
        if last is not None and began - last.ended < APART:
            began = last.began
            self._known.pop()
        self._known = [outage for outage in self._known if outage.ended > began - KEPT]
        self._known.append(Outage(began, ended))
        return self._known[-1]

    def undo(self, now: int) -> None:
        """Forget what lies ahead of ``now``: the machine's clock was wrong, and is put back."""
        self._known = [outage for outage in self._known if outage.ended <= now]

    def after(self, moment: int) -> list[Outage]:
        """Return the outages that ended after ``moment``, the earliest first."""
        return [outage for outage in self._known if outage.ended > moment]

    def carried(self, moment: int) -> int:
        """Return ``moment``, later by all time since in which nobody could reach the bot."""
        return moment + sum(o.ended - max(o.began, moment) for o in self.after(moment))

    def put_off(self, due: int, since: int) -> int:
        """Return until when people have time who had it ``since`` then until ``due``."""
        for outage in self.after(since):
            if outage.began < due:
                later = due + outage.ended - max(outage.began, since)
                due = max(later, outage.ended + outage.grace)
        return due
