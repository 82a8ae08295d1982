"""Quiet hours as people type them, and times of day as they read them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bot.panels.turn.moves import UnreadableError
from bot.texts import timewords

LONGEST: Final = 80
"""Characters of what is typed that are looked at."""
_DAY: Final = 24 * 60


def hours_in(text: str) -> tuple[int, int] | None:
    """Return when quiet hours begin and end, in minutes after midnight; ``None``: "off".

    The words are those of ``typed.ftl`` in any language.

    :raises UnreadableError: it says neither, or both at the same time.
    """
    said = timewords.normal(text[:LONGEST])
    if timewords.squeezed(said) in timewords.numbered("off"):
        return None
    times = [timewords.hour(found) for found in _time().finditer(said)]
    rest = _time().sub(" ", said)
    if len(times) != 2 or not _between().fullmatch(rest):
        raise UnreadableError("error-bad-hours", text)
    begin, end = times
    if begin is None or end is None:
        raise UnreadableError("error-bad-hours", text)
    first, last = begin.minutes % _DAY, end.minutes % _DAY
    if first == last:
        raise UnreadableError("error-bad-hours", text)
    return first, last


def shown(minutes: int) -> str:
    """Return a time of day: ``07:30``."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


@cache
def _time() -> re.Pattern[str]:
    return re.compile(timewords.hour_pattern())


@cache
def _between() -> re.Pattern[str]:
    dashes = r"[\s,;/~\u301c\u30fc\u2012-\u2015\u2212-]"
    return re.compile(rf"(?:{dashes}|{timewords.one_of('between')})*")
