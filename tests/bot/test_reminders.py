"""When a player is reminded, as plain values."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import HOUR
from bot.storage.people import Person, Reminded
from bot.tables.clocks.quiet import MARGIN, quiet
from bot.tables.clocks.reminders import (
    APART,
    HALF,
    KINDS,
    LAST,
    LATE,
    MOST,
    PLANNED,
    SNOOZE,
    WORTH,
    Wait,
    had,
    outdone,
    passed,
    plan,
    snoozed,
    to_send,
    wanted,
)
from tests.bot.test_quiet import MINUTES, MOMENTS, ZONES

NOBODY = Reminded()
ANN = Person(1)
NIGHT = Person(1, timezone="Europe/Vienna", quiet_from=22 * 60, quiet_until=8 * 60)


def at(text: str) -> int:
    """The moment when a wall in Vienna shows ``text``."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Vienna")).timestamp())


def waits(since: int, clock: int = 24, bank: int = 0) -> Wait:
    return Wait.clocked(0, 7, since=since, left=clock * HOUR, whole=clock * HOUR, bank=bank)


NOON = at("2026-11-20T12:00")


# --------------------------------------------------------------------------- planning


def test_half_of_the_clock_and_nearly_all_of_it():
    assert plan(waits(NOON), ANN, NOBODY) == {HALF: NOON + 12 * HOUR, LATE: NOON + 22.8 * HOUR}


