"""When the player a game waits for is reminded, as plain values: no database, no Discord.

Half of the time is gone, nearly all of it is, and what was put off: never more than three times a
turn, and never in quiet hours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.storage.people import Person, Reminded
from bot.tables.clocks.quiet import Quiet

HALF: Final = "remind_half"
LATE: Final = "remind_late"
SNOOZE: Final = "snooze"
KINDS: Final = (HALF, LATE, SNOOZE)
"""Of timers and posts; each at most once a turn."""

NO_CLOCK: Final = {HALF: 24 * 3600, LATE: 72 * 3600}
"""Seconds after which a player is reminded where no clock runs."""
APART: Final = 3600
"""Seconds that lie between two reminders at least; of two closer ones the earlier is left out."""
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

    @classmethod
    def clocked(
        cls, seat: int, began: int, *, since: int, left: int, whole: int, bank: int = 0
    ) -> Wait:
        """Return the wait of a seat with a clock of ``whole`` seconds, ``left`` of them ``since``.

        ``bank``: seconds that it may use after those; nobody is reminded of them.
        """
        ends = since + left
        return cls(seat, began, since, ends - whole // 2, ends - whole // 20, ends + bank)

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
    flags = {HALF: done.half, LATE: done.late, SNOOZE: done.snooze}
    return frozenset(kind for kind in KINDS if flags[kind])


def plan(wait: Wait, person: Person, done: Reminded) -> dict[str, int]:
    """Return when each reminder that is still to come is due, by kind.

    One that would fall into quiet hours comes before them; one that would then come before
    ``wait.since`` does not come at all.
    """
    if not person.reminders or done.stopped:
        return {}
    due = {}
    for kind, at in ((HALF, wait.half), (LATE, wait.late)):
        if kind in had(done):
            continue
        moved = _moved(person, at)
        if moved > wait.since:
            due[kind] = moved
    if HALF in due and LATE in due and due[LATE] - due[HALF] < APART:
        del due[HALF]
    return due


def snoozed(wait: Wait, person: Person, done: Reminded, now: int, hours: int) -> int | None:
    """Return when a reminder put off for ``hours`` comes; ``None``: it would not be of use.

    So it is when the time is over by then, when it would have to come before now for the sake of
    quiet hours, and when one was put off before.
    """
    if not person.reminders or done.stopped or SNOOZE in had(done):
        return None
    at = _moved(person, now + hours * 3600)
    if at <= now or (wait.ends is not None and at >= wait.ends):
        return None
    return at


def to_send(kinds: Sequence[str], wait: Wait, person: Person, done: Reminded, now: int) -> str:
    """Return which of the reminders that are due now is sent, or an empty string.

    More than one are due after the bot was down; the last of them tells all.
    """
    over = wait.ends is not None and now >= wait.ends
    if over or not wanted(person, done, now):
        return ""
    left = [kind for kind in (LATE, SNOOZE, HALF) if kind in kinds and kind not in had(done)]
    return left[0] if left else ""


def wanted(person: Person, done: Reminded, now: int) -> bool:
    """Whether ``person`` may be sent a reminder now."""
    hours = Quiet.of(person)
    return (
        person.reminders
        and not done.stopped
        and (person.away_until is None or person.away_until <= now)
        and (hours is None or hours.since(now) is None)
    )


def _moved(person: Person, at: int) -> int:
    hours = Quiet.of(person)
    return at if hours is None else hours.before(at)
