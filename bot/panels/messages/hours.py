"""Quiet hours as people type them, and times of day as they read them."""

from __future__ import annotations

import re
from typing import Final

from bot.panels.turn.moves import UnreadableError

OFF: Final = ("off", "none", "no", "never", "0", "-", "aus", "non", "nein")
_TIME: Final = re.compile(
    r"(?P<hours>\d{1,2})(?:\s*[:.h]\s*(?P<minutes>[0-5]\d))?"
    r"\s*(?P<half>[ap]\.?\s?m\b\.?|h\b|uhr\b|o'?clock\b)?"
)
_BETWEEN: Final = re.compile(r"(?:[\s,;/\u2012-\u2015\u2212-]|to|till|until|bis|and|from|von)*")


def hours_in(text: str) -> tuple[int, int] | None:
    """Return when quiet hours begin and end, in minutes after midnight; ``None``: "off".

    :raises UnreadableError: it says neither, or both at the same time.
    """
    typed = text.strip().casefold()
    if typed in OFF:
        return None
    times = list(_TIME.finditer(typed))
    rest = _TIME.sub(" ", typed)
    if len(times) != 2 or not _BETWEEN.fullmatch(rest):
        raise UnreadableError("error-bad-hours", text)
    begin, end = (_minutes(found, text) for found in times)
    if begin == end:
        raise UnreadableError("error-bad-hours", text)
    return begin, end


def _minutes(found: re.Match[str], text: str) -> int:
    hours, minutes = int(found["hours"]), int(found["minutes"] or 0)
    half = (found["half"] or "")[:1]
    if half in ("a", "p"):
        if not 1 <= hours <= 12:
            raise UnreadableError("error-bad-hours", text)
        hours = hours % 12 + (12 if half == "p" else 0)
    if hours > 24 or (hours == 24 and minutes):
        raise UnreadableError("error-bad-hours", text)
    return hours % 24 * 60 + minutes


def shown(minutes: int) -> str:
    """Return a time of day: ``07:30``."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