@pytest.mark.parametrize("clock", [12, 24, 48, 72])
def test_every_clock_has_its_two(clock):
    found = plan(waits(NOON, clock), ANN, NOBODY)
    assert found == {HALF: NOON + clock * HOUR // 2, LATE: NOON + clock * HOUR * 95 // 100}


def test_without_a_clock_after_a_day_and_after_three():
    wait = Wait.unhurried(0, 7, since=NOON)
    assert plan(wait, ANN, NOBODY) == {HALF: NOON + 24 * HOUR, LATE: NOON + 72 * HOUR}
    assert wait.ends is None


def test_a_clock_that_went_on_again_keeps_what_is_still_to_come():
    went_on = Wait.clocked(0, 7, since=NOON, left=10 * HOUR, whole=24 * HOUR)
    assert plan(went_on, ANN, NOBODY) == {LATE: NOON + 10 * HOUR - 24 * HOUR // 20}
    nearly = Wait.clocked(0, 7, since=NOON, left=HOUR, whole=24 * HOUR)
    assert plan(nearly, ANN, NOBODY) == {}
    on_the_bank = Wait.clocked(0, 7, since=NOON, left=-HOUR, whole=24 * HOUR, bank=48 * HOUR)
    assert plan(on_the_bank, ANN, NOBODY) == {LAST: NOON + 45 * HOUR}
    assert on_the_bank.ends == NOON + 47 * HOUR


def test_the_last_comes_before_the_reserve_is_used_up():
    found = plan(waits(NOON, bank=48 * HOUR), ANN, NOBODY)
    assert list(found) == [HALF, LATE, LAST]
    assert found[LAST] == NOON + (24 + 48 - 2) * HOUR
    assert plan(waits(NOON, bank=2 * HOUR), ANN, NOBODY)[LAST] == NOON + 25 * HOUR
    assert plan(waits(NOON, bank=WORTH), ANN, NOBODY)[LAST] == NOON + 24 * HOUR + WORTH // 2
    assert LAST not in plan(waits(NOON, bank=WORTH - 1), ANN, NOBODY), "the one before says it"


def test_where_time_runs_out_in_quiet_hours_the_last_comes_before_them():
    began = at("2026-11-20T23:30")
    found = plan(waits(began, bank=3 * HOUR), NIGHT, NOBODY)  # until half past two in the night
    assert found == {
        HALF: at("2026-11-21T11:30"),
        LAST: at("2026-11-21T22:00") - MARGIN,
    }, "nobody is told twice at once"
    wait = waits(at("2026-11-20T22:30"), 12, 12 * HOUR)
    assert plan(wait, NIGHT, NOBODY) == {
        LATE: at("2026-11-21T09:54"),
        LAST: at("2026-11-21T20:30"),
    }
    wait = waits(at("2026-11-20T12:00"), bank=14 * HOUR)  # until two in the night
    assert plan(wait, NIGHT, NOBODY)[LAST] == at("2026-11-21T22:00") - MARGIN


def test_there_is_room_for_three():
    wait = waits(NOON, bank=48 * HOUR)
    assert list(plan(wait, ANN, Reminded(sent=1, half=True))) == [LATE, LAST]
    assert list(plan(wait, ANN, Reminded(sent=2, half=True, snooze=True))) == [LAST]
    assert list(plan(wait, ANN, Reminded(sent=1, half=True), put_off=NOON)) == [LAST]
    assert plan(wait, ANN, Reminded(sent=2, half=True, late=True), put_off=NOON) == {}
    assert plan(wait, ANN, Reminded(sent=3, half=True, snooze=True)) == {}


def test_what_would_fall_into_quiet_hours_comes_just_before_them():
    began = at("2026-11-20T15:00")
    assert plan(waits(began), NIGHT, NOBODY) == {
        HALF: at("2026-11-20T22:00") - MARGIN,
        LATE: began + 24 * HOUR * 95 // 100,
    }


def test_what_would_then_fall_before_the_turn_began_is_dropped():
    began = at("2026-11-20T23:00")
    assert plan(waits(began, 12), NIGHT, NOBODY) == {LATE: began + 12 * HOUR * 95 // 100}
    began = at("2026-11-20T21:54")
    assert plan(waits(began, 12), NIGHT, NOBODY) == {
        HALF: at("2026-11-20T21:55"),
        LATE: began + 12 * HOUR * 95 // 100,
    }
    assert HALF not in plan(waits(began + 60, 12), NIGHT, NOBODY), "at the very moment: too early"


def test_two_that_would_come_together_are_one():
    began = at("2026-11-20T20:00")
    assert plan(waits(began, 12), replace(NIGHT, quiet_until=9 * 60), NOBODY) == {
        LATE: at("2026-11-20T22:00") - MARGIN
    }


@pytest.mark.parametrize(
    ("began", "due"),
    [
        # Clocks go forward at 2 on 29 March and back at 3 on 25 October 2026.
        ("2026-03-28T22:00", {HALF: at("2026-03-29T11:00"), LATE: at("2026-03-29T21:48")}),
        ("2026-10-24T22:30", {HALF: at("2026-10-25T09:30"), LATE: at("2026-10-25T20:18")}),
        ("2026-10-24T20:30", {HALF: at("2026-10-24T21:55"), LATE: at("2026-10-25T18:18")}),
    ],
)
def test_on_the_days_when_the_clocks_are_changed(began, due):
    assert plan(waits(at(began)), NIGHT, NOBODY) == due


def test_who_wants_none_gets_none():
    assert plan(waits(NOON), replace(ANN, reminders=False), NOBODY) == {}
    assert plan(waits(NOON), ANN, Reminded(stopped=True)) == {}


def test_each_comes_once():
    assert plan(waits(NOON), ANN, Reminded(half=True)) == {LATE: NOON + 22.8 * HOUR}
    assert plan(waits(NOON), ANN, Reminded(half=True, late=True)) == {}
    assert had(Reminded(half=True, snooze=True)) == {HALF, SNOOZE}
    assert passed([LATE]) == {"half": True, "late": True}
    assert passed([SNOOZE, LAST]) == {"half": True, "late": True, "last": True, "snooze": True}
    assert passed([SNOOZE]) == {"snooze": True}


def test_a_later_one_makes_an_earlier_one_that_was_held_up_useless():
    assert outdone(HALF, Reminded(half=True, late=True))
    assert outdone(LATE, Reminded(half=True, late=True, last=True))
    assert not outdone(LATE, Reminded(half=True, late=True))
    assert not outdone(LAST, Reminded(half=True, late=True, last=True))
    assert not outdone(SNOOZE, Reminded(half=True, late=True))


# ------------------------------------------------------------------------ putting off


def test_a_reminder_is_put_off_as_long_as_there_is_room():
    assert snoozed(waits(NOON), ANN, NOBODY, NOON + HOUR, 3) == NOON + 4 * HOUR
    again = Reminded(sent=2, half=True, snooze=True)
    assert snoozed(waits(NOON), ANN, again, NOON + HOUR, 3) == NOON + 4 * HOUR
    assert snoozed(waits(NOON), ANN, replace(again, sent=MOST), NOON + HOUR, 3) is None
    assert snoozed(waits(NOON), ANN, Reminded(stopped=True), NOON + HOUR, 3) is None
    assert snoozed(waits(NOON), replace(ANN, reminders=False), NOBODY, NOON, 3) is None


def test_not_beyond_the_time_that_is_left():
    assert snoozed(waits(NOON), ANN, NOBODY, NOON + 21 * HOUR, 3) is None
    assert snoozed(waits(NOON), ANN, NOBODY, NOON + 21 * HOUR - 1, 3) == NOON + 24 * HOUR - 1
    assert snoozed(waits(NOON, bank=1), ANN, NOBODY, NOON + 21 * HOUR, 3) == NOON + 24 * HOUR
    unhurried = Wait.unhurried(0, 7, since=NOON)
    assert snoozed(unhurried, ANN, NOBODY, NOON + 900 * HOUR, 3) == NOON + 903 * HOUR


def test_out_of_quiet_hours_to_the_morning_or_if_that_is_too_late_before_them():
    evening, night = at("2026-11-20T21:30"), at("2026-11-20T23:30")
    morning = at("2026-11-21T08:00")
    assert snoozed(waits(NOON), NIGHT, NOBODY, evening, 3) == morning
    assert snoozed(waits(NOON), NIGHT, NOBODY, at("2026-11-20T21:55"), 1) == morning
    assert snoozed(waits(NOON), NIGHT, NOBODY, night, 3) == morning
    short = waits(NOON, 18)  # until six in the morning
    assert snoozed(short, NIGHT, NOBODY, evening, 3) == at("2026-11-20T22:00") - MARGIN
    assert snoozed(short, NIGHT, NOBODY, at("2026-11-20T21:55"), 3) is None
    assert snoozed(short, NIGHT, NOBODY, night, 3) is None


# ---------------------------------------------------------------------------- sending


def test_of_several_that_are_due_the_last_tells_all():
    wait = waits(NOON)
    assert to_send([HALF, LATE], wait, ANN, NOBODY, NOON + 23 * HOUR) == LATE
    assert to_send([HALF, SNOOZE], wait, ANN, NOBODY, NOON + 13 * HOUR) == SNOOZE
    assert to_send([HALF], wait, ANN, NOBODY, NOON + 12 * HOUR) == HALF
    assert to_send([HALF], wait, ANN, Reminded(half=True), NOON + 12 * HOUR) == ""
    assert to_send([HALF, LATE], wait, ANN, Reminded(late=True), NOON + 23 * HOUR) == HALF
    assert to_send([SNOOZE], wait, ANN, Reminded(snooze=True), NOON + 13 * HOUR) == SNOOZE
    assert to_send([HALF], wait, ANN, Reminded(sent=MOST), NOON + 12 * HOUR) == ""
    longer = waits(NOON, bank=48 * HOUR)
    assert to_send([*KINDS], longer, ANN, NOBODY, NOON + 71 * HOUR) == LAST


def test_nothing_is_sent_when_the_time_is_over():
    assert to_send([LATE], waits(NOON), ANN, NOBODY, NOON + 24 * HOUR - 1) == LATE
    assert to_send([LATE], waits(NOON), ANN, NOBODY, NOON + 24 * HOUR) == ""
    assert to_send([LATE], waits(NOON, bank=HOUR), ANN, NOBODY, NOON + 24 * HOUR) == LATE


def test_wanted_by_who_is_there_awake_and_has_not_stopped_them():
    night = at("2026-11-20T22:00")
    assert wanted(ANN, NOBODY, NOON)
    assert not wanted(replace(ANN, reminders=False), NOBODY, NOON)
    assert not wanted(ANN, Reminded(stopped=True), NOON)
    assert not wanted(ANN, NOBODY, NOON, away=True)
    assert wanted(replace(ANN, away_until=NOON + 1), NOBODY, NOON), "the table says who is away"
    assert wanted(NIGHT, NOBODY, night - 1)
    assert not wanted(NIGHT, NOBODY, night), "an outage does not push it there"
    assert to_send([LATE], waits(NOON), NIGHT, NOBODY, night) == ""


# -------------------------------------------------------------------------- at random


people = st.builds(
    Person,
    st.just(1),
    timezone=st.sampled_from([None, *ZONES]),
    quiet_from=st.none() | MINUTES,
    quiet_until=st.none() | MINUTES,
)
clocks = st.sampled_from([0, 12, 24, 48, 72])


def any_wait(clock: int, since: int, left: float, bank: int) -> Wait:
    if not clock:
        return Wait.unhurried(0, 0, since=since)
    whole = clock * HOUR
    left = int(whole * left)
    return Wait.clocked(0, 0, since=since, left=left, whole=whole, bank=max(0, bank, HOUR - left))


banks = st.integers(0, 48 * HOUR)


@given(people, clocks, MOMENTS, st.floats(-1, 1), banks)
def test_nobody_is_ever_reminded_in_quiet_hours_or_before_the_turn(
    person, clock, since, left, bank
):
    wait = any_wait(clock, since, left, bank)
    found = plan(wait, person, NOBODY)
    assert found.keys() <= set(PLANNED)
    for kind, due in found.items():
        assert since < due <= {HALF: wait.half, LATE: wait.late, LAST: wait.last}[kind]
        assert not quiet(person, due)
        assert to_send([kind], wait, person, NOBODY, due) == kind
    times = list(found.values())
    assert all(later - sooner >= APART for sooner, later in pairwise(times))
    if wait.last is not None and not quiet(person, wait.last) and wait.last > since:
        assert found[LAST] == wait.last


@given(people, clocks, MOMENTS, banks, st.lists(st.integers(0, 90), max_size=12), st.data())
def test_never_more_than_three_whatever_is_tapped_and_whenever(
    person, clock, since, bank, taps, data
):
    """A turn as it is played out: timers fire late or in time, reminders are put off."""
    wait, done, later, now, sent = any_wait(clock, since, 1, bank), NOBODY, None, since, []
    for hours in taps:
        put_off = snoozed(wait, person, done, now, data.draw(st.sampled_from((1, 3))))
        if put_off is not None and (sent or data.draw(st.booleans())):
            assert put_off > now
            assert not quiet(person, put_off)
            later = put_off
        pending = plan(wait, person, done, later) | ({} if later is None else {SNOOZE: later})
        assert len(pending) + done.sent <= MOST
        now += hours * HOUR // 2
        due = [kind for kind, at in pending.items() if at <= now]
        chosen = to_send(due, wait, person, done, now)
        if chosen:
            assert not quiet(person, now)
            sent.append(chosen)
        later = None if SNOOZE in due else later
        done = replace(done, sent=len(sent), **passed(due))
    planned = [kind for kind in sent if kind != SNOOZE]
    assert len(set(planned)) == len(planned)
    assert len(sent) <= MOST
