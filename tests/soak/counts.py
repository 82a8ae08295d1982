"""What may reach whom, and how often: audible mentions by cause, and letters.

Both trials write down what rang and what was delivered, and have it counted here.  What it is
counted by (a turn, a decision) is for the trial to say: a turn that is taken back and ended again
is the same, one that is played again after all agreed to go back is another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

RINGS = ("turn", "withdraw", "fallback", "nudge")
"""Kinds of posts that may ring: a turn that begins, a decision that the table waits for, a
reminder that could not be delivered, and what other players ask for."""
REMINDERS = ("remind_half", "remind_late", "remind_last", "snooze")
MOST = 3
"""Reminders of a turn."""
APART = timedelta(hours=6)
"""Time between two nudges of a game, at least."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A message that rang somebody's phone, or a letter that was delivered."""

    at: datetime
    kind: str
    """Of its post."""
    about: tuple[object, ...] = ()
    """What it is counted by."""


def rings(heard: Sequence[Heard]) -> Iterator[str]:
    """Yield what is wrong with what rang in one game, in the order in which it did."""
    for kind in sorted({one.kind for one in heard} - set(RINGS)):
        yield f"a {kind} rang"
    times = Counter((one.kind, one.about) for one in heard if one.kind != "nudge")
    for (kind, about), n in times.items():
        if n > 1:
            yield f"{kind} {about} rang {n} times"
    nudges = [one.at for one in heard if one.kind == "nudge"]
    for before, after in pairwise(nudges):
        if after - before < APART:
            yield f"nudged at {before} and at {after}"


def letters(delivered: Sequence[Heard]) -> Iterator[str]:
    """Yield what is wrong with the letters of one game; ``about`` has who reads them."""
    turns = Counter(one.about for one in delivered if one.kind in REMINDERS)
    for about, n in turns.items():
        if n > MOST:
            yield f"{n} reminders of {about}"
    others = Counter((one.kind, one.about) for one in delivered if one.kind not in REMINDERS)
    for (kind, about), n in others.items():
        if n > 1:
            yield f"{n} letters {kind} about {about}"


@dataclass(frozen=True, slots=True)
class Night:
    """Somebody's quiet hours, by the clock on their wall."""

    zone: str
    """IANA name."""
    begin: int
    """Minutes after midnight."""
    end: int

    def covers(self, at: datetime) -> bool:
        """Whether ``at`` is quiet."""
        if self.begin == self.end:
            return False
        wall = at.astimezone(UTC).astimezone(ZoneInfo(self.zone))
        minute = wall.hour * 60 + wall.minute
        if self.begin < self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end
