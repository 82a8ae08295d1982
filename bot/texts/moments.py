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
from bot.texts import typed
from bot.texts.i18n import FALLBACK

FURTHEST: Final = timedelta(days=366)
_UNITS: Final = {"hours": 3600, "days": 86400, "weeks": 7 * 86400}
_ISO: Final = re.compile(r"(?P<year>\d{4})[-./](?P<month>\d{1,2})[-./](?P<day>\d{1,2})")
_DOTTED: Final = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4})?")
_SLASHED: Final = re.compile(r"(\d{1,2})/(\d{1,2})")
_Ahead = Callable[[date], bool]


def until(said: str, now: datetime, zone: ZoneInfo | None, language: str = FALLBACK) -> int | None:
    """Return the Unix second until when somebody is away who types that; ``None``: is back.

    A day means its beginning in ``zone`` (``None``: UTC), unless an hour stands with it.  A day
    of the week, and a date without a year, is the next one to come.  What may be a length and a
    day ("3日") is a length, unless a word tells otherwise.  ``language`` says only what 3/4 is.

    :raises BadAbsence: it cannot be read, is not ahead of ``now``, or more than a year away.
    """
    text, dated = _bare(typed.normal(said))
    if typed.squeezed(text) in typed.numbered("back"):
        return None
    local = now.astimezone(zone or UTC)
    readings: list[Callable[[], datetime | None]] = [
        lambda: _length(text, now),
        lambda: _day(text, local, language),
    ]
    found = None
    for reading in reversed(readings) if dated else readings:
        found = found or reading()
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
    text, _ = _bare(typed.normal(said))
    found = _day(text, now.astimezone(zone or UTC), language)
    return int(found.timestamp()) if found and now < found <= now + FURTHEST else None


def warm() -> None:
    """Make ready all that is kept in memory; takes a few tenths of a second, once."""
    for pattern in (_around, _part, _joined, _hour_at_end, _weekday, _dates, _day_alone):
        pattern()
    for kind in ("back", "numbers", "weekdays", "months"):
        typed.numbered(kind)


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
    return int(_at(local.date() + timedelta(days=days), time(), local).timestamp())


# --------------------------------------------------------------------------------- lengths


@cache
def _around() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    return (
        re.compile(typed.one_of("before") + r"\s*"),
        re.compile(r"\s*" + typed.one_of("after") + "$"),
        re.compile(r"\s*" + typed.one_of("until-after") + "$"),
    )


def _bare(text: str) -> tuple[str, bool]:
    """Return ``text`` without the words around a time, and whether they say that it is a day."""
    before, after, dating = _around()
    dated = False
    while text not in typed.numbered("back"):
        shorter = after.sub("", before.sub("", text, count=1) if before.match(text) else text)
        if dating.search(shorter):
            shorter, dated = dating.sub("", shorter), True
        if shorter == text:
            break
        text = shorter
    return text, dated


@cache
def _part() -> re.Pattern[str]:
    number = typed.one_of("numbers")
    units = "|".join(f"(?P<{unit}>{typed.one_of(unit)})" for unit in _UNITS)
    return re.compile(
        rf"(?P<whole>{typed.one_of('whole-days')})|"
        rf"(?:(?P<digits>(?<!\d)\d{{1,4}})|(?P<number>{number}))\s*(?:{units})\.?"
    )


@cache
def _joined() -> re.Pattern[str]:
    return re.compile(rf"(?:\s|{typed.one_of('and')})*")


def _length(text: str, now: datetime) -> datetime | None:
    """Read ``3d``, ``2 weeks and 12 hours``, ``10`` (days)."""
    if re.fullmatch(r"\d{1,3}", text):
        return now + timedelta(days=int(text))
    parts = list(_part().finditer(text))
    if not parts or not _joined().fullmatch(_part().sub("", text)):
        return None
    return now + timedelta(seconds=sum(map(_seconds, parts)))


def _seconds(part: re.Match[str]) -> int:
    if part["whole"]:
        return typed.numbered("whole-days")[typed.squeezed(part["whole"])] * _UNITS["days"]
    number = part["number"]
    count = typed.numbered("numbers")[typed.squeezed(number)] if number else int(part["digits"])
    return count * next(seconds for unit, seconds in _UNITS.items() if part[unit])


# ------------------------------------------------------------------------------------ days


@cache
def _hour_at_end() -> re.Pattern[str]:
    at = rf"(?:\s*{typed.one_of('at')}\s*|\s+|(?<=[^\W\d])|(?<=[\d.])\s*t|^)"
    return re.compile(rf"{at}(?<![\d:./-]){typed.hour_pattern()}$")


