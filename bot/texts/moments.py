"""Times to come as people type them: lengths, days and dates, read where they live.

The words are those of ``typed.ftl`` in all languages; what is here is how they follow each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.errors import BadAbsence
from bot.texts import timewords
from bot.texts.i18n import FALLBACK

FURTHEST: Final = timedelta(days=366)
LONGEST: Final = 80
"""Characters in which a time is said."""
_DAYS_MINUTES: Final = 24 * 60
_LAST_DAY: Final = date.max - timedelta(days=1)
_UNITS: Final = {"hours": 3600, "days": 86400, "weeks": 7 * 86400}
_ISO: Final = re.compile(
    r"(?P<year>\d{4})(?:[-/]|\.\s*)(?P<month>\d\d?)(?:[-/]|\.\s*)(?P<day>\d\d?)\.?"
)
_DOTTED: Final = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4})")
_SHORT: Final = re.compile(r"(\d{1,2})(?:(/)|\.\s*)(\d{1,2})\.?")
_AHEAD: Final = ("today", "tomorrow", "after-tomorrow", "in-three-days")
"""Kinds of words for days by how far ahead they are."""
_DAY: Final = "day"
_LENGTH: Final = "length"
_Ahead = Callable[[date], bool]


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
    for pattern in (_around, _part, _joined, _hour_at_end, _weekday, _dates, _day_alone):
        pattern()
    for kind in ("back", "numbers", "weekdays", "months"):
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
        found = _named(words, local.date(), ahead, language)
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


@cache
def _weekday() -> re.Pattern[str]:
    of = rf"\s*(?:{timewords.one_of('of')})?\s*"
    return re.compile(
        rf"(?:(?P<later>{timewords.one_of('week-after-next')}){of}|"
        rf"(?P<week>{timewords.one_of('next-week')}){of}|{timewords.one_of('next')}{of})?"
        rf"(?P<day>{timewords.one_of('weekdays')})"
    )


def _named(text: str, today: date, ahead: _Ahead, language: str) -> date | None:
    """Return the day that is meant, the next one that is ``ahead`` where there are several."""
    word = timewords.squeezed(text)
    for days, kind in enumerate(_AHEAD):
        if word in timewords.numbered(kind):
            return today + timedelta(days=days)
    monday = today + timedelta(days=7 - today.weekday())
    if word in timewords.numbered("next-week"):
        return monday
    if word in timewords.numbered("week-after-next"):
        return monday + timedelta(days=7)
    if found := _weekday().fullmatch(text):
        wanted = timewords.numbered("weekdays")[timewords.squeezed(found["day"])] - 1
        if found["later"] or found["week"]:
            return monday + timedelta(days=wanted + (7 if found["later"] else 0))
        week = (today + timedelta(days=n) for n in range(8))
        return next(day for day in week if day.weekday() == wanted and ahead(day))
    return _dated(text, today, ahead, language)


@cache
def _dates() -> tuple[re.Pattern[str], ...]:
    month, of = f"(?P<name>{timewords.one_of('months')})\\.?", timewords.one_of("of")
    day = rf"(?P<day>\d{{1,2}})(?!\d)\s*{timewords.one_of('day-mark')}?\.?"
    year = rf"(?P<year>\d{{4}})(?:\s*{timewords.one_of('year-mark')})?"
    begun = rf"(?P<begun>\d{{4}})(?:\s*{timewords.one_of('year-mark')}|\s)"
    return (
        _ISO,
        _DOTTED,
        re.compile(rf"{day}\s*(?:{of}\s*)?{month}\s*(?:{year})?"),
        re.compile(rf"(?:{begun}\s*)?{month}\s*{day}\s*(?:{year})?"),
    )


@cache
def _day_alone() -> re.Pattern[str]:
    return re.compile(rf"(?P<day>\d{{1,2}})\s*{timewords.one_of('day-mark')}")


def _dated(text: str, today: date, ahead: _Ahead, language: str) -> date | None:
    for pattern in _dates():
        if found := pattern.fullmatch(text):
            parts = found.groupdict()
            name = parts.get("name")
            month = (
                timewords.numbered("months")[timewords.squeezed(name)]
                if name
                else int(parts["month"])
            )
            year = parts.get("year") or parts.get("begun")
            return _chosen(int(year) if year else None, month, int(parts["day"]), today, ahead)
    if found := _SHORT.fullmatch(text):
        return _short(int(found[1]), int(found[3]), today, ahead, language, slashed=bool(found[2]))
    if found := _day_alone().fullmatch(text):
        months = (divmod(today.month - 1 + n, 12) for n in range(13))
        days = (_made(today.year + years, n + 1, int(found["day"])) for years, n in months)
        return next((day for day in days if day and ahead(day)), None)
    return None


def _short(
    one: int, two: int, today: date, ahead: _Ahead, language: str, *, slashed: bool
) -> date | None:
    """Read 12/24 as the language has it, or as only one of the two can be; 24.12. as it has it.

    What cannot be a date there, as 9.30, is rather an hour.
    """
    orders = {"month-day": (one, two), "day-month": (two, one)}
    (own,) = timewords.own("slash", language) or ("",)
    if own not in orders and not slashed:
        own = "day-month"
    made = {o: _chosen(None, month, day, today, ahead) for o, (month, day) in orders.items()}
    found = {day for day in made.values() if day}
    return made.get(own) or (found.pop() if slashed and len(found) == 1 else None)


def _chosen(year: int | None, month: int, day: int, today: date, ahead: _Ahead) -> date | None:
    """Return that day, of the next year that has it where none is given."""
    years = [today.year + n for n in range(9)] if year is None else [year]
    days = [made for year in years if (made := _made(year, month, day))]
    return next((day for day in days if ahead(day)), days[0] if days else None)


def _made(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
