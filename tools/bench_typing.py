"""How long suggestions of time zones and of days take while somebody types."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.errors import BadAbsence
from bot.texts import moments, zones

from .bench_rules import typical

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
PLACES = ("united states of america", "Viena", "+5:30", "qqqqqq", "東京", "にほん", "서울", "뉴욕")
DAYS = (
    "next wednesday 6:30 pm",
    "来週の水曜日の午後6時半",
    "다음 주 수요일 오후 6시 30분",
    "1 " * 30,
)
TIMES = 20
"""How often each is typed."""


def typing() -> Iterator[tuple[str, float]]:
    """Type places and days letter by letter; milliseconds of CPU time for each letter."""
    zones.warm(NOW)
    yield from typical("zones_suggest", _letters(PLACES, lambda typed: zones.matching(typed, NOW)))
    moments.warm()
    yield from typical("days_read", _letters(DAYS, _day))


def _day(typed: str) -> None:
    with suppress(BadAbsence):
        moments.until(typed, NOW, ZoneInfo("Europe/Vienna"))


def _letters(texts: tuple[str, ...], read: Callable[[str], object]) -> list[float]:
    taken = []
    for text in texts * TIMES:
        for typed in (text[: n + 1] for n in range(len(text))):
            began = time.process_time()
            read(typed)
            taken.append((time.process_time() - began) * 1000)
    return taken
