"""Times of day and days as each language says them, where a guess would mean another one."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.errors import BadAbsence
from bot.handlers.games import clocks
from bot.panels.messages.hours import hours_in, shown
from bot.panels.turn.moves import UnreadableError
from bot.texts import zones
from bot.texts.i18n import Words, languages
from bot.texts.moments import as_day, until

NOW = datetime(2026, 11, 21, 15, 30, tzinfo=UTC)
"""A Saturday."""


def read(typed: str, language: str) -> str:
    moment = until(typed, NOW, None, language)
    return f"{datetime.fromtimestamp(moment or 0, UTC):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("language", "typed", "when"),
    [
        ("ja", "3日後に戻ります", "2026-11-24 15:30"),
        ("ja", "3日後まで", "2026-11-24 15:30"),
        ("ja", "3日から戻ります", "2026-12-03 00:00"),
        ("ko", "3일 뒤에 돌아와요", "2026-11-24 15:30"),
        ("ko", "3일에 돌아와요", "2026-12-03 00:00"),
        ("ko", "3. 4.", "2027-03-04 00:00"),
        ("ko", "2026. 12. 24.", "2026-12-24 00:00"),
        ("ko", "24/12", "2026-12-24 00:00"),
        ("ja", "3.4", "2027-03-04 00:00"),
        ("en", "3.4.", "2027-04-03 00:00"),
        ("en", "until 5 pm", "2026-11-21 17:00"),
        ("en", "until 3 days", "2026-11-24 15:30"),
        ("ja", "明日24時", "2026-11-23 00:00"),
        ("ja", "明日の夜12時", "2026-11-23 00:00"),
        ("ko", "내일 밤 12시 반", "2026-11-23 00:30"),
        ("ja", "明日の夜の10時", "2026-11-22 22:00"),
        ("ja", "24:00", "2026-11-22 00:00"),
        ("en", "back in 3 days", "2026-11-24 15:30"),
        ("en", "away until friday", "2026-11-27 00:00"),
        ("ja", "3日間ほど", "2026-11-24 15:30"),
        ("ko", "낮 12시", "2026-11-22 12:00"),
        ("ko", "내일 낮 2시까지", "2026-11-22 14:00"),
        ("ko", "일주일 정도", "2026-11-28 15:30"),
        ("ko", "토욜까지", "2026-11-28 00:00"),
    ],
)
def test_what_stands_with_a_number_tells_what_it_is(language: str, typed: str, when: str) -> None:
    assert read(typed, language) == when


@pytest.mark.parametrize(
    "typed", ["until 5", "by 17", "on 5", "the 5", "5まで", "5까지", "明日の間", "3/4", "9.30"]
)
def test_what_may_be_an_hour_a_day_or_a_length_is_not_guessed(typed: str) -> None:
    with pytest.raises(BadAbsence) as refused:
        until(typed, NOW, None)
    assert refused.value.why == "unreadable"


def test_a_length_is_not_offered_as_a_day() -> None:
    assert as_day("3日後", NOW, None) is None
    assert as_day("3日", NOW, None) == datetime(2026, 12, 3, tzinfo=UTC).timestamp()


def test_a_number_is_offered_as_a_length_in_any_width() -> None:
    words = Words("ja", strict=True)
    assert clocks._meant("３", NOW, None, words) == clocks._meant("3", NOW, None, words) != []


@pytest.mark.parametrize(
    "typed", ["9999w" * 12, "9999-12-31 24:00", "9999w" * 1000, "後" * 6000, "까지" * 3000]
)
def test_nothing_typed_is_too_much(typed: str) -> None:
    with pytest.raises(BadAbsence):
        until(typed, NOW, None)
    with pytest.raises(UnreadableError):
        hours_in(typed)


@pytest.mark.parametrize(
    ("typed", "begin", "end"),
    [
        ("夜の10時から朝の7時まで", "22:00", "07:00"),
        ("午後10時から翌朝7時", "22:00", "07:00"),
        ("22ー8", "22:00", "08:00"),
        ("22시부터 다음 날 8시까지", "22:00", "08:00"),
        ("밤 12시부터 아침 8시", "00:00", "08:00"),
        ("24-8", "00:00", "08:00"),
    ],
)
def test_quiet_hours_are_read_as_they_are_said(typed: str, begin: str, end: str) -> None:
    assert tuple(map(shown, hours_in(typed) or ())) == (begin, end)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("ロス", "America/Los_Angeles"),
        ("東", None),
        ("UTC9", None),
        ("マタモ", "America/Matamoros"),
        ("wien", "Europe/Vienna"),
        ("동경", "Asia/Tokyo"),
        ("", None),
    ],
)
def test_a_zone_is_taken_by_what_its_name_begins_with(typed: str, zone: str | None) -> None:
    assert zones.meant(typed, NOW) == zone


@pytest.mark.parametrize("language", languages())
def test_the_word_that_is_offered_for_no_quiet_hours_is_read(language: str) -> None:
    assert hours_in(Words(language, strict=True)("quiet-off")) is None
