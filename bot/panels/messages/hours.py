"""Quiet hours as people type them, and times of day as they read them."""

from __future__ import annotations

import re
from functools import cache

from bot.panels.turn.moves import UnreadableError
from bot.texts import typed


def hours_in(text: str) -> tuple[int, int] | None:
    """Return when quiet hours begin and end, in minutes after midnight; ``None``: "off".

    The words are those of ``typed.ftl`` in any language.

    :raises UnreadableError: it says neither, or both at the same time.
    """
    said = typed.normal(text)
    if typed.squeezed(said) in typed.numbered("off"):
        return None
    times = [typed.hour(found) for found in _time().finditer(said)]
    rest = _time().sub(" ", said)
    if len(times) != 2 or not _between().fullmatch(rest):
        raise UnreadableError("error-bad-hours", text)
    begin, end = times
    if begin is None or end is None or begin.minutes == end.minutes:
        raise UnreadableError("error-bad-hours", text)
    return begin.minutes, end.minutes


def shown(minutes: int) -> str:
    """Return a time of day: ``07:30``."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


@cache
def _time() -> re.Pattern[str]:
    return re.compile(typed.hour_pattern())


@cache
def _between() -> re.Pattern[str]:
    dashes = r"[\s,;/~\u301c\u2012-\u2015\u2212-]"
    return re.compile(rf"(?:{dashes}|{typed.one_of('between')})*")
