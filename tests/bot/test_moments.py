"""Times to come as people type them."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.errors import BadAbsence
from bot.texts.moments import until

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 21, 15, 30, tzinfo=UTC)
"""A Saturday; half past four in the afternoon in Berlin."""


def read(typed: str, zone: ZoneInfo | None = None, now: datetime = NOW) -> str | None:
    """Return what was typed as a time on the wall of ``zone``."""
    moment = until(typed, now, zone)
    if moment is None:
        return None
    return f"{datetime.fromtimestamp(moment, zone or UTC):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("typed", "when"),
    [
        ("3d", "2026-11-24 15:30"),
        ("3 days", "2026-11-24 15:30"),
        ("for 3 Days", "2026-11-24 15:30"),
        ("3", "2026-11-24 15:30"),
        ("a week", "2026-11-28 15:30"),
        ("two weeks", "2026-12-05 15:30"),
        ("1w 2d", "2026-11-30 15:30"),
        ("1 day and 12 hours", "2026-11-23 03:30"),
        ("12h", "2026-11-22 03:30"),
        ("monday", "2026-11-23 00:00"),
        ("until Monday", "2026-11-23 00:00"),
        ("next mon", "2026-11-23 00:00"),
        ("saturday", "2026-11-28 00:00"),
        ("sat 20:00", "2026-11-21 20:00"),
        ("friday 6pm", "2026-11-27 18:00"),
        ("monday at 9:15", "2026-11-23 09:15"),
        ("monday 12 am", "2026-11-23 00:00"),
        ("monday 12 pm", "2026-11-23 12:00"),
        ("tomorrow", "2026-11-22 00:00"),
        ("tomorrow 18:00", "2026-11-22 18:00"),
        ("today 18:00", "2026-11-21 18:00"),
        ("next week", "2026-11-23 00:00"),
        ("2026-12-01", "2026-12-01 00:00"),
        ("2026-12-01 07:45", "2026-12-01 07:45"),
        ("2026-12-01T07:45", "2026-12-01 07:45"),
        ("2026/12/1", "2026-12-01 00:00"),
        ("1.12.", "2026-12-01 00:00"),
        ("1.12.2026", "2026-12-01 00:00"),
        ("24 dec", "2026-12-24 00:00"),
        ("Dec 24th", "2026-12-24 00:00"),
        ("December 24, 2026", "2026-12-24 00:00"),
        ("the day", None),
        ("3 jan", "2027-01-03 00:00"),
        ("20 nov", "2027-11-20 00:00"),
    ],
)
def test_what_people_type_is_read(typed: str, when: str | None) -> None:
    if when is None:
        with pytest.raises(BadAbsence):
            until(typed, NOW, None)
    else:
        assert read(typed) == when


@pytest.mark.parametrize("typed", ["back", "BACK", " off ", "now", "until now"])
def test_an_absence_is_ended_in_a_word(typed: str) -> None:
    assert read(typed) is None


def test_a_day_begins_where_the_person_lives() -> None:
    assert until("monday", NOW, BERLIN) == datetime(2026, 11, 22, 23, tzinfo=UTC).timestamp()
    assert read("sat 16:00", BERLIN) == "2026-11-28 16:00"
    assert read("sat 17:00", BERLIN) == "2026-11-21 17:00"
    tokyo = ZoneInfo("Asia/Tokyo")
    assert read("tomorrow", tokyo) == "2026-11-23 00:00", "it is Sunday there already"


def test_a_day_on_which_the_clocks_change_begins_at_its_own_midnight() -> None:
    now = datetime(2026, 3, 27, 12, tzinfo=UTC)
    assert until("sunday", now, BERLIN) == datetime(2026, 3, 28, 23, tzinfo=UTC).timestamp()
    assert until("2026-03-30", now, BERLIN) == datetime(2026, 3, 29, 22, tzinfo=UTC).timestamp()
    assert until("24h", now, BERLIN) == datetime(2026, 3, 28, 12, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "unreadable"),
        ("soon", "unreadable"),
        ("2026-13-01", "unreadable"),
        ("30 feb", "unreadable"),
        ("monday 25:00", "unreadable"),
        ("3d and a bit", "unreadable"),
        ("@everyone", "unreadable"),
        ("0", "past"),
        ("today", "past"),
        ("today 15:30", "past"),
        ("2026-11-20", "past"),
        ("2020-01-01", "past"),
        ("400d", "far"),
        ("53 weeks", "far"),
        ("2027-12-01", "far"),
        ("999999999999", "unreadable"),
        ("9999w", "far"),
        ("9999-12-31", "far"),
    ],
)
def test_what_cannot_be_is_refused_by_name(typed: str, why: str) -> None:
    with pytest.raises(BadAbsence) as refused:
        until(typed, NOW, None)
    assert (refused.value.why, refused.value.text) == (why, typed)


def test_a_leap_day_is_the_next_one() -> None:
    with pytest.raises(BadAbsence) as refused:
        until("29 feb", NOW, None)
    assert refused.value.why == "far"
    assert read("29 feb", now=datetime(2028, 1, 5, tzinfo=UTC)) == "2028-02-29 00:00"
