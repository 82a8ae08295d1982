"""Times to come as people type them: lengths, days and dates, read where they live."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.errors import BadAbsence

BACK: Final = ("back", "off", "none", "now", "end", "stop")
"""Words that end an absence."""
FURTHEST: Final = timedelta(days=366)

_UNITS: Final = {"h": 3600, "d": 86400, "w": 7 * 86400}
_LENGTH: Final = re.compile(
    r"(\d{1,4}(?=\s*[a-z])|\b(?:an?|one|two|three|four|five|six|seven|ten)(?=\s))\s*"
    r"(h|hrs?|hours?|d|days?|w|wks?|weeks?)\b\.?"
)
_AND: Final = re.compile(r"\band\b")
_COUNTS: Final = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "ten": 10,
}  # fmt: skip
_WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_WEEKDAY: Final = re.compile(
    r"mon(day)?|tue(s|sday)?|wed(nesday)?|thu(r|rs|rsday)?|fri(day)?|sat(urday)?|sun(day)?"
)
_NEXT_WEEK: Final = re.compile(r"next\s+week")
_MONTHS: Final = (
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
)  # fmt: skip
_MONTH: Final = (
    r"(?P<name>jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|"
    r"sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?"
)
_NUMBER: Final = r"(?P<day>\d{1,2})(st|nd|rd|th)?\.?"
_DATES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"(?P<year>\d{4})[-./](?P<month>\d{1,2})[-./](?P<day>\d{1,2})",
        r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4})?",
        _NUMBER + r"\s*(of\s+)?" + _MONTH + r",?\s*(?P<year>\d{4})?",
        _MONTH + r"\s*" + _NUMBER + r",?\s*(?P<year>\d{4})?",
    )
)
_HOUR: Final = re.compile(r"(?:\s+|\s*t)(?:at\s+)?(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?$")


def until(typed: str, now: datetime, zone: ZoneInfo | None) -> int | None:
    """Return the Unix second until when somebody is away who types that; ``None``: is back.

    A day means its beginning in ``zone`` (``None``: UTC), unless an hour stands with it.  A day
    of the week, and a date without a year, is the next one to come.

    :raises BadAbsence: it cannot be read, is not ahead of ``now``, or more than a year away.
    """
    said = " ".join(typed.casefold().replace(",", " ").split())
    for before in ("until ", "till ", "for ", "in ", "on "):
        said = said.removeprefix(before)
    if said in BACK:
        return None
    local = now.astimezone(zone or UTC)
    found = _length(said, now) or _day(said, local)
    if found is None:
        raise BadAbsence("unreadable", typed)
    if found <= now:
        raise BadAbsence("past", typed)
    if found - now > FURTHEST:
        raise BadAbsence("far", typed)
    return int(found.timestamp())


def _length(said: str, now: datetime) -> datetime | None:
    """Read ``3d``, ``2 weeks and 12 hours``, ``10`` (days)."""
    if re.fullmatch(r"\d{1,3}", said):
        return now + timedelta(days=int(said))
    parts = [(m[1], m[2]) for m in _LENGTH.finditer(said)]
    rest = _AND.sub("", _LENGTH.sub("", said)).strip()
    if not parts or rest:
        return None
    seconds = sum((_COUNTS.get(n) or int(n)) * _UNITS[unit[0]] for n, unit in parts)
    return now + timedelta(seconds=seconds)


def _day(said: str, local: datetime) -> datetime | None:
    """Read a day, with an hour or without."""
    for reading in (_with_hour(said), (said, time())):
        if reading is None:
            continue
        words, at = reading

        def ahead(day: date, at: time = at) -> bool:
            return _at(day, at, local) > local

        found = _named(words, local.date(), ahead)
        if found is not None:
            return _at(found, at, local)
    return None


def _at(day: date, at: time, local: datetime) -> datetime:
    return datetime.combine(day, at, tzinfo=local.tzinfo)


def _with_hour(said: str) -> tuple[str, time] | None:
    """Split "monday 18:00" or "dec 24 at 6pm"; ``None``: no hour stands at the end."""
    found = _HOUR.search(said)
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if found[2] is None and half is None:
        return None
    if half is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "pm" else 0)
    if hour > 23 or minute > 59:
        return None
    return said[: found.start()], time(hour, minute)


def _named(said: str, today: date, ahead: Callable[[date], bool]) -> date | None:
    """Return the day that is meant, the next one that is ``ahead`` where there are several."""
    if said == "today":
        return today
    if said in ("tomorrow", "tmrw"):
        return today + timedelta(days=1)
    said = said.removeprefix("next ") if _WEEKDAY.fullmatch(said.removeprefix("next ")) else said
    if _WEEKDAY.fullmatch(said):
        wanted = _WEEKDAYS.index(said[:3])
        days = (today + timedelta(days=n) for n in range(8))
        return next(day for day in days if day.weekday() == wanted and ahead(day))
    if _NEXT_WEEK.fullmatch(said):
        return today + timedelta(days=7 - today.weekday())
    return _dated(said, today, ahead)


def _dated(said: str, today: date, ahead: Callable[[date], bool]) -> date | None:
    for pattern in _DATES:
        found = pattern.fullmatch(said)
        if found is None:
            continue
        parts = found.groupdict()
        month = _MONTHS.index(parts["name"][:3]) + 1 if "name" in parts else int(parts["month"])
        years = [int(parts["year"])] if parts["year"] else [today.year + n for n in range(9)]
        days = [day for year in years if (day := _made(year, month, int(parts["day"])))]
        return next((day for day in days if ahead(day)), days[0] if days else None)
    return None


def _made(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
