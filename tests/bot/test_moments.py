"""Times to come as people type them."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import BadAbsence
from bot.texts.i18n import languages
from bot.texts.moments import until, written
from bot.texts.timewords import own

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
        ("24th", "2026-11-24 00:00"),
        ("day after tomorrow", "2026-11-23 00:00"),
        ("next week friday", "2026-11-27 00:00"),
        ("18:00", "2026-11-21 18:00"),
        ("noon", "2026-11-22 12:00"),
        ("12/24", "2026-12-24 00:00"),
        ("24/12", "2026-12-24 00:00"),
        ("明日", "2026-11-22 00:00"),
        ("明後日", "2026-11-23 00:00"),
        ("3日", "2026-11-24 15:30"),
        ("３日間", "2026-11-24 15:30"),
        ("3日後", "2026-11-24 15:30"),
        ("3日まで", "2026-12-03 00:00"),
        ("月曜", "2026-11-23 00:00"),
        ("月曜日まで", "2026-11-23 00:00"),
        ("来週の水曜日18時", "2026-11-25 18:00"),
        ("12月24日", "2026-12-24 00:00"),
        ("2026年12月24日まで", "2026-12-24 00:00"),
        ("2時間", "2026-11-21 17:30"),
        ("一週間と2日", "2026-11-30 15:30"),
        ("明日の午後6時", "2026-11-22 18:00"),
        ("今日の夜9時半", "2026-11-21 21:30"),
        ("18時", "2026-11-21 18:00"),
        ("明日の昼", "2026-11-22 12:00"),
        ("お昼まで", "2026-11-22 12:00"),
        ("今夜9時", "2026-11-21 21:00"),
        ("今晩8時半", "2026-11-21 20:30"),
        ("今夜12時まで", "2026-11-22 00:00"),
        ("しあさって", "2026-11-24 00:00"),
        ("再来週", "2026-11-30 00:00"),
        ("再来週の水曜日18時", "2026-12-02 18:00"),
        ("8 tonight", "2026-11-21 20:00"),
        ("week after next", "2026-11-30 00:00"),
        ("글피", "2026-11-24 00:00"),
        ("다다음 주 수요일", "2026-12-02 00:00"),
        ("오늘 밤 9시", "2026-11-21 21:00"),
        ("내일", "2026-11-22 00:00"),
        ("모레", "2026-11-23 00:00"),
        ("3일", "2026-11-24 15:30"),
        ("사흘 동안", "2026-11-24 15:30"),
        ("3일까지", "2026-12-03 00:00"),
        ("월요일", "2026-11-23 00:00"),
        ("다음주 수요일", "2026-11-25 00:00"),
        ("12월 24일", "2026-12-24 00:00"),
        ("2시간 뒤", "2026-11-21 17:30"),
        ("이 주", "2026-12-05 15:30"),
        ("내일 오후 6시 30분", "2026-11-22 18:30"),
        ("12월", None),
        ("3/4", None),
        ("18.30", None),
    ],
)
def test_what_people_type_is_read(typed: str, when: str | None) -> None:
    if when is None:
        with pytest.raises(BadAbsence):
            until(typed, NOW, None)
    else:
        assert read(typed) == when


@pytest.mark.parametrize(
    "typed",
    ["back", "BACK", " off ", "now", "until now", "戻りました", "ただいま", "복귀", "돌아왔어요"],
)
def test_an_absence_is_ended_in_a_word(typed: str) -> None:
    assert read(typed) is None


def test_three_fourths_are_read_as_the_language_has_them() -> None:
    for language, when in (("ja", "2027-03-04"), ("ko", "2027-03-04")):
        moment = until("3/4", NOW, None, language)
        assert f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}" == when


def test_what_is_written_for_every_language_is_read_again() -> None:
    for zone in (None, BERLIN):
        moment = until("3d", NOW, zone)
        assert until(written(moment, zone), NOW, zone) == moment


@pytest.mark.parametrize("language", languages())
def test_each_language_has_words_for_every_kind(language: str) -> None:
    lists = {"weekdays": 7, "months": 12, "numbers": 10, "slash": 1}
    for kind, count in lists.items():
        assert len(own(kind, language)) == count, kind
    for kind in ("back", "hours", "days", "weeks", "today", "tomorrow", "next-week", "am", "pm"):
        assert own(kind, language), kind


@given(st.text(max_size=60))
def test_whatever_is_typed_is_read_or_refused(typed: str) -> None:
    with suppress(BadAbsence):
        until(typed, NOW, BERLIN)


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
