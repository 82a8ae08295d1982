"""Days as people type them: by name, of the week, by date; the next one where there are several."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from typing import Final

from bot.texts import timewords

_ISO: Final = re.compile(
    r"(?P<year>\d{4})(?:[-/]|\.\s*)(?P<month>\d\d?)(?:[-/]|\.\s*)(?P<day>\d\d?)\.?"
)
_DOTTED: Final = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4})")
_SHORT: Final = re.compile(r"(\d{1,2})(?:(/)|\.\s*)(\d{1,2})\.?")
_AHEAD: Final = ("today", "tomorrow", "after-tomorrow", "in-three-days")
"""Kinds of words for days by how far ahead they are."""
_Ahead = Callable[[date], bool]


def named(text: str, today: date, ahead: _Ahead, language: str) -> date | None:
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


def warm() -> None:
    """Make ready all that is kept in memory."""
    for pattern in (_weekday, _dates, _day_alone):
        pattern()
    for kind in ("weekdays", "months"):
        timewords.numbered(kind)


@cache
def _weekday() -> re.Pattern[str]:
    of = rf"\s*(?:{timewords.one_of('of')})?\s*"
    return re.compile(
        rf"(?:(?P<later>{timewords.one_of('week-after-next')}){of}|"
        rf"(?P<week>{timewords.one_of('next-week')}){of}|{timewords.one_of('next')}{of})?"
        rf"(?P<day>{timewords.one_of('weekdays')})"
    )


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
