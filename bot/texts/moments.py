"""Times to come as people type them: how long, or until which day and hour, where they live.

The words are those of ``typed.ftl`` in all languages; what is here is how they follow each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.clock import DAY, HOUR
from bot.errors import BadAbsence
from bot.texts import timewords, typed_days
from bot.texts.i18n import FALLBACK

FURTHEST: Final = timedelta(days=366)
LONGEST: Final = 80
"""Characters in which a time is said."""
_DAYS_MINUTES: Final = 24 * 60
_LAST_DAY: Final = date.max - timedelta(days=1)
_UNITS: Final = {"hours": HOUR, "days": DAY, "weeks": 7 * DAY}
_DAY: Final = "day"
_LENGTH: Final = "length"


def until(said: str, now: datetime, zone: ZoneInfo | None, language: str = FALLBACK) -> int | None:
    """Return the Unix second until when somebody is away who types that; ``None``: is back.

    A day means its beginning in ``zone`` (``None``: UTC), unless an hour stands with it.  A day
    of the week, and a date without a year, is the next one to come.  What may be a length and a
    day ("3日") is a length, unless a word tells otherwise.  ``language`` says only what 3/4 and
    3.4 are.

    :raises BadAbsence: it cannot be read, is not ahead of ``now``, or more than a year away.
    """
    if len(said) > LONGEST:
        raise BadAbsence("unreadable", said)
    text, kind = _bare(timewords.normal(said))
    if timewords.squeezed(text) in timewords.numbered("back"):
        return None
    local = now.astimezone(zone or UTC)
    if kind == _DAY:
        # "until 5" may be an hour, a day of the month or a length.
        found = _day(text, local, language) or (None if text.isdecimal() else _length(text, now))
    else:
        found = _length(text, now) or (None if kind else _day(text, local, language))
    if found is None:
        raise BadAbsence("unreadable", said)
    if found <= now:
        raise BadAbsence("past", said)
    if found - now > FURTHEST:
        raise BadAbsence("far", said)
    return int(found.timestamp())


def as_day(said: str, now: datetime, zone: ZoneInfo | None, language: str = FALLBACK) -> int | None:
    """Return what is meant by "3日" and the like if it is the day.

    ``None``: it is no day to come.
    """
    text, kind = _bare(timewords.normal(said[:LONGEST]))
    found = None if kind == _LENGTH else _day(text, now.astimezone(zone or UTC), language)
    return int(found.timestamp()) if found and now < found <= now + FURTHEST else None


def warm() -> None:
    """Make ready all that is kept in memory; takes a few tenths of a second, once."""
    for pattern in (_around, _part, _joined, _hour_at_end):
        pattern()
    typed_days.warm()
    for kind in ("back", "numbers"):
        timewords.numbered(kind)


def written(moment: int, zone: ZoneInfo | None) -> str:
    """Return a moment so that :func:`until` reads it in every language, to the minute."""
    return f"{datetime.fromtimestamp(moment, zone or UTC):%Y-%m-%d %H:%M}"


def after(what: str, count: int, now: datetime, zone: ZoneInfo | None) -> int:
    """Return the moment after ``count`` hours, days or weeks, or when a named day begins.

    ``what``: a unit of length, ``tomorrow``, or ``monday`` (the next one).
    """
    if what in _UNITS:
        return int(now.timestamp()) + count * _UNITS[what]
    local = now.astimezone(zone or UTC)
    days = 1 if what == "tomorrow" else 7 - local.weekday()
    return int(_at(local.date() + timedelta(days=days), 0, local).timestamp())


@cache
def _around() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return what may stand around a time, and what it tells of it."""
    before = (("before", ""), ("until-before", _DAY))
    after = (("after", ""), ("span-after", _LENGTH), ("until-after", _DAY))
    return (
        *((re.compile(rf"^{timewords.one_of(words)}\s*"), kind) for words, kind in before),
        *((re.compile(rf"\s*{timewords.one_of(words)}$"), kind) for words, kind in after),
    )


def _bare(text: str) -> tuple[str, str]:
    """Return ``text`` without the words around a time, and what the innermost tell that it is."""
    said = ""
    while text not in timewords.numbered("back"):
        for pattern, kind in _around():
            shorter = pattern.sub("", text)
            if shorter != text:
                text, said = shorter, kind or said
                break
        else:
            break
    return text, said


@cache
def _part() -> re.Pattern[str]:
    number = timewords.one_of("numbers")
    units = "|".join(f"(?P<{unit}>{timewords.one_of(unit)})" for unit in _UNITS)
    return re.compile(
        rf"(?P<whole>{timewords.one_of('whole-days')})|"
        rf"(?:(?P<digits>(?<!\d)\d{{1,4}})|(?P<number>{number}))\s*(?:{units})\.?"
    )


@cache
def _joined() -> re.Pattern[str]:
    return re.compile(rf"(?:\s|{timewords.one_of('and')})*")


def _length(text: str, now: datetime) -> datetime | None:
    """Read ``3d``, ``2 weeks and 12 hours``, ``10`` (days)."""
    if re.fullmatch(r"\d{1,3}", text):
        return now + timedelta(days=int(text))
    parts = list(_part().finditer(text))
    if not parts or not _joined().fullmatch(_part().sub("", text)):
        return None
    return now + min(timedelta(seconds=sum(map(_seconds, parts))), 2 * FURTHEST)


def _seconds(part: re.Match[str]) -> int:
    if part["whole"]:
        return timewords.numbered("whole-days")[timewords.squeezed(part["whole"])] * _UNITS["days"]
    number = part["number"]
    count = (
        timewords.numbered("numbers")[timewords.squeezed(number)] if number else int(part["digits"])
    )
    return count * next(seconds for unit, seconds in _UNITS.items() if part[unit])


@cache
def _hour_at_end() -> re.Pattern[str]:
    at = rf"(?:\s*{timewords.one_of('at')}\s*|\s+|(?<=[^\W\d])|(?<=[\d.])\s*t|^)"
    return re.compile(rf"{at}(?<![\d:./-]){timewords.hour_pattern()}$")


def _day(text: str, local: datetime, language: str) -> datetime | None:
    """Read a day, with an hour or without; an hour alone is the next such one."""
    for words, at in _readings(text):

        def ahead(day: date, at: int = at) -> bool:
            return _at(day, at, local) > local

        if not words:
            today = local.date()
            return _at(today if ahead(today) else today + timedelta(days=1), at, local)
        found = typed_days.named(words, local.date(), ahead, language)
        if found is not None:
            return _at(found, at, local)
    return None


def _readings(text: str) -> Iterator[tuple[str, int]]:
    """Yield what may be the day, and the minutes after its midnight that stand with it."""
    found = _hour_at_end().search(text)
    hour = timewords.hour(found) if found else None
    if found and hour and not hour.plain:
        day = text[: found.start()].strip()
        if day or not hour.dotted:
            yield day, hour.minutes
    if text:
        yield text, 0


def _at(day: date, minutes: int, local: datetime) -> datetime:
    days, minutes = divmod(minutes, _DAYS_MINUTES)
    at = time(*divmod(minutes, 60), tzinfo=local.tzinfo)
    return datetime.combine(min(day, _LAST_DAY) + timedelta(days=days), at)
