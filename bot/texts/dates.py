"""Days and hours as a language writes them, for where Discord shows no timestamps."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton

from bot.texts.i18n import Words


def moment(at: int, zone: ZoneInfo, words: Words) -> str:
    """Return a moment (Unix seconds) on the wall of ``zone``.

    >>> moment(1795375800, ZoneInfo("Europe/Vienna"), Words("en"))
    'Sun, Nov 22, 20:30'
    """
    return words("moment", day=day(at, zone, words), hour=hour(at, zone))


def day(at: int, zone: ZoneInfo | None, words: Words) -> str:
    """Return the day that it is there, as the language has it: ``Sun, Nov 22``."""
    wall = datetime.fromtimestamp(at, zone or UTC)
    return format_skeleton("MMMEd", wall, locale=words.locale)


def hour(at: int, zone: ZoneInfo | None) -> str:
    """Return the time of day there: ``07:30``."""
    return f"{datetime.fromtimestamp(at, zone or UTC):%H:%M}"


def length(seconds: int, words: Words) -> str:
    """Return a length of time in hours and minutes, at least one minute."""
    hours, minutes = divmod(max(1, seconds // 60), 60)
    if not minutes:
        return words("length-hours", hours=hours)
    if not hours:
        return words("length-minutes", minutes=minutes)
    return words("length-both", hours=hours, minutes=minutes)