def _day(text: str, local: datetime, language: str) -> datetime | None:
    """Read a day, with an hour or without; an hour alone is the next such one."""
    for words, at in _readings(text):

        def ahead(day: date, at: time = at) -> bool:
            return _at(day, at, local) > local

        if not words:
            today = local.date()
            return _at(today if ahead(today) else today + timedelta(days=1), at, local)
        found = _named(words, local.date(), ahead, language)
        if found is not None:
            return _at(found, at, local)
    return None


def _readings(text: str) -> Iterator[tuple[str, time]]:
    """Yield what may be the day, and the hour that stands with it."""
    found = _hour_at_end().search(text)
    hour = typed.hour(found) if found else None
    if found and hour and not hour.plain:
        day = text[: found.start()].strip()
        if day or not hour.dotted:
            yield day, time(*divmod(hour.minutes, 60))
    if text:
        yield text, time()


def _at(day: date, at: time, local: datetime) -> datetime:
    return datetime.combine(day, at, tzinfo=local.tzinfo)


@cache
def _weekday() -> re.Pattern[str]:
    of = rf"\s*(?:{typed.one_of('of')})?\s*"
    return re.compile(
        rf"(?:(?P<week>{typed.one_of('next-week')}){of}|{typed.one_of('next')}{of})?"
        rf"(?P<day>{typed.one_of('weekdays')})"
    )


def _named(text: str, today: date, ahead: _Ahead, language: str) -> date | None:
    """Return the day that is meant, the next one that is ``ahead`` where there are several."""
    word = typed.squeezed(text)
    for days, kind in enumerate(("today", "tomorrow", "after-tomorrow")):
        if word in typed.numbered(kind):
            return today + timedelta(days=days)
    monday = today + timedelta(days=7 - today.weekday())
    if word in typed.numbered("next-week"):
        return monday
    if found := _weekday().fullmatch(text):
        wanted = typed.numbered("weekdays")[typed.squeezed(found["day"])] - 1
        if found["week"]:
            return monday + timedelta(days=wanted)
        week = (today + timedelta(days=n) for n in range(8))
        return next(day for day in week if day.weekday() == wanted and ahead(day))
    return _dated(text, today, ahead, language)


@cache
def _dates() -> tuple[re.Pattern[str], ...]:
    month, of = f"(?P<name>{typed.one_of('months')})\\.?", typed.one_of("of")
    day = rf"(?P<day>\d{{1,2}})(?!\d)\s*{typed.one_of('day-mark')}?\.?"
    year = rf"(?P<year>\d{{4}})(?:\s*{typed.one_of('year-mark')})?"
    begun = rf"(?P<begun>\d{{4}})(?:\s*{typed.one_of('year-mark')}|\s)"
    return (
        _ISO,
        _DOTTED,
        re.compile(rf"{day}\s*(?:{of}\s*)?{month}\s*(?:{year})?"),
        re.compile(rf"(?:{begun}\s*)?{month}\s*{day}\s*(?:{year})?"),
    )


@cache
def _day_alone() -> re.Pattern[str]:
    return re.compile(rf"(?P<day>\d{{1,2}})\s*{typed.one_of('day-mark')}")


def _dated(text: str, today: date, ahead: _Ahead, language: str) -> date | None:
    for pattern in _dates():
        if found := pattern.fullmatch(text):
            parts = found.groupdict()
            name = parts.get("name")
            month = typed.numbered("months")[typed.squeezed(name)] if name else int(parts["month"])
            year = parts.get("year") or parts.get("begun")
            return _chosen(int(year) if year else None, month, int(parts["day"]), today, ahead)
    if found := _SLASHED.fullmatch(text):
        return _slashed(int(found[1]), int(found[2]), today, ahead, language)
    if found := _day_alone().fullmatch(text):
        months = (divmod(today.month - 1 + n, 12) for n in range(13))
        days = (_made(today.year + years, n + 1, int(found["day"])) for years, n in months)
        return next((day for day in days if day and ahead(day)), None)
    return None


def _slashed(one: int, two: int, today: date, ahead: _Ahead, language: str) -> date | None:
    """Read 12/24: as the language has it, or as only one of the two can be."""
    orders = {"month-day": (one, two), "day-month": (two, one)}
    (own,) = typed.own("slash", language) or ("",)
    dates = [orders[own]] if own in orders else dict.fromkeys(orders.values())
    found = {_chosen(None, month, day, today, ahead) for month, day in dates} - {None}
    return found.pop() if len(found) == 1 else None


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
