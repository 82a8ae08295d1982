"""When a player is reminded, as plain values."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.people import Person, Reminded
from bot.tables.clocks.quiet import MARGIN, quiet
from bot.tables.clocks.reminders import (
    APART,
    HALF,
    KINDS,
    LATE,
    SNOOZE,
    Wait,
    had,
    plan,
    snoozed,
    to_send,
    wanted,
)
from tests.bot.test_quiet import MINUTES, MOMENTS, ZONES

HOUR = 3600
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
    assert plan(on_the_bank, ANN, NOBODY) == {}
    assert on_the_bank.ends == NOON + 47 * HOUR


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


# ------------------------------------------------------------------------ putting off


def test_a_reminder_is_put_off_once():
    assert snoozed(waits(NOON), ANN, NOBODY, NOON + HOUR, 3) == NOON + 4 * HOUR
    assert snoozed(waits(NOON), ANN, Reminded(snooze=True), NOON + HOUR, 3) is None
    assert snoozed(waits(NOON), ANN, Reminded(stopped=True), NOON + HOUR, 3) is None
    assert snoozed(waits(NOON), replace(ANN, reminders=False), NOBODY, NOON, 3) is None


def test_not_beyond_the_time_that_is_left():
    assert snoozed(waits(NOON), ANN, NOBODY, NOON + 21 * HOUR, 3) is None
    assert snoozed(waits(NOON), ANN, NOBODY, NOON + 21 * HOUR - 1, 3) == NOON + 24 * HOUR - 1
    assert snoozed(waits(NOON, bank=1), ANN, NOBODY, NOON + 21 * HOUR, 3) == NOON + 24 * HOUR
    unhurried = Wait.unhurried(0, 7, since=NOON)
    assert snoozed(unhurried, ANN, NOBODY, NOON + 900 * HOUR, 3) == NOON + 903 * HOUR


def test_not_into_quiet_hours():
    evening, night = at("2026-11-20T21:30"), at("2026-11-20T23:30")
    assert snoozed(waits(NOON), NIGHT, NOBODY, evening, 3) == at("2026-11-20T21:55")
    assert snoozed(waits(NOON), NIGHT, NOBODY, at("2026-11-20T21:55"), 1) is None
    assert snoozed(waits(NOON), NIGHT, NOBODY, night, 3) is None


# ---------------------------------------------------------------------------- sending


def test_of_several_that_are_due_the_last_tells_all():
    wait = waits(NOON)
    assert to_send([HALF, LATE], wait, ANN, NOBODY, NOON + 23 * HOUR) == LATE
    assert to_send([HALF, SNOOZE], wait, ANN, NOBODY, NOON + 13 * HOUR) == SNOOZE
    assert to_send([HALF], wait, ANN, NOBODY, NOON + 12 * HOUR) == HALF
    assert to_send([HALF], wait, ANN, Reminded(half=True), NOON + 12 * HOUR) == ""
    assert to_send([HALF, LATE], wait, ANN, Reminded(late=True), NOON + 23 * HOUR) == HALF


def test_nothing_is_sent_when_the_time_is_over():
    assert to_send([LATE], waits(NOON), ANN, NOBODY, NOON + 24 * HOUR - 1) == LATE
    assert to_send([LATE], waits(NOON), ANN, NOBODY, NOON + 24 * HOUR) == ""
    assert to_send([LATE], waits(NOON, bank=HOUR), ANN, NOBODY, NOON + 24 * HOUR) == LATE


def test_wanted_by_who_is_there_awake_and_has_not_stopped_them():
    night = at("2026-11-20T22:00")
    assert wanted(ANN, NOBODY, NOON)
    assert not wanted(replace(ANN, reminders=False), NOBODY, NOON)
    assert not wanted(ANN, Reminded(stopped=True), NOON)
    assert not wanted(replace(ANN, away_until=NOON + 1), NOBODY, NOON)
    assert wanted(replace(ANN, away_until=NOON), NOBODY, NOON)
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


def any_wait(clock: int, since: int, left: float) -> Wait:
    if not clock:
        return Wait.unhurried(0, 0, since=since)
    whole = clock * HOUR
    return Wait.clocked(0, 0, since=since, left=int(whole * left), whole=whole, bank=48 * HOUR)


@given(people, clocks, MOMENTS, st.floats(-1, 1))
def test_nobody_is_ever_reminded_in_quiet_hours_or_before_the_turn(person, clock, since, left):
    wait = any_wait(clock, since, left)
    found = plan(wait, person, NOBODY)
    assert found.keys() <= {HALF, LATE}
    for kind, due in found.items():
        assert since < due <= (wait.half if kind == HALF else wait.late)
        assert not quiet(person, due)
        assert to_send([kind], wait, person, NOBODY, due) == kind
    if len(found) == 2:
        assert found[LATE] - found[HALF] >= APART


@given(people, clocks, MOMENTS, st.lists(st.integers(0, 90), max_size=12), st.data())
def test_never_more_than_three_whatever_is_tapped_and_whenever(person, clock, since, taps, data):
    """A turn as it is played out: timers fire late or in time, reminders are put off."""
    wait, done, pending, now, sent = any_wait(clock, since, 1), NOBODY, {}, since, []
    for hours in taps:
        put_off = snoozed(wait, person, done, now, data.draw(st.sampled_from((1, 3))))
        if put_off is not None:
            assert put_off > now
            assert not quiet(person, put_off)
            pending[SNOOZE] = put_off
        now += hours * HOUR // 2
        pending |= plan(wait, person, done)
        due = [kind for kind in KINDS if pending.get(kind, now + 1) <= now]
        chosen = to_send(due, wait, person, done, now)
        if chosen:
            assert not quiet(person, now)
            sent.append(chosen)
        for kind in due:
            pending.pop(kind)
            done = replace(done, **{kind.removeprefix("remind_"): True})
    assert len(sent) == len(set(sent)) <= 3
