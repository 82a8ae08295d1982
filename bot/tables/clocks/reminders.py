"""When the player a game waits for is reminded, as plain values: no database, no Discord.

Half of the time is gone, nearly all of it is, the reserve after it is nearly used up, and what was
put off: never more than three times a turn, and never in quiet hours.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from bot.clock import DAY, HOUR
from bot.storage.people import Person, Reminded
from bot.tables.clocks.quiet import Quiet

HALF: Final = "remind_half"
LATE: Final = "remind_late"
LAST: Final = "remind_last"
SNOOZE: Final = "snooze"
PLANNED: Final = (HALF, LATE, LAST)
"""Those that come by themselves, in their order; each at most once a turn."""
KINDS: Final = (*PLANNED, SNOOZE)
"""Of timers and posts."""
MOST: Final = 3
"""Reminders a turn."""

NO_CLOCK: Final = {HALF: DAY, LATE: 72 * HOUR}
"""Seconds after which a player is reminded where no clock runs."""
APART: Final = HOUR
"""Seconds that lie between two reminders at least; of two closer ones the earlier is left out."""
BEFORE_THE_END: Final = 2 * HOUR
"""Seconds before a reserve is used up at which its reminder comes; of a short one, half of it."""
WORTH: Final = HOUR
"""Seconds of reserve that are worth a reminder of their own."""
SNOOZES: Final = (1, 3)
"""Hours for which a reminder can be put off."""


@dataclass(frozen=True, slots=True)
class Wait:
    """That a seat must decide, and how long it may take; times in Unix seconds."""

    seat: int
    began: int
    """Revision of the table at which it began to be waited for."""
    since: int = field(compare=False)
    """When that was, or when its clock was last looked at."""
    half: int
    """When half of the time is gone, before quiet hours are looked at."""
    late: int
    """The same for nearly all of it."""
    ends: int | None
    """When nobody waits any longer; ``None``: never."""
    last: int | None = None
    """When the reserve that follows is nearly used up; ``None``: there is none to speak of."""

    @classmethod
    def clocked(
        cls, seat: int, began: int, *, since: int, left: int, whole: int, bank: int = 0
    ) -> Wait:
        """Return the wait of a seat with a clock of ``whole`` seconds, ``left`` of them ``since``.

        ``bank``: seconds that it may use after those.
        """
        ends = since + left
        out = ends + bank
        last = out - min(BEFORE_THE_END, bank // 2) if bank >= WORTH else None
        return cls(seat, began, since, ends - whole // 2, ends - whole // 20, out, last)

    @classmethod
    def short(cls, seat: int, began: int, *, since: int, whole: int, ends: int) -> Wait:
        """Return the wait for a small decision, of which one is reminded only once."""
        return cls(seat, began, since, ends - whole // 2, since, ends)

    @classmethod
    def unhurried(cls, seat: int, began: int, *, since: int) -> Wait:
        """Return the wait of a seat without a clock."""
        return cls(seat, began, since, since + NO_CLOCK[HALF], since + NO_CLOCK[LATE], None)


def had(done: Reminded) -> frozenset[str]:
    """Return the kinds whose time has come already."""
    flags = {HALF: done.half, LATE: done.late, LAST: done.last, SNOOZE: done.snooze}
    return frozenset(kind for kind in KINDS if flags[kind])


def plan(wait: Wait, person: Person, done: Reminded, put_off: int | None = None) -> dict[str, int]:
    """Return when each reminder that is still to come by itself is due, by kind.

    One that would fall into quiet hours comes before them; one that would then come before
    ``wait.since`` does not come at all.  Where there would be too many in this turn, the last ones
    come.  ``put_off``: when one comes that its reader has put off, which takes a place too.
    """
    if not person.reminders or done.stopped:
        return {}
    due: dict[str, int] = {}
    for kind, at in ((HALF, wait.half), (LATE, wait.late), (LAST, wait.last)):
        if at is None or kind in had(done):
            continue
        moved = _moved(person, at)
        if moved > wait.since:
            due[kind] = moved
    for kind, following in pairwise(tuple(due)):
        if due[following] - due[kind] < APART:
            del due[kind]
    places = places_left(done) - (put_off is not None)
    return dict(list(due.items())[max(0, len(due) - places) :])


def places_left(done: Reminded) -> int:
    """Return how many reminders may still come this turn."""
    return max(0, MOST - done.sent)


def snoozed(wait: Wait, person: Person, done: Reminded, now: int, hours: int) -> int | None:
    """Return when a reminder put off for ``hours`` comes; ``None``: it would not be of use.

    Where that falls into quiet hours it comes when they end, or before they begin if the time is
    over by then.  It is of no use when the time is over anyway, when no moment is left that is not
    quiet, and when there were as many reminders this turn as there may be.
    """
    if not person.reminders or done.stopped or not places_left(done):
        return None
    at, quiet = now + hours * HOUR, Quiet.of(person)
    if _over(wait, at):
        return None
    for moment in (at,) if quiet is None else (at, quiet.after(at), quiet.before(at)):
        free = quiet is None or quiet.since(moment) is None
        if free and moment > now and not _over(wait, moment):
            return moment
    return None


def to_send(
    kinds: Sequence[str],
    wait: Wait,
    person: Person,
    done: Reminded,
    now: int,
    *,
    away: bool = False,
) -> str:
    """Return which of the reminders that are due now is sent, or an empty string.

    More than one are due after the bot was down; the last of them tells all.  ``away``: as
    :func:`wanted`.
    """
    if _over(wait, now) or not places_left(done) or not wanted(person, done, now, away=away):
        return ""
    left = [kind for kind in (LAST, LATE, SNOOZE, HALF) if kind in kinds]
    left = [kind for kind in left if kind == SNOOZE or kind not in had(done)]
    return left[0] if left else ""


def passed(kinds: Collection[str]) -> dict[str, bool]:
    """Return what is noted in :class:`Reminded` when the time of ``kinds`` has come.

    With each, that of those that come before it has passed.
    """
    come = [n for n, kind in enumerate(PLANNED) if kind in kinds]
    gone = [*PLANNED[: max(come, default=-1) + 1], *(k for k in kinds if k == SNOOZE)]
    return {kind.removeprefix("remind_"): True for kind in gone}


def outdone(kind: str, done: Reminded) -> bool:
    """Whether the time of a later reminder, which tells all, has come since one of ``kind``."""
    if kind not in PLANNED:
        return False
    return any(later in had(done) for later in PLANNED[PLANNED.index(kind) + 1 :])


def wanted(person: Person, done: Reminded, now: int, *, away: bool = False) -> bool:
    """Whether ``person`` may be sent a reminder now; ``away``: they are, at the table."""
    hours = Quiet.of(person)
    return (
        person.reminders
        and not done.stopped
        and not away
        and (hours is None or hours.since(now) is None)
    )


def _over(wait: Wait, at: int) -> bool:
    return wait.ends is not None and at >= wait.ends


def _moved(person: Person, at: int) -> int:
    hours = Quiet.of(person)
    return at if hours is None else hours.before(at)
