"""Quiet hours by the clock on the wall: over midnight, and on the days when it is changed."""

from __future__ import annotations

import zoneinfo
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.people import Person
from bot.tables.clocks.quiet import MARGIN, Quiet, quiet, zone

VIENNA = ZoneInfo("Europe/Vienna")


def hours(begin: str, end: str, where: str = "Europe/Vienna") -> Quiet:
    return Quiet(ZoneInfo(where), *(int(t[:2]) * 60 + int(t[3:]) for t in (begin, end)))


def at(text: str, where: ZoneInfo = VIENNA, *, again: bool = False) -> int:
    """The moment when a wall shows ``text``; ``again``: for the second time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=where, fold=int(again)).timestamp())


def shown(moment: int, where: ZoneInfo = VIENNA) -> str:
    return datetime.fromtimestamp(moment, where).isoformat()


# --------------------------------------------------------------------- ordinary days


@pytest.mark.parametrize(
    ("begin", "end", "time", "is_quiet"),
    [
        ("22:00", "08:00", "21:59", False),
        ("22:00", "08:00", "22:00", True),
        ("22:00", "08:00", "23:59", True),
        ("22:00", "08:00", "00:00", True),
        ("22:00", "08:00", "07:59", True),
        ("22:00", "08:00", "08:00", False),
        ("00:00", "06:30", "00:00", True),
        ("00:00", "06:30", "06:30", False),
        ("00:00", "06:30", "23:59", False),
        ("13:00", "15:00", "12:59", False),
        ("13:00", "15:00", "14:00", True),
        ("13:00", "15:00", "15:00", False),
        ("08:00", "00:00", "23:59", True),
        ("08:00", "00:00", "00:00", False),
    ],
)
def test_quiet_hours_begin_and_end_on_the_minute(begin, end, time, is_quiet):
    found = hours(begin, end).since(at(f"2026-11-20T{time}"))
    assert (found is not None) is is_quiet


def test_what_would_be_quiet_comes_just_before_it_became_so():
    night = hours("22:00", "08:00")
    for time in ("2026-11-20T22:00", "2026-11-20T23:30", "2026-11-21T03:00", "2026-11-21T07:59"):
        assert night.before(at(time)) == at("2026-11-20T22:00") - MARGIN
        assert night.after(at(time)) == at("2026-11-21T08:00")
    for time in ("2026-11-20T21:59", "2026-11-21T08:00"):
        assert night.before(at(time)) == night.after(at(time)) == at(time)


def test_with_nearly_the_whole_day_quiet_the_rest_is_used():
    nearly = hours("22:02", "22:00")
    assert nearly.before(at("2026-11-20T12:00")) == at("2026-11-19T22:02") - 1


def test_without_a_zone_or_without_hours_nothing_is_quiet():
    noon = at("2026-11-20T12:00")
    for person in (
        Person(1),
        Person(1, quiet_from=0, quiet_until=1439),
        Person(1, timezone="Europe/Vienna"),
        Person(1, timezone="Europe/Vienna", quiet_from=60),
        Person(1, timezone="Europe/Vienna", quiet_from=60, quiet_until=60),
        Person(1, timezone="Middle/Earth", quiet_from=0, quiet_until=1439),
        Person(1, timezone="../../etc/passwd", quiet_from=0, quiet_until=1439),
        Person(1, timezone="Europe", quiet_from=0, quiet_until=1439),
    ):
        assert not quiet(person, noon), person
    assert quiet(Person(1, timezone="Europe/Vienna", quiet_from=0, quiet_until=1439), noon)
    assert zone("Europe/Vienna") is not None


# ------------------------------------------------------------ the clocks are changed


def test_a_night_in_which_the_clocks_go_back_is_an_hour_longer():
    night = hours("22:00", "08:00")  # 25 October 2026, at 3 it is 2 again
    began, ends = at("2026-10-24T22:00"), at("2026-10-25T08:00")
    assert ends - began == 11 * 3600
    assert night.since(began) == night.since(ends - 1) == began
    assert night.since(began - 1) is night.since(ends) is None


def test_a_night_in_which_the_clocks_go_forward_is_an_hour_shorter():
    night = hours("22:00", "08:00")  # 29 March 2026, at 2 it is 3
    began, ends = at("2026-03-28T22:00"), at("2026-03-29T08:00")
    assert ends - began == 9 * 3600
    assert night.since(began) == night.since(ends - 1) == began
    assert night.since(began - 1) is night.since(ends) is None


def test_a_time_that_comes_twice_begins_quiet_hours_at_once_and_ends_them_at_last():
    late = hours("02:30", "08:00")
    began = at("2026-10-25T02:30")
    assert late.since(began - 1) is None
    assert late.since(at("2026-10-25T02:10", again=True)) == began, "it was quiet before"
    early = hours("22:00", "02:30")
    assert early.since(at("2026-10-25T02:45")) is not None, "it will be quiet again"
    assert early.since(at("2026-10-25T02:29", again=True)) is not None
    assert early.since(at("2026-10-25T02:30", again=True)) is None


def test_a_time_that_is_left_out_is_the_moment_of_the_change():
    change = at("2026-03-29T03:00")
    late = hours("02:30", "08:00")
    assert late.since(change - 1) is None
    assert late.since(change) == change
    early = hours("22:00", "02:30")
    assert early.since(change - 1) is not None
    assert early.since(change) is None


def test_a_change_at_midnight_and_a_day_left_out():
    beirut = ZoneInfo("Asia/Beirut")  # 29 March 2026: at 0 it is 1
    night = hours("00:30", "07:00", "Asia/Beirut")
    change = at("2026-03-29T01:00", beirut)
    assert night.since(change - 1) is None
    assert night.since(change) == change
    apia = ZoneInfo("Pacific/Apia")  # there was no 30 December 2011
    night = hours("22:00", "08:00", "Pacific/Apia")
    assert night.since(at("2011-12-31T03:00", apia)) is not None
    assert night.since(at("2011-12-29T21:59", apia)) is None


ZONES = sorted(zoneinfo.available_timezones())
MOMENTS = st.integers(1_704_000_000, 1_956_000_000)
"""From 2024 to 2031."""
MINUTES = st.integers(0, 1439)


@given(st.sampled_from(ZONES), MINUTES, MINUTES, MOMENTS)
def test_whatever_the_wall_shows_within_the_hours_is_quiet(where, begin, end, moment):
    if begin == end:
        return
    hours = Quiet(ZoneInfo(where), begin, end)
    wall = datetime.fromtimestamp(moment, ZoneInfo(where))
    minutes = wall.hour * 60 + wall.minute
    within = begin <= minutes < end if begin < end else not end <= minutes < begin
    since = hours.since(moment)
    if within:
        assert since is not None, shown(moment, ZoneInfo(where))
        assert since <= moment
    before = hours.before(moment)
    assert before <= moment
    wall = datetime.fromtimestamp(before, ZoneInfo(where))
    minutes = wall.hour * 60 + wall.minute
    gap = (begin - end) % 1440
    if gap > 2 * 60:
        assert hours.since(before) is None
        assert not (begin <= minutes < end if begin < end else not end <= minutes < begin)
